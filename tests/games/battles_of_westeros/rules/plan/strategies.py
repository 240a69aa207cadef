"""Battles made up by Hypothesis, in all words of the vocabulary."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEXES, hex_at
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDERS,
    HOUSE_OF_COMMANDER,
    HOUSE_OF_KIND,
    HOUSES,
    KEYWORDS,
    KINDS,
    PERSON_OF,
    RANKS,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    GROUNDS,
    IS_TOKEN,
    PASSABLE,
    SYMBOL_OF,
)
from westmarch.games.battles_of_westeros.rules.plan.vocabulary import (
    CONDITIONS,
    CONDITIONS_NEED,
    SCORES,
    SCORES_NEED,
    SPECIAL,
    TESTS,
    TIMES,
    ZONES,
    value_of,
)

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
    }
    if names[7:9]:
        data["exit"] = [{"house": draw(houses), "hexes": list(names[7:9])}]
    for unit, place in zip(units[2:], names[9:13], strict=False):
        if place in places and place != unit["hex"] and draw(st.integers(0, 3)) == 0:
            unit["round"] = draw(st.integers(1, data["rounds"]))
            unit["hex"] = draw(st.sampled_from((unit["hex"], [unit["hex"], place])))
    words = _Words(data, list(names))
    data["score"] = [
        {"house": "both", "what": "eliminate", "when": "at_once"},
        *(draw(words.score()) for _ in range(draw(st.integers(0, 4)))),
    ]
    if draw(st.booleans()):
        data["victory"] = draw(words.victory())
    data["instant"] = [draw(words.victory()) for _ in range(draw(st.integers(0, 2)))]
    data["special"] = draw(words.specials())
    if draw(st.booleans()):
        data["box"] = False
    return data


class _Words:
    """Lines in the words of the vocabulary that fit a battle."""

    def __init__(self, data: dict[str, Any], names: list[str]) -> None:
        self.units, self.objectives = len(data["unit"]), len(data["objective"])
        self.names = names

    def _value(self, word: str, parameter: str) -> st.SearchStrategy[Any]:
        three = st.lists(st.integers(0, 9), min_size=3, max_size=3)
        hexes = st.lists(st.sampled_from(self.names), min_size=1, max_size=4, unique=True)
        return {
            "number": st.integers(1, 5),
            "three_numbers": three,
            "rows": st.lists(
                st.tuples(st.integers(1, 9), st.integers(0, 9)).map(list), min_size=1, max_size=3
            ),
            "hex": st.sampled_from(self.names),
            "hexes": hexes,
            "terrain": st.sampled_from(GROUNDS[:-1]),
            "house": st.sampled_from(HOUSES),
            "commanders": st.sampled_from(COMMANDERS)
            | st.lists(st.sampled_from(COMMANDERS), min_size=1, max_size=2),
            "units": st.lists(st.integers(1, self.units), max_size=3),
            "objectives": st.lists(st.integers(1, self.objectives), max_size=2)
            if self.objectives
            else st.just([]),
            "zone": st.sampled_from(ZONES),
            "test": st.sampled_from(TESTS),
        }[value_of(word, parameter)]

    @st.composite
    @staticmethod
    def _line(
        draw: st.DrawFn, self: _Words, word: str, parameters: frozenset[str], needed: frozenset[str]
    ) -> dict[str, Any]:
        return {
            parameter: draw(self._value(word, parameter))
            for parameter in sorted(parameters)
            if parameter in needed or draw(st.booleans())
        }

    def score(self) -> st.SearchStrategy[dict[str, Any]]:
        @st.composite
        def made(draw: st.DrawFn) -> dict[str, Any]:
            word = draw(st.sampled_from(sorted(SCORES)))
            needed = SCORES_NEED.get(word, frozenset())
            line = draw(self._line(self, word, SCORES[word], needed))
            return line | {
                "what": word,
                "house": draw(st.sampled_from((*HOUSES, "both"))),
                "when": draw(st.sampled_from(TIMES[word])),
                "points": draw(st.integers(1, 9)),
            }

        return made()

    def victory(self) -> st.SearchStrategy[dict[str, Any]]:
        @st.composite
        def condition(draw: st.DrawFn) -> dict[str, Any]:
            word = draw(st.sampled_from(sorted(CONDITIONS)))
            needed = CONDITIONS_NEED.get(word, frozenset())
            if word == "eliminated":
                needed = frozenset(("count",))
            line = draw(self._line(self, word, CONDITIONS[word], needed))
            return line | {"what": word}

        conditions = st.lists(condition(), min_size=1, max_size=2)
        return st.fixed_dictionaries({"house": st.sampled_from(HOUSES), "conditions": conditions})

    @st.composite
    @staticmethod
    def _specials(draw: st.DrawFn, self: _Words) -> list[dict[str, Any]]:
        found = []
        for word in draw(st.lists(st.sampled_from(sorted(SPECIAL)), max_size=3, unique=True)):
            line = draw(self._line(self, word, SPECIAL[word], SPECIAL[word]))
            if "real" in line:
                line["real"] = min(line["real"], len(line["hexes"]))
            if "first" in line:
                line["first"] = len(line["hexes"]) - 1
            if line.get("first") != 0:
                found.append(line | {"rule": word})
        return found

    def specials(self) -> st.SearchStrategy[list[dict[str, Any]]]:
        return self._specials(self)


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
