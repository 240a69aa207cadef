"""The Battle of Five Armies on the stage: armies are grasped and divided, the other's march is seen
and walked back, a battle stays on show."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Open
from tests.web.test_five_armies import (
    BEFORE_THE_SPUR,
    TO_BATTLE,
    attack,
    battle_panel,
    in_battle,
    make,
)
from tools.harness.browser import POINT, Asked, Table

# ---- choosing


def to_the_march(table: Table) -> None:
    """With the Army die the army below the Spur goes to the northern ford: on to who goes."""

    def march(asked: Asked) -> str:
        wishes = ("Use the Army die", "Move up to two armies", TO_BATTLE[2])
        return next(one for wish in wishes for one in asked.labels if one.startswith(wish))

    table.play_until(march, lambda asked: "choose where the army" in asked.question)
    n = table.state["n"]
    table.hit(table.region("eb_ford_plain"))
    table.moved(n)
    assert "choose who goes" in table.asked().question


def stepper(table: Table, action: str, button: str) -> Locator:
    row = table.page.locator(f"[data-stepper='{action}']")
    return row.get_by_role("button", name=re.compile(f"^One {button}"))


@pytest.mark.rule("b5a.9.12")
def test_an_army_is_divided_by_more_and_less(ann: Table) -> None:
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="divide"))
    to_the_march(ann)
    done = ann.page.locator("[data-stepper-done]")
    expect(done).to_be_disabled()
    stepper(ann, "take_leader", "more").click()
    expect(done).to_be_disabled()  # leadership does not march alone
    for _ in range(2):
        stepper(ann, "take orc", "more").click()
    stepper(ann, "take warg", "more").click()
    expect(stepper(ann, "take warg", "more")).to_be_disabled()
    stepper(ann, "take warg", "less").click()
    before = len(ann.sent)
    done.click()
    ann.until(lambda: ann.state["decision"]["kind"] == "divide_damage", "the next question")
    sent = [json.loads(one)["action"] for one in ann.sent[before:]]
    assert sorted(sent[:-1]) == [["take", "orc"], ["take", "orc"], ["take_leader"]]
    assert sent[-1] == ["done"]
    ann.choose(ann.asked().labels[0])
    ann.until(lambda: ann.state["view"]["marching"], "the march")
    (group,) = ann.state["view"]["marching"]
    assert (group["units"], group["leaders"]) == ({"orc": 2}, 1)
    stay = ann.state["view"]["places"]["eb_spur_plain"]
    assert (stay["units"], stay["leaders"]) == ({"orc": 1, "warg": 1, "great_orc": 1}, 1)


def test_all_of_an_army_is_one_choice(ann: Table) -> None:
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="all"))
    to_the_march(ann)
    before = len(ann.sent)
    ann.page.locator("[data-stepper-all]").click()
    ann.page.locator("[data-stepper-done]").click()
    ann.until(lambda: ann.state["view"]["marching"], "the march")
    assert [json.loads(one)["action"] for one in ann.sent[before:]] == [["take_all"]]
    assert "eb_spur_plain" not in ann.state["view"]["places"]


def test_an_army_is_grasped_before_its_die(ann: Table) -> None:
    """A click on an army tells what can be done with it and by which die; choosing it does both."""
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="things"))
    ann.asked()
    army = ann.region("eb_spur_plain")
    expect(army).to_have_attribute("data-target", "")
    expect(army).to_have_role("button")
    ann.hit(army)
    menu = ann.page.get_by_role("menu")
    labels = menu.get_by_role("menuitem").all_inner_texts()
    assert len(labels) > 1
    assert any("die" in one for one in labels)
    before = len(ann.sent)
    wish = next(one for one in labels if "Army die" in one)
    menu.get_by_role("menuitem", name=wish).click()
    ann.until(lambda: len(ann.sent) > before + 1, "both choices")
    assert json.loads(ann.sent[before])["action"] == ["use_die", "army"]
    ann.until(lambda: ann.state["decision"]["kind"] != "choose_die", "what is asked of that army")


# ---- the film


def test_an_army_is_seen_to_march_and_walked_back(visit: Open) -> None:
    ann = visit(pace="step", reduced_motion="no-preference")
    bob = visit()
    room = make(ann, "me", "open", position=BEFORE_THE_SPUR, seed="watch")
    bob.post(f"/api/rooms/{room}/seats/1")
    if ann.get(f"/api/rooms/{room}")["status"] == "waiting":
        ann.post(f"/api/rooms/{room}/start")
    ann.sit(room)
    bob.sit(room)
    to_the_march(bob)
    n = bob.state["n"]
    bob.page.locator("[data-stepper-all]").click()
    bob.page.locator("[data-stepper-done]").click()
    bob.moved(n)
    strip = ann.page.locator("[data-film]")
    caption = strip.locator("p")
    army = ann.page.locator("[data-stack=eb_spur_plain]")
    # First the die, with the army where it was; then it marches.
    expect(caption).to_contain_text("uses the Army die")
    expect(army).to_be_attached()
    while "→" not in caption.inner_text():
        ann.page.keyboard.press(".")
    expect(caption).to_contain_text("3 Orcs, 1 Warg, 1 Great Orc")
    expect(ann.page.locator("[data-trace=arrow]")).to_have_count(1)
    expect(army).to_have_count(0)
    expect(ann.page.locator("[data-marching=eb_ford_plain]")).to_be_attached()
    ann.until(lambda: ann.state["n"] == bob.state["n"], "the same news")
    while strip.get_attribute("data-film") == "playing":
        ann.page.keyboard.press(".")
    # What happened stays marked, and can be walked back on the board itself.
    expect(ann.page.locator("[data-trace=arrow]")).to_have_count(1)
    while "uses the Army die" not in caption.inner_text():
        ann.page.keyboard.press(",")
    expect(army).to_be_attached()
    ann.page.keyboard.press("Escape")
    expect(strip).to_have_attribute("data-film", "live")
    expect(army).to_have_count(0)


def test_a_battle_stays_on_show_until_one_chooses(ann: Table) -> None:
    """Its dice are there after it is over, whatever the others do, until they are closed."""
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="stays"))

    def cease(asked: Asked) -> str:
        wishes = ("Cease", "Stop here", "Keep the dice", "Do not use")
        found = (one for wish in wishes for one in asked.labels if one.startswith(wish))
        return next(found, attack(asked))

    ann.play_until(attack, in_battle)
    panel = battle_panel(ann)
    ann.play_until(cease, lambda asked: not in_battle(asked) and not ann.state["view"]["battle"])
    expect(panel).to_contain_text("The battle is over")
    expect(panel.locator("svg.black, svg.white").first).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


def test_the_inspector_leaves_the_battle_in_sight(ann: Table) -> None:
    """Whatever the pointer is on, what is told of it lies beside the battle's panel."""
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="spur"))
    ann.play_until(attack, in_battle)
    panel = battle_panel(ann).bounding_box()
    assert panel is not None
    told = ann.page.get_by_role("tooltip")
    for region in ("lower_slopes", "v_southeast_plain"):
        point = ann.region(region).evaluate(POINT)
        assert point is not None, f"{region} is out of sight"
        ann.page.mouse.move(point["x"], point["y"])
        expect(told).to_be_visible()
        box = told.bounding_box()
        assert box is not None
        beside = box["x"] >= panel["x"] + panel["width"] or box["x"] + box["width"] <= panel["x"]
        apart = box["y"] >= panel["y"] + panel["height"] or box["y"] + box["height"] <= panel["y"]
        assert beside or apart, f"{region}: {box} lies over {panel}"
