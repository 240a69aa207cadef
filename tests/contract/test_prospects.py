"""Things first: each prospect is a row of legal choices that could all be taken back, and tells its
seat nothing it may not know."""

from __future__ import annotations

from random import Random

from tests.contract.cases import Case, Sample
from westmarch.kernel.engine.flow import apply
from westmarch.kernel.engine.state import State, clone, encode
from westmarch.kernel.prospects import MEANS, Prospect, prospects

DECISIONS = 220


def walk(case: Case, seed: int) -> list[State]:
    """Copies of the states at some decisions of a random game, and at the first of every kind."""
    rng = Random(seed)
    s = case.game.new(case.game.choose_options(case.options), seed)
    found, sample = [], Sample(seed, stride=3, first=3)
    for _ in range(DECISIONS):
        if s.offer is None:
            break
        if sample.takes(s):
            found.append(clone(s))
        apply(s, rng.choice(s.offer.actions))
    return found


def sorted_out(found: list[Prospect]) -> list[tuple[str, str]]:
    return sorted((repr(one.actions), repr(one.target)) for one in found)


def test_each_is_a_row_of_free_choices_that_ends_at_its_thing(case: Case, seed: int) -> None:
    game = case.game
    for s in walk(case, seed):
        assert s.offer is not None
        seat = s.offer.seat
        before = encode(s)
        rng = Random(s.moves)
        found = prospects(game, s)
        assert encode(s) == before, "looking ahead changes nothing"
        for one in rng.sample(found, min(6, len(found))):
            assert one.label.strip()
            assert set(one.target) - MEANS, "a thing can be grasped"
            assert len(one.actions) > 1, "what is asked about already needs no prospect"
            c = clone(s)
            for action in one.actions[:-1]:
                assert c.offer is not None
                assert c.offer.seat == seat
                apply(c, action)
                assert c.known == s.known, "no die is rolled and no card turned on the way"
            assert c.offer is not None
            assert c.offer.seat == seat
            assert one.actions[-1] in c.offer.actions
            assert game.targets(one.actions[-1]) == one.target


def test_they_tell_nothing_hidden(case: Case) -> None:
    """A seat finds the same prospects on every table it cannot tell from its own."""
    game = case.game
    for s in walk(case, 7)[::2]:
        assert s.offer is not None
        other = game.scramble(s, s.offer.seat, Random(1))
        assert sorted_out(prospects(game, s)) == sorted_out(prospects(game, other))


def test_labels_tell_ways_to_one_thing_apart(case: Case) -> None:
    for s in walk(case, 3):
        found = prospects(case.game, s)
        told = [(one.label, repr(one.target)) for one in found]
        assert len(set(told)) == len(told)
