"""Load on one machine: many rooms, two scripted players each, moves for a minute.

Starts a server of its own on the loopback address with an empty database (or uses --url), lets the
players move at random, each after a short pause, and reports moves per second and how long a move
takes from the click to the new table. Afterwards the server is killed (kill -9) and started again:
every move that was acknowledged must be there.

    .venv/bin/python benchmarks/load.py [--rooms 200] [--seconds 60] [--pause 1.0] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


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
        """Processor seconds the server had used when the first move was made."""


class Server:
    """A server process on a database."""

    def __init__(self, database: Path) -> None:
        program = "from westmarch.cli import main; main()"
        command = [sys.executable, "-c", program, "serve", "--port", "0"]
        command += ["--database", str(database), "--no-limits", "--bot-workers", "1"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
        for _ in range(200):
            try:
                httpx.get(f"{self.url}/api/health")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise SystemExit("the server does not answer")

    def cpu(self) -> float:
        """Processor seconds used so far; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player:
    """A browser: a cookie and a WebSocket."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.cookie = ""

    async def come(self) -> None:
        answer = await self.client.get("/api/me")
        self.cookie = answer.headers["set-cookie"].partition(";")[0]

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.client.post(path, json=body, headers={"Cookie": self.cookie})
        answer.raise_for_status()
        return answer.json()

    def look(self, url: str, room: str) -> connect:
        address = f"{url.replace('http', 'ws')}/ws/rooms/{room}"
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


async def one_room(
    url: str,
    game: str,
    number: int,
    gate: asyncio.Barrier,
    seconds: float,
    pause: float,
    tally: Tally,
    client: httpx.AsyncClient,
) -> None:
    """Two players make a room, sit down and play."""
    ann, bob = Player(client), Player(client)
    await ann.come()
    await bob.come()
    seats = [{"kind": "me"}, {"kind": "open"}]
    room = (await ann.post("/api/rooms", {"game": game, "seats": seats}))["id"]
    await bob.post(f"/api/rooms/{room}/seats/1")
    await ann.post(f"/api/rooms/{room}/start")
    async with ann.look(url, room) as one, bob.look(url, room) as two:
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
    url: str, arguments: argparse.Namespace, server: Server | None
) -> tuple[Tally, float]:
    """All rooms at once."""
    tally = Tally()
    gate = asyncio.Barrier(arguments.rooms + 1)
    limits = httpx.Limits(max_connections=50)
    # Shared by all players, so it must not keep anybody's cookie.
    jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits, cookies=jar) as client:
        tasks = [
            asyncio.create_task(
                one_room(
                    url,
                    arguments.game,
                    number,
                    gate,
                    arguments.seconds,
                    arguments.pause,
                    tally,
                    client,
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
        tally.cpu = 0.0 if server is None else server.cpu()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, BaseException):
                tally.errors.append(repr(result))
        return tally, min(arguments.seconds, time.perf_counter() - begin)


def lost(url: str, tally: Tally) -> int:
    """Rooms where a move that was acknowledged is not there any more."""
    with httpx.Client(base_url=url, timeout=60) as client:
        return sum(
            client.get(f"/api/rooms/{room}").json()["n"] < n for room, n in tally.last.items()
        )


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pause", type=float, default=1.0, help="mean pause before a move")
    parser.add_argument("--game", default="war_of_the_ring")
    parser.add_argument("--url", help="a running server (started with --no-limits); not killed")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.sqlite3"
        server = None if arguments.url else Server(database)
        url = arguments.url or (server.url if server else "")
        used = 0.0
        try:
            tally, seconds = asyncio.run(load(url, arguments, server))
            if server is not None:
                used = server.cpu() - tally.cpu
                server.kill()
                server = Server(database)
                url = server.url
            missing = lost(url, tally)
        finally:
            if server is not None:
                server.kill()
    moves = len(tally.latencies)
    found = {
        "rooms": arguments.rooms,
        "clients": 2 * arguments.rooms,
        "seconds": round(seconds, 1),
        "moves": moves,
        "moves_per_s": round(moves / seconds, 1),
        "latency_p50_ms": round(percentile(tally.latencies, 0.5) * 1000, 1),
        "latency_p95_ms": round(percentile(tally.latencies, 0.95) * 1000, 1),
        "latency_max_ms": round(max(tally.latencies, default=0.0) * 1000, 1),
        "server_cpu_ms_per_move": round(used / max(moves, 1) * 1000, 2),
        "megabytes_received": round(tally.bytes / 1e6, 1),
        "games_finished": tally.finished // 2,
        "errors": len(tally.errors),
        "rooms_with_lost_moves": missing,
        "cores": os.cpu_count(),
    }
    if arguments.json:
        print(json.dumps(found))
    else:
        for key, value in found.items():
            print(f"{key:24} {value}")
        for error in tally.errors[:5]:
            print(f"error: {error}")
    sys.exit(1 if tally.errors or missing else 0)


if __name__ == "__main__":
    main()
