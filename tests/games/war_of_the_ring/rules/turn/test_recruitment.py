"""Recruiting and the limits of Army size (wotr.6.18 to wotr.6.31)."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import (
    TOTALS,
    act,
    army,
    at_war,
    bare,
    capture,
    everyone_at_war,
    figures_in_box,
    offered,
    place_character,
    put_army,
    start,
    why,
)
from westmarch.games.war_of_the_ring.rules.map import armies
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, REGION, SETTLEMENTS_OF
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    DWARVES,
    ELVES,
    FIGURE,
    GONDOR,
    ISENGARD,
    NORTH,
    ROHAN,
    SAURON,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.recruitment import (
    EnforceLimits,
    MusterFigures,
    Recruit,
    VoiceOfSaruman,
    can_recruit_in,
    why_not_muster,
    why_not_voice_of_saruman,
)


@pytest.fixture
def s() -> War:
    return bare()


def muster(s: War, seat: int) -> None:
    start(s, MusterFigures(seat=seat))


def regions(*names: str) -> tuple[int, ...]:
    return tuple(REGION[n] for n in names)


# ---- Muster results


@pytest.mark.rule("wotr.6.20", "wotr.6.21", "wotr.7.14", "wotr.7.17", "wotr.4.35")
def test_only_nations_at_war_recruit_with_a_die(s):
    assert why_not_muster(s, 0).key == "nothing_to_recruit"
    at_war(s, "rohan")
    assert why_not_muster(s, 0) is None
    muster(s, 0)
    assert {text.split()[1] for text in offered(s)} == {"rohan_regular", "rohan_elite"}
    assert all(text.split()[0] == "recruit" for text in offered(s))


@pytest.mark.rule("wotr.6.22", "wotr.6.26", "wotr.4.35", "wotr.6.23")
def test_two_regulars_in_two_settlements(s):
    at_war(s, "rohan")
    muster(s, 0)
    act(s, "recruit rohan_regular edoras")
    assert why(s, "recruit rohan_regular edoras") == ("wotr.6.26", "same_settlement")
    assert why(s, "recruit rohan_elite folde") == ("wotr.6.22", "elite_comes_alone")
    assert why(s, "recruit rohan_regular eastemnet") is not None  # no Settlement there
    assert "done" not in offered(s)
    act(s, "recruit rohan_regular folde")
    assert s.offer is None
    assert army(s, "edoras") == army(s, "folde") == {"rohan_regular": 1}
    assert s.reinforcements[FIGURE["rohan_regular"]] == TOTALS[FIGURE["rohan_regular"]] - 2


@pytest.mark.rule("wotr.6.22", "wotr.4.35")
def test_one_elite_comes_alone(s):
    at_war(s, "rohan")
    muster(s, 0)
    act(s, "recruit rohan_elite edoras")
    assert s.offer is None
    assert army(s, "edoras") == {"rohan_elite": 1}


@pytest.mark.rule("wotr.6.22", "wotr.4.35", "wotr.2.09")
def test_leaders_are_recruited_where_units_are(s):
    at_war(s, "rohan")
    put_army(s, "edoras", rohan_regular=1)
    put_army(s, "folde", rohan_regular=1)
    muster(s, 0)
    assert why(s, "recruit rohan_leader helms_deep") == ("wotr.2.09", "leader_needs_army")
    act(s, "recruit rohan_leader edoras", "recruit rohan_leader folde")
    assert army(s, "edoras") == army(s, "folde") == {"rohan_regular": 1, "rohan_leader": 1}
    muster(s, 0)
    act(s, "recruit rohan_leader edoras", "recruit rohan_regular westemnet")
    assert army(s, "westemnet") == {"rohan_regular": 1}


@pytest.mark.rule("wotr.6.24", "wotr.6.23")
def test_recruits_of_two_nations(s):
    at_war(s, "rohan", "gondor")
    muster(s, 0)
    act(s, "recruit rohan_regular edoras", "recruit gondor_regular pelargir")
    assert army(s, "pelargir") == {"gondor_regular": 1}
    assert why(s, "recruit gondor_regular edoras") is not None


@pytest.mark.rule("wotr.6.25", "wotr.6.22", "wotr.4.35")
def test_nazgul_come_to_strongholds_of_sauron(s):
    at_war(s, "sauron")
    muster(s, 1)
    places = {text.split()[2] for text in offered(s) if text.split()[1] == "nazgul"}
    assert places == {
        "barad_dur",
        "dol_guldur",
        "minas_morgul",
        "morannon",
        "moria",
        "mount_gundabad",
    }
    assert "recruit sauron_regular nurn" in offered(s)
    act(s, "recruit nazgul moria", "recruit nazgul morannon")
    assert army(s, "moria") == army(s, "morannon") == {"nazgul": 1}


@pytest.mark.rule("wotr.6.27", "wotr.6.95")
def test_no_recruits_in_lost_or_besieged_settlements(s):
    at_war(s, "rohan")
    capture(s, "edoras", 1)
    put_army(s, "inside_helms_deep", rohan_regular=1)
    put_army(s, "helms_deep", isengard_regular=1)
    muster(s, 0)
    assert why(s, "recruit rohan_regular edoras") == ("wotr.6.27", "settlement_lost")
    assert why(s, "recruit rohan_regular helms_deep") == ("wotr.6.27", "settlement_besieged")
    assert {text.split()[2] for text in offered(s)} == {"folde", "westemnet"}
    # Nor can the captor use it.
    at_war(s, "isengard")
    muster(s, 1)
    assert all(text.split()[2] not in ("edoras", "helms_deep") for text in offered(s))


@pytest.mark.rule("wotr.6.28", "wotr.2.04", "wotr.2.05")
def test_reinforcements_are_limited(s):
    at_war(s, "dwarves")
    put_army(s, "withered_heath", dwarves_regular=5, dwarves_elite=5)
    muster(s, 0)
    assert s.offer is None  # Leaders would have no Army in a Settlement
    put_army(s, "erebor", north_regular=1)
    assert why_not_muster(s, 0) is None
    muster(s, 0)
    # The only possible figure comes, and no second one.
    assert army(s, "erebor") == {"dwarves_leader": 1, "north_regular": 1}
    assert s.offer is None


@pytest.mark.rule("wotr.6.29", "wotr.6.28")
def test_only_the_shadow_recruits_its_losses_again(s):
    everyone_at_war(s)
    put_army(s, "edoras", rohan_elite=5)
    put_army(s, "moria", nazgul=8)
    armies.slay(s, PLACE["edoras"], FIGURE["rohan_elite"])
    armies.slay(s, PLACE["moria"], FIGURE["nazgul"])
    muster(s, 0)
    assert why(s, "recruit rohan_elite folde") == ("wotr.6.28", "no_reinforcements")
    muster(s, 1)
    assert "recruit nazgul morannon" in offered(s)
    assert figures_in_box(s) == TOTALS


# ---- Events


@pytest.mark.rule("wotr.6.30", "wotr.5.13")
def test_an_event_recruits_for_a_nation_not_at_war(s):
    start(s, Recruit(seat=0, nation=NORTH, regions=regions("dale"), regular=2))
    assert s.offer is None
    assert army(s, "dale") == {"north_regular": 2}


@pytest.mark.rule("wotr.ex.5.03", "wotr.5.13", "wotr.5.14")
def test_imrahil_without_leaders_left(s):
    """Dol Amroth gains a unit of either type and a Leader; no Leader is left."""
    put_army(s, "minas_tirith", gondor_regular=1, gondor_leader=4)
    start(s, Recruit(seat=0, nation=GONDOR, regions=regions("dol_amroth"), either=1, leader=1))
    assert offered(s) == ["choose_figure gondor_regular", "choose_figure gondor_elite"]
    act(s, "choose_figure gondor_elite")
    assert s.offer is None
    assert army(s, "dol_amroth") == {"gondor_elite": 1}


@pytest.mark.rule("wotr.5.13", "wotr.5.14", "wotr.2.09")
def test_a_leader_recruited_with_a_unit(s):
    start(s, Recruit(seat=0, nation=DWARVES, regions=regions("erebor"), either=1, leader=1))
    act(s, "choose_figure dwarves_regular")
    assert army(s, "erebor") == {"dwarves_regular": 1, "dwarves_leader": 1}
    # Where no unit can come and none is, a Leader cannot come either.
    put_army(s, "withered_heath", dwarves_regular=4, dwarves_elite=5)
    start(s, Recruit(seat=0, nation=DWARVES, regions=regions("ered_luin"), either=1, leader=1))
    assert army(s, "ered_luin") == {}


@pytest.mark.rule("wotr.6.31", "wotr.6.83")
def test_events_recruit_in_besieged_strongholds(s):
    put_army(s, "inside_minas_tirith", gondor_regular=5)
    put_army(s, "minas_tirith", sauron_regular=3)
    assert can_recruit_in(s, GONDOR, REGION["minas_tirith"])
    start(
        s,
        Recruit(seat=0, nation=GONDOR, regions=regions("minas_tirith"), either=1, leader=1),
        EnforceLimits(),
    )
    act(s, "choose_figure gondor_elite")
    assert s.offer.kind == "remove_excess"
    assert offered(s) == ["disband gondor_regular", "disband gondor_elite"]
    act(s, "disband gondor_regular")
    assert army(s, "inside_minas_tirith") == {
        "gondor_regular": 4,
        "gondor_elite": 1,
        "gondor_leader": 1,
    }
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.ex.6.02", "wotr.6.31", "wotr.2.21")
def test_riders_of_theoden_and_enemies_in_eastemnet(s):
    place_character(s, "gimli", "eastemnet")
    put_army(s, "eastemnet", isengard_regular=1)
    assert not can_recruit_in(s, ROHAN, REGION["eastemnet"])
    start(
        s,
        Recruit(seat=0, nation=ROHAN, regions=regions("edoras", "eastemnet"), either=1, leader=1),
    )
    assert offered(s) == ["choose_figure rohan_regular", "choose_figure rohan_elite"]
    act(s, "choose_figure rohan_regular")
    assert army(s, "edoras") == {"rohan_regular": 1, "rohan_leader": 1}


@pytest.mark.rule("wotr.6.31", "wotr.6.95", "wotr.2.21")
def test_a_region_must_be_free_for_an_event(s):
    capture(s, "dale", 1)
    assert not can_recruit_in(s, NORTH, REGION["dale"])
    start(s, Recruit(seat=0, nation=NORTH, regions=regions("dale"), regular=2))
    assert army(s, "dale") == {}
    put_army(s, "inside_dol_guldur", sauron_regular=1)
    put_army(s, "dol_guldur", elves_regular=1)
    assert can_recruit_in(s, ELVES, REGION["dol_guldur"])  # free for the besieger
    assert can_recruit_in(s, SAURON, REGION["dol_guldur"])  # inside


@pytest.mark.rule("wotr.5.13", "wotr.5.14")
def test_the_player_chooses_the_region(s):
    start(
        s,
        Recruit(seat=1, nation=SAURON, regions=regions("moria", "mount_gram"), either=2, nazgul=1),
    )
    assert offered(s) == ["choose_region moria", "choose_region mount_gram"]
    act(s, "choose_region mount_gram")
    act(s, "choose_figure sauron_regular", "choose_figure sauron_elite")
    assert army(s, "mount_gram") == {"sauron_regular": 1, "sauron_elite": 1, "nazgul": 1}


# ---- the limits


@pytest.mark.rule("wotr.6.18", "wotr.2.08", "wotr.2.11")
def test_units_above_ten_return_to_the_reinforcements(s):
    at_war(s, "gondor")
    put_army(s, "minas_tirith", gondor_regular=10, gondor_leader=2)
    start(s, MusterFigures(seat=0), EnforceLimits())
    act(s, "recruit gondor_elite minas_tirith")
    assert s.offer.seat == 0
    assert offered(s) == ["disband gondor_regular", "disband gondor_elite"]
    act(s, "disband gondor_regular")
    assert s.offer is None
    assert army(s, "minas_tirith") == {
        "gondor_regular": 9,
        "gondor_elite": 1,
        "gondor_leader": 2,
    }
    assert s.casualties[FIGURE["gondor_regular"]] == 0
    assert s.reinforcements[FIGURE["gondor_regular"]] == 6


@pytest.mark.rule("wotr.6.83", "wotr.6.18")
def test_five_units_in_a_siege(s):
    put_army(s, "inside_minas_tirith", gondor_regular=6, rohan_elite=1, gondor_leader=3)
    put_army(s, "minas_tirith", sauron_regular=11)
    start(s, EnforceLimits())
    act(s, "disband rohan_elite")
    assert army(s, "inside_minas_tirith") == {"gondor_regular": 5, "gondor_leader": 3}
    assert army(s, "minas_tirith") == {"sauron_regular": 10}  # one kind: no choice
    assert s.offer is None
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.6.18", "wotr.6.83")
def test_who_removes_orders_several_armies_above_their_limits(s):
    """Not the order of the map; the Free Peoples come before the Shadow."""
    put_army(s, "moria", sauron_regular=10, isengard_regular=1)
    put_army(s, "orthanc", sauron_regular=1, isengard_regular=10)
    put_army(s, "inside_minas_tirith", gondor_regular=5, rohan_elite=1)
    put_army(s, "minas_tirith", sauron_regular=1)
    start(s, EnforceLimits())
    assert (s.offer.seat, s.offer.kind) == (0, "remove_excess")
    act(s, "disband rohan_elite")
    assert (s.offer.seat, s.offer.kind) == (1, "which_first")
    assert set(offered(s)) == {"choose_place moria", "choose_place orthanc"}
    act(s, "choose_place orthanc")
    assert set(offered(s)) == {"disband sauron_regular", "disband isengard_regular"}
    act(s, "disband sauron_regular")
    assert army(s, "orthanc") == {"isengard_regular": 10}
    act(s, "disband isengard_regular")
    assert army(s, "moria") == {"sauron_regular": 10} and s.offer is None


# ---- the Voice of Saruman


@pytest.mark.rule("wotr.6.15")
def test_the_voice_of_saruman_recruits_in_every_settlement(s):
    assert why_not_voice_of_saruman(s, 1).key == "saruman_not_in_play"
    at_war(s, "isengard")
    place_character(s, "saruman", "orthanc")
    put_army(s, "orthanc", isengard_regular=1)
    start(s, VoiceOfSaruman(seat=1))
    act(s, "voice recruit")
    while s.offer is not None:
        act(s, offered(s)[0])
    assert army(s, "orthanc") == {"isengard_regular": 2}
    assert army(s, "north_dunland") == army(s, "south_dunland") == {"isengard_regular": 1}


@pytest.mark.rule("wotr.6.15", "wotr.6.28")
def test_the_voice_of_saruman_with_too_few_regulars(s):
    at_war(s, "isengard")
    place_character(s, "saruman", "orthanc")
    put_army(s, "gap_of_rohan", isengard_regular=10)
    start(s, VoiceOfSaruman(seat=1))  # nothing to upgrade in Orthanc: no choice of voice
    act(s, "recruit isengard_regular south_dunland", "recruit isengard_regular orthanc")
    assert s.offer is None
    assert army(s, "north_dunland") == {}


@pytest.mark.rule("wotr.6.15", "wotr.6.28")
def test_the_voice_of_saruman_upgrades_regulars(s):
    at_war(s, "isengard")
    place_character(s, "saruman", "orthanc")
    put_army(s, "orthanc", isengard_regular=3)
    put_army(s, "gap_of_rohan", isengard_elite=5)
    start(s, VoiceOfSaruman(seat=1))
    act(s, "voice upgrade")
    assert s.offer is None
    # Only one Elite was left.
    assert army(s, "orthanc") == {"isengard_regular": 2, "isengard_elite": 1}
    assert s.reinforcements[FIGURE["isengard_regular"]] == 10
    start(s, VoiceOfSaruman(seat=1))
    assert "voice upgrade" not in offered(s)


@pytest.mark.rule("wotr.6.15")
def test_saruman_is_silent_while_orthanc_is_lost_or_besieged(s):
    at_war(s, "isengard")
    place_character(s, "saruman", "orthanc")
    assert why_not_voice_of_saruman(s, 1) is None
    put_army(s, "inside_orthanc", isengard_regular=1)
    put_army(s, "orthanc", rohan_regular=1)
    assert why_not_voice_of_saruman(s, 1).key == "orthanc_not_free"


@pytest.mark.rule("wotr.6.23")
def test_every_nation_has_settlements_to_recruit_in():
    assert [len(SETTLEMENTS_OF[n]) for n in range(8)] == [3, 4, 5, 4, 4, 3, 8, 5]
    assert len(SETTLEMENTS_OF[ISENGARD]) == 3
