"""How time is kept at a table: what is chosen, whose time runs, and what is left.

A clock is a side's, or a seat's where all play together. It runs while a decision is for one of its
seats, and is charged when the turn passes on: everything it needs is stored with the move that
passed it (`Course`), so that neither a restart nor another process changes anything. Time in which
nobody could play (outages) or the one to act is on vacation is not charged (pauses.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec

from westmarch.kernel.texts.site_texts import say
from westmarch.server.clocks.pauses import Pauses, Span
from westmarch.server.clocks.schemas import ClockChoice
from westmarch.server.common.errors import ApiError
from westmarch.server.common.time import read, written
from westmarch.server.storage.rows.mapping import BOT, PLAYING, RoomRow, SeatRow

DAY = 24 * 3600.0


class Clock(msgspec.Struct, frozen=True):
    """What was chosen for a table: days for each move, or hours for the whole game and minutes more
    for each move."""

    days: int = 0
    hours: int = 0
    increment: int = 0

    @property
    def seconds(self) -> float:
        """What everybody begins with."""
        return self.days * DAY + self.hours * 3600.0

    @property
    def text(self) -> str:
        return f"days {self.days}" if self.days else f"hours {self.hours} {self.increment}"


def clock_of(text: str) -> Clock | None:
    """The clock of a table; None: there is none."""
    kind, *numbers = text.split() or [""]
    if kind == "days":
        return Clock(days=int(numbers[0]))
    return Clock(hours=int(numbers[0]), increment=int(numbers[1])) if kind == "hours" else None


def chosen(wish: ClockChoice | None) -> str:
    """A wish as it is stored. Raises `ApiError` for days and hours together, or neither."""
    if wish is None:
        return ""
    if (wish.days is None) == (wish.hours is None) or (wish.days and wish.increment):
        raise ApiError(400, "bad_clock", say("error-bad_clock"))
    return Clock(wish.days or 0, wish.hours or 0, wish.increment).text


class Course(msgspec.Struct, omit_defaults=True):
    """How a game stands beside its moves."""

    seat: int | None = None
    """Whose time runs; None: nobody's, for the game is over or the seat is free."""
    holder: str = ""
    """Who sits there: a person, or a bot by its seat."""
    since: str = ""
    """Since when this seat is to act."""
    began: str = ""
    """Since when this holder is, whatever his seat."""
    left: list[float] = []
    """Seconds, by clock, as they were at `since`."""
    draw: list[str] = []
    """The people who would agree to a draw."""
    nudges: dict[str, str] = {}
    """When each person last reminded whoever was to act."""
    steady: bool = False
    """Nobody's vacation stops the clock: others wait for the result, as in a tournament."""


def course_of(row: RoomRow) -> Course:
    return read_course(row.course)


def read_course(text: str) -> Course:
    """As it is stored."""
    return msgspec.json.decode(text, type=Course) if text else Course()


def set_course(row: RoomRow, course: Course) -> None:
    row.course = msgspec.json.encode(course).decode()


def keys(sides: Sequence[int]) -> Sequence[int]:
    """Which clock is a seat's: its side's, or its own where all are of one side."""
    return sides if len(set(sides)) > 1 else range(len(sides))


def spent(since: datetime, at: datetime, stops: Sequence[Span]) -> float:
    """The seconds between two moments that count: those in which the clock was not stopped."""
    counted, reached = 0.0, since
    for begin, until in sorted(stops):
        begin, until = max(begin, reached), min(until, at)
        if begin < until:
            counted += (begin - reached).total_seconds()
            reached = until
    return counted + max(0.0, (at - reached).total_seconds())


def reached(since: datetime, seconds: float, stops: Sequence[Span]) -> datetime:
    """The moment at which so many seconds have counted."""
    at = since
    for begin, until in sorted(stops):
        if until <= at:
            continue
        gap = max(0.0, (begin - at).total_seconds())
        if gap >= seconds:
            break
        seconds -= gap
        at = until
    return at + timedelta(seconds=seconds)


def holder_of(seat: SeatRow) -> str:
    """Who is asked when a seat is to act; nobody where it is free."""
    return f"seat {seat.seat}" if seat.kind == BOT else seat.person or ""


def advance(
    row: RoomRow, seats: Sequence[SeatRow], sides: Sequence[int], at: datetime, pauses: Pauses
) -> None:
    """Bring the clocks up to date with whose turn it is: charge who has moved, and let the time of
    who is to act run. The caller stores the row, with the move."""
    course, clock = course_of(row), clock_of(row.clock)
    seat = row.to_act if row.status == PLAYING else None
    holder = "" if seat is None else holder_of(seats[seat])
    if not holder:
        seat = None
    if (seat, holder) == (course.seat, course.holder):
        return
    if clock is not None:
        _charge(clock, course, seats, keys(sides), seat, at, pauses)
    if holder != course.holder:
        row.asked, course.began = row.seq, written(at)
    course.seat, course.holder, course.since = seat, holder, written(at)
    row.deadline = None
    if clock is not None and seat is not None:
        left = timedelta(seconds=course.left[keys(sides)[seat]])
        row.deadline = written(at + left)
    set_course(row, course)


def _charge(
    clock: Clock,
    course: Course,
    seats: Sequence[SeatRow],
    key: Sequence[int],
    next_: int | None,
    at: datetime,
    pauses: Pauses,
) -> None:
    if not course.left:
        course.left = [clock.seconds] * (max(key) + 1)
    before = None if course.seat is None else key[course.seat]
    if before is not None:
        course.left[before] = remaining(clock, course, key, at, pauses)
    after = None if next_ is None else key[next_]
    if after == before:
        return
    if before is not None and after is not None:  # who moved too late has but what a move adds
        course.left[before] = max(0.0, course.left[before]) + clock.increment * 60.0
    if clock.days and after is not None:
        course.left[after] = clock.seconds


def vacations_count(clock: Clock | None, course: Course) -> bool:
    """Whether a vacation stops the clock of a game: not where it is counted in hours."""
    return not course.steady and (clock is None or not clock.hours)


def stops(clock: Clock | None, course: Course, holder: str, pauses: Pauses) -> list[Span]:
    """When time does not count for somebody in a game."""
    return pauses.stops(holder if vacations_count(clock, course) else "")


def remaining(
    clock: Clock, course: Course, key: Sequence[int], at: datetime, pauses: Pauses
) -> float:
    """Seconds left to who is to act; none or less: his time has run out."""
    assert course.seat is not None
    stopped = stops(clock, course, course.holder, pauses)
    return course.left[key[course.seat]] - spent(read(course.since), at, stopped)


def start_anew(row: RoomRow, sides: Sequence[int], seat: int) -> None:
    """Whoever goes on at a seat has the time that somebody has who begins."""
    clock, course = clock_of(row.clock), course_of(row)
    if clock is not None and course.left:
        course.left[keys(sides)[seat]] = clock.seconds
    if course.seat == seat:  # nothing is charged for who was there before
        course.seat, course.holder = None, ""
    set_course(row, course)


def answer_by_moving(row: RoomRow, person: str | None) -> None:
    """Who moves instead of answering does not agree to a draw. The caller stores it."""
    if '"draw"' not in row.course:
        return
    course = course_of(row)
    if person not in course.draw:
        course.draw = []
        set_course(row, course)
