"""A game that survives an upgrade: two releases of the server over one database."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tools.harness.browser import Server

NEXT_RELEASE = """
import westmarch
from westmarch.games.war_of_the_ring.rules.turn import event_cards

westmarch.__version__ = "98.0"
as_before = event_cards.draw


def draw(s, seat, deck, count=1):
    '''The mended rule: cards come from the other deck.'''
    return as_before(s, seat, 1 - deck, count)


event_cards.draw = draw

from westmarch.cli import main

main()
"""


@pytest.mark.pure
def test_a_game_goes_on_by_the_rules_of_the_next_release(visit: Open, own_server: Server) -> None:
    ann, bob = visit(own_server), visit(own_server)
    room = ann.make("me", "open", seed="upgraded")
    bob.post(f"/api/rooms/{room}/seats/1")
    ann.post(f"/api/rooms/{room}/start")
    ann.sit(room)
    bob.sit(room)
    for _ in range(3):
        mover = ann if ann.state["decision"]["mine"] else bob
        n = mover.state["n"]
        mover.play()
        for one in (ann, bob):
            one.moved(n)
    before = {one.page: one.state["view"] for one in (ann, bob)}
    n = ann.state["n"]
    own_server.stop()
    own_server.start(NEXT_RELEASE)

    # Both are told, stand where they stood, and play on.
    for one in (ann, bob):
        one.moved(n)
        told = one.page.locator(".log .line.server")
        expect(told).to_contain_text("The server has a new version of the rules")
        expect(told).to_contain_text("98.0")
        assert one.room["status"] == "playing" and one.state["view"] == before[one.page]
    mover = ann if ann.state["decision"]["mine"] else bob
    n = mover.state["n"]
    mover.play()
    for one in (ann, bob):
        one.moved(n)

    # The replay shows what was played, and offers a new table only where the new rules lead.
    ann.post(f"/api/rooms/{room}/resign", {"seat": 0})
    ann.go(f"/room/{room}/replay?at=0")
    page = ann.page
    go_on = page.get_by_role("button", name="Continue from here")
    expect(page.locator(".controls .count")).to_have_text("0 / 4")
    expect(go_on).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".controls .count")).to_have_text("4 / 4")
    expect(go_on).to_have_count(0)
