"""``/api/puzzles``: the puzzles, tries at a table, and whether a line was right. The answer leaves
the server only when the puzzle is solved or given up."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from westmarch.puzzles.puzzle import Puzzle
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.http.network import address
from westmarch.server.identity.dependencies import Name, Someone, TheHall, Visitor, limited, opened
from westmarch.server.identity.schemas import SolverOut
from westmarch.server.puzzles import answer_sightings, service
from westmarch.server.puzzles.tables import OPEN, RatingRow, Result, TryRow
from westmarch.server.rooms.api import shown
from westmarch.tabletop.views.schemas import RoomOut

Id = Annotated[str | None, QueryParameter(max_length=40)]


class PuzzleOut(Struct):
    """A puzzle as it is set."""

    id: str
    game: str
    seat: str
    """Whose move it is."""
    kind: Literal["win", "save"]
    goal: str
    """How the game ends when it is solved, mostly; an ending of the game."""
    themes: list[str]
    rating: int
    tries: int
    solved: int
    """By how many of those who tried it, with an account."""
    result: Result
    """Mine; empty: none yet."""


class PuzzlesOut(Struct):
    """All puzzles, and how I am rated."""

    me: SolverOut
    puzzles: list[PuzzleOut]


class LineOut(Struct):
    """A line in words, and how often it wins."""

    choices: list[str]
    chance: float


class AnswerOut(Struct):
    """The best line, others as good, and the best of the wrong ones."""

    best: LineOut
    also: list[LineOut]
    wrong: list[LineOut]


class TryOut(Struct):
    """How a try stands."""

    puzzle: PuzzleOut
    said: Literal["open", "right", "wrong", "shown"]
    chance: float | None
    """How often the line that was played wins; null: not known, or not over yet."""
    answer: AnswerOut | None
    me: SolverOut
    moved: int | None
    """By how much my rating has changed; null: this was not my first result."""


class Asked(Struct):
    """Whether the puzzle is given up: then the answer is shown."""

    give_up: bool = False


def _out(puzzle: Puzzle, ratings: Mapping[str, RatingRow], mine: TryRow | None) -> PuzzleOut:
    its = service.puzzle_in(ratings, puzzle)
    return PuzzleOut(
        id=puzzle.id,
        game=puzzle.game,
        seat=puzzle.side,
        kind=puzzle.kind,
        goal=puzzle.goal,
        themes=list(puzzle.themes),
        rating=round(its.mu),
        tries=its.tries,
        solved=its.solved,
        result=mine.result if mine is not None else OPEN,
    )


async def _one(hall: TheHall, person: str, puzzle: Puzzle) -> PuzzleOut:
    found = await service.ratings(hall, [f"puzzle:{puzzle.id}"])
    mine = (await service.tries_of(hall, person)).get(puzzle.id) if person else None
    return _out(puzzle, found, mine)


@get("/puzzles", summary="The puzzles", tags=["puzzles"], responses=PROBLEMS)
async def puzzles(hall: TheHall, visitor: Visitor) -> PuzzlesOut:
    """All puzzles with their ratings and my results, and my rating."""
    me = "" if visitor is None else visitor.id
    found, mine = await service.ratings(hall), await service.tries_of(hall, me)
    solver = service.solver_in(await service.ratings(hall, [me]), me)
    shown_all = [_out(one, found, mine.get(one.id)) for one in service.everything().values()]
    return PuzzlesOut(service.solver_out(solver), shown_all)


@get("/puzzles/daily", summary="The puzzle of the day", tags=["puzzles"], responses=PROBLEMS)
async def daily(hall: TheHall, visitor: Visitor) -> PuzzleOut:
    """The same for everybody on a day (UTC)."""
    return await _one(
        hall, "" if visitor is None else visitor.id, service.of_the_day(service.today())
    )


@get("/puzzles/next", summary="A puzzle near my rating", tags=["puzzles"], responses=PROBLEMS)
async def following(
    hall: TheHall, visitor: Visitor, game: Id = None, after: Id = None
) -> PuzzleOut:
    """One that I have not tried yet, of a game or of any; not the one it comes after."""
    me = "" if visitor is None else visitor.id
    return await _one(hall, me, await service.next_for(hall, me, game, after))


@get("/puzzles/{puzzle_id:str}", summary="One puzzle", tags=["puzzles"], responses=PROBLEMS)
async def one_puzzle(hall: TheHall, visitor: Visitor, puzzle_id: Name) -> PuzzleOut:
    """A puzzle as it is set."""
    return await _one(hall, "" if visitor is None else visitor.id, service.find(puzzle_id))


@post("/puzzles/{puzzle_id:str}/tries", summary="Try", tags=["puzzles"], responses=PROBLEMS)
async def begin(
    request: Request[Any, Any, Any], hall: TheHall, person: Someone, puzzle_id: Name
) -> RoomOut:
    """A table with the puzzle's position, hidden things dealt anew; my earlier tries go."""
    await limited(request, "rooms")
    return await shown(await service.begin(hall, person, service.find(puzzle_id)), person)


@post(
    "/rooms/{room_id:str}/puzzle",
    summary="Whether my line is right",
    tags=["puzzles"],
    responses=PROBLEMS,
    status_code=200,
)
async def judge(
    request: Request[Any, Any, Any],
    hall: TheHall,
    person: Someone,
    room_id: Name,
    data: JSONBody[Asked],
) -> TryOut:
    """Judge what was played in a puzzle's room so far, or give the puzzle up."""
    await limited(request, "judged")
    room = await opened(request, room_id)
    puzzle = service.puzzle_of(room, person.id)
    verdict = await service.judge(hall, room, puzzle)
    said: Any = "shown" if data.give_up and verdict.said != "right" else verdict.said
    before = (await service.tries_of(hall, person.id)).get(puzzle.id)
    row = before
    if said != "open":
        where = address(request.scope)
        peeked = not person.guest and await answer_sightings.was_shown(hall.store, where, puzzle.id)
        counts = said != "right" or not peeked
        row = await service.settle(hall, person, puzzle, said == "right", counts)
        if said == "shown":
            await answer_sightings.shown(hall.store, where, puzzle.id)
    first = before is not None and before.result == OPEN and row is not None and row is not before
    moved = None
    if first and row is not None and row.after is not None and row.before is not None:
        moved = round(row.after) - round(row.before)
    answer = await asyncio.to_thread(_answer, puzzle) if said in ("right", "shown") else None
    found = await service.ratings(hall, [person.id, f"puzzle:{puzzle.id}"])
    return TryOut(
        puzzle=_out(puzzle, found, row),
        said=said,
        chance=verdict.chance,
        answer=answer,
        me=service.solver_out(service.solver_in(found, person.id)),
        moved=moved,
    )


def _answer(puzzle: Puzzle) -> AnswerOut:
    def line(one: Any) -> LineOut:
        return LineOut(service.told(puzzle, one), one.chance)

    return AnswerOut(
        line(puzzle.best), [line(one) for one in puzzle.right[1:4]], [line(puzzle.wrong[0])]
    )


HANDLERS = [puzzles, daily, following, one_puzzle, begin, judge]
