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

from tests.server.service import Caller, Service
from westmarch.kernel import registry
from westmarch.kernel.fingerprints import of_rules
from westmarch.server import database as db
from westmarch.server.engine import make_engine
from westmarch.server.store import Store
from westmarch.server.writing import Job


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
        monkeypatch.setattr("westmarch.server.store.LOCKED_PATIENCE", 1e6)
        holder = sqlite3.connect(tmp_path / "rooms.sqlite3", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        writes = [
            asyncio.create_task(
                store.write(insert(db.settings).values(key=f"key {n}", value="kept"))
            )
            for n in range(8)
        ]
        while len(tried) < 2:
            await asyncio.sleep(0.01)
        holder.execute("ROLLBACK")
        holder.close()
        await asyncio.gather(*writes)
        assert set(tried) == {8}  # always all of them, never one by one
        assert await store.setting("key 7", "") == "kept"
        await store.close()

    asyncio.run(main())


def test_one_bad_write_still_undoes_no_other(tmp_path: Path) -> None:
    async def main() -> None:
        store = await opened(tmp_path / "rooms.sqlite3")
        add = insert(db.settings)
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
        await store.setting("x", "y")
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


def test_a_database_that_is_away_is_no_fault_of_the_server(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    service = serve()
    ann = Caller(service.url)
    room = ann.make("me", "open")["id"]

    async def away(*_: Any) -> None:
        raise ConnectionRefusedError("cannot connect")

    monkeypatch.setattr(Store, "_all", away)
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
