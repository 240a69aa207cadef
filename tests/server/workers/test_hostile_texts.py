"""Texts and numbers that a database may choke on: refused or kept alike on both, never a fault."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller
from westmarch.server.common.time import now
from westmarch.server.rooms.statements import add_chat
from westmarch.tabletop.rows import ChatRow

TEXTS = (
    "a\u0000b",
    "\u0000",
    "\ud800",
    "a\udfffb",
    "\ufffe",
    "\U000e0001",
    "\u202e",
    "%",
    "'\";--",
)
NUMBERS = (2**31 - 1, 2**31, 2**63 - 1, 2**63, -(2**31) - 1)


def tries(text: str) -> list[tuple[str, str, Any]]:
    """Requests with this text wherever one is taken."""
    return [
        ("PATCH", "/api/me", {"name": text}),
        ("POST", "/api/accounts", {"name": text, "password": "long enough"}),
        ("POST", "/api/accounts", {"name": f"Sam{text}", "password": f"long enough {text}"}),
        ("POST", "/api/accounts", {"name": "S", "password": "long enough", "mail": f"{text}@x.y"}),
        ("POST", "/api/session", {"name": text, "password": text}),
        ("POST", "/api/session/recover", {"name": text, "code": text, "password": "long enough"}),
        ("POST", "/api/rooms", {"game": text}),
        ("POST", "/api/rooms", {"game": "duel", "seed": text}),
        ("POST", "/api/rooms", {"game": "duel", "position": text}),
        ("POST", "/api/rooms", {"game": "duel", "options": {text: text}}),
        ("POST", "/api/rooms", {"game": "duel", "seats": [{"kind": "bot", "bot": text}]}),
        ("POST", "/api/decks", {"name": text, "heroes": [1], "cards": [[73, 3]]}),
        ("POST", "/api/battles", {"plan": {"title": text}}),
        ("POST", "/api/battles", {"plan": {text: text}}),
        ("POST", "/api/games/lotr_card_game/decks/read", {"text": text}),
    ]


def refused_or_done(answer: Any) -> None:
    assert answer.status_code < 500, (answer.request.url, answer.request.content, answer.text)
    if answer.status_code >= 400:
        assert answer.json()["error"]["message"]


@pytest.mark.parametrize("text", TEXTS, ids=ascii)
def test_texts(on_both: Service, text: str) -> None:
    ann = Caller(on_both.url)
    for method, path, body in tries(text):
        headers = {"Content-Type": "application/json"}
        sent = json.dumps(body).encode()  # surrogates as \\ud800, which is JSON
        refused_or_done(ann.http.request(method, path, content=sent, headers=headers))
    for place in (
        "rooms/{}",
        "rooms/{}/replay",
        "decks/{}",
        "battles/{}",
        "games/{}",
        "rooms/{}/record",
    ):
        written = "".join(f"%{byte:02x}" for byte in text.encode("utf-8", "surrogatepass"))
        refused_or_done(ann.http.get("/api/" + place.format(written)))
    room = ann.make("me", "me")["id"]
    with ann.look(room) as seen:
        for message in ({"type": "chat", "text": text}, {"type": "act", "n": 0, "action": [text]}):
            seen.connection.send(json.dumps(message))
            frame = seen.next("chat", "refused")
            assert frame.get("code") != "server_error", frame
    assert ann.get("/api/health")["status"] == "ok"


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers(on_both: Service, number: int) -> None:
    ann = Caller(on_both.url)
    deck = ann.post("/api/decks", {"heroes": [1], "cards": [[73, 3]]})
    battle = ann.post("/api/battles", {"plan": {"title": "Kept"}})
    room = ann.make("me", "me")["id"]
    for method, path, body in (
        ("PUT", f"/api/decks/{deck['id']}", {"heroes": [1], "cards": [], "revision": number}),
        ("PUT", f"/api/battles/{battle['id']}", {"plan": {"title": "K"}, "revision": number}),
        ("POST", "/api/decks", {"heroes": [number], "cards": [[number, number]]}),
        ("POST", f"/api/rooms/{room}/continue", {"at": number, "seat": 0, "bot": "random"}),
        ("POST", f"/api/rooms/{room}/resign", {"seat": number}),
        ("POST", f"/api/rooms/{room}/seats/{number}", None),
        ("GET", f"/api/rooms/{room}/replay?at={number}&since={number}&seat={number}", None),
        ("POST", "/api/battles", {"plan": {"title": "K", "rounds": number}}),
    ):
        refused_or_done(ann.http.request(method, path, json=body))
    assert ann.get("/api/health")["status"] == "ok"


def test_what_cannot_be_kept_spoils_nothing_but_itself(on_both: Service) -> None:
    """Writes share a transaction: one that the database refuses does not undo the others."""
    ann = Caller(on_both.url)
    room = ann.make("me", "me")["id"]
    store, epoch = on_both.hall.store, on_both.room(room).row.epoch

    async def write_together() -> None:
        said = {"room": room, "person": "p", "name": "Ann", "at": now()}
        rows = [ChatRow(**said, text=text) for text in ("one", "a\u0000b", "two")]
        await asyncio.gather(
            *(store.write(add_chat(row, epoch)) for row in rows), return_exceptions=True
        )

    on_both.do(write_together())
    kept = [row.text for row in on_both.do(store.chat(room))]
    assert [text for text in kept if "\u0000" not in text] == ["one", "two"]
