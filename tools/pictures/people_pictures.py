"""Pictures of a site that people live on: a tournament, a hint and a review."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from tools.harness.browser import ROOT, Asked, Table
from tools.harness.stage import settled
from tools.pictures.capture import Setting, Studio
from tools.pictures.demo_site import CARDS, Town

REVIEWED = ROOT / "tests/contract/golden/lotr_card_game/heuristic.jsonl"
LARGEST = 75_000
"""Bytes of a picture: pages are lighter than tables."""
OF_A_TABLE = (1152, 720)
"""The size of a picture of a table."""
WIDTH = "() => document.documentElement.scrollWidth <= innerWidth"


@dataclass
class Places:
    """Where the town's things are."""

    town: Town
    swiss: str


def inhabited(studio: Studio) -> Places:
    """Rated games, and a tournament in its second round."""
    town = Town(studio.server)
    town.settle()
    town.ratings(rounds=3)
    others = ("Marek", "Wanda", "Hugo", "Sofia", "Oleg")
    swiss = town.tournament("Ingrid", *others, name="Midwinter Cup", rated=True)
    town.play(swiss, 1)
    return Places(town, swiss)


# ---- pages

Page = Callable[[Table, Places], None]


def _swiss(me: Table, places: Places) -> None:
    me.go(f"/tournaments/{places.swiss}")
    expect(me.page.get_by_role("heading", name="Midwinter Cup").first).to_be_visible()
    expect(me.page.get_by_text("Loading…")).to_have_count(0)


def _hint(me: Table, places: Places) -> None:
    def on_to_planning(asked: Asked) -> str:
        known = ("Keep this hand", "Pass")
        return next((one for one in asked.labels if one in known), asked.labels[-1])

    Setting(CARDS, ("me",), options=(("deck_1", "leadership"),), seed="hint").sit(me)
    me.play_until(on_to_planning, lambda one: one.question.startswith("Planning: play"))
    me.page.get_by_role("button", name="Hint").click()
    choices = me.page.get_by_role("region", name="Hint").get_by_role("radio")
    expect(choices).to_have_count(3)
    settled(me)


def _review(me: Table, places: Places) -> None:
    me.go(f"/room/{me.upload(REVIEWED)['id']}/review")
    expect(me.page.get_by_role("slider", name="Chances of winning")).to_be_visible()


PEOPLE: dict[str, Page] = {"tournament-swiss": _swiss, "hint": _hint, "review": _review}


def shoot_people(studio: Studio, names: list[str]) -> None:
    """Take these, all in one town; by Ingrid, who lives there."""
    if not names:
        return
    places = inhabited(studio)
    for name in names:
        with studio.visit() as me:
            places.town.comes("Ingrid", me)
            PEOPLE[name](me, places)
            assert me.page.evaluate(WIDTH), f"{name} is wider than the screen"
            if name == "hint":
                studio.shoot(me, name, 120_000, OF_A_TABLE)
            else:
                studio.shoot(me, name, LARGEST)
