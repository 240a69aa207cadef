"""Processes that help one search: the turns of trials of a decision are shared out among them.

A turn comes out the same wherever it is played, and what comes back is added up in the order of the
turns: with a budget in trials a search finds the same, to the last bit, however many help.

By the clock nobody is waited for: what has not come back in time is left out, and processes that
are still starting, or still at work for an earlier decision, do not count.
"""

from __future__ import annotations

import atexit
from collections.abc import Iterator, Sequence
from threading import Lock
from typing import Any

import msgspec

from westmarch.bots import deadline
from westmarch.bots.search.knowledge import knowledge_of
from westmarch.bots.search.trials import Trials
from westmarch.kernel import registry
from westmarch.kernel.engine.flow import resume
from westmarch.kernel.engine.state import decode
from westmarch.kernel.processes.pool import Pool

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
    names: tuple[int, ...] = ()
    first: int = 0
    count: int = 0
    seconds: float = 0.0
    """How long it may take, from when it is read; 0 for as long as it takes. No clock is the same
    in two processes."""


def carry_out(message: bytes) -> bytes:
    """What a process does with an order."""
    order = msgspec.msgpack.decode(message, type=Order)
    end = deadline.until(order.seconds)
    rows = list(_trials(order)(order.names, order.first, order.count, 0.0, end))
    return msgspec.msgpack.encode(rows)


def _trials(order: Order) -> Trials:
    game = registry.game(order.game)
    knowledge = knowledge_of(order.game)
    if order.weights:
        knowledge = knowledge.judging_by(order.weights)
    s = decode(order.state, game.state_class)
    resume(s)
    plans = [tuple(tuple(action) for action in plan) for plan in order.plans]
    return Trials(game, knowledge, s, plans, order.ends, order.seed)


class TrialProcesses:
    """The processes that help the searches of this one. They stay until it ends."""

    def __init__(self) -> None:
        self._pool: Pool[Order] = Pool(f"{__name__}:{carry_out.__name__}")
        self._lock = Lock()
        self._out: list[Order] = []
        """What is being worked on, also for decisions that no longer wait for it."""
        atexit.register(self._pool.close)

    def has_one_free(self, processes: int, idle: Order) -> bool:
        """Whether one of so many processes could begin at once. Those that are missing are started,
        and have an order with nothing in it to answer first."""
        with self._lock:
            for _ in range(processes - len(self._pool.workers)):
                self._submit(idle)
            while self._out and (back := self._pool.poll(0.0)) is not None:
                self._out.remove(back[0])
            return len(self._out) < processes

    def _submit(self, order: Order) -> None:
        self._out.append(order)
        self._pool.submit(order, msgspec.msgpack.encode(order))

    def play(
        self, orders: Iterator[Order], processes: int, until: float, end: float
    ) -> list[list[float]]:
        """What comes of the turns of some orders, `processes` at a time. After `until` no other but
        the first is given out, at `end` nobody is waited for any longer (deadline.py); what is not
        the beginning of the turns is left out."""
        given: list[Order] = []
        found: dict[int, list[list[float]]] = {}
        with self._lock:
            more = True
            while more or len(found) < len(given):
                if deadline.late(end):
                    break
                if given and deadline.late(until):
                    more = False
                if more and len(self._out) < processes:
                    order = next(orders, None)
                    if order is None:
                        more = False
                        continue
                    if end:
                        order = msgspec.structs.replace(order, seconds=end - deadline.now())
                    given.append(order)
                    self._submit(order)
                    continue
                back = self._pool.poll(end - deadline.now() if end else None)
                if back is None:
                    break
                order, message = back
                self._out.remove(order)
                if not order.count or order.seed != given[0].seed:
                    continue  # for nothing, or an earlier decision
                if message is None:  # It died: this process does its part.
                    message = carry_out(msgspec.msgpack.encode(order))
                found[order.first] = msgspec.msgpack.decode(message, type=list[list[float]])
        rows: list[list[float]] = []
        for order in given:
            rows += found.get(order.first, [])
            if len(found.get(order.first, [])) < order.count:
                break
        return rows


HELPERS = TrialProcesses()


class SharedTrials:
    """The trials of one decision, played by several processes (`halving.Turns`); by the clock this
    one plays them `alone` as long as none of the others could."""

    def __init__(self, alone: Trials, order: Order, processes: int) -> None:
        self._alone = alone
        self._order = order
        self._processes = processes

    def __call__(
        self, names: Sequence[int], first: int, count: int, until: float, end: float
    ) -> Iterator[list[float]]:
        if end and not HELPERS.has_one_free(self._processes, self._order):
            yield from self._alone(names, first, count, until, end)
            return
        # By the clock one turn at a time, for nobody knows how many there will be.
        size = 1 if end else max(1, -(-count // (PARTS * self._processes)))
        orders = (
            msgspec.structs.replace(
                self._order,
                names=tuple(names),
                first=at,
                count=min(size, first + count - at),
            )
            for at in range(first, first + count, size)
        )
        yield from HELPERS.play(orders, self._processes, until, end)
