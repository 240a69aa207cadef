"""``westmarch review``: what decided a recorded game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from westmarch.bots.teacher.review import review as reviewed
from westmarch.bots.teacher.review_types import Mistake, Review, Turning
from westmarch.bots.teacher.reviewer import TRIALS
from westmarch.cli.common import console, print_json, seat_name
from westmarch.cli.options import AsJson, Jobs, Seed
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.processes.calls import process_count
from westmarch.kernel.texts.language import spoken
from westmarch.kernel.texts.site_texts import say

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60
"""Letters of the curve."""


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    trials: Annotated[
        int, typer.Option(min=2, max=1000, metavar="N", help="Simulations per comparison.")
    ] = TRIALS,
    jobs: Jobs = 0,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Review a record: the chances of winning over the game, the turning points, and the costliest
    decisions of each side with better alternatives. Luck and play are shown separately."""
    record = records.read(file)
    try:
        found = reviewed(record, trials, seed, process_count(jobs), _progress())
    except BadRecord as error:
        raise BadRecord("file-wrong", file=file, why=error) from None
    if as_json:
        print_json(found)
        return
    for line in _told(found):
        console().print(line)


def _progress() -> _Progress | None:
    return _Progress() if sys.stderr.isatty() else None


class _Progress:
    """A line that says how far it is, where somebody looks."""

    def __call__(self, done: int, count: int) -> None:
        end = "\n" if done == count else ""
        print(f"\r{say('review-progress', done=done, count=count)}", end=end, file=sys.stderr)


def _told(found: Review) -> list[str]:
    """The review in words."""
    title = registry.game(found.game).called().title
    lines = [say("review-head", game=title, moves=found.moves, trials=found.trials)]
    lines += [say(f"review-judged_{found.judged}")]
    if found.since:
        lines += [say("review-since", move=found.since)]
    for place in range(len(found.by_side)):
        lines += ["", _told_side(found, place), f"  {_curve(found, place)}"]
    lines += ["", say("review-turning"), *(f"  {_told_turn(found, one)}" for one in found.turning)]
    lines += ["", say("review-mistakes")]
    lines += [f"  {_told_mistake(found, one)}" for one in found.mistakes]
    if not found.mistakes:
        lines.append(f"  {say('review-no_mistakes')}")
    return lines


def _told_side(found: Review, place: int) -> str:
    one = found.by_side[place]
    return say(
        "review-side_alone" if len(set(found.sides)) == 1 else "review-side",
        side=_side(found, one.side),
        begin=_percent(one.begin),
        end=_percent(one.end),
        play=_signed(one.play),
        others=_signed(-one.others),
        luck=_signed(one.luck),
    )


def _told_turn(found: Review, one: Turning) -> str:
    return say(
        "review-turn",
        turn=one.turn,
        move=one.at,
        seat=seat_name(found.seats[one.seat]),
        side=_side(found, found.curve_sides[0]),
        change=_signed(one.change),
        play=_signed(one.play),
        luck=_signed(one.luck),
    )


def _told_mistake(found: Review, one: Mistake) -> str:
    return say(
        "review-mistake",
        turn=one.turn,
        move=one.at,
        seat=seat_name(found.seats[one.seat]),
        cost=_percent(one.cost),
        error=_percent(one.error),
        chosen=one.chosen[spoken()],
        better=one.better[spoken()],
    )


def _side(found: Review, side: int) -> str:
    names = [name for name, of in zip(found.seats, found.sides, strict=True) if of == side]
    return ", ".join(seat_name(name) for name in names)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


def _signed(change: float) -> str:
    text = f"{100 * change:+.0f}"
    return "0" if text in ("+0", "-0") else text.replace("-", "−")


def _curve(found: Review, place: int) -> str:
    """The curve as a row of bars, over the moves."""
    first, last = found.curve[0].at, found.curve[-1].at
    bars = []
    for column in range(WIDE):
        at = first + (last - first) * column / (WIDE - 1)
        chance = next(p.chances[place] for p in reversed(found.curve) if p.at <= at)
        bars.append(BARS[min(len(BARS) - 1, int(chance * len(BARS)))])
    return "".join(bars)
