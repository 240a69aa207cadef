"""Puzzles in the browser: one is solved at the table, one is not and then shown."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser import Table
from westmarch.kernel import registry
from westmarch.kernel.engine.decision import action_of
from westmarch.puzzles.judging import at_once
from westmarch.puzzles.puzzle import Line, Puzzle, of_game


def _puzzle() -> tuple[Puzzle, Line]:
    """One with a short answer, and a short wrong line that is over when it is played."""
    for game in registry.games():
        for one in of_game(game.id):
            for wrong in one.wrong:
                verdict = at_once(one, wrong.actions)
                if len(one.best.actions) == 1 and len(wrong.actions) == 1:
                    if verdict is not None and verdict.said == "wrong":
                        return one, wrong
    raise AssertionError("no such puzzle")


def _choose(ann: Table, action: str) -> None:
    """Take the choice with this action."""
    ann.asked()
    wanted = list(action_of(action))
    offered = ann.state["decision"]["actions"]
    number = next(one["id"] for one in offered if one["action"] == wanted)
    ann.page.locator(f"section.bar.mine [data-choice='{number}']").first.click()


def test_a_puzzle_is_solved_and_another_try_fails(ann: Table) -> None:
    puzzle, wrong = _puzzle()
    page = ann.page
    card = page.get_by_role("region", name="Puzzle", exact=True)
    ann.go("/puzzles")
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    page.locator(f"[data-puzzle='{puzzle.id}']").click()
    expect(card).to_contain_text("find the")
    _choose(ann, wrong.actions[0])
    expect(card).to_contain_text("Not this one")
    expect(card).not_to_contain_text("This was the line")
    card.get_by_role("button", name="Show the answer").click()
    expect(card).to_contain_text("This was the line")
    first = page.url
    card.get_by_role("button", name="Try again").click()
    page.wait_for_function("(was) => location.href !== was", arg=first)
    expect(card).to_contain_text("find the")
    _choose(ann, puzzle.best.actions[0])
    expect(card).to_contain_text("Solved")
    expect(card).to_contain_text("Your rating")
    card.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("0 solved of 1 tried")).to_be_visible()  # the first try counts
