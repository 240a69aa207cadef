"""Whether those who flood a server slow down those who play.

    .venv/bin/python benchmarks/flood.py bots
    .venv/bin/python benchmarks/flood.py reading [--games 1000] [--seconds 20] [--running]
        [--no-limits]

`bots`: how long a bot takes to answer a person's move, before and while many rooms of bots alone
want to go on, with one worker for all of them. `reading`: how long a move takes while one address
asks for a thousand finished games (reading.py).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from random import Random
from typing import Any

import httpx
import msgspec
import reading
from servers import Site
from websockets.asyncio.client import connect

ROOMS = 100
"""Rooms of bots alone."""
ANSWERS = 30
"""The bot's answers that are timed, before and during."""
LONGEST = 60.0
BOT = "heuristic"
GAME = "war_of_the_ring"


async def _answers(url: str, client: httpx.AsyncClient, count: int) -> list[float]:
    """How long a bot takes, from when it is to move until the person is."""
    rng = Random(1)
    found: list[float] = []
    end = time.perf_counter() + LONGEST
    while len(found) < count and time.perf_counter() < end:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": BOT}]
        room = (await client.post("/api/rooms", json={"game": GAME, "seats": seats})).json()["id"]
        cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
        address = f"{url.replace('http', 'ws')}/ws/rooms/{room}"
        headers = {"Cookie": cookie}
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            since = 0.0
            async for text in socket:
                frame = msgspec.json.decode(text)
                decision = frame.get("decision")
                if frame["type"] not in ("hello", "update"):
                    continue
                if decision is None or len(found) >= count or time.perf_counter() > end:
                    break
                if not decision["mine"]:
                    since = since or time.perf_counter()
                    continue
                if since:
                    found.append(time.perf_counter() - since)
                    since = 0.0
                action = rng.choice(decision["actions"])["action"]
                await socket.send(
                    msgspec.json.encode(
                        {"type": "act", "n": decision["n"], "action": action}
                    ).decode()
                )
    return found


async def _flood(url: str) -> dict[str, Any]:
    async with (
        httpx.AsyncClient(base_url=url, timeout=60) as person,
        httpx.AsyncClient(base_url=url, timeout=60) as stranger,
    ):
        await person.get("/api/me")
        await stranger.get("/api/me")
        before = await _answers(url, person, ANSWERS)
        seats = [{"kind": "bot", "bot": BOT}] * 2
        for _ in range(ROOMS):
            made = await stranger.post("/api/rooms", json={"game": GAME, "seats": seats})
            made.raise_for_status()
        during = await _answers(url, person, ANSWERS)
    return {
        "bots_alone_rooms": ROOMS,
        "bot_answers": [len(before), len(during)],
        "bot_answer_p50_ms_before": _share(before, 0.5),
        "bot_answer_p50_ms_in_flood": _share(during, 0.5),
        "bot_answer_p95_ms_before": _share(before, 0.95),
        "bot_answer_p95_ms_in_flood": _share(during, 0.95),
        "errors": 0 if before and during else 1,
    }


def _share(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1)


def measure() -> dict[str, Any]:
    """One server without bots, one worker."""
    with Site() as site:
        server = site.start(bots=False)
        site.work()
        return asyncio.run(_flood(server.url))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    modes = parser.add_subparsers(dest="mode", required=True)
    modes.add_parser("bots", help="bots that play alone")
    reading.add_options(modes.add_parser("reading", help="somebody who only reads"))
    arguments = parser.parse_args()
    found = measure() if arguments.mode == "bots" else reading.measure(arguments)
    print(json.dumps(found, indent=2))
    sys.exit(bool(found["errors"]))


if __name__ == "__main__":
    main()
