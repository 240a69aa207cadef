"""Hints and reviews over the wire."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from typing import Any

import pytest

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, until

ALONE = {"game": "lotr_card_game", "options": {"deck_1": "leadership"}, "seats": [{"kind": "me"}]}
AGAINST = {"game": "five_armies", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_a_hint_and_a_review_of_a_game_of_ones_own(ann: Caller, bob: Caller) -> None:
    room = ann.post("/api/rooms", ALONE)
    assert room["hints"] is True
    path = f"/api/rooms/{room['id']}"
    hint = ann.post(f"{path}/hint", {"n": room["n"]})
    assert hint["n"] == room["n"] and 1 <= len(hint["choices"]) <= 3
    assert all(one["why"] and one["labels"] and 0 <= one["chance"] <= 1 for one in hint["choices"])
    assert bob.post(f"{path}/hint", {"n": room["n"]}, status=403)
    assert ann.get(f"{path}/review")["status"] == "none"
    assert ann.post(f"{path}/review", status=409)
    with ann.look(room["id"]) as table:
        table.act(hint["choices"][0]["action"])
    assert bob.get(f"{path}/review", status=403)
    assert ann.post(f"{path}/review")["status"] in ("working", "done")
    for _ in range(600):
        found = ann.get(f"{path}/review")
        if found["status"] != "working":
            break
        time.sleep(0.1)
    assert found["status"] == "done" and found["review"]["seat"] == 0
    assert found["review"]["curve"] and found["done"] == found["count"]


def test_hints_are_off_among_opponents_until_the_host_allows_them(ann: Caller, bob: Caller) -> None:
    room = ann.post("/api/rooms", AGAINST)
    path = f"/api/rooms/{room['id']}"
    assert room["hints"] is False
    bob.post(f"{path}/seats/1")
    room = ann.post(f"{path}/start")
    who = ann if room["to_act"] == [0] else bob
    assert who.post(f"{path}/hint", {"n": room["n"]}, status=403)
    assert bob.put(f"{path}/hints", {"on": True}, status=403)
    room = ann.put(f"{path}/hints", {"on": True})
    assert room["hints"] is True
    before, since = room["n"], room["since"]
    hint = who.post(f"{path}/hint", {"n": before})
    room = ann.get(path)
    assert hint["n"] == room["n"] == before + 1 and room["since"] == since


@pytest.mark.parametrize("comes", ["an answer", "a failure"])
def test_who_hangs_up_while_a_hint_is_worked_out_stops_nothing(
    service: Service, ann: Caller, monkeypatch: pytest.MonkeyPatch, comes: str
) -> None:
    """The process of its own thinks to its end, for nobody: to stop it would cost the others
    theirs."""
    room = ann.post("/api/rooms", ALONE)
    hall = service.hall
    begun, ends, ended = asyncio.Event(), asyncio.Event(), threading.Event()
    done: list[str] = []

    async def think(_: Any) -> Any:
        begun.set()
        try:
            await ends.wait()
            done.append("thought to the end")
            if comes == "a failure":
                raise RuntimeError
        finally:
            ended.set()

    monkeypatch.setattr(hall, "do", think)
    watchers = list(hall.watchers)
    body = json.dumps({"n": room["n"]})
    cookies = "; ".join(f"{key}={value}" for key, value in ann.http.cookies.items())
    host, port = service.address.split(":")
    with socket.create_connection((host, int(port))) as connection:
        asked = (
            f"POST /api/rooms/{room['id']}/hint HTTP/1.1\r\nHost: {service.address}\r\n"
            f"Cookie: {cookies}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n{body}"
        )
        connection.sendall(asked.encode())
        until(begun.is_set)
    until(lambda: hall.watchers == watchers)  # the server has noticed
    assert not ended.is_set()

    async def end() -> None:
        ends.set()

    service.do(end())
    until(ended.is_set)
    assert done == ["thought to the end"]
    with ann.look(room["id"]) as seen:
        assert seen.act()["type"] == "update"
    assert ann.get("/api/health")["status"] == "ok"
