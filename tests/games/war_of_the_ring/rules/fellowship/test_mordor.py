"""Chapter 9: the Fellowship in Mordor."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import act, bare, offered, start, told
from westmarch.games.war_of_the_ring.rules.catalogue import CARD, EYE, TILE, TILE_VALUE
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship import (
    FellowshipPhase,
    MoveFellowship,
    RevealFellowship,
    SeparateCompanions,
    companions_in_fellowship,
    fellowship_region,
    hide,
    leave_fellowship,
    price_of_waiting,
    why_not_declare,
    why_not_move_fellowship,
    why_not_separate,
)
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import HuntTile
from westmarch.games.war_of_the_ring.rules.fellowship.mordor import (
    enter_mordor,
    why_not_enter_mordor,
)
from westmarch.games.war_of_the_ring.rules.map.board import REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    BOROMIR,
    CHARACTERS,
    ELIMINATED,
    FREE_PEOPLES,
    GOLLUM,
    MERIADOC,
    PEREGRIN,
    SHADOW,
)
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War


def mordor(step: int = 0, *company: str) -> War:
    """The Fellowship on the Mordor Track."""
    s = bare()
    s.ring_bearers = REGION["morannon"]
    s.mordor = step
    for companion in companions_in_fellowship(s):
        if CHARACTERS[companion] not in company:
            leave_fellowship(s, companion, ELIMINATED)
    return s


def bag(s: War, *tiles: str) -> None:
    """The next tiles drawn, in this order."""
    names = [TILE[t] for t in tiles]
    s.hunt_pool = names + [t for t in s.hunt_pool if t not in names]
    s.luck += [0] * len(tiles)


# ---- entering


@pytest.mark.rule("wotr.9.26", "wotr.8.26")
@pytest.mark.parametrize("region", ["morannon", "minas_morgul"])
@pytest.mark.parametrize("revealed", [0, 1])
def test_entering_from_either_gate(region: str, revealed: int) -> None:
    s = bare()
    s.ring_bearers = REGION[region]
    s.revealed = revealed
    s.progress = 1
    start(s, FellowshipPhase())
    if not revealed:
        act(s, "no")
    assert offered(s) == ["enter_mordor", "no"]
    act(s, "enter_mordor")
    assert s.mordor == 0
    assert s.revealed == revealed


@pytest.mark.rule("wotr.9.26")
def test_entering_is_not_compulsory_and_needs_the_figure_at_the_gate() -> None:
    s = bare()
    s.ring_bearers = REGION["morannon"]
    start(s, FellowshipPhase())
    assert offered(s) == ["enter_mordor", "no"], "nothing to declare, but the gate is here"
    act(s, "no")
    assert s.mordor == NOT_IN_MORDOR
    s.ring_bearers = REGION["dagorlad"]
    s.progress = 1
    refusal = why_not_enter_mordor(s)
    assert refusal is not None and refusal.rule == "wotr.9.26"
    start(s, FellowshipPhase())
    act(s, "no")
    assert s.offer is not None and s.offer.kind == "choose_guide"


@pytest.mark.rule("wotr.9.27")
def test_first_step_of_the_track() -> None:
    s = bare()
    s.ring_bearers = REGION["minas_morgul"]
    s.progress = 2
    assert fellowship_region(s) == REGION["minas_morgul"]
    enter_mordor(s)
    assert s.mordor == 0
    assert fellowship_region(s) == -1  # no part of Gorgoroth or of any region
    bag(s, "std_0r_1")
    start(s, MoveFellowship())
    assert s.progress == 0
    assert s.revealed == 1
    assert why_not_declare(s) is not None
    assert why_not_enter_mordor(s) is not None


@pytest.mark.rule("wotr.9.28", "wotr.9.04")
def test_new_hunt_pool() -> None:
    s = bare()
    s.ring_bearers = REGION["morannon"]
    drawn = [TILE["std_eye_1"], TILE["std_eye_2"], TILE["std_3_1"]]
    removed = [TILE["std_eye_3"], TILE["std_2_1"]]
    waiting = [TILE["fp_elven_rope"], TILE["sh_shelobs_lair"]]
    s.hunt_drawn = drawn[:]
    s.hunt_removed = removed[:]
    s.hunt_waiting = waiting[:]
    s.hunt_pool = [t for t in s.hunt_pool if t not in (*drawn, *removed)]
    undrawn = s.hunt_pool[:]
    enter_mordor(s)
    assert sorted(s.hunt_pool) == sorted([*undrawn, *drawn[:2], *waiting])
    assert s.hunt_drawn == [TILE["std_3_1"]]
    assert s.hunt_removed == removed
    assert s.hunt_waiting == []
    assert sum(TILE_VALUE[t] == EYE for t in s.hunt_pool) == 3


@pytest.mark.rule("wotr.9.28", "wotr.9.02")
def test_new_hunt_pool_after_an_empty_one() -> None:
    s = bare()
    s.hunt_drawn, s.hunt_pool = s.hunt_pool, []
    enter_mordor(s)
    assert len(s.hunt_pool) == 16


# ---- on the track


@pytest.mark.rule("wotr.9.29", "wotr.8.28")
def test_no_separation() -> None:
    s = mordor(1, "boromir", "peregrin")
    refusal = why_not_separate(s)
    assert refusal is not None and refusal.rule == "wotr.9.29"
    start(s, SeparateCompanions(seat=0))  # whatever would separate him
    act(s, "choose_character boromir", "done")
    assert s.characters[BOROMIR] == ELIMINATED


@pytest.mark.rule("wotr.9.29", "wotr.9.20")
def test_hobbits_ability_costs_their_lives() -> None:
    s = mordor(1, "meriadoc", "peregrin")
    s.guide = MERIADOC
    bag(s, "std_2_1")
    start(s, MoveFellowship())
    act(s, "use_guide", "use_guide")
    assert s.characters[MERIADOC] == s.characters[PEREGRIN] == ELIMINATED
    assert s.guide == GOLLUM
    assert s.corruption == 0
    assert s.mordor == 2


@pytest.mark.rule("wotr.9.30", "wotr.9.32", "wotr.8.15")
def test_a_move_draws_a_tile_without_a_roll() -> None:
    s = mordor(0, "boromir")
    s.hunt_box = [0, 2]
    bag(s, "std_2_1")
    start(s, MoveFellowship())
    assert not told(s, "hunt_roll")
    act(s, "use_the_ring")
    assert s.corruption == 2
    assert s.mordor == 1
    assert s.hunt_box == [1, 2]


@pytest.mark.rule("wotr.9.30")
def test_an_event_that_moves_the_fellowship_draws_too() -> None:
    s = mordor(2)
    bag(s, "std_1_1")
    start(s, MoveFellowship(by_die=0))
    act(s, "no")
    assert (s.corruption, s.mordor) == (1, 3)
    assert s.hunt_box == [0, 0]


@pytest.mark.rule("wotr.9.31", "wotr.9.14")
def test_eye_counts_all_dice_in_the_hunt_box() -> None:
    s = mordor(0)
    s.hunt_box = [2, 3]
    bag(s, "std_eye_1")
    start(s, MoveFellowship())
    assert s.corruption == 5  # the die of this move is not in the box yet
    assert s.hunt_box == [3, 3]
    assert s.revealed == 1
    assert s.mordor == 1


@pytest.mark.rule("wotr.9.15", "wotr.9.31")
def test_eye_of_a_card_stays_nothing() -> None:
    s = mordor(0)
    s.hunt_box = [2, 3]
    bag(s, "std_eye_1")
    start(s, HuntTile(cause="card"))
    assert (s.corruption, s.mordor) == (0, 0)


@pytest.mark.rule("wotr.9.32", "wotr.9.06")
@pytest.mark.parametrize("name", ["sh_shelobs_lair", "sh_on_on_they_went", "sh_the_ring_is_mine"])
def test_stop_icon(name: str) -> None:
    s = mordor(3)
    s.hunt_box = [0, 1]
    bag(s, name)
    s.luck += [2] if name == "sh_shelobs_lair" else []
    start(s, MoveFellowship())
    if s.offer is not None:
        act(s, "no")
    assert s.mordor == 3
    assert s.corruption == {"sh_shelobs_lair": 2, "sh_on_on_they_went": 3}.get(name, 1)


@pytest.mark.rule("wotr.9.05", "wotr.9.32")
def test_tiles_of_the_free_peoples_help() -> None:
    s = mordor(3)
    s.corruption = 4
    bag(s, "fp_phial_of_galadriel", "fp_elven_cloaks")
    start(s, MoveFellowship())
    assert (s.corruption, s.mordor) == (2, 4)


@pytest.mark.rule("wotr.9.33", "wotr.8.23")
def test_must_be_hidden_to_move() -> None:
    s = mordor(1, "boromir")
    start(s, RevealFellowship())
    assert s.offer is None
    assert s.revealed == 1
    assert not told(s, "hunt_tile_drawn")  # Morannon is a Shadow Stronghold, but not on the path
    assert why_not_move_fellowship(s) is not None
    hide(s)
    assert why_not_move_fellowship(s) is None


@pytest.mark.rule("wotr.9.34")
def test_price_of_waiting() -> None:
    s = mordor(1)
    price_of_waiting(s)
    assert s.corruption == 1

    bag(s, "std_0r_1")
    start(s, MoveFellowship())
    price_of_waiting(s)
    assert s.corruption == 1

    s.revealed = 1
    hide(s)
    price_of_waiting(s)
    assert s.corruption == 1
    price_of_waiting(s)  # the next turn, again nothing done
    assert s.corruption == 2


@pytest.mark.rule("wotr.9.34")
def test_a_stopped_move_was_tried() -> None:
    s = mordor(1)
    bag(s, "sh_on_on_they_went")
    start(s, MoveFellowship())
    act(s, "no")
    price_of_waiting(s)
    assert (s.mordor, s.corruption) == (1, 3)


@pytest.mark.rule("wotr.9.34")
def test_nothing_to_pay_outside_mordor() -> None:
    s = bare()
    price_of_waiting(s)
    assert s.corruption == 0


@pytest.mark.rule("wotr.9.25", "wotr.9.34", "wotr.10.03")
def test_waiting_can_lose_the_game() -> None:
    s = mordor(4)
    s.corruption = 11
    price_of_waiting(s)
    assert s.ending == "ring_bearers_fail"
    assert s.winners == [SHADOW]


@pytest.mark.rule("wotr.9.35", "wotr.10.02", "wotr.10.04")
def test_five_advances_to_the_crack_of_doom() -> None:
    s = mordor(0)
    for step in range(1, 6):
        assert not s.ending
        s.revealed = 0
        bag(s, "fp_elven_cloaks")
        start(s, MoveFellowship())
        assert s.mordor == step
        s.hunt_pool.append(s.hunt_drawn.pop())
    assert s.ending == "ring_destroyed"
    assert s.winners == [FREE_PEOPLES]


@pytest.mark.rule("wotr.9.35", "wotr.10.01", "wotr.10.03", "wotr.10.04")
def test_damage_of_the_last_tile_counts_first() -> None:
    s = mordor(4)
    s.corruption = 9
    bag(s, "std_3_1")
    s.revealed = 0
    start(s, MoveFellowship())
    act(s, "no")
    assert s.ending == "ring_bearers_fail"

    s = mordor(4)
    s.corruption = 9
    bag(s, "std_3_1")
    start(s, MoveFellowship())
    act(s, "use_guide")  # Gollum reveals the Fellowship: one damage less
    assert s.corruption == 11
    assert s.ending == "ring_destroyed"


def test_wizards_staff_lets_the_fellowship_pass() -> None:
    s = mordor(2, "gandalf_the_grey")
    s.table = [CARD["fp_char_08"]]
    start(s, MoveFellowship())
    act(s, "use_table_card fp_char_08")
    assert s.mordor == 3
    assert not told(s, "hunt_tile_drawn")
