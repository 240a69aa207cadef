"""What the present rules say of a record that was played by several rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadRecord, OtherRules, Saying
from westmarch.kernel.engine.state import encode
from westmarch.kernel.fingerprints import in_play
from westmarch.kernel.record import Carried, Record, carried_state, replay

VERIFIED: Literal["verified"] = "verified"
NOT_CHECKED: Literal["not_checked"] = "not_checked"
WRONG: Literal["wrong"] = "wrong"
Verdict = Literal["verified", "not_checked", "wrong"]
"""The rules of today bear a stretch out; they do not, but it was played by others; they do not,
although it was played by them."""


class Part(msgspec.Struct, frozen=True):
    """A stretch of a record that was played by one version of the rules."""

    first: int
    """Number of its first action, from 1 on."""
    last: int
    westmarch: str
    """Version of the program, as far as it is known."""
    rules: str
    """The fingerprint of the rules; empty: unknown."""
    verdict: Verdict
    why: str
    """Why the rules of today do not bear it out; empty when they do."""


def parts(record: Record, use_results: bool = True) -> list[Part]:
    """The stretches of a record, each by other rules than the one before, with what the rules of
    today say of it.

    Between two places where the game was carried over it can only be played again as a whole, so
    the stretches between them stand or fall together.
    """
    found: list[Part] = []
    first, version, rules = 0, record.header.westmarch, record.header.rules
    for n, over in enumerate([*record.carried, None]):
        end = len(record.entries) if over is None else over.carried
        closing = record.closing if over is None else None
        stretch = Record(record.header, record.entries[:end], closing, carried=record.carried[:n])
        verdict, why = _judged(stretch, over, use_results)
        for begin, until, by in _by_rules(record, first, end, rules):
            found.append(Part(begin + 1, until, version, by, verdict, why))
        if over is not None:
            first, version, rules = end, over.westmarch, over.rules
    return found


def _by_rules(record: Record, first: int, end: int, rules: str) -> Iterator[tuple[int, int, str]]:
    """The stretches between two numbers of actions, each with the rules it was played by."""
    begin = first
    for at in range(first, end):
        other = record.entries[at].rules
        if other and other != rules:
            if at > begin:
                yield begin, at, rules
            begin, rules = at, other
    yield begin, end, rules


def _judged(record: Record, over: Carried | None, use_results: bool) -> tuple[Verdict, str]:
    """What the rules of today say of a record from where it was carried over last, and why; `over`
    is the state from which it went on."""
    try:
        s = replay(record, use_results=use_results)
    except OtherRules as error:
        return NOT_CHECKED, str(error.saying.values["why"])
    except BadRecord as error:
        return WRONG, str(error)
    if over is None:
        return VERIFIED, ""
    game = registry.game(record.header.game)
    today = in_play(game, record.header.options)
    why = str(Saying("record-other_state"))
    try:
        if encode(s) == encode(carried_state(game, over)):
            return VERIFIED, ""
    except Exception as error:  # the rules of today may not know such a state
        why = str(error)
    return (WRONG if record.rules == over.rules == today else NOT_CHECKED), why
