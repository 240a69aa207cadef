"""A new table: its seed, its seats and bots. Its game begins at once when no seat is free."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from westmarch import bots
from westmarch.kernel.engine.chance import STRONG
from westmarch.kernel.game import Game
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.home import Home, Person
from westmarch.tabletop.play.bot_turns import drive
from westmarch.tabletop.refusals import Unfit
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import (
    BOT,
    OPEN,
    PERSON,
    JournalRow,
    SeatRow,
    SnapshotRow,
    is_bot_account,
)
from westmarch.tabletop.start import begin
from westmarch.tabletop.views.schemas import SeatWish


def new_seed() -> str:
    """A secret nobody can guess, 192 bits, for a generator that nobody can follow."""
    return f"{STRONG}{secrets.token_hex(24)}"


def check_bot(game: Game, name: str | None) -> str:
    """The bot of this name. Only those of the house, as they are: a name from outside must not
    load code or set parameters."""
    known = bots.names(game)
    if name not in known:
        told = say("error-unknown_bot", game=game.called().title, bots=", ".join(known))
        raise Unfit("unknown_bot", told)
    return name


def wished_seats(
    game: Game, room: str, count: int, wishes: Sequence[SeatWish], me: Person
) -> list[SeatRow]:
    """The seats of a new room as its maker wishes; by default the maker sits first, and the other
    seats are open."""
    wishes = wishes or [SeatWish("me"), *[SeatWish("open")] * (count - 1)]
    if len(wishes) != count:
        raise Unfit("wrong_seats", say("error-wrong_seats", seats=count))
    return [_wished_seat(game, room, number, wish, me) for number, wish in enumerate(wishes)]


def _wished_seat(game: Game, room: str, number: int, wish: SeatWish, me: Person) -> SeatRow:
    """A seat of a new room as its maker wants it."""
    seat = SeatRow(room=room, seat=number, kind=OPEN if wish.kind == "open" else PERSON)
    if wish.kind == "bot" and is_bot_account(wish.bot):
        seat.bot = wish.bot
    elif wish.kind == "bot":
        seat.kind, seat.bot = BOT, check_bot(game, wish.bot)
    elif wish.kind == "me":
        seat.person, seat.name = me.id, me.name
    return seat


async def add(
    home: Home,
    person: Person,
    room: Room,
    *also: Any,
    rows: Sequence[JournalRow] = (),
    state: SnapshotRow | None = None,
) -> Room:
    """Store a new room, together with anything in `also`. With `rows` and `state`, its game is in
    progress or over; else the game begins when all seats are taken."""
    await home.prepare(room, person)
    if not rows and all(not seat.free for seat in room.seats):
        rows = await home.apart(begin, room)
    home.advance(room)
    await home.keep_new(room, rows, state, also)
    room.stored = room.row.seq
    drive(home, room)
    return room
