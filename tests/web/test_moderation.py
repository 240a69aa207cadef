"""A rated game that is aborted, spectators' talk, mutes, reports, and the moderators' page."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.ratings.test_ratings import beaten, rated_room
from tests.server.support.bot_client import account
from tests.server.support.live_server import Service, toys
from tests.web.conftest import Open
from tools.harness.browser import Table
from tools.harness.site_client import Caller
from westmarch.server.identity.people import COOKIE
from westmarch.server.moderation import service as moderation_service

LOOK = os.environ.get("PEOPLE_LOOK")
"""A folder for pictures, where somebody wants to look."""
GAME = "five_armies"


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with toys():
        running = Service(tmp_path / "rooms.sqlite3").start()
        yield running
        running.stop()


@pytest.fixture
def comes(visit: Open, service: Service) -> Callable[..., Table]:
    """A browser of somebody who is known already."""

    def open_(who: Caller, **settings: Any) -> Table:
        table = visit(service, **settings)
        value = who.http.cookies[COOKIE]
        table.context.add_cookies([{"name": COOKIE, "value": value, "url": service.url}])
        return table

    return open_


Comes = Callable[..., Table]


def picture(page: Page, name: str) -> None:
    if LOOK:
        page.screenshot(path=f"{LOOK}/{name}.png", full_page=True)


def chat(table: Table, room: str) -> Page:
    """The chat of a table, open."""
    table.go(f"/room/{room}")
    page = table.page
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("textbox", name="Say something")).to_be_visible()
    return page


def talk(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()


def test_a_rated_game_that_has_hardly_begun_is_aborted(service: Service, comes: Comes) -> None:
    ann, bob = account(service.url), account(service.url)
    room = rated_room(ann, bob, moves=0, game=GAME)
    page = comes(ann).page
    page.goto(f"{service.url}/room/{room}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Resign", exact=True)).to_have_count(0)
    picture(page, "abort-menu")
    page.get_by_role("button", name="Abort the game").click()
    dialog = page.get_by_role("dialog", name="Abort the game")
    expect(dialog).to_contain_text("no rating changes")
    picture(page, "abort")
    dialog.get_by_role("button", name="Abort the game").click()
    expect(page.get_by_role("heading", name="The game was aborted")).to_be_visible()
    expect(page.get_by_text("It does not count.").first).to_be_visible()
    picture(page, "aborted")
    assert bob.room(room)["status"] == "aborted"
    # Once each side has made two moves, it can only be resigned.
    later = rated_room(ann, bob, moves=60, game=GAME)
    page.goto(f"{service.url}/room/{later}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Resign", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Abort the game")).to_have_count(0)


def test_players_of_a_rated_game_read_what_spectators_said_when_it_is_over(
    service: Service, comes: Comes
) -> None:
    ann, bob, eve = account(service.url), account(service.url), Caller(service.url)
    room = rated_room(ann, bob, moves=60, game=GAME)
    player, watcher = chat(comes(ann), room), chat(comes(eve), room)
    expect(player.get_by_text("You can read the spectators’ chat")).to_be_visible()
    expect(watcher.get_by_text("You are chatting with the other spectators.")).to_be_visible()
    talk(watcher, "take the eagles")
    talk(player, "good luck")
    for said in ("take the eagles", "good luck"):
        expect(watcher.get_by_role("log", name="Chat").get_by_text(said)).to_be_visible()
    picture(watcher, "chat-spectator")
    own = player.get_by_role("log", name="Chat")
    expect(own.get_by_text("good luck")).to_be_visible()
    expect(own.get_by_text("take the eagles")).to_have_count(0)
    picture(player, "chat-player")
    bob.post(f"/api/rooms/{room}/resign", {"seat": 1}, 200)
    expect(own.get_by_text("take the eagles")).to_be_visible()


def test_a_guest_is_muted_and_reported_and_a_moderator_sees_to_it(
    service: Service, comes: Comes
) -> None:
    ann, bob, eve, judge = (account(service.url) for _ in range(4))
    service.do(moderation_service.grant(service.hall.store, judge.me["id"]))
    room = rated_room(ann, bob, moves=0, game=GAME, rated=False)
    player, watcher = chat(comes(ann), room), chat(comes(eve), room)
    talk(watcher, "you play like a troll")
    line = player.get_by_role("log", name="Chat").get_by_text("you play like a troll")
    expect(line).to_be_visible()
    more = player.get_by_role("button", name=f"Actions for this message by {eve.me['name']}")
    line.hover()
    more.click()
    picture(player, "chat-line")
    player.get_by_role("button", name="Report", exact=True).click()
    dialog = player.get_by_role("dialog", name=f"Report {eve.me['name']}")
    expect(dialog).to_contain_text("you play like a troll")
    dialog.get_by_label("What happened?").fill("Rude")
    picture(player, "report")
    dialog.get_by_role("button", name="Send the report").click()
    expect(player.get_by_text("The report has been sent.")).to_be_visible()
    line.hover()
    more.click()
    player.get_by_role("button", name="Mute", exact=True).click()
    expect(line).to_have_count(0)
    expect(player.get_by_text(f"Muted: {eve.me['name']}")).to_be_visible()
    talk(watcher, "and again")
    expect(watcher.get_by_text("A player has muted you at this table.").first).to_be_visible()
    picture(player, "muted")
    player.get_by_role("button", name="Unmute").click()
    expect(line).to_be_visible()

    page = comes(judge).page
    page.goto(f"{service.url}/me")
    page.get_by_role("link", name="Moderation").click()
    card = page.get_by_role("listitem").filter(has_text=eve.me["name"]).first
    expect(card.locator("mark")).to_have_text("you play like a troll")
    card.get_by_role("button", name="Mute").click()
    expect(page.get_by_role("region", name="Muted on the whole site")).to_contain_text(
        eve.me["name"]
    )
    talk(watcher, "once more")
    expect(watcher.get_by_text("A moderator has muted you").first).to_be_visible()
    card.get_by_label("What did you do, and why?").fill("muted for a week")
    card.get_by_role("button", name="Close the report").click()
    expect(page.get_by_text("There are no open reports.")).to_be_visible()
    page.get_by_role("button", name="Unmute").click()
    expect(page.get_by_text("Nobody is muted.")).to_be_visible()


def farmed(service: Service) -> tuple[Caller, Caller]:
    """Two accounts, one of which has given three rated games up."""
    farmer, straw = account(service.url), account(service.url)
    for _ in range(3):
        beaten(farmer, straw)
    service.do(service.hall.ratings.count_due())
    return farmer, straw


def test_a_moderator_voids_a_farmed_game(service: Service, comes: Comes) -> None:
    farmer, straw = farmed(service)
    judge = account(service.url)
    service.do(moderation_service.grant(service.hall.store, judge.me["id"]))
    before = farmer.get(f"/api/people/{farmer.me['name']}")["ratings"][0]
    page = comes(judge).page
    page.goto(f"{service.url}/moderation")
    pairs = page.get_by_role("region", name="Suspected rating manipulation")
    pair = pairs.get_by_role("listitem").filter(has_text=straw.me["name"])
    expect(pair).to_contain_text("same address")
    picture(page, "moderation")
    pair.get_by_text("Last games: 3").click()
    pair.get_by_role("button", name="Void").first.click()
    dialog = page.get_by_role("dialog", name="Void game")
    expect(dialog).to_contain_text("This cannot be undone.")
    picture(page, "void")
    dialog.get_by_label("What did you do, and why?").fill("farmed")
    dialog.get_by_role("button", name="Void the game").click()
    # With two games left the pair is none any more.
    expect(pairs).to_contain_text("No pair looks suspicious.")
    after = farmer.get(f"/api/people/{farmer.me['name']}")["ratings"][0]
    assert (before["games"], after["games"]) == (3, 2) and after["points"] < before["points"]


def test_nobody_else_is_shown_the_moderators_page(service: Service, comes: Comes) -> None:
    ann = comes(account(service.url))
    ann.go("/moderation")
    expect(ann.page.get_by_text("Only moderators can do that.")).to_be_visible()
    ann.troubles.clear()  # the refused requests
    ann.go("/me")
    expect(ann.page.get_by_role("heading", name="Account & settings")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Moderation")).to_have_count(0)
