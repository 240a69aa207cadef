"""The lobby: the four real tables, one's own games first, and the position of the day."""

from __future__ import annotations

import datetime
import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Open
from tools.harness.browser import DESKTOP, PHONE, ROOT, Json, Table
from tools.harness.positions import SIEGE

GAMES = ["war_of_the_ring", "five_armies", "lotr_card_game", "battles_of_westeros"]

PICTURES = """() => [...document.querySelectorAll('.game img')]
  .map((one) => [new URL(one.currentSrc).pathname, one.naturalWidth])"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("theme", "time"), [("light", "day"), ("dark", "night")])
def test_the_four_tables(visit: Open, theme: str, time: str, size: dict[str, int]) -> None:
    ann = visit(viewport=size, color_scheme=theme)
    page = ann.page
    ann.go("/")
    expect(page.get_by_role("button", name=re.compile("^Play now"))).to_have_count(4)
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    shown = page.evaluate(PICTURES)
    for game, (name, width) in zip(GAMES, shown, strict=True):
        # A field of Westeros lies in the same light at any time: one file for both.
        shown_at = "day" if game == "battles_of_westeros" else time
        assert f"/{game}-{shown_at}-" in name and width == 720


def test_ones_own_turn_comes_first(ann: Table) -> None:
    ann.make("me", "open", listed=True)
    mine = ann.make("heuristic", "me", position=SIEGE, seed="siege")
    ann.make("me", "open", listed=True)
    ann.go("/")
    section = ann.page.get_by_role("region", name="Your games", exact=True)
    first = section.get_by_role("listitem").first
    expect(first).to_contain_text("Your turn")
    expect(section.get_by_role("listitem")).to_have_count(2)
    expect(ann.page.get_by_role("heading", name="More of your games")).to_be_visible()
    first.get_by_role("link").click()
    expect(ann.bar).to_be_visible()
    assert mine in ann.page.url


def days() -> list[datetime.date]:
    """As many days in a row as there are positions."""
    first = datetime.date(2026, 3, 1)
    moments = json.loads((ROOT / "web/src/pages/lobby/daily/moments.json").read_text())
    return [first + datetime.timedelta(days=one) for one in range(len(moments))]


@pytest.mark.parametrize("day", days(), ids=str)
def test_the_position_of_the_day_can_be_played_on(visit: Open, day: datetime.date) -> None:
    ann = visit()
    ann.page.clock.set_fixed_time(datetime.datetime(day.year, day.month, day.day, 12))
    ann.go("/")
    card = ann.page.get_by_role("region", name="Position of the day")
    told = card.inner_text()
    card.get_by_role("button", name="Play from here").click()
    ann.until(lambda: "room" in ann.state, "a table")
    room: Json = ann.room
    mine = [seat for seat in room["seats"] if seat["mine"]]
    assert len(mine) == 1 and room["to_act"] == [mine[0]["seat"]]
    sides = {
        "free_peoples": "the Free Peoples",
        "shadow": "the Shadow",
        "stark": "House Stark",
        "lannister": "House Lannister",
        "player_1": "Aragorn, Glóin and Théodred",
    }
    assert f"You lead {sides[mine[0]['name']]}" in told
    assert str(ann.state["room"]["turn"]) in re.findall(r"(?:Turn|round) (\d+)", told)


def test_somebody_who_returns_sees_his_turn_first_and_what_is_new(visit: Open) -> None:
    ann, bob, eve = visit(), visit(), visit()
    for one, name in ((bob, "Bob at the front"), (eve, "Eve at the front")):
        one.post("/api/accounts", {"name": name, "password": "correct horse"})
    wish = {"game": "battles_of_westeros", "rated": True}
    made = bob.post("/api/seeks", wish)["mine"][0]["id"]
    watched = eve.post(f"/api/seeks/{made}/join", {})["id"]
    page = ann.page
    tables, others = page.locator("li.game"), page.get_by_role("region", name="Open challenges")
    ann.go("/")
    expect(tables.first).to_be_visible()
    expect(page.get_by_role("heading", name="What’s new")).to_have_count(0)
    assert upper(tables.first) < upper(others)
    seats = [{"kind": "me"}, {"kind": "me"}]
    room = ann.post("/api/rooms", {"game": "five_armies", "seats": seats})
    ann.go("/")
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_text("Your turn")).to_be_visible()
    expect(mine.get_by_role("link")).to_have_attribute("href", f"/room/{room['id']}")
    news = page.get_by_role("region", name="What’s new")
    expect(news.get_by_role("listitem").first).to_be_visible()
    ann.go("/")  # from now on the browser knows
    expect(mine.get_by_text("Your turn")).to_be_visible()
    assert upper(mine) < upper(others) < upper(tables.first)
    daily = page.get_by_role("region", name="Puzzle of the day")
    expect(daily.get_by_role("button", name="Solve this puzzle")).to_be_enabled()
    live = page.get_by_role("region", name="Rated games to watch").get_by_role("listitem")
    live.filter(has_text="Bob at the front").get_by_role("link", name="Watch").click()
    expect(page).to_have_url(re.compile(f"/room/{watched}$"))
    expect(page.get_by_text("Eve at the front").first).to_be_visible()


def upper(part: Locator) -> float:
    """Where it begins on the page."""
    expect(part).to_be_visible()
    box = part.bounding_box()
    assert box is not None
    return box["y"]
