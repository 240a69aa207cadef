"""The teacher in the browser: a hint at a table, the review of a finished game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import DESKTOP, PHONE, ROOT, Asked, Table
from tests.web.conftest import Open
from tests.web.reading import Reader
from tests.web.test_card_game import make, sit
from tests.web.test_replay import at

FINISHED = ROOT / "tests/contract/golden/lotr_card_game/random.jsonl"
"""A game of forty moves: its review takes a moment."""


def on_to_planning(asked: Asked) -> str:
    """Keep the hand, then let every other question pass."""
    return next(
        (one for one in asked.labels if one in ("Keep this hand", "Pass")), asked.labels[-1]
    )


def test_a_hint_names_the_best_three_choices_and_points_at_them(ann: Table) -> None:
    sit(ann, make(ann, "me", seed="hint", options={"deck_1": "leadership"}))
    asked = ann.play_until(on_to_planning, lambda one: one.question.startswith("Planning: play"))
    ann.page.get_by_role("button", name="Hint").click()
    hint = ann.page.get_by_role("region", name="Hint")
    choices = hint.get_by_role("listitem")
    expect(choices).to_have_count(3)
    lit = ann.page.locator(".lcg-hand .lit")
    for place in range(3):
        button = choices.nth(place).get_by_role("button")
        expect(button.locator("strong")).to_have_text(re.compile(r"^\d+ %$"))
        label = button.locator("span").inner_text()
        assert label in asked.labels
        button.focus()
        expect(lit).to_have_count(int(label != "Play nothing more"))
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    expect(lit).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_review_leads_from_the_end_of_a_game_to_its_moments(
    visit: Open, size: dict[str, int]
) -> None:
    ann = visit(viewport=size)
    page = ann.page
    room = ann.upload(FINISHED)["id"]
    ann.go(f"/room/{room}")
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_url(f"**/room/{room}/review")
    curve = page.get_by_role("slider", name="Chances of winning")
    expect(curve).to_be_visible()
    found = ann.get(f"/api/rooms/{room}/review")["review"]
    reader = Reader(ann)
    reader.check("review")
    reader.done()

    # Everything told leads to the board.
    told = [*found["turning"], *found["mistakes"]]
    assert found["turning"] and found["mistakes"]
    links = page.locator("main ol a")
    expect(links).to_have_count(len(told))
    for place, one in enumerate(told):
        address = f"/room/{room}/replay?at={one['at']}"
        expect(links.nth(place)).to_have_attribute("href", address)
    links.last.click()
    at(page, told[-1]["at"])

    # And back; the curve is walked by keys.
    page.get_by_role("link", name="Review", exact=True).click()
    curve.press("Home")
    curve.press("ArrowRight")
    second = found["curve"][1]["at"]
    expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"\bmove {second}\b.*%"))
    curve.press("Enter")
    at(page, second)
