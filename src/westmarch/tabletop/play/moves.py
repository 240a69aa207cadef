"""A move that a person makes."""

from __future__ import annotations

import time
from collections.abc import Sequence

from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.flow import explain
from westmarch.kernel.table import Table
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.clocks import answer_by_moving
from westmarch.tabletop.home import Home, Moved
from westmarch.tabletop.play.bot_turns import drive
from westmarch.tabletop.refusals import Forbidden, Refused, refusal_of
from westmarch.tabletop.room import Room


async def act(home: Home, room: Room, seats: Sequence[int], n: int, action: Action) -> None:
    """Make a move for one of the seats, answering decision `n`."""
    taken = time.monotonic()
    async with home.changing(room):
        table = room.playing()
        asked = asked_of(room, table, seats, n)
        if action not in asked.actions:
            refusal = explain(table.state, action)
            assert refusal is not None
            raise refusal_of(room.game, refusal)
        await home.is_moving(room, room.seats[asked.seat].person)
        before = table.act(action, asked.seat)
        answer_by_moving(room.row, room.seats[asked.seat].person)
        await home.commit(room, [room.note_last_move(before)])
    home.counted(Moved(room.row.game, seconds=time.monotonic() - taken))
    room.wake()
    drive(home, room)


def asked_of(room: Room, table: Table, seats: Sequence[int], n: int) -> Decision:
    """The pending decision, if it is `n` and one of the seats is to answer."""
    if n != room.row.seq:
        raise Refused("stale", say("error-stale"))
    asked = table.decision
    assert asked is not None
    if asked.seat not in seats:
        raise Forbidden("not_your_turn", say("error-not_your_turn"))
    return asked
