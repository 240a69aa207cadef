"""Battles made up by Hypothesis: every valid plan can be played to its end."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.contract.checks import check_end, check_offer, check_saving, check_sound
from westmarch.games.battles_of_westeros import GAME
from westmarch.games.battles_of_westeros.battle_plan import mistakes
from westmarch.games.battles_of_westeros.grid import HEXES, hex_at
from westmarch.games.battles_of_westeros.pieces import (
    COMMANDERS,
    HOUSE_OF_COMMANDER,
    HOUSE_OF_KIND,
    HOUSES,
    KEYWORDS,
    KINDS,
    PERSON_OF,
    RANKS,
)
from westmarch.games.battles_of_westeros.terrain import GROUNDS, IS_TOKEN, PASSABLE, SYMBOL_OF
from westmarch.kernel.flow import take

TOKENS = [name for name, token in zip(GROUNDS, IS_TOKEN, strict=True) if token]
CLOSED = {name for name, passable in zip(GROUNDS, PASSABLE, strict=True) if not passable}
LETTERS = "....." + "".join(SYMBOL_OF)


@st.composite
def battles(draw: st.DrawFn) -> dict[str, Any]:
    """A valid battle of two small armies close together."""
    columns, rows = draw(st.integers(4, 9)), draw(st.integers(4, 9))
    lines = [draw(st.text(LETTERS + "-", min_size=columns, max_size=columns)) for _ in range(rows)]
    hexes = {
        HEXES[hex_at(column, row)]: line[column]
        for row, line in enumerate(lines)
        for column in range(columns)
        if line[column] != "-"
    }
    names = draw(st.permutations(sorted(hexes)))
    tokens: dict[str, list[str]] = {}
    for name in names[:4]:
        tokens.setdefault(draw(st.sampled_from(TOKENS)), []).append(name)
    closed = {h for kind in tokens if kind in CLOSED for h in tokens[kind]}
    opened = {h for kind in tokens if kind not in CLOSED for h in tokens[kind]}
    letters = {letter for letter, g in SYMBOL_OF.items() if not PASSABLE[g]}
    places = [h for h in names if h not in closed and (h in opened or hexes[h] not in letters)]
    units = [draw(_unit(house, place)) for house, place in zip((0, 1) * 5, places, strict=False)]
    seen: set[int] = set()
    for unit in units:
        if "commander" in unit:
            person = PERSON_OF[COMMANDERS.index(unit["commander"])]
            if person in seen:
                house = HOUSE_OF_COMMANDER[COMMANDERS.index(unit.pop("commander"))]
                unit["kind"] = KINDS[HOUSE_OF_KIND.index(house)]
            seen.add(person)
    houses = st.sampled_from(HOUSES)
    data: dict[str, Any] = {
        "id": "made_up",
        "title": "Made up",
        "rounds": draw(st.integers(1, 4)),
        "momentum": draw(st.sampled_from((*HOUSES, "random"))),
        "top": draw(houses),
        "map": "\n".join(lines),
        "tokens": tokens,
        "ratings": {house: draw(_ratings()) for house in HOUSES},
        "morale": {house: draw(st.sampled_from(("11", "rout"))) for house in HOUSES},
        "unit": units,
        "objective": [{"hex": h, "keeps": draw(st.booleans())} for h in names[5:7]],
        "exit": [{"house": draw(houses), "hexes": list(names[7:9])}],
        "score": [
            {"house": "both", "what": "eliminate", "when": "at_once"},
            {"house": draw(houses), "what": "escape", "when": "at_once", "points": 2},
            {
                "house": "both",
                "what": "objectives",
                "when": draw(st.sampled_from(("round", "end"))),
            },
        ],
    }
    if draw(st.booleans()):
        data["instant"] = [
            {"house": house, "conditions": [{"what": "lead", "by": draw(st.integers(1, 6))}]}
            for house in HOUSES
        ]
    return data


def _ratings() -> st.SearchStrategy[dict[str, int]]:
    return st.fixed_dictionaries(
        {"command": st.integers(0, 5), "order": st.integers(0, 5), "leadership": st.integers(0, 4)}
    )


@st.composite
def _unit(draw: st.DrawFn, house: int, place: str) -> dict[str, Any]:
    unit: dict[str, Any] = {"hex": place, "rank": draw(st.sampled_from(RANKS))}
    leaders = [c for i, c in enumerate(COMMANDERS) if HOUSE_OF_COMMANDER[i] == house]
    kinds = [k for i, k in enumerate(KINDS) if HOUSE_OF_KIND[i] == house]
    if draw(st.booleans()):
        unit["commander"] = draw(st.sampled_from(leaders))
    else:
        unit["kind"] = draw(st.sampled_from(kinds))
        word = draw(st.sampled_from((*KEYWORDS, None, None)))
        if word is not None:
            unit["keywords"] = {word: 1}
    return unit


@pytest.mark.rule("bow.16.09", "bow.16.10")
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(battles(), st.integers(0, 1000))
def test_every_valid_battle_can_be_played(data: dict[str, Any], seed: int) -> None:
    assert not mistakes(data, limits=False) or len(data["unit"]) < 2
    assume(not mistakes(data))
    rng = Random(seed)
    s = GAME.new({"battle": json.dumps(data)}, seed)
    for number in range(5000):
        check_sound(GAME, s)
        if s.offer is None:
            check_end(GAME, s, 2)
            return
        check_offer(GAME, s, 2)
        if number % 10 == 0:
            check_saving(GAME, s)
        bold = [a for a in s.offer.actions if a != ("pass",)]
        take(s, rng.choice(bold if bold and rng.random() < 0.8 else s.offer.actions))
    raise AssertionError("no end in sight")
