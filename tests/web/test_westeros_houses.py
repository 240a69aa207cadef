"""Battles of Westeros between two people: whose cards are whose, and which edge lies below."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.things import Json, answer, by_thing
from tests.web.westeros import decision, fighting, hex_, make, sit, together
from tools.harness.browser import POINT, Table

MOVES = 16
"""So many answers show cards of both Houses played, drawn and kept."""


def ids(text: str) -> set[str]:
    """The Leadership cards named in a frame."""
    return set(re.findall(r"\b(?:stark|lannister)_\d\d\b", text))


def open_cards(frame: Json) -> set[str]:
    """The cards that lie open by a frame: piles, the card in play, lines for everybody."""
    view = frame["view"]
    found = {card for house in view["houses"].values() for card in house["discards"]}
    if view["playing"]:
        found.add(view["playing"])
    for line in frame["events"]:
        if line["to"] is None:
            found |= ids(json.dumps(line))
    return found


def test_two_people_see_only_their_own_cards(visit: Open) -> None:
    ann, bob = visit(), visit()
    together(ann, bob, seed="two")
    eager = fighting("3")
    played = [0, 0]
    for _ in range(MOVES):
        ann.until(lambda: ann.state["n"] == bob.state["n"], "both to see the same")
        seat = decision(ann)["seat"]
        me = (ann, bob)[seat]
        me.asked()
        answer(me, eager)
        played[seat] += 1
    assert all(played)
    ann.until(lambda: ann.state["n"] == bob.state["n"], "the last move")
    for table, other in ((ann, "lannister"), (bob, "stark")):
        told: set[str] = set()
        for text in table.frames:
            frame = json.loads(text)
            if frame["type"] not in ("hello", "update"):
                continue
            told |= open_cards(frame)
            known = ids(json.dumps(frame["view"])) | ids(json.dumps(frame["decision"]))
            secret = {card for card in known if card.startswith(other)} - told
            assert not secret, f"{table} was told {secret}"
            assert not any(card.startswith(other) for card in frame["view"]["hand"])
    units = ann.page.locator("[data-unit]")
    assert units.count() == bob.page.locator("[data-unit]").count() > 15


@pytest.mark.rule("bow.15.06")
def test_commanders_of_a_skirmish_are_chosen_in_secret(visit: Open) -> None:
    ann, bob = visit(), visit()
    together(ann, bob, battle="raid_in_the_riverlands", seed="raid")
    panel = ann.page.get_by_role("region", name="Setting up the skirmish")
    ann.asked()
    n = ann.state["n"]
    panel.locator("[data-take=maege_bear_island]").click()
    ann.moved(n)
    expect(panel).to_contain_text("Chosen: Maege Mormont, Lady of Bear Island")
    bob.until(lambda: bob.state["n"] > n, "Bob to see that she chose")
    assert bob.state["view"]["setting_up"]["picks"] == []
    assert ann.state["view"]["setting_up"]["picks"] == ["stark_setup_1"]
    bars = bob.page.get_by_role("region", name="Setting up the skirmish")
    expect(bars).not_to_contain_text("Maege")


# ---- which edge lies below


def rows(table: Table) -> list[int]:
    """The rows of the field by the place of their first hex, from the top of the screen down."""
    found: list[str] = table.page.locator("path[data-hex^=a]").evaluate_all(
        """(all) => all.map((one) => [one.getBoundingClientRect().y, one.dataset.hex])
            .sort((a, b) => a[0] - b[0]).map((one) => one[1])"""
    )
    return [int(name[1:]) for name in found]


def below(table: Table, house: str) -> None:
    """The edge of this House lies below, and the whole field with it: Stark's has the last row."""
    expect(table.page.locator("[data-edge=bottom]")).to_have_text(f"House {house}")
    way = 1 if house == "Stark" else -1
    table.until(lambda: (now := rows(table)) and now == sorted(now)[::way], f"{house} below")


def from_to(table: Table, start: str, end: str) -> tuple[float, float]:
    """The way from one hex to another, both measured in one moment: the board may be moving."""
    x, y = table.page.evaluate(
        """(names) => {
            const [a, b] = names.map((name) => document.querySelector(`path[data-hex=${name}]`))
                .map((one) => one.getBoundingClientRect());
            return [b.x - a.x, b.y - a.y];
        }""",
        [start, end],
    )
    return x, y


def under(table: Table, point: tuple[float, float]) -> str | None:
    """The hex at a point of the screen."""
    found: str | None = table.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.dataset?.hex ?? null", list(point)
    )
    return found


LANNISTERS_TURN = """
battle: clash_on_the_kingsroad; round: 2; phase: command; to act: lannister; first: lannister
pool lannister: green blue; pool stark: green
"""


def token(asked: Json, symbol: str) -> Json:
    return next(one for one in asked["actions"] if one["action"] == ["token", symbol])


def test_each_house_sees_its_own_edge_below(visit: Open) -> None:
    ann, bob = visit(), visit()
    together(ann, bob, seed="two", position=LANNISTERS_TURN)
    below(ann, "Stark")
    below(bob, "Lannister")
    turn = bob.page.get_by_role("button", name="Turn the board")
    # A turned board is played like any other: a click on a hex reaches that hex.
    bob.asked()
    assert answer(bob, lambda asked: token(asked, "green")) == "symbol"
    bob.asked()
    assert decision(bob)["kind"] == "order_unit"
    assert by_thing(bob, decision(bob)["actions"][0]) == "hex"
    # Arrow keys lead where they point.
    unit = next(one for one in bob.state["view"]["units"] if one["house"] == "lannister")
    hex_(bob, unit["hex"]).focus()
    bob.page.keyboard.press("ArrowDown")
    focused = bob.page.locator("path[data-hex]:focus")
    expect(focused).not_to_have_attribute("data-hex", unit["hex"])
    down = focused.get_attribute("data-hex") or ""
    assert from_to(bob, unit["hex"], down)[1] > 0
    assert int(down[1:]) == int(unit["hex"][1:]) - 1
    bob.page.keyboard.press("ArrowRight")
    expect(focused).not_to_have_attribute("data-hex", down)
    right = focused.get_attribute("data-hex") or ""
    assert from_to(bob, down, right)[0] > 0
    # On demand it is turned, and stays so when the page is opened again, in the replay too.
    room = bob.room["id"]
    turn.click()
    below(bob, "Stark")
    bob.page.reload()
    below(bob, "Stark")
    bob.go(f"/room/{room}/replay")
    below(bob, "Stark")
    bob.page.get_by_role("button", name="Turn the board").click()
    below(bob, "Lannister")
    sit(bob, room)
    below(bob, "Lannister")
    # Who watches sees it as the plan has it.
    eve = visit()
    eve.go(f"/room/{room}")
    below(eve, "Stark")


def test_at_one_screen_the_board_does_not_spin(ann: Table) -> None:
    sit(ann, make(ann, "me", "me", seed="two"))
    seats = set()
    turn = ann.page.get_by_role("button", name="Turn the board")
    cover = ann.page.get_by_role("button", name=re.compile("^I am "))
    edge = "Stark"
    for _ in range(14):
        ann.until(lambda: cover.count() or ann.choices.count(), "the bar or the curtain")
        if cover.count():
            cover.click()
            expect(cover).to_have_count(0)
        ann.asked()
        below(ann, edge)
        seats.add(decision(ann)["seat"])
        if len(seats) == 2 and edge == "Stark":
            turn.click()
            edge, seats = "Lannister", set()
            below(ann, edge)
        elif len(seats) == 2:
            break
        n = ann.state["n"]
        ann.choose(ann.shown().labels[-1])
        ann.moved(n)
    assert edge == "Lannister" and len(seats) == 2
    # What one looks at stays in the middle of the window when the board is turned.
    ann.page.get_by_role("button", name="Zoom in").click()
    board = ann.page.get_by_role("region", name="The battlefield")
    box = board.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.page.mouse.move(*middle)
    ann.page.mouse.down()
    ann.page.mouse.move(middle[0] + 120, middle[1] + 90, steps=4)
    ann.page.mouse.up()
    hex_(ann, "a1").evaluate(POINT)  # until it stands still
    seen = under(ann, middle)
    assert seen
    turn.click()
    below(ann, "Stark")
    ann.until(lambda: under(ann, middle) == seen, f"{seen} in the middle")
