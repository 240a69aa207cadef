"""Bots in processes of their own, so that the server never waits for one.

A bot is sent nothing but a state dealt anew from what its seat may know. It answers with a few
actions at once: what it would do until something new becomes known or another seat is asked.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from random import Random
from typing import Any, TypeVar

import msgspec

from westmarch import bots
from westmarch.bots.registry import BOTS
from westmarch.kernel import registry
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.state import clone, decode

log = logging.getLogger("westmarch.server")
T = TypeVar("T")

LONGEST_CHAIN = 40
TRIES = 3


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked: which bot, which game, and the state as its seat knows it."""

    game: str
    bot: str
    state: bytes
    seed: str


def choose(thought: Thought) -> list[Action]:
    """Let a bot choose. Runs in a worker process."""
    game = registry.game(thought.game)
    s = decode(thought.state, game.state_class)
    flow.resume(s)
    bot = bots.make(thought.bot, game, Random(f"westmarch:bot:{thought.seed}"))
    found: list[Action] = []
    seat, known = s.offer.seat if s.offer else -1, s.known
    while (asked := s.offer) is not None and asked.seat == seat and s.known == known:
        action = bot.act(game, clone(s), asked)
        if action not in asked.actions:
            raise ValueError(f"{thought.bot} chose {action}, which is not offered")
        found.append(action)
        if len(found) == LONGEST_CHAIN:
            break
        flow.take(s, action)
    return found


def _begin(games: dict[str, str], players: dict[str, str]) -> None:
    """Prepare a worker: it knows the same games and bots, leaves interrupts to the server, and
    never outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    registry.GAMES.update(games)
    BOTS.update(players)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_die_with, args=(parent.sentinel,), daemon=True).start()


def _die_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _ready() -> int:
    """Load the games, so that the first move need not wait for it."""
    for game in registry.games():
        bots.names(game)
    return os.getpid()


class Workers:
    """The processes of one server."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(dict(registry.GAMES), dict(BOTS)),
            )
        return self._pool

    async def run(self, work: Callable[..., T], *args: Any, seconds: float | None = None) -> T:
        """Do some work in a process. Processes that were killed are started again."""
        loop = asyncio.get_running_loop()
        for left in reversed(range(TRIES)):
            pool = self._executor()
            try:
                return await asyncio.wait_for(loop.run_in_executor(pool, work, *args), seconds)
            except BrokenProcessPool:
                log.warning("a worker process died; starting anew")
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
                if not left:
                    raise
        raise AssertionError("unreachable")

    async def warm(self) -> None:
        """Start the processes."""
        await asyncio.gather(*(self.run(_ready) for _ in range(self._count)))

    def close(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
