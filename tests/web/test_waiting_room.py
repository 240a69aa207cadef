"""Before the game, in two browsers: the link, names, a word with each other, seats."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.web.conftest import Open
from tools.harness.browser import PHONE, Table


def test_two_people_meet_talk_and_begin(visit: Open) -> None:
    ann, bob = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    room = ann.make("me", "open")
    ann.go(f"/room/{room}")
    # Copying the link is the main button, and it says that it is done.
    copy = ann.page.get_by_role("button", name="Copy the link")
    assert "primary" in (copy.get_attribute("class") or "")
    copy.click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    expect(ann.page.get_by_text("The link has been copied")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/room/{room}")
    expect(ann.page.get_by_role("button", name="Start the game")).to_be_disabled()

    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", name="You are invited")).to_be_visible()
    # A guest says who he is right here, and is seen by that name, seated or not.
    bob.page.get_by_role("textbox", name="Name").fill("Bombur")
    bob.page.get_by_role("button", name="Save").click()
    expect(bob.page.get_by_text("Other players see you as Bombur.")).to_be_visible()
    expect(ann.page.get_by_text("Spectators: Bombur")).to_be_visible()
    # Who made the table says whether hints may be asked for: not where people play against each
    # other, unless he wants it.
    expect(bob.page.get_by_text("Hints are not allowed at this table.")).to_be_visible()
    hints = ann.page.get_by_role("checkbox", name="Allow hints at this table")
    expect(hints).not_to_be_checked()
    hints.check()
    expect(bob.page.get_by_text("Hints are allowed at this table.")).to_be_visible()
    say(bob, "Is this seat free?")
    heard(ann, "Bombur", "Is this seat free?")
    say(ann, "It is yours.")
    heard(bob, ann.get("/api/me")["name"], "It is yours.")

    bob.page.get_by_role("button", name="Sit here: Shadow").click()
    seats = ann.page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("Bombur")
    expect(seats.nth(1)).to_contain_text("online")
    bob.page.get_by_role("textbox", name="Name").fill("Bifur")
    bob.page.get_by_role("button", name="Save").click()
    expect(seats.nth(1)).to_contain_text("Bifur")
    # Seats are left and taken again; who has gone is shown as away.
    bob.page.get_by_role("button", name="Leave").click()
    expect(seats.nth(1)).to_contain_text("waiting for a player")
    bob.page.get_by_role("button", name="Sit here: Shadow").click()
    expect(seats.nth(1)).to_contain_text("Bifur")
    bob.go("/me")
    expect(seats.nth(1)).to_contain_text("away")
    bob.page.goto(link)
    expect(seats.nth(1)).to_contain_text("online")
    heard(bob, "Bombur", "Is this seat free?")
    bob.page.get_by_role("button", name="Start the game").click()
    expect(ann.bar).to_be_visible()
    expect(bob.bar).to_be_visible()
    expect(ann.page.get_by_role("button", name="Hint")).to_be_visible()


def say(table: Table, text: str) -> None:
    table.page.get_by_role("textbox", name="Say something").fill(text)
    table.page.keyboard.press("Enter")


def heard(table: Table, name: str, text: str) -> None:
    line = table.page.get_by_role("log", name="Chat").locator("p", has_text=text)
    expect(line).to_contain_text(name)


def test_fair_dice_are_folded_away(ann: Table) -> None:
    room = ann.make("me", "open", listed=True)
    seed_hash = ann.get(f"/api/rooms/{room}")["seed_hash"]
    ann.go(f"/room/{room}")
    expect(ann.page.get_by_text(seed_hash)).to_be_hidden()
    ann.page.get_by_text("Fair dice").click()
    expect(ann.page.get_by_text(seed_hash)).to_be_visible()


def test_on_a_phone_nothing_is_wider_than_the_screen(visit: Open) -> None:
    ann = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ann.go(f"/room/{ann.make('me', 'open')}")
    expect(ann.page.get_by_role("button", name="Copy the link")).to_be_in_viewport()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_lost_quest_is_called_lost_in_the_lobby(ann: Table) -> None:
    """Two play together, and all are out of the game: nobody has won."""
    wish = {
        "game": "lotr_card_game",
        "options": {"players": "2"},
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "position": "players: 2; threat: 49 49; round: 3; phase: refresh",
    }
    room = str(ann.post("/api/rooms", wish)["id"])
    ann.until(lambda: ann.get(f"/api/rooms/{room}")["status"] == "finished", "the end")
    found = ann.get(f"/api/rooms/{room}")
    assert found["winners"] == [], json.dumps(found)
    ann.go("/")
    row = ann.page.get_by_role("listitem").filter(has_text="Player 1: you")
    expect(row).to_contain_text("You lost")
    expect(row).not_to_contain_text(re.compile(r"\bwon\b"))
    expect(row).to_contain_text("Passage Through Mirkwood")
