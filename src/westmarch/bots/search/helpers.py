"""Processes that help one search: the turns of trials of a decision are shared out among them.

A turn comes out the same wherever it is played, and what comes back is added up in the order of the
turns: with a budget in trials a search finds the same, to the last bit, however many help.
"""

from __future__ import annotations

import atexit
from collections.abc import Iterator, Sequence
from threading import Lock
from time import perf_counter
from typing import Any

import msgspec

from westmarch.bots.scripts import Script
from westmarch.bots.search.knowledge import knowledge_of
from westmarch.bots.search.trials import Trials
from westmarch.kernel import registry
from westmarch.kernel.engine.flow import resume
from westmarch.kernel.engine.state import State, decode, encode
from westmarch.kernel.game import Game
from westmarch.kernel.processes import Pool

PARTS = 3
"""Into how many parts the turns of a stage are cut for each process, so that none waits long for
the last one."""


class Order(msgspec.Struct, frozen=True):
    """Some turns for one process, told in full."""

    game: str
    state: bytes
    weights: str
    plans: tuple[tuple[Any, ...], ...]
    ends: int
    seed: int
    names: tuple[int, ...]
    first: int
    count: int


def carry_out(message: bytes) -> bytes:
    """What a process does with an order."""
    order = msgspec.msgpack.decode(message, type=Order)
    game = registry.game(order.game)
    knowledge = knowledge_of(order.game)
    if order.weights:
        knowledge = knowledge.judging_by(order.weights)
    s = decode(order.state, game.state_class)
    resume(s)
    plans = [tuple(tuple(action) for action in plan) for plan in order.plans]
    trials = Trials(game, knowledge, s, plans, order.ends, order.seed)
    return msgspec.msgpack.encode(list(trials(order.names, order.first, order.count, 0.0)))


class Helpers:
    """The processes that help the searches of this one. They stay until it ends."""

    def __init__(self) -> None:
        self._pool: Pool[Order] = Pool(f"{__name__}:{carry_out.__name__}")
        self._lock = Lock()
        atexit.register(self._pool.close)

    def play(self, orders: Sequence[Order], processes: int, until: float) -> list[list[float]]:
        """What comes of the turns of some orders, `processes` at a time. After `until` no new
        order is given out, and what is not the beginning of the turns is left out."""
        found: dict[int, list[list[float]]] = {}
        waiting = list(reversed(orders))
        running = 0
        with self._lock:
            while waiting or running:
                late = bool(until) and bool(found or running) and perf_counter() >= until
                if late:
                    waiting = []
                elif waiting and running < processes:
                    order = waiting.pop()
                    self._pool.submit(order, msgspec.msgpack.encode(order))
                    running += 1
                    continue
                if not running:
                    break
                order, message = self._pool.wait()
                running -= 1
                if message is None:  # It died: this process does its part.
                    message = carry_out(msgspec.msgpack.encode(order))
                found[order.first] = msgspec.msgpack.decode(message, type=list[list[float]])
        rows: list[list[float]] = []
        for order in orders:
            if order.first not in found:
                break
            rows += found[order.first]
        return rows


HELPERS = Helpers()


class SharedTrials:
    """The trials of one decision, played by several processes (`halving.Turns`)."""

    def __init__(
        self,
        game: Game,
        weights: str,
        s: State,
        plans: Sequence[Script],
        ends: int,
        seed: int,
        processes: int,
    ) -> None:
        self._order = Order(
            game.id, encode(s), weights, tuple(plans), ends, seed, names=(), first=0, count=0
        )
        self._processes = processes

    def __call__(
        self, names: Sequence[int], first: int, count: int, until: float
    ) -> Iterator[list[float]]:
        # By the clock one turn at a time, for nobody knows how many there will be.
        size = 1 if until else max(1, -(-count // (PARTS * self._processes)))
        orders = [
            msgspec.structs.replace(
                self._order,
                names=tuple(names),
                first=at,
                count=min(size, first + count - at),
            )
            for at in range(first, first + count, size)
        ]
        yield from HELPERS.play(orders, self._processes, until)
