"""``westmarch backup`` and ``westmarch restore``: copies of the database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from westmarch.cli.common import console
from westmarch.cli.options import Database
from westmarch.kernel.texts.site_texts import say

Copy = Annotated[Path, typer.Argument(metavar="FILE", help="The backup file.")]


def backup(file: Copy, database: Database = None) -> None:
    """Copy the database to a new file. The server may be running.

    For a PostgreSQL database, this runs pg_dump.
    """
    from westmarch.server import config
    from westmarch.server.operations import backups

    backups.back_up(config.database_url(database), file)
    size = f"{file.stat().st_size:,}"
    console().print(say("terminal-bytes", file=str(file), bytes=size))


def restore(
    file: Copy,
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Overwrite the existing database.")
    ] = False,
) -> None:
    """Restore the database from a backup. No server may be running.

    Afterwards, `westmarch check-games` shows which games can continue.
    """
    from westmarch.server import config
    from westmarch.server.operations import backups

    backups.restore(file, config.database_url(database), replace)
    console().print(say("terminal-in_place", file=str(file)))
