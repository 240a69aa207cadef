"""Decks of The Card Game in the browser: built, kept, shared, as files, chosen for a table."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.reading import Reader
from tools.harness.browser import DESKTOP, PHONE, Table

GAME = "lotr_card_game"
DECK = """# The Watch of the Citadel
1x Aragorn
1x Théodred
1x Glóin

3x Guard of the Citadel
2x Faramir
3 Gandalf
"""


def test_decks_are_built_checked_kept_and_played(ann: Table) -> None:
    page = ann.page
    ann.go("/decks")
    page.get_by_role("button", name="Add Aragorn").click()
    more = page.locator("[data-number='13']").get_by_role("button", name="One more")
    for _ in range(3):
        more.click()
    expect(more).to_be_disabled()
    expect(page.locator("[data-legal=casual]")).to_contain_text("50 cards")
    page.locator("[data-number='28']").get_by_role("button", name="One more").click()
    expect(page.get_by_text("needs a hero with the Tactics sphere")).to_be_visible()
    page.get_by_role("textbox", name="Name of the deck").fill("Alone")
    page.get_by_role("button", name="Save the deck").click()
    expect(page.get_by_text("Saved to your account")).to_be_visible()
    (kept,) = ann.get("/api/decks")
    assert (kept["name"], kept["option"]) == ("Alone", "1/13x3+28x1")
    page.get_by_role("link", name="Play with it").click()
    chosen = page.locator(f"[data-deck='{kept['id']}']")
    expect(chosen).to_contain_text("Alone")
    expect(chosen).to_contain_text("Aragorn")
    page.get_by_role("button", name="Start the game").click()
    expect(ann.bar).to_be_visible()
    assert ann.room["options"]["deck_1"] == "1/13x3+28x1"


def test_a_deck_is_shared_copied_changed_and_removed(visit: Open) -> None:
    ann, bob = visit(), visit()
    deck = {"name": "Riders", "heroes": [7, 9], "cards": [[44, 3], [73, 3]]}
    made = ann.post("/api/decks", deck)
    ann.go("/decks")
    ann.page.locator(f"[data-deck='{made['id']}'] button.tile").click()
    ann.page.get_by_role("button", name="Share").click()
    link = ann.page.get_by_role("textbox", name="Link to the deck").input_value()
    assert link.endswith(f"/decks/{made['id']}")
    # Somebody else gets a copy of his own.
    bob.page.goto(link)
    expect(bob.page.get_by_role("textbox", name="Name of the deck")).to_have_value("Riders")
    bob.page.get_by_role("button", name="Save a copy").click()
    expect(bob.page.get_by_text("Saved to your account")).to_be_visible()
    assert [one["id"] for one in bob.get("/api/decks")] != [made["id"]]
    # Saved elsewhere meanwhile: said beside the button, and nothing is lost.
    change = {**deck, "name": "Elsewhere", "revision": 1}
    address = f"{ann.server.url}/api/decks/{made['id']}"
    assert ann.context.request.put(address, data=change).ok
    ann.page.locator("[data-number='45']").get_by_role("button", name="One more").click()
    ann.page.get_by_role("button", name="Save the deck").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("changed elsewhere")
    ann.page.get_by_role("button", name="Save a copy").click()
    expect(ann.page.get_by_text("Saved to your account")).to_be_visible()
    assert len(ann.get("/api/decks")) == 2
    ann.page.get_by_role("button", name="Remove Riders").first.click()
    ann.page.get_by_role("button", name="Remove it").click()
    expect(ann.page.get_by_role("button", name="Remove Riders")).to_have_count(1)
    assert len(ann.get("/api/decks")) == 1
    assert all("status of 409" in trouble for trouble in ann.troubles)
    ann.troubles.clear()


def test_decks_the_browser_kept_go_to_the_server_once(ann: Table) -> None:
    page = ann.page
    ann.go("/decks")
    expect(page.get_by_text("You keep no deck yet")).to_be_visible()
    old = [{"name": "Of old", "heroes": [1], "cards": [[73, 3]]}]
    page.evaluate("(old) => localStorage.setItem('westmarch.decks', JSON.stringify(old))", old)
    page.reload()
    expect(page.get_by_text("1 deck that this browser kept is with you now.")).to_be_visible()
    expect(page.locator("[data-deck] button.tile", has_text="Of old")).to_be_visible()
    page.reload()
    expect(page.locator("[data-deck] button.tile", has_text="Of old")).to_have_count(1)
    assert [one["name"] for one in ann.get("/api/decks")] == ["Of old"]


def test_a_table_is_made_by_names_and_pictures(ann: Table) -> None:
    page = ann.page
    own = ann.post("/api/decks", {"name": "Strider's", "heroes": [1], "cards": [[73, 3]]})
    ann.go(f"/new/{GAME}")
    page.get_by_role("radio", name="3 players").check(force=True)
    page.get_by_text("Escape from Dol Guldur").click()
    words = page.locator("form").inner_text()
    assert "_" not in words and "Deck 4" not in words and "Player 4" not in words
    page.get_by_text("Advanced options").click()
    first = page.get_by_role("group", name="First player")
    expect(first.get_by_role("radio")).to_have_count(4)
    # The second player takes a deck with Aragorn: the first one's starter deck gives way.
    page.get_by_role("button", name="Choose another deck (Player 2)").click()
    page.locator(f"[data-pick='{own['id']}']").click()
    expect(page.locator(".preview")).to_contain_text("Gandalf")
    page.get_by_role("button", name="Play with Strider's").click()
    seats = page.locator("[data-seat]")
    expect(seats.nth(0)).not_to_contain_text("Aragorn")
    expect(seats.nth(1)).to_contain_text("Strider's")
    # Nobody else may take him now.
    page.get_by_role("button", name="Choose another deck (Player 3)").click()
    page.locator("[data-pick=leadership]").click()
    expect(page.get_by_role("button", name="Play with Leadership")).to_be_disabled()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Start the game").click()
    expect(ann.bar).to_be_visible()
    options = ann.room["options"]
    assert options["scenario"] == "escape_from_dol_guldur" and options["players"] == "3"
    assert options["deck_2"] == "1/73x3" and options["deck_1"] != "leadership"


@pytest.mark.parametrize("form", ["Plain text", "RingsDB JSON", "RingsDB codes", "OCTGN .o8d"])
def test_decks_go_out_and_come_back(ann: Table, form: str, tmp_path: Path) -> None:
    page = ann.page
    ann.go("/decks")
    page.get_by_role("textbox", name="Deck as text").fill(DECK)
    page.get_by_role("button", name="Read it").click()
    size = page.locator(".numbers strong")
    expect(size).to_have_text("8 cards")
    page.get_by_label("Form").select_option(label=form)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    page.get_by_role("button", name="New deck").click()
    expect(size).to_have_text("0 cards")
    page.locator("input[type=file]").set_input_files(file)
    expect(size).to_have_text("8 cards")
    expect(page.get_by_role("button", name="Take Théodred out").first).to_be_visible()
    box = page.get_by_role("textbox", name="Deck as text")
    box.fill("3x No Such Card")
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("alert")).to_contain_text("No Such Card")
    # It is said beside the box, not at the top of the page.
    near = page.get_by_role("alert").bounding_box()
    beside = box.bounding_box()
    assert near and beside and 0 <= near["y"] - (beside["y"] + beside["height"]) < 60
    expect(size).to_have_text("8 cards")
    # What is not known is listed with its line, and the rest is read.
    box.fill("# Mixed\nAragorn\n1x Frodo Baggins\n3x Gandalf\n2x Rivendell Blade\n")
    page.get_by_role("button", name="Read it").click()
    expect(size).to_have_text("3 cards")
    expect(page.get_by_text("Line 3: Frodo Baggins")).to_be_visible()
    expect(page.get_by_text("Line 5: Rivendell Blade")).to_be_visible()
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("Mixed")
    # The browser notes the refusal, and nothing else.
    assert all("status of 400" in trouble for trouble in ann.troubles)
    ann.troubles.clear()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pages_about_decks_can_be_read_by_everybody(visit: Open, size: dict[str, int]) -> None:
    ann = visit(viewport=size)
    page = ann.page
    reader = Reader(ann)
    check = reader.check
    ann.post("/api/decks", {"name": "Unfinished", "heroes": [], "cards": [[73, 3]]})
    ann.go("/decks")
    page.locator("[data-deck] button.tile", has_text="Unfinished").click()
    expect(page.locator("[data-legal=no]")).to_be_visible()
    page.get_by_role("textbox", name="Deck as text").fill("Aragorn\nNobody")
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_text("Line 2: Nobody")).to_be_visible()
    check("decks")
    ann.go(f"/new/{GAME}")
    page.get_by_role("radio", name="2 players").check(force=True)
    check("new table")
    page.get_by_text("Nightmare campaign").click()
    page.get_by_text("Advanced options").click()
    check("new campaign")
    page.get_by_role("button", name="Choose another deck (Player 2)").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check("choosing a deck")
    page.get_by_role("button", name="Close").click()
    page.get_by_text("With friends").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="waiting for players")).to_be_visible()
    page.get_by_text("Fair dice").click()
    check("waiting room")
    reader.done()
