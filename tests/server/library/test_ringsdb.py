"""Decks from RingsDB, read from answers of our own making in its form; the net is never asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller
from westmarch.server.library.ringsdb import MOST_BYTES, RingsDb, places

PATH = "/api/games/lotr_card_game/decks/fetch"
DECK = {
    "id": 77,
    "name": "Of two boxes",
    "heroes": {"01001": 1, "01003": 1},
    "slots": {"01001": 1, "01003": 1, "01013": 3, "01073": 2, "02005": 3, "99999": 1},
    "sideslots": [],
}


class Net:
    """What answers in the place of RingsDB."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answers: dict[str, Any] = {}

    def __call__(self, request: httpx.Request) -> httpx.Response:
        assert (request.url.scheme, request.url.host) == ("https", "ringsdb.com")
        self.asked.append(request.url.path.removeprefix("/api/public"))
        answer = self.answers.get(self.asked[-1])
        if isinstance(answer, Exception):
            raise answer
        if isinstance(answer, httpx.Response):
            return answer
        return httpx.Response(404) if answer is None else httpx.Response(200, json=answer)


@pytest.fixture
def net(service: Service) -> Net:
    found = Net()
    service.app.state.ringsdb = RingsDb(True, httpx.MockTransport(found))
    return found


def test_a_deck_is_fetched_by_address_or_id(ann: Caller, net: Net) -> None:
    net.answers = {"/decklist/77.json": DECK, "/card/02005.json": {"name": "A card of later"}}
    found = ann.post(PATH, {"address": "https://ringsdb.com/decklist/view/77/of-two-boxes-1.0"})
    assert (found["name"], found["heroes"]) == ("Of two boxes", [1, 3])
    assert found["cards"] == [[13, 3], [73, 2]] and found["option"]
    assert found["source"] == "https://ringsdb.com/decklist/view/77"
    # Nothing is lost: what we do not have is told by name where RingsDB knows it.
    assert [one["name"] for one in found["unknown"]] == ["A card of later (02005)", "99999"]
    asked = list(net.asked)
    assert ann.post(PATH, {"address": "77"})["name"] == "Of two boxes"
    assert net.asked == asked  # it was kept


def test_a_bare_id_may_be_a_shared_deck(ann: Caller, net: Net) -> None:
    net.answers = {"/deck/78.json": DECK}
    assert ann.post(PATH, {"address": "78"})["source"] == "https://ringsdb.com/deck/view/78"
    assert net.asked[:2] == ["/decklist/78.json", "/deck/78.json"]
    assert ann.post(PATH, {"address": "ringsdb.com/deck/view/79"}, status=404)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "x",
        "-1",
        "https://evil.example/decklist/view/1",
        "https://ringsdb.com.evil.example/deck/view/1",
        "https://ringsdb.com@evil.example/deck/view/1",
        "https://ringsdb.com/deck/view/../../1",
        "https://ringsdb.com/decklist/view/1e3",
        "file:///etc/passwd",
        "9" * 10,
        "x" * 301,
    ],
)
def test_nothing_else_is_asked(ann: Caller, net: Net, address: str) -> None:
    ann.post(PATH, {"address": address}, status=400)
    assert net.asked == []


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (httpx.ConnectError("no net"), 503),
        (httpx.ReadTimeout("late"), 503),
        (httpx.Response(302, headers={"location": "https://evil.example/"}), 404),
        (httpx.Response(500, text="<h1>Oops</h1>"), 503),
        (httpx.Response(200, content=b" " * (MOST_BYTES + 1)), 503),
        (httpx.Response(200, text="<html>"), 404),
        (httpx.Response(200, text="[" * 5000), 404),
        ([1, 2], 404),
        ({"slots": {}}, 400),
        ({"slots": {"01001": -4}}, 400),
        ({"slots": [["01001", 1]]}, 400),
    ],
)
def test_an_odd_answer_is_a_sentence(ann: Caller, net: Net, answer: Any, status: int) -> None:
    net.answers = {"/decklist/5.json": answer}
    refused = ann.post(PATH, {"address": "https://ringsdb.com/decklist/view/5"}, status=status)
    assert refused["error"]["message"]


def test_it_can_be_turned_off(serve: Callable[..., Service]) -> None:
    ann = Caller(serve(ringsdb=False).url)
    assert ann.post(PATH, {"address": "1"}, status=409)["error"]["code"] == "ringsdb_off"
    assert places("1") == [("decklist", 1), ("deck", 1)]
