"""Load on one machine: many rooms, two scripted players each, moves for a minute.

Starts a server of its own on the loopback address with an empty database (or uses --url), lets the
players move at random, each after a short pause, and reports moves per second and how long a move
takes from the click to the new table. Afterwards the server is killed (kill -9) and started again:
every move that was acknowledged must be there.

    .venv/bin/python benchmarks/load.py [--rooms 200] [--seconds 60] [--pause 1.0] [--json]

With --processes N the site is N processes on a PostgreSQL and a Redis that are started for it (from
Debian's packages); the two players of a room are at different processes. With --all, one run shows
one after the other: SQLite; 1, 2 and 3 processes as fast as they go; 1,000 rooms in which somebody
moves every five seconds, on SQLite and on two processes; and whether bots that play alone slow
down a person's bot (flood.py).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any

import flood
import httpx
import msgspec
from servers import Alone, Server, Site
from websockets.asyncio.client import ClientConnection, connect

import westmarch


class Action(msgspec.Struct):
    action: list[str | int]


class Decision(msgspec.Struct):
    n: int
    mine: bool
    actions: list[Action]


class Frame(msgspec.Struct):
    """What a scripted player reads of a message."""

    type: str
    n: int = -1
    decision: Decision | None = None
    code: str = ""


_FRAME = msgspec.json.Decoder(Frame)


class Tally:
    """What happened, over all rooms."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.last: dict[str, int] = {}
        self.bytes = 0
        self.finished = 0
        self.cpu = 0.0
        """Processor seconds the servers used meanwhile."""


class Player:
    """A browser: a cookie and a WebSocket."""

    def __init__(self, client: httpx.AsyncClient, url: str) -> None:
        self.client = client
        self.url = url
        self.cookie = ""

    async def come(self) -> None:
        answer = await self.client.get(f"{self.url}/api/me")
        self.cookie = answer.headers["set-cookie"].partition(";")[0]

    async def post(self, path: str, body: Any = None) -> Any:
        headers = {"Cookie": self.cookie}
        answer = await self.client.post(f"{self.url}{path}", json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    def look(self, room: str) -> connect:
        address = f"{self.url.replace('http', 'ws')}/ws/rooms/{room}"
        return connect(
            address,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=60,
        )


async def play(
    socket: ClientConnection, room: str, until: float, pause: float, rng: Random, tally: Tally
) -> None:
    """Move whenever it is for this player to move."""
    clicked, asked = 0.0, -1
    async for text in socket:
        tally.bytes += len(text)
        frame = _FRAME.decode(text)
        if frame.type == "refused":
            tally.errors.append(frame.code)
            continue
        if frame.type not in ("hello", "update"):
            continue
        if clicked and frame.n > asked:
            tally.latencies.append(time.perf_counter() - clicked)
            clicked = 0.0
        tally.last[room] = max(frame.n, tally.last.get(room, 0))
        if frame.decision is None:
            tally.finished += 1
            return
        if time.perf_counter() >= until:
            return
        if frame.decision.mine and not clicked:
            await asyncio.sleep(pause * rng.uniform(0.5, 1.5))
            if time.perf_counter() >= until:
                return
            chosen = rng.choice(frame.decision.actions).action
            asked, clicked = frame.decision.n, time.perf_counter()
            await socket.send(json.dumps({"type": "act", "n": asked, "action": chosen}))


AT_ONCE = 20
"""So many rooms are made at the same time."""


async def _sit_down(
    urls: list[str], game: str, number: int, client: httpx.AsyncClient
) -> tuple[Player, Player, str]:
    """A new room with two players, the game begun."""
    ann, bob = (Player(client, urls[(number + n) % len(urls)]) for n in range(2))
    await ann.come()
    await bob.come()
    seats = [{"kind": "me"}, {"kind": "open"}]
    room = (await ann.post("/api/rooms", {"game": game, "seats": seats}))["id"]
    await bob.post(f"/api/rooms/{room}/seats/1")
    await ann.post(f"/api/rooms/{room}/start")
    return ann, bob, room


async def one_room(
    urls: list[str],
    game: str,
    number: int,
    gate: asyncio.Barrier,
    seconds: float,
    pause: float,
    tally: Tally,
    client: httpx.AsyncClient,
    setting_up: asyncio.Semaphore,
) -> None:
    """Two players make a room, sit down and play."""
    async with setting_up:
        ann, bob, room = await _sit_down(urls, game, number, client)
    async with ann.look(room) as one, bob.look(room) as two:
        await gate.wait()
        until = time.perf_counter() + seconds
        rng = Random(number)
        players = [
            asyncio.create_task(play(socket, room, until, pause, rng, tally))
            for socket in (one, two)
        ]
        done, late = await asyncio.wait(players, timeout=seconds + 20)
        for task in late:
            task.cancel()
        for task in done:
            if task.exception() is not None:
                tally.errors.append(repr(task.exception()))


async def load(
    urls: list[str], arguments: argparse.Namespace, cpu: Callable[[], float]
) -> tuple[Tally, float]:
    """All rooms at once; `cpu` tells the processor seconds the servers have used."""
    tally = Tally()
    gate = asyncio.Barrier(arguments.rooms + 1)
    setting_up = asyncio.Semaphore(AT_ONCE)  # of this run: it is bound to its event loop
    limits = httpx.Limits(max_connections=50)
    # Shared by all players, so it must not keep anybody's cookie.
    jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(timeout=60, limits=limits, cookies=jar) as client:
        tasks = [
            asyncio.create_task(
                one_room(
                    urls,
                    arguments.game,
                    number,
                    gate,
                    arguments.seconds,
                    arguments.pause,
                    tally,
                    client,
                    setting_up,
                )
            )
            for number in range(arguments.rooms)
        ]
        ready = asyncio.create_task(gate.wait())
        await asyncio.wait((ready, *tasks), return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            await gate.abort()
        begin = time.perf_counter()
        before = cpu()
        await asyncio.sleep(arguments.seconds)
        tally.cpu, taken = cpu() - before, time.perf_counter() - begin
        moves = len(tally.latencies)
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            # Who waited for a room that could not be made has nothing to tell.
            if isinstance(result, BaseException) and not isinstance(
                result, asyncio.BrokenBarrierError
            ):
                tally.errors.append(repr(result))
        del tally.latencies[moves:]  # those after the time
        return tally, taken


def lost(url: str, tally: Tally) -> int:
    """Rooms where a move that was acknowledged is not there any more."""
    with httpx.Client(base_url=url, timeout=60) as client:
        return sum(
            client.get(f"/api/rooms/{room}").json()["n"] < n for room, n in tally.last.items()
        )


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """One load, and what came of it."""
    with contextlib.ExitStack() as stack:
        servers: list[Server] = []
        if arguments.url:
            urls = [arguments.url]
        else:
            site = stack.enter_context(Site() if arguments.processes else Alone())
            servers = [site.start(bots=False) for _ in range(arguments.processes or 1)]
            urls = [server.url for server in servers]
        tally, seconds = asyncio.run(
            load(urls, arguments, lambda: sum(server.cpu() for server in servers))
        )
        if servers:
            for server in servers:
                server.kill()
            urls = [site.start(bots=False).url]
        missing = lost(urls[0], tally)
    moves = len(tally.latencies)
    kind = f"{arguments.processes} on PostgreSQL" if arguments.processes else "1 on SQLite"
    return {
        "processes": arguments.url or kind,
        "rooms": arguments.rooms,
        "clients": 2 * arguments.rooms,
        "seconds": round(seconds, 1),
        "moves": moves,
        "moves_per_s": round(moves / seconds, 1),
        "latency_p50_ms": round(percentile(tally.latencies, 0.5) * 1000, 1),
        "latency_p95_ms": round(percentile(tally.latencies, 0.95) * 1000, 1),
        "latency_max_ms": round(max(tally.latencies, default=0.0) * 1000, 1),
        "server_cpu_ms_per_move": round(tally.cpu / max(moves, 1) * 1000, 2),
        "megabytes_received": round(tally.bytes / 1e6, 1),
        "games_finished": tally.finished // 2,
        "errors": len(tally.errors),
        "first_errors": tally.errors[:5],
        "rooms_with_lost_moves": missing,
        "cores": os.cpu_count(),
        "build": westmarch.BUILD,
    }


def runs(arguments: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """What is to be measured, one after the other."""
    if not arguments.all:
        yield measure(arguments)
        return
    for processes in (0, 1, 2, 3):
        fast = {"processes": processes, "rooms": 60, "pause": 0.0, "seconds": 15.0}
        yield measure(argparse.Namespace(**{**vars(arguments), **fast}))
    for processes in (0, 2):
        calm = {"processes": processes, "rooms": 1000, "pause": 5.0, "seconds": 40.0}
        yield measure(argparse.Namespace(**{**vars(arguments), **calm}))
    yield flood.measure()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pause", type=float, default=1.0, help="mean pause before a move")
    parser.add_argument("--game", default="war_of_the_ring")
    parser.add_argument("--url", help="a running server (started with --no-limits); not killed")
    parser.add_argument("--processes", type=int, default=0, help="on PostgreSQL and Redis")
    parser.add_argument("--all", action="store_true", help="everything, one after the other")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # for the servers too
    bad = False
    for found in runs(arguments):
        bad = bad or bool(found["errors"] or found.get("rooms_with_lost_moves"))
        if arguments.json:
            print(json.dumps(found), flush=True)
            continue
        for key, value in found.items():
            print(f"{key:32} {value}")
        print(flush=True)
    sys.exit(bad)


if __name__ == "__main__":
    main()
