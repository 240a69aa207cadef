"""Positions that people write."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import find, ids, offered, where
from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.rules.table.stats import staging_threat
from westmarch.games.lotr_card_game.rules.table.zones import (
    DECK,
    ENCOUNTER_DECK,
    attachments_of,
    current_quest,
    engaged_with,
)
from westmarch.kernel.engine.errors import BadPosition

TEXT = """
scenario: passage_through_mirkwood; players: 1; round: 3; phase: quest; deck 1: leadership
threat: 31
quest: a_fork_in_the_road 1 progress
active: old_forest_road 1 progress
staging: forest_spider 1 damage, king_spider   # two spiders wait
heroes 1: aragorn 2 resources exhausted, gloin 1 damage
allies 1: faramir
attachments 1: steward_of_gondor on aragorn
engaged 1: dol_guldur_orcs
hand 1: gandalf, sneak_attack
"""


def test_a_position_is_laid_out_as_it_says() -> None:
    s = GAME.read_position(TEXT)
    assert (s.round, s.threat[0]) == (3, 31)
    assert ids(s, [current_quest(s)]) == ["a_fork_in_the_road"]
    assert s.progress[current_quest(s)] == 1
    aragorn = find(s, "aragorn", "play")
    assert s.resources[aragorn] == 2 and s.exhausted[aragorn]
    assert ids(s, attachments_of(s, aragorn)) == ["steward_of_gondor"]
    assert s.damage[find(s, "gloin", "play")] == 1
    assert where(s, find(s, "theodred")) == "discard_1", "not named: fallen"
    assert engaged_with(s, find(s, "dol_guldur_orcs", "engaged")) == 0
    assert sorted(ids(s, s.zones[16])) == ["gandalf", "sneak_attack"]
    assert staging_threat(s) == 4
    assert len(s.zones[DECK[0]]) == 30 - 4 and len(s.zones[ENCOUNTER_DECK]) == 36 - 4
    assert GAME.broken(s) == []
    assert offered(s), "the quest phase begins"


def test_a_position_plays_on_to_an_end() -> None:
    from random import Random

    from westmarch.kernel.engine.flow import take

    s = GAME.read_position(TEXT, seed=4)
    rng = Random(1)
    while s.offer is not None:
        take(s, rng.choice(s.offer.actions))
    assert s.ending


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "the position is empty"),
        ("scenario passage", "colon is missing"),
        ("scenario: moria", "scenario cannot be 'moria'"),
        ("weather: fine", "not something a position tells"),
        ("hand: gandalf", "of which player"),
        ("hand 2: gandalf", "no player 2"),
        ("hand 1: balrog", "there is no card called 'balrog'"),
        ("hand 1: gandalf, gandalf", "no gandalf is left"),
        ("staging: gandalf", "cannot lie there"),
        ("staging: forest_spider 2 apples", "no token"),
        ("attachments 1: steward_of_gondor", "on card"),
        ("attachments 1: steward_of_gondor on boromir", "no boromir is in play"),
        ("quest: beorns_song", "no stage of the scenario"),
        ("threat: 50", "eliminates"),
        ("threat: 1 2", "needs 1 numbers"),
        ("deck 1: potatoes", "potatoes"),
        ("heroes 1: aragorn 9 damage", "should be destroyed"),
        ("{}", "not a position"),
    ],
)
def test_mistakes_are_explained(text: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        GAME.read_position(text)


def test_a_whole_state_is_read_back() -> None:
    s = GAME.read_position(TEXT)
    again = GAME.read_position(GAME.write_position(s))
    assert again.zones == s.zones and offered(again) == offered(s)
