"""Statements for `Store.write`: what changes in rooms, seats, games and chat."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, insert, update
from sqlalchemy.sql import Executable

from westmarch.server import database as db
from westmarch.server.rows import ChatRow, RoomRow, SeatRow, SnapshotRow, to_row


def add_room(row: RoomRow, seats: Sequence[SeatRow]) -> list[Executable]:
    """A new room with its seats."""
    return [insert(db.rooms).values(**to_row(row)), *add_seats(seats)]


def add_seats(seats: Sequence[SeatRow]) -> list[Executable]:
    return [insert(db.seats).values([to_row(seat) for seat in seats])] if seats else []


def save_seat(seat: SeatRow) -> Executable:
    """A seat's changed fields."""
    values = to_row(seat)
    return (
        update(db.seats)
        .where(db.seats.c.room == values.pop("room"), db.seats.c.seat == values.pop("seat"))
        .values(**values)
    )


def save_snapshot(row: SnapshotRow) -> list[Executable]:
    """The saved state of a game, instead of the one before."""
    return [
        delete(db.snapshots).where(db.snapshots.c.room == row.room),
        insert(db.snapshots).values(**to_row(row)),
    ]


def add_chat(row: ChatRow) -> Executable:
    return insert(db.chat).values(**to_row(row))


def remove_room(room: str) -> list[Executable]:
    """A room and all that belongs to it."""
    return [
        *(
            delete(table).where(table.c.room == room)
            for table in (db.chat, db.states, db.snapshots, db.journal, db.seats)
        ),
        delete(db.rooms).where(db.rooms.c.id == room),
    ]
