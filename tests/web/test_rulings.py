"""Rulings in the browser: from a refusal, the rules' search and a card; chosen for a table."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.test_card_game import GAME, make, sit
from tools.harness.browser import Table

UNIQUE = "second_copy_of_a_unique_card"
STEWARDS = """
scenario: passage_through_mirkwood; players: 1; round: 2; phase: planning; deck 1: leadership
heroes 1: aragorn 5 resources, theodred 5 resources, gloin 5 resources
attachments 1: steward_of_gondor on gloin
hand 1: steward_of_gondor, faramir
staging: black_forest_bats
"""
"""A second Steward of Gondor waits in the hand of the player who has the first one."""


def of(table: Table, ruling: str) -> Locator:
    return table.page.locator(f"[data-ruling={ruling}]")


def planning(table: Table) -> str:
    """At a table where the second Steward is refused."""
    room = make(table, "me", position=STEWARDS)
    sit(table, room)
    table.choose(next(one for one in table.shown().labels if one.startswith("Pass")))
    return room


def test_from_a_refusal_to_the_ruling_and_its_report(ann: Table) -> None:
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    room = planning(ann)
    ann.page.locator("section.bar .choice.no").first.click(force=True)  # aria-disabled
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_text("No. While a unique card is in play")).to_be_visible()
    dialog.get_by_role("button", name="Report a wrong ruling").click()
    expect(dialog.get_by_role("status")).to_contain_text("Copied")
    report = str(ann.page.evaluate("navigator.clipboard.readText()"))
    assert f"Ruling: {UNIQUE}" in report and f"/room/{room}, after move" in report
    assert "What everybody sees:" in report
    assert "steward_of_gondor" in report, "the one in play"
    assert "faramir" not in report, "nobody else may see the hand"


def test_the_search_of_the_rules_finds_a_ruling(ann: Table) -> None:
    ann.go(f"/rules/{GAME}")
    ann.page.get_by_role("searchbox").fill("shadow card wargs cancelled")
    found = ann.page.locator("#ruling-wargs_and_the_shadow_card")
    expect(found.get_by_text("In neither case.")).to_be_visible()
    ann.go(f"/rules/{GAME}#ruling-points_for_rounds")
    target = ann.page.locator("#ruling-points_for_rounds")
    expect(target.get_by_text("adds 10 points to the score")).to_be_visible()
    expect(target).to_be_in_viewport()


def test_a_card_tells_how_it_is_read(ann: Table) -> None:
    planning(ann)
    ann.page.get_by_role("region", name="Staging area").locator("[data-card]").first.hover()
    # The pointer rested on the refused choice before: its card gives way to this one.
    tip = ann.page.get_by_role("tooltip").filter(has_text="Black Forest Bats")
    tip.get_by_role("button", name="Ruling", exact=True).click()
    dialog = ann.page.get_by_role("dialog", name="Black Forest Bats")
    expect(dialog.get_by_text("May a player choose another player's character")).to_be_visible()
    expect(dialog.get_by_text("Yes. Each player in turn")).to_be_visible()


def test_a_table_by_house_rulings(ann: Table) -> None:
    ann.go(f"/new/{GAME}")
    house = ann.page.locator("[data-house]")
    house.locator("summary").click()
    house.get_by_role("radio", name="Yes. Each round, the last one included").check()
    ann.page.get_by_role("button", name="Start the game").click()
    expect(ann.bar).to_be_visible()
    assert ann.room["options"]["points_for_rounds"] == "alternative"
    assert "enemy_engaged_anew" not in ann.room["options"]
    expect(ann.page.get_by_text("1 house ruling")).to_be_visible()
    ann.page.locator("[data-menu]").click()
    menu = ann.page.get_by_role("dialog")
    expect(menu.get_by_role("region", name="House rulings")).to_contain_text("adds 10 points")
