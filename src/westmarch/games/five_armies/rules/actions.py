"""The action space of The Battle of Five Armies, and the verbs several modules share."""

from __future__ import annotations

from westmarch.games.five_armies.rules.catalogue import CARDS
from westmarch.games.five_armies.rules.map.board import PLACES, TERRITORIES
from westmarch.games.five_armies.rules.map.pieces import CHARACTERS, TOKENS, UNITS
from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.decision import Action

SPACE = ActionSpace()

DONE: Action = (SPACE.verb("done"),)
PASS: Action = (SPACE.verb("pass"),)
SKIP: Action = (SPACE.verb("skip"),)
YES: Action = (SPACE.verb("yes"),)
NO: Action = (SPACE.verb("no"),)
SPACE.verb("choose_place", PLACES)
SPACE.verb("choose_territory", TERRITORIES)
SPACE.verb("choose_unit", UNITS)
SPACE.verb("choose_character", CHARACTERS)
SPACE.verb("choose_card", CARDS)
SPACE.verb("choose_token", TOKENS)
SPACE.verb("choose_number", range(21))
