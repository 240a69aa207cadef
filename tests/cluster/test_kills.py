"""Killed at any moment, the site goes on and loses nothing.

People play on two processes, bots think in two workers; then, again and again, one of them, Redis
or PostgreSQL is killed (kill -9) and started anew, or a process is frozen for longer than a lease
lasts. A few moments by default; WESTMARCH_MOMENTS=100 for the long form, which `make attack` runs:
it prints a table, and holds that nobody waits longer than 20 seconds (WESTMARCH_LONGEST).
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from statistics import median

import pytest

from tests.cluster.players import Game, Player
from tests.server.support.server_process import COMMAND, ROOT, Process
from tools.harness.services import Postgres, Redis, postgres_folder, redis_program
from tools.harness.site_client import until

MOMENTS = int(os.environ.get("WESTMARCH_MOMENTS", "4"))
VICTIMS = ("owner", "worker", "redis", "postgres", "frozen owner")
FROZEN = 14.0
"""Seconds for which a process is frozen: its rooms are taken over after ten."""
PATIENCE = 120.0
LONGEST = float(os.environ.get("WESTMARCH_LONGEST", "inf"))
"""Seconds a game may stand still: a promise of the long form, on a machine of its own."""

MISSING = postgres_folder() is None or redis_program() is None
WHY = "PostgreSQL or Redis is not installed (Debian: apt install postgresql redis-server)"

# Whoever asks for moments is told that there were none; a proof is not skipped.
pytestmark = pytest.mark.skipif(MISSING and "WESTMARCH_MOMENTS" not in os.environ, reason=WHY)


class House:
    """A site in processes of its own, each of which can be killed and replaced."""

    def __init__(self) -> None:
        self.postgres = Postgres().start()
        self.redis = Redis().start()
        self.database = self.postgres.database()
        self.servers = [self.server(), self.server()]
        self.workers = [self.worker(), self.worker()]

    def _options(self) -> list[str]:
        return ["--redis", self.redis.url]

    def server(self) -> Process:
        return Process(self.database, *self._options(), "--no-bots")

    def worker(self) -> subprocess.Popen[str]:
        options = ["--database", self.database, *self._options(), "--bot-workers", "1"]
        started = subprocess.Popen(
            [*COMMAND, "work", *options], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert started.stdout is not None
        started.stdout.readline()  # it is at work
        return started

    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def strike(self, victim: str, rng: Random) -> None:
        """Kill one and put another in its place."""
        place = rng.randrange(2)
        pause = rng.uniform(0.0, 1.5)
        if victim == "owner":
            self.servers[place].__exit__()
            self.servers[place] = self.server()
        elif victim == "frozen owner":
            self.servers[place].signal(signal.SIGSTOP)
            time.sleep(FROZEN)
            self.servers[place].signal(signal.SIGCONT)
        elif victim == "worker":
            self._end(self.workers[place])
            self.workers[place] = self.worker()
        else:
            service = self.redis if victim == "redis" else self.postgres
            service.kill()
            time.sleep(pause)
            service.start()

    @staticmethod
    def _end(worker: subprocess.Popen[str]) -> None:
        worker.kill()
        worker.wait()
        assert worker.stdout is not None
        worker.stdout.close()

    def close(self) -> None:
        for worker in self.workers:
            self._end(worker)
        for server in self.servers:
            server.__exit__()
        self.redis.__exit__()
        self.postgres.__exit__()


@pytest.fixture
def house() -> Iterator[House]:
    if MISSING:
        pytest.fail(WHY)
    made = House()
    yield made
    made.close()


class Scramble:
    """Many want the one seat of a room; who was told that he has it must have it. They do so while
    the site is struck, which is done by the main thread: a service ends with the thread that
    started it."""

    def __init__(self, house: House, rng: Random) -> None:
        self.people = [Player(house.urls, Random(rng.random())) for _ in range(4)]
        self.rooms: dict[str, list[str]] = {}
        """By room: who was told that he sits there."""
        self._house = house
        self._over = threading.Event()

    def __enter__(self) -> None:
        self.people[0] = Player(self._house.urls, Random())  # nobody may have too many rooms
        self._over.clear()
        self._pool = ThreadPoolExecutor(1)
        self._going = self._pool.submit(self._go)

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._pool.shutdown()
        self._going.result()

    def _go(self) -> None:
        wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
        while not self._over.is_set():
            room = self.people[0].ask("POST", "/api/rooms", wish)["id"]
            with ThreadPoolExecutor() as pool:
                told = pool.map(lambda one, room=room: self._sit(one, room), self.people[1:])
                self.rooms[room] = [id_ for id_ in told if id_]

    @staticmethod
    def _sit(player: Player, room: str) -> str:
        answer = player.once("POST", f"/api/rooms/{room}/seats/1")
        return player.id if answer is not None and answer.status_code == 200 else ""


def test_nothing_acknowledged_is_lost_whoever_is_killed(house: House) -> None:
    rng = Random(20261116)
    games = []
    for number in range(6):
        own = Random(rng.random())
        count = 1 if number % 3 == 0 else 2
        people = [Player(house.urls, Random(rng.random())) for _ in range(count)]
        games.append(Game(people, "random" if count == 1 else None, own).start())
    scramble = Scramble(house, rng)
    waits: dict[str, list[float]] = {}
    for moment in range(MOMENTS):
        victim = VICTIMS[moment % len(VICTIMS)]
        time.sleep(rng.uniform(0.0, 0.7))  # some moment, not a certain one
        for game in games:
            game.longest = 0.0
        with scramble:
            house.strike(victim, rng)
        # No room is stuck: every game goes on.
        before = [game.moves for game in games]
        until(
            lambda before=before: all(  # type: ignore[misc]
                game.moves > then for game, then in zip(games, before, strict=True)
            ),
            PATIENCE,
        )
        assert [game.faults for game in games] == [[]] * len(games), (moment, victim)
        waits.setdefault(victim, []).append(max(game.longest for game in games))
        print(f"moment {moment + 1}: {victim}, {waits[victim][-1]:.1f} s", flush=True)
        assert waits[victim][-1] <= LONGEST, (moment, victim)
    for game in games:
        game.stop()
    name = house.database.rpartition("/")[2]
    kept: dict[tuple[str, int], list[object]] = {}
    for line in house.postgres.sql(
        "SELECT room || ' ' || seq || ' ' || data FROM journal WHERE kind = 'act'", name
    ).splitlines():
        room, seq, data = line.split(" ", 2)
        kept[room, int(seq)] = json.loads(data)["action"]
    told = {
        (room, n): action
        for game in games
        for room, moves in game.told.items()
        for n, action in moves.items()
    }
    assert len(told) == sum(game.moves for game in games) >= len(games) * MOMENTS
    lost = {at: action for at, action in told.items() if kept.get(at) != action}
    assert not lost
    seats = dict(
        line.split("|")
        for line in house.postgres.sql(
            "SELECT room, person FROM seats WHERE seat = 1 AND person IS NOT NULL", name
        ).splitlines()
    )
    doubly = {room: told for room, told in scramble.rooms.items() if len(set(told)) > 1}
    robbed = {
        room: told for room, told in scramble.rooms.items() if told and seats[room] != told[0]
    }
    assert not doubly and not robbed and any(scramble.rooms.values())
    print(
        f"\n{MOMENTS} moments, {len(told)} moves acknowledged, {len(lost)} lost;"
        f" {len(scramble.rooms)} seats fought for, {len(doubly)} given twice"
    )
    print("| struck | times | a game stood still for, median | at most |\n|---|--:|--:|--:|")
    for victim, seconds in waits.items():
        print(f"| {victim} | {len(seconds)} | {median(seconds):.1f} s | {max(seconds):.1f} s |")
