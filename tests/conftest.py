"""Fixtures and helpers shared by all tests.

A test names the rules it proves: ``@pytest.mark.rule("wotr.9.19")``. Tests that play thousands of
games carry ``@pytest.mark.soak`` and run only under ``make soak``. Tests that change what the
compiled build has written into its code carry ``@pytest.mark.pure`` and run on the source only.
"""

from __future__ import annotations

import pytest

import westmarch
from westmarch import builds
from westmarch.kernel import registry


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if westmarch.BUILD == builds.COMPILED:
        for item in items:
            if item.get_closest_marker("pure"):
                item.add_marker(pytest.mark.skip(reason="changes what is compiled in"))


@pytest.fixture(autouse=True)
def _duel_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game of tests/toy is registered beside the real ones."""
    monkeypatch.setitem(registry.GAMES, "duel", "tests.toy.duel")
