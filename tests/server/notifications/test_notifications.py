"""Your turn reaches you: by web push, letter and webhook, each through a real receiver."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.identity.test_mail import SITE, Mailbox, confirm, mail_server
from tests.server.slow_games.test_slow_games import House, code
from tests.server.support.fake_push import Browser, Receiver, receiver
from tests.server.support.live_server import Service
from tests.server.support.moved_clock import NEVER
from tools.harness.site_client import Caller, until
from westmarch.kernel.engine.errors import BadOption
from westmarch.server.config import Settings
from westmarch.server.notifications import outbox, safe_http
from westmarch.server.notifications.delivery_queue import MOST_WAITING, Senders, place_of
from westmarch.server.notifications.tables import calls as calls_table

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
        query = select(func.count()).where(~calls_table.c.done)
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
    first, second = [
        got
        for got in there.got
        if other.me["name"] + " is waiting for your move" in got.json["text"]
    ]
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
        sender = f"smtp://127.0.0.1:{box.port}?from=house@example.org"
        house = Calling(serve, smtp=sender, site=SITE)
        room = house.table()
        _, other = house.to_move(room)
        assert code(other.put(CALLS, {"letters": "now", "webhook": None}, 409)) == "no_address"
        name = f"Sam of {room[:6]}"
        body = {"name": name, "password": "speak friend and enter", "mail": "sam@shire.example"}
        other.post("/api/accounts", body)
        until(lambda: box.letters.pop() if box.letters else None)  # the link comes again
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
        assert url.startswith(f"{SITE}/api/calls/off/")
        url = url.removeprefix(SITE)
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
        confirm(box, ann)
        ann.put(CALLS, {"letters": "daily", "webhook": None})
        house.send()
        assert not box.letters, "no game, no letter"
        rooms = [ann.make("me", "me")["id"] for _ in range(2)]
        house.time.passes(days=1)
        for _ in range(3):
            house.send()
        assert len(box.letters) == 1 and "2 games" in box.letters[0]["Subject"]
        assert all(f"https://games.example/room/{room}" in letter_text(box, 0) for room in rooms)
        house.time.passes(days=1)
        house.send()
        assert len(box.letters) == 2
        ann.make("me", "me", clock={"days": 4})  # its time is short before the day is over
        house.time.passes(days=3.1)
        house.send()
        subjects = sorted(letter["Subject"] for letter in box.letters[2:])
        assert "You are running out of time" in subjects[0] and "3 games" in subjects[1]


def test_a_daily_letter_keeps_its_hour(serve: Serve) -> None:
    with mail_server() as box:
        house = Calling(serve, smtp=f"smtp://127.0.0.1:{box.port}", site="https://games.example")
        ann = house.ann
        body = {"name": "Rosie of the hours", "password": "speak friend and enter"}
        ann.post("/api/accounts", {**body, "mail": "rosie@shire.example"})
        confirm(box, ann)
        ann.put(CALLS, {"letters": "daily", "webhook": None})
        ann.make("me", "me")
        at = []
        for hours in range(1, 24 * 5):  # looked at each hour, a little after the full one
            house.send()
            at += [hours] * (len(box.letters) - len(at))
            house.time.passes(minutes=60)
        assert [hour % 24 for hour in at] == [1, 1, 1, 1, 1]
        house.time.passes(days=1, hours=5)  # nobody was there at the hour: it comes late, once
        house.send()
        house.time.passes(hours=20)
        house.send()
        assert len(box.letters) == 7


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
    assert len(there.got) == 2 and told["title"].startswith("You are running out of time: ")
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


def test_a_browser_is_called_after_its_guest_has_logged_in(serve: Serve, there: Receiver) -> None:
    house = Calling(serve)
    known = {"name": f"Elanor {uuid.uuid4().hex[:8]}", "password": "speak friend and enter"}
    Caller(house.service.url).post("/api/accounts", known)
    guest = house.ann
    browser = house.subscribed(guest, there)
    guest.put(CALLS, {"letters": "off", "webhook": f"{there.url}/anybody-s"})
    guest.post("/api/session", known)
    shown = guest.get(CALLS)
    assert len(shown["browsers"]) == 1 and shown["webhook"] is None
    guest.post(f"{CALLS}/test", status=202)
    (got,) = until(lambda: there.got)
    assert browser.reads(got)["link"].startswith(house.service.url), "it knows where the site is"
    for n in range(15):  # what others leave behind is not piled up without end
        other = Caller(house.service.url)
        other.post(f"{CALLS}/push", Browser(f"{there.url}/{n}").subscription)
        other.post("/api/session", known)
    assert len(guest.get(CALLS)["browsers"]) == 10


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
        "https://[fd00::1]/",
        "https://hooks.example:22/x",
        "https://hooks.example:8443/x",
        "https://" + "a" * 64 + ".example/x",
        "https://" + "a." * 130 + "example/x",
        "https://-a.example/x",
        "https://a..example/x",
        "https://xn--/x",
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
        ("fec0::1", False),
        ("2001:db8:1::5efe:7f00:1", False),
        ("2a00:1450::200:5efe:0a00:1", False),
        ("192.0.0.9", False),
        ("192.88.99.1", False),
        ("64:ff9b:1::7f00:1", False),
    ],
)
def test_only_public_addresses_are_called(address: str, fine: bool) -> None:
    assert safe_http.public(address) is fine


def test_a_name_is_looked_up_when_something_is_sent(
    there: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that was public when it was entered may lead inside later."""
    port = int(there.url.rpartition(":")[2])
    found = ["93.184.216.34", "127.0.0.1"]

    def inside(*_: Any, **__: Any) -> list[Any]:
        return [(2, 1, 6, "", (one, port)) for one in found]

    monkeypatch.setattr("socket.getaddrinfo", inside)
    with pytest.raises(safe_http.Unsafe):
        sent(safe_http.Outside(ports=[port]), f"https://hooks.example:{port}/")
    assert not there.got


def sent(world: safe_http.Outside, url: str) -> int:
    return asyncio.run(world.post(url, b"{}", {}))


def test_the_address_that_was_checked_is_called_by_its_name(
    there: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is looked up once: what it means a moment later does not count."""
    asked = []

    def once(name: str, port: int, **_: Any) -> list[Any]:
        asked.append(name)
        return [(2, 1, 6, "", ("127.0.0.1" if len(asked) == 1 else "127.0.0.66", port))]

    monkeypatch.setattr(safe_http.socket, "getaddrinfo", once)
    there.answers = [302]
    url = there.url.replace("127.0.0.1", "hooks.example")
    assert sent(safe_http.Outside(private=True), f"{url}/x?y=1") == 302, "no redirect is followed"
    (got,) = there.got
    assert got.path == "/x?y=1" and got.headers["host"] == url.removeprefix("http://")
    assert asked == ["hooks.example"]


@contextmanager
def told_slowly(part: bytes, pause: float) -> Iterator[str]:
    """A server that answers with the same few bytes for ever, one after the other."""

    def answer(connection: socket.socket) -> None:
        with connection, suppress(OSError):
            connection.recv(65536)
            while not over.wait(pause):
                connection.sendall(part)

    def serve() -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=answer, args=listener.accept()[:1]).start()

    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=serve).start()
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}/"
        finally:
            over.set()
            listener.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize(
    "part", [b"H", b"HTTP/1.1 200 fine\r\nX: " + b"x" * 99, b"X: y\r\n"], ids=len
)
def test_who_answers_a_byte_at_a_time_is_waited_for_no_longer(
    part: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(safe_http, "SECONDS", 0.3)
    with told_slowly(part, 0.02) as url, pytest.raises(OSError):
        sent(safe_http.Outside(private=True), url)


def test_an_answer_without_end_is_not_read() -> None:
    with told_slowly(b"HTTP/1.1 200 fine\r\n\r\n" + b"x" * 1024, 0.01) as url:
        assert sent(safe_http.Outside(private=True), url) == 200


# ---- who is sent to next


def due(number: int, person: str, url: str) -> outbox.Due:
    at = datetime.now(UTC)
    call = outbox.new_call(person, "", outbox.TEST, number, "webhook", at, at)
    return outbox.Due(call, url)


def test_nobody_takes_more_than_a_share_of_the_senders() -> None:
    going: list[str] = []
    highest: Counter[str] = Counter()

    async def run() -> list[Any]:
        stuck, sent_to = asyncio.Event(), []

        async def send(call: outbox.Call) -> None:
            going.append(call.person)
            for person, count in Counter(going).items():
                highest[person] = max(highest[person], count)
            if call.person.startswith("slow"):
                await stuck.wait()
            going.remove(call.person)
            sent_to.append(call.person)

        crowd = Senders(send)
        slow = [due(n, f"slow {n}", f"https://x{n}.evil.example/") for n in range(200)]
        greedy = [due(n, "slow greedy", f"https://of{n}.example{n}/") for n in range(50)]
        left = crowd.take([*slow, *greedy])
        assert len(left) == len(slow) - MOST_WAITING, "the rest waits in the database"
        fair = [due(n, f"fair {n}", f"https://of{n}.push.example{n}/") for n in range(100)]
        crowd.take(fair)
        async with asyncio.timeout(5):
            while len(sent_to) < len(fair):
                await asyncio.sleep(0)
        stopped = Counter(going)
        stuck.set()
        await crowd.idle()
        return [stopped, sent_to]

    stopped, sent_to = asyncio.run(run())
    assert stopped["slow greedy"] == 2 and sum(stopped.values()) == 2 + 4
    assert len(sent_to) == 100 + 50 + MOST_WAITING and max(highest.values()) == 2


@pytest.mark.parametrize(
    ("url", "place"),
    [
        ("https://a.b.evil.example/x", "evil.example"),
        ("https://evil.example:8443", "evil.example"),
        ("https://198.51.100.7/", "198.51.100.7"),
        ("https://[2001:db8::1]/", "2001:db8::1"),
    ],
)
def test_a_place_is_a_domain(url: str, place: str) -> None:
    assert place_of(url) == place


def test_whatever_goes_wrong_a_call_is_tried_again_and_given_up_at_last(
    serve: Serve, there: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = Calling(serve)
    hook = {"letters": "off", "webhook": f"{there.url}/hook"}
    for who in (house.ann, house.bob):
        who.put(CALLS, hook)
    caller = house.service.app.state.caller

    async def broken(url: str, body: bytes, headers: Any) -> int:
        raise UnicodeError("label too long")

    with monkeypatch.context() as patch:
        patch.setattr(caller.outside, "post", broken)
        house.ann.post(f"{CALLS}/test", status=202)
        for minutes in (*outbox.PATIENCE, 0):
            house.send()
            assert house.waits() == (1 if minutes else 0), "it is given up in the end"
            house.time.passes(minutes=minutes + 1)
    house.bob.post(f"{CALLS}/test", status=202)
    until(lambda: there.got)


def test_a_call_that_hangs_is_broken_off(
    serve: Serve, there: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = Calling(serve)
    house.ann.put(CALLS, {"letters": "off", "webhook": f"{there.url}/hook"})

    async def hangs(*_: Any) -> int:
        await asyncio.Event().wait()
        return 200

    monkeypatch.setattr("westmarch.server.notifications.notifier.SECONDS", 0.1)
    monkeypatch.setattr(house.service.app.state.caller.outside, "post", hangs)
    house.ann.post(f"{CALLS}/test", status=202)
    house.send()
    assert house.waits() == 1 and not house.service.app.state.caller.senders.held


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
