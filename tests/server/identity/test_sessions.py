"""Sessions that can be ended, forgotten passwords, names that cannot be mistaken."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support.live_server import Service, called_of_old, no_refill
from tools.harness.site_client import Caller
from westmarch.server.http.network import address
from westmarch.server.identity.names import skeleton
from westmarch.server.identity.people import COOKIE

PASSWORD, OTHER = "speak friend and enter", "mellon mellon mellon"


def name() -> str:
    return f"Sam {uuid.uuid4().hex[:8]}"


def copy_of(caller: Caller) -> Caller:
    """Somebody who has got hold of another's cookie."""
    thief = Caller(caller.url, guest=False)
    thief.http.cookies.set(COOKIE, caller.http.cookies[COOKIE])
    return thief


def register(caller: Caller) -> tuple[str, list[str]]:
    called = name()
    made = caller.post("/api/accounts", {"name": called, "password": PASSWORD})
    return called, made["recovery_codes"]


def log_in(service: Service, called: str, password: str = PASSWORD) -> Caller:
    caller = Caller(service.url)
    caller.post("/api/session", {"name": called, "password": password})
    return caller


# ---- sessions


def test_a_guest_s_cookie_opens_no_account(ann: Caller) -> None:
    thief = copy_of(ann)
    assert thief.get("/api/me")["id"] == ann.me["id"]  # as long as he is a guest
    register(ann)
    assert ann.get("/api/me")["id"] == ann.me["id"]
    found = thief.get("/api/me")
    assert found["id"] != ann.me["id"] and found["guest"] is True


def test_logging_out_ends_the_session_for_copies_too(service: Service, ann: Caller) -> None:
    called, _ = register(ann)
    thief = copy_of(ann)
    phone = log_in(service, called)
    ann.delete("/api/session", 204)
    assert thief.get("/api/me")["guest"] is True
    assert phone.get("/api/me")["name"] == called  # another session, not touched


def test_logging_in_begins_a_session_of_its_own(ann: Caller) -> None:
    called, _ = register(ann)
    before = copy_of(ann)
    ann.post("/api/session", {"name": called, "password": PASSWORD})
    assert before.get("/api/me")["guest"] is True
    assert ann.get("/api/me")["name"] == called


def test_sessions_are_listed_for_their_owner_and_ended_by_him(
    service: Service, ann: Caller, eve: Caller
) -> None:
    called, _ = register(ann)
    phone = log_in(service, called)
    mine = ann.get("/api/me/sessions")
    assert len(mine) == 2 and [one["current"] for one in mine].count(True) == 1
    (other,) = (one for one in mine if not one["current"])
    assert "python-httpx" in other["agent"]
    register(eve)
    eve.delete(f"/api/me/sessions/{other['id']}", 404)
    assert phone.get("/api/me")["guest"] is False
    room = phone.make("me", "me")["id"]
    with phone.look(room) as seen:
        ann.delete(f"/api/me/sessions/{other['id']}", 204)
        with pytest.raises(ConnectionClosed):
            while True:
                seen.next()
    assert phone.get("/api/me")["guest"] is True
    third = log_in(service, called)
    ann.delete("/api/me/sessions", 204)
    assert third.get("/api/me")["guest"] is True and ann.get("/api/me")["guest"] is False
    assert len(ann.get("/api/me/sessions")) == 1


def test_guests_have_neither_sessions_nor_passwords(ann: Caller) -> None:
    assert ann.get("/api/me/sessions", 403)["error"]["code"] == "no_account"
    answer = ann.http.put("/api/me/password", json={"password": PASSWORD, "new": OTHER})
    assert answer.status_code == 403


def test_a_clock_that_is_set_back_throws_nobody_out(
    ann: Caller, bob: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(ann)
    bob.make("me", "open")
    real = time.time
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: real() - 7200)
    assert bob.get("/api/me")["id"] == bob.me["id"]
    monkeypatch.setattr("westmarch.server.identity.sessions._clock", lambda: real() - 7200)
    assert ann.get("/api/me")["id"] == ann.me["id"]
    monkeypatch.setattr("westmarch.server.identity.sessions._clock", lambda: real() + 401 * 86400)
    assert ann.get("/api/me")["guest"] is True  # unused for more than a year


# ---- passwords


def test_a_new_password_ends_all_sessions(service: Service, ann: Caller) -> None:
    called, _ = register(ann)
    phone, thief = log_in(service, called), copy_of(ann)
    wrong = ann.http.put("/api/me/password", json={"password": "wrong wrong", "new": OTHER})
    assert wrong.status_code == 403 and phone.get("/api/me")["guest"] is False
    right = ann.http.put("/api/me/password", json={"password": PASSWORD, "new": OTHER})
    assert right.status_code == 200
    assert ann.get("/api/me")["guest"] is False
    for other in (phone, thief):
        assert other.get("/api/me")["guest"] is True
    Caller(service.url).post("/api/session", {"name": called, "password": PASSWORD}, 401)
    assert log_in(service, called, OTHER).get("/api/me")["name"] == called


def test_a_recovery_code_opens_an_account_once(service: Service, ann: Caller, eve: Caller) -> None:
    called, codes = register(ann)
    body = {"name": called, "code": codes[0], "password": OTHER}
    for wrong in ({"code": "aaaaa-bbbbb"}, {"name": "nobody at all"}):
        assert eve.post("/api/session/recover", {**body, **wrong}, 401)
    assert eve.post("/api/session/recover", {**body, "code": codes[0].upper()})["name"] == called
    assert ann.get("/api/me")["guest"] is True  # the password was changed
    again = Caller(service.url).post("/api/session/recover", body, 401)
    assert again["error"]["code"] == "wrong_code"
    assert eve.get("/api/me/account")["codes_left"] == 7
    # New codes make the old ones worthless.
    fresh = eve.post("/api/me/recovery_codes", {"password": OTHER})["recovery_codes"]
    Caller(service.url).post("/api/session/recover", {**body, "code": codes[1]}, 401)
    assert Caller(service.url).post("/api/session/recover", {**body, "code": fresh[0]})


def test_without_a_mail_server_codes_are_all_there_is(ann: Caller) -> None:
    answer = ann.post("/api/session/forgotten", {"name": "Sam"}, 409)
    assert answer["error"]["code"] == "no_mail"


def test_nobody_can_lock_another_out(serve: Callable[..., Service]) -> None:
    service = serve(limits=True, proxies=("127.0.0.1",))
    no_refill(service.app.state.limits.passwords)
    ann, eve = Caller(service.url), Caller(service.url)
    ann.http.headers["X-Forwarded-For"] = "10.0.0.1"
    called, _ = register(ann)
    wrong = {"name": called, "password": "wrong password"}
    for house in range(2):
        eve.http.headers["X-Forwarded-For"] = f"10.9.9.{house}"
        codes = [eve.http.post("/api/session", json=wrong).status_code for _ in range(11)]
        assert codes[0] == 401 and codes[-1] == 429
    ann.post("/api/session", {"name": called, "password": PASSWORD})


def test_one_ipv6_house_is_one_address() -> None:
    def of(host: str) -> str:
        return address({"client": (host, 1)})  # type: ignore[typeddict-item, arg-type]

    assert of("2001:db8::1") == of("2001:db8::ffff") != of("2001:db8:0:1::1")
    assert of("::ffff:10.0.0.1") == of("10.0.0.1") == "10.0.0.1"


# ---- names


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Frodo", "Fr\u043edo"),  # a Cyrillic o
        ("Frodo", "FRODO"),
        ("Frodo", "Fr0do"),
        ("Frodo", "F r o d o"),
        ("Frodo", "\uff46\uff52\uff4f\uff44\uff4f"),  # as wide as Chinese signs
        ("Bilbo", "BiIbo"),
        ("Sam", "\u0405\u0430m"),
        ("\u00c9owyn", "Eowyn"),
        ("modern", "modem"),
    ],
)
def test_names_that_look_alike(one: str, two: str) -> None:
    assert skeleton(one) == skeleton(two)


@pytest.mark.parametrize(
    "name",
    [
        "Al",
        "x" * 31,
        "123",
        "---",
        "Sam\u202eeyb",
        "q/e",
        "..",
        "<b>x</b>",
        "a,b@c",
        "Sam\u0301\u0301\u0301 of Bree",
        "\u200bSam",
    ],
)
def test_what_is_no_name(ann: Caller, name: str) -> None:
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/accounts")):
        answer = ann.http.request(method, path, json={"name": name, "password": PASSWORD})
        assert answer.status_code == 400, name


@pytest.mark.parametrize(
    "name",
    [
        "Westmarch",
        "Westmarch Team",
        "Westmarch server",
        "TheWestmarch",
        "W\u0435stm\u0430rch",
        "Adm1n",
        "An Admin",
        "moderator_2",
        "Модератор",
        "expert",
        "Expert 2",
        "\u0415\u0445\u0440\u0435rt",
        "Ekspert",
        "bot",
        "Easy Bot",
        "Guest 1234",
        "guest-7",
    ],
)
def test_names_that_speak_for_the_site(service: Service, ann: Caller, name: str) -> None:
    assert ann.patch("/api/me", {"name": name}, status=409)["error"]["code"] == "name_taken"
    ann.post("/api/accounts", {"name": name, "password": PASSWORD}, 409)
    register(ann)
    ann.post("/api/me/bots", {"name": name, "games": ["duel"]}, 409)


@pytest.mark.parametrize(
    "name", ["Badminton Ann", "O'Neil-Smith_2", "Żółw", "Guest of honour", "Чехов", "Easy Rider"]
)
def test_names_that_are_fine(ann: Caller, name: str) -> None:
    assert ann.patch("/api/me", {"name": name})["name"] == name


def test_an_odd_name_of_old_may_be_changed_once(service: Service, ann: Caller, bob: Caller) -> None:
    called, _ = register(ann)
    assert "odd_name" not in ann.get("/api/me")
    ann.patch("/api/me", {"name": "Another one"}, status=409)
    called_of_old(service, ann, old := f"q/e {called[-8:]}")
    assert log_in(service, old).get("/api/me")["odd_name"] is True
    register(bob)
    ann.patch("/api/me", {"name": bob.get("/api/me")["name"]}, status=409)
    assert ann.patch("/api/me", {"name": called})["name"] == called
    assert log_in(service, called).get("/api/me")["id"] == ann.me["id"]
    Caller(service.url).post("/api/session", {"name": old, "password": PASSWORD}, 401)
    ann.patch("/api/me", {"name": "Another one"}, status=409)


# ---- passwords that anybody would try


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Password1!",
        "P@ssw0rd",
        "12345678",
        "87654321",
        "aaaaaaaa",
        "abababab",
        "qwertyui",
        "Qwerty12345",
        "йцукенгш",
        "abcdefgh",
        "1qaz2wsx",
        "zaq12wsx",
        "kochanie1",
        "Gandalf2024",
    ],
)
def test_a_common_password_is_refused(service: Service, ann: Caller, password: str) -> None:
    body = {"name": f"Sam {uuid.uuid4().hex[:8]}", "password": password}
    assert ann.post("/api/accounts", body, 400)["error"]["code"] == "weak_password"
    called, codes = register(ann)
    ann.put("/api/me/password", {"password": PASSWORD, "new": password}, 400)
    recovery = {"name": called, "code": codes[0]}
    Caller(service.url).post("/api/session/recover", {**recovery, "password": password}, 400)
    Caller(service.url).post("/api/session/recover", {**recovery, "password": OTHER})  # not used up


def test_a_password_is_not_the_name(ann: Caller) -> None:
    name = f"Sam {uuid.uuid4().hex[:8]}"
    ann.post("/api/accounts", {"name": name, "password": f"{name.upper()}99"}, 400)


@pytest.mark.parametrize(("one", "two"), [("Frodo", "Frida"), ("Sam", "Sem"), ("\u674e", "\u738b")])
def test_names_that_do_not(one: str, two: str) -> None:
    assert skeleton(one) != skeleton(two)


def test_nobody_takes_a_name_that_looks_like_an_account_s(ann: Caller, eve: Caller) -> None:
    called, _ = register(ann)
    alike = called.replace("a", "\u0430")  # Cyrillic
    body = {"name": alike, "password": PASSWORD}
    assert eve.post("/api/accounts", body, 409)["error"]["code"] == "name_taken"
    for wish in (alike, called, called.upper(), f" {called} ", "Westmarch", "\u0410dmin"):
        assert eve.patch("/api/me", {"name": wish}, 409)["error"]["code"] == "name_taken"
    assert ann.patch("/api/me", {"name": called.upper()})["name"] == called.upper()
