"""A bot account at one process of a site, its games and its owner at another."""

from __future__ import annotations

from tests.cluster.conftest import Pair
from tests.server.support.bot_client import Robot, account, challenge, robot
from tests.server.support.live_server import no_refill
from tools.harness.site_client import Caller, until


def test_a_bot_at_one_process_plays_in_the_rooms_of_another(pair: Pair) -> None:
    first, second = pair
    owner = account(first.url)
    made = robot(owner)
    bot = Robot(second.url, {"id": made.id, "name": made.name, "token": made.token})
    events = bot.stream("/events")
    events.next("account")
    person = Caller(first.url)
    until(lambda: [one["name"] for one in person.get("/api/bots", game="duel")] == [bot.name])
    room = challenge(person, bot)
    assert events.next("challenge")["room"] == room
    bot.ask("POST", f"/games/{room}/accept")
    assert events.next("game_start")["room"] == room
    assert room in first.hall.rooms and room not in second.hall.rooms
    table = bot.stream(f"/games/{room}/stream")
    state = table.next("state")
    with person.look(room) as seen:
        for _ in range(8):
            while seen.mine:
                seen.act()
            while not (state["decision"] or {}).get("mine"):
                state = table.next("state")
            done = {"n": state["n"], "id": state["decision"]["actions"][0]["id"]}
            assert bot.ask("POST", f"/games/{room}/act", done)["again"] is False
            assert bot.ask("POST", f"/games/{room}/act", done)["again"] is True
            state = table.next("state")
            if state["status"] != "playing":
                break
            seen.caught_up(state["n"])
    # A bot that accepts all sits down in whatever process the room is.
    bot.ask("PATCH", "", {"accepts": "all"})
    again = challenge(person, bot)
    until(lambda: person.room(again)["status"] == "playing")
    # What its owner does at one process ends its connections at the other.
    owner.delete(f"/api/me/bots/{bot.id}/token")
    assert events.ended.wait(20)
    assert bot.refused("GET", "")[0] == 401
    until(lambda: not person.get("/api/bots", game="duel"))


def test_what_a_bot_may_ask_is_counted_over_all_processes(pair: Pair) -> None:
    bots = []
    made = robot(account(pair[0].url))
    for service in pair:
        limiter = service.app.state.limits.bots
        limiter.enabled, limiter.burst = True, 3
        no_refill(limiter)
        bots.append(Robot(service.url, {"id": made.id, "name": made.name, "token": made.token}))
    for turn in range(3):
        bots[turn % 2].ask("GET", "/games")
    for bot in bots:
        assert bot.refused("GET", "/games")[:2] == (429, "too_many_requests")
