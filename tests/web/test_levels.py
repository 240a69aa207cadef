"""How strong a bot plays is chosen by level, with a line on what it is like."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tools.harness.browser import Table


def test_a_bot_is_chosen_by_its_level(ann: Table) -> None:
    page = ann.page
    ann.go("/new/battles_of_westeros")
    seat = page.locator('section[data-seat="lannister"]')
    levels = seat.get_by_role("radiogroup", name=re.compile("Which bot"))
    expect(levels.get_by_role("radio")).to_have_count(5)
    expect(levels.get_by_role("radio", name="Medium")).to_be_checked()
    levels.get_by_role("radio", name="Hard").check()
    expect(seat.get_by_text("weighs its choices with care")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("Hard bot").first).to_be_visible()
