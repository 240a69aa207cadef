"""Work in processes of their own, so that the server never waits for it: what bots think, and
what is made of texts that strangers send.

Each process does one thing at a time, and one that takes too long is killed: a thread could not
be. The time runs from when the process sets to work, so that waiting for a free one, or for a new
one to start, is nobody's fault.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

from westmarch import bots
from westmarch.bots.registry import BOTS
from westmarch.kernel import registry
from westmarch.server.monitoring import logs

log = logging.getLogger("westmarch.server")
T = TypeVar("T")


def _begin(
    games: dict[str, str],
    players: dict[str, str],
    memory: int | None,
    telling: tuple[str, str] | None,
) -> None:
    """Prepare a process: it knows the same games and bots, tells its lines in the same way, leaves
    signals to the server, never outlives it, and asks the system for no more memory than it may
    have."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if telling is not None:
        logs.configure(*telling)
    registry.GAMES.update(games)
    BOTS.update(players)
    if memory is not None:
        _bound_memory(memory)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_die_with, args=(parent.sentinel,), daemon=True).start()


def _bound_memory(memory: int) -> None:
    try:
        import resource
    except ImportError:  # not a Unix system
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _die_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def load_bots() -> None:
    """Load the games and their bots, so that the first piece of work need not wait for it."""
    for game in registry.games():
        bots.names(game)


class _Hand:
    """One process."""

    def __init__(self, load: Callable[[], None] | None, memory: int | None) -> None:
        self._load = load
        self._pool = ProcessPoolExecutor(
            1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin,
            initargs=(dict(registry.GAMES), dict(BOTS), memory, logs.chosen()),
        )

    async def do(self, seconds: float | None, work: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        if self._load is not None:
            await loop.run_in_executor(self._pool, self._load)
            self._load = None
        return await asyncio.wait_for(loop.run_in_executor(self._pool, work, *args), seconds)

    def kill(self) -> None:
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self.kill()
        self._pool.shutdown(wait=True)


class _Turns:
    """So many at once; of those who wait the first comes first, but for those who come last."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: tuple[deque[asyncio.Future[None]], deque[asyncio.Future[None]]]
        self._waiting = (deque(), deque())

    async def acquire(self, last: bool) -> None:
        """Wait for one's turn."""
        if self._free:
            self._free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting[last].append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """It is the next one's turn."""
        for waiting in self._waiting:
            while waiting:
                one = waiting.popleft()
                if not one.done():
                    one.set_result(None)
                    return
        self._free += 1


class Workers:
    """Some processes of one server, each started when it is first needed. With `load`, a new one
    runs that first, and the time of its work begins only then."""

    def __init__(
        self,
        count: int,
        load: Callable[[], None] | None = None,
        tries: int = 3,
        memory: int | None = None,
    ) -> None:
        self._count = count
        self._load = load
        self._tries = tries
        self._memory = memory
        self._free = _Turns(count)
        self._idle: list[_Hand] = []
        self._hands: set[_Hand] = set()
        self.waiting = 0
        """Pieces of work that wait for a free process."""

    async def run(
        self,
        work: Callable[..., T],
        *args: Any,
        seconds: float | None = None,
        last: bool = False,
    ) -> T:
        """Do some work in a process, where it comes `last` after all other work that waits. A
        process that dies is replaced, and the work tried again; one that takes longer is killed.
        Raises `TimeoutError`, `BrokenProcessPool`, and what the work raises."""
        self.waiting += 1
        try:
            await self._free.acquire(last)
        finally:
            self.waiting -= 1
        try:
            return await self._run(work, *args, seconds=seconds)
        finally:
            self._free.release()

    async def _run(self, work: Callable[..., T], *args: Any, seconds: float | None) -> T:
        for left in reversed(range(self._tries)):
            hand = self._take()
            try:
                found = await hand.do(seconds, work, *args)
            except BrokenProcessPool:
                log.warning("a worker process died; starting anew")
                self._drop(hand)
                if not left:
                    raise
            except (TimeoutError, asyncio.CancelledError):
                self._drop(hand)
                raise
            except BaseException:
                self._idle.append(hand)
                raise
            else:
                self._idle.append(hand)
                return found
        raise AssertionError("unreachable")

    def _take(self) -> _Hand:
        if self._idle:
            return self._idle.pop()
        hand = _Hand(self._load, self._memory)
        self._hands.add(hand)
        return hand

    def _drop(self, hand: _Hand) -> None:
        self._hands.discard(hand)
        hand.kill()

    async def warm(self, load: Callable[[], None]) -> None:
        """Start the processes and let each load what it will need."""
        await asyncio.gather(*(self.run(load) for _ in range(self._count)))

    def close(self) -> None:
        """Stop the processes."""
        for hand in self._hands:
            hand.close()
        self._hands.clear()
        self._idle.clear()
