"""The games and option sets that the contract suite runs on, and random play through them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from westmarch.games.duel import game as duel
from westmarch.kernel import registry
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import SETUP, State
from westmarch.kernel.game import ALTERNATIVE, Game
from westmarch.kernel.table import Table

GAMES_PER_CASE = int(os.environ.get("WESTMARCH_CONTRACT_GAMES", "2"))
"""Random games that each test plays on each case."""
STRIDE = int(os.environ.get("WESTMARCH_CONTRACT_STRIDE", "29"))
"""Dear checks are made at one decision out of so many."""
DECISION_LIMIT = 100_000


class Case(NamedTuple):
    """One game with one set of options."""

    game: Game
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = "-".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game.id}-{chosen}"

    def new(self, seed: int | str) -> State:
        return self.game.new(self.options, seed)


MIRKWOOD, ANDUIN, DOL_GULDUR = (
    "passage_through_mirkwood",
    "journey_along_the_anduin",
    "escape_from_dol_guldur",
)
BUILT_DECK = "5+8+11/28x3+33x2+39x2+43x2+46x2+50x2+58x3+60x1+62x2+65x2+69x2+73x3"
NIGHT = "95/36.1+0+0.26+20+24+3./31.0+0+2.33+29.37"
"""After a first scenario of a nightmare campaign of two: a hero killed, a card removed."""
CHOSEN: dict[str, list[dict[str, str]]] = {
    "lotr_card_game": [
        {},
        {"scenario": ANDUIN, "deck_1": "spirit"},
        {"scenario": DOL_GULDUR, "deck_1": "lore", "keywords": "staging_only"},
        {"players": "2", "scenario": MIRKWOOD, "mode": "basic", "deck_1": "tactics"},
        {"players": "2", "scenario": DOL_GULDUR, "mode": "easy", "deck_1": BUILT_DECK},
        {"players": "3", "scenario": ANDUIN, "first_player": "player_2"},
        {"players": "4", "scenario": DOL_GULDUR},
        {"players": "2", "campaign": "nightmare", "so_far": NIGHT},
    ]
}
"""Option sets of games whose options are too many to try each value by itself."""


def switched(game: Game, *rulings: str) -> dict[str, str]:
    """The options of a game with these rulings at their other reading."""
    return game.choose_options(dict.fromkeys(rulings, ALTERNATIVE))


def _cases(game: Game) -> list[Case]:
    """The defaults, and every other value of every option by itself; of the rulings that a table
    may switch, all at once. test_house_rulings.py has each of them and each pair."""
    rulings = [o.name for o in game.options if o.ruling]
    house = [switched(game, *rulings)] if rulings else []
    if game.id in CHOSEN:
        return [Case(game, game.choose_options(given)) for given in (*CHOSEN[game.id], *house)]
    usual = game.choose_options({})
    plain = [o for o in game.options if not o.ruling]
    others = [usual | {o.name: value} for o in plain for value in o.values[1:]]
    return [Case(game, options) for options in (usual, *others, *house)]


CASES = [case for game in (duel.GAME, *registry.games()) for case in _cases(game)]


def walk(case: Case, seed: int) -> Iterator[State]:
    """Play one game at random, stopping at every decision; also at the end, with no offer."""
    rng = Random(f"contract:{case}:{seed}")
    s = case.new(seed)
    for _ in range(DECISION_LIMIT):
        yield s
        if s.offer is None:
            return
        take(s, rng.choice(s.offer.actions))
    raise AssertionError(f"{case}, seed {seed}: no end after {DECISION_LIMIT} decisions")


class Sample:
    """Which decisions of a game are looked at: the `first` ones of every kind, and of a long game,
    which asks the same again and again, one out of so many. These start at a different place in
    each game."""

    def __init__(self, seed: int, stride: int = STRIDE, first: int = 0) -> None:
        self._number = -1 - seed % stride
        self._stride = stride
        self._first = first
        self._known = Counter[str]()

    def takes(self, s: State) -> bool:
        """Asked of one decision after the other."""
        assert s.offer is not None
        self._number += 1
        self._known[s.offer.kind] += 1
        return self._number % self._stride == 0 or self._known[s.offer.kind] <= self._first


def sampled(case: Case, seed: int, stride: int = STRIDE, first: int = 0) -> Iterator[State]:
    """Some of the decisions of a random game."""
    sample = Sample(seed, stride, first)
    for s in walk(case, seed):
        if s.offer is not None and sample.takes(s):
            yield s


Moment = tuple[int, str]


class Told(NamedTuple):
    """A random game that was told to its end: the table, and of every move the moment before it,
    its events and the moment after it."""

    table: Table
    moves: list[tuple[Moment, list[Event], Moment]]


_told: dict[tuple[str, int], Told] = {}


def told(case: Case, seed: int) -> Told:
    """One such game, played once for all who only read what was told."""
    key = (str(case), seed)
    if key not in _told:
        table = Table(case.game, case.options, seed)
        rng = Random(seed)
        moves = [((0, SETUP), list(table.log), table.state.moment())]
        while table.decision is not None:
            known, before = len(table.log), table.state.moment()
            table.act(rng.choice(table.decision.actions))
            moves.append((before, list(table.log[known:]), table.state.moment()))
        _told[key] = Told(table, moves)
    return _told[key]


def play_some(s: State, rng: Random, count: int) -> list[tuple[str | int, ...]]:
    """Take up to so many random actions; return them."""
    done = []
    for _ in range(count):
        if s.offer is None:
            break
        done.append(rng.choice(s.offer.actions))
        take(s, done[-1])
    return done
