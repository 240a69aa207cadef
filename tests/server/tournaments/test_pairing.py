"""Pairings of tournaments: what holds whatever is played."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from westmarch.server.tournaments import pairing
from westmarch.server.tournaments.pairing import Pairing, played

PLAYERS = [f"p{number:02}" for number in range(64)]


def everybody_once(round_: list[Pairing], players: list[str]) -> None:
    seen = [one for pair in round_ for one in pair if one is not None]
    assert sorted(seen) == sorted(players)
    assert sum(pair.second is None for pair in round_) == len(players) % 2


@given(st.integers(2, 64))
@settings(max_examples=30, deadline=None)
def test_in_a_round_robin_all_meet_once_with_balanced_sides(size: int) -> None:
    players = PLAYERS[:size]
    rounds = pairing.round_robin(players)
    assert len(rounds) == size - 1 + size % 2
    for round_ in rounds:
        everybody_once(round_, players)
    past = played([pair for round_ in rounds for pair in round_])
    assert len(past.met) == size * (size - 1) // 2 and set(past.met.values()) == {1}
    assert all(abs(past.balance.get(one, 0)) <= 1 for one in players)
    assert set(past.byes.values()) <= {1}


@given(st.integers(2, 64), st.integers())
@settings(max_examples=30, deadline=None)
def test_a_knock_out_leaves_one_and_keeps_the_best_apart(size: int, seed: int) -> None:
    rng, players = Random(seed), PLAYERS[:size]
    round_ = pairing.bracket(players)
    assert sorted(one for pair in round_ for one in pair if one) == players
    byes = {pair.first for pair in round_ if pair.second is None}
    assert byes == set(players[: len(byes)])
    half = len(round_) // 2
    if half:
        assert {"p00", "p01"} & {one for pair in round_[:half] for one in pair}
        assert {"p00", "p01"} & {one for pair in round_[half:] for one in pair}
    before, left = list(round_), size
    while len(round_) > 1:
        winners = [rng.choice([one for one in pair if one]) for pair in round_]
        left = len(winners)
        round_ = pairing.next_round(winners, played(before).balance)
        before += round_
        everybody_once(round_, list(winners))
    assert left <= 2


@given(st.integers(3, 40), st.integers())
@settings(max_examples=40, deadline=None)
def test_a_swiss_pairs_all_never_twice_with_one_bye_each(size: int, seed: int) -> None:
    rng, players = Random(seed), PLAYERS[:size]
    scores: Counter[str] = Counter()
    before: list[Pairing] = []
    for _ in range(pairing.usual_rounds(size)):
        round_ = pairing.swiss(players, scores, before)
        everybody_once(round_, players)
        for first, second in round_:
            if second is None:
                scores[first] += 2
                continue
            won = rng.choice((0, 1, 2))
            scores[first] += won
            scores[second] += 2 - won
        before += round_
    past = played(before)
    assert set(past.met.values()) == {1}
    assert set(past.byes.values()) <= {1}
    assert all(abs(past.balance.get(one, 0)) <= 2 for one in players)


def test_the_bye_goes_to_the_lowest_who_has_had_none() -> None:
    before = [Pairing("a", "e"), Pairing("b", "c"), Pairing("d")]
    scores = {"a": 1.0, "b": 1.0, "c": 0.0, "d": 1.0, "e": 0.0}
    round_ = pairing.swiss(["a", "b", "c", "d", "e"], scores, before)
    assert round_[-1] == Pairing("e")


def test_in_a_swiss_like_scores_meet_and_the_upper_half_the_lower() -> None:
    first = pairing.swiss(["a", "b", "c", "d"], {}, [])
    assert {frozenset(pair) for pair in first} == {frozenset("ac"), frozenset("bd")}
    scores = {"a": 1.0, "b": 1.0}
    second = pairing.swiss(["a", "b", "c", "d"], scores, first)
    assert {frozenset(pair) for pair in second} == {frozenset("ab"), frozenset("cd")}


def test_two_meet_again_only_when_nobody_else_is_left() -> None:
    before = [Pairing("a", "b"), Pairing("c", "d"), Pairing("a", "c"), Pairing("b", "d")]
    third = pairing.swiss(["a", "b", "c", "d"], {}, before)
    assert {frozenset(pair) for pair in third} == {frozenset("ad"), frozenset("bc")}
    fourth = pairing.swiss(["a", "b", "c", "d"], {}, [*before, *third])
    everybody_once(fourth, ["a", "b", "c", "d"])
