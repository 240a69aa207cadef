"""Pictures of people among each other: the pages of docs/people.md, slow-games.md, tournaments.md
and sharing.md, of the teacher's and of the puzzles'."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import expect

from tools.harness.browser import ROOT, Asked, Table
from tools.harness.stage import settled
from tools.pictures.capture import Setting, Studio
from tools.pictures.demo_site import CARDS, FIVE, WAR, WESTEROS, Town

REVIEWED = ROOT / "tests/contract/golden/lotr_card_game/heuristic.jsonl"
LARGEST = 75_000
"""Bytes of a picture: pages are lighter than tables."""
OF_A_TABLE = (1152, 720)
"""The size of a picture of a table."""
TABLES = ("slow-claim", "puzzle", "hint")
WIDTH = "() => document.documentElement.scrollWidth <= innerWidth"


@dataclass
class Places:
    """Where the town's things are."""

    town: Town
    late: str
    """A game in which the time of Ingrid's opponent is up."""
    swiss: str
    knock_out: str
    decks: list[str] = field(default_factory=list)
    battles: list[str] = field(default_factory=list)


def inhabited(studio: Studio) -> Places:
    """Two months of rated games, tournaments, challenges, and what people share."""
    town = Town(studio.server)
    town.settle()
    people = town.people
    rooms = [*town.ratings(rounds=3), town.beat("Ingrid", "Marek", FIVE)]
    rooms += [town.beat("Wanda", "Hugo", FIVE, 1), town.beat("Hugo", "Ingrid", WESTEROS)]
    late = town.meet("Oleg", "Ingrid", FIVE, rated=False)
    for game, other in ((WAR, "Marek"), (FIVE, "Wanda"), (WESTEROS, "Sofia")):
        town.meet("Ingrid", other, game)
    town.meet("Hugo", "Ingrid", WESTEROS)
    for name in ("Marek", "Wanda", "Hugo"):
        people["Ingrid"].post(f"/api/people/{name}/follow")
    people["Marek"].post("/api/people/Ingrid/follow")
    _challenges(town)
    decks, battles = town.publish("Marek")
    swiss = town.tournament(
        "Ingrid", "Marek", "Wanda", "Hugo", "Sofia", "Oleg", name="Midwinter Cup", rated=True
    )
    town.play(swiss, 1)
    others = ("Ingrid", "Marek", "Wanda", "Sofia", "Oleg", "Petra", "Yusuf")
    wish = {"name": "The Last Alliance", "system": "knock_out", "game": WESTEROS}
    knock_out = town.tournament("Hugo", *others, **wish)
    town.play(knock_out, 2)
    town.passes({**{room: 70 - place for place, room in enumerate(rooms)}, late: 4})
    return Places(town, late, swiss, knock_out, decks, battles)


def _challenges(town: Town) -> None:
    for name, seek in (
        ("Sofia", {"game": WAR, "seat": 0, "rated": True, "speed": "days 3", "low": 1200}),
        ("Petra", {"game": WESTEROS, "rated": False, "speed": "hours 24 30"}),
        ("Hugo", {"game": FIVE, "rated": True, "speed": "days 1", "whom": "Ingrid"}),
    ):
        town.people[name].post("/api/seeks", seek)
    table = {"game": CARDS, "listed": True, "options": {"players": "2"}}
    town.people["Yusuf"].post("/api/rooms", table)


# ---- pages

Page = Callable[[Table, Places], None]


def _at(address: str, heading: str) -> Page:
    def look(me: Table, places: Places) -> None:
        me.go(address.format(p=places))
        expect(me.page.get_by_role("heading", name=heading).first).to_be_visible()
        expect(me.page.get_by_text("Loading…")).to_have_count(0)

    return look


def _back(me: Table, places: Places) -> None:
    """Whoever comes back has the own games first."""
    me.go("/")
    expect(me.page.get_by_role("heading", name="Your games", exact=True)).to_be_visible()
    me.page.reload()
    expect(me.page.get_by_text("a challenge to you by")).to_be_visible()
    expect(me.page.get_by_role("heading", name="Your move")).to_be_visible()


def _claim(me: Table, places: Places) -> None:
    me.go(f"/room/{places.late}")
    expect(me.page.get_by_role("button", name="Claim the game")).to_be_visible()
    me.page.locator("[data-board]").first.wait_for()
    settled(me)


def _calls(me: Table, places: Places) -> None:
    me.go("/me")
    heading = me.page.get_by_role("heading", name="Your turn reaches you")
    heading.evaluate("(one) => one.scrollIntoView()")


def _puzzle(me: Table, places: Places) -> None:
    me.go("/puzzles/five_armies")
    easy = me.page.locator("[data-band=easy]")
    easy.get_by_role("button", name="Easy").click()
    easy.locator("[data-puzzle]").first.click()
    expect(me.page.get_by_role("region", name="Puzzle", exact=True)).to_contain_text("find the")
    settled(me)


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


PEOPLE: dict[str, Page] = {
    "people-profile": _at("/people/Ingrid", "Ingrid"),
    "people-leaderboard": _at(f"/leaderboard/{WAR}", "Leaderboards"),
    "people-lobby": _back,
    "slow-claim": _claim,
    "slow-calls": _calls,
    "tournament-swiss": _at("/tournaments/{p.swiss}", "Midwinter Cup"),
    "tournament-knock_out": _at("/tournaments/{p.knock_out}", "The Last Alliance"),
    "shelf-decks": _at("/shared/decks", "Shared decks"),
    "shelf-battle": _at("/battles/{p.battles[0]}", "The Fords at Evening"),
    "archive": _at("/archive", "Archive of rated games"),
    "puzzles": _at("/puzzles", "Puzzle of the day"),
    "puzzle": _puzzle,
    "hint": _hint,
    "review": _review,
}


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
            if name in TABLES:
                studio.shoot(me, name, 120_000, OF_A_TABLE)
            else:
                studio.shoot(me, name, LARGEST)
