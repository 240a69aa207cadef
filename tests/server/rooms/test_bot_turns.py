"""Bots: in processes of their own, never in the way of people."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, until
from westmarch.server.monitoring import metrics
from westmarch.server.storage.store import Store
from westmarch.server.storage.transactions import Job
from westmarch.tabletop.play import bot_turns


@pytest.fixture
def bots_answer() -> Iterator[None]:
    """Bots choose themselves: none fails, so that the server moves at random for it."""

    def failures() -> list[float]:
        return sorted(
            sample.value
            for family in metrics.BOT_FAILURES.collect()
            for sample in family.samples
            if sample.name.endswith("_total")
        )

    before = failures()
    yield
    assert failures() == before


@pytest.mark.usefixtures("bots_answer")
def test_a_game_against_a_bot(ann: Caller) -> None:
    room = ann.make("me", "random")["id"]
    with ann.look(room) as seen:
        while seen.state["room"]["status"] == "playing":
            if seen.mine:
                assert seen.act(seen.state["decision"]["actions"][-1]["action"])
            else:
                seen.next("update")
        thinking = [frame for frame in seen.frames if frame["type"] == "thinking"]
        assert thinking and thinking[0]["seat"] == 1 and thinking[0]["bot"] == "random"
        assert seen.state["room"]["ending"]


@pytest.mark.usefixtures("bots_answer")
def test_a_turn_of_war_against_the_heuristic_bot(ann: Caller) -> None:
    room = ann.make("me", "heuristic", game="war_of_the_ring")["id"]
    with ann.look(room) as seen:
        while seen.state["room"]["turn"] < 2 and seen.state["room"]["status"] == "playing":
            if seen.mine:
                seen.act(seen.state["decision"]["actions"][0]["action"])
            else:
                seen.next("update")


@pytest.mark.usefixtures("bots_answer")
def test_bots_play_alone(ann: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "BOTS_ALONE_PAUSE", 0.0)
    room = ann.make("random", "random")["id"]
    with ann.look(room) as seen:
        assert seen.state["you"]["seats"] == []
        while seen.state["room"]["status"] == "playing":
            seen.next("update")


def test_bots_that_fail_move_all_the_same(service: Service, ann: Caller) -> None:
    for bot in ("breaks", "dies"):
        room = ann.make("me", bot)["id"]
        with ann.look(room) as seen:
            seen.act(["stake", "done"])
            seen.act()
            while not seen.mine:
                seen.next("update")
            assert seen.state["n"] >= 3
    # The processes are back for the others.
    assert ann.get("/api/health")["status"] == "ok"
    room = ann.make("random", "me")["id"]
    until(lambda: ann.room(room)["to_act"] == [1])


def test_a_bot_that_dawdles_holds_nobody_up(serve: Callable[..., Service]) -> None:
    service = serve(bot_seconds=0.5)
    ann = Caller(service.url)
    room = ann.make("me", "dawdles")["id"]
    with ann.look(room) as seen:
        seen.act(["stake", "done"])
        seen.act()
        begin = time.monotonic()
        assert ann.get("/api/health")["status"] == "ok"
        assert time.monotonic() - begin < 2.9  # the bot takes three seconds
        while not seen.mine:
            seen.next("update")


def test_a_bot_whose_move_could_not_be_stored_moves_again(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    service = serve(watch_seconds=0.05)
    ann = Caller(service.url)
    commit, failures = Store._commit, [3]

    async def failing(self: Store, jobs: Sequence[Job]) -> None:
        """The bot's moves, which are the second seat's, cannot be stored three times."""
        theirs = any('"seat":1' in row["data"] for job in jobs for row in job.journal)
        if theirs and failures[0]:
            failures[0] -= 1
            raise OSError("no space left on the disk")
        await commit(self, jobs)

    monkeypatch.setattr(Store, "_commit", failing)
    room = ann.make("me", "random")["id"]
    with ann.look(room) as seen:
        seen.act(["stake", "done"])
        seen.act()
    until(lambda: ann.room(room)["to_act"] == [0] and ann.room(room)["moves"] >= 3)
    assert failures == [0]
    until(lambda: not service.hall.stumbles)


def test_undo_while_a_bot_thinks(serve: Callable[..., Service]) -> None:
    service = serve(bot_seconds=5)
    ann = Caller(service.url)
    room = ann.make("me", "dawdles")["id"]
    with ann.look(room) as seen:
        seen.act(["stake", "done"])
        seen.act()
        seen.next("thinking")
        seen.say(type="undo")
        while not seen.mine:
            seen.next("update")
        assert seen.state["decision"]["kind"] == "card" and seen.state["room"]["moves"] == 1
        time.sleep(3.5)
        assert ann.room(room)["moves"] == 1  # the bot's thought came to nothing


def test_a_bot_s_turn_comes_move_by_move(service: Service, ann: Caller, bob: Caller) -> None:
    room = ann.make("me", "random", game="war_of_the_ring")["id"]
    live = service.room(room)
    rng = Random(5)
    with ann.look(room) as seen, bob.look(room) as other:
        assert seen.state["steps"] == []
        moves = 0
        while moves < 25:
            seen.caught_up(live.row.seq)
            if seen.mine:
                seen.act(rng.choice(seen.state["decision"]["actions"])["action"])
                moves += 1
        other.caught_up(seen.state["n"])
        for watching in (seen, other):
            numbers = []
            for told in watching.frames:
                if told["type"] not in ("hello", "update"):
                    continue
                numbers += [step["n"] for step in told["steps"]] if numbers else []
                numbers += [told["n"]] if not numbers or told["n"] > numbers[-1] else []
            assert numbers == list(range(numbers[0], numbers[-1] + 1))
        bots = [f for f in seen.frames if f["type"] == "update" and f["seat"] == 1]
        assert bots
