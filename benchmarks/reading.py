"""Whether somebody who only reads can hold up those who play: many finished games are asked for
from one address, as fast as the server answers, while two seats at a table move.

The games are the records of the tests, each under many ids in a database of its own. Pages,
replays, stories and records are asked for in turn. Reported are the time from a click to the new
table before and during the flood, what the stranger was answered, and the server's memory.

`flood.py reading` runs it. With --running the games are not finished: their pages open them. It
ends with 1 when moves were slower than they may be (95 of 100 within 50 ms), or memory grew beyond
what rooms may take.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from servers import ROOT, Server
from sqlalchemy import insert
from websockets.asyncio.client import connect

from westmarch.kernel import registry
from westmarch.kernel.record import Record, loads
from westmarch.server.common.time import now
from westmarch.server.storage.engine import make_engine, upgrade
from westmarch.server.storage.rows.mapping import to_row
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.journal import journal as journal_table
from westmarch.server.storage.tables.journal import snapshots as snapshots_table
from westmarch.server.storage.tables.journal import states as states_table
from westmarch.tabletop.journal import codec
from westmarch.tabletop.rows import FINISHED, PERSON, PLAYING, RoomRow, SeatRow

GOLDEN = ROOT / "tests" / "contract" / "golden"
RECORDS = (
    "war_of_the_ring/heuristic.jsonl",
    "five_armies/heuristic.jsonl",
    "lotr_card_game/heuristic-first_player-player_2-players-3-scenario-"
    "journey_along_the_anduin.jsonl",
    "battles_of_westeros/heuristic-battle-harassment_to_harrenhal.jsonl",
)
STRANGER = "127.0.0.2"
AT_ONCE = 20
"""Requests of the stranger under way."""
PAGES = ("", "/replay", "/story", "/record", "/public")
ALLOWED_MS = 50.0
ALLOWED_MB = 512 + 100
PAUSE = 0.05


async def fill(database: Path, games: int, running: bool) -> list[str]:
    """Make the games; their ids."""
    engine = make_engine(f"sqlite+aiosqlite:///{database}")
    await upgrade(engine)
    ids: list[str] = []
    for place, name in enumerate(RECORDS):
        record = loads((GOLDEN / name).read_text())
        mine = [f"game{place}x{n}" for n in range(games // len(RECORDS))]
        rows = _made(record, running)
        async with engine.begin() as connection:
            for table, made in rows:
                for id_ in mine:
                    key = "id" if table is db.rooms else "room"
                    await connection.execute(insert(table), [{**row, key: id_} for row in made])
        ids += mine
    await engine.dispose()
    Random(1).shuffle(ids)
    return ids


def _made(record: Record, running: bool) -> list[tuple[Any, list[dict[str, Any]]]]:
    """The rows of one game, by table."""
    game = registry.game(record.header.game)
    if running:
        record = record.cut(len(record.entries) - 1)
    table, journal = codec.retrace("", game, record, "")
    row = RoomRow(
        id="",
        game=game.id,
        options=dict(record.header.options),
        status=PLAYING if running else FINISHED,
        owner="nobody",
        seed=str(record.header.seed),
        position=record.header.position,
        seq=journal[-1].seq,
        moves=len(journal) - 1,
        turn=journal[-1].turn,
        ending="" if running else table.state.ending,
        winners=[] if running else list(table.state.winners),
        created=now(),
        updated=now(),
    )
    seats = [
        SeatRow(room="", seat=n, kind=PERSON, person=f"person{n}", name=f"Person {n}")
        for n in range(len(game.seats(row.options)))
    ]
    state = to_row(codec.snapshot_of("", row.seq, table))
    return [
        (db.rooms, [to_row(row)]),
        (db.seats, [to_row(seat) for seat in seats]),
        (journal_table, [to_row(line) for line in journal]),
        (states_table, [state]),
        (snapshots_table, [state]),
    ]


async def play(url: str, until: asyncio.Event, taken: list[float]) -> None:
    """Move at random at a table where both seats are mine."""
    rng = Random(2)
    seats = [{"kind": "me"}, {"kind": "me"}]
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        await client.get("/api/me")
        cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
        while not until.is_set():
            made = await client.post("/api/rooms", json={"game": "war_of_the_ring", "seats": seats})
            address = f"{url.replace('http', 'ws')}/ws/rooms/{made.json()['id']}"
            async with connect(
                address, additional_headers={"Cookie": cookie}, max_size=None
            ) as socket:
                since = 0.0
                async for text in socket:
                    frame = msgspec.json.decode(text)
                    if frame["type"] not in ("hello", "update"):
                        continue
                    if since:
                        taken.append(time.perf_counter() - since)
                    if until.is_set() or frame.get("decision") is None:
                        break
                    await asyncio.sleep(PAUSE)
                    decision = frame["decision"]
                    action = rng.choice(decision["actions"])["action"]
                    move = {"type": "act", "n": decision["n"], "action": action}
                    since = time.perf_counter()
                    await socket.send(msgspec.json.encode(move).decode())


def stranger(url: str, ids: list[str], seconds: float, running: bool) -> Counter[int]:
    """The flood, in a process of its own: it must not hold up the clock of those who play."""
    return asyncio.run(_read(url, ids, seconds, running))


async def _read(url: str, ids: list[str], seconds: float, running: bool) -> Counter[int]:
    """Ask for one game after the other."""
    until = asyncio.Event()
    asyncio.get_running_loop().call_later(seconds, until.set)
    answered: Counter[int] = Counter()
    left = iter(range(10**9))
    pages = PAGES[:1] if running else PAGES

    async def one(client: httpx.AsyncClient) -> None:
        while not until.is_set():
            n = next(left)
            page = pages[n // len(ids) % len(pages)] if running else pages[n % len(pages)]
            try:
                answer = await client.get(f"/api/rooms/{ids[n % len(ids)]}{page}")
                answered[answer.status_code] += 1
            except httpx.HTTPError:
                answered[0] += 1

    transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
    async with httpx.AsyncClient(base_url=url, timeout=60, transport=transport) as client:
        await asyncio.gather(*(one(client) for _ in range(AT_ONCE)))
    return answered


def memory(server: Server) -> float:
    """Megabytes in use."""
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def _share(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1)


async def _timed(url: str, seconds: float) -> list[float]:
    """How long moves take meanwhile."""
    taken: list[float] = []
    until = asyncio.Event()
    asyncio.get_running_loop().call_later(seconds, until.set)
    await play(url, until, taken)
    return taken


async def _measure(arguments: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "reading.sqlite3"
        ids = await fill(database, arguments.games, arguments.running)
        more = ["--no-limits"] if arguments.no_limits else []
        server = Server("serve", "--port", "0", "--database", str(database), *more)
        try:
            before = await _timed(server.url, arguments.seconds / 2)
            at_first = memory(server)
            loop = asyncio.get_running_loop()
            with ProcessPoolExecutor(1, get_context("spawn")) as pool:
                await loop.run_in_executor(pool, int)  # it has started
                asked = server.url, ids, arguments.seconds, arguments.running
                flood = loop.run_in_executor(pool, stranger, *asked)
                during = await _timed(server.url, arguments.seconds)
                answered = await flood
            grown = memory(server) - at_first
        finally:
            server.kill()
    return {
        "games": len(ids),
        "running": arguments.running,
        "limits": not arguments.no_limits,
        "answers": {str(status): count for status, count in sorted(answered.items())},
        "moves": [len(before), len(during)],
        "move_p50_ms": [_share(before, 0.5), _share(during, 0.5)],
        "move_p95_ms": [_share(before, 0.95), _share(during, 0.95)],
        "move_p99_ms": [_share(before, 0.99), _share(during, 0.99)],
        "memory_mb": [round(at_first), round(grown)],
    }


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--running", action="store_true", help="the games are not over")
    parser.add_argument("--no-limits", action="store_true", help="nobody is told to wait")


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """What came of it, and in how many ways it was not as it should be."""
    found = asyncio.run(_measure(arguments))
    slow, large = found["move_p95_ms"][1] > ALLOWED_MS, found["memory_mb"][1] > ALLOWED_MB
    return {**found, "errors": int(slow) + int(large)}
