"""Random games come to a legal end, and every decision on the way keeps the contract."""

from __future__ import annotations

from random import Random

import pytest

from tests.contract.cases import Case, Sample, play_some, sampled, walk
from tests.contract.checks import check_end, check_offer, check_saving, check_sound
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.decision import IllegalAction
from westmarch.kernel.engine.errors import BadOption, BadPosition
from westmarch.kernel.engine.state import clone, encode
from westmarch.kernel.rulebook import rulebook

TRIED = 12
"""Actions tried at each sampled decision."""


def test_random_game_ends_and_stays_sound(case: Case, seed: int) -> None:
    seats = len(case.game.seats(case.options))
    closely = Sample(seed, stride=3, first=5)
    for s in walk(case, seed):
        if s.offer is not None:
            check_sound(case.game, s)
            if closely.takes(s):
                check_offer(case.game, s, seats)
        else:
            check_end(case.game, s, seats)


def test_every_state_reads_back(case: Case, seed: int) -> None:
    closely = Sample(seed, stride=7, first=3)
    for s in walk(case, seed):
        if s.offer is None or closely.takes(s):
            check_saving(case.game, s)


def test_every_offered_action_applies(case: Case, seed: int) -> None:
    rng = Random(seed)
    for s in sampled(case, seed):
        assert s.offer is not None
        before = encode(s)
        for action in rng.sample(s.offer.actions, min(TRIED, len(s.offer.actions))):
            c = clone(s)
            flow.apply(c, action)
            check_sound(case.game, c)
            assert c.moves == s.moves + 1
        assert encode(s) == before


def test_what_is_not_offered_is_refused_and_changes_nothing(case: Case, seed: int) -> None:
    rng = Random(seed)
    game = case.game
    earlier: list[tuple[str | int, ...]] = []
    for s in sampled(case, seed):
        offer = s.offer
        assert offer is not None
        before = encode(s)
        tried = [game.space.action_of(rng.randrange(game.space.size)) for _ in range(TRIED)]
        tried += rng.sample(earlier, min(TRIED, len(earlier)))
        tried += [(), ("no_such_verb",), (*offer.actions[0], 99)]
        for action in tried:
            if action in offer.actions:
                continue
            with pytest.raises(IllegalAction) as refused:
                flow.apply(s, action)
            assert refused.value.refusal.key
            assert game.reason(refused.value.refusal)
            assert s.offer is offer
        assert encode(s) == before
        earlier += offer.actions[:TRIED]


def test_after_the_end_everything_is_refused(case: Case) -> None:
    *_, s = walk(case, 0)
    before = encode(s)
    with pytest.raises(IllegalAction) as refused:
        flow.apply(s, case.game.space.action_of(0))
    assert case.game.reason(refused.value.refusal)
    assert encode(s) == before
    assert flow.prompt(s) is None


def test_rich_prompt_agrees_with_lean_offer(case: Case, seed: int) -> None:
    known = {rule.id for rule in rulebook(case.game).rules}
    for s in sampled(case, seed):
        before = encode(s)
        prompt = flow.prompt(s)
        assert prompt is not None and prompt.decision is s.offer
        assert encode(s) == before, "a prompt changes the state"
        assert s.offer is not None
        assert not s.offer.rule or s.offer.rule in known, s.offer.rule
        offered = set(s.offer.actions)
        for action, refusal in prompt.refused:
            assert action not in offered
            assert flow.explain(s, action) == refusal
            assert refusal.rule in known, f"{refusal.key} cites '{refusal.rule}'"
            assert case.game.reason(refusal)
        for action in s.offer.actions:
            assert flow.explain(s, action) is None


def test_same_seed_same_game(case: Case) -> None:
    ends = {encode(s) for _ in range(2) for *_, s in [walk(case, 5)]}
    assert len(ends) == 1
    assert encode(case.new(5)) == encode(case.new(5))
    assert encode(case.new(5)) != encode(case.new(6))


def test_clone_is_equal_and_independent(case: Case, seed: int) -> None:
    for s in sampled(case, seed):
        before = encode(s)
        one, two = clone(s), clone(s)
        assert encode(one) == before and one.offer == s.offer
        actions = play_some(one, Random(seed), 40)
        assert encode(s) == before, "playing on a clone changes the original"
        for action in actions:
            flow.apply(two, action)
        assert encode(two) == encode(one), "two clones play on differently"


def test_listening_changes_nothing(case: Case) -> None:
    silent = case.new(3)
    loud = case.game.new(case.options, 3, listen=True)
    assert silent.events is None and loud.events is not None
    assert encode(silent) == encode(loud)
    for action in play_some(silent, Random(3), 300):
        flow.apply(loud, action)
    assert encode(silent) == encode(loud)


def test_options(case: Case) -> None:
    assert case.game.options_of(case.new(1)) == case.options
    low, high = case.game.players
    assert low <= len(case.game.seats(case.options)) <= high
    with pytest.raises(BadOption):
        case.game.choose_options({"no_such_option": "1"})


def test_positions(case: Case) -> None:
    text = case.game.write_position(case.new(2))
    s = case.game.read_position(text, 2)
    check_sound(case.game, s)
    assert case.game.options_of(s) == case.options
    assert encode(case.game.read_position(text, 2)) == encode(s)
    with pytest.raises(BadPosition):
        case.game.read_position("no such position")
