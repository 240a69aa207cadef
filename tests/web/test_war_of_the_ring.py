"""War of the Ring on the stage: the other side's turn is seen, armies are grasped, moments stay."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Open
from tools.harness.browser import Asked, Table
from tools.harness.positions import ATTACK, SIEGE

ROAD = """
turn: 6; phase: action_resolution; to act: fp
fellowship: parth_celebrant, progress 3, hidden, corruption 5, guide strider
hunt box: fp 1 shadow 4 ; hunt drawn: std_1_1 std_2_1 std_eye_1
gondor: active, at war ; sauron: active, at war
dice fp: 2 character, event ; dice shadow: 2 army, muster, event
hand fp: fp_char_05 fp_char_07 fp_strat_01 fp_strat_02 ; hand shadow: sh_char_01 sh_strat_01
"""
MARCH = ("Use the Army die", "Move up to two armies", "The army in Westemnet", "To Eastemnet")


def figures(table: Table, place: str) -> dict[str, int]:
    """Who stands at a place, as the server told this browser."""
    standing: dict[str, Any] = table.state["view"]["places"].get(place, {"figures": {}})
    return {kind: count for kind, count in standing["figures"].items() if count}


def units(table: Table, region: str) -> str | None:
    """The number on the shield of the army that the board shows in a region."""
    shield = table.page.locator(f"[data-stack={region}] [data-piece=army] text")
    return shield.first.text_content() if shield.count() else None


def march(asked: Asked) -> str:
    return next(one for one in asked.labels if one in MARCH)


def film(table: Table, state: str) -> None:
    expect(table.page.locator(f"[data-film={state}]")).to_be_visible()


def two_browsers(visit: Open) -> tuple[Table, Table]:
    """Ann for the Free Peoples, who watches step by step, and Bob for the Shadow, who is to act."""
    ann, bob = visit(pace="step", reduced_motion="no-preference"), visit()
    room = bob.make("open", "me", position=SIEGE, seed="siege")
    ann.go(f"/room/{room}")
    ann.page.get_by_role("button", name="Sit here").click()
    bob.go(f"/room/{room}")
    bob.page.get_by_role("button", name="Start the game").click()
    bob.asked()
    expect(ann.page.locator("[data-stack=westemnet]")).to_be_attached()
    return ann, bob


def test_the_others_turn_is_seen_step_by_step_and_walked_back(visit: Open) -> None:
    ann, bob = two_browsers(visit)
    strip = ann.page.get_by_role("region", name="Move playback")
    bob.play_until(march, lambda asked: "who goes" in asked.question)
    bob.choose("The whole army")
    # One scene after the other, each when Ann wants it: first the die, the army still where it was.
    film(ann, "playing")
    expect(strip).to_contain_text("uses the Army die")
    assert (units(ann, "westemnet"), units(ann, "eastemnet")) == ("5", None)
    ann.page.get_by_role("button", name="Next scene").click()
    expect(strip).to_contain_text("marches from Westemnet to Eastemnet")
    expect(ann.page.locator("[data-stack=eastemnet]")).to_be_attached()
    assert (units(ann, "westemnet"), units(ann, "eastemnet")) == (None, "5")
    ann.page.get_by_role("button", name="Next scene").click()
    # What was done stays marked on the board, and can be walked through.
    film(ann, "live")
    expect(ann.page.locator("[data-trace=arrow]")).to_have_count(1)
    ann.page.keyboard.press(",")
    ann.page.keyboard.press(",")
    film(ann, "walking")
    expect(strip).to_contain_text("uses the Army die")
    assert units(ann, "westemnet") == "5"
    ann.page.keyboard.press(".")
    expect(strip).to_contain_text("marches from Westemnet")
    assert units(ann, "eastemnet") == "5"
    ann.page.keyboard.press("Escape")
    film(ann, "live")
    # It stays until Ann acts.
    done = next(one for one in bob.asked().labels if "more" in one or "one" in one)
    bob.choose(done)
    asked = ann.asked()
    expect(ann.page.locator("[data-trace=arrow]")).to_have_count(1)
    ann.choose(next(one for one in asked.labels if one.startswith("Use the")))
    expect(ann.page.locator("[data-trace]")).to_have_count(0)


def test_an_army_is_split_by_the_stepper(ann: Table) -> None:
    ann.sit(ann.make("heuristic", "me", position=SIEGE, seed="siege"))
    ann.play_until(march, lambda asked: "who goes" in asked.question)
    regulars = ann.page.locator("[data-stepper='take isengard_regular']")
    more = regulars.get_by_role("button", name=re.compile("^One more"))
    done = ann.page.locator("[data-stepper-done]")
    expect(done).to_be_disabled()
    more.click()
    more.click()
    expect(regulars).to_contain_text("2/4")
    n = ann.state["n"]
    done.click()
    ann.until(lambda: ann.state["n"] >= n + 3 and ann.state["decision"]["mine"], "the march")
    assert figures(ann, "westemnet") == {"isengard_regular": 2, "isengard_elite": 1}
    assert figures(ann, "eastemnet") == {"isengard_regular": 2}
    assert units(ann, "eastemnet") == "2"


def test_things_first(ann: Table) -> None:
    """An army is taken in hand before a die: it says what can be done with it, and by which die."""
    ann.sit(ann.make("heuristic", "me", position=SIEGE, seed="siege"))
    assert "choose a die" in ann.asked().question
    army = ann.region("westemnet")
    expect(army).to_have_attribute("data-target", "plan")
    assert ann.hit(army)
    menu = ann.page.get_by_role("menu", name="Westemnet")
    expect(menu).to_be_visible()
    menu.get_by_role("menuitem", name=re.compile("Move|March|move|march")).first.click()
    ann.until(lambda: "westemnet" in str(ann.state["view"]["procedure"]), "the army in hand")
    asked = ann.asked()
    assert "where the army from Westemnet goes" in asked.question
    # Where it comes from stays marked, where it may go is rimmed.
    expect(ann.page.locator("path.source")).to_have_count(1)
    assert {"eastemnet", "fangorn", "folde"} <= set(ann.targets())


def test_an_attack_names_both_places_and_its_odds_before_it_is_made(ann: Table) -> None:
    ann.sit(ann.make("heuristic", "me", position=ATTACK, seed="odds"))
    ann.asked()
    ann.choose("Use the Army die")
    assert "Attack" in ann.asked().labels
    odds = ann.page.get_by_role("region", name="Odds")
    expect(odds).to_contain_text("South Ithilien → Osgiliath")
    expect(odds).to_contain_text("Attacker wins")


def test_a_hunt_stays_on_show_until_something_new_is_chosen(ann: Table) -> None:
    """The other's next action does not wipe it away."""
    ann.sit(ann.make("me", "heuristic", position=ROAD, seed="road"))
    for label in ("Use the Character die", "Move the Fellowship"):
        ann.asked()
        ann.choose(label)
    hunt = ann.page.get_by_role("region", name="The Hunt", exact=True)
    asked = ann.play_until(lambda one: one.labels[0], lambda one: "choose a die" in one.question)
    kinds = [one["kind"] for one in ann.state.get("events", [])]
    assert "die_used" in kinds or ann.page.get_by_text("Shadow player uses").count(), kinds
    expect(hunt).to_be_visible()
    ann.choose(next(one for one in asked.labels if one.startswith("Use the")))
    ann.asked()
    expect(hunt).to_have_count(0)
