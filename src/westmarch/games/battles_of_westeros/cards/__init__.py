"""What the Leadership cards and Commander cards do. Importing this package registers all of it."""

from westmarch.games.battles_of_westeros.cards import commanders, tactics
from westmarch.games.battles_of_westeros.catalogue import LEADERSHIP
from westmarch.games.battles_of_westeros.leadership import COMMANDS, TACTICS
from westmarch.games.battles_of_westeros.pieces import known

__all__ = ["commanders", "tactics"]

# A card of a data pack must use words that mean something.
for card in LEADERSHIP:
    for command in card.commands:
        known(("order", *COMMANDS), command.do, f"{card.id}: commands")
    if card.tactic is not None:
        known(tuple(TACTICS), card.tactic.do, f"{card.id}: tactic")
