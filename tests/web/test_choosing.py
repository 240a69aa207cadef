"""Choosing on the board, in all four games: how many at once, the odds of an attack where it is
chosen, digits on what they choose."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Open
from tests.web.test_five_armies import BEFORE_THE_SPUR, attack, make, to_the_reroll
from tools.harness.browser import Table
from tools.harness.positions import ATTACK, SIEGE, VALLEY
from tools.harness.stage import MIDGAMES, Midgame, settled


def row(table: Table, action: str) -> Locator:
    return table.page.locator(f"[data-stepper='{action}']")


def more(table: Table, action: str) -> Locator:
    return row(table, action).get_by_role("button", name=re.compile("^One more"))


def choose(table: Table, *actions: list[Any]) -> None:
    """Make these choices, each where it is asked."""
    for action in actions:
        table.asked()
        offered = table.state["decision"]["actions"]
        label = next((one["label"] for one in offered if one["action"] == action), None)
        if label is None:  # it was the only one
            continue
        n = table.state["n"]
        table.choose(label[:1].upper() + label[1:])
        table.moved(n)


def sent(table: Table, since: int) -> list[Any]:
    return [json.loads(one)["action"] for one in table.sent[since:]]


# ---- how many


CROWDED = """
turn: 3; phase: action_resolution; to act: shadow
gorgoroth: sauron 6 regular 1 elite, 2 nazgul
morannon: sauron 7 regular ; osgiliath: gondor 2 regular
sauron: active, at war ; gondor: active, at war
dice shadow: 2 army ; dice fp: character
fellowship: lorien, progress 1, hidden, corruption 0, guide strider, companions strider
"""
"""Three more units have room in Morannon."""


@pytest.mark.rule("wotr.6.41")
def test_no_more_march_than_there_is_room_for(ann: Table) -> None:
    ann.sit(ann.make("heuristic", "me", position=CROWDED, seed="crowded"))
    choose(ann, ["use_die", "army"], ["act", "march"])
    choose(ann, ["move_from", "gorgoroth"], ["move_to", "morannon"])
    assert ann.state["decision"]["kind"] == "choose_figures"
    regulars, elites, nazgul = "take sauron_regular", "take sauron_elite", "take nazgul"
    ann.page.locator("[data-stepper-all]").click()
    # All who have room, and those who take none.
    expect(row(ann, regulars)).to_contain_text("3/6")
    expect(row(ann, elites)).to_contain_text("0/1")
    expect(row(ann, nazgul)).to_contain_text("2/2")
    expect(more(ann, elites)).to_be_disabled()
    ann.page.locator("[data-stepper-done]").click()
    ann.until(lambda: ann.state["decision"]["kind"] != "choose_figures", "the march")
    standing = ann.state["view"]["places"]["morannon"]["figures"]
    assert standing == {"sauron_regular": 10, "nazgul": 2}
    # The die moves a second army: the stepper's "done" was not taken for its own.
    assert ann.state["decision"]["kind"] == "choose_army"


@pytest.mark.rule("wotr.6.50")
def test_a_rearguard_is_set_at_once(ann: Table) -> None:
    ann.sit(ann.make("heuristic", "me", position=ATTACK, seed="rearguard"))
    for start in ("Use the Army die", "Attack"):
        ann.asked()
        ann.choose(next(one for one in ann.asked().labels if one.startswith(start)))
    ann.until(lambda: ann.state["decision"]["kind"] == "rearguard", "the rearguard")
    done = ann.page.locator("[data-stepper-done]")
    expect(done).to_have_text("Attack with all")
    more(ann, "leave_behind nazgul").click()
    expect(done).to_be_disabled()  # Nazgûl do not stay without units
    for _ in range(2):
        more(ann, "leave_behind sauron_regular").click()
    expect(done).to_have_text("Leave these behind")
    before = len(ann.sent)
    done.click()
    ann.until(lambda: ann.state["decision"]["kind"] != "rearguard", "the battle")
    assert sent(ann, before) == [["leave_behind", "sauron_regular"]] * 2 + [
        ["leave_behind", "nazgul"],
        ["done"],
    ]
    behind = ann.state["view"]["places"]["rearguard"]["figures"]
    assert behind == {"sauron_regular": 2, "nazgul": 1}


DUSK = """
turn: 3 ; phase: shadow_leadership ; to act: shadow
eastern_spur: 2 lake_men 1 dwarf_veteran, bard
eb_spur_plain: 3 orc 1 great_orc 1 warg ; bl_gap_plain: 2 orc 2 warg ; ruins_of_dale: 2 orc
hand shadow: event_01 ; hand fp: event_02
"""


@pytest.mark.rule("b5a.4.08")
def test_great_bats_are_sent_out_at_once(ann: Table) -> None:
    ann.sit(make(ann, "heuristic", "me", position=DUSK, seed="bats"))
    while ann.asked() and ann.state["decision"]["kind"] != "place_bats":
        offered = [one["action"] for one in ann.state["decision"]["actions"]]
        choose(ann, offered[-1])
    bats = sum(one["bats"] for one in ann.state["view"]["procedure"] if one["name"] == "Turn")
    assert bats > 1
    more(ann, "place_bat valley").click()
    for _ in range(bats - 1):
        more(ann, "place_bat eastern_bank").click()
    expect(more(ann, "place_bat valley")).to_be_disabled()
    ann.page.locator("[data-stepper-done]").click()
    ann.until(lambda: ann.state["decision"]["kind"] != "place_bats", "the flight")
    found = ann.state["view"]["bats"]
    assert (found["valley"], found["eastern_bank"]) == (1, bats - 1)


# ---- odds


def inspector(table: Table) -> Locator:
    return table.page.get_by_role("tooltip")


def point_at(table: Table, thing: Locator) -> None:
    """Rest the pointer on a thing, coming from elsewhere."""
    table.page.mouse.move(5, 60)
    box = thing.bounding_box()
    assert box is not None
    table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)


def test_the_odds_are_told_where_an_attack_is_chosen(ann: Table) -> None:
    """On the army and on the button, also with a single target."""
    ann.sit(ann.make("heuristic", "me", position=SIEGE, seed="odds"))
    ann.asked()
    ann.choose("Use the Army die")
    ann.asked()
    ann.choose("Attack")
    ann.until(lambda: ann.state["decision"]["kind"].startswith("attack"), "who attacks")
    label = next(one for one in ann.asked().labels if "Westemnet" in one)
    settled(ann)
    point_at(ann, ann.button(label))
    odds = inspector(ann).locator("[data-tip-odds]").first
    expect(odds).to_contain_text("Westemnet →")
    expect(odds).to_contain_text("Attacker wins")
    # The same by key.
    ann.page.mouse.move(5, 60)
    expect(inspector(ann)).to_have_count(0)
    ann.page.keyboard.press("Tab")
    ann.region("westemnet").focus()
    expect(inspector(ann)).to_contain_text("Attacker wins")


def test_field_or_stronghold_is_told_with_its_odds(visit: Open) -> None:
    ann, bob = visit(), visit()
    room = bob.make("open", "me", position=SIEGE, seed="helm")
    ann.go(f"/room/{room}")
    ann.page.get_by_role("button", name="Sit here").click()
    bob.go(f"/room/{room}")
    bob.page.get_by_role("button", name="Start the game").click()

    choose(bob, ["use_die", "army"], ["act", "attack"])
    choose(bob, ["attack_from", "westemnet"], ["attack", "helms_deep"], ["done"])
    ann.until(lambda: ann.state["decision"]["kind"] == "field_battle_or_siege", "the question")
    for label in ann.asked().labels[:2]:
        point_at(ann, ann.button(label))
        expect(inspector(ann)).to_contain_text("Defender holds")
        ann.page.mouse.move(5, 60)
        expect(inspector(ann)).to_have_count(0)


def test_the_odds_are_told_in_the_valley(ann: Table) -> None:
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="odds"))
    ann.play_until(attack, lambda asked: "choose" in asked.question and "army" in asked.question)
    ann.until(lambda: ann.state["decision"]["kind"] == "choose_attacker", "who attacks")
    settled(ann)
    point_at(ann, ann.button(next(one for one in ann.asked().labels if "Eastern Spur" in one)))
    expect(inspector(ann)).to_contain_text("→ Eastern Spur")
    expect(inspector(ann)).to_contain_text("Attacker wins")


# ---- digits


@pytest.mark.parametrize("midgame", MIDGAMES, ids=str)
def test_digits_stand_on_what_they_choose(ann: Table, midgame: Midgame) -> None:
    midgame.open(ann)
    settled(ann)
    badges = ann.page.locator("[data-badge]")
    expect(badges).to_have_count(0)
    ann.page.keyboard.down("Alt")
    expect(badges.first).to_be_visible()
    key = (badges.first.get_attribute("data-badge") or "").split()[0]
    ann.page.keyboard.up("Alt")
    expect(badges).to_have_count(0)
    # A digit makes its choice. Whoever plays by keys sees them until the pointer moves.
    n = ann.state["n"]
    ann.page.keyboard.press(key)
    ann.moved(n)
    ann.page.mouse.move(300, 300)
    ann.page.mouse.move(320, 310)
    expect(badges).to_have_count(0)


# ---- the bar of Five Armies


def test_dice_to_roll_again_are_chosen_in_the_battle_and_the_bar_stays_slim(ann: Table) -> None:
    ann.sit(make(ann, "heuristic", "me", position=BEFORE_THE_SPUR, seed="dice"))
    to_the_reroll(ann)
    bar = ann.page.locator("section.bar")
    expect(bar.locator("[data-list]")).to_be_visible()
    line = bar.bounding_box()
    assert line is not None and line["height"] < 70, line


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1440, 900)])
def test_the_tracks_of_five_armies_are_seen_whole(visit: Open, width: int, height: int) -> None:
    ann = visit(viewport={"width": width, "height": height})
    next(one for one in MIDGAMES if one.game == "five_armies").open(ann)
    settled(ann)
    panel = ann.page.locator(".float.left")
    expect(panel).to_contain_text("Bilbo Baggins")
    sizes = panel.evaluate("(one) => [one.scrollHeight, one.clientHeight]")
    assert sizes[0] <= sizes[1], sizes


def test_a_territory_is_marked_for_what_its_bats_can_do(ann: Table) -> None:
    ann.sit(make(ann, "heuristic", "me", position=VALLEY, seed="bat"))
    ann.asked()
    sky = ann.page.locator("[data-territory=eastern_bank]")
    expect(sky).to_have_attribute("data-target", "plan")
    sky.click()
    menu = ann.page.get_by_role("menu", name=re.compile("Eastern Bank"))
    expect(menu.get_by_role("menuitem").first).to_contain_text("Bat")


@pytest.mark.parametrize("midgame", MIDGAMES, ids=str)
def test_what_cannot_be_chosen_says_why(ann: Table, midgame: Midgame) -> None:
    """A click on a thing that can do nothing now tells the reason, and its rule can be read."""
    midgame.open(ann)
    settled(ann)
    n = ann.state["n"]
    idle = ann.page.locator(
        "path.region:not(.target, .plan, .planned), path.hex:not(.target),"
        " .mini:not(.choose, .may), .card[data-card]:not(.choose, .plan)"
    )
    assert any(ann.hit(idle.nth(i)) for i in range(idle.count()))
    told = ann.page.get_by_role("tooltip")
    expect(told).to_have_class(re.compile("danger"))
    expect(told.get_by_role("button", name=re.compile("^Read rule|rule", re.I))).to_be_visible()
    assert json.loads(ann.sent[-1])["type"] == "why" and ann.state["n"] == n
