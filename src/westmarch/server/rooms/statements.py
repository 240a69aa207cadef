"""Statements for `Store.write`: what changes in rooms, seats, games and chat."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, insert, literal, select, update
from sqlalchemy.sql import Executable

from westmarch.server.storage.metadata import metadata
from westmarch.server.storage.rows.mapping import to_row
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.journal import snapshots as snapshots_table
from westmarch.server.storage.transactions import MUST_FIND
from westmarch.tabletop.rows import ChatRow, RoomRow, SeatRow, SnapshotRow


def add_room(row: RoomRow, seats: Sequence[SeatRow]) -> list[Executable]:
    """A new room with its seats."""
    return [insert(db.rooms).values(**to_row(row)), *add_seats(seats)]


def add_seats(seats: Sequence[SeatRow]) -> list[Executable]:
    return [insert(db.seats).values([to_row(seat) for seat in seats])] if seats else []


def save_seat(seat: SeatRow, was: str | None) -> Executable:
    """A seat's changed fields, where the person who sat there still does: he may be called
    otherwise since, and another process not know it yet."""
    values, seats = to_row(seat), db.seats.c
    found = seats.room == values.pop("room"), seats.seat == values.pop("seat")
    same = seats.person.is_(None) if was is None else seats.person == was
    return update(db.seats).where(*found, same).values(**values).execution_options(**MUST_FIND)


def save_snapshot(row: SnapshotRow) -> list[Executable]:
    """The saved state of a game, instead of the one before."""
    return [
        delete(snapshots_table).where(snapshots_table.c.room == row.room),
        insert(snapshots_table).values(**to_row(row)),
    ]


def add_chat(row: ChatRow, epoch: int) -> Executable:
    """Something said in a room, by who owns it."""
    values = to_row(row)
    room = (db.rooms.c.id == row.room) & (db.rooms.c.epoch == epoch)
    said = select(*(literal(value) for value in values.values())).where(
        select(db.rooms.c.id).where(room).exists()
    )
    return insert(db.chat).from_select(list(values), said).execution_options(**MUST_FIND)


def delete_room(room: str) -> list[Executable]:
    """A room and all that belongs to it, by what the tables say of themselves."""
    return [
        delete(table).where(table.c[table.info["room"]] == room)
        for table in reversed(metadata.sorted_tables)
        if table.info.get("room")
    ]


def merge_statements(guest: str, account: str, name: str) -> list[Executable]:
    """Give a guest's rooms and seats to an account."""
    rooms, seats = db.rooms.c, db.seats.c
    return [
        update(db.rooms).where(rooms.owner == guest).values(owner=account),
        update(db.seats).where(seats.person == guest).values(person=account, name=name),
        update(db.seats).where(seats.was == guest).values(was=account),
    ]
