"""Who has met whom in rated games: how much a game of two who meet often counts, and against how
many different opponents a rating was won.

A bot account is its owner's: whoever plays his friend's five bots plays his friend. Bots of the
house are opponents too, each level one; as they cannot lose on purpose, games against them always
count in full.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.server.ratings.bot_anchors import MEASURED_TO
from westmarch.server.ratings.scale import Rating, weight
from westmarch.server.ratings.tables import rating_meetings as rating_meetings_table
from westmarch.server.ratings.tables import ratings as ratings_table
from westmarch.server.storage.tables.people import bots as bots_table
from westmarch.tabletop.clocks import read, written
from westmarch.tabletop.rows import is_bot_account

WEEK = timedelta(days=7)
HOUSE = "house."
"""Before the name of a bot of the house, where it is somebody's opponent."""


class Player(NamedTuple):
    """Who played at which side, for the count; a bot of the house has no id."""

    id: str | None
    seat: int
    side: str
    bot: str = ""
    anchored: Rating = Rating(sigma=MEASURED_TO)
    """Of a bot of the house, whose rating stays."""


Sides = Sequence[Sequence[Player]]


async def holders(connection: AsyncConnection, people: Collection[str]) -> dict[str, str]:
    """Who answers for each account: of a bot its owner."""
    bots = bots_table.c
    query = select(bots.id, bots.owner).where(bots.id.in_(filter(is_bot_account, people)))
    owners = {row.id: row.owner for row in await connection.execute(query)}
    return {person: owners.get(person, person) for person in people}


def _opponents(sides: Sides, held: Mapping[str, str]) -> dict[str, set[str]]:
    """Whom each account met: who answers for those of the other sides."""
    found: dict[str, set[str]] = {}
    for mine in sides:
        theirs = {
            HOUSE + one.bot if one.id is None else held[one.id]
            for side in sides
            if side is not mine
            for one in side
        }
        found |= {one.id: theirs for one in mine if one.id is not None}
    return found


async def weights(connection: AsyncConnection, sides: Sides, at: str) -> dict[str, float]:
    """By account, how much a game that ended at a moment counts: of several opponents the one met
    most often decides."""
    met, accounts = rating_meetings_table.c, [one.id for side in sides for one in side if one.id]
    held = await holders(connection, accounts)
    since, found = written(read(at) - WEEK), dict.fromkeys(accounts, 1.0)
    for person, opponents in _opponents(sides, held).items():
        for opponent in opponents:
            if opponent.startswith(HOUSE):
                continue
            query = select(func.count(met.room.distinct())).where(
                met.holder == held[person], met.opponent == opponent, met.at > since, met.at <= at
            )
            before = int((await connection.execute(query)).scalar_one())
            found[person] = min(found[person], weight(before))
    return found


async def note(connection: AsyncConnection, room: str, game: str, sides: Sides, at: str) -> None:
    """Write down who met whom in a game that counts."""
    accounts = [one.id for side in sides for one in side if one.id]
    held = await holders(connection, accounts)
    side_of = {one.id: one.side for side in sides for one in side}
    for person, opponents in _opponents(sides, held).items():
        side = side_of[person]
        known = await _met(connection, person, game, side, opponents)
        for opponent in sorted(opponents):
            values = {"room": room, "person": person, "opponent": opponent, "at": at}
            await connection.execute(
                insert(rating_meetings_table).values(
                    holder=held[person], game=game, side=side, **values
                )
            )
        await _change(connection, person, game, side, len(opponents - known))


async def forget(connection: AsyncConnection, room: str) -> None:
    """A game does not count any more."""
    meetings = rating_meetings_table
    query = select(meetings).where(meetings.c.room == room)
    rows = (await connection.execute(query)).all()
    await connection.execute(delete(meetings).where(meetings.c.room == room))
    for row in rows:
        left = await _met(connection, row.person, row.game, row.side, {row.opponent})
        await _change(connection, row.person, row.game, row.side, len(left) - 1)


async def _met(
    connection: AsyncConnection, person: str, game: str, side: str, opponents: Collection[str]
) -> set[str]:
    """Those of the opponents whom somebody has met on a side."""
    met = rating_meetings_table.c
    query = select(met.opponent).where(
        met.person == person,
        met.game == game,
        met.side == side,
        met.opponent.in_(opponents),
    )
    return set((await connection.execute(query)).scalars())


async def _change(connection: AsyncConnection, person: str, game: str, side: str, by: int) -> None:
    """So many opponents more. The number is kept beside the rating: it stays when one of them
    leaves the site."""
    ratings = ratings_table.c
    if by:
        await connection.execute(
            update(ratings_table)
            .where(ratings.person == person, ratings.game == game, ratings.side == side)
            .values(opponents=ratings.opponents + by)
        )
