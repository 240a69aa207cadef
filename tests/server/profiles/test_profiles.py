"""Profiles, friends, blocks and reports."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.server.moderation.test_moderation import moderate
from tests.server.support.bot_client import account
from tests.server.support.live_server import Service, called_of_old
from tools.harness.site_client import Caller, together
from westmarch.server.profiles import service as profiles_service
from westmarch.server.relations import service as relations_service


@pytest.fixture
def ann(service: Service) -> Caller:
    return account(service.url)


@pytest.fixture
def bob(service: Service) -> Caller:
    return account(service.url)


def path(caller: Caller, what: str = "") -> str:
    return f"/api/people/{caller.me['name']}{what}"


def test_a_profile_has_records_by_side_and_games_in_pages(
    ann: Caller, bob: Caller, eve: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    for loser in (1, 1, 0):
        room = together(ann, bob)["id"]
        (ann, bob)[loser].post(f"/api/rooms/{room}/resign", {"seat": loser}, 200)
    alone = ann.make("me", "me")["id"]  # against oneself: proves nothing
    ann.post(f"/api/rooms/{alone}/resign", {"seat": 0}, 200)
    shown = eve.get(path(ann))
    assert shown["since"] and not shown["bot"] and shown["owner"] is None
    assert shown["records"] == [{"game": "duel", "side": "red", "played": 3, "won": 2, "drawn": 0}]
    assert eve.get(path(bob))["records"][0]["won"] == 1
    monkeypatch.setattr(profiles_service, "PAGE", 2)
    first = eve.get(path(bob, "/games"))
    second = eve.get(path(bob, "/games"), before=first["next"])
    ids = [room["id"] for room in (*first["rooms"], *second["rooms"])]
    assert len(ids) == len(set(ids)) == 3 and second["next"] is None
    # Guests have none, however they are called.
    eve.get(path(eve), status=404)
    assert not eve.get(path(ann))["relation"]["me"] and ann.get(path(ann))["relation"]["me"]


def test_nobody_is_out_of_reach(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    """Not even by a name of old that no address can hold: addresses hold ids."""
    called_of_old(service, bob, f"../{bob.me['name']}?<b>")
    by_id = f"/api/people/{bob.me['id']}"
    assert ann.get(by_id)["name"] == bob.me["name"]
    for what in ("/games", "/curves"):
        ann.get(f"{by_id}{what}")
    for what in ("/follow", "/block"):
        ann.post(f"{by_id}{what}", status=204)
        ann.delete(f"{by_id}{what}", status=204)
    ann.post(f"{by_id}/report", {"reason": "name"}, 204)
    # A guest has no profile and no followers, and can be blocked and reported like anybody.
    guest = Caller(service.url)
    guest.patch("/api/me", {"name": f"Tom {guest.me['id'][:6].strip('-_')} B"})
    of_guest = f"/api/people/{guest.me['id']}"
    ann.get(of_guest, status=404)
    ann.post(f"{of_guest}/follow", status=404)
    ann.post(f"{of_guest}/block", status=204)
    ann.post(f"{of_guest}/report", {"reason": "abuse"}, 204)
    asked = ",".join(one.me["id"] for one in (ann, bob, guest))
    assert {one["id"] for one in eve.get("/api/people", ids=asked)} == {
        ann.me["id"],
        bob.me["id"],
    }


def test_what_somebody_plays_most_is_shown(service: Service, ann: Caller) -> None:
    options = {"battle": "clash_on_the_kingsroad"}
    known = {one["id"]: one for one in ann.get("/api/games")}["battles_of_westeros"]
    [battle] = [one for one in known["options"] if one["name"] == "battle"]
    options["battle"] = battle["values"][1]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "battles_of_westeros", "options": options, "seats": seats}
    room = ann.post("/api/rooms", wish)["id"]
    ann.post(f"/api/rooms/{room}/resign", {"seat": 0}, 200)
    [liked] = ann.get(path(ann))["favourites"]
    assert (liked["option"], liked["value"]) == ("battle", battle["values"][1])


def test_friends_are_those_one_follows(ann: Caller, bob: Caller, eve: Caller) -> None:
    assert eve.post(path(ann, "/follow"), status=403)["error"]["code"] == "no_account"
    ann.post(path(bob, "/follow"), status=204)
    ann.post(path(bob, "/follow"), status=204)
    [friend] = ann.get("/api/me/friends")
    assert friend["player"]["name"] == bob.me["name"] and not friend["mutual"]
    assert bob.get(path(ann))["relation"]["follows_me"]
    assert eve.get(path(bob))["followers"] == 1
    bob.post(path(ann, "/follow"), status=204)
    assert ann.get("/api/me/friends")[0]["mutual"]
    ann.delete(path(bob, "/follow"))
    assert ann.get("/api/me/friends") == []
    ann.post(path(ann, "/follow"), status=409)


def test_two_of_whom_one_has_blocked_the_other_have_nothing_to_do_with_each_other(
    ann: Caller, bob: Caller
) -> None:
    running = together(ann, bob)["id"]
    bob.post(path(ann, "/follow"), status=204)
    ann.post(path(bob, "/block"), status=204)
    assert bob.get("/api/me/friends") == []
    for one, other in ((ann, bob), (bob, ann)):
        room = one.make("me", "open")["id"]
        refused = other.post(f"/api/rooms/{room}/seats/1", status=403)
        assert refused["error"]["code"] == "blocked"
        wish = {"game": "duel", "whom": other.me["name"]}
        assert one.post("/api/seeks", wish, 403)["error"]["code"] == "blocked"
        one.post("/api/seeks", {"game": "duel"})
        names = [seek["by"]["name"] for seek in other.get("/api/seeks")["open"]]
        assert one.me["name"] not in names
        assert other.post(path(one, "/follow"), status=409)["error"]["code"] == "blocked"
    # At a table they share already, only who is blocked has nothing to say.
    with ann.look(running) as first, bob.look(running) as second:
        second.say(type="chat", text="hello")
        assert second.next("refused")["code"] == "blocked"
        first.say(type="chat", text="good luck")
        assert second.next("chat")["text"] == "good luck"
    # Who is blocked is not told; who blocks sees it.
    assert not bob.get(path(ann))["relation"]["blocked"]
    assert ann.get(path(bob))["relation"]["blocked"]
    assert [one["name"] for one in ann.get("/api/me/blocked")] == [bob.me["name"]]
    ann.delete(path(bob, "/block"))
    room = ann.make("me", "open")["id"]
    bob.post(f"/api/rooms/{room}/seats/1", status=200)


def test_reports_are_kept_for_the_house_and_are_not_too_many(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    service = serve()
    ann, bob = account(service.url), account(service.url)
    told = {"reason": "abuse", "text": "Rude in [chat]"}
    ann.post(path(bob, "/report"), told, 204)
    ann.post(path(ann, "/report"), told, 409)
    ann.post(path(bob, "/report"), {"reason": "taste"}, 400)
    monkeypatch.setattr(relations_service, "MOST_REPORTS", 1)
    full = ann.post(path(bob, "/report"), told, 429)
    assert full["error"]["code"] == "too_many_reports"

    [one] = json.loads(moderate(service, "reports", "--json"))["reports"]
    assert (one["by"], one["whom"]) == (ann.me["name"], bob.me["name"])
    assert "Rude in [chat]" in moderate(service, "reports")
    moderate(service, "close", one["id"], "--note", "spoken to")
    assert json.loads(moderate(service, "reports", "--json"))["reports"] == []
    [closed] = json.loads(moderate(service, "reports", "--json", "--all"))["reports"]
    assert closed["note"] == "spoken to"
