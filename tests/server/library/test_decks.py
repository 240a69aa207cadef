"""Decks of The Card Game over HTTP: legality, files in and out, a room with a built deck, and decks
that are kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.support.live_server import Service, no_refill
from tools.harness.site_client import Caller
from westmarch.server.common.errors import ApiError
from westmarch.server.identity.people import Person
from westmarch.server.library import decks_api
from westmarch.server.library.repository import Shelf
from westmarch.server.library.tables import DeckRow
from westmarch.server.library.tables import decks as decks_table

PATH = "/api/games/lotr_card_game/decks"
DECK = {"heroes": [1, 3, 2], "cards": [[13, 3], [73, 3]], "name": "Citadel"}


def test_check_says_what_is_wrong_with_a_deck(service: Service) -> None:
    ann = Caller(service.url)
    good = ann.post(f"{PATH}/check", DECK)
    assert good["illegal"] is None and good["size"] == 6 and good["threat"] == 29
    assert good["tournament"]["rule"] == "lcg.16.07" and "50" in good["tournament"]["text"]
    assert good["option"] == "1+3+2/13x3+73x3"
    many = ann.post(f"{PATH}/check", {**DECK, "cards": [[13, 4]]})
    assert many["option"] is None and "4 copies" in many["illegal"]["text"]
    sphere = ann.post(f"{PATH}/check", {**DECK, "cards": [[28, 1]]})
    assert any("Tactics" in one["text"] for one in sphere["warnings"])
    assert ann.post(f"{PATH}/check", {**DECK, "cards": []})["option"] is None
    ann.post(f"{PATH}/check", {**DECK, "heroes": [13]}, status=400)


def test_every_form_is_read_back(service: Service) -> None:
    ann = Caller(service.url)
    for form in ("text", "ringsdb", "codes", "octgn"):
        file = ann.post(f"{PATH}/write", {**DECK, "form": form})
        assert file["name"].startswith("citadel.")
        back = ann.post(f"{PATH}/read", {"text": file["text"]})
        assert sorted(back["heroes"]) == [1, 2, 3] and back["cards"] == DECK["cards"]


def test_what_is_no_deck_is_refused(service: Service) -> None:
    ann = Caller(service.url)
    for text in ("3x Balrog of Moria", "{}", "<deck/>", "<!DOCTYPE x><deck/>", ""):
        answer = ann.post(f"{PATH}/read", {"text": text}, status=400)
        assert answer["error"]["code"] == "bad_deck"


def test_a_room_is_played_with_a_built_deck(service: Service) -> None:
    ann = Caller(service.url)
    option = ann.post(f"{PATH}/check", DECK)["option"]
    wish = {
        "game": "lotr_card_game",
        "options": {"players": "1", "deck_1": option},
        "seats": [{"kind": "me"}],
    }
    assert ann.post("/api/rooms", wish)["options"]["deck_1"] == option


def test_unknown_cards_are_listed_and_the_rest_is_read(ann: Caller) -> None:
    text = "# Mixed\nAragorn\n2x Frodo Baggins\n3x Gandalf\n"
    found = ann.post(f"{PATH}/read", {"text": text})
    assert found["unknown"] == [{"name": "Frodo Baggins", "line": 3}]
    assert (found["name"], found["heroes"], found["cards"]) == ("Mixed", [1], [[73, 3]])
    assert found["option"] == "1/73x3"
    named = {"name": "\ud800\u0000", "slots": {"01001": 1, "99999": 1, "01073": 1}}
    found = ann.post(f"{PATH}/read", {"text": json.dumps(named)})
    assert found["name"] == "" and found["unknown"] == [{"name": "99999", "line": None}]


def test_a_deck_is_kept_shared_changed_and_removed(ann: Caller, bob: Caller) -> None:
    made = ann.post("/api/decks", DECK, status=201)
    assert made["mine"] and made["revision"] == 1 and made["option"] == "1+3+2/13x3+73x3"
    place = f"/api/decks/{made['id']}"
    seen = bob.get(place)
    assert (seen["name"], seen["heroes"], seen["cards"]) == ("Citadel", [1, 3, 2], DECK["cards"])
    assert not seen["mine"] and seen["owner"] == {"id": ann.me["id"], "name": ann.me["name"]}
    assert bob.get("/api/decks") == []
    for refused in (bob.http.put(place, json={**DECK, "revision": 1}), bob.http.delete(place)):
        assert refused.status_code == 403 and refused.json()["error"]["code"] == "not_yours"
    unfinished = {"heroes": [], "cards": [[73, 1]], "name": "Begun", "revision": 1}
    saved = ann.http.put(place, json=unfinished).json()
    assert saved["revision"] == 2 and saved["name"] == "Begun" and saved["option"] is None
    late = ann.http.put(place, json=unfinished)
    assert late.status_code == 409 and late.json()["error"]["code"] == "changed_elsewhere"
    assert [one["id"] for one in ann.get("/api/decks")] == [made["id"]]
    ann.delete(place)
    bob.get(place, status=404)
    assert ann.get("/api/decks") == []


@pytest.mark.parametrize(
    "odd",
    [
        None,
        [],
        "deck",
        {},
        {**DECK, "heroes": None},
        {**DECK, "heroes": [1.5]},
        {**DECK, "heroes": [-1]},
        {**DECK, "heroes": [True]},
        {**DECK, "heroes": [13]},
        {**DECK, "heroes": [[[[1]]]]},
        {**DECK, "heroes": [1] * 13},
        {**DECK, "cards": [[13]]},
        {**DECK, "cards": [[13, 0]]},
        {**DECK, "cards": [[13, 100]]},
        {**DECK, "cards": [[1, 1]]},
        {**DECK, "cards": [[9999, 1]]},
        {**DECK, "cards": [[2**70, 1]]},
        {**DECK, "cards": {"13": 1}},
        {**DECK, "cards": [[13, 1]] * 101},
        {**DECK, "name": "x" * 81},
        {**DECK, "name": {"a": 1}},
    ],
)
def test_what_is_no_deck_is_not_kept(ann: Caller, odd: Any) -> None:
    answer = ann.post("/api/decks", odd, status=400)
    assert answer["error"]["message"]
    assert ann.get("/api/decks") == []


def test_large_and_nested_bodies_are_refused(ann: Caller) -> None:
    for body, status in (
        (json.dumps({**DECK, "more": "x" * 100_000}), 413),
        ('{"heroes":' + "[" * 20_000, 400),
        ("\x00", 400),
    ):
        headers = {"Content-Type": "application/json"}
        answer = ann.http.post("/api/decks", content=body, headers=headers)
        assert answer.status_code == status, answer.text
        assert answer.json()["error"]["code"]
    read = ann.http.post(f"{PATH}/read", json={"text": '{"slots":' * 5000})
    assert read.status_code == 400 and read.json()["error"]["code"] == "bad_deck"


def test_revisions_are_numbers(ann: Caller) -> None:
    place = f"/api/decks/{ann.post('/api/decks', DECK)['id']}"
    for odd in (None, "one", 0, -1, 1.5, 2**63, [1]):
        assert ann.http.put(place, json={**DECK, "revision": odd}).status_code == 400
    assert ann.http.put(place, json=DECK).status_code == 400
    assert ann.get(place)["revision"] == 1


def test_names_of_decks_are_harmless(ann: Caller) -> None:
    made = ann.post("/api/decks", {**DECK, "name": "a\u0000b\n <i>c</i>\u202e"})
    assert made["name"] == "a b <i>c</i>"


def test_nobody_keeps_too_many_decks(ann: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks_api, "MOST_DECKS", 2)
    for _ in range(2):
        ann.post("/api/decks", DECK)
    answer = ann.post("/api/decks", DECK, status=429)
    assert answer["error"]["code"] == "too_many_decks"


def test_who_is_nobody_keeps_no_deck(service: Service) -> None:
    stranger = Caller(service.url, guest=False)
    assert stranger.get("/api/decks") == []
    stranger.post("/api/decks", DECK, status=401)


def test_decks_follow_a_guest_into_an_account(service: Service) -> None:
    ann = Caller(service.url)
    first = ann.post("/api/decks", DECK)
    ann.post("/api/accounts", {"name": "Deck Keeper", "password": "long enough"})
    assert [one["id"] for one in ann.get("/api/decks")] == [first["id"]]
    guest = Caller(service.url)
    kept = guest.post("/api/decks", {**DECK, "name": "Second"})
    guest.post("/api/session", {"name": "Deck Keeper", "password": "long enough"})
    assert {one["id"] for one in guest.get("/api/decks")} == {first["id"], kept["id"]}
    again = guest.get(f"/api/decks/{kept['id']}")
    assert again["mine"] and again["owner"]["name"] == "Deck Keeper"


def test_keeping_decks_is_limited_in_rate(serve: Callable[..., Service]) -> None:
    service = serve(limits=True)
    no_refill(service.app.state.limits.decks)
    ann = Caller(service.url)
    for _ in range(60):
        ann.post("/api/decks", DECK, status=201)
    assert ann.post("/api/decks", DECK, status=429)


def test_decks_outlive_the_server(serve: Callable[..., Service]) -> None:
    first = serve()
    made = Caller(first.url).post("/api/decks", DECK)
    first.stop()
    assert Caller(serve().url).get(f"/api/decks/{made['id']}")["heroes"] == [1, 3, 2]


def test_of_two_who_save_at_the_same_moment_one_is_told(
    service: Service, ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tabs, or two devices at two processes of a site: each has read the same revision."""
    made = ann.post("/api/decks", DECK, status=201)
    owner = Person(ann.me["id"], ann.me["name"])
    shelves = [Shelf(service.hall.store, decks_table, DeckRow, "deck") for _ in range(2)]
    both_have_read = asyncio.Barrier(2)

    def change(name: str) -> Callable[[DeckRow], None]:
        return lambda row: setattr(row, "name", name)

    async def save(shelf: Shelf[DeckRow], name: str) -> str:
        own = shelf.own

        async def read(person: Person, id_: str) -> DeckRow:
            row = await own(person, id_)
            await both_have_read.wait()
            return row

        shelf.own = read  # type: ignore[method-assign]
        try:
            return (await shelf.save(owner, made["id"], 1, change(name))).name
        except ApiError as error:
            return error.problem.code

    async def both() -> list[str]:
        return await asyncio.gather(save(shelves[0], "One"), save(shelves[1], "Other"))

    found = service.do(both())
    assert sorted(found)[-1] == "changed_elsewhere" and len(set(found)) == 2
    kept = ann.get(f"/api/decks/{made['id']}")
    assert kept["revision"] == 2 and kept["name"] in found
