"""Processes of this machine that work on messages: fresh interpreters, replaced when they die.

Nothing of the program that started them is imported, so they start quickly and in the same way on
every system and from every script; modules are looked for in the same places.
"""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from contextlib import suppress
from typing import IO, Generic, TypeVar

T = TypeVar("T")

LENGTH = 8
"""Bytes of the length before every message."""


class _Worker(Generic[T]):
    """A process, what it works on, and the thread that listens to it."""

    def __init__(self, task: str, back: queue.SimpleQueue[tuple[_Worker[T], bytes | None]]) -> None:
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "westmarch.kernel.processes.worker", task],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
        )
        self.work: T | None = None
        self._back = back
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while (message := receive(self.process.stdout)) is not None:
            self._back.put((self, message))
        self._back.put((self, None))

    def begin(self, work: T, message: bytes) -> None:
        assert self.process.stdin is not None
        self.work = work
        with suppress(OSError):  # Where it has died, whoever listens finds out.
            send(self.process.stdin, message)


class Pool(Generic[T]):
    """Processes that answer messages by `task`, a function of bytes named ``module:function``. What
    a message is about (`work`) is remembered here. Used from one thread only."""

    def __init__(self, task: str) -> None:
        self.workers: set[_Worker[T]] = set()
        self._task = task
        self._back: queue.SimpleQueue[tuple[_Worker[T], bytes | None]] = queue.SimpleQueue()
        self._free: list[_Worker[T]] = []

    def submit(self, work: T, message: bytes) -> None:
        """Hand out a message, to a new process when all are at work."""
        if self._free:
            worker = self._free.pop()
        else:
            worker = _Worker(self._task, self._back)
            self.workers.add(worker)
        worker.begin(work, message)

    def wait(self) -> tuple[T, bytes | None]:
        """The next answer, and what it is about; None when its process died."""
        found = self.poll(None)
        assert found is not None
        return found

    def poll(self, seconds: float | None) -> tuple[T, bytes | None] | None:
        """The same, if there is one within so many seconds."""
        while True:
            try:
                worker, message = self._back.get(
                    timeout=None if seconds is None else max(0, seconds)
                )
            except queue.Empty:
                return None
            work, worker.work = worker.work, None
            if message is not None:
                assert work is not None
                self._free.append(worker)
                return work, message
            self._gone(worker)
            if work is not None:
                return work, None

    def _gone(self, worker: _Worker[T]) -> None:
        self.workers.discard(worker)
        if worker in self._free:
            self._free.remove(worker)
        worker.process.wait()

    def close(self) -> None:
        """End all processes; what they work on is lost."""
        for worker in self.workers:
            worker.process.kill()
        for worker in self.workers:
            worker.process.wait()
        self.workers.clear()


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
