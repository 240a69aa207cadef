"""What the teacher promises: hidden things change nothing it says, luck and play add up, and the
same is said again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.contract.test_searching import SEARCHED, positions
from tools.training.forecast_quality import best_factor, foretold, losses
from westmarch.bots.search.halving import Budget
from westmarch.bots.search.knowledge import knowledge_of
from westmarch.bots.teacher.hint import advise, judged_by, plans_at
from westmarch.bots.teacher.reasons import COUNTABLE
from westmarch.bots.teacher.record_stretches import RecordStretches
from westmarch.bots.teacher.review_summary import assemble
from westmarch.bots.teacher.reviewer import Reviewer
from westmarch.games.lotr_card_game.rules.actions import PASS, PASS_PHASE
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.engine.state import state_hash
from westmarch.kernel.record import Record
from westmarch.kernel.texts.site_texts import HOUSE

GOLDEN = Path(__file__).parents[2] / "contract" / "golden"
FEW = Budget(trials=16)


def played(name: str, moves: int) -> Record:
    """The beginning of a game the heuristic players played."""
    return records.read(GOLDEN / name / "heuristic.jsonl").cut(moves)


@pytest.mark.parametrize("name", SEARCHED)
def test_a_hint_follows_from_what_the_seat_may_see(name: str) -> None:
    game, knowledge = registry.game(name), knowledge_of(name)
    for s in positions(game, knowledge, 4)[1:]:
        assert s.offer is not None
        before = state_hash(s)
        hint = advise(game, s, FEW)
        assert state_hash(s) == before, "asking has changed the position"
        assert hint == advise(game, game.scramble(s, s.offer.seat, Random(5)), FEW)
        assert 1 <= len(hint.suggestions) <= 3
        chances = [one.chance for one in hint.suggestions]
        assert chances == sorted(chances, reverse=True)
        assert all(one.plan[0] in s.offer.actions for one in hint.suggestions)
        assert hint.judged in ("learned", "estimate")
        assert all(one.gains or not one.against_weakest for one in hint.suggestions)


@pytest.mark.parametrize("name", SEARCHED)
def test_how_every_game_stands_is_judged_by_what_was_learned(name: str) -> None:
    game, knowledge = registry.game(name), knowledge_of(name)
    s = positions(game, knowledge, 1)[0]
    assert s.offer is not None
    assert judged_by(knowledge.foretelling(), s) == "learned"
    both = [knowledge.foretelling().value(s, seat) for seat in (0, 1)]
    if len(set(game.sides(game.choose_options(knowledge.lessons()[-1])))) > 1:
        assert sum(both) == pytest.approx(1.0, abs=0.2)
    # In War of the Ring choices are judged by the estimate: the search plays no better by this.
    assert (judged_by(knowledge, s) == "estimate") == (name == "war_of_the_ring")


def test_a_hint_does_not_name_the_same_choice_twice() -> None:
    game, knowledge = registry.game("lotr_card_game"), knowledge_of("lotr_card_game")
    asked = [s for s in positions(game, knowledge, 12) if s.offer and PASS_PHASE in s.offer.actions]
    assert asked
    for s in asked:
        assert s.offer is not None
        plans = plans_at(knowledge, s, s.offer)
        assert (PASS,) in plans and (PASS_PHASE,) not in plans


def test_how_well_it_is_foretold_is_counted_over_games() -> None:
    told = foretold("five_armies", ["quick"], 1, 3)
    assert told["games"] == 1 and told["estimate"] != told["weights"]
    games = [[(0.9, True), (0.1, False)], [(0.9, False)]]
    found = losses(games)
    assert found["brier"] == pytest.approx((0.01 + 0.81) / 2)
    assert best_factor(games) < 1.0 < best_factor([[(0.6, True)], [(0.4, False)]])


@pytest.mark.parametrize("name", SEARCHED)
def test_what_is_counted_is_known_and_has_a_word(name: str) -> None:
    names = knowledge_of(name).names
    for thing in COUNTABLE[name]:
        assert set(thing.features) <= set(names), thing.key
        assert f"gain-{name}-{thing.key}" in HOUSE


@pytest.mark.parametrize(("name", "moves"), [("lotr_card_game", 70), ("five_armies", 90)])
def test_luck_and_play_add_up_to_the_change(name: str, moves: int) -> None:
    reviewer = Reviewer(RecordStretches(played(name, moves)), trials=2, seed=3)
    found = reviewer.judge(range(reviewer.count))
    review = assemble(reviewer, found)
    assert [point.at for point in review.curve][:1] == [0]
    assert review.curve[-1].at == moves
    assert any(one.luck for one in review.by_side)
    for side, one in enumerate(review.by_side):
        assert one.begin == review.curve[0].chances[side]
        assert one.end == review.curve[-1].chances[side]
        assert one.begin + one.play - one.others + one.luck == pytest.approx(one.end, abs=1e-6)
    for turn in review.turning:
        assert turn.play + turn.luck == pytest.approx(turn.change, abs=1e-6)
        assert abs(turn.change) >= 0.01  # less is told as nothing
    for seat in review.by_seat:
        told = [one for one in review.mistakes if one.seat == seat.seat]
        assert len(told) == min(5, seat.mistakes)
        assert all(one.cost > 0 and one.better["ru"] != one.chosen["ru"] for one in told)
    # In whatever order and portions it is judged, the same comes of it.
    backwards = [reviewer.judge([place])[0] for place in reversed(range(reviewer.count))]
    assert assemble(Reviewer(RecordStretches(played(name, moves)), 2, 3), backwards) == review


def test_a_running_game_is_reviewed_as_its_player_sees_it() -> None:
    record, seat = played("five_armies", 90), 1
    course, other = RecordStretches(record), RecordStretches(record)
    rng = Random(8)
    other.states = [course.game.scramble(s, seat, rng) for s in course.states]
    other.last = other.states[-1]
    reviews = []
    for one in (course, other):
        reviewer = Reviewer(one, trials=2, seat=seat)
        reviews.append(assemble(reviewer, reviewer.judge(range(reviewer.count))))
    review = reviews[0]
    assert review == reviews[1], "a review tells what is hidden"
    assert review.curve_sides == [seat] and {one.seat for one in review.mistakes} <= {seat}
    assert [one.seat for one in review.by_seat] == [seat]
