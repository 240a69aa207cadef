"""Whose card, whose trigger, whose loss: texts that speak of their own card answer to no other, and
"you" in a shadow effect is the player attacked, not the first player."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    attached,
    find,
    offered,
    put,
    put_all,
    run,
    start,
    table,
    told,
)
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.catalogue import HAS_SHADOW, IDS, NUMBERS
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table import zones

# ---- its own trigger, not another card's

OWN = [
    ("committed", "aragorn", "play"),
    ("committed", "theodred", "play"),
    ("committed", "lorien_guide", "play"),
    ("committed", "northern_tracker", "play"),
    ("damaged", "gloin", "play"),
    ("enters_play", "son_of_arnor", "play"),
    ("enters_play", "snowbourn_scout", "play"),
    ("enters_play", "longbeard_orc_slayer", "play"),
    ("enters_play", "miner_of_the_iron_hills", "play"),
    ("enters_play", "gandalf", "play"),
    ("played", "erebor_hammersmith", "play"),
    ("defends", "gondorian_spearman", "play"),
    ("engaged", "forest_spider", "engaged"),
    ("engaged", "hummerhorns", "engaged"),
    ("attacks", "dol_guldur_beastmaster", "engaged"),
    ("attacks", "marsh_adder", "engaged"),
    ("attacked", "chieftain_ufthak", "engaged"),
    ("attacked", "misty_mountain_goblins", "engaged"),
    ("attacked", "wargs", "engaged"),
    ("destroyed", "eastern_crows", "engaged"),
    ("travelled", "old_forest_road", "active"),
    ("travelled", "forest_gate", "active"),
    ("travelled", "the_brown_lands", "active"),
    ("travelled", "tower_gate", "active"),
    ("explored", "mountains_of_mirkwood", "staging"),
    ("progress_placed", "through_the_caverns", "quest"),
]
SUBJECT = {
    "committed": ("guard_of_the_citadel", "play"),
    "damaged": ("guard_of_the_citadel", "play"),
    "enters_play": ("guard_of_the_citadel", "play"),
    "played": ("guard_of_the_citadel", "play"),
    "defends": ("guard_of_the_citadel", "play"),
    "travelled": ("enchanted_stream", "staging"),
    "explored": ("enchanted_stream", "encounter_discard"),
    "progress_placed": ("enchanted_stream", "staging"),
}
"""By happening: another card to which it happens; otherwise an enemy."""


def full_table(card: str, place: str) -> tuple[Adventure, int]:
    """A table on which every one of these texts has something to do."""
    heroes = [["beravor", "denethor"]]
    stage = card if place == "quest" else ""
    s = table(scenario="escape_from_dol_guldur", stage=stage, heroes=heroes)
    put_all(s, "staging", "cavern_guardian", "endless_caverns")
    if place == "quest":
        s.captive = put(s, "gimli", "captive")
        return s, s.zones[zones.QUEST][0]
    for hero in list(s.zones[zones.AREA[0]]):
        s.committed[hero] = s.exhausted[hero] = 1
    if place != "active":
        put(s, "necromancers_pass", "active")
    put_all(s, "deck", "gandalf", "beorn", "gimli", "legolas")
    put_all(s, "encounter_deck", "forest_gate", "forest_gate")
    put(s, "citadel_plate", "discard")
    attached(s, "dark_knowledge", find(s, "denethor"))
    s.progress[s.zones[zones.QUEST][0]] = 3
    found = put(s, card, place)
    s.resources[found] = 3 if place == "play" else 0
    if place == "engaged":
        s.attached_to[put(s, "old_forest_road", "shadow_up")] = found
    return s, found


@pytest.mark.rule("lcg.13.07", "lcg.13.09")
@pytest.mark.parametrize("itself", [True, False])
@pytest.mark.parametrize(("kind", "card", "place"), OWN)
def test_a_text_of_its_own_card_answers_to_no_other(
    kind: str, card: str, place: str, itself: bool
) -> None:
    s, found = full_table(card, place)
    if itself:
        subject = found
        if kind in ("destroyed", "explored"):
            zones.move(s, found, zones.ENCOUNTER_DISCARD)
    else:
        subject = put(s, *SUBJECT.get(kind, ("king_spider", "engaged")))
    happen(s, kind, subject, 0, 1, find(s, "cavern_guardian"))
    run(s)
    answered = any(text.startswith(f"respond {card}") for text in offered(s)) or any(
        event.data["card"] == found for event in told(s, "used")
    )
    assert answered == itself


# ---- the player attacked, not the first player

YOURS = [IDS[n] for n in range(NUMBERS) if HAS_SHADOW[n] and IDS[n] != "iron_shackles"]
"""Iron Shackles goes to the first player whoever is attacked."""


@pytest.mark.rule("lcg.13.12", "lcg.9.10")
@pytest.mark.parametrize("defended", [True, False])
@pytest.mark.parametrize("name", YOURS)
def test_a_shadow_effect_is_for_the_player_attacked(name: str, defended: bool) -> None:
    s = table(2, heroes=[["eowyn", "dunhere"], ["aragorn", "gloin", "theodred"]], phase="combat")
    attached(s, "the_favor_of_the_lady", find(s, "eowyn"))
    for hero in ("aragorn", "gloin"):
        attached(s, "unexpected_courage", find(s, hero), seat=1)
        s.exhausted[s.zones[zones.ATTACHED][-1]] = 1
    s.exhausted[put(s, "silverlode_archer", "play")] = 1
    s.exhausted[put(s, "guard_of_the_citadel", "play", seat=1)] = 1
    s.progress[s.zones[zones.QUEST][0]] = 5
    attacker = put(s, "forest_spider", "engaged", seat=1)
    card = put(s, name, "shadow")
    s.attached_to[card] = attacker
    before = of_player(s, 0)
    start(s, EnemyAttack(enemy=attacker, seat=1))
    act(s, "defend aragorn" if defended else "no_defender")
    while s.offer is not None:
        assert s.offer.seat == 1, s.offer.kind
        act(s, offered(s)[0])
    assert of_player(s, 0) == before


def of_player(s: Adventure, seat: int) -> list[object]:
    """What a shadow effect could take from a player."""
    area = s.zones[zones.AREA[seat]]
    return [
        s.threat[seat],
        [(c, s.damage[c], s.exhausted[c], zones.attachments_of(s, c)) for c in area],
        list(s.zones[zones.HAND[seat]]),
    ]
