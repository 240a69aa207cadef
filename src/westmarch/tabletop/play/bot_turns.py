"""The turns of bots: ask a bot, and make its moves as far as they fit the table."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence

from westmarch.kernel.engine.decision import Action
from westmarch.kernel.table import Table
from westmarch.tabletop.home import BotAsked, BotFailed, Home, Moved
from westmarch.tabletop.refusals import TryAgain, Unanswered
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import PLAYING, JournalRow
from westmarch.tabletop.thinking import Thought

log = logging.getLogger("westmarch.server")

BOTS_ALONE_PAUSE = 0.25
"""Seconds between the turns of bots that play without people, so that they can be watched."""


def drive(home: Home, room: Room) -> None:
    """Let the bots move while it is for them to move."""
    if room.driver is not None and not room.driver.done():
        return
    if _bot_to_act(room) is None:
        return
    room.driver = home.in_background(_drive(home, room), room)


def _bot_to_act(room: Room) -> int | None:
    seat = room.row.to_act
    if room.gone or room.row.status != PLAYING or seat is None or not room.is_bot(seat):
        return None
    if room.row.puzzle is not None:
        return None  # a puzzle is over when the solver's line is; what stands there is looked at
    return seat


async def _drive(home: Home, room: Room) -> None:
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
            actions = await _choose(home, room, thought)
            async with home.changing(room):
                if room.row.seq != n or _bot_to_act(room) != seat:
                    continue
                await _play(home, room, room.table, seat, actions)
            room.wake()
            await asyncio.sleep(pause)
        home.bots_done(room)
    except Unanswered:
        log.info("the bots of room %s wait", room.id)
    except TryAgain:  # it was let go meanwhile; who reads it again lets them go on
        log.info("the bots of room %s go on elsewhere", room.id)
    except Exception:
        log.exception("the bots of room %s stopped", room.id)
        home.bots_stopped(room)
    finally:
        room.thinking = None


def _thought(room: Room, seat: int, n: int) -> Thought:
    """What a bot is sent: the table as its seat knows it, the rest dealt at random."""
    bot = room.seats[seat].bot or "random"
    return Thought(room.row.game, bot, room.dealt(seat), f"{secrets.token_hex(8)}:{seat}:{n}")


async def _choose(home: Home, room: Room, thought: Thought) -> list[Action]:
    """Ask a bot; no answer at all when it fails or takes too long. Raises what is not the bot's
    fault."""
    begin = time.monotonic()
    try:
        return await home.think(room, thought)
    except Unanswered:
        raise
    except Exception as error:
        home.counted(BotFailed(thought.game, thought.bot, error))
        return []
    finally:
        home.counted(BotAsked(thought.game, time.monotonic() - begin))


async def _play(home: Home, room: Room, table: Table, seat: int, actions: Sequence[Action]) -> None:
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
    await home.commit(room, rows)
    home.counted(Moved(room.row.game, by_bot=True, count=len(rows)))
