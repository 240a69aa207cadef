"""The open shelf: battles and decks that people publish, look for, like, copy and play."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.support.live_server import Service, no_refill
from tools.harness.site_client import Caller, until
from westmarch.server.library import publishing
from westmarch.server.relations.tables import reports

DECK = {"heroes": [1, 3, 2], "cards": [[13, 3], [73, 3]], "name": "Citadel"}
SHELF = "/api/shelf/decks"


def account(service: Service, name: str) -> Caller:
    """Somebody with an account."""
    caller = Caller(service.url)
    caller.me = caller.post("/api/accounts", {"name": name, "password": "correct horse"})
    return caller


def published(caller: Caller, about: str = "", **changed: Any) -> str:
    """A deck of somebody's on the shelf."""
    made = caller.post("/api/decks", {**DECK, **changed})
    caller.put(f"{SHELF}/{made['id']}", {"about": about}, status=204)
    return str(made["id"])


def found(caller: Caller, **wish: Any) -> list[str]:
    return [one["id"] for one in caller.get(SHELF, **wish)["decks"]]


@pytest.fixture
def house(serve: Callable[..., Service]) -> Service:
    return serve()


def test_a_deck_is_published_found_liked_copied_and_withdrawn(house: Service) -> None:
    ann, bob, guest = account(house, "Ann"), account(house, "Bob"), Caller(house.url)
    made = ann.post("/api/decks", DECK)
    place = f"{SHELF}/{made['id']}"
    assert made["shelf"]["published"] is None and found(guest) == []
    bob.put(place, {}, status=403)
    ann.put(place, {"about": "Swords\n first", "scenario": "passage_through_mirkwood"}, status=204)
    (seen,) = guest.get(SHELF)["decks"]
    assert seen["owner"] == {"id": ann.me["id"], "name": "Ann"} and not seen["mine"]
    assert seen["option"] == made["option"] and seen["scenario"] == "passage_through_mirkwood"
    assert seen["shelf"]["about"] == "Swords\nfirst"
    # An account likes it once, nobody his own, and a guest reads and plays only.
    for _ in range(2):
        assert bob.put(f"{place}/like", None) == {"likes": 1, "liked": True}
    assert ann.put(f"{place}/like", None, status=409)["error"]["code"] == "your_own"
    assert guest.put(f"{place}/like", None, status=403)["error"]["code"] == "no_account"
    assert guest.get(f"/api/decks/{made['id']}")["shelf"]["likes"] == 1
    assert bob.get(SHELF)["decks"][0]["shelf"]["liked"]
    # A copy says whose work it was, while that stands there also where.
    copy = bob.post("/api/decks", {**DECK, "name": "Mine now", "copied_from": made["id"]})
    credit = {"id": made["id"], "author": {"id": ann.me["id"], "name": "Ann"}}
    assert copy["shelf"]["credit"] == credit
    assert bob.http.delete(f"{place}/like").json() == {"likes": 0, "liked": False}
    ann.delete(place)
    assert found(guest) == []
    assert guest.get(f"/api/decks/{made['id']}")["name"] == "Citadel"
    assert bob.get(f"/api/decks/{copy['id']}")["shelf"]["credit"] == {**credit, "id": None}
    bob.put(f"{place}/like", None, status=409)


def test_the_shelf_is_searched_and_sorted(house: Service) -> None:
    ann, bob = account(house, "Żaneta"), account(house, "Bob")
    citadel = published(ann, "Hold 100% of the line_up")
    riders = published(bob, name="Riders", heroes=[7, 9], cards=[[44, 3], [73, 3]])
    assert found(ann) == [riders, citadel]
    ann.put(f"{SHELF}/{riders}/like", None)
    published(bob, name="Third", heroes=[7, 9], cards=[[73, 2]])
    assert found(ann, sort="liked")[0] == riders
    assert found(ann, q="CITADEL aragorn") == [citadel]
    assert found(ann, q="żaneta") == [citadel] == found(ann, author=ann.me["id"])
    assert found(ann, q="100%") == [citadel] == found(ann, q="line_up")
    assert found(ann, q="line%up") == [] == found(ann, q="'; DROP TABLE decks; --")
    assert found(ann, sphere="leadership") == [citadel] == found(ann, hero="1")
    assert found(ann, sphere="leadership", hero="7") == []
    assert len(found(ann, hero="7")) == 2
    for odd in ({"sort": "odd"}, {"start": -1}, {"hero": "1 hero:2"}, {"q": "x" * 201}):
        ann.get(SHELF, status=400, **odd)
    for odd in ({"about": "x" * 1001}, {"scenario": "nowhere"}, {"about": 3}, []):
        ann.put(f"{SHELF}/{citadel}", odd, status=400)
    assert found(ann, q="\u0000zzz") == []


def test_the_work_of_who_is_blocked_is_hidden_and_any_can_be_reported(house: Service) -> None:
    ann, bob, guest = account(house, "Ann"), account(house, "Bob"), Caller(house.url)
    deck = published(ann)
    bob.post("/api/people/Ann/block", None, 204)
    assert found(bob) == [] and found(bob, author=ann.me["id"]) == []
    assert found(guest) == found(ann) == [deck]
    place, said = f"{SHELF}/{deck}/report", {"reason": "abuse", "text": "Read it."}
    bob.post(place, said, 204)
    guest.post(place, said, 403)
    ann.post(place, said, 409)
    [kept] = house.do(_reports(house))
    assert (kept.by, kept.whom) == (bob.me["id"], ann.me["id"])
    assert kept.text == f"/decks/{deck}\nRead it."
    bob.http.delete("/api/people/Ann/block")
    assert found(bob) == [deck]
    unpublished = ann.post("/api/decks", DECK)["id"]
    bob.post(f"{SHELF}/{unpublished}/report", said, 409)


async def _reports(house: Service) -> Any:
    async with house.hall.store.engine.connect() as connection:
        return (await connection.execute(select(reports))).all()


def test_a_play_from_the_shelf_counts_once_for_each_who_plays(house: Service) -> None:
    ann, bob = account(house, "Ann"), Caller(house.url)
    first = published(ann)
    option = bob.get(f"/api/decks/{first}")["option"]
    published(account(house, "Cid"), name="The same")  # the first to publish it has the play

    def play(caller: Caller, **options: str) -> dict[str, Any]:
        wish = {"players": "1", "deck_1": option, **options}
        room: dict[str, Any] = caller.make("me", game="lotr_card_game", options=wish)
        return room

    play(ann)
    for _ in range(2):
        room = play(bob)
    until(lambda: bob.get(f"/api/decks/{first}")["shelf"]["plays"] == 1)
    play(Caller(house.url), deck_1="3+1+2/73x3+13x3")  # the same cards in another order
    until(lambda: bob.get(f"/api/decks/{first}")["shelf"]["plays"] == 2)
    assert found(bob, sort="played")[0] == first
    # The game stays as it is, whatever becomes of the deck.
    changed = {**DECK, "cards": [[13, 1]], "revision": 1}
    ann.put(f"/api/decks/{first}", changed)
    ann.delete(f"/api/decks/{first}")
    assert bob.room(room["id"])["options"]["deck_1"] == option


def test_what_cannot_be_played_is_not_on_the_shelf(house: Service) -> None:
    ann = account(house, "Ann")
    bad = ann.post("/api/decks", {**DECK, "heroes": []})
    refused = ann.put(f"{SHELF}/{bad['id']}", {}, status=409)
    assert refused["error"]["code"] == "not_playable"
    good = published(ann)
    spoilt = {**DECK, "cards": [[13, 4]], "revision": 1}
    assert ann.put(f"/api/decks/{good}", spoilt, status=409)["error"]["code"] == "not_playable"
    better = {**DECK, "name": "Tower", "heroes": [7], "revision": 1}
    assert ann.put(f"/api/decks/{good}", better)["revision"] == 2
    assert found(ann, q="tower", hero="7") == [good] and found(ann, hero="1") == []


def test_battles_stand_there_too(house: Service) -> None:
    ann, bob = account(house, "Ann"), account(house, "Bob")
    (first, *_) = ann.get("/api/games/battles_of_westeros/battles")["battles"]
    plan = {**first["plan"], "title": "Our Kingsroad"}
    made = ann.post("/api/battles", {"plan": plan})
    place = f"/api/shelf/battles/{made['id']}"
    ann.put(place, {"about": "Two fords"}, status=204)

    def battles(**wish: Any) -> list[str]:
        return [one["id"] for one in bob.get("/api/shelf/battles", **wish)["battles"]]

    leader = next(unit["commander"] for unit in plan["unit"] if "commander" in unit)
    assert battles(commander=leader, q="kingsroad fords ann") == [made["id"]]
    assert battles(commander="nobody") == [] and battles(size="large") == []
    assert bob.put(f"{place}/like", None)["likes"] == 1
    room = bob.make("me", "random", game="battles_of_westeros", options={"battle": _text(plan)})
    until(lambda: bob.get(f"/api/battles/{made['id']}")["shelf"]["plays"] == 1)
    copy = bob.post("/api/battles", {"plan": plan, "copied_from": made["id"]})
    assert copy["shelf"]["credit"]["author"]["name"] == "Ann"
    ann.put(f"/api/battles/{made['id']}", {"plan": {"title": "Bare"}, "revision": 1}, status=409)
    ann.delete(f"/api/battles/{made['id']}")
    assert battles() == [] and "Our Kingsroad" in bob.room(room["id"])["options"]["battle"]


def _text(plan: Any) -> str:
    return json.dumps(plan, ensure_ascii=False, separators=(",", ":"))


def test_one_person_cannot_fill_the_shelf(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = serve(limits=True)
    monkeypatch.setattr(publishing, "MOST_PUBLISHED", 1)
    ann = account(house, "Ann")
    published(ann)
    made = ann.post("/api/decks", DECK)
    full = ann.put(f"{SHELF}/{made['id']}", {}, status=429)
    assert full["error"]["code"] == "too_many_published"
    limiter = house.app.state.limits.shelf
    no_refill(limiter)
    limiter.burst = 1
    limiter._buckets.clear()
    ann.put(f"{SHELF}/{made['id']}/like", None, status=409)
    late = ann.put(f"{SHELF}/{made['id']}/like", None, status=429)
    assert late["error"]["code"] == "too_many_requests"
