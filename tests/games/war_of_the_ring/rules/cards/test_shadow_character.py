"""The Events of the Shadow Character deck, card by card."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import (
    TOTALS,
    act,
    army,
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
from westmarch.games.war_of_the_ring.rules.battle.attack import Attack
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARDS,
    DECKS,
    F_ARMY,
    F_CHARACTER,
    F_EVENT,
    F_MUSTER,
    F_WILL,
    TILE,
)
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship import DeclareFellowship
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship_box import (
    companions_in_fellowship,
    set_guide,
)
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import Hunt, HuntTile, RevealFellowship
from westmarch.games.war_of_the_ring.rules.map.board import (
    EDORAS,
    NEIGHBOURS,
    PLACE,
    REGION,
    REGIONS,
)
from westmarch.games.war_of_the_ring.rules.map.characters import (
    companion_arrives,
    eliminate_character,
)
from westmarch.games.war_of_the_ring.rules.map.control import army_enters
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    BOROMIR,
    CHARACTER,
    COMPANIONS,
    ELIMINATED,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GIMLI,
    GOLLUM,
    GONDOR,
    IN_FELLOWSHIP,
    MERIADOC,
    PEREGRIN,
    ROHAN,
    SARUMAN,
    SHADOW,
    STRIDER,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn import payoffs
from westmarch.games.war_of_the_ring.rules.turn.event_cards import EVENTS, PlayEvent, why_not_play
from westmarch.games.war_of_the_ring.rules.turn.politics import army_attacked

SH_STRATEGY = DECKS.index("sh_strategy")
WILDS = "trollshaws"
"""A region without any Settlement."""


def play(s: War, card: str, *luck: int, seat: int = 1, face: int = F_CHARACTER) -> None:
    """Give the card to a seat, which plays it."""
    number = CARD[card]
    s.hands[seat].append(number)
    assert why_not_play(s, seat, number) is None
    s.luck = list(luck)
    start(s, PlayEvent(seat=seat, card=number, face=face))


def refused(s: War, card: str, seat: int = 1) -> str | None:
    """The message key with which a card cannot be played; None if it can."""
    refusal = why_not_play(s, seat, CARD[card])
    return None if refusal is None else refusal.key


def in_the_wild(*tiles: str) -> War:
    """The Fellowship outside every Settlement; the next tile drawn, with a 0, is the first."""
    s = bare()
    s.ring_bearers = REGION[WILDS]
    s.hunt_pool = [TILE[t] for t in tiles] + [TILE["std_0r_2"], TILE["std_eye_4"]]
    return s


def alone(s: War) -> None:
    """The Companions are gone and Gollum is Guide."""
    for companion in COMPANIONS:
        if s.characters[companion] == IN_FELLOWSHIP:
            s.characters[companion] = ELIMINATED
    set_guide(s, GOLLUM)


def discarded(s: War, card: str) -> bool:
    return any(CARD[card] in pile for pile in s.discards)


def test_every_card_of_the_deck_is_registered() -> None:
    cards = [c for c in CARDS if c.startswith("sh_char_")]
    assert len(cards) == 24
    assert all(CARD[c] in EVENTS for c in cards)


# ---- special tiles


@pytest.mark.rule("wotr.9.04")
@pytest.mark.parametrize(
    ("card", "tile"),
    [
        ("sh_char_01", "sh_shelobs_lair"),
        ("sh_char_02", "sh_the_ring_is_mine"),
        ("sh_char_03", "sh_on_on_they_went"),
        ("sh_char_04", "sh_give_it_to_uss"),
    ],
)
def test_special_tiles_wait_for_mordor(card: str, tile: str) -> None:
    s = bare()
    play(s, card)
    assert s.hunt_waiting == [TILE[tile]]
    assert TILE[tile] not in s.hunt_pool
    assert discarded(s, card)

    s = bare()
    s.mordor = 1
    play(s, card)
    assert s.hunt_waiting == []
    assert TILE[tile] in s.hunt_pool


# ---- the Fellowship away from shelter


@pytest.mark.rule("wotr.5.09")
@pytest.mark.parametrize("card", ["sh_char_05", "sh_char_06", "sh_char_07", "sh_char_08"])
def test_not_in_a_free_peoples_settlement(card: str) -> None:
    s = bare()  # in Rivendell
    assert refused(s, card) == "fellowship_in_settlement"
    s.ring_bearers = REGION["bree"]  # a Town is a Settlement too
    assert refused(s, card) == "fellowship_in_settlement"
    s.ring_bearers = REGION["moria"]  # not one of the Free Peoples
    assert refused(s, card) is None
    s.ring_bearers = REGION["osgiliath"]  # a Fortification is no Settlement
    assert refused(s, card) is None
    s.ring_bearers = REGION["minas_morgul"]
    s.mordor = 0
    assert refused(s, card) is None


@pytest.mark.rule("wotr.5.14", "wotr.9.19")
def test_orc_patrol_is_a_successful_hunt() -> None:
    s = in_the_wild("std_2r")
    play(s, "sh_char_05", 0)
    assert s.offer is not None and s.offer.seat == FREE_PEOPLES
    assert offered(s) == ["lose_guide", "lose_random_companion", "use_the_ring"]
    act(s, "use_the_ring")
    assert s.corruption == 2
    assert s.revealed
    assert s.offer is None
    assert discarded(s, "sh_char_05")


@pytest.mark.rule("wotr.9.15")
@pytest.mark.parametrize("tile", ["std_eye_1", "fp_phial_of_galadriel", "fp_elven_cloaks"])
@pytest.mark.parametrize("card", ["sh_char_05", "sh_char_06", "sh_char_07", "sh_char_14"])
def test_eyes_and_free_peoples_specials_are_thrown_away(card: str, tile: str) -> None:
    s = in_the_wild(tile)
    s.corruption = 5
    s.revealed = int(card == "sh_char_14")
    was_revealed = s.revealed
    play(s, card, 0)
    assert s.corruption == 5
    assert s.revealed == was_revealed
    assert TILE[tile] in s.hunt_drawn
    assert len(companions_in_fellowship(s)) == 7
    assert s.offer is None


def test_isildurs_bane_cannot_be_lowered() -> None:
    s = in_the_wild("std_3_1")
    s.table = [CARD["fp_char_06"], CARD["fp_char_07"]]
    play(s, "sh_char_06", 0)
    assert s.corruption == 3
    assert len(companions_in_fellowship(s)) == 7
    assert len(s.table) == 2

    s = in_the_wild("std_1_1")
    alone(s)
    play(s, "sh_char_06", 0)  # nor does Gollum help
    assert s.corruption == 1
    assert s.offer is None


@pytest.mark.rule("wotr.9.19", "wotr.5.10")
def test_the_mithril_coat_answers_isildurs_bane() -> None:
    """It lowers no damage: another tile is drawn, whose damage nothing lowers either."""
    s = in_the_wild("std_3_1", "std_2_1")
    s.table = [CARD["fp_char_05"], CARD["fp_char_06"]]
    play(s, "sh_char_06", 0)
    assert offered(s) == ["use_table_card fp_char_05", "no"]
    s.luck = [0]
    act(s, "use_table_card fp_char_05")
    assert s.offer is None and s.corruption == 2
    assert TILE["std_3_1"] in s.hunt_pool and CARD["fp_char_06"] in s.table

    s = in_the_wild("std_3_1", "std_eye_1")
    s.table = [CARD["fp_char_05"]]
    play(s, "sh_char_06", 0)
    s.luck = [0]
    act(s, "use_table_card fp_char_05")  # an Eye: thrown away
    assert s.offer is None and s.corruption == 0


def test_isildurs_bane_reveals_all_the_same() -> None:
    s = in_the_wild("std_1r_1")
    play(s, "sh_char_06", 0)
    assert (s.corruption, s.revealed) == (1, 1)


@pytest.mark.rule("wotr.9.22")
def test_foul_thing_takes_a_random_companion_first() -> None:
    s = in_the_wild("std_3_1")
    boromir = companions_in_fellowship(s).index(BOROMIR)
    play(s, "sh_char_07", 0, boromir)
    assert s.characters[BOROMIR] == ELIMINATED
    act(s, "choose_guide strider")
    assert s.corruption == 1  # one casualty a tile
    assert s.offer is None


@pytest.mark.rule("wotr.9.19", "wotr.5.10")
@pytest.mark.parametrize("card", ["fp_char_06", "fp_char_07"])
def test_foul_thing_comes_after_the_cards_on_the_table(card: str) -> None:
    """Axe and Bow or the Horn of Gondor leave no damage of 1, so nobody has to fall."""
    s = in_the_wild("std_1_1")
    s.table = [CARD[card]]
    play(s, "sh_char_07", 0)
    assert offered(s) == [f"use_table_card {card}", "no"]
    act(s, f"use_table_card {card}")
    assert s.offer is None and s.corruption == 0
    assert len(companions_in_fellowship(s)) == 7

    s = in_the_wild("std_2_1")
    s.table = [CARD[card]]
    gimli = companions_in_fellowship(s).index(GIMLI)
    play(s, "sh_char_07", 0)
    s.luck = [gimli]
    act(s, f"use_table_card {card}")
    assert s.characters[GIMLI] == ELIMINATED  # 1 of 2 is left


@pytest.mark.rule("wotr.9.19", "wotr.9.20", "wotr.5.10")
def test_foul_thing_comes_after_the_guide() -> None:
    """A Hobbit who leaves the Fellowship as its Guide lowers the damage before anybody falls."""
    for name, companion in (("meriadoc", MERIADOC), ("peregrin", PEREGRIN)):
        s = in_the_wild("std_1_1")
        for other in companions_in_fellowship(s):
            if other not in (MERIADOC, PEREGRIN):
                s.characters[other] = ELIMINATED
        set_guide(s, companion)
        play(s, "sh_char_07", 0)
        assert offered(s) == ["use_guide", "no"]
        act(s, "use_guide", f"choose_region {WILDS}")
        assert s.offer is None and s.corruption == 0
        assert characters(s, WILDS) == [name]
        assert len(companions_in_fellowship(s)) == 1


def test_foul_thing_without_damage_or_companions() -> None:
    s = in_the_wild("std_0r_1")
    play(s, "sh_char_07", 0)
    assert len(companions_in_fellowship(s)) == 7
    assert s.revealed

    s = in_the_wild("std_2_1")
    s.revealed = 1
    alone(s)
    play(s, "sh_char_07", 0)
    assert s.corruption == 2


def test_candles_of_corpses() -> None:
    s = in_the_wild()
    play(s, "sh_char_08", 4, 6, 3)
    assert s.corruption == 2
    s = in_the_wild()
    alone(s)
    play(s, "sh_char_08", 5, 6, 4)
    assert s.corruption == 1
    s = in_the_wild()
    s.corruption = 10
    play(s, "sh_char_08", 4, 4, 4)
    assert s.ending and s.winners == [SHADOW]


# ---- the Fellowship on its way


@pytest.mark.rule("wotr.5.09")
@pytest.mark.parametrize("card", ["sh_char_09", "sh_char_10", "sh_char_11"])
def test_needs_progress(card: str) -> None:
    s = bare()
    assert refused(s, card) == "fellowship_without_progress"
    s.progress = 1
    assert refused(s, card) is None


@pytest.mark.rule("wotr.6.09", "wotr.8.21")
def test_nazgul_search_reveals() -> None:
    s = in_the_wild()
    s.progress = 1
    put_army(s, "barad_dur", nazgul=2)
    play(s, "sh_char_09")
    assert s.offer is not None and s.offer.seat == SHADOW
    act(s, "fly_from barad_dur", f"fly_to {WILDS}", "done")
    assert s.revealed
    assert s.offer is not None and s.offer.seat == FREE_PEOPLES  # places the Ring-bearers
    act(s, "walk hollin")
    assert s.progress == 0
    assert discarded(s, "sh_char_09")


def test_nazgul_search_may_move_nobody() -> None:
    s = in_the_wild()
    s.progress = 1
    put_army(s, "barad_dur", nazgul=1)
    play(s, "sh_char_09")
    act(s, "done")
    assert not s.revealed
    assert s.progress == 1

    s = in_the_wild()
    s.progress = 1
    put_army(s, WILDS, nazgul=1)
    play(s, "sh_char_09")
    act(s, "done")  # one that is there already finds them
    assert s.revealed

    s = in_the_wild()
    s.progress = 1
    play(s, "sh_char_09")  # no Nazgûl at all
    assert s.offer is None
    assert not s.revealed


def test_nazgul_search_moves_the_witch_king_but_not_the_mouth() -> None:
    s = in_the_wild()
    s.progress = 1
    place_character(s, "witch_king", "minas_morgul")
    place_character(s, "mouth_of_sauron", "barad_dur")
    play(s, "sh_char_09")
    assert offered(s) == ["move_minion witch_king", "done"]
    act(s, "move_minion witch_king", f"fly_to {WILDS}")
    assert s.revealed


@pytest.mark.rule("wotr.6.10")
def test_nazgul_do_not_search_a_free_stronghold() -> None:
    s = bare()  # in Rivendell
    s.progress = 1
    put_army(s, "barad_dur", nazgul=1)
    play(s, "sh_char_09")
    act(s, "fly_from barad_dur")
    assert why(s, "fly_to rivendell") == ("wotr.6.10", "nazgul_free_stronghold")


@pytest.mark.rule("wotr.8.02")
def test_cruel_weather_drives_the_figure() -> None:
    s = in_the_wild()
    s.progress = 2
    pool = list(s.hunt_pool)
    play(s, "sh_char_10")
    assert s.offer is not None and s.offer.seat == SHADOW
    neighbours = [REGIONS[r] for r in NEIGHBOURS[REGION[WILDS]]]
    assert offered(s) == [f"choose_region {r}" for r in neighbours]
    act(s, f"choose_region {neighbours[0]}")
    assert s.ring_bearers == REGION[neighbours[0]]
    assert (s.progress, s.revealed) == (2, 0)
    assert s.hunt_pool == pool
    assert s.offer is None


def test_cruel_weather_costs_no_tile_even_in_moria() -> None:
    s = bare()
    s.ring_bearers = REGION["moria"]
    s.progress = 1
    s.table = [CARD["sh_char_17"]]
    play(s, "sh_char_10")
    act(s, "choose_region dimrill_dale")
    assert s.offer is None
    assert s.corruption == 0
    assert not s.hunt_drawn


def test_the_nazgul_strike_a_card_or_hunt() -> None:
    def strike() -> War:
        s = in_the_wild("std_2_1")
        s.progress = 1
        s.table = [CARD["fp_char_07"], CARD["fp_strat_02"], CARD["sh_char_16"]]
        s.hunt_box = [1, 2]
        put_army(s, "barad_dur", nazgul=1)
        play(s, "sh_char_11")
        act(s, "fly_from barad_dur", f"fly_to {WILDS}")
        return s

    s = strike()
    assert s.offer is not None and s.offer.seat == SHADOW
    # A Power too Great is no Character card, the Crebain are not the Free Peoples'.
    assert offered(s) == ["roll_for_the_hunt", "strike_table fp_char_07", "no"]
    act(s, "strike_table fp_char_07")
    assert CARD["fp_char_07"] not in s.table
    assert discarded(s, "fp_char_07")
    assert s.offer is None

    s = strike()
    act(s, "no")
    assert len(s.table) == 3
    assert s.offer is None

    s = strike()
    s.table = []
    # Two dice, +1 for the die in the Hunt Box: 5 succeeds. The Nazgûl re-rolls the other.
    s.luck = [5, 2, 3, 0]
    act(s, "roll_for_the_hunt", "reroll_hunt 1", "use_the_ring")
    assert s.corruption == 2
    assert s.progress == 1  # it did not move
    assert s.hunt_box == [1, 2]


def test_the_nazgul_strike_nowhere() -> None:
    s = in_the_wild()
    s.progress = 1
    s.table = [CARD["fp_char_05"]]
    put_army(s, "barad_dur", nazgul=1)
    play(s, "sh_char_11")
    act(s, "done")
    assert s.offer is None
    assert CARD["fp_char_05"] in s.table


# ---- the Fellowship revealed


@pytest.mark.rule("wotr.8.22")
@pytest.mark.parametrize("card", ["sh_char_12", "sh_char_13", "sh_char_14"])
def test_needs_a_revealed_fellowship(card: str) -> None:
    s = in_the_wild()
    assert refused(s, card) == "fellowship_not_revealed"
    s.revealed = 1
    assert refused(s, card) is None


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (11, 12)])
def test_morgul_wound(before: int, after: int) -> None:
    s = in_the_wild()
    s.revealed = 1
    s.corruption = before
    play(s, "sh_char_12")
    assert s.corruption == after
    assert bool(s.ending) == (after == 12)


def test_lure_of_the_ring_corrupts_or_eliminates() -> None:
    def lure(companion: int) -> War:
        s = in_the_wild()
        s.revealed = 1
        s.table = [CARD["sh_char_15"]]
        s.hands[FREE_PEOPLES] = [CARD["fp_char_05"]]
        play(s, "sh_char_13", companions_in_fellowship(s).index(companion))
        return s

    s = lure(STRIDER)
    assert s.offer is not None and s.offer.seat == FREE_PEOPLES
    assert offered(s) == ["suffer_corruption", "eliminate_companion"]
    act(s, "suffer_corruption")
    assert s.corruption == 3
    assert s.characters[STRIDER] == IN_FELLOWSHIP

    s = lure(GANDALF_THE_GREY)
    act(s, "eliminate_companion")
    assert s.characters[GANDALF_THE_GREY] == ELIMINATED
    assert s.guide == STRIDER
    assert s.corruption == 0
    assert s.offer is None  # no casualty of the Hunt: Worn with Sorrow and Toil is not asked


def test_lure_of_the_ring_takes_hobbits_alive() -> None:
    s = in_the_wild()
    s.revealed = 1
    play(s, "sh_char_13", companions_in_fellowship(s).index(PEREGRIN))
    act(s, "eliminate_companion")
    assert s.offer is not None and s.offer.kind == "separate_to"
    act(s, offered(s)[0])
    assert s.characters[PEREGRIN] >= 0

    s = in_the_wild()
    s.revealed = 1
    s.mordor = 2
    play(s, "sh_char_13", companions_in_fellowship(s).index(PEREGRIN))
    act(s, "eliminate_companion")
    assert s.characters[PEREGRIN] == ELIMINATED


@pytest.mark.parametrize("card", ["sh_char_13", "sh_char_14"])
def test_gollum_as_guide_costs_one_corruption(card: str) -> None:
    s = in_the_wild("std_3_1")
    s.revealed = 1
    alone(s)
    pool = list(s.hunt_pool)
    play(s, card)
    assert s.corruption == 1
    assert s.hunt_pool == pool
    assert s.offer is None


@pytest.mark.rule("wotr.8.27", "wotr.8.31")
def test_the_breaking_of_the_fellowship() -> None:
    s = in_the_wild("std_2r")
    s.revealed = 1
    s.table = [CARD["fp_char_06"], CARD["fp_char_07"]]
    play(s, "sh_char_14", 0)
    assert s.offer is not None and s.offer.seat == FREE_PEOPLES
    act(s, "choose_character boromir", "choose_character gandalf_the_grey")
    assert characters(s, WILDS) == ["gandalf_the_grey", "boromir"]
    assert s.corruption == 0
    assert s.guide == STRIDER
    assert s.table == [CARD["fp_char_06"]]  # Boromir's horn has gone with him
    assert s.offer is None


def test_the_breaking_takes_all_there_are() -> None:
    s = in_the_wild("sh_on_on_they_went")
    s.revealed = 1
    for companion in COMPANIONS:
        if s.characters[companion] == IN_FELLOWSHIP and companion != MERIADOC:
            s.characters[companion] = ELIMINATED
    set_guide(s, MERIADOC)
    play(s, "sh_char_14", 0)
    assert characters(s, WILDS) == ["meriadoc"]
    assert s.guide == GOLLUM
    assert s.corruption == 0


@pytest.mark.rule("wotr.9.06")
def test_the_breaking_with_a_die_tile() -> None:
    s = in_the_wild("sh_shelobs_lair")
    s.revealed = 1
    play(s, "sh_char_14", 0, 6)
    for _ in range(6):
        act(s, offered(s)[0])
    assert len(companions_in_fellowship(s)) == 1


@pytest.mark.rule("wotr.9.29")
def test_the_breaking_in_mordor_eliminates() -> None:
    s = in_the_wild("sh_give_it_to_uss")
    s.mordor = 3
    s.revealed = 1
    play(s, "sh_char_14", 0)
    act(s, "choose_character meriadoc")
    assert s.characters[MERIADOC] == ELIMINATED
    assert s.mordor == 3
    assert s.corruption == 0


@pytest.mark.rule("wotr.7.04", "wotr.8.30")
def test_the_breaking_in_a_besieged_stronghold() -> None:
    s = bare()
    s.ring_bearers = REGION["minas_tirith"]
    s.revealed = 1
    put_army(s, "inside_minas_tirith", gondor_regular=2)
    put_army(s, "minas_tirith", sauron_regular=5)
    s.hunt_pool = [TILE["std_1_1"], TILE["std_3_1"]]
    play(s, "sh_char_14", 0)
    act(s, "choose_character boromir")
    assert characters(s, "inside_minas_tirith") == ["boromir"]
    assert s.active[GONDOR]


# ---- on the table


@pytest.mark.rule("wotr.5.11")
@pytest.mark.parametrize("card", ["sh_char_15", "sh_char_16", "sh_char_17"])
def test_cards_without_condition_stay_on_the_table(card: str) -> None:
    s = bare()
    play(s, card)
    assert s.table == [CARD[card]]
    assert s.offer is None


@pytest.mark.rule("wotr.5.11")
def test_worn_with_sorrow_and_toil() -> None:
    def casualty() -> War:
        s = in_the_wild("std_3_1")
        play(s, "sh_char_15")
        s.hands[FREE_PEOPLES] = [CARD["fp_strat_04"], CARD["fp_char_10"], CARD["fp_char_11"]]
        s.table.append(CARD["fp_char_05"])
        s.luck = [0]
        start(s, HuntTile(cause="card"))
        act(s, "no", "lose_guide")
        return s

    s = casualty()
    assert s.offer is not None and s.offer.seat == SHADOW
    assert offered(s) == ["strip_hand 0", "strip_table fp_char_05", "no"]
    s.luck = [1]
    act(s, "strip_hand 0")  # a random Character card
    assert s.hands[FREE_PEOPLES] == [CARD["fp_strat_04"], CARD["fp_char_10"]]
    assert CARD["sh_char_15"] in s.table

    s = casualty()
    act(s, "strip_table fp_char_05")
    assert s.table == [CARD["sh_char_15"]]

    s = casualty()
    act(s, "no")
    assert len(s.hands[FREE_PEOPLES]) == 3


@pytest.mark.rule("wotr.5.11")
def test_worn_with_sorrow_has_nothing_to_take() -> None:
    s = in_the_wild("std_3_1")
    play(s, "sh_char_15")
    s.hands[FREE_PEOPLES] = [CARD["fp_strat_04"]]
    s.luck = [0]
    start(s, HuntTile(cause="card"))
    act(s, "lose_guide")
    assert s.characters[GANDALF_THE_GREY] == ELIMINATED
    assert s.offer is None


@pytest.mark.rule("wotr.5.11")
@pytest.mark.parametrize("card", ["sh_char_15", "sh_char_16"])
def test_a_declaration_in_a_refuge_drives_them_off(card: str) -> None:
    s = bare()
    s.progress = 1
    play(s, card)
    start(s, DeclareFellowship())
    act(s, "halt")  # in Rivendell
    assert s.table == []
    assert discarded(s, card)

    s = bare()
    s.progress = 1
    capture(s, "rivendell", SHADOW)
    play(s, card)
    start(s, DeclareFellowship())
    act(s, "halt")
    assert s.table == [CARD[card]]


@pytest.mark.rule("wotr.9.11")
def test_flocks_of_crebain() -> None:
    s = in_the_wild("std_1_1")
    play(s, "sh_char_16")
    put_army(s, WILDS, nazgul=1)
    s.hunt_box = [0, 2]
    s.luck = [2, 4, 5, 0]
    start(s, Hunt())
    assert s.offer is not None and s.offer.seat == SHADOW
    act(s, "use_table_card sh_char_16")
    assert s.table == []
    act(s, "reroll_hunt 1")  # the 5 of the re-roll succeeds as well
    assert told(s, "hunt_reroll")[0].data["successes"] == 1

    s = in_the_wild("std_1_1")
    play(s, "sh_char_16")
    s.hunt_box = [0, 2]
    s.luck = [2, 5]
    start(s, Hunt())
    act(s, "no")
    assert s.table == [CARD["sh_char_16"]]
    assert s.offer is None


@pytest.mark.rule("wotr.9.17", "wotr.9.18")
def test_balrog_of_moria_draws_a_tile() -> None:
    s = bare()
    s.ring_bearers = REGION["moria"]
    s.progress = 2
    play(s, "sh_char_17")
    s.hunt_pool = [TILE["std_1r_1"], TILE["std_3_1"]]
    start(s, DeclareFellowship())
    act(s, "walk dimrill_dale", "walk lorien")
    assert s.offer is not None and s.offer.seat == SHADOW
    s.luck = [0]
    act(s, "use_table_card sh_char_17", "use_the_ring")
    assert s.table == []
    assert s.corruption == 1
    assert not s.revealed  # declared in Lórien

    s = bare()
    s.ring_bearers = REGION["dimrill_dale"]
    s.progress = 1
    play(s, "sh_char_17")
    s.hunt_pool = [TILE["std_eye_1"], TILE["std_0r_1"]]
    start(s, RevealFellowship())
    act(s, "walk moria")
    s.luck = [0, 0]
    act(s, "use_table_card sh_char_17")  # an Eye: nothing; then the tile for the Stronghold
    assert s.corruption == 0
    assert len(told(s, "hunt_tile_drawn")) == 2


@pytest.mark.rule("wotr.5.17", "wotr.6.63")
def test_balrog_of_moria_fights_from_the_table() -> None:
    s = bare()
    everyone_at_war(s)
    play(s, "sh_char_17")
    put_army(s, "moria", sauron_regular=2)
    put_army(s, "dimrill_dale", elves_regular=3)
    start(s, Attack(seat=SHADOW))
    act(s, "done")
    assert offered(s) == ["no_combat_card", "combat_card sh_char_17"]
    s.luck = [4, 5, 6]
    act(s, "combat_card sh_char_17")
    assert told(s, "special_attack")[0].data["hits"] == 3
    assert s.table == []
    assert discarded(s, "sh_char_17")
    assert army(s, "dimrill_dale") == {}

    s = bare()
    everyone_at_war(s)
    play(s, "sh_char_17")
    put_army(s, "north_ithilien", sauron_regular=2)
    put_army(s, "osgiliath", gondor_regular=3)
    start(s, Attack(seat=SHADOW))
    act(s, "done")
    assert "combat_card sh_char_17" not in offered(s)  # too far from Moria


@pytest.mark.rule("wotr.5.09", "wotr.5.11")
@pytest.mark.parametrize("card", ["sh_char_21", "sh_char_22"])
def test_sarumans_cards(card: str) -> None:
    s = bare()
    assert refused(s, card) == "not_in_play"
    place_character(s, "saruman", "orthanc")
    play(s, card)
    assert s.table == [CARD[card]]
    eliminate_character(s, SARUMAN)
    assert s.table == []
    assert discarded(s, card)


@pytest.mark.rule("wotr.11.22")
def test_whose_cards_they_are() -> None:
    s = bare(players=4)
    place_character(s, "saruman", "orthanc")
    place_character(s, "witch_king", "minas_morgul")
    witch_king, saruman = 2, 3
    assert refused(s, "sh_char_21", witch_king) == "other_players_card"
    assert refused(s, "sh_char_21", saruman) is None
    assert refused(s, "sh_char_24", saruman) == "other_players_card"
    assert refused(s, "sh_char_24", witch_king) is None


def test_the_palantir_of_orthanc_draws() -> None:
    s = bare()
    place_character(s, "saruman", "orthanc")
    s.decks[SH_STRATEGY] = [CARD["sh_strat_01"], CARD["sh_strat_02"]]
    play(s, "sh_char_21", face=F_EVENT)
    assert s.hands[SHADOW] == []  # not after itself
    play(s, "sh_char_01", face=F_EVENT)
    assert s.hands[SHADOW] == [CARD["sh_strat_02"]]
    play(s, "sh_char_02", face=F_CHARACTER)
    assert s.hands[SHADOW] == [CARD["sh_strat_02"]]


@pytest.mark.rule("wotr.5.12")
def test_the_palantir_is_paid_off() -> None:
    s = bare()
    place_character(s, "saruman", "orthanc")
    play(s, "sh_char_21")
    assert payoffs.offers(s, FREE_PEOPLES, F_WILL) == [("pay_off", "sh_char_21")]
    assert payoffs.offers(s, FREE_PEOPLES, F_ARMY) == [("pay_off", "sh_char_21")]
    payoffs.pay(s, FREE_PEOPLES, CARD["sh_char_21"], F_ARMY)
    assert s.table == []
    assert s.rings == [2, 1]

    s = bare()
    place_character(s, "saruman", "orthanc")
    play(s, "sh_char_21")
    s.rings = [0, 0]
    assert payoffs.offers(s, FREE_PEOPLES, F_ARMY) == []


@pytest.mark.rule("wotr.7.04", "wotr.7.10")
def test_wormtongue() -> None:
    def rohan() -> War:
        s = bare()
        place_character(s, "saruman", "orthanc")
        play(s, "sh_char_22")
        assert s.table == [CARD["sh_char_22"]]
        return s

    s = rohan()
    put_army(s, "westemnet", isengard_regular=1)
    army_enters(s, SHADOW, SHADOW, REGION["westemnet"])
    put_army(s, "fords_of_isen", rohan_regular=1)
    army_attacked(s, FREE_PEOPLES, REGION["fords_of_isen"])
    assert not s.active[ROHAN]

    put_army(s, "inside_helms_deep", rohan_regular=1)
    army_attacked(s, FREE_PEOPLES, PLACE["inside_helms_deep"])
    assert s.active[ROHAN]
    assert s.table == []

    s = rohan()
    s.ring_bearers = EDORAS
    start(s, DeclareFellowship())
    assert s.active[ROHAN]
    assert s.table == []

    s = rohan()
    place_character(s, "meriadoc", "edoras")
    companion_arrives(s, MERIADOC)
    assert s.active[ROHAN]
    assert s.table == []


def test_wormtongue_comes_too_late() -> None:
    s = bare()
    place_character(s, "saruman", "orthanc")
    s.active[ROHAN] = 1
    play(s, "sh_char_22")
    assert s.table == []
    assert discarded(s, "sh_char_22")


# ---- dice and spells


@pytest.mark.rule("wotr.4.16")
def test_the_lidless_eye() -> None:
    s = bare()
    s.dice = [[F_CHARACTER], [F_CHARACTER, F_ARMY, F_ARMY, F_MUSTER]]
    s.hunt_box = [0, 1]
    play(s, "sh_char_18")
    assert offered(s) == ["turn_to_eye character", "turn_to_eye army", "turn_to_eye muster", "done"]
    act(s, "turn_to_eye army", "turn_to_eye army", "turn_to_eye muster")
    assert s.offer is None  # three at most
    assert s.dice == [[F_CHARACTER], [F_CHARACTER]]
    assert s.hunt_box == [0, 4]

    s = bare()
    s.dice = [[], [F_ARMY, F_MUSTER]]
    play(s, "sh_char_18")
    act(s, "turn_to_eye muster", "done")
    assert s.dice[SHADOW] == [F_ARMY]
    assert s.hunt_box == [0, 1]

    s = bare()
    play(s, "sh_char_18")  # no dice left
    assert s.offer is None


@pytest.mark.rule("wotr.5.09", "wotr.5.15", "wotr.7.10")
def test_dreadful_spells() -> None:
    s = bare()
    put_army(s, "minas_morgul", nazgul=2)
    put_army(s, "osgiliath", gondor_regular=1, gondor_elite=1, gondor_leader=1)
    assert refused(s, "sh_char_19") == "no_nazgul_army_near_enemy"  # Nazgûl alone are no Army
    put_army(s, "minas_morgul", sauron_regular=1)
    assert refused(s, "sh_char_19") == "no_nazgul_army_near_enemy"  # not adjacent
    put_army(s, "north_ithilien", sauron_regular=1, nazgul=1)
    place_character(s, "witch_king", "north_ithilien")
    play(s, "sh_char_19", 5, 4)
    assert s.offer is not None and s.offer.seat == FREE_PEOPLES
    act(s, "reduce gondor_elite")
    assert army(s, "osgiliath") == {"gondor_regular": 2, "gondor_leader": 1}
    assert not s.active[GONDOR]
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.5.15", "wotr.6.94")
def test_dreadful_spells_on_the_besieged() -> None:
    s = bare()
    put_army(s, "inside_minas_tirith", gondor_regular=1, gondor_leader=2)
    place_character(s, "boromir", "inside_minas_tirith")
    put_army(s, "minas_tirith", sauron_regular=2, nazgul=6)
    put_army(s, "osgiliath", gondor_regular=1)
    play(s, "sh_char_19")
    assert s.offer is not None and s.offer.seat == SHADOW
    assert offered(s) == ["choose_place inside_minas_tirith", "choose_place osgiliath"]
    s.luck = [1, 2, 3, 4, 6]  # five dice at most
    act(s, "choose_place inside_minas_tirith")
    assert army(s, "inside_minas_tirith") == {}
    assert s.control[REGION["minas_tirith"]] == SHADOW
    assert characters(s, "minas_tirith") == ["boromir"]


def test_dreadful_spells_chooses_the_army() -> None:
    s = bare()
    put_army(s, "moria", sauron_regular=1, nazgul=1)
    put_army(s, "dol_guldur", sauron_regular=1, nazgul=3)
    put_army(s, "dimrill_dale", elves_elite=1)
    put_army(s, "south_anduin_vale", north_regular=3)
    play(s, "sh_char_19", 6, 6, 2)
    assert s.offer is not None and s.offer.seat == SHADOW
    assert offered(s) == ["choose_place dol_guldur", "choose_place moria"]
    act(s, "choose_place dol_guldur")  # only one Army is adjacent to it
    assert army(s, "south_anduin_vale") == {"north_regular": 1}
    assert army(s, "dimrill_dale") == {"elves_elite": 1}


# ---- Nazgûl and Armies


def siege() -> War:
    s = bare()
    everyone_at_war(s)
    put_army(s, "inside_minas_tirith", gondor_regular=5)
    put_army(s, "minas_tirith", sauron_regular=6)
    place_character(s, "witch_king", "minas_tirith")
    return s


@pytest.mark.rule("wotr.5.09")
def test_grond_needs_the_witch_king_in_a_siege() -> None:
    s = bare()
    assert refused(s, "sh_char_20") == "witch_king_not_besieging"
    s = siege()
    assert refused(s, "sh_char_20") is None
    place_character(s, "witch_king", "osgiliath")
    assert refused(s, "sh_char_20") == "witch_king_not_besieging"
    place_character(s, "witch_king", "osgiliath")
    put_army(s, "osgiliath", sauron_regular=1)  # an Army, but no siege
    assert refused(s, "sh_char_20") == "witch_king_not_besieging"


@pytest.mark.rule("wotr.6.86", "wotr.6.87")
def test_grond_assaults_for_three_rounds() -> None:
    s = siege()
    s.hands[FREE_PEOPLES] = [CARD["fp_strat_13"]]
    play(s, "sh_char_20")
    act(s, "leave_behind sauron_regular")
    for expected in (1, 2, 3):
        s.luck = [1] * 12  # both Combat rolls and the Witch-king's re-roll
        if expected == 1:
            act(s, "done")  # in round 1 no Combat card for the Free Peoples
        else:
            assert offered(s) == ["cease_attack", "continue_attack"]
            act(s, "continue_attack", "no_combat_card")
        assert len(told(s, "round_started")) == expected
    assert s.offer is None  # without Elites it ends there
    assert army(s, "inside_minas_tirith") == {"gondor_regular": 5}
    assert discarded(s, "sh_char_20")


@pytest.mark.rule("wotr.6.50", "wotr.5.10")
def test_grond_lets_the_witch_king_wait_in_the_rearguard() -> None:
    s = siege()
    play(s, "sh_char_20")
    s.luck = [1] * 10
    act(s, "leave_behind sauron_regular", "leave_behind_character witch_king", "done")
    assert not told(s, "leader_reroll")  # nobody leads
    act(s, "cease_attack")
    assert characters(s, "minas_tirith") == ["witch_king"]


@pytest.mark.rule("wotr.6.50")
def test_the_black_captain_commands_from_the_front() -> None:
    s = siege()
    play(s, "sh_char_24")
    act(s, "order_nazgul fly", "done", "order_army attack", "leave_behind sauron_regular")
    assert why(s, "leave_behind_character witch_king") == ("wotr.5.09", "attack_needs_witch_king")


@pytest.mark.rule("wotr.6.58")
def test_grond_and_a_companion_in_the_battle() -> None:
    s = siege()
    place_character(s, "gimli", "inside_minas_tirith")
    s.hands[FREE_PEOPLES] = [CARD["fp_strat_13"]]
    play(s, "sh_char_20")
    act(s, "done")
    assert s.offer is not None and s.offer.kind == "combat_card"
    assert s.offer.seat == FREE_PEOPLES


def test_the_ringwraiths_are_abroad_move_two_armies() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "barad_dur", nazgul=1)
    put_army(s, "minas_morgul", sauron_regular=3, nazgul=1)
    put_army(s, "umbar", southrons_easterlings_regular=2)
    put_army(s, "dol_guldur", sauron_regular=2)
    play(s, "sh_char_23")
    act(s, "fly_from barad_dur", "fly_to umbar", "done")
    assert offered(s) == ["order_army march", "no"]  # nobody to attack
    assert why(s, "order_army attack") == ("wotr.6.46", "nobody_to_attack")
    act(s, "order_army march")
    assert why(s, "move_from dol_guldur") == ("wotr.5.09", "needs_nazgul")
    act(s, "move_from umbar", "move_to west_harondor", "take_all")
    assert army(s, "west_harondor") == {"southrons_easterlings_regular": 2, "nazgul": 1}
    act(s, "move_from minas_morgul", "move_to south_ithilien", "take sauron_regular")
    assert why(s, "done") == ("wotr.5.09", "needs_nazgul")
    act(s, "take nazgul", "done")
    assert army(s, "south_ithilien") == {"sauron_regular": 1, "nazgul": 1}
    assert s.offer is None
    assert discarded(s, "sh_char_23")


def test_the_ringwraiths_are_abroad_attack() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "barad_dur", nazgul=1)
    put_army(s, "north_ithilien", sauron_regular=3)
    put_army(s, "osgiliath", gondor_regular=1)
    play(s, "sh_char_23")
    act(s, "fly_from barad_dur", "fly_to north_ithilien")
    assert offered(s) == ["order_army march", "order_army attack", "no"]
    assert why(s, "order_army attack") is None
    act(s, "order_army attack", "leave_behind sauron_regular", "leave_behind nazgul", "done")
    assert told(s, "battle_started")[0].data["leadership"] == [0, 0]  # it waits in the rearguard

    s = bare()
    everyone_at_war(s)
    put_army(s, "north_ithilien", sauron_regular=2, nazgul=1)
    play(s, "sh_char_23")
    act(s, "done", "no")
    assert s.offer is None

    s = bare()
    play(s, "sh_char_23")  # nothing to do at all
    assert s.offer is None


@pytest.mark.rule("wotr.5.13")
def test_the_black_captain_recruits_and_moves() -> None:
    s = bare()
    everyone_at_war(s)
    assert refused(s, "sh_char_24") == "not_in_play"
    put_army(s, "minas_morgul", sauron_regular=3)
    put_army(s, "dol_guldur", sauron_regular=3)
    place_character(s, "witch_king", "minas_morgul")
    play(s, "sh_char_24")
    assert offered(s) == ["order_nazgul recruit", "order_nazgul fly"]
    act(s, "order_nazgul recruit")
    assert army(s, "minas_morgul") == {"sauron_regular": 3, "nazgul": 2}
    act(s, "order_army march")  # only his Army can go: no choice of another
    act(s, "move_to south_ithilien", "take sauron_regular")
    assert why(s, "done") == ("wotr.5.09", "needs_character")
    act(s, "take_character witch_king", "done")
    assert army(s, "south_ithilien") == {"sauron_regular": 1}
    assert characters(s, "south_ithilien") == ["witch_king"]
    assert s.offer is None  # one Army only
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.6.31")
def test_the_black_captain_where_nobody_can_come() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "osgiliath", gondor_regular=2)
    put_army(s, "barad_dur", nazgul=1)
    place_character(s, "witch_king", "osgiliath")  # among enemies, without an Army
    play(s, "sh_char_24")
    assert s.offer is not None and s.offer.kind == "choose_nazgul"  # only flights are left
    act(s, "move_minion witch_king", "fly_to barad_dur", "done")
    assert s.offer is None  # no Army to command


def test_the_black_captain_with_few_nazgul_left() -> None:
    s = bare()
    put_army(s, "barad_dur", nazgul=7)
    place_character(s, "witch_king", "minas_morgul")
    play(s, "sh_char_24")
    act(s, "order_nazgul recruit")
    assert army(s, "minas_morgul") == {"nazgul": 1}
    assert s.offer is None


@pytest.mark.rule("wotr.6.89")
def test_the_black_captain_besieged() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "inside_dol_guldur", sauron_regular=2)
    put_army(s, "dol_guldur", elves_elite=2)
    place_character(s, "witch_king", "inside_dol_guldur")
    play(s, "sh_char_24")
    act(s, "order_nazgul recruit")
    assert army(s, "inside_dol_guldur") == {"sauron_regular": 2, "nazgul": 2}
    assert offered(s) == ["order_army attack", "no"]
    act(s, "order_army attack")
    act(s, "done")
    assert told(s, "battle_started")[0].data["form"] == "sortie"


def test_the_black_captain_flies_and_attacks() -> None:
    s = bare()
    everyone_at_war(s)
    place_character(s, "witch_king", "barad_dur")
    put_army(s, "north_ithilien", sauron_regular=1)
    put_army(s, "osgiliath", gondor_regular=1)
    play(s, "sh_char_24")
    act(s, "order_nazgul fly", "move_minion witch_king", "fly_to north_ithilien")
    assert offered(s) == ["order_army march", "order_army attack", "no"]
    act(s, "order_army attack")
    assert told(s, "battle_started")
    assert s.characters[CHARACTER["witch_king"]] == REGION["north_ithilien"]
