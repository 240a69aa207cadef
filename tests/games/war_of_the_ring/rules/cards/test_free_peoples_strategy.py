"""The Events of the Free Peoples Strategy deck, card by card."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import (
    TOTALS,
    act,
    army,
    at_war,
    bare,
    capture,
    characters,
    everyone_at_war,
    figures_in_box,
    offered,
    place_character,
    put_army,
    start,
    told,
    why,
)
from tests.games.war_of_the_ring.rules.cards.playing_cards import play, refused
from westmarch.games.war_of_the_ring.rules.battle.attack import Attack, why_not_attack
from westmarch.games.war_of_the_ring.rules.battle.retreat import Retreat, can_retreat
from westmarch.games.war_of_the_ring.rules.catalogue import CARD, CARDS, DECKS
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship import (
    DeclareFellowship,
    MoveFellowship,
)
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import RevealFellowship
from westmarch.games.war_of_the_ring.rules.map.armies import disband
from westmarch.games.war_of_the_ring.rules.map.board import REGION
from westmarch.games.war_of_the_ring.rules.map.movement import MoveArmies
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    DWARVES,
    ELIMINATED,
    ELVES,
    FIGURE,
    FREE_PEOPLES,
    GONDOR,
    NORTH,
    ROHAN,
    SHADOW,
    STRIDER,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import EVENTS, review_table

FP, SH = 0, 1
FP_STRATEGY = DECKS.index("fp_strategy")


def aragorn_in(s: War, place: str) -> None:
    """Put Aragorn, Heir of Isildur, on the map in Strider's stead."""
    s.characters[STRIDER] = ELIMINATED
    place_character(s, "aragorn", place)


def some_cards(s: War) -> None:
    """Three cards in the Strategy deck."""
    s.decks[FP_STRATEGY] = [CARD["fp_strat_01"], CARD["fp_strat_04"], CARD["fp_strat_05"]]


def no_reinforcements(s: War, *figures: str) -> None:
    """Put all available figures of these kinds aside."""
    for figure in figures:
        kind = FIGURE[figure]
        s.casualties[kind] += s.reinforcements[kind]
        s.reinforcements[kind] = 0


def test_every_card_is_there() -> None:
    assert all(CARD[c] in EVENTS for c in CARDS if c.startswith("fp_strat"))


# ---- The Last Battle


def last_battle() -> War:
    s = bare()
    aragorn_in(s, "dagorlad")
    put_army(s, "dagorlad", gondor_regular=1)
    play(s, "fp_strat_01", FP)
    assert s.table == [CARD["fp_strat_01"]]
    return s


def test_the_last_battle_needs_aragorn_with_an_army_abroad() -> None:
    s = bare()
    put_army(s, "dagorlad", gondor_regular=1)
    place_character(s, "strider", "dagorlad")
    assert refused(s, "fp_strat_01", FP) == ("wotr.5.09", "aragorn_not_abroad_with_army")
    aragorn_in(s, "north_ithilien")
    assert refused(s, "fp_strat_01", FP) is not None
    put_army(s, "minas_tirith", gondor_regular=1)
    place_character(s, "aragorn", "minas_tirith")
    assert refused(s, "fp_strat_01", FP) is not None
    put_army(s, "osgiliath", gondor_regular=1)
    place_character(s, "aragorn", "osgiliath")
    assert refused(s, "fp_strat_01", FP) is None
    put_army(s, "inside_minas_morgul", gondor_regular=1)
    place_character(s, "aragorn", "inside_minas_morgul")
    assert refused(s, "fp_strat_01", FP) is None


@pytest.mark.rule("wotr.5.11", "wotr.8.15")
def test_the_last_battle_keeps_dice_out_of_the_hunt_box() -> None:
    s = last_battle()
    start(s, MoveFellowship(by_die=1))
    assert s.progress == 1 and s.hunt_box[FREE_PEOPLES] == 0


@pytest.mark.rule("wotr.5.11")
def test_the_last_battle_ends_when_its_condition_fails() -> None:
    s = last_battle()
    place_character(s, "aragorn", "rearguard")
    put_army(s, "rearguard", gondor_regular=1)
    review_table(s)
    assert s.table
    place_character(s, "aragorn", "north_ithilien")
    review_table(s)
    assert not s.table and s.discards[FP_STRATEGY] == [CARD["fp_strat_01"]]


def test_the_last_battle_ends_when_the_fellowship_is_declared_or_revealed() -> None:
    s = last_battle()
    start(s, DeclareFellowship())
    assert not s.table
    s = last_battle()
    s.progress = 1
    start(s, RevealFellowship())
    assert not s.table


# ---- what is barred to the Shadow


@pytest.mark.rule("wotr.5.10", "wotr.7.06")
def test_a_power_too_great() -> None:
    s = bare()
    everyone_at_war(s)
    s.political[ELVES] = 2
    put_army(s, "trollshaws", sauron_regular=4)
    put_army(s, "lorien", sauron_regular=4)
    put_army(s, "inside_lorien", elves_regular=1)
    put_army(s, "rivendell", elves_regular=1)
    assert why_not_attack(s, SH) is None
    play(s, "fp_strat_02", FP)
    assert s.political[ELVES] == 1 and s.table == [CARD["fp_strat_02"]]
    review_table(s)
    assert s.table
    refusal = why_not_attack(s, SH)
    assert refusal is not None and refusal.key == "a_power_too_great"
    start(s, Attack(seat=SH))
    assert s.offer is None

    disband(s, REGION["rivendell"], FIGURE["elves_regular"])
    start(s, MoveArmies(seat=SH, count=1))
    act(s, "move_from trollshaws")
    assert why(s, "move_to rivendell") == ("wotr.5.10", "a_power_too_great")


@pytest.mark.rule("wotr.5.10")
def test_the_power_of_tom_bombadil() -> None:
    s = bare()
    everyone_at_war(s)
    at_war(s, "sauron")
    s.political[NORTH] = 3
    put_army(s, "bree", sauron_regular=2)
    put_army(s, "buckland", north_regular=1)
    play(s, "fp_strat_03", FP)
    assert s.political[NORTH] == 2
    refusal = why_not_attack(s, SH)
    assert refusal is not None and refusal.key == "power_of_tom_bombadil"
    # Neither a march of several regions nor a retreat leads there.
    put_army(s, "cardolan", sauron_regular=1)
    start(s, MoveArmies(seat=SH, count=1, origins=(REGION["cardolan"],), reach=2))
    assert why(s, "move_to old_forest") == ("wotr.5.10", "power_of_tom_bombadil")
    act(s, "move_to south_downs")
    assert "move_to buckland" not in offered(s)
    put_army(s, "old_forest", sauron_regular=1)
    for region in ("cardolan", "south_ered_luin"):
        put_army(s, region, north_regular=1)
    assert not can_retreat(s, SHADOW, REGION["old_forest"])
    start(s, Retreat(side=SHADOW, place=REGION["old_forest"]))
    assert s.offer is None and army(s, "old_forest") == {"sauron_regular": 1}


# ---- Nations roused


def test_book_of_mazarbul_moves_companions_and_calls_the_dwarves() -> None:
    s = bare()
    place_character(s, "gimli", "woodland_realm")
    place_character(s, "legolas", "woodland_realm")
    play(s, "fp_strat_04", FP)
    assert "done" in offered(s)
    act(s, "gather gimli", "companions_to erebor", "done")
    assert characters(s, "erebor") == ["gimli"]
    assert s.active[DWARVES] and s.political[DWARVES] == 0


@pytest.mark.rule("wotr.5.14", "wotr.7.10")
def test_book_of_mazarbul_without_a_companion_there() -> None:
    s = bare()
    play(s, "fp_strat_04", FP)
    assert s.offer is None and not s.active[DWARVES] and s.political[DWARVES] == 3
    place_character(s, "gimli", "dale")
    play(s, "fp_strat_04", FP)
    act(s, "done")
    assert not s.active[DWARVES] and s.political[DWARVES] == 3


def test_fear_fire_foes() -> None:
    s = bare()
    place_character(s, "meriadoc", "buckland")
    play(s, "fp_strat_07", FP)
    act(s, "gather meriadoc", "companions_to bree")
    assert s.active[NORTH] and s.political[NORTH] == 0
    s = bare()
    place_character(s, "meriadoc", "buckland")
    play(s, "fp_strat_07", FP)
    act(s, "done")
    assert not s.active[NORTH] and s.political[NORTH]


@pytest.mark.rule("wotr.7.06")
def test_wisdom_of_elrond() -> None:
    s = bare()
    at_war(s, "gondor")
    play(s, "fp_strat_08", FP)
    assert offered(s) == [f"choose_nation {n}" for n in ("dwarves", "elves", "north", "rohan")]
    assert why(s, "choose_nation gondor") == ("wotr.7.01", "already_at_war")
    act(s, "choose_nation rohan")
    assert s.active[ROHAN] and s.political[ROHAN] == 2


def test_wisdom_of_elrond_and_wormtongue() -> None:
    s = bare()
    s.table = [CARD["sh_char_22"]]
    place_character(s, "saruman", "orthanc")
    play(s, "fp_strat_08", FP)
    act(s, "choose_nation rohan")
    assert not s.active[ROHAN] and s.political[ROHAN] == 2


@pytest.mark.rule("wotr.11.11")
def test_wisdom_of_elrond_is_for_the_own_nations() -> None:
    s = bare(4)
    play(s, "fp_strat_08", 1)
    assert offered(s) == [f"choose_nation {n}" for n in ("dwarves", "north", "rohan")]
    everyone_at_war(s)
    play(s, "fp_strat_08", 1)
    assert s.offer is None


def test_the_red_arrow() -> None:
    s = bare()
    assert refused(s, "fp_strat_09", FP) == ("wotr.5.09", "nation_not_active")
    s.active[GONDOR] = 1
    play(s, "fp_strat_09", FP)
    act(s, "choose_figure rohan_elite")
    assert s.political[ROHAN] == 2 and army(s, "edoras") == {"rohan_elite": 1, "rohan_leader": 1}


# ---- strokes


@pytest.mark.rule("wotr.5.15", "wotr.7.10")
def test_the_spirit_of_mordor() -> None:
    s = bare()
    put_army(s, "gorgoroth", sauron_regular=4)
    put_army(s, "dagorlad", sauron_regular=2, southrons_easterlings_regular=1, nazgul=1)
    put_army(s, "inside_orthanc", sauron_regular=1, isengard_elite=1)
    play(s, "fp_strat_05", FP, 5, 6, 4, 1, 5)
    assert offered(s) == ["choose_place dagorlad", "choose_place inside_orthanc"]
    before = list(s.political)
    act(s, "choose_place dagorlad")
    assert army(s, "dagorlad") == {"nazgul": 1}
    assert s.political == before and figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.5.15")
def test_the_spirit_of_mordor_lets_the_shadow_choose_losses() -> None:
    s = bare()
    put_army(s, "dagorlad", sauron_regular=2, southrons_easterlings_elite=1)
    play(s, "fp_strat_05", FP, 5, 1, 1, 1, 1)
    assert s.offer is not None and s.offer.seat == SH
    act(s, "reduce southrons_easterlings_elite")
    assert army(s, "dagorlad") == {"sauron_regular": 2, "southrons_easterlings_regular": 1}


@pytest.mark.rule("wotr.5.14")
def test_the_spirit_of_mordor_without_a_mixed_army() -> None:
    s = bare()
    put_army(s, "gorgoroth", sauron_regular=4)
    play(s, "fp_strat_05", FP)
    assert s.offer is None and not s.rolled and s.discards[FP_STRATEGY] == [CARD["fp_strat_05"]]


def test_faramirs_rangers() -> None:
    s = bare()
    put_army(s, "south_ithilien", sauron_regular=3)
    put_army(s, "osgiliath", gondor_regular=1)
    play(s, "fp_strat_06", FP, 5, 6, 4)
    assert army(s, "south_ithilien") == {"sauron_regular": 1}
    act(s, "choose_figure gondor_elite")
    assert army(s, "osgiliath") == {"gondor_regular": 1, "gondor_elite": 1, "gondor_leader": 1}


def test_faramirs_rangers_retake_nothing_without_an_army() -> None:
    s = bare()
    put_army(s, "osgiliath", sauron_regular=2)
    put_army(s, "north_ithilien", sauron_regular=2)
    play(s, "fp_strat_06", FP, 5, 5, 1)
    act(s, "choose_place osgiliath")
    assert s.offer is None and army(s, "osgiliath") == {}
    play(s, "fp_strat_06", FP, 1, 1, 1)
    assert army(s, "north_ithilien") == {"sauron_regular": 2}


def relief(inside: int) -> War:
    s = bare()
    everyone_at_war(s)
    put_army(s, "minas_tirith", sauron_regular=7)
    put_army(s, "inside_minas_tirith", gondor_regular=inside)
    put_army(s, "lossarnach", rohan_regular=3, rohan_leader=1)
    put_army(s, "edoras", rohan_regular=1)
    put_army(s, "dagorlad", sauron_regular=1)
    return s


@pytest.mark.rule("wotr.6.91", "wotr.5.10")
def test_help_unlooked_for() -> None:
    s = relief(inside=2)
    play(s, "fp_strat_10", FP, 1, 1, 1, 4, 4, 4, 1, 1, 1, 1, 4, 4, 4, 1)
    act(s, "done")
    assert told(s, "battle_started")[0].data["origin"] == "lossarnach"
    rolls = told(s, "combat_roll")
    assert [len(e.data["dice"]) for e in rolls] == [3, 3]  # five of the Shadow less two
    act(s, "continue_attack", "stand_and_fight")
    assert [len(e.data["dice"]) for e in told(s, "combat_roll")[2:]] == [3, 3]


def test_help_unlooked_for_leaves_the_shadow_one_die() -> None:
    s = relief(inside=5)
    play(s, "fp_strat_10", FP, 1, 1, 1, 4, 1)
    act(s, "done")
    assert [len(e.data["dice"]) for e in told(s, "combat_roll")] == [3, 1]


@pytest.mark.rule("wotr.5.14")
def test_help_unlooked_for_is_no_sortie() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "minas_tirith", sauron_regular=7)
    put_army(s, "inside_minas_tirith", gondor_regular=3)
    put_army(s, "pelargir", gondor_regular=3)
    play(s, "fp_strat_10", FP)
    assert s.offer is None and not told(s, "battle_started")


# ---- marches


def test_paths_of_the_woses() -> None:
    s = bare()
    assert refused(s, "fp_strat_11", FP) == ("wotr.5.09", "nation_not_at_war")
    at_war(s, "rohan")
    put_army(s, "helms_deep", isengard_regular=3)
    put_army(s, "inside_helms_deep", rohan_regular=2, rohan_elite=1, rohan_leader=1)
    put_army(s, "edoras", rohan_regular=1)
    put_army(s, "lossarnach", gondor_regular=1)
    place_character(s, "gimli", "inside_helms_deep")
    play(s, "fp_strat_11", FP)
    assert offered(s) == ["move_from edoras", "move_from inside_helms_deep"]
    act(s, "move_from inside_helms_deep")
    act(s, "take rohan_elite", "take rohan_leader", "take_character gimli", "done")
    assert army(s, "minas_tirith") == {"rohan_elite": 1, "rohan_leader": 1}
    assert characters(s, "minas_tirith") == ["gimli"]
    assert army(s, "inside_helms_deep") == {"rohan_regular": 2}


@pytest.mark.rule("wotr.6.94", "wotr.6.39")
def test_paths_of_the_woses_when_minas_tirith_is_besieged() -> None:
    s = bare()
    at_war(s, "rohan")
    put_army(s, "inside_minas_tirith", gondor_regular=1)
    put_army(s, "minas_tirith", sauron_regular=5)
    put_army(s, "osgiliath", sauron_regular=1)
    put_army(s, "helms_deep", isengard_regular=3)
    put_army(s, "inside_helms_deep", rohan_regular=2)
    play(s, "fp_strat_11", FP)
    assert offered(s) == ["move_to druadan_forest", "move_to lossarnach"]
    act(s, "move_to lossarnach", "take_all")
    assert army(s, "lossarnach") == {"rohan_regular": 2}
    assert s.control[REGION["helms_deep"]] == SHADOW


def test_paths_of_the_woses_when_minas_tirith_is_lost() -> None:
    s = bare()
    at_war(s, "rohan")
    capture(s, "minas_tirith", SH)
    put_army(s, "edoras", rohan_regular=1)
    play(s, "fp_strat_11", FP)
    assert offered(s) == ["move_to druadan_forest", "move_to lossarnach", "move_to osgiliath"]


@pytest.mark.rule("wotr.7.12", "wotr.5.14")
def test_paths_of_the_woses_and_units_not_at_war() -> None:
    s = bare()
    at_war(s, "rohan")
    put_army(s, "edoras", north_regular=1)
    play(s, "fp_strat_11", FP)
    assert s.offer is None and army(s, "edoras") == {"north_regular": 1}


@pytest.mark.rule("wotr.6.44")
def test_through_a_day_and_a_night() -> None:
    s = bare()
    at_war(s, "rohan")
    put_army(s, "edoras", rohan_regular=3, rohan_leader=1)
    assert refused(s, "fp_strat_12", FP) == ("wotr.5.09", "no_army_with_companion")
    place_character(s, "boromir", "edoras")
    put_army(s, "dol_amroth", gondor_regular=1)
    play(s, "fp_strat_12", FP)
    act(s, "move_to folde", "take rohan_regular", "take rohan_regular")
    assert why(s, "done") == ("wotr.5.09", "needs_companion")
    act(s, "take_character boromir", "done", "move_to druadan_forest")
    assert army(s, "druadan_forest") == {"rohan_regular": 2}
    assert characters(s, "druadan_forest") == ["boromir"]
    assert army(s, "edoras") == {"rohan_regular": 1, "rohan_leader": 1}


@pytest.mark.rule("wotr.6.45", "wotr.5.10")
def test_through_a_day_and_a_night_may_lead_back() -> None:
    """Two regions out and back: nothing bids the Army end elsewhere, and on its way it takes a
    Settlement."""
    s = bare()
    everyone_at_war(s)
    put_army(s, "westemnet", rohan_regular=2)
    place_character(s, "boromir", "westemnet")
    capture(s, "edoras", SH)
    play(s, "fp_strat_12", FP)
    act(s, "move_to edoras", "take_all")
    act(s, "move_to westemnet")
    assert s.offer is None
    assert army(s, "westemnet") == {"rohan_regular": 2}
    assert characters(s, "westemnet") == ["boromir"]
    assert s.control[REGION["edoras"]] == FREE_PEOPLES


@pytest.mark.rule("wotr.6.85", "wotr.6.40")
def test_through_a_day_and_a_night_does_not_lead_back_to_a_siege_it_lifted() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "moria", elves_regular=2)
    put_army(s, "inside_moria", sauron_regular=1)
    place_character(s, "legolas", "moria")
    play(s, "fp_strat_12", FP)
    act(s, "move_to hollin", "take elves_regular", "take_character legolas", "done")
    assert why(s, "move_to moria") is None  # one unit keeps up the siege
    s = bare()
    everyone_at_war(s)
    put_army(s, "moria", elves_regular=2)
    put_army(s, "inside_moria", sauron_regular=1)
    place_character(s, "legolas", "moria")
    play(s, "fp_strat_12", FP)
    act(s, "move_to hollin", "take_all")
    assert why(s, "move_to moria") == ("wotr.6.40", "enemy_army_blocks")


def test_through_a_day_and_a_night_may_end_after_one_region() -> None:
    s = bare()
    put_army(s, "edoras", rohan_regular=1)
    place_character(s, "boromir", "edoras")
    play(s, "fp_strat_12", FP)
    act(s, "move_to folde", "take_all", "done")
    assert army(s, "folde") == {"rohan_regular": 1} and s.offer is None


# ---- recruits


@pytest.mark.rule("wotr.2.19", "wotr.6.31")
def test_cirdans_ships() -> None:
    s = bare()
    assert refused(s, "fp_strat_13", FP) == ("wotr.5.09", "nation_not_at_war")
    at_war(s, "elves")
    put_army(s, "pelargir", gondor_regular=1)
    put_army(s, "minas_tirith", gondor_regular=1)
    put_army(s, "dol_amroth", sauron_regular=1)
    put_army(s, "inside_dol_amroth", gondor_regular=1)
    play(s, "fp_strat_13", FP)
    assert offered(s) == ["choose_region dol_amroth", "choose_region pelargir"]
    act(s, "choose_region dol_amroth", "choose_figure elves_elite", "choose_figure elves_regular")
    assert army(s, "inside_dol_amroth") == {
        "gondor_regular": 1,
        "elves_elite": 1,
        "elves_regular": 1,
    }


def test_cirdans_ships_without_an_army_on_the_coast() -> None:
    s = bare()
    at_war(s, "elves")
    play(s, "fp_strat_13", FP)
    assert s.offer is None


RECRUITS = [
    ("fp_strat_14", "minas_tirith", "gondor"),
    ("fp_strat_17", "carrock", "north"),
    ("fp_strat_18", "dol_amroth", "gondor"),
    ("fp_strat_22", "erebor", "dwarves"),
]


@pytest.mark.rule("wotr.5.13", "wotr.6.30")
@pytest.mark.parametrize(("card", "region", "nation"), RECRUITS)
def test_a_unit_and_a_leader(card: str, region: str, nation: str) -> None:
    s = bare()
    play(s, card, FP)
    assert offered(s) == [f"choose_figure {nation}_regular", f"choose_figure {nation}_elite"]
    act(s, f"choose_figure {nation}_elite")
    assert army(s, region) == {f"{nation}_elite": 1, f"{nation}_leader": 1}
    s = bare()
    play(s, card, FP)
    act(s, f"choose_figure {nation}_regular")
    assert army(s, region) == {f"{nation}_regular": 1, f"{nation}_leader": 1}


@pytest.mark.rule("wotr.6.31", "wotr.6.27")
def test_guards_of_the_citadel_in_a_siege_and_in_a_lost_city() -> None:
    s = bare()
    put_army(s, "minas_tirith", sauron_regular=1)
    put_army(s, "inside_minas_tirith", gondor_regular=1)
    play(s, "fp_strat_14", FP)
    act(s, "choose_figure gondor_elite")
    assert army(s, "inside_minas_tirith")["gondor_leader"] == 1
    s = bare()
    capture(s, "minas_tirith", SH)
    play(s, "fp_strat_14", FP)
    assert s.offer is None and figures_in_box(s) == tuple(s.reinforcements)


@pytest.mark.rule("wotr.ex.5.03", "wotr.5.14")
def test_imrahil_without_a_leader_in_reserve() -> None:
    s = bare()
    no_reinforcements(s, "gondor_leader")
    play(s, "fp_strat_18", FP)
    act(s, "choose_figure gondor_elite")
    assert army(s, "dol_amroth") == {"gondor_elite": 1}


@pytest.mark.rule("wotr.2.09")
def test_a_leader_does_not_come_alone() -> None:
    s = bare()
    no_reinforcements(s, "north_regular", "north_elite")
    play(s, "fp_strat_17", FP)
    assert army(s, "carrock") == {} and s.reinforcements[FIGURE["north_leader"]] == 4


DRAWS = [
    ("fp_strat_15", "lorien", "elves"),
    ("fp_strat_21", "rivendell", "elves"),
    ("fp_strat_24", "woodland_realm", "elves"),
]


@pytest.mark.rule("wotr.5.13")
@pytest.mark.parametrize(("card", "region", "nation"), DRAWS)
def test_a_unit_and_a_card(card: str, region: str, nation: str) -> None:
    s = bare()
    some_cards(s)
    play(s, card, FP)
    act(s, f"choose_figure {nation}_elite")
    assert army(s, region) == {f"{nation}_elite": 1}
    assert s.hands[FP] == [CARD["fp_strat_05"]] and len(s.decks[FP_STRATEGY]) == 2


@pytest.mark.rule("wotr.5.14")
def test_celeborns_galadhrim_draws_even_when_lorien_is_lost() -> None:
    s = bare()
    some_cards(s)
    capture(s, "lorien", SH)
    play(s, "fp_strat_15", FP)
    assert army(s, "lorien") == {} and len(s.hands[FP]) == 1


def test_king_brands_men() -> None:
    s = bare()
    some_cards(s)
    play(s, "fp_strat_19", FP)
    assert army(s, "dale") == {"north_regular": 2} and len(s.hands[FP]) == 1


def test_swords_in_eriador() -> None:
    s = bare()
    some_cards(s)
    play(s, "fp_strat_20", FP)
    act(s, "choose_figure north_elite", "choose_figure dwarves_regular")
    assert army(s, "the_shire") == {"north_elite": 1}
    assert army(s, "ered_luin") == {"dwarves_regular": 1}
    assert len(s.hands[FP]) == 1


@pytest.mark.rule("wotr.ex.6.02", "wotr.6.31")
def test_riders_of_theoden() -> None:
    s = bare()
    place_character(s, "gimli", "westemnet")
    place_character(s, "legolas", "eastemnet")
    place_character(s, "boromir", "pelargir")
    put_army(s, "eastemnet", isengard_regular=1)
    play(s, "fp_strat_16", FP)
    assert offered(s) == ["choose_region edoras", "choose_region westemnet"]
    act(s, "choose_region westemnet", "choose_figure rohan_elite")
    assert army(s, "westemnet") == {"rohan_elite": 1, "rohan_leader": 1}


@pytest.mark.rule("wotr.8.27")
def test_riders_of_theoden_come_to_companions_of_the_fellowship() -> None:
    s = bare()
    s.ring_bearers = REGION["folde"]
    play(s, "fp_strat_16", FP)
    assert offered(s) == ["choose_region edoras", "choose_region folde"]


def test_eomer() -> None:
    s = bare()
    put_army(s, "helms_deep", isengard_regular=1)
    put_army(s, "inside_helms_deep", rohan_regular=1)
    capture(s, "folde", SH)
    play(s, "fp_strat_23", FP)
    assert offered(s) == ["choose_region edoras", "choose_region westemnet"]
    act(s, "choose_region westemnet", "choose_figure rohan_regular")
    assert army(s, "westemnet") == {"rohan_regular": 1, "rohan_leader": 1}


@pytest.mark.rule("wotr.11.25")
def test_three_players_not_the_same_nation_twice() -> None:
    s = bare(3)
    s.last_fp_nations = [GONDOR]
    assert refused(s, "fp_strat_14", FP) == ("wotr.11.25", "same_nation_twice")
    assert refused(s, "fp_strat_17", FP) is None
    play(s, "fp_strat_03", FP)
    assert s.fp_nations == [NORTH]
    s.last_fp_nations = [NORTH]
    review_table(s)
    assert s.table == [CARD["fp_strat_03"]]
