"""Three and four players: own Nations, mixed Armies, one Nation at a time (chapter 11)."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import (
    TOTALS,
    act,
    army,
    at_war,
    bare,
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
from westmarch.games.war_of_the_ring.rules.map import armies
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, REGION
from westmarch.games.war_of_the_ring.rules.map.characters import (
    BringMinion,
    MoveCompanions,
    MoveShadowCharacters,
    why_not_bring_minion,
    why_not_move_shadow_characters,
)
from westmarch.games.war_of_the_ring.rules.map.march import LED
from westmarch.games.war_of_the_ring.rules.map.movement import MoveArmies, why_not_move_armies
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    FREE_PEOPLES,
    GONDOR,
    NATION,
    ROHAN,
    SHADOW,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import (
    begin_action,
    carry_mixed,
    controller,
    end_action,
    form_mixed_army,
    use_nation,
    why_not_use_army,
    why_not_use_nation,
)
from westmarch.games.war_of_the_ring.rules.seats import owner, partner, seats_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.recruitment import (
    EnforceLimits,
    MusterFigures,
    why_not_muster,
    why_not_voice_of_saruman,
)

GONDOR_PLAYER, ROHAN_PLAYER, WITCH_KING_PLAYER, SARUMAN_PLAYER = range(4)


@pytest.fixture
def s() -> War:
    state = bare(4)
    everyone_at_war(state)
    return state


@pytest.fixture
def three() -> War:
    state = bare(3)
    everyone_at_war(state)
    return state


# ---- who commands what


@pytest.mark.rule("wotr.11.01", "wotr.1.01")
def test_whose_nations(s, three):
    assert [owner(s, n) for n in range(8)] == [1, 0, 0, 1, 1, 3, 2, 3]
    assert [owner(three, n) for n in range(8)] == [0, 0, 0, 0, 0, 2, 1, 2]
    assert partner(s, GONDOR_PLAYER) == ROHAN_PLAYER
    assert partner(three, 0) is None
    assert seats_of(three, SHADOW) == (1, 2)


@pytest.mark.rule("wotr.11.09", "wotr.11.11")
def test_players_move_only_armies_of_their_own_nations(s):
    put_army(s, "edoras", rohan_regular=2)
    put_army(s, "osgiliath", gondor_regular=2)
    assert why_not_move_armies(s, WITCH_KING_PLAYER).key == "no_army_can_move"
    start(s, MoveArmies(seat=GONDOR_PLAYER, count=1))
    act(s, "move_to pelargir")
    act(s, "take_all")
    assert army(s, "pelargir") == {"gondor_regular": 2}
    start(s, MoveArmies(seat=ROHAN_PLAYER, count=1))
    act(s, "move_to folde", "take_all")
    assert army(s, "folde") == {"rohan_regular": 2}


@pytest.mark.rule("wotr.11.09", "wotr.11.11")
def test_players_recruit_only_for_their_own_nations(s):
    start(s, MusterFigures(seat=GONDOR_PLAYER))
    assert {t.split()[1].split("_")[0] for t in offered(s)} == {"gondor", "elves"}
    assert why(s, "recruit rohan_regular edoras") == ("wotr.11.11", "not_own_nation")
    start(s, MusterFigures(seat=SARUMAN_PLAYER))
    assert {t.split()[1].split("_")[0] for t in offered(s)} == {"isengard", "southrons"}
    s.political[NATION["gondor"]] = s.political[NATION["elves"]] = 1
    assert why_not_muster(s, GONDOR_PLAYER) is not None


@pytest.mark.rule("wotr.11.12", "wotr.11.09")
def test_both_free_peoples_players_move_companions(s):
    place_character(s, "gimli", "edoras")
    put_army(s, "edoras", rohan_regular=1)
    put_army(s, "osgiliath", gondor_regular=1)
    place_character(s, "legolas", "osgiliath")
    for seat in (GONDOR_PLAYER, ROHAN_PLAYER):
        start(s, MoveCompanions(seat=seat))
        assert s.offer.seat == seat
        assert "gather gimli" in offered(s)
    start(s, MoveArmies(seat=ROHAN_PLAYER, count=1, led=LED))
    act(s, "move_to folde", "take_all")
    assert characters(s, "folde") == ["gimli"]


@pytest.mark.rule("wotr.11.14", "wotr.6.02")
def test_each_shadow_player_brings_the_own_minions(s):
    put_army(s, "morannon", sauron_regular=1)
    start(s, BringMinion(seat=SARUMAN_PLAYER))
    assert characters(s, "orthanc") == ["saruman"]
    assert why_not_bring_minion(s, SARUMAN_PLAYER) is not None
    start(s, BringMinion(seat=WITCH_KING_PLAYER))
    assert offered(s) == ["bring witch_king", "bring mouth_of_sauron"]
    assert why_not_voice_of_saruman(s, SARUMAN_PLAYER) is None
    assert why_not_voice_of_saruman(s, WITCH_KING_PLAYER).key == "not_own_minion"


@pytest.mark.rule("wotr.11.15", "wotr.11.14")
def test_either_shadow_player_moves_nazgul_but_not_the_others_minions(s):
    put_army(s, "morannon", nazgul=1)
    place_character(s, "witch_king", "morannon")
    place_character(s, "mouth_of_sauron", "morannon")
    start(s, MoveShadowCharacters(seat=SARUMAN_PLAYER, optional=1))
    assert offered(s) == ["fly_from morannon", "done"]
    assert why(s, "move_minion witch_king") == ("wotr.11.14", "not_own_minion")
    start(s, MoveShadowCharacters(seat=WITCH_KING_PLAYER))
    assert len(offered(s)) == 3
    armies.slay(s, REGION["morannon"], 21)
    assert why_not_move_shadow_characters(s, SARUMAN_PLAYER) is not None
    assert why_not_move_shadow_characters(s, WITCH_KING_PLAYER) is None


@pytest.mark.rule("wotr.11.15")
def test_only_the_witch_king_player_recruits_nazgul(s):
    start(s, MusterFigures(seat=SARUMAN_PLAYER))
    assert not any(t.startswith("recruit nazgul") for t in offered(s))
    assert why(s, "recruit nazgul moria") == ("wotr.11.11", "not_own_nation")
    start(s, MusterFigures(seat=WITCH_KING_PLAYER))
    assert "recruit nazgul moria" in offered(s)


@pytest.mark.rule("wotr.11.23")
def test_southron_elites_are_leaders_while_saruman_is_in_play(s):
    put_army(s, "umbar", southrons_easterlings_regular=1, southrons_easterlings_elite=1)
    assert why_not_move_armies(s, SARUMAN_PLAYER, led=LED) is not None
    place_character(s, "saruman", "orthanc")
    assert why_not_move_armies(s, SARUMAN_PLAYER, led=LED) is None
    assert armies.leadership_at(s, SHADOW, REGION["umbar"]) == 1
    two = bare(2)
    everyone_at_war(two)
    put_army(two, "umbar", southrons_easterlings_elite=1)
    place_character(two, "saruman", "orthanc")
    assert armies.leadership_at(two, SHADOW, REGION["umbar"]) == 0
    assert why_not_move_armies(two, 1, led=LED) is not None


# ---- mixed Armies


def meet(s: War) -> None:
    """Rohan joins Gondor in Minas Tirith."""
    put_army(s, "minas_tirith", gondor_regular=2, gondor_leader=1)
    put_army(s, "druadan_forest", rohan_regular=3)
    start(s, MoveArmies(seat=ROHAN_PLAYER, count=1), EnforceLimits())
    act(s, "move_to minas_tirith", "take_all")


@pytest.mark.rule("wotr.11.16", "wotr.11.18")
def test_partners_who_meet_are_both_asked(s):
    meet(s)
    assert (s.offer.seat, s.offer.kind) == (GONDOR_PLAYER, "mixed_army")  # the leading player
    act(s, "yes")
    assert s.offer.seat == ROHAN_PLAYER
    act(s, "yes")
    assert s.mixed[REGION["minas_tirith"]] == 1
    assert len(told(s, "mixed_army_formed")) == 1
    assert s.offer is None


@pytest.mark.rule("wotr.11.16", "wotr.11.18")
def test_the_leading_player_orders_several_meetings(s):
    for region in ("minas_tirith", "edoras"):
        put_army(s, region, gondor_regular=1, rohan_regular=1)
    s.leading[0] = ROHAN_PLAYER
    start(s, EnforceLimits())
    assert (s.offer.seat, s.offer.kind) == (ROHAN_PLAYER, "which_first")
    assert set(offered(s)) == {"choose_place minas_tirith", "choose_place edoras"}
    act(s, "choose_place minas_tirith", "no")
    assert s.separate[REGION["minas_tirith"]] == 1
    assert (s.offer.seat, s.offer.kind) == (ROHAN_PLAYER, "mixed_army")  # Edoras is left
    act(s, "yes", "yes")
    assert s.mixed[REGION["edoras"]] == 1 and s.offer is None


@pytest.mark.rule("wotr.11.16", "wotr.11.18", "wotr.11.11")
def test_separate_armies_are_moved_by_their_owners(s):
    meet(s)
    act(s, "yes", "no")
    assert s.separate[REGION["minas_tirith"]] == 1
    start(s, EnforceLimits())
    assert s.offer is None  # not asked again
    start(s, MoveArmies(seat=ROHAN_PLAYER, count=1))
    act(s, "move_to lossarnach")
    assert offered(s) == ["take_all", "take rohan_regular"]
    act(s, "take_all")
    assert army(s, "minas_tirith") == {"gondor_regular": 2, "gondor_leader": 1}
    start(s, EnforceLimits())
    assert s.separate[REGION["minas_tirith"]] == 0


@pytest.mark.rule("wotr.11.18")
def test_an_attacked_region_becomes_a_mixed_army(s):
    meet(s)
    act(s, "no")
    form_mixed_army(s, FREE_PEOPLES, REGION["minas_tirith"])
    assert s.mixed[REGION["minas_tirith"]] == 1
    assert s.separate[REGION["minas_tirith"]] == 0
    put_army(s, "edoras", rohan_regular=1)
    form_mixed_army(s, FREE_PEOPLES, REGION["edoras"])  # one owner: nothing to mix
    assert s.mixed[REGION["edoras"]] == 0


@pytest.mark.rule("wotr.11.19")
def test_control_of_a_mixed_army(s):
    place = REGION["minas_tirith"]
    put_army(s, "minas_tirith", gondor_regular=2, rohan_regular=1)
    assert controller(s, FREE_PEOPLES, place) == GONDOR_PLAYER  # more units
    put_army(s, "minas_tirith", rohan_elite=1)
    assert controller(s, FREE_PEOPLES, place) == ROHAN_PLAYER  # more Elites
    put_army(s, "minas_tirith", gondor_elite=1, north_regular=1)
    s.leading[FREE_PEOPLES] = ROHAN_PLAYER
    assert controller(s, FREE_PEOPLES, place) == ROHAN_PLAYER  # the leading player
    s.leading[FREE_PEOPLES] = GONDOR_PLAYER
    assert controller(s, FREE_PEOPLES, place) == GONDOR_PLAYER
    assert controller(bare(2), SHADOW, place) == 1
    assert controller(bare(3), FREE_PEOPLES, place) == 0


@pytest.mark.rule("wotr.11.19", "wotr.11.20")
def test_the_controller_moves_a_mixed_army_and_the_other_only_out_of_it(s):
    meet(s)
    act(s, "yes", "yes")
    start(s, MoveArmies(seat=GONDOR_PLAYER, count=1))
    act(s, "move_to osgiliath")
    assert "take rohan_regular" not in offered(s)
    act(s, "take gondor_regular", "done")
    start(s, MoveArmies(seat=ROHAN_PLAYER, count=1))
    act(s, "move_to lossarnach", "take_all")
    assert army(s, "lossarnach") == {
        "gondor_regular": 1,
        "gondor_leader": 1,
        "rohan_regular": 3,
    }
    assert s.mixed[REGION["lossarnach"]] == 1  # still one Army; nobody is asked again
    start(s, EnforceLimits())
    assert s.offer is None
    assert s.mixed[REGION["minas_tirith"]] == 0


@pytest.mark.rule("wotr.11.18", "wotr.11.16")
def test_leaving_a_mixed_army_for_the_partners_units_makes_no_mixed_army(s):
    meet(s)
    act(s, "yes", "yes")
    put_army(s, "lossarnach", gondor_regular=1)
    start(s, MoveArmies(seat=ROHAN_PLAYER, count=1), EnforceLimits())
    act(s, "move_to lossarnach", "take rohan_regular", "done")
    assert s.mixed[REGION["lossarnach"]] == 0
    assert (s.offer.seat, s.offer.kind) == (GONDOR_PLAYER, "mixed_army"), "both are asked"


@pytest.mark.rule("wotr.11.19")
def test_control_changes_with_the_units(s):
    meet(s)
    act(s, "yes", "yes")
    armies.slay(s, REGION["minas_tirith"], 12, 2)
    assert controller(s, FREE_PEOPLES, REGION["minas_tirith"]) == GONDOR_PLAYER


@pytest.mark.rule("wotr.11.21", "wotr.ex.11.01", "wotr.7.12")
def test_a_mixed_army_is_bound_by_nations_not_at_war():
    s = bare(4)
    at_war(s, "rohan")
    put_army(s, "western_emyn_muil", rohan_regular=3, gondor_regular=1)
    s.mixed[REGION["western_emyn_muil"]] = 1
    start(s, MoveArmies(seat=ROHAN_PLAYER, count=1))
    act(s, "move_to eastemnet")
    assert why(s, "take gondor_regular") == ("wotr.7.12", "border_not_at_war")
    start(s, MoveArmies(seat=ROHAN_PLAYER, count=1))
    act(s, "move_to dead_marshes", "take_all")  # a region of no Nation
    assert army(s, "dead_marshes") == {"rohan_regular": 3, "gondor_regular": 1}


@pytest.mark.rule("wotr.11.17", "wotr.6.18")
def test_separate_armies_above_the_limit_lose_units_in_turn(s):
    put_army(s, "minas_tirith", gondor_regular=6, gondor_elite=1, rohan_regular=5, rohan_elite=1)
    s.separate[REGION["minas_tirith"]] = 1
    start(s, EnforceLimits())
    seats = []
    while s.offer is not None:
        seats.append(s.offer.seat)
        act(s, offered(s)[0])
    assert seats == [ROHAN_PLAYER, GONDOR_PLAYER, ROHAN_PLAYER]  # who is not leading first
    assert army(s, "minas_tirith") == {
        "gondor_regular": 5,
        "gondor_elite": 1,
        "rohan_regular": 3,
        "rohan_elite": 1,
    }
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.11.17", "wotr.6.18")
def test_partners_with_an_army_above_the_limit_each(s):
    """The player who is not leading comes first, as in an Army of both."""
    put_army(s, "minas_tirith", gondor_regular=11)
    put_army(s, "edoras", rohan_regular=10, rohan_elite=1)
    s.leading[0] = GONDOR_PLAYER
    start(s, EnforceLimits())
    assert (s.offer.seat, s.offer.kind) == (ROHAN_PLAYER, "remove_excess")
    act(s, "disband rohan_regular")
    assert s.offer is None  # of one kind alone nothing is asked
    assert army(s, "minas_tirith") == {"gondor_regular": 10}


@pytest.mark.rule("wotr.11.17", "wotr.11.19")
def test_the_controller_of_a_mixed_army_removes_the_excess(s):
    put_army(s, "minas_tirith", gondor_regular=7, rohan_regular=5)
    s.mixed[REGION["minas_tirith"]] = 1
    start(s, EnforceLimits())
    assert s.offer.seat == GONDOR_PLAYER
    act(s, "disband rohan_regular", "disband rohan_regular")
    assert army(s, "minas_tirith") == {"gondor_regular": 7, "rohan_regular": 3}


@pytest.mark.rule("wotr.11.18")
def test_a_mixed_army_that_withdraws_stays_one(s):
    put_army(s, "inside_minas_tirith", gondor_regular=1, rohan_regular=1)
    s.mixed[REGION["minas_tirith"]] = 1
    carry_mixed(s, REGION["minas_tirith"], PLACE["inside_minas_tirith"])
    assert s.mixed[PLACE["inside_minas_tirith"]] == 1


@pytest.mark.rule("wotr.11.14", "wotr.11.15", "wotr.11.19")
def test_leaders_and_minions_in_armies_of_shadow_partners(s):
    put_army(s, "osgiliath", isengard_regular=2, nazgul=1)
    place_character(s, "witch_king", "osgiliath")
    start(s, MoveArmies(seat=SARUMAN_PLAYER, count=1, led=LED))
    act(s, "move_to pelargir")
    assert why(s, "take_character witch_king") == ("wotr.11.14", "not_own_minion")
    act(s, "take_all")
    assert army(s, "pelargir") == {"isengard_regular": 2, "nazgul": 1}
    put_army(s, "pelargir", sauron_regular=1)
    place_character(s, "witch_king", "pelargir")
    s.mixed[REGION["pelargir"]] = 1
    start(s, MoveArmies(seat=SARUMAN_PLAYER, count=1))
    act(s, "move_to lossarnach", "take_all")
    assert characters(s, "lossarnach") == ["witch_king"]


@pytest.mark.rule("wotr.6.36", "wotr.11.11")
def test_a_partners_leader_without_units_goes_along(s):
    put_army(s, "osgiliath", gondor_regular=1, rohan_leader=1)
    start(s, MoveArmies(seat=GONDOR_PLAYER, count=1))
    act(s, "move_to pelargir")
    act(s, "take_all")
    assert army(s, "pelargir") == {"gondor_regular": 1, "rohan_leader": 1}


# ---- three players: no two actions in a row for one Nation


def use_die(s: War, *frames: object) -> None:
    begin_action(s, 0)
    start(s, *frames)


@pytest.mark.rule("wotr.11.24", "wotr.11.25", "wotr.ex.11.02")
def test_recruiting_and_then_moving_gondor_is_not_allowed(three):
    s = three
    put_army(s, "minas_tirith", gondor_regular=2)
    put_army(s, "edoras", rohan_regular=2)
    use_die(s, MusterFigures(seat=0))
    act(s, "recruit gondor_elite pelargir")
    end_action(s, 0)
    assert why_not_use_nation(s, 0, GONDOR).key == "same_nation_twice"
    start(s, MoveArmies(seat=0, count=1))
    assert why(s, "move_from minas_tirith") is not None
    assert offered(s) == ["move_to folde", "move_to westemnet"]  # only from Edoras
    start(s, MusterFigures(seat=0))
    assert why(s, "recruit gondor_elite dol_amroth") == ("wotr.11.25", "same_nation_twice")
    # The Shadow players are not bound, nor is anybody in other games.
    assert why_not_use_nation(s, 1, NATION["sauron"]) is None


@pytest.mark.rule("wotr.11.25")
def test_any_other_action_in_between_frees_the_nation(three):
    s = three
    begin_action(s, 0)
    use_nation(s, 0, ROHAN)
    end_action(s, 0)
    assert why_not_use_nation(s, 0, ROHAN) is not None
    begin_action(s, 0)
    end_action(s, 0)
    assert why_not_use_nation(s, 0, ROHAN) is None


@pytest.mark.rule("wotr.11.25", "wotr.ex.11.03")
def test_gondor_and_then_a_gondor_rohan_army_is_allowed(three):
    s = three
    put_army(s, "minas_tirith", gondor_regular=2)
    put_army(s, "edoras", gondor_regular=2, rohan_regular=1)
    use_die(s, MoveArmies(seat=0, count=1))
    act(s, "move_from minas_tirith", "move_to lossarnach", "take_all")
    end_action(s, 0)
    assert s.last_fp_nations == [GONDOR]
    start(s, MoveArmies(seat=0, count=1))
    act(s, "move_to folde", "take gondor_regular")
    assert why(s, "done") == ("wotr.11.25", "same_nation_twice")
    act(s, "take rohan_regular", "done")
    assert army(s, "folde") == {"gondor_regular": 1, "rohan_regular": 1}


@pytest.mark.rule("wotr.11.25", "wotr.ex.11.04")
def test_the_same_army_of_two_nations_twice_is_not_allowed(three):
    s = three
    put_army(s, "edoras", gondor_regular=1, rohan_regular=1)
    put_army(s, "minas_tirith", gondor_regular=1, elves_regular=1)
    use_die(s, MoveArmies(seat=0, count=1))
    act(s, "move_from edoras", "move_to folde", "take_all")
    end_action(s, 0)
    assert s.last_fp_armies == [REGION["folde"]]
    assert why_not_use_army(s, 0, [GONDOR, ROHAN], REGION["folde"]).key == "same_army_twice"
    start(s, MoveArmies(seat=0, count=1))
    act(s, "move_from folde", "move_to eastemnet")
    assert why(s, "take_all") == ("wotr.6.35", "not_all_can_go")
    act(s, "take rohan_regular")  # a part of one Nation may go
    assert army(s, "eastemnet") == {"rohan_regular": 1}
    # Another Army of several Nations may.
    start(s, MoveArmies(seat=0, count=1))
    act(s, "move_from minas_tirith", "move_to lossarnach", "take_all")
    assert army(s, "lossarnach") == {"gondor_regular": 1, "elves_regular": 1}


@pytest.mark.rule("wotr.11.25")
def test_both_moves_of_one_action_may_use_one_nation(three):
    s = three
    put_army(s, "minas_tirith", gondor_regular=1)
    put_army(s, "dol_amroth", gondor_regular=1)
    use_die(s, MoveArmies(seat=0))
    act(s, "move_from minas_tirith", "move_to lossarnach")
    act(s, "move_from dol_amroth", "move_to lamedon")
    end_action(s, 0)
    assert s.last_fp_nations == [GONDOR]
