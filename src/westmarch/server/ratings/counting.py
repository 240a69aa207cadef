"""Rated games that are over are counted, each once.

What is to be counted is found in the database: finished, rated, not counted. Whoever counts a room
claims it by changing `rooms.counted` from false to true, in the transaction that changes the
ratings: after a crash it is either done or still to be done, and of several processes only one
finds it to do.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.kernel import registry
from westmarch.server.common.errors import named
from westmarch.server.common.periodic import every
from westmarch.server.common.time import now
from westmarch.server.ratings import meetings
from westmarch.server.ratings.bot_anchors import anchor
from westmarch.server.ratings.eligibility import side_names
from westmarch.server.ratings.meetings import Player
from westmarch.server.ratings.scale import Rating, after, weighed
from westmarch.server.ratings.tables import rating_changes as rating_changes_table
from westmarch.server.ratings.tables import rating_voids as rating_voids_table
from westmarch.server.ratings.tables import ratings as ratings_table
from westmarch.server.storage.rows.mapping import from_row
from westmarch.server.storage.tables import rooms as db
from westmarch.tabletop.rows import BOT, FINISHED, RoomRow, SeatRow
from westmarch.tabletop.views.room_view import rateable

if TYPE_CHECKING:
    from westmarch.server.rooms.registry import Hall
    from westmarch.tabletop.room import Room

log = logging.getLogger("westmarch.server")

AT_ONCE = 50
TRIES = 8


class Ratings:
    """The ratings of one site."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store

    def changed(self, room: Room) -> None:
        """A room has changed, and is stored: one that is over is counted at once."""
        if room.row.rated and room.row.status == FINISHED:
            self._hall.spawn(asyncio.create_task(self._count_soon(room.id)))

    async def _count_soon(self, room: str) -> None:
        try:
            await self.count(room)
        except Exception as error:  # it is found again
            log.warning("room %s could not be counted yet: %s", room, named(error))

    async def count_forever(self) -> None:
        """Count, for good, what somebody has left uncounted."""
        await every(self._hall.settings.watch_seconds, self.count_due, "look for rated games")

    async def count_due(self) -> int:
        """Count the games that are over, in the order in which they ended; how many there were."""
        rooms = db.rooms.c
        due = rooms.rated, rooms.counted.is_(False), rooms.status == FINISHED
        query = select(rooms.id).where(*due).order_by(rooms.updated, rooms.id).limit(AT_ONCE)
        found = await self._store.scalars(query)
        done = 0
        for room in found:
            done += await self.count(str(room))
        return done

    async def count(self, room: str) -> bool:
        """Count one game; False when there is nothing to count, or somebody else has."""
        for last in range(TRIES):
            try:
                async with self._store.engine.begin() as connection:
                    return await self._count(connection, room)
            except OperationalError as error:
                if "locked" not in str(error.orig) or last == TRIES - 1:
                    raise
            await asyncio.sleep(0.1)
        return False

    async def _count(self, connection: AsyncConnection, id_: str) -> bool:
        rooms = db.rooms.c
        # First of all, so that SQLite lets nobody else write meanwhile.
        claim = (
            update(db.rooms)
            .where(rooms.id == id_, rooms.rated, rooms.counted.is_(False))
            .where(rooms.status == FINISHED)
            .values(counted=True)
        )
        if (await connection.execute(claim)).rowcount != 1:
            return False
        found = await connection.execute(select(db.rooms).where(rooms.id == id_))
        row = from_row(found.mappings().one(), RoomRow)
        found = await connection.execute(
            select(db.seats).where(db.seats.c.room == id_).order_by(db.seats.c.seat)
        )
        seats = [from_row(one, SeatRow) for one in found.mappings()]
        if not rateable(row, seats):
            log.info("room %s is not counted: it was handed over", id_)
            return True
        voided = select(rating_voids_table.c.why).where(rating_voids_table.c.room == id_)
        sides = sides_of(row, seats)
        if sides is None or (await connection.execute(voided)).first() is not None:
            return True
        await self._change(connection, row, sides)
        return True

    async def _change(
        self, connection: AsyncConnection, row: RoomRow, sides: Sequence[Sequence[Player]]
    ) -> None:
        before = await self._of(connection, row.game, [one for side in sides for one in side])
        weights = await meetings.weights(connection, sides, row.updated)
        scores = scores_of(row, sides)
        rated = after([[before[one.seat][0] for one in side] for side in sides], scores)
        best = max(scores)
        for side, ratings, score in zip(sides, rated, scores, strict=True):
            won = score == best and min(scores) < best
            points = 1.0 if won else 0.0 if min(scores) < best else 0.5
            for one, rating in zip(side, ratings, strict=True):
                if one.id is not None:
                    was, weight = before[one.seat], weights[one.id]
                    now_ = weighed(was[0], rating, weight)
                    await self._keep(connection, row, one, was, now_, points, weight)
        await meetings.note(connection, row.id, row.game, sides, row.updated)

    async def _of(
        self, connection: AsyncConnection, game: str, players: Sequence[Player]
    ) -> dict[int, tuple[Rating, int, int]]:
        """By seat the rating, the games and the games won of each; nobody else changes them until
        the transaction ends. In one order for all, so that none waits for another in a circle."""
        found: dict[int, tuple[Rating, int, int]] = {}
        columns = ratings_table.c
        for one in sorted(players, key=lambda one: (one.id or "", one.side)):
            if one.id is None:
                found[one.seat] = (one.anchored, 0, 0)
                continue
            first = self._store.upsert(ratings_table).values(
                person=one.id,
                game=game,
                side=one.side,
                mu=Rating().mu,
                sigma=Rating().sigma,
                games=0,
                won=0,
                updated=now(),
            )
            await connection.execute(first.on_conflict_do_nothing())
            mine = columns.person == one.id, columns.game == game, columns.side == one.side
            row = await connection.execute(select(ratings_table).where(*mine).with_for_update())
            kept: Any = row.one()
            found[one.seat] = (Rating(kept.mu, kept.sigma), kept.games, kept.won)
        return found

    @staticmethod
    async def _keep(
        connection: AsyncConnection,
        row: RoomRow,
        player: Player,
        was: tuple[Rating, int, int],
        rating: Rating,
        points: float,
        weight: float,
    ) -> None:
        (before, games, won), columns = was, ratings_table.c
        mine = columns.person == player.id, columns.game == row.game, columns.side == player.side
        await connection.execute(
            update(ratings_table)
            .where(*mine)
            .values(
                mu=rating.mu,
                sigma=rating.sigma,
                games=games + 1,
                won=won + (points == 1.0),
                updated=row.updated,
            )
        )
        await connection.execute(
            insert(rating_changes_table).values(
                room=row.id,
                person=player.id,
                seat=player.seat,
                game=row.game,
                side=player.side,
                score=points,
                mu_before=before.mu,
                sigma_before=before.sigma,
                mu=rating.mu,
                sigma=rating.sigma,
                at=row.updated,
                weight=weight,
            )
        )


def sides_of(row: RoomRow, seats: Sequence[SeatRow]) -> list[list[Player]] | None:
    """Who played on each side, everybody once; None where somebody is missing or not rated."""
    game = registry.game(row.game)
    of_seat, names = game.sides(row.options), side_names(game)
    found: list[list[Player]] = [[] for _ in names]
    for seat in seats:
        side = of_seat[seat.seat]
        if seat.kind == BOT:
            held = anchor(row.game, seat.bot)
            if held is None:
                return None
            found[side].append(Player(None, seat.seat, names[side], seat.bot or "", held))
        elif seat.person is None:
            return None
        elif all(one.id != seat.person for one in found[side]):
            found[side].append(Player(seat.person, seat.seat, names[side]))
    return found if all(found) else None


def scores_of(row: RoomRow, sides: Sequence[Sequence[Player]]) -> list[float]:
    """1 for a side that won; all alike where nobody did."""
    return [float(any(one.seat in row.winners for one in side)) for side in sides]
