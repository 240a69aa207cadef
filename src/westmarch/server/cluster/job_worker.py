"""A worker: takes jobs up, does them in processes of their own, hands the answers in."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from westmarch.server.cluster.job_queue import BEAT, MOST_TRIES, POLL, Doing, Task
from westmarch.server.common.errors import named
from westmarch.server.common.periodic import every
from westmarch.server.workers.process_pool import Workers

log = logging.getLogger("westmarch.server")

TIDY_EVERY = 600.0


class Worker:
    """Some hands for any job, and one more that only serves tables with people: theirs never wait
    for a bot that plays with bots alone, nor for a review. One looks for jobs for all of them."""

    def __init__(self, doing: Doing, workers: Workers, hands: int) -> None:
        self._doing = doing
        self._workers = workers
        self._free = {False: hands, True: 1}
        """Hands without a job: those for any, and the one for people's only."""
        self._wake = asyncio.Event()
        """There may be a job, or a hand."""
        self._at_work: dict[int, Task] = {}
        self._thinking: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Set to work."""
        loops = (
            self._take_forever(),
            every(BEAT, self._beat, "say that jobs are being done", at_once=False),
            every(TIDY_EVERY, self._doing.tidy, "tidy the jobs"),
        )
        self._tasks = [asyncio.create_task(loop) for loop in loops]

    async def close(self) -> None:
        """Stop; what is unfinished another takes up."""
        tasks = [*self._tasks, *self._thinking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def heard(self, news: dict[str, Any]) -> None:
        """There is a new job."""
        self._wake.set()

    async def _take_forever(self) -> None:
        while True:
            self._wake.clear()
            try:
                if await self._take():
                    continue
            except Exception as error:
                log.warning("cannot take up a job: %s", named(error))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), POLL)

    async def _take(self) -> bool:
        """Give the next job to a free hand; False: there is no job, or no hand."""
        people_only = not self._free[False]
        if not self._free[people_only]:
            return False
        task = await self._doing.take(people_only)
        if task is None:
            return False
        self._free[people_only] -= 1
        thinking = asyncio.create_task(self._do(task))
        self._thinking.add(thinking)
        thinking.add_done_callback(lambda done: self._is_free(done, people_only))
        return True

    def _is_free(self, done: asyncio.Task[None], people_only: bool) -> None:
        self._thinking.discard(done)
        self._free[people_only] += 1
        self._wake.set()

    async def _do(self, task: Task) -> None:
        try:
            await self._think(task)
        except Exception as error:  # another takes it up
            log.warning("cannot hand in a job: %s", named(error))

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
        await self._doing.still(list(self._at_work))
