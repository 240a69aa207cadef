"""Stored games of an older version: ``python tests/server/stored/make.py [SITUATION.toml ...]``.

Run it with the program of that version: its Python, or a Python that finds it by PYTHONPATH. Each
situation (by default every one that has no stored game yet) is played by that version's rules and
kept by its store; what then stands in its database goes into a file of the same name, ``.json``.
`tests/server/journal/test_stored_games.py` restores these games under the rules of today.

A situation is a TOML file named ``<game>__<situation>.toml``::

    game = "five_armies"
    seed = 7
    position = "..."              # a text position; left out: the game begins as usual
    actions = ["activate bard"]   # what was played, as `text_of` writes it
    why = "..."                   # which mended rule it stands before

    [options]
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

import westmarch
from westmarch.kernel import registry
from westmarch.kernel.engine.decision import action_of
from westmarch.kernel.table import Table
from westmarch.server.common.time import now
from westmarch.server.rooms.statements import add_room, save_snapshot
from westmarch.server.storage.engine import make_engine
from westmarch.server.storage.store import Store
from westmarch.tabletop.journal import codec
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import ACT, BEGIN, PERSON, PLAYING, JournalRow, RoomRow, SeatRow

HOME = Path(__file__).parent
TABLES = ("rooms", "seats", "journal", "snapshots", "states")
WHO = "ann"
"""The id of the person who plays all seats."""
SNAPSHOT_EVERY = 5


def main() -> None:
    given = [Path(name) for name in sys.argv[1:]]
    missing = (path for path in sorted(HOME.glob("*.toml")) if not stored(path).exists())
    for path in given or missing:
        made = asyncio.run(made_of(path))
        stored(path).write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n")
        print(f"{stored(path).name}: {len(made['tables']['journal'])} rows")


def stored(situation: Path) -> Path:
    """The file of the stored game."""
    return situation.with_suffix(".json")


async def made_of(path: Path) -> dict[str, Any]:
    """A situation as this version stores it."""
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rooms.sqlite3"
        store = Store(make_engine(f"sqlite+aiosqlite:///{file}"))
        await store.open()
        try:
            await play(store, path.stem, told)
        finally:
            await store.close()
        return read(file)


async def play(store: Store, name: str, told: dict[str, Any]) -> None:
    """Play it at a table of the server, each move stored as it is there."""
    game = registry.game(told["game"])
    position = told.get("position", "")
    options = None if position else game.choose_options(told.get("options", {}))
    table = Table(game, options, told["seed"], position)
    row = RoomRow(
        id=hashlib.sha256(name.encode()).hexdigest()[:12],
        game=game.id,
        options=dict(table.options),
        owner=WHO,
        seed=str(told["seed"]),
        seed_given=True,
        position=position,
        created=now(),
        updated=now(),
    )
    seats = [
        SeatRow(room=row.id, seat=n, kind=PERSON, person=WHO, name="Ann")
        for n in range(len(table.seats))
    ]
    room = Room(game, row, seats)
    await store.write(*add_room(row, seats))
    table.name_players([seat.called for seat in seats], row.arranged)
    room.set_table(table)
    row.status = PLAYING
    await keep(store, room, room.note(BEGIN, table.record.header))
    for text in told["actions"]:
        table.act(action_of(text))
        await keep(store, room, room.note(ACT, table.record.entries[-1]))


async def keep(store: Store, room: Room, line: JournalRow) -> None:
    assert room.table is not None
    state = codec.snapshot_of(room.id, room.row.seq, room.table)
    due = room.snapshot_due(SNAPSHOT_EVERY)
    statements = save_snapshot(state) if due else []
    room.saved_at = room.row.moves if due else room.saved_at
    room.row.updated = now()
    await store.write(*statements, journal=[line], room=room.row, state=state, at=room.stored)
    room.stored = room.row.seq


def read(file: Path) -> dict[str, Any]:
    """All that the database holds of the game."""
    with sqlite3.connect(file) as connection:
        connection.row_factory = sqlite3.Row
        (layout,) = connection.execute("select version_num from alembic_version").fetchone()
        tables = {
            name: [dict(row) for row in connection.execute(f"select * from {name}")]
            for name in TABLES
        }
    connection.close()
    return {"westmarch": westmarch.__version__, "layout": layout, "tables": tables}


if __name__ == "__main__":
    main()
