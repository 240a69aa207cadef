"""A contest in progress: games are handed out, come back, and are noted in the journal.

Games that were in the journal before are not played again. The result does not depend on which
worker plays a game or how fast. A test looks at the bouts of its pairing in order, and bouts played
after the one that decided it do not count.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec

from westmarch.arena.contest.contest import Contest, Fixture, Match
from westmarch.arena.contest.executors import Executor, Job, JobResult
from westmarch.arena.contest.results import GameResult, never_finished
from westmarch.arena.contest.sprt import OPEN, Trial

TRIES = 3
"""How often a game may kill the process that plays it."""
JOB_SECONDS = 0.3
"""The approximate duration of a job. Short games are handed out many at once."""
MOST_IN_A_JOB = 64

Bout = tuple[int, int]
"""A setting and the number of a bout in it."""


class Notes(Protocol):
    """Keeps finished games, like the classes in journal.py."""

    games: dict[str, GameResult]

    def add(self, games: list[tuple[Match, GameResult]], /) -> None: ...


class ContestResult(msgspec.Struct, frozen=True):
    """A game of the contest that was played."""

    fixture: Fixture
    played: GameResult


class Tournament:
    """A contest in progress. `results` yields the games that count, in the order of the
    fixtures."""

    def __init__(self, contest: Contest, notes: Notes) -> None:
        contest.check()
        self.contest = contest
        self.notes = notes
        self.fixtures = list(contest.fixtures())
        self.before = frozenset(notes.games)
        """The ids of the games that were in the journal before."""
        self._thought, self._counted = 0.0, 0
        self.trials = {
            pair: Trial(contest.test) for pair in contest.pairings() if contest.test is not None
        }
        self._by_bout: dict[Bout, list[Fixture]] = {}
        for fixture in self.fixtures:
            self._by_bout.setdefault((fixture.setting, fixture.number), []).append(fixture)
        self._bouts = list(self._by_bout)
        self._places = {bout: place for place, bout in enumerate(self._bouts)}
        self._next = dict.fromkeys(contest.pairings(), 0)
        self._last: dict[tuple[int, int], int] = {}
        self._decide()

    # ---- playing

    def play(self, executor: Executor, watch: Callable[[], None] = lambda: None) -> None:
        """Play the games that are left. `watch` is called whenever games have come back."""
        todo = deque(f.match for f in self.fixtures if f.match.id not in self.notes.games)
        wanted = {f.match.id: f for f in self.fixtures}
        again: deque[Job] = deque()
        out = 0
        try:
            while True:
                while out < executor.size and (job := self._job(todo, again, wanted)) is not None:
                    executor.submit(job)
                    out += 1
                if not out:
                    return
                done = executor.wait()
                out -= 1
                self._take(done, again)
                self._decide()
                watch()
        finally:
            executor.close()

    def _job(self, todo: deque[Match], again: deque[Job], wanted: dict[str, Fixture]) -> Job | None:
        if again:
            return again.popleft()
        matches: list[Match] = []
        while todo and len(matches) < self._portion():
            match = todo.popleft()
            if not self.decided(wanted[match.id]):
                matches.append(match)
        return Job(tuple(matches)) if matches else None

    def _portion(self) -> int:
        """Return the number of games in a job."""
        if not self._counted:
            return 1
        mean = self._thought / self._counted
        return max(1, min(MOST_IN_A_JOB, int(JOB_SECONDS / max(mean, 1e-6))))

    def _take(self, done: JobResult, again: deque[Job]) -> None:
        matches = done.job.matches
        if done.played is not None:
            self.notes.add(list(zip(matches, done.played, strict=True)))
            self._counted += len(matches)
            self._thought += sum(c.seconds for played in done.played for c in played.clocks)
        elif len(matches) > 1:
            # One of them may be to blame; each is tried alone.
            again.extend(Job((match,)) for match in matches)
        elif done.job.tries < TRIES:
            again.append(Job(matches, done.job.tries + 1))
        else:
            why = f"{done.why}, {TRIES} times"
            self.notes.add([(match, never_finished(match, why)) for match in matches])

    # ---- what counts

    def _decide(self) -> None:
        """Let the tests look at the finished bouts in order."""
        for pair, trial in self.trials.items():
            while trial.verdict == OPEN and self._next[pair] < len(self._bouts):
                share = self._share(pair, self._bouts[self._next[pair]])
                if share is None:
                    break
                if share >= 0:
                    trial.add(share)
                if trial.verdict != OPEN:
                    self._last[pair] = self._next[pair]
                self._next[pair] += 1

    def _share(self, pair: tuple[int, int], bout: Bout) -> float | None:
        """Return the first bot's share of the points of a bout. Return None while games are
        missing, and a negative number if one of the games counts for nobody."""
        total = 0.0
        games = [f for f in self._by_bout[bout] if set(f.sides) <= set(pair)]
        for fixture in games:
            played = self.notes.games.get(fixture.match.id)
            if played is None:
                return None
            if played.score is None:
                return -1.0
            # Two games with the sides changed; or two of the same deal, each bot alone, where the
            # other's loss is as good as a win.
            total += played.score if fixture.sides[0] == pair[0] else 1 - played.score
        return total / len(games)

    def decided(self, fixture: Fixture) -> bool:
        """Return whether a game no longer counts, because all tests that need it are decided."""
        if not self._last:
            return False
        place = self._places[fixture.setting, fixture.number]
        pairs = [p for p in self.trials if set(fixture.sides) <= set(p)]
        return all(p in self._last and self._last[p] < place for p in pairs)

    def results(self) -> Iterator[ContestResult]:
        """Yield the games that were played and count, in order."""
        for fixture in self.fixtures:
            played = self.notes.games.get(fixture.match.id)
            if played is not None and not self.decided(fixture):
                yield ContestResult(fixture, played)
