"""The database when it is in trouble: held by another program, full, away, with a broken row."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller
from westmarch.kernel import registry
from westmarch.kernel.fingerprints import of_rules
from westmarch.server.storage import engine
from westmarch.server.storage.engine import make_engine
from westmarch.server.storage.errors import is_the_databases_fault
from westmarch.server.storage.fast_commit import PostgresMoves
from westmarch.server.storage.health import Health
from westmarch.server.storage.metadata import settings as settings_table
from westmarch.server.storage.settings import setting
from westmarch.server.storage.store import Store
from westmarch.server.storage.transactions import Job


async def opened(file: Path) -> Store:
    store = Store(make_engine(f"sqlite+aiosqlite:///{file}"))
    await store.open()
    return store


def test_writes_wait_together_for_a_locked_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    async def main() -> None:
        store = await opened(tmp_path / "rooms.sqlite3")
        commit = store._commit

        async def counted(jobs: Sequence[Job]) -> None:
            tried.append(len(jobs))
            await commit(jobs)

        # Of this store alone: the server that other tests use writes meanwhile, in a thread.
        monkeypatch.setattr(store, "_commit", counted)
        # However slow the machine is: beyond it the writes would be tried one by one.
        monkeypatch.setattr("westmarch.server.storage.store.LOCKED_PATIENCE", 1e6)
        holder = sqlite3.connect(tmp_path / "rooms.sqlite3", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        writes = [
            asyncio.create_task(
                store.write(insert(settings_table).values(key=f"key {n}", value="kept"))
            )
            for n in range(8)
        ]
        while len(tried) < 2:
            await asyncio.sleep(0.01)
        holder.execute("ROLLBACK")
        holder.close()
        await asyncio.gather(*writes)
        assert set(tried) == {8}  # always all of them, never one by one
        assert await setting(store, "key 7", "") == "kept"
        await store.close()

    asyncio.run(main())


def test_one_bad_write_still_undoes_no_other(tmp_path: Path) -> None:
    async def main() -> None:
        store = await opened(tmp_path / "rooms.sqlite3")
        add = insert(settings_table)
        found = await asyncio.gather(
            store.write(add.values(key="one", value="x")),
            store.write(add.values(key="one", value="secret")),
            store.write(add.values(key="two", value="x")),
            return_exceptions=True,
        )
        assert [type(one) for one in found] == [type(None), IntegrityError, type(None)]
        assert "secret" not in str(found[1])  # errors go to the log: without what was to be kept
        await store.close()

    asyncio.run(main())


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "rooms.sqlite3"
    file.touch(0o666)

    async def main() -> None:
        store = await opened(file)
        await setting(store, "x", "y")
        modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir()}
        assert len(modes) > 1 and set(modes.values()) == {0o600}, modes
        await store.close()

    asyncio.run(main())


def test_health_knows_a_database_that_cannot_be_written(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    service = serve()
    ann = Caller(service.url)
    health = ann.get("/api/health")
    assert health["status"] == "ok"
    assert health["rules"] == {game.id: of_rules(game) for game in registry.games()}

    async def full(self: Store, jobs: Sequence[Job]) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(Store, "_commit", full)
    service.hall.health._done_at = -1000.0
    assert ann.get("/api/health", 503)["error"]["code"] == "no_database"
    # And whoever wants something stored is told that it is for the moment only.
    answer = ann.http.post("/api/rooms", json={"game": "duel"})
    assert answer.status_code == 503 and answer.json()["error"]["code"] == "no_database"
    assert answer.headers["retry-after"]


@pytest.mark.parametrize("error", [ConnectionRefusedError("cannot connect"), TimeoutError()])
def test_a_database_that_is_away_is_no_fault_of_the_server(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch, error: OSError
) -> None:
    service = serve()
    ann = Caller(service.url)
    room = ann.make("me", "open")["id"]

    async def away(*_: Any) -> None:
        raise error

    monkeypatch.setattr(Store, "_ask", away)
    for path in ("/api/rooms", f"/api/rooms/{room}/replay", "/api/decks"):
        answer = ann.http.get(path)
        assert answer.status_code == 503, (path, answer.text)


def test_a_broken_row_spoils_only_itself(serve: Callable[..., Service], tmp_path: Path) -> None:
    service = serve()
    ann = Caller(service.url)
    rooms = [ann.make("me", "open", listed=True)["id"] for _ in range(4)]
    deck = {"name": "x", "heroes": [1], "cards": [[13, 1]]}
    decks = [ann.post("/api/decks", deck)["id"] for _ in range(2)]
    with sqlite3.connect(tmp_path / "rooms.sqlite3") as broken:
        broken.execute("UPDATE rooms SET options = '{' WHERE id = ?", (rooms[0],))
        broken.execute("UPDATE rooms SET game = 'chess' WHERE id = ?", (rooms[1],))
        broken.execute('UPDATE rooms SET options = \'{"players": "x"}\' WHERE id = ?', (rooms[2],))
        broken.execute("UPDATE decks SET deck = '[]' WHERE id = ?", (decks[0],))
    service.hall.rooms.clear()
    found = ann.get("/api/rooms")
    for part in ("open", "mine"):
        assert [room["id"] for room in found[part]] == [rooms[3]]
    assert [one["id"] for one in ann.get("/api/decks")] == [decks[1]]
    for id_ in rooms[:2]:
        assert ann.http.get(f"/api/rooms/{id_}").status_code in (400, 404)


# ---- a database that does not answer


def test_one_look_serves_all_who_ask_for_the_health(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the database hangs answers come after one patience, not one after the other, and no
    probe leaves a write behind that waits for it."""

    async def main() -> None:
        store = await opened(tmp_path / "rooms.sqlite3")
        monkeypatch.setattr("westmarch.server.storage.health.SECONDS", 0.05)
        goes_on, looks = asyncio.Event(), 0
        commit = store._commit
        written: list[int] = []

        async def held(jobs: Sequence[Job]) -> None:
            nonlocal looks
            looks += 1
            await goes_on.wait()
            written.append(len(jobs))
            await commit(jobs)

        monkeypatch.setattr(store, "_commit", held)
        health = Health(store)
        found = await asyncio.gather(*(health.check() for _ in range(6)), return_exceptions=True)
        assert [type(one) for one in found] == [TimeoutError] * 6 and looks == 1
        with pytest.raises(TimeoutError):
            await health.check()  # a failure is remembered too
        assert store.waiting == 0
        for _ in range(3):
            health._done_at = -1000.0
            with pytest.raises(TimeoutError):
                await health.check()
        goes_on.set()
        health._done_at = -1000.0
        await health.check()
        assert written == [1, 1, 1], "what nobody waits for any more is not written"
        await store.close()

    asyncio.run(main())


def test_nobody_waits_for_his_turn_to_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        store = await opened(tmp_path / "rooms.sqlite3")
        tried, fails = 0, asyncio.Event()

        async def away(jobs: Sequence[Job]) -> None:
            nonlocal tried
            tried += 1
            await fails.wait()
            raise OperationalError("x", None, OSError("the connection is lost"))

        with monkeypatch.context() as patch:
            patch.setattr(store, "_commit", away)
            add = insert(settings_table)
            first = asyncio.create_task(store.write(add.values(key="first", value="x")))
            while not tried:
                await asyncio.sleep(0)
            later = [
                asyncio.create_task(store.write(add.values(key=f"key {n}", value="x")))
                for n in range(5)
            ]
            await asyncio.sleep(0)
            fails.set()
            found = await asyncio.gather(first, *later, return_exceptions=True)
            assert {type(one) for one in found} == {OperationalError} and tried == 1
        await store.write(insert(settings_table).values(key="later", value="x"))
        await store.close()

    asyncio.run(main())


def test_postgresql_that_takes_the_call_and_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failover, a broken network: moves and questions fail soon instead of after a minute."""

    async def main() -> None:
        silent = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
        port = silent.sockets[0].getsockname()[1]
        assert engine.TIMEOUTS == {"timeout": 5.0, "command_timeout": 10.0}
        monkeypatch.setitem(engine.TIMEOUTS, "timeout", 0.2)
        found = make_engine(f"postgresql+asyncpg://x:x@127.0.0.1:{port}/x")
        moves = PostgresMoves(found, ("seq", "status"))
        with pytest.raises(OperationalError):
            await asyncio.wait_for(moves.commit([], [], []), 30)
        with pytest.raises(TimeoutError) as late:
            await asyncio.wait_for(Store(found).room("x"), 30)
        assert is_the_databases_fault(late.value)
        silent.close()
        await found.dispose()

    asyncio.run(main())


def test_a_store_that_is_closed_holds_no_connection(tmp_path: Path) -> None:
    async def main() -> None:
        store = await opened(tmp_path / "rooms.sqlite3")
        await setting(store, "x", "y")
        pool: Any = store.engine.pool
        assert pool.checkedin() > 0
        await store.close()
        assert pool.checkedin() == 0

    asyncio.run(main())
