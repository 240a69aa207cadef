"""Take the pictures and films of README and docs: `make screenshots`.

A server of its own is started with a new database; every picture shows a real position. Some alone
are taken by their names: `python -m tools.pictures.screenshots westeros-late film-hunt`.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tools.harness.browser import PATIENCE, ROOT
from tools.harness.positions import KINGSROAD, MIRKWOOD, RECORD, SIEGE
from tools.harness.stage import settled
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


OPENINGS = {
    "war_of_the_ring": Setting("war_of_the_ring", ("me", "heuristic")),
    "five_armies": Setting("five_armies", ("me", "heuristic")),
    "card_game": Setting("lotr_card_game", ("me", "heuristic"), options=PLAYERS),
    "westeros": Setting("battles_of_westeros", ("me", "heuristic")),
}
LATE = {
    "war_of_the_ring": of_the_day("ring_in_mordor"),
    "five_armies": of_the_day("bolg_at_the_spur"),
    "card_game": Setting("lotr_card_game", ("me", "heuristic"), MIRKWOOD, PLAYERS),
    "westeros": of_the_day("riverrun_burning"),
}
TABLES = {
    f"{name}-{when}": setting
    for when, settings in (("opening", OPENINGS), ("late", LATE))
    for name, setting in settings.items()
}
SPOKEN = {
    f"{name}-{language}": (setting, language)
    for name, setting in LATE.items()
    for language in ("pl", "ru")
}
"""Tables in other languages than English."""
THEMES = ("light", "dark")


def table(studio: Studio, name: str, setting: Setting) -> None:
    """A table by day and by night, on a large screen and on a phone."""
    for theme in THEMES:
        for phone in (False, True):
            with studio.visit(theme, phone) as me:
                setting.sit(me)
                studio.shoot(me, f"{name}-{theme}{'-phone' if phone else ''}")


def spoken(studio: Studio, name: str, setting: Setting, language: str) -> None:
    """A table in another language."""
    with studio.visit(locale=language) as me:
        setting.sit(me)
        expect(me.page.locator("html")).to_have_attribute("lang", language)
        studio.shoot(me, name)


def lobby(studio: Studio, name: str) -> None:
    for theme in THEMES:
        with studio.visit(theme) as me:
            me.make("heuristic", "me", position=SIEGE, seed="siege")
            seats = ("me", "heuristic")
            me.make(*seats, game="battles_of_westeros", position=KINGSROAD, seed="kingsroad")
            me.go("/")
            me.page.get_by_role("heading", name="Your games").wait_for()
            studio.shoot(me, f"{name}-{theme}")


def replay(studio: Studio, name: str) -> None:
    with studio.visit() as me:
        room = me.upload(RECORD)
        me.go(f"/room/{room['id']}/replay?at={room['moves'] * 3 // 5}")
        expect(me.page.locator("[data-stack]").first).to_be_attached()
        expect(me.page.locator(".controls .count")).not_to_have_text("0 / 0")
        settled(me)
        studio.shoot(me, name)


def editor(studio: Studio, name: str) -> None:
    with studio.visit() as me:
        me.go("/battles/new?from=razing_the_red_fork")
        expect(me.page.locator("[data-hex=a1]")).to_be_attached()
        expect(me.page.locator("footer")).to_contain_text("This battle can be played.")
        me.page.get_by_role("button", name="Forest", exact=True).click()
        me.page.get_by_role("tab", name="Goals").click()
        studio.shoot(me, name)


PAGES = {"lobby": lobby, "replay": replay, "battle_editor": editor}


def main() -> None:
    everything = [*PAGES, *TABLES, *SPOKEN, *FILMS, *PEOPLE]
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
                    table(studio, name, TABLES[name])
                elif name in SPOKEN:
                    spoken(studio, name, *SPOKEN[name])
                else:
                    shoot_film(studio, name, FILMS[name])
        finally:
            studio.close()


if __name__ == "__main__":
    main()
