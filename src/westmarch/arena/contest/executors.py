"""Executors play the games of a contest: in this process, in several processes of this machine, or
in a cluster (ray_executor.py).

An executor takes jobs (some matches each) and returns the games that were played. A worker that
dies (killed, out of memory, or a crash below Python) is replaced, and its job comes back unplayed.
Nothing else is lost.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple, Protocol

import msgspec

from westmarch.arena.contest.contest import Match
from westmarch.arena.contest.results import GameResult, play_matches
from westmarch.kernel.processes.calls import process_count
from westmarch.kernel.processes.pool import Pool


class Job(msgspec.Struct, frozen=True):
    """Some matches for one worker, and how often they were handed out."""

    matches: tuple[Match, ...]
    tries: int = 1


class JobResult(NamedTuple):
    """A job that came back. `played` is None if the job could not be played, and `why` gives the
    reason."""

    job: Job
    played: list[GameResult] | None
    why: str = "the process died"


class Executor(Protocol):
    """Plays jobs. Use it from one thread only."""

    @property
    def size(self) -> int:
        """The number of jobs that are played at once. A cluster may grow and shrink."""

    def submit(self, job: Job) -> None:
        """Hand out a job. Up to `size` jobs are played at a time."""

    def wait(self) -> JobResult:
        """Wait for the next job that comes back."""

    def close(self) -> None:
        """Stop all workers. The games in progress are lost."""


class SerialExecutor:
    """Plays in this process."""

    size = 1

    def __init__(self) -> None:
        self._jobs: deque[Job] = deque()

    def submit(self, job: Job) -> None:
        self._jobs.append(job)

    def wait(self) -> JobResult:
        job = self._jobs.popleft()
        return JobResult(job, play_matches(job.matches))

    def close(self) -> None:
        pass


def play_job(message: bytes) -> bytes:
    """Play a job in a worker process."""
    job = msgspec.msgpack.decode(message, type=Job)
    return msgspec.msgpack.encode(play_matches(job.matches))


class ProcessExecutor:
    """Plays in several processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.pool: Pool[Job] = Pool(f"{__name__}:{play_job.__name__}")

    def submit(self, job: Job) -> None:
        self.pool.submit(job, msgspec.msgpack.encode(job))

    def wait(self) -> JobResult:
        job, message = self.pool.wait()
        if message is None:
            return JobResult(job, None)
        return JobResult(job, msgspec.msgpack.decode(message, type=list[GameResult]))

    def close(self) -> None:
        self.pool.close()


def local_executor(jobs: int) -> Executor:
    """Return an executor on this machine with `jobs` processes (0: one per core)."""
    size = process_count(jobs)
    return SerialExecutor() if size == 1 else ProcessExecutor(size)
