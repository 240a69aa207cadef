"""Other releases of the toy game: a rule that was mended, a state of another layout."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from westmarch.games.duel import game as duel
from westmarch.kernel import fingerprints
from westmarch.kernel.engine.state import MIGRATIONS

HOME = "westmarch.games.duel"
LONG: dict[str, Any] = {"options": {"goal": "9"}, "seed": "7"}


class CountingTable(duel.Table, kw_only=True):
    """Layout 2: cards played are counted."""

    __module__ = HOME
    schema: int = 2
    played: int = 0


def count_cards(saved: dict[str, Any]) -> None:
    saved["played"] = len(saved["discard"])


def release(patch: pytest.MonkeyPatch, version: str) -> None:
    """Another version of the program, with other rules or at least another source of them."""
    patch.setattr(westmarch, "__version__", version)
    patch.setattr(fingerprints, "of_rules", lambda game: rules_of(version))


def rules_of(version: str) -> str:
    """The fingerprint of the rules of another version."""
    return f"{version.replace('.', ''):0>12}"


def mend_a_rule(patch: pytest.MonkeyPatch) -> None:
    """From now on nobody may raise the stake."""
    release(patch, "98.0")
    patch.setattr(duel, "MOST_STAKES", 0)


def change_the_layout(patch: pytest.MonkeyPatch, migrates: bool = True) -> None:
    release(patch, "99.0")
    patch.setattr(duel.Duel, "state_class", CountingTable)
    if migrates:
        patch.setitem(MIGRATIONS, (HOME, 1), count_cards)


def raise_first(decision: dict[str, Any]) -> Any:
    return decision["actions"][0]["action"]
