"""Puzzles in the browser: one is solved at the table, one is not and then shown."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Open
from tests.web.reading import Reader
from tools.harness.browser import PHONE, Table
from westmarch.kernel import registry
from westmarch.kernel.engine.decision import action_of
from westmarch.puzzles.puzzle import Line, Puzzle, of_game
from westmarch.puzzles.solution_check import at_once


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


def unfolded(ann: Table, puzzle: Puzzle) -> Locator:
    """A puzzle in the list of its game, its band opened and shown whole."""
    ann.go(f"/puzzles/{puzzle.game}")
    edges = ((1600, "hardest"), (1400, "hard"), (1200, "medium"), (0, "easy"))
    name = next(name for least, name in edges if round(puzzle.rating) >= least)
    band = ann.page.locator(f"[data-band={name}]")
    fold = band.get_by_role("button").first
    expect(fold).to_be_visible()
    if fold.get_attribute("aria-expanded") == "false":
        fold.click()
    expect(band.locator("[data-puzzle]").first).to_be_visible()
    more = band.get_by_role("button", name=re.compile(r"^\d+ more$"))
    if more.count():
        more.click()
    return band.locator(f"[data-puzzle='{puzzle.id}']")


def test_a_puzzle_is_solved_and_another_try_fails(ann: Table) -> None:
    puzzle, wrong = _puzzle()
    page = ann.page
    card = page.get_by_role("region", name="Puzzle", exact=True)
    name = f"Solver {uuid.uuid4().hex[:6]}"
    ann.post("/api/accounts", {"name": name, "password": "correct horse"})
    unfolded(ann, puzzle).click()
    expect(card).to_contain_text("find the")
    _choose(ann, wrong.actions[0])
    expect(card).to_contain_text("Not the solution")
    expect(card).not_to_contain_text("This was the solution")
    card.get_by_role("button", name="Show the solution").click()
    expect(card).to_contain_text("This was the solution")
    first = page.url
    card.get_by_role("button", name="Try again").click()
    page.wait_for_function("(was) => location.href !== was", arg=first)
    expect(card).to_contain_text("find the")
    _choose(ann, puzzle.best.actions[0])
    expect(card).to_contain_text("Solved")
    expect(card).to_contain_text("Your rating")
    card.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("0 solved of 1 tried")).to_be_visible()  # the first try counts
    expect(unfolded(ann, puzzle).get_by_role("img", name="not solved")).to_be_visible()
    ann.go(f"/people/{name}")
    mine = page.get_by_role("region", name="Puzzles")
    expect(mine).to_contain_text(
        re.compile(r"^\s*Puzzles\s*1[0-4]\d\d ± \d+ · 0 solved of 1 tried")
    )


def _told(page: Page) -> list[str]:
    """The bands: their names, what is open, how many there are."""
    return [
        f"{band.get_attribute('data-band')} {fold.get_attribute('aria-expanded')}"
        for band in page.locator("[data-band]").all()
        for fold in [band.get_by_role("button").first]
    ]


def _ids(page: Page) -> set[str]:
    """The puzzles that are to be seen."""
    shown = page.locator("[data-puzzle]").evaluate_all(
        "(all) => all.map((one) => one.dataset.puzzle)"
    )
    return set(shown)


def _those(game: str, so: Callable[[Puzzle], bool]) -> set[str]:
    return {one.id for one in of_game(game) if so(one)}


def test_the_list_opens_at_ones_own_rating_and_is_narrowed(ann: Table) -> None:
    """Only the band around one's own rating is open; what is looked for is kept on the way to a
    table and back."""
    game, page = "battles_of_westeros", ann.page
    ann.go(f"/puzzles/{game}")
    expect(page.locator("[data-puzzle]").first).to_be_visible()
    assert _told(page) == ["easy false", "medium false", "hard true", "hardest false"]
    hard = _those(game, lambda one: 1400 <= round(one.rating) < 1600)
    band = page.locator("[data-band=hard]")
    expect(band).to_contain_text(f"0 of {len(hard)} solved")
    expect(band).to_contain_text("your rating")
    assert _ids(page) <= hard

    # By keys: the next band is opened, and closed again.
    band.get_by_role("button").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    medium = page.get_by_role("button", name="Medium")
    expect(medium).to_have_attribute("aria-expanded", "true")
    expect(medium).to_be_focused()
    page.keyboard.press("Enter")
    expect(medium).to_have_attribute("aria-expanded", "false")

    # What is asked, and what it is about. So few are shown at once, in whatever band.
    page.get_by_label("Goal").select_option("win")
    theme = page.get_by_label("Theme")
    few = _those(game, lambda one: one.kind == "win" and "attack" in one.themes)
    expect(theme.locator("option[value=attack]")).to_have_text(f"attack ({len(few)})")
    theme.select_option("attack")
    expect(page.get_by_role("status")).to_have_text(f"{len(few)} puzzles")
    assert 1 < len(few) <= 12 and _ids(page) == few

    # There and back again.
    some = page.locator("[data-puzzle]").last
    chosen = some.get_attribute("data-puzzle")
    some.click()
    card = page.get_by_role("region", name="Puzzle", exact=True)
    expect(card).to_contain_text("find the")
    page.go_back()
    expect(page.locator(f"[data-puzzle='{chosen}']")).to_be_in_viewport()
    assert _ids(page) == few
    solved = page.get_by_label("Your result").locator("option[value=solved]")
    expect(solved).to_have_text("solved (0)")
    expect(solved).to_be_disabled()
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("button", name="Show all")).to_have_count(0)
    assert _told(page) == ["easy false", "medium false", "hard true", "hardest false"]


def test_the_list_on_a_phone_is_short(visit: Open) -> None:
    ann = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ann.go("/puzzles")
    expect(ann.page.locator("[data-puzzle]").first).to_be_visible()
    assert ann.page.locator("[data-puzzle]").count() <= 8
    screens = "document.documentElement.scrollHeight / innerHeight"
    assert ann.page.evaluate(screens) < 3.5
    more = ann.page.get_by_role("button", name=re.compile(r"^\d+ more$"))
    more.tap()
    expect(more).to_have_count(0)
    assert ann.page.locator("[data-puzzle]").count() > 30


def test_on_a_phone_the_question_leaves_room_for_the_board(visit: Open) -> None:
    """One line says whose move it is; what to do is unfolded, and what came of it is told."""
    ann = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    puzzle, wrong = _puzzle()
    ann.go(f"/room/{ann.post(f'/api/puzzles/{puzzle.id}/tries')['id']}")
    card = ann.page.get_by_role("region", name="Puzzle", exact=True)
    expect(card).to_contain_text("find the")
    show = card.get_by_role("button", name="Show the solution")
    expect(show).to_be_hidden()
    box = card.bounding_box()
    assert box is not None and box["height"] < 85
    card.get_by_role("button", name="Instructions").tap()
    expect(card).to_contain_text("Play your solution on the board.")
    expect(show).to_be_visible()
    card.get_by_role("button", name="Instructions").tap()
    expect(show).to_be_hidden()
    _choose(ann, wrong.actions[0])
    expect(card).to_contain_text("Not the solution")
    expect(card.get_by_role("button", name="Try again")).to_be_visible()
    reader = Reader(ann)
    reader.check("puzzle", "section.puzzle")
    reader.done()
