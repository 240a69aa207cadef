"""A bot account and its owner, over real connections."""

from __future__ import annotations

import json
import queue
import threading
import time
import uuid
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tools.harness.site_client import PATIENCE, Caller, Json

PASSWORD = "speak friend and enter"


def account(url: str) -> Caller:
    """Somebody with an account."""
    caller = Caller(url)
    name = f"Owner {uuid.uuid4().hex[:8]}"
    caller.me = caller.post("/api/accounts", {"name": name, "password": PASSWORD})
    return caller


class Stream:
    """Lines of JSON that come over a connection, as they come."""

    def __init__(self, url: str, token: str, path: str) -> None:
        self.told: list[Json] = []
        self.empty = 0
        """How many lines were empty."""
        self.ended = threading.Event()
        self._lines: queue.Queue[Json] = queue.Queue()
        self._client = httpx.Client(base_url=url, timeout=PATIENCE)
        self._closing = False
        self._token, self._path = token, path
        self._response: httpx.Response | None = None
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        headers = {"Authorization": f"Bearer {self._token}"}
        with (
            suppress(httpx.HTTPError, RuntimeError, OSError),
            self._client.stream("GET", f"/api/bot{self._path}", headers=headers) as response,
        ):
            self._response = response
            assert response.status_code == 200, response.read()
            for line in response.iter_lines():
                if line.strip():
                    self._lines.put(json.loads(line))
                else:
                    self.empty += 1
        self.ended.set()

    def next(self, *kinds: str, seconds: float = PATIENCE) -> Json:
        """The next message, of these types if any are named."""
        while True:
            message = self._lines.get(timeout=seconds)
            self.told.append(message)
            if not kinds or message["type"] in kinds:
                return message

    def until(self, what: Callable[[Json], Any]) -> Json:
        """The next message of which something is so."""
        while not what(message := self.next()):
            pass
        return message

    def close(self) -> None:
        """Break off, as a program that dies does."""
        import socket

        response = self._response
        assert response is not None
        stream = response.extensions["network_stream"]
        with suppress(OSError):
            stream.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        assert self.ended.wait(PATIENCE)


class Robot:
    """A program with a token."""

    def __init__(self, url: str, made: Json) -> None:
        self.url, self.id, self.name, self.token = url, made["id"], made["name"], made["token"]
        headers = {"Authorization": f"Bearer {self.token}"}
        self.http = httpx.Client(base_url=f"{url}/api/bot", timeout=PATIENCE, headers=headers)

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.request(method, path, json=body)
        good = status is None and answer.status_code < 300
        assert good or answer.status_code == status, (answer.status_code, answer.text[:500])
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str, Any]:
        """Status, code and rule of a refusal."""
        answer = self.http.request(method, path, json=body)
        problem = answer.json()["error"]
        assert problem["message"]
        return answer.status_code, problem["code"], problem["rule"]

    def stream(self, path: str) -> Stream:
        return Stream(self.url, self.token, path)

    def socket(self, path: str) -> ClientConnection:
        return connect(
            f"{self.url.replace('http', 'ws')}/ws/bot{path}",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            max_size=None,
        )


def robot(owner: Caller, *games: str) -> Robot:
    """A new bot account of somebody's."""
    # Letters alone: a bot by the name of "Bot 12345678" would speak for the site.
    name = f"Bot {uuid.uuid4().hex[:8].translate(str.maketrans('0123456789', 'ghijklmnop'))}"
    made = owner.post("/api/me/bots", {"name": name, "games": list(games or ("duel",))})
    return Robot(owner.url, made)


def challenge(person: Caller, bot: Robot, game: str = "duel", **more: Any) -> str:
    """A room where somebody sits first and the bot is challenged."""
    return str(person.make("me", bot.id, game=game, **more)["id"])


def heard(socket: ClientConnection, *kinds: str) -> Json:
    """The next message of a WebSocket, of these types if any are named."""
    end = time.monotonic() + PATIENCE
    while True:
        found: Json = json.loads(socket.recv(timeout=max(0.0, end - time.monotonic())))
        if not kinds or found["type"] in kinds:
            return found
