"""``westmarch check-games``: try the running games of a database on this version."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import typer

import westmarch
from westmarch.cli.common import console, print_json
from westmarch.cli.options import AsJson, Database
from westmarch.kernel.texts.site_texts import say

if TYPE_CHECKING:
    from westmarch.server.operations.game_check import Checked


def check_games(
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Check that all running games in a database can continue on this version.

    Run this before you upgrade. The database is not changed. Exit code 1 if some games could not
    continue.
    """
    from westmarch.server import config
    from westmarch.server.operations import game_check

    found = asyncio.run(game_check.check_database(config.database_url(database)))
    cannot = _of(found, game_check.CANNOT)
    if as_json:
        print_json(
            {
                "version": westmarch.__version__,
                "games": len(found),
                "as_they_are": len(_of(found, game_check.AS_IT_IS)),
                "carried_over": len(_of(found, game_check.CARRIED_OVER)),
                "cannot": len(cannot),
                "rooms": found,
            }
        )
    else:
        _tell(found)
    if cannot:
        raise typer.Exit(1)


def _of(found: list[Checked], outcome: str) -> list[Checked]:
    return [one for one in found if one.outcome == outcome]


def _tell(found: list[Checked]) -> None:
    from westmarch.server.operations.game_check import AS_IT_IS, CANNOT, CARRIED_OVER

    out = console()
    for outcome, key in ((CARRIED_OVER, "room_carried"), (CANNOT, "room_stuck")):
        for one in _of(found, outcome):
            named = {"room": one.room, "game": one.game, "moves": one.moves, "why": one.why}
            out.print(say(f"terminal-{key}", **named))
    counts = {key: len(_of(found, key)) for key in (AS_IT_IS, CARRIED_OVER, CANNOT)}
    told = {
        "games": len(found),
        "version": westmarch.__version__,
        "as_they_are": counts[AS_IT_IS],
        "carried": counts[CARRIED_OVER],
        "stuck": counts[CANNOT],
    }
    out.print(say("terminal-games_checked", **told))
