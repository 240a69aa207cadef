"""Battles over HTTP: checking, files in and out, keeping, sharing, and a room with one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from tests.games.battles_of_westeros.helpers import plan
from tests.games.battles_of_westeros.rules.plan.strategies import battles
from tests.server.support.live_server import Service, no_refill
from tools.harness.site_client import Caller
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import battle_ids, mistakes
from westmarch.kernel import registry
from westmarch.server.library import battles_api

GAME = "battles_of_westeros"
PATH = f"/api/games/{GAME}/battles"


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, GAME, f"westmarch.games.{GAME}.game")


def test_the_library_has_all_battles_words_and_limits(ann: Caller) -> None:
    found = ann.get(PATH)
    assert tuple(one["id"] for one in found["battles"]) == battle_ids()
    assert all(one["provenance"] for one in found["battles"])
    assert all(not mistakes(one["plan"]) for one in found["battles"])
    assert [one["columns"] for one in found["skirmishes"]] == [15, 11]
    assert found["words"]["special"]["bystander"]["parameters"] == {
        "by": "house",
        "hex": "hex",
        "points": "number",
    }
    assert found["words"]["scores"]["eliminate"]["times"] == ["at_once"]
    assert found["words"]["conditions"]["lead"] == {
        "parameters": {"by": "number"},
        "needs": ["by"],
        "times": [],
    }
    assert found["limits"]["figures"]["war_host"] == 32


def test_check_says_what_is_wrong_and_where(ann: Caller) -> None:
    good = ann.post(f"{PATH}/check", {"plan": plan()})
    assert good["mistakes"] == [] and json.loads(good["option"]) == plan()
    assert "nothing gives points" in good["warnings"][0]["text"].lower()
    units = [*plan()["unit"], {"kind": "riders", "rank": "red", "hex": "a9"}]
    bad = ann.post(f"{PATH}/check", {"plan": plan(unit=units)})
    assert bad["option"] is None and bad["warnings"] == []
    assert bad["mistakes"] == [
        {
            "text": "Unit 3: hex a9 already has a unit.",
            "path": ["unit", 2, "hex"],
            "hex": "a9",
            "box": False,
        }
    ]


def test_the_box_can_be_left_behind(ann: Caller) -> None:
    many = {h: {"command": 6, "order": 1, "leadership": 1} for h in ("stark", "lannister")}
    inside = ann.post(f"{PATH}/check", {"plan": plan(ratings=many)})
    assert [one["box"] for one in inside["mistakes"]] == [True]
    outside = ann.post(f"{PATH}/check", {"plan": plan(ratings=many, box=False)})
    assert outside["mistakes"] == [] and outside["option"]
    room = ann.make("me", "me", game=GAME, options={"battle": outside["option"]})
    assert room["status"] == "playing"


@settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(data=battles())
def test_every_form_is_read_back(ann: Caller, data: dict[str, Any]) -> None:
    report = ann.post(f"{PATH}/check", {"plan": data})
    for form in ("toml", "json"):
        file = ann.post(f"{PATH}/write", {"plan": data, "form": form})
        assert file["name"] == f"made_up.{form}"
        back = ann.post(f"{PATH}/read", {"text": file["text"]})
        assert (back["option"] is None) == (report["option"] is None)
        assert back["mistakes"] == report["mistakes"] and back["warnings"] == report["warnings"]
        assert {**back["plan"], "map": ""} == {**data, "map": ""}


@pytest.mark.parametrize(
    "text", ["", "id = ", "{]", '{"a": null}', '{"a": 1.5}', "a = 1979-05-27", "{" * 2000]
)
def test_what_is_no_battle_is_refused(ann: Caller, text: str) -> None:
    answer = ann.post(f"{PATH}/read", {"text": text}, status=200 if not text else 400)
    if text:
        assert "battle cannot be read" in answer["error"]["message"]
    else:
        assert {one["path"][0] for one in answer["mistakes"]} >= {"map", "unit"}


def test_plans_that_cannot_be_kept_are_refused(ann: Caller) -> None:
    for odd in (None, 1.5, "a\u0000b", [[[[[[[[[[[[[[1]]]]]]]]]]]]]], 2**40):
        answer = ann.post("/api/battles", {"plan": plan(summary=odd)}, status=400)
        assert answer["error"]["code"] == "bad_battle"
    large = plan(summary="x" * 40_000)
    assert ann.post("/api/battles", {"plan": large}, status=413)["error"]["code"] == "too_large"
    assert ann.get("/api/battles") == []


def test_a_battle_is_kept_shared_changed_and_removed(ann: Caller, bob: Caller) -> None:
    draft = {"title": "At the Ford", "map": "...", "unit": []}
    made = ann.post("/api/battles", {"plan": draft}, status=201)
    assert made["mine"] and made["revision"] == 1 and made["title"] == "At the Ford"
    place = f"/api/battles/{made['id']}"
    seen = bob.get(place)
    assert seen["plan"] == draft and not seen["mine"]
    assert seen["owner"] == {"id": ann.me["id"], "name": ann.me["name"]}
    assert bob.get("/api/battles") == []
    for refused in (
        bob.http.put(place, json={"plan": plan(), "revision": 1}),
        bob.http.delete(place),
    ):
        assert refused.status_code == 403 and refused.json()["error"]["code"] == "not_yours"
    saved = ann.http.put(place, json={"plan": plan(title="New"), "revision": 1}).json()
    assert saved["revision"] == 2 and saved["title"] == "New"
    late = ann.http.put(place, json={"plan": draft, "revision": 1})
    assert late.status_code == 409 and late.json()["error"]["code"] == "changed_elsewhere"
    assert bob.get(place)["plan"] == plan(title="New")
    assert [one["id"] for one in ann.get("/api/battles")] == [made["id"]]
    ann.delete(place)
    bob.get(place, status=404)
    assert ann.get("/api/battles") == []


def test_nobody_keeps_too_many(ann: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(battles_api, "MOST_BATTLES", 2)
    for _ in range(2):
        ann.post("/api/battles", {"plan": plan()})
    answer = ann.post("/api/battles", {"plan": plan()}, status=429)
    assert answer["error"]["code"] == "too_many_battles"


def test_who_is_nobody_keeps_nothing(service: Service) -> None:
    stranger = Caller(service.url, guest=False)
    assert stranger.get("/api/battles") == []
    stranger.post("/api/battles", {"plan": plan()}, status=401)


def test_battles_follow_a_guest_into_the_account(service: Service) -> None:
    ann = Caller(service.url)
    ann.post("/api/accounts", {"name": "Battle Keeper", "password": "long enough"})
    guest = Caller(service.url)
    kept = guest.post("/api/battles", {"plan": plan()})
    guest.post("/api/session", {"name": "Battle Keeper", "password": "long enough"})
    again = guest.get(f"/api/battles/{kept['id']}")
    assert again["mine"] and again["owner"]["name"] == "Battle Keeper"


def test_saving_is_limited_in_rate(serve: Callable[..., Service]) -> None:
    service = serve(limits=True)
    no_refill(service.app.state.limits.battles)
    ann = Caller(service.url)
    for _ in range(60):
        ann.post("/api/battles", {"plan": plan()}, status=201)
    assert ann.post("/api/battles", {"plan": plan()}, status=429)


def test_battles_outlive_the_server(serve: Callable[..., Service]) -> None:
    first = serve()
    made = Caller(first.url).post("/api/battles", {"plan": plan()})
    first.stop()
    assert Caller(serve().url).get(f"/api/battles/{made['id']}")["plan"] == plan()


def test_a_room_is_played_with_a_battle_of_ones_own(ann: Caller) -> None:
    option = ann.post(f"{PATH}/check", {"plan": plan(title="Ours")})["option"]
    room = ann.make("me", "random", game=GAME, options={"battle": option})
    assert room["options"]["battle"] == option
    with ann.look(room["id"]) as seen:
        assert seen.state["view"]["title"] == "Ours"
    ann.post(
        "/api/rooms",
        {"game": GAME, "options": {"battle": '{"id":' + "[" * 5000}},
        status=400,
    )
