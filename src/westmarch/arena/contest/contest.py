"""The plan of a contest: bots, settings, the form, and every game with its seed.

A *setting* is a game with its options: a battle of Westeros, or a scenario with its decks. A *bout*
is everything that is played with one seed. If two sides fight, a bout is two games, and the bots
change sides between them. If everybody plays together against the game, a bout is one game with a
single bot in all seats. In each setting, all bouts with the same number have the same seed, so
every bot meets the same deals.
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
"""The forms of a contest. In a round robin every bot meets every other bot. In a gauntlet the first
bot meets each of the others."""
LONG = 40
"""The number of characters shown of an option's value. A custom battle has thousands."""


class Test(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sequential test of a pairing: whether the first bot is stronger than the second by `elo1`
    rather than by `elo0`. `alpha` and `beta` are the chances of an error in either direction."""

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
    """A game with its options. `given` holds the options that were asked for, `options` all of
    them."""

    game: str
    given: dict[str, str]
    options: dict[str, str]

    @cached_property
    def name(self) -> str:
        """The setting in one line, in ids."""
        return " ".join([self.game, *(f"{k}={_short(v)}" for k, v in self.given.items())])

    @cached_property
    def key(self) -> str:
        """A text that identifies the setting in this and all other contests."""
        return msgspec.json.encode([self.game, sorted(self.options.items())]).decode()

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return registry.game(self.game).seats(self.options)

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The number of each seat's side. Numbers start at 0."""
        found = registry.game(self.game).sides(self.options)
        places = {side: place for place, side in enumerate(sorted(set(found)))}
        return tuple(places[side] for side in found)

    @property
    def together(self) -> bool:
        """Whether all seats play on one side, against the game."""
        return len(set(self.sides)) == 1

    def side_name(self, side: int) -> str:
        """Return the name of a side, made from the names of its seats."""
        return "+".join(name for name, of in zip(self.seats, self.sides, strict=True) if of == side)


def setting_of(game: str, given: dict[str, str]) -> Setting:
    """Return the setting of a game with these options. Raise `BadOption` if they are wrong."""
    found = Setting(game, dict(given), registry.game(game).choose_options(given))
    if len(set(found.sides)) > 2:
        raise BadOption("contest-sides", setting=found.name, sides=len(set(found.sides)))
    return found


class Match(msgspec.Struct, frozen=True, dict=True):
    """One game of a contest, described in full, so that any process can play it."""

    game: str
    options: dict[str, str]
    players: tuple[str, ...]
    """The bot of each seat."""
    seed: int

    @cached_property
    def id(self) -> str:
        """The id of the game. The same game has the same id in every contest."""
        told = [self.game, sorted(self.options.items()), self.players, self.seed]
        return hashlib.blake2b(msgspec.json.encode(told), digest_size=12).hexdigest()


class Fixture(msgspec.Struct, frozen=True):
    """A match and its place in the contest. `sides` holds the bot of each side, by number."""

    setting: int
    number: int
    """The number of the bout."""
    sides: tuple[int, ...]
    match: Match


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A whole contest, as the module describes it."""

    settings: tuple[Setting, ...]
    bots: tuple[str, ...]
    form: str = ROUND_ROBIN
    games: int = 100
    """The number of games for each pairing in each setting. The sides are changed in half of
    them."""
    seed: int = 1
    test: Test | None = None
    lessons: bool = False
    """Whether the settings are the lessons of self-play, played one after the other. All bouts are
    then numbered in one sequence, and have the seeds that `westmarch simulate` gives its games."""

    def pairings(self) -> list[tuple[int, int]]:
        """Return the pairs of bots that meet, by number."""
        if self.form == GAUNTLET:
            return [(0, other) for other in range(1, len(self.bots))]
        return list(combinations(range(len(self.bots)), 2))

    def bouts(self, setting: Setting) -> int:
        """Return the number of bouts that each pairing has in a setting. If all seats play
        together, it is the number of bouts of each bot."""
        return self.games if setting.together else (self.games + 1) // 2

    def fixtures(self) -> Iterator[Fixture]:
        """Yield every game, bout by bout. At any time all pairings have played about the same
        number of games."""
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
        """Return the number of games."""
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
    """Return the seed of a bout. It is the same for all pairings. No two settings or contests share
    a seed."""
    digest = hashlib.sha256(f"westmarch:arena:{seed}:{setting.key}:{number}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def _short(value: str) -> str:
    if len(value) <= LONG:
        return value
    mark = hashlib.blake2b(value.encode(), digest_size=3).hexdigest()
    return f"{value[: LONG // 2]}…{mark}"
