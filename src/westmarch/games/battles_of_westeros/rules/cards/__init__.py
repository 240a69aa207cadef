"""What the Leadership cards and Commander cards do. Importing this package registers all of it."""

from westmarch.games.battles_of_westeros.rules.battlefield.pieces import known
from westmarch.games.battles_of_westeros.rules.cards import commanders, tactics
from westmarch.games.battles_of_westeros.rules.catalogue import LEADERSHIP
from westmarch.games.battles_of_westeros.rules.round.leadership import COMMANDS, TACTICS

__all__ = ["commanders", "tactics"]

# A card of a data pack must use words that mean something.
for card in LEADERSHIP:
    for command in card.commands:
        known(("order", *COMMANDS), command.do, f"{card.id}: commands")
    if card.tactic is not None:
        known(tuple(TACTICS), card.tactic.do, f"{card.id}: tactic")
