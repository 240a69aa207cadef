"""A server that is asked to end finishes what it has taken, and sends everybody elsewhere."""

from __future__ import annotations

import signal
import threading
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.support.server_process import Process
from tools.harness.site_client import RESTARTING, Caller, Seen, until


def ended_after(process: Process, seen: Seen, moves: int) -> None:
    """Ask a server to end in the middle of play, once so many moves have been told."""
    until(lambda: seen.state["n"] >= moves)
    process.signal(signal.SIGTERM)


def test_no_acknowledged_move_is_lost_and_none_made_unseen(tmp_path: Path) -> None:
    """Ended while moves pour in: every move that was stored had been told, before the farewell."""
    database = tmp_path / "rooms.sqlite3"
    rng = Random(3)
    ann: Caller | None = None
    room, told = "", 0
    for number in range(2):
        with Process(database) as process:
            if ann is None:
                ann = Caller(process.url)
                room = ann.make("me", "me", game="war_of_the_ring")["id"]
            else:
                ann = ann.at(process.url)
            with ann.look(room) as seen:
                assert seen.state["n"] == told
                enough = told + 10 + number
                end = threading.Thread(target=ended_after, args=(process, seen, enough))
                end.start()
                assert seen.act_until_closed(rng) == RESTARTING
                told = seen.state["n"]
                end.join()
            assert process.wait() == 0
    assert told >= 20


def test_a_draining_server_takes_nobody_in_and_a_second_signal_ends_it(tmp_path: Path) -> None:
    database = tmp_path / "rooms.sqlite3"
    with Process(database, "--drain-seconds", "300", "--metrics-from", "127.0.0.1") as process:
        ann = Caller(process.url)
        room = ann.make("me", "me")["id"]
        with ann.look(room) as seen:
            process.signal(signal.SIGTERM)
            until(lambda: ann.http.get("/api/health").status_code == 503)
            health = ann.get("/api/health", 503)
            assert health["error"]["code"] == "draining"
            assert "\nwestmarch_draining 1.0\n" in ann.get("/metrics")
            wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]}
            assert ann.post("/api/rooms", wish, 503)["error"]["code"] == "draining"
            with pytest.raises(InvalidStatus), ann.look(room):
                pass
            # Who is there plays on until he is sent away.
            assert seen.act()["type"] == "update"
            process.signal(signal.SIGTERM)
            assert process.wait(120) == 128 + signal.SIGTERM  # long before the 300 seconds are over
    with Process(database) as process:
        assert ann.at(process.url).room(room)["moves"] == 1


def test_a_bot_s_turn_is_handed_back(tmp_path: Path) -> None:
    """Nobody waits for a bot that is thinking; the next process goes on with its turn."""
    database = tmp_path / "rooms.sqlite3"
    with Process(database) as process:
        ann = Caller(process.url)
        room = ann.make("me", "dawdles")["id"]
        with ann.look(room) as seen:
            seen.act(["stake", "done"])
            seen.act()
            seen.next("thinking")
            process.signal(signal.SIGTERM)
            assert seen.hear_until_closed() == RESTARTING
        assert process.wait() == 0
    with Process(database) as process:
        ann = ann.at(process.url)
        until(lambda: ann.room(room)["moves"] >= 3)
