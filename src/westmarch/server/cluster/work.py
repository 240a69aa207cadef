"""A worker: takes jobs up, does them in processes of their own, hands the answers in."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from westmarch.server.cluster.jobs import BEAT, MOST_TRIES, POLL, Doing, Task
from westmarch.server.logs import named
from westmarch.server.workers import Workers

log = logging.getLogger("westmarch.server")

TIDY_EVERY = 600.0


class Worker:
    """Some hands for any job, and one more that only serves tables with people: theirs never wait
    for a bot that plays with bots alone, nor for a review."""

    def __init__(self, doing: Doing, workers: Workers, hands: int) -> None:
        self._doing = doing
        self._workers = workers
        self._hands = hands
        self._wakes = [asyncio.Event() for _ in range(hands + 1)]
        self._at_work: dict[int, Task] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Set to work."""
        loops = [self._do(wake, n == self._hands) for n, wake in enumerate(self._wakes)]
        self._tasks = [asyncio.create_task(loop) for loop in (*loops, self._beat(), self._tidy())]

    async def close(self) -> None:
        """Stop; what is unfinished another takes up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def heard(self, news: dict[str, Any]) -> None:
        """There is a new job."""
        for wake in self._wakes:
            wake.set()

    async def _do(self, wake: asyncio.Event, people_only: bool) -> None:
        while True:
            wake.clear()
            try:
                task = await self._doing.take(people_only)
                if task is not None:
                    await self._think(task)
                    continue
            except Exception as error:
                log.warning("cannot take up or hand in a job: %s", named(error))
            with suppress(TimeoutError):
                await asyncio.wait_for(wake.wait(), POLL)

    async def _think(self, task: Task) -> None:
        self._at_work[task.id] = task
        found = None
        try:
            if task.tries <= MOST_TRIES:
                work = task.kind.do
                found = await self._workers.run(work, task.asked, seconds=task.seconds)
        except Exception as error:
            log.error("job %s (%s) failed: %s", task.id, task.work, named(error))
        finally:
            self._at_work.pop(task.id, None)
        await self._doing.finish(task, found)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._doing.still(list(self._at_work))
            except Exception as error:
                log.warning("cannot say that jobs are being done: %s", named(error))

    async def _tidy(self) -> None:
        while True:
            try:
                await self._doing.tidy()
            except Exception as error:
                log.warning("cannot tidy the jobs: %s", named(error))
            await asyncio.sleep(TIDY_EVERY)
