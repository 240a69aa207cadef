"""The judgements of a game's stretches put together: the curve, luck and play, what stands out."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.bots.teacher.review_types import (
    Judgement,
    Mistake,
    Point,
    Review,
    SeatSum,
    SideSum,
    Turning,
)
from westmarch.bots.teacher.reviewer import Reviewer
from westmarch.kernel.story import Point as Moment
from westmarch.kernel.story import turning_points

MISTAKES = 5
"""Costliest decisions told of each seat."""
TURNS = 8
"""Turning points told."""
WEIGHT = 200
"""What a change from no chance to a sure win weighs, for `turning_points`."""
LEAST = 0.01
"""A change of less than a point of the chance is no turning point: told in whole points it is 0."""


def assemble(reviewer: Reviewer, found: Sequence[Judgement]) -> Review:
    """The review of a game, when every stretch of it has been judged."""
    found = sorted(found, key=lambda one: one.place)
    assert [one.place for one in found] == list(range(reviewer.count)), "not all is judged"
    course, header = reviewer.course, reviewer.course.record.header
    chances = _curve(reviewer, found)
    turning = _turning(reviewer, found, chances)
    two = len(reviewer.looked_at) > 1
    return Review(
        game=course.game.id,
        seats=list(header.seats),
        players=list(header.players),
        sides=list(course.sides),
        moves=len(course.record.entries),
        since=course.record.base,
        trials=reviewer.trials,
        seed=reviewer.seed,
        judged=reviewer.judged(),
        seat=reviewer.seat,
        curve_sides=reviewer.looked_at,
        curve=_points(reviewer, chances, two),
        turning=_chosen(turning, len(course.record.entries)),
        mistakes=_mistakes(reviewer, found),
        by_side=_by_side(reviewer, turning, chances),
        by_seat=_by_seat(reviewer, found),
    )


def _sign(reviewer: Reviewer, seat: int) -> int:
    """1 for a seat of the side the curve is told from, -1 for the others."""
    return 1 if reviewer.course.sides[seat] == reviewer.looked_at[0] else -1


def _curve(reviewer: Reviewer, found: Sequence[Judgement]) -> list[float]:
    """The chance of the first side looked at before each stretch and at the end.

    Where nothing new became known it has changed by play alone. Trials go on by the quick policy,
    which plays worse than those from whose games was learned: by how much they fall short at a
    natural end of play is added to what trials find until the next.
    """
    curve: list[float] = []
    short = 0.0
    for place, one in enumerate(found):
        if not one.chances:
            before = reviewer.course.stretches[place - 1]
            chance = curve[-1] - _sign(reviewer, before.seat) * found[place - 1].cost
        elif reviewer.is_judged_as_it_is(place):
            chance = _joined(one.chances)
            short = chance - _joined(one.rolled) if one.rolled else 0.0
        else:
            chance = _joined(one.chances) + short
        curve.append(round(min(1.0, max(0.0, chance)), 4))
    return curve


def _joined(chances: Sequence[float]) -> float:
    """One chance of what the sides looked at could see, each given equal weight."""
    first, *others = chances
    return sum((first, *(1.0 - other for other in others))) / len(chances)


def _turning(
    reviewer: Reviewer, found: Sequence[Judgement], curve: Sequence[float]
) -> list[Turning]:
    """How each stretch changed the chance of the first side, by play and by luck."""
    out = []
    for place, stretch in enumerate(reviewer.course.stretches):
        change = curve[place + 1] - curve[place]
        play = -_sign(reviewer, stretch.seat) * found[place].cost
        if not found[place + 1].chances:
            play = change
        out.append(
            Turning(
                at=stretch.first,
                end=stretch.end,
                turn=stretch.turn,
                seat=stretch.seat,
                change=round(change, 4),
                play=round(play, 4),
                luck=round(change - play, 4),
            )
        )
    return out


def _chosen(turning: Sequence[Turning], moves: int) -> list[Turning]:
    """The few that tell the game best."""
    by_move = {one.at: one for one in turning}
    moments = [
        Moment(one.at, one.turn, "", "", "turning", None, round(abs(one.change) * WEIGHT))
        for one in turning
        if abs(one.change) >= LEAST
    ]
    return [by_move[moment.at] for moment in turning_points(moments, moves, TURNS)]


def _points(reviewer: Reviewer, chances: Sequence[float], two: bool) -> list[Point]:
    course = reviewer.course
    ats = [(stretch.first, stretch.turn) for stretch in course.stretches]
    ats.append((len(course.record.entries), course.game.rounds(course.last)))
    return [
        Point(at, turn, [chance, round(1.0 - chance, 4)] if two else [chance])
        for (at, turn), chance in zip(ats, chances, strict=True)
    ]


def _mistakes(reviewer: Reviewer, found: Sequence[Judgement]) -> list[Mistake]:
    """The costliest decisions of each seat, seat by seat."""
    stretches = reviewer.course.stretches
    costly = [one for one in found if one.cost]
    costly.sort(key=lambda one: (stretches[one.place].seat, -one.cost, one.place))
    out: list[Mistake] = []
    for one in costly:
        stretch = stretches[one.place]
        if sum(other.seat == stretch.seat for other in out) < MISTAKES:
            out.append(
                Mistake(
                    at=one.at,
                    turn=stretch.turn,
                    seat=stretch.seat,
                    cost=one.cost,
                    error=one.error,
                    chance=one.chance,
                    chosen=one.chosen,
                    better=one.better,
                    plan=one.plan,
                )
            )
    return out


def _by_side(
    reviewer: Reviewer, turning: Sequence[Turning], chances: Sequence[float]
) -> list[SideSum]:
    first = reviewer.looked_at[0]
    sides = reviewer.course.sides
    own = sum(one.play for one in turning if sides[one.seat] == first)
    others = -sum(one.play for one in turning if sides[one.seat] != first)
    luck = sum(one.luck for one in turning)
    begin, end = chances[0], chances[-1]
    out = [_summed(first, begin, end, own, others, luck)]
    out += [
        _summed(side, 1.0 - begin, 1.0 - end, others, own, -luck) for side in reviewer.looked_at[1:]
    ]
    return out


def _summed(
    side: int, begin: float, end: float, play: float, others: float, luck: float
) -> SideSum:
    return SideSum(side, *(round(x, 4) for x in (begin, end, play, others, luck)))


def _by_seat(reviewer: Reviewer, found: Sequence[Judgement]) -> list[SeatSum]:
    stretches = reviewer.course.stretches
    out = []
    for seat in range(len(reviewer.course.sides)):
        if reviewer.seat not in (None, seat):
            continue
        own = [one for one in found[:-1] if stretches[one.place].seat == seat]
        out.append(
            SeatSum(
                seat=seat,
                cost=round(sum(one.cost for one in own), 4),
                decisions=sum(one.tried for one in own),
                mistakes=sum(one.cost > 0 for one in own),
            )
        )
    return out
