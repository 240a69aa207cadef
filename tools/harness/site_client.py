"""People who talk to a server over real connections, as a browser does."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0
RESTARTING = 1012
"""The code of a WebSocket that is closed because its server ends, or its room moves."""
Json = dict[str, Any]


def until(what: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end, "that did not happen in time"
        time.sleep(0.01)
    return found


class Seen:
    """One WebSocket, and everything that came over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[Json] = []
        self.texts: list[str] = []
        self.state: Json = {}

    def next(self, *kinds: str, seconds: float = PATIENCE) -> Json:
        """The next message, of these types if any are named."""
        end = time.monotonic() + seconds
        while True:
            text = self.connection.recv(timeout=max(0.0, end - time.monotonic()))
            assert isinstance(text, str)
            frame: Json = json.loads(text)
            self.frames.append(frame)
            self.texts.append(text)
            if frame["type"] in ("hello", "update"):
                room = {**self.state.get("room", {}), **frame["room"]}
                self.state = {**self.state, **frame, "room": room}
            if not kinds or frame["type"] in kinds:
                return frame

    def caught_up(self, n: int) -> Json:
        """Wait until decision `n` has come."""
        while self.state.get("n", -1) < n:
            self.next("hello", "update")
        return self.state

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def act(self, action: list[Any] | None = None, n: int | None = None) -> Json:
        """Answer the pending decision, by default with its first action; what comes of it."""
        decision = self.state["decision"]
        chosen = decision["actions"][0]["action"] if action is None else action
        self.say(type="act", n=decision["n"] if n is None else n, action=chosen)
        return self.next("update", "refused")

    def act_until_closed(self, rng: Random) -> int | None:
        """Move at random, as fast as the answers come, until the connection ends; the code it was
        closed with, if anybody said so."""
        try:
            while True:
                self.act(rng.choice(self.state["decision"]["actions"])["action"])
        except (ConnectionClosed, EOFError) as error:
            return _code(error)

    def hear_until_closed(self) -> int | None:
        """Listen until the connection ends; the code it was closed with."""
        try:
            while True:
                self.next()
        except (ConnectionClosed, EOFError) as error:
            return _code(error)

    @property
    def mine(self) -> bool:
        decision = self.state.get("decision")
        return bool(decision and decision["mine"])

    def silent(self, seconds: float = 0.2) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.next(seconds=seconds)
        except TimeoutError:
            return True
        return False


def _code(error: ConnectionClosed | EOFError) -> int | None:
    said = error.rcvd if isinstance(error, ConnectionClosed) else None
    return None if said is None else said.code


class Caller:
    """Somebody with a browser."""

    def __init__(self, service_url: str, guest: bool = True) -> None:
        self.url = service_url
        self.http = httpx.Client(base_url=service_url, timeout=PATIENCE)
        self.me: Json = self.get("/api/me") if guest else {}

    def at(self, url: str) -> Caller:
        """The same browser, with its cookies, at another process of the site, or where the server
        was started anew."""
        again = Caller(url, guest=False)
        again.http.cookies = self.http.cookies
        again.me = again.get("/api/me")
        assert again.me["id"] == self.me["id"]
        return again

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return _checked(self.http.get(path, params=params), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return _checked(self.http.post(path, json=body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return _checked(self.http.put(path, json=body), status)

    def patch(self, path: str, body: Any, status: int = 200) -> Any:
        return _checked(self.http.patch(path, json=body), status)

    def delete(self, path: str, status: int | None = None) -> Any:
        return _checked(self.http.delete(path), status)

    def make(self, *seats: str, game: str = "duel", **more: Any) -> Json:
        """Make a room; a seat is "me", "open", "person" or a bot's name."""
        wishes = [
            {"kind": s} if s in ("me", "open", "person") else {"kind": "bot", "bot": s}
            for s in seats
        ]
        found: Json = self.post("/api/rooms", {"game": game, "seats": wishes, **more})
        return found

    def room(self, room: str) -> Json:
        found: Json = self.get(f"/api/rooms/{room}")
        return found

    @contextmanager
    def look(
        self,
        room: str,
        seat: int | None = None,
        hello: bool = True,
        language: str = "en",
        hidden: bool = False,
    ) -> Iterator[Seen]:
        """Connect to a room; `hidden`: from a tab that nobody sees."""
        query = f"?language={language}" + ("" if seat is None else f"&seat={seat}")
        query += "&looking=false" if hidden else ""
        address = f"{self.url.replace('http', 'ws')}/ws/rooms/{room}{query}"
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        with connect(
            address, additional_headers={"Cookie": cookies} if cookies else {}, max_size=None
        ) as connection:
            seen = Seen(connection)
            if hello:
                assert seen.next()["type"] == "hello"
            yield seen


def _checked(response: httpx.Response, status: int | None) -> Any:
    good = status is None and response.status_code < 300
    assert good or response.status_code == status, (response.status_code, response.text[:500])
    if response.headers.get("content-type", "").startswith("application/json"):
        return response.json()
    return response.text


def together(one: Caller, two: Caller, game: str = "duel", **more: Any) -> Json:
    """Two people at a table, the game begun."""
    room = one.make("me", "open", game=game, **more)
    two.post(f"/api/rooms/{room['id']}/seats/1")
    started: Json = one.post(f"/api/rooms/{room['id']}/start")
    return started


def play_on(lookers: list[Seen], moves: int, choose: Callable[[Json], Any] | None = None) -> int:
    """Let those connected make moves in turn; how many were made before the game ended."""
    for made in range(moves):
        n = max(seen.state["n"] for seen in lookers)
        for seen in lookers:
            seen.caught_up(n)
        actor = next((seen for seen in lookers if seen.mine), None)
        if actor is None:
            return made
        decision = actor.state["decision"]
        answer = actor.act(choose(decision) if choose else None)
        assert answer["type"] == "update", answer
    return moves
