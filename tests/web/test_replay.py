"""Looking at a game again: slider, steps, links to a position, going on from it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tools.harness.browser import Table
from tools.harness.positions import RECORD


def board_of(page: Page) -> list[str]:
    """Every region as a screen reader tells it: who stands where."""
    found: list[str] = page.locator("[data-region]").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label'))"
    )
    return found


def at(page: Page, move: int) -> None:
    """The replay stands at a move."""
    expect(page.locator(".controls .count")).to_have_text(re.compile(rf"^{move} / \d+$"))
    page.wait_for_url(re.compile(rf"at={move}$"))


def slide(page: Page, move: int) -> None:
    page.get_by_role("slider", name="Position").fill(str(move))
    at(page, move)


def test_replay(visit: Open) -> None:
    ann = visit()
    ann.go("/me")
    ann.page.get_by_label("Replay a record").set_input_files(RECORD)
    ann.page.wait_for_url("**/replay*")
    page = ann.page
    expect(page.get_by_text("The game is over", exact=True)).to_be_visible()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert last > 200
    at(page, last)
    end = board_of(page)

    slide(page, 0)
    ann.until(lambda: board_of(page) != end, "another board")
    start = board_of(page)
    slide(page, last // 2)
    ann.until(lambda: board_of(page) not in (start, end), "a third board")
    middle = board_of(page)
    page.get_by_role("button", name="Step forward").click()
    at(page, last // 2 + 1)
    page.get_by_role("button", name="Step back").click()
    at(page, last // 2)
    ann.until(lambda: board_of(page) == middle, "the same board")
    page.get_by_role("combobox", name="Jump to turn").select_option(label="Turn 3")
    expect(page.locator("header .where")).to_have_text("Turn 3")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("combobox", name="Point of view").select_option(label="Everything visible")
    slide(page, last // 2)
    ann.until(lambda: board_of(page) == middle, "the same board")

    # A link to this very position, opened by somebody else.
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("dialog").get_by_role("textbox", name="Link").input_value()
    page.keyboard.press("Escape")
    eve = visit()
    eve.page.goto(link)
    at(eve.page, last // 2)
    eve.until(lambda: board_of(eve.page) == middle, "the same board")

    # From here against a bot.
    page.get_by_role("button", name="Continue from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("You play").select_option(label="Free Peoples")
    dialog.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile(r"/room/\w+$"))
    asked = ann.asked()
    assert asked.over is None and asked.choices
    expect(page.locator("header .you")).to_contain_text("Free Peoples")
    ann.play()
    assert ann.asked().over is None


def test_replay_of_a_game_that_goes_on(ann: Table) -> None:
    """One's own running game can be looked through, too, without anybody's secrets."""
    room = ann.make("me", "heuristic", seed="going on")
    ann.sit(room)
    for _ in range(5):
        ann.play()
    ann.asked()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("link", name="Replay").click()
    ann.page.wait_for_url("**/replay*")
    expect(ann.page.locator(".controls .count")).to_have_text(re.compile(r"[1-9] / [1-9]"))
    slide(ann.page, 1)
    expect(ann.page.get_by_role("combobox", name="Point of view")).to_have_count(0)
    ann.page.get_by_role("link", name="Back to the table").click()
    assert ann.asked().over is None
