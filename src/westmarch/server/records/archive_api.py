"""``/api/archive``: the rated games of all, by game and month, for everybody (archive.py)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Request, get
from litestar.response import Stream

from westmarch.server.common.errors import not_found
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.http.static_files import COMPRESSES_ITSELF
from westmarch.server.identity.dependencies import Name, TheHall, limited
from westmarch.server.records import archive
from westmarch.server.records.bundle import ZIP, Listed, bundle

Game = tuple[Listed, bytes | None]

KEPT = "public, max-age=86400"
"""A day in caches: a complete month changes only when somebody leaves."""


class MonthOut(msgspec.Struct):
    """A file of the archive."""

    game: str
    month: str
    games: int
    moves: int
    """In all of them: how long it takes to read."""
    file: str
    """Its name; it is at ``/api/archive/FILE``."""


class ArchiveOut(msgspec.Struct):
    """All files, the latest first."""

    files: list[MonthOut]


@get("/archive", summary="The archive of rated games", tags=["records"], responses=PROBLEMS)
async def files(request: Request[Any, Any, Any], hall: TheHall) -> ArchiveOut:
    """A file per game and complete month in which rated games ended."""
    await limited(request, "searches")
    found = await archive.months(hall.store)
    return ArchiveOut(
        [MonthOut(one.game, one.month, one.games, one.moves, one.file) for one in found]
    )


@get(
    "/archive/{file:str}",
    summary="The rated games of a month",
    tags=["records"],
    responses=PROBLEMS,
    opt={COMPRESSES_ITSELF: True},
    media_type=ZIP,
)
async def one_file(request: Request[Any, Any, Any], hall: TheHall, file: Name) -> Stream:
    """``GAME-YYYY-MM.zip``: the records of all rated games of a month, and an index. It is written
    while it is sent. 404 where there is none, or the month is not complete."""
    wanted = archive.asked(file)
    if wanted is None or wanted[1] >= archive.running_month():
        raise not_found("archive")
    await limited(request, "archive")
    games = archive.games(hall.store, *wanted)
    first = await anext(games, None)
    if first is None:
        raise not_found("archive")
    headers = {"content-disposition": f'attachment; filename="{file}"', "cache-control": KEPT}
    return Stream(bundle(_all(first, games)), media_type=ZIP, headers=headers)


async def _all(first: Game, others: AsyncIterator[Game]) -> AsyncIterator[Game]:
    yield first
    async for one in others:
        yield one


HANDLERS = [files, one_file]
