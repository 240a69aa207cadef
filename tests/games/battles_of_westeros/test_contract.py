"""The contract of every game, on this one: random play to the end, saving, hiding, dealing anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from tests.contract.cases import Sample
from tests.contract.checks import (
    check_determinize,
    check_end,
    check_hidden,
    check_offer,
    check_saving,
    check_sound,
)
from tests.games.battles_of_westeros.helpers import plan
from westmarch.games.battles_of_westeros.game import BATTLES, GAME
from westmarch.kernel.engine.decision import IllegalAction
from westmarch.kernel.engine.flow import apply, current_choice, take
from westmarch.kernel.engine.state import State, clone, encode
from westmarch.kernel.table import Table

FIERCE = json.dumps(
    plan(
        id="fierce",
        rounds=6,
        map="""
...........
..f.b.f....
...=.#.....
.h..~~~.h..
..b.=..f...
..f.b.f....
...=.=.....
.h..f.b.h..
...........
""",
        tokens={"ford": ["e4"], "wooden_bridge": ["f4"], "tent": ["c7"], "palisade": ["i5"]},
        objective=[{"hex": "e5"}, {"hex": "f5", "keeps": False}],
        score=[
            {"house": "both", "what": "eliminate", "when": "at_once", "by_rank": [1, 2, 3]},
            {"house": "both", "what": "objectives", "when": "round"},
            {"house": "both", "what": "morale", "when": "end"},
        ],
        instant=[
            {"house": "stark", "conditions": [{"what": "points", "at_least": 25}]},
            {"house": "lannister", "conditions": [{"what": "escaped", "count": 3}]},
        ],
        exit=[{"house": "lannister", "hexes": ["a9", "b9", "c9"]}],
        ratings={
            house: {"command": 5, "order": 5, "leadership": 4} for house in ("stark", "lannister")
        },
        unit=[
            {"commander": "greatjon_last_hearth", "rank": "blue", "hex": "d6"},
            {"commander": "robb_young_wolf", "rank": "red", "hex": "g6"},
            {"kind": "war_host", "rank": "green", "hex": "e6", "keywords": {"scorch_the_earth": 1}},
            {"kind": "kennelmasters", "rank": "blue", "hex": "f7"},
            {"kind": "northmen_archers", "rank": "green", "hex": "d7"},
            {"kind": "riders", "rank": "green", "hex": "h7"},
            {"kind": "riders", "rank": "blue", "hex": ["a9", "b9"], "round": 2},
            {"commander": "gregor_reaver", "rank": "blue", "hex": "e3"},
            {"commander": "tywin_casterly_rock", "rank": "blue", "hex": "g3"},
            {"kind": "heavy_infantry", "rank": "red", "hex": "f3"},
            {"kind": "guard", "rank": "green", "hex": "d3"},
            {"kind": "westerlands_archers", "rank": "blue", "hex": "e2"},
            {"kind": "cavaliers", "rank": "green", "hex": "h2"},
        ],
    )
)
"""A battle where everything is close together, and much can burn."""
CASES = [
    *({"battle": battle} for battle in BATTLES),
    {"battle": FIERCE},
    {"battle": FIERCE, "retreat": "directional"},
]


def name(options: dict[str, str]) -> str:
    battle = "fierce" if options["battle"] == FIERCE else options["battle"]
    return "-".join([battle, *(v for k, v in options.items() if k != "battle")])


@pytest.fixture(params=CASES, ids=name)
def options(request: pytest.FixtureRequest) -> dict[str, str]:
    return request.param


def walk(options: dict[str, str], seed: int) -> Iterator[State]:
    """A random game, decision by decision; a player passes only now and then."""
    rng = Random(f"{name(options)}:{seed}")
    s = GAME.new(options, seed)
    for _ in range(20_000):
        yield s
        if s.offer is None:
            return
        actions = s.offer.actions
        bold = [a for a in actions if a != ("pass",)]
        take(s, rng.choice(bold if bold and rng.random() < 0.9 else actions))
    raise AssertionError("no end in sight")


@pytest.mark.parametrize("seed", range(2))
def test_random_play_is_sound_to_the_end(options: dict[str, str], seed: int) -> None:
    closely = Sample(seed, stride=7, first=3)
    for s in walk(options, seed):
        check_sound(GAME, s)
        if s.offer is None:
            check_end(GAME, s, 2)
        elif closely.takes(s):
            check_offer(GAME, s, 2)
            check_saving(GAME, s)


def test_nothing_hidden_is_seen(options: dict[str, str]) -> None:
    rng = Random(5)
    sample = Sample(11, stride=29, first=2)
    for s in walk(options, 11):
        if s.offer is not None and sample.takes(s):
            check_hidden(GAME, s, (0, 1), rng)
            for seat in (0, 1):
                check_determinize(GAME, s, seat, rng)


def test_what_is_not_offered_is_refused(options: dict[str, str]) -> None:
    rng = Random(6)
    known = [GAME.space.action_of(rng.randrange(GAME.space.size)) for _ in range(300)]
    for number, s in enumerate(walk(options, 12)):
        if s.offer is None or number % 9:
            continue
        before = encode(s)
        for action in rng.sample(known, 20):
            if action not in s.offer.actions:
                with pytest.raises(IllegalAction) as caught:
                    apply(s, action)
                assert caught.value.refusal.key
        assert encode(s) == before


def test_quick_offers_agree_with_the_reasons(options: dict[str, str]) -> None:
    for s in walk(options, 14):
        asked = current_choice(s)
        if asked is not None and s.offer is not None:
            offered = asked.candidates(s.stack[-1], s)
            assert offered is not None
            legal = [a for a in offered[1] if asked.refusal(s.stack[-1], s, a) is None]
            assert legal == s.offer.actions


def test_clones_are_independent(options: dict[str, str]) -> None:
    for number, s in enumerate(walk(options, 13)):
        if s.offer is not None and number % 20 == 0:
            before = encode(s)
            c = clone(s)
            for _ in range(30):
                if c.offer is None:
                    break
                take(c, c.offer.actions[-1] if number % 2 else c.offer.actions[0])
            assert encode(s) == before


def test_undo_and_options(options: dict[str, str]) -> None:
    table = Table(GAME, options, 3)
    rng = Random(3)
    for _ in range(200):
        if table.decision is None:
            break
        before = encode(table.state)
        table.act(rng.choice(table.decision.actions))
        if table.can_undo() is None:
            table.undo()
            assert encode(table.state) == before
            assert table.decision is not None
            table.act(rng.choice(table.decision.actions))
    assert GAME.options_of(table.state) == GAME.choose_options(options)
