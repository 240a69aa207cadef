"""Commander abilities (bow.5.22, bow.5.23): where cards/commanders.py hooks in.

Three kinds. `when_attacking` changes an attack of the commander's House while it is prepared.
`option` lets the owner do something at a window (a moment of the turn); a *commit* option turns the
card to its spent side. Sets of commanders for simple permissions stand with the rule they bend:
`army.STALWART_NEIGHBOURS`, `attack.NO_PARTING_BLOW`, `fire.VALOR_BURNS`, `morale.MORALE_SHIELDS`.

Windows: `turn` (before the owner's action; the turn goes on), `ordered` (units have been ordered),
`before_roll`, `after_roll`, `after_attack` (the attacker's owner), `before_hits` (the target's
owner), `after_card` (a Leadership card has been carried out).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeAlias

from westmarch.games.battles_of_westeros.rules.actions import DONE, SPACE
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import COMMANDER, COMMANDERS
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

if TYPE_CHECKING:
    from westmarch.games.battles_of_westeros.rules.combat.attack import Attack

WINDOWS = (
    "turn",
    "ordered",
    "before_roll",
    "after_roll",
    "before_hits",
    "after_attack",
    "after_card",
)
Changes: TypeAlias = "Callable[[Field, Attack, int], None]"
Usable: TypeAlias = Callable[[Field, int], bool]
Effect: TypeAlias = Callable[[Field, int], None]

SPACE.verb("use_ability", COMMANDERS)
USE: tuple[Action, ...] = tuple(("use_ability", name) for name in COMMANDERS)


class Option(NamedTuple):
    """Something a commander's owner may do at a window."""

    usable: Usable
    effect: Effect
    commits: bool


ATTACKS: dict[int, Changes] = {}
OPTIONS: dict[str, dict[int, Option]] = {window: {} for window in WINDOWS}


def when_attacking(commander: str) -> Callable[[Changes], Changes]:
    """Register `changes(s, attack, leader)`, called for each attack, counterattack and parting blow
    of the commander's House before its dice are counted; `leader` is his unit. It may raise
    `attack.bonus` (dice), `attack.rerolls` (dice) or `attack.further` (hexes of retreat)."""

    def register(changes: Changes) -> Changes:
        ATTACKS[COMMANDER[commander]] = changes
        return changes

    return register


def option(
    commander: str, window: str, usable: Usable, commits: bool = True
) -> Callable[[Effect], Effect]:
    """Register `effect(s, leader)` that the owner may choose at a window while `usable(s, leader)`;
    `leader` is the commander's unit."""

    def register(effect: Effect) -> Effect:
        OPTIONS[window][COMMANDER[commander]] = Option(usable, effect, commits)
        return effect

    return register


def prepare(s: Field, attack: Attack) -> None:
    """Let the abilities of the attacking House's commanders change an attack."""
    if ATTACKS:
        house = s.house[attack.attacker]
        for leader, commander in enumerate(s.commander):
            if commander in ATTACKS and s.house[leader] == house and s.hex[leader] >= 0:
                ATTACKS[commander](s, attack, leader)


def offers(s: Field, window: str, house: int) -> list[Action]:
    """The abilities a House may use at a window."""
    options = OPTIONS[window]
    found: list[Action] = []
    if options:
        for leader, commander in enumerate(s.commander):
            if commander < 0 or commander not in options:
                continue
            if s.house[leader] == house and s.hex[leader] >= 0:
                chance = options[commander]
                if (s.fresh[commander] or not chance.commits) and chance.usable(s, leader):
                    found.append(USE[commander])
    return found


def use(s: Field, window: str, action: Action) -> None:
    """Use an ability; a commit ability turns the card (bow.5.23)."""
    commander = COMMANDER[str(action[1])]
    chance = OPTIONS[window][commander]
    if chance.commits:
        s.fresh[commander] = 0
    tell(s, "ability", commander=COMMANDERS[commander], commits=chance.commits)
    chance.effect(s, army.unit_of_commander(s, commander))


def open_window(s: Field, window: str, house: int) -> None:
    """Ask a House whether it uses an ability now, if it has one for this window."""
    if OPTIONS[window] and offers(s, window, house):
        call(s, Window(window=window, house=house))


class Window(Frame):
    """A House may use abilities of its commanders at this moment."""

    sequence: ClassVar[tuple[str, ...]] = ("use_ability",)
    window: str
    house: int

    @choice("use_ability", rule="bow.5.23")
    def use_ability(self, s: Field) -> Offered:
        found = offers(s, self.window, self.house)
        return (self.house, [*found, DONE]) if found else None

    @use_ability.takes
    def _(self, s: Field, action: Action) -> None:
        if action != DONE:
            self.goto("use_ability")
            use(s, self.window, action)
