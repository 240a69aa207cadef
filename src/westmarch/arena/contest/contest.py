"""What a contest plays: bots, settings, the form, and every game of it with its seed.

A *setting* is a game with its options: a battle of Westeros, a scenario with its decks. A *bout* is
what is played with one seed: where two sides fight, two games in which the bots change sides; where
everybody plays together against the game, one game of a single bot in all seats. All bouts with the
same number have the same seed in a setting, so every bot meets the same deals.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations

import msgspec

from westmarch import bots as registered
from westmarch.arena.simulate import game_seed
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.player import stream

ROUND_ROBIN, GAUNTLET = FORMS = ("round_robin", "gauntlet")
"""Everybody against everybody; the first bot against each of the others."""
LONG = 40
"""Characters of an option's value that are shown; a battle of one's own has thousands."""


class Test(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sequential test of a pairing: whether the first bot is stronger than the second by `elo1`
    rather than by `elo0`, with the chances `alpha` and `beta` to be wrong either way."""

    __test__ = False  # Not one of pytest's.

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise BadOption("contest-elos", elo0=f"{self.elo0:g}", elo1=f"{self.elo1:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadOption("contest-alpha")


class Setting(msgspec.Struct, frozen=True, dict=True):
    """A game with its options; `given` are those that were asked for, `options` all of them."""

    game: str
    given: dict[str, str]
    options: dict[str, str]

    @cached_property
    def name(self) -> str:
        """The setting in one line, in ids."""
        return " ".join([self.game, *(f"{k}={_short(v)}" for k, v in self.given.items())])

    @cached_property
    def key(self) -> str:
        """Tells settings apart, also from those of other contests."""
        return msgspec.json.encode([self.game, sorted(self.options.items())]).decode()

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """The seats' names."""
        return registry.game(self.game).seats(self.options)

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The number of each seat's side, from 0 on."""
        found = registry.game(self.game).sides(self.options)
        places = {side: place for place, side in enumerate(sorted(set(found)))}
        return tuple(places[side] for side in found)

    @property
    def together(self) -> bool:
        """Whether all play on one side, against the game."""
        return len(set(self.sides)) == 1

    def side_name(self, side: int) -> str:
        """A side by its seats' names."""
        return "+".join(name for name, of in zip(self.seats, self.sides, strict=True) if of == side)


def setting_of(game: str, given: dict[str, str]) -> Setting:
    """The setting of a game with these options. Raises `BadOption`."""
    found = Setting(game, dict(given), registry.game(game).choose_options(given))
    if len(set(found.sides)) > 2:
        raise BadOption("contest-sides", setting=found.name, sides=len(set(found.sides)))
    return found


class Match(msgspec.Struct, frozen=True, dict=True):
    """One game of a contest, told in full, so that any process can play it."""

    game: str
    options: dict[str, str]
    players: tuple[str, ...]
    """The bot of each seat."""
    seed: int

    @cached_property
    def id(self) -> str:
        """Tells games apart: the same game has the same id in every contest."""
        told = [self.game, sorted(self.options.items()), self.players, self.seed]
        return hashlib.blake2b(msgspec.json.encode(told), digest_size=12).hexdigest()


class Fixture(msgspec.Struct, frozen=True):
    """A match and its place in the contest. `sides` are the bots of the sides, by number."""

    setting: int
    number: int
    """Of the bout."""
    sides: tuple[int, ...]
    match: Match


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A whole contest; see the module."""

    settings: tuple[Setting, ...]
    bots: tuple[str, ...]
    form: str = ROUND_ROBIN
    games: int = 100
    """For each pairing in each setting: half of them with the sides changed."""
    seed: int = 1
    test: Test | None = None
    lessons: bool = False
    """Whether the settings are the lessons of self-play, gone through one after the other: then all
    bouts are numbered in one row, and have the seeds that `westmarch simulate` gives its games."""

    def pairings(self) -> list[tuple[int, int]]:
        """Who meets whom, by the bots' numbers."""
        if self.form == GAUNTLET:
            return [(0, other) for other in range(1, len(self.bots))]
        return list(combinations(range(len(self.bots)), 2))

    def bouts(self, setting: Setting) -> int:
        """How many bouts each pairing (playing together: each bot) has in a setting."""
        return self.games if setting.together else (self.games + 1) // 2

    def fixtures(self) -> Iterator[Fixture]:
        """Every game, bout by bout: at any time all pairings have played about as many."""
        for number in range(max(map(self.bouts, self.settings))):
            for place, setting in enumerate(self.settings):
                if number < self.bouts(setting):
                    yield from self._bouts(place, setting, number)

    def _bouts(self, place: int, setting: Setting, number: int) -> Iterator[Fixture]:
        if self.lessons:
            seed = game_seed(self.seed, number * len(self.settings) + place)
        else:
            seed = bout_seed(self.seed, setting, number)
        entrants: Sequence[tuple[int, ...]] = (
            [(bot,) for bot in range(len(self.bots))]
            if setting.together
            else [sides for a, b in self.pairings() for sides in ((a, b), (b, a))]
        )
        for sides in entrants:
            players = tuple(self.bots[sides[side]] for side in setting.sides)
            yield Fixture(place, number, sides, Match(setting.game, setting.options, players, seed))

    def count(self) -> int:
        """How many games there are."""
        return sum(
            self.bouts(setting) * (len(self.bots) if setting.together else 2 * len(self.pairings()))
            for setting in self.settings
        )

    def check(self) -> None:
        """Raise `BadOption` unless the contest can be played."""
        if not self.settings:
            raise BadOption("contest-no_game")
        if self.form not in FORMS:
            raise BadOption("contest-form", form=self.form, forms=", ".join(FORMS))
        if self.games < 1:
            raise BadOption("contest-no_games")
        twice = [bot for bot in self.bots if self.bots.count(bot) > 1]
        if twice:
            raise BadOption("contest-bot_twice", bot=twice[0])
        names = [setting.name for setting in self.settings]
        for name in names:
            if names.count(name) > 1:
                raise BadOption("contest-setting_twice", setting=name)
        alone = [s.name for s in self.settings if not s.together]
        if not self.bots or (alone and len(self.bots) < 2):
            raise BadOption("name at least two bots" if alone else "name at least one bot")
        if self.test is not None and len(self.bots) < 2:
            raise BadOption("contest-two_bots")
        for game in dict.fromkeys(setting.game for setting in self.settings):
            for bot in self.bots:
                registered.make(bot, registry.game(game), stream(0, 0))


def bout_seed(seed: int, setting: Setting, number: int) -> int:
    """The seed of a bout: the same for all pairings; settings and contests share none."""
    digest = hashlib.sha256(f"westmarch:arena:{seed}:{setting.key}:{number}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def _short(value: str) -> str:
    if len(value) <= LONG:
        return value
    mark = hashlib.blake2b(value.encode(), digest_size=3).hexdigest()
    return f"{value[: LONG // 2]}…{mark}"
