"""Guests, names, accounts, cookies."""

from __future__ import annotations

import uuid

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller
from westmarch.server.identity import queries as identity_queries
from westmarch.server.identity.people import COOKIE

PASSWORD = "speak friend and enter"


def name() -> str:
    return f"Frodo {uuid.uuid4().hex[:8]}"


def test_a_visitor_is_a_guest_at_once(service: Service) -> None:
    caller = Caller(service.url, guest=False)
    answer = caller.http.get("/api/me")
    said = answer.headers["set-cookie"].lower()
    assert "httponly" in said and "samesite=lax" in said and "path=/" in said
    assert answer.json()["guest"] is True
    again = caller.http.get("/api/me")
    assert again.json() == answer.json()
    assert "set-cookie" not in again.headers


def test_a_forged_cookie_is_nobody(service: Service, ann: Caller) -> None:
    genuine = ann.http.cookies[COOKIE]
    for forged in (genuine[:-2], genuine + "x", "nonsense", "x" * 3000, genuine.split(".")[0]):
        liar = Caller(service.url, guest=False)
        liar.http.cookies.set(COOKIE, forged)
        assert liar.post("/api/rooms", {"game": "duel"}, status=401)["error"]["code"]
        assert liar.get("/api/me")["id"] != ann.me["id"]


def test_changing_the_name(ann: Caller, bob: Caller) -> None:
    room = ann.make("me", "open")
    assert ann.patch("/api/me", {"name": "  Sam \n Gamgee "})["name"] == "Sam Gamgee"
    assert ann.get("/api/me")["name"] == "Sam Gamgee"
    assert bob.room(room["id"])["seats"][0]["player"]["name"] == "Sam Gamgee"
    for bad in ("", "   ", "x" * 41, "\u0000\u0001"):
        ann.patch("/api/me", {"name": bad}, status=400)


def test_an_account_keeps_the_games_across_devices(service: Service, ann: Caller) -> None:
    room = ann.make("me", "random")
    called = name()
    account = ann.post("/api/accounts", {"name": called, "password": PASSWORD})
    assert len(account.pop("recovery_codes")) == 8
    assert account == {"id": ann.me["id"], "name": called, "guest": False, "language": None}
    phone = Caller(service.url)
    mine = phone.make("me", "open")
    logged_in = phone.post("/api/session", {"name": called.upper(), "password": PASSWORD})
    assert logged_in["id"] == account["id"]
    # The games of the account, and what the guest on the phone had begun.
    assert {r["id"] for r in phone.get("/api/rooms")["mine"]} == {room["id"], mine["id"]}
    with phone.look(mine["id"]) as seen:
        assert seen.state["you"]["seats"] == [0]


def test_wrong_passwords_and_names_look_the_same(service: Service, ann: Caller) -> None:
    called = name()
    ann.post("/api/accounts", {"name": called, "password": PASSWORD})
    stranger = Caller(service.url)
    wrong = stranger.post("/api/session", {"name": called, "password": "wrong password"}, 401)
    nobody = stranger.post("/api/session", {"name": name(), "password": PASSWORD}, 401)
    assert wrong == nobody
    assert stranger.get("/api/me")["guest"] is True


def test_names_of_accounts_are_taken_once(ann: Caller, bob: Caller) -> None:
    called = name()
    ann.post("/api/accounts", {"name": called, "password": PASSWORD})
    taken = bob.post("/api/accounts", {"name": called.lower(), "password": PASSWORD}, 409)
    assert taken["error"]["code"] == "name_taken"
    bob.post("/api/accounts", {"name": name(), "password": "short"}, 400)
    ann.patch("/api/me", {"name": name()}, status=409)


def test_logging_out(ann: Caller) -> None:
    called = name()
    ann.post("/api/accounts", {"name": called, "password": PASSWORD})
    ann.delete("/api/session", status=204)
    assert ann.get("/api/me")["guest"] is True


def test_a_password_is_kept_only_as_an_argon2_hash(service: Service, ann: Caller) -> None:
    called = name()
    ann.post("/api/accounts", {"name": called, "password": PASSWORD})
    row = service.do(identity_queries.person(service.hall.store, ann.me["id"]))
    assert row.password.startswith("$argon2id$") and PASSWORD not in row.password
