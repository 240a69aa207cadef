"""Looking ahead: why a thing cannot be chosen, how a battle is likely to end, and where several
choices in a row lead. Nothing here changes a room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from westmarch.kernel import registry
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.state import State, decode, encode
from westmarch.tabletop.play.moves import asked_of
from westmarch.tabletop.refusals import Problem, refusal_of
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import PLAYING


async def why_not(
    room: Room, seats: Sequence[int], n: int, thing: Mapping[str, str]
) -> Problem | None:
    """Why a thing cannot be chosen for decision `n`; None when it can."""
    async with room.lock:
        table = room.playing()
        asked_of(room, table, seats, n)
        (kind, id_), *_ = thing.items()
        refusal = room.game.why_not(table.state, kind, id_)
    return None if refusal is None else refusal_of(room.game, refusal).problem


async def state_for_odds(room: Room, person: str) -> bytes | None:
    """The table, encoded, as somebody may know it, the rest dealt anew; None: nothing is decided
    there."""
    async with room.lock:
        if room.table is None or room.table.decision is None:
            return None
        mine = room.seats_of(person)
        s = room.table.state
        for seat in mine[:1] or range(len(room.seats)):
            s = room.game.determinize(s, seat, Random(0))
        return encode(s)


def work_out(game_id: str, state: bytes) -> dict[str, Any] | None:
    """The odds of the pending battle."""
    game = registry.game(game_id)
    s = decode(state, game.state_class)
    flow.resume(s)
    return game.odds(s)


async def state_ahead(room: Room, person: str) -> tuple[int, State | None]:
    """The pending decision, and the table as who answers it may know it, the rest dealt anew; None
    for everybody else."""
    async with room.lock:
        n = room.row.seq
        asked = None if room.table is None else room.table.decision
        if asked is None or room.row.status != PLAYING or asked.seat not in room.seats_of(person):
            return n, None
        assert room.table is not None
        return n, room.game.determinize(room.table.state, asked.seat, Random(0))
