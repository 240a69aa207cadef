"""The layout of a database is brought up to date, and nothing in it is lost on the way."""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.stored.make_site import DATABASE
from tools.harness.services import Postgres
from westmarch.cli.app import run
from westmarch.kernel.engine.errors import BadOption
from westmarch.server.app.tables import metadata
from westmarch.server.config import database_url
from westmarch.server.storage.engine import (
    BEFORE_IT,
    FIRST_LAYOUT,
    make_engine,
    migrations,
    upgrade,
    whole_after,
)

T = TypeVar("T")
Rows = dict[str, list[tuple[Any, ...]]]


def at(database: str, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Do something with a database, in one transaction."""

    async def go() -> T:
        engine = make_engine(database_url(database))
        try:
            async with engine.begin() as connection:
                return await work(connection)
        finally:
            await engine.dispose()

    return asyncio.run(go())


def brought_up_to_date(database: str) -> None:
    async def go() -> None:
        engine = make_engine(database_url(database))
        try:
            await upgrade(engine)
        finally:
            await engine.dispose()

    asyncio.run(go())


def by_hand(database: str) -> None:
    """As ``alembic -x database=… upgrade head`` does it."""
    config = migrations()
    config.cmd_opts = Namespace(x=[f"database={database}"])
    command.upgrade(config, "head")


def rows(database: str) -> Rows:
    """All rows of all tables, and the layout."""

    async def read(connection: AsyncConnection) -> Rows:
        found = {
            table.name: sorted(map(tuple, await connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }
        layout = await connection.execute(text("select version_num from alembic_version"))
        return {**found, "layout": [tuple(row) for row in layout]}

    return at(database, read)


def called(database: str, layout: str) -> None:
    """Let a database say that it has another layout."""

    async def say(connection: AsyncConnection) -> None:
        change = text("update alembic_version set version_num = :layout")
        await connection.execute(change, {"layout": layout})

    at(database, say)


@pytest.fixture(params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The stored site, as the last program with older migrations left it."""
    path = tmp_path / "site.sqlite3"
    path.write_bytes(lzma.decompress(DATABASE.read_bytes()))
    if request.param == "sqlite":
        return str(path)
    postgres: Postgres = request.getfixturevalue("postgres")
    database: str = postgres.database()
    brought_up_to_date(database)

    async def read(connection: AsyncConnection) -> dict[str, list[dict[str, Any]]]:
        return {
            table.name: [dict(row) for row in (await connection.execute(select(table))).mappings()]
            for table in metadata.sorted_tables
        }

    stored = at(str(path), read)

    async def copy(connection: AsyncConnection) -> None:
        for table in metadata.sorted_tables:
            if stored[table.name]:
                await connection.execute(insert(table), stored[table.name])

    at(database, copy)
    return database


def test_the_migrations_make_the_tables_the_program_uses(
    tmp_path: Path, postgres: Postgres
) -> None:
    for database in (str(tmp_path / "rooms.sqlite3"), postgres.database()):
        brought_up_to_date(database)

        async def differences(connection: AsyncConnection) -> list[Any]:
            return list(
                await connection.run_sync(
                    lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
                )
            )

        assert at(database, differences) == []


@pytest.mark.parametrize("way", [brought_up_to_date, by_hand])
def test_a_database_of_the_last_layout_is_recognised_and_kept(
    site: str, way: Callable[[str], None]
) -> None:
    before = rows(site)
    assert before["layout"] == [(FIRST_LAYOUT,)]
    assert before["rooms"] and before["journal"] and before["people"] and before["settings"]
    way(site)
    assert rows(site) == before


@pytest.mark.parametrize("layout", ["0001", "0020"])
@pytest.mark.parametrize("way", [brought_up_to_date, by_hand])
def test_an_older_database_is_refused_with_the_version_to_pass_through(
    site: str, way: Callable[[str], None], layout: str
) -> None:
    called(site, layout)
    before = rows(site)
    with pytest.raises(BadOption) as refused:
        way(site)
    assert f"layout {layout}" in str(refused.value) and BEFORE_IT in str(refused.value)
    assert rows(site) == before


def test_whoever_starts_a_server_is_told_which_version_a_database_must_pass_through(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rooms.sqlite3"
    path.write_bytes(lzma.decompress(DATABASE.read_bytes()))
    called(str(path), "0012")
    for command_ in (["serve", "--port", "0"], ["check-games"]):
        assert run([*command_, "--database", str(path)]) == 2
        said = capsys.readouterr().err
        assert f"westmarch {BEFORE_IT}" in said and "Traceback" not in said


def test_a_database_of_a_later_version_is_refused(
    site: str, capsys: pytest.CaptureFixture[str]
) -> None:
    called(site, "9999")
    before = rows(site)
    assert run(["serve", "--port", "0", "--database", site]) == 2
    assert "later version" in capsys.readouterr().err
    assert rows(site) == before


def test_a_migration_that_leaves_rows_of_nothing_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite3"
    brought_up_to_date(str(path))
    with sqlite3.connect(path) as connection:
        columns = [row[1] for row in connection.execute("pragma table_info(rooms)") if row[3]]
        marks = ", ".join("?" * len(columns))
        names = ", ".join(f'"{name}"' for name in columns)
        connection.execute(f"insert into rooms ({names}) values ({marks})", ["1"] * len(columns))
        connection.execute("insert into seats (room, seat, kind) values ('1', 0, 'open')")
    connection.close()

    async def go() -> None:
        engine = make_engine(database_url(str(path)))

        def loses(sync: Any) -> None:
            with whole_after(sync):
                sync.exec_driver_sql("delete from rooms")

        async with engine.connect() as connection:
            with pytest.raises(IntegrityError, match="seats"):
                await connection.run_sync(loses)
            guarded = await connection.exec_driver_sql("pragma foreign_keys")
            assert guarded.scalar_one() == 1
        await engine.dispose()

    asyncio.run(go())
    assert len(rows(str(path))["rooms"]) == len(rows(str(path))["seats"]) == 1
