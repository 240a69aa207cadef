"""Every screen in both themes and both sizes, with axe-core; and what the first visit costs."""

from __future__ import annotations

import gzip
import uuid
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.reading import Reader
from tools.harness.browser import DESKTOP, PHONE, Server, Table
from tools.harness.positions import ATTACK, RECORD, attack, in_battle

MOST_KILOBYTES = 250
FEW = {"include": [["html"]], "exclude": [["main li:nth-child(n + 9)"]]}
"""Of a list of hundreds the first: the others are made alike."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_screen(visit: Open, size: dict[str, int]) -> None:
    ann = visit(viewport=size)
    page = ann.page
    reader = Reader(ann)
    check = reader.check
    table = ann.make("me", "heuristic", seed="axe")
    waiting = ann.make("me", "open", listed=True)
    ann.go("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    check("lobby")
    ann.go("/new/war_of_the_ring")
    expect(page.get_by_text("With friends")).to_be_visible()
    check("new room")
    ann.go(f"/room/{waiting}")
    expect(page.get_by_role("heading", name="waiting for players")).to_be_visible()
    check("waiting room")
    ann.sit(table)
    ann.asked()
    check("table")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check("menu", "dialog[open]")  # what lies under it was the table
    battle = ann.make("heuristic", "me", position=ATTACK, seed="axe")
    ann.sit(battle)
    ann.play_until(attack, in_battle)
    ann.play(attack)
    ann.asked()
    check("battle")
    finished = ann.upload(RECORD)["id"]
    ann.go(f"/room/{finished}")
    expect(page.locator("#end-title")).to_be_visible()
    check("end")
    ann.go(f"/room/{finished}/replay?at=120")
    expect(page.get_by_text("120 / ")).to_be_visible()
    expect(page.locator("[data-region]").first).to_be_attached()
    check("replay")
    ann.go("/rules/war_of_the_ring")
    page.get_by_role("searchbox").fill("siege")
    expect(page.locator("#wotr\\.6\\.1, article, li").first).to_be_visible()
    check("rules")
    ann.go("/me")
    expect(page.get_by_label("Replay a record")).to_be_visible()
    check("me")
    called = f"Ann {uuid.uuid4().hex[:6]}"
    ann.post("/api/accounts", {"name": called, "password": "correct horse"})
    deck = {"name": "Riders", "heroes": [7, 9], "cards": [[44, 3], [73, 3]]}
    publish(ann, "decks", ann.post("/api/decks", deck)["id"])
    (first, *_) = ann.get("/api/games/battles_of_westeros/battles")["battles"]
    field = ann.post("/api/battles", {"plan": {**first["plan"], "title": "The old ford"}})
    publish(ann, "battles", field["id"])
    for address, shown in {
        f"/people/{called}": called,
        "/leaderboard": "Leaderboards",
        "/shared/decks": "Riders",
        "/shared/battles": "The old ford",
        "/puzzles": "Puzzle of the day",
        "/archive": "File format",
    }.items():
        ann.go(address)
        expect(page.get_by_text(shown).first).to_be_visible()
        check(address, FEW)
    ann.go("/nowhere/at/all")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    check("not found")
    reader.done()


def publish(ann: Table, kind: str, id_: str) -> None:
    address = f"{ann.server.url}/api/shelf/{kind}/{id_}"
    assert ann.context.request.put(address, data={"about": "Charge at once."}).ok


def test_the_lobby_loads_little(ann: Table, server: Server) -> None:
    """Scripts and styles of the first visit, compressed."""
    loaded: dict[str, int] = {}

    def note(response: Any) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            loaded[response.url] = len(gzip.compress(response.body(), 6))

    ann.page.on("response", note)
    ann.go("/")
    expect(ann.page.get_by_role("button", name="Play now").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert loaded
    assert all(url.startswith(server.url) for url in loaded), "nothing comes from elsewhere"
    assert sum(loaded.values()) < MOST_KILOBYTES * 1000, loaded
