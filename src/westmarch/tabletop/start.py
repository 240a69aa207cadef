"""The start of a game: random seats, a fair deal of a given position, the set-up."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random

from westmarch.kernel.game import Game
from westmarch.kernel.position_text import write_whole
from westmarch.kernel.table import Table
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.home import Home, Person, SeatChange
from westmarch.tabletop.play.bot_turns import drive
from westmarch.tabletop.refusals import Forbidden, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import BEGIN, PLAYING, WAITING, JournalRow, SeatRow


async def start(home: Home, room: Room, person: Person) -> None:
    """Begin the game; anybody at the table may say so once all seats are taken."""
    async with home.changing(room):
        if person.id not in room.players() | {room.row.owner}:
            raise Forbidden("not_at_the_table", say("error-players_start"))
        if room.row.status == PLAYING:
            return
        if room.row.status != WAITING:
            raise Refused("started", say("error-started"))
        if any(seat.free for seat in room.seats):
            raise Refused("seats_free", say("error-seats_free"))
        await home.check_begin(room)
        was = [seat.person for seat in room.seats]
        rows = await home.apart(begin, room)
        await home.commit(room, rows, *map(SeatChange, room.seats, was))
    room.wake()
    drive(home, room)


def begin(room: Room) -> list[JournalRow]:
    """Set the table. The caller stores the rows."""
    row = room.row
    if row.random_sides:
        _shuffle(room.seats)
    if row.position and _against_others(room):
        row.position = dealt_anew(room.game, row.position, row.seed)
    table = Table(room.game, row.options, row.seed, row.position)
    names = [seat.called for seat in room.seats]
    tournament = "" if room.tournament is None else room.tournament.id
    table.name_players(names, row.arranged, row.clock, row.rated, tournament)
    room.set_table(table)
    row.status = PLAYING
    return [room.note(BEGIN, table.record.header)]


def _against_others(room: Room) -> bool:
    """Whether somebody plays here against whoever made the room."""
    sides = room.game.sides(room.row.options)
    people = {(seat.person, sides[seat.seat]) for seat in room.seats if seat.person}
    strangers = {person for person, _ in people} - {room.row.owner}
    return bool(strangers) and len({side for _, side in people}) > 1


def dealt_anew(game: Game, position: str, seed: str) -> str:
    """A position whose maker knows nothing more of it than the others: what each seat holds hidden
    from the rest, and what lies hidden from all, is dealt anew."""
    s = game.read_position(position, seed)
    rng = Random(secrets.randbits(256))  # not of the seed, which may have been chosen too
    for seat in range(len(game.seats(game.options_of(s)))):
        s = game.determinize(s, seat, rng)
    return write_whole(s)


def _shuffle(seats: Sequence[SeatRow]) -> None:
    """Who sits where is drawn by lot."""
    who = [(seat.kind, seat.bot, seat.person, seat.name) for seat in seats]
    secrets.SystemRandom().shuffle(who)
    for seat, (kind, bot, person, name) in zip(seats, who, strict=True):
        seat.kind, seat.bot, seat.person, seat.name = kind, bot, person, name
