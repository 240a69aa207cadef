"""A room as somebody sees it, whether it is in use or only a row of the database."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

from westmarch.kernel.game import Game
from westmarch.tabletop.clocks import Timekeeper, written
from westmarch.tabletop.hint_policy import allowed
from westmarch.tabletop.rows import (
    BOT,
    FINISHED,
    PLAYING,
    RoomRow,
    SeatRow,
    is_bot_account,
    shown_name,
)
from westmarch.tabletop.views.schemas import PlayerOut, RoomOut, RoundOf, SeatOut


def seed_hash(seed: str) -> str:
    """What is shown of a seed before the game ends: its SHA-256, in hexadecimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


def uploaded(row: RoomRow, seats: Sequence[SeatRow]) -> bool:
    """Whether a game was not played here: somebody has uploaded its record, and nobody sits there.
    The names are what the file says, and nobody's."""
    return row.status == FINISHED and not any(seat.person or seat.kind == BOT for seat in seats)


def _player(seat: SeatRow, uploaded: bool, told_name: Callable[[str], str]) -> PlayerOut | None:
    if seat.challenged or seat.kind == BOT or not (seat.person or seat.name):
        return None
    if uploaded:
        return PlayerOut("", told_name(seat.name or ""))
    name = shown_name(seat.person, seat.name)
    return PlayerOut(seat.person or "", name, is_bot_account(seat.person))


def rateable(row: RoomRow, seats: Sequence[SeatRow]) -> bool:
    """Whether a game may count for anybody's rating: nothing of it was arranged, and whoever began
    it plays it on."""
    return not row.arranged and not any(seat.handed_over for seat in seats)


def shape(
    game: Game,
    row: RoomRow,
    seats: Sequence[SeatRow],
    person: str,
    told_name: Callable[[str], str],
    online: frozenset[str] | set[str] = frozenset(),
    revealed: bool = False,
    goes_on: bool = False,
    keeper: Timekeeper | None = None,
    tournament: RoundOf | None = None,
    abortable: bool = False,
) -> RoomOut:
    """A room as somebody sees it; `told_name` is what is told of a name from a file."""
    told = uploaded(row, seats)
    names, sides = game.seats(row.options), game.sides(row.options)
    slow = None if keeper is None else keeper.standing(game, row, seats)
    nudge = None if slow is None else slow.nudge(person)
    shown = [
        SeatOut(
            seat=seat.seat,
            name=names[seat.seat],
            side=sides[seat.seat],
            kind=seat.kind,
            bot=seat.bot if seat.kind == BOT else None,
            player=_player(seat, told, told_name),
            challenged=PlayerOut(seat.challenged, seat.name or "", True)
            if seat.challenged
            else None,
            mine=bool(person) and seat.person == person,
            online=seat.kind == BOT or (seat.person or "") in online,
            vacation=None if slow is None else slow.vacation(seat),
        )
        for seat in seats
    ]
    return RoomOut(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=shown,
        status=row.status,
        turn=row.turn,
        to_act=[] if row.to_act is None or row.status != PLAYING else [row.to_act],
        since=row.since,
        listed=row.listed,
        owner=row.owner,
        mine=bool(person) and row.owner == person,
        seed_hash=seed_hash(row.seed),
        seed_given=row.seed_given,
        arranged=row.arranged,
        rateable=rateable(row, seats),
        rated=row.rated and rateable(row, seats),
        seed=row.seed if revealed else None,
        ending=row.ending,
        winners=row.winners,
        n=row.seq,
        moves=row.moves,
        created=row.created,
        updated=row.updated,
        rematch_of=row.rematch_of,
        rematch=row.rematch,
        sequel_of=row.sequel_of,
        sequel=row.sequel,
        goes_on=goes_on,
        continued_from=row.parent,
        clock=None if slow is None else slow.clock_out(),
        claim=None if slow is None else slow.claim(person),
        draw=[] if slow is None else slow.draw(),
        nudge=None if nudge is None else written(nudge),
        puzzle=row.puzzle,
        hints=row.puzzle is None and allowed(game, row, seats),
        tournament=tournament,
        abortable=abortable,
        uploaded=told,
    )
