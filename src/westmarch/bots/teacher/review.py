"""Reviewing a whole record, in this process or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from westmarch.bots.teacher.record_stretches import RecordStretches
from westmarch.bots.teacher.review_summary import assemble
from westmarch.bots.teacher.review_types import Judgement, Review
from westmarch.bots.teacher.reviewer import TRIALS, Reviewer
from westmarch.kernel import record as records
from westmarch.kernel.processes.calls import in_order
from westmarch.kernel.record import Record

CHUNK = 4
"""Stretches judged at a time."""

Progress = Callable[[int, int], None]
"""Told how many stretches are judged, and of how many."""


def review(
    record: Record,
    trials: int = TRIALS,
    seed: int | str = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Review:
    """The review of a record. Raises `BadRecord` when it cannot be played again. The same record,
    trials and seed give the same review, in however many processes it is made."""
    reviewer = Reviewer(RecordStretches(record), trials, seed)
    chunks = [
        range(place, min(place + CHUNK, reviewer.count))
        for place in range(0, reviewer.count, CHUNK)
    ]
    found: list[Judgement] = []
    for some in _judged(reviewer, chunks, jobs):
        found += some
        if progress is not None:
            progress(len(found), reviewer.count)
    return assemble(reviewer, found)


def _judged(reviewer: Reviewer, chunks: list[range], jobs: int) -> Iterator[list[Judgement]]:
    if jobs <= 1:
        yield from map(reviewer.judge, chunks)
        return
    told = records.dumps(reviewer.course.record), reviewer.trials, reviewer.seed
    yield from in_order(_judge, chunks, jobs, *told)


@lru_cache(maxsize=1)
def _prepared(text: str, trials: int, seed: int | str) -> Reviewer:
    return Reviewer(RecordStretches(records.loads(text)), trials, seed)


def _judge(text: str, trials: int, seed: int | str, places: range) -> list[Judgement]:
    return _prepared(text, trials, seed).judge(places)
