"""Opening the database, and bringing an older one up to date."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from importlib import resources
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from westmarch.kernel.engine.errors import BadOption

MIGRATION_LOCK = 0x57657374
"""The number of PostgreSQL's lock under which one process migrates while the others wait."""


def make_engine(url: str, must_exist: bool = False) -> AsyncEngine:
    """The engine of a database. SQLite writes ahead and to the disk at every commit; its file is
    made when there is none, unless it `must_exist` (else raises `BadOption`)."""
    engine = create_async_engine(
        url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True
    )
    if url.startswith("sqlite"):
        file = engine.url.database
        if must_exist and not (file and os.path.exists(file)):
            raise BadOption("database-none", file=file)
        _make_private(file)

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            prepare_sqlite(connection)

    return engine


def prepare_sqlite(connection: Any) -> None:
    """How every connection to SQLite writes: ahead, and to the disk at every commit."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=1000",  # the store tries again (store.py)
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _make_private(file: str | None) -> None:
    """The file holds passwords and hidden hands: it is for its owner only. SQLite gives the files
    beside it the same rights."""
    if not file or file == ":memory:":
        return
    with suppress(OSError):  # a file that cannot be made or opened is told of by SQLite
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        os.chmod(file, 0o600)


def migrations() -> Config:
    """Alembic's settings: the migrations lie in the package."""
    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__) / "migrations"))
    return config


def _upgrade(connection: Connection) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
    command.upgrade(config, "head")


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the database to this program's layout. Raises `BadOption` when that cannot be done."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except CommandError as error:
        raise BadOption("database-later_version", why=error) from None
    except (SQLAlchemyError, OSError) as error:
        raise BadOption("database-not_opened", why=reason_of(error)) from None


def reason_of(error: Exception) -> str:
    """What a database complains of, in one line."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
