"""What the present rules say of a record that was played by several versions of the program."""

from __future__ import annotations

import msgspec

from westmarch.kernel import registry
from westmarch.kernel.engine.errors import Saying, WestmarchError
from westmarch.kernel.engine.state import encode
from westmarch.kernel.record import Record, carried_state, replay


class Part(msgspec.Struct, frozen=True):
    """A stretch of a record that was played by one version of the program."""

    first: int
    """Number of its first action, from 1 on."""
    last: int
    westmarch: str
    wrong: str
    """Why the present rules do not bear it out; empty when they do."""


def parts(record: Record, use_results: bool = True) -> list[Part]:
    """The stretches of a record between the places where it was carried over, each with whether
    the present rules lead to just what followed."""
    found = []
    first, version = 0, record.header.westmarch
    for n, over in enumerate([*record.carried, None]):
        end = len(record.entries) if over is None else over.carried
        closing = record.closing if over is None else None
        stretch = Record(record.header, record.entries[:end], closing, carried=record.carried[:n])
        wrong = ""
        try:
            s = replay(stretch, use_results=use_results)
            if over is not None:
                game = registry.game(record.header.game)
                if encode(s) != encode(carried_state(game, over)):
                    wrong = str(Saying("record-other_state"))
        except WestmarchError as error:
            wrong = str(error)
        found.append(Part(first + 1, end, version, wrong))
        if over is not None:
            first, version = end, over.westmarch
    return found
