"""The kernel is tested with the made-up game Duel (tests/toy)."""

from __future__ import annotations

import pytest

from westmarch.kernel import registry


@pytest.fixture(autouse=True)
def _duel_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "duel", "tests.toy.duel")
