"""What the teacher is asked and what it answers: a hint, a portion of a review."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from westmarch.bots.teacher.hint import Advice, Judged, Suggestion, advise
from westmarch.bots.teacher.order_independent_random import OrderIndependentRandom
from westmarch.bots.teacher.record_stretches import RecordStretches
from westmarch.bots.teacher.review_summary import assemble
from westmarch.bots.teacher.review_types import Judgement, Review
from westmarch.bots.teacher.reviewer import TRIALS, Reviewer, labels
from westmarch.kernel import registry
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.state import State, decode
from westmarch.kernel.game import Game
from westmarch.kernel.record import Record
from westmarch.kernel.texts.language import spoken
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.home import Home
from westmarch.tabletop.refusals import Forbidden, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import REMARK

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


# ---- a hint at a table

CERTAIN = 0.1
"""From such a share of trials on it is told that the game ends at once."""


class HintChoice(Struct):
    """A choice worth making: its first action, all its choices in words, the things they touch."""

    action: tuple[str | int, ...]
    labels: list[str]
    targets: list[dict[str, str | int]]
    chance: float
    error: float
    trials: int
    why: str


class HintOut(Struct):
    """The best choices at decision `n`, the best first."""

    n: int
    seat: int
    judged: Judged
    alike: bool
    """The trials cannot tell them apart."""
    looked_at: int
    choices: list[HintChoice]


def state_for_hint(room: Room, person: str, n: int) -> State:
    """The table as who asks may know it, the rest dealt anew. Raises `Refused`."""
    table = room.playing()
    asked = table.decision
    assert asked is not None
    if n != room.row.seq:
        raise Refused("stale", say("error-stale"))
    if asked.seat not in room.seats_of(person):
        raise Forbidden("not_your_turn", say("error-not_your_turn"))
    if not room.shape(person).hints:
        raise Forbidden("hints_off", say("error-hints_off"))
    return room.game.determinize(table.state, asked.seat, OrderIndependentRandom(0))


async def remark(home: Home, room: Room, kind: str, **data: Any) -> None:
    """Say something in the log. The clock of who decides goes on."""
    assert room.table is not None
    since = room.row.since
    room.table.tell(kind, **data)
    row = room.note(REMARK, None)
    room.row.since = since
    await home.commit(room, [row])


def hint_out(game: Game, s: State, n: int, advice: Advice) -> HintOut:
    """What is told of an answer, for who is to make decision `n`."""
    told = [_told(game, s, advice, place) for place in range(len(advice.suggestions))]
    return HintOut(n, advice.seat, advice.judged, advice.alike, advice.looked_at, told)


def _told(game: Game, s: State, advice: Advice, place: int) -> HintChoice:
    one = advice.suggestions[place]
    return HintChoice(
        action=one.plan[0],
        labels=labels(game, s, one.plan),
        targets=[target for action in one.plan if (target := game.targets(action))],
        chance=one.chance,
        error=one.error,
        trials=one.trials,
        why=_why(game.id, one, place, len(advice.suggestions)),
    )


def _why(game: str, one: Suggestion, place: int, count: int) -> str:
    """One sentence on why a choice is as good as it is."""
    if one.won >= CERTAIN:
        return say("hint-why_won", share=round(100 * one.won))
    if one.lost >= CERTAIN:
        return say("hint-why_lost", share=round(100 * one.lost))
    if count == 1:
        return say("hint-why_only")
    if not one.gains:
        return say("hint-why_unclear")
    told = [
        say("hint-gain", thing=say(f"gain-{game}-{gain.key}"), amount=_amount(gain.amount))
        for gain in one.gains
    ]
    if one.against_weakest:
        return say("hint-why_weakest", gains=", ".join(told))
    return say("hint-why_other" if place else "hint-why_best", gains=", ".join(told))


def _amount(amount: float) -> str:
    text = f"{amount:+.1f}".replace("-", "\N{MINUS SIGN}")
    return text if spoken() == "en" else text.replace(".", ",")
