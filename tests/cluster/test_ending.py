"""One process of a site ends: its players go on at another, and nobody can keep them from it."""

from __future__ import annotations

import signal
import threading
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.cluster.conftest import Start
from tests.cluster.test_site import Pair, at
from tests.server.process import Process
from tests.server.service import Caller, play_on, until
from tests.server.test_restart import back
from tests.services import Postgres, Redis
from westmarch.server.cluster.leases import Holder
from westmarch.server.sockets import Viewer

RESTARTING = 1012


def test_the_rooms_are_free_before_anybody_is_sent_away(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who comes at once to another process must not be handed back to the one that ends."""
    first, second = pair
    ann = Caller(first.url)
    room = ann.make("me", "me", game="war_of_the_ring")["id"]
    leases = second.hall.others.leases  # type: ignore[union-attr]
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
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                seen.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTARTING
    assert holders and holders[0] is None
    with at(ann, second).look(room) as again:
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
            ann = back(ann, process.url)
            with ann.look(room) as seen:
                assert seen.state["n"] == told
                end = threading.Timer(0.4, process.signal, [signal.SIGTERM])
                end.start()
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        seen.act(rng.choice(seen.state["decision"]["actions"])["action"])
                told = seen.state["n"]
                end.join()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTARTING
            if other is not None:
                # At once, though the first may not have ended yet.
                with back(ann, other.url).look(room) as seen:
                    assert seen.state["n"] == told
            assert process.wait() == 0
    assert told > 10


def test_waiting_jobs_and_a_lost_redis_are_counted(join: Start) -> None:
    own = Redis().start()
    service = join(redis=own.url, metrics_from=("127.0.0.1",))

    def figure(name: str) -> float:
        lines = httpx.get(f"{service.url}/metrics").text.splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith(name))

    ann = Caller(service.url)
    assert figure('westmarch_jobs_waiting{kind="bot"}') == 0
    ann.make("random", "random")  # nobody in this site lets bots think
    until(lambda: figure('westmarch_jobs_waiting{kind="bot"}') == 1)
    before = figure("westmarch_redis_errors_total")
    own.kill()
    until(lambda: figure("westmarch_redis_errors_total") > before)
    own.__exit__()
