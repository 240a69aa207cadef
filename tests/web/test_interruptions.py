"""A page that is loaded again and a server that is killed, both in the middle of a battle."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Open
from tools.harness.browser import Asked, Server, Table
from tools.harness.positions import ATTACK, attack, in_battle


def fight_on(table: Table) -> None:
    """To the end of the battle."""
    table.play_until(attack, lambda asked: not in_battle(asked))


def same(one: Asked, two: Asked) -> bool:
    return (one.question, one.labels) == (two.question, two.labels)


def test_loading_the_page_again_in_a_battle(ann: Table) -> None:
    room = ann.make("heuristic", "me", position=ATTACK, seed="reload")
    ann.sit(room)
    before = ann.play_until(attack, in_battle)
    panel = ann.page.get_by_role("region", name="Battle for Osgiliath")
    expect(panel).to_be_visible()
    n = ann.state["n"]
    ann.page.reload()
    assert same(ann.asked(), before)
    expect(panel).to_be_visible()
    assert ann.state["n"] == n
    ann.choose(before.labels[0])
    ann.moved(n)
    ann.page.reload()
    fight_on(ann)


def test_killing_the_server_in_a_battle(visit: Open, own_server: Server) -> None:
    ann = visit(own_server)
    room = ann.make("heuristic", "me", position=ATTACK, seed="killed")
    ann.sit(room)
    ann.play_until(attack, in_battle)
    # A move that the page has seen acknowledged is never lost.
    n = ann.state["n"]
    ann.play(attack)
    ann.moved(n)
    before = ann.asked()
    n, greetings = ann.state["n"], count(ann)
    own_server.kill()
    expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    own_server.start()
    expect(ann.page.get_by_text("Connection lost")).to_have_count(0)
    ann.until(lambda: count(ann) > greetings, "a new greeting")
    assert same(ann.asked(), before)
    assert ann.state["n"] == n
    fight_on(ann)
    assert ann.get(f"/api/rooms/{room}")["status"] == "playing"


def count(table: Table) -> int:
    return sum('"type":"hello"' in text for text in table.frames)


def test_what_is_said_and_resigned_without_a_network_is_sent_when_it_is_back(
    ann: Table, visit: Open
) -> None:
    bob = visit()
    room = ann.make("me", "open", game="five_armies", seed="offline")
    bob.post(f"/api/rooms/{room}/seats/1")
    ann.post(f"/api/rooms/{room}/start")
    ann.sit(room)
    bob.sit(room)
    page = ann.page
    ann.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("my train goes through a tunnel")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Not sent yet.")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign as Free Peoples").click()
    expect(page.get_by_text("You will resign as soon as you are connected again.")).to_be_visible()
    assert bob.get(f"/api/rooms/{room}")["status"] == "playing"
    ann.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.get_by_text("Not sent yet.")).to_have_count(0)
    ann.until(lambda: bob.get(f"/api/rooms/{room}")["status"] == "finished", "the resignation")
    bob.until(lambda: any("tunnel" in text for text in bob.frames), "the line")
