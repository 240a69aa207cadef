"""The table itself: undo, watching, why not, keys."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tools.harness.browser import REVEAL, Table
from tools.harness.positions import ATTACK


def test_undo(ann: Table) -> None:
    ann.sit(ann.make("heuristic", "me", position=ATTACK, seed="undo"))
    die = ann.asked()
    ann.choose("Use the Army die")
    what = ann.asked()
    ann.choose("Move up to two armies")
    army = ann.asked()
    assert len({die.question, what.question, army.question}) == 3
    assert ann.targets()
    # By the button, back to the choice before.
    ann.page.get_by_role("button", name="Undo").first.click()
    expect(ann.bar).to_contain_text(what.question)
    assert ann.asked().labels == what.labels
    # By a part of the sentence, back to where it was said.
    ann.choose("Move up to two armies")
    ann.asked()
    ann.page.get_by_role("button", name="Undo: Use the Army die").click()
    expect(ann.bar).to_contain_text(die.question)
    assert ann.asked().labels == die.labels


@pytest.mark.parametrize("answer", ["Decline", "Agree"])
def test_undo_that_the_other_must_allow(visit: Open, answer: str) -> None:
    ann, bob = visit(), visit()
    room = bob.make("open", "me", position=ATTACK, seed="undo")
    ann.go(f"/room/{room}")
    ann.page.get_by_role("button", name="Sit here").click()
    bob.go(f"/room/{room}")
    bob.page.get_by_role("button", name="Start the game").click()
    bob.choose("Use the Army die")
    bob.choose("Skip (the die is spent without effect)")
    ann.asked()
    bob.page.get_by_role("button", name="Ask to undo").click()
    offer = ann.page.get_by_role("alertdialog", name="Undo request")
    expect(offer).to_be_visible()
    offer.get_by_role("button", name=answer).click()
    expect(offer).to_have_count(0)
    if answer == "Decline":
        expect(bob.page.get_by_text("declines the undo")).to_be_visible()
    else:
        assert "Skip (the die is spent without effect)" in bob.asked().labels


def test_watching(visit: Open) -> None:
    ann, eve = visit(), visit()
    room = ann.make("me", "heuristic", seed="watched")
    ann.sit(room)
    eve.sit(room)
    expect(eve.page.locator("header .you")).to_contain_text("spectator")
    for _ in range(6):
        ann.play()
    ann.asked()
    expect(ann.page.get_by_role("group", name="Your hand")).to_be_visible()
    eve.until(lambda: eve.state["n"] == ann.state["n"], "the same news")

    # No hand, no choice, nothing that can be clicked.
    hand = ann.state["view"]["hand"]
    assert hand
    for text in eve.frames:
        frame = json.loads(text)
        if frame["type"] in ("hello", "update"):
            assert not frame["view"].get("hand")
            assert frame["decision"]["actions"] == [] == frame["decision"]["refused"]
            assert not frame["decision"]["mine"]
        assert not any(f'"{card}"' in text for card in hand)
    expect(eve.page.get_by_role("group", name="Your hand")).to_have_count(0)
    expect(eve.page.locator("[data-choice]")).to_have_count(0)
    assert eve.targets() == []
    sent = len(eve.sent)
    assert eve.hit(eve.region("rivendell"))
    eve.page.keyboard.press("1")
    eve.page.keyboard.press("u")
    eve.page.get_by_role("button", name="Menu").click()
    expect(eve.page.get_by_role("button", name="Resign")).to_have_count(0)
    assert not any('"act"' in text or '"undo"' in text for text in eve.sent[sent:])


def test_why_not(ann: Table) -> None:
    """A refused option says why at once, and the rule is one click away."""
    ann.sit(ann.make("me", "heuristic", seed="why"))
    asked = ann.play_until(
        lambda asked: asked.labels[0],
        lambda _: ann.page.locator(".choice.no").count() > 0,
    )
    assert asked.choices
    refused = next(one for one in ann.state["decision"]["refused"] if one["rule"] and one["reason"])
    ann.page.locator(".choice.no").first.evaluate(REVEAL)
    no = ann.page.get_by_role("button", name=f"Not possible: {refused['label']}").first
    tip = ann.page.get_by_role("tooltip")
    no.hover()
    expect(tip).to_contain_text(refused["reason"])
    tip.get_by_role("button", name=refused["rule"]).click()
    dialog = ann.page.get_by_role("dialog")
    rules = ann.get(f"/api/games/war_of_the_ring/rules?q={refused['rule']}")["rules"]
    expect(dialog).to_contain_text(rules[0]["title"])
    expect(dialog).to_contain_text(refused["rule"])
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # The same by keyboard: focus shows the reason, Enter the rule.
    ann.page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    ann.page.locator(".choices [data-choice]").last.focus()
    ann.page.keyboard.press("Tab")
    expect(tip).to_be_visible()
    ann.page.keyboard.press("Enter")
    expect(dialog).to_be_visible()


def test_a_tooltip_card_does_not_stand_in_the_way(ann: Table) -> None:
    """It lies over the choices; a click goes through it."""
    ann.sit(ann.make("heuristic", "me", position=ATTACK, seed="tips"))
    asked = ann.asked()
    ann.page.locator("[data-card]").first.hover()
    expect(ann.page.get_by_role("tooltip")).to_be_visible()
    n = ann.state["n"]
    ann.choose("Use the Army die")
    ann.moved(n)
    assert ann.asked().question != asked.question


def test_keyboard_alone(ann: Table) -> None:
    ann.sit(ann.make("heuristic", "me", position=ATTACK, seed="keys"))
    keys = ann.page.keyboard
    die = ann.asked()
    army = die.labels.index("Use the Army die")

    # A number chooses.
    n = ann.state["n"]
    keys.press(str(army + 1))
    ann.moved(n)
    what = ann.asked()
    assert what.question != die.question
    # U takes back.
    n = ann.state["n"]
    keys.press("u")
    ann.moved(n)
    assert ann.asked().labels == die.labels
    # Arrows walk, Enter chooses.
    n = ann.state["n"]
    for _ in range(army + 1):
        keys.press("ArrowRight")
    expect(ann.page.locator(".choice.cursor")).to_contain_text("Army")
    keys.press("Enter")
    ann.moved(n)
    assert ann.asked().labels == what.labels
    n = ann.state["n"]
    keys.press(str(what.labels.index("Move up to two armies") + 1))
    ann.moved(n)
    # Many choices: / searches, Enter takes what is found.
    armies = ann.asked()
    assert len(armies.choices) > 12
    keys.press("/")
    keys.type("south ith")
    expect(ann.choices).to_have_count(1)
    n = ann.state["n"]
    keys.press("Enter")
    ann.moved(n)
    assert "South Ithilien" in ann.asked().question
    # A region on the board is reached and chosen as well.
    n = ann.state["n"]
    region = ann.region(ann.targets()[0])
    region.focus()
    keys.press("Enter")
    ann.moved(n)
    # ? opens the rules.
    with ann.context.expect_page() as opened:
        keys.press("?")
    opened.value.wait_for_url("**/rules/war_of_the_ring")
    opened.value.close()
    # The panels fold away and come back.
    tracks = ann.page.get_by_role("complementary", name="Tracks")
    expect(tracks).to_be_visible()
    keys.press("t")
    expect(tracks).to_have_count(0)
    keys.press("t")
    expect(tracks).to_be_visible()
