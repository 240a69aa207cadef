"""Somebody who only reads, as much as he can, takes neither the memory nor the processor of those
who play (`benchmarks/flood.py reading` measures it)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support.live_server import Service, no_refill, toys
from tests.server.support.moved_clock import NEVER
from tools.harness.site_client import Caller
from westmarch.server.http.rate_limits import Limiter, Limits
from westmarch.server.records import replay
from westmarch.server.rooms import loading
from westmarch.tabletop.views import replay_view

Serving = Callable[..., Service]


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    started: list[Service] = []

    def start(**settings: Any) -> Service:
        chosen = {"bots": False, "watch_seconds": NEVER, **settings}
        started.append(Service(tmp_path / "rooms.sqlite3", **chosen).start())
        return started[-1]

    with toys():
        yield start
        for one in started:
            one.stop()


def finished(ann: Caller) -> str:
    room = str(ann.make("me", "open")["id"])
    Caller(ann.url).post(f"/api/rooms/{room}/seats/1")
    ann.post(f"/api/rooms/{room}/start")
    ann.post(f"/api/rooms/{room}/resign", {"seat": 0})
    return room


def test_pages_of_finished_games_bring_none_of_them_into_memory(serving: Serving) -> None:
    house = serving()
    ann, stranger = Caller(house.url), Caller(house.url)
    rooms = [finished(ann) for _ in range(replay.FILMS_KEPT + 4)]
    house.hall.sweep(-1)
    for room in rooms:
        page = stranger.room(room)
        assert (page["status"], page["ending"]) == ("finished", "resigned") and page["seed"]
        assert stranger.get(f"/api/rooms/{room}/replay", seat="all")["last"] == 0
        assert stranger.get(f"/api/rooms/{room}/story")["lengths"]["moves"] == 0
        assert stranger.get(f"/api/rooms/{room}/record").count("\n") == 2
        assert stranger.get(f"/api/rooms/{room}/public")["position"]
        assert stranger.get(f"/api/rooms/{room}/odds") == {"odds": None}
        assert stranger.get(f"/api/rooms/{room}/prospects")["prospects"] == []
        assert stranger.get(f"/api/rooms/{room}/review")["status"] == "none"
    assert not house.hall.rooms
    films: replay.Films = house.app.state.films
    assert len(films._kept) == replay.FILMS_KEPT


def test_games_that_nobody_looks_at_leave_when_there_are_too_many(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "KEPT", -1.0)
    monkeypatch.setattr(loading, "EMPTY", 100_000)
    house = serving(room_megabytes=1)
    ann = Caller(house.url)
    rooms = [ann.make("me", "me")["id"] for _ in range(30)]
    with ann.look(rooms[0]) as seen:
        for room in rooms:
            assert ann.room(room)["status"] == "playing"
            taken = sum(map(loading.weight, house.hall.rooms.values()))
            assert taken <= 1024 * 1024 and rooms[0] in house.hall.rooms
        assert rooms[-1] in house.hall.rooms and rooms[1] not in house.hall.rooms
        assert seen.act(["stake", "more"])["n"] == 1
    with ann.look(rooms[1]) as seen:  # it is read again, as it was
        assert seen.act(["stake", "more"])["n"] == 1


def test_who_reads_too_much_waits_and_who_plays_does_not(serving: Serving) -> None:
    house = serving(limits=True)
    limits: Limits = house.app.state.limits
    ann = Caller(house.url)
    played, other, over = ann.make("me", "me")["id"], ann.make("me", "me")["id"], finished(ann)
    house.hall.sweep(-1)
    with ann.look(played) as seen:
        limits.reading._buckets.clear()
        no_refill(limits.reading)
        limits.reading.burst = 1.0
        for path in ("", "/odds"):
            assert ann.get(f"/api/rooms/{other}{path}", 429)["error"]["code"] == "too_many_requests"
        ann.post(f"/api/rooms/{other}/resign", {"seat": 0}, 429)
        for path in ("record", "replay", "story"):
            ann.get(f"/api/rooms/{over}/{path}", 429)
        with ann.look(other, hello=False) as late, pytest.raises(ConnectionClosed) as ended:
            late.next()
        assert ended.value.rcvd is not None and ended.value.rcvd.code == 1013
        assert other not in house.hall.rooms
        assert seen.act(["stake", "more"])["n"] == 1
        assert ann.room(played)["n"] == 1  # it is in memory
        assert ann.room(over)["status"] == "finished"  # so little is not counted


SAID: dict[str, Any] = {
    "POST abort": {"seat": 0},
    "POST resign": {"seat": 0},
    "POST claim": {"seat": 1, "way": "win"},
    "POST draw": {"agree": True},
    "POST puzzle": {"give_up": True},
    "POST continue": {"at": 0, "seat": 0, "bot": "random"},
    "POST seats/{seat}/bot": {"bot": "random"},
    "PUT hints": {"on": True},
    "POST hint": {"n": 0},
    "POST problem": {"text": "?"},
    "POST report": {"reason": "other", "text": "?"},
}
"""What is sent with a request for a room, where something has to be."""


def test_no_way_to_a_room_reads_it_uncounted(serving: Serving) -> None:
    house = serving(limits=True)
    limits: Limits = house.app.state.limits
    ann = Caller(house.url)
    rooms = {ann.make("me", "me")["id"], finished(ann)}
    for limiter in vars(limits).values():
        if isinstance(limiter, Limiter):
            limiter.enabled = limiter is limits.reading
    no_refill(limits.reading)
    limits.reading.burst = 1.0
    limits.reading._buckets.clear()
    house.hall.sweep(-1)
    tried = set()
    for route in house.app.routes:
        begin, _, rest = route.path.partition("{room_id:str}")
        if begin != "/api/rooms/":
            continue
        name = rest.strip("/").replace(":int}", "}").replace(":str}", "}")
        for method in sorted(set(route.methods) - {"OPTIONS", "HEAD"}):  # type: ignore[union-attr]
            for room in rooms:
                path = f"/api/rooms/{room}/{name}".rstrip("/").format(seat=1, whom="x")
                answer = ann.http.request(method, path, json=SAID.get(f"{method} {name}"))
                tried.add((method, name, answer.status_code))
                assert not house.hall.rooms, (method, path)
    assert not [one for one in tried if one[2] in (400, 404, 405, 500)], tried
    assert {("GET", "public", 429), ("GET", "mutes", 429), ("POST", "abort", 429)} <= tried


def test_a_film_is_made_once_however_many_ask_for_it(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = serving()
    ann = Caller(house.url)
    room = finished(ann)
    made: list[Any] = []
    film = replay.film_of

    def counted(*given: Any) -> replay_view.Film:
        made.append(given)
        return film(*given)

    monkeypatch.setattr(replay, "film_of", counted)

    async def six() -> set[int]:
        films: replay.Films = house.app.state.films
        hall = house.hall
        found = await hall.look_up(room)
        same = [films.of(found, hall.store, hall.loading.slots) for _ in range(6)]
        return set(map(id, await asyncio.gather(*same)))

    assert len(house.do(six())) == 1 and len(made) == 1
