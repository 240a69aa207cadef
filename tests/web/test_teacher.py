"""The teacher in the browser: a hint at a table, the review of a finished game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Open
from tests.web.reading import Reader
from tests.web.test_card_game import make, sit
from tests.web.test_replay import at
from tools.harness.browser import DESKTOP, PHONE, ROOT, Asked, Table

FINISHED = ROOT / "tests/contract/golden/lotr_card_game/random.jsonl"
"""A game of forty moves: its review takes a moment."""


def on_to_planning(asked: Asked) -> str:
    """Keep the hand, then let every other question pass."""
    return next(
        (one for one in asked.labels if one in ("Keep this hand", "Pass")), asked.labels[-1]
    )


def test_a_hint_names_the_best_three_choices_and_points_at_them(ann: Table) -> None:
    sit(ann, make(ann, "me", seed="hint", options={"deck_1": "leadership"}))
    asked = ann.play_until(on_to_planning, lambda one: one.question.startswith("Planning: play"))
    ann.page.get_by_role("button", name="Hint").click()
    hint = ann.page.get_by_role("region", name="Hint")
    choices = hint.get_by_role("radio")
    expect(choices).to_have_count(3)
    expect(choices.first).to_be_checked()  # the best one
    expect(ann.page.locator("[role=status]", has_text=re.compile(r"^\d+ %: "))).to_have_count(1)
    lit = ann.page.locator(".lcg-hand [data-lit]")
    for place in range(3):
        chance, label = hint.locator("label").nth(place).inner_text().split("\n")
        assert re.fullmatch(r"\d+ %", chance)
        assert label in asked.labels
        expect(choices.nth(place)).to_be_checked()
        expect(lit).to_have_count(int(label != "Play no more cards"))
        expect(hint.get_by_role("button", name=f"Choose this: {label}")).to_be_visible()
        ann.page.keyboard.press("ArrowDown") if place else choices.first.press("ArrowDown")
    reader = Reader(ann)
    reader.check("hint", "section.hint")
    reader.done()
    ann.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(lit).to_have_count(0)


def test_a_choice_of_a_hint_is_made_from_it(ann: Table) -> None:
    sit(ann, make(ann, "me", seed="hint", options={"deck_1": "leadership"}))
    ann.asked()
    n = ann.asking
    assert n is not None
    ann.page.get_by_role("button", name="Hint").click()
    hint = ann.page.get_by_role("region", name="Hint")
    take = hint.get_by_role("button", name="Choose this")
    second = hint.locator("label").nth(1)
    label = second.inner_text().split("\n")[1]
    second.click()
    expect(take).to_have_accessible_name(f"Choose this: {label}")
    take.click()
    ann.moved(n)
    expect(hint).to_have_count(0)  # it was about that question


LATE = "web/src/pages/lobby/daily/bolg_at_the_spur.txt"
"""The Battle of Five Armies in its seventh turn."""


def test_on_a_phone_a_hint_leaves_in_sight_what_it_points_at(visit: Open) -> None:
    ann = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = ann.page
    position = (ROOT / LATE).read_text()
    seats = ("heuristic", "me")
    ann.go(f"/room/{ann.make(*seats, game='five_armies', position=position, seed='hint')}")
    ann.asked()
    actions = ann.state["decision"]["actions"]
    told = {"n": ann.asking, "seat": 1, "judged": "learned", "alike": False, "looked_at": 9}
    places = ("ravenhill", "front_gate", "ruins_of_dale")
    choices = [
        {
            "action": actions[place]["action"],
            "labels": [f"To {region}"],
            "chance": 0.5,
            "error": 0.1,
            "trials": 9,
            "why": "It is nearer.",
            "targets": [{"region": region}],
        }
        for place, region in enumerate(places)
    ]
    page.route(
        re.compile(r"/api/rooms/\w+/hint$"),
        lambda route: route.fulfill(json={**told, "choices": choices}),
    )
    hint = page.get_by_role("region", name="Hint")
    page.get_by_role("button", name="Hint").tap()
    lit = page.locator("path[data-lit]")
    seen = f"() => ({SEEN})(document.querySelector('path[data-lit]'))"

    for place, region in enumerate(places):
        expect(hint.get_by_role("radio").nth(place)).to_be_checked()
        expect(hint.locator(".told")).to_have_text(f"To {region}")
        expect(lit).to_have_count(1)
        ann.wait(seen)  # all of it, and nothing lies over its middle
        swipe(page, hint)

    # The reasons are unfolded on demand; the board gives way, and still shows what is meant.
    expect(hint.get_by_text("It is nearer.")).to_be_hidden()
    hint.get_by_role("button", name="Why?").tap()
    expect(hint.get_by_text("It is nearer.")).to_be_visible()
    ann.wait(seen)
    reader = Reader(ann)
    reader.check("hint on a phone", "section.hint")
    reader.done()
    hint.get_by_role("button", name="Close").tap()
    expect(hint).to_have_count(0)
    expect(lit).to_have_count(0)


SEEN = """(thing) => {
  const box = thing.getBoundingClientRect();
  const frame = document.querySelector('main').getBoundingClientRect();
  const whole = box.left >= frame.left && box.right <= frame.right
    && box.top >= frame.top && box.bottom <= frame.bottom;
  const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return whole && !!at?.closest('[data-board]');
}"""


def swipe(page: Page, strip: Locator) -> None:
    """A finger goes from right to left over a strip."""
    strip.locator(".told").evaluate(
        """(one) => {
          const finger = (type, clientX) => one.dispatchEvent(new PointerEvent(type, {
            bubbles: true, pointerType: 'touch', clientX, clientY: 700,
          }));
          finger('pointerdown', 300);
          finger('pointerup', 200);
        }"""
    )


def test_on_a_phone_a_hint_about_a_card_points_at_the_hand(visit: Open) -> None:
    ann = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    sit(ann, make(ann, "me", seed="hint", options={"deck_1": "leadership"}))
    ann.play_until(on_to_planning, lambda one: one.question.startswith("Planning: play"))
    ann.page.get_by_role("button", name="Hint").tap()
    hint = ann.page.get_by_role("region", name="Hint")
    card = hint.locator("label", has_not_text="Play no more cards").first
    card.tap()
    hand = ann.page.get_by_role("button", name="Hand", exact=True)
    expect(hand).to_have_class(re.compile("pointed"))
    hand.tap()
    expect(ann.page.locator("[data-hand][data-lit]")).to_be_visible()
    expect(hint).to_be_visible()


def test_a_hint_can_be_given_up_while_it_is_thought_out(ann: Table) -> None:
    sit(ann, make(ann, "me", seed="hint", options={"deck_1": "leadership"}))
    ann.asked()
    ann.page.route(re.compile(r"/api/rooms/\w+/hint$"), lambda route: None)  # never answered
    bulb = ann.page.get_by_role("button", name="Hint")
    bulb.click()
    hint = ann.page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Thinking…")
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    expect(bulb).to_be_enabled()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_review_leads_from_the_end_of_a_game_to_its_moments(
    visit: Open, size: dict[str, int]
) -> None:
    ann = visit(viewport=size)
    page = ann.page
    room = ann.upload(FINISHED)["id"]
    ann.go(f"/room/{room}")
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_url(f"**/room/{room}/review")
    curve = page.get_by_role("slider", name="Chances of winning")
    expect(curve).to_be_visible()
    found = ann.get(f"/api/rooms/{room}/review")["review"]
    reader = Reader(ann)
    reader.check("review")
    reader.done()

    # Everything told leads to the board.
    told = [*found["turning"], *found["mistakes"]]
    assert found["turning"] and found["mistakes"]
    links = page.locator("main ol a")
    expect(links).to_have_count(len(told))
    for place, one in enumerate(told):
        address = f"/room/{room}/replay?at={one['at']}"
        expect(links.nth(place)).to_have_attribute("href", address)
    links.last.click()
    at(page, told[-1]["at"])

    # And back; the curve is walked by keys.
    page.get_by_role("link", name="Review", exact=True).click()
    curve.press("Home")
    curve.press("ArrowRight")
    second = found["curve"][1]["at"]
    expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"\bmove {second}\b.*%"))
    curve.press("Enter")
    at(page, second)
