"""Who plays the games of a contest: this process, several of this machine, or a cluster (ray_crew).

A crew is given jobs (some matches each) and hands back what was played. A worker that dies (killed,
out of memory, a crash below Python) is replaced, and its job comes back unplayed; nothing else is
lost. Workers are fresh interpreters, so that they start quickly and the same way on every system.
"""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress
from typing import IO, NamedTuple, Protocol

import msgspec

from westmarch.arena.contest import Match
from westmarch.arena.played import Played, play_matches

LENGTH = 8
"""Bytes of the length before every message."""


class Job(msgspec.Struct, frozen=True):
    """Some matches for one worker, and how often they were handed out."""

    matches: tuple[Match, ...]
    tries: int = 1


class Done(NamedTuple):
    """A job that came back; `played` is None when it could not be played, and `why` tells why."""

    job: Job
    played: list[Played] | None
    why: str = "the process died"


class Crew(Protocol):
    """Plays jobs. Used from one thread only."""

    @property
    def size(self) -> int:
        """How many play at once; a cluster may grow and shrink."""

    def submit(self, job: Job) -> None:
        """Hand out a job; up to `size` at a time are played."""

    def wait(self) -> Done:
        """The next job that comes back."""

    def close(self) -> None:
        """Send everybody home; what is being played is lost."""


class Alone:
    """This process plays."""

    size = 1

    def __init__(self) -> None:
        self._jobs: deque[Job] = deque()

    def submit(self, job: Job) -> None:
        self._jobs.append(job)

    def wait(self) -> Done:
        job = self._jobs.popleft()
        return Done(job, play_matches(job.matches))

    def close(self) -> None:
        pass


class _Worker:
    """A process that plays, and the thread that listens to it."""

    def __init__(self, back: queue.SimpleQueue[tuple[_Worker, bytes | None]]) -> None:
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "westmarch.arena.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
        )
        self.job: Job | None = None
        self._back = back
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while (message := receive(self.process.stdout)) is not None:
            self._back.put((self, message))
        self._back.put((self, None))

    def play(self, job: Job) -> None:
        assert self.process.stdin is not None
        self.job = job
        with suppress(OSError):  # Where it has died, whoever listens finds out.
            send(self.process.stdin, msgspec.msgpack.encode(job))


class Processes:
    """Processes of this machine play."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._back: queue.SimpleQueue[tuple[_Worker, bytes | None]] = queue.SimpleQueue()
        self._free: list[_Worker] = []
        self._workers: set[_Worker] = set()

    def submit(self, job: Job) -> None:
        if not self._free:
            worker = _Worker(self._back)
            self._workers.add(worker)
        else:
            worker = self._free.pop()
        worker.play(job)

    def wait(self) -> Done:
        while True:
            worker, message = self._back.get()
            job, worker.job = worker.job, None
            if message is None:
                self._gone(worker)
                if job is None:
                    continue
                return Done(job, None)
            assert job is not None
            self._free.append(worker)
            return Done(job, msgspec.msgpack.decode(message, type=list[Played]))

    def _gone(self, worker: _Worker) -> None:
        self._workers.discard(worker)
        if worker in self._free:
            self._free.remove(worker)
        worker.process.wait()

    def close(self) -> None:
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.process.wait()
        self._workers.clear()


def local_crew(jobs: int) -> Crew:
    """A crew on this machine: `jobs` processes, 0 for one per core."""
    size = jobs or os.cpu_count() or 1
    return Alone() if size == 1 else Processes(size)


# ---- messages: a length, then as many bytes


def send(stream: IO[bytes], message: bytes) -> None:
    """Write a message."""
    stream.write(len(message).to_bytes(LENGTH, "big") + message)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """Read a message; None when there are no more."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    size = int.from_bytes(head, "big")
    message = stream.read(size)
    return message if len(message) == size else None
