"""How a slow game stands for somebody: the clocks, and what he may claim, offer or remind of."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from westmarch.kernel.game import Game
from westmarch.server.clocks.clock import (
    DAY,
    Course,
    clock_of,
    course_of,
    keys,
    reached,
    stops,
    vacations_count,
)
from westmarch.server.clocks.pauses import Pauses, Span
from westmarch.server.clocks.schemas import ClaimOut, ClockOut, Way
from westmarch.server.common.time import read, written
from westmarch.server.config import Settings
from westmarch.server.storage.rows.mapping import BOT, PLAYING, RoomRow, SeatRow
from westmarch.server.storage.rows.people import is_bot_account

NUDGE_AFTER = timedelta(hours=1)
"""Nobody is reminded of a turn that has just begun."""
NUDGE_EVERY = timedelta(days=1)


class Standing:
    """One room at one moment."""

    def __init__(self, game: Game, row: RoomRow, seats: Sequence[SeatRow], keeper: Keeper) -> None:
        self.row, self.seats = row, seats
        self.sides = game.sides(row.options)
        self.at = keeper.at
        self.pauses = keeper.pauses
        self.patience = keeper.settings.absent_days
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


class Keeper:
    """Who keeps the time of a server: what the time is, and when it stands."""

    def __init__(self, settings: Settings, pauses: Pauses) -> None:
        self.settings = settings
        self.pauses = pauses

    @property
    def at(self) -> datetime:
        return self.settings.time.now()

    def standing(self, game: Game, row: RoomRow, seats: Sequence[SeatRow]) -> Standing:
        return Standing(game, row, seats, self)
