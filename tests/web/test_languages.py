"""Westmarch in each of its languages: nothing is cut off, the guide of each game is followed for a
turn, and two languages meet at one table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Open
from tests.web.overflow import CUT
from tools.harness.browser import DESKTOP, PHONE, ROOT, Table
from tools.harness.stage import MIDGAMES, Midgame
from westmarch.kernel.texts.language import LANGUAGES_WHOLE

SOURCE = (ROOT / "web/src/lib/i18n/languages.ts").read_text()
LANGUAGES: list[str] = re.findall(r'"(\w\w)"', SOURCE.split("LANGUAGES", 1)[1].split(";", 1)[0])
"""Those the client offers."""
OTHERS = [one for one in LANGUAGES if one != "en"]

SMALL = {"width": 1366, "height": 768}
SIZES = (DESKTOP, SMALL, {"width": 1920, "height": 1080}, PHONE)

PAGES = {
    "/": ".game .primary:not([disabled])",
    "/new/war_of_the_ring": "form .go",
    "/new/lotr_card_game": "form .seats .tile",
    "/new/battles_of_westeros": "form .cards .picture",
    "/battles": "[data-battle]",
    "/decks": "[data-starter]",
    "/me": "form",
    "/credits": "main a",
    "/rules/war_of_the_ring": "article",
    "/rules/five_armies": "article",
    "/rules/lotr_card_game": "article",
    "/rules/battles_of_westeros": "article",
    "/nowhere": "main a, main p",
}
"""The pages that are no table, each with something that is there once it stands."""

FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def cut(table: Table, sizes: tuple[dict[str, int], ...] = SIZES) -> list[str]:
    """What cannot be read whole, in windows of several sizes."""
    found: list[str] = []
    for size in sizes:
        table.page.set_viewport_size(size)  # type: ignore[arg-type]
        table.page.evaluate(FRAME)
        found += [f"{size['width']} × {size['height']}: {one}" for one in table.page.evaluate(CUT)]
    return found


def spoken(table: Table, language: str) -> None:
    expect(table.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_cuts_its_words_off(visit: Open, language: str) -> None:
    ann = visit(locale=language)
    waiting = ann.make("me", "open", listed=True)
    found: dict[str, list[str]] = {}
    for path, there in {**PAGES, f"/room/{waiting}": ".sheet"}.items():
        ann.go(path)
        expect(ann.page.locator(there).first).to_be_visible()
        spoken(ann, language)
        if trouble := cut(ann, (SMALL, PHONE)):
            found[path] = trouble
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MIDGAMES, ids=str)
def test_no_table_cuts_its_words_off(visit: Open, game: Midgame, language: str) -> None:
    ann = visit(locale=language)
    game.open(ann)
    assert not cut(ann)


def card(table: Table) -> Locator:
    return table.page.locator("section.guide")


def guided() -> list[Any]:
    """Every game in every other language; each game is learnt in one of them in turn, and in the
    rest by `make soak`."""
    turns = [
        (n % len(OTHERS), number, one.game, language)
        for n, one in enumerate(MIDGAMES)
        for number, language in enumerate(OTHERS)
    ]
    return [
        pytest.param(game, language, marks=() if number == turn else pytest.mark.soak)
        for turn, number, game, language in turns
    ]


@pytest.mark.parametrize(("game", "language"), guided())
def test_a_guided_turn(visit: Open, game: str, language: str) -> None:
    """From the page of the rules, whose address carries the language, to free play."""
    ann = visit(locale="en", viewport=SMALL)
    ann.go(f"/rules/{game}?language={language}")
    ann.page.locator(".ways .primary").click()
    expect(card(ann)).to_be_visible()
    # The address asked for it; at the table the person's own language is spoken again.
    spoken(ann, "en")
    english = ann.asked().question
    choose(ann, language)
    ann.until(lambda: ann.state["decision"]["question"] != english, "another language")
    found: list[str] = []
    for _ in range(60):
        if not card(ann).count():
            break
        ann.asked()
        found += cut(ann, (SMALL,))
        hinted = ann.page.locator(".choice.hinted")
        if hinted.count() == 1:
            n = ann.state["n"]
            hinted.click()
            ann.moved(n)
        else:
            card(ann).locator(".buttons .button:not(.quiet)").click()
        ann.page.evaluate(FRAME)
    assert not found
    told = " ".join(lines(ann))
    if language == "ru":
        assert re.search("[а-я]", told)
        assert not re.search("[a-z]{4,}", told), told


def choose(table: Table, language: str) -> None:
    """In the menu of the table, without loading it anew."""
    table.page.locator("header [data-menu]").click()
    table.page.locator("#set-language").select_option(language)
    spoken(table, language)
    table.page.keyboard.press("Escape")
    expect(table.page.locator("dialog[open]")).to_have_count(0)


def lines(table: Table) -> list[str]:
    """What all may read in the log, as it was told since the last greeting."""
    greetings = [n for n, one in enumerate(table.updates) if one["type"] == "hello"]
    told = [line for one in table.updates[greetings[-1] :] for line in one["events"]]
    return [line["text"] for line in told if line["to"] is None and line["text"]]


@pytest.mark.skipif(len(OTHERS) < 2, reason="needs two languages beside English")
def test_two_languages_at_one_table(visit: Open) -> None:
    ann, bob = visit(locale="pl"), visit(locale="ru")
    room = ann.make("me", "open")
    bob.post(f"/api/rooms/{room}/seats/1")
    ann.post(f"/api/rooms/{room}/start")
    for one in (ann, bob):
        one.go(f"/room/{room}")
        one.until(lambda one=one: one.state.get("view"), "the game")  # type: ignore[misc]
    spoken(ann, "pl")
    spoken(bob, "ru")
    asked: dict[str, Any] = ann.state["decision"]
    theirs: dict[str, Any] = bob.state["decision"]
    assert asked["n"] == theirs["n"] and asked["kind"] == theirs["kind"]
    assert asked["question"] != theirs["question"]
    # One of them chooses, and each reads of it in his own words.
    player, other = (ann, bob) if asked["mine"] else (bob, ann)
    n = asked["n"]
    player.play()
    for one in (ann, bob):
        one.moved(n)
    mine, others = lines(player), lines(other)
    assert mine and len(mine) == len(others) and not set(mine) & set(others)
    # Without a new page, what was told is told in the other's language.
    sockets = len([one for one in player.updates if one["type"] == "hello"])
    choose(player, "ru" if player is ann else "pl")
    player.until(
        lambda: len([one for one in player.updates if one["type"] == "hello"]) == sockets + 1,
        "a greeting in the other language",
    )
    assert lines(player) == others
    expect(player.page.locator("section.bar")).to_have_attribute("data-n", str(player.state["n"]))


def test_client_and_server_offer_the_same() -> None:
    assert tuple(LANGUAGES) == LANGUAGES_WHOLE
