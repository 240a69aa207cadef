"""Opening the database, and bringing an older one up to date."""

from __future__ import annotations

import logging
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import resources
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import event, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from westmarch.kernel.engine.errors import BadOption

TIMEOUTS = {"timeout": 5.0, "command_timeout": 10.0}
"""Seconds that PostgreSQL may take to let somebody in, and to answer: while it is away nobody waits
for minutes, and those who come after not for those before."""
MIGRATION_LOCK = 0x57657374
"""The number of PostgreSQL's lock under which one process migrates while the others wait."""
FIRST_LAYOUT = "0021"
"""The oldest layout that is brought up to date."""
BEFORE_IT = "0.1.0"
"""The version of Westmarch that brings older ones as far as that."""


def make_engine(url: str, must_exist: bool = False, patient: bool = False) -> AsyncEngine:
    """The engine of a database. SQLite writes ahead and to the disk at every commit; its file is
    made when there is none, unless it `must_exist` (else raises `BadOption`). PostgreSQL must
    answer soon (`TIMEOUTS`), unless one is `patient`."""
    if not url.startswith("sqlite"):
        limits: dict[str, Any] = {} if patient else TIMEOUTS
        engine = create_async_engine(
            url, pool_pre_ping=True, hide_parameters=True, connect_args=limits
        )
    else:
        engine = create_async_engine(url, hide_parameters=True)
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


@contextmanager
def whole_after(connection: Connection) -> Iterator[None]:
    """One change of a database's layout, and its commit. Raises SQLAlchemy's `IntegrityError`.

    SQLite changes a column by making the table anew and dropping the old one: what belongs to its
    rows would be dropped with them, a room's whole game. So its foreign keys rest meanwhile, which
    they do only outside transactions, and all rows are looked through before the commit.
    """
    if connection.dialect.name != "sqlite":
        yield
        connection.commit()
        return
    connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    before = _orphans(connection)
    try:
        yield
        lost = _orphans(connection) - before
        if lost:
            raise IntegrityError("a migration", None, ValueError(f"rows of nothing: {lost}"))
        connection.commit()
    finally:
        connection.rollback()
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def _orphans(connection: Connection) -> Counter[tuple[str, str]]:
    """How many rows belong to rows that are not there, by their tables."""
    found = connection.exec_driver_sql("PRAGMA foreign_key_check")
    return Counter((str(row[0]), str(row[2])) for row in found)


def refuse_older(connection: Connection) -> None:
    """Raises `BadOption` for a database whose layout is older than any that migrations know."""
    layout = MigrationContext.configure(connection).get_current_revision()
    if layout is not None and layout < FIRST_LAYOUT:
        raise BadOption("database-older_version", layout=layout, version=BEFORE_IT)


def _upgrade(connection: Connection) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    with whole_after(connection):
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
        command.upgrade(config, "head")


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the database to this program's layout. Raises `BadOption` when that cannot be done."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    patient = engine
    if engine.dialect.name == "postgresql":  # a large table may take its time
        patient = make_engine(engine.url.render_as_string(hide_password=False), patient=True)
    try:
        async with patient.connect() as connection:
            await connection.run_sync(_upgrade)
    except CommandError as error:
        raise BadOption("database-later_version", why=error) from None
    except (SQLAlchemyError, OSError) as error:
        raise BadOption("database-not_opened", why=reason_of(error)) from None
    finally:
        if patient is not engine:
            await patient.dispose()


def reason_of(error: Exception) -> str:
    """What a database complains of, in one line."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
