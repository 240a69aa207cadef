"""One process of a site ends: its players go on at another, and nobody can keep them from it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from random import Random

import httpx
import pytest

from tests.cluster.conftest import Pair, Start
from tests.server.support.server_process import Process
from tools.harness.services import Postgres, Redis, redis_program
from tools.harness.site_client import RESTARTING, Caller, play_on, until
from westmarch.server.cluster.leases import Holder
from westmarch.server.rooms.live.websocket import Viewer

PASSWORD = "speak friend and enter"


def test_the_rooms_are_free_before_anybody_is_sent_away(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who comes at once to another process must not be handed back to the one that ends."""
    first, second = pair
    ann = Caller(first.url)
    room = ann.make("me", "me", game="war_of_the_ring")["id"]
    leases = second.site.leases
    holders: list[Holder | None] = []
    dismiss = Viewer.dismiss

    def look_then_dismiss(viewer: Viewer, code: int, reason: str) -> None:
        holders.append(second.do(leases.holder(room)))
        dismiss(viewer, code, reason)

    with ann.look(room) as seen:
        play_on([seen], 3)
        assert second.do(leases.holder(room)) is not None
        monkeypatch.setattr(Viewer, "dismiss", look_then_dismiss)
        first.do(first.hall.drain())
        assert seen.hear_until_closed() == RESTARTING
    assert holders and holders[0] is None
    with ann.at(second.url).look(room) as again:
        assert again.state["n"] == 3 and again.act()["type"] == "update"


def test_no_acknowledged_move_is_lost_when_real_processes_take_turns(
    postgres: Postgres, redis: Redis
) -> None:
    """Moves pour in while one process after another is told to end, as in an upgrade."""
    database, rng, told = postgres.database(), Random(5), 0

    def start() -> Process:
        return Process(database, "--redis", redis.url, "--drain-seconds", "0.1")

    with start() as one, start() as two:
        ann = Caller(one.url)
        room = ann.make("me", "me", game="war_of_the_ring")["id"]
        for process, other in ((one, two), (two, None)):
            ann = ann.at(process.url)
            with ann.look(room) as seen:
                assert seen.state["n"] == told
                end = threading.Timer(0.4, process.signal, [signal.SIGTERM])
                end.start()
                assert seen.act_until_closed(rng) == RESTARTING
                told = seen.state["n"]
                end.join()
            if other is not None:
                # At once, though the first may not have ended yet.
                with ann.at(other.url).look(room) as seen:
                    assert seen.state["n"] == told
            assert process.wait() == 0
    assert told > 10


# ---- without Redis


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    """A Redis that the test may kill."""
    if redis_program() is None:
        pytest.skip("Redis is not installed (Debian: apt install redis-server)")
    with Redis() as running:
        yield running


def test_waiting_jobs_and_a_lost_redis_are_counted(join: Start, own_redis: Redis) -> None:
    service = join(redis=own_redis.url, metrics_from=("127.0.0.1",))

    def figure(name: str) -> float:
        lines = httpx.get(f"{service.url}/metrics").text.splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith(name))

    ann = Caller(service.url)
    assert figure('westmarch_jobs_waiting{kind="bot"}') == 0
    ann.make("random", "random")  # nobody in this site lets bots think
    until(lambda: figure('westmarch_jobs_waiting{kind="bot"}') == 1)
    before = figure("westmarch_redis_errors_total")
    own_redis.kill()
    until(lambda: figure("westmarch_redis_errors_total") > before)


def test_while_redis_is_away_passwords_wait_and_say_so(join: Start, own_redis: Redis) -> None:
    """Guesses that cannot be counted are not allowed: whoever changes a password or asks for a
    letter is told to come again soon. Everything else goes on."""
    service = join(
        redis=own_redis.url, limits=True, smtp="smtp://127.0.0.1:1", site="https://x.example"
    )
    ann = Caller(service.url)
    ann.post("/api/accounts", {"name": "Annabel", "password": PASSWORD})
    right = {"name": "Annabel", "password": PASSWORD}
    own_redis.kill()
    for method, path, body in (
        ("PUT", "/api/me/password", {"password": PASSWORD, "new": "mellon mellon mellon"}),
        ("POST", "/api/session/forgotten", {"name": "Annabel"}),
        ("POST", "/api/session/recover", {**right, "code": "aaaaa-bbbbb"}),
        ("POST", "/api/session", right),
    ):
        answer = ann.http.request(method, path, json=body)
        assert answer.status_code == 503, (path, answer.text)
        assert answer.json()["error"]["code"] == "no_redis", path
        assert "try again" in answer.json()["error"]["message"]
        assert int(answer.headers["retry-after"]) > 0
    assert ann.get("/api/me")["name"] == "Annabel"
    with ann.look(ann.make("me", "me")["id"]) as seen:
        assert seen.act()["type"] == "update"
    own_redis.start()
    until(lambda: Caller(service.url).http.post("/api/session", json=right).status_code == 201)
