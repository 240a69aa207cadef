"""Your turn reaches you: by web push, letter and webhook, each through a real receiver."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.moved import NEVER
from tests.server.receivers import Browser, Receiver, receiver
from tests.server.service import Caller, Service, until
from tests.server.test_mail import Mailbox, mail_server
from tests.server.test_slow_games import House, code
from westmarch.kernel.engine.errors import BadOption
from westmarch.server.calls import outside
from westmarch.server.config import Settings
from westmarch.server.slow import tables

Serve = Callable[..., Service]
CALLS = "/api/me/calls"


class Calling(House):
    """A house that calls people, when the test says so."""

    def __init__(self, serve: Serve, **settings: Any) -> None:
        super().__init__(serve, private_calls=True, outbox_seconds=NEVER, **settings)

    def send(self) -> None:
        """What is due goes out."""
        self.service.do(self.service.app.state.caller.go_round())

    def subscribed(self, who: Caller, at: Receiver) -> Browser:
        browser = Browser(f"{at.url}/{who.me['id']}")
        who.post(f"{CALLS}/push", browser.subscription)
        return browser

    def waits(self) -> int:
        """Rows of the outbox that are not done."""
        return int(self.service.do(self._waiting()))

    async def _waiting(self) -> int:
        query = select(func.count()).where(~tables.calls.c.done)
        async with self.service.hall.store.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())


@pytest.fixture
def there() -> Iterator[Receiver]:
    with receiver() as one:
        yield one


def test_a_turn_reaches_a_browser_once(serve: Serve, there: Receiver) -> None:
    house = Calling(serve)
    room = house.table(clock={"days": 3})
    mover, other = house.to_move(room)
    browser = house.subscribed(other, there)
    other.put("/api/me/language", {"language": "pl"}, status=204)
    house.pass_on(room)
    until(house.waits)
    house.send()
    assert not there.got, "not at once: he may be on his way back"
    house.time.passes(seconds=11)
    for _ in range(3):  # however often it is looked for
        house.send()
    (got,) = there.got
    told = browser.reads(got)
    assert told["title"].startswith("Twój ruch:") and mover.me["name"] in told["body"]
    assert told["link"].endswith(f"/room/{room}") and got.headers["topic"] == room
    with other.look(room) as seen:  # more decisions of the same turn are no reason to call again
        assert seen.mine
    house.time.passes(days=1)
    house.send()
    assert len(there.got) == 1


def test_who_looks_is_not_called_and_who_hid_the_page_is(serve: Serve, there: Receiver) -> None:
    house = Calling(serve)
    room = house.table(options={"goal": "9"})
    _, other = house.to_move(room)
    house.subscribed(other, there)
    with other.look(room) as seen:
        house.pass_on(room)
        seen.next("update")
        house.time.passes(hours=1)
        house.send()
        assert not there.got
        house.pass_on(room)
        seen.say(type="looking", looking=False)
        seen.say(type="ping")
        seen.next("pong")
        house.pass_on(room)
        until(house.waits)
        house.time.passes(seconds=11)
        house.send()
        assert len(there.got) == 1
        house.pass_on(room)
        house.pass_on(room)
        until(house.waits)
        seen.say(type="looking", looking=True)  # back in time
        until(lambda: not house.waits())
        house.time.passes(minutes=1)
        house.send()
        assert len(there.got) == 1


def test_a_hidden_page_that_reconnects_leaves_its_call_alone(serve: Serve, there: Receiver) -> None:
    house = Calling(serve)
    room = house.table(options={"goal": "9"})
    _, other = house.to_move(room)
    house.subscribed(other, there)
    house.pass_on(room)
    until(house.waits)
    with other.look(room, hidden=True) as seen:
        seen.say(type="ping")
        seen.next("pong")
        assert house.waits()
        house.time.passes(seconds=11)
        house.send()
        assert len(there.got) == 1


def test_a_call_survives_a_restart_and_a_missed_turn_is_found(
    serve: Serve, there: Receiver
) -> None:
    house = Calling(serve)
    room = house.table()
    _, other = house.to_move(room)
    browser = house.subscribed(other, there)
    house.service.hall.watchers.clear()  # as if the process had died before it could note it
    house.pass_on(room)
    house.service.stop()
    house.start()
    house.time.passes(minutes=2)
    house.send()
    assert not there.got and house.waits()
    house.service.stop()
    house.start()
    house.time.passes(seconds=11)
    there.answers = [503]
    house.send()
    assert len(there.got) == 1
    house.send()
    assert len(there.got) == 1, "it is tried again later"
    house.time.passes(minutes=6)
    house.send()
    assert browser.reads(there.got[1])["link"].endswith(room) and not house.waits()


def test_a_browser_that_is_gone_is_forgotten(serve: Serve, there: Receiver) -> None:
    house = Calling(serve)
    ann = house.ann
    house.subscribed(ann, there)
    assert len(ann.get(CALLS)["browsers"]) == 1
    there.answers = [410]
    ann.post(f"{CALLS}/test", status=202)
    until(lambda: not ann.get(CALLS)["browsers"])
    assert code(ann.post(f"{CALLS}/test", status=409)) == "no_ways"


def test_a_webhook_and_a_reminder(serve: Serve, there: Receiver) -> None:
    house = Calling(serve)
    room = house.table()
    mover, other = house.to_move(room)
    wish = {"letters": "off", "webhook": f"{there.url}/hook?key=1"}
    assert mover.put(CALLS, wish)["webhook"] == wish["webhook"]
    house.time.passes(hours=2)
    for _ in range(2):  # one today, one tomorrow
        other.post(f"/api/rooms/{room}/nudge")
        house.time.passes(seconds=11)
        house.send()
        house.time.passes(days=1.1)
    first, second = [got for got in there.got if other.me["name"] + " reminds" in got.json["text"]]
    assert first.path == "/hook?key=1" and second.json["link"].endswith(f"/room/{room}")
    there.answers, count = [302], len(there.got)
    mover.post(f"{CALLS}/test", status=202)
    until(lambda: len(there.got) > count)
    until(lambda: not house.waits())  # no redirect is followed: it is given up
    mover.put(CALLS, {"letters": "off", "webhook": None})


def letter_text(box: Mailbox, number: int) -> str:
    text = box.letters[number].get_payload(decode=True)
    assert isinstance(text, bytes)
    return text.decode()


def test_letters_are_confirmed_sent_after_a_pause_and_ended_by_one_click(serve: Serve) -> None:
    with mail_server() as box:
        house = Calling(serve, smtp=f"smtp://127.0.0.1:{box.port}?from=house@example.org")
        room = house.table()
        _, other = house.to_move(room)
        assert code(other.put(CALLS, {"letters": "now", "webhook": None}, 409)) == "no_address"
        name = f"Sam of {room[:6]}"
        body = {"name": name, "password": "speak friend and enter", "mail": "sam@shire.example"}
        other.post("/api/accounts", body)
        assert other.put(CALLS, {"letters": "now", "webhook": None})["confirmed"] is False
        link = re.search(r"/calls/confirm/(\S+)", letter_text(box, 0))
        assert link
        house.pass_on(room)
        house.time.passes(hours=1)
        house.send()
        assert len(box.letters) == 1, "nothing goes to an address that nobody confirmed"
        stranger = Caller(house.service.url, guest=False)
        assert stranger.http.post("/api/calls/confirm", json={"token": "x"}).status_code == 404
        answer = stranger.http.post("/api/calls/confirm", json={"token": link[1]})
        assert answer.status_code == 204 and other.get(CALLS)["confirmed"] is True
        house.pass_on(room)
        house.pass_on(room)
        until(house.waits)
        house.time.passes(minutes=14)
        house.send()
        assert len(box.letters) == 1
        house.time.passes(minutes=2)
        house.send()
        letter = box.letters[1]
        assert letter["Subject"].startswith("Westmarch: Your turn: ")
        assert f"/room/{room}" in letter_text(box, 1) and letter["To"] == "sam@shire.example"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        url = letter["List-Unsubscribe"].strip("<>")
        assert url.startswith(f"{house.service.url}/api/calls/off/")
        assert stranger.http.post(url + "x").status_code == 404
        one_click = {"List-Unsubscribe": "One-Click"}
        assert stranger.http.post(url, data=one_click).status_code == 201
        assert other.get(CALLS)["letters"] == "off"


def test_a_daily_letter_lists_all_games_and_comes_once_a_day(serve: Serve) -> None:
    with mail_server() as box:
        house = Calling(serve, smtp=f"smtp://127.0.0.1:{box.port}", site="https://games.example")
        ann = house.ann
        body = {"name": "Rosie of the days", "password": "speak friend and enter"}
        ann.post("/api/accounts", {**body, "mail": "rosie@shire.example"})
        ann.put(CALLS, {"letters": "daily", "webhook": None})
        link = re.search(r"https://games.example/calls/confirm/(\S+)", letter_text(box, 0))
        assert link
        ann.post("/api/calls/confirm", {"token": link[1]})
        house.send()
        assert len(box.letters) == 1, "no game, no letter"
        rooms = [ann.make("me", "me")["id"] for _ in range(2)]
        for _ in range(3):
            house.send()
        assert len(box.letters) == 2 and "2 games" in box.letters[1]["Subject"]
        assert all(f"https://games.example/room/{room}" in letter_text(box, 1) for room in rooms)
        house.time.passes(days=1)
        house.send()
        assert len(box.letters) == 3
        ann.make("me", "me", clock={"days": 4})  # its time is short before the day is over
        house.time.passes(days=3.1)
        house.send()
        subjects = sorted(letter["Subject"] for letter in box.letters[3:])
        assert "Your time is short" in subjects[0] and "3 games" in subjects[1]


# ---- time that is short


def test_short_time_is_told_once_in_a_turn(serve: Serve, there: Receiver) -> None:
    house = Calling(serve)
    room = house.table(clock={"days": 4})
    mover, _ = house.to_move(room)
    browser = house.subscribed(mover, there)
    house.time.passes(minutes=2)
    for span in ({"seconds": 11}, {"days": 2.9}):  # for the turn, and then nothing for long
        house.send()
        house.time.passes(**span)
    house.send()
    assert [browser.reads(got)["title"][:9] for got in there.got] == ["Your turn"]
    mover.post("/api/me/vacation", {"days": 2})
    house.time.passes(days=1.9)  # the clock stands
    house.send()
    assert len(there.got) == 1
    mover.delete("/api/me/vacation")
    house.time.passes(days=0.2)
    for _ in range(2):
        house.send()
    told = browser.reads(there.got[-1])
    assert len(there.got) == 2 and told["title"].startswith("Your time is short: ")
    ends = mover.room(room)["clock"]["ends"][:16].replace("T", " ")
    assert f"until {ends} UTC" in told["body"] and told["link"].endswith(room)
    house.time.passes(hours=23)
    house.send()
    assert len(there.got) == 2
    house.pass_on(room)
    house.pass_on(room)  # another turn, for which he does not want to be told
    until(house.waits)
    house.time.passes(seconds=11)
    house.send()
    count = len(there.got)
    assert mover.put(CALLS, {"letters": "off", "webhook": None, "short": False})["short"] is False
    assert mover.put(CALLS, {"letters": "off", "webhook": None})["short"] is False, "as it was"
    house.time.passes(days=3.5)
    house.send()
    assert len(there.got) == count == 3


def test_who_begins_a_turn_with_little_time_is_called_once(serve: Serve, there: Receiver) -> None:
    house = Calling(serve)
    room = house.table(clock={"hours": 8, "increment": 0}, options={"goal": "9"})
    mover, _ = house.to_move(room)
    house.time.passes(hours=7)
    house.pass_on(room)
    house.subscribed(mover, there)
    house.pass_on(room)
    until(house.waits)
    house.time.passes(seconds=11)
    house.send()
    house.time.passes(minutes=30)
    house.send()
    assert len(there.got) == 1 and not house.waits()


def test_another_address_of_a_browser_takes_the_place_of_the_first(
    serve: Serve, there: Receiver
) -> None:
    house = Calling(serve)
    ann = house.ann
    old = house.subscribed(ann, there).subscription["endpoint"]
    new = Browser(f"{there.url}/new").subscription
    shown = ann.post(f"{CALLS}/push", {**new, "instead": old})
    assert len(shown["browsers"]) == 1
    ann.post(f"{CALLS}/push", {**Browser("nowhere").subscription, "instead": new["endpoint"]}, 400)
    assert len(ann.get(CALLS)["browsers"]) == 1, "a bad new address takes nothing away"
    house.bob.post(f"{CALLS}/push", {**Browser(old).subscription, "instead": new["endpoint"]})
    assert len(ann.get(CALLS)["browsers"]) == 1, "nobody ends the calls of others"


# ---- what strangers may try


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/x",
        "https://user:password@hooks.example/x",
        "https:///x",
        "https://hooks.example:0/",
        "https://hooks.example:99999/",
        "ftp://hooks.example/",
        "file:///etc/passwd",
        "https://a b/",
        "https://x.example/" + "a" * 990,
        "https://[::1",
        "",
    ],
)
def test_what_is_no_webhook(ann: Caller, url: str) -> None:
    answer = ann.put(CALLS, {"letters": "off", "webhook": url}, 400)
    assert code(answer) in ("bad_webhook", "bad_request")


@pytest.mark.parametrize(
    ("address", "fine"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("2001:0:7f00:1::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
    ],
)
def test_only_public_addresses_are_called(address: str, fine: bool) -> None:
    assert outside.public(address) is fine


def test_a_name_is_looked_up_when_something_is_sent(
    there: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that was public when it was entered may lead inside later."""
    port = int(there.url.rpartition(":")[2])

    def inside(*_: Any, **__: Any) -> list[Any]:
        return [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr("socket.getaddrinfo", inside)
    with pytest.raises(outside.Unsafe):
        outside.post(f"https://hooks.example:{port}/", b"{}", {})
    assert not there.got


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "AAAA", "auth": "AAAA"},
        {"p256dh": "!", "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
        {"p256dh": "A" * 300, "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
        {},
    ],
)
def test_a_subscription_that_is_none(ann: Caller, keys: Any) -> None:
    body = {"endpoint": "https://push.example/1", "keys": keys}
    assert code(ann.post(f"{CALLS}/push", body, 400)) in ("bad_subscription", "bad_request")


@pytest.mark.parametrize("site", ["games.example", "https://games.example/", "ftp://games.example"])
def test_a_site_is_said_by_its_address(site: str) -> None:
    with pytest.raises(BadOption, match="https://NAME"):
        Settings(database="", site=site)
