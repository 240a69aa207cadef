"""Every kind of message as it reads in a game, in several languages side by side: what
``westmarch texts --samples`` prints for those who translate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from westmarch.kernel import registry
from westmarch.kernel.engine.flow import prompt, take
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game
from westmarch.kernel.packaged_game import PackagedGame
from westmarch.kernel.texts.language import speaking

SEED = 1
"""The games are drawn with it: the same samples come each time."""
MOVES = 300
"""So many decisions of each game are played."""
MOST = 2
"""So many different samples of a kind are kept."""


class Sample(NamedTuple):
    """One message, in every language asked for."""

    game: str
    kind: str
    """What it is: event, question, label or refusal."""
    key: str
    texts: dict[str, str]
    """What it says, by language."""


def samples(languages: Sequence[str]) -> Iterator[Sample]:
    """What the log tells, what is asked, offered and refused over random games of every kind of
    table; of each kind of message a few that differ in the first language."""
    for game in registry.games():
        if not isinstance(game, PackagedGame):
            continue
        kept = _Kept(game.id, languages)
        for options in _tables(game):
            _play(game, options, kept)
        yield from sorted(kept.samples, key=lambda one: (one.kind, one.key))


def _tables(game: Game) -> Iterator[dict[str, str]]:
    """The usual table, and one for every other value of every option that is no house ruling."""
    yield {}
    for option in game.options:
        if not option.ruling:
            yield from ({option.name: value} for value in option.values[1:])


class _Kept:
    """The samples of a game."""

    def __init__(self, game: str, languages: Sequence[str]) -> None:
        self.samples: list[Sample] = []
        self._game = game
        self._languages = languages
        self._count: Counter[tuple[str, str]] = Counter()
        self._said: set[tuple[str, str, str]] = set()

    def keep(self, kind: str, key: str, say: Callable[[], str]) -> None:
        """Keep a message, unless there are enough of its kind or it says nothing new."""
        if self._count[kind, key] >= MOST:
            return
        texts = {}
        for language in self._languages:
            with speaking(language):
                texts[language] = say()
        first = texts[self._languages[0]]
        if first and (kind, key, first) not in self._said:
            self._said.add((kind, key, first))
            self._count[kind, key] += 1
            self.samples.append(Sample(self._game, kind, key, texts))


def _play(game: Game, options: dict[str, str], kept: _Kept) -> None:
    """Play a random game and keep what it says."""
    rng = Random(SEED)
    s = game.new(options, SEED, listen=True)
    whole = game.options_of(s)
    for _ in range(MOVES):
        for event in s.events or ():
            kept.keep("event", event.kind, partial(game.tale, event, whole))
        s.events = []
        offer = s.offer
        if offer is None:
            return
        _asked(game, s, kept)
        take(s, rng.choice(offer.actions))


def _asked(game: Game, s: State, kept: _Kept) -> None:
    """Keep what a decision says: its question, what is offered and what is refused."""
    offer = s.offer
    assert offer is not None
    kept.keep("question", offer.kind, partial(game.question, s, offer))
    for action in offer.actions:
        kept.keep("label", f"{offer.kind} {action[0]}", partial(game.label, s, action))
    asked = prompt(s)
    for _, why in asked.refused if asked else ():
        kept.keep("refusal", why.key, partial(game.reason, why))
