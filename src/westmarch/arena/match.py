"""One game between bots, from set-up to end."""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping, Sequence
from math import log
from pathlib import Path
from typing import Protocol

import msgspec

from westmarch import bots
from westmarch.kernel import record
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.errors import BadOption, WestmarchError
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game, Progress
from westmarch.kernel.player import Player, ask, part, stream

WIDER = 1.1
DECISION_LIMIT = 100_000
"""A game with more decisions than this counts as stuck. No real game comes near it."""


class Accumulator(Protocol):
    """Watches matches without changing them, for statistics, datasets or views."""

    def before(self, game: Game, s: State) -> None:
        """Called when a game is set up."""

    def step(self, game: Game, s: State, seat: int, action: Action) -> None:
        """Called when a seat has chosen an action, before the action is applied."""

    def after(self, game: Game, s: State) -> None:
        """Called when the game is over."""


class Clock(msgspec.Struct, frozen=True):
    """The time that the bot of a seat took. It includes dealing anew what the bot cannot see."""

    actions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    """The seconds of the slowest action."""
    spread: dict[int, int] = {}
    """The number of actions by their duration. A key is a power of `WIDER`, in microseconds."""

    def __add__(self, other: Clock) -> Clock:
        spread = dict(self.spread)
        for power, count in other.spread.items():
            spread[power] = spread.get(power, 0) + count
        return Clock(
            self.actions + other.actions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
            spread,
        )

    def within(self, share: float) -> float:
        """Return the seconds within which this share of the actions was done, to about a
        twentieth."""
        left = share * sum(self.spread.values())
        for power in sorted(self.spread):
            left -= self.spread[power]
            if left <= 0:
                return min(WIDER ** (power + 0.5) / 1e6, self.longest)
        return self.longest


class Stopwatch:
    """Counts action by action what a `Clock` tells."""

    def __init__(self) -> None:
        self._actions = 0
        self._seconds = 0.0
        self._longest = 0.0
        self._spread: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """Add an action that took this many seconds."""
        power = int(log(max(1.0, seconds * 1e6), WIDER))
        self._actions += 1
        self._seconds += seconds
        self._longest = max(self._longest, seconds)
        self._spread[power] = self._spread.get(power, 0) + 1

    def stop(self) -> Clock:
        return Clock(self._actions, self._seconds, self._longest, self._spread)


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one game. ``error`` is empty unless the game broke."""

    seed: int | str
    decisions: int = 0
    ending: str = ""
    winners: tuple[int, ...] = ()
    rounds: int = 0
    error: str = ""
    culprit: int | None = None
    """The seat whose bot broke the game, or None if the game itself broke or nothing broke."""
    clocks: tuple[Clock, ...] = ()
    """The clock of each seat."""
    course: tuple[tuple[int, Progress], ...] = ()
    """How far the game was at the end of each round and at its own end."""
    sequel: dict[str, str] | None = None
    """The options of the next game in the campaign, if there is one."""
    games: int = 1
    """The number of games of a campaign that this outcome covers."""


def seat_bots(game: Game, options: Mapping[str, str], players: Sequence[str]) -> tuple[str, ...]:
    """Return the bot of each seat. A single name is used for all seats. Raise `BadOption` unless
    there is a valid bot for each seat."""
    seats = game.seats(options)
    if len(players) == 1:
        players = tuple(players) * len(seats)
    if len(players) != len(seats):
        named = ", ".join(seats)
        raise BadOption("option-bots_for_seats", bots=len(players), seats=len(seats), names=named)
    for name in dict.fromkeys(players):
        bots.make(name, game, stream(0, 0))
    return tuple(players)


class _ProgressLog:
    """Notes how far a game is at the end of every round."""

    def __init__(self) -> None:
        self.notes: list[tuple[int, Progress]] = []
        self._round: int | None = None

    def look(self, game: Game, s: State) -> None:
        """Look at a decision. If it is the first one of a round, the round before has ended."""
        now = game.rounds(s)
        if now != self._round:
            if self._round:
                self.notes.append((self._round, game.progress(s)))
            self._round = now

    def end(self, game: Game, s: State) -> None:
        """Note the end of the game."""
        self.notes.append((game.rounds(s), game.progress(s)))


def play(
    game: Game,
    options: Mapping[str, str],
    seed: int | str,
    players: Sequence[str],
    keep: Path | None = None,
    watchers: Sequence[Accumulator] = (),
) -> Outcome:
    """Play one game between bots and write its record to the file `keep`.

    An error in the game or in a bot does not propagate. The outcome reports it, and the record,
    which ends with the action that broke the game, reproduces it.
    """
    players = tuple(players)
    kept, decisions = None, 0
    seat, action, asked = -1, None, False
    clocks = [Stopwatch() for _ in players]
    course = _ProgressLog()
    minds: list[Player] = []
    end: State | None = None
    try:
        s = game.new(options, seed)
        streams = [stream(seed, i) for i in range(len(players))]
        asked = True
        for player in players:
            seat = len(minds)
            minds.append(bots.make(player, game, streams[seat]))
        asked = False
        if keep is not None:
            kept = record.begin(game, s, options, seed, players)
        for watcher in watchers:
            watcher.before(game, s)
        while s.offer is not None:
            if decisions >= DECISION_LIMIT:
                raise WestmarchError("match-no_end", decisions=decisions)
            course.look(game, s)
            seat, action, asked = s.offer.seat, None, True
            start = time.perf_counter()
            action = ask(minds[seat], game, s, streams[seat])
            spent = time.perf_counter() - start
            asked = False
            clocks[seat].add(spent)
            for watcher in watchers:
                watcher.step(game, s, seat, action)
            flow.take(s, action)
            decisions += 1
            if kept is not None:
                record.add(kept, seat, action, s)
        course.end(game, s)
        for watcher in watchers:
            watcher.after(game, s)
        end = s
    except Exception as error:
        # Any exception at all: the other games must go on, and this one must be told with its seed.
        if kept is not None and keep is not None and action is not None:
            record.fail(kept, seat, action)
            record.write(kept, keep)
        return Outcome(
            seed=seed,
            decisions=decisions,
            error=_told(error),
            culprit=seat if asked else None,
            clocks=tuple(clock.stop() for clock in clocks),
        )
    finally:
        for mind in minds:
            part(mind, game, end)
    if kept is not None and keep is not None:
        record.close(kept, s)
        record.write(kept, keep)
    return Outcome(
        seed=seed,
        decisions=decisions,
        ending=s.ending,
        winners=tuple(s.winners),
        rounds=game.rounds(s),
        clocks=tuple(clock.stop() for clock in clocks),
        course=tuple(course.notes),
        sequel=game.sequel(s),
    )


def play_on(
    game: Game,
    options: Mapping[str, str],
    seed: int | str,
    players: Sequence[str],
    keep: Path | None = None,
    watchers: Sequence[Accumulator] = (),
) -> Outcome:
    """Play one game between bots and, in a campaign, the games that follow it. The outcome is that
    of the last game, with the decisions and rounds of all games. The seeds and records are
    numbered."""
    outcome = play(game, options, seed, players, keep, watchers)
    while outcome.sequel is not None:
        number = outcome.games + 1
        kept = None if keep is None else keep.with_stem(f"{keep.stem}-{number}")
        last = play(game, outcome.sequel, f"{seed}:{number}", players, kept, watchers)
        outcome = msgspec.structs.replace(
            last,
            decisions=outcome.decisions + last.decisions,
            rounds=outcome.rounds + last.rounds,
            clocks=tuple(a + b for a, b in zip(outcome.clocks, last.clocks, strict=True)),
            games=number,
        )
    return outcome


def _told(error: Exception) -> str:
    """Describe an exception in one line, with the place where it was raised."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text} ({Path(place.filename).name}:{place.lineno})"
