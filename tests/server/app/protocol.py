"""What the server says and understands, as text: ``python -m tests.server.app.protocol`` writes it.

``protocol.json`` holds the paths, parameters, fields and codes of the HTTP API, the fields of each
message that the WebSockets take, and one example of each message that they send. The names of
Python's types and functions are left out: they may change, and nothing else may by chance.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from tests.server.support.bot_client import account, challenge, heard, robot
from tests.server.support.live_server import Service, toys
from tools.harness.site_client import Caller, Json, together
from westmarch.server.app.application import make_app
from westmarch.server.bot_api.schemas import BotMessage
from westmarch.server.config import Settings
from westmarch.tabletop.views.messages import Message

FILE = Path(__file__).parent / "protocol.json"
PYTHONS = ("operationId", "summary", "description", "title", "tags", "deprecated")
"""What of a description says how the program is written."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, toys():
        service = Service(Path(folder) / "rooms.sqlite3").start()
        try:
            told = {**described(), "sent": sent(service)}
        finally:
            service.stop()
    FILE.write_text(laid_out(told), encoding="utf-8")


def laid_out(of: Any, depth: int = 3) -> str:
    """JSON with a line for each path, schema and message."""
    if not depth or not of or not isinstance(of, dict | list):
        return json.dumps(of, ensure_ascii=False)
    parts = of.items() if isinstance(of, dict) else enumerate(of)
    inside = [
        (f"{json.dumps(key)}: " if isinstance(of, dict) else "") + laid_out(one, depth - 1).strip()
        for key, one in parts
    ]
    begin, end = "{}" if isinstance(of, dict) else "[]"
    return begin + "\n" + ",\n".join(inside) + "\n" + end + "\n"


# ---- what is described


def described() -> Json:
    """What the program says of itself, without being asked by anybody."""
    return {"http": http(), "understood": understood()}


def http() -> Json:
    """Every path with its methods; schemas are numbered in the order in which they are named."""
    app = make_app(Settings(database="sqlite+aiosqlite://", limits=False))
    described = app.openapi_schema.to_schema()
    return numbered(described["paths"], described["components"]["schemas"])


def understood() -> Json:
    """The messages that the WebSocket of a room and that of a bot take."""
    whole, components = msgspec.json.schema_components([Message, BotMessage])
    room, bot = whole
    return numbered({"room": room, "bot": bot}, components)


def numbered(of: Any, components: Json) -> Json:
    """A description whose components have numbers in place of names."""
    numbers: dict[str, int] = {}
    schemas: list[Any] = []

    def told(of: Any, fields: bool = False) -> Any:
        if isinstance(of, list | tuple):
            return [told(one) for one in of]
        if not isinstance(of, dict):
            return of
        if isinstance(reference := of.get("$ref"), str):
            return f"#{number(reference.rpartition('/')[2])}"
        if isinstance(of.get("mapping"), dict):  # of tags to components
            of = {**of, "mapping": sorted(of["mapping"])}
        if list(of) == ["schema"] and not fields:
            return told(of["schema"])
        return {
            key: told(value, fields=key in ("properties", "paths") and not fields)
            for key, value in sorted(of.items())
            if fields or key not in PYTHONS
        }

    def number(name: str) -> int:
        if name not in numbers:
            numbers[name] = len(schemas)
            schemas.append(None)
            schemas[numbers[name]] = told(components[name])
        return numbers[name]

    return {"of": told(of, fields=True), "schemas": schemas}


# ---- what is sent


def sent(service: Service) -> dict[str, list[Json]]:
    """Examples of each message: one of every form that differs in its fields."""
    found: dict[str, list[Json]] = {}
    for where, message in (*at_a_table(service), *with_a_bot(service)):
        known = found.setdefault(f"{where} {message['type']}", [])
        if all(form(one) != form(message) for one in known):
            known.append(message)
    return dict(sorted(found.items()))


def at_a_table(service: Service) -> Iterator[tuple[str, Json]]:
    """Two people play: moves, mistakes, moves taken back, remarks; one looks on."""
    ann, bob, eve = (Caller(service.url) for _ in range(3))
    room = together(ann, bob, seed="7")["id"]
    with ExitStack() as open_:
        red, blue = open_.enter_context(ann.look(room)), open_.enter_context(bob.look(room))
        yield "room", red.frames[0]
        yield "room", red.next("presence")
        red.say(type="ping")
        yield "room", red.next("pong")
        yield "room", red.act(["stake", "more"])
        red.say(type="undo")
        yield "room", red.next("update")
        yield "room", red.act(["no", "such", "action"])
        red.say(type="why", n=red.state["n"], thing={"card": "1"})
        yield "room", red.next("why")
        red.act(["stake", "done"])
        red.act()
        blue.caught_up(red.state["n"])
        yield "room", blue.frames[-1]
        red.say(type="undo")
        yield "room", blue.next("undo_offer")
        blue.say(type="undo_answer", agree=False)
        yield "room", red.next("undo_answer")
        red.say(type="chat", text="Well played.")
        yield "room", blue.next("chat")
        looking = open_.enter_context(eve.look(room))
        yield "room", looking.frames[0]
        red.say(type="resign", seat=0)
        while red.state["room"]["status"] == "playing":
            red.next("update")
        yield "room", red.frames[-1]
    alone = ann.make("me", "dawdles", seed="7")["id"]
    with ann.look(alone) as seen:
        while seen.mine:
            seen.act()
        yield "room", seen.next("thinking")


def with_a_bot(service: Service) -> Iterator[tuple[str, Json]]:
    """A bot account is challenged, declines, accepts, plays, says something and resigns."""
    owner = account(service.url)
    bot = robot(owner)
    with bot.socket("/events") as events:
        yield "bot", heard(events, "account")
        events.send(json.dumps({"type": "ping"}))
        yield "bot", heard(events, "pong")
        declined = challenge(owner, bot, seed="7")
        yield "bot", heard(events, "challenge")
        with owner.look(declined) as seen:
            bot.ask("POST", f"/games/{declined}/decline", {"reason": "later"})
            yield "room", seen.next("declined")
        yield "bot", heard(events, "challenge_gone")
        room = challenge(owner, bot, seed="7")
        bot.ask("POST", f"/games/{room}/accept")
        yield "bot", heard(events, "game_start")
        with owner.look(room) as seen, bot.socket(f"/games/{room}?dealt=1") as table:
            yield "bot", heard(table, "state")
            while seen.mine:
                seen.act()
            yield "bot", heard(events, "your_turn")
            state = heard(table, "state")
            while not (state["decision"] or {}).get("mine"):
                state = heard(table, "state")
            yield "bot", state
            n, [first, *_] = state["n"], state["decision"]["actions"]
            table.send(json.dumps({"type": "act", "n": n, "id": first["id"]}))
            yield "bot", heard(table, "acted")
            table.send(json.dumps({"type": "act", "n": n + 7, "id": first["id"]}))
            yield "bot", heard(table, "refused")
            seen.say(type="chat", text="Well played.")
            yield "bot", heard(table, "chat")
            table.send(json.dumps({"type": "chat", "text": "Thank you."}))
            said = seen.next("chat")
            yield "room", said if said.get("bot") else seen.next("chat")
            table.send(json.dumps({"type": "resign"}))
            yield "bot", heard(events, "game_over")


# ---- forms


def form(of: Any) -> Any:
    """The fields of a message and the kinds of their values, without the values. Of a list, every
    form that occurs in it; what the game itself says is the game's."""
    if isinstance(of, dict):
        return {key: form(value) for key, value in sorted(of.items()) if key not in GAMES}
    if isinstance(of, list):
        return sorted({json.dumps(form(one)) for one in of})
    return "number" if isinstance(of, int | float) and not isinstance(of, bool) else kind(of)


GAMES = ("view", "dealt", "details", "target", "targets")
"""Fields whose contents belong to a game, not to the protocol."""


def kind(of: Any) -> str:
    return "null" if of is None else type(of).__name__


if __name__ == "__main__":
    main()
