"""What the searching player knows of The Battle of Five Armies and War of the Ring, beside what the
contract asks of every game (tests/contract/test_searching.py)."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.bots.search.knowledge import knowledge_of
from westmarch.kernel import registry
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import clone

GAMES = ("five_armies", "war_of_the_ring")
MOST_DECISIONS = 5000


def played(name: str, seed: int) -> list[Any]:
    """Every choice of a die in a game played by policy, and its end."""
    game, known = registry.game(name), knowledge_of(name)
    s: Any = game.new({}, seed)
    found = []
    for _ in range(MOST_DECISIONS):
        if s.offer is None:
            break
        if s.offer.kind == "choose_die":
            found.append(clone(s))
        take(s, known.policy(s, s.offer))
    return [*found, s]


@pytest.mark.parametrize("name", GAMES)
def test_plans_are_whole_actions_that_end_at_the_horizon(name: str) -> None:
    known = knowledge_of(name)
    *asked, end = played(name, seed=5)
    assert end.winners, "the policy plays to the end"
    s = asked[len(asked) // 3]
    plans = known.plans(s, s.offer, 6)
    assert 1 < len(plans) <= 6
    assert len(set(plans)) == len(plans)
    assert plans == known.plans(s, s.offer, 6)
    for plan in plans:
        c = clone(s)
        start, seat = known.horizon(c), s.offer.seat
        left = list(plan)
        while c.offer is not None and known.horizon(c) == start:
            d = c.offer
            action = next((a for a in left if a in d.actions), None) if d.seat == seat else None
            if action is not None:
                left = left[left.index(action) + 1 :]
            take(c, action or known.policy(c, d))
        assert c.offer is None or plan[0][0] == "pass" or len(c.dice[seat]) < len(s.dice[seat])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_good_for_one_side_is_bad_for_the_other(name: str) -> None:
    known = knowledge_of(name)
    s = registry.game(name).new({}, 1)
    free, dark = known.features(s, 0), known.features(s, 1)
    apart = [n for n, x, y in zip(known.names, free, dark, strict=True) if x != -y]
    assert apart == ["own_cards"]
