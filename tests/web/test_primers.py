"""How to play: each game on two pages with pictures, above its numbered rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.reading import Reader, settled
from tools.harness.browser import DESKTOP, PHONE, Table

GAMES = ["war_of_the_ring", "five_armies", "lotr_card_game", "battles_of_westeros"]

PAGES = "[data-primer-page]"
"""The numbered rules below them are read in test_screens.py."""

SPOKEN = """() => [...document.querySelectorAll('[data-primer-page] [role=img]')]
    .filter((one) => !one.closest('[aria-hidden=true]'))
    .map((one) => one.getAttribute('aria-label') ?? '')"""
"""The words of the pictures, for those who do not see them."""


def read(table: Table, game: str) -> None:
    table.go(f"/rules/{game}")
    expect(table.page.locator("[data-primer-page]")).to_have_count(2)
    expect(table.page.locator("article").first).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_two_pages(ann: Table, game: str) -> None:
    page, reader = ann.page, Reader(ann)
    read(ann, game)
    settled(page)
    for box in (one.bounding_box() for one in page.locator("[data-primer-page]").all()):
        assert box is not None
        assert box["height"] <= DESKTOP["height"], f"a page of {game} is {box['height']} high"
    words = page.evaluate(SPOKEN)
    assert len(words) == 7, "the table and six steps"
    assert all(len(one) > 40 for one in words), words
    reader.check(game, PAGES)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    reader.check(f"{game} on a phone", PAGES)
    reader.done()


def test_a_number_opens_its_rule(ann: Table) -> None:
    page = ann.page
    read(ann, "war_of_the_ring")
    page.get_by_role("link", name="Read rule wotr.10.04").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The Ring is destroyed")
    expect(dialog).to_contain_text("Crack of Doom")
    assert page.url.endswith("/rules/war_of_the_ring"), "the reader stays on the page"


def test_the_way_from_the_lobby(ann: Table) -> None:
    page = ann.page
    ann.go("/")
    page.get_by_role("link", name="How to play: Battles of Westeros").click()
    expect(page.get_by_role("heading", name="How to play: Battles of Westeros")).to_be_visible()
    expect(page.get_by_role("heading", name="The goal")).to_be_visible()
    page.get_by_role("link", name="The numbered rules").click()
    expect(page.get_by_role("searchbox")).to_be_in_viewport()


def test_who_searches_sees_the_rules_at_once(ann: Table) -> None:
    """The pictures make way for what was searched, and a rule of the address is scrolled to."""
    page = ann.page
    ann.go("/rules/war_of_the_ring?q=siege+assault")
    expect(page.locator("article").first).to_be_in_viewport()
    expect(page.locator("[data-primer-page]")).to_have_count(0)
    ann.go("/rules/war_of_the_ring#wotr.9.19")
    expect(page.locator("[data-primer-page]")).to_have_count(2)
    expect(page.locator("[id='wotr.9.19']")).to_be_in_viewport()
