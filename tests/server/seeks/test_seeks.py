"""Open challenges and challenges to one person: made, taken up once, declined, over."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.support.bot_client import account
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller
from westmarch.server.seeks import service as seeks_service
from westmarch.server.seeks.tables import seeks as seeks_table

GAME = "duel"


@pytest.fixture
def ann(service: Service) -> Caller:
    return account(service.url)


@pytest.fixture
def bob(service: Service) -> Caller:
    return account(service.url)


def seek(caller: Caller, **wish: Any) -> str:
    """A challenge of somebody's; its id."""
    found = caller.post("/api/seeks", {"game": GAME, **wish})["mine"]
    return str(found[0]["id"])


def listed(caller: Caller, id_: str) -> dict[str, Any] | None:
    found = caller.get("/api/seeks")["open"]
    return next((one for one in found if one["id"] == id_), None)


def test_an_open_challenge_is_taken_up_and_the_game_begins(ann: Caller, bob: Caller) -> None:
    id_ = seek(ann, rated=True, seat=1, speed="days 3")
    shown = listed(bob, id_)
    assert shown and shown["rated"] and shown["can_join"] and shown["seat_name"] == "blue"
    assert shown["rating"]["points"] == 1500 and shown["speed"] == "days 3"
    room = bob.post(f"/api/seeks/{id_}/join")
    assert room["status"] == "playing" and room["rated"]
    assert room["clock"]["days"] == 3
    assert [seat["player"]["name"] for seat in room["seats"]] == [bob.me["name"], ann.me["name"]]
    assert listed(bob, id_) is None
    [mine] = ann.get("/api/seeks")["mine"]
    assert (mine["status"], mine["room"]) == ("taken", room["id"])
    # Asked twice, as after a broken connection: the same room.
    assert bob.post(f"/api/seeks/{id_}/join")["id"] == room["id"]
    ann.post(f"/api/seeks/{id_}/join", status=409)


def test_rated_games_from_open_challenges_can_be_watched(
    ann: Caller, bob: Caller, eve: Caller
) -> None:
    def watched(caller: Caller) -> set[str]:
        return {one["id"] for one in caller.get("/api/rooms")["watch"]}

    rated = bob.post(f"/api/seeks/{seek(ann, rated=True, seat=0)}/join")["id"]
    friendly = bob.post(f"/api/seeks/{seek(ann)}/join")["id"]
    between_two = bob.post(f"/api/seeks/{seek(ann, rated=True, whom=bob.me['name'])}/join")["id"]
    assert watched(eve) & {rated, friendly, between_two} == {rated}
    assert rated not in watched(ann) | watched(bob)  # they play it
    bob.post(f"/api/rooms/{rated}/resign", {"seat": 1}, 200)
    assert rated not in watched(eve)


def test_of_many_who_take_it_up_one_sits_down(service: Service, ann: Caller) -> None:
    id_ = seek(ann)
    many = [Caller(service.url) for _ in range(6)]

    def join(one: Caller) -> int:
        return one.http.post(f"/api/seeks/{id_}/join").status_code

    with ThreadPoolExecutor(6) as pool:
        found = sorted(pool.map(join, many))
    assert found == [201] + [409] * 5
    assert len(ann.get("/api/rooms")["mine"]) == 1


def test_a_challenge_has_a_range_of_ratings_and_a_time(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    high = seek(ann, rated=True, low=1600)
    shown = listed(bob, high)
    assert shown and not shown["can_join"] and shown["why_not"]
    assert bob.post(f"/api/seeks/{high}/join", status=403)["error"]["code"] == "not_for_you"
    fair = seek(ann, rated=True, low=1400, high=1600)
    assert listed(bob, fair)["can_join"]  # type: ignore[index]
    assert not listed(eve, fair)["can_join"]  # type: ignore[index]
    eve.post(f"/api/seeks/{fair}/join", status=403)
    over = update(seeks_table).where(seeks_table.c.id == fair).values(until="2020-01-01")
    service.do(service.hall.store.write(over))
    assert listed(bob, fair) is None
    assert bob.post(f"/api/seeks/{fair}/join", status=409)["error"]["code"] == "seek_gone"
    service.do(seeks_service.sweep(service.hall.store))
    bob.post(f"/api/seeks/{fair}/join", status=404)


def test_one_person_is_challenged_by_name(ann: Caller, bob: Caller, eve: Caller) -> None:
    id_ = seek(ann, whom=bob.me["name"])
    assert listed(eve, id_) is None
    [asked] = bob.get("/api/seeks")["to_me"]
    assert asked["by"]["name"] == ann.me["name"]
    eve.post(f"/api/seeks/{id_}/join", status=403)
    eve.post(f"/api/seeks/{id_}/decline", status=404)
    bob.post(f"/api/seeks/{id_}/decline", status=204)
    assert bob.get("/api/seeks")["to_me"] == []
    [mine] = ann.get("/api/seeks")["mine"]
    assert mine["status"] == "declined"
    again = seek(ann, whom=bob.me["name"].upper(), seat=0)
    assert bob.post(f"/api/seeks/{again}/join")["seats"][1]["mine"]
    ann.post("/api/seeks", {"game": GAME, "whom": ann.me["name"]}, 409)
    ann.post("/api/seeks", {"game": GAME, "whom": "Nobody at all"}, 404)


def test_a_challenge_is_withdrawn_and_there_are_not_too_many(
    ann: Caller, bob: Caller, eve: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert eve.post("/api/seeks", {"game": GAME}, 403)["error"]["code"] == "no_account"
    id_ = seek(ann)
    bob.delete(f"/api/seeks/{id_}", status=404)
    ann.delete(f"/api/seeks/{id_}")
    assert ann.get("/api/seeks")["mine"] == []
    monkeypatch.setattr(seeks_service, "MOST_SEEKS", 1)
    seek(ann)
    full = ann.post("/api/seeks", {"game": GAME}, 429)
    assert full["error"]["code"] == "too_many_seeks"
    three = {"game": "war_of_the_ring", "options": {"players": "3"}}
    assert bob.post("/api/seeks", three, 409)["error"]["code"] == "two_players"
    together = {"game": "lotr_card_game", "options": {"players": "2"}, "rated": True}
    assert bob.post("/api/seeks", together, 409)["error"]["code"] == "not_rateable"
