"""Hints and reviews over the wire."""

from __future__ import annotations

import time

from tests.server.service import Caller

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
