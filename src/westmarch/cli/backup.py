"""``westmarch backup`` and ``westmarch restore``: copies of the database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from westmarch.cli.common import console
from westmarch.cli.options import Database
from westmarch.kernel.texts.site_texts import say

Copy = Annotated[Path, typer.Argument(metavar="FILE", help="The copy.")]


def backup(file: Copy, database: Database = None) -> None:
    """Copy the database into a new file; the server may be running.

    PostgreSQL's own pg_dump is used for a PostgreSQL database.
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
        bool, typer.Option("--replace", help="Put it in the place of what is there.")
    ] = False,
) -> None:
    """Put a copy back where no server is running.

    `westmarch check-games` then says which games go on.
    """
    from westmarch.server import config
    from westmarch.server.operations import backups

    backups.restore(file, config.database_url(database), replace)
    console().print(say("terminal-in_place", file=str(file)))
