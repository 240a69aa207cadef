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

from tests.web.browser import WANDER, Table

Json = dict[str, Any]
Choose = Callable[[Json], Json]
"""Which of a decision's choices to make."""

BY_VERB = {
    "act": ".die.taken",
    "become": ".die.taken",
    "elven_ring": "[data-thing=rings]",
    "allocate": "[data-thing=hunt-box]",
    "declare_fellowship": "[data-thing=fellowship]",
    "reconsider_guide": "[data-thing=fellowship]",
    "another_way": "[data-thing=fellowship]",
}
"""Things of War of the Ring that an action is about without naming them."""

BY_TARGET = {
    "region": "path.target[data-region='{}']",
    "card": ".choose[data-card='{0}'], .choose[data-hand='{0}']",
    "player": "[data-seat='{}'] .who.choose",
    "deck": ".choose[data-deck='{}']",
    "nation": ".choose[data-anchor='nation:{}']",
    "face": ".die.choose[data-face='{}']",
    "character": ".choose[data-anchor~='character:{}']",
}
"""What an action names, and how it is found on the stage."""


def anything(seed: str) -> Choose:
    """Any choice, all equally likely."""
    chance = Random(seed)
    return lambda decision: dict(chance.choice(decision["actions"]))


def places(choice: Json) -> Iterator[str]:
    """Where on the stage a choice may be made, the nearest to it first."""
    if verb := BY_VERB.get(choice["action"][0]):
        yield verb
        return
    for kind, value in choice["target"].items():
        if kind in BY_TARGET:
            yield BY_TARGET[kind].format(value)
    yield f"[data-answer='{choice['id']}']"
    yield f".apart [data-choice='{choice['id']}']"


def things(table: Table, choice: Json) -> Iterator[Locator]:
    for place in places(choice):
        yield from table.page.locator(f".scene :is({place})").all()
    # Figures are chosen at the one place where they stand.
    standing = table.page.locator("path.target")
    if standing.count() == 1:
        yield standing


def click(table: Table, thing: Locator) -> bool:
    """Click a thing, if it can be seen."""
    if thing.evaluate("(one) => one instanceof SVGElement || one.matches('.card, .mini, .chip')"):
        return table.hit(thing)
    table.page.mouse.move(*next(WANDER))
    thing.click()
    return True


def sent(table: Table) -> list[Any]:
    """The actions this browser has sent."""
    return [frame["action"] for one in table.sent if "action" in (frame := json.loads(one))]


def by_thing(table: Table, choice: Json) -> str | None:
    """Make a choice by a thing on the stage; the thing's words, or None where all of them lie under
    something else just now."""
    n, before = table.state["n"], len(sent(table))
    menu = table.page.get_by_role("menu")
    label = choice["label"][0].upper() + choice["label"][1:]
    found = list(things(table, choice))
    kind = table.state["decision"]["kind"]
    assert found, f"nothing on the stage answers {kind}: {choice['label']} {choice['action']}"
    for thing in found:
        what = thing.evaluate("(one) => one.dataset.answer ? 'answer' : one.className.baseVal ?? one.className")
        if not click(table, thing):
            continue
        table.until(lambda: len(sent(table)) > before or menu.count(), f"{choice['label']} or a menu")
        if len(sent(table)) == before:
            item = menu.get_by_role("menuitem", name=label, exact=True)
            assert item.count(), f"{kind}: no {choice['label']} among {menu.inner_text()!r}"
            item.first.click()
        table.moved(n)
        action = sent(table)[before]
        assert action == choice["action"], f"{kind}: {choice['label']} sent {action}"
        return str(what)
    return None


def play_on(table: Table, choose: Choose, most: int) -> tuple[Counter[str], Counter[str]]:
    """Play by things until the game is over or so many decisions are made; which kinds of decision
    they were, and what they were made by."""
    kinds, ways = Counter[str](), Counter[str]()
    for _ in range(most):
        if table.asked().over is not None:
            break
        decision: Json = table.state["decision"]
        kinds[decision["kind"]] += 1
        choice = choose(decision)
        way = by_thing(table, choice)
        if way is None:
            others = [one for one in decision["actions"] if one != choice]
            way = next(made for one in others if (made := by_thing(table, one)))
        ways[way.split()[0]] += 1
        shut = table.page.locator("section.bar [data-list][aria-expanded=true]")
        assert not shut.count(), "the list of choices was opened"
    return kinds, ways
