"""A phone, 390 wide: a whole turn with thumbs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tools.harness.browser import PHONE, POINT, REVEAL, Asked, Table
from tools.harness.positions import ATTACK

MOST = 150


@pytest.fixture
def phone(visit: Open) -> Table:
    return visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def plain(asked: Asked) -> str:
    """Something without much ado, so that the turn comes to its end."""
    for start in ("Move the Fellowship", "Move up to two armies", "Use the", "The whole army"):
        for label in asked.labels:
            if label.startswith(start):
                return label
    return asked.labels[0]


def test_a_whole_turn(phone: Table) -> None:
    phone.sit(phone.make("me", "heuristic", seed="thumbs"))
    page = phone.page
    tapped = 0
    for _ in range(MOST):
        asked = phone.asked()
        if phone.room["turn"] > 1:
            break
        # The bar lies at the bottom, inside the screen, and leaves most of it to the board.
        box = phone.bar.bounding_box()
        assert box is not None
        assert box["y"] > PHONE["height"] * 0.4
        assert box["y"] + box["height"] <= PHONE["height"] + 1
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        if tapped < 4 and any(touch(phone, one) for one in phone.targets()):
            tapped += 1
        else:
            phone.button(plain(asked)).tap()
    assert phone.room["turn"] > 1, "the turn did not end"
    assert tapped, "some choice was made on the board"


def touch(phone: Table, region: str) -> bool:
    """Tap a region that can be seen; several choices open beside it."""
    point = phone.region(region).evaluate(POINT)
    if point is None:
        return False
    n = phone.state["n"]
    phone.page.touchscreen.tap(point["x"], point["y"])
    phone.answered(n, thumb=True)
    return True


def test_sheets(phone: Table) -> None:
    phone.sit(phone.make("me", "heuristic", seed="sheets"))
    phone.asked()
    page = phone.page
    panels = page.get_by_role("navigation", name="Panels")
    for name in ("Tracks", "Hand", "Players", "Log", "Chat"):
        button = panels.get_by_role("button", name=name)
        button.tap()
        sheet = page.get_by_role("region", name=name, exact=True)
        expect(sheet).to_be_visible()
        expect(phone.bar).to_be_visible()
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_have_count(0)


def test_a_new_question_begins_at_its_top(phone: Table) -> None:
    """Whoever scrolled to the last of many choices sees the first of the next ones."""
    phone.sit(phone.make("heuristic", "me", position=ATTACK, seed="scrolled"))
    phone.button("Use the Army die").tap()
    phone.button("Move up to two armies").tap()
    phone.until(lambda: len(phone.asked().choices) > 12, "many choices")
    n = phone.state["n"]
    phone.choices.last.evaluate(REVEAL)
    phone.choices.last.tap()
    phone.moved(n)
    phone.asked()
    expect(phone.choices.first).to_be_in_viewport()
