"""At the door: headers, origins, sizes, rates."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.support.bot_client import account
from tests.server.support.live_server import Service, no_refill
from tools.harness.site_client import Caller, until
from westmarch.server.http.rate_limits import Limiter, Limits


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/schema", "/room/abc"])
def test_security_headers_are_everywhere(service: Service, path: str) -> None:
    headers = httpx.get(service.url + path).headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "script-src 'self';" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers or "uvicorn" in headers["server"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost.evil.example:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://[broken"},
    ],
)
def test_other_sites_can_change_nothing(ann: Caller, headers: dict[str, str]) -> None:
    for method, path in (("POST", "/api/rooms"), ("DELETE", "/api/session"), ("PATCH", "/api/me")):
        answer = ann.http.request(method, path, json={"game": "duel"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "cross_origin"


def test_our_own_pages_can(service: Service, ann: Caller) -> None:
    for headers in ({"Origin": service.url}, {"Sec-Fetch-Site": "same-origin"}):
        answer = ann.http.post("/api/rooms", json={"game": "duel"}, headers=headers)
        assert answer.status_code == 201


def test_other_sites_get_no_websocket(service: Service, ann: Caller) -> None:
    room = ann.make("me", "me")["id"]
    address = f"ws://{service.address}/ws/rooms/{room}"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin="https://evil.example")  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    with connect(address, origin=service.url) as connection:  # type: ignore[arg-type]
        assert json.loads(connection.recv(5))["you"]["seats"] == []


def test_an_origin_can_be_allowed(serve: Callable[..., Service]) -> None:
    service = serve(origins=("https://games.example",))
    ann = Caller(service.url)
    for origin, status in (("https://games.example", 201), ("https://evil.example", 403)):
        answer = ann.http.post("/api/rooms", json={"game": "duel"}, headers={"Origin": origin})
        assert answer.status_code == status


def test_without_a_cookie_nothing_changes(service: Service) -> None:
    nobody = Caller(service.url, guest=False)
    assert nobody.post("/api/rooms", {"game": "duel"}, 401)["error"]["code"] == "no_session"
    assert nobody.patch("/api/me", {"name": "x"}, 401)["error"]["code"] == "no_session"
    assert nobody.get("/api/rooms")["mine"] == []


def test_bodies_are_limited(ann: Caller) -> None:
    body = json.dumps({"game": "duel", "position": "x" * 100_000})
    answer = ann.http.post("/api/rooms", content=body)
    assert answer.status_code == 413 and answer.json()["error"]["code"] == "too_large"
    answer = ann.http.post("/api/records", content=b"x" * (5 * 1024 * 1024))
    assert answer.status_code == 413


def test_huge_messages_end_the_connection(ann: Caller) -> None:
    room = ann.make("me", "me")["id"]
    with ann.look(room) as seen, pytest.raises(ConnectionClosed):
        seen.connection.send("x" * 2_000_000)
        while True:
            seen.next()
    with ann.look(room) as seen:
        assert seen.act(["stake", "done"])["type"] == "update"


def test_errors_are_clear_json(ann: Caller) -> None:
    for answer, status, code in (
        (ann.http.get("/api/nothing"), 404, "not_found"),
        (ann.http.get("/api/rooms/nothing"), 404, "not_found"),
        (ann.http.get("/api/games/chess/rules"), 404, "not_found"),
        (ann.http.put("/api/rooms"), 405, "method_not_allowed"),
        (ann.http.post("/api/rooms", content=b"{"), 400, "bad_request"),
        (ann.http.post("/api/rooms", json=[]), 400, "bad_request"),
    ):
        assert answer.status_code == status
        error = answer.json()["error"]
        assert error["code"] == code and error["message"] and "rule" in error


def test_requests_are_limited_in_rate(serve: Callable[..., Service]) -> None:
    service = serve(limits=True)
    no_refill(service.app.state.limits.requests)
    with httpx.Client(base_url=service.url) as client:
        answers = [client.get("/api/health") for _ in range(250)]
    last = answers[-1]
    assert last.status_code == 429 and last.json()["error"]["code"] == "too_many_requests"
    assert int(last.headers["retry-after"]) > 0
    assert [a.status_code for a in answers[:150]] == [200] * 150
    other = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=service.url, transport=other) as client:
        assert client.get("/api/health").status_code == 200


def test_passwords_are_limited_in_rate(serve: Callable[..., Service]) -> None:
    service = serve(limits=True)
    no_refill(service.app.state.limits.passwords)
    ann = Caller(service.url)
    said = {"name": "Smeagol", "password": "my precious"}
    codes = [ann.http.post("/api/session", json=said).status_code for _ in range(15)]
    assert codes[0] == 401 and codes[-1] == 429


BROWSER = {"endpoint": "https://x.example", "keys": {"p256dh": "A", "auth": "A"}}
LIMITED: list[tuple[str, str, Any]] = [
    ("put", "/me/calls", {"letters": "off", "webhook": None}),
    ("post", "/me/calls/push", BROWSER),
    ("post", "/me/calls/test", None),
    ("post", "/rooms/x/claim", {"seat": 0, "way": "win"}),
    ("post", "/rooms/x/draw", {"agree": True}),
    ("post", "/rooms/x/nudge", None),
    ("post", "/me/vacation", {"days": 1}),
    ("delete", "/me/vacation", None),
    ("get", "/people/x", None),
    ("get", "/people/x/games", None),
    ("get", "/people/x/curves", None),
    ("post", "/people/x/follow", None),
    ("delete", "/people/x/follow", None),
    ("post", "/people/x/block", None),
    ("post", "/people/x/report", {"reason": "abuse"}),
    ("post", "/seeks", {"game": "duel"}),
    ("post", "/seeks/x/join", None),
    ("post", "/tournaments", {"name": "x", "game": "duel"}),
    ("post", "/tournaments/x/entry", {}),
    ("get", "/shelf/decks", None),
    ("get", "/shelf/battles", None),
    ("put", "/shelf/decks/x", {}),
    ("put", "/shelf/decks/x/like", None),
    ("delete", "/shelf/decks/x/like", None),
    ("post", "/shelf/decks/x/report", {"reason": "abuse"}),
    ("post", "/puzzles/x/tries", None),
    ("post", "/rooms/x/puzzle", {}),
]
"""What others are shown, sent or charged for, and what costs much."""


def test_nobody_floods_the_others(serve: Callable[..., Service]) -> None:
    service = serve(limits=True)
    ann = account(service.url)
    limits = service.app.state.limits
    for limiter in limits.limiters.values():
        if limiter is not limits.requests:
            limiter.burst = 0.0  # it is used up
    for method, path, body in LIMITED:
        answer = ann.http.request(method, f"/api{path}", json=body)
        assert answer.status_code == 429, (method, path, answer.text)
        assert answer.json()["error"]["code"] == "too_many_requests", path


def test_messages_are_limited_in_rate(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westmarch.server.rooms.live.websocket.MESSAGES_PER_SECOND", 1e-6)
    service = serve(limits=True)
    ann = Caller(service.url)
    room = ann.make("me", "me")["id"]
    with ann.look(room) as seen:
        for _ in range(80):
            seen.say(type="ping")
        kinds = [seen.next()["type"] for _ in range(80)]
        assert kinds.count("refused") >= 20 and kinds.count("pong") >= 40
        assert seen.frames[-1].get("code", "too_fast") == "too_fast"
        # The server may hang up while we are still talking, or after the last word.
        with pytest.raises(ConnectionClosed):
            for _ in range(400):
                seen.say(type="ping")
            while True:
                seen.next()


def test_a_limiter_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("westmarch.server.http.rate_limits.time.monotonic", lambda: clock[0])
    limiter = Limiter("test", burst=2, per_second=1)
    assert [limiter.try_acquire_locally("a") for _ in range(3)] == [True, True, False]
    assert limiter.try_acquire_locally("b")
    clock[0] += 1
    assert [limiter.try_acquire_locally("a") for _ in range(2)] == [True, False]


# ---- who is counted


def test_where_a_request_came_from_is_believed_of_no_stranger(
    serve: Callable[..., Service],
) -> None:
    service = serve(limits=True)
    no_refill(service.app.state.limits.requests)
    with httpx.Client(base_url=service.url) as client:
        codes = {
            client.get("/api/games", headers={"X-Forwarded-For": f"10.0.0.{n}"}).status_code
            for n in range(220)
        }
    assert codes == {200, 429}


def test_a_proxy_that_was_named_is_believed(serve: Callable[..., Service]) -> None:
    service = serve(limits=True, proxies=("127.0.0.1",))
    limiter = service.app.state.limits.requests
    limiter.burst = 3
    no_refill(limiter)
    with httpx.Client(base_url=service.url) as client:
        for address in ("10.0.0.1", "10.0.0.2"):
            headers = {"X-Forwarded-For": address}
            codes = [client.get("/api/games", headers=headers).status_code for _ in range(4)]
            assert codes == [200, 200, 200, 429]


def _closed(connection: socket.socket) -> bool:
    """Whether the other side hangs up, sooner or later."""
    connection.settimeout(20)
    try:
        while connection.recv(1000):
            pass
    except ConnectionError:
        pass
    return True


def test_a_request_that_never_ends_is_cut_off(serve: Callable[..., Service]) -> None:
    service = serve(request_seconds=0.3)
    address = ("127.0.0.1", int(service.address.rpartition(":")[2]))
    for half in (
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-",
        b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nabc",
    ):
        with socket.create_connection(address) as connection:
            connection.sendall(half)
            assert _closed(connection)
    # A whole request, after which the connection is kept for the next, is none of that.
    with httpx.Client(base_url=service.url) as client:
        for _ in range(2):
            assert client.get("/api/health").status_code == 200


def test_connections_are_capped_by_address(serve: Callable[..., Service]) -> None:
    service = serve(most_connections=3)
    address = ("127.0.0.1", int(service.address.rpartition(":")[2]))
    held = [socket.create_connection(address) for _ in range(3)]
    for connection in held:  # each is served, so each has been counted
        connection.sendall(b"GET /api/games/duel HTTP/1.1\r\nHost: x\r\n\r\n")
        connection.settimeout(20)
        assert connection.recv(20).startswith(b"HTTP/1.1 200")
    with socket.create_connection(address) as late:
        assert _closed(late)
    for connection in held:
        connection.close()

    def served_again() -> bool:
        try:
            return httpx.get(f"{service.url}/api/games/duel").status_code == 200
        except httpx.TransportError:
            return False

    until(served_again)


def test_websockets_are_capped_by_address(serve: Callable[..., Service]) -> None:
    service = serve()
    limits = service.app.state.limits
    limits.most_sockets = 2
    ann = Caller(service.url)
    room = ann.make("me", "me")["id"]
    with ann.look(room), ann.look(room), pytest.raises(InvalidStatus), ann.look(room):
        pass
    until(lambda: not limits.open_sockets)
    with ann.look(room) as seen:
        assert seen.state["room"]["id"] == room


def test_chat_is_limited_by_person_not_by_connection(serve: Callable[..., Service]) -> None:
    service = serve(limits=True)
    no_refill(service.app.state.limits.chat)
    ann, bob = Caller(service.url), Caller(service.url)
    room = ann.make("me", "me")["id"]
    said = []
    for _ in range(3):
        with ann.look(room) as seen:
            for _ in range(2):
                seen.say(type="chat", text="hear me")
                said.append(seen.next("chat", "refused")["type"])
    assert said == ["chat"] * 5 + ["refused"]
    with bob.look(room) as seen:
        seen.say(type="chat", text="and me")
        assert seen.next("chat", "refused")["type"] == "chat"


def test_spectators_share_what_is_made_for_them(
    service: Service, ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = ann.make("me", "me")["id"]
    with ExitStack() as stack:
        player = stack.enter_context(ann.look(room))
        others = [
            stack.enter_context(Caller(service.url, guest=False).look(room)) for _ in range(5)
        ]
        game, shown = service.room(room).game, []
        view = game.view

        def counted(s: Any, seat: int | None) -> Any:
            shown.append((s.moves, seat))
            return view(s, seat)

        monkeypatch.setattr(game, "view", counted)
        n = player.act(["stake", "done"])["n"]
        frames = [other.caught_up(n) for other in others]
        assert all(frame["view"] == frames[0]["view"] for frame in frames)
        assert all(frame["events"] == frames[0]["events"] for frame in frames)
        assert len([one for one in shown if one[1] is None]) == 1


def test_a_connection_that_has_ended_is_not_counted_any_more() -> None:
    class Counting:
        def __init__(self) -> None:
            self.left: list[tuple[str, str]] = []

        async def try_acquire(self, *_: Any) -> bool:
            return True

        async def open_connection(self, *_: Any) -> bool:
            return True

        async def close_connection(self, where: str, name: str) -> None:
            self.left.append((where, name))

    async def main() -> None:
        limits, counting = Limits(), Counting()
        limits.share(counting)
        names = [await limits.open_connection("1.2.3.4", 2) for _ in range(3)]
        assert names[2] is None and None not in names[:2]
        for name in names[:2]:
            assert name is not None
            await limits.close_connection("1.2.3.4", name)
        assert not limits.open_sockets and not limits.sockets_here
        assert counting.left == [("1.2.3.4", name) for name in names[:2]]
        assert await limits.open_connection("1.2.3.4", 2) is not None

    asyncio.run(main())


def test_what_costs_more_uses_up_more() -> None:
    async def main() -> None:
        limiter = Limiter("reading", 10, 1e-6)
        found = [await limiter.try_acquire("x", cost) for cost in (6, 6, 4, 1)]
        assert found == [True, False, True, False]
        assert await limiter.try_acquire("y", 10)

    asyncio.run(main())
