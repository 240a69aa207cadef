"""Tables of Battles of Westeros in the browser, and who plays at them."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.things import Choose, Json
from tools.harness.browser import Table

GAME = "battles_of_westeros"
KINGSROAD = "clash_on_the_kingsroad"

WISHES = {
    "attack": 0,
    "attack_with": 0,
    "choose_unit": 1,
    "move": 1,
    "move_unit": 1,
    "play": 2,
    "token": 2,
    "pair": 4,
    "use_ability": 5,
    "stay": 6,
    "done": 8,
    "pass": 9,
}
"""What somebody who wants a fight would rather do, by verb."""


def make(table: Table, *seats: str, battle: str = KINGSROAD, **more: Any) -> str:
    return table.make(*seats, game=GAME, options={"battle": battle}, **more)


def sit(table: Table, room: str) -> None:
    table.go(f"/room/{room}")
    expect(table.bar).to_be_visible()
    expect(table.page.locator("[data-hex]").first).to_be_attached()


def together(ann: Table, bob: Table, **more: Any) -> None:
    """Both sit at one table, Ann for Stark."""
    room = make(ann, "me", "open", **more)
    bob.post(f"/api/rooms/{room}/seats/1")
    if ann.get(f"/api/rooms/{room}")["status"] == "waiting":
        ann.post(f"/api/rooms/{room}/start")
    sit(ann, room)
    sit(bob, room)


def hex_(table: Table, name: str) -> Locator:
    return table.page.locator(f"path[data-hex='{name}']")


def decision(table: Table) -> Json:
    found: Json = table.state["decision"]
    return found


def fighting(seed: str) -> Choose:
    """What somebody who wants a fight would choose."""
    chance = Random(seed)
    return lambda asked: min(
        asked["actions"], key=lambda one: (WISHES.get(one["action"][0], 3), chance.random())
    )
