"""Playing by the things on the stage alone: what a choice points at is clicked where it lies, or
where its question is asked; pass, skip and done stand apart. The bar's list of choices stays shut.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from playwright.sync_api import Locator

from tools.harness.browser import MENU, WANDER, Table

Json = dict[str, Any]
Choose = Callable[[Json], Json]
"""Which of a decision's choices to make."""

FELLOWSHIP = ("fellowship", "[data-thing=fellowship]")
BY_VERB = {
    "act": ("die", ".die.taken"),
    "become": ("die", ".die.taken"),
    "elven_ring": ("rings", "[data-thing=rings]"),
    "allocate": ("hunt box", "[data-thing=hunt-box]"),
    "declare_fellowship": FELLOWSHIP,
    "reconsider_guide": FELLOWSHIP,
    "another_way": FELLOWSHIP,
    "ability": ("general", ".choose[data-character]"),
}
"""Things of the Ring games that an action is about without naming them."""

BY_TARGET = {
    "region": "path.target[data-region='{}']",
    "place": "path.target[data-region='{}']",
    "territory": ".target[data-territory='{}']",
    "manoeuvre": ".choose[data-manoeuvre='{}']",
    "card": ".choose[data-card='{0}'], .choose[data-hand='{0}']",
    "player": "[data-seat='{}'] .who.choose",
    "deck": ".choose[data-deck='{}']",
    "nation": ".choose[data-anchor='nation:{}']",
    "face": ".die.choose[data-face='{}']",
    "character": ".choose:is([data-anchor~='character:{0}'], [data-character='{0}'],"
    " [data-waiting='{0}'], [data-chip='{0}'])",
    "unit": ".choose[data-chip='{}']",
    "hex": "path.target[data-hex='{}']",
    "commander": ".choose[data-commander='{0}'], .choose[data-take='{0}']",
    "symbol": ".choose[data-symbol='{}']",
}
"""What an action names, and how it is found on the stage."""


def anything(seed: str) -> Choose:
    """Any choice, all equally likely."""
    chance = Random(seed)
    return lambda decision: dict(chance.choice(decision["actions"]))


def places(choice: Json) -> Iterator[tuple[str, str]]:
    """Where on the stage a choice may be made, the nearest to it first: what it is, and how it is
    found."""
    if thing := BY_VERB.get(choice["action"][0]):
        yield thing
        return
    for kind, value in choice["target"].items():
        if kind in BY_TARGET:
            yield kind, BY_TARGET[kind].format(value)
    yield "answer", f"[data-answer='{choice['id']}']"
    yield "apart", f".apart [data-choice='{choice['id']}']"
    if choice["action"] == ["done"]:
        yield "stepper", "[data-stepper-done]:enabled"


def pick_dice(table: Table, black: int, white: int) -> None:
    """Pick so many dice of a battle to roll again."""
    for colour, count in (("black", black), ("white", white)):
        for die in table.page.locator(f"[data-die^={colour}]").all()[:count]:
            click(table, die)


def things(table: Table, choice: Json) -> Iterator[tuple[str, Locator]]:
    if choice["action"][0] == "reroll" and not choice["target"]:
        pick_dice(table, *choice["action"][1:])
    for kind, place in places(choice):
        for thing in table.page.locator(f".scene :is({place})").all():
            yield kind, thing
    # Figures are chosen at the one place where they stand.
    standing = table.page.locator("path.target")
    if standing.count() == 1:
        yield "place", standing


def click(table: Table, thing: Locator) -> bool:
    """Click a thing, if it can be seen."""
    if thing.evaluate("(one) => one.matches('.bow-hand .card')"):
        # A Leadership card is grasped by its head, which peeks from the hand.
        table.page.mouse.move(*next(WANDER))
        thing.click(position={"x": 40, "y": 16})
        return True
    if thing.evaluate("(one) => one instanceof SVGElement || one.matches('.card, .mini, .chip')"):
        return table.hit(thing)
    table.page.mouse.move(*next(WANDER))
    thing.click()
    return True


def sent(table: Table) -> list[Any]:
    """The actions this browser has sent."""
    return [frame["action"] for one in table.sent if "action" in (frame := json.loads(one))]


def by_thing(table: Table, choice: Json) -> str | None:
    """Make a choice by a thing on the stage; what it was, or None where every such thing lies under
    something else just now."""
    n, before = table.state["n"], len(sent(table))
    asked = f"{table.state['decision']['kind']}, {choice['label']}"
    menu = table.page.locator(MENU)
    found = list(things(table, choice))
    assert found, f"nothing on the stage answers {asked} {choice['action']}"
    for kind, thing in found:
        if not click(table, thing):
            continue
        table.until(lambda: len(sent(table)) > before or menu.count(), f"{asked}, or a menu,")
        if len(sent(table)) == before:
            label = choice["label"][0].upper() + choice["label"][1:]
            item = menu.get_by_role("menuitem", name=label, exact=True)
            assert item.count(), f"{asked} is not in {menu.inner_text()!r}"
            item.first.scroll_into_view_if_needed()
            assert table.hit(item.first), f"{asked} cannot be seen in its menu"
        table.moved(n)
        action = sent(table)[before]
        assert action == choice["action"], f"{asked} by {kind} sent {action}"
        return kind
    return None


def answer(table: Table, choose: Choose) -> str:
    """Answer what is asked by a thing, as somebody chooses; where that lies under something else
    just now, by another. What it was made by."""
    decision: Json = table.state["decision"]
    choice = choose(decision)
    others = (one for one in decision["actions"] if one != choice)
    made = (by_thing(table, one) for one in (choice, *others))
    return next(way for way in made if way)


def play_on(table: Table, choose: Choose, most: int) -> tuple[Counter[str], Counter[str]]:
    """Play by things until the game is over or so many decisions are made; which kinds of decision
    they were, and by what they were made."""
    kinds, ways = Counter[str](), Counter[str]()
    for _ in range(most):
        if table.asked().over is not None:
            break
        kinds[table.state["decision"]["kind"]] += 1
        ways[answer(table, choose)] += 1
    return kinds, ways
