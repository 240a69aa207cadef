"""``westmarch archive``: the rated games of a site as files, one per game and month."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from westmarch.cli.common import console
from westmarch.cli.options import Database
from westmarch.kernel import registry
from westmarch.kernel.texts.site_texts import say


def archive(
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder to write to.")],
    database: Database = None,
    game: Annotated[
        list[str] | None, typer.Option(metavar="GAME", help="Only this game; repeatable.")
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Overwrite existing files.")] = False,
) -> None:
    """Export all finished rated games, one file per game and complete month.

    The server may be running. The database is not changed.
    """
    from westmarch.server import config
    from westmarch.server.records.archive import write_files

    only = [registry.house_game(one).id for one in game or ()]
    url = config.database_url(database)
    written = asyncio.run(write_files(url, out, only, again))
    for file, games in written:
        console().print(say("terminal-archived", file=str(file), games=games))
    if not written:
        console().print(say("terminal-archived_nothing"))
