"""People among each other: an open challenge to its rating; a profile, a block and a report."""

from __future__ import annotations

import os
import re
import uuid

from playwright.sync_api import expect

from tests.web.conftest import Open
from tools.harness.browser import Table
from tools.harness.site_client import Caller, play_on

PASSWORD = "speak friend and enter"
LOOK = os.environ.get("PEOPLE_LOOK")
"""A folder for pictures, where somebody wants to look."""


def sign_up(who: Table, name: str) -> str:
    called = f"{name} {uuid.uuid4().hex[:6]}"
    who.go("/me")
    who.post("/api/accounts", {"name": called, "password": PASSWORD})
    return called


def picture(who: Table, name: str) -> None:
    if LOOK:
        who.page.screenshot(path=f"{LOOK}/{name}.png", full_page=True)


def play_a_little(room: str, *players: Table) -> None:
    """So many moves that each side has made two: a game that ends before counts for nobody."""
    callers = [Caller(one.server.url, guest=False) for one in players]
    for caller, one in zip(callers, players, strict=True):
        for cookie in one.context.cookies():
            caller.http.cookies.set(cookie["name"], cookie["value"])
    with callers[0].look(room) as first, callers[1].look(room) as second:
        while callers[0].room(room)["abortable"]:
            assert play_on([first, second], 10) == 10


def test_an_open_challenge_leads_to_a_rated_game_and_a_rating(visit: Open) -> None:
    ann, bob = visit(), visit()
    called, other = sign_up(ann, "Ann"), sign_up(bob, "Bob")
    ann.go("/")
    ann.page.get_by_role("button", name="New challenge").click()
    form = ann.page.get_by_role("dialog", name="New challenge")
    form.get_by_role("combobox", name="Game", exact=True).select_option(label="War of the Ring")
    form.get_by_label("Your side").select_option(label="Free Peoples")
    expect(form.get_by_label("Rated game", exact=True)).to_be_checked()
    form.get_by_role("button", name="Send challenge").click()
    expect(ann.page.get_by_text("your challenge")).to_be_visible()

    bob.go("/")
    seeks = bob.page.get_by_role("region", name="Open challenges")
    mine = seeks.get_by_role("listitem").filter(has_text=called)
    expect(mine).to_contain_text("1500?")
    picture(bob, "seeks")
    mine.get_by_role("button", name="Accept").click()
    expect(bob.page).to_have_url(re.compile("/room/"))
    expect(bob.page.get_by_text("Rated").first).to_be_visible()
    room = bob.page.url.rpartition("/")[2]
    # Whoever waits is led to the table.
    expect(ann.page).to_have_url(bob.page.url)
    play_a_little(room, ann, bob)
    bob.post(f"/api/rooms/{room}/resign", {"seat": 1})
    changed = ann.page.get_by_role("table", name="Ratings after this game")
    expect(changed.get_by_role("row").filter(has_text=called)).to_contain_text("+117")
    expect(changed.get_by_role("row").filter(has_text=other)).to_contain_text("−117")
    picture(ann, "end")
    changed.get_by_role("link", name=called).click()
    expect(ann.page.get_by_role("heading", name=called, level=1)).to_be_visible()
    record = ann.page.get_by_role("row").filter(has_text="Free Peoples")
    expect(record).to_contain_text("1617?")
    expect(ann.page.get_by_role("img", name="1500 to 1617")).to_be_visible()
    picture(ann, "profile")
    ann.go("/leaderboard/war_of_the_ring")
    expect(ann.page.get_by_text("Your rating here: 1617?")).to_be_visible()
    picture(ann, "leaderboard")


def test_somebody_is_befriended_blocked_and_reported(visit: Open) -> None:
    ann, bob = visit(), visit()
    sign_up(ann, "Ann")
    other = sign_up(bob, "Bob")
    page = ann.page
    ann.go(f"/people/{other}")
    page.get_by_role("button", name="Add to friends").click()
    expect(page.get_by_role("button", name="Remove from friends")).to_be_visible()
    page.get_by_role("button", name="Challenge").click()
    form = page.get_by_role("dialog")
    form.get_by_role("button", name="Send the challenge").click()
    expect(page.get_by_text(f"{other} has been challenged.")).to_be_visible()
    page.get_by_role("button", name="Report").click()
    page.get_by_role("dialog").get_by_label("What happened?").fill("Rude")
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("The report has been sent.")).to_be_visible()
    picture(ann, "other")
    bob.go("/")
    expect(bob.page.get_by_text("a challenge to you by")).to_be_visible()
    page.get_by_role("button", name="Block", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_role("button", name="Unblock")).to_be_visible()
    # The challenge is gone with it.
    bob.go("/")
    expect(bob.page.get_by_text("Nobody is looking for an opponent right now.")).to_be_visible()


def test_a_new_table_says_why_it_cannot_be_rated(visit: Open) -> None:
    ann = visit()
    ann.go("/new/war_of_the_ring")
    expect(ann.page.get_by_text("This table cannot be rated:")).to_be_visible()
    expect(ann.page.get_by_text("Guests have no rating")).to_be_visible()
    sign_up(ann, "Ann")
    ann.go("/new/war_of_the_ring")
    expect(ann.page.get_by_label("Rated game", exact=True)).to_be_enabled()
    ann.page.get_by_text("Advanced options").click()
    ann.page.get_by_label("Seed").fill("mine")
    expect(ann.page.get_by_label("Rated game", exact=True)).to_be_disabled()
    ann.page.get_by_label("Seed").fill("")
    ann.page.get_by_text("With friends").first.click()
    ann.page.get_by_label("Rated game", exact=True).check()
    picture(ann, "new")
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_text("Rated", exact=True)).to_be_visible()
