"""Schemathesis: requests made from the API's own description never break the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.support.live_server import Service
from tools.harness import services
from tools.harness.site_client import Caller, play_on
from westmarch.kernel import registry
from westmarch.server.app.application import make_app
from westmarch.server.config import Settings
from westmarch.server.identity.people import COOKIE

EXAMPLES = 8

_APP = make_app(Settings(database="sqlite+aiosqlite://", limits=False))
schema = schemathesis.openapi.from_dict(_APP.openapi_schema.to_schema())
schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])


class Fuzzed(NamedTuple):
    """A server with a person and rooms of every status, whose ids requests can hit."""

    service: Service
    ann: Caller
    rooms: list[str]


@pytest.fixture(scope="module")
def fuzzed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, _toys: None
) -> Iterator[list[Fuzzed]]:
    """One on each kind of database, PostgreSQL where it is installed: to think a request out takes
    longer than to answer it, so both get the same ones."""
    assert "duel" in registry.GAMES
    databases: list[Path | str] = [tmp_path_factory.mktemp("service") / "rooms.sqlite3"]
    if services.postgres_folder() is not None:
        databases.append(request.getfixturevalue("postgres").database())
    found = [_peopled(Service(database).start()) for database in databases]
    yield found
    for one in found:
        one.service.stop()


def _peopled(service: Service) -> Fuzzed:
    ann = Caller(service.url)
    playing = ann.make("me", "me", game="war_of_the_ring")["id"]
    with ann.look(playing) as seen:
        play_on([seen], 30)
    finished = ann.make("me", "random")["id"]
    ann.post(f"/api/rooms/{finished}/resign", {"seat": 0})
    waiting = ann.make("me", "open", listed=True)["id"]
    ann.post("/api/battles", {"plan": {"title": "Kept"}})
    ann.post("/api/decks", {"heroes": [1], "cards": [[73, 3]]})
    return Fuzzed(service, ann, [playing, finished, waiting])


@schema.parametrize()
@hypothesis.settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_the_server(case: Any, fuzzed: list[Fuzzed]) -> None:
    drawn = dict(case.path_parameters)
    for one in fuzzed:
        case.path_parameters.update(drawn)
        _ask(case, one)


def _ask(case: Any, fuzzed: Fuzzed) -> None:
    service, ann, rooms = fuzzed
    if case.path_parameters.get("room_id") is not None and case.method != "DELETE":
        # Mostly rooms that are there: a random id would only ever be unknown.
        number = len(str(case.path_parameters["room_id"]))
        if number % 4:
            case.path_parameters["room_id"] = rooms[number % 4 - 1]
    for kept in ("battle", "deck"):
        if case.path_parameters.get(f"{kept}_id") is not None and case.method != "DELETE":
            if len(str(case.path_parameters[f"{kept}_id"])) % 2:
                case.path_parameters[f"{kept}_id"] = ann.get(f"/api/{kept}s")[0]["id"]
    if case.path_parameters.get("game_id") is not None:
        if len(str(case.path_parameters["game_id"])) % 2:
            case.path_parameters["game_id"] = "war_of_the_ring"
    cookies = dict(case.cookies or {}) | {COOKIE: ann.http.cookies[COOKIE]}
    response = case.call(base_url=service.url, cookies=cookies)
    case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])
    if response.status_code >= 400:
        problem = response.json()["error"]
        assert problem["code"] and problem["message"]


def test_the_servers_are_alive_afterwards(fuzzed: list[Fuzzed]) -> None:
    for _, ann, rooms in fuzzed:
        assert ann.get("/api/health")["status"] == "ok"
        for room in rooms:
            assert ann.get(f"/api/rooms/{room}")["id"] == room
