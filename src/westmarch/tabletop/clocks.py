"""How time is kept at a table: what is chosen, whose time runs, and what is left.

A clock is a side's, or a seat's where all play together. It runs while a decision is for one of its
seats, and is charged when the turn passes on: everything it needs is stored with the move that
passed it (`Course`), so that neither a restart nor another process changes anything. Time in which
nobody could play (outages) or the one to act is on vacation is not charged (`Pauses`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Protocol

import msgspec

from westmarch.kernel.game import Game
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.refusals import Unfit
from westmarch.tabletop.rows import BOT, PLAYING, RoomRow, SeatRow, is_bot_account
from westmarch.tabletop.views.schemas import ClaimOut, ClockChoice, ClockOut, Way

DAY = 24 * 3600.0
NUDGE_AFTER = timedelta(hours=1)
"""Nobody is reminded of a turn that has just begun."""
NUDGE_EVERY = timedelta(days=1)
Span = tuple[datetime, datetime]


def present() -> datetime:
    """What time it is."""
    return datetime.now(UTC)


def written(at: datetime) -> str:
    """A moment as it is stored and told: ISO 8601 in UTC, so that later ones sort behind."""
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def read(text: str) -> datetime:
    """A moment that was stored."""
    return datetime.fromisoformat(text)


class Pauses(Protocol):
    """When clocks stand still."""

    def stops(self, person: str) -> list[Span]:
        """When the clock of somebody stands."""

    def vacation(self, person: str | None, at: datetime) -> datetime | None:
        """Until when somebody is on vacation; None: he is not."""


class NoPauses:
    """No clock ever stands still."""

    def stops(self, person: str) -> list[Span]:
        return []

    def vacation(self, person: str | None, at: datetime) -> datetime | None:
        return None


NO_PAUSES = NoPauses()


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
    """A wish as it is stored. Raises `Refused` for days and hours together, or neither."""
    if wish is None:
        return ""
    if (wish.days is None) == (wish.hours is None) or (wish.days and wish.increment):
        raise Unfit("bad_clock", say("error-bad_clock"))
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


class Standing:
    """How a slow game stands at one moment: the clocks, and what somebody may claim or offer."""

    def __init__(
        self,
        game: Game,
        row: RoomRow,
        seats: Sequence[SeatRow],
        at: datetime,
        pauses: Pauses,
        patience: float,
    ) -> None:
        """`patience`: after so many days somebody is gone who does not move."""
        self.row, self.seats = row, seats
        self.sides = game.sides(row.options)
        self.at = at
        self.pauses = pauses
        self.patience = patience
        self.course: Course = course_of(row)
        self.clock = clock_of(row.clock)

    # ---- clocks

    def ends(self) -> datetime | None:
        """When the time of who is to act runs out, as far as is known."""
        course = self.course
        if self.clock is None or course.seat is None or self.row.status != PLAYING:
            return None
        left = course.left[keys(self.sides)[course.seat]]
        return reached(read(course.since), left, self._stops(course.holder))

    def _stops(self, holder: str) -> list[Span]:
        return stops(self.clock, self.course, holder, self.pauses)

    def clock_out(self) -> ClockOut | None:
        clock, course = self.clock, self.course
        if clock is None:
            return None
        left = course.left or [clock.seconds] * len(self.sides)
        ends = self.ends()
        stopped = ends is not None and vacations_count(clock, course)
        stopped = stopped and self.pauses.vacation(course.holder, self.at) is not None
        return ClockOut(
            days=clock.days or None,
            hours=clock.hours or None,
            increment=clock.increment,
            left=[max(0, round(left[key])) for key in keys(self.sides)],
            running=None if ends is None else course.seat,
            ends=None if ends is None or stopped else written(ends),
            stopped=stopped,
        )

    # ---- what somebody may do about it

    def claim(self, person: str) -> ClaimOut | None:
        """What somebody at the table may claim, now or later."""
        mine = {self.sides[seat.seat] for seat in self.seats if seat.person == person}
        if not person or not mine or self.row.status != PLAYING:
            return None
        for seat in self.seats:
            if seat.free:
                ways: list[Way] = ["bot", "me"] if self.sides[seat.seat] in mine else ["bot"]
                return ClaimOut(seat.seat, "free", self.row.updated, ways)
        at = self.row.to_act
        if at is None or self.seats[at].person == person:
            return None
        ends = self.ends()
        if ends is not None:
            return ClaimOut(at, "time", written(ends), self._ways(at, mine))
        began = self.course.began or self.row.since
        if began is None or self.seats[at].kind == BOT:
            return None
        holder = self.seats[at].person or ""
        gone = reached(read(began), self.patience * DAY, self._stops(holder))
        return ClaimOut(at, "gone", written(gone), self._ways(at, mine))

    def _ways(self, seat: int, mine: set[int]) -> list[Way]:
        ally = self.sides[seat] in mine
        if self.seats[seat].kind == BOT or (self.row.rated and not ally):
            return [] if ally else ["win"]
        return ["bot", "open", "me"] if ally else ["win", "bot", "open"]

    def nudge(self, person: str) -> datetime | None:
        """From when on somebody may remind who is to act; None: there is nobody to remind."""
        at = self.row.to_act
        if not person or at is None or self.row.status != PLAYING or not self.course.began:
            return None
        who = self.seats[at].person
        if not who or who == person or is_bot_account(who):
            return None
        if all(seat.person != person for seat in self.seats):
            return None
        last = self.course.nudges.get(person)
        soonest = read(self.course.began) + NUDGE_AFTER
        return soonest if last is None else max(soonest, read(last) + NUDGE_EVERY)

    def draw(self) -> list[int]:
        """The seats of those who would agree to a draw."""
        return [seat.seat for seat in self.seats if seat.person in self.course.draw]

    def vacation(self, seat: SeatRow) -> str | None:
        """Until when the player of a seat is away."""
        until = self.pauses.vacation(seat.person, self.at)
        return None if until is None else written(until)


class Timekeeper(Protocol):
    """Whoever knows how the time of a table stands at this moment."""

    def standing(self, game: Game, row: RoomRow, seats: Sequence[SeatRow]) -> Standing:
        """How a slow game stands now."""
