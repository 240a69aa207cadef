"""Fixtures and helpers shared by all tests.

A test names the rules it proves: ``@pytest.mark.rule("wotr.9.19")``. Tests that play thousands of
games carry ``@pytest.mark.soak`` and run only under ``make soak``. Tests that change what the
compiled build has written into its code carry ``@pytest.mark.pure`` and run on the source only.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import westmarch
from tools.harness import services
from westmarch import builds
from westmarch.kernel import registry


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if westmarch.BUILD == builds.COMPILED:
        for item in items:
            if item.get_closest_marker("pure"):
                item.add_marker(pytest.mark.skip(reason="changes what is compiled in"))


@pytest.fixture(autouse=True)
def _duel_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game for learning stands beside the real ones, also where the house's are asked for."""
    monkeypatch.setitem(registry.GAMES, "duel", "westmarch.games.duel.game")


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """PostgreSQL for tests that leave it running; each makes a database of its own."""
    if services.postgres_folder() is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    with services.Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    """Redis for tests that leave it running."""
    if services.redis_program() is None:
        pytest.skip("Redis is not installed (Debian: apt install redis-server)")
    with services.Redis() as running:
        yield running
