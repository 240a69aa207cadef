"""Puzzles of one server: which there are, tries at tables of their own, and results.

A try is a room like any other, from the puzzle's position with everything hidden dealt anew; its
bots wait. The line is what stands in the room's record, so nothing is kept twice, and a restart
loses nothing. The first result of a person counts, once, however often and wherever it is asked
for: an account's moves both ratings, a guest's only his own, for anybody can be a guest anew.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from random import Random
from typing import Any, TypeVar

import msgspec
from sqlalchemy import select

from westmarch import bots
from westmarch.kernel import registry
from westmarch.kernel.engine.decision import text_of
from westmarch.kernel.engine.flow import take
from westmarch.kernel.position_text import write_whole
from westmarch.kernel.texts.site_texts import say
from westmarch.puzzles import solution_check
from westmarch.puzzles.puzzle import Line, Puzzle, of_game
from westmarch.puzzles.solution_check import SolutionVerdict
from westmarch.server.common.errors import ApiError, Fenced, not_found
from westmarch.server.common.ids import new_id
from westmarch.server.common.time import now
from westmarch.server.identity.people import Person
from westmarch.server.identity.schemas import SolverOut
from westmarch.server.puzzles import rating, tables
from westmarch.server.puzzles.guest_results import saved_rating, saved_result
from westmarch.server.puzzles.rating import Rating
from westmarch.server.puzzles.tables import FAILED, OPEN, SOLVED, RatingRow, TryRow
from westmarch.server.rooms.registry import Hall
from westmarch.server.rooms.removal import remove
from westmarch.server.storage.rows.mapping import to_row
from westmarch.server.storage.tables import rooms as db
from westmarch.tabletop import creation
from westmarch.tabletop.refusals import Forbidden, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import BOT, PERSON, RoomRow, SeatRow

JUDGING_SECONDS = 60.0
"""How long the trials of a line that nobody had looked at may take."""
NEAR = 6
"""Of so many puzzles nearest to the solver's rating one is taken."""
KEPT_TRYING = 5
"""How often a result is tried to be written while others write theirs."""

T = TypeVar("T", bound=msgspec.Struct)


def everything() -> dict[str, Puzzle]:
    """All puzzles of the games that are played here, by their ids."""
    return {one.id: one for game in registry.games() for one in of_game(game.id)}


def find(id_: str) -> Puzzle:
    """A puzzle by its id. Raises `ApiError` when there is none."""
    found = everything().get(id_)
    if found is None:
        raise not_found("puzzle")
    return found


def of_the_day(day: date) -> Puzzle:
    """The same for everybody on a day, of another game on the next. Raises `ApiError` when there is
    none at all."""
    shelves = [found for game in registry.games() if (found := of_game(game.id))]
    if not shelves:
        raise not_found("puzzle")
    number = day.toordinal()
    shelf = sorted(shelves[number % len(shelves)], key=lambda one: one.id)
    return shelf[number // len(shelves) % len(shelf)]


def today() -> date:
    return datetime.now(UTC).date()


# ---- what is kept


async def _read(hall: Hall, query: Any, kind: type[T]) -> list[T]:
    return await hall.store.rows(query, kind)


async def tries_of(hall: Hall, person: str) -> dict[str, TryRow]:
    """What somebody tried, by puzzle."""
    query = select(tables.tries).where(tables.tries.c.person == person)
    return {row.puzzle: row for row in await _read(hall, query, TryRow)}


async def ratings(hall: Hall, names: Sequence[str] | None = None) -> dict[str, RatingRow]:
    """The ratings that have moved, by name; all of puzzles where no names are given."""
    who = tables.ratings.c.who
    chosen = who.like("puzzle:%") if names is None else who.in_(names)
    found = await _read(hall, select(tables.ratings).where(chosen), RatingRow)
    return {row.who: row for row in found}


def solver_in(found: Mapping[str, RatingRow], person: str) -> RatingRow:
    """Somebody's rating."""
    start = RatingRow(who=person, mu=rating.START, sigma=rating.UNSURE)
    return found.get(person, start)


def solver_out(row: RatingRow) -> SolverOut:
    """A solver's rating as it is told."""
    return SolverOut(round(row.mu), round(row.sigma), row.tries, row.solved)


def puzzle_in(found: Mapping[str, RatingRow], puzzle: Puzzle) -> RatingRow:
    """A puzzle's rating: as it was made with, or where tries have moved it."""
    who = f"puzzle:{puzzle.id}"
    return found.get(who, RatingRow(who=who, mu=puzzle.rating, sigma=rating.SEEDED))


# ---- tries


async def next_for(hall: Hall, person: str, game: str | None, but: str | None) -> Puzzle:
    """A puzzle near somebody's rating, of those he has not tried; when none is left, of those he
    has not solved, then of all. Raises `ApiError` when there is none."""
    pool = [one for one in everything().values() if game in (None, one.game) and one.id != but]
    if not pool:
        raise not_found("puzzle")
    done = await tries_of(hall, person) if person else {}
    results = {id_: row.result for id_, row in done.items()}
    fresh = [one for one in pool if not results.get(one.id)]
    fresh = fresh or [one for one in pool if results[one.id] != SOLVED] or pool
    found = await ratings(hall)
    mine = solver_in(await ratings(hall, [person]), person).mu
    fresh.sort(key=lambda one: (abs(puzzle_in(found, one).mu - mine), one.id))
    return secrets.choice(fresh[:NEAR])


def _dealt(puzzle: Puzzle, seed: str) -> tuple[str, dict[str, str]]:
    """The position as somebody gets it, what the seat cannot see dealt anew; and its options."""
    game = registry.game(puzzle.game)
    s = game.read_position(puzzle.position, seed)
    s = game.determinize(s, puzzle.seat, Random(secrets.randbits(256)))
    return write_whole(s), game.options_of(s)


async def begin(hall: Hall, person: Person, puzzle: Puzzle) -> Room:
    """A table with the puzzle's position. Earlier tries of the same person are cleared away."""
    await _clear(hall, person)
    game = registry.game(puzzle.game)
    seed = creation.new_seed()
    position, options = await asyncio.to_thread(_dealt, puzzle, seed)
    row = RoomRow(
        id=new_id(),
        game=game.id,
        options=options,
        owner=person.id,
        seed=seed,
        position=position,
        created=now(),
        updated=now(),
        puzzle=puzzle.id,
    )
    other = bots.names(game)[0]
    seats = [
        SeatRow(room=row.id, seat=n, kind=PERSON, person=person.id, name=person.name)
        if n == puzzle.seat
        else SeatRow(room=row.id, seat=n, kind=BOT, bot=other)
        for n in range(len(game.seats(options)))
    ]
    room = await creation.add(hall, person, Room(game, row, seats))
    values = to_row(TryRow(person=person.id, puzzle=puzzle.id, begun=now()))
    await hall.store.write(
        hall.store.upsert(tables.tries).values(**values).on_conflict_do_nothing()
    )
    return room


async def _clear(hall: Hall, person: Person) -> None:
    query = select(db.rooms.c.id).where(
        db.rooms.c.owner == person.id, db.rooms.c.puzzle.is_not(None)
    )
    old = [str(id_) for id_ in await hall.store.scalars(query)]
    for id_ in old:
        try:
            await remove(hall, await hall.fetch(id_), person)
        except Refused:
            continue  # it is gone, or another process is busy with it: next time


async def check_settled(hall: Hall, room: Room, person: Person) -> None:
    """Raises `ApiError` where somebody wants to go on elsewhere with a puzzle that is not settled:
    hints would be given there."""
    if room.row.puzzle is None:
        return
    row = (await tries_of(hall, person.id)).get(room.row.puzzle)
    if row is None or row.result == OPEN:
        raise Forbidden("puzzle_open", say("error-puzzle_open"))


# ---- judging


def puzzle_of(room: Room, person: str) -> Puzzle:
    """The puzzle that is tried in somebody's room. Raises `ApiError`."""
    if room.row.puzzle is None:
        raise not_found("puzzle")
    if not room.seats_of(person):
        raise Forbidden("not_your_seat", say("error-not_your_seat"))
    return find(room.row.puzzle)


def line_in(room: Room, puzzle: Puzzle) -> list[str]:
    """The solver's choices so far, up to where somebody else was asked."""
    found: list[str] = []
    for entry in room.table.record.entries if room.table is not None else ():
        if entry.seat != puzzle.seat:
            break
        found.append(text_of(entry.action))
    return found


async def judge(hall: Hall, room: Room, puzzle: Puzzle) -> SolutionVerdict:
    """Whether the line played in a room is right. A line that nobody had looked at is tried out in
    a process of its own. Raises `ApiError` when that takes too long."""
    async with room.lock:
        line = line_in(room, puzzle)
    verdict = await asyncio.to_thread(solution_check.at_once, puzzle, line)
    if verdict is not None:
        return verdict
    try:
        return await hall.workers.run(
            solution_check.by_trials, puzzle, line, seconds=JUDGING_SECONDS, last=True
        )
    except TimeoutError:
        raise ApiError(503, "try_again", say("error-try_again")) from None


async def settle(
    hall: Hall, person: Person, puzzle: Puzzle, solved: bool, counts: bool = True
) -> TryRow:
    """Write down how somebody's try ended, and move the ratings, if it is the first result and
    `counts`: that of the puzzle only for an account."""
    for _ in range(KEPT_TRYING):
        row = (await tries_of(hall, person.id)).get(puzzle.id)
        if row is None or row.result != OPEN:
            break
        found = await ratings(hall, [person.id, f"puzzle:{puzzle.id}"])
        mine, its = solver_in(found, person.id), puzzle_in(found, puzzle)
        rated = rating.after(Rating(mine.mu, mine.sigma), Rating(its.mu, its.sigma), solved)
        done = msgspec.structs.replace(row, result=SOLVED if solved else FAILED)
        if counts:
            done = msgspec.structs.replace(done, before=mine.mu, after=rated[0].mu)
        most = 0 if not counts else 1 if person.guest else 2
        moved = list(zip((mine, its), rated, strict=True))[:most]
        try:
            await hall.store.write(
                saved_result(done),
                *(
                    saved_rating(hall.store, _counted(old, new, solved), old.tries)
                    for old, new in moved
                ),
            )
        except Fenced:
            continue  # somebody else was quicker; look again
        return done
    if row is None:
        raise not_found("puzzle")
    return row


def _counted(old: RatingRow, new: Rating, solved: bool) -> RatingRow:
    """A rating after one more try."""
    return RatingRow(
        who=old.who,
        mu=new.mu,
        sigma=new.sigma,
        tries=old.tries + 1,
        solved=old.solved + int(solved),
    )


def told(puzzle: Puzzle, line: Line) -> list[str]:
    """A line in words, choice by choice."""
    game = registry.game(puzzle.game)
    s = game.read_position(puzzle.position)
    found = []
    for action in line.script:
        if s.offer is None or action not in s.offer.actions:
            break
        found.append(game.label(s, action))
        take(s, action)
    return found
