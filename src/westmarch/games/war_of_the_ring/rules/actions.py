"""The action space of War of the Ring, and the verbs several modules share."""

from __future__ import annotations

from westmarch.games.war_of_the_ring.rules.catalogue import CARDS, DECKS
from westmarch.games.war_of_the_ring.rules.map.board import PLACES, REGIONS
from westmarch.games.war_of_the_ring.rules.map.pieces import CHARACTERS, FIGURES, NATIONS
from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.decision import Action

SPACE = ActionSpace()

DONE: Action = (SPACE.verb("done"),)
PASS: Action = (SPACE.verb("pass"),)
YES: Action = (SPACE.verb("yes"),)
NO: Action = (SPACE.verb("no"),)
SKIP: Action = (SPACE.verb("skip"),)
SPACE.verb("choose_place", PLACES)
SPACE.verb("choose_region", REGIONS)
SPACE.verb("choose_nation", NATIONS)
SPACE.verb("choose_figure", FIGURES)
SPACE.verb("choose_character", CHARACTERS)
SPACE.verb("choose_card", CARDS)
SPACE.verb("choose_deck", DECKS)
SPACE.verb("choose_number", range(13))
