"""The Battle of Five Armies in the browser: played on the plain board."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.web.browser import Table

GAME = "five_armies"
MOST = 400
"""Decisions of a game, at most."""


def test_from_the_lobby_to_the_end_of_a_game(ann: Table) -> None:
    ann.go("/")
    card = ann.page.locator("li.game", has_text="The Battle of Five Armies")
    expect(card.get_by_text("Early", exact=True)).to_be_visible()
    card.get_by_role("button", name="Play").click()
    expect(ann.page.get_by_role("region", name="Board")).to_be_visible()
    rng = Random(3)
    for _ in range(MOST):
        asked = ann.asked()
        if asked.over is not None:
            break
        n = ann.state["n"]
        ann.choose(rng.choice(asked.labels))
        ann.moved(n)
    expect(ann.page.locator("#end-title")).to_be_visible()
    assert ann.room["status"] == "finished"
