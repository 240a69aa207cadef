"""One server for all tests that leave it as it was; people to talk to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.service import Caller, Service
from westmarch.bots.registry import BOTS
from westmarch.kernel import registry


@pytest.fixture(scope="session", autouse=True)
def _toys() -> Iterator[None]:
    """The made-up game and its bots are known to servers and their workers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.GAMES, "duel", "westmarch.games.duel.game")
        patch.setitem(BOTS, "breaks", "tests.server.broken_bots:Breaks")
        patch.setitem(BOTS, "dies", "tests.server.broken_bots:Dies")
        patch.setitem(BOTS, "dawdles", "tests.server.broken_bots:Dawdles")
        yield


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory, _toys: None) -> Iterator[Service]:
    """A server without limits of rate, shared by the tests."""
    running = Service(tmp_path_factory.mktemp("service") / "rooms.sqlite3").start()
    yield running
    running.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def on_both(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, _toys: None
) -> Iterator[Service]:
    """A server on each kind of database, PostgreSQL where it is installed; for hostile tests."""
    if request.param == "sqlite":
        database: Path | str = tmp_path_factory.mktemp("service") / "rooms.sqlite3"
    else:
        database = request.getfixturevalue("postgres").database()
    running = Service(database).start()
    yield running
    running.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Service]]:
    """Servers of one's own, on the test's own database."""
    started: list[Service] = []

    def start(**settings: Any) -> Service:
        started.append(Service(tmp_path / "rooms.sqlite3", **settings).start())
        return started[-1]

    yield start
    for one in started:
        one.stop()


@pytest.fixture
def ann(service: Service) -> Caller:
    return Caller(service.url)


@pytest.fixture
def bob(service: Service) -> Caller:
    return Caller(service.url)


@pytest.fixture
def eve(service: Service) -> Caller:
    """Somebody who should not see or do anything."""
    return Caller(service.url)
