"""Sites of several processes on real PostgreSQL and Redis, which the tests start themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.service import Service, toys
from tests.services import Postgres, Redis


@pytest.fixture(scope="session", autouse=True)
def _toys() -> Iterator[None]:
    with toys():
        yield


Start = Callable[..., Service]
Pair = tuple[Service, Service]


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
def pair(join: Start) -> Pair:
    """A site of two processes."""
    return join(), join()
