"""The hands of a worker: one looks for jobs for all of them, and one of them is kept for people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from westmarch.server.cluster import job_worker
from westmarch.server.cluster.job_queue import Task


class Table:
    """The jobs, in memory: those for people first."""

    def __init__(self) -> None:
        self.jobs: list[Task] = []
        self.looked: list[bool] = []
        self.done: list[int] = []

    async def take(self, people_only: bool) -> Task | None:
        self.looked.append(people_only)
        for task in sorted(self.jobs, key=lambda task: task.asked == "alone"):
            if not people_only or task.asked != "alone":
                self.jobs.remove(task)
                return task
        return None

    async def finish(self, task: Task, found: Any) -> None:
        self.done.append(task.id)

    async def still(self, ids: Any) -> None:
        """They are being done."""

    async def tidy(self) -> None:
        """Nothing is old."""

    def add(self, id_: int, whose: str) -> None:
        self.jobs.append(Task(id_, "bot", whose, 1.0, "me", 1))


class Minds:
    """Workers who think until they are told to stop."""

    def __init__(self) -> None:
        self.thinking: list[str] = []
        self.ends = asyncio.Event()

    async def run(self, _: Any, asked: str, **__: Any) -> str:
        self.thinking.append(asked)
        await self.ends.wait()
        return asked


async def settled(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not what():
            await asyncio.sleep(0)


def worker(table: Table, minds: Minds, hands: int) -> job_worker.Worker:
    return job_worker.Worker(table, minds, hands)  # type: ignore[arg-type]


def test_one_looks_for_jobs_for_all_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_worker, "POLL", 1e6)

    async def main() -> None:
        table, minds = Table(), Minds()
        minds.ends.set()
        found = worker(table, minds, 16)
        found.open()
        await settled(lambda: len(table.looked) == 1)
        table.add(1, "people")
        await found.heard({})
        await settled(lambda: table.done == [1])
        for _ in range(20):
            await asyncio.sleep(0)
        # The job, whether there is another, and once more when the hand is free again.
        assert len(table.looked) <= 4
        await found.close()

    asyncio.run(main())


def test_a_hand_is_kept_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_worker, "POLL", 1e6)

    async def main() -> None:
        table, minds = Table(), Minds()
        for n in range(4):
            table.add(n, "alone")
        found = worker(table, minds, 2)
        found.open()
        await settled(lambda: len(minds.thinking) == 2)
        table.add(9, "people")
        await found.heard({})
        await settled(lambda: "people" in minds.thinking)
        table.add(10, "people")
        await found.heard({})
        for _ in range(20):
            await asyncio.sleep(0)
        assert minds.thinking == ["alone", "alone", "people"], "there are no more hands"
        minds.ends.set()
        await settled(lambda: len(table.done) == 6)
        assert not table.jobs
        await found.close()

    asyncio.run(main())
