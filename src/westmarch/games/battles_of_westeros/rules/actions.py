"""The action space of Battles of Westeros, and the verbs several modules share."""

from __future__ import annotations

from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import SYMBOLS
from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.decision import Action

SPACE = ActionSpace()


def by_hex(verb: str) -> tuple[Action, ...]:
    """Declare a verb whose argument is a hex; its actions by hex."""
    SPACE.verb(verb, HEXES)
    return tuple((verb, name) for name in HEXES)


def by_symbol(verb: str) -> tuple[Action, ...]:
    """Declare a verb whose argument is a symbol of the die; its actions by symbol."""
    SPACE.verb(verb, SYMBOLS)
    return tuple((verb, name) for name in SYMBOLS)


DONE: Action = (SPACE.verb("done"),)
PASS: Action = (SPACE.verb("pass"),)
YES: Action = (SPACE.verb("yes"),)
NO: Action = (SPACE.verb("no"),)
STAY: Action = (SPACE.verb("stay"),)
CHOOSE_UNIT = by_hex("choose_unit")
"""A unit, named by its hex."""
CHOOSE_HEX = by_hex("choose_hex")
ATTACK_AT = by_hex("attack")
CHOOSE_SYMBOL = by_symbol("choose_symbol")
