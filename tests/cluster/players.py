"""Scripted people who play on, whatever happens to the site, and remember what they were told."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

Json = dict[str, Any]
TROUBLE = (httpx.HTTPError, WebSocketException, OSError, EOFError)
SECONDS = 3.0
"""How long one answer may take before it is asked for again."""
SILENCE = 5.0
"""After so long without a word a connection is made anew, as the browser does."""


class Player:
    """A browser that may ask any process of the site."""

    def __init__(self, urls: Callable[[], list[str]], rng: Random) -> None:
        self.urls = urls
        self.rng = rng
        self.cookie = ""
        me = self.ask("GET", "/api/me")
        self.id: str = me["id"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """An answer, however often it has to be asked for."""
        while True:
            found = self.once(method, path, body)
            if found is not None and found.status_code < 500:
                assert found.status_code < 400, found.text
                if not self.cookie:
                    self.cookie = found.headers["set-cookie"].partition(";")[0]
                return found.json()
            time.sleep(0.05)

    def once(self, method: str, path: str, body: Any = None) -> httpx.Response | None:
        """One try at some process; None: it did not answer."""
        url = self.rng.choice(self.urls()) + path
        headers = {"Cookie": self.cookie} if self.cookie else {}
        try:
            return httpx.request(method, url, json=body, headers=headers, timeout=SECONDS)
        except TROUBLE:
            return None


class Game:
    """A game of two people, or of one and a bot, that never stops: when it is over, the next
    begins. Both are played by one thread, over connections to whatever process answers."""

    def __init__(self, players: list[Player], bot: str | None, rng: Random) -> None:
        self.players = players
        self.bot = bot
        self.rng = rng
        self.told: dict[str, dict[int, list[Any]]] = {}
        """By room and number: the moves that were acknowledged."""
        self.moves = 0
        """How many were acknowledged."""
        self.longest = 0.0
        """Seconds from one acknowledged move to the next, at most, since this was last set to 0."""
        self.faults: list[str] = []
        self._moved = time.monotonic()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)

    def start(self) -> Game:
        self._thread.start()
        return self

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(60)
        assert not self._thread.is_alive()

    def _play(self) -> None:
        try:
            while not self._stop.is_set():
                room = self._begin()
                while not self._stop.is_set() and not self._look(room):
                    time.sleep(0.02)
        except Exception as error:
            self.faults.append(repr(error))
            raise

    def _begin(self) -> str:
        """A new room, its game begun. What was asked twice, because an answer was lost, stays."""
        first = self.players[0]
        other: Json = {"kind": "bot", "bot": self.bot} if self.bot else {"kind": "open"}
        wish = {"game": "duel", "seats": [{"kind": "me"}, other]}
        room: str = first.ask("POST", "/api/rooms", wish)["id"]
        if not self.bot:
            self.players[1].ask("POST", f"/api/rooms/{room}/seats/1")
            first.ask("POST", f"/api/rooms/{room}/start")
        self.told[room] = {}
        return room

    def _look(self, room: str) -> bool:
        """Play over one connection each, until the game is over or a connection breaks off."""
        known = max(self.told[room], default=0)
        try:
            with ExitStack() as stack:
                sockets = [stack.enter_context(self._socket(p, room)) for p in self.players]
                return self._turns(room, sockets, known)
        except TROUBLE:
            return False

    def _socket(self, player: Player, room: str) -> connect:
        url = self.rng.choice(player.urls()).replace("http", "ws")
        return connect(
            f"{url}/ws/rooms/{room}",
            additional_headers={"Cookie": player.cookie},
            open_timeout=SECONDS,
            close_timeout=1,
            max_size=None,
            compression=None,
        )

    def _turns(self, room: str, sockets: list[Any], least: int) -> bool:
        latest: list[Json] = [{} for _ in sockets]
        asked: tuple[int, list[Any]] | None = None
        end = time.monotonic() + SILENCE
        while not self._stop.is_set():
            if time.monotonic() > end:
                return False  # nothing has come for long: look again
            for number, socket in enumerate(sockets):
                frame = self._frame(socket)
                if frame is None:
                    continue
                end = time.monotonic() + SILENCE
                latest[number] = frame
                if frame["n"] < least:  # what was acknowledged before the connection was made
                    self.faults.append(f"room {room} went back from {least} to {frame['n']}")
                if asked is not None and frame["n"] > asked[0]:
                    self.told[room][asked[0] + 1] = asked[1]
                    self._count()
                    asked = None
                if frame["decision"] is None:
                    return True
            newest = max((frame["n"] for frame in latest if frame), default=-1)
            for socket, frame in zip(sockets, latest, strict=True):
                decision = frame.get("decision")
                if asked is None and decision and decision["mine"] and frame["n"] == newest:
                    action = self.rng.choice(decision["actions"])["action"]
                    socket.send(json.dumps({"type": "act", "n": decision["n"], "action": action}))
                    asked = (decision["n"], action)
        return True

    def _count(self) -> None:
        now = time.monotonic()
        self.longest = max(self.longest, now - self._moved)
        self._moved = now
        self.moves += 1

    def _frame(self, socket: Any) -> Json | None:
        """The next table that comes, if one comes soon."""
        try:
            frame: Json = json.loads(socket.recv(timeout=0.02))
        except TimeoutError:
            return None
        return frame if frame["type"] in ("hello", "update") else None
