"""Sites of several processes on real PostgreSQL and Redis, which the tests start themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import pytest

from tests.server.identity.test_mail import Mailbox, mail_server
from tests.server.support.live_server import Service, toys
from tests.server.support.moved_clock import NEVER, Moved
from tools.harness.services import Postgres, Redis


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


class Moving(NamedTuple):
    """Two processes whose time the test moves, and who look for what is due when it says so."""

    first: Service
    second: Service
    time: Moved
    box: Mailbox

    def both(self, work: Callable[[Service], Any], times: int = 2) -> list[Any]:
        """Let both do something at the same moment, so often each."""
        with ThreadPoolExecutor(2 * times) as pool:
            return list(pool.map(work, [self.first, self.second] * times))


@pytest.fixture(scope="package")
def moving(postgres: Postgres, redis: Redis, _toys: None) -> Iterator[Moving]:
    database, time = postgres.database(), Moved()
    chosen = {"redis": redis.url, "watch_seconds": 0.2, "bots": False, "time": time}
    chosen |= {"private_calls": True, "outbox_seconds": NEVER, "rounds_seconds": NEVER}
    with mail_server() as box:
        chosen["smtp"] = f"smtp://127.0.0.1:{box.port}?from=house@example.org"
        chosen["site"] = "https://westmarch.example"
        first, second = (Service(database, **chosen).start() for _ in range(2))
        yield Moving(first, second, time, box)
        for one in (first, second):
            one.stop()


@pytest.fixture
def pair(join: Start) -> Pair:
    """A site of two processes."""
    return join(), join()
