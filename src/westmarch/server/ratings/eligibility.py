"""Which games may be rated: why one may not, and that nobody sits down at a rated table who may
not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from westmarch.kernel.game import Game
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.identity import queries as identity_queries
from westmarch.server.ratings.bot_anchors import anchor
from westmarch.tabletop.rows import BOT, RoomRow, SeatRow, is_bot_account

if TYPE_CHECKING:
    from westmarch.server.rooms.registry import Hall
    from westmarch.tabletop.room import Room


def side_names(game: Game) -> tuple[str, ...]:
    """The sides of a game, each called by its seat where two play."""
    options = game.choose_options({})
    names, sides = game.seats(options), game.sides(options)
    return tuple(names[sides.index(side)] for side in sorted(set(sides)))


def competitive(game: Game) -> bool:
    """Whether there is somebody to win against. Where all play together against the game, records
    are kept and nothing is rated."""
    return len(side_names(game)) > 1


def standard(game: Game, options: Mapping[str, str]) -> bool:
    """Whether all options are the house's own: no battle or deck somebody made."""
    known = {one.name: one.values for one in game.options}
    return all(value in known.get(name, ()) for name, value in options.items())


async def reasons(hall: Hall, game: Game, row: RoomRow, seats: Sequence[SeatRow]) -> list[str]:
    """Why a game cannot be rated, in short; empty when it can be. Seats that nobody has taken yet
    are looked at when somebody does."""
    found = []
    if not competitive(game):
        found.append("cooperative")
    if row.seed_given and row.parent is None:
        found.append("seed")
    if row.position:
        found.append("position")
    if row.parent is not None:
        found.append("continued")
    if not standard(game, row.options):
        return [*found, "options"]
    if game.house_rulings(row.options):
        found.append("house_rulings")
    return found + await _of_players(hall, game, row, seats)


async def _of_players(hall: Hall, game: Game, row: RoomRow, seats: Sequence[SeatRow]) -> list[str]:
    found, sides = [], game.sides(row.options)
    if any(seat.kind == BOT and anchor(game.id, seat.bot) is None for seat in seats):
        found.append("bot")
    if all(seat.kind == BOT for seat in seats):
        found.append("nobody")
    held: dict[str, set[int]] = {}
    for seat in seats:
        who = seat.person or seat.challenged
        if who is not None:
            held.setdefault(who, set()).add(sides[seat.seat])
    if any(len(of) > 1 for of in held.values()):
        found.append("both_sides")
    for who in held:
        if is_bot_account(who):
            if (await hall.bot_accounts.one(who)).row.owner in held:
                found.append("own_bot")
        else:
            known = await identity_queries.person(hall.store, who)
            if known is None or known.account is None:
                found.append("guest")
    return list(dict.fromkeys(found))


async def check(hall: Hall, game: Game, row: RoomRow, seats: Sequence[SeatRow]) -> None:
    """Raises `ApiError` when a room is said to be rated and cannot be."""
    if row.rated:
        why = await reasons(hall, game, row, seats)
        if why:
            raise ApiError(409, "not_rateable", say(f"unrated-{why[0]}"))


async def check_joining(hall: Hall, room: Room, person: str, number: int) -> None:
    """Raises `ApiError` when somebody may not sit down at a rated table."""
    if room.row.rated:
        seats = [
            SeatRow(room=room.id, seat=seat.seat, kind=seat.kind, bot=seat.bot, person=person)
            if seat.seat == number
            else seat
            for seat in room.seats
        ]
        await check(hall, room.game, room.row, seats)
