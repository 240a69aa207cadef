"""The log: lines for people or for programs, about whom and what, and nothing that is secret."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.server.support.live_server import Service
from tests.server.support.server_process import Process
from tools.harness.site_client import Caller, until
from westmarch.server.common import errors
from westmarch.server.identity.people import COOKIE
from westmarch.server.monitoring import logs

PASSWORD = "speak friend and enter"


def lines(process: Process) -> list[dict[str, Any]]:
    return [json.loads(line) for line in process.log().splitlines()]


def test_json_lines_say_which_request_room_and_person(tmp_path: Path) -> None:
    with Process(tmp_path / "rooms.sqlite3", "--log", "json", "--log-level", "info") as process:
        ann = Caller(process.url)
        room = ann.make("me", "me")["id"]
        answer = ann.http.get(f"/api/rooms/{room}?seat=1")
        with ann.look(room) as seen:
            seen.act()
        until(lambda: any(line["message"].startswith("WEBSOCKET") for line in lines(process)))
        found = {line["message"]: line for line in lines(process)}
        line = found[f"GET /api/rooms/{room}"]
        assert line["room"] == room and line["person"] == ann.me["id"] and line["status"] == 200
        assert line["request"] == answer.headers["x-request-id"]
        assert line["level"] == "info" and line["seconds"] >= 0 and line["at"].endswith("+00:00")
        assert found[f"WEBSOCKET /ws/rooms/{room}"]["person"] == ann.me["id"]
        assert process.stop() == 0
        assert [line["message"] for line in lines(process)][-2:] == ["draining", "stopped"]


def test_nothing_secret_is_told(tmp_path: Path) -> None:
    """Everything the log tells at its most talkative, of an account's life and a game's."""
    with Process(tmp_path / "rooms.sqlite3", "--log", "json", "--log-level", "debug") as process:
        ann = Caller(process.url)
        body = {"name": "Celebrimbor", "password": PASSWORD, "mail": "c@eregion.example"}
        codes = ann.post("/api/accounts", body)["recovery_codes"]
        cookies = [ann.http.cookies[COOKIE]]
        ann.post("/api/session", {"name": "Celebrimbor", "password": "wrong, quite wrong"}, 401)
        recovery = {"name": "Celebrimbor", "code": codes[0], "password": "another password"}
        ann.post("/api/session/recover", recovery)
        cookies.append(ann.http.cookies[COOKIE])
        room = ann.make("me", "heuristic", game="war_of_the_ring", seed="mithril")["id"]
        with ann.look(room) as seen:
            hands = re.findall(r'"((?:fp|sh)_\w+?_\d\d)"', json.dumps(seen.state["view"]))
            assert hands
            seen.say(type="chat", text="annon edhellen")
            seen.next("chat")
            seen.say(type="act", n=0, action=["play", hands[0]])
            seen.next("refused")
        ann.post("/api/games/lotr_card_game/decks/read", {"text": "1x Annon Edhellen"}, 400)
        assert process.stop() == 0
        told = process.log()
        assert room in told and ann.me["id"] in told
        secrets = [PASSWORD, "wrong, quite", "another password", *codes, *cookies, *hands]
        words = ["Celebrimbor", "eregion", "mithril", "edhellen", "Edhellen"]
        for secret in (*secrets, *words):
            assert secret not in told


# ---- errors


@pytest.fixture
def told() -> Iterator[list[str]]:
    """What the server's logger tells, formatted as JSON."""
    found: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(self.format(record))

    handler = Kept()
    handler.setFormatter(logs.JsonLines())
    logger = logging.getLogger("westmarch")
    logger.addHandler(handler)
    yield found
    logger.removeHandler(handler)


def test_a_fault_has_a_reference_for_the_person_and_the_log(
    service: Service, ann: Caller, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    card = "_".join(("fp", "char", "01"))  # not as it stands in the program, which may be shown

    async def breaks(*_: Any) -> None:
        raise KeyError(card)

    with monkeypatch.context() as patch:
        patch.setattr("westmarch.server.rooms.api.open_rooms", breaks)
        problem = ann.get("/api/rooms", 500)["error"]
    assert problem["code"] == "server_error"
    reference = re.search(r"\(reference (\w{10})\)", problem["message"])
    assert reference
    (line,) = (json.loads(one) for one in told)
    assert line["reference"] == reference[1] and line["person"] == ann.me["id"]
    assert line["error"] == "KeyError" and any("in breaks" in place for place in line["trace"])
    assert card not in told[0]

    room = ann.make("me", "me")["id"]
    monkeypatch.setattr("westmarch.tabletop.play.moves.act", breaks)
    with ann.look(room) as seen:
        refused = seen.act()
    assert refused["code"] == "server_error"
    line = json.loads(told[-1])
    assert line["reference"] in refused["message"] and line["room"] == room


def test_the_words_of_an_error_are_told_only_where_they_are_harmless() -> None:
    assert errors.named(KeyError("fp_char_01")) == "KeyError"
    assert errors.named(ValueError("the hand is ...")) == "ValueError"
    assert (
        errors.named(OSError(28, "No space left on device")) == "OSError: No space left on device"
    )
    locked = OperationalError("UPDATE rooms", {}, Exception("x"))
    assert "UPDATE" not in errors.named(locked)

    class PostgresError(Exception):
        """asyncpg's errors go on with the row they are about."""

    PostgresError.__module__ = "asyncpg.exceptions"
    words = 'violates a constraint "people_by_skeleton"\nDETAIL: Key (skeleton)=(Celebrimbor)'
    told = errors.named(IntegrityError("INSERT", {}, PostgresError(words)))
    assert told == 'IntegrityError: violates a constraint "people_by_skeleton"'


def test_lines_for_people() -> None:
    record = logging.LogRecord(
        "westmarch.server", logging.WARNING, "", 0, "it %s", ("rains",), None
    )
    record.facts = {"reference": "abc"}
    with logs.about(logs.About(request="r1", room="shire")):
        line = logs.TextLines().format(record)
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d warning: it rains \[request=r1 room=shire reference=abc\]",
        line,
    )


def test_bots_lines_are_not_about_who_moved_before(
    serve: Callable[..., Service], told: list[str]
) -> None:
    service = serve()
    ann = Caller(service.url)
    room = ann.make("me", "breaks")["id"]
    with ann.look(room) as seen:
        seen.act(["stake", "done"])
        while seen.mine:
            seen.act()
    (line, *_) = until(lambda: [json.loads(one) for one in told if "breaks" in one])
    assert line["room"] == room and "person" not in line and "request" not in line
