"""What is kept: the journal is the game, a snapshot only saves time; older layouts are migrated."""

from __future__ import annotations

import asyncio
import sqlite3
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

import westmarch
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, play_on
from westmarch.cli.app import run
from westmarch.kernel.engine.errors import BadOption
from westmarch.server.config import database_url
from westmarch.server.storage.engine import make_engine, migrations, whole_after
from westmarch.server.storage.tables import rooms as db


def test_the_server_uses_and_survives_its_snapshots(serve: Callable[..., Service]) -> None:
    """After an upgrade snapshots are of another version: the journal is played again."""
    first = serve(snapshot_every=10)
    ann = Caller(first.url)
    room = ann.make("me", "me", game="war_of_the_ring")["id"]
    rng = Random(4)
    with ann.look(room) as seen:
        play_on([seen], 120, lambda d: rng.choice(d["actions"])["action"])
        before = seen.state
    first.stop()
    path = first.settings.database.partition("///")[2]
    with sqlite3.connect(path) as connection:
        (version, moves) = connection.execute("select version, moves from snapshots").fetchone()
        assert version == westmarch.__version__ and moves > 60
        connection.execute("update snapshots set version = '0.0.1', state = 'of yore'")
    connection.close()
    second = serve()
    again = Caller(second.url, guest=False)
    again.http.cookies = ann.http.cookies
    with again.look(room) as seen:
        for key in ("n", "view", "decision"):
            assert seen.state[key] == before[key]
        assert seen.act()["type"] == "update"


def test_a_line_of_the_log_that_cannot_be_read_stops_nothing(serve: Callable[..., Service]) -> None:
    first = serve()
    ann = Caller(first.url)
    room = ann.make("me", "random")["id"]
    with ann.look(room) as seen:
        before = seen.act(["stake", "done"])
    first.stop()
    path = first.settings.database.partition("///")[2]
    with sqlite3.connect(path) as connection:
        broken = "update journal set events = '[{' where room = ? and seq = 0"
        connection.execute(broken, (room,))
    connection.close()
    again = Caller(serve().url, guest=False)
    again.http.cookies = ann.http.cookies
    assert again.room(room)["status"] == "playing"
    with again.look(room) as seen:
        assert seen.state["view"] == before["view"] and seen.state["decision"]["mine"]


def test_a_game_that_cannot_be_read_stops_nothing_else(serve: Callable[..., Service]) -> None:
    first = serve()
    ann = Caller(first.url)
    broken, whole = ann.make("me", "random")["id"], ann.make("me", "random")["id"]
    with ann.look(broken) as seen:
        seen.act(["stake", "done"])
    first.stop()
    path = first.settings.database.partition("///")[2]
    with sqlite3.connect(path) as connection:
        connection.execute(
            "update journal set data = replace(data, 'stake', 'steak') where room = ?", (broken,)
        )
        connection.execute("delete from states where room = ?", (broken,))
    connection.close()
    second = serve()
    again = Caller(second.url, guest=False)
    again.http.cookies = ann.http.cookies
    found = again.room(broken)
    assert (found["status"], found["ending"]) == ("aborted", "unreadable")
    with again.look(broken) as seen:
        assert seen.state["view"] == {} and seen.state["decision"] is None
    with again.look(whole) as seen:
        assert seen.act(["stake", "done"])["type"] == "update"


def test_a_move_that_cannot_be_stored_is_not_made(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    service = serve()
    ann = Caller(service.url)
    room = ann.make("me", "me")["id"]

    async def full(*_: object, **__: object) -> None:
        raise OSError("no space left on device")

    with ann.look(room) as seen:
        seen.act(["stake", "more"])
        before = seen.state
        with monkeypatch.context() as patch:
            patch.setattr(service.hall.store, "write", full)
            seen.say(type="act", n=1, action=["stake", "done"])
            assert seen.next("update", "refused")["code"] == "not_stored"
            with pytest.raises(ConnectionClosed) as closed:
                seen.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    with ann.look(room) as seen:
        for key in ("n", "view", "decision"):
            assert seen.state[key] == before[key]
        assert seen.act(["stake", "done"])["n"] == 2


# ---- the database's layout


def migrated(path: Path, revision: str) -> None:
    async def go() -> None:
        engine = make_engine(database_url(str(path)))
        async with engine.begin() as connection:

            def upgrade(sync: Any) -> None:
                config = migrations()
                config.attributes["connection"] = sync
                command.upgrade(config, revision)

            await connection.run_sync(upgrade)
        await engine.dispose()

    asyncio.run(go())


def test_the_migrations_make_the_tables_the_program_uses(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite3"
    migrated(path, "head")

    async def differences() -> list[Any]:
        engine = make_engine(database_url(str(path)))
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), db.metadata)
            )
        await engine.dispose()
        return list(found)

    assert asyncio.run(differences()) == []


def test_a_database_of_the_first_layout_is_brought_up_to_date(
    tmp_path: Path, serve: Callable[..., Service]
) -> None:
    path = tmp_path / "rooms.sqlite3"
    migrated(path, "0001")
    with sqlite3.connect(path) as connection:
        connection.execute("insert into settings values ('secret', 'kept for good')")
    connection.close()
    service = serve()
    ann = Caller(service.url)
    assert ann.make("me", "me")["status"] == "playing"
    service.stop()
    with sqlite3.connect(path) as connection:
        (secret,) = connection.execute("select value from settings where key='secret'").fetchone()
        (mode,) = connection.execute("pragma journal_mode").fetchone()
    connection.close()
    assert secret == "kept for good" and mode == "wal"


def by_hand(path: Path, work: Callable[..., None], revision: str) -> None:
    """As ``alembic -x database=FILE`` does it."""
    config = migrations()
    config.cmd_opts = Namespace(x=[f"database={path}"])
    work(config, revision)


def counted(path: Path) -> dict[str, int]:
    with sqlite3.connect(path) as connection:
        found = {
            name: connection.execute(f"select count(*) from {name}").fetchone()[0]
            for name in ("rooms", "seats", "journal", "chat", "states", "snapshots")
        }
    connection.close()
    return found


@pytest.mark.parametrize("revision", ["0019", "0016", "0013", "0010", "0009", "0006"])
def test_no_game_is_lost_on_the_way_to_another_layout_and_back(
    tmp_path: Path, serve: Callable[..., Service], revision: str
) -> None:
    """SQLite makes a table anew to change it: what belongs to its rows must not go with the old
    one."""
    path = tmp_path / "rooms.sqlite3"
    service = serve(snapshot_every=1)
    ann = Caller(service.url)
    rooms = [ann.make("me", "me")["id"] for _ in range(3)]
    for room in rooms:
        with ann.look(room) as seen:
            for _ in range(4):
                seen.act()
            seen.say(type="chat", text="well met")
            seen.next("chat")
    service.stop()
    before = counted(path)
    assert before["rooms"] == before["states"] == before["chat"] == 3 and before["journal"] == 15
    by_hand(path, command.downgrade, nearest(revision))
    assert counted(path) == before
    by_hand(path, command.upgrade, "head")
    assert counted(path) == before
    again = ann.at(serve().url)
    for room in rooms:
        with again.look(room) as seen:
            assert seen.state["n"] == 4 and len(seen.state["chat"]) == 1


def nearest(revision: str) -> str:
    """A revision, or the last one before it that there is."""
    known = (one.revision for one in ScriptDirectory.from_config(migrations()).walk_revisions())
    return max(one for one in known if one <= revision)


def test_a_migration_that_leaves_rows_of_nothing_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite3"
    migrated(path, "head")
    with sqlite3.connect(path) as connection:
        columns = [row[1] for row in connection.execute("pragma table_info(rooms)") if row[3]]
        marks = ", ".join("?" * len(columns))
        names = ", ".join(f'"{name}"' for name in columns)
        connection.execute(f"insert into rooms ({names}) values ({marks})", ["1"] * len(columns))
        connection.execute("insert into seats (room, seat, kind) values ('1', 0, 'open')")
    connection.close()

    async def go() -> None:
        engine = make_engine(database_url(str(path)))

        def loses(sync: Any) -> None:
            with whole_after(sync):
                sync.exec_driver_sql("delete from rooms")

        async with engine.connect() as connection:
            with pytest.raises(IntegrityError, match="seats"):
                await connection.run_sync(loses)
            guarded = await connection.exec_driver_sql("pragma foreign_keys")
            assert guarded.scalar_one() == 1
        await engine.dispose()

    asyncio.run(go())
    assert counted(path)["rooms"] == counted(path)["seats"] == 1


def test_accounts_that_look_alike_already_stay(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite3"
    migrated(path, "0004")
    with sqlite3.connect(path) as connection:
        for id_, name in (("a", "frodo"), ("b", "fr\u043edo"), ("c", "sam")):
            connection.execute(
                "insert into people values (?, ?, ?, 'hash', '2026-01-01')", (id_, name, name)
            )
        connection.execute("insert into people values ('g', 'Guest', null, null, '2026-01-01')")
    connection.close()
    migrated(path, "head")
    with sqlite3.connect(path) as connection:
        found = connection.execute("select id, skeleton from people order by id").fetchall()
    connection.close()
    assert found == [("a", "frodo"), ("b", None), ("c", "sarn"), ("g", None)]


def test_a_database_of_a_later_version_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rooms.sqlite3"
    migrated(path, "head")
    with sqlite3.connect(path) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    assert run(["serve", "--port", "0", "--database", str(path)]) == 2
    assert "later version" in capsys.readouterr().err


def test_a_database_that_cannot_be_opened_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--port", "0", "--database", str(tmp_path / "no" / "such.db")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("westmarch: cannot open the database") and said.count("\n") == 1
    assert run(["serve", "--port", "0", "--database", "oracle://x"]) == 2
    assert "unknown kind" in capsys.readouterr().err


def test_addresses_of_databases(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert database_url("sqlite:////tmp/x.db") == "sqlite+aiosqlite:////tmp/x.db"
    assert database_url("/tmp/x.db") == "sqlite+aiosqlite:////tmp/x.db"
    assert database_url("postgresql://a@b/c") == "postgresql+asyncpg://a@b/c"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url(None).endswith(f"{tmp_path}/westmarch/westmarch.sqlite3")
    with pytest.raises(BadOption):
        database_url("mysql://x")


def test_a_port_in_use_is_told(capsys: pytest.CaptureFixture[str], service: Service) -> None:
    port = service.address.rpartition(":")[2]
    assert run(["serve", "--port", port, "--database", "/tmp/none.sqlite3"]) == 2
    assert "cannot listen" in capsys.readouterr().err


def test_rated_games_of_old_count_for_the_number_of_opponents(tmp_path: Path) -> None:
    """Up to 0021: a game against a bot of somebody's and one against a bot of the house."""
    path = tmp_path / "rooms.sqlite3"
    revisions = _revisions()
    migrated(path, revisions[revisions.index("0021") - 1])
    with sqlite3.connect(path) as old:
        old.execute("PRAGMA foreign_keys=OFF")
        change = "INSERT INTO rating_changes VALUES (?,?,?,'duel',?,1,1500,350,1600,300,'2026')"
        for room, person, seat, side in (
            ("one", "ann", 0, "red"),
            ("one", "bot.b", 1, "blue"),
            ("two", "ann", 0, "red"),
            ("six", "ann", 1, "blue"),
            ("six", "bob", 0, "red"),
        ):
            old.execute(change, (room, person, seat, side))
        old.execute("INSERT INTO bots VALUES ('bot.b','bob',NULL,'[]','all',1,'2026','2026',NULL)")
        seat_ = "INSERT INTO seats VALUES (?,?,?,?,?,?,NULL)"
        old.execute(seat_, ("two", 0, "person", None, "ann", "Ann"))
        old.execute(seat_, ("two", 1, "bot", "easy", None, None))
        for person, side in (("ann", "red"), ("ann", "blue"), ("bob", "red"), ("bot.b", "blue")):
            rating = "INSERT INTO ratings VALUES (?,'duel',?,1600,300,1,1,'2026')"
            old.execute(rating, (person, side))
    migrated(path, "head")
    with sqlite3.connect(path) as new:
        met = set(new.execute("SELECT room, person, holder, opponent FROM rating_meetings"))
        known = {
            (person, side): count
            for person, side, count in new.execute("SELECT person, side, opponents FROM ratings")
        }
    assert met == {
        ("one", "ann", "ann", "bob"),
        ("one", "bot.b", "bob", "ann"),
        ("two", "ann", "ann", "house.easy"),
        ("six", "ann", "ann", "bob"),
        ("six", "bob", "bob", "ann"),
    }
    assert known == {
        ("ann", "red"): 2,
        ("ann", "blue"): 1,
        ("bob", "red"): 1,
        ("bot.b", "blue"): 1,
    }


def _revisions() -> list[str]:
    """The layouts there have been, the oldest first."""
    scripts = ScriptDirectory.from_config(migrations()).walk_revisions()
    return [one.revision for one in scripts][::-1]
