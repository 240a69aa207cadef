"""The Events of the Shadow Strategy deck, card by card."""

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
from westmarch.games.war_of_the_ring.rules.battle.attack import Attack
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARDS,
    DECKS,
    F_CHARACTER,
    F_EVENT,
    F_MUSTER,
    F_WILL,
)
from westmarch.games.war_of_the_ring.rules.map.board import REGION
from westmarch.games.war_of_the_ring.rules.map.movement import MoveArmies
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    DWARVES,
    ELIMINATED,
    ELVES,
    FIGURE,
    FREE_PEOPLES,
    GONDOR,
    IN_FELLOWSHIP,
    ISENGARD,
    NORTH,
    ROHAN,
    SAURON,
    SHADOW,
    STRIDER,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import EVENTS, review_table
from westmarch.games.war_of_the_ring.rules.turn.payoffs import offers
from westmarch.games.war_of_the_ring.rules.turn.politics import advance, why_not_diplomacy
from westmarch.games.war_of_the_ring.rules.turn.recruitment import EnforceLimits

FP, SH = 0, 1
SH_STRATEGY = DECKS.index("sh_strategy")
SOUTHRONS = "southrons_easterlings_regular"


def keep_in_reserve(s: War, figure: str, count: int) -> None:
    """Leave so many figures of a kind in the reinforcements; the others stand out of the way."""
    place = "far_harad" if figure.startswith("southrons") else "barad_dur"
    put_army(s, place, **{figure: s.reinforcements[FIGURE[figure]] - count})


def alone(s: War, *companions: str) -> None:
    """All Companions but these have fallen."""
    for character, place in enumerate(s.characters):
        if place == IN_FELLOWSHIP:
            s.characters[character] = ELIMINATED
    for companion in companions:
        place_character(s, companion, "eagles_eyrie")


def test_every_card_is_there() -> None:
    assert all(CARD[c] in EVENTS for c in CARDS if c.startswith("sh_strat"))


# ---- losses


@pytest.mark.rule("wotr.5.15")
def test_return_to_valinor() -> None:
    s = bare()
    assert refused(s, "sh_strat_01", SH) == ("wotr.5.09", "no_elven_stronghold_held")
    capture(s, "woodland_realm", SH)
    put_army(s, "grey_havens", elves_regular=1, elves_elite=6)
    put_army(s, "rivendell", elves_regular=1, north_regular=1, elves_leader=1)
    put_army(s, "lorien", sauron_regular=1)
    put_army(s, "inside_lorien", elves_elite=1)
    play(s, "sh_strat_01", SH, 6, 5, 5, 5, 5, 6)
    assert offered(s) == ["choose_place grey_havens", "choose_place rivendell"]
    act(s, "choose_place grey_havens")
    assert s.offer is not None and s.offer.seat == FP
    act(s, "lose elves_regular")
    assert offered(s) == ["lose elves_regular", "lose north_regular"]
    act(s, "lose elves_regular")
    assert army(s, "grey_havens") == {"elves_elite": 6}
    assert army(s, "rivendell") == {"north_regular": 1, "elves_leader": 1}
    assert army(s, "inside_lorien") == {"elves_elite": 1}
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.5.14")
def test_the_shadow_orders_the_regions_of_return_to_valinor() -> None:
    """Not their order on the map: what falls first may take the last Regular to be had."""
    for first, second in (("rivendell", "grey_havens"), ("grey_havens", "rivendell")):
        s = bare()
        capture(s, "woodland_realm", SH)
        put_army(s, "grey_havens", elves_regular=2)
        put_army(s, "rivendell", elves_regular=2)
        play(s, "sh_strat_01", SH)
        s.luck = [6, 6, 1, 1]
        act(s, f"choose_place {first}")
        assert army(s, first) == {} and army(s, second) == {"elves_regular": 2}
        assert s.offer is None


def test_return_to_valinor_takes_the_last_defender() -> None:
    s = bare()
    capture(s, "lorien", SH)
    put_army(s, "rivendell", elves_regular=1, elves_leader=1)
    place_character(s, "legolas", "rivendell")
    play(s, "sh_strat_01", SH, 6)
    assert army(s, "rivendell") == {} and characters(s, "rivendell") == ["legolas"]
    assert s.control[REGION["rivendell"]] == FREE_PEOPLES


def siege_of_minas_tirith() -> War:
    s = bare()
    everyone_at_war(s)
    put_army(s, "minas_tirith", sauron_regular=6)
    put_army(s, "inside_minas_tirith", gondor_regular=3, gondor_leader=1, rohan_leader=1)
    return s


def test_denethors_folly_kills_a_leader() -> None:
    s = bare()
    put_army(s, "minas_tirith", gondor_regular=3, gondor_leader=1)
    assert refused(s, "sh_strat_03", SH) == ("wotr.5.09", "not_besieged")
    s = siege_of_minas_tirith()
    play(s, "sh_strat_03", SH)
    assert offered(s) == ["choose_figure gondor_leader", "choose_figure rohan_leader"]
    act(s, "choose_figure rohan_leader")
    assert army(s, "inside_minas_tirith") == {"gondor_regular": 3, "gondor_leader": 1}
    assert s.table == [CARD["sh_strat_03"]] and s.casualties[FIGURE["rohan_leader"]] == 1


@pytest.mark.rule("wotr.5.11")
def test_denethors_folly_forbids_combat_cards() -> None:
    s = siege_of_minas_tirith()
    play(s, "sh_strat_03", SH)
    act(s, "choose_figure rohan_leader")
    s.hands[FP] = [CARD["fp_strat_16"]]
    s.luck = [1] * 6 + [1] * 4
    start(s, Attack(seat=SH))
    act(s, "done")
    assert told(s, "hits_scored")
    assert not told(s, "combat_card_chosen")


@pytest.mark.rule("wotr.ex.5.02", "wotr.5.11")
def test_denethors_folly_ends_with_the_siege() -> None:
    s = siege_of_minas_tirith()
    play(s, "sh_strat_03", SH)
    act(s, "choose_figure rohan_leader")
    start(s, MoveArmies(seat=SH, count=1))
    act(s, "move_to osgiliath", "take sauron_regular", "done")
    assert s.table == [CARD["sh_strat_03"]]
    start(s, MoveArmies(seat=SH, count=1, origins=(REGION["minas_tirith"],)))
    act(s, "move_to osgiliath", "take_all")
    assert not s.table and s.discards[SH_STRATEGY] == [CARD["sh_strat_03"]]


@pytest.mark.rule("wotr.5.12")
def test_denethors_folly_is_paid_off() -> None:
    s = siege_of_minas_tirith()
    play(s, "sh_strat_03", SH)
    act(s, "choose_figure rohan_leader")
    assert offers(s, FP, F_WILL) == [("pay_off", "sh_strat_03")]
    assert offers(s, FP, F_MUSTER) == []
    s.characters[STRIDER] = ELIMINATED
    place_character(s, "aragorn", "inside_minas_tirith")
    assert offers(s, FP, F_MUSTER) == [("pay_off", "sh_strat_03")]


def test_the_day_without_dawn() -> None:
    s = bare()
    at_war(s, "sauron", "isengard")
    assert refused(s, "sh_strat_04", SH) == ("wotr.5.09", "nation_not_at_war")
    at_war(s, "southrons_easterlings")
    s.dice[FREE_PEOPLES] = [F_CHARACTER, F_EVENT, F_WILL, F_WILL]
    s.dice[SHADOW] = [F_EVENT]
    play(s, "sh_strat_04", SH)
    assert s.dice == [[F_CHARACTER, F_EVENT], [F_EVENT]]


@pytest.mark.rule("wotr.5.11", "wotr.4.33")
def test_threats_and_promises() -> None:
    s = bare()
    play(s, "sh_strat_05", SH)
    refusal = why_not_diplomacy(s, ROHAN)
    assert refusal is not None and refusal.key == "threats_and_promises"
    s.active[ROHAN] = 1
    assert why_not_diplomacy(s, ROHAN) is None
    advance(s, ROHAN, "card")
    advance(s, GONDOR, "captured")
    review_table(s)
    assert s.table
    advance(s, DWARVES, "companion")
    assert not s.table
    play(s, "sh_strat_05", SH)
    advance(s, NORTH, "attacked")
    assert not s.table


# ---- Stormcrow


def test_stormcrow_needs_somebody_in_a_nation_at_peace() -> None:
    s = bare()
    assert refused(s, "sh_strat_06", SH) is None  # the Fellowship in Rivendell, the Elves at peace
    at_war(s, "elves")
    assert refused(s, "sh_strat_06", SH) == ("wotr.5.09", "no_companion_in_nation_at_peace")
    alone(s, "gimli")
    assert refused(s, "sh_strat_06", SH) is not None
    place_character(s, "gimli", "dale")
    assert refused(s, "sh_strat_06", SH) is None
    place_character(s, "gimli", "hollin")
    s.ring_bearers = REGION["bree"]
    assert refused(s, "sh_strat_06", SH) is None


def test_stormcrow() -> None:
    s = bare()
    place_character(s, "boromir", "osgiliath")
    place_character(s, "gimli", "folde")
    s.political[ROHAN] = 2
    put_army(s, "edoras", rohan_regular=1, rohan_elite=1, rohan_leader=1)
    put_army(s, "fords_of_isen", rohan_regular=2, gondor_regular=1)
    play(s, "sh_strat_06", SH)
    assert offered(s) == ["choose_nation elves", "choose_nation rohan"]
    assert s.offer is not None and s.offer.seat == SH
    act(s, "choose_nation rohan")
    assert s.political[ROHAN] == 3
    assert s.offer.seat == FP
    assert offered(s) == ["choose_place edoras", "choose_place fords_of_isen"]
    act(s, "choose_place edoras")
    assert offered(s) == [f"choose_figure rohan_{t}" for t in ("regular", "elite", "leader")]
    act(s, "choose_figure rohan_elite")
    assert army(s, "edoras") == {"rohan_regular": 1, "rohan_leader": 1}
    assert s.casualties[FIGURE["rohan_elite"]] == 1


@pytest.mark.rule("wotr.2.09", "wotr.6.94")
def test_stormcrow_takes_the_last_defender() -> None:
    s = bare()
    at_war(s, "elves")
    place_character(s, "gimli", "dale")
    put_army(s, "inside_helms_deep", north_regular=1, rohan_leader=1)
    put_army(s, "helms_deep", isengard_regular=2)
    play(s, "sh_strat_06", SH)
    assert s.political[NORTH] == 3
    assert army(s, "helms_deep") == {"isengard_regular": 2}
    assert army(s, "inside_helms_deep") == {}
    assert s.control[REGION["helms_deep"]] == SHADOW
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.5.14")
def test_stormcrow_without_figures_and_without_steps() -> None:
    s = bare()
    s.political[ELVES] = 3
    play(s, "sh_strat_06", SH)
    assert s.offer is None and s.political[ELVES] == 3
    assert figures_in_box(s) == tuple(s.reinforcements)


# ---- battles


def uruk_hai() -> War:
    s = bare()
    everyone_at_war(s)
    put_army(s, "helms_deep", isengard_regular=4, isengard_elite=1)
    put_army(s, "inside_helms_deep", rohan_regular=4)
    return s


def test_the_fighting_uruk_hai_needs_saruman_and_a_siege() -> None:
    s = uruk_hai()
    assert refused(s, "sh_strat_02", SH) == ("wotr.5.09", "not_in_play")
    place_character(s, "saruman", "orthanc")
    assert refused(s, "sh_strat_02", SH) is None
    s = bare()
    everyone_at_war(s)
    place_character(s, "saruman", "orthanc")
    put_army(s, "minas_tirith", sauron_regular=2)
    put_army(s, "inside_minas_tirith", gondor_regular=2)
    put_army(s, "helms_deep", isengard_regular=2)
    assert refused(s, "sh_strat_02", SH) == ("wotr.5.09", "isengard_besieges_nothing")


@pytest.mark.rule("wotr.6.86", "wotr.5.10")
def test_the_fighting_uruk_hai_fight_three_rounds() -> None:
    s = uruk_hai()
    place_character(s, "saruman", "orthanc")
    s.hands[FP] = [CARD["fp_strat_16"]]
    play(s, "sh_strat_02", SH, *([1] * 40))
    act(s, "done")
    # No Companion: no Combat card of the Free Peoples in the first round.
    assert not told(s, "combat_card_chosen")
    assert offered(s) == ["cease_attack", "continue_attack"]
    act(s, "continue_attack")
    assert s.offer is not None and s.offer.kind == "combat_card" and s.offer.seat == FP
    act(s, "no_combat_card")
    assert offered(s) == ["cease_attack", "continue_attack"]
    act(s, "continue_attack", "no_combat_card")
    assert offered(s) == ["cease_attack", "press_on isengard_elite"]


def test_the_fighting_uruk_hai_and_a_companion() -> None:
    s = uruk_hai()
    place_character(s, "saruman", "orthanc")
    place_character(s, "legolas", "inside_helms_deep")
    s.hands[FP] = [CARD["fp_strat_16"]]
    play(s, "sh_strat_02", SH, *([1] * 20))
    act(s, "done")
    assert s.offer is not None and s.offer.kind == "combat_card" and s.offer.seat == FP


@pytest.mark.rule("wotr.5.14")
def test_the_fighting_uruk_hai_may_not_storm_a_power_too_great() -> None:
    s = bare()
    everyone_at_war(s)
    place_character(s, "saruman", "orthanc")
    put_army(s, "lorien", isengard_regular=2)
    put_army(s, "inside_lorien", elves_regular=2)
    s.table = [CARD["fp_strat_02"]]
    play(s, "sh_strat_02", SH)
    assert s.offer is None and not told(s, "battle_started")


def corsairs() -> War:
    s = bare()
    at_war(s, "southrons_easterlings")
    put_army(s, "umbar", southrons_easterlings_regular=5, southrons_easterlings_elite=1)
    return s


def test_corsairs_of_umbar_land() -> None:
    s = bare()
    assert refused(s, "sh_strat_10", SH) == ("wotr.5.09", "nation_not_at_war")
    s = corsairs()
    put_army(s, "umbar", sauron_regular=1)
    put_army(s, "lamedon", southrons_easterlings_regular=8)
    play(s, "sh_strat_10", SH)
    coast = ["anfalas", "dol_amroth", "lamedon", "pelargir"]
    assert offered(s) == [f"choose_region {r}" for r in coast]
    act(s, "choose_region pelargir", *([f"take {SOUTHRONS}"] * 3))
    assert why(s, "take sauron_regular") == ("wotr.7.12", "border_not_at_war")
    act(s, "done")
    assert army(s, "pelargir") == {SOUTHRONS: 3}
    assert s.control[REGION["pelargir"]] == SHADOW and s.active[GONDOR]
    play(s, "sh_strat_10", SH)
    act(s, "choose_region lamedon", f"take {SOUTHRONS}", f"take {SOUTHRONS}")
    assert army(s, "lamedon") == {SOUTHRONS: 10}


@pytest.mark.rule("wotr.7.09", "wotr.7.07")
def test_corsairs_of_umbar_fight_to_the_end() -> None:
    s = corsairs()
    put_army(s, "pelargir", gondor_regular=2)
    play(s, "sh_strat_10", SH, *([1] * 7), *([5] * 5), 1, 1)
    act(s, "choose_region pelargir", "done")
    assert s.active[GONDOR] and s.political[GONDOR] == 1
    assert s.offer is not None and s.offer.kind == "retreat_or_stand"
    act(s, "stand_and_fight")
    assert told(s, "battle_over")
    assert army(s, "pelargir") == {SOUTHRONS: 5, "southrons_easterlings_elite": 1}
    assert s.control[REGION["pelargir"]] == SHADOW and army(s, "umbar") == {}


@pytest.mark.rule("wotr.5.10", "wotr.6.79", "wotr.6.51")
def test_corsairs_of_umbar_who_win_do_not_stay_in_umbar() -> None:
    """The card moves the Army: the winner stands on the coast, unasked, and of those in Umbar only
    the rearguard never sailed."""
    s = corsairs()
    place_character(s, "mouth_of_sauron", "umbar")
    put_army(s, "umbar", nazgul=1)
    put_army(s, "pelargir", gondor_regular=1)
    play(s, "sh_strat_10", SH, 6, *([1] * 4), 1)
    act(s, "choose_region pelargir", f"leave_behind {SOUTHRONS}", "leave_behind nazgul", "done")
    assert [e.data["reason"] for e in told(s, "battle_over")] == ["defender_destroyed"]
    assert s.offer is None
    assert army(s, "umbar") == {SOUTHRONS: 1, "nazgul": 1}
    assert army(s, "pelargir") == {SOUTHRONS: 4, "southrons_easterlings_elite": 1}
    assert characters(s, "pelargir") == ["mouth_of_sauron"]
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.5.10", "wotr.6.76")
def test_corsairs_of_umbar_land_where_the_enemy_retreats() -> None:
    s = corsairs()
    put_army(s, "pelargir", gondor_regular=2)
    play(s, "sh_strat_10", SH, *([1] * 7))
    act(s, "choose_region pelargir", "done", "retreat_to lossarnach")
    assert s.offer is None
    assert army(s, "umbar") == {} and s.shadow_units[REGION["pelargir"]] == 6
    assert s.control[REGION["pelargir"]] == SHADOW


@pytest.mark.rule("wotr.6.82")
def test_corsairs_of_umbar_lay_siege() -> None:
    s = corsairs()
    put_army(s, "dol_amroth", gondor_regular=2)
    play(s, "sh_strat_10", SH)
    act(s, "choose_region dol_amroth", "done", "withdraw_into_stronghold")
    assert army(s, "inside_dol_amroth") == {"gondor_regular": 2}
    assert army(s, "dol_amroth")[SOUTHRONS] == 5 and army(s, "umbar") == {}
    assert len(told(s, "battle_started")) == 1  # no assault follows: the battle has been fought
    assert s.offer is None


@pytest.mark.rule("wotr.5.10", "wotr.6.41", "wotr.6.86", "wotr.7.07")
def test_corsairs_of_umbar_join_a_siege_and_assault() -> None:
    """They merge with the besiegers, within the limit of ten, and the assault starts at once."""
    s = corsairs()
    at_war(s, "sauron")
    put_army(s, "inside_dol_amroth", gondor_regular=2)
    put_army(s, "dol_amroth", sauron_regular=5)
    play(s, "sh_strat_10", SH)
    act(s, "choose_region dol_amroth", *([f"take {SOUTHRONS}"] * 5))  # the sixth has no room
    assert s.shadow_units[REGION["dol_amroth"]] == 10
    assert s.offer is not None and s.offer.kind == "rearguard"
    s.luck = [6, 5, 1, 1, 1, 1, 1]
    act(s, "leave_behind sauron_regular", "done")
    assert told(s, "battle_started")[0].data["form"] == "assault"
    assert s.active[GONDOR] and s.political[GONDOR] == 1
    assert army(s, "inside_dol_amroth") == {"gondor_regular": 1}  # hit on 6 alone
    assert army(s, "dol_amroth") == {SOUTHRONS: 5, "sauron_regular": 5}
    assert army(s, "umbar") == {"southrons_easterlings_elite": 1}
    assert s.offer is None  # one round


@pytest.mark.rule("wotr.5.10", "wotr.6.87")
def test_corsairs_of_umbar_may_cease_an_assault() -> None:
    s = corsairs()
    put_army(s, "inside_dol_amroth", gondor_regular=2)
    put_army(s, "dol_amroth", southrons_easterlings_elite=1)
    play(s, "sh_strat_10", SH)
    act(s, "choose_region dol_amroth", "take_all")
    s.luck = [1] * 7
    act(s, "done")
    assert offered(s) == ["cease_attack", "press_on southrons_easterlings_elite"]
    act(s, "cease_attack")
    assert s.offer is None and army(s, "inside_dol_amroth") == {"gondor_regular": 2}


@pytest.mark.rule("wotr.6.41")
def test_corsairs_of_umbar_find_no_room_among_ten_besiegers() -> None:
    s = corsairs()
    put_army(s, "inside_dol_amroth", gondor_regular=2)
    put_army(s, "dol_amroth", sauron_regular=10)
    play(s, "sh_strat_10", SH)
    assert why(s, "choose_region dol_amroth") == ("wotr.6.41", "stacking_limit")


@pytest.mark.rule("wotr.5.14")
def test_corsairs_of_umbar_without_an_army() -> None:
    s = bare()
    at_war(s, "southrons_easterlings")
    put_army(s, "inside_umbar", southrons_easterlings_regular=2)
    put_army(s, "umbar", gondor_regular=2)
    play(s, "sh_strat_10", SH)
    assert s.offer is None


# ---- marches


@pytest.mark.rule("wotr.6.44", "wotr.6.45")
def test_shadows_gather() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "morannon", sauron_regular=4)
    put_army(s, "dol_guldur", sauron_regular=1)
    put_army(s, "moria", sauron_regular=2)
    put_army(s, "inside_mount_gundabad", sauron_regular=1)
    put_army(s, "mount_gundabad", north_regular=1)
    play(s, "sh_strat_07", SH)
    # Dol Guldur is four regions from Morannon and three from Moria.
    assert offered(s) == ["move_from dol_guldur", "move_from moria"]
    act(s, "move_from moria", "take sauron_regular", "done")
    act(s, "move_to south_anduin_vale")
    assert s.offer is None
    assert army(s, "dol_guldur") == {"sauron_regular": 2} and army(s, "moria")


@pytest.mark.rule("wotr.5.14")
def test_shadows_gather_with_nobody_to_join() -> None:
    s = bare()
    put_army(s, "moria", sauron_regular=2)
    play(s, "sh_strat_07", SH)
    assert s.offer is None and army(s, "moria") == {"sauron_regular": 2}


def test_the_shadow_lengthens() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "morannon", sauron_regular=2)
    put_army(s, "barad_dur", sauron_regular=1)
    put_army(s, "minas_morgul", sauron_regular=1)
    play(s, "sh_strat_08", SH)
    act(s, "move_from barad_dur", "move_to minas_morgul")
    assert army(s, "minas_morgul") == {"sauron_regular": 2}
    act(s, "move_from morannon", "take_all")
    assert army(s, "minas_morgul") == {"sauron_regular": 4} and s.offer is None


@pytest.mark.rule("wotr.5.14")
def test_the_shadow_lengthens_moves_two_armies_if_it_can() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "morannon", sauron_regular=2)
    put_army(s, "barad_dur", sauron_regular=1)
    put_army(s, "minas_morgul", sauron_regular=1)
    play(s, "sh_strat_08", SH)
    act(s, "move_from barad_dur", "move_to minas_morgul")
    assert "move_from morannon" in offered(s) and "done" not in offered(s)
    assert why(s, "done") == ("wotr.5.14", "more_armies_must_move")

    s = bare()
    put_army(s, "morannon", sauron_regular=1)
    put_army(s, "gorgoroth", sauron_regular=1)
    play(s, "sh_strat_08", SH)
    act(s, "move_from morannon")
    assert s.offer is None and army(s, "gorgoroth") == {"sauron_regular": 2}  # nobody else is left


@pytest.mark.rule("wotr.5.14", "wotr.6.44")
def test_shadows_gather_does_not_join_those_it_left() -> None:
    """Out and back again is no move to another Army."""
    s = bare()
    everyone_at_war(s)
    put_army(s, "moria", sauron_regular=3)
    play(s, "sh_strat_07", SH)
    assert s.offer is None and not told(s, "army_moved")


@pytest.mark.rule("wotr.6.38")
def test_the_shadow_is_moving() -> None:
    s = bare()
    at_war(s, "sauron", "isengard")
    assert refused(s, "sh_strat_09", SH) == ("wotr.5.09", "nation_not_at_war")
    everyone_at_war(s)
    for region in ("morannon", "barad_dur", "moria", "dol_guldur", "umbar"):
        put_army(s, region, sauron_regular=1)
    play(s, "sh_strat_09", SH)
    act(s, "move_from morannon", "move_to dagorlad")
    act(s, "move_from barad_dur")
    assert why(s, "move_from gorgoroth") is not None
    act(s, "move_from moria", "move_to hollin")
    act(s, "move_from umbar", "move_to near_harad")
    assert s.offer is None and army(s, "dol_guldur") == {"sauron_regular": 1}


def test_rage_of_the_dunlendings() -> None:
    s = bare()
    assert refused(s, "sh_strat_11", SH) == ("wotr.5.09", "nation_not_at_war")
    at_war(s, "isengard")
    put_army(s, "north_dunland", isengard_regular=2, sauron_regular=1)
    put_army(s, "south_dunland", isengard_regular=2, isengard_elite=1)
    put_army(s, "tharbad", north_regular=1)
    play(s, "sh_strat_11", SH)
    assert "choose_region tharbad" not in offered(s)
    assert {"choose_region hollin", "choose_region moria", "choose_region gap_of_rohan"} <= set(
        offered(s)
    )
    act(s, "choose_region enedwaith")
    assert offered(s) == [
        "from_dunland north_dunland isengard_regular",
        "from_dunland south_dunland isengard_regular",
        "from_dunland south_dunland isengard_elite",
        "done",
    ]
    act(s, "from_dunland south_dunland isengard_elite")
    act(s, *(["from_dunland north_dunland isengard_regular"] * 2))
    act(s, "from_dunland south_dunland isengard_regular")
    assert army(s, "enedwaith") == {"isengard_regular": 5, "isengard_elite": 1}
    assert army(s, "north_dunland") == {"sauron_regular": 1} and s.offer is None


def test_rage_of_the_dunlendings_need_not_walk() -> None:
    s = bare()
    at_war(s, "isengard")
    put_army(s, "south_dunland", isengard_regular=2)
    put_army(s, "north_dunland", isengard_regular=1)
    play(s, "sh_strat_11", SH)
    act(s, "choose_region south_dunland")
    assert offered(s) == ["from_dunland north_dunland isengard_regular", "done"]
    act(s, "done")
    assert army(s, "south_dunland") == {"isengard_regular": 4}


@pytest.mark.rule("wotr.6.41")
def test_rage_of_the_dunlendings_and_ten_units() -> None:
    s = bare()
    at_war(s, "isengard")
    put_army(s, "hollin", sauron_regular=7)
    put_army(s, "north_dunland", isengard_regular=3)
    play(s, "sh_strat_11", SH)
    act(s, "choose_region hollin", "from_dunland north_dunland isengard_regular")
    assert s.offer is None and s.shadow_units[REGION["hollin"]] == 10


# ---- recruits


def test_return_of_the_witch_king() -> None:
    s = bare()
    assert refused(s, "sh_strat_12", SH) == ("wotr.5.09", "not_in_play")
    place_character(s, "witch_king", "minas_morgul")
    play(s, "sh_strat_12", SH)
    assert characters(s, "angmar") == ["witch_king"]
    assert army(s, "angmar") == {"sauron_regular": 2, "sauron_elite": 1}


@pytest.mark.rule("wotr.6.31", "wotr.5.14")
def test_return_of_the_witch_king_to_a_lost_angmar() -> None:
    s = bare()
    place_character(s, "witch_king", "minas_morgul")
    capture(s, "angmar", FP)
    play(s, "sh_strat_12", SH)
    assert characters(s, "angmar") == ["witch_king"] and army(s, "angmar") == {}


@pytest.mark.rule("wotr.6.31")
@pytest.mark.parametrize(
    ("card", "nation"), [("sh_strat_13", "isengard"), ("sh_strat_14", "sauron")]
)
def test_half_orcs_and_olog_hai(card: str, nation: str) -> None:
    s = bare()
    s.political[ISENGARD] = s.political[SAURON] = 1
    assert refused(s, card, SH) == ("wotr.5.09", "nation_not_at_war")
    at_war(s, nation)
    put_army(s, "helms_deep", southrons_easterlings_regular=1)
    put_army(s, "inside_helms_deep", rohan_regular=1)
    put_army(s, "inside_orthanc", isengard_regular=1)
    put_army(s, "orthanc", rohan_regular=1)
    put_army(s, "rhosgobel", sauron_regular=1)
    play(s, card, SH)
    regions = ["helms_deep", "orthanc", "rhosgobel"]
    assert offered(s) == [f"choose_region {r}" for r in regions]
    act(s, "choose_region orthanc", f"choose_figure {nation}_elite")
    assert army(s, "inside_orthanc")[f"{nation}_elite"] == 1
    play(s, card, SH)
    act(s, "choose_region helms_deep", f"choose_figure {nation}_regular")
    assert army(s, "helms_deep")[f"{nation}_regular"] == 1


def test_hill_trolls() -> None:
    s = bare()
    s.political[SAURON] = 1
    assert refused(s, "sh_strat_15", SH) == ("wotr.5.09", "nation_not_at_war")
    at_war(s, "sauron")
    put_army(s, "moria", sauron_regular=2)
    put_army(s, "inside_dol_guldur", sauron_regular=1)
    put_army(s, "dol_guldur", elves_regular=1)
    play(s, "sh_strat_15", SH)
    assert offered(s) == ["choose_place moria", "choose_place inside_dol_guldur"]
    act(s, "choose_place inside_dol_guldur")
    assert army(s, "moria") == {"sauron_regular": 1, "sauron_elite": 1}
    assert army(s, "inside_dol_guldur") == {"sauron_elite": 1}
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.6.28")
def test_hill_trolls_with_one_elite_left() -> None:
    s = bare()
    at_war(s, "sauron")
    put_army(s, "moria", sauron_regular=3, sauron_elite=5)
    play(s, "sh_strat_15", SH)
    assert s.offer is None and army(s, "moria") == {"sauron_regular": 2, "sauron_elite": 6}


def test_a_new_power_is_rising() -> None:
    s = bare()
    assert refused(s, "sh_strat_16", SH) == ("wotr.5.09", "not_in_play")
    place_character(s, "saruman", "orthanc")
    play(s, "sh_strat_16", SH)
    act(s, "recruit isengard_elite orthanc", "recruit isengard_regular orthanc")
    assert army(s, "north_dunland") == army(s, "south_dunland") == {"isengard_regular": 2}
    assert army(s, "orthanc") == {"isengard_regular": 1, "isengard_elite": 1}


@pytest.mark.rule("wotr.5.14", "wotr.6.28")
def test_a_new_power_is_rising_with_few_figures() -> None:
    s = bare()
    place_character(s, "saruman", "orthanc")
    keep_in_reserve(s, "isengard_regular", 3)
    keep_in_reserve(s, "isengard_elite", 1)
    play(s, "sh_strat_16", SH)
    assert offered(s) == [
        "recruit isengard_regular north_dunland",
        "recruit isengard_regular south_dunland",
        "recruit isengard_regular orthanc",
        "recruit isengard_elite orthanc",
    ]
    act(s, "recruit isengard_regular orthanc")
    # The second unit of Orthanc must leave the Regulars to Dunland: four units can come in all.
    assert why(s, "recruit isengard_regular orthanc") == (
        "wotr.5.14",
        "recruit_as_many_as_possible",
    )
    act(s, "recruit isengard_regular south_dunland", "recruit isengard_elite orthanc")
    act(s, "recruit isengard_regular south_dunland")
    assert army(s, "south_dunland") == {"isengard_regular": 2} and s.offer is None
    assert army(s, "orthanc") == {"isengard_regular": 1, "isengard_elite": 1}


def test_many_kings_to_the_service_of_mordor() -> None:
    s = bare()
    capture(s, "near_harad", FP)
    play(s, "sh_strat_17", SH)
    assert why(s, "choose_region near_harad") is not None
    regions = ["far_harad", "north_rhun", "south_rhun", "umbar"]
    assert offered(s) == [f"choose_region {r}" for r in regions]
    act(s, "choose_region umbar", "choose_region north_rhun", "choose_region south_rhun")
    for region in ("umbar", "north_rhun", "south_rhun"):
        assert army(s, region) == {SOUTHRONS: 2}


@pytest.mark.rule("wotr.5.14")
def test_many_kings_with_few_figures_and_few_settlements() -> None:
    s = bare()
    keep_in_reserve(s, SOUTHRONS, 3)
    for region in ("near_harad", "far_harad", "umbar"):
        capture(s, region, FP)
    play(s, "sh_strat_17", SH)
    act(s, f"recruit {SOUTHRONS} north_rhun", f"recruit {SOUTHRONS} south_rhun")
    assert offered(s) == [f"recruit {SOUTHRONS} {r}" for r in ("north_rhun", "south_rhun")]
    act(s, f"recruit {SOUTHRONS} south_rhun")
    assert army(s, "south_rhun") == {SOUTHRONS: 2} and s.offer is None


def test_the_king_is_revealed() -> None:
    s = bare()
    assert refused(s, "sh_strat_18", SH) == ("wotr.5.09", "not_in_play")
    s.characters[STRIDER] = ELIMINATED
    place_character(s, "aragorn", "minas_tirith")
    play(s, "sh_strat_18", SH)
    assert army(s, "minas_morgul") == {"sauron_regular": 5, "nazgul": 1}


@pytest.mark.rule("wotr.6.31", "wotr.6.83")
def test_the_king_is_revealed_in_a_siege() -> None:
    s = bare()
    s.characters[STRIDER] = ELIMINATED
    place_character(s, "aragorn", "minas_morgul")
    put_army(s, "minas_morgul", gondor_regular=5)
    put_army(s, "inside_minas_morgul", sauron_regular=1)
    play(s, "sh_strat_18", SH)
    start(s, EnforceLimits())
    assert army(s, "inside_minas_morgul") == {"sauron_regular": 5, "nazgul": 1}


def test_shadows_on_the_misty_mountains() -> None:
    s = bare()
    play(s, "sh_strat_19", SH)
    assert offered(s) == ["choose_region moria", "choose_region mount_gram"]
    act(s, "choose_region mount_gram", "choose_figure sauron_elite", "choose_figure sauron_regular")
    assert army(s, "mount_gram") == {"sauron_elite": 1, "sauron_regular": 1, "nazgul": 1}


def test_orcs_multiplying_again() -> None:
    s = bare()
    play(s, "sh_strat_20", SH)
    assert army(s, "dol_guldur") == army(s, "mount_gundabad") == {"sauron_regular": 3}
    s = bare()
    capture(s, "dol_guldur", FP)
    play(s, "sh_strat_20", SH)
    assert army(s, "dol_guldur") == {} and army(s, "mount_gundabad") == {"sauron_regular": 3}


def test_horde_from_the_east() -> None:
    s = bare()
    assert refused(s, "sh_strat_21", SH) == ("wotr.5.09", "nation_not_at_war")
    at_war(s, "southrons_easterlings")
    put_army(s, "khand", gondor_regular=1)
    play(s, "sh_strat_21", SH)
    assert offered(s) == [f"choose_region {r}" for r in ("east_rhun", "far_harad", "south_rhun")]
    act(s, "choose_region east_rhun")
    assert army(s, "east_rhun") == {SOUTHRONS: 5}


def test_monsters_roused() -> None:
    s = bare()
    put_army(s, "ettenmoors", north_regular=1)
    play(s, "sh_strat_22", SH)
    assert army(s, "weather_hills") == army(s, "angmar") == {"sauron_regular": 1}
    assert army(s, "ettenmoors") == {"north_regular": 1}
    assert army(s, "trollshaws") == {"sauron_elite": 1}


def test_musterings_of_long_planned_war() -> None:
    s = bare()
    assert refused(s, "sh_strat_23", SH) == ("wotr.5.09", "nation_not_at_war")
    everyone_at_war(s)
    play(s, "sh_strat_23", SH)
    assert army(s, "gorgoroth") == {SOUTHRONS: 5} and army(s, "nurn") == {"sauron_regular": 5}


def test_pits_of_mordor() -> None:
    s = bare()
    s.political[SAURON] = 1
    assert refused(s, "sh_strat_24", SH) == ("wotr.5.09", "nation_not_at_war")
    at_war(s, "sauron")
    put_army(s, "inside_moria", sauron_regular=1)
    put_army(s, "moria", dwarves_regular=1)
    play(s, "sh_strat_24", SH)
    assert len(offered(s)) == 6
    act(s, "choose_region moria", "choose_region morannon", "choose_region barad_dur")
    assert army(s, "inside_moria") == {"sauron_regular": 3}
    assert army(s, "morannon") == army(s, "barad_dur") == {"sauron_regular": 2}


@pytest.mark.rule("wotr.5.11")
def test_denethors_folly_stays_while_a_rearguard_holds_the_city() -> None:
    """A sortie counts its rearguard at a place of its own; the siege goes on all the same."""
    s = bare()
    put_army(s, "rearguard", gondor_regular=1)
    put_army(s, "minas_tirith", sauron_regular=3)
    s.table = [CARD["sh_strat_03"]]
    review_table(s)
    assert s.table
