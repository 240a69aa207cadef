"""What the teacher is asked, for a worker process: a hint, a portion of a review."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from westmarch.bots.teacher.course import Course
from westmarch.bots.teacher.hint import Advice, advise
from westmarch.bots.teacher.judging import TRIALS, Reviewer
from westmarch.bots.teacher.reviewed import Judgement, Review
from westmarch.bots.teacher.summing import assemble
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.state import decode

PORTION = 4
"""Stretches judged at a time: so long a bot's turn may have to wait for it."""


class Portion(msgspec.Struct, frozen=True):
    """What has been judged: how many stretches there are, and what was found of some."""

    count: int
    found: list[Judgement]
    review: Review | None = None
    """All of it put together, once nothing is left."""


def hint(game_id: str, state: bytes) -> Advice:
    """A hint for who is to decide. The state has been dealt anew from what he may know."""
    game = registry.game(game_id)
    s = decode(state, game.state_class)
    flow.resume(s)
    return advise(game, s)


@lru_cache(maxsize=2)
def _reviewer(record: str, seat: int | None) -> Reviewer:
    return Reviewer(Course(records.loads(record)), TRIALS, 0, seat)


def judge(record: str, seat: int | None, known: list[Judgement]) -> Portion:
    """Judge what comes after what is known, a portion of it."""
    reviewer = _reviewer(record, seat)
    begin = len(known)
    found = reviewer.judge(range(begin, min(begin + PORTION, reviewer.count)))
    if begin + len(found) < reviewer.count:
        return Portion(reviewer.count, found)
    return Portion(reviewer.count, found, assemble(reviewer, [*known, *found]))
