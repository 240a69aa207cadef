"""Battles of Westeros in the browser: a battle by clicking, two people, a phone, the guide."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import PHONE, POINT, REVEAL, WANDER, Table
from tests.web.conftest import Open
from tests.web.reading import Reader

GAME = "battles_of_westeros"
KINGSROAD = "clash_on_the_kingsroad"
MOST = 400
"""Decisions of one player in a battle, at most."""
Json = dict[str, Any]


def make(table: Table, *seats: str, battle: str = KINGSROAD, **more: Any) -> str:
    return table.make(*seats, game=GAME, options={"battle": battle}, **more)


def sit(table: Table, room: str) -> None:
    table.go(f"/room/{room}")
    expect(table.bar).to_be_visible()
    expect(table.page.locator("[data-hex]").first).to_be_attached()


def hex_(table: Table, name: str) -> Locator:
    return table.page.locator(f"path[data-hex='{name}']")


def decision(table: Table) -> Json:
    found: Json = table.state["decision"]
    return found


def archers(table: Table) -> Json:
    """Green archers of Stark with an enemy in sight."""
    units: list[Json] = table.state["view"]["units"]
    return next(
        one
        for one in units
        if one["kind"] == "northmen_archers"
        and one["rank"] == "green"
        and any(not sight["blocked"] for sight in one["sees"])
    )


# ---- hands

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


def wish(asked: Json, chance: Random) -> Json:
    """One of the choices of a decision."""
    found: Json = min(
        asked["actions"], key=lambda one: (WISHES.get(one["action"][0], 3), chance.random())
    )
    return found


def thing(table: Table, target: Json) -> Locator | None:
    """The thing on the table that a choice points at, if it can be clicked there."""
    page = table.page
    for key in ("hex", "card", "symbol", "commander", "command"):
        if key in target:
            at = f"[data-{key}='{target[key]}']"
            found = page.locator(f"path{at}.target" if key == "hex" else f".scene {at}")
            if key != "hex":
                found = found.and_(page.locator(".choose, .command-box"))
            return found.first if found.count() else None
    return None


def click(table: Table, choice: Json) -> str:
    """Make a choice by the thing it points at, else by its button; by what it was made."""
    n = table.state["n"]
    it = thing(table, choice["target"])
    # A hand moves between two clicks.
    table.page.mouse.move(*next(WANDER))
    if it is not None and "hex" not in choice["target"]:
        # A card is grasped by its head, which peeks from the hand.
        it.click(position={"x": 40, "y": 16} if "card" in choice["target"] else None)
    elif it is not None and not table.hit(it):
        it = None  # a panel lies over it
    if it is not None:
        menu = table.page.get_by_role("menu")
        table.until(lambda: table.state["n"] > n or menu.count(), f"{choice['label']} or a menu")
        if table.state["n"] <= n:
            label = re.compile(f"^{re.escape(choice['label'])}$", re.IGNORECASE)
            menu.get_by_role("menuitem", name=label).click()
        table.moved(n)
        return next(iter(choice["target"]))
    button = table.page.locator(f"section.bar.mine [data-choice='{choice['id']}']").first
    button.evaluate(REVEAL)
    button.click()
    table.moved(n)
    return "button"


# ---- playing


def test_a_whole_battle_by_clicking(ann: Table) -> None:
    sit(ann, make(ann, "me", "heuristic", seed="by hand"))
    chance = Random(7)
    ways: Counter[str] = Counter()
    kinds: set[str] = set()
    over: str | None = None
    turns: Counter[int] = Counter()
    panel = ann.page.locator("section.panel")
    for _ in range(MOST):
        over = ann.asked().over
        if over is not None:
            break
        asked = decision(ann)
        kinds.add(asked["kind"])
        if asked["kind"] in ("flank_reroll", "counterattack", "ignore_morale", "follow_up"):
            expect(panel).to_be_visible()
        choice = wish(asked, chance)
        if asked["kind"] == "choose_action":
            turns[ann.room["turn"]] += 1
            if turns[ann.room["turn"]] > 2:  # enough for this round
                choice = asked["actions"][-1]
        ways[click(ann, choice)] += 1
    assert over is not None, "the battle did not end"
    assert ann.room["status"] == "finished"
    assert ann.state["view"]["ending"]
    assert ways["hex"] > 20 and ways["card"] > 2 and ways["symbol"] > 2, ways
    assert {"choose_action", "order_unit", "move", "attack", "discard_card"} <= kinds, kinds
    expect(ann.page.locator("#end-title")).to_be_visible()


def test_a_unit_is_ordered_by_clicking_it_first(ann: Table) -> None:
    """At the start of a turn a click on a unit offers the tokens that can order it."""
    sit(ann, make(ann, "me", "heuristic", seed="kingsroad-146"))
    ann.asked()
    n = ann.state["n"]
    unit = archers(ann)
    assert ann.hit(hex_(ann, unit["hex"]))
    menu = ann.page.get_by_role("menu")
    expect(menu).to_contain_text("Green Northmen Archers")
    # Green of its rank, and valor; not the blue token.
    items = menu.get_by_role("menuitem").all_inner_texts()
    assert {one.partition(" token")[0] for one in items if " token:" in one} == {"Green", "Valor"}
    # And the cards of those who could lead it, none of others.
    assert all(one.startswith("Play ") for one in items if " token:" not in one), items
    menu.get_by_role("menuitem", name="Green token").click()
    # The token was used, and the unit named, by one choice.
    ann.until(lambda: ann.state["n"] > n + 1, "both answers")
    ann.asked()
    assert decision(ann)["kind"] == "move"
    assert ann.state["view"]["ordered"] == [unit["unit"]]
    # Its order is on the board: where it may go and still shoot, and its odds where it stands
    # (those of a hex it could go to are shown while the pointer rests there).
    ann.page.mouse.move(5, 5)
    expect(ann.page.locator(".rim.far")).to_have_count(0)
    expect(ann.page.locator("[data-odds]").first).to_be_visible()
    n = ann.state["n"]
    ann.choose(f"Green Northmen Archers at {unit['hex']}: stay")
    ann.moved(n)
    ann.asked()
    assert decision(ann)["kind"] == "attack"
    targets = {one["target"]["hex"] for one in decision(ann)["actions"] if one["target"]}
    shown = ann.page.locator("[data-odds]")
    expect(shown).to_have_count(len(targets))
    expect(ann.page.locator(".sight:not(.blocked)")).to_have_count(len(targets))
    expect(ann.page.get_by_role("region", name="Attacks to choose from")).to_be_visible()


def test_what_lies_on_the_table_tells_itself(ann: Table) -> None:
    sit(ann, make(ann, "me", "heuristic", seed="kingsroad-146"))
    ann.asked()
    tip = ann.page.get_by_role("tooltip")
    view = ann.state["view"]
    kevan = next(u for u in view["units"] if u["commander"] == "kevan_trusted_captain")
    point = hex_(ann, kevan["hex"]).evaluate(POINT)
    ann.page.mouse.move(point["x"], point["y"])
    expect(tip).to_contain_text(f"Kevan Lannister's {kevan['rank']} Lannisport Guard")
    expect(tip).to_contain_text("3 dice")
    # His zone of control, and where his unit could go.
    expect(ann.page.locator(".zone.lannister")).to_have_count(1)
    expect(ann.page.locator("path.move")).to_have_count(1)
    goal = view["objectives"][0]["hex"]
    point = hex_(ann, goal).evaluate(POINT)
    ann.page.mouse.move(point["x"], point["y"])
    expect(tip).to_contain_text(f"Objective {goal}, held by House Stark")
    ann.page.locator("[data-commander=maege_bear_island]").hover()
    expect(tip).to_contain_text("Lady of Bear Island")
    expect(tip).to_contain_text("Made up by us, not printed")
    refused = [one for one in decision(ann)["refused"] if one["target"].get("card")]
    for one in refused[:1]:
        ann.page.locator(f"[data-card={one['target']['card']}]").hover()
        expect(tip).to_contain_text(one["reason"])
    ann.page.locator("[data-card=stark_04]").hover()
    expect(tip).to_contain_text("Our proposal")
    # Names of hexes as one likes.
    # At first at the edges only, then in every hex.
    names = ann.page.locator("text.name")
    expect(names).to_have_count(2 * (15 + 11))
    ann.page.get_by_role("button", name="Names of the hexes").click()
    expect(names).to_have_count(len(view["field"]))


# ---- the film


def told(table: Table, kind: str) -> Json:
    """The newest line of a kind that this browser was told."""
    lines = [
        line
        for frame in map(json.loads, table.frames)
        for line in frame.get("events") or []
        if line["kind"] == kind
    ]
    assert lines, f"nothing of {kind} was told"
    found: Json = lines[-1]["data"]
    return found


def test_the_bots_turn_is_seen_step_by_step_and_walked_back(visit: Open) -> None:
    ann = visit(pace="step")
    sit(ann, make(ann, "me", "heuristic", seed="kingsroad-146"))
    ann.asked()
    n = ann.state["n"]
    ann.choose("Pass for the rest of the round")
    ann.moved(n)
    strip = ann.page.locator("[data-film]")
    onward = ann.page.get_by_role("button", name="Next scene")
    seen: list[str] = []
    for _ in range(300):
        state = strip.get_attribute("data-film")
        if state == "live" and ann.page.locator("section.bar.mine [data-choice]").count():
            break
        if onward.count():
            seen.append(strip.inner_text())
            onward.click()
        ann.page.wait_for_timeout(20)
    assert len(set(seen)) > 6, seen
    # Walked back to the bot's last march, the unit stands again where it came from.
    march = told(ann, "moved")
    unit = ann.page.locator(f"[data-unit='{march['unit']}']")
    back = ann.page.get_by_role("button", name="One scene back")
    for _ in range(300):
        if not unit.count() or unit.get_attribute("data-at") != march["origin"]:
            assert back.is_enabled(), "the first scene, and it never stood there"
            back.click()
    expect(unit).to_have_attribute("data-at", march["origin"])
    expect(strip).to_have_attribute("data-film", "walking")
    # And on again to the table as it is.
    ann.page.keyboard.press("Escape")
    expect(strip).to_have_attribute("data-film", "live")


# ---- two people


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


def together(ann: Table, bob: Table, **more: Any) -> None:
    """Both sit at one table, Ann for Stark."""
    room = make(ann, "me", "open", **more)
    bob.post(f"/api/rooms/{room}/seats/1")
    if ann.get(f"/api/rooms/{room}")["status"] == "waiting":
        ann.post(f"/api/rooms/{room}/start")
    sit(ann, room)
    sit(bob, room)


def test_two_people_see_only_their_own_cards(visit: Open) -> None:
    ann, bob = visit(), visit()
    together(ann, bob, seed="two")
    chance = Random(3)
    played = [0, 0]
    for _ in range(26):
        ann.until(lambda: ann.state["n"] == bob.state["n"], "both to see the same")
        seat = decision(ann)["seat"]
        me = (ann, bob)[seat]
        me.asked()
        click(me, wish(decision(me), chance))
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


@pytest.mark.rule("bow.15.11", "bow.15.13")
def test_a_skirmish_is_set_up_on_the_board(ann: Table) -> None:
    sit(ann, make(ann, "me", "heuristic", battle="raid_in_the_riverlands", seed="raid"))
    placed = Counter[str]()
    for _ in range(40):
        ann.asked()
        asked = decision(ann)
        if asked["kind"] not in ("take_commander", "place_terrain", "place_unit"):
            break
        at = 0 if asked["kind"] == "take_commander" else len(asked["actions"]) // 2
        placed[f"{asked['kind']} {click(ann, asked['actions'][at])}"] += 1
    assert placed["place_terrain hex"] > 2 and placed["place_unit hex"] > 4, placed
    assert ann.state["view"]["round"] == 1
    expect(ann.page.locator("[data-unit]")).to_have_count(len(ann.state["view"]["units"]))


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


def screen(table: Table, name: str) -> tuple[float, float]:
    box = hex_(table, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def under(table: Table, point: tuple[float, float]) -> str | None:
    """The hex at a point of the screen."""
    found: str | None = table.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.dataset?.hex ?? null", list(point)
    )
    return found


def test_each_house_sees_its_own_edge_below(visit: Open) -> None:
    ann, bob = visit(), visit()
    together(ann, bob, seed="two")
    below(ann, "Stark")
    below(bob, "Lannister")
    turn = bob.page.get_by_role("button", name="Turn the board")
    # A turned board is played like any other: a click on a hex reaches that hex.
    asked: Json = {}
    while not (asked and asked["seat"] == 1 and asked["kind"] == "order_unit"):
        assert ann.state.get("n", 0) < 60, "Bob orders no unit"
        if asked:
            me = (ann, bob)[asked["seat"]]
            click(me, wish(asked, Random(3)) if me is bob else asked["actions"][-1])
        ann.until(lambda: ann.state["n"] == bob.state["n"], "both to see the same")
        me = (ann, bob)[decision(ann)["seat"]]
        me.asked()
        asked = decision(me)
    n = bob.state["n"]
    choice = next(one for one in asked["actions"] if "hex" in one["target"])
    assert bob.hit(hex_(bob, choice["target"]["hex"]))
    bob.answered(n)
    # Arrow keys lead where they point.
    unit = next(one for one in bob.state["view"]["units"] if one["house"] == "lannister")
    hex_(bob, unit["hex"]).focus()
    y = screen(bob, unit["hex"])[1]
    bob.page.keyboard.press("ArrowDown")
    focused = bob.page.locator("path[data-hex]:focus")
    expect(focused).not_to_have_attribute("data-hex", unit["hex"])
    down = focused.get_attribute("data-hex") or ""
    assert screen(bob, down)[1] > y
    assert int(down[1:]) == int(unit["hex"][1:]) - 1
    bob.page.keyboard.press("ArrowRight")
    expect(focused).not_to_have_attribute("data-hex", down)
    assert screen(bob, focused.get_attribute("data-hex") or "")[0] > screen(bob, down)[0]
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


# ---- phone, screens, guide


def test_on_a_phone_a_unit_is_ordered_with_thumbs(visit: Open) -> None:
    ann = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    sit(ann, make(ann, "me", "heuristic", seed="kingsroad-146"))
    page = ann.page
    ann.asked()
    page.get_by_role("button", name="Hand", exact=True).tap()
    token = page.locator("[data-symbol=green]")
    expect(token).to_be_visible()
    box = token.bounding_box()
    assert box is not None and box["width"] >= 40, "a thumb finds it"
    expect(page.locator("[data-card=stark_04]")).to_contain_text("Order up to 3 units")
    n = ann.state["n"]
    token.tap()
    ann.moved(n)
    page.get_by_role("button", name="Hand", exact=True).tap()
    for _ in range(12):
        ann.asked()
        if decision(ann)["kind"] == "choose_action":
            break
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], f"{wide} wide"
        bar = ann.bar.bounding_box()
        assert bar is not None and bar["y"] + bar["height"] <= PHONE["height"] + 1
        n = ann.state["n"]
        asked = decision(ann)
        choice = next((one for one in asked["actions"] if "hex" in one["target"]), None)
        if choice is None:
            page.locator(f"[data-choice='{asked['actions'][-1]['id']}']").first.tap()
        else:
            it = hex_(ann, choice["target"]["hex"])
            ann.until(lambda it=it: it.evaluate(POINT), "the hex in sight")
            size = it.bounding_box()
            assert size is not None and size["width"] >= 44, "a thumb finds it"
            point = it.evaluate(POINT)
            page.touchscreen.tap(point["x"], point["y"])
            ann.answered(n, thumb=True)
        ann.moved(n)
    assert any("moved" in text or "attack" in text for text in ann.frames)


def test_screens_for_everybody(ann: Table) -> None:
    reader = Reader(ann)
    sit(ann, make(ann, "me", "heuristic", seed="kingsroad-146"))
    ann.asked()
    reader.check("turn")
    name = f"Green Northmen Archers at {archers(ann)['hex']}"
    for label in ("Green token: order an active green unit", name, f"{name}: stay"):
        n = ann.state["n"]
        ann.choose(label)
        ann.moved(n)
    expect(ann.page.get_by_role("region", name="Attacks to choose from")).to_be_visible()
    reader.check("attack")
    reader.done()


GUIDE = ["welcome", "tracks", "token", "unit", "move", "shoot", "card", "leader", "units", "end"]


def test_the_guide_leads_through_a_first_turn(ann: Table) -> None:
    ann.go("/")
    ann.page.get_by_role("button", name="Learn: first turn: Battles of Westeros").click()
    card = ann.page.get_by_role("region", name="Guide")
    expect(card).to_be_visible()
    for n, step in enumerate(GUIDE, 1):
        expect(card).to_have_attribute("data-step", step)
        expect(card).to_contain_text(f"Step {n} of {len(GUIDE)}")
        if step in ("welcome", "tracks"):
            card.get_by_role("button", name="Next").click()
        elif step != "end":
            ann.asked()
            hinted = ann.page.locator(".choice.hinted")
            expect(hinted).to_have_count(1)
            hinted.click()
    card.get_by_role("button", name="Play on").click()
    expect(card).to_have_count(0)
