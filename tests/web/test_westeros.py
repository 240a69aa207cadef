"""Battles of Westeros in the browser: battles by the board alone, a phone, the guide."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.reading import Reader
from tests.web.things import Choose, Json, answer, anything, play_on
from tests.web.westeros import GAME, decision, fighting, hex_, make, sit
from tools.harness.browser import PHONE, POINT, Table
from tools.harness.positions import KINGSROAD

MOST = 400
"""Decisions of one player in a battle, at most."""
ENOUGH = {"hex": 10, "card": 2, "symbol": 2}
"""So many choices by each kind of thing, and then one only passes."""
ASKED = {"choose_action", "order_unit", "move", "attack"}
"""What must have been asked before."""
IN_A_PANEL = ("flank_reroll", "counterattack", "ignore_morale", "follow_up", "parting_blow")
"""Questions of an attack, asked while its panel is open."""


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


# ---- playing


def eager_then_idle(table: Table) -> Choose:
    """Somebody who fights, by cards and by tokens in turn, until everything was tried once; then he
    passes to the end."""
    eager = fighting("by hand")
    asked_for, made = set[str](), Counter[str]()

    def wanted(asked: Json) -> Json:
        if asked["kind"] != "choose_action":
            return eager(asked)
        if asked_for >= ASKED and made >= Counter(ENOUGH):
            return dict(asked["actions"][-1])
        verb = "play" if made["card"] <= made["symbol"] else "token"
        willing = (one for one in asked["actions"] if one["action"][0] == verb)
        return dict(next(willing, None) or eager(asked))

    def choose(asked: Json) -> Json:
        if asked["kind"] in IN_A_PANEL:
            expect(table.page.locator("section.panel").first).to_be_visible()
        choice = wanted(asked)
        asked_for.add(asked["kind"])
        made.update(choice["target"].keys())
        return choice

    return choose


def to_the_end(table: Table, room: str) -> None:
    sit(table, room)
    kinds, ways = play_on(table, eager_then_idle(table), MOST)
    assert table.asked().over is not None, "the battle did not end"
    assert table.room["status"] == "finished"
    assert table.state["view"]["ending"]
    assert all(ways[thing] >= count for thing, count in ENOUGH.items()), ways
    assert kinds.keys() >= ASKED | {"discard_card"}, kinds
    expect(table.page.locator("#end-title")).to_be_visible()


def test_the_last_rounds_of_a_battle_by_the_board_alone(ann: Table) -> None:
    to_the_end(ann, ann.make("me", "random", game=GAME, position=KINGSROAD, seed="by hand"))


@pytest.mark.soak
def test_a_whole_battle_by_the_board_alone(ann: Table) -> None:
    to_the_end(ann, make(ann, "me", "random", seed="by hand"))


def test_the_beginning_of_a_battle_by_the_board_alone(ann: Table) -> None:
    """Whatever the other House chooses: every choice can be made by some thing."""
    sit(ann, make(ann, "random", "me", seed="by the board"))
    kinds, ways = play_on(ann, anything("lannister"), 16)
    assert sum(ways.values()) == 16 and kinds["choose_action"], (kinds, ways)


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
        placed[f"{asked['kind']} {answer(ann, lambda one, at=at: one['actions'][at])}"] += 1
    assert placed["place_terrain hex"] > 2 and placed["place_unit hex"] > 4, placed
    assert ann.state["view"]["round"] == 1
    expect(ann.page.locator("[data-unit]")).to_have_count(len(ann.state["view"]["units"]))


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
    back = ann.page.get_by_role("button", name="Previous scene")
    for _ in range(300):
        if not unit.count() or unit.get_attribute("data-at") != march["origin"]:
            assert back.is_enabled(), "the first scene, and it never stood there"
            back.click()
    expect(unit).to_have_attribute("data-at", march["origin"])
    expect(strip).to_have_attribute("data-film", "walking")
    # And on again to the table as it is.
    ann.page.keyboard.press("Escape")
    expect(strip).to_have_attribute("data-film", "live")


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
    card.get_by_role("button", name="Play", exact=True).click()
    expect(card).to_have_count(0)
