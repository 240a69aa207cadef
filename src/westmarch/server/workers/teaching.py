"""What the teacher is asked, for a worker process: a hint, a portion of a review."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from westmarch.bots.teacher.hint import Advice, advise
from westmarch.bots.teacher.record_stretches import RecordStretches
from westmarch.bots.teacher.review_summary import assemble
from westmarch.bots.teacher.review_types import Judgement, Review
from westmarch.bots.teacher.reviewer import TRIALS, Reviewer
from westmarch.kernel import registry
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.state import decode
from westmarch.kernel.record import Record

PORTION = 4
"""Stretches judged at a time: so long a bot's turn may have to wait for it."""


class HintAsked(msgspec.Struct, frozen=True):
    """What a hint is made of: the state, dealt anew from what who decides may know."""

    game: str
    state: bytes


class PortionAsked(msgspec.Struct, frozen=True):
    """What a portion of a review is made of: the record as far as it has got, as JSON text, through
    whose eyes, and what was judged before."""

    record: str
    seat: int | None
    known: list[Judgement]


class Portion(msgspec.Struct, frozen=True):
    """What has been judged: how many stretches there are, and what was found of some."""

    count: int
    found: list[Judgement]
    review: Review | None = None
    """All of it put together, once nothing is left."""


def hint(asked: HintAsked) -> Advice:
    """A hint for who is to decide."""
    game = registry.game(asked.game)
    s = decode(asked.state, game.state_class)
    flow.resume(s)
    return advise(game, s)


@lru_cache(maxsize=2)
def _reviewer(record: str, seat: int | None) -> Reviewer:
    return Reviewer(RecordStretches(msgspec.json.decode(record, type=Record)), TRIALS, 0, seat)


def judge(asked: PortionAsked) -> Portion:
    """Judge what comes after what is known, a portion of it."""
    reviewer = _reviewer(asked.record, asked.seat)
    begin = len(asked.known)
    found = reviewer.judge(range(begin, min(begin + PORTION, reviewer.count)))
    if begin + len(found) < reviewer.count:
        return Portion(reviewer.count, found)
    return Portion(reviewer.count, found, assemble(reviewer, [*asked.known, *found]))
