"""Games that take weeks, in the browser: a clock that runs out, calls by push and by letter."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.identity.test_mail import PASSWORD, Mailbox, mail_server
from tests.server.notifications.test_notifications import CALLS, Calling, letter_text
from tests.server.slow_games.test_slow_games import House
from tests.server.support.fake_push import Browser, receiver
from tests.server.support.live_server import Service, toys
from tests.web.conftest import Open
from tools.harness.browser import Table
from tools.harness.site_client import Caller, until
from westmarch.server.identity.people import COOKIE

Serve = Callable[..., Service]

SUBSCRIBED = """given => {
  PushManager.prototype.subscribe = async () => ({ endpoint: given.endpoint, toJSON: () => given });
}"""
"""A push service of our own: Chromium's is outside."""
KEPT = """() => {
  self.shown = [];
  const keep = async (title, more) => void self.shown.push({ title, ...more });
  self.registration.showNotification = keep;
}"""
"""A browser without windows has nowhere to show a notification."""

CHANGED = """more => {
  const news = new ExtendableEvent("pushsubscriptionchange");
  self.dispatchEvent(Object.assign(news, more));
}"""


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """A server in this process, whose time the test moves."""
    started: list[Service] = []

    def start(**settings: Any) -> Service:
        started.append(Service(tmp_path / "rooms.sqlite3", **settings).start())
        return started[-1]

    with toys():
        yield start
        for one in started:
            one.stop()


def comes(visit: Open, house: House, who: Caller) -> Table:
    """A browser of somebody who is known already."""
    table = visit(house.service)
    value = who.http.cookies[COOKIE]
    table.context.add_cookies([{"name": COOKIE, "value": value, "url": house.service.url}])
    return table


def test_who_runs_out_of_time_is_claimed_against(visit: Open, serve: Serve) -> None:
    house = House(serve)
    room = house.table(game="five_armies", clock={"days": 3})
    _, other = house.to_move(room)
    table = comes(visit, house, other)
    table.go(f"/room/{room}")
    page = table.page
    expect(page.get_by_text("2 d 23 h").first).to_be_visible()
    expect(page.get_by_role("button", name="Claim the win")).to_have_count(0)
    house.time.passes(days=4)
    page.reload()
    expect(page.get_by_text("Out of time").first).to_be_visible()
    page.get_by_role("button", name="Claim the win").click()
    table.until(lambda: other.room(room)["status"] == "finished", "the game's end")
    ended = other.room(room)
    assert ended["winners"] == [seat["seat"] for seat in ended["seats"] if seat["mine"]]
    expect(page.get_by_text("out of time").first).to_be_visible()


def test_a_turn_is_told_by_a_browser_that_takes_calls(visit: Open, serve: Serve) -> None:
    house = Calling(serve)
    room = house.table(clock={"days": 3})
    mover, other = house.to_move(room)
    with receiver() as there:
        ours = Browser(f"{there.url}/push")
        table = comes(visit, house, other)
        table.context.grant_permissions(["notifications"], origin=house.service.url)
        table.context.add_init_script(f"({SUBSCRIBED})({json.dumps(ours.subscription)})")
        cdp = table.context.new_cdp_session(table.page)
        workers: list[str] = []
        cdp.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda news: workers.extend(one["registrationId"] for one in news["registrations"]),
        )
        cdp.send("ServiceWorker.enable")
        table.go("/me")
        table.page.get_by_role("button", name="Notify me in this browser").click()
        expect(table.page.get_by_text("This browser will be notified.")).to_be_visible()
        assert len(other.get(CALLS)["browsers"]) == 1
        house.pass_on(room)
        until(house.waits)
        house.time.passes(seconds=11)
        house.send()
        (got,) = there.got
        told = ours.reads(got)
        (worker,) = table.context.service_workers
        worker.evaluate(KEPT)
        # What the push service would hand on.
        sent = {"origin": house.service.url, "registrationId": workers[-1]}
        cdp.send("ServiceWorker.deliverPushMessage", {**sent, "data": json.dumps(told)})
        table.until(lambda: worker.evaluate("() => self.shown"), "the notification")
        (shown,) = worker.evaluate("() => self.shown")
        assert shown["title"].startswith("Your turn") and mover.me["name"] in shown["body"]
        assert shown["data"]["link"].endswith(f"/room/{room}")
        # The push service gives the browser another address.
        (before,) = other.get(CALLS)["browsers"]
        moved = {**ours.subscription, "endpoint": f"{there.url}/moved"}
        worker.evaluate(f"({SUBSCRIBED})({json.dumps(moved)})")
        worker.evaluate(CHANGED, {"oldSubscription": ours.subscription})
        table.until(lambda: other.get(CALLS)["browsers"] != [before], "the new address")
        assert len(other.get(CALLS)["browsers"]) == 1


def linked(box: Mailbox, number: int, path: str) -> str:
    """Where a link of a letter leads, on this site."""
    found = re.search(rf"http\S+({re.escape(path)}\S+)", letter_text(box, number))
    assert found
    return found[1]


def test_letters_to_an_address_that_was_confirmed_until_one_click_ends_them(
    visit: Open, serve: Serve
) -> None:
    with mail_server() as box:
        sender = f"smtp://127.0.0.1:{box.port}?from=house@example.org"
        house = Calling(serve, smtp=sender, site="https://games.example")
        room = house.table(clock={"days": 3})
        _, other = house.to_move(room)
        other.post("/api/accounts", {"name": "Sam the reader", "password": PASSWORD})
        table = comes(visit, house, other)
        page = table.page
        table.go("/me")
        page.get_by_label("Current password").fill(PASSWORD)
        page.get_by_label("E-mail address for notifications").fill("sam@shire.example")
        page.get_by_role("button", name="Save the address").click()
        expect(page.get_by_text("Saved.")).to_be_visible()
        page.get_by_label("By e-mail").select_option("now")
        expect(page.get_by_text("We sent an e-mail to sam@shire.example")).to_be_visible()
        table.go(linked(box, 1, "/calls/confirm/"))
        page.get_by_role("button", name="Confirm", exact=True).click()
        expect(page.get_by_text("Your e-mail address is confirmed.")).to_be_visible()
        table.go("/me")  # nobody is called while looking at the table; this is no table
        expect(page.get_by_label("By e-mail")).to_have_value("now")
        expect(page.get_by_text("We sent an e-mail to")).to_have_count(0)
        house.pass_on(room)
        until(house.waits)
        house.time.passes(minutes=16)
        house.send()
        assert len(box.letters) == 3 and box.letters[2]["To"] == "sam@shire.example"
        assert box.letters[2]["Subject"].startswith("Westmarch: Your turn: ")
        table.go(linked(box, 2, "/room/"))
        expect(page.get_by_text("2 d 23 h").first).to_be_visible()
        table.context.clear_cookies()  # a link of a letter needs no login
        table.go(linked(box, 2, "/calls/off/"))
        page.get_by_role("button", name="Unsubscribe").click()
        expect(page.get_by_text("You have unsubscribed.")).to_be_visible()
        assert other.get(CALLS)["letters"] == "off"
