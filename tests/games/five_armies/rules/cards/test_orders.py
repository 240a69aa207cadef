"""The order effects of the Event cards, one by one."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    army,
    asked,
    bare,
    damage,
    luck,
    offered,
    put_army,
    put_token,
    tokens,
    told,
    why,
)
from tests.games.five_armies.rules.cards.playing_cards import play
from westmarch.games.five_armies.rules.catalogue import CARD, D_EVENT


@pytest.mark.rule("b5a.6.16", "b5a.9.37")
def test_blow_the_horns_rallies_two_armies_on_4() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2, damage=2)
    put_army(s, "ravenhill", elf_archer=2, damage=1)
    put_army(s, "lower_slopes", elf_archer=1, damage=1)
    play(s, "event_01", FP)
    assert offered(s) == ["rally camp", "rally ravenhill", "rally lower_slopes", "done"]
    luck(s, 4, 4)
    act(s, "rally camp")
    assert damage(s, "camp") == 0
    luck(s, 3, 3)
    act(s, "rally ravenhill")
    assert damage(s, "ravenhill") == 1
    act(s, "done")
    assert s.offer is None  # two armies at most


@pytest.mark.rule("b5a.6.16")
def test_blow_the_horns_works_for_the_shadow_too() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, damage=1)
    put_army(s, "bl_muster_n", orc=2, damage=1)
    play(s, "event_01", SHADOW)
    assert offered(s) == ["rally bl_muster_n", "done"]


@pytest.mark.rule("b5a.6.09", "b5a.9.14")
def test_call_to_arms_moves_two_led_armies_two_regions() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, leaders=1)
    put_army(s, "ravenhill", elf_archer=1)
    put_army(s, "lower_slopes", elf_archer=1, leaders=1)
    play(s, "event_04", FP)
    assert offered(s) == ["move_from camp", "move_from lower_slopes", "done"]
    assert why(s, "move_from ravenhill") == ("b5a.9.14", "needs_leadership")
    act(s, "move_from camp", "move_to eb_south_hills", "take_all")
    assert asked(s) == "march_on"
    act(s, "done", "done")
    assert s.offer is None and army(s, "eb_south_hills") == {"lake_men": 1}


@pytest.mark.rule("b5a.6.09", "b5a.9.20")
def test_call_to_arms_not_three_armies_nor_three_regions() -> None:
    s = bare()
    for place in ("eb_north_plain", "ravenhill", "lower_slopes"):
        put_army(s, place, elf_archer=1, leaders=1)
    play(s, "event_04", FP)
    act(s, "move_from eb_north_plain", "move_to camp", "take_all", "move_to eb_south_hills")
    assert asked(s) == "choose_army"  # two regions, then the next army
    act(s, "move_from ravenhill", "move_to ss_heights_middle", "take_all", "done")
    assert s.offer is None and army(s, "lower_slopes") == {"elf_archer": 1}


@pytest.mark.rule("b5a.6.09", "b5a.10.44")
def test_encirclement_moves_then_attacks_together() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=1)
    put_army(s, "v_east_plain", orc=1)
    put_army(s, "v_northeast_plain", orc=1)
    play(s, "event_07", SHADOW)
    act(s, "move_from v_northeast_plain", "move_to v_north_swamp")
    assert asked(s) == "choose_target" and offered(s) == ["attack ruins_of_dale", "done"]
    act(s, "attack ruins_of_dale", "add_army v_east_plain")
    assert asked(s) == "name_army"


@pytest.mark.rule("b5a.6.09")
def test_encirclement_without_a_second_army_only_moves() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=1)
    put_army(s, "v_east_plain", orc=1)
    play(s, "event_07", SHADOW)
    act(s, "done")
    assert s.offer is None


@pytest.mark.rule("b5a.6.09", "b5a.9.32")
def test_gather_and_marshall_recruits_with_an_army() -> None:
    s = bare()
    put_army(s, "eb_north_plain", lake_men=1)
    put_army(s, "camp", lake_men=1)
    play(s, "event_10", FP)
    assert set(offered(s)) == {
        f"place_token {place} {kind}"
        for place in ("camp", "eb_north_plain")
        for kind in ("dwarves_men", "elves")
    }
    act(s, "place_token eb_north_plain elves")
    assert tokens(s, "eb_north_plain", "elves") == 0 and told(s, "token_flipped")
    assert sum(army(s, "eb_north_plain").values()) > 1 and s.offer is None


@pytest.mark.rule("b5a.9.46", "b5a.9.41")
def test_gather_and_marshall_also_inside_the_mountain() -> None:
    s = bare()
    put_army(s, "goblin_muster_north", goblin=4)
    put_army(s, "mountain_pass_west", goblin=1)
    put_army(s, "bl_gap_plain", orc=1)
    play(s, "event_10", SHADOW)
    assert sorted(offered(s)) == [
        "place_token bl_gap_plain shadow",
        "place_token goblin_muster_north shadow",
        "place_token mountain_pass_west shadow",
    ]
    act(s, "place_token goblin_muster_north shadow")
    assert told(s, "token_flipped") and sum(army(s, "goblin_muster_north").values()) >= 5
    assert s.passes_open == [1, 0] and tokens(s, "goblin_muster_north", "shadow") == 0


@pytest.mark.rule("b5a.6.15")
def test_marching_companies_moves_three_armies_one_region() -> None:
    s = bare()
    for place in ("camp", "ravenhill", "lower_slopes", "fallen_bridge"):
        put_army(s, place, lake_men=1)
    play(s, "event_14", FP)
    for origin, to in (
        ("camp", "eb_south_hills"),
        ("ravenhill", "ss_heights_middle"),
        ("lower_slopes", "ss_east_hills"),
    ):
        act(s, f"move_from {origin}", f"move_to {to}")
    assert s.offer is None and army(s, "fallen_bridge") == {"lake_men": 1}


@pytest.mark.rule("b5a.6.10", "b5a.9.20")
def test_move_to_strike_two_regions_and_an_attack() -> None:
    s = bare()
    put_army(s, "eb_south_hills", lake_men=1, leaders=1)
    put_army(s, "eb_ford_plain", orc=1)
    put_army(s, "ravenhill", elf_archer=1)
    play(s, "event_17", FP)
    assert why(s, "lead ravenhill") == ("b5a.9.14", "needs_leadership")
    act(s, "lead eb_south_hills", "move_to camp", "take_all", "move_to eb_north_plain")
    assert asked(s) == "choose_target" and offered(s) == ["attack eb_ford_plain", "done"]
    act(s, "attack eb_ford_plain")
    assert asked(s) == "manoeuvre"


@pytest.mark.rule("b5a.9.20")
def test_move_to_strike_not_three_regions() -> None:
    s = bare()
    put_army(s, "eb_north_plain", lake_men=1, leaders=1)
    play(s, "event_17", FP)
    act(s, "lead eb_north_plain", "move_to camp", "take_all", "move_to eb_south_hills")
    assert s.offer is None and army(s, "eb_south_hills") == {"lake_men": 1}


@pytest.mark.rule("b5a.6.10")
@pytest.mark.parametrize("card", ["event_04", "event_07", "event_14", "event_17", "event_24"])
def test_no_order_forces_an_army_to_move(card: str) -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, leaders=1)
    play(s, card, FP)
    assert "done" in offered(s)
    act(s, "done")
    assert s.offer is None and army(s, "camp") == {"lake_men": 1}


@pytest.mark.rule("b5a.6.09", "b5a.5.18")
def test_mustering_for_battle_flips_in_three_regions() -> None:
    s = bare()
    for place in ("camp", "ravenhill", "lower_slopes", "fallen_bridge"):
        put_token(s, place, "elves")
    put_token(s, "camp", "dwarves_men")
    play(s, "event_21", FP)
    act(s, "flip camp elves")
    assert not any("camp" in a for a in offered(s))  # different regions
    act(s, "flip ravenhill elves", "flip lower_slopes elves")
    assert s.offer is None and tokens(s, "fallen_bridge", "elves") == 1


@pytest.mark.rule("b5a.10.04", "b5a.10.05")
def test_sudden_assault_has_terrain_superiority() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=1)
    put_army(s, "ruins_of_dale", lake_men=5)
    s.decks[D_EVENT] = [CARD["event_02"]]
    play(s, "event_24", SHADOW)
    act(s, "lead v_east_plain", "attack ruins_of_dale")
    assert told(s, "terrain_superiority")[0].data["side"] == "shadow"
    assert s.hands[SHADOW] == [CARD["event_02"]]


@pytest.mark.rule("b5a.6.09", "b5a.9.39")
def test_troop_leader_heals_a_led_army() -> None:
    s = bare()
    put_army(s, "camp", lake_men=3, damage=3, leaders=1)
    put_army(s, "ravenhill", elf_archer=2, damage=1, leaders=1)
    put_army(s, "lower_slopes", elf_archer=2, damage=1)
    play(s, "event_28", FP)
    assert offered(s) == [  # up to two
        "heal camp 2",
        "heal camp 1",
        "heal camp 0",
        "heal ravenhill 1",
        "heal ravenhill 0",
    ]
    act(s, "heal camp 2")
    assert damage(s, "camp") == 1 and s.offer is None


@pytest.mark.rule("b5a.6.09")
@pytest.mark.parametrize(("choice", "left"), [("heal camp 1", 1), ("heal camp 0", 2)])
def test_troop_leader_may_leave_damage_tokens(choice: str, left: int) -> None:
    s = bare()
    put_army(s, "camp", lake_men=3, damage=2, leaders=1)
    play(s, "event_28", FP)
    act(s, choice)
    assert damage(s, "camp") == left and s.offer is None
