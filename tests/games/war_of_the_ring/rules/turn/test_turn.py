"""Chapters 3 and 4: set-up, the six phases, pools, hunt allocation, the roll."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.war_of_the_ring.helpers import (
    act,
    bare,
    offered,
    place_character,
    put_army,
    start,
)
from westmarch.games.war_of_the_ring.game import GAME
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARDS,
    DECK_OF,
    DECKS,
    F_ARMY,
    F_CHARACTER,
    F_EVENT,
    F_MUSTER,
    STANDARD_TILES,
)
from westmarch.games.war_of_the_ring.rules.map.board import REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    CHARACTER,
    COMPANIONS,
    ELIMINATED,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GOLLUM,
    IN_FELLOWSHIP,
    MINIONS,
    SET_ASIDE,
    SHADOW,
)
from westmarch.games.war_of_the_ring.rules.setup import new_state, totals
from westmarch.games.war_of_the_ring.rules.state import (
    NOT_IN_MORDOR,
    P_ACTIONS,
    P_FELLOWSHIP,
    P_HUNT_ALLOCATION,
    War,
)
from westmarch.games.war_of_the_ring.rules.turn.card_exchange import ExchangeCards
from westmarch.games.war_of_the_ring.rules.turn.turn import Turn, dice_pool, resume_from_position
from westmarch.games.war_of_the_ring.view import view
from westmarch.kernel.engine.flow import advance


def until(s: War, kind: str) -> War:
    """Play the first legal action until a decision of this kind comes up."""
    for _ in range(2000):
        assert s.offer is not None
        if s.offer.kind == kind:
            return s
        act(s, " ".join(str(p) for p in s.offer.actions[-1]))
    raise AssertionError(f"no {kind}")


@pytest.mark.rule("wotr.3.02", "wotr.3.03", "wotr.3.04", "wotr.3.05", "wotr.3.07", "wotr.2.14")
@pytest.mark.rule("wotr.2.16", "wotr.8.01")
def test_the_table_before_the_first_turn() -> None:
    s = new_state()
    assert s.ring_bearers == REGION["rivendell"]
    assert (s.progress, s.revealed, s.corruption, s.mordor) == (0, 0, 0, NOT_IN_MORDOR)
    assert s.guide == GANDALF_THE_GREY
    assert [c for c in COMPANIONS if s.characters[c] == IN_FELLOWSHIP] == list(range(7))
    assert all(s.characters[c] == SET_ASIDE for c in (ARAGORN, GOLLUM, *MINIONS))
    assert s.rings == [3, 0]
    assert sorted(s.hunt_pool) == sorted(STANDARD_TILES) and len(s.hunt_pool) == 16
    assert not s.hunt_waiting and not s.hunt_drawn


@pytest.mark.rule("wotr.3.18", "wotr.2.02", "wotr.2.04", "wotr.2.05")
def test_board_and_reinforcements_make_up_the_box() -> None:
    s = new_state()
    on_board = [sum(s.figures[k :: len(totals())]) for k in range(len(totals()))]
    assert [b + r for b, r in zip(on_board, s.reinforcements, strict=True)] == totals()
    assert not any(s.casualties)


@pytest.mark.rule("wotr.3.06", "wotr.5.02", "wotr.5.03")
def test_four_shuffled_decks_and_first_cards_drawn_in_phase_one() -> None:
    s = GAME.new({}, 7)
    assert [len(d) for d in s.decks] == [23, 23, 23, 23]
    assert [Counter(DECK_OF[c] for c in s.hands[seat]) for seat in (0, 1)] == [
        {0: 1, 1: 1},
        {2: 1, 3: 1},
    ]
    everything = sorted(c for pile in (*s.decks, *s.hands) for c in pile)
    assert everything == list(range(len(CARDS)))
    orders = {tuple(GAME.new({}, seed).decks[0]) for seed in range(5)}
    assert len(orders) == 5, "each seed shuffles its own way"


@pytest.mark.rule("wotr.4.01", "wotr.4.03")
def test_a_turn_goes_through_its_phases_in_order() -> None:
    s = GAME.new({}, 3)
    seen = []
    turns = set()
    while s.offer is not None and s.turn < 3:
        if s.offer.kind == "hunt_allocation":
            seen.append((s.turn, P_HUNT_ALLOCATION))
        elif s.phase in (P_FELLOWSHIP, P_ACTIONS):
            seen.append((s.turn, s.phase))
        turns.add(s.turn)
        # Skip every die, so that turns are short.
        texts = offered(s)
        skipping = [t for t in texts if t == "skip"] or texts
        act(s, skipping[0])
    assert seen == sorted(seen)
    assert {phase for turn, phase in seen if turn == 1} >= {P_HUNT_ALLOCATION, P_ACTIONS}
    assert turns == {1, 2}


@pytest.mark.rule("wotr.3.08", "wotr.4.10")
def test_pools() -> None:
    s = bare()
    assert (dice_pool(s, FREE_PEOPLES), dice_pool(s, SHADOW)) == (4, 7)
    place_character(s, "aragorn", "minas_tirith")
    place_character(s, "gandalf_the_white", "fangorn")
    for minion, where in (("saruman", "orthanc"), ("witch_king", "moria")):
        place_character(s, minion, where)
    assert (dice_pool(s, FREE_PEOPLES), dice_pool(s, SHADOW)) == (6, 9)
    place_character(s, "mouth_of_sauron", "morannon")
    assert dice_pool(s, SHADOW) == 10


@pytest.mark.rule("wotr.4.11", "wotr.4.12")
def test_a_lost_bonus_die_goes_in_phase_one_of_the_next_turn() -> None:
    s = GAME.new({}, 1)
    s.characters[CHARACTER["saruman"]] = REGION["orthanc"]
    turn = s.stack[0]
    assert isinstance(turn, Turn)
    turn.goto("begin_turn")
    s.stack = [turn]
    advance(s)
    assert s.pools == [4, 8]
    s.characters[CHARACTER["saruman"]] = ELIMINATED
    assert s.pools == [4, 8], "this turn's dice are unaffected"
    turn.goto("begin_turn")
    s.stack = [turn]
    advance(s)
    assert s.pools == [4, 7]


def at_allocation(companions: int, fp_dice_in_box: int) -> War:
    s = bare()
    for c in range(7 - companions):
        s.characters[c] = ELIMINATED
    s.hunt_box = [fp_dice_in_box, 2]
    start(s, Turn())
    return until(s, "hunt_allocation")


@pytest.mark.rule("wotr.4.04", "wotr.4.14", "wotr.4.15", "wotr.4.02")
@pytest.mark.parametrize(
    ("companions", "in_box", "choices"),
    [(7, 0, range(8)), (7, 2, range(1, 8)), (3, 0, range(4)), (3, 1, range(1, 4))],
)
def test_hunt_allocation_limits(companions: int, in_box: int, choices: range) -> None:
    s = at_allocation(companions, in_box)
    assert s.offer is not None and s.offer.seat == SHADOW
    assert offered(s) == [f"allocate {n}" for n in choices]


@pytest.mark.rule("wotr.ex.4.01", "wotr.4.15")
def test_without_companions_one_die_may_still_be_allocated() -> None:
    s = at_allocation(0, 0)
    assert offered(s) == ["allocate 0", "allocate 1"]


@pytest.mark.rule("wotr.4.05", "wotr.4.13", "wotr.4.16")
def test_the_action_roll() -> None:
    s = at_allocation(7, 0)
    # Faces by die number: FP character, character, army_muster, muster, event, will;
    # Shadow character, army, muster, army_muster, event, eye.
    s.luck = [1, 2, 4, 5, 6, 6, 1, 2, 3]
    act(s, "allocate 2")
    assert s.dice[FREE_PEOPLES] == [F_CHARACTER, F_CHARACTER, F_MUSTER, F_EVENT]
    assert s.dice[SHADOW] == [F_CHARACTER, F_ARMY, F_MUSTER]
    assert s.hunt_box == [0, 4], "two allocated and two Eyes; Eyes do not count against the maximum"


@pytest.mark.rule("wotr.4.02", "wotr.4.18")
def test_dice_come_back_each_turn() -> None:
    s = GAME.new({}, 5)
    until(s, "choose_die")
    while s.offer is not None and s.turn == 1:
        texts = offered(s)
        act(s, "skip" if "skip" in texts else texts[0])
    until(s, "choose_die")
    assert len(s.dice[FREE_PEOPLES]) == 4
    assert len(s.dice[SHADOW]) + s.hunt_box[SHADOW] == 7


@pytest.mark.rule("wotr.9.34")
def test_waiting_in_mordor_is_charged_at_the_end_of_the_action_phase() -> None:
    s = bare()
    s.mordor = 1
    s.dice = [[], []]
    resume_from_position(s)
    advance(s)
    assert s.corruption == 1


@pytest.mark.rule("wotr.4.07", "wotr.10.05")
def test_the_victory_check_ends_the_turn() -> None:
    s = bare()
    put_army(s, "orthanc", isengard_regular=1)
    s.victory_points = [0, 10]
    s.dice = [[], []]
    resume_from_position(s)
    advance(s)
    assert (s.ending, s.winners) == ("shadow_conquest", [1])


@pytest.mark.rule("wotr.11.02")
def test_leading_tokens_pass_every_turn() -> None:
    s = GAME.new({"players": "4"}, 1)
    assert s.leading == [0, 2]
    turn = Turn()
    s.stack = [turn]
    advance(s)
    assert s.leading == [1, 3]
    s.stack = [Turn()]
    advance(s)
    assert s.leading == [0, 2]


@pytest.mark.rule("wotr.11.03", "wotr.5.03")
def test_partners_draw_two_cards_first_and_then_one_of_their_choice() -> None:
    s = GAME.new({"players": "4"}, 1)
    assert [len(h) for h in s.hands] == [2, 2, 2, 2]
    s.stack = [Turn()]
    advance(s)
    assert s.leading == [1, 3]  # the leading player of each side draws first
    for seat, deck in ((1, 1), (0, 0), (3, 3), (2, 3)):
        assert s.offer is not None and (s.offer.seat, s.offer.kind) == (seat, "choose_deck")
        act(s, f"choose_deck {DECKS[deck]}")
        assert len(s.hands[seat]) == 3 and DECK_OF[s.hands[seat][-1]] == deck
    assert (s.offer.seat, s.offer.kind) == (1, "exchange_cards")


@pytest.mark.rule("wotr.11.24", "wotr.1.01")
def test_three_players_one_free_peoples_player_draws_two_a_turn() -> None:
    s = GAME.new({"players": "3"}, 1)
    assert GAME.seats({"players": "3"}) == ("free_peoples", "witch_king", "saruman")
    s.stack = [Turn()]
    advance(s)
    assert len(s.hands[0]) == 4
    assert s.offer is not None and s.offer.seat == 2  # the leading one of the partners


@pytest.mark.rule("wotr.11.04")
def test_partners_may_exchange_a_card_if_both_agree() -> None:
    s = GAME.new({"players": "4"}, 1)
    assert s.offer is not None and (s.offer.seat, s.offer.kind) == (0, "exchange_cards")
    before = [h[:] for h in s.hands]
    act(s, "yes")
    assert s.offer.seat == 1
    act(s, "yes", f"choose_card {CARDS[before[0][0]]}", f"choose_card {CARDS[before[1][1]]}")
    assert sorted(s.hands[0]) == sorted([before[0][1], before[1][1]])
    assert sorted(s.hands[1]) == sorted([before[1][0], before[0][0]])


@pytest.mark.rule("wotr.11.04")
def test_the_leading_player_is_asked_first_about_an_exchange() -> None:
    s = GAME.new({"players": "4"}, 1)
    s.leading = [1, 2]
    start(s, ExchangeCards(side=0))
    before = [h[:] for h in s.hands]
    assert s.offer is not None and s.offer.seat == 1
    act(s, "yes")
    assert s.offer.seat == 0
    act(s, "yes", f"choose_card {CARDS[before[1][0]]}")
    hidden = next(frame for frame in view(s, 0)["procedure"] if "first" in frame)["first"]
    assert hidden == DECKS[DECK_OF[before[1][0]]]  # the partner sees the back alone
    act(s, f"choose_card {CARDS[before[0][1]]}")
    assert sorted(s.hands[0]) == sorted([before[0][0], before[1][0]])
    assert sorted(s.hands[1]) == sorted([before[1][1], before[0][1]])


@pytest.mark.rule("wotr.11.04")
def test_no_exchange_unless_both_agree() -> None:
    s = GAME.new({"players": "4"}, 1)
    before = [h[:] for h in s.hands]
    act(s, "yes", "no")
    assert s.hands == before


@pytest.mark.rule("wotr.11.06", "wotr.11.07")
def test_leading_players_decide_for_their_side() -> None:
    s = GAME.new({"players": "4"}, 2)
    until(s, "hunt_allocation")
    assert s.offer is not None and s.offer.seat == s.leading[SHADOW]


@pytest.mark.rule("wotr.4.08", "wotr.4.09")
def test_no_free_peoples_die_shows_an_army() -> None:
    seen: set[int] = set()
    for seed in range(10):
        s = until(GAME.new({}, seed), "choose_die")
        seen |= set(s.dice[FREE_PEOPLES])
    assert F_ARMY not in seen and F_EVENT in seen
