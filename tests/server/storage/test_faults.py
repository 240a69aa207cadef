"""What goes wrong where nobody foresaw it: a rule that raises, somebody told who raises, a database
that hangs, a process that stands still, many who come at the same moment. The game goes on from
where everybody knows it, and nobody else is touched."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support.bot_client import account
from tests.server.support.live_server import Service, begun
from tests.server.support.moved_clock import NEVER, Moved
from tests.server.support.server_process import Process
from tools.harness.site_client import RESTARTING, Caller, Seen, together, until
from westmarch.games.duel.game import GAME
from westmarch.kernel import table as tables
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.state import encode
from westmarch.server.bot_api.game_stream import Follower
from westmarch.server.slow_games import sweeper
from westmarch.server.storage.transactions import Job
from westmarch.tabletop.play import undo
from westmarch.tabletop.refusals import Unanswered
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import JournalRow

Serve = Callable[..., Service]
MORE, DONE = ["stake", "more"], ["stake", "done"]


class Broken(Exception):
    """Nobody foresaw it."""


@pytest.fixture
def house(serve: Serve) -> Service:
    return serve(rounds_seconds=NEVER, watch_seconds=NEVER)


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch) -> set[tuple[Any, ...]]:
    """The actions at which the rules fail, when they have changed half of the table already."""
    found: set[tuple[Any, ...]] = set()
    apply = flow.apply

    def broken(s: Any, action: Any) -> None:
        apply(s, action)
        if action in found:
            s.offer = None
            s.stake += 5
            raise Broken

    monkeypatch.setattr(tables.flow, "apply", broken)
    return found


def stored(service: Service, room: str) -> tuple[int, list[int]]:
    """How long a journal is said to be, and the rows it has."""
    with sqlite3.connect(service.settings.database.partition("///")[2]) as connection:
        ((seq,),) = connection.execute("select seq from rooms where id = ?", (room,))
        rows = connection.execute("select seq from journal where room = ? order by seq", (room,))
        found = [n for (n,) in rows]
    connection.close()
    return seq, found


def to_act(people: Sequence[Caller], room: str) -> Caller:
    """Whose turn it is."""
    found = people[0].room(room)
    who = found["seats"][found["to_act"][0]]["player"]["id"]
    return next(one for one in people if one.me["id"] == who)


def closed(seen: Seen) -> int:
    with pytest.raises(ConnectionClosed) as ended:
        while True:
            seen.next()
    assert ended.value.rcvd is not None
    return int(ended.value.rcvd.code)


# ---- a rule that raises


def test_a_rule_that_raises_leaves_the_table_as_it_was(breaks: set[tuple[Any, ...]]) -> None:
    t = tables.Table(GAME, seed=3)
    t.act(("stake", "more"))
    before, asked = encode(t.state), t.decision
    breaks.add(("stake", "done"))
    with pytest.raises(Broken):
        t.act(("stake", "done"))
    assert encode(t.state) == before and t.decision == asked and not t.over
    assert len(t.record.entries) == 1 and t.can_undo() is None
    breaks.clear()
    t.act(("stake", "done"))
    assert t.undo() == 1 and encode(t.state) == before


def test_the_game_goes_on_after_a_move_at_which_the_rules_fail(
    house: Service, breaks: set[tuple[Any, ...]]
) -> None:
    ann, bob = Caller(house.url), Caller(house.url)
    room = together(ann, bob)["id"]
    breaks.add(("stake", "more"))
    with ann.look(room) as seen, bob.look(room) as other:
        seen.say(type="act", n=0, action=MORE)
        assert closed(seen) == closed(other) == RESTARTING
    assert ann.room(room)["status"] == "playing"
    with ann.look(room) as seen:
        assert seen.state["n"] == 0 and seen.mine
        assert seen.act(DONE)["n"] == 1
    over = bob.post(f"/api/rooms/{room}/resign", {"seat": 1})
    assert (over["ending"], over["winners"]) == ("resigned", [0])
    assert stored(house, room) == (2, [0, 1, 2])
    assert ann.get(f"/api/rooms/{room}/record")


def test_a_bot_s_moves_before_the_one_that_fails_are_kept(
    serve: Serve, breaks: set[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = serve(watch_seconds=NEVER)
    plans = iter([[("stake", "more"), ("stake", "done")]])

    async def planned(*_: Any) -> Sequence[Any]:
        for plan in plans:
            return plan
        raise Unanswered

    monkeypatch.setattr(house.hall, "think", planned)
    breaks.add(("stake", "done"))
    room = Caller(house.url).make("random", "me")["id"]
    driver = house.room(room).driver
    assert driver is not None
    until(driver.done)
    assert stored(house, room) == (1, [0, 1])
    found = house.room(room)
    assert not found.gone and found.row.to_act == 0
    assert [entry.action for entry in found.playing().record.entries] == [("stake", "more")]


def test_what_would_leave_a_gap_in_the_journal_is_not_stored(house: Service) -> None:
    ann = Caller(house.url)
    room = ann.make("me", "me")["id"]

    async def forgets_a_row() -> None:
        found = await house.hall.room(room)
        async with house.hall.changing(found):
            table = found.playing()
            found.note_last_move(table.act(("stake", "more")))
            await house.hall.commit(found, [found.note_last_move(table.act(("stake", "more")))])

    async def forgets_to_store() -> None:
        found = await house.hall.room(room)
        async with house.hall.changing(found):
            found.note_last_move(found.playing().act(("stake", "more")))

    for work in (forgets_a_row, forgets_to_store):
        with pytest.raises(RuntimeError):
            house.do(work())
        assert room not in house.hall.rooms and stored(house, room) == (0, [0])
    with ann.look(room) as seen:
        assert seen.act(MORE)["n"] == 1


def test_nothing_is_stored_of_a_room_that_nobody_is_changing(house: Service) -> None:
    room = Caller(house.url).make("me", "me")["id"]
    with pytest.raises(AssertionError):
        house.do(house.hall.commit(house.room(room), []))


def test_a_refusal_drops_no_room(house: Service) -> None:
    ann, bob = Caller(house.url), Caller(house.url)
    room = together(ann, bob)["id"]
    with bob.look(room) as seen:
        ann.post(f"/api/rooms/{room}/resign", {"seat": 1}, 403)
        ann.post(f"/api/rooms/{room}/start")
        bob.post(f"/api/rooms/{room}/seats/0", status=409)
        assert seen.silent()
    assert room in house.hall.rooms


def test_what_is_half_done_when_a_claim_fails_is_not_kept(
    house: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever changes a table, not moves alone."""
    ann, bob = Caller(house.url), Caller(house.url)
    room = together(ann, bob)["id"]

    async def broken(*_: Any) -> bool:
        raise Broken

    with monkeypatch.context() as patch:
        patch.setattr(house.hall, "may_reveal", broken)  # asked after the end is noted
        ann.post(f"/api/rooms/{room}/resign", {"seat": 0}, 500)
    assert ann.room(room)["status"] == "playing"
    with ann.look(room) as seen, bob.look(room):
        assert seen.act(MORE)["n"] == 1
    assert stored(house, room) == (1, [0, 1])


# ---- somebody told who raises


def test_one_who_cannot_take_the_news_in_keeps_nobody_from_it(house: Service) -> None:
    ann, bob = Caller(house.url), Caller(house.url)
    room = together(ann, bob)["id"]
    heard: list[int] = []

    def broken(_: Room) -> None:
        raise Broken

    house.hall.watchers.insert(0, broken)
    house.hall.watchers.append(lambda changed: heard.append(changed.row.seq))
    with ann.look(room) as seen, bob.look(room) as other:
        assert seen.act(MORE)["type"] == "update"
        assert other.next("update")["n"] == 1
    assert heard == [1] and stored(house, room) == (1, [0, 1])
    assert together(ann, bob)["status"] == "playing"  # new rooms too


# ---- one room of a round


LONG: dict[str, Any] = {"clock": {"days": 1}, "rated": True, "options": {"goal": "9"}}


def test_one_room_that_cannot_be_read_keeps_no_other_from_its_end(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Moved()
    house = serve(time=time, rounds_seconds=NEVER, watch_seconds=NEVER)
    people = [account(house.url) for _ in range(2)]
    ids = [together(*people, **LONG)["id"] for _ in range(3)]
    for id_ in ids:
        begun(people, id_)
    journal = house.hall.store.journal

    async def unreadable(id_: str) -> list[JournalRow]:
        if id_ == ids[0]:
            raise Broken
        return await journal(id_)

    monkeypatch.setattr(house.hall.store, "journal", unreadable)
    house.hall.sweep(-1)
    time.passes(days=5)
    house.do(sweeper.end_overstepped(house.hall))
    found = people[0].get("/api/rooms")["mine"]
    listed = {one["id"]: one["status"] for one in found}
    assert [listed[id_] == "playing" for id_ in ids] == [True, False, False]


def test_games_of_people_on_vacation_are_not_read_each_round(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Moved()
    house = serve(time=time, rounds_seconds=NEVER, watch_seconds=NEVER)
    people = [account(house.url) for _ in range(2)]
    away, stays = (together(*people, **LONG)["id"] for _ in range(2))
    for id_ in (away, stays):
        begun(people, id_)
    monkeypatch.setattr(sweeper, "MOST", 1)  # the room of who is away fills a page
    traveller = to_act(people, away)
    if to_act(people, stays) is traveller:
        with traveller.look(stays) as seen:
            while seen.mine:
                seen.act()
    traveller.post("/api/me/vacation", {"days": 20})
    time.passes(days=5)
    house.hall.sweep(-1)
    house.do(sweeper.end_overstepped(house.hall))
    assert away not in house.hall.rooms
    assert [people[0].room(one)["status"] == "playing" for one in (away, stays)] == [True, False]


def test_what_a_round_cannot_do_keeps_it_from_nothing_else(
    house: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = threading.Event()

    async def broken(_: Any) -> None:
        raise Broken

    async def clears(_: Any) -> list[str]:
        done.set()
        return []

    monkeypatch.setattr(sweeper, "go_round", broken)
    monkeypatch.setattr(sweeper, "clear_away", clears)

    async def watch() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(sweeper.watch(house.hall), 0.05)

    house.do(watch())
    assert done.is_set()


# ---- a database that hangs


def test_moves_wait_for_a_database_that_hangs_and_nothing_is_lost(
    house: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = Caller(house.url), Caller(house.url)
    room = together(ann, bob)["id"]
    goes_on, hangs = asyncio.Event(), threading.Event()
    commit = house.hall.store._commit

    async def held(jobs: Sequence[Job]) -> None:
        hangs.set()
        await goes_on.wait()
        await commit(jobs)

    with ann.look(room) as seen, bob.look(room) as other:
        monkeypatch.setattr(house.hall.store, "_commit", held)
        seen.say(type="act", n=0, action=MORE)
        until(hangs.is_set)
        assert other.silent(), "nobody is told what is not stored"
        assert bob.get("/api/games")  # what needs no database is answered
        assert stored(house, room) == (0, [0])

        async def go() -> None:
            goes_on.set()

        house.do(go())
        assert other.next("update")["n"] == 1 and seen.next("update")["n"] == 1
    assert stored(house, room) == (1, [0, 1])


# ---- many who come at the same moment


def test_a_room_is_read_once_however_many_ask_for_it(
    house: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Caller(house.url).make("me", "me")["id"]
    house.hall.sweep(-1)
    read: list[str] = []
    journal = house.hall.store.journal

    async def slowly(id_: str) -> list[JournalRow]:
        read.append(id_)
        await asyncio.sleep(0.05)
        return await journal(id_)

    monkeypatch.setattr(house.hall.store, "journal", slowly)

    async def six() -> list[Room]:
        impatient = asyncio.create_task(house.hall.room(room))
        found = [asyncio.create_task(house.hall.room(room)) for _ in range(6)]
        await asyncio.sleep(0)
        impatient.cancel()  # who asked first has hung up
        return list(await asyncio.gather(*found))

    found = house.do(six())
    assert len(set(map(id, found))) == 1 and found[0] is house.room(room)
    assert read == [room]


def test_there_are_never_two_of_a_room_whose_reading_failed(
    house: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Caller(house.url).make("me", "me")["id"]
    house.hall.sweep(-1)
    journal, tries = house.hall.store.journal, iter([True])

    async def fails_once(id_: str) -> list[JournalRow]:
        await asyncio.sleep(0.01)
        if next(tries, False):
            raise OSError("no database")
        return await journal(id_)

    monkeypatch.setattr(house.hall.store, "journal", fails_once)

    async def come() -> list[Any]:
        found = [asyncio.create_task(house.hall.room(room)) for _ in range(2)]

        def as_soon_as_it_failed(_: Any) -> None:
            found.extend(asyncio.create_task(house.hall.room(room)) for _ in range(2))

        found[0].add_done_callback(as_soon_as_it_failed)
        await asyncio.wait([found[0]])
        await asyncio.sleep(0)
        return await asyncio.gather(*found, return_exceptions=True)

    *failed, one, other = house.do(come())
    assert all(isinstance(error, OSError) for error in failed)
    assert one is other is house.room(room)


def test_a_bot_s_stream_of_a_room_that_was_let_go_ends(house: Service) -> None:
    class Bot:
        id, name = "b", "Bot"

    room = Caller(house.url).make("me", "me")["id"]

    async def late() -> list[Any]:
        found = await house.hall.room(room)
        found.seats[1].person = "b"
        feed = Follower(house.hall, found, Bot(), "token")  # type: ignore[arg-type]
        house.hall.read_anew(found)
        return [message async for message in feed.messages()] + [feed.leaving]

    assert house.do(asyncio.wait_for(late(), 5)) == [(RESTARTING, "loaded_again")]


# ---- an undo offer, and who comes back


def offered(house: Service) -> tuple[Caller, Caller, str]:
    """Ann has asked to take back a move that Bob has seen."""
    ann, bob = Caller(house.url), Caller(house.url)
    room = together(ann, bob, position="goal 9; score 0 0; last 0 0; hands 1 2 3 / 7 8 9")["id"]
    first = ann if ann.room(room)["to_act"] == [0] else bob
    assert first is ann
    with ann.look(room) as seen:
        seen.act(DONE)
        while seen.mine:
            seen.act()
        seen.say(type="undo")
        until(lambda: house.room(room).offer)
    return ann, bob, room


def test_who_comes_back_is_told_of_an_undo_offer_as_it_stands(house: Service) -> None:
    ann, bob, room = offered(house)
    asked = {"from": ann.me["name"], "seat": 0}
    for one in (ann, bob):
        with one.look(room) as seen:
            assert seen.state["undo_offer"] == asked
    n = house.room(room).row.seq
    with bob.look(room) as seen:
        seen.say(type="undo_answer", agree=False)
        until(lambda: house.room(room).offer is None)
    for one in (ann, bob):
        with one.look(room) as seen:
            assert seen.state["undo_offer"] is None and seen.state["n"] == n
    ann, bob, room = offered(house)
    n = house.room(room).row.seq
    with bob.look(room) as seen:
        seen.say(type="undo_answer", agree=True)
        until(lambda: house.room(room).row.seq > n)
    for one in (ann, bob):
        with one.look(room) as seen:
            assert seen.state["undo_offer"] is None and seen.state["n"] == n + 1


def test_an_undo_offer_goes_with_the_room_it_was_made_in(house: Service) -> None:
    ann, bob, room = offered(house)

    async def anew() -> None:
        house.hall.read_anew(await house.hall.room(room))

    house.do(anew())
    for one in (ann, bob):
        with one.look(room) as seen:
            assert seen.state["undo_offer"] is None
    with bob.look(room) as seen:
        seen.say(type="undo_answer", agree=True)
        assert seen.next("refused")["code"] == "no_offer"
    with ann.look(room) as seen, bob.look(room) as other:
        seen.say(type="undo")
        assert other.next("undo_offer")["seat"] == 0
        other.say(type="undo_answer", agree=True)
        assert seen.next("update")["n"] == other.next("update")["n"]


def test_an_undo_needs_everybody_however_others_have_come_and_gone(house: Service) -> None:
    """Somebody who agreed has another id since, as a guest who logs in has."""
    people = [Caller(house.url) for _ in range(3)]
    ann, bob, eve = people
    room = ann.make("me", "open", "open", options={"players": "3"})["id"]
    bob.post(f"/api/rooms/{room}/seats/1")
    eve.post(f"/api/rooms/{room}/seats/2")
    ann.post(f"/api/rooms/{room}/start")
    found = house.room(room)

    async def offer() -> None:
        found.offer = undo.UndoOffer(
            n=found.row.seq, seat=0, person=ann.me["id"], name="Ann", agreed={"gone by now"}
        )

    house.do(offer())
    house.do(undo.answer_undo(house.hall, found, bob.me["id"], True))
    assert found.offer is not None and found.row.seq == 0


# ---- a process that stands still


def test_while_everything_stood_still_no_clock_is_charged(serve: Serve) -> None:
    """A machine that sleeps, or a process that is stopped: the same process goes on afterwards."""
    time = Moved()
    house = serve(time=time, rounds_seconds=30.0, watch_seconds=NEVER)
    ann, bob = Caller(house.url), Caller(house.url)
    room = together(ann, bob, clock={"hours": 24})["id"]
    seat = ann.room(room)["to_act"][0]
    house.do(sweeper.go_round(house.hall))
    time.passes(hours=8)
    house.do(sweeper.go_round(house.hall))
    with to_act((ann, bob), room).look(room) as seen:
        while seen.mine:
            seen.act()
    assert abs(ann.room(room)["clock"]["left"][seat] - 24 * 3600) < 120


def test_frozen_and_thawed_a_server_goes_on(tmp_path: Path) -> None:
    with Process(tmp_path / "rooms.sqlite3") as process:
        ann = Caller(process.url)
        room = ann.make("me", "me")["id"]
        with ann.look(room) as seen:
            seen.act(MORE)
            process.signal(signal.SIGSTOP)
            seen.say(type="act", n=1, action=MORE)
            assert seen.silent(0.5)
            process.signal(signal.SIGCONT)
            assert seen.next("update")["n"] == 2
        assert ann.get("/api/health")["status"] == "ok"
