"""The open shelf in the browser: a deck and a battle are published, found, and played by somebody
else from their links."""

from __future__ import annotations

import random
import uuid

from playwright.sync_api import expect

from tests.web.conftest import Open
from tools.harness.browser import Table


def account(table: Table, name: str) -> str:
    """An account with a name of its own, whatever else the server has seen; the name."""
    called = f"{name} {uuid.uuid4().hex[:8]}"
    table.post("/api/accounts", {"name": called, "password": "correct horse"})
    return called


def test_a_deck_is_published_and_played_from_its_link(visit: Open) -> None:
    ann, bob = visit(), visit()
    called = account(ann, "Ann")
    riders = f"Riders {called[-8:]}"
    # No deck like it stands on the shelf: of two that are the same the first counts the plays.
    cards = [[number, 1] for number in sorted(random.sample(range(44, 74), 9))]
    deck = {"name": riders, "heroes": [7, 9], "cards": cards}
    made = ann.post("/api/decks", deck)
    page = ann.page
    ann.go(f"/decks/{made['id']}")
    page.get_by_role("button", name="Share").click()
    page.get_by_label("Description").fill("Charge at once.")
    page.get_by_role("button", name="Publish", exact=True).click()
    expect(page.get_by_text("Published. Everybody can find it now.")).to_be_visible()
    # Somebody else finds it, likes what he reads once he has an account, and plays it.
    bob.go("/shared/decks")
    bob.page.get_by_role("searchbox").fill(f"{riders} charge")
    (found,) = (bob.page.locator(f"[data-shared='{made['id']}']"),)
    expect(found).to_contain_text(f"by {called}")
    expect(bob.page.locator("[data-shared]")).to_have_count(1)
    account(bob, "Bob")
    found.get_by_role("button", name="Like ").click()
    expect(found.get_by_role("button", name="Like ")).to_have_attribute("aria-pressed", "true")
    bob.go(f"/decks/{made['id']}")
    bob.page.get_by_role("link", name="Play with it").click()
    expect(bob.page.locator("[data-seat]").first).to_contain_text(riders)
    bob.page.get_by_role("button", name="Start the game").click()
    expect(bob.bar).to_be_visible()
    assert bob.room["options"]["deck_1"] == made["option"]
    played = f"/api/decks/{made['id']}"
    bob.until(lambda: bob.get(played)["shelf"]["plays"] == 1, "the play's count")
    bob.go(f"/decks/{made['id']}")
    expect(bob.page.get_by_text("played by 1 person")).to_be_visible()
    # A copy names the author; what is withdrawn is found no more.
    bob.page.get_by_role("button", name="Save a copy").click()
    expect(bob.page.get_by_text(f"based on the work of {called}")).to_be_visible()
    page.get_by_role("button", name="Withdraw", exact=True).click()
    expect(page.get_by_text("Withdrawn. Only people with the link")).to_be_visible()
    bob.go("/shared/decks")
    bob.page.get_by_role("searchbox").fill(f"{riders} charge")
    expect(bob.page.get_by_text("Nothing matches your search.")).to_be_visible()


def test_a_battle_is_published_and_played_from_its_link(visit: Open) -> None:
    ann, bob = visit(), visit()
    called = account(ann, "Ann")
    (first, *_) = ann.get("/api/games/battles_of_westeros/battles")["battles"]
    title = f"Our own Kingsroad {called[-8:]}"
    plan = {**first["plan"], "title": title}
    made = ann.post("/api/battles", {"plan": plan})
    ann.go(f"/battles/{made['id']}")
    ann.page.get_by_role("button", name="Share").click()
    ann.page.get_by_role("button", name="Publish", exact=True).click()
    expect(ann.page.get_by_text("Published. Everybody can find it now.")).to_be_visible()
    bob.go("/shared/battles")
    bob.page.get_by_role("searchbox").fill(title.lower())
    bob.page.get_by_role("link", name=title, exact=True).click()
    expect(bob.page.get_by_text(f"by {called}")).to_be_visible()
    bob.page.get_by_role("link", name="Play", exact=True).click()
    expect(bob.page.get_by_role("radio", name=title)).to_be_checked()
    bob.page.get_by_role("button", name="Start the game").click()
    expect(bob.bar).to_be_visible()
    assert title in bob.room["options"]["battle"]
