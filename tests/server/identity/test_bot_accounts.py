"""Bot accounts: made, shown, their tokens, and what a token opens."""

from __future__ import annotations

import pytest

from tests.server.support.bot_client import Robot, account, challenge, robot
from tests.server.support.live_server import Service, no_refill
from tools.harness.site_client import Caller
from westmarch.server.identity import bot_accounts
from westmarch.server.identity.people import COOKIE
from westmarch.server.identity.sessions import hashed


@pytest.fixture(scope="module")
def owner(service: Service) -> Caller:
    return account(service.url)


@pytest.fixture(autouse=True)
def _few(owner: Caller) -> None:
    """Bots of other tests make room."""
    for bot in owner.get("/api/me/bots"):
        owner.delete(f"/api/me/bots/{bot['id']}")


def test_an_account_makes_bots_and_a_guest_does_not(owner: Caller, eve: Caller) -> None:
    assert eve.post("/api/me/bots", {"name": "Walter"}, 403)["error"]["code"] == "no_account"
    bot = robot(owner, "war_of_the_ring")
    assert bot.id.startswith("bot.") and bot.token.startswith("wmb_")
    [listed] = owner.get("/api/me/bots")
    assert (listed["id"], listed["games"], listed["online"]) == (bot.id, ["war_of_the_ring"], False)
    assert "token" not in listed
    assert bot.ask("GET", "")["name"] == bot.name


def test_only_the_hash_of_a_token_is_kept(service: Service, owner: Caller) -> None:
    bot = robot(owner)
    kept = service.do(service.hall.bot_accounts.one(bot.id))
    assert kept.row.token == hashed(bot.token)
    assert bot.token not in repr(kept)


def test_names_of_bots_are_names(owner: Caller, eve: Caller) -> None:
    bot = robot(owner)
    taken = owner.post("/api/me/bots", {"name": bot.name.upper()}, 409)
    assert taken["error"]["code"] == "name_taken"
    assert eve.patch("/api/me", {"name": bot.name}, 409)["error"]["code"] == "name_taken"
    owner.post("/api/me/bots", {"name": "Chess bot", "games": ["chess"]}, 404)
    # Nobody logs in as a bot.
    eve.post("/api/session", {"name": bot.name, "password": "speak friend and enter"}, 401)


def test_a_token_is_changed_and_revoked(owner: Caller, eve: Caller) -> None:
    bot = robot(owner)
    first = Robot(bot.url, {"id": bot.id, "name": bot.name, "token": bot.token})
    other = owner.post(f"/api/me/bots/{bot.id}/token")["token"]
    assert first.refused("GET", "")[:2] == (401, "bad_token")
    second = Robot(bot.url, {"id": bot.id, "name": bot.name, "token": other})
    with_stream = second.stream("/events")
    with_stream.next("account")
    account(eve.url).post(f"/api/me/bots/{bot.id}/token", status=404)
    owner.delete(f"/api/me/bots/{bot.id}/token")
    assert second.refused("GET", "/games")[:2] == (401, "bad_token")
    assert with_stream.ended.wait(20)
    [listed] = owner.get("/api/me/bots")
    assert listed["token_made"] is None


def test_a_token_opens_nothing_of_its_owner(owner: Caller) -> None:
    bot = robot(owner)
    secret = Caller(owner.url, guest=False)
    secret.http.headers["Authorization"] = f"Bearer {bot.token}"
    for path in ("/api/me/bots", "/api/me/account", "/api/me/sessions"):
        secret.get(path, status=401)
    secret.post("/api/rooms", {"game": "duel"}, 401)
    assert secret.get("/api/me")["guest"] is True
    # And a cookie opens nothing of a bot.
    for path in ("/api/bot", "/api/bot/games", "/api/bot/events"):
        assert owner.get(path, status=401)["error"]["code"] == "bad_token"
    forged = Caller(owner.url, guest=False)
    forged.http.cookies.set(COOKIE, bot.token)
    forged.post("/api/rooms", {"game": "duel"}, 401)


def test_nobody_has_more_than_ten(owner: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_accounts, "MOST_BOTS", 1)
    robot(owner)
    full = owner.post("/api/me/bots", {"name": "One more than may be"}, 409)
    assert full["error"]["code"] == "too_many_bots"


def test_a_bot_that_asks_too_much_is_slowed_down(
    service: Service, owner: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    limiter = service.app.state.limits.bots
    monkeypatch.setattr(limiter, "enabled", True)
    monkeypatch.setattr(limiter, "burst", 3)
    monkeypatch.setattr(limiter, "per_second", 1.0)
    no_refill(limiter)
    greedy, calm = robot(owner), robot(owner)
    for _ in range(3):
        greedy.ask("GET", "/games")
    assert greedy.refused("GET", "/games")[:2] == (429, "too_many_requests")
    calm.ask("GET", "/games")


def test_a_bot_has_so_many_streams(owner: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    from westmarch.server.bot_api import streams

    monkeypatch.setattr(streams, "MOST_STREAMS", 1)
    bot = robot(owner)
    bot.stream("/events").next("account")
    assert bot.refused("GET", "/events")[:2] == (429, "too_many_streams")


def test_those_that_are_there_are_listed(owner: Caller, ann: Caller) -> None:
    bot, away = robot(owner), robot(owner)
    bot.stream("/events").next("account")
    listed = {one["id"]: one for one in ann.get("/api/bots", game="duel")}
    assert listed[bot.id]["owner"]["name"] == owner.me["name"]
    profile = ann.get(f"/api/people/{bot.id}")
    assert profile["bot"] and profile["owner"]["id"] == owner.me["id"]
    assert away.id not in listed
    assert bot.id not in {one["id"] for one in ann.get("/api/bots", game="five_armies")}
    bot.ask("PATCH", "", {"accepts": "none"})
    assert bot.id not in {one["id"] for one in ann.get("/api/bots")}
    refused = ann.post("/api/rooms", _wish(bot), 409)
    assert refused["error"]["code"] == "not_challenged"
    bot.ask("PATCH", "", {"accepts": "ask", "games": ["five_armies"]})
    assert ann.post("/api/rooms", _wish(bot), 409)["error"]["code"] == "other_games"
    ann.post("/api/rooms", _wish(bot, "bot.nothere"), 404)


def _wish(bot: Robot, id_: str = "") -> dict[str, object]:
    return {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "bot": id_ or bot.id}]}


def test_a_bot_that_is_removed_leaves_its_games(owner: Caller, ann: Caller) -> None:
    bot = robot(owner)
    room = challenge(ann, bot)
    bot.ask("POST", f"/games/{room}/accept")
    owner.delete(f"/api/me/bots/{bot.id}")
    assert ann.room(room)["seats"][1]["player"] == {"id": bot.id, "name": bot.name, "bot": True}
    ann.post(f"/api/rooms/{room}/seats/1/bot", {"bot": "random"}, 200)
    assert ann.room(room)["seats"][1]["bot"] == "random"
