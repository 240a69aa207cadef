"""Tournaments as they stand in the database, read and written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.sql import Executable

from westmarch.server.common.errors import not_found
from westmarch.server.common.ids import new_id
from westmarch.server.common.time import now
from westmarch.server.storage.rows.mapping import to_row
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.transactions import MUST_FIND
from westmarch.server.tournaments import tables
from westmarch.server.tournaments.pairing import Pairing
from westmarch.tabletop.rows import PLAYING

T = TypeVar("T", bound=msgspec.Struct)

OPEN, RUNNING, FINISHED, ABORTED = "open", "running", "finished", "aborted"
SWISS, ROUND_ROBIN, KNOCK_OUT = "swiss", "round_robin", "knock_out"
FIRST, SECOND, DRAW, BYE, REST, NONE = "first", "second", "draw", "bye", "rest", "none"
"""Results. A bye is a point; who rests in a round robin, as everybody does once, gets none; of
`none`, both have gone."""


HOUSE = "house."
"""Before the name of a bot of the house, which enters as a person does."""


def house_bot(person: str) -> str | None:
    """The bot of the house that has entered under this id; None: somebody else."""
    return person.removeprefix(HOUSE) if person.startswith(HOUSE) else None


class TournamentRow(msgspec.Struct, kw_only=True):
    """A tournament."""

    id: str
    maker: str
    name: str
    system: str
    game: str
    options: dict[str, str]
    clock: str
    rated: bool = False
    rounds: int = 0
    """Of a Swiss one: how many are wanted, 0 for the usual number; once it runs, how many there
    are."""
    most: int
    entered: int = 0
    version: int = 0
    status: str = OPEN
    round: int = 0
    starts: str | None = None
    created: str
    updated: str
    winner: str | None = None


class EntryRow(msgspec.Struct, kw_only=True):
    """Somebody in a tournament; `seed` counts from 1 once it runs."""

    id: str
    tournament: str
    person: str
    seed: int = 0
    withdrawn: bool = False
    created: str


class PairingRow(msgspec.Struct, kw_only=True):
    """Two entries that meet, or one that has a round without a game."""

    tournament: str
    round: int
    board: int
    first: str
    second: str | None = None
    room: str | None = None
    again: int = 0
    result: str = ""

    @property
    def pair(self) -> Pairing:
        return Pairing(self.first, self.second)

    @property
    def winner(self) -> str | None:
        """Who goes on in a knock-out."""
        if self.result in (FIRST, BYE):
            return self.first or None
        return self.second if self.result == SECOND else None


class Contest(msgspec.Struct):
    """A tournament with all that belongs to it."""

    row: TournamentRow
    entries: list[EntryRow]
    """The best seeded first; before the start, the first to enter."""
    pairings: list[PairingRow]

    @property
    def players(self) -> list[EntryRow]:
        """Without those who left the site before it started."""
        return [one for one in self.entries if one.seed or not one.withdrawn]

    @property
    def active(self) -> list[EntryRow]:
        return [one for one in self.entries if not one.withdrawn]

    def of_round(self, number: int) -> list[PairingRow]:
        return [one for one in self.pairings if one.round == number]


# ---- reading


async def one(store: Store, id_: str) -> TournamentRow:
    """One by its id. Raises `ApiError`."""
    found = await _all(store, select(tables.tournaments).where(_is(id_)), TournamentRow)
    if not found:
        raise not_found("tournament")
    return found[0]


async def whole(store: Store, id_: str) -> Contest:
    """One with its entries and pairings. Raises `ApiError`."""
    row = await one(store, id_)
    entries, pairings = tables.entries.c, tables.pairings.c
    entered = select(tables.entries).where(entries.tournament == id_)
    paired = select(tables.pairings).where(pairings.tournament == id_)
    return Contest(
        row,
        await _all(store, entered.order_by(entries.seed, entries.created, entries.id), EntryRow),
        await _all(store, paired.order_by(pairings.round, pairings.board), PairingRow),
    )


async def listed(store: Store, most: int) -> list[TournamentRow]:
    """The last that something happened to."""
    query = select(tables.tournaments).order_by(tables.tournaments.c.updated.desc()).limit(most)
    return await _all(store, query, TournamentRow)


async def due(store: Store, at: str, forgotten: str, late: str) -> list[str]:
    """Tournaments in which something is to be done: those to be started, or made before `forgotten`
    and never started, and those with a round that is over, or with a board that is not set, whose
    game is over, or whose clock ran out before `late`."""
    columns, boards, rooms = tables.tournaments.c, tables.pairings.c, db.rooms.c
    open_ = select(boards.board).where(
        boards.tournament == columns.id, boards.round == columns.round, boards.result == ""
    )
    still = select(rooms.id).where(
        rooms.id == boards.room,
        rooms.status == PLAYING,
        or_(rooms.deadline.is_(None), rooms.deadline >= late),
    )
    to_start = or_(columns.starts <= at, columns.created < forgotten)
    to_go_on = or_(~open_.exists(), open_.where(~still.exists()).exists())
    query = select(columns.id).where(
        or_(
            (columns.status == OPEN) & to_start,
            (columns.status == RUNNING) & to_go_on,
        )
    )
    return await store.scalars(query.order_by(columns.updated))


async def unsettled(store: Store, most: int) -> list[str]:
    """Tournaments that are over and of which nobody has said who won."""
    columns = tables.tournaments.c
    query = select(columns.id).where(columns.status == FINISHED, columns.winner.is_(None))
    return await store.scalars(query.limit(most))


async def winners(store: Store, rows: Sequence[TournamentRow]) -> dict[str, str]:
    """Who won those that are over, by the ids of tournaments."""
    of_tournament = {row.id: row.winner for row in rows if row.winner}
    entries = tables.entries.c
    query = select(entries.id, entries.person).where(entries.id.in_(of_tournament.values()))
    people = {row.id: row.person for row in await store.tuples(query)}
    return {id_: people[one] for id_, one in of_tournament.items() if one in people}


async def open_by(store: Store, maker: str) -> int:
    """How many somebody made that are not over."""
    columns = tables.tournaments.c
    query = select(func.count()).where(columns.maker == maker, columns.status.in_((OPEN, RUNNING)))
    return int(await store.scalar(query))


async def of_room(store: Store, room: str) -> str | None:
    """The tournament that a room belongs to."""
    columns = tables.pairings.c
    query = select(columns.tournament).where(columns.room == room)
    found: str | None = await store.scalar(query)
    return found


async def _all(store: Store, query: Any, kind: type[T]) -> list[T]:
    return await store.rows(query, kind)


# ---- writing


def _is(id_: str) -> Any:
    return tables.tournaments.c.id == id_


def added(row: TournamentRow) -> Executable:
    return insert(tables.tournaments).values(**to_row(row))


def changed(row: TournamentRow, **values: Any) -> Executable:
    """A change of a tournament that is still as it was read; else its writer is `Fenced`."""
    columns = tables.tournaments.c
    return (
        update(tables.tournaments)
        .where(_is(row.id), columns.version == row.version, columns.status == row.status)
        .values(version=row.version + 1, updated=now(), **values)
        .execution_options(**MUST_FIND)
    )


def won(row: TournamentRow, winner: str) -> Executable:
    """Say who has won one that is over."""
    return update(tables.tournaments).where(_is(row.id)).values(winner=winner)


def entered(row: TournamentRow, person: str) -> list[Executable]:
    """Somebody enters; `Fenced` when there is no place any more."""
    columns = tables.tournaments.c
    entry = EntryRow(id=new_id(), tournament=row.id, person=person, created=now())
    return [
        update(tables.tournaments)
        .where(_is(row.id), columns.status == OPEN, columns.entered < columns.most)
        .values(entered=columns.entered + 1, version=columns.version + 1)
        .execution_options(**MUST_FIND),
        insert(tables.entries).values(**to_row(entry)),
    ]


def left(row: TournamentRow, entry: EntryRow) -> list[Executable]:
    """Somebody who had entered does not play after all; `Fenced` once it runs."""
    columns = tables.tournaments.c
    return [
        update(tables.tournaments)
        .where(_is(row.id), columns.status == OPEN)
        .values(entered=columns.entered - 1, version=columns.version + 1)
        .execution_options(**MUST_FIND),
        delete(tables.entries)
        .where(tables.entries.c.id == entry.id)
        .execution_options(**MUST_FIND),
    ]


def withdrawn(entry: EntryRow) -> Executable:
    """Somebody plays no further rounds."""
    return update(tables.entries).where(tables.entries.c.id == entry.id).values(withdrawn=True)


def still_in(entry: str) -> Executable:
    """Somebody stays in until what is written with it is; `Fenced` when he has left."""
    columns = tables.entries.c
    return (
        update(tables.entries)
        .where(columns.id == entry, ~columns.withdrawn)
        .values(withdrawn=False)
        .execution_options(**MUST_FIND)
    )


def seeded(entries: Sequence[EntryRow]) -> list[Executable]:
    """The entries in this order."""
    return [
        update(tables.entries).where(tables.entries.c.id == entry.id).values(seed=place)
        for place, entry in enumerate(entries, start=1)
    ]


def paired(rows: Sequence[PairingRow]) -> list[Executable]:
    return [insert(tables.pairings).values(**to_row(row)) for row in rows]


def on_board(row: PairingRow, **values: Any) -> Executable:
    """A change of a pairing that is still as it was read; else its writer is `Fenced`."""
    columns = tables.pairings.c
    same_room = columns.room.is_(None) if row.room is None else columns.room == row.room
    return (
        update(tables.pairings)
        .where(
            columns.tournament == row.tournament,
            columns.round == row.round,
            columns.board == row.board,
            columns.result == "",
            same_room,
        )
        .values(**values)
        .execution_options(**MUST_FIND)
    )
