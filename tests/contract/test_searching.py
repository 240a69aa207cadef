"""What every game's knowledge promises the searching player, and what that player promises: legal,
fair, repeatable, within its budget."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import exp
from random import Random

import pytest
from msgspec.structs import replace

from westmarch.bots import deadline, make
from westmarch.bots.registry import LEVELS
from westmarch.bots.search import trial_processes, trials
from westmarch.bots.search.halving import Budget, Turns, halve
from westmarch.bots.search.knowledge import Knowledge, knowledge_of, known
from westmarch.bots.search.network_forward import Weights, chance
from westmarch.bots.search.player import Quick, Search, consider
from westmarch.bots.search.trial_processes import Order
from westmarch.bots.teacher import plan_trials
from westmarch.bots.teacher.hint import advise
from westmarch.bots.teacher.order_independent_random import OrderIndependentRandom
from westmarch.kernel import registry
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone, encode, state_hash
from westmarch.kernel.game import Game
from westmarch.kernel.player import Player, ask

SEARCHED = [name for name in registry.GAMES if known(name)]
APART, LONGEST_WAY = 60, 900
"""Decisions between two positions of the same game, and after which there must have been enough."""
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
    return registry.game(name), clone(_choices(name)[0])


def later(name: str) -> list[State]:
    """The same game later on: decisions that matter and one that does not."""
    return [clone(s) for s in _choices(name)[1:]]


@cache
def _choices(name: str) -> list[State]:
    game, knowledge = registry.game(name), knowledge_of(name)
    s = game.new(game.choose_options(knowledge.lessons()[0]), 3)
    found: list[State] = []
    small: list[State] = []
    since = 0
    for _ in range(LONGEST_WAY):
        d = s.offer
        if d is None or len(found) > 2:
            break
        since += 1
        if since >= APART or not found:
            if knowledge.matters(s, d):
                if len(knowledge.plans(s, d, 3)) > 1:
                    found.append(clone(s))
                    since = 0
            elif found and not small and len(d.actions) > 1:
                small.append(clone(s))
        take(s, knowledge.policy(s, d))
    assert len(found) > 2
    return found + small


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


OF_LEVELS = [(name, level) for name in SEARCHED for level in LEVELS[name]]
PLAYED = [
    *OF_LEVELS,
    *((name, "search:trials=4:width=2") for name in SEARCHED),
    *((name, "heuristic") for name in SEARCHED),
    ("five_armies", "heuristic:judgement=learned:slips=1"),
]


@pytest.mark.parametrize(("name", "bot"), PLAYED)
def test_the_same_view_gives_the_same_choice_whatever_is_hidden(name: str, bot: str) -> None:
    """What the seat cannot see is dealt by a generator that its order cannot move; then nothing is
    left that could tell the two states apart, and a player whose chance comes from his own stream
    chooses the same, at every level: when the game begins, and when much has been played that only
    some have seen."""
    game, first = first_choice(name)
    for number, s in enumerate((first, *later(name))):
        assert s.offer is not None
        hidden = game.scramble(s, s.offer.seat, Random(9))
        for seed in range(1 if number else 2):
            player, same = (_patient(bot, game, seed) for _ in range(2))
            chosen = ask(player, game, s, OrderIndependentRandom(seed))
            assert ask(same, game, hidden, OrderIndependentRandom(seed)) == chosen


def _patient(bot: str, game: Game, seed: int) -> Player:
    """A bot that takes as long as it takes: its budget is in trials alone, and those are few."""
    meant = LEVELS[game.id].get(bot, bot)
    name, *said = [part for part in meant.split(":") if not part.startswith("seconds=")]
    said = ["trials=8" if part.startswith("trials=") else part for part in said]
    return make(":".join([name, *said]), game, Random(seed))


@pytest.mark.parametrize(("name", "level"), OF_LEVELS)
def test_every_level_goes_on_and_never_gives_up(name: str, level: str) -> None:
    """From the middle of a game, in all seats: every answer is one of the actions that the rules
    offer, of which none is to resign, and each leads on. `make soak` plays whole games."""
    go_on(name, level, later(name)[-2], most=40)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "level"), OF_LEVELS)
def test_every_level_plays_whole_games(name: str, level: str) -> None:
    game = registry.game(name)
    for seed, lesson in enumerate(knowledge_of(name).lessons()):
        s = game.new(game.choose_options(lesson), seed)
        go_on(name, level, s, most=trials.LONGEST * 10)
        assert s.offer is None and s.ending


def go_on(name: str, level: str, s: State, most: int) -> None:
    """Let a level play in every seat."""
    game = registry.game(name)
    seats = range(len(game.seats(game.options_of(s))))
    streams = [Random(f"{level}:{seat}") for seat in seats]
    players = [_patient(level, game, seat) for seat in seats]
    for _ in range(most):
        if s.offer is None:
            return
        seat, before = s.offer.seat, s.moves
        action = ask(players[seat], game, s, streams[seat])
        assert action in s.offer.actions and action[0] not in ("resign", "concede")
        take(s, action)
        assert s.moves > before


def test_every_level_that_tries_anything_out_has_a_limit_in_seconds() -> None:
    for name in SEARCHED:
        for level, bot in LEVELS[name].items():
            at_once = bot.startswith("quick") and "width" not in bot
            assert at_once or "seconds=" in bot, f"{level} of {name}"


def test_a_slip_takes_another_plan_that_was_thought_of() -> None:
    game, s = first_choice("lotr_card_game")
    knowledge = knowledge_of("lotr_card_game")
    assert s.offer is not None
    plans = {plan[0] for plan in knowledge.plans(s, s.offer, 4)}
    seen = {Quick(Random(seed), slips=1.0).act(game, s, s.offer) for seed in range(12)}
    assert len(seen) > 1 and seen <= plans


def test_halving_gives_the_best_most_and_keeps_to_trials() -> None:
    tried = Counter[int]()

    def turns(
        names: Sequence[int], first: int, count: int, until: float, end: float
    ) -> Iterator[list[float]]:
        for _ in range(count):
            tried.update(names)
            yield [0.1 * name for name in names]

    found = halve(8, Budget(trials=96), turns, 0.0)
    assert [t.order for t in found][:2] == [7, 6]
    assert sum(tried.values()) <= 96 and tried[7] == max(tried.values())
    assert halve(8, Budget(trials=24), turns, 9.0)[0].order == 0, "the policy's is kept"


STEP = 0.004
"""Seconds that a step of the rules takes on a machine that is very slow."""


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that nothing but the bots' own steps of the rules moves on."""
    now = [1.0]
    monkeypatch.setattr(deadline, "perf_counter", lambda: now[0])

    def step(s: State, action: Action) -> None:
        now[0] += STEP
        take(s, action)

    for name, module in list(sys.modules.items()):
        if name.startswith("westmarch.bots.") and getattr(module, "take", None) is take:
            monkeypatch.setattr(module, "take", step)
    return now


TIMED = [
    *((name, f"search:trials=100000:seconds={s}") for name in SEARCHED for s in (0.25, 2.0)),
    *((name, "quick:slips=1:width=8:seconds=0.5") for name in SEARCHED),
    *((name, "heuristic:seconds=0.5") for name in SEARCHED if name != "battles_of_westeros"),
    ("war_of_the_ring", "heuristic:again=9:replies=3:seconds=1"),
    ("war_of_the_ring", "heuristic:judgement=learned:slips=4:seconds=0.5"),
    ("five_armies", "heuristic:slips=2:seconds=0.25"),
]


@pytest.mark.pure
@pytest.mark.parametrize(("name", "bot"), TIMED)
def test_an_answer_comes_within_the_seconds_and_a_fifth(
    name: str, bot: str, slowly: list[float]
) -> None:
    """However slow the machine: making plans, the last trial and every look before count too."""
    game = registry.game(name)
    seconds = float(bot.rpartition("=")[2])
    for s in (first_choice(name)[1], *later(name)):
        assert s.offer is not None
        player = make(bot, game, Random(5))
        begun = slowly[0]
        assert ask(player, game, s, Random(1)) in s.offer.actions
        assert slowly[0] - begun <= 1.2 * seconds, s.offer.kind


@pytest.mark.pure
@pytest.mark.parametrize("name", ["war_of_the_ring", "five_armies"])
def test_who_has_no_time_plays_by_rules_of_thumb(name: str, slowly: list[float]) -> None:
    """Neither passing nor skipping: something is done, and it is what `quick` would do."""
    game, knowledge = registry.game(name), knowledge_of(name)
    dice = [s for s in later(name) if s.offer is not None and s.offer.kind == "choose_die"]
    for s in dice:
        assert s.offer is not None
        thumb = knowledge.policy(s, s.offer)
        for bot in ("heuristic:seconds=0.001", "search:seconds=0.001"):
            assert ask(make(bot, game, Random(1)), game, s, OrderIndependentRandom(1)) == thumb
    begun = slowly[0]
    ask(make("heuristic", game, Random(1)), game, dice[0], OrderIndependentRandom(1))
    assert slowly[0] - begun > 0.4, "it was asked to hurry for nothing"


@pytest.mark.pure
@pytest.mark.parametrize("name", SEARCHED)
def test_a_hint_comes_within_its_seconds(name: str, slowly: list[float]) -> None:
    game = registry.game(name)
    for s in (first_choice(name)[1], *later(name)):
        for seconds in (0.5, 0.05):
            begun = slowly[0]
            advice = advise(game, s, Budget(trials=100_000, seconds=seconds))
            assert slowly[0] - begun <= 1.2 * seconds
            assert all(one.trials for one in advice.suggestions)


def test_a_search_uses_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1.0]
    monkeypatch.setattr(deadline, "perf_counter", lambda: now[0])

    def turn(self: object, names: Sequence[int], number: int, end: float) -> list[float]:
        now[0] += 0.01 * len(names)
        return [0.5 for _ in names]

    monkeypatch.setattr(trials.Trials, "turn", turn)
    monkeypatch.setattr(plan_trials.PlanTrials, "turn", turn)
    budget = Budget(trials=100_000, seconds=1.0)
    for name in SEARCHED:
        game, s = first_choice(name)
        now[0] = 1.0
        consider(game, knowledge_of(name), s, budget, Random(1), width=4)
        assert 0.9 <= now[0] - 1.0 <= 1.2, name
        now[0] = 1.0
        advise(game, s, Budget(trials=100_000, seconds=0.5))
        assert 0.0 < now[0] - 1.0 <= 0.6, name


def test_a_turn_broken_off_counts_only_where_it_is_the_first() -> None:
    def turns(
        names: Sequence[int], first: int, count: int, until: float, end: float
    ) -> Iterator[list[float]]:
        if first == 0:
            yield from whole
        yield [0.1, 0.9][: len(names) // 2]

    whole: list[list[float]] = []
    found = halve(4, Budget(trials=40), turns, 0.0)
    assert [(t.order, t.count) for t in found] == [(1, 1), (0, 1), (2, 0), (3, 0)]
    whole = [[0.8, 0.2, 0.3, 0.4]]
    found = halve(4, Budget(trials=40), turns, 0.0)
    assert found[0].order == 0 and found[0].total == 0.8


def test_nobody_waits_for_processes_that_are_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that have not started, died, or are busy with what nobody waits for any more."""
    sent: list[Order] = []
    back: list[tuple[Order, bytes | None]] = []

    class Pool:
        workers = set(range(2))

        def submit(self, order: Order, message: bytes) -> None:
            sent.append(order)

        def poll(self, seconds: float | None) -> tuple[Order, bytes | None] | None:
            now[0] += seconds or 0.0
            return back.pop(0) if back else None

    now = [1.0]
    monkeypatch.setattr(deadline, "perf_counter", lambda: now[0])
    found = trial_processes.TrialProcesses()
    monkeypatch.setattr(found, "_pool", Pool())
    game, s = first_choice("lotr_card_game")
    plans = knowledge_of("lotr_card_game").plans(s, s.offer, 2)  # type: ignore[arg-type]

    def orders(seed: int) -> Iterator[Order]:
        given = Order(game.id, encode(s), "", tuple(plans), 1, seed, (0, 1))
        return (replace(given, first=n, count=1) for n in range(9))

    idle = Order(game.id, b"", "", (), 1, 7)
    assert found.has_one_free(2, idle)
    assert found.play(orders(7), 2, 1.5, 2.0) == [] and now[0] == 2.0
    assert len(sent) == 2 and all(0.9 < order.seconds <= 1.0 for order in sent)
    assert not found.has_one_free(2, idle), "both are still at it"
    back += [(sent[0], b""), (sent[1], None)]
    assert found.has_one_free(2, idle)
    sent.clear()
    assert found.play(orders(8), 2, 0.0, 3.0) == [] and len(sent) == 2


def test_a_trial_ends_though_a_policy_goes_round_in_circles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, s = first_choice("lotr_card_game")
    knowledge = knowledge_of("lotr_card_game")
    monkeypatch.setattr(trials, "LONGEST", 7)
    monkeypatch.setattr(type(knowledge), "horizon", lambda self, s: None)
    assert s.offer is not None
    before, seat = s.moves, s.offer.seat
    trials.play_on(knowledge, s, seat, (knowledge.policy(s, s.offer),), 1)
    assert s.offer is not None and 0 < s.moves - before <= 8


def test_the_same_is_found_however_many_processes_help() -> None:
    game, s = first_choice("battles_of_westeros")
    knowledge = knowledge_of("battles_of_westeros")
    budget = Budget(trials=24)
    alone, together = (
        consider(game, knowledge, s, budget, Random(7), width=4, processes=n) for n in (1, 3)
    )
    assert together == alone and alone[0].trials > alone[-1].trials


def test_a_chance_is_computed_as_it_is_written_down() -> None:
    """Layer by layer, with features centred, scaled and kept within bounds; the quick way leaves
    out what is nought and scales in the first layer, which may only change the last digits."""
    rng = Random(4)
    for sizes in ((5, 1), (5, 3, 1), (5, 4, 3, 1)):
        layers = [
            (
                [[rng.gauss(0.0, 1.0) for _ in range(entering)] for _ in range(leaving)],
                [rng.gauss(0.0, 0.5) for _ in range(leaving)],
            )
            for entering, leaving in pairwise(sizes)
        ]
        centre, scale = [0.5, 0.0, -1.0, 0.2, 0.0], [1.0, 0.1, 2.0, 0.5, 1.0]
        weights = Weights(centre, scale, layers)
        for features in ([0.0] * 5, [0.3, 5.0, 0.0, -9.0, 1.0], [1.0, 0.05, -2.0, 0.0, 0.0]):
            values = [
                max(-8.0, min(8.0, (f - c) / s))
                for f, c, s in zip(features, centre, scale, strict=True)
            ]
            for number, (rows, biases) in enumerate(layers):
                values = [
                    b + sum(w * v for w, v in zip(row, values, strict=True))
                    for row, b in zip(rows, biases, strict=True)
                ]
                if number < len(layers) - 1:
                    values = [max(0.0, v) for v in values]
            assert chance(weights, features) == pytest.approx(1 / (1 + exp(-values[0])), rel=1e-9)


def test_trials_begin_where_chance_comes_into_a_plan() -> None:
    game, s = first_choice("battles_of_westeros")
    knowledge = knowledge_of("battles_of_westeros")
    assert s.offer is not None and knowledge.steady
    seat, before = s.offer.seat, state_hash(s)
    certain = 0
    for plan in knowledge.plans(s, s.offer, 6):
        dealt = game.determinize(s, seat, Random(1))
        begun = trials.begin(knowledge, knowledge.horizon, clone(dealt), seat, plan, 1)
        assert begun.s.rng == dealt.rng, "no die has fallen"
        if not begun.ends:
            certain += 1
            found = trials.Trials(game, knowledge, s, [plan], 1, seed=3)
            assert found.turn([0], 0) == found.turn([0], 1)
        else:
            assert begun.s.offer is not None
    assert state_hash(s) == before
    assert certain, "some plan of a first turn only moves"


def test_who_must_be_sure_keeps_the_policys_own_to_the_end() -> None:
    """It is tried to the last stage though it looks worse, and given up only where the difference
    is more than chance."""
    tried = Counter[int]()

    def told(better: float, spread: float) -> Turns:
        def turns(
            names: Sequence[int], first: int, count: int, until: float, end: float
        ) -> Iterator[list[float]]:
            for number in range(first, first + count):
                tried.update(names)
                luck = spread if number % 2 else -spread
                yield [0.4 + (better if name == 3 else 0.0) + luck for name in names]

        return turns

    found = halve(6, Budget(trials=96), told(0.1, 0.0), 0.0, sure=1.0)
    assert [t.order for t in found][:2] == [3, 0] and tried[0] == tried[3] == max(tried.values())
    assert halve(6, Budget(trials=96), told(0.1, 0.3), 0.0, sure=2.0)[0].order == 0
    assert halve(6, Budget(trials=96), told(0.1, 0.3), 0.0)[0].order == 3
    assert halve(6, Budget(trials=4000), told(0.1, 0.3), 0.0, sure=2.0)[0].order == 3


def test_plans_are_sifted_and_the_policys_own_stays() -> None:
    game, s = first_choice("battles_of_westeros")
    knowledge = knowledge_of("battles_of_westeros")
    assert s.offer is not None
    many = knowledge.plans(s, s.offer, 6)
    assert len(many) == 6
    budget = Budget(trials=12)
    found = consider(game, knowledge, s, budget, Random(5), width=3, wide=6, sift=2)
    again = consider(game, knowledge, s, budget, Random(5), width=3, wide=6, sift=2)
    assert found == again and len(found) == 3
    assert many[0] in [one.plan for one in found]
    assert {one.plan for one in found} <= set(many)
