"""What every game's knowledge promises the searching player, and what that player promises: legal,
fair, repeatable, within its budget."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from westmarch.bots import make
from westmarch.bots.search import halving, trials
from westmarch.bots.search.halving import Budget, halve
from westmarch.bots.search.knowledge import Knowledge, knowledge_of, known
from westmarch.bots.search.player import Quick, Search, consider
from westmarch.kernel import registry
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone, state_hash
from westmarch.kernel.game import Game
from westmarch.kernel.player import ask

SEARCHED = [name for name in registry.GAMES if known(name)]
STRIDE = 23
"""Positions are looked at once in so many decisions."""


def positions(game: Game, knowledge: Knowledge[State], most: int, seed: int = 4) -> list[State]:
    """Positions of a game of the last lesson, half of whose decisions are taken at random."""
    rng = Random(seed)
    s = game.new(game.choose_options(knowledge.lessons()[-1]), seed)
    found: list[State] = []
    number = 0
    while s.offer is not None and len(found) < most:
        number += 1
        if number % STRIDE == 0:
            found.append(clone(s))
        d = s.offer
        take(s, rng.choice(d.actions) if rng.random() < 0.2 else knowledge.policy(s, d))
    return found


@pytest.mark.parametrize("name", SEARCHED)
def test_knowledge_is_legal_and_sees_what_the_seat_sees(name: str) -> None:
    game, knowledge = registry.game(name), knowledge_of(name)
    rng = Random(2)
    for s in positions(game, knowledge, 8):
        d = s.offer
        assert d is not None
        before = state_hash(s)
        assert knowledge.policy(s, d) in d.actions
        assert len(knowledge.rank(s, d)) == len(d.actions)
        plans = knowledge.plans(s, d, 5)
        assert plans and all(plan[0] in d.actions for plan in plans)
        assert 0.0 <= knowledge.value(s, d.seat) <= 1.0
        features = knowledge.features(s, d.seat)
        assert len(features) == len(knowledge.names)
        other = game.scramble(s, d.seat, rng)
        assert knowledge.features(other, d.seat) == features, "features tell what is hidden"
        assert state_hash(s) == before, "looking has changed the position"


def first_choice(name: str) -> tuple[Game, State]:
    """A game where a decision that matters is first asked."""
    game, knowledge = registry.game(name), knowledge_of(name)
    s = game.new(game.choose_options(knowledge.lessons()[0]), 3)
    for _ in range(400):
        assert s.offer is not None
        if knowledge.matters(s, s.offer) and len(knowledge.plans(s, s.offer, 3)) > 1:
            break
        take(s, knowledge.policy(s, s.offer))
    return game, s


@pytest.mark.parametrize("name", SEARCHED)
def test_same_seed_same_choice_within_the_budget(name: str) -> None:
    game, s = first_choice(name)
    knowledge = knowledge_of(name)
    budget = Budget(trials=12)
    found = [consider(game, knowledge, s, budget, Random(5), width=3) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(one.trials for one in found[0]) <= budget.trials
    assert all(0.0 <= one.chance <= 1.0 for one in found[0])
    bot = Search(Random(7), trials=6, width=3)
    assert ask(bot, game, s, Random(1)) in s.offer.actions  # type: ignore[union-attr]


def told_apart(one: list[Action], other: list[Action]) -> float:
    """How often two series of choices from one and the same source would differ as much as these
    do, or more: small where what they come from is not the same."""

    def differ(pool: list[Action]) -> int:
        half = len(pool) // 2
        return sum((Counter(pool[:half]) - Counter(pool[half:])).values())

    pool, seen, rng = one + other, differ(one + other), Random(1)
    more = 0
    for _ in range(400):
        rng.shuffle(pool)
        more += differ(pool) >= seen
    return more / 400


def test_choices_that_differ_are_told_apart() -> None:
    a, b = ("a", "1"), ("b", "1")
    assert told_apart([a, b, a, b, a] * 2, [b, a, b, a, b] * 2) > 0.3
    assert told_apart([a] * 9 + [b], [b] * 9 + [a]) < 0.01


LEARNED = "heuristic:judgement=learned:slips=1"
PLAYED = [
    *((name, bot) for name in SEARCHED for bot in ("search:trials=4:width=2", "quick:slips=0.5")),
    ("five_armies", LEARNED),
    ("war_of_the_ring", LEARNED),
]


@pytest.mark.parametrize(("name", "bot"), PLAYED)
def test_the_same_view_gives_the_same_choices_whatever_is_hidden(name: str, bot: str) -> None:
    game, s = first_choice(name)
    assert s.offer is not None
    hidden = game.scramble(s, s.offer.seat, Random(9))
    choices = []
    for state, seeds in ((s, range(10)), (hidden, range(10, 20))):
        rng = Random(seeds[0])
        crew = [make(bot, game, Random(seed)) for seed in seeds]
        choices.append([ask(one, game, state, rng) for one in crew])
    assert told_apart(*choices) > 0.01, f"choices differ with what is hidden: {choices}"


def test_a_slip_takes_another_plan_that_was_thought_of() -> None:
    game, s = first_choice("lotr_card_game")
    knowledge = knowledge_of("lotr_card_game")
    assert s.offer is not None
    plans = {plan[0] for plan in knowledge.plans(s, s.offer, 4)}
    seen = {Quick(Random(seed), slips=1.0).act(game, s, s.offer) for seed in range(12)}
    assert len(seen) > 1 and seen <= plans


def test_halving_gives_the_best_most_and_keeps_to_trials() -> None:
    tried = Counter[int]()

    def turns(names: Sequence[int], first: int, count: int, until: float) -> Iterator[list[float]]:
        for _ in range(count):
            tried.update(names)
            yield [0.1 * name for name in names]

    found = halve(8, Budget(trials=96), turns, 0.0)
    assert [t.order for t in found][:2] == [7, 6]
    assert sum(tried.values()) <= 96 and tried[7] == max(tried.values())
    assert halve(8, Budget(trials=24), turns, 9.0)[0].order == 0, "the policy's is kept"


def test_a_search_keeps_to_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(halving, "perf_counter", lambda: clock[0])
    monkeypatch.setattr(trials, "perf_counter", lambda: clock[0])

    def turn(self: trials.Trials, names: Sequence[int], number: int) -> list[float]:
        clock[0] += 0.01 * len(names)
        return [0.5 for _ in names]

    monkeypatch.setattr(trials.Trials, "turn", turn)
    game, s = first_choice("lotr_card_game")
    budget = Budget(trials=100_000, seconds=1.0)
    consider(game, knowledge_of("lotr_card_game"), s, budget, Random(1), width=4)
    assert 0.9 <= clock[0] <= 1.2


def test_the_same_is_found_however_many_processes_help() -> None:
    game, s = first_choice("battles_of_westeros")
    knowledge = knowledge_of("battles_of_westeros")
    budget = Budget(trials=24)
    alone, together = (
        consider(game, knowledge, s, budget, Random(7), width=4, processes=n) for n in (1, 3)
    )
    assert together == alone and alone[0].trials > alone[-1].trials
