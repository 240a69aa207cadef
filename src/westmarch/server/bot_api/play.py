"""What a bot account does at a table: it answers, says something, gives up."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from westmarch.kernel.engine.decision import Action, action_of, text_of
from westmarch.kernel.engine.errors import WestmarchError
from westmarch.kernel.texts.site_texts import say
from westmarch.server.bot_api.game_stream import seats_in
from westmarch.server.bot_api.schemas import Acted, BotAnswer
from westmarch.server.common.errors import ApiError
from westmarch.server.identity.bot_accounts import Bot
from westmarch.server.rooms.registry import Hall
from westmarch.server.storage.tables.journal import journal as journal_table
from westmarch.tabletop.journal import codec
from westmarch.tabletop.play import chat, ending, moves, undo
from westmarch.tabletop.refusals import Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import ACT, JournalRow

OVERTAKEN = ("stale", "finished")
"""Refusals that an answer sent twice meets the second time."""


async def act(hall: Hall, room: Room, bot: Bot, answer: BotAnswer) -> Acted:
    """Answer a decision. The same answer sent again, because its acknowledgement was lost, is
    acknowledged again and does nothing."""
    seats = seats_in(room, bot)
    action = _action(room, answer)
    try:
        await moves.act(hall, room, seats, answer.n, action)
    except Refused as refused:
        if refused.problem.code not in OVERTAKEN:
            raise
        if not await _was_taken(hall, room, seats, answer.n, action):
            raise
        return Acted(room.row.seq, True)
    return Acted(room.row.seq, False)


def _action(room: Room, answer: BotAnswer) -> Action:
    """The action an answer names in one of three ways. Raises `ApiError`."""
    given = [one for one in (answer.action, answer.text, answer.id) if one is not None]
    if len(given) != 1:
        raise ApiError(400, "bad_message", say("error-one_answer"))
    if answer.action is not None:
        return answer.action
    if answer.text is not None:
        asked = None if room.table is None else room.table.decision
        for action in () if asked is None else asked.actions:
            if text_of(action) == answer.text:
                return action
        return action_of(answer.text)
    try:
        return room.game.space.action_of(answer.id or 0)
    except (WestmarchError, LookupError, ValueError):
        raise ApiError(400, "bad_message", say("error-no-action")) from None


async def _was_taken(hall: Hall, room: Room, seats: Sequence[int], n: int, action: Action) -> bool:
    """Whether decision `n` was answered so, by one of these seats."""
    mine = (
        (journal_table.c.room == room.id)
        & (journal_table.c.seq == n + 1)
        & (journal_table.c.kind == ACT)
    )
    found = await hall.store.row(select(journal_table).where(mine), JournalRow)
    if found is None:
        return False
    entry = codec.entry_of(found)
    return entry.seat in seats and entry.action == action


async def resign(hall: Hall, room: Room, bot: Bot) -> None:
    """Give up."""
    seats = seats_in(room, bot)
    if not seats:
        raise Refused("not_started", say("error-not_started"))
    await ending.resign(hall, room, bot.id, seats[0])


async def speak(hall: Hall, room: Room, bot: Bot, text: str) -> None:
    """Say something."""
    seats_in(room, bot)
    await chat.speak(hall, room, bot.id, bot.name, text)


async def agree(hall: Hall, room: Room, bot: Bot, agree: bool) -> None:
    """Let moves be taken back, or not."""
    seats_in(room, bot)
    await undo.answer_undo(hall, room, bot.id, agree)
