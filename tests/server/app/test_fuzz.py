"""Thousands of malformed and hostile WebSocket messages: refused, never applied, server alive."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, Seen, play_on, together
from westmarch.kernel.engine.state import encode

MESSAGES = 6000
BATCH = 60

KINDS = ("act", "undo", "undo_answer", "chat", "ping", "resign", "hello", "update", "", "ACT", 7)
WORDS = ("stake", "play", "done", "more", "use_die", "move_to", "edoras", "fp_char_01", "__class__")
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    10**30,
    1.5,
    1e308,
    "",
    "0",
    "\u0000",
    "é" * 50,
    "\u202e",
    "'; drop table rooms; --",
    "../../etc/passwd",
    [],
    {},
    [[]],
    ["stake"],
    ["stake", "done"],
    {"$ne": 1},
    {"type": "act"},
    "x" * 600,
)
RAW: tuple[str | bytes, ...] = (
    "",
    " ",
    "{",
    "}",
    "null",
    "[]",
    "0",
    '"act"',
    "NaN",
    '{"type":"act"',
    '{"type":"act","type":"resign"}',
    '{"type":"act","n":1e400,"action":["stake"]}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"act","n":0,"action":["\\u0000"]}',
    "[" * 5000,
    '{"a":' * 1500,
    '{"type":"chat","text":"' + "y" * 9000 + '"}',
    "z" * 20_000,
    b"",
    b"\x00\xff\xfe",
    b'{"type":"ping"}',
    "\u0000",
    "\ufeff{}",
)


class Fuzzer:
    """Makes messages that must not change anything, whoever sends them."""

    def __init__(self, seed: int, n: int, owner: bool) -> None:
        self.rng = Random(seed)
        self.n = n
        self.owner = owner

    def next(self) -> str | bytes:
        which = self.rng.random()
        if which < 0.25:
            return self.rng.choice(RAW)
        if which < 0.35:
            return self._mutated(self._message())
        return json.dumps(self._message())

    def _message(self) -> Any:
        rng = self.rng
        kind = rng.choice(KINDS)
        message: dict[str, Any] = {"type": kind}
        for field in ("n", "action", "agree", "text", "seat", rng.choice(WORDS)):
            if rng.random() < 0.7:
                message[field] = rng.choice(ODD)
        if kind == "act" and rng.random() < 0.8:
            message["action"] = [rng.choice((*WORDS, *range(-2, 12))) for _ in range(3)]
            message["n"] = rng.choice((self.n - 1, self.n, self.n + 1, rng.choice(ODD)))
        if kind == "resign" and rng.random() < 0.8:
            message["seat"] = rng.choice((0, 1, 2, 15, -1))
        if self.owner and kind in ("resign", "undo"):
            message["type"] = "act"  # these would be allowed
        return message

    def _mutated(self, message: Any) -> str:
        text = list(json.dumps(message))
        for _ in range(self.rng.randrange(1, 6)):
            place = self.rng.randrange(len(text))
            text[place] = self.rng.choice('{}[]",:0\\x\u0007\u2028é')
        return "".join(text)


def attack(caller: Caller, room: str, seed: int, n: int, owner: bool, count: int) -> int:
    """Send hostile messages, connecting again when thrown out; how many were sent."""
    fuzzer = Fuzzer(seed, n, owner)
    sent = 0
    while sent < count:
        with caller.look(room) as seen:
            try:
                while sent < count:
                    for _ in range(BATCH):
                        seen.connection.send(fuzzer.next())
                    seen.connection.send('{"type":"ping"}')
                    sent += BATCH
                    drain(seen)
            except ConnectionClosed:
                pass
    return sent


def drain(seen: Seen) -> None:
    """Read everything up to the answer to the last ping; nothing but refusals and talk may come."""
    answers = 0
    while answers < BATCH + 1:
        frame = seen.next()
        assert frame["type"] in ("refused", "pong", "chat", "presence"), frame
        if frame["type"] == "refused":
            assert frame["code"] != "server_error", frame
            assert frame["message"]
        if frame["type"] in ("refused", "pong", "chat"):
            answers += 1
    seen.frames.clear()
    seen.texts.clear()


def test_hostile_messages(on_both: Service) -> None:
    service = on_both
    ann, bob, eve = (Caller(service.url) for _ in range(3))
    nobody = Caller(service.url, guest=False)
    total = 0
    for game, seed in (("duel", 1), ("war_of_the_ring", 2)):
        options = {"goal": "9"} if game == "duel" else {}
        room = together(ann, bob, game=game, options=options)["id"]
        with ann.look(room) as red, bob.look(room) as blue:
            play_on([red, blue], 5)
        live = service.room(room)
        while live.row.to_act == 1:  # until ann is to decide
            with ann.look(room) as red, bob.look(room) as blue:
                play_on([red, blue], 1)
        assert live.table is not None
        before = (live.row.seq, encode(live.table.state), len(live.log))
        for number, (caller, owner) in enumerate(
            ((ann, True), (bob, False), (eve, False), (nobody, False))
        ):
            # What the owner of the decision could legally do is left out by an older number.
            n = before[0] - 5 if owner else before[0]
            share = MESSAGES // 8
            total += attack(caller, room, seed * 10 + number, n, owner or caller is bob, share)
            assert (live.row.seq, encode(live.table.state), len(live.log)) == before
            assert live.row.status == "playing"
        assert ann.get("/api/health")["status"] == "ok"
        with ann.look(room) as seen:
            assert seen.mine and seen.act()["type"] == "update"
    assert total >= MESSAGES
