"""At the table, over WebSockets: moves, stale clicks, undo, consent, coming back, looking on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tools.harness.site_client import Caller, Seen, play_on, together
from westmarch.tabletop import start


def drop(state: dict[str, Any], *names: str) -> dict[str, Any]:
    return {key: value for key, value in state.items() if key not in names}


def last(decision: dict[str, Any]) -> Any:
    return decision["actions"][-1]["action"]


def test_two_people_play(ann: Caller, bob: Caller) -> None:
    room = together(ann, bob)
    with ann.look(room["id"]) as red, bob.look(room["id"]) as blue:
        assert red.state["you"] == {"id": ann.me["id"], "seats": [0]}
        assert red.mine and not blue.mine
        waiting = blue.state["decision"]
        assert waiting["actions"] == [] and waiting["refused"] == []
        assert waiting["question"] and waiting["seat_name"] == "red"
        decision = red.state["decision"]
        assert decision["actions"][0]["label"] == "stake more"
        assert decision["actions"][0]["id"] >= 0 and decision["rule"] == "duel.2"
        told = red.act(["stake", "more"])
        assert told["n"] == 1 and told["view"]["stake"] == 1
        line = blue.next("update")["events"][-1]
        assert (line["kind"], line["seat"], line["turn"]) == ("staked", 0, 1)
        assert line["text"] == "staked: seat 0, stake 1"
        assert play_on([red, blue], 10, last) == 10


def test_every_line_is_numbered(ann: Caller) -> None:
    room = ann.make("me", "me")
    with ann.look(room["id"]) as seen:
        play_on([seen], 30, last)
        told = [line["k"] for frame in seen.frames for line in frame["events"]]
        assert told == list(range(len(told)))


def test_a_private_line_says_whose_it_is(ann: Caller) -> None:
    room = ann.make("me", "me")
    with ann.look(room["id"]) as seen:
        play_on([seen], 10, last)
        told = [line for frame in seen.frames for line in frame["events"]]
    drawn = [line for line in told if line["kind"] == "drawn"]
    assert {line["seat"] for line in drawn} == {0, 1}
    assert all(line["to"] == [line["seat"]] for line in drawn)
    assert all(line["to"] is None for line in told if line["kind"] != "drawn")


def test_stale_and_repeated_clicks_change_nothing(ann: Caller) -> None:
    room = ann.make("me", "me")
    with ann.look(room["id"]) as seen:
        seen.act(["stake", "more"])
        for n in (0, 2, 99):
            refused = seen.act(["stake", "more"], n=n)
            assert (refused["type"], refused["code"], refused["n"]) == ("refused", "stale", 1)
        # A double click: the second is stale by the time it is read.
        seen.say(type="act", n=1, action=["stake", "more"])
        seen.say(type="act", n=1, action=["stake", "more"])
        kinds = [seen.next("update", "refused")["type"] for _ in range(2)]
        assert sorted(kinds) == ["refused", "update"]
        assert seen.state["view"]["stake"] == 2


def test_illegal_moves_are_refused_with_the_rule(
    ann: Caller, bob: Caller, eve: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The cards are to be these, though another plays against who named them.
    monkeypatch.setattr(start, "dealt_anew", lambda game, position, seed: position)
    position = "goal 5; score 0 0; last 3 4; hands 3 5 6 / 4 5 6"
    room = together(ann, bob, position=position)["id"]
    with ann.look(room) as red, bob.look(room) as blue, eve.look(room) as other:
        red.act(["stake", "done"])
        (refused,) = red.state["decision"]["refused"]
        assert refused["action"] == ["play", 3] and refused["label"] == "play 3"
        assert refused["reason"] == "you played that value last"
        assert refused["rule"] == "duel.3"
        told = red.act(["play", 3])
        assert (told["code"], told["rule"]) == ("illegal", "duel.3")
        assert told["message"] == "you played that value last"
        assert red.act(["fly"])["code"] == "illegal"
        for seen in (blue, other):
            seen.caught_up(1)
            assert seen.act(["play", 5], n=1)["code"] == "not_your_turn"
        while not red.silent():
            assert red.frames[-1]["type"] == "presence"
        assert red.act(["play", 5])["n"] == 2


def test_undo_is_free_up_to_new_information(ann: Caller) -> None:
    room = ann.make("me", "random")
    with ann.look(room["id"]) as seen:
        assert seen.state["decision"]["can_undo"] is False
        start = seen.state["view"]
        seen.act(["stake", "more"])
        assert seen.state["decision"]["can_undo"] is True
        seen.say(type="undo")
        back = seen.next("update")
        assert back["view"] == start and back["events"][-1]["kind"] == "undone"
        # A decision's number never comes twice.
        assert back["n"] == 2 and back["decision"]["n"] == 2 and back["room"]["moves"] == 0
        assert seen.act(["stake", "more"], n=0)["code"] == "stale"
        seen.say(type="undo")
        assert seen.next("refused")["code"] == "nothing_to_undo"


def test_alone_with_bots_undo_needs_nobody_s_consent(ann: Caller) -> None:
    room = ann.make("me", "random")
    with ann.look(room["id"]) as seen:
        seen.act(["stake", "done"])
        while not seen.mine or seen.state["decision"]["kind"] != "card":
            seen.next("update")
        hand = seen.state["view"]["hand"]
        seen.act()
        while not seen.mine:
            seen.next("update")
        assert seen.state["decision"]["can_undo"] is True
        assert seen.state["decision"]["undo_needs_consent"] is False
        seen.say(type="undo")
        seen.next("update")  # the card drawn since may be like the one that was played
        while seen.state["view"]["hand"] != hand:
            seen.next("update")
        assert seen.mine and seen.state["decision"]["kind"] == "card"


def to_blue(red: Seen, blue: Seen) -> None:
    red.act(["stake", "done"])
    red.act()
    blue.caught_up(red.state["n"])
    assert blue.mine and not red.mine


def test_beyond_the_barrier_the_other_must_agree(ann: Caller, bob: Caller, eve: Caller) -> None:
    room = together(ann, bob)["id"]
    with ann.look(room) as red, bob.look(room) as blue, eve.look(room) as other:
        to_blue(red, blue)
        waiting = red.state["decision"]
        assert (waiting["can_undo"], waiting["undo_needs_consent"]) == (False, True)
        red.say(type="undo")
        offer = blue.next("undo_offer")
        assert (offer["from"], offer["seat"]) == (ann.me["name"], 0)
        assert red.silent() or red.state["n"] == 2  # nothing was taken back yet
        with bob.look(room) as again:  # the offer survives a reload
            assert again.state["undo_offer"] == {"from": ann.me["name"], "seat": 0}
        for seen in (red, other):
            seen.say(type="undo_answer", agree=True)
            assert seen.next("refused")["code"] == "not_yours"
        blue.say(type="undo_answer", agree=True)
        red.next("update")
        assert red.mine and red.state["decision"]["kind"] == "card"
        assert red.state["view"]["chosen"] == 0
        blue.say(type="undo_answer", agree=True)
        assert blue.next("refused")["code"] == "no_offer"


def test_an_undo_is_declined(ann: Caller, bob: Caller) -> None:
    room = together(ann, bob)["id"]
    with ann.look(room) as red, bob.look(room) as blue:
        to_blue(red, blue)
        red.say(type="undo")
        blue.next("undo_offer")
        blue.say(type="undo_answer", agree=False)
        assert red.next("undo_answer")["agree"] is False


def test_an_undo_is_void_after_a_move(ann: Caller, bob: Caller) -> None:
    room = together(ann, bob)["id"]
    with ann.look(room) as red, bob.look(room) as blue:
        to_blue(red, blue)
        red.say(type="undo")
        blue.next("undo_offer")
        blue.act()
        blue.say(type="undo_answer", agree=True)
        assert blue.next("refused")["code"] == "no_offer"


def test_coming_back_resumes_exactly(ann: Caller, bob: Caller) -> None:
    room = together(ann, bob)["id"]
    with ann.look(room) as red, bob.look(room) as blue:
        play_on([red, blue], 13, last)
        red.caught_up(blue.state["n"])
        blue.caught_up(red.state["n"])
        for caller, seen in ((ann, red), (bob, blue)):
            told = [line for frame in seen.frames for line in frame.get("events", ())]
            with caller.look(room) as again:
                for key in ("n", "view", "decision", "you"):
                    assert again.state[key] == seen.state[key]
                assert again.state["events"] == told
                assert drop(again.state["room"], "seats") == drop(seen.state["room"], "seats")


def test_looking_on(ann: Caller, bob: Caller, eve: Caller) -> None:
    room = together(ann, bob)["id"]
    with eve.look(room) as seen, ann.look(room) as red:
        assert seen.state["you"]["seats"] == []
        assert seen.state["view"]["hand"] == []
        red.act(["stake", "more"])
        assert seen.next("update")["view"]["stake"] == 1
        assert not any(line["kind"] == "drawn" for f in seen.frames for line in f.get("events", ()))
        seen.say(type="undo")
        assert seen.next("refused")["code"] == "nothing_to_undo"
        seen.say(type="resign", seat=0)
        assert seen.next("refused")["code"] == "not_your_seat"


def test_the_seat_asked_for(ann: Caller, bob: Caller) -> None:
    room = ann.make("me", "me")["id"]
    with ann.look(room, seat=1) as seen:
        assert seen.state["you"]["seats"] == [1] and not seen.mine
        assert seen.act(["stake", "done"], n=0)["code"] == "not_your_turn"
    with bob.look(room, seat=0) as seen:
        assert seen.state["you"]["seats"] == [] and seen.state["view"]["hand"] == []


def test_presence_and_chat(ann: Caller, bob: Caller) -> None:
    room = together(ann, bob)["id"]
    with ann.look(room) as red:
        assert red.state["presence"] == [ann.me["name"]]
        assert [seat["online"] for seat in red.state["room"]["seats"]] == [True, False]
        with bob.look(room) as blue:
            came = red.next("presence")
            assert came["presence"] == sorted({ann.me["name"], bob.me["name"]})
            assert [seat["online"] for seat in came["seats"]] == [True, True]
            blue.say(type="chat", text=" Well\u0000 met! ")
            told = red.next("chat")
            assert (told["from"], told["text"]) == (bob.me["name"], "Well  met!")
        assert red.next("presence")["presence"] == [ann.me["name"]]
        red.say(type="chat", text="x" * 501)
        assert red.next("refused")["code"] == "bad_message"
        red.say(type="chat", text=" \n ")
        assert red.next("refused")["code"] == "empty"
        red.say(type="ping")
        assert red.next("pong")
    with bob.look(room) as blue:
        assert [line["text"] for line in blue.state["chat"]] == ["Well  met!"]


def test_people_talk_and_take_names_while_waiting(ann: Caller, bob: Caller) -> None:
    room = ann.make("me", "open")
    with ann.look(room["id"]) as red, bob.look(room["id"]) as blue:
        red.next("presence")
        blue.say(type="chat", text="May I join?")
        assert red.next("chat")["text"] == "May I join?"
        bob.patch("/api/me", {"name": "Bombur"})
        named = red.next("presence")
        assert "Bombur" in named["presence"] and bob.me["name"] not in named["presence"]
        blue.say(type="chat", text="It is me.")
        assert red.next("chat")["from"] == "Bombur"
        bob.post(f"/api/rooms/{room['id']}/seats/1")
        assert red.next("update")["room"]["seats"][1]["player"]["name"] == "Bombur"
        bob.patch("/api/me", {"name": "Bifur"})
        assert red.next("presence")["seats"][1]["player"]["name"] == "Bifur"
    with ann.look(room["id"]) as red:
        assert [line["from"] for line in red.state["chat"]] == [bob.me["name"], "Bombur"]


def test_a_room_that_waits_can_be_looked_at(ann: Caller, bob: Caller) -> None:
    room = ann.make("me", "open")["id"]
    with ann.look(room) as red:
        assert red.state["view"] == {} and red.state["decision"] is None
        assert red.act(["stake", "done"], n=0)["code"] == "not_started" if red.mine else True
        bob.post(f"/api/rooms/{room}/seats/1")
        assert red.next("update")["room"]["seats"][1]["player"]["id"] == bob.me["id"]
        ann.post(f"/api/rooms/{room}/start")
        assert red.next("update")["room"]["status"] == "playing"
        assert red.mine


def test_a_new_seat_brings_a_new_hello(ann: Caller, bob: Caller) -> None:
    room = ann.make("me", "open")["id"]
    with bob.look(room) as seen:
        bob.post(f"/api/rooms/{room}/seats/1")
        assert seen.next("hello", "update")["type"] == "hello"
        assert seen.state["you"]["seats"] == [1]


def test_a_room_that_is_not_there(ann: Caller) -> None:
    with ann.look("nosuchroom", hello=False) as seen, pytest.raises(ConnectionClosed) as closed:
        seen.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_removing_a_room_closes_it(ann: Caller) -> None:
    room = ann.make("me", "me")["id"]
    with ann.look(room) as seen:
        ann.delete(f"/api/rooms/{room}")
        with pytest.raises(ConnectionClosed) as closed:
            seen.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_messages_that_are_not_understood(ann: Caller) -> None:
    room = ann.make("me", "me")["id"]
    with ann.look(room) as seen:
        for text in ("", "{", "null", "[]", '{"type":"fly"}', '{"type":"act","n":"0","action":[]}'):
            seen.connection.send(text)
            assert seen.next("refused")["code"] == "bad_message"
        seen.connection.send(b"\x00\xff")
        assert seen.next("refused")["code"] == "bad_message"
        seen.connection.send(json.dumps({"type": "chat", "text": "x" * 9000}))
        assert seen.next("refused")["code"] == "too_large"
        assert seen.act(["stake", "done"])["type"] == "update"


def test_who_is_to_decide_is_told_why_a_thing_cannot_be_chosen(ann: Caller, eve: Caller) -> None:
    room = ann.make("me", "me", game="battles_of_westeros", seed="why")["id"]
    with ann.look(room, language="pl") as seen, eve.look(room) as other:
        n = seen.state["n"]
        taken = {unit["hex"] for unit in seen.state["view"]["units"]}
        empty = next(hex_ for hex_ in seen.state["view"]["field"] if hex_ not in taken)
        seen.say(type="why", n=n, thing={"hex": empty})
        told = seen.next("why")
        assert (told["n"], told["thing"], told["rule"]) == (n, {"hex": empty}, "bow.4.15")
        assert told["message"] == "Nie ma tam jednostki."
        face = seen.state["decision"]["actions"][0]["target"]
        seen.say(type="why", n=n, thing={kind: str(id_) for kind, id_ in face.items()})
        assert seen.next("why")["message"] == ""
        seen.say(type="why", n=n + 1, thing={"hex": empty})
        assert seen.next("refused")["code"] == "stale"
        other.say(type="why", n=n, thing={"hex": empty})
        assert other.next("refused")["code"] == "not_your_turn"
        other.say(type="why", n=n, thing={})
        assert other.next("refused")["code"] == "bad_message"
