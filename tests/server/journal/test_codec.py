"""What is kept: the journal is the game, a snapshot only saves time; older layouts are migrated."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

import westmarch
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, play_on
from westmarch.cli.app import run
from westmarch.kernel.engine.errors import BadOption
from westmarch.server.config import database_url


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
