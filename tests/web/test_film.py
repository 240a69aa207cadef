"""The film: what the others do is seen step by step on the real board, at one's own pace, and can
be walked back; nothing that has just appeared under a resting pointer can be pressed."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Open
from tests.web.test_choosing import CROWDED, choose
from tools.harness.browser import Table
from tools.harness.positions import ATTACK
from tools.harness.stage import MIDGAMES, Midgame

MOST = 60
"""Choices within which somebody else moves."""


def strip(table: Table) -> Locator:
    return table.page.locator("[data-film]")


def film(table: Table) -> str:
    """How the film stands: playing, walking, live, or none."""
    found = strip(table)
    return found.get_attribute("data-film") or "" if found.count() else ""


def place(table: Table) -> tuple[int, int]:
    """Which scene of how many is on show."""
    shown = strip(table).locator(".count").inner_text()
    one, two = re.findall(r"\d+", shown)
    return int(one), int(two)


def others(table: Table) -> int:
    """Scenes of others' moves since this browser last chose, as the server told them."""
    seats = set(table.state["you"]["seats"])
    frames = [one for one in table.updates if one["type"] == "update"]
    count = 0
    for one in reversed(frames):
        moves = [*(step["seat"] for step in one.get("steps", [])), one.get("seat")]
        if any(seat in seats for seat in moves):
            break
        count += sum(1 for line in one["events"] if line["text"])
    return count


def let_others_move(table: Table, seed: int = 1) -> None:
    """Choose this and that until somebody else has done something that is told."""
    rng = Random(seed)
    for _ in range(MOST):
        asked = table.asked()
        assert asked.over is None, "the game ended before that"
        n = table.state["n"]
        soon = [label for label in asked.labels if label.startswith("Skip (the die")]
        table.choose(rng.choice(soon or asked.labels))
        table.moved(n)
        table.asked()
        if others(table):
            return
    raise AssertionError(f"nobody else moved within {MOST} choices")


@pytest.mark.parametrize("midgame", MIDGAMES, ids=str)
def test_it_is_walked_through_step_by_step(visit: Open, midgame: Midgame) -> None:
    """Each scene waits to be read; the board shows the table as it stood then; it goes back too."""
    ann = visit(pace="step", reduced_motion="no-preference")
    midgame.open(ann)
    let_others_move(ann)
    expect(strip(ann)).to_have_attribute("data-film", "playing")
    expect(ann.choices.first).to_be_enabled()
    seen = []
    while film(ann) == "playing":
        expect(strip(ann).get_by_role("button", name="Next scene")).to_be_visible()
        seen.append(strip(ann).locator("p").inner_text())
        before = place(ann)
        ann.page.keyboard.press(".")
        ann.until(
            lambda before=before: film(ann) != "playing" or place(ann) != before, "the next scene"
        )
    assert len(seen) >= 1
    expect(strip(ann)).to_have_attribute("data-film", "live")
    # Back to the first scene, and on to the table as it is.
    for expected in reversed(seen):
        ann.page.keyboard.press(",")
        expect(strip(ann)).to_have_attribute("data-film", "walking")
        expect(strip(ann).locator("p")).to_have_text(expected)
    for _ in seen:
        ann.page.keyboard.press(".")
    expect(strip(ann)).to_have_attribute("data-film", "live")


@pytest.mark.parametrize("pace", ["brisk", pytest.param("calm", marks=pytest.mark.soak)])
def test_it_goes_on_by_itself(visit: Open, pace: str) -> None:
    ann = visit(pace=pace, reduced_motion="no-preference")
    MIDGAMES[0].open(ann)
    let_others_move(ann)
    expect(strip(ann)).to_have_attribute("data-film", "live", timeout=120_000)
    assert place(ann)[0] == place(ann)[1]


def test_at_once_nothing_is_waited_for(visit: Open) -> None:
    """No scene is played, and what happened can still be walked through."""
    ann = visit(pace="once", reduced_motion="no-preference")
    ann.page.add_init_script(
        """addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
          if (document.querySelector('[data-film=playing]')) window.played = true;
        }).observe(document, { subtree: true, childList: true, attributes: true }))"""
    )
    MIDGAMES[0].open(ann)
    let_others_move(ann)
    expect(strip(ann)).to_have_attribute("data-film", "live")
    assert not ann.page.evaluate("window.played")
    ann.page.keyboard.press(",")
    expect(strip(ann)).to_have_attribute("data-film", "walking")


def test_with_less_motion_nothing_moves(visit: Open) -> None:
    """Marks and captions, but no piece on its way."""
    ann = visit(pace="step", reduced_motion="reduce")
    ann.page.add_init_script(
        """addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
          if (document.querySelector('.film .going')) window.moved = true;
        }).observe(document, { subtree: true, childList: true }))"""
    )
    MIDGAMES[0].open(ann)
    let_others_move(ann)
    expect(strip(ann)).to_have_attribute("data-film", "playing")
    while film(ann) == "playing":
        ann.page.keyboard.press(".")
    assert not ann.page.evaluate("window.moved")


PIECES = """(id) => document.querySelectorAll(`[data-stack=${id}] [data-piece]`).length"""
ON_ITS_WAY = f"""([from, to]) => new MutationObserver(() => {{
  const count = {PIECES};
  if (window.way || !document.querySelector('.film .going')) return;
  window.way = {{ from: count(from), to: count(to) }};
}}).observe(document, {{ subtree: true, childList: true }})"""
"""What stands at both ends the moment a piece sets out, however fast the page is."""


def test_a_piece_on_its_way_has_left_where_it_stood(visit: Open) -> None:
    """Nobody is seen twice: while an army goes, its place is empty, and it has not yet arrived."""
    ann = visit(pace="step", reduced_motion="no-preference")
    ann.sit(ann.make("heuristic", "me", position=CROWDED, seed="way"))
    choose(ann, ["use_die", "army"], ["act", "march"])
    choose(ann, ["move_from", "gorgoroth"], ["move_to", "nurn"])
    there = ann.page.evaluate(PIECES, "nurn")
    assert ann.page.evaluate(PIECES, "gorgoroth")
    ann.page.evaluate(ON_ITS_WAY, ["gorgoroth", "nurn"])
    ann.page.locator("[data-stepper-all]").click()
    ann.page.locator("[data-stepper-done]").click()
    ann.wait("() => window.way")
    assert ann.page.evaluate("window.way") == {"from": 0, "to": there}
    ann.wait(f"(there) => ({PIECES})('nurn') > there", there)


ENDED = """() => {
  const strip = document.querySelector('[data-film=playing]');
  new MutationObserver(() => { window.ended ||= !strip.isConnected; })
    .observe(document, { subtree: true, childList: true });
}"""
"""Whether the strip that shows this very film goes, even if another film begins at once."""


def test_choosing_ends_it(visit: Open) -> None:
    """The film never delays a person who wants to act; what was marked is gone with the choice."""
    ann = visit(pace="step", reduced_motion="no-preference")
    MIDGAMES[0].open(ann)
    let_others_move(ann)
    expect(strip(ann)).to_have_attribute("data-film", "playing")
    n = ann.state["n"]
    ann.page.evaluate(ENDED)
    ann.choose(ann.asked().labels[0])
    ann.moved(n)
    assert ann.page.evaluate("window.ended")


def test_what_appears_under_a_resting_pointer_cannot_be_pressed(ann: Table) -> None:
    """Two clicks at one place choose once; the second works when the pointer has moved."""
    ann.sit(ann.make("heuristic", "me", position=ATTACK, seed="guard"))
    ann.page.evaluate(
        """() => {
          let at = {};
          addEventListener('pointermove', ({ clientX, clientY }) => (at = { clientX, clientY }));
          const press = (element) => element.dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...at }));
          new MutationObserver(() => {
            if (!document.documentElement.hasAttribute('data-settling')) return;
            // The instant the new question is there, a click comes where the pointer rests.
            const choice = document.querySelector('section.bar.mine [data-choice]');
            if (choice) { window.tried = (window.tried ?? 0) + 1; press(choice); }
          }).observe(document.documentElement, { attributeFilter: ['data-settling'] });
        }"""
    )
    sent = len([one for one in ann.sent if '"act"' in one])
    ann.choose("Use the Army die")
    ann.until(lambda: ann.page.evaluate("window.tried ?? 0"), "the second click")
    ann.asked()
    assert len([one for one in ann.sent if '"act"' in one]) == sent + 1
    n = ann.state["n"]
    ann.choose(ann.asked().labels[0])
    ann.moved(n)


def test_hot_seat_covers_the_hand_not_the_table(ann: Table) -> None:
    """While the screen passes from one side to the other the board stays; no card can be seen."""
    ann.sit(ann.make("me", "me", position=ATTACK, seed="seats"))
    cards = ann.page.locator("[data-card]")
    expect(cards.first).to_be_attached()
    rng = Random(3)
    cover = ann.page.get_by_role("alertdialog")
    for _ in range(MOST):
        if cover.count():
            break
        n = ann.state["n"]
        ann.choose(rng.choice(ann.asked().labels))
        ann.moved(n)
        ann.wait("() => document.querySelector('[role=alertdialog], section.bar.mine')")
    expect(cover).to_be_visible()
    expect(ann.page.locator("[data-board]").first).to_be_visible()
    expect(ann.page.locator("[data-region]").first).to_be_visible()
    expect(cards).to_have_count(0)
    expect(ann.choices).to_have_count(0)
    cover.get_by_role("button").click()
    expect(cover).to_have_count(0)
    expect(ann.choices.first).to_be_enabled()
