"""The guided first turn: ten steps from the lobby to free play."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect

from tools.harness.browser import Table

STEPS: list[tuple[str, str | None, str]] = [
    ("welcome", None, "main.pointed"),
    ("tracks", None, "aside.left.pointed"),
    ("die", "Use the Character die", ".hand.pointed .wotr-dice"),
    ("move", "Move the Fellowship", ".bar.pointed"),
    ("hunt", "Use the Ring", "main.pointed"),
    ("shadow", "Use the Muster die", ".tabbed.pointed"),
    ("politics", "Gondor", "aside.left.pointed"),
    ("event", "Use the Event die", ".hand.pointed .wotr-dice"),
    ("draw", "Strategy", ".bar.pointed"),
    ("end", None, ".hand.pointed .wotr-dice"),
]
"""Each step, what it suggests, and where it points; a step without a choice is only read."""


def card(table: Table) -> Locator:
    return table.page.get_by_role("region", name="Guide")


def learn(table: Table) -> None:
    table.go("/")
    table.page.get_by_role("button", name="Learn: first turn: War of the Ring").click()
    expect(card(table)).to_be_visible()


def at(table: Table, step: str) -> None:
    expect(card(table)).to_have_attribute("data-step", step)


def test_the_ten_steps(ann: Table) -> None:
    learn(ann)
    for n, (step, choice, where) in enumerate(STEPS, 1):
        at(ann, step)
        expect(card(ann)).to_contain_text(f"Step {n} of 10")
        expect(ann.page.locator(where)).to_be_visible()
        if choice is not None:
            ann.asked()
            hinted = ann.page.locator(".choice.hinted")
            expect(hinted).to_have_count(1)
            expect(hinted).to_have_attribute("aria-label", re.compile(choice))
            hinted.click()
        elif step == "end":
            # The drawn card is there, and the card can go.
            expect(ann.page.get_by_role("button", name=re.compile("^Riders of Th"))).to_be_visible()
            card(ann).get_by_label("Keep explaining every step").check()
            card(ann).get_by_role("button", name="Play", exact=True).click()
        else:
            # By the keyboard alone.
            card(ann).get_by_role("button", name="Next").focus()
            ann.page.keyboard.press("Enter")
    expect(card(ann)).to_have_count(0)
    # From here on each decision has the line of its rule; and the guide stays away.
    ann.asked()
    rule = ann.state["decision"]["rule"]
    hint = ann.bar.locator("p").get_by_role("button", name=f"Read rule {rule}")
    expect(hint).to_be_visible()
    ann.page.reload()
    expect(hint).to_be_visible()
    expect(card(ann)).to_have_count(0)


def test_another_way(ann: Table) -> None:
    learn(ann)
    ann.asked()
    # Without reading on, and another die: the guide steps back.
    ann.choose("Use the Muster die")
    at(ann, "free")
    expect(card(ann)).to_contain_text("You chose something else. That is fine.")
    # What is taken back was never said.
    ann.page.get_by_role("button", name="Undo").first.click()
    at(ann, "welcome")
    ann.choose("Use the Character die")
    at(ann, "move")
    ann.page.reload()
    at(ann, "move")
    card(ann).get_by_role("button", name="Do it for me").click()
    at(ann, "hunt")
    card(ann).get_by_role("button", name="Skip the guide").click()
    expect(card(ann)).to_have_count(0)
    assert ann.asked().labels


def test_from_the_rules(ann: Table) -> None:
    ann.go("/rules/war_of_the_ring")
    ann.page.get_by_role("button", name="Learn: first turn").click()
    at(ann, "welcome")


CARD_STEPS: list[tuple[str, list[str]]] = [
    ("welcome", []),
    ("quest", []),
    ("ally", ["Play Snowbourn Scout"]),
    ("pay", ["Pay 1 from Théodred's pool"]),
    ("answer", ["Respond with Snowbourn Scout"]),
    ("keep", ["Play no more cards"]),
    ("commit", ["Commit Aragorn", "Commit Glóin", "Stop here"]),
    ("ready", ["Respond with Aragorn"]),
    ("travel", ["Travel to Old Forest Road"]),
    ("road", ["Respond with Old Forest Road"]),
    ("engage", ["Do not engage"]),
    ("defend", ["Defend with Aragorn"]),
    ("attack", ["Attack Forest Spider"]),
    ("attackers", ["Attack with Théodred", "Attack with Glóin", "Attack with these"]),
]
"""The steps of the Card Game's first round, and what each suggests; without that it is read."""


def test_the_first_round_of_the_card_game(ann: Table) -> None:
    ann.go("/")
    name = "Learn: first turn: The Lord of the Rings: The Card Game"
    ann.page.get_by_role("button", name=name).click()
    for step, choices in CARD_STEPS:
        at(ann, step)
        hinted = ann.page.locator(".choice.hinted")
        for choice in choices:
            ann.asked()
            expect(hinted).to_have_attribute("aria-label", choice)
            at(ann, step)
            n = ann.state["n"]
            hinted.click()
            ann.moved(n)
        if not choices:
            card(ann).get_by_role("button", name="Next").click()
        told = " ".join(line["text"] for frame in ann.frames for line in lines_of(frame))
        if step == "ready":
            assert "(willpower 4 against threat 3): 1 progress" in told
        elif step == "attackers":
            assert "Attack 4 against defence 2 deals 2 damage." in told
            assert "Attack 4 against defence 1 deals 3 damage." in told
    at(ann, "end")
    assert ann.state["view"]["round"] == 2
    card(ann).get_by_role("button", name="Play", exact=True).click()
    expect(card(ann)).to_have_count(0)


def lines_of(frame: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads(frame).get("events", [])
    return found
