"""A rated game that a moderator voids counts for nobody: what came after it is counted anew.

Ratings are a chain, each game's beginning where the last one ended. From the voided game on the
chain is gone through again. A game is counted anew, as before and with the weight it had, where
somebody in it has another rating now than he had then; where an account has left the site since,
whose rating is known no more, the others gain and lose what they did.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westmarch.server.common.time import now
from westmarch.server.ratings import meetings
from westmarch.server.ratings.counting import scores_of, sides_of
from westmarch.server.ratings.scale import Rating, after, weighed
from westmarch.server.ratings.tables import rating_changes as rating_changes_table
from westmarch.server.ratings.tables import rating_voids as rating_voids_table
from westmarch.server.ratings.tables import ratings as ratings_table
from westmarch.server.storage.rows.mapping import from_row
from westmarch.server.storage.tables import rooms as db
from westmarch.tabletop.rows import FINISHED, RoomRow, SeatRow

SHORT: Final = "short"
"""Why it counts for nobody (tables.py)."""


def voided(room: str, at: str) -> dict[str, Any]:
    """The row that says so (`rating_voids`)."""
    return {"room": room, "why": SHORT, "by": "", "note": "", "at": at}


MODERATOR = "moderator"
PAGE = 500
"""Games that are read at once."""

Key = tuple[str, str]
"""A person and a side of the game."""


async def void(engine: AsyncEngine, room: str, by: str, note: str) -> bool:
    """Void a rated game that is over; False when there is no such game, or it counts for nobody
    already."""
    async with engine.begin() as connection:
        rooms = db.rooms.c
        # A change first of all, so that SQLite lets nobody else write meanwhile.
        claim = update(db.rooms).where(rooms.id == room, rooms.rated, rooms.status == FINISHED)
        if (await connection.execute(claim.values(counted=True))).rowcount != 1:
            return False
        voids = rating_voids_table
        if (await connection.execute(select(voids).where(voids.c.room == room))).first():
            return False
        row = {"room": room, "why": MODERATOR, "by": by, "note": note, "at": now()}
        await connection.execute(insert(voids).values(**row))
        changes = rating_changes_table.c
        query = select(changes.game, changes.at).where(changes.room == room).limit(1)
        found = (await connection.execute(query)).first()
        if found is not None:
            await _Chain(connection, found.game, room, found.at).mend()
    return True


class _Chain:
    """The ratings of a game from the voided one on."""

    def __init__(self, connection: AsyncConnection, game: str, voided: str, since: str) -> None:
        self._connection = connection
        self._game, self._voided, self._since = game, voided, since
        self._now: dict[Key, Rating] = {}
        """The ratings of those whom it concerns, as far as the chain is mended."""

    async def mend(self) -> None:
        await self._lock()
        changes = await self._changes()
        by_room: dict[str, list[Any]] = {}
        for change in changes:
            by_room.setdefault(change.room, []).append(change)
        rooms = list(by_room)
        for start in range(0, len(rooms), PAGE):
            page = rooms[start : start + PAGE]
            stored = await self._stored(page)
            for room in page:
                await self._game_again(by_room[room], stored.get(room))
        await meetings.forget(self._connection, self._voided)
        table = rating_changes_table
        await self._connection.execute(delete(table).where(table.c.room == self._voided))
        await self._keep(by_room[self._voided])

    async def _lock(self) -> None:
        """Nobody else counts a game of these ratings meanwhile."""
        ratings = ratings_table.c
        query = select(ratings_table).where(ratings.game == self._game)
        order = query.order_by(ratings.person, ratings.side)
        (await self._connection.execute(order.with_for_update())).all()

    async def _changes(self) -> Sequence[Any]:
        changes = rating_changes_table.c
        query = (
            select(rating_changes_table)
            .where(changes.game == self._game, changes.at >= self._since)
            .order_by(changes.at, changes.room, changes.seat)
        )
        return (await self._connection.execute(query)).all()

    async def _stored(self, ids: Sequence[str]) -> dict[str, tuple[RoomRow, list[SeatRow]]]:
        rooms, seats = db.rooms, db.seats
        rows = await self._connection.execute(select(rooms).where(rooms.c.id.in_(ids)))
        found = {one["id"]: (from_row(one, RoomRow), list[SeatRow]()) for one in rows.mappings()}
        held = select(seats).where(seats.c.room.in_(ids)).order_by(seats.c.room, seats.c.seat)
        for one in (await self._connection.execute(held)).mappings():
            found[one["room"]][1].append(from_row(one, SeatRow))
        return found

    async def _game_again(
        self, changes: Sequence[Any], stored: tuple[RoomRow, list[SeatRow]] | None
    ) -> None:
        """One game of the chain: as it was, or counted anew."""
        then = {_key(one): Rating(one.mu_before, one.sigma_before) for one in changes}
        before = {key: self._now.get(key, rating) for key, rating in then.items()}
        if changes[0].room == self._voided:
            self._now |= before
            return
        if before == then:
            new = {_key(one): Rating(one.mu, one.sigma) for one in changes}
        else:
            new = _counted_anew(changes, before, stored)
            await self._write(changes, before, new)
        # Only those whom the voided game concerns, themselves or by an opponent, are remembered.
        if any(key in self._now for key in then):
            self._now |= new

    async def _write(
        self, changes: Sequence[Any], before: dict[Key, Rating], new: dict[Key, Rating]
    ) -> None:
        table = rating_changes_table
        for one in changes:
            was, rating = before[_key(one)], new[_key(one)]
            await self._connection.execute(
                update(table)
                .where(table.c.room == one.room, table.c.person == one.person)
                .values(mu_before=was.mu, sigma_before=was.sigma, mu=rating.mu, sigma=rating.sigma)
            )

    async def _keep(self, voided: Sequence[Any]) -> None:
        """The ratings as they are at the end of the chain."""
        ratings = ratings_table.c
        less = {_key(one): one.score for one in voided}
        for (person, side), rating in self._now.items():
            score = less.get((person, side))
            mine = ratings.person == person, ratings.game == self._game, ratings.side == side
            await self._connection.execute(
                update(ratings_table)
                .where(*mine)
                .values(
                    mu=rating.mu,
                    sigma=rating.sigma,
                    games=ratings.games - int(score is not None),
                    won=ratings.won - int(score == 1.0),
                )
            )
        # Who has played nothing else there has no rating there.
        await self._connection.execute(
            delete(ratings_table).where(ratings.game == self._game, ratings.games <= 0)
        )


def _key(change: Any) -> Key:
    return change.person, change.side


def _counted_anew(
    changes: Sequence[Any],
    before: dict[Key, Rating],
    stored: tuple[RoomRow, list[SeatRow]] | None,
) -> dict[Key, Rating]:
    by_seat = {one.seat: one for one in changes}
    sides = None if stored is None else sides_of(*stored)
    known = sides is not None and all(
        one.id is None or (one.id, one.side) in before for side in sides for one in side
    )
    if stored is None or sides is None or not known:
        return {
            _key(one): Rating(
                before[_key(one)].mu + one.mu - one.mu_before,
                before[_key(one)].sigma + one.sigma - one.sigma_before,
            )
            for one in changes
        }
    held = [
        [one.anchored if one.id is None else before[one.id, one.side] for one in side]
        for side in sides
    ]
    new = {}
    for side, was, rated in zip(sides, held, after(held, scores_of(stored[0], sides)), strict=True):
        for one, old, rating in zip(side, was, rated, strict=True):
            if one.id is not None:
                new[one.id, one.side] = weighed(old, rating, by_seat[one.seat].weight)
    return new
