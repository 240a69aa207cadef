"""A small Swiss to its end: the games end elsewhere, the page shows who has won."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.support.bot_client import account
from tests.web.conftest import Open
from tests.web.reading import Reader
from tests.web.test_people import picture, sign_up
from tools.harness.browser import DESKTOP, PHONE, Server
from tools.harness.site_client import Caller


def test_a_small_swiss_to_its_end(visit: Open, server: Server) -> None:
    ann = visit()
    page, name, reader = ann.page, sign_up(ann, "Ann"), Reader(ann)
    others = [account(server.url) for _ in range(3)]
    ann.go("/tournaments")
    page.get_by_role("button", name="New tournament").click()
    form = page.get_by_role("dialog", name="New tournament")
    form.get_by_label("Name", exact=True).fill("Midwinter Cup")
    form.get_by_role("combobox", name="Game", exact=True).select_option(
        label="The Battle of Five Armies"
    )
    picture(ann, "tournament-form")
    form.get_by_role("button", name="Create tournament").click()
    expect(page.get_by_role("heading", name="Midwinter Cup")).to_be_visible()
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("button", name="Withdraw")).to_be_visible()
    # A level of the house, and out again.
    page.get_by_label("Add a bot").select_option(label="Easy")
    page.get_by_role("button", name="Add", exact=True).click()
    entries = page.get_by_role("list", name="Participants")
    expect(entries).to_contain_text("Easy bot")
    page.get_by_role("button", name="Remove: Easy bot").click()
    expect(entries).not_to_contain_text("Easy bot")
    id_ = page.url.rpartition("/")[2]
    for one in others:
        one.post(f"/api/tournaments/{id_}/entry", {})
    page.get_by_role("button", name="Start").click()
    for number in (1, 2):
        # The page asks by itself, and shows the next round once there is one.
        rooms = page.get_by_role("region", name=f"Round {number}").get_by_role("link", name="Game")
        expect(rooms).to_have_count(2)
        if number == 2:
            for size in (DESKTOP, PHONE):
                page.set_viewport_size(size)  # type: ignore[arg-type]
                reader.check("tournament")
                picture(ann, f"tournament-{size['width']}")
        _worse_seeded_give_up(others, id_, number)
    expect(page.get_by_text(f"Won by {name}")).to_be_visible()
    best = page.get_by_role("table", name="Standings").get_by_role("row").nth(1)
    expect(best).to_contain_text(name)
    ann.go("/tournaments")
    mine = page.get_by_role("listitem").filter(has=page.locator(f"a[href$='{id_}']"))
    expect(mine).to_contain_text(f"Won by {name}")
    reader.check("tournaments")
    reader.done()


def _worse_seeded_give_up(others: list[Caller], id_: str, number: int) -> None:
    """Ann entered first, so that she is seeded first: nothing is left for her to lose."""
    contest = others[0].get(f"/api/tournaments/{id_}")
    entries = {one["entry"]: one for one in contest["standings"]}
    for board in contest["rounds"][number - 1]["pairings"]:
        loser = max((board["first"], board["second"]), key=lambda one: entries[one]["seed"])
        seat = 0 if board["first"] == loser else 1
        [caller] = [one for one in others if one.me["id"] == entries[loser]["player"]["id"]]
        caller.post(f"/api/rooms/{board['room']}/resign", {"seat": seat})
