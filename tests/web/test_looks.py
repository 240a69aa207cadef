"""What was once seen wrong on a page: words under other things, numbers that could not be seen."""

from __future__ import annotations

import re
import uuid

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.browser import PHONE, Table
from tests.web.conftest import Open

SMALL = {"width": 1366, "height": 768}

APART = """([one, other]) => {
  const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const boxes = one instanceof SVGElement ? [one.getBoundingClientRect()] : [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = document.createRange();
    words.selectNodeContents(text);
    if (!text.parentElement.closest('.visually-hidden')) boxes.push(...words.getClientRects());
  }
  const b = other.getBoundingClientRect();
  return boxes.length > 0 && boxes.every(
    (a) => a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top,
  );
}"""
"""Whether the words of a thing, or a thing that is drawn, lie beside another."""


def apart(table: Table, one: Locator, other: Locator) -> bool:
    given = [one.element_handle(), other.element_handle()]
    found: bool = table.page.evaluate(APART, given)
    return found


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_the_title_of_a_panel_is_not_under_its_button(visit: Open, language: str) -> None:
    ann = visit(locale=language, viewport=SMALL)
    ann.go(f"/room/{ann.make('me', 'random', seed='looks')}")
    title = ann.page.locator("#wotr-fellowship")
    expect(title).to_be_visible()
    assert apart(ann, title, ann.page.locator("aside .fold").first)


def test_a_hint_lies_beside_what_it_points_at(visit: Open) -> None:
    """Wherever that is on the board; here in the middle of it, above the bar."""
    ann = visit(viewport=SMALL)
    ann.sit(ann.make("me", "random", seed="looks"))
    ann.asked()
    n = ann.state["decision"]["n"]
    action = ann.state["decision"]["actions"][0]["action"]

    def tell(route: Route) -> None:
        choices = [
            {
                "action": action,
                "labels": ["march", f"to {region}"],
                "targets": [{"region": region}],
                "chance": 0.5,
                "error": 0.1,
                "trials": 9,
                "why": "Because it is there.",
            }
            for region in ("minas_tirith", "dol_guldur", "pelargir")
        ]
        told = {"seat": 0, "judged": "learned", "alike": False, "looked_at": 3}
        route.fulfill(json={"n": n, **told, "choices": choices})

    ann.page.route(re.compile(r"/api/rooms/\w+/hint$"), tell)
    ann.page.get_by_role("button", name="Hint").click()
    hint = ann.page.get_by_role("region", name="Hint")
    for place in range(3):
        hint.get_by_role("listitem").nth(place).get_by_role("button").focus()
        lit = ann.page.locator("[data-board] .lit")
        expect(lit).to_have_count(1)
        assert apart(ann, lit, hint), place


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_a_profile_on_a_phone_shows_all_its_numbers(visit: Open, language: str) -> None:
    ann = visit(locale=language, viewport=PHONE)
    records = [
        {"game": game, "side": side, "played": 9, "won": 5, "drawn": 1}
        for game, side in (("war_of_the_ring", "shadow"), ("battles_of_westeros", "lannister"))
    ]

    def tell(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "records": records})

    ann.page.route(re.compile(r"/api/people/[^/]+$"), tell)
    name = f"Looks {uuid.uuid4().hex[:6]}"
    called = ann.post("/api/accounts", {"name": name, "password": "correct horse"})
    ann.go(f"/people/{called['name']}")
    table = ann.page.locator("table")
    expect(table.locator("tbody tr")).to_have_count(2)
    wide = "(box) => box.scrollWidth - box.clientWidth"
    assert table.evaluate(wide) <= 0 and table.locator("..").evaluate(wide) <= 0
    for cell in table.locator("td, th").all():
        expect(cell).to_be_in_viewport(ratio=1)


def test_the_number_of_a_puzzle_says_what_it_is(ann: Table) -> None:
    ann.go("/puzzles")
    first = ann.page.locator("[data-puzzle]").first
    expect(first).to_contain_text(re.compile(r"^\s*\d+\s*Rating"))
    lines = ann.page.locator("[data-puzzle] .small").all_inner_texts()
    assert lines and not any(re.search(r"[^\u00a0]·", line) for line in lines), "· begins a line"
