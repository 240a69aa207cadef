"""One server for all tests that leave it as it was; people to talk to it.

With WESTMARCH_ON=postgresql in the environment the servers of the tests are processes of a site, on
PostgreSQL and Redis (`make test-cluster`); else each has an SQLite file, and nothing more.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.support.live_server import Service, toys
from tools.harness.services import Postgres, Redis
from tools.harness.site_client import Caller
from westmarch.server.config import database_url
from westmarch.server.storage.engine import make_engine, upgrade


@pytest.fixture(scope="session", autouse=True)
def _toys() -> Iterator[None]:
    with toys():
        yield


ON_POSTGRES = os.environ.get("WESTMARCH_ON") == "postgresql"


@pytest.fixture(scope="session")
def house_database(request: pytest.FixtureRequest) -> Callable[[Path], dict[str, Any]]:
    """What a server is told of its database: an SQLite file, or what a site has in its place."""
    if not ON_POSTGRES:
        migrated: Path = request.getfixturevalue("migrated")

        def file(folder: Path) -> dict[str, Any]:
            shutil.copy(migrated, folder / "rooms.sqlite3")
            return {"database": folder / "rooms.sqlite3"}

        return file
    postgres: Postgres = request.getfixturevalue("postgres")
    redis: Redis = request.getfixturevalue("redis")
    model = postgres.database()
    _upgraded(model)

    def site(_: Path) -> dict[str, Any]:
        site_settings = {"redis": redis.url, "watch_seconds": 0.2}
        return {"database": postgres.database(like=model), **site_settings}

    return site


def _upgraded(database: str) -> None:
    async def made(url: str) -> None:
        engine = make_engine(url)
        await upgrade(engine)
        await engine.dispose()

    asyncio.run(made(database_url(database)))


@pytest.fixture(scope="session")
def service(
    tmp_path_factory: pytest.TempPathFactory,
    house_database: Callable[[Path], dict[str, Any]],
    _toys: None,
) -> Iterator[Service]:
    """A server without limits of rate, shared by the tests."""
    running = Service(**house_database(tmp_path_factory.mktemp("service"))).start()
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
    path = tmp_path_factory.mktemp("migrated") / "rooms.sqlite3"
    _upgraded(str(path))
    return path


@pytest.fixture
def serve(
    tmp_path: Path, house_database: Callable[[Path], dict[str, Any]]
) -> Iterator[Callable[..., Service]]:
    """Servers of one's own, on the test's own database. A process for bots is started only when
    one has to think."""
    started: list[Service] = []
    database = house_database(tmp_path)

    def start(**settings: Any) -> Service:
        started.append(Service(**{"bots": False, **database, **settings}).start())
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
