"""Rooms whose maker chose the position or the seed: everybody is told, and knows no less."""

from __future__ import annotations

import json

import pytest

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, together
from westmarch.kernel import registry
from westmarch.kernel.engine.state import State
from westmarch.kernel.position_text import write_whole

WAR = "war_of_the_ring"
DUEL = "goal 5; score 0 0; last 0 0; hands 1 2 3 / 4 5 6"


def rigged() -> tuple[State, str]:
    """A whole position, as somebody could make it up."""
    s = registry.game(WAR).new(registry.game(WAR).choose_options({}), "rigged")
    return s, write_whole(s)


@pytest.mark.parametrize(
    ("more", "arranged"),
    [
        ({}, []),
        ({"seed": "mine"}, ["seed"]),
        ({"position": DUEL}, ["position"]),
        ({"position": DUEL, "seed": "mine"}, ["position", "seed"]),
    ],
)
def test_a_room_says_what_was_arranged(
    ann: Caller, bob: Caller, more: dict[str, str], arranged: list[str]
) -> None:
    room = ann.make("me", "open", listed=True, **more)
    for shown in (
        room,
        bob.room(room["id"]),
        *(one for one in bob.get("/api/rooms")["open"] if one["id"] == room["id"]),
        *(one for one in ann.get("/api/rooms")["mine"] if one["id"] == room["id"]),
    ):
        assert shown["arranged"] == arranged and shown["rateable"] is (not arranged)
    with bob.look(room["id"]) as seen:
        assert seen.state["room"]["arranged"] == arranged
    ann.delete(f"/api/rooms/{room['id']}")


def test_the_record_says_what_was_arranged(ann: Caller, bob: Caller) -> None:
    for more, arranged in (({}, None), ({"seed": "mine"}, ["seed"])):
        room = together(ann, bob, **more)["id"]
        ann.post(f"/api/rooms/{room}/resign", {"seat": 0})
        record = ann.get(f"/api/rooms/{room}/record")
        assert json.loads(record.splitlines()[0]).get("arranged") == arranged
        # Whoever uploads a record, its room is none that counts.
        again = ann.http.post("/api/records", content=record).json()
        assert again["rateable"] is False
        # A rematch of it has a seed of its own, and nothing is arranged any more.
        assert ann.post(f"/api/rooms/{room}/rematch")["arranged"] == []


def test_hidden_parts_of_a_stranger_s_position_are_dealt_anew(
    service: Service, ann: Caller, bob: Caller
) -> None:
    game = registry.game(WAR)
    made, position = rigged()
    # By chance a hand may be dealt as it was, once in some hundred times; not three times.
    anew = {0: False, 1: False}
    for _ in range(3):
        room = together(ann, bob, game=WAR, position=position, seed="known to ann")["id"]
        table = service.room(room).table
        assert table is not None
        s = table.state
        for seat in anew:
            anew[seat] |= game.view(s, seat)["hand"] != game.view(made, seat)["hand"]
    assert all(anew.values())
    assert s.decks != made.decks  # type: ignore[attr-defined]
    # What lies open is as it was said, and the game can be read back.
    assert game.view(s, None) == game.view(made, None)
    service.hall.forget(service.room(room), 1012, "")
    assert bob.room(room)["status"] == "playing"
    assert service.room(room).table.state == s  # type: ignore[union-attr]


def test_alone_a_position_is_taken_as_it_is(service: Service, ann: Caller) -> None:
    position = rigged()[1]
    for seats in (("me", "me"), ("me", "random")):
        room = ann.make(*seats, game=WAR, position=position)["id"]
        table = service.room(room).table
        assert table is not None and table.record.header.position == position
