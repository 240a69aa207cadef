"""docs/reference/bot-api.md has every route, and every message has the fields it shows."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.server.support.bot_client import account, challenge, heard, robot
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, Json

PAGE = (Path(__file__).parents[3] / "docs/reference/bot-api.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


def shape(data: Any, loose: tuple[str, ...] = ("view", "options", "data")) -> Any:
    """The fields of a message, and theirs; of a list those of its first item."""
    if isinstance(data, dict):
        return {key: None if key in loose else shape(value) for key, value in data.items()}
    if isinstance(data, list):
        return [shape(data[0])] if data and isinstance(data[0], dict) else []
    return None


def test_every_route_is_described(service: Service) -> None:
    found = set()
    for route in service.app.routes:
        path = re.sub(r"\{room_id:str\}", "{room}", route.path)
        path = re.sub(r"\{bot_id:str\}", "{id}", path)
        if path.startswith(("/api/bot", "/api/me/bots", "/ws/bot")):
            methods = getattr(route, "methods", None) or {"GET"}
            found |= {f"{method} {path}" for method in methods if method != "OPTIONS"}
    told = set(re.findall(r"`((?:GET|POST|PATCH|DELETE) /(?:api|ws)/(?:bot|me)[^`?\s]*)", PAGE))
    assert found == told


def test_every_message_is_as_it_is_shown(service: Service, ann: Caller) -> None:
    bot = robot(account(service.url))
    events = bot.stream("/events")
    gone = challenge(ann, bot)
    events.next("challenge")
    ann.delete(f"/api/rooms/{gone}/seats/1", status=200)
    room = challenge(ann, bot)
    events.until(lambda event: event.get("room") == room)
    told: list[Json] = []
    with bot.socket(f"/games/{room}") as table, ann.look(room) as seen:

        def hear(kind: str) -> Json:
            told.append(heard(table, kind))
            return told[-1]

        def say(**message: Any) -> None:
            table.send(json.dumps(message))

        say(type="accept")
        seen.say(type="chat", text="good luck")
        hear("chat")
        while not seen.mine:
            seen.next()
        while seen.mine:
            seen.act()
        while not ((state := heard(table, "state"))["decision"] or {}).get("mine"):
            pass
        told.append(bot.ask("GET", f"/games/{room}"))  # with all its events
        say(type="act", n=state["n"], action=["stake", "more"])
        assert hear("refused")["rule"]
        say(type="act", n=state["n"], id=state["decision"]["actions"][0]["id"])
        done = hear("acted")
        seen.caught_up(done["n"])
        seen.say(type="undo")
        hear("undo_offer")
        say(type="undo_answer", agree=True)
        hear("undo_answer")
        say(type="ping")
        hear("pong")
        say(type="resign")
        while heard(table, "state")["status"] == "playing":
            pass
    events.until(lambda event: event["type"] == "game_over")
    told += [event for event in events.told if event.get("room") != gone or "gone" in event["type"]]
    shown = {one["type"]: shape(one) for one in EXAMPLES if "type" in one}
    found = {one["type"]: shape(one) for one in told}
    assert found == shown
    answers = [one for one in EXAMPLES if "type" not in one]
    assert answers[-1].keys() == {"n", "again"}
    events.close()
