"""After a restart many come at the same moment: each room is taken over once, and nobody is sent
away again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest
from sqlalchemy import text

from tests.cluster.conftest import Pair, Start
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, until
from westmarch.tabletop.rows import JournalRow

AT_ONCE = 6


def epochs(service: Service, rooms: Sequence[str]) -> list[int]:
    async def read() -> list[int]:
        async with service.hall.store.engine.connect() as connection:
            query = text("SELECT epoch FROM rooms WHERE id = ANY(:ids) ORDER BY id")
            return list((await connection.execute(query, {"ids": list(rooms)})).scalars())

    found: list[int] = service.do(read())
    return found


def test_rooms_that_many_open_at_once_are_taken_once(
    join: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = join()
    ann = Caller(first.url)
    rooms = sorted(ann.make("me", "me")["id"] for _ in range(4))
    first.stop()
    second = join()
    ann = ann.at(second.url)
    before = epochs(second, rooms)
    journal = second.hall.store.journal

    async def slowly(id_: str) -> list[JournalRow]:
        await asyncio.sleep(0.2)  # while the others ask
        return await journal(id_)

    monkeypatch.setattr(second.hall.store, "journal", slowly)
    with ExitStack() as stack, ThreadPoolExecutor(4 * AT_ONCE) as pool:
        looked = list(pool.map(lambda room: stack.enter_context(ann.look(room)), rooms * AT_ONCE))
        pages = list(pool.map(ann.room, rooms * AT_ONCE))
        assert {page["status"] for page in pages} == {"playing"}
        assert epochs(second, rooms) == [epoch + 1 for epoch in before]
        for seen in looked[: len(rooms)]:
            assert seen.act(["stake", "more"])["type"] == "update"
        for seen in looked[len(rooms) :]:
            assert seen.next("update")["n"] == 1
    assert epochs(second, rooms) == [epoch + 1 for epoch in before]


def test_a_finished_game_is_shown_by_any_process_and_owned_by_none(pair: Pair) -> None:
    first, second = pair
    ann = Caller(first.url)
    bob = Caller(first.url)
    room = ann.make("me", "open")["id"]
    bob.post(f"/api/rooms/{room}/seats/1")
    ann.post(f"/api/rooms/{room}/start")
    ann.post(f"/api/rooms/{room}/resign", {"seat": 0})

    async def let_go() -> None:
        for found in first.hall.sweep(-1):
            first.hall.loading.release(found)

    first.do(let_go())

    async def nobody() -> bool:
        async with first.hall.store.engine.connect() as connection:
            query = text("SELECT holder FROM rooms WHERE id = :id")
            return (await connection.execute(query, {"id": room})).scalar_one() is None

    until(lambda: first.do(nobody()))
    before = epochs(first, [room])
    for one in pair:
        reader = ann.at(one.url)
        assert reader.room(room)["ending"] == "resigned"
        assert reader.get(f"/api/rooms/{room}/record")
        assert reader.get(f"/api/rooms/{room}/replay")["last"] == 0
        assert room not in one.hall.rooms
    assert first.do(nobody()) and epochs(second, [room]) == before
    again = ann.at(second.url).post(f"/api/rooms/{room}/rematch")  # that changes it
    assert bob.room(again["id"])["status"] == "waiting"


def test_a_room_that_is_being_let_go_is_taken_anew_by_who_asks(pair: Pair) -> None:
    first, _ = pair
    ann = Caller(first.url)
    room = ann.make("me", "me")["id"]
    release = first.site.leases.release
    slow = asyncio.Event()

    async def slowly(id_: str, epoch: int) -> None:
        await asyncio.wait_for(slow.wait(), 10)
        await release(id_, epoch)

    first.site.leases.release = slowly  # type: ignore[method-assign]

    async def let_go_and_ask() -> None:
        for one in first.hall.sweep(-1):
            first.hall.loading.release(one)
        found = asyncio.create_task(first.hall.room(room))
        await asyncio.sleep(0.1)
        assert not found.done(), "it would be taken from under who reads it"
        slow.set()
        assert not (await found).gone

    first.do(let_go_and_ask())
    assert not first.do(first.site.leases.lost({room: first.room(room).row.epoch}))
    with ann.look(room) as seen:
        assert seen.act(["stake", "more"])["n"] == 1
