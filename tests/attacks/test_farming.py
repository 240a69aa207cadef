"""A dozen straw men give up one after the other, to put their master on top of the leaderboard."""

from __future__ import annotations

import itertools
import uuid

import httpx

from tests.attacks.conftest import Serve
from tools.harness.site_client import Caller, play_on

PASSWORD = "speak friend and enter"
GAME = "five_armies"


def straw_man(url: str) -> Caller | None:
    """Another account of the same person; None: no more are made today."""
    one = Caller(url)
    wish = {"name": f"Straw {uuid.uuid4().hex[:8]}", "password": PASSWORD}
    answer = one.http.post("/api/accounts", json=wish)
    if answer.status_code == 429:
        assert answer.json()["error"]["code"] in ("too_many_accounts", "too_many_requests")
        return None
    one.me = answer.json()
    return one


def met(master: Caller, straw: Caller, moves: int) -> str | None:
    """A rated game that the straw man gives up after so many moves; None: too often."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": GAME, "rated": True, "seats": seats}
    answer = master.http.post("/api/rooms", json=wish)
    if answer.status_code == 429:
        return None
    room = str(answer.json()["id"])
    straw.post(f"/api/rooms/{room}/seats/1", status=200)
    master.post(f"/api/rooms/{room}/start", status=200)
    if moves:
        with master.look(room) as first, straw.look(room) as second:
            play_on([first, second], moves)
    straw.post(f"/api/rooms/{room}/resign", {"seat": 1}, 200)
    return room


def board(master: Caller) -> dict[str, object]:
    found: dict[str, object] = master.get(f"/api/leaderboards/{GAME}")
    return found


def test_games_given_up_at_once_make_nobody_strong(serve: Serve) -> None:
    url = serve().url
    master = straw_man(url)
    assert master is not None
    straws = [one for one in (straw_man(url) for _ in range(12)) if one is not None]
    assert len(straws) <= 9, "ten accounts a day of an address"
    games = [met(master, straw, 0) for straw in straws for _ in range(3)]
    assert any(games)
    assert board(master)["places"] == [] and board(master)["mine"] is None
    assert master.get(f"/api/people/{master.me['name']}")["records"] == []


def test_the_same_straw_man_again_and_again_is_worth_little(serve: Serve) -> None:
    url = serve().url
    master, straw = straw_man(url), straw_man(url)
    assert master is not None and straw is not None
    points = [1500]
    for _ in range(6):
        room = met(master, straw, 60)
        assert room is not None
        points.append(master.get(f"/api/rooms/{room}/ratings")["players"][0]["points"])
    gains = [after - before for before, after in itertools.pairwise(points)]
    assert gains[5] <= gains[1] / 8, gains
    assert board(master)["places"] == [], "one opponent is no leaderboard's"


def test_no_straw_man_moderates(serve: Serve) -> None:
    """Every door of the moderators is shut to all others."""
    url = serve().url
    straw = straw_man(url)
    assert straw is not None
    for guest in (straw.http, httpx.Client(base_url=url), Caller(url).http):
        for method, path in (
            ("GET", "reports"),
            ("GET", "suspicions"),
            ("GET", "mutes"),
            ("POST", "reports/abc/close"),
            ("POST", "rooms/abc/void"),
            ("POST", "people/abc/mute"),
            ("DELETE", "people/abc/mute"),
        ):
            answer = guest.request(method, f"/api/moderation/{path}", json={})
            assert answer.status_code in (401, 403), (method, path, answer.text)
