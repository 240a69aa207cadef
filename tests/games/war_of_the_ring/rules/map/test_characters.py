"""Characters entering play and moving (wotr.6.01 to wotr.6.15)."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import (
    act,
    army,
    at_war,
    bare,
    capture,
    characters,
    everyone_at_war,
    offered,
    place_character,
    put_army,
    start,
    told,
    why,
)
from westmarch.games.war_of_the_ring.rules.catalogue import CARD
from westmarch.games.war_of_the_ring.rules.map import armies
from westmarch.games.war_of_the_ring.rules.map.board import DISTANCE, REGION, REGIONS
from westmarch.games.war_of_the_ring.rules.map.characters import (
    BringGandalfTheWhite,
    BringMinion,
    MoveCompanions,
    MoveShadowCharacters,
    companion_destinations,
    crown_aragorn,
    eliminate_character,
    group_level,
    why_not_bring_gandalf_the_white,
    why_not_bring_minion,
    why_not_crown_aragorn,
    why_not_move_companions,
    why_not_move_shadow_characters,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    BOROMIR,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    DWARVES,
    ELIMINATED,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GIMLI,
    GONDOR,
    IN_FELLOWSHIP,
    LEGOLAS,
    LEVEL,
    MERIADOC,
    MINIONS,
    NATIONS,
    NAZGUL,
    NORTH,
    PEREGRIN,
    ROHAN,
    SARUMAN,
    SET_ASIDE,
    SHADOW,
    STRIDER,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Refusal


@pytest.fixture
def s() -> War:
    return bare()


def key(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.key


def to(s: War, verb: str) -> set[str]:
    """Destinations offered."""
    return {text.split()[1] for text in offered(s) if text.startswith(verb)}


# ---- Companions


@pytest.mark.rule("wotr.2.13", "wotr.2.14", "wotr.2.16", "wotr.6.01")
def test_who_starts_where(s):
    assert [CHARACTERS[c] for c in COMPANIONS if s.characters[c] == IN_FELLOWSHIP] == [
        "gandalf_the_grey",
        "strider",
        "boromir",
        "legolas",
        "gimli",
        "meriadoc",
        "peregrin",
    ]
    assert all(s.characters[m] == SET_ASIDE for m in MINIONS)
    assert key(why_not_move_companions(s)) == "no_companion_can_move"


@pytest.mark.rule("wotr.4.28", "wotr.6.03", "wotr.6.05", "wotr.6.15")
def test_a_companion_moves_up_to_its_level(s):
    place_character(s, "gimli", "edoras")
    start(s, MoveCompanions(seat=0))
    found = to(s, "companions_to")
    assert all(1 <= DISTANCE[REGION["edoras"]][REGION[r]] <= LEVEL[GIMLI] == 2 for r in found)
    assert "druadan_forest" in found
    assert "minas_tirith" not in found
    act(s, "companions_to eastemnet")
    assert characters(s, "eastemnet") == ["gimli"]
    assert s.offer is None


@pytest.mark.rule("wotr.6.06", "wotr.4.28", "wotr.6.38")
def test_groups_use_the_highest_level_and_each_moves_once(s):
    for name in ("strider", "gimli", "meriadoc", "peregrin"):
        place_character(s, name, "edoras")
    start(s, MoveCompanions(seat=0))
    act(s, "gather meriadoc")
    assert "minas_tirith" not in to(s, "companions_to")
    act(s, "gather strider")
    assert "minas_tirith" in to(s, "companions_to")
    act(s, "companions_to minas_tirith")
    assert characters(s, "minas_tirith") == ["strider", "meriadoc"]
    assert why(s, "gather strider") == ("wotr.6.38", "moved_already")
    # A second group from the same region goes elsewhere; the third stays.
    act(s, "gather gimli", "companions_to fords_of_isen", "done")
    assert characters(s, "fords_of_isen") == ["gimli"]
    assert characters(s, "edoras") == ["peregrin"]
    assert len(told(s, "companion_moved")) == 3


@pytest.mark.rule("wotr.6.07")
def test_companions_ignore_armies_but_stop_at_shadow_strongholds(s):
    put_army(s, "westemnet", isengard_regular=5)
    place_character(s, "strider", "edoras")
    start(s, MoveCompanions(seat=0))
    found = to(s, "companions_to")
    assert "westemnet" in found and "helms_deep" in found
    place_character(s, "strider", "fords_of_isen")
    start(s, MoveCompanions(seat=0))
    assert "orthanc" in to(s, "companions_to")
    reached = companion_destinations(s, REGION["hollin"], 2)
    assert REGION["moria"] in reached
    assert REGION["dimrill_dale"] not in reached  # only through Moria
    assert REGION["dimrill_dale"] in companion_destinations(s, REGION["moria"], 1)
    capture(s, "moria", 0)
    assert REGION["dimrill_dale"] in companion_destinations(s, REGION["hollin"], 2)


@pytest.mark.rule("wotr.6.08")
def test_besieged_strongholds_are_sealed_to_companions(s):
    put_army(s, "inside_helms_deep", rohan_regular=1)
    put_army(s, "helms_deep", isengard_regular=2)
    place_character(s, "gimli", "inside_helms_deep")
    place_character(s, "strider", "westemnet")
    start(s, MoveCompanions(seat=0))
    # Gimli cannot leave, so Strider it is; he cannot enter.
    assert "helms_deep" not in to(s, "companions_to")
    assert "fords_of_isen" in to(s, "companions_to")
    start(s, MoveCompanions(seat=0, into_besieged=1))
    act(s, "companions_to helms_deep")
    assert characters(s, "inside_helms_deep") == ["strider", "gimli"]
    assert key(why_not_move_companions(s)) == "no_companion_can_move"


@pytest.mark.rule("wotr.6.08")
def test_companions_do_not_pass_through_a_besieged_stronghold(s):
    put_army(s, "inside_lorien", elves_regular=1)
    put_army(s, "lorien", sauron_regular=1)
    near = companion_destinations(s, REGION["parth_celebrant"], 1, into_besieged=1)
    assert REGION["lorien"] in near
    assert REGION["lorien"] not in companion_destinations(s, REGION["parth_celebrant"], 3)
    assert companion_destinations(s, REGION["lorien"], 3) == []
    assert companion_destinations(s, REGION["lorien"], 1, leave_besieged=1)


@pytest.mark.rule("wotr.6.08", "wotr.6.43")
def test_companions_do_not_cross_black_borders(s):
    place_character(s, "meriadoc", "edoras")
    start(s, MoveCompanions(seat=0))
    assert to(s, "companions_to") == {"folde", "westemnet"}


@pytest.mark.rule("wotr.6.15")
def test_shadowfax():
    assert group_level([GANDALF_THE_WHITE]) == 4
    assert group_level([GANDALF_THE_WHITE, PEREGRIN]) == 4
    assert group_level([GANDALF_THE_WHITE, GIMLI]) == 3
    assert group_level([GANDALF_THE_WHITE, MERIADOC, PEREGRIN]) == 3
    assert group_level([GANDALF_THE_GREY, MERIADOC]) == 3
    assert group_level([MERIADOC, LEGOLAS]) == 2


@pytest.mark.rule("wotr.6.03", "wotr.6.06")
def test_events_change_distance_and_number_of_groups(s):
    place_character(s, "meriadoc", "edoras")
    place_character(s, "gimli", "bree")
    start(s, MoveCompanions(seat=0, level=4, groups=1))
    act(s, "gather meriadoc")
    assert "minas_tirith" in to(s, "companions_to")
    act(s, "companions_to minas_tirith")
    assert s.offer is None
    start(s, MoveCompanions(seat=0, extra=2, groups=1, optional=1))
    act(s, "done")
    start(s, MoveCompanions(seat=0, extra=2, groups=1, optional=1))
    act(s, "gather gimli")
    found = to(s, "companions_to")
    assert max(DISTANCE[REGION["bree"]][REGION[r]] for r in found) == 4


@pytest.mark.rule("wotr.7.04", "wotr.7.05")
def test_companions_activate_nations_where_their_movement_ends(s):
    place_character(s, "gimli", "withered_heath")
    start(s, MoveCompanions(seat=0))
    act(s, "companions_to dale")
    assert s.active[NORTH] == 0  # Gimli only calls the Dwarves
    start(s, MoveCompanions(seat=0))
    act(s, "companions_to iron_hills")
    assert s.active[DWARVES] == 0  # only a Town
    start(s, MoveCompanions(seat=0))
    act(s, "companions_to erebor")
    assert s.active[DWARVES] == 1
    place_character(s, "gimli", "withered_heath")
    place_character(s, "peregrin", "folde")
    start(s, MoveCompanions(seat=0))
    act(s, "gather peregrin", "companions_to edoras", "done")
    assert s.active[ROHAN] == 1


@pytest.mark.rule("wotr.7.05")
@pytest.mark.parametrize(
    ("companion", "nations"),
    [
        ("gandalf_the_grey", NATIONS[:5]),
        ("gandalf_the_white", NATIONS[:5]),
        ("aragorn", NATIONS[:5]),
        ("meriadoc", NATIONS[:5]),
        ("peregrin", NATIONS[:5]),
        ("strider", ("north",)),
        ("boromir", ("gondor",)),
        ("legolas", ("elves",)),
        ("gimli", ("dwarves",)),
    ],
)
def test_which_companion_activates_which_nation(companion, nations):
    before = {
        "dwarves": ("withered_heath", "erebor"),
        "elves": ("dimrill_dale", "lorien"),
        "gondor": ("osgiliath", "minas_tirith"),
        "north": ("northern_rhovanion", "dale"),
        "rohan": ("folde", "edoras"),
    }
    for nation, (origin, target) in before.items():
        s = bare()
        s.active = [0] * 8
        place_character(s, companion, origin)
        start(s, MoveCompanions(seat=0))
        act(s, f"companions_to {target}")
        assert bool(s.active[NATIONS.index(nation)]) == (nation in nations)


@pytest.mark.rule("wotr.7.04")
def test_a_conquered_city_activates_nobody(s):
    capture(s, "pelargir", 1)
    place_character(s, "boromir", "lossarnach")
    start(s, MoveCompanions(seat=0))
    act(s, "companions_to pelargir")
    assert s.active[GONDOR] == 0


@pytest.mark.rule("wotr.6.29")
def test_an_eliminated_companion_is_gone_for_good(s):
    place_character(s, "gimli", "erebor")
    eliminate_character(s, GIMLI)
    assert s.characters[GIMLI] == ELIMINATED
    eliminate_character(s, GANDALF_THE_GREY)
    assert s.characters[GANDALF_THE_GREY] == ELIMINATED
    assert s.guide == STRIDER
    start(s, MoveCompanions(seat=0))
    assert s.offer is None


# ---- Nazgûl and Minions


@pytest.mark.rule("wotr.4.29", "wotr.6.03", "wotr.6.09", "wotr.6.10", "wotr.2.12")
def test_nazgul_fly_anywhere_but_to_free_strongholds(s):
    put_army(s, "morannon", nazgul=2)
    put_army(s, "osgiliath", gondor_regular=3)
    start(s, MoveShadowCharacters(seat=1))
    found = to(s, "fly_to")
    assert "osgiliath" in found  # enemy units do not matter
    assert "the_shire" in found and "pelargir" in found  # nor does a City
    assert "minas_tirith" not in found
    assert why(s, "fly_to minas_tirith") == ("wotr.6.10", "nazgul_free_stronghold")
    assert len(found) == len(REGIONS) - 1 - 8  # all but its own and eight Strongholds
    act(s, "fly_to osgiliath")
    assert army(s, "osgiliath") == {"gondor_regular": 3, "nazgul": 1}
    act(s, "done")
    assert army(s, "morannon") == {"nazgul": 1}


@pytest.mark.rule("wotr.6.10")
def test_nazgul_may_join_a_siege(s):
    put_army(s, "inside_minas_tirith", gondor_regular=1)
    put_army(s, "minas_tirith", sauron_regular=1)
    put_army(s, "barad_dur", nazgul=1)
    capture(s, "moria", 0)
    start(s, MoveShadowCharacters(seat=1))
    assert "moria" not in to(s, "fly_to")  # now controlled by the Free Peoples
    act(s, "fly_to minas_tirith")
    assert army(s, "minas_tirith") == {"sauron_regular": 1, "nazgul": 1}


@pytest.mark.rule("wotr.6.09", "wotr.6.38")
def test_part_of_the_nazgul_move_each_once(s):
    put_army(s, "morannon", nazgul=2)
    put_army(s, "moria", nazgul=1)
    start(s, MoveShadowCharacters(seat=1))
    act(s, "fly_from moria", "fly_to morannon")
    act(s, "fly_from morannon", "fly_to moria")
    act(s, "fly_from morannon", "fly_to moria")
    assert army(s, "morannon") == {"nazgul": 1}  # the one that came may not go on
    assert army(s, "moria") == {"nazgul": 2}
    assert s.offer is None


@pytest.mark.rule("wotr.6.09", "wotr.2.12")
def test_nazgul_leave_and_enter_a_besieged_stronghold_of_theirs(s):
    put_army(s, "inside_dol_guldur", sauron_regular=1, nazgul=1)
    put_army(s, "dol_guldur", elves_regular=3)
    put_army(s, "moria", nazgul=1)
    start(s, MoveShadowCharacters(seat=1))
    act(s, "fly_from inside_dol_guldur", "fly_to moria")
    act(s, "fly_from moria", "fly_to dol_guldur")
    assert army(s, "inside_dol_guldur") == {"sauron_regular": 1, "nazgul": 1}
    assert army(s, "moria") == {"nazgul": 1}


@pytest.mark.rule("wotr.6.11", "wotr.4.29")
def test_the_witch_king_flies_like_a_nazgul(s):
    place_character(s, "witch_king", "angmar")
    assert why_not_move_shadow_characters(s, 1) is None
    start(s, MoveShadowCharacters(seat=1, nazgul_only=1))
    assert "far_harad" in to(s, "fly_to")
    assert "lorien" not in to(s, "fly_to")
    act(s, "fly_to far_harad")
    assert characters(s, "far_harad") == ["witch_king"]
    assert s.offer is None
    assert armies.nazgul_at(s, REGION["far_harad"]) == 1


@pytest.mark.rule("wotr.6.12", "wotr.6.04")
def test_saruman_stays_in_orthanc(s):
    place_character(s, "saruman", "orthanc")
    assert key(why_not_move_shadow_characters(s, 1)) == "no_nazgul_can_move"


@pytest.mark.rule("wotr.6.13", "wotr.6.14", "wotr.4.29")
def test_the_mouth_of_sauron_walks_three_regions(s):
    put_army(s, "dagorlad", gondor_regular=2)
    place_character(s, "mouth_of_sauron", "morannon")
    start(s, MoveShadowCharacters(seat=1))
    found = to(s, "fly_to")
    assert max(DISTANCE[REGION["morannon"]][REGION[r]] for r in found) == 3
    assert "dagorlad" in found and "osgiliath" in found
    place_character(s, "mouth_of_sauron", "lossarnach")
    start(s, MoveShadowCharacters(seat=1))
    assert "minas_tirith" not in to(s, "fly_to")  # neither enters nor passes
    assert "druadan_forest" in to(s, "fly_to")  # by Osgiliath
    put_army(s, "osgiliath", sauron_regular=1)
    put_army(s, "inside_minas_tirith", gondor_regular=1)
    put_army(s, "minas_tirith", sauron_regular=1)
    start(s, MoveShadowCharacters(seat=1))
    assert "minas_tirith" in to(s, "fly_to")  # besieged by a Shadow Army


@pytest.mark.rule("wotr.6.13")
def test_the_mouth_of_sauron_and_besieged_shadow_strongholds(s):
    put_army(s, "inside_morannon", sauron_regular=1)
    put_army(s, "morannon", gondor_regular=1)
    place_character(s, "mouth_of_sauron", "gorgoroth")
    start(s, MoveShadowCharacters(seat=1))
    assert "morannon" not in to(s, "fly_to")
    assert "noman_lands" not in to(s, "fly_to")  # three steps by Morannon only
    place_character(s, "mouth_of_sauron", "inside_morannon")
    assert key(why_not_move_shadow_characters(s, 1)) == "no_nazgul_can_move"


@pytest.mark.rule("wotr.6.03", "wotr.4.29")
def test_nazgul_and_minions_move_in_one_action(s):
    put_army(s, "morannon", nazgul=1)
    place_character(s, "witch_king", "morannon")
    place_character(s, "mouth_of_sauron", "morannon")
    start(s, MoveShadowCharacters(seat=1))
    assert offered(s) == [
        "fly_from morannon",
        "move_minion witch_king",
        "move_minion mouth_of_sauron",
    ]
    act(s, "move_minion witch_king", "fly_to angmar")
    assert why(s, "move_minion witch_king") == ("wotr.6.38", "moved_already")
    act(s, "move_minion mouth_of_sauron", "fly_to dagorlad", "fly_from morannon", "fly_to moria")
    assert s.offer is None
    assert characters(s, "dagorlad") == ["mouth_of_sauron"]
    start(s, MoveShadowCharacters(seat=1, nazgul_only=1, optional=1))
    assert offered(s) == ["fly_from moria", "move_minion witch_king", "done"]


# ---- Minions entering play


@pytest.mark.rule("wotr.4.36", "wotr.6.02", "wotr.2.16")
def test_saruman_enters_at_orthanc(s):
    assert key(why_not_bring_minion(s, 1)) == "no_minion_can_enter"
    at_war(s, "isengard")
    start(s, BringMinion(seat=1))
    assert characters(s, "orthanc") == ["saruman"]
    assert key(why_not_bring_minion(s, 1)) == "no_minion_can_enter"
    eliminate_character(s, SARUMAN)
    assert key(why_not_bring_minion(s, 1)) == "no_minion_can_enter"  # once a game


@pytest.mark.rule("wotr.6.02")
def test_saruman_needs_an_unconquered_orthanc(s):
    at_war(s, "isengard")
    put_army(s, "inside_orthanc", isengard_regular=1)
    put_army(s, "orthanc", rohan_regular=1)
    start(s, BringMinion(seat=1))  # a siege does not matter
    assert characters(s, "inside_orthanc") == ["saruman"]
    s.characters[SARUMAN] = SET_ASIDE
    capture(s, "orthanc", 0)
    assert key(why_not_bring_minion(s, 1)) == "no_minion_can_enter"


@pytest.mark.rule("wotr.6.02", "wotr.7.04")
def test_the_witch_king_joins_an_army_with_a_unit_of_sauron(s):
    at_war(s, "sauron", "gondor")
    put_army(s, "moria", isengard_regular=1, nazgul=1)
    assert key(why_not_bring_minion(s, 1)) == "no_minion_can_enter"
    put_army(s, "morannon", sauron_regular=1)
    put_army(s, "umbar", southrons_easterlings_regular=1, sauron_elite=1)
    start(s, BringMinion(seat=1))
    assert offered(s) == ["choose_place morannon", "choose_place umbar"]
    act(s, "choose_place umbar")
    assert characters(s, "umbar") == ["witch_king"]
    assert s.active == [1] * 8  # every Nation of the Free Peoples is roused


@pytest.mark.rule("wotr.6.02")
def test_the_witch_king_needs_both_sides_at_war(s):
    put_army(s, "morannon", sauron_regular=1)
    at_war(s, "sauron")
    assert key(why_not_bring_minion(s, 1)) == "no_minion_can_enter"
    s.political = [0, 3, 3, 3, 3, 1, 1, 1]
    assert key(why_not_bring_minion(s, 1)) == "no_minion_can_enter"
    at_war(s, "sauron")
    assert why_not_bring_minion(s, 1) is None


@pytest.mark.rule("wotr.6.02")
def test_wormtongue_keeps_rohan_passive_when_the_witch_king_comes(s):
    at_war(s, "sauron", "gondor")
    put_army(s, "morannon", sauron_regular=1)
    s.table = [CARD["sh_char_22"]]
    start(s, BringMinion(seat=1))
    assert characters(s, "morannon") == ["witch_king"]
    assert s.active[ROHAN] == 0
    assert s.active[DWARVES] == 1


@pytest.mark.rule("wotr.6.02")
def test_the_mouth_of_sauron_enters_late(s):
    assert key(why_not_bring_minion(s, 1)) == "no_minion_can_enter"
    s.mordor = 0
    start(s, BringMinion(seat=1))
    assert len(offered(s)) == 6
    s.mordor = -1
    at_war(s, *NATIONS[:5])
    capture(s, "moria", 0)
    put_army(s, "inside_morannon", sauron_regular=1)
    put_army(s, "morannon", gondor_regular=1)
    start(s, BringMinion(seat=1))
    assert "choose_place moria" not in offered(s)
    act(s, "choose_place inside_morannon")
    assert characters(s, "inside_morannon") == ["mouth_of_sauron"]


# ---- Aragorn and Gandalf the White


@pytest.mark.rule("wotr.4.42", "wotr.2.15", "wotr.6.01")
def test_strider_becomes_aragorn_in_gondor(s):
    assert key(why_not_crown_aragorn(s)) == "strider_not_in_gondor"
    place_character(s, "strider", "lossarnach")
    assert key(why_not_crown_aragorn(s)) == "strider_not_in_gondor"
    place_character(s, "strider", "pelargir")
    assert why_not_crown_aragorn(s) is None
    capture(s, "pelargir", 1)
    assert key(why_not_crown_aragorn(s)) == "strider_not_in_gondor"
    place_character(s, "strider", "dol_amroth")
    crown_aragorn(s)
    assert characters(s, "dol_amroth") == ["aragorn"]
    assert s.characters[STRIDER] == SET_ASIDE
    assert s.active[GONDOR] == 1
    assert key(why_not_crown_aragorn(s)) == "companion_entered_before"


@pytest.mark.rule("wotr.4.42")
def test_aragorn_may_be_crowned_in_a_siege(s):
    put_army(s, "inside_minas_tirith", gondor_regular=1)
    put_army(s, "minas_tirith", sauron_regular=1)
    place_character(s, "strider", "inside_minas_tirith")
    assert why_not_crown_aragorn(s) is None
    crown_aragorn(s)
    assert characters(s, "inside_minas_tirith") == ["aragorn"]
    eliminate_character(s, ARAGORN)
    assert key(why_not_crown_aragorn(s)) == "companion_entered_before"


@pytest.mark.rule("wotr.4.42", "wotr.2.15", "wotr.6.01")
def test_gandalf_the_white_replaces_the_grey_on_the_map(s):
    assert key(why_not_bring_gandalf_the_white(s)) == "gandalf_in_fellowship"
    place_character(s, "gandalf_the_grey", "edoras")
    assert key(why_not_bring_gandalf_the_white(s)) == "no_minion_yet"
    place_character(s, "saruman", "orthanc")
    assert why_not_bring_gandalf_the_white(s) is None
    start(s, BringGandalfTheWhite(seat=0))
    assert s.offer is None
    assert characters(s, "edoras") == ["gandalf_the_white"]
    assert s.characters[GANDALF_THE_GREY] == SET_ASIDE
    assert s.active[ROHAN] == 1
    assert key(why_not_bring_gandalf_the_white(s)) == "companion_entered_before"


@pytest.mark.rule("wotr.4.42")
def test_gandalf_the_white_after_the_grey_has_fallen(s):
    s.characters[GANDALF_THE_GREY] = ELIMINATED
    s.characters[WITCH_KING] = ELIMINATED  # one who once was in play is enough
    assert why_not_bring_gandalf_the_white(s) is None
    capture(s, "rivendell", 1)
    put_army(s, "inside_lorien", elves_regular=1)
    put_army(s, "lorien", sauron_regular=1)
    start(s, BringGandalfTheWhite(seat=0))
    assert set(offered(s)) == {
        "choose_place fangorn",
        "choose_place grey_havens",
        "choose_place inside_lorien",
        "choose_place woodland_realm",
    }
    act(s, "choose_place fangorn")
    assert characters(s, "fangorn") == ["gandalf_the_white"]
    assert s.characters[GANDALF_THE_GREY] == ELIMINATED


# ---- Leaders and Characters in Armies


@pytest.mark.rule("wotr.2.11", "wotr.2.12", "wotr.2.13")
def test_leaders_and_characters_are_no_units(s):
    everyone_at_war(s)
    put_army(s, "edoras", rohan_regular=1, rohan_leader=2)
    put_army(s, "orthanc", isengard_regular=1, nazgul=3)
    place_character(s, "boromir", "edoras")
    assert armies.units_at(s, FREE_PEOPLES, REGION["edoras"]) == 1
    assert armies.leadership_at(s, FREE_PEOPLES, REGION["edoras"]) == 3
    assert armies.units_at(s, SHADOW, REGION["orthanc"]) == 1
    assert armies.count_at(s, REGION["orthanc"], NAZGUL) == 3
    assert s.characters[BOROMIR] == REGION["edoras"]
    assert CHARACTER["boromir"] == BOROMIR
