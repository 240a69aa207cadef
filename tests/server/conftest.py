"""One server for all tests that leave it as it was; people to talk to it."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.service import Caller, Service, toys
from westmarch.server.config import database_url
from westmarch.server.engine import make_engine, upgrade


@pytest.fixture(scope="session", autouse=True)
def _toys() -> Iterator[None]:
    with toys():
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


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database that need not be brought up to date any more."""

    async def made(url: str) -> None:
        engine = make_engine(url)
        await upgrade(engine)
        await engine.dispose()

    path = tmp_path_factory.mktemp("migrated") / "rooms.sqlite3"
    asyncio.run(made(database_url(str(path))))
    return path


@pytest.fixture
def serve(tmp_path: Path, migrated: Path) -> Iterator[Callable[..., Service]]:
    """Servers of one's own, on the test's own database. A process for bots is started only when
    one has to think."""
    started: list[Service] = []
    database = tmp_path / "rooms.sqlite3"
    shutil.copy(migrated, database)

    def start(**settings: Any) -> Service:
        started.append(Service(database, **{"bots": False, **settings}).start())
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
