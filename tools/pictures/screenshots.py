"""Take the pictures and films of README and docs: `make screenshots`.

A server of its own is started with a new database; every picture shows a real position. Some alone
are taken by their names: `python -m tools.pictures.screenshots lobby-light hint`.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import expect, sync_playwright

from tools.harness.browser import PATIENCE, ROOT
from tools.harness.positions import KINGSROAD, MIRKWOOD, SIEGE
from tools.pictures.capture import IMAGES, PLAYERS, Setting, Studio
from tools.pictures.films import FILMS, shoot_film
from tools.pictures.people_pictures import PEOPLE, shoot_people

DAILY = ROOT / "web/src/pages/lobby/daily"


def of_the_day(name: str) -> Setting:
    """A position of the day, before the seat that is to act."""
    found = next(
        one for one in json.loads((DAILY / "moments.json").read_text()) if one["id"] == name
    )
    seats = ("me", "heuristic") if found["seat"] == 0 else ("heuristic", "me")
    return Setting(found["game"], seats, (DAILY / f"{name}.txt").read_text())


RING = of_the_day("ring_in_mordor")
MIRKWOOD_FOR_TWO = Setting("lotr_card_game", ("me", "heuristic"), MIRKWOOD, PLAYERS)
TABLES = {
    "war_of_the_ring-late-dark": (RING, {"theme": "dark"}),
    "war_of_the_ring-late-light-phone": (RING, {"phone": True}),
    "war_of_the_ring-pl": (RING, {"locale": "pl"}),
    "five_armies-late-light": (of_the_day("bolg_at_the_spur"), {}),
    "card_game-late-light": (MIRKWOOD_FOR_TWO, {}),
    "westeros-late-light": (of_the_day("riverrun_burning"), {}),
}
"""Tables by day or night, on a large screen or a phone, in a language."""


def table(studio: Studio, name: str, setting: Setting, visit: dict[str, Any]) -> None:
    with studio.visit(**visit) as me:
        setting.sit(me)
        expect(me.page.locator("html")).to_have_attribute("lang", visit.get("locale", "en"))
        studio.shoot(me, name)


def lobby(studio: Studio, name: str) -> None:
    with studio.visit() as me:
        me.make("heuristic", "me", position=SIEGE, seed="siege")
        seats = ("me", "heuristic")
        me.make(*seats, game="battles_of_westeros", position=KINGSROAD, seed="kingsroad")
        me.go("/")
        me.page.get_by_role("heading", name="Your games").wait_for()
        studio.shoot(me, name)


def editor(studio: Studio, name: str) -> None:
    with studio.visit() as me:
        me.go("/battles/new?from=razing_the_red_fork")
        expect(me.page.locator("[data-hex=a1]")).to_be_attached()
        expect(me.page.locator("footer")).to_contain_text("This battle can be played.")
        me.page.get_by_role("button", name="Forest", exact=True).click()
        me.page.get_by_role("tab", name="Goals").click()
        studio.shoot(me, name)


PAGES = {"lobby-light": lobby, "battle_editor": editor}


def main() -> None:
    everything = [*PAGES, *TABLES, *FILMS, *PEOPLE]
    wanted = sys.argv[1:] or everything
    if unknown := set(wanted) - set(everything):
        sys.exit(
            f"no such picture: {', '.join(sorted(unknown))}; there are {', '.join(everything)}"
        )
    IMAGES.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        studio = Studio(playwright, Path(folder))
        try:
            shoot_people(studio, [name for name in wanted if name in PEOPLE])
            for name in wanted:
                if name in PEOPLE:
                    continue
                if name in PAGES:
                    PAGES[name](studio, name)
                elif name in TABLES:
                    table(studio, name, *TABLES[name])
                else:
                    shoot_film(studio, name, FILMS[name])
        finally:
            studio.close()


if __name__ == "__main__":
    main()
