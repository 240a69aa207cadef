"""A client of the bot API (docs/reference/bot-api.md) that lets any of our bots play at a server.

The client reads the stream of events, follows each game in a separate thread, and answers when it
is asked. When a stream breaks off, the client connects again and continues from the current state
of the table. For the shortest client that does so, see docs/examples/bot.py.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextvars import copy_context
from functools import partial
from http.client import HTTPException
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from westmarch import bots
from westmarch.kernel import registry
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.errors import BadOption, WestmarchError
from westmarch.kernel.engine.state import decode
from westmarch.kernel.player import part
from westmarch.kernel.texts.site_texts import say

SILENT = 30.0
"""Seconds after which a stream without a line, even an empty one, counts as dead."""
REST = (1.0, 30.0)
"""Seconds to wait before the next try: the first wait and the longest one."""


class Refused(WestmarchError):
    """Raised when the server refuses a request."""

    def __init__(self, status: int, code: str, message: str) -> None:
        self.status, self.code = status, code
        super().__init__(message)


class Remote:
    """One bot at one server."""

    def __init__(self, server: str, token: str, bot: str, tell: Callable[[str], None]) -> None:
        self.server, self.token, self.bot, self.tell = server.rstrip("/"), token, bot, tell
        self._following: dict[str, threading.Thread] = {}

    # ---- talking to the server

    def _open(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        try:
            asked = Request(f"{self.server}/api/bot{path}", data, headers, method=method)
            return urlopen(asked, timeout=SILENT)
        except HTTPError as error:
            with error:
                problem = json.loads(error.read() or b"{}").get("error", {})
            message = problem.get("message", str(error))
            raise Refused(error.code, problem.get("code", ""), message) from None
        except ValueError as error:
            raise BadOption("bot-no_server", server=self.server, why=error) from None

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        with self._open(method, path, body) as answer:
            said = answer.read()
        return json.loads(said) if said else None

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        """Yield the messages of a stream until it ends. Empty lines only show that the stream is
        alive."""
        with self._open("GET", path) as answer:
            for line in answer:
                if line.strip():
                    yield json.loads(line)

    def _patiently(self, follow: Callable[[], bool]) -> None:
        """Follow a stream again and again until it is over, because a server may be restarted."""
        wait = REST[0]
        while True:
            try:
                if follow():
                    return
                wait = REST[0]
            except Refused as refused:
                if refused.status < 500 and refused.status != 429:
                    raise
            except (OSError, HTTPException, ValueError) as error:
                self.tell(say("bot-broke_off", why=str(error)))
            time.sleep(wait)
            wait = min(2 * wait, REST[1])

    # ---- playing

    def run(self) -> None:
        """Play until the token is no longer valid, then raise `Refused`."""
        self._patiently(self._events)

    def _events(self) -> bool:
        for event in self.lines("/events"):
            match event["type"]:
                case "account":
                    games = ", ".join(event["games"])
                    self.tell(say("bot-is_there", bot=event["name"], games=games))
                case "challenge":
                    self._answer(event)
                case "game_start":
                    self._follow(event["room"], event["game"])
                case "game_over":
                    key = "bot-won" if event["won"] else "bot-not_won"
                    self.tell(say(key, room=event["room"], ending=event["ending"]))
        return False

    def _answer(self, event: dict[str, Any]) -> None:
        where = f"/games/{event['room']}"
        try:
            self.ask("POST", f"{where}/accept")
        except Refused as refused:
            if refused.code == "too_many_games":
                self.ask("POST", f"{where}/decline", {"reason": str(refused)})

    def _follow(self, room: str, game: str) -> None:
        if room not in self._following or not self._following[room].is_alive():
            # What it tells is told in the same language.
            work = partial(copy_context().run, self._play, room, game)
            thread = threading.Thread(target=work, daemon=True)
            self._following[room] = thread
            self.tell(say("bot-begins", room=room, game=game))
            thread.start()

    def _play(self, room: str, name: str) -> None:
        game = registry.game(name)
        player = bots.make(self.bot, game, Random())

        def follow() -> bool:
            for message in self.lines(f"/games/{room}/stream?dealt=true"):
                if message["type"] == "undo_offer":
                    self.ask("POST", f"/games/{room}/undo", {"agree": True})
                elif message["type"] == "state" and message["dealt"] is not None:
                    s = decode(json.dumps(message["dealt"]).encode(), game.state_class)
                    flow.resume(s)
                    assert s.offer is not None
                    chosen = player.act(game, s, s.offer)
                    self._act(room, message["n"], list(chosen))
                if message.get("status") in ("finished", "aborted"):
                    return True
            return False

        try:
            self._patiently(follow)
        except WestmarchError as error:
            self.tell(say("bot-trouble", room=room, why=str(error)))
        finally:
            part(player, game, None)

    def _act(self, room: str, n: int, action: list[Any]) -> None:
        """Send an answer. The same answer may be sent twice. A stale answer does no harm, because
        the next line of the stream shows what is asked now."""
        try:
            self.ask("POST", f"/games/{room}/act", {"n": n, "action": action})
        except Refused as refused:
            if refused.code not in ("stale", "finished"):
                raise
