"""What the first visit to a table brings over the wire: bytes, not seconds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.web.reading import in_theme
from tools.harness.browser import DESKTOP, PHONE, Json, Table
from tools.harness.stage import MIDGAMES, Midgame

MOST = 1_200_000
"""Bytes of code, facts and art together."""


@dataclass
class Wire:
    """Every answer that a browser received, with the bytes it had on the wire."""

    answers: dict[str, Json] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)

    def listen(self, table: Table) -> None:
        session = table.context.new_cdp_session(table.page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._received)
        session.on("Network.loadingFinished", self._finished)

    def _received(self, event: Json) -> None:
        self.answers[event["requestId"]] = event["response"]

    def _finished(self, event: Json) -> None:
        self.sizes[event["requestId"]] = event["encodedDataLength"]

    @property
    def total(self) -> int:
        return sum(self.sizes.values())

    def bytes_of(self, name: str) -> int:
        """Those of the files whose names hold this."""
        named = (id_ for id_, one in self.answers.items() if name in one["url"])
        return sum(self.sizes.get(id_, 0) for id_ in named)

    @property
    def heaviest(self) -> list[tuple[int, str]]:
        found = [(size, self.answers[id_]["url"]) for id_, size in self.sizes.items()]
        return sorted(found, reverse=True)[:12]


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", MIDGAMES, ids=str)
def test_the_first_visit_to_a_table_is_light(
    visit: Callable[..., Table], game: Midgame, window: dict[str, int]
) -> None:
    """By day; and by night, when other pictures come instead of those."""
    more: dict[str, Any] = {"device_scale_factor": 3} if window is PHONE else {}
    table = visit(viewport=window, color_scheme="light", **more)
    wire = Wire()
    wire.listen(table)
    game.open(table)
    table.page.wait_for_load_state("networkidle")
    assert wire.total < MOST, wire.heaviest
    day = wire.total
    in_theme(table, "dark")
    if by_day := wire.bytes_of("-day"):
        table.until(lambda: wire.bytes_of("-night"), "the pictures of the night")
    table.page.wait_for_load_state("networkidle")
    assert wire.total - by_day < MOST, wire.heaviest
    assert by_day or wire.total == day, wire.heaviest

    assets = [one for one in wire.answers.values() if "/assets/" in one["url"]]
    texts = [one for one in assets if one["url"].endswith((".js", ".css"))]
    assert texts and all("immutable" in one["headers"]["cache-control"] for one in assets)
    assert all(
        one["headers"].get("content-encoding") == "br" or one["encodedDataLength"] < 1200
        for one in texts
    )
    # Another page's pictures stay where they are.
    assert not [one["url"] for one in assets if "/sky-" in one["url"]]
