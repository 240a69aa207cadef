"""A real server in a thread of the test, and people who talk to it over real connections."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn
from argon2 import PasswordHasher
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from westmarch.bots.registry import BOTS
from westmarch.kernel import registry
from westmarch.server.app.application import make_app
from westmarch.server.app.serve import listen
from westmarch.server.cluster.node import Site
from westmarch.server.config import Settings, database_url
from westmarch.server.http.connection_limits import configured
from westmarch.server.http.rate_limits import Limiter
from westmarch.server.identity.names import account_key, skeleton
from westmarch.server.rooms.registry import Hall
from westmarch.server.storage.tables.people import people as people_table
from westmarch.tabletop.room import Room

PATIENCE = 20.0
RESTARTING = 1012
"""The code of a WebSocket that is closed because its server ends, or its room moves."""
Json = dict[str, Any]


@contextmanager
def toys() -> Iterator[None]:
    """Servers and their workers know the made-up game and its bots, and passwords cost little:
    what real ones cost is argon2's own choice, and no test's matter."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.GAMES, "duel", "westmarch.games.duel.game")
        for bot in ("breaks", "dies", "dawdles"):
            patch.setitem(BOTS, bot, f"tests.server.support.broken_bots:{bot.capitalize()}")
        cheap = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr("westmarch.server.identity.people.PasswordHasher", cheap)
        yield


class Service:
    """A server and its address."""

    def __init__(self, database: Path | str, **settings: Any) -> None:
        """On an SQLite file, or on the database at an address. It asks nobody outside."""
        chosen = {"limits": False, "bot_workers": 1, "ringsdb": False, **settings}
        self.settings = Settings(database=database_url(str(database)), **chosen)
        self.app = make_app(self.settings)
        self._socket = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._socket.getsockname()[1]}"
        self.url = f"http://{self.address}"
        config = configured(self.app, self.settings, log_level="error", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._socket])

        asyncio.run(serve())

    def start(self) -> Service:
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(15)

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    @property
    def site(self) -> Site:
        """This server as one of a site's processes."""
        others = self.hall.others
        assert isinstance(others, Site)
        return others

    def room(self, room: str) -> Room:
        """A room in the server's memory, to look behind the scenes."""
        return self.hall.rooms[room]

    def do(self, work: Any) -> Any:
        """Run a coroutine in the server's loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)


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


def called_of_old(service: Service, who: Caller, name: str) -> None:
    """An account has a name that could be had once, and cannot any more."""
    values = {"name": name, "account": account_key(name), "skeleton": skeleton(name)}
    mine = people_table.c.id == who.me["id"]
    service.do(service.hall.store.write(update(people_table).where(mine).values(**values)))
    who.me = who.get("/api/me")


def begun(people: Sequence[Caller], room: str) -> None:
    """Play a duel until each of two sides has made two moves, and nobody has won: a rated game that
    ends before counts for nobody. Only the seated of these people play."""
    seated = [one for one in people if any(seat["mine"] for seat in one.room(room)["seats"])]

    def cheapest(decision: Json) -> Any:
        actions = [one["action"] for one in decision["actions"]]
        return ["stake", "done"] if ["stake", "done"] in actions else actions[0]

    with seated[0].look(room) as one, seated[1].look(room) as other:
        assert play_on([one, other], 6, cheapest) == 6


def no_refill(limiter: Limiter) -> None:
    """What was used up stays so, however slow the machine is."""
    limiter.per_second = 1e-6


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
