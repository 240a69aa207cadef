"""Many games as one zip file, written while it is sent: a record each, in the form that
`westmarch replay` reads, and at the end an index, a line of JSON per game."""

from __future__ import annotations

import asyncio
import io
import logging
import zipfile
from collections.abc import AsyncIterator, Sequence
from datetime import datetime
from typing import Any

import msgspec

from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import WestmarchError
from westmarch.kernel.game import Game
from westmarch.kernel.story import BY_PEOPLE
from westmarch.kernel.table import Table
from westmarch.server.storage.store import Store
from westmarch.tabletop.journal import restore
from westmarch.tabletop.rows import BOT, JournalRow, RoomRow, SeatRow, SnapshotRow, is_bot_account

log = logging.getLogger("westmarch.server")

INDEX = "index.jsonl"
ZIP = "application/zip"


class Player(msgspec.Struct, omit_defaults=True):
    """Who held a seat: a person, a bot account, or a bot of the house."""

    seat: str
    name: str
    """Empty: somebody who has left."""
    bot: bool = False
    mine: bool = False


class Listed(msgspec.Struct):
    """A line of the index."""

    id: str
    game: str
    file: str | None
    """Null: the game is not over, or cannot be read by this version."""
    options: dict[str, str]
    players: list[Player]
    status: str
    ending: str
    winners: list[int]
    turns: int
    moves: int
    created: str
    updated: str


class _Pipe(io.RawIOBase):
    """What a zip file is written into, and taken from by and by."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        found = b"".join(self._parts)
        self._parts.clear()
        return found


def closed(row: RoomRow, table: Table) -> records.Record:
    """The record of a game that is over, also where people ended it."""
    ended = row.ending if row.ending in BY_PEOPLE else ""
    return table.closed_record(ended, row.winners if ended else ())


def _record(
    game: Game,
    row: RoomRow,
    journal: Sequence[JournalRow],
    snapshot: SnapshotRow | None,
    last: SnapshotRow | None,
) -> bytes:
    table = restore.restore(game, journal, snapshot, last).table
    return records.dumps(closed(row, table)).encode()


async def record_of(store: Store, row: RoomRow) -> bytes | None:
    """The record of a game that is over, from the database alone; None when it cannot be read."""
    try:
        game = registry.game(row.game)
        journal = await store.journal(row.id)
        if not journal:
            return None
        states = await store.snapshot(row.id), await store.last_state(row.id)
        return await asyncio.to_thread(_record, game, row, journal, *states)
    except (WestmarchError, LookupError, ValueError) as error:
        log.warning("room %s is left out of a bundle: %s", row.id, error)
        return None


def listed(row: RoomRow, seats: Sequence[SeatRow], file: str | None, person: str = "") -> Listed:
    """What the index says of a game."""
    names = registry.game(row.game).seats(row.options)
    return Listed(
        id=row.id,
        game=row.game,
        file=file,
        options=row.options,
        players=[
            Player(
                names[seat.seat],
                seat.called,
                seat.kind == BOT or is_bot_account(seat.person),
                bool(person) and seat.person == person,
            )
            for seat in seats
        ],
        status=row.status,
        ending=row.ending,
        winners=row.winners,
        turns=row.turn,
        moves=row.moves,
        created=row.created,
        updated=row.updated,
    )


async def bundle(games: AsyncIterator[tuple[Listed, bytes | None]]) -> AsyncIterator[bytes]:
    """The parts of a zip file of games, one game in memory at a time."""
    pipe, lines = _Pipe(), io.BytesIO()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as packed:
        async for entry, record in games:
            if entry.file is not None and record is not None:
                packed.writestr(_named(entry.file, entry.updated), record)
            lines.write(msgspec.json.encode(entry) + b"\n")
            if part := pipe.take():
                yield part
        packed.writestr(_named(INDEX, ""), lines.getvalue())
    yield pipe.take()


def _named(file: str, at: str) -> zipfile.ZipInfo:
    """A member of the file, with the time of its game: the same games give the same bytes."""
    when = (1980, 1, 1, 0, 0, 0)
    if at:
        moment = datetime.fromisoformat(at)
        when = (moment.year, moment.month, moment.day, moment.hour, moment.minute, moment.second)
    info = zipfile.ZipInfo(file, when)
    info.compress_type = zipfile.ZIP_DEFLATED
    return info
