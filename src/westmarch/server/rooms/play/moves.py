"""What happens at a table in play: moves, undo, and the bots' turns. Talking is in chat.py.

Each function is changing its room (`Hall.changing`) from looking at the table until the change is
stored, and only then is anybody told.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence

from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.flow import explain
from westmarch.kernel.table import Table
from westmarch.kernel.texts import site_texts
from westmarch.server.clocks.clock import answer_by_moving
from westmarch.server.common import errors
from westmarch.server.common.errors import Busy, Problem, Unanswered
from westmarch.server.journal.codec import Undone
from westmarch.server.monitoring import logs, metrics
from westmarch.server.rooms.play import vacations
from westmarch.server.rooms.play.undo import UndoOffer
from westmarch.server.rooms.registry import Hall, Stumble
from westmarch.server.rooms.room import Refused, Room, refusal_of
from westmarch.server.storage.rows.mapping import PLAYING, UNDO, JournalRow
from westmarch.server.workers.bot_turn import Thought

log = logging.getLogger("westmarch.server")

BOTS_ALONE_PAUSE = 0.25
"""Seconds between the turns of bots that play without people, so that they can be watched."""
LONGEST_PATIENCE = 7
"""How often the time a stumbling room is left alone is doubled at most."""


async def act(hall: Hall, room: Room, seats: Sequence[int], n: int, action: Action) -> None:
    """Make a move for one of the seats, answering decision `n`."""
    taken = time.monotonic()
    async with hall.changing(room):
        table = room.playing()
        asked = _asked(room, table, seats, n)
        if action not in asked.actions:
            refusal = explain(table.state, action)
            assert refusal is not None
            raise refusal_of(room.game, refusal)
        await vacations.end_by_moving(hall, room, room.seats[asked.seat].person)
        before = table.act(action, asked.seat)
        answer_by_moving(room.row, room.seats[asked.seat].person)
        await hall.commit(room, [room.note_last_move(before)])
    metrics.MOVES.labels(room.row.game, "person").inc()
    metrics.MOVE_SECONDS.labels(room.row.game).observe(time.monotonic() - taken)
    room.wake()
    drive(hall, room)


def _asked(room: Room, table: Table, seats: Sequence[int], n: int) -> Decision:
    """The pending decision, if it is `n` and one of the seats is to answer."""
    if n != room.row.seq:
        raise Refused("stale", site_texts.say("error-stale"))
    asked = table.decision
    assert asked is not None
    if asked.seat not in seats:
        raise Refused("not_your_turn", site_texts.say("error-not_your_turn"), status=403)
    return asked


async def why_not(
    room: Room, seats: Sequence[int], n: int, thing: Mapping[str, str]
) -> Problem | None:
    """Why a thing cannot be chosen for decision `n`; None when it can."""
    async with room.lock:
        table = room.playing()
        _asked(room, table, seats, n)
        (kind, id_), *_ = thing.items()
        refusal = room.game.why_not(table.state, kind, id_)
    return None if refusal is None else refusal_of(room.game, refusal).problem


# ---- taking back


async def undo(
    hall: Hall, room: Room, person: str, name: str, seats: Sequence[int], n: int | None = None
) -> None:
    """Take the last move of the seats back: at once where it is free or nobody else is there to
    mind, or else offer it to the others."""
    async with hall.changing(room):
        table = room.playing()
        if n is not None and n != room.row.seq:
            raise Refused("stale", site_texts.say("error-stale"))
        found = room.undo_seat(seats)
        if found is None:
            raise Refused("nothing_to_undo", site_texts.say("error-nothing_to_undo"))
        seat, free = found
        if not free and room.row.rated:
            raise Refused("rated", site_texts.say("error-rated_undo"))
        if not free and room.others(person):
            room.undo_wishes.ask(person, room.row.seq)
            room.offer = UndoOffer(n=room.row.seq, seat=seat, person=person, name=name)
            room.tell(room.offer.message())
            return
        await _take_back(hall, room, table, seat, free)
    room.wake()
    drive(hall, room)


async def answer_undo(hall: Hall, room: Room, person: str, agree: bool) -> None:
    """Agree or not to take moves back; it is done when everybody else agrees."""
    async with hall.changing(room):
        table = room.playing()
        offer = room.offer
        if offer is None:
            raise Refused("no_offer", site_texts.say("error-no_offer"))
        if person not in room.others(offer.person):
            raise Refused("not_yours", site_texts.say("error-others_answer"), status=403)
        if not agree:
            room.offer = None
            room.undo_wishes.decline(offer.person)
            room.tell({"type": "undo_answer", "agree": False, "from": _name(room, person)})
            return
        offer.agreed.add(person)
        if not room.others(offer.person) <= offer.agreed:
            return  # also where somebody who agreed is not at the table any more
        room.offer = None
        await _take_back(hall, room, table, offer.seat, False)
        room.tell({"type": "undo_answer", "agree": True, "from": _name(room, person)})
    room.wake()
    drive(hall, room)


async def _take_back(hall: Hall, room: Room, table: Table, seat: int, free: bool) -> None:
    if free:
        count = table.undo()
    else:
        count = await asyncio.to_thread(table.undo, True, seat)
    await hall.commit(room, [room.note(UNDO, Undone(count, seat, table.record.anew))])


def _name(room: Room, person: str) -> str:
    return next((seat.name or "" for seat in room.seats if seat.person == person), "")


# ---- bots


def drive(hall: Hall, room: Room) -> None:
    """Let the bots move while it is for them to move."""
    if room.driver is not None and not room.driver.done():
        return
    if _bot_to_act(room) is None:
        return
    task = asyncio.create_task(_drive(hall, room), name=f"westmarch-bots-{room.id}")
    room.driver = hall.spawn(task)


def _bot_to_act(room: Room) -> int | None:
    seat = room.row.to_act
    if room.gone or room.row.status != PLAYING or seat is None or not room.is_bot(seat):
        return None
    if room.row.puzzle is not None:
        return None  # a puzzle is over when the solver's line is; what stands there is looked at
    return seat


async def _drive(hall: Hall, room: Room) -> None:
    logs.begin(logs.About(room=room.id))  # not about whoever moved before
    pause = 0.0 if room.players() else BOTS_ALONE_PAUSE
    try:
        while True:
            async with room.lock:
                seat = _bot_to_act(room)
                if seat is None or room.table is None:
                    break
                n = room.row.seq
                thought = _thought(room, seat, n)
            if room.thinking != seat:
                room.thinking = seat
                room.tell({"type": "thinking", "seat": seat, "bot": thought.bot})
            actions = await _choose(hall, room, thought)
            async with hall.changing(room):
                if room.row.seq != n or _bot_to_act(room) != seat:
                    continue
                await _play(hall, room, room.table, seat, actions)
            room.wake()
            await asyncio.sleep(pause)
        hall.stumbles.pop(room.id, None)
    except Unanswered:
        log.info("the bots of room %s wait", room.id)
    except Refused:  # it was let go meanwhile; who reads it again lets them go on
        log.info("the bots of room %s go on elsewhere", room.id)
    except Exception:
        log.exception("the bots of room %s stopped", room.id)
        stumble(hall, room.id)
    finally:
        room.thinking = None


def _thought(room: Room, seat: int, n: int) -> Thought:
    """What a bot is sent: the table as its seat knows it, the rest dealt at random."""
    bot = room.seats[seat].bot or "random"
    return Thought(room.row.game, bot, room.dealt(seat), f"{secrets.token_hex(8)}:{seat}:{n}")


async def _choose(hall: Hall, room: Room, thought: Thought) -> list[Action]:
    """Ask a bot; no answer at all when it fails or takes too long. Raises what is not the bot's
    fault."""
    try:
        with metrics.BOT_SECONDS.labels(thought.game).time():
            return await hall.choose(room, thought)
    except Unanswered:
        raise
    except Exception as error:
        metrics.BOT_FAILURES.labels(thought.game).inc()
        log.error("bot %s of %s failed: %s", thought.bot, thought.game, errors.named(error))
        return []


async def _play(hall: Hall, room: Room, table: Table, seat: int, actions: Sequence[Action]) -> None:
    """Make a bot's moves as far as they fit the real table. A bot that failed moves at random, so
    that the game goes on. Where the rules fail at a later move, those before it are made."""
    rows: list[JournalRow] = []
    for action in actions:
        asked = table.decision
        if asked is None or asked.seat != seat or action not in asked.actions:
            break
        try:
            before = table.act(action, seat)
        except Exception:
            if not rows:
                raise
            log.exception("the rules failed at a bot's move in room %s", room.id)
            break
        rows.append(room.note_last_move(before))
    if not rows:
        assert table.decision is not None
        chosen = secrets.choice(table.decision.actions)
        rows.append(room.note_last_move(table.act(chosen, seat)))
    await hall.commit(room, rows)
    metrics.MOVES.labels(room.row.game, "bot").inc(len(rows))


def stumble(hall: Hall, room: str) -> None:
    """The bots of a room could not go on; they are left alone for a while, each time longer."""
    times = hall.stumbles.get(room, Stumble(0, 0.0)).times + 1
    wait = hall.settings.watch_seconds * 2 ** min(times - 1, LONGEST_PATIENCE)
    hall.stumbles[room] = Stumble(times, time.monotonic() + wait)


async def wake_bots(hall: Hall) -> None:
    """Go on wherever a bot is to move and does not: after a restart, and after whatever stopped
    it, such as a move that could not be stored."""
    source = hall.store if hall.others is None else hall.others
    for id_ in await source.waiting_for_bots():
        stumbled = hall.stumbles.get(id_)
        if stumbled is not None and time.monotonic() < stumbled.until:
            continue
        try:
            room = await hall.room(id_)
        except Busy:
            continue
        except Exception:
            log.exception("room %s cannot be woken", id_)
            stumble(hall, id_)
            continue
        drive(hall, room)


async def watch_bots(hall: Hall) -> None:
    """See to it, for good, that no room waits for a bot in vain."""
    while True:
        await asyncio.sleep(hall.settings.watch_seconds)
        try:
            await wake_bots(hall)
        except Exception as error:
            log.warning("cannot look for rooms that wait for bots: %s", errors.named(error))
