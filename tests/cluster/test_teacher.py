"""Hints and reviews on a site of several processes: jobs that anybody with a hand free does."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from tests.cluster.conftest import Pair, Start
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, until
from westmarch.bots.teacher.hint import Advice
from westmarch.server.cluster import job_queue
from westmarch.server.cluster.job_queue import Asking, Doing, Task
from westmarch.server.workers.tasks import BOT, HINT, REVIEW, Errand
from westmarch.tabletop.teaching import HintAsked, PortionAsked
from westmarch.tabletop.thinking import Thought

ALONE = {"game": "lotr_card_game", "options": {"deck_1": "leadership"}, "seats": [{"kind": "me"}]}


async def _works(service: Service) -> list[str]:
    async with service.hall.store.engine.connect() as connection:
        found = await connection.execute(text("SELECT work FROM jobs ORDER BY id"))
        return list(found.scalars())


def works(service: Service) -> list[str]:
    """The jobs there are."""
    found: list[str] = service.do(_works(service))
    return found


def test_what_nobody_waits_for_any_more_is_taken_away(pair: Pair) -> None:
    first, second = pair  # neither does any jobs
    ann = Caller(first.url)
    room = ann.post("/api/rooms", ALONE)
    path = f"/api/rooms/{room['id']}/hint"
    asked = {"n": room["n"]}
    with pytest.raises(httpx.ReadTimeout):  # he hangs up, at a process that only hands on
        ann.at(second.url).http.post(path, json=asked, timeout=1.0)
    until(lambda: works(first) == [])
    with ThreadPoolExecutor(1) as pool, ann.look(room["id"]) as table:
        hint: Future[Any] = pool.submit(ann.post, path, asked, 409)
        until(lambda: works(first) == ["hint"])
        table.act()
        assert hint.result()["error"]["code"] == "stale"
    until(lambda: works(first) == [])


def test_a_worker_hints_and_reviews_what_another_left_undone(
    join: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = join(), join()
    ann = Caller(first.url)
    room = ann.post("/api/rooms", ALONE)
    path = f"/api/rooms/{room['id']}"
    with ann.look(room["id"]) as table:
        n = table.act()["n"]
    assert ann.post(f"{path}/review")["status"] == "working"
    until(lambda: works(first) == ["review:0"])
    # A worker takes it up and is never heard of again.
    monkeypatch.setattr(job_queue, "AT_IT", 0.1)
    lost = second.do(Doing(second.hall.store.engine, second.site.exchange).take(False))
    monkeypatch.undo()
    assert lost.work == "review:0"
    join(bots=True)
    hint = ann.post(f"{path}/hint", {"n": n})
    assert hint["n"] == n and hint["choices"]
    until(lambda: ann.get(f"{path}/review")["status"] == "done", 60)
    told = [ann.at(service.url).get(f"{path}/review") for service in (first, second)]
    assert told[0] == told[1] and told[0]["done"] == told[0]["count"] > 0
    assert works(first) == []


def test_people_come_before_reviews_and_those_before_bots_alone(pair: Pair) -> None:
    site, engine = pair[0].site, pair[0].hall.store.engine
    thought, hint = Thought("duel", "random", b"", ""), HintAsked("duel", b"")
    portion = PortionAsked("", None, [])
    errands = [
        Errand(BOT, "a", "ann", thought, 1.0, alone=True),
        Errand(REVIEW, "b", "ann", portion, 1.0, part="0"),
        Errand(REVIEW, "b", "ann", portion, 1.0, part="1"),
        Errand(REVIEW, "c", "bob", portion, 1.0, part="all"),
        Errand(HINT, "b", "ann", hint, 1.0),
        Errand(BOT, "b", "cid", thought, 1.0),
    ]

    async def taken() -> tuple[list[str], Advice]:
        asking, doing = Asking(engine, site.exchange), Doing(engine, site.exchange)
        waiting = []
        for count, errand in enumerate(errands, start=1):
            waiting.append(asyncio.create_task(asking.ask(errand)))
            while len(await _works(pair[0])) < count:
                await asyncio.sleep(0.01)
        found: list[Task] = []
        for people_only in (True, True, True, False, False, False, False, False):
            task = await doing.take(people_only)
            if task is not None:
                found.append(task)
        await doing.finish(found[0], Advice(0, "nothing"))
        await asking.fetch([found[0].id])
        answer = await waiting[4]
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return [task.work for task in found], answer

    order, answer = pair[0].do(taken())
    assert order == ["hint", "bot", "review:all", "review:0", "review:1", "bot"]
    assert answer == Advice(0, "nothing")
