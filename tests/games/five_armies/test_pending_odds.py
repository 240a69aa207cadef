"""The odds shown before a decision."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.five_armies.helpers import (
    SHADOW,
    act,
    asked,
    bare,
    give,
    luck,
    put_army,
    put_character,
    start,
)
from westmarch.games.five_armies.odds import hit_chances
from westmarch.games.five_armies.pending_odds import pending_odds
from westmarch.games.five_armies.rules.battle.battle import Battle, CombinedAttack, MoveAndAttack
from westmarch.games.five_armies.rules.catalogue import CARD, CARDS, COMBAT, COMBAT_OF
from westmarch.games.five_armies.rules.characters.characters import BeornActs
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.state import Battlefield


def battles(s: Battlefield) -> list[dict[str, Any]]:
    found = pending_odds(s)
    assert found is not None
    assert found["exact"] is True
    for battle in found["battles"]:
        for side in ("attacker", "defender"):
            assert sum(battle[side]["hits"]) == pytest.approx(1)
        whole = battle["whole_battle"]
        ends = ("attacker_wins", "defender_wins", "both_destroyed", "undecided")
        assert sum(whole[e] for e in ends) == pytest.approx(1)
    return list(found["battles"])


def before_the_spur(leaders: int = 1) -> Battlefield:
    s = bare()
    put_army(s, "eb_spur_plain", orc=3, great_orc=1, leaders=leaders)
    put_army(s, "eastern_spur", dwarf_veteran=2, damage=1)
    return s


def attack_the_spur(s: Battlefield) -> None:
    armies = (PLACE["eb_spur_plain"],)
    start(s, Battle(attacker=SHADOW, armies=armies, region=PLACE["eastern_spur"]))


@pytest.mark.rule("b5a.12.19", "b5a.10.23")
def test_beorn_overmastered_rolls_nothing_again() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=2, leaders=1)
    put_character(s, "beorn", "ruins_of_dale")
    s.wrath = 8
    give(s, SHADOW, "event_12")
    armies = (PLACE["v_east_plain"],)
    start(s, Battle(attacker=SHADOW, armies=armies, region=PLACE["ruins_of_dale"]))
    luck(s, 1, 1, 6, 1, 1, 1)
    act(s, "manoeuvre event_12")
    assert asked(s) == "leader_reroll" and s.offer is not None and s.offer.seat == SHADOW
    assert battles(s)[0]["defender"]["hits"] == pytest.approx([0.0, 1.0])


def test_nothing_without_a_battle() -> None:
    s = bare()
    assert pending_odds(s) is None


def test_every_attack_on_offer() -> None:
    s = before_the_spur()
    put_army(s, "eb_ford_plain", elf_spearman=1)
    start(s, MoveAndAttack(side=SHADOW))
    found = battles(s)
    assert {b["target"] for b in found} == {"eastern_spur", "eb_ford_plain"}
    spur = next(b for b in found if b["target"] == "eastern_spur")
    assert (spur["form"], spur["round"], spur["round_going_on"]) == ("walls", 1, False)
    assert spur["attacker"]["needed"] == 6
    assert spur["attacker"]["dice"] == 5
    assert spur["attacker"]["hits"] == pytest.approx(list(hit_chances(5, 1, 6)))
    assert spur["defender"]["walls"] == 3
    assert spur["defender"]["damage"] == 1
    field = next(b for b in found if b["target"] == "eb_ford_plain")
    assert (field["form"], field["attacker"]["needed"]) == ("field", 5)


def test_the_army_that_may_choose_is_the_only_one_counted() -> None:
    """With one army to lead, choosing it is no choice; the attacks are offered at once."""
    s = before_the_spur()
    put_army(s, "bl_muster_n", orc=2)
    start(s, MoveAndAttack(side=SHADOW, led=1))
    assert [b["origin"] for b in battles(s)] == ["eb_spur_plain"]


@pytest.mark.rule("b5a.10.23")
def test_dice_that_have_fallen_count() -> None:
    s = before_the_spur()
    attack_the_spur(s)
    plain = battles(s)[0]
    assert (plain["round"], plain["round_going_on"]) == (1, True)
    luck(s, 6, 6, 1, 1, 1, 1, 1, 1, 1)
    act(s, "manoeuvre regroup", "manoeuvre regroup")
    assert asked(s) == "leader_reroll"
    rolled = battles(s)[0]
    assert rolled["attacker"]["hits"] == pytest.approx([0, 0, 5 / 6, 1 / 6])
    assert rolled["defender"]["hits"] == [1.0]
    better = rolled["whole_battle"]["attacker_wins"]
    assert better > plain["whole_battle"]["attacker_wins"]


@pytest.mark.rule("b5a.10.20")
def test_the_slope_counts_in_the_first_round_only() -> None:
    s = before_the_spur(leaders=0)
    s.wall_damage[PLACE["eastern_spur"]] = 3
    attack_the_spur(s)
    assert battles(s)[0]["attacker"]["needed"] == 6
    luck(s, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    act(s, "manoeuvre regroup", "manoeuvre regroup")
    while asked(s) != "cease":
        act(s, "done")
    after = battles(s)[0]
    assert (after["round"], after["round_going_on"]) == (2, False)
    assert after["attacker"]["needed"] == 5


def test_a_card_to_be_revealed_stays_secret_and_an_open_one_counts() -> None:
    s = before_the_spur()
    foggy = next(c for c in CARDS if COMBAT_OF[CARD[c]] == COMBAT["dense_fog"])
    give(s, SHADOW, foggy)
    attack_the_spur(s)
    before = battles(s)
    act(s, f"manoeuvre {foggy}")
    assert battles(s) == before
    luck(s, 6, 1, 1, 1, 1, 1, 1, 1, 1)
    act(s, "manoeuvre regroup")
    assert battles(s)[0]["whole_battle"]["undecided"] > 0.9


@pytest.mark.rule("b5a.10.44")
def test_a_combined_attack_is_looked_at_as_a_whole() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=2)
    put_army(s, "v_dale_hills", warg=4)
    put_army(s, "ruins_of_dale", lake_men=3)
    start(s, CombinedAttack(side=SHADOW))
    found = battles(s)[0]
    assert (found["form"], found["armies"]) == ("combined", ["v_dale_hills", "v_east_plain"])
    act(s, "add_army v_east_plain")
    assert asked(s) == "name_army"
    act(s, "fight_with v_east_plain")
    found = battles(s)[0]
    assert found["armies"] == ["v_east_plain", "v_dale_hills"]
    assert found["attacker"]["dice"] == 2


@pytest.mark.rule("b5a.12.11", "b5a.12.19")
def test_beorn_attacks() -> None:
    s = bare()
    put_character(s, "beorn", "v_east_plain")
    s.wrath = 5
    put_army(s, "ruins_of_dale", orc=2)
    start(s, BeornActs())
    act(s, "done")
    beorn = battles(s)[0]["attacker"]
    assert (beorn["side"], beorn["wrath"], beorn["dice"]) == ("free_peoples", 5, 4)
    assert beorn["expected_hits"] == pytest.approx(4 * 5 / 9)


def test_a_battle_that_is_over_has_no_odds() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=5)
    put_army(s, "ruins_of_dale", lake_men=1, damage=1)
    start(
        s, Battle(attacker=SHADOW, armies=(PLACE["v_east_plain"],), region=PLACE["ruins_of_dale"])
    )
    luck(s, 6, 6, 6, 6, 6, 1)
    act(s, "manoeuvre regroup", "manoeuvre regroup")
    while asked(s) == "casualties":
        act(s, "done")
    assert asked(s) == "advance"
    assert battles(s) == []
