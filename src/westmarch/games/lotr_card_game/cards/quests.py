"""The quest cards of the three scenarios."""

from __future__ import annotations

from westmarch.games.lotr_card_game.abilities import no_text, passive, setup
from westmarch.games.lotr_card_game.catalogue import NUMBER
from westmarch.games.lotr_card_game.effects import add_to_staging
from westmarch.games.lotr_card_game.state import Adventure
from westmarch.games.lotr_card_game.zones import ENCOUNTER_DECK, named, shuffle

# ---- Passage Through Mirkwood


@setup("flies_and_spiders")
def flies_and_spiders(s: Adventure, card: int) -> None:
    """One Forest Spider and one Old Forest Road into the staging area."""
    for wanted in (NUMBER["forest_spider"], NUMBER["old_forest_road"]):
        found = next(c for c in s.zones[ENCOUNTER_DECK] if s.design[c] == wanted)
        add_to_staging(s, found)
    shuffle(s, ENCOUNTER_DECK)


no_text("a_fork_in_the_road")  # its random next stage is in the data (stages.py)


@passive("beorns_path", "cannot_advance")
def beorns_path(s: Adventure, card: int, quest: int) -> bool:
    """Cannot be defeated while Ungoliant's Spawn is in play."""
    return any(named(s, "Ungoliant's Spawn"))
