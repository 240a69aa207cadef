"""What was once seen wrong on a page: words under other things, numbers that could not be seen."""

from __future__ import annotations

import re
import uuid

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.conftest import Open
from tools.harness.browser import PHONE, Table

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


UNDER = """(panel) => {
  const own = panel.getBoundingClientRect();
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return [...document.querySelectorAll('[data-region]')]
    .filter((one) => {
      const [x, y] = middle(one.getBoundingClientRect());
      return x > own.left && x < own.right && y > own.top && y < own.bottom;
    })
    .map((one) => one.dataset.region);
}"""
"""The regions that a panel lies over."""


def test_a_hint_lies_beside_what_it_points_at(visit: Open) -> None:
    """It stands above the bar, and somewhere else where that would hide what is meant."""
    ann = visit(viewport=SMALL)
    ann.sit(ann.make("me", "random", seed="looks"))
    ann.asked()
    decision = ann.state["decision"]
    pointed: list[dict[str, str]] = []

    def tell(route: Route) -> None:
        told = {"n": decision["n"], "seat": 0, "judged": "learned", "alike": False, "looked_at": 1}
        one = {"action": decision["actions"][0]["action"], "labels": ["March"], "why": "Because."}
        numbers = {"chance": 0.5, "error": 0.1, "trials": 9}
        route.fulfill(json={**told, "choices": [{**one, **numbers, "targets": pointed}]})

    ann.page.route(re.compile(r"/api/rooms/\w+/hint$"), tell)
    bulb = ann.page.get_by_role("button", name="Hint")
    hint = ann.page.get_by_role("region", name="Hint")
    bulb.click()
    expect(hint.get_by_role("radio")).to_have_count(1)
    hidden = hint.evaluate(UNDER)
    bulb.click()
    expect(hint).to_have_count(0)
    pointed.append({"region": hidden[0]})
    bulb.click()
    lit = ann.page.locator("[data-board] [data-lit]")
    expect(lit).to_have_count(1)
    assert apart(ann, lit, hint), hidden[0]


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
