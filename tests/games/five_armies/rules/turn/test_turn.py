"""Chapter 4: the game turn and its six phases."""

from __future__ import annotations

import random

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    asked,
    bare,
    fresh,
    leaders,
    luck,
    offered,
    put_army,
    put_character,
    shadow_takes,
    start,
    told,
    why,
)
from westmarch.games.five_armies.rules.catalogue import FACES
from westmarch.games.five_armies.rules.map.pieces import (
    CHARACTER,
    CHARACTERS,
    IN_EYRIE,
    LORD_OF_THE_EAGLES,
)
from westmarch.games.five_armies.rules.state import (
    P_ACTIONS,
    P_ACTIVATION,
    P_END,
    P_FATE,
    P_LEADERSHIP,
    P_RECOVERY,
    Battlefield,
)
from westmarch.games.five_armies.rules.turn.turn import PlaceLeaders, Turn


def turn_from(s: Battlefield, step: str) -> None:
    """Run a turn from one of its steps on."""
    turn = Turn()
    turn.goto(step)
    start(s, turn)


def table() -> Battlefield:
    """A board with two armies of each side and two Generals."""
    s = bare()
    put_army(s, "camp", dwarf_regular=2)
    put_army(s, "ravenhill", elf_spearman=2)
    put_army(s, "bl_muster_n", orc=3)
    put_army(s, "bl_gap_plain", warg=2)
    put_character(s, "dain", "camp")
    put_character(s, "thranduil", "ravenhill")
    put_character(s, "gandalf", "ravenhill")
    return s


def _waste(s: Battlefield, face: str) -> None:
    """Use a die for nothing."""
    act(s, f"use_die {face}")
    if asked(s) == "choose_action":
        act(s, "skip")


@pytest.mark.rule("b5a.4.01")
def test_six_phases_in_order() -> None:
    s = fresh(3)
    seen = [s.phase]
    rng = random.Random(1)
    while s.turn == 1 and s.offer is not None:
        if s.phase != seen[-1]:
            seen.append(s.phase)
        actions = [a for a in s.offer.actions if a[0] in ("done", "skip", "use_die", "apply_tile")]
        act(s, " ".join(map(str, rng.choice(actions or s.offer.actions))))
    assert seen == sorted(seen) and seen[0] == P_ACTIVATION and seen[-1] == P_ACTIONS
    assert s.turn == 2


@pytest.mark.rule("b5a.4.01")
def test_each_decision_belongs_to_its_phase() -> None:
    s = table()
    s.decks = [list(range(30)), list(range(30, 50)), list(range(50, 70)), []]
    s.hands[FP] = [s.decks[0].pop(0) for _ in range(6)]
    shadow_takes(s, "eastern_spur", "ravenhill", "ruins_of_dale")
    s.phase = P_END
    turn_from(s, "begin_turn")
    seen: dict[str, int] = {}
    wanted = ("activate", "draw_again", "skip", "done")
    while s.offer is not None:
        seen.setdefault(s.offer.kind, s.phase)
        actions = sorted(
            offered(s), key=lambda a: next((i for i, w in enumerate(wanted) if a.startswith(w)), 9)
        )
        act(s, actions[0])
    phases = {
        "hand_limit": P_RECOVERY,
        "activate_generals": P_ACTIVATION,
        "fate_tile": P_FATE,
        "choose_bats": P_LEADERSHIP,
        "place_bats": P_LEADERSHIP,
        "choose_die": P_ACTIONS,
        "choose_action": P_ACTIONS,
    }
    assert {kind: seen[kind] for kind in phases} == phases
    assert s.ending == "conquest" and s.phase == P_END


@pytest.mark.rule("b5a.4.02", "b5a.4.03")
def test_recovery_takes_dice_and_draws_two_cards_each() -> None:
    s = fresh()
    drawn = [(e.data["side"], e.data["deck"], e.data["count"]) for e in told(s, "cards_drawn")]
    assert drawn == [
        ("free_peoples", "event", 1),
        ("free_peoples", "fp_story", 1),
        ("shadow", "event", 1),
        ("shadow", "shadow_story", 1),
    ]
    assert s.pools == [5, 6]


@pytest.mark.rule("b5a.4.03", "b5a.6.03")
def test_the_free_peoples_draw_and_discard_before_the_shadow_draws() -> None:
    s = bare()
    s.decks = [list(range(30)), list(range(30, 50)), list(range(50, 70)), []]
    s.hands[FP] = [s.decks[0].pop(0) for _ in range(6)]
    turn_from(s, "draw_cards")
    assert asked(s) == "hand_limit" and len(s.hands[FP]) == 8 and not s.hands[SHADOW]
    act(s, offered(s)[0], offered(s)[1])
    assert len(s.hands[FP]) == 6 and len(s.hands[SHADOW]) == 2


@pytest.mark.rule("b5a.4.04", "b5a.8.13")
def test_up_to_three_different_generals_are_activated() -> None:
    s = table()
    put_character(s, "bard", "camp")
    turn_from(s, "activate_generals")
    assert offered(s) == [
        "activate bard",
        "activate dain",
        "activate gandalf",
        "activate thranduil",
        "done",
    ]
    act(s, "activate bard")
    assert "activate bard" not in offered(s)
    act(s, "activate dain", "activate gandalf")
    assert asked(s) != "activate_generals"
    assert s.activations == 3
    assert [c for c in range(9) if s.activated[c]] == [0, 1, 2]


@pytest.mark.rule("b5a.4.04", "b5a.8.12")
def test_nobody_need_be_activated_and_only_generals_in_play_can() -> None:
    s = table()
    put_character(s, "thorin", "camp")
    turn_from(s, "activate_generals")
    assert why(s, "activate bard") is not None
    assert not any("thorin" in a for a in offered(s))
    act(s, "done")
    assert s.activations == 0 and sum(s.leaders) == 0


@pytest.mark.rule("b5a.4.05", "b5a.8.13", "b5a.8.19")
def test_a_leadership_token_for_each_activation_with_different_armies() -> None:
    s = table()
    put_army(s, "eastern_spur", lake_men=1)
    turn_from(s, "activate_generals")
    act(s, "activate dain", "activate gandalf", "done")
    assert asked(s) == "place_leader"
    act(s, "place_leader camp")
    assert "place_leader camp" not in offered(s)
    act(s, "place_leader ravenhill")
    assert (leaders(s, "camp"), leaders(s, "ravenhill")) == (1, 1)
    assert asked(s) != "place_leader"


@pytest.mark.rule("b5a.4.05")
def test_surplus_leadership_tokens_are_not_placed() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1)
    start(s, PlaceLeaders(side=FP, count=3))
    assert s.offer is None and leaders(s, "camp") == 1


@pytest.mark.rule("b5a.4.06")
def test_the_shadow_draws_fate_in_phase_three() -> None:
    s = table()
    turn_from(s, "activate_generals")
    luck(s, 0)
    act(s, "done")
    assert s.phase >= P_FATE and told(s, "fate_tile_drawn") and s.fate == 1


@pytest.mark.rule("b5a.4.07", "b5a.12.24")
def test_tokens_and_bats_add_up_to_the_shadow_dice() -> None:
    s = table()
    for place in ("bl_muster_e", "bl_muster_nw", "bl_east_hills", "bl_ford_swamp"):
        put_army(s, place, orc=1)
    turn_from(s, "choose_bats")
    assert offered(s) == [f"call_bats {n}" for n in range(7)]
    act(s, "call_bats 2")
    for _ in range(4):
        assert asked(s) == "place_leader"
        act(s, offered(s)[0])
    assert asked(s) == "place_bats"
    act(s, "place_bat valley", "place_bat broken_lands")
    assert s.bats == [1, 1, 0, 0] and sum(s.leaders) == 4


@pytest.mark.rule("b5a.4.07")
def test_no_more_tokens_than_armies_unless_all_bats_are_called() -> None:
    s = table()  # two Shadow armies, six dice
    turn_from(s, "choose_bats")
    assert offered(s) == ["call_bats 4", "call_bats 5", "call_bats 6"]
    s = bare()
    put_army(s, "bl_muster_n", orc=1)
    s.pools = [5, 7]
    turn_from(s, "choose_bats")  # six Bats and one token of seven dice
    assert asked(s) == "place_bats"
    s = bare()
    s.pools = [5, 7]
    turn_from(s, "choose_bats")
    assert asked(s) == "place_bats" and sum(s.leaders) == 0


@pytest.mark.rule("b5a.4.08")
def test_shadow_tokens_go_to_different_armies() -> None:
    s = table()
    put_army(s, "bl_muster_e", orc=1)
    turn_from(s, "choose_bats")
    act(s, "call_bats 4")
    act(s, "place_leader bl_muster_n")
    assert "place_leader bl_muster_n" not in offered(s)
    act(s, "place_leader bl_gap_plain")
    assert (leaders(s, "bl_muster_n"), leaders(s, "bl_gap_plain")) == (1, 1)


@pytest.mark.rule("b5a.4.09", "b5a.5.06")
def test_action_round_rolls_all_dice_and_the_free_peoples_begin() -> None:
    s = table()
    s.pools = [6, 7]
    turn_from(s, "action_roll")
    assert [len(d) for d in s.dice] == [6, 7]
    assert asked(s) == "choose_die" and s.offer is not None and s.offer.seat == FP
    rolled = [[FACES[f] for f in d] for d in s.dice]
    _waste(s, rolled[FP][0])
    assert s.offer.seat == SHADOW and [len(d) for d in s.dice] == [5, 7]
    _waste(s, rolled[SHADOW][0])
    assert s.offer.seat == FP and [len(d) for d in s.dice] == [5, 6]


@pytest.mark.rule("b5a.4.09", "b5a.4.10")
def test_the_round_ends_with_the_last_die_and_then_victory_is_checked() -> None:
    s = table()
    shadow_takes(s, "eastern_spur", "ravenhill", "camp")
    put_army(s, "eastern_spur", orc=1)
    s.pools = [1, 1]
    turn_from(s, "action_roll")
    while s.offer is not None and not s.ending:
        act(s, "skip" if "skip" in offered(s) else offered(s)[0])
    assert s.ending == "conquest" and s.winners == [SHADOW] and s.dice == [[], []]


@pytest.mark.rule("b5a.4.10", "b5a.4.11", "b5a.8.20", "b5a.12.08", "b5a.12.27")
def test_clean_up() -> None:
    s = table()
    put_army(s, "camp", damage=1, leaders=2)
    put_army(s, "bl_muster_n", damage=1, leaders=3)
    s.bats = [1, 2, 0, 1]
    s.eagles = [0, 1, 1, 0]
    s.eyrie = 1
    s.characters[LORD_OF_THE_EAGLES] = -6
    s.lord_over = 2
    s.activated[CHARACTER["dain"]] = 1
    s.activations = 2
    shadow_takes(s, "fallen_bridge")
    s.tokens[0] = 1
    s.table = [31]
    turn_from(s, "victory_check")
    assert s.turn == 2
    assert sum(s.leaders) == 0 and s.bats == [0, 0, 0, 0] and s.eagles == [0, 0, 0, 0]
    assert s.eyrie == 3 and s.characters[LORD_OF_THE_EAGLES] == IN_EYRIE and s.lord_over == -1
    assert s.activated == [0] * len(CHARACTERS) and s.activations == 0
    # Damage, control, recruitment tokens, table cards and characters stay.
    assert sum(s.damage) == 2 and sum(s.shadow_control) == 1
    assert s.tokens[0] == 1 and s.table == [31]
    assert s.characters[CHARACTER["dain"]] >= 0
