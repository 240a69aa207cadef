"""Chapter 9: the Hunt for the Ring, up to the gate of Mordor."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.war_of_the_ring.helpers import (
    act,
    bare,
    capture,
    characters,
    offered,
    place_character,
    put_army,
    start,
    told,
)
from westmarch.games.war_of_the_ring.invariants import broken
from westmarch.games.war_of_the_ring.rules.actions import SPACE
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    DECK_OF,
    EYE,
    STANDARD_TILES,
    TILE,
    TILE_OF_CARD,
    TILE_REVEALS,
    TILE_STOPS,
    TILE_VALUE,
    TILES,
)
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship import (
    DeclareFellowship,
    FellowshipPhase,
    MoveFellowship,
    RevealFellowship,
    SeparateCompanions,
    companions_in_fellowship,
    hide,
    leave_fellowship,
    why_not_move_fellowship,
    why_not_separate,
)
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import (
    Hunt,
    HuntTile,
    add_special_tile,
    draw_tile,
    draw_tiles,
    remove_tile,
    rerolls_allowed,
    return_tile,
)
from westmarch.games.war_of_the_ring.rules.map.board import MORDOR_ENTRANCES, REGION, REGIONS
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTERS,
    ELIMINATED,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GIMLI,
    GOLLUM,
    IN_FELLOWSHIP,
    LEGOLAS,
    MERIADOC,
    PEREGRIN,
    SHADOW,
    STRIDER,
)
from westmarch.games.war_of_the_ring.rules.setup import new_war
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.flow import resume, take
from westmarch.kernel.engine.state import Frame, decode, encode


def hunt(region: str = "goblins_gate", progress: int = 1, box: tuple[int, int] = (0, 0)) -> War:
    """The Fellowship on its way and dice in the Hunt Box."""
    s = bare()
    s.ring_bearers = REGION[region]
    s.progress = progress
    s.hunt_box = list(box)
    return s


def bag(s: War, *tiles: str) -> None:
    """The next tiles drawn, in this order; the others of the pool lie behind them. Queues the
    draws too, so queue dice rolled before them first."""
    names = [TILE[t] for t in tiles]
    s.hunt_pool = names + [t for t in s.hunt_pool if t not in names]
    s.luck += [0] * len(tiles)


def only(s: War, *names: str) -> None:
    """Leave only these Companions in the Fellowship; the others are eliminated."""
    for companion in companions_in_fellowship(s):
        if CHARACTERS[companion] not in names:
            leave_fellowship(s, companion, ELIMINATED)


def tile(s: War, name: str, **how: int | str) -> None:
    """Draw this tile, by default for a Hunt with one success."""
    bag(s, name)
    start(s, HuntTile(**{"cause": "hunt", "successes": 1, **how}))  # type: ignore[arg-type]


# ---- the Hunt Pool


@pytest.mark.rule("wotr.9.01", "wotr.3.07")
def test_drawn_tiles_are_set_aside() -> None:
    s = hunt()
    assert sorted(s.hunt_pool) == sorted(STANDARD_TILES)
    s.luck = [4]
    first = draw_tile(s)
    assert TILES[first] == "std_3_1"
    assert s.hunt_drawn == [first]
    assert len(s.hunt_pool) == 15
    assert first not in s.hunt_pool


@pytest.mark.rule("wotr.9.02")
def test_standard_tiles_come_back_when_the_pool_is_empty() -> None:
    s = hunt()
    special = TILE["fp_elven_rope"]
    removed = draw_tile(s)
    remove_tile(s, removed)
    s.hunt_pool.append(special)
    while s.hunt_pool:
        draw_tile(s)
    tile_ = draw_tile(s)
    assert len(s.hunt_pool) == 14
    assert set(s.hunt_pool) | {tile_, removed} == set(STANDARD_TILES)
    assert s.hunt_drawn == [special, tile_]
    assert s.hunt_removed == [removed]


@pytest.mark.rule("wotr.9.02")
def test_the_pool_fills_after_the_last_tile_is_resolved() -> None:
    s = hunt()
    only(s)
    last = TILE["std_0r_1"]
    s.hunt_drawn = [t for t in s.hunt_pool if t != last]
    s.hunt_pool = [last]
    s.revealed = 1
    start(s, HuntTile(cause="hunt", successes=1))
    assert sorted(s.hunt_pool) == sorted(STANDARD_TILES)
    assert s.hunt_drawn == []


def test_tiles_looked_at_together_are_all_different() -> None:
    s = hunt()
    s.hunt_drawn, s.hunt_pool = s.hunt_pool[:14], s.hunt_pool[14:]
    three = draw_tiles(s, 3)
    assert len(set(three)) == 3
    for t in three:
        return_tile(s, t)
    assert sorted(s.hunt_pool) == sorted(STANDARD_TILES)


@pytest.mark.rule("wotr.9.03", "wotr.9.06")
def test_icons_of_the_tiles() -> None:
    values = {TILE_VALUE[t] for t in STANDARD_TILES}
    assert values == {0, 1, 2, 3, EYE}
    assert not any(TILE_STOPS[t] for t in STANDARD_TILES)
    shadow = [t for t, name in enumerate(TILES) if name.startswith("sh_")]
    assert len(shadow) == 4
    assert all(TILE_STOPS[t] for t in shadow)
    assert TILE_REVEALS[TILE["std_1r_1"]]


@pytest.mark.rule("wotr.9.04")
def test_special_tiles_wait_for_mordor() -> None:
    s = hunt()
    special = TILE["sh_shelobs_lair"]
    add_special_tile(s, special)
    assert s.hunt_waiting == [special]
    assert special not in s.hunt_pool
    s = hunt()
    s.mordor = 1
    add_special_tile(s, special)
    assert s.hunt_waiting == []
    assert special in s.hunt_pool


@pytest.mark.rule("wotr.9.05")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_negative_tiles_heal(before: int, after: int) -> None:
    s = hunt()
    s.corruption = before
    s.hunt_pool.append(TILE["fp_phial_of_galadriel"])
    tile(s, "fp_phial_of_galadriel")
    assert s.offer is None
    assert s.corruption == after


@pytest.mark.rule("wotr.9.06")
def test_die_tile() -> None:
    s = hunt()
    only(s)
    bag(s, "sh_shelobs_lair")
    s.luck += [4]
    # Numbered for all cards: one that throws Eyes away resolves it.
    start(s, HuntTile(cause="card", ignore_eye=1, ignore_fp_special=1))
    act(s, "no")
    assert s.corruption == 4


# ---- the roll


@pytest.mark.rule("wotr.9.07", "wotr.9.08", "wotr.8.13")
def test_hunt_level_is_the_number_of_shadow_dice_in_the_box() -> None:
    s = hunt(box=(0, 3))
    s.luck = [5, 4, 1]
    start(s, MoveFellowship())
    roll = told(s, "hunt_roll")[0].data
    assert roll == {"level": 3, "dice": [5, 4, 1], "modifier": 0, "successes": 0}
    assert told(s, "hunt_failed")
    assert not told(s, "hunt_tile_drawn")


@pytest.mark.rule("wotr.9.08")
def test_at_most_five_dice() -> None:
    s = hunt(box=(0, 7))
    s.luck = [1, 1, 1, 1, 1]
    start(s, Hunt())
    assert told(s, "hunt_roll")[0].data["dice"] == [1, 1, 1, 1, 1]


@pytest.mark.rule("wotr.9.08")
def test_no_dice_no_hunt() -> None:
    s = hunt(box=(2, 0))
    start(s, MoveFellowship())
    assert not told(s, "hunt_roll")
    assert s.hunt_box == [3, 0]


@pytest.mark.rule("wotr.9.08", "wotr.9.09", "wotr.ex.9.01")
@pytest.mark.parametrize(("die", "successes"), [(6, 1), (5, 0), (1, 0)])
def test_first_move_needs_a_six(die: int, successes: int) -> None:
    s = hunt(box=(0, 1))
    s.luck = [die]
    start(s, Hunt())
    assert told(s, "hunt_roll")[0].data["successes"] == successes


@pytest.mark.rule("wotr.9.09", "wotr.8.15", "wotr.ex.9.02")
def test_second_move_succeeds_on_five_or_six() -> None:
    for die, successes in ((4, 0), (5, 1), (6, 1)):
        s = hunt(box=(0, 1))
        s.luck = [1]
        start(s, MoveFellowship())
        s.luck = [die]
        start(s, MoveFellowship())
        assert told(s, "hunt_roll")[1].data["modifier"] == 1
        assert told(s, "hunt_roll")[1].data["successes"] == successes


@pytest.mark.rule("wotr.9.09")
def test_an_unmodified_one_always_fails() -> None:
    s = hunt(box=(5, 2))
    s.luck = [1, 2]
    start(s, Hunt())
    assert told(s, "hunt_roll")[0].data["successes"] == 1


@pytest.mark.rule("wotr.9.10", "wotr.ex.9.03")
def test_rerolls_for_units_and_nazgul() -> None:
    s = hunt("trollshaws", box=(0, 4))
    assert rerolls_allowed(s) == 0
    put_army(s, "trollshaws", sauron_regular=3, nazgul=2)
    assert rerolls_allowed(s) == 2
    s.luck = [1, 2, 3, 4]
    start(s, Hunt())
    assert s.offer is not None and s.offer.seat == SHADOW
    assert offered(s) == ["reroll_hunt 2", "reroll_hunt 1", "reroll_hunt 0"]
    s.luck = [5, 4]
    act(s, "reroll_hunt 2")
    assert told(s, "hunt_failed")


@pytest.mark.rule("wotr.9.10", "wotr.ex.9.04")
def test_rerolls_for_stronghold_units_and_nazgul() -> None:
    s = hunt("moria", box=(0, 4))
    put_army(s, "moria", sauron_regular=4, nazgul=1)
    assert rerolls_allowed(s) == 3
    s.luck = [1, 2, 3, 4]
    start(s, Hunt())
    assert offered(s)[0] == "reroll_hunt 3"


@pytest.mark.rule("wotr.9.10")
def test_only_failed_dice_are_rerolled() -> None:
    s = hunt("moria", box=(0, 2))
    put_army(s, "moria", sauron_regular=4, nazgul=1)
    s.luck = [6, 3]
    start(s, Hunt())
    assert offered(s) == ["reroll_hunt 1", "reroll_hunt 0"]
    s.luck = [6]
    bag(s, "std_eye_1")
    act(s, "reroll_hunt 1")
    assert told(s, "hunt_damage")[0].data["damage"] == 2


@pytest.mark.rule("wotr.9.10")
def test_what_counts_for_rerolls() -> None:
    s = hunt("lorien")
    capture(s, "lorien", SHADOW)  # a Stronghold the Shadow controls, whose ever it was
    assert rerolls_allowed(s) == 1
    s = hunt("moria")
    capture(s, "moria", FREE_PEOPLES)
    assert rerolls_allowed(s) == 0
    s = hunt("trollshaws")
    place_character(s, "witch_king", "trollshaws")  # he is a Nazgûl
    assert rerolls_allowed(s) == 1
    s = hunt("moria")
    put_army(s, "moria", elves_elite=3)
    put_army(s, "inside_moria", sauron_regular=1)
    assert rerolls_allowed(s) == 2


@pytest.mark.rule("wotr.9.11")
def test_modifier_counts_for_rerolls() -> None:
    s = hunt("trollshaws", box=(1, 1))
    put_army(s, "trollshaws", sauron_regular=1)
    s.luck = [4]
    start(s, Hunt())
    s.luck = [5]
    bag(s, "std_0r_1")
    act(s, "reroll_hunt 1")
    assert told(s, "hunt_reroll")[0].data == {
        "replaced": [4],
        "dice": [5],
        "modifier": 1,
        "successes": 1,
    }
    assert told(s, "hunt_tile_drawn")


@pytest.mark.rule("wotr.9.12", "wotr.ex.9.06", "wotr.9.07", "wotr.9.08", "wotr.9.09")
def test_two_successes_draw_one_tile() -> None:
    s = hunt("goblins_gate", progress=1, box=(1, 3))
    s.luck = [2, 5, 6]
    bag(s, "std_3_1")
    start(s, MoveFellowship())
    assert s.progress == 2
    assert told(s, "hunt_roll")[0].data["successes"] == 2
    assert len(told(s, "hunt_tile_drawn")) == 1


@pytest.mark.rule(
    "wotr.ex.9.07",
    "wotr.9.13",
    "wotr.9.16",
    "wotr.9.19",
    "wotr.9.21",
    "wotr.9.22",
    "wotr.9.23",
)
def test_gimli_falls() -> None:
    s = hunt("goblins_gate", progress=1, box=(1, 3))
    s.guide = STRIDER
    s.luck = [2, 5, 6]
    bag(s, "std_3_1")
    start(s, MoveFellowship())
    assert offered(s) == ["lose_guide", "lose_random_companion", "use_the_ring"]
    s.luck = [companions_in_fellowship(s).index(GIMLI)]
    act(s, "lose_random_companion")
    act(s, "choose_guide strider")
    assert s.characters[GIMLI] == ELIMINATED
    assert s.corruption == 1
    assert s.revealed == 0
    assert s.offer is None
    assert s.hunt_box == [2, 3]


# ---- the damage


@pytest.mark.rule("wotr.9.13", "wotr.9.23")
@pytest.mark.parametrize(("name", "damage"), [("std_3_2", 3), ("std_2_1", 2), ("std_1_1", 1)])
def test_numbered_tile(name: str, damage: int) -> None:
    s = hunt()
    tile(s, name, successes=5)
    act(s, "use_the_ring")
    assert s.corruption == damage
    assert s.offer is None
    assert len(companions_in_fellowship(s)) == 7


@pytest.mark.rule("wotr.9.14")
def test_eye_counts_the_successes() -> None:
    s = hunt()
    tile(s, "std_eye_1", successes=3)
    act(s, "use_the_ring")
    assert s.corruption == 3
    assert s.revealed == 1


@pytest.mark.rule("wotr.9.15")
@pytest.mark.parametrize("cause", ["stronghold", "card"])
def test_eye_without_a_roll_is_nothing(cause: str) -> None:
    s = hunt()
    tile(s, "std_eye_1", cause=cause, successes=0)
    assert s.corruption == 0
    assert s.revealed == 1


@pytest.mark.rule("wotr.9.16", "wotr.9.19", "wotr.8.21")
def test_reveal_icon_comes_last() -> None:
    s = hunt("hollin", progress=2)
    tile(s, "std_2r")
    assert s.offer is not None and s.offer.kind == "hunt_casualty"
    act(s, "use_the_ring")
    assert s.corruption == 2
    assert s.offer is not None and s.offer.kind == "place_ring_bearers"
    act(s, "walk south_downs", "halt")
    assert (REGIONS[s.ring_bearers], s.revealed, s.progress) == ("south_downs", 1, 0)


@pytest.mark.rule("wotr.9.19", "wotr.9.25", "wotr.10.02", "wotr.10.03")
def test_corruption_twelve_ends_before_the_reveal() -> None:
    s = hunt("hollin", progress=2)
    s.corruption = 10
    tile(s, "std_2r")
    act(s, "use_the_ring")
    assert s.ending == "ring_bearers_fail"
    assert s.revealed == 0
    assert s.offer is None


@pytest.mark.rule("wotr.9.19", "wotr.9.23")
def test_no_damage_no_question() -> None:
    s = hunt()
    tile(s, "std_0r_1")
    assert not told(s, "hunt_casualty")
    assert s.offer is not None and s.offer.kind == "place_ring_bearers"


# ---- casualties


@pytest.mark.rule("wotr.9.21", "wotr.9.22")
def test_the_guide_as_casualty() -> None:
    s = hunt()
    tile(s, "std_3_1")
    act(s, "lose_guide")
    assert s.characters[GANDALF_THE_GREY] == ELIMINATED
    assert s.guide == STRIDER
    assert s.corruption == 0
    assert s.offer is None


@pytest.mark.rule("wotr.9.22")
def test_higher_level_leaves_nothing_over_and_lower_corrupts() -> None:
    s = hunt()
    tile(s, "std_1_1")
    act(s, "lose_guide")  # Level 3 against damage 1: eliminated all the same
    assert s.characters[GANDALF_THE_GREY] == ELIMINATED
    assert s.corruption == 0
    s = hunt()
    only(s, "boromir", "gimli")
    tile(s, "std_3_1")
    act(s, "lose_guide")
    assert s.corruption == 1


@pytest.mark.rule("wotr.9.21")
def test_random_casualty_may_be_the_guide() -> None:
    s = hunt()
    tile(s, "std_3_1")
    s.luck = [0]
    act(s, "lose_random_companion")
    assert s.characters[GANDALF_THE_GREY] == ELIMINATED


@pytest.mark.rule("wotr.9.21")
def test_one_casualty_per_tile() -> None:
    s = hunt()
    only(s, "strider", "boromir", "legolas")
    tile(s, "std_eye_1", successes=5)
    act(s, "lose_guide")
    assert s.offer is not None and s.offer.kind == "choose_guide"
    act(s, "choose_guide boromir")
    assert s.corruption == 2
    assert len(companions_in_fellowship(s)) == 2


@pytest.mark.rule("wotr.9.21")
def test_gollum_is_no_casualty() -> None:
    s = hunt(progress=0)
    only(s)
    assert s.guide == GOLLUM
    s.revealed = 1
    tile(s, "std_3_1")
    assert s.offer is None
    assert s.corruption == 3
    assert s.guide == GOLLUM


@pytest.mark.rule("wotr.9.21")
def test_the_last_companion_is_the_guide() -> None:
    s = hunt()
    only(s, "gimli")
    tile(s, "std_2_1")
    assert offered(s) == ["lose_guide", "use_the_ring"]


@pytest.mark.rule("wotr.11.13")
def test_the_leading_players_decide_in_the_hunt() -> None:
    s = bare(4)
    s.leading = [1, 3]
    s.ring_bearers = REGION["trollshaws"]
    s.progress = 1
    put_army(s, "trollshaws", sauron_regular=1)
    s.hunt_box = [0, 1]
    s.luck = [1]
    start(s, Hunt())
    assert s.offer is not None and s.offer.seat == 3
    s.luck = [6]
    bag(s, "std_2_1")
    act(s, "reroll_hunt 1")
    assert s.offer is not None and s.offer.seat == 1


# ---- Guides


@pytest.mark.rule("wotr.8.10", "wotr.8.07")
def test_only_the_guide_has_an_ability() -> None:
    s = hunt()
    tile(s, "std_3_1")  # Gandalf guides; the Hobbits in the Fellowship cannot help
    assert s.offer is not None and s.offer.kind == "hunt_casualty"


@pytest.mark.rule("wotr.9.19", "wotr.9.20", "wotr.8.10")
def test_hobbits_leave_one_after_the_other() -> None:
    s = hunt("hollin", progress=1)
    only(s, "meriadoc", "peregrin")
    s.guide = MERIADOC
    tile(s, "std_3_1")
    assert offered(s) == ["use_guide", "no"]
    act(s, "use_guide", "choose_region moria")
    assert characters(s, "moria") == ["meriadoc"]
    assert s.guide == PEREGRIN
    assert s.offer is not None and s.offer.kind == "guide_ability"
    act(s, "use_guide", "choose_region hollin")
    assert s.guide == GOLLUM
    # The new Guide may help at once: he reveals the Fellowship.
    assert offered(s) == ["use_guide", "no"]
    act(s, "use_guide")
    assert s.corruption == 0
    assert s.offer is not None and s.offer.kind == "place_ring_bearers"


@pytest.mark.rule("wotr.9.20")
def test_new_guide_after_a_casualty_helps_at_once() -> None:
    s = hunt("hollin", progress=1)
    only(s, "boromir", "peregrin")
    tile(s, "std_3_1")
    act(s, "lose_guide")
    assert s.guide == PEREGRIN
    assert s.offer is not None and s.offer.kind == "guide_ability"
    act(s, "use_guide", "choose_region hollin")
    assert s.corruption == 0
    assert s.offer is None


@pytest.mark.rule("wotr.9.20")
def test_the_same_guide_is_not_asked_twice() -> None:
    s = hunt("hollin", progress=1)
    only(s, "meriadoc", "peregrin")
    s.guide = MERIADOC
    tile(s, "std_2_1")
    act(s, "no")
    s.luck = [1]
    act(s, "lose_random_companion", "choose_region hollin")
    assert characters(s, "hollin") == ["peregrin"]
    assert s.corruption == 1
    assert s.offer is None


def test_a_hobbit_taken_as_casualty_is_taken_alive() -> None:
    s = hunt("hollin", progress=1)
    tile(s, "std_2_1")
    s.luck = [companions_in_fellowship(s).index(PEREGRIN)]
    act(s, "lose_random_companion")
    assert s.offer is not None and s.offer.kind == "separate_to"
    act(s, "choose_region moria", "choose_guide strider")
    assert characters(s, "moria") == ["peregrin"]
    assert s.corruption == 1


@pytest.mark.rule("wotr.8.11")
def test_gollum_hides_from_standard_numbered_tiles() -> None:
    s = hunt("hollin", progress=2)
    only(s)
    tile(s, "std_1r_1")
    act(s, "no")
    assert (s.revealed, s.corruption) == (0, 1)
    tile(s, "std_0r_1")
    assert s.offer is None
    assert s.revealed == 0
    s.hunt_pool.append(TILE["sh_give_it_to_uss"])
    tile(s, "sh_give_it_to_uss")
    assert s.offer is not None and s.offer.kind == "place_ring_bearers"


@pytest.mark.rule("wotr.8.11")
def test_gollum_reveals_to_lower_the_damage() -> None:
    s = hunt("hollin", progress=1)
    only(s)
    tile(s, "std_2r")
    assert offered(s) == ["use_guide", "no"]
    act(s, "use_guide")
    assert s.corruption == 1
    act(s, "halt")
    assert s.revealed == 1


@pytest.mark.rule("wotr.9.20", "wotr.9.16")
def test_gollum_takes_over_before_the_reveal() -> None:
    s = hunt("hollin", progress=1)
    only(s, "boromir")
    tile(s, "std_2r")
    act(s, "lose_guide")
    assert s.guide == GOLLUM
    assert (s.revealed, s.corruption) == (0, 0)
    assert s.offer is None


def test_gollum_does_not_help_a_revealed_fellowship() -> None:
    s = hunt("moria", progress=0)
    only(s)
    s.revealed = 1
    tile(s, "std_2_1", cause="stronghold")
    assert s.offer is None
    assert s.corruption == 2


def test_gollum_does_not_help_when_the_tile_reveals() -> None:
    s = hunt("hollin", progress=1)
    only(s)
    tile(s, "std_eye_1", successes=2)
    assert s.corruption == 2
    assert s.offer is not None and s.offer.kind == "place_ring_bearers"


# ---- table cards of the Free Peoples


@pytest.mark.rule("wotr.9.19")
@pytest.mark.parametrize("card", ["fp_char_06", "fp_char_07"])
def test_axe_and_bow_and_horn_of_gondor(card: str) -> None:
    s = hunt()
    s.table = [CARD[card]]
    tile(s, "std_2_1")
    assert offered(s) == [f"use_table_card {card}", "no"]
    act(s, f"use_table_card {card}", "use_the_ring")
    assert s.corruption == 1
    assert s.table == []


@pytest.mark.rule("wotr.9.19")
def test_one_table_card_for_each_tile() -> None:
    s = hunt()
    s.table = [CARD["fp_char_05"], CARD["fp_char_06"], CARD["fp_char_07"]]
    tile(s, "std_3_1")
    assert offered(s) == [
        "use_table_card fp_char_05",
        "use_table_card fp_char_06",
        "use_table_card fp_char_07",
        "no",
    ]
    act(s, "use_table_card fp_char_06")
    assert s.offer is not None and s.offer.kind == "hunt_casualty"
    act(s, "use_the_ring")
    assert s.corruption == 2


@pytest.mark.rule("wotr.9.19", "wotr.9.01")
def test_mithril_coat_and_sting() -> None:
    s = hunt()
    s.table = [CARD["fp_char_05"], CARD["fp_char_06"]]
    bag(s, "std_3_1", "std_1_1")
    start(s, HuntTile(cause="hunt", successes=1))
    act(s, "use_table_card fp_char_05")
    assert TILE["std_3_1"] in s.hunt_pool
    assert s.hunt_drawn == [TILE["std_1_1"]]
    act(s, "use_the_ring")  # no second card for this tile
    assert s.corruption == 1
    assert s.table == [CARD["fp_char_06"]]


@pytest.mark.rule("wotr.9.02")
def test_mithril_coat_with_the_last_tile() -> None:
    s = hunt()
    last = TILE["std_3_1"]
    s.hunt_drawn = [t for t in s.hunt_pool if t != last]
    s.hunt_pool = [last]
    s.table = [CARD["fp_char_05"]]
    start(s, HuntTile(cause="hunt", successes=1))
    act(s, "use_table_card fp_char_05")
    assert s.hunt_drawn[-1] != last
    assert sorted(s.hunt_pool + s.hunt_drawn) == sorted(STANDARD_TILES)


@pytest.mark.rule("wotr.9.19")
def test_wizards_staff() -> None:
    s = hunt(box=(0, 1))
    s.table = [CARD["fp_char_08"]]
    s.luck = [6]
    start(s, MoveFellowship())
    assert offered(s) == ["use_table_card fp_char_08", "no"]
    act(s, "use_table_card fp_char_08")
    assert s.offer is None
    assert not told(s, "hunt_tile_drawn")
    assert s.hunt_box == [1, 1]


# ---- table cards of the Shadow


@pytest.mark.rule("wotr.9.11")
def test_flocks_of_crebain() -> None:
    s = hunt("trollshaws", box=(0, 2))
    put_army(s, "trollshaws", sauron_regular=1)
    s.table = [CARD["sh_char_16"]]
    s.luck = [5, 3]
    start(s, Hunt())
    assert s.offer is not None and s.offer.seat == SHADOW
    act(s, "use_table_card sh_char_16")
    assert told(s, "hunt_roll")[0].data["successes"] == 1
    assert s.table == []
    s.luck = [5]
    bag(s, "std_0r_1")
    act(s, "reroll_hunt 1")
    assert told(s, "hunt_reroll")[0].data["successes"] == 2


@pytest.mark.rule("wotr.ex.9.05", "wotr.9.18", "wotr.8.23")
def test_three_tiles_in_moria() -> None:
    s = hunt("hollin", progress=1)
    s.table = [CARD["sh_char_17"]]
    bag(s, "std_1r_1", "std_2_1", "std_1_1")
    start(s, HuntTile(cause="hunt", successes=1))
    act(s, "use_the_ring", "walk moria")
    assert [e.data["cause"] for e in told(s, "hunt_damage")] == ["hunt"]
    assert s.offer is not None and (s.offer.seat, s.offer.kind) == (SHADOW, "balrog_of_moria")
    act(s, "use_table_card sh_char_17")
    assert [e.data["cause"] for e in told(s, "hunt_damage")] == ["hunt", "balrog"]
    act(s, "use_the_ring")
    assert s.corruption == 3
    assert [e.data["cause"] for e in told(s, "hunt_damage")] == ["hunt", "balrog", "stronghold"]
    act(s, "use_the_ring")
    assert s.corruption == 4
    assert s.offer is None
    assert s.table == []


@pytest.mark.rule("wotr.8.23", "wotr.9.18")
def test_revealed_while_they_stay_in_moria_the_stronghold_hunts_and_the_balrog_does_not() -> None:
    s = hunt("moria", progress=0)
    s.table = [CARD["sh_char_17"]]
    bag(s, "std_1r_1", "std_1_1")
    start(s, HuntTile(cause="hunt", successes=1))
    act(s, "use_the_ring")
    assert s.revealed and s.table == [CARD["sh_char_17"]]
    assert [e.data["cause"] for e in told(s, "hunt_damage")] == ["hunt", "stronghold"]
    act(s, "use_the_ring")
    assert s.corruption == 2 and s.offer is None


@pytest.mark.rule("wotr.9.18")
def test_the_balrog_may_wait() -> None:
    s = hunt("hollin", progress=1)
    s.table = [CARD["sh_char_17"]]
    start(s, DeclareFellowship())
    act(s, "walk moria", "no")
    assert s.table == [CARD["sh_char_17"]]
    s.progress = 0
    start(s, DeclareFellowship())  # stays in Moria: neither enters, leaves nor crosses it
    assert s.offer is None


@pytest.mark.rule("wotr.9.17")
def test_reveal_icon_is_void_after_declaring_in_a_stronghold() -> None:
    s = hunt("hollin", progress=3)
    s.table = [CARD["sh_char_17"]]
    start(s, DeclareFellowship())
    act(s, "walk moria", "walk dimrill_dale", "walk lorien")
    bag(s, "std_2r")
    act(s, "use_table_card sh_char_17", "use_the_ring")
    assert s.corruption == 2
    assert s.revealed == 0
    assert s.offer is None


@pytest.mark.rule("wotr.9.17", "wotr.9.18")
def test_declared_elsewhere_the_balrogs_tile_reveals() -> None:
    s = hunt("hollin", progress=1)
    s.table = [CARD["sh_char_17"]]
    start(s, DeclareFellowship())
    act(s, "walk moria")
    bag(s, "std_0r_1", "std_1_1")
    act(s, "use_table_card sh_char_17")
    assert s.revealed == 1
    assert told(s, "hunt_damage")[-1].data["cause"] == "stronghold"  # it stays in Moria
    act(s, "use_the_ring")
    assert s.corruption == 1


@pytest.mark.rule("wotr.9.15")
def test_an_eye_does_nothing_for_the_balrog() -> None:
    s = hunt("hollin", progress=1)
    s.table = [CARD["sh_char_17"]]
    start(s, DeclareFellowship())
    act(s, "walk moria")
    bag(s, "std_eye_1")
    act(s, "use_table_card sh_char_17")
    assert (s.revealed, s.corruption) == (0, 0)
    assert s.offer is None


# ---- tiles drawn by cards


def test_tiles_thrown_away_unresolved() -> None:
    s = hunt("hollin", progress=1)
    s.hunt_pool.append(TILE["fp_phial_of_galadriel"])
    s.corruption = 3
    for name in ("std_eye_1", "fp_phial_of_galadriel"):
        tile(s, name, cause="card", ignore_eye=1, ignore_fp_special=1)
        assert s.offer is None
        assert (s.corruption, s.revealed) == (3, 0)
        assert TILE[name] in s.hunt_drawn


def test_nothing_lowers_the_damage_of_isildurs_bane() -> None:
    s = hunt("hollin", progress=1)
    s.table = [CARD["fp_char_06"], CARD["fp_char_07"]]
    only(s, "peregrin")
    tile(s, "std_3_1", cause="card", no_reduction=1)
    assert s.offer is None
    assert s.corruption == 3


def test_foul_thing_from_the_deep() -> None:
    s = hunt("hollin", progress=1)
    s.table = [CARD["fp_char_05"], CARD["fp_char_06"]]
    bag(s, "std_3_1")
    start(s, HuntTile(cause="card", forced_random_casualty=1))
    assert offered(s) == ["use_table_card fp_char_05", "use_table_card fp_char_06", "no"]
    s.luck = [companions_in_fellowship(s).index(LEGOLAS)]
    act(s, "no")
    assert s.characters[LEGOLAS] == ELIMINATED
    act(s, "choose_guide strider")
    assert s.corruption == 1  # no second casualty, and the cards had their moment
    assert s.offer is None


def test_foul_thing_without_damage_or_companions() -> None:
    s = hunt("hollin", progress=0)
    s.revealed = 1
    tile(s, "std_0r_1", cause="card", forced_random_casualty=1)
    assert len(companions_in_fellowship(s)) == 7
    only(s)
    tile(s, "std_2_1", cause="card", forced_random_casualty=1)
    assert s.corruption == 2


def test_breaking_of_the_fellowship() -> None:
    s = hunt("hollin", progress=0)
    s.revealed = 1
    s.table = [CARD["fp_char_06"]]
    tile(s, "std_2r", cause="card", ignore_eye=1, ignore_fp_special=1, separates=1)
    act(s, "choose_character gimli", "choose_character boromir")
    assert characters(s, "hollin") == ["boromir", "gimli"]
    assert s.corruption == 0
    assert s.characters[STRIDER] == IN_FELLOWSHIP


def test_hunt_without_a_move() -> None:
    s = hunt("hollin", progress=1, box=(1, 1))
    s.luck = [5]
    bag(s, "std_1_1")
    start(s, Hunt())
    act(s, "use_the_ring")
    assert (s.progress, s.corruption) == (1, 1)
    assert s.hunt_box == [1, 1]


def test_reveal_by_a_card() -> None:
    s = hunt("hollin", progress=1)
    start(s, RevealFellowship())
    act(s, "halt")
    assert s.revealed == 1


# ---- all of it together


TABLE_CARDS = (
    *("fp_char_05", "fp_char_06", "fp_char_07", "fp_char_08", "fp_strat_01"),
    *("sh_char_15", "sh_char_16", "sh_char_17"),
)


def random_step(s: War, rng: Random) -> Frame:
    """Something that may happen to the Fellowship now."""
    if s.revealed and rng.random() < 0.5:
        hide(s)
    frames: list[Frame] = [
        FellowshipPhase(),
        FellowshipPhase(),
        RevealFellowship(),
        HuntTile(cause="card", ignore_eye=1, ignore_fp_special=1, no_reduction=rng.randrange(2)),
        HuntTile(cause="card", ignore_eye=1, ignore_fp_special=1, forced_random_casualty=1),
    ]
    if why_not_move_fellowship(s) is None:
        frames += [MoveFellowship(by_die=0)] * 6
    if why_not_separate(s) is None and rng.random() < 0.3:
        frames.append(SeparateCompanions(seat=0, into_besieged=rng.randrange(2)))
        frames.append(HuntTile(cause="card", ignore_eye=1, ignore_fp_special=1, separates=1))
    return rng.choice(frames)


@pytest.mark.parametrize("players", [2, 4])
def test_random_journeys(players: int) -> None:
    """Journeys at random to Mordor or ruin: always a legal choice, nothing lost, saved and read
    back at every decision."""
    endings = set()
    for seed in range(25):
        rng = Random(seed)
        s = new_war(players, seed)
        for name in TABLE_CARDS:
            card = CARD[name]
            s.decks[DECK_OF[card]].remove(card)
            s.table.append(card)
        for special in TILE_OF_CARD.values():
            add_special_tile(s, special)
        for step in range(400):
            if s.ending:
                break
            s.hunt_box = [rng.randrange(3), rng.randrange(4)]
            if step % 7 == 0:
                s.corruption //= 2
                s.ring_bearers = rng.choice((s.ring_bearers, *MORDOR_ENTRANCES))
            start(s, random_step(s, rng))
            while s.offer is not None:
                assert s.offer.actions
                for action in s.offer.actions:
                    assert SPACE.action_of(SPACE.id_of(action)) == action
                again = decode(encode(s), War)
                resume(again)
                assert again.offer == s.offer
                take(s, rng.choice(s.offer.actions))
            assert broken(s) == []
        endings.add(s.ending)
    assert endings >= {"ring_bearers_fail", "ring_destroyed"}
