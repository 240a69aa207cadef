"""The Events of the Free Peoples Character deck, card by card."""

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
    figures_in_box,
    offered,
    place_character,
    put_army,
    start,
    told,
    why,
)
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARDS,
    DECKS,
    F_ARMY_MUSTER,
    F_CHARACTER,
    F_EVENT,
    F_WILL,
    TILE,
)
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship_box import set_guide
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import HuntTile
from westmarch.games.war_of_the_ring.rules.map.board import REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    COMPANIONS,
    DWARVES,
    ELIMINATED,
    ELVES,
    FIGURE,
    FREE_PEOPLES,
    GOLLUM,
    GONDOR,
    IN_FELLOWSHIP,
    ISENGARD,
    NORTH,
    SARUMAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    STRIDER,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import begin_action, end_action
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import (
    EVENTS,
    PlayEvent,
    review_table,
    why_not_play,
)

FP_STRATEGY = DECKS.index("fp_strategy")
STRATEGY_CARDS = [CARD[f"fp_strat_{n:02d}"] for n in range(1, 5)]


def play(s: War, card: str, *luck: int, seat: int = 0) -> None:
    """Give the card to a seat, which plays it with an Event result."""
    number = CARD[card]
    s.hands[seat].append(number)
    assert why_not_play(s, seat, number) is None
    s.luck = list(luck)
    start(s, PlayEvent(seat=seat, card=number, face=F_EVENT))


def refused(s: War, card: str, seat: int = 0) -> str | None:
    """The message key with which a card cannot be played; None if it can."""
    refusal = why_not_play(s, seat, CARD[card])
    if refusal is not None:
        assert refusal.rule == "wotr.5.09"
    return None if refusal is None else refusal.key


def pool(s: War, *tiles: str) -> None:
    """The Hunt Pool holds these tiles; the other standard tiles have been drawn."""
    s.hunt_pool = [TILE[t] for t in tiles]
    s.hunt_drawn = [t for t in range(16) if t not in s.hunt_pool]


def gollum_guides(s: War) -> None:
    """Everybody has left the Fellowship; Strider guides nobody any more."""
    for companion in COMPANIONS:
        if s.characters[companion] == IN_FELLOWSHIP:
            s.characters[companion] = ELIMINATED
    set_guide(s, GOLLUM)


def discarded(s: War, card: str) -> bool:
    return CARD[card] in s.discards[DECKS.index("fp_character")]


@pytest.mark.rule("wotr.5.01")
def test_every_card_of_the_deck_is_registered() -> None:
    deck = {c for c in range(96) if CARDS[c].startswith("fp_char_")}
    assert len(deck) == 24 and deck <= set(EVENTS)


# ---- special tiles


@pytest.mark.rule("wotr.9.04")
@pytest.mark.parametrize(
    ("card", "tile"),
    [
        ("fp_char_01", "fp_elven_cloaks"),
        ("fp_char_02", "fp_elven_rope"),
        ("fp_char_03", "fp_phial_of_galadriel"),
        ("fp_char_04", "fp_smeagol"),
    ],
)
def test_a_special_tile_waits_for_mordor(card: str, tile: str) -> None:
    s = bare()
    play(s, card)
    assert s.hunt_waiting == [TILE[tile]] and TILE[tile] not in s.hunt_pool
    assert discarded(s, card)
    s = bare()
    s.mordor = 1
    play(s, card)
    assert s.hunt_waiting == [] and TILE[tile] in s.hunt_pool


# ---- cards on the table that help in the Hunt


@pytest.mark.rule("wotr.5.11", "wotr.9.19")
def test_mithril_coat_draws_a_second_tile() -> None:
    s = bare()
    play(s, "fp_char_05")
    assert s.table == [CARD["fp_char_05"]]
    pool(s, "std_3_1", "std_0r_1")
    s.luck = [0, 0]
    start(s, HuntTile(cause="hunt", successes=1))
    act(s, "use_table_card fp_char_05")
    assert s.table == [] and discarded(s, "fp_char_05")
    assert TILE["std_3_1"] in s.hunt_pool and s.corruption == 0


@pytest.mark.rule("wotr.5.11", "wotr.9.19")
@pytest.mark.parametrize(
    ("card", "needed"),
    [("fp_char_06", ("gimli", "legolas")), ("fp_char_07", ("boromir",))],
)
def test_a_card_lowers_the_damage_by_one(card: str, needed: tuple[str, ...]) -> None:
    s = bare()
    play(s, card)
    assert s.table == [CARD[card]]
    pool(s, "std_2_1", "std_1_1")
    s.luck = [0]
    start(s, HuntTile(cause="hunt", successes=1))
    act(s, f"use_table_card {card}", "use_the_ring")
    assert s.corruption == 1 and s.table == []
    s = bare()
    play(s, card)
    for name in needed:
        assert s.table == [CARD[card]]
        s.characters[CHARACTER[name]] = REGION["edoras"]
        review_table(s)
    assert s.table == [] and discarded(s, card)
    assert refused(s, card) == "not_in_fellowship"


@pytest.mark.rule("wotr.5.11", "wotr.9.19")
def test_wizards_staff_prevents_the_draw() -> None:
    s = bare()
    play(s, "fp_char_08")
    start(s, HuntTile(cause="hunt", successes=1))
    act(s, "use_table_card fp_char_08")
    assert s.hunt_drawn == [] and s.table == [] and s.corruption == 0
    s = bare()
    play(s, "fp_char_08")
    s.characters[CHARACTER["gandalf_the_grey"]] = ELIMINATED
    review_table(s)
    assert s.table == []
    assert refused(s, "fp_char_08") == "not_in_fellowship"


# ---- the Ring-bearers


@pytest.mark.rule("wotr.9.24")
def test_athelas_heals_on_5_and_on_3_with_strider_as_guide() -> None:
    s = bare()
    s.corruption = 5
    play(s, "fp_char_09", 3, 5, 6)
    assert s.corruption == 3
    s = bare()
    s.corruption = 2
    s.guide = STRIDER
    play(s, "fp_char_09", 3, 5, 4)
    assert s.corruption == 0


@pytest.mark.rule("wotr.8.15", "wotr.8.13")
def test_there_is_another_way() -> None:
    s = bare()
    s.corruption = 2
    play(s, "fp_char_10")
    assert s.corruption == 1 and s.hands[0] == [] and s.progress == 0
    gollum_guides(s)
    s.hunt_box = [0, 2]
    play(s, "fp_char_10", 1, 1)
    assert s.corruption == 0
    assert offered(s) == ["another_way move", "no"]
    assert why(s, "another_way hide") == ("wotr.8.24", "fellowship_is_hidden")
    act(s, "another_way move")
    assert s.progress == 1 and s.hunt_box == [0, 2], "no die goes to the Hunt Box"
    s.revealed = 1
    play(s, "fp_char_10")
    assert offered(s) == ["another_way hide", "no"]
    act(s, "another_way hide")
    assert not s.revealed
    play(s, "fp_char_10")
    act(s, "no")
    assert s.progress == 1 and s.offer is None


@pytest.mark.rule("wotr.9.30", "wotr.8.15")
def test_another_way_on_the_mordor_track_draws_a_tile() -> None:
    s = bare()
    gollum_guides(s)
    s.mordor = 0
    pool(s, "std_1_1", "std_1_2")
    play(s, "fp_char_10", 0)
    act(s, "another_way move")
    assert offered(s) == ["use_guide", "no"]
    act(s, "no")
    assert s.mordor == 1 and s.corruption == 1 and s.hunt_box == [0, 0]


@pytest.mark.rule("wotr.8.29", "wotr.9.24", "wotr.5.09")
def test_i_will_go_alone_one_region_further_then_heals() -> None:
    s = bare()
    s.corruption = 3
    play(s, "fp_char_11")
    act(s, "choose_character peregrin", "done")
    assert "choose_region hollin" in offered(s), "Level 1 and one more"
    assert "choose_region moria" not in offered(s)
    assert s.corruption == 3
    act(s, "choose_region hollin", "choose_guide gandalf_the_grey")
    assert characters(s, "hollin") == ["peregrin"] and s.corruption == 2
    gollum_guides(s)
    assert refused(s, "fp_char_11") == "no_companion_in_fellowship"


@pytest.mark.rule("wotr.9.29")
def test_i_will_go_alone_in_mordor_costs_the_companions_life() -> None:
    s = bare()
    s.mordor = 1
    s.corruption = 3
    play(s, "fp_char_11")
    act(s, "choose_character peregrin", "done", "choose_guide gandalf_the_grey")
    assert s.characters[CHARACTER["peregrin"]] == ELIMINATED and s.corruption == 2


def test_bilbos_song() -> None:
    s = bare()
    s.corruption = 3
    play(s, "fp_char_12")
    assert s.corruption == 2
    gollum_guides(s)
    play(s, "fp_char_12")
    assert s.corruption == 0


def test_mirror_of_galadriel() -> None:
    s = bare()
    s.corruption = 2
    s.dice[FREE_PEOPLES] = [F_CHARACTER, F_CHARACTER, F_ARMY_MUSTER]
    play(s, "fp_char_13")
    assert s.dice[FREE_PEOPLES] == [F_CHARACTER, F_ARMY_MUSTER, F_WILL]
    assert s.corruption == 2
    s.ring_bearers = REGION["lorien"]
    s.dice[FREE_PEOPLES] = [F_ARMY_MUSTER]
    play(s, "fp_char_13")
    assert s.dice[FREE_PEOPLES] == [F_ARMY_MUSTER] and s.corruption == 1
    capture(s, "lorien", seat=1)
    play(s, "fp_char_13")
    assert s.corruption == 1, "Lórien is conquered"


@pytest.mark.rule("wotr.9.02", "wotr.9.28")
def test_challenge_of_the_king_removes_eyes() -> None:
    s = bare()
    put_army(s, "edoras", rohan_regular=1)
    place_character(s, "strider", "edoras")
    pool(s, "std_eye_1", "std_eye_2", "std_1_1", "std_2_1")
    play(s, "fp_char_14", 0, 0, 0)
    assert sorted(s.hunt_removed) == [TILE["std_eye_1"], TILE["std_eye_2"]]
    assert sorted(s.hunt_pool) == sorted((TILE["std_1_1"], TILE["std_2_1"]))
    assert s.characters[STRIDER] == REGION["edoras"] and s.corruption == 0


def test_challenge_of_the_king_fails_with_three_eyes() -> None:
    s = bare()
    put_army(s, "inside_minas_tirith", gondor_regular=1)
    put_army(s, "minas_tirith", sauron_regular=1)
    place_character(s, "aragorn", "inside_minas_tirith")
    s.characters[STRIDER] = ELIMINATED
    pool(s, "std_eye_1", "std_eye_2", "std_eye_3", "std_2_1")
    play(s, "fp_char_14", 0, 0, 0)
    assert s.characters[CHARACTER["aragorn"]] == ELIMINATED
    assert s.hunt_removed == [] and len(s.hunt_pool) == 4


@pytest.mark.rule("wotr.5.09")
def test_challenge_of_the_king_needs_an_army_in_gondor_or_rohan() -> None:
    s = bare()
    put_army(s, "osgiliath", gondor_regular=1)
    place_character(s, "strider", "osgiliath")
    assert refused(s, "fp_char_14") == "character_without_army"
    place_character(s, "strider", "minas_tirith")
    assert refused(s, "fp_char_14") == "character_without_army"
    put_army(s, "minas_tirith", gondor_regular=1)
    assert refused(s, "fp_char_14") is None


# ---- Companions leave and move


@pytest.mark.rule("wotr.8.29", "wotr.6.08")
def test_gwaihir_carries_as_if_of_level_4() -> None:
    s = bare()
    s.ring_bearers = REGION["fangorn"]
    put_army(s, "inside_minas_tirith", gondor_elite=1)
    put_army(s, "minas_tirith", sauron_regular=1)
    play(s, "fp_char_15")
    # Nobody is on the map: the only errand is to separate.
    assert "choose_character meriadoc" in offered(s)
    act(s, "choose_character meriadoc", "done")
    assert "choose_region pelargir" in offered(s), "four regions away"
    assert "choose_region lamedon" not in offered(s)
    act(s, "choose_region minas_tirith", "choose_guide gandalf_the_grey")
    assert characters(s, "inside_minas_tirith") == ["meriadoc"]


@pytest.mark.rule("wotr.6.06", "wotr.6.08")
def test_gwaihir_moves_one_group_on_the_map() -> None:
    s = bare()
    place_character(s, "meriadoc", "dimrill_dale")
    place_character(s, "boromir", "dimrill_dale")
    put_army(s, "inside_helms_deep", rohan_regular=1)
    put_army(s, "helms_deep", isengard_regular=1)
    play(s, "fp_char_15")
    assert offered(s) == ["companions separate", "companions move"]
    act(s, "companions move", "gather meriadoc", "gather boromir", "companions_to helms_deep")
    assert characters(s, "inside_helms_deep") == ["boromir", "meriadoc"]
    assert s.offer is None, "one group only"


@pytest.mark.rule("wotr.8.29", "wotr.6.05")
def test_we_prove_the_swifter_two_regions_further() -> None:
    s = bare()
    place_character(s, "meriadoc", "edoras")
    play(s, "fp_char_16")
    act(s, "companions move")
    reach = set(offered(s))
    assert "companions_to fangorn" in reach and "companions_to parth_celebrant" in reach
    assert "companions_to lorien" not in reach
    act(s, "companions_to parth_celebrant")
    assert characters(s, "parth_celebrant") == ["meriadoc"]
    play(s, "fp_char_16")
    act(s, "companions separate", "choose_character boromir", "done")
    assert "choose_region the_shire" in offered(s), "Level 2 and two more"
    assert "choose_region ered_luin" not in offered(s)


@pytest.mark.rule("wotr.5.14")
def test_an_errand_without_companions_does_nothing() -> None:
    s = bare()
    gollum_guides(s)
    play(s, "fp_char_15")
    assert s.offer is None and discarded(s, "fp_char_15")


@pytest.mark.rule("wotr.7.10", "wotr.7.03")
def test_there_and_back_again_rouses_the_north() -> None:
    s = bare()
    before = list(s.political)
    s.progress = 4
    play(s, "fp_char_17")
    act(s, "choose_character legolas", "done", "choose_region dale", "choose_guide strider")
    assert s.active[DWARVES] and s.active[NORTH]
    for nation in (DWARVES, ELVES, NORTH):
        assert s.political[nation] == before[nation] - 1
    assert s.political[GONDOR] == before[GONDOR]


@pytest.mark.rule("wotr.7.10", "wotr.5.14")
def test_there_and_back_again_elsewhere_only_separates() -> None:
    s = bare()
    before = list(s.political)
    play(s, "fp_char_17")
    act(s, "choose_character gimli", "done", "choose_region hollin", "choose_guide strider")
    assert not s.active[DWARVES] and s.political == before
    gollum_guides(s)
    place_character(s, "gimli", "inside_erebor")
    play(s, "fp_char_17")
    assert s.active[DWARVES] and s.active[NORTH], "Gimli is in Erebor already"


# ---- The Eagles are Coming!


@pytest.mark.rule("wotr.5.09", "wotr.6.29")
def test_the_eagles_kill_nazgul_and_drive_off_the_rest() -> None:
    s = bare()
    put_army(s, "osgiliath", gondor_regular=2)
    place_character(s, "boromir", "osgiliath")
    put_army(s, "north_ithilien", sauron_regular=3, nazgul=3)
    put_army(s, "dagorlad", sauron_regular=1, nazgul=1)
    place_character(s, "witch_king", "north_ithilien")
    capture(s, "moria", seat=0)
    play(s, "fp_char_18", 5, 2, 4)
    assert s.reinforcements[FIGURE["nazgul"]] == 8 - 3
    assert s.offer is not None and s.offer.seat == 0  # the card is the Free Peoples'
    assert set(offered(s)) == {
        "choose_region barad_dur",
        "choose_region dol_guldur",
        "choose_region minas_morgul",
        "choose_region morannon",
        "choose_region mount_gundabad",
    }
    act(s, "choose_region dol_guldur")
    assert army(s, "dol_guldur") == {"nazgul": 2}
    assert army(s, "north_ithilien") == {"sauron_regular": 3}
    assert characters(s, "north_ithilien") == ["witch_king"]
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.5.09")
def test_the_eagles_need_a_companion_with_an_army_near_an_army_with_nazgul() -> None:
    s = bare()
    put_army(s, "inside_minas_tirith", gondor_regular=2)
    put_army(s, "minas_tirith", sauron_regular=3)
    assert refused(s, "fp_char_18") == "no_nazgul_near_companion"
    place_character(s, "witch_king", "minas_tirith")
    place_character(s, "boromir", "inside_minas_tirith")
    assert refused(s, "fp_char_18") == "no_nazgul_near_companion", "the Witch-king is none here"
    put_army(s, "minas_tirith", nazgul=1)
    assert refused(s, "fp_char_18") is None
    place_character(s, "boromir", "edoras")
    assert refused(s, "fp_char_18") == "no_nazgul_near_companion"
    put_army(s, "lossarnach", gondor_regular=1)
    place_character(s, "boromir", "lossarnach")
    assert refused(s, "fp_char_18") is None


def test_the_eagles_choose_one_army_and_roll_five_dice_at_most() -> None:
    s = bare()
    put_army(s, "inside_minas_tirith", gondor_regular=2)
    put_army(s, "minas_tirith", sauron_regular=3, nazgul=6)
    put_army(s, "osgiliath", sauron_regular=1, nazgul=1)
    place_character(s, "boromir", "inside_minas_tirith")
    play(s, "fp_char_18", 6, 6, 6, 5, 5)
    assert set(offered(s)) == {"choose_place minas_tirith", "choose_place osgiliath"}
    act(s, "choose_place minas_tirith", "choose_region morannon")
    assert army(s, "minas_tirith") == {"sauron_regular": 3}
    assert army(s, "morannon") == {"nazgul": 1}
    assert army(s, "osgiliath") == {"sauron_regular": 1, "nazgul": 1}


def test_nazgul_without_a_refuge_stay() -> None:
    s = bare()
    put_army(s, "osgiliath", gondor_regular=2)
    place_character(s, "boromir", "osgiliath")
    put_army(s, "north_ithilien", sauron_regular=3, nazgul=1)
    for stronghold in (
        "barad_dur",
        "dol_guldur",
        "minas_morgul",
        "morannon",
        "moria",
        "mount_gundabad",
    ):
        capture(s, stronghold, seat=0)
    play(s, "fp_char_18", 1)
    assert s.offer is None and army(s, "north_ithilien") == {"sauron_regular": 3, "nazgul": 1}


# ---- The Ents Awake

ENTS = ("fp_char_19", "fp_char_20", "fp_char_21")


def ents_ready(gandalf: str = "lorien") -> War:
    s = bare()
    place_character(s, "gandalf_the_white", gandalf)
    s.characters[CHARACTER["gandalf_the_grey"]] = ELIMINATED
    place_character(s, "meriadoc", "fangorn")
    return s


@pytest.mark.rule("wotr.5.09", "wotr.8.27")
@pytest.mark.parametrize("card", ENTS)
def test_the_ents_need_gandalf_the_white_and_a_companion_in_fangorn(card: str) -> None:
    s = bare()
    place_character(s, "meriadoc", "fangorn")
    assert refused(s, card) == "not_in_play"
    place_character(s, "gandalf_the_white", "lorien")
    assert refused(s, card) is None
    place_character(s, "meriadoc", "edoras")
    assert refused(s, card) == "no_companion_in_region"
    s.ring_bearers = REGION["fangorn"]
    assert refused(s, card) is None, "those in the Fellowship are where the Ring-bearers are"


@pytest.mark.rule("wotr.7.09", "wotr.7.07", "wotr.6.69")
@pytest.mark.parametrize("card", ENTS)
def test_the_ents_hit_an_army_at_orthanc(card: str) -> None:
    s = ents_ready()
    put_army(s, "orthanc", isengard_regular=3, isengard_elite=1, southrons_easterlings_regular=1)
    before = list(s.political)
    play(s, card, 4, 3, 6)
    assert s.political[ISENGARD] == max(0, before[ISENGARD] - 1)
    assert s.political[SOUTHRONS] == max(0, before[SOUTHRONS] - 1)
    assert s.political[SAURON] == before[SAURON]
    assert s.offer is not None and s.offer.seat == 1
    act(s, "lose isengard_regular", "reduce isengard_elite")
    assert army(s, "orthanc") == {"isengard_regular": 3, "southrons_easterlings_regular": 1}
    assert s.offer is None, "Gandalf the White is neither in Fangorn nor in Rohan"
    assert discarded(s, card)


@pytest.mark.rule("wotr.7.09")
def test_a_miss_of_the_ents_counts_as_an_attack_all_the_same() -> None:
    s = ents_ready()
    put_army(s, "orthanc", isengard_regular=1)
    s.political[ISENGARD] = 1
    play(s, "fp_char_19", 1, 2, 3)
    assert s.political[ISENGARD] == 0 and army(s, "orthanc") == {"isengard_regular": 1}


@pytest.mark.rule("wotr.5.15", "wotr.6.29")
def test_a_destroyed_army_at_orthanc_takes_nazgul_and_minions_with_it() -> None:
    s = ents_ready()
    put_army(s, "orthanc", isengard_regular=2, nazgul=2)
    place_character(s, "saruman", "orthanc")
    place_character(s, "witch_king", "orthanc")
    play(s, "fp_char_20", 4, 4, 4)
    assert army(s, "orthanc") == {} and characters(s, "orthanc") == []
    assert s.characters[SARUMAN] == ELIMINATED
    assert s.reinforcements[FIGURE["nazgul"]] == 8
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.7.09")
def test_saruman_alone_falls_to_the_ents() -> None:
    s = ents_ready()
    place_character(s, "saruman", "orthanc")
    put_army(s, "orthanc", nazgul=1)
    before = list(s.political)
    play(s, "fp_char_21")
    assert s.characters[SARUMAN] == ELIMINATED
    assert army(s, "orthanc") == {"nazgul": 1}, "Nazgûl alone are no Army"
    assert s.political == before and not told(s, "event_roll")


@pytest.mark.rule("wotr.6.94", "wotr.6.85")
def test_the_ents_help_to_take_a_besieged_orthanc() -> None:
    s = ents_ready()
    put_army(s, "inside_orthanc", isengard_regular=1)
    place_character(s, "saruman", "inside_orthanc")
    put_army(s, "orthanc", rohan_regular=2)
    play(s, "fp_char_19", 6, 1, 1)
    assert s.control[REGION["orthanc"]] == FREE_PEOPLES
    assert s.victory_points[FREE_PEOPLES] == 2
    assert s.characters[SARUMAN] == ELIMINATED


@pytest.mark.rule("wotr.5.07", "wotr.5.09")
@pytest.mark.parametrize("gandalf", ["fangorn", "edoras", "fords_of_isen"])
def test_another_character_event_without_a_die(gandalf: str) -> None:
    s = ents_ready(gandalf)
    s.corruption = 2
    s.hands[0] = [CARD["fp_char_12"], CARD["fp_char_22"], CARD["fp_strat_08"]]
    play(s, "fp_char_19")
    assert offered(s) == ["choose_card fp_char_12", "skip"]
    assert why(s, "choose_card fp_char_22") == ("wotr.5.09", "not_in_play")
    act(s, "choose_card fp_char_12")
    assert s.corruption == 1 and discarded(s, "fp_char_12") and discarded(s, "fp_char_19")
    assert s.hands[0] == [CARD["fp_char_22"], CARD["fp_strat_08"]] and s.offer is None


def test_the_ents_may_follow_one_another_and_the_second_card_is_optional() -> None:
    s = ents_ready("fangorn")
    s.hands[0] = [CARD["fp_char_20"], CARD["fp_char_12"]]
    play(s, "fp_char_19")
    act(s, "choose_card fp_char_20")
    assert offered(s) == ["choose_card fp_char_12", "skip"]
    act(s, "skip")
    assert s.hands[0] == [CARD["fp_char_12"]] and s.offer is None
    assert discarded(s, "fp_char_19") and discarded(s, "fp_char_20")


# ---- Dead Men of Dunharrow


@pytest.mark.rule("wotr.5.09", "wotr.6.08")
def test_dead_men_need_strider_or_aragorn_in_rohan() -> None:
    s = bare()
    assert refused(s, "fp_char_22") == "not_in_play"
    place_character(s, "strider", "minas_tirith")
    assert refused(s, "fp_char_22") == "character_not_in_nation"
    put_army(s, "inside_helms_deep", rohan_regular=1)
    put_army(s, "helms_deep", isengard_regular=1)
    place_character(s, "strider", "inside_helms_deep")
    place_character(s, "gimli", "inside_helms_deep")
    place_character(s, "legolas", "inside_helms_deep")
    play(s, "fp_char_22")
    assert offered(s) == ["choose_character legolas", "choose_character gimli", "done"]
    act(s, "choose_character gimli", "done")
    assert offered(s) == ["choose_region erech", "choose_region lamedon", "choose_region pelargir"]
    act(s, "choose_region erech", "choose_number 2")
    assert characters(s, "erech") == ["strider", "gimli"]
    assert characters(s, "inside_helms_deep") == ["legolas"]
    assert army(s, "erech") == {"gondor_regular": 2}


@pytest.mark.rule("wotr.7.09", "wotr.6.76", "wotr.6.97", "wotr.7.07")
def test_dead_men_hit_and_drive_out_a_shadow_army() -> None:
    s = bare()
    place_character(s, "strider", "edoras")
    capture(s, "pelargir", seat=1)
    s.victory_points[SHADOW] = 1
    s.political[SOUTHRONS] = 2
    put_army(s, "pelargir", southrons_easterlings_regular=5, southrons_easterlings_elite=1)
    put_army(s, "lossarnach", gondor_regular=1)
    play(s, "fp_char_22", 4)
    act(s, "choose_region pelargir")
    assert s.political[SOUTHRONS] == 1
    assert s.offer is not None and s.offer.seat == 1
    act(s, *["lose southrons_easterlings_regular"] * 4)
    assert set(offered(s)) == {"retreat_to osgiliath", "retreat_to west_harondor"}
    act(s, "retreat_to osgiliath")
    assert army(s, "osgiliath") == {
        "southrons_easterlings_regular": 1,
        "southrons_easterlings_elite": 1,
    }
    assert s.offer is not None and s.offer.seat == 0
    assert offered(s) == [f"choose_number {n}" for n in (3, 2, 1, 0)]
    act(s, "choose_number 3")
    assert army(s, "pelargir") == {"gondor_regular": 3}
    assert s.control[REGION["pelargir"]] == FREE_PEOPLES and s.victory_points[SHADOW] == 0
    assert figures_in_box(s) == TOTALS


def test_without_recruits_the_enemy_keeps_control() -> None:
    s = bare()
    place_character(s, "strider", "edoras")
    capture(s, "pelargir", seat=1)
    play(s, "fp_char_22")
    act(s, "choose_region pelargir", "choose_number 0")
    assert s.control[REGION["pelargir"]] == SHADOW and army(s, "pelargir") == {}
    s.reinforcements[FIGURE["gondor_regular"]] = 0
    place_character(s, "strider", "edoras")
    play(s, "fp_char_22")
    act(s, "choose_region pelargir")
    assert s.offer is None and s.control[REGION["pelargir"]] == SHADOW


@pytest.mark.rule("wotr.6.76", "wotr.6.29")
def test_an_army_that_cannot_retreat_from_the_dead_is_destroyed() -> None:
    s = bare()
    place_character(s, "strider", "edoras")
    put_army(s, "erech", southrons_easterlings_elite=3, nazgul=1)
    place_character(s, "witch_king", "erech")
    for region in ("anfalas", "dol_amroth", "lamedon"):
        put_army(s, region, gondor_regular=1)
    play(s, "fp_char_22", 1)
    act(s, "choose_region erech", "choose_number 1")
    assert army(s, "erech") == {"gondor_regular": 1} and characters(s, "erech") == ["strider"]
    assert s.characters[CHARACTER["witch_king"]] == ELIMINATED
    assert figures_in_box(s) == TOTALS


def test_an_army_destroyed_by_the_dead_takes_its_nazgul_with_it() -> None:
    s = bare()
    place_character(s, "aragorn", "edoras")
    s.characters[STRIDER] = ELIMINATED
    put_army(s, "lamedon", southrons_easterlings_regular=2, nazgul=2)
    play(s, "fp_char_22", 6)
    act(s, "choose_region lamedon", "choose_number 0")
    assert army(s, "lamedon") == {} and s.reinforcements[FIGURE["nazgul"]] == 8


@pytest.mark.rule("wotr.7.04", "wotr.7.05")
def test_aragorn_coming_to_pelargir_wakes_gondor() -> None:
    s = bare()
    place_character(s, "aragorn", "edoras")
    s.characters[STRIDER] = ELIMINATED
    play(s, "fp_char_22")
    act(s, "choose_region pelargir", "choose_number 0")
    assert s.active[GONDOR]


@pytest.mark.rule("wotr.11.22")
def test_in_a_game_of_four_the_dead_men_follow_the_gondor_player() -> None:
    s = bare(4)
    place_character(s, "strider", "edoras")
    assert why_not_play(s, 0, CARD["fp_char_22"]) is None
    refusal = why_not_play(s, 1, CARD["fp_char_22"])
    assert refusal is not None and refusal.rule == "wotr.11.22"


# ---- troops and cards


@pytest.mark.rule("wotr.5.13", "wotr.6.30")
def test_house_of_the_stewards() -> None:
    s = bare()
    s.decks[FP_STRATEGY] = list(STRATEGY_CARDS)
    place_character(s, "boromir", "osgiliath")
    assert refused(s, "fp_char_23") == "character_not_in_nation"
    place_character(s, "boromir", "lossarnach")
    play(s, "fp_char_23")
    assert offered(s) == ["choose_figure gondor_regular", "choose_figure gondor_elite"]
    act(s, "choose_figure gondor_elite")
    assert army(s, "lossarnach") == {"gondor_elite": 1}
    assert s.hands[0] == [STRATEGY_CARDS[3], STRATEGY_CARDS[2]]


@pytest.mark.rule("wotr.5.14", "wotr.6.31")
def test_house_of_the_stewards_among_enemies_only_draws() -> None:
    s = bare()
    s.decks[FP_STRATEGY] = STRATEGY_CARDS[:1]
    put_army(s, "lossarnach", sauron_regular=1)
    place_character(s, "boromir", "lossarnach")
    play(s, "fp_char_23")
    assert s.offer is None and army(s, "lossarnach") == {"sauron_regular": 1}
    assert s.hands[0] == STRATEGY_CARDS[:1], "the deck had one card only"
    put_army(s, "inside_minas_tirith", gondor_regular=1)
    put_army(s, "minas_tirith", sauron_regular=1)
    place_character(s, "boromir", "inside_minas_tirith")
    play(s, "fp_char_23")
    act(s, "choose_figure gondor_regular")
    assert army(s, "inside_minas_tirith") == {"gondor_regular": 2}


@pytest.mark.rule("wotr.5.13", "wotr.5.05")
def test_the_grey_company() -> None:
    s = bare()
    s.decks[FP_STRATEGY] = list(STRATEGY_CARDS)
    place_character(s, "strider", "north_downs")
    assert refused(s, "fp_char_24") == "character_without_army"
    put_army(s, "north_downs", north_regular=2, elves_regular=1)
    at_war(s, "north")
    s.hands[0] = [CARD[f"fp_char_{n:02d}"] for n in range(1, 6)]
    play(s, "fp_char_24")
    assert offered(s) == ["choose_figure elves_regular", "choose_figure north_regular"]
    act(s, "choose_figure north_regular")
    assert army(s, "north_downs") == {"elves_regular": 1, "north_regular": 1, "north_elite": 1}
    assert s.casualties[FIGURE["north_regular"]] == 1
    assert len(s.hands[0]) == 7 and all(a.startswith("discard ") for a in offered(s))
    act(s, "discard fp_char_01")
    assert s.offer is None and figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.5.14", "wotr.6.28")
def test_the_grey_company_without_elites_only_draws() -> None:
    s = bare()
    s.decks[FP_STRATEGY] = list(STRATEGY_CARDS)
    put_army(s, "north_downs", north_regular=1)
    put_army(s, "bree", north_elite=5)
    place_character(s, "strider", "north_downs")
    play(s, "fp_char_24")
    assert army(s, "north_downs") == {"north_regular": 1} and len(s.hands[0]) == 2


@pytest.mark.rule("wotr.11.25")
def test_three_players_the_grey_company_passes_over_the_nation_of_the_last_action() -> None:
    s = bare(3)
    s.decks[FP_STRATEGY] = list(STRATEGY_CARDS)
    put_army(s, "north_downs", north_regular=1, elves_regular=1, gondor_regular=1)
    place_character(s, "strider", "north_downs")
    s.last_fp_nations = [NORTH]
    play(s, "fp_char_24")
    assert offered(s) == ["choose_figure elves_regular", "choose_figure gondor_regular"]
    assert why(s, "choose_figure north_regular") == ("wotr.11.25", "same_nation_twice")


@pytest.mark.rule("wotr.11.25")
@pytest.mark.parametrize("card", ["fp_char_22", "fp_char_23"])
def test_three_players_a_card_of_gondor_does_not_follow_an_action_of_gondor(card: str) -> None:
    s = bare(3)
    place_character(s, "strider", "edoras")
    place_character(s, "boromir", "minas_tirith")
    assert why_not_play(s, 0, CARD[card]) is None
    s.last_fp_nations = [GONDOR]
    refusal = why_not_play(s, 0, CARD[card])
    assert refusal is not None and refusal.key == "same_nation_twice"


@pytest.mark.rule("wotr.11.25", "wotr.5.14")
def test_three_players_there_and_back_again_passes_over_the_nation_of_the_last_action() -> None:
    s = bare(3)
    place_character(s, "gimli", "erebor")
    s.last_fp_nations = [NORTH]
    begin_action(s, 0)
    before = s.political[:]
    play(s, "fp_char_17")
    act(s, "choose_character peregrin", "done", "choose_region hollin", "choose_guide strider")
    assert s.active[DWARVES] and not s.active[NORTH]
    assert [before[n] - s.political[n] for n in (DWARVES, ELVES, NORTH)] == [1, 1, 0]
    end_action(s, 0)
    assert s.last_fp_nations == [DWARVES, ELVES], "and the next action is not for these"
