"""Sites of several processes on real PostgreSQL and Redis, which the tests start themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.service import Service
from tests.services import Postgres, Redis
from westmarch.bots.registry import BOTS
from westmarch.kernel import registry


@pytest.fixture(scope="session", autouse=True)
def _toys() -> Iterator[None]:
    """The made-up game and its bots are known to servers and their workers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.GAMES, "duel", "westmarch.games.duel.game")
        patch.setitem(BOTS, "dawdles", "tests.server.broken_bots:Dawdles")
        yield


Start = Callable[..., Service]


@pytest.fixture
def join(postgres: Postgres, redis: Redis) -> Iterator[Start]:
    """Processes of one site on a database of its own; each is a server in a thread."""
    database = postgres.database()
    started: list[Service] = []

    def start(**settings: Any) -> Service:
        chosen = {"redis": redis.url, "watch_seconds": 0.2, "bots": False, **settings}
        started.append(Service(database, **chosen).start())
        return started[-1]

    yield start
    for one in started:
        one.stop()


@pytest.fixture
def pair(join: Start) -> tuple[Service, Service]:
    """A site of two processes."""
    return join(), join()
