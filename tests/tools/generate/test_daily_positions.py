"""The positions of the day can be played on by whom they name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools.generate.daily_positions import DAILY, MOMENTS
from westmarch.kernel import registry

LISTED: list[dict[str, Any]] = json.loads((DAILY / "moments.json").read_text(encoding="utf-8"))


def test_all_are_listed() -> None:
    assert [one["id"] for one in LISTED] == [moment.id for moment in MOMENTS]
    assert {path.stem for path in Path(DAILY).glob("*.txt")} == {one["id"] for one in LISTED}


@pytest.mark.parametrize("one", LISTED, ids=lambda one: str(one["id"]))
def test_it_is_that_seats_turn(one: dict[str, Any]) -> None:
    game = registry.game(one["game"])
    s = game.read_position((DAILY / f"{one['id']}.txt").read_text(encoding="utf-8"), "any seed")
    assert s.offer is not None
    assert s.offer.seat == one["seat"]
    assert len(s.offer.actions) > 1
    assert len(game.seats(game.options_of(s))) == one["seats"]
