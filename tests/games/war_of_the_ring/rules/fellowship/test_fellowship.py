"""Chapter 8: the Fellowship."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import (
    act,
    bare,
    capture,
    characters,
    offered,
    put_army,
    start,
    told,
    why,
)
from westmarch.games.war_of_the_ring.rules.catalogue import CARD, TILE
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship import (
    ChooseGuide,
    DeclareFellowship,
    EliminateCompanion,
    FellowshipPhase,
    MoveFellowship,
    RevealFellowship,
    SeparateCompanions,
    companions_in_fellowship,
    corrupt,
    fellowship_region,
    guide_candidates,
    heal,
    hide,
    leave_fellowship,
    why_not_declare,
    why_not_hide,
    why_not_move_fellowship,
    why_not_separate,
)
from westmarch.games.war_of_the_ring.rules.fellowship.separation import BreakFellowship
from westmarch.games.war_of_the_ring.rules.map.board import INSIDE, PLACE, REGION, REGIONS
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    BOROMIR,
    CHARACTERS,
    DWARVES,
    ELIMINATED,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GIMLI,
    GOLLUM,
    GONDOR,
    IN_FELLOWSHIP,
    LEGOLAS,
    MERIADOC,
    PEREGRIN,
    SET_ASIDE,
    SHADOW,
    STRIDER,
)
from westmarch.games.war_of_the_ring.rules.setup import new_war
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.table_cards import KEEPS


def journey(region: str = "rivendell", progress: int = 0) -> War:
    """The Fellowship hidden on its way."""
    s = bare()
    s.ring_bearers = REGION[region]
    s.progress = progress
    return s


def only(s: War, *names: str) -> None:
    """Leave only these Companions in the Fellowship; the others are eliminated."""
    for companion in companions_in_fellowship(s):
        if CHARACTERS[companion] not in names:
            leave_fellowship(s, companion, ELIMINATED)


# ---- the Fellowship and its Guide


@pytest.mark.rule("wotr.8.01", "wotr.8.02", "wotr.8.03", "wotr.8.05", "wotr.3.02", "wotr.3.03")
def test_fellowship_at_the_start() -> None:
    s = new_war(2, "start")
    assert [CHARACTERS[c] for c in companions_in_fellowship(s)] == [
        "gandalf_the_grey",
        "strider",
        "boromir",
        "legolas",
        "gimli",
        "meriadoc",
        "peregrin",
    ]
    assert s.guide == GANDALF_THE_GREY
    assert (REGIONS[s.ring_bearers], s.progress, s.revealed, s.corruption) == ("rivendell", 0, 0, 0)
    assert s.characters[GOLLUM] == SET_ASIDE
    assert s.characters[ARAGORN] == SET_ASIDE


@pytest.mark.rule("wotr.8.02", "wotr.8.03", "wotr.8.12", "wotr.8.13", "wotr.4.25")
def test_moving_advances_the_counter_and_not_the_figure() -> None:
    s = journey(progress=2)
    start(s, MoveFellowship())
    assert s.offer is None
    assert s.progress == 3
    assert s.revealed == 0
    assert REGIONS[s.ring_bearers] == "rivendell"
    assert REGIONS[fellowship_region(s)] == "rivendell"


@pytest.mark.rule("wotr.8.04", "wotr.8.06", "wotr.8.27", "wotr.8.32")
def test_companion_is_in_the_box_until_he_leaves() -> None:
    s = journey("moria")
    assert all(s.characters[c] == IN_FELLOWSHIP for c in companions_in_fellowship(s))
    leave_fellowship(s, GIMLI, s.ring_bearers)
    leave_fellowship(s, BOROMIR, ELIMINATED)
    assert characters(s, "moria") == ["gimli"]
    assert s.characters[BOROMIR] == ELIMINATED
    assert GIMLI not in companions_in_fellowship(s)
    with pytest.raises(AssertionError):
        leave_fellowship(s, GIMLI, s.ring_bearers)


@pytest.mark.rule("wotr.8.08", "wotr.8.09", "wotr.ex.8.01")
def test_strider_may_replace_gandalf_as_guide() -> None:
    s = journey()
    s.progress = 1
    assert [CHARACTERS[c] for c in guide_candidates(s)] == ["gandalf_the_grey", "strider"]
    start(s, FellowshipPhase())
    assert s.offer is not None and s.offer.kind == "declare_fellowship"
    act(s, "no")
    assert s.offer is not None and s.offer.kind == "choose_guide"
    assert offered(s) == ["choose_guide gandalf_the_grey", "choose_guide strider", "ask_again"]
    act(s, "choose_guide strider")
    assert s.guide == STRIDER
    assert s.offer is None


@pytest.mark.rule("wotr.8.08")
def test_guide_has_the_highest_level() -> None:
    s = journey()
    start(s, ChooseGuide())
    assert why(s, "choose_guide boromir") == ("wotr.8.08", "not_highest_level")
    leave_fellowship(s, GANDALF_THE_GREY, ELIMINATED)
    assert s.guide == STRIDER
    start(s, ChooseGuide())
    assert s.offer is None  # nobody else has Level 3
    leave_fellowship(s, STRIDER, ELIMINATED)
    start(s, ChooseGuide())
    assert offered(s)[:-1] == ["choose_guide boromir", "choose_guide legolas", "choose_guide gimli"]
    act(s, "choose_guide gimli")
    assert s.guide == GIMLI


@pytest.mark.rule("wotr.8.09")
def test_guide_may_change_when_the_fellowship_changes() -> None:
    s = journey()
    start(s, EliminateCompanion(character=BOROMIR))
    assert offered(s)[:-1] == ["choose_guide gandalf_the_grey", "choose_guide strider"]
    act(s, "choose_guide strider")
    assert s.guide == STRIDER


def asked_in_phase(s: War) -> list[str]:
    """The kinds of the questions of a Fellowship phase, each answered with no or the first."""
    start(s, FellowshipPhase())
    kinds = []
    while s.offer is not None:
        kinds.append(s.offer.kind)
        act(s, "no" if "no" in offered(s) else offered(s)[0])
    return kinds


@pytest.mark.rule("wotr.8.08", "wotr.8.09")
def test_a_choice_among_equals_stands_until_something_changes() -> None:
    s = journey()
    assert asked_in_phase(s) == ["choose_guide"]
    assert asked_in_phase(s) == [], "the same Companions, the same choice"
    s.progress = 2
    assert asked_in_phase(s) == ["declare_fellowship"]
    s.revealed = 1
    assert asked_in_phase(s) == ["choose_guide"], "Strider hides a revealed Fellowship with any die"
    assert asked_in_phase(s) == []
    s.revealed = s.progress = 0
    assert asked_in_phase(s) == ["choose_guide"]
    start(s, EliminateCompanion(character=PEREGRIN))
    act(s, "choose_region rivendell")
    assert offered(s)[:-1] == ["choose_guide gandalf_the_grey", "choose_guide strider"]
    act(s, "choose_guide strider")
    assert s.guide == STRIDER
    assert asked_in_phase(s) == [], "chosen when the Companion left"
    leave_fellowship(s, GANDALF_THE_GREY, ELIMINATED)
    assert asked_in_phase(s) == [], "no equals"
    leave_fellowship(s, STRIDER, ELIMINATED)
    assert asked_in_phase(s) == ["choose_guide"], "three others are equals now"


@pytest.mark.rule("wotr.8.09")
def test_the_guide_can_be_reconsidered_in_every_phase() -> None:
    s = journey()
    asked_in_phase(s)
    s.progress = 1
    start(s, FellowshipPhase())
    assert offered(s) == ["declare_fellowship", "no", "reconsider_guide"]
    act(s, "reconsider_guide")
    assert offered(s) == ["declare_fellowship", "no"]
    act(s, "no")
    act(s, "choose_guide strider")
    assert s.guide == STRIDER and s.offer is None
    # Who wants to be asked where nothing is declared says so when asked.
    s.revealed = 1
    start(s, FellowshipPhase())
    act(s, "ask_again")
    assert offered(s) == ["choose_guide gandalf_the_grey", "choose_guide strider"]
    act(s, "choose_guide gandalf_the_grey")
    start(s, FellowshipPhase())
    assert s.offer is not None and s.offer.kind == "choose_guide"
    act(s, "choose_guide strider")
    assert asked_in_phase(s) == []


@pytest.mark.rule("wotr.11.06", "wotr.8.09")
def test_another_leading_player_is_asked_for_the_guide() -> None:
    s = bare(4)
    assert asked_in_phase(s) == ["choose_guide"]
    assert asked_in_phase(s) == []
    s.leading[FREE_PEOPLES] = 1
    start(s, FellowshipPhase())
    assert s.offer is not None and (s.offer.kind, s.offer.seat) == ("choose_guide", 1)


@pytest.mark.rule("wotr.8.11", "wotr.8.31", "wotr.2.17")
def test_gollum_guides_when_no_companion_is_left() -> None:
    s = journey()
    only(s, "peregrin")
    assert s.guide == PEREGRIN
    start(s, SeparateCompanions(seat=0))
    act(s, "choose_region rivendell")
    assert s.guide == GOLLUM
    assert s.characters[GOLLUM] == IN_FELLOWSHIP
    assert companions_in_fellowship(s) == []


# ---- Corruption


@pytest.mark.rule("wotr.8.05", "wotr.9.24", "wotr.9.25", "wotr.10.02", "wotr.10.03")
def test_corruption_rises_and_twelve_loses_at_once() -> None:
    s = journey()
    corrupt(s, 5)
    heal(s, 2)
    assert s.corruption == 3
    heal(s, 7)
    assert s.corruption == 0
    corrupt(s, 11)
    assert not s.ending
    corrupt(s, 3)
    assert s.corruption == 12
    assert s.ending == "ring_bearers_fail"
    assert s.winners == [SHADOW]


# ---- moving


@pytest.mark.rule("wotr.8.14", "wotr.8.22", "wotr.4.25")
def test_revealed_fellowship_does_not_move() -> None:
    s = journey("goblins_gate")
    assert why_not_move_fellowship(s) is None
    s.revealed = 1
    refusal = why_not_move_fellowship(s)
    assert refusal is not None and refusal.rule == "wotr.8.14"


@pytest.mark.rule("wotr.4.19", "wotr.8.15")
def test_die_goes_to_the_hunt_box_after_the_move() -> None:
    s = journey()
    s.hunt_box = [0, 1]
    s.luck = [5]  # with the die already in the box a 5 would succeed
    start(s, MoveFellowship())
    assert told(s, "hunt_failed")
    assert s.hunt_box == [1, 1]


@pytest.mark.rule("wotr.8.15", "wotr.4.19")
def test_die_of_an_event_does_not_go_to_the_hunt_box() -> None:
    s = journey()
    start(s, MoveFellowship(by_die=0))
    assert s.progress == 1
    assert s.hunt_box == [0, 0]


def test_the_last_battle_keeps_dice_out_of_the_hunt_box() -> None:
    s = journey()
    s.table = [CARD["fp_strat_01"]]
    start(s, MoveFellowship())
    assert s.hunt_box == [0, 0]
    start(s, DeclareFellowship())
    act(s, "halt")
    assert s.table == []
    start(s, MoveFellowship())
    assert s.hunt_box == [1, 0]


def test_the_last_battle_ends_when_the_fellowship_is_revealed() -> None:
    s = journey("trollshaws")
    s.table = [CARD["fp_strat_01"]]
    start(s, RevealFellowship())
    assert s.table == []
    assert s.discards[1] == [CARD["fp_strat_01"]]


# ---- declaring


@pytest.mark.rule("wotr.ex.8.02", "wotr.8.16", "wotr.8.17", "wotr.8.19", "wotr.8.25")
def test_declaring_in_lorien() -> None:
    s = journey(progress=5)
    s.corruption = 2
    start(s, FellowshipPhase())
    act(s, "declare_fellowship")
    act(s, "walk fords_of_bruinen", "walk hollin", "walk moria", "walk dimrill_dale")
    act(s, "walk lorien")
    assert REGIONS[s.ring_bearers] == "lorien"
    assert (s.progress, s.revealed) == (0, 0)
    assert s.corruption == 1
    assert not told(s, "hunt_tile_drawn")
    assert told(s, "fellowship_declared")[0].data["path"] == [
        "rivendell",
        "fords_of_bruinen",
        "hollin",
        "moria",
        "dimrill_dale",
        "lorien",
    ]


@pytest.mark.rule("wotr.8.23")
def test_declaring_in_a_shadow_stronghold_draws_no_tile() -> None:
    s = journey("hollin", progress=1)
    start(s, DeclareFellowship())
    act(s, "walk moria")
    assert s.offer is None
    assert not told(s, "hunt_tile_drawn")


@pytest.mark.rule("wotr.8.17")
def test_fewer_regions_or_none() -> None:
    s = journey(progress=5)
    start(s, DeclareFellowship())
    assert offered(s) == ["walk fords_of_bruinen", "walk trollshaws", "halt"]
    act(s, "walk trollshaws", "halt")
    assert (REGIONS[s.ring_bearers], s.progress) == ("trollshaws", 0)

    s = journey(progress=5)
    start(s, DeclareFellowship())
    act(s, "halt")
    assert (REGIONS[s.ring_bearers], s.progress) == ("rivendell", 0)


@pytest.mark.rule("wotr.8.17")
def test_no_step_on_the_track_no_step_on_the_map() -> None:
    s = journey(progress=0)
    start(s, DeclareFellowship())
    assert s.offer is None
    assert REGIONS[s.ring_bearers] == "rivendell"


@pytest.mark.rule("wotr.8.17")
def test_not_further_than_the_counter_shows() -> None:
    s = journey(progress=1)
    start(s, DeclareFellowship())
    act(s, "walk trollshaws")
    assert s.offer is None
    assert REGIONS[s.ring_bearers] == "trollshaws"


@pytest.mark.rule("wotr.8.18")
def test_path_follows_borders_that_can_be_crossed() -> None:
    s = journey("helms_deep", progress=1)
    start(s, DeclareFellowship())
    # The White Mountains part Helm's Deep from Erech.
    assert offered(s) == ["walk fords_of_isen", "walk westemnet", "halt"]
    assert why(s, "walk erech") == ("wotr.8.18", "black_border")


@pytest.mark.rule("wotr.8.19", "wotr.8.22", "wotr.4.03")
def test_only_a_hidden_fellowship_is_declared() -> None:
    s = journey("hollin", progress=0)
    s.revealed = 1
    refusal = why_not_declare(s)
    assert refusal is not None and refusal.rule == "wotr.8.22"
    start(s, FellowshipPhase())
    assert s.offer is not None and s.offer.kind == "choose_guide"


@pytest.mark.rule("wotr.8.20")
def test_besieged_strongholds_are_open_to_the_fellowship() -> None:
    s = journey("dimrill_dale", progress=2)
    put_army(s, "inside_lorien", elves_elite=1)
    put_army(s, "lorien", sauron_regular=3)
    s.corruption = 3
    start(s, DeclareFellowship())
    act(s, "walk lorien", "halt")
    assert REGIONS[s.ring_bearers] == "lorien"
    assert s.corruption == 2
    s.progress = 1
    start(s, DeclareFellowship())
    act(s, "walk parth_celebrant")
    assert REGIONS[s.ring_bearers] == "parth_celebrant"


@pytest.mark.rule("wotr.7.04", "wotr.8.19", "wotr.4.03")
def test_declaring_activates_the_nation() -> None:
    s = journey("osgiliath", progress=1)
    start(s, DeclareFellowship())
    act(s, "walk minas_tirith")
    assert s.active[GONDOR]

    s = journey("iron_hills", progress=1)  # a Town: neither activation nor healing
    s.corruption = 1
    start(s, DeclareFellowship())
    act(s, "halt")
    assert not s.active[DWARVES]
    assert s.corruption == 1


@pytest.mark.rule("wotr.8.25", "wotr.7.04")
def test_conquered_city_activates_and_does_not_heal() -> None:
    s = journey("osgiliath", progress=1)
    capture(s, "minas_tirith", SHADOW)
    s.corruption = 1
    start(s, DeclareFellowship())
    act(s, "walk minas_tirith")
    assert s.active[GONDOR]
    assert s.corruption == 1


@pytest.mark.rule("wotr.8.25")
def test_declaring_again_heals_again() -> None:
    s = journey("lorien", progress=0)
    s.corruption = 2
    for left in (1, 0):
        start(s, FellowshipPhase())
        act(s, "declare_fellowship")
        assert s.corruption == left
    start(s, FellowshipPhase())
    assert s.offer is not None and s.offer.kind == "choose_guide", "nothing is left to heal"
    s.corruption = 1
    start(s, FellowshipPhase())
    act(s, "declare_fellowship")
    assert s.corruption == 0
    assert len(told(s, "corruption_healed")) == 3


@pytest.mark.rule("wotr.8.19", "wotr.8.25", "wotr.7.04")
def test_declaring_is_asked_only_where_it_could_do_anything() -> None:
    def asked(s: War) -> bool:
        start(s, FellowshipPhase())
        return s.offer is not None and s.offer.kind == "declare_fellowship"

    assert not asked(journey("rivendell")), "the Elves are active, nobody is corrupted"
    assert not asked(journey("hollin")), "no Settlement"
    s = journey("hollin")
    s.corruption = 3
    assert not asked(s), "no place to heal"
    assert asked(journey("hollin", progress=1)), "the figure may move and the counter goes back"
    s = journey("rivendell")
    s.corruption = 1
    assert asked(s), "it would heal"
    capture(s, "rivendell", SHADOW)
    assert not asked(s), "a conquered Stronghold heals nobody"
    s = journey("erebor")
    assert asked(s), "it would make the Dwarves active"
    capture(s, "erebor", SHADOW)
    assert asked(s), "whoever controls it"
    act(s, "declare_fellowship")
    assert s.active[DWARVES] and not asked(s)
    s = journey("edoras")
    s.table = [CARD["sh_char_22"]]
    assert asked(s), "Wormtongue lets Rohan be roused in Edoras"
    assert not asked(journey("woodland_realm")), "the Elves are active"
    for card, place, could in (
        ("fp_strat_01", "hollin", True),
        ("sh_char_15", "lorien", True),
        ("sh_char_16", "lorien", True),
        ("sh_char_16", "hollin", False),
    ):
        s = journey(place)
        s.table = [CARD[card]]
        assert asked(s) == could, card


@pytest.mark.rule("wotr.5.11")
def test_declaring_in_an_unconquered_stronghold_drives_cards_off() -> None:
    cards = [CARD["sh_char_15"], CARD["sh_char_16"]]
    s = journey("dimrill_dale", progress=1)
    s.table = cards[:]
    start(s, DeclareFellowship())
    act(s, "halt")
    assert s.table == cards
    s.progress = 1
    start(s, DeclareFellowship())
    act(s, "walk lorien")
    assert s.table == []
    assert s.discards[2] == cards


@pytest.mark.rule("wotr.4.03", "wotr.9.26")
def test_order_of_the_fellowship_phase() -> None:
    s = journey("dagorlad", progress=1)
    start(s, FellowshipPhase())
    kinds = []
    for text in ("declare_fellowship", "walk morannon", "enter_mordor", "choose_guide strider"):
        assert s.offer is not None
        kinds.append(s.offer.kind)
        act(s, text)
    assert kinds == ["declare_fellowship", "place_ring_bearers", "enter_mordor", "choose_guide"]
    assert s.offer is None
    assert s.mordor == 0


@pytest.mark.rule("wotr.11.06")
def test_the_leading_player_declares_and_chooses_the_guide() -> None:
    s = bare(4)
    s.leading = [1, 3]
    s.progress = 1
    start(s, FellowshipPhase())
    assert s.offer is not None and s.offer.seat == 1
    act(s, "no")
    assert s.offer.seat == 1


# ---- revealed


@pytest.mark.rule("wotr.ex.8.03", "wotr.8.21", "wotr.8.23", "wotr.8.17", "wotr.8.14")
def test_revealed_at_goblins_gate() -> None:
    s = journey(progress=5)
    start(s, RevealFellowship())
    act(s, "walk fords_of_bruinen", "walk high_pass", "walk goblins_gate", "halt")
    assert s.offer is None
    assert REGIONS[s.ring_bearers] == "goblins_gate"
    assert (s.progress, s.revealed) == (0, 1)
    assert not told(s, "hunt_tile_drawn")
    assert why_not_move_fellowship(s) is not None
    hide(s)
    assert why_not_move_fellowship(s) is None


@pytest.mark.rule("wotr.ex.8.03", "wotr.8.23")
def test_revealed_in_moria_costs_a_tile() -> None:
    s = journey(progress=5)
    s.hunt_pool = [TILE["std_1_1"], TILE["std_1_2"]]
    start(s, RevealFellowship())
    act(s, "walk fords_of_bruinen", "walk hollin", "walk moria", "halt")
    assert told(s, "hunt_tile_drawn")
    act(s, "use_the_ring")
    assert s.corruption == 1
    assert s.offer is None


@pytest.mark.rule("wotr.8.23")
@pytest.mark.parametrize(
    ("region", "progress", "walk", "tiles"),
    [
        ("moria", 0, [], 1),  # stays
        ("moria", 1, ["walk hollin"], 1),  # leaves
        ("hollin", 1, ["walk moria"], 1),  # enters
        ("hollin", 2, ["walk moria", "walk dimrill_dale"], 1),  # passes through
        ("hollin", 2, ["walk north_dunland", "halt"], 0),
        ("osgiliath", 2, ["walk south_ithilien", "halt"], 0),
    ],
)
def test_paths_that_cost_a_tile(region: str, progress: int, walk: list[str], tiles: int) -> None:
    s = journey(region, progress)
    s.hunt_pool = [TILE["std_0r_1"], TILE["std_0r_2"]]
    start(s, RevealFellowship())
    act(s, *walk)
    assert s.offer is None
    assert len(told(s, "hunt_tile_drawn")) == tiles


@pytest.mark.rule("wotr.8.23")
def test_a_shadow_stronghold_the_free_peoples_hold_costs_nothing() -> None:
    s = journey("hollin", progress=1)
    capture(s, "moria", FREE_PEOPLES)
    start(s, RevealFellowship())
    act(s, "walk moria")
    assert not told(s, "hunt_tile_drawn")


@pytest.mark.rule("wotr.8.23")
def test_a_captured_free_peoples_stronghold_is_no_shadow_stronghold() -> None:
    s = journey("dimrill_dale", progress=1)
    capture(s, "lorien", SHADOW)
    start(s, RevealFellowship())
    act(s, "walk lorien")
    assert s.offer is None
    assert REGIONS[s.ring_bearers] == "lorien"
    assert not told(s, "hunt_tile_drawn")


@pytest.mark.rule("wotr.8.21")
def test_never_revealed_in_a_free_peoples_stronghold() -> None:
    s = journey("dimrill_dale", progress=1)
    start(s, RevealFellowship())
    assert why(s, "walk lorien") == ("wotr.8.21", "only_shelter_that_way")
    assert "halt" in offered(s)

    s = journey("dimrill_dale", progress=2)
    start(s, RevealFellowship())
    act(s, "walk lorien")
    # From Lórien the way on leads to Parth Celebrant; back to Dimrill Dale would be no way at all.
    assert s.offer is None
    assert REGIONS[s.ring_bearers] == "parth_celebrant"

    s = journey("erebor", progress=1)
    start(s, RevealFellowship())
    assert offered(s) == ["walk iron_hills", "walk withered_heath"]
    assert why(s, "walk dale") == ("wotr.8.21", "only_shelter_that_way")
    assert why(s, "halt") == ("wotr.8.21", "no_shelter_when_revealed")


@pytest.mark.rule("wotr.8.21")
def test_a_town_is_no_shelter() -> None:
    s = journey("dale", progress=1)
    start(s, RevealFellowship())
    act(s, "walk iron_hills")
    assert REGIONS[s.ring_bearers] == "iron_hills"


@pytest.mark.rule("wotr.8.21", "wotr.8.17")
def test_without_a_legal_end_the_figure_stays() -> None:
    s = journey("rivendell", progress=0)
    start(s, RevealFellowship())
    assert s.offer is None
    assert (REGIONS[s.ring_bearers], s.revealed) == ("rivendell", 1)


def test_a_walk_is_never_a_dead_end() -> None:
    for region in range(len(REGIONS)):
        for progress in (1, 2, 3):
            s = journey(REGIONS[region], progress)
            s.control = tuple(FREE_PEOPLES if c >= 0 else c for c in s.control)
            start(s, RevealFellowship())
            while s.offer is not None and s.offer.kind == "place_ring_bearers":
                act(s, offered(s)[0])
            assert s.progress == 0


@pytest.mark.rule("wotr.8.21")
def test_revealing_what_is_revealed_changes_nothing() -> None:
    s = journey("moria", progress=0)
    s.revealed = 1
    start(s, RevealFellowship())
    assert s.offer is None
    assert not told(s, "hunt_tile_drawn")


# ---- hiding


@pytest.mark.rule("wotr.8.24", "wotr.4.26")
def test_hiding() -> None:
    s = journey("hollin", progress=0)
    refusal = why_not_hide(s)
    assert refusal is not None and refusal.rule == "wotr.8.24"
    s.revealed = 1
    s.hunt_box = [0, 3]
    assert why_not_hide(s) is None
    hide(s)
    assert (s.revealed, s.progress, REGIONS[s.ring_bearers]) == (0, 0, "hollin")
    assert s.hunt_box == [0, 3]
    assert not told(s, "hunt_roll")


# ---- separating


@pytest.mark.rule("wotr.ex.8.04", "wotr.8.28", "wotr.8.29", "wotr.4.27", "wotr.6.01")
def test_legolas_and_meriadoc_go_to_the_woodland_realm() -> None:
    s = journey(progress=5)
    start(s, SeparateCompanions(seat=0))
    act(s, "choose_character legolas", "choose_character meriadoc", "done")
    assert "choose_region woodland_realm" in offered(s)
    act(s, "choose_region woodland_realm")
    assert characters(s, "woodland_realm") == ["legolas", "meriadoc"]
    assert [CHARACTERS[c] for c in companions_in_fellowship(s)] == [
        "gandalf_the_grey",
        "strider",
        "boromir",
        "gimli",
        "peregrin",
    ]


@pytest.mark.rule("wotr.8.29")
def test_separation_distance() -> None:
    s = journey(progress=4)  # 4 + 2 = 6: the Woodland Realm is 7 away
    start(s, SeparateCompanions(seat=0))
    act(s, "choose_character legolas", "done")
    assert "choose_region woodland_realm" not in offered(s)
    s = journey(progress=4)
    start(s, SeparateCompanions(seat=0, extra_reach=1))
    act(s, "choose_character legolas", "done")
    assert "choose_region woodland_realm" in offered(s)
    s = journey(progress=3)
    start(s, SeparateCompanions(seat=0, level=4))
    act(s, "choose_character peregrin", "done")
    assert "choose_region woodland_realm" in offered(s)
    s = journey(progress=0)  # a Companion of Level 1 and no step on the track
    start(s, SeparateCompanions(seat=0))
    act(s, "choose_character peregrin", "done")
    assert sorted(offered(s)) == [
        "choose_region fords_of_bruinen",
        "choose_region rivendell",
        "choose_region trollshaws",
    ]


@pytest.mark.rule("wotr.8.28")
def test_separating_needs_companions() -> None:
    s = journey()
    assert why_not_separate(s) is None
    only(s)
    refusal = why_not_separate(s)
    assert refusal is not None and refusal.rule == "wotr.8.28"


@pytest.mark.rule("wotr.8.30", "wotr.6.07")
def test_separated_companions_stop_at_a_shadow_stronghold() -> None:
    s = journey("hollin", progress=0)
    start(s, SeparateCompanions(seat=0))
    act(s, "choose_character legolas", "done")
    places = offered(s)
    assert "choose_region moria" in places
    assert "choose_region dimrill_dale" not in places


@pytest.mark.rule("wotr.8.30", "wotr.6.08")
def test_separated_companions_do_not_enter_a_besieged_stronghold() -> None:
    s = journey("dimrill_dale", progress=1)
    put_army(s, "inside_lorien", elves_elite=1)
    put_army(s, "lorien", sauron_regular=3)
    start(s, SeparateCompanions(seat=0))
    act(s, "choose_character legolas", "done")
    assert not [p for p in offered(s) if "lorien" in p]
    start(s, SeparateCompanions(seat=0, into_besieged=1))
    act(s, "choose_character legolas", "done", "choose_region lorien")
    assert s.characters[LEGOLAS] == PLACE["inside_lorien"]


@pytest.mark.rule("wotr.8.30", "wotr.8.27")
def test_separated_in_a_besieged_stronghold_stays_inside() -> None:
    s = journey("lorien", progress=4)
    put_army(s, "inside_lorien", elves_elite=1)
    put_army(s, "lorien", sauron_regular=3)
    start(s, SeparateCompanions(seat=0))
    act(s, "choose_character strider", "done")
    assert s.characters[STRIDER] == INSIDE[REGION["lorien"]]


@pytest.mark.rule("wotr.8.31", "wotr.8.09")
def test_guide_leaves() -> None:
    s = journey()
    start(s, SeparateCompanions(seat=0))
    act(s, "choose_character gandalf_the_grey", "choose_character strider", "done")
    act(s, "choose_region rivendell")
    assert offered(s)[:-1] == ["choose_guide boromir", "choose_guide legolas", "choose_guide gimli"]
    act(s, "choose_guide legolas")
    assert s.guide == LEGOLAS
    assert [e.data["guide"] for e in told(s, "guide_changed")] == ["boromir", "legolas"]


@pytest.mark.rule("wotr.8.31", "wotr.5.11")
def test_table_cards_of_the_companion_go_with_him(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KEEPS, CARD["fp_char_07"], lambda s: s.characters[BOROMIR] == IN_FELLOWSHIP)
    s = journey()
    s.table = [CARD["fp_char_07"]]
    leave_fellowship(s, GIMLI, ELIMINATED)
    assert s.table == [CARD["fp_char_07"]]
    leave_fellowship(s, BOROMIR, ELIMINATED)
    assert s.table == []


@pytest.mark.rule("wotr.7.04", "wotr.8.28")
def test_separated_companion_activates() -> None:
    s = journey("iron_hills", progress=0)
    start(s, SeparateCompanions(seat=0))
    act(s, "choose_character gimli", "done", "choose_region erebor")
    assert s.active[DWARVES]
    s = journey("iron_hills", progress=0)
    start(s, SeparateCompanions(seat=0))
    act(s, "choose_character legolas", "done", "choose_region erebor")
    assert not s.active[DWARVES]


@pytest.mark.rule("wotr.11.12")
def test_either_free_peoples_player_separates() -> None:
    s = bare(4)
    start(s, SeparateCompanions(seat=1))
    assert s.offer is not None and s.offer.seat == 1
    act(s, "choose_character gimli", "done")
    assert s.offer.seat == 1
    act(s, "choose_region rivendell")
    assert s.offer.seat == 0  # the Guide is chosen by the leading player


# ---- abilities


def test_hobbits_are_taken_alive() -> None:
    s = journey("hollin", progress=1)
    start(s, EliminateCompanion(character=MERIADOC, casualty=1))
    assert s.offer is not None and s.offer.kind == "separate_to"
    assert "choose_region moria" in offered(s)
    act(s, "choose_region hollin")
    assert characters(s, "hollin") == ["meriadoc"]


def test_hobbits_die_on_the_mordor_track() -> None:
    s = journey("morannon")
    s.mordor = 2
    start(s, EliminateCompanion(character=PEREGRIN, casualty=1))
    assert s.characters[PEREGRIN] == ELIMINATED


def test_worn_with_sorrow_and_toil() -> None:
    s = journey()
    s.table = [CARD["sh_char_15"], CARD["fp_char_05"], CARD["fp_strat_02"]]
    s.hands[0] = [CARD["fp_char_09"], CARD["fp_strat_05"], CARD["fp_char_10"]]
    start(s, EliminateCompanion(character=GIMLI, casualty=1))
    assert s.offer is not None and s.offer.seat == SHADOW
    assert offered(s) == ["strip_hand 0", "strip_table fp_char_05", "no"]
    s.luck = [1]
    act(s, "strip_hand 0")
    assert s.hands[0] == [CARD["fp_char_09"], CARD["fp_strat_05"]]
    assert s.discards[0] == [CARD["fp_char_10"]]

    start(s, EliminateCompanion(character=BOROMIR, casualty=1))
    act(s, "strip_table fp_char_05")
    assert CARD["fp_char_05"] in s.discards[0]

    start(s, EliminateCompanion(character=LEGOLAS))  # not a casualty of the Hunt
    assert s.offer is not None and s.offer.kind == "choose_guide"


def test_worn_with_sorrow_and_toil_between_partners() -> None:
    s = bare(4)
    s.leading = [0, 3]
    s.table = [CARD["sh_char_15"]]
    s.hands[0] = [CARD["fp_strat_05"]]
    s.hands[1] = [CARD["fp_char_09"]]
    start(s, EliminateCompanion(character=GIMLI, casualty=1))
    assert s.offer is not None and s.offer.seat == 3
    assert offered(s) == ["strip_hand 1", "no"]
    act(s, "no")
    assert s.hands[1] == [CARD["fp_char_09"]]
    assert s.table == [CARD["sh_char_15"]]


def test_breaking_of_the_fellowship_puts_companions_where_the_ring_bearers_are() -> None:
    s = journey("hollin", progress=3)
    start(s, BreakFellowship(count=2))
    act(s, "choose_character gimli", "choose_character peregrin")
    assert characters(s, "hollin") == ["gimli", "peregrin"]

    s = journey("hollin")
    only(s, "legolas")
    start(s, BreakFellowship(count=3))
    assert characters(s, "hollin") == ["legolas"]
    assert s.guide == GOLLUM
