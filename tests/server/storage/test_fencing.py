"""A room is only written by who knows how it stands; one server on a file at a time."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support.live_server import Service
from tests.server.support.server_process import ROOT, Process
from tools.harness.site_client import Caller


def meddle(tmp_path: Path, statement: str) -> None:
    """What another process writes."""
    connection = sqlite3.connect(tmp_path / "rooms.sqlite3")
    with connection:
        assert connection.execute(statement).rowcount == 1
    connection.close()


@pytest.mark.parametrize("change", ["epoch = epoch + 1", "seq = seq + 1"])
def test_a_room_that_changed_hands_is_not_written(
    serve: Callable[..., Service], tmp_path: Path, change: str
) -> None:
    service = serve()
    ann, bob = Caller(service.url), Caller(service.url)
    room = ann.make("me", "me")["id"]
    with ann.look(room) as seen, bob.look(room) as other:
        meddle(tmp_path, f"update rooms set {change} where id = '{room}'")
        seen.say(type="act", n=0, action=["stake", "more"])
        for one in (seen, other):
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    one.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    connection = sqlite3.connect(tmp_path / "rooms.sqlite3")
    (count,) = connection.execute("select count(*) from journal").fetchone()
    connection.close()
    assert count == 1  # the beginning: nothing was written
    if "epoch" in change:
        with ann.look(room) as seen:
            assert seen.act(["stake", "more"])["type"] == "update"


def test_other_rooms_are_stored_beside_one_that_changed_hands(
    serve: Callable[..., Service], tmp_path: Path
) -> None:
    service = serve()
    ann = Caller(service.url)
    rooms = [ann.make("me", "open")["id"] for _ in range(6)]
    meddle(tmp_path, f"update rooms set epoch = 7 where id = '{rooms[3]}'")
    hall = service.hall

    async def all_at_once() -> list[BaseException | None]:
        found = [await hall.room(id_) for id_ in rooms]
        return await asyncio.gather(
            *(hall.store.write(room=room.row) for room in found), return_exceptions=True
        )

    told = service.do(all_at_once())
    assert [type(one).__name__ for one in told] == ["NoneType"] * 3 + ["Fenced"] + ["NoneType"] * 2


def test_a_seat_whose_person_changed_elsewhere_is_not_given_away(
    serve: Callable[..., Service], tmp_path: Path
) -> None:
    service = serve()
    ann, bob, eve = (Caller(service.url) for _ in range(3))
    room = ann.make("me", "open")["id"]
    meddle(
        tmp_path, f"update seats set person = '{eve.me['id']}' where room = '{room}' and seat = 1"
    )
    bob.post(f"/api/rooms/{room}/seats/1", status=503)
    assert bob.room(room)["seats"][1]["player"]["id"] == eve.me["id"]
    bob.post(f"/api/rooms/{room}/seats/1", status=409)


def test_what_is_said_in_a_room_that_changed_hands_is_not_kept(
    serve: Callable[..., Service], tmp_path: Path
) -> None:
    service = serve()
    ann = Caller(service.url)
    room = ann.make("me", "me")["id"]
    with ann.look(room) as seen:
        meddle(tmp_path, f"update rooms set epoch = 7 where id = '{room}'")
        seen.say(type="chat", text="is anybody there?")
        with pytest.raises(ConnectionClosed):
            while True:
                seen.next()
    with ann.look(room) as seen:
        assert seen.state["chat"] == []


def test_a_second_server_on_a_file_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "rooms.sqlite3"
    command = [sys.executable, "-c", "from westmarch.cli import main; main()"]
    with Process(database) as first:
        second = subprocess.run(
            [*command, "serve", "--port", "0", "--database", str(database)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert second.returncode == 2
        (line,) = second.stderr.splitlines()
        assert "another server is already using" in line and "--redis" in line
        assert Caller(first.url).get("/api/health")["status"] == "ok"
        first.kill()
    with Process(database) as again:  # the lock died with its holder
        assert Caller(again.url).get("/api/health")["status"] == "ok"
