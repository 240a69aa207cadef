"""What is said at a table: the spectators' own channel, how much may be said, and mutes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.ratings.test_ratings import rated_room, resigns
from tests.server.support.bot_client import account, challenge, robot
from tests.server.support.live_server import Service, no_refill
from tools.harness.site_client import Caller, Json, Seen, together
from westmarch.tabletop.play import chat


def talk(seen: Seen, text: str) -> Json:
    """Say something; the line, or why it was refused."""
    seen.say(type="chat", text=text)
    return seen.next("chat", "refused")


def texts(frame: Json) -> list[str]:
    return [line["text"] for line in frame["chat"]]


@pytest.fixture
def two(service: Service) -> tuple[Caller, Caller]:
    return account(service.url), account(service.url)


def test_players_of_a_rated_game_see_what_spectators_say_when_it_is_over(
    service: Service, two: tuple[Caller, Caller], eve: Caller
) -> None:
    ann, bob = two
    room, mallory = rated_room(ann, bob), Caller(service.url)
    with ann.look(room) as red, eve.look(room) as seen, mallory.look(room) as other:
        line = talk(seen, "play the nine")
        assert line["watching"] and line["by"] == eve.me["id"]
        assert other.next("chat")["text"] == "play the nine"
        red.say(type="chat", text="good luck")
        told = red.next("chat")
        assert told["text"] == "good luck" and "watching" not in told
        assert seen.next("chat")["text"] == other.next("chat")["text"] == "good luck"
        with ann.look(room) as again, mallory.look(room) as late:
            assert texts(again.state) == ["good luck"]
            assert texts(late.state) == ["play the nine", "good luck"]
        # As stored, too: read from the database anew.
        service.do(service.hall.let_go(room))
        with ann.look(room) as again, eve.look(room) as late:
            assert texts(again.state) == ["good luck"]
            assert texts(late.state) == ["play the nine", "good luck"]
            resigns(bob, room, 1)
            told = again.next("update")
            assert told["room"]["status"] == "finished"
            assert texts(told) == ["play the nine", "good luck"]
            assert "chat" not in late.next("update")
            late.say(type="chat", text="well played")
            assert again.next("chat")["text"] == "well played"
    assert not any("nine" in text for text in red.texts)


def test_players_of_a_friendly_game_hear_the_spectators(
    ann: Caller, bob: Caller, eve: Caller
) -> None:
    room = together(ann, bob)["id"]
    with ann.look(room) as red, eve.look(room) as seen:
        talk(seen, "hello")
        line = red.next("chat")
        assert line["text"] == "hello" and line["watching"]


def test_a_bot_in_a_rated_game_hears_no_spectator(
    service: Service, two: tuple[Caller, Caller], eve: Caller
) -> None:
    ann, bob = two
    bot = robot(ann)
    room = challenge(bob, bot, rated=True)
    bot.ask("POST", f"/games/{room}/accept")
    table = bot.stream(f"/games/{room}/stream")
    table.next("state")
    with eve.look(room) as seen, bob.look(room) as red:
        talk(seen, "take the nine")
        talk(red, "good luck")
        assert table.next("chat")["text"] == "good luck"
    bot.ask("POST", f"/games/{room}/chat", {"text": "you too"})
    assert table.next("chat")["text"] == "you too"
    assert not any("nine" in str(line) for line in table.told)


def test_before_the_game_all_talk_at_one_table(two: tuple[Caller, Caller], eve: Caller) -> None:
    ann, _ = two
    room = ann.make("me", "open", rated=True)["id"]
    with ann.look(room) as red, eve.look(room) as seen:
        talk(seen, "may I?")
        line = red.next("chat")
        assert line["text"] == "may I?" and "watching" not in line


def test_each_channel_keeps_its_own_last_lines(
    service: Service, ann: Caller, bob: Caller, eve: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "KEPT", 3)
    monkeypatch.setattr("westmarch.server.storage.store.CHAT_SHOWN", 3)
    room = together(ann, bob)["id"]
    with ann.look(room) as red, eve.look(room) as seen:
        talk(red, "mine")
        assert seen.next("chat")["text"] == "mine"
        for n in range(5):
            talk(seen, f"shout {n}")
        with bob.look(room) as blue:
            assert texts(blue.state) == ["mine", "shout 2", "shout 3", "shout 4"]
        service.do(service.hall.let_go(room))
        with bob.look(room) as blue:
            assert texts(blue.state) == ["mine", "shout 2", "shout 3", "shout 4"]


# ---- how much


def test_chat_is_counted_by_person_by_address_and_by_channel(serve: Any) -> None:
    service = serve(limits=True)
    limits = service.app.state.limits
    for limiter in (limits.chat, limits.chat_here, limits.chat_channel):
        no_refill(limiter)
    ann, bob = Caller(service.url), Caller(service.url)
    room = together(ann, bob)["id"]

    def said(caller: Caller, lines: int) -> list[str]:
        with caller.look(room) as seen:
            answers = [talk(seen, "hello") for _ in range(lines)]
        return [one.get("code", "said") for one in answers]

    assert said(Caller(service.url), 7).count("said") == 5, "by person"
    guests = [said(Caller(service.url), 2) for _ in range(5)]
    assert sum(codes.count("said") for codes in guests) == 5, "by address: ten in all"
    assert guests[-1] == ["too_fast"] * 2
    limits.chat_here.burst, limits.chat_here.per_second = 1000, 1000.0
    guests = [said(Caller(service.url), 4) for _ in range(5)]
    # Ten lines went through so far; what the address refused was not counted in the channel.
    assert sum(codes.count("said") for codes in guests) == 10, "by channel: twenty in all"
    assert said(ann, 2) == ["said"] * 2, "the players have a channel of their own"


# ---- mutes


def test_a_player_mutes_anybody_at_the_table_a_guest_too(
    ann: Caller, bob: Caller, eve: Caller
) -> None:
    room = together(ann, bob)["id"]
    path = f"/api/rooms/{room}/mutes"
    with ann.look(room) as red, eve.look(room) as seen, bob.look(room) as blue:
        line = talk(seen, "boo")
        assert bob.post(f"{path}/{line['by']}") == [eve.me["id"]]
        assert talk(seen, "boo again")["code"] == "muted"
        assert red.next("chat")["text"] == "boo"
        # The opponent, as well, and at this table only.
        assert ann.post(f"{path}/{bob.me['id']}") == [eve.me["id"], bob.me["id"]]
        blue.next("chat")
        assert talk(blue, "hey")["code"] == "muted"
        assert bob.post(f"{path}/{ann.me['id']}")
        other = together(ann, bob)["id"]
        with bob.look(other) as elsewhere:
            assert talk(elsewhere, "hey")["text"] == "hey"
        # Nobody unmutes himself, but whoever plays may unmute the others.
        assert bob.delete(f"{path}/{bob.me['id']}", 409)["error"]["code"] == "yourself"
        bob.delete(f"{path}/{eve.me['id']}")
        assert talk(seen, "sorry")["text"] == "sorry"
        assert ann.get(path) == [bob.me["id"], ann.me["id"]]


def test_who_may_mute_whom(ann: Caller, bob: Caller, eve: Caller, service: Service) -> None:
    room = together(ann, bob)["id"]
    path = f"/api/rooms/{room}/mutes"
    assert eve.post(f"{path}/{ann.me['id']}", status=403)["error"]["code"] == "not_at_the_table"
    eve.get(path, 403)
    eve.delete(f"{path}/{ann.me['id']}", 403)
    assert ann.post(f"{path}/{ann.me['id']}", status=409)["error"]["code"] == "yourself"
    ann.post(f"{path}/{eve.me['id']}", status=404)
    ann.post(f"{path}/nobody", status=404)
    assert ann.get(path) == []
