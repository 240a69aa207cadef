"""Killed at any moment, the server loses nothing and goes on."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from random import Random

from tests.server.support.server_process import Process, alive
from tools.harness.site_client import Caller, Seen, until
from westmarch.kernel import record as records

SAME = ("n", "view", "decision", "you")


def to_battle(seen: Seen, rng: Random) -> None:
    """Play a war at random until a Combat card is to be chosen."""
    for _ in range(3000):
        if seen.state["decision"]["kind"] == "combat_card" and seen.state["n"] > 60:
            return
        seen.act(rng.choice(seen.state["decision"]["actions"])["action"])
    raise AssertionError("no battle")


def test_killed_in_the_middle_of_a_battle(tmp_path: Path) -> None:
    database = tmp_path / "rooms.sqlite3"
    rng = Random(1)
    with Process(database) as process:
        ann = Caller(process.url)
        room = ann.make("me", "me", game="war_of_the_ring")["id"]
        with ann.look(room) as seen:
            to_battle(seen, rng)
            seen.say(type="chat", text="hold the line")
            seen.next("chat")
            before = dict(seen.state)
            lines = [line for frame in seen.frames for line in frame.get("events", ())]
            process.kill()
    with Process(database) as process:
        ann = ann.at(process.url)
        with ann.look(room) as seen:
            for key in SAME:
                assert seen.state[key] == before[key]
            assert seen.state["events"] == lines[-400:]
            assert [line["text"] for line in seen.state["chat"]] == ["hold the line"]
            for _ in range(60):
                if not seen.mine:
                    break
                told = seen.act(rng.choice(seen.state["decision"]["actions"])["action"])
                assert told["type"] == "update"
        ann.post(f"/api/rooms/{room}/resign", {"seat": 0})
        saved = records.loads(ann.get(f"/api/rooms/{room}/record"))
        records.verify(saved)
        assert process.stop() == 0


def test_every_move_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    """Killed while moves pour in, again and again: what was told was stored, once."""
    database = tmp_path / "rooms.sqlite3"
    rng = Random(2)
    told = 0
    ann: Caller | None = None
    room = ""
    for number in range(3):
        with Process(database) as process:
            if ann is None:
                ann = Caller(process.url)
                room = ann.make("me", "me", game="war_of_the_ring")["id"]
            else:
                ann = ann.at(process.url)
            with ann.look(room) as seen:
                # The move on its way when the server died may be there too, but no other.
                assert told <= seen.state["n"] <= told + 1
                told = seen.state["n"]
                killer = threading.Timer(0.3 + 0.13 * number, process.kill)
                killer.start()
                seen.act_until_closed(rng)
                told = seen.state["n"]
                killer.join()
    assert told > 20


def test_a_bot_s_turn_is_resumed_and_its_process_does_not_stay(tmp_path: Path) -> None:
    database = tmp_path / "rooms.sqlite3"
    with Process(database) as process:
        ann = Caller(process.url)
        room = ann.make("me", "dawdles")["id"]
        with ann.look(room) as seen:
            seen.act(["stake", "done"])
            seen.act()
            seen.next("thinking")
        workers = until(process.children)
        process.kill()
        until(lambda: not any(alive(pid) for pid in workers))
    with Process(database) as process:
        ann = ann.at(process.url)
        # Nobody looks, and still the bot moves.
        until(lambda: ann.room(room)["moves"] >= 3)


def test_free_undo_survives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "rooms.sqlite3"
    with Process(database) as process:
        ann, bob = Caller(process.url), Caller(process.url)
        room = ann.make("me", "open")["id"]
        bob.post(f"/api/rooms/{room}/seats/1")
        ann.post(f"/api/rooms/{room}/start")
        with ann.look(room) as seen:
            seen.act(["stake", "more"])
        time.sleep(0.05)
        process.kill()
    with Process(database) as process:
        ann = ann.at(process.url)
        with ann.look(room) as seen:
            assert seen.state["decision"]["can_undo"] is True
            seen.say(type="undo")
            assert seen.next("update")["view"]["stake"] == 0
