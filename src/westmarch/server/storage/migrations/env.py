"""Run by Alembic: migrates on the connection it is given, or on ``-x database=URL``."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy.engine import Connection

from westmarch.server.config import database_url
from westmarch.server.storage.engine import make_engine, refuse_older, whole_after
from westmarch.server.storage.metadata import metadata


def migrate(connection: Connection) -> None:
    """Run the migrations on an open connection. Raises `BadOption` for a database that is too
    old."""
    refuse_older(connection)
    context.configure(
        connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True
    )
    with context.begin_transaction():
        context.run_migrations()


def _migrate_whole(connection: Connection) -> None:
    with whole_after(connection):
        migrate(connection)


async def _connect() -> None:
    given = context.get_x_argument(as_dictionary=True).get("database")
    engine = make_engine(database_url(given), patient=True)
    async with engine.connect() as connection:
        await connection.run_sync(_migrate_whole)
    await engine.dispose()


given = context.config.attributes.get("connection")
if given is not None:
    migrate(given)
else:
    asyncio.run(_connect())
