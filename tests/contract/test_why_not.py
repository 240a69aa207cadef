"""Nothing is refused without a reason: whatever one points at, and whatever action of the game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from tests.contract.cases import Case, sampled
from tests.contract.words import faults
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import explain
from westmarch.kernel.engine.state import State, encode
from westmarch.kernel.rulebook import rulebook
from westmarch.kernel.why_not import GENERIC

STRIDE = 131
"""Decisions looked at: one out of so many."""
MOST = 120
"""Actions tried for each verb that is asked for."""


@pytest.fixture(autouse=True)
def _real_game(request: pytest.FixtureRequest) -> None:
    """The made-up game of the tests gives no reasons to people."""
    if "case" in request.fixturenames and request.getfixturevalue("case").game.id == "duel":
        pytest.skip("a toy")


def pointed_at(case: Case, s: State, rng: Random) -> Iterator[Action]:
    """Every thing the verbs of the decision can name, as far as they are not too many, and of each
    other verb one."""
    assert s.offer is not None
    asked = {action[0] for action in s.offer.actions}
    for verb, domains in case.game.space.verbs().items():
        if verb not in asked:
            yield (verb, *(rng.choice(domain) for domain in domains))
            continue
        many = 1
        for domain in domains:
            many *= len(domain)
        if many <= MOST:
            yield from ((verb, *args) for args in product(*domains))
        else:
            for _ in range(MOST):
                yield (verb, *(rng.choice(domain) for domain in domains))


def test_every_refusal_has_a_reason_of_its_own(case: Case, seed: int) -> None:
    rng = Random(seed)
    rules = {rule.id for rule in rulebook(case.game).rules}
    wrong: dict[tuple[str, ...], str] = {}
    for s in sampled(case, seed, STRIDE):
        assert s.offer is not None
        before = encode(s)
        for action in pointed_at(case, s, rng):
            refusal = explain(s, action)
            if refusal is None:
                assert action in s.offer.actions
                continue
            where = (s.offer.kind, str(action[0]), refusal.key)
            if refusal.key in GENERIC or (refusal.rule and refusal.rule not in rules):
                wrong[where] = f"{action} cites '{refusal.rule}'"
            elif where not in wrong:
                text = case.game.reason(refusal)
                found = faults(text, case.game)
                if found or not text.endswith((".", "!")):
                    wrong[where] = f"{text} {found}"
        assert encode(s) == before, "explaining changes the state"
    assert not wrong


def test_reasons_tell_nothing_hidden(case: Case, seed: int) -> None:
    rng = Random(seed)
    for s in sampled(case, seed, 2 * STRIDE):
        assert s.offer is not None
        other = case.game.scramble(s, s.offer.seat, rng)
        for action in pointed_at(case, s, rng):
            assert explain(s, action) == explain(other, action), action


def things(case: Case) -> set[tuple[str, str]]:
    """Everything of the table that actions can point at, by kind and id."""
    found: dict[tuple[str, str], None] = {}
    for verb, domains in case.game.space.verbs().items():
        for place, domain in enumerate(domains):
            for value in domain:
                args = [one[0] for one in domains]
                args[place] = value
                for kind, id_ in case.game.targets((verb, *args)).items():
                    found[kind, str(id_)] = None
    return set(found)


def test_whatever_is_pointed_at_and_cannot_be_chosen_has_a_reason(case: Case, seed: int) -> None:
    """A thing alone, without a verb: what can be chosen has none, and all else one that tells
    nothing hidden."""
    rng = Random(seed)
    everything = sorted(things(case))
    wrong: dict[tuple[str, str, str], str] = {}
    for s in sampled(case, seed, 2 * STRIDE):
        assert s.offer is not None
        before = encode(s)
        other = case.game.scramble(s, s.offer.seat, rng)
        choosable = {
            (kind, str(id_))
            for action in s.offer.actions
            for kind, id_ in case.game.targets(action).items()
        }
        for kind, id_ in rng.sample(everything, min(MOST, len(everything))):
            refusal = case.game.why_not(s, kind, id_)
            assert refusal == case.game.why_not(other, kind, id_), (kind, id_)
            assert (refusal is None) == ((kind, id_) in choosable), (s.offer.kind, kind, id_)
            if refusal is not None:
                text = case.game.reason(refusal)
                if refusal.key in GENERIC or faults(text, case.game):
                    wrong[s.offer.kind, kind, refusal.key] = f"{id_}: {text}"
        assert encode(s) == before, "pointing changes the state"
    assert not wrong
    refusal = case.game.why_not(case.new(1), "dragon", "smaug_the_second")
    assert refusal is not None and refusal.key == "no_such_thing"


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ((), "nothing_named"),
        (("fly_to_the_moon",), "no_such_verb"),
        ((7,), "no_such_verb"),
        (("done", "twice"), "wrong_number"),
        (("done", *range(50)), "wrong_number"),
    ],
)
def test_what_is_no_action_is_told_so(case: Case, action: Action, key: str) -> None:
    s = case.new(1)
    refusal = explain(s, action)
    assert refusal is not None and refusal.key == key
    for language in ("en", "pl", "ru"):
        assert case.game.reason(refusal, language)
    verb, domains = next((v, d) for v, d in case.game.space.verbs().items() if d)
    refusal = explain(s, (verb, *("nowhere" for _ in domains)))
    assert refusal is not None and refusal.key == "no_such_thing"
    assert "nowhere" in case.game.reason(refusal)
