"""A real server in a thread of the test."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from argon2 import PasswordHasher
from sqlalchemy import update

from tools.harness.site_client import PATIENCE, Caller, Json, play_on, until
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
