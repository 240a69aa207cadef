"""Bots over the wire: challenged, told, asked; they answer, break off, come back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.server.rooms.test_hidden_information import cards_in, hidden_from, words_in
from tests.server.support.bot_client import Robot, account, challenge, heard, robot
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, Json, until
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel import registry
from westmarch.server.bot_api import streams


@pytest.fixture(scope="module")
def owner(on_both: Service) -> Caller:
    return account(on_both.url)


@pytest.fixture
def person(on_both: Service) -> Caller:
    return Caller(on_both.url)


@pytest.fixture(scope="module")
def bot(owner: Caller) -> Robot:
    made = robot(owner, "duel", "war_of_the_ring")
    made.ask("PATCH", "", {"most_games": 32})  # tests leave games behind
    return made


def started(person: Caller, bot: Robot, game: str = "duel", **more: Any) -> str:
    """A game of somebody against the bot, begun."""
    room = challenge(person, bot, game, **more)
    bot.ask("POST", f"/games/{room}/accept")
    return room


def answer(bot: Robot, room: str, state: Json, place: int = 0) -> Json:
    n, actions = state["decision"]["n"], state["decision"]["actions"]
    return dict(bot.ask("POST", f"/games/{room}/act", {"n": n, "id": actions[place]["id"]}))


def test_a_challenge_is_told_accepted_and_played_to_the_end(person: Caller, bot: Robot) -> None:
    events = bot.stream("/events")
    hello = events.next("account")
    assert (hello["name"], hello["accepts"], hello["most_games"]) == (bot.name, "ask", 32)
    room = challenge(person, bot)
    seat = person.room(room)["seats"][1]
    assert seat["player"] is None and seat["bot"] is None
    assert seat["challenged"] == {"id": bot.id, "name": bot.name, "bot": True}
    told = events.until(lambda event: event.get("room") == room)
    assert told["type"] == "challenge" and told["mine"] == [1]
    assert told["by"]["name"] == person.me["name"] and told["rateable"] is True
    bot.ask("POST", f"/games/{room}/accept")
    bot.ask("POST", f"/games/{room}/accept")  # as good as once
    assert events.until(lambda event: event.get("room") == room)["type"] == "game_start"
    table = bot.stream(f"/games/{room}/stream")
    with person.look(room) as seen:
        state = table.next("state")
        until(lambda: person.room(room)["seats"][1]["online"])
        asked = False
        while state["status"] == "playing":
            if seen.mine:
                seen.act()
            elif (decision := state["decision"]) and decision["mine"]:
                if not asked:  # of a turn that is over before anybody looks nothing is told
                    turn = events.until(lambda event: event["type"] == "your_turn")
                    assert (turn["room"], turn["seat"]) == (room, 1)
                asked = True
                assert answer(bot, room, state)["again"] is False
            if state["n"] < seen.state["n"] or (state["decision"] or {}).get("mine"):
                state = table.next("state")
            if seen.state["n"] < state["n"]:
                seen.caught_up(state["n"])
    assert table.ended.wait(20)
    over = events.until(lambda event: event.get("room") == room and event["type"] == "game_over")
    shown = person.room(room)
    assert over["winners"] == shown["winners"] and over["won"] == (1 in shown["winners"])
    turns = [e for e in events.told if e["type"] == "your_turn" and e["room"] == room]
    assert asked and all(turn["seat"] == 1 for turn in turns)
    assert len({turn["n"] for turn in turns}) == len(turns)
    assert shown["seats"][1]["player"] == {"id": bot.id, "name": bot.name, "bot": True}
    other = challenge(person, bot)
    bot.ask("POST", f"/games/{other}/accept")
    events.until(lambda event: event.get("room") == other and event["type"] == "game_start")
    ends = [e for e in events.told if e["type"] == "game_over" and e["room"] == room]
    assert ends == [over], "the end is told once"
    events.close()


def test_a_challenge_is_declined_or_withdrawn(person: Caller, bot: Robot) -> None:
    events = bot.stream("/events")
    room = challenge(person, bot)
    events.until(lambda event: event.get("room") == room)
    with person.look(room) as seen:
        bot.ask("POST", f"/games/{room}/decline", {"reason": "I play at night only."})
        assert seen.next("declined")["from"] == bot.name
        said = seen.next("chat")
        assert (said["from"], said["bot"]) == (bot.name, True)
    assert person.room(room)["seats"][1]["kind"] == "open"
    assert bot.refused("POST", f"/games/{room}/accept")[:2] == (404, "not_found")
    again = challenge(person, bot)
    events.until(lambda event: event.get("room") == again)
    person.delete(f"/api/rooms/{again}/seats/1", status=200)
    gone = events.until(lambda event: event["type"] == "challenge_gone" and event["room"] == again)
    assert gone
    events.close()


def test_a_seat_kept_for_a_bot_is_nobody_elses(
    on_both: Service, person: Caller, bot: Robot
) -> None:
    room = challenge(person, bot, listed=True)
    other = Caller(on_both.url)
    taken = other.post(f"/api/rooms/{room}/seats/1", status=409)
    assert taken["error"]["code"] == "seat_taken"
    assert room not in {one["id"] for one in other.get("/api/rooms")["open"]}
    assert person.post(f"/api/rooms/{room}/start", status=409)["error"]["code"] == "seats_free"


def test_a_bot_may_accept_all_up_to_a_number(person: Caller, owner: Caller) -> None:
    busy = robot(owner)
    busy.ask("PATCH", "", {"accepts": "all", "most_games": 1})
    first = challenge(person, busy)  # while it is away: it waits
    events = busy.stream("/events")
    until(lambda: person.room(first)["status"] == "playing")
    second = challenge(person, busy)
    assert events.until(lambda e: e.get("room") == second)["type"] == "challenge"
    assert busy.refused("POST", f"/games/{second}/accept")[:2] == (409, "too_many_games")
    person.post(f"/api/rooms/{first}/resign", {"seat": 0})
    until(lambda: person.room(second)["status"] == "playing")
    busy.ask("POST", f"/games/{second}/resign")
    assert person.room(second)["winners"] == [0]
    events.close()


def test_errors_say_what_is_wrong(person: Caller, bot: Robot) -> None:
    room = started(person, bot)
    act = f"/games/{room}/act"
    assert bot.refused("POST", act, {"n": 0, "text": "stake more"})[:2] == (403, "not_your_turn")
    with person.look(room) as seen:
        seen.act(["stake", "done"])
        while seen.mine:
            seen.act()
    state = bot.ask("GET", f"/games/{room}")
    n, actions = state["n"], state["decision"]["actions"]
    hand = {action["action"][1] for action in actions}
    missing = next(value for value in range(1, 10) if value not in hand)
    refused = bot.refused("POST", act, {"n": n, "action": ["play", missing]})
    assert refused == (400, "illegal", "duel.4")
    assert bot.refused("POST", act, {"n": 0, "text": "stake done"})[:2] == (409, "stale")
    assert bot.refused("POST", act, {"n": n})[:2] == (400, "bad_message")
    assert bot.refused("POST", act, {"n": n, "id": 10**9})[:2] == (400, "bad_message")
    assert bot.refused("POST", act, {"n": n, "id": 1, "text": "play 1"})[:2] == (400, "bad_message")
    assert bot.refused("POST", "/games/nothere/act", {"n": 0, "id": 0})[:2] == (404, "not_found")
    mine = person.make("me", "random")["id"]
    assert bot.refused("GET", f"/games/{mine}")[:2] == (404, "not_found")
    assert bot.ask("GET", f"/games/{room}")["n"] == n  # nothing has changed
    # By its text, by its parts, by its id: all the same; sent again, it is done once.
    sent = {"n": n, "text": actions[0]["text"]}
    done = bot.ask("POST", act, sent)
    assert done["again"] is False and done["n"] > n
    assert bot.ask("POST", act, sent)["again"] is True
    assert bot.ask("POST", act, {"n": n, "id": actions[0]["id"]})["again"] is True
    other = {"n": n, "id": actions[-1]["id"]}
    assert bot.refused("POST", act, other)[:2] == (409, "stale")


def test_a_bot_that_dies_comes_back_and_goes_on(person: Caller, bot: Robot) -> None:
    room = started(person, bot)
    table = bot.stream(f"/games/{room}/stream")
    first = table.next("state")
    table.close()
    with person.look(room) as seen:
        until(lambda: not person.room(room)["seats"][1]["online"])
        while seen.mine:
            seen.act()
        n = seen.state["n"]
        again = bot.stream(f"/games/{room}/stream")
        state = again.next("state")
        assert state["n"] == n > first["n"] and state["decision"]["mine"]
        assert [line["k"] for line in state["events"]] == list(range(len(state["events"])))
        assert answer(bot, room, state)["n"] > n
        again.close()


def test_another_bot_goes_on_for_one_that_is_away(
    on_both: Service, person: Caller, bot: Robot
) -> None:
    room = started(person, bot)
    events = bot.stream("/events")
    events.until(lambda event: event.get("room") == room)
    table = bot.stream(f"/games/{room}/stream")
    table.next("state")
    seat = f"/api/rooms/{room}/seats/1/bot"
    assert person.post(seat, {"bot": "random"}, 409)["error"]["code"] == "bot_is_there"
    table.close()
    until(lambda: not person.room(room)["seats"][1]["online"])
    stranger = Caller(on_both.url)
    stranger.post(seat, {"bot": "random"}, 403)
    mine = person.post(f"/api/rooms/{room}/seats/0/bot", {"bot": "random"}, 409)
    assert mine["error"]["code"] == "not_a_bot"
    assert person.room(room)["rateable"] is True
    handed = person.post(seat, {"bot": "random"}, 200)
    assert handed["rateable"] is False
    shown = handed["seats"][1]
    assert (shown["kind"], shown["bot"], shown["player"]) == ("bot", "random", None)
    over = events.until(lambda event: event.get("room") == room and event["type"] == "game_over")
    assert over["ending"] == "handed_over"
    assert bot.refused("GET", f"/games/{room}")[:2] == (404, "not_found")
    with person.look(room) as seen:
        while seen.state["room"]["moves"] < 8 and seen.state["room"]["status"] == "playing":
            if seen.mine:
                seen.act()
            else:
                seen.next("update")
    events.close()


def test_before_the_game_a_bot_is_asked_to_a_free_seat(person: Caller, bot: Robot) -> None:
    room = person.make("me", "open")["id"]
    seat = f"/api/rooms/{room}/seats/1/bot"
    assert person.post(seat, {"bot": bot.id}, 200)["seats"][1]["challenged"]["id"] == bot.id
    assert person.post(seat, {"bot": "random"}, 200)["seats"][1]["bot"] == "random"
    person.post(seat, {"bot": "exec:sh"}, 400)
    assert person.post(f"/api/rooms/{room}/start")["status"] == "playing"


def test_playing_again_challenges_the_bot_again(person: Caller, bot: Robot) -> None:
    room = started(person, bot)
    person.post(f"/api/rooms/{room}/resign", {"seat": 0})
    again = person.post(f"/api/rooms/{room}/rematch")
    assert again["seats"][1]["challenged"]["name"] == bot.name
    bot.ask("POST", f"/games/{again['id']}/accept")
    assert person.room(again["id"])["status"] == "playing"


def test_a_bot_answers_the_wish_to_take_a_move_back(person: Caller, bot: Robot) -> None:
    room = started(person, bot)
    table = bot.stream(f"/games/{room}/stream")
    with person.look(room) as seen:
        seen.act(["stake", "done"])
        while seen.mine:
            seen.act()
        n = seen.state["n"]
        state = table.until(lambda m: m["type"] == "state" and m["n"] == n)
        answer(bot, room, state)
        seen.caught_up(n + 1)
        seen.say(type="undo")
        table.next("undo_offer")
        bot.ask("POST", f"/games/{room}/undo", {"agree": True})
        assert seen.next("undo_answer")["agree"] is True
    table.close()


def test_the_same_over_a_websocket(person: Caller, bot: Robot) -> None:
    with bot.socket("/events") as events:
        assert heard(events)["type"] == "account"
        room = challenge(person, bot)
        while heard(events, "challenge")["room"] != room:
            pass
        with bot.socket(f"/games/{room}") as table, person.look(room) as seen:
            assert heard(table, "state")["status"] == "waiting"
            table.send(json.dumps({"type": "accept"}))
            state = heard(table, "state")
            assert state["status"] == "playing" and not state["decision"]["mine"]
            table.send(json.dumps({"type": "act", "n": 0, "text": "stake more"}))
            assert heard(table, "refused")["code"] == "not_your_turn"
            while not seen.mine:
                seen.next()
            while seen.mine:
                seen.act()
            while not (state := heard(table, "state"))["decision"]["mine"]:
                pass
            chosen = state["decision"]["actions"][0]["action"]
            for again in (False, True):
                table.send(json.dumps({"type": "act", "n": state["n"], "action": chosen}))
                assert heard(table, "acted")["again"] is again
            table.send(json.dumps({"type": "chat", "text": "well played"}))
            assert seen.next("chat") == heard(table, "chat")
            table.send("nonsense")
            assert heard(table, "refused")["code"] == "bad_message"
            table.send(json.dumps({"type": "ping"}))
            heard(table, "pong")
            table.send(json.dumps({"type": "resign"}))
            assert heard(table, "state")["status"] == "finished"
        events.send(json.dumps({"type": "act", "n": 0, "id": 0}))
        assert heard(events, "refused")["code"] == "bad_message"


def test_streams_are_kept_alive(
    person: Caller, bot: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.05)
    events = bot.stream("/events")
    until(lambda: events.empty > 2)
    events.close()


def test_a_bot_sees_what_its_seat_may_know(on_both: Service, person: Caller, bot: Robot) -> None:
    """Every line of its streams is searched for other hands, decks and the seed; the state it is
    dealt agrees with its view, and is not the table's."""
    room = started(person, bot, "war_of_the_ring")
    live = on_both.room(room)
    game, rng = registry.game("war_of_the_ring"), Random(7)
    table = bot.stream(f"/games/{room}/stream?dealt=true")
    state = table.next("state")
    dealt_anew = 0
    with person.look(room) as seen:
        while live.row.moves < 60:
            n = live.row.seq
            while state["n"] < n:
                state = table.next("state")
            seen.caught_up(n)
            assert live.table is not None and isinstance(live.table.state, War)
            truth = live.table.state
            dealt = state.pop("dealt")
            text = json.dumps(state)
            assert not cards_in(text) & hidden_from(truth, 1) and live.row.seed not in text
            assert not words_in(state) & {"rng", "luck", "rolled"}
            assert state["view"] == json.loads(json.dumps(game.view(truth, 1)))
            decision = state["decision"]
            assert decision["mine"] or (not decision["actions"] and dealt is None)
            if decision["mine"]:
                assert dealt["rng"] != truth.rng and dealt["luck"] == [] == dealt["rolled"]
                assert dealt["hands"][1] == truth.hands[1]
                dealt_anew += dealt["decks"] != truth.decks
                answer(bot, room, {"decision": decision}, rng.randrange(len(decision["actions"])))
            else:
                seen.act(rng.choice(seen.state["decision"]["actions"])["action"])
    assert dealt_anew > 5
    table.close()
