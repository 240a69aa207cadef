"""Fixtures and helpers shared by all tests.

A test names the rules it proves: ``@pytest.mark.rule("wotr.9.19")``. Tests that play thousands of
games carry ``@pytest.mark.soak`` and run only under ``make soak``.
"""

from __future__ import annotations

import pytest

from westmarch.kernel import registry


@pytest.fixture(autouse=True)
def _duel_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game of tests/toy is registered beside the real ones."""
    monkeypatch.setitem(registry.GAMES, "duel", "tests.toy.duel")
