"""Errands: work that is done in a process of its own, of this server or, on a site of several, of
whoever has a hand free (cluster/job_queue.py). What is asked and answered can be written down as
JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from westmarch.bots.teacher.hint import Advice
from westmarch.kernel.engine.decision import Action
from westmarch.tabletop import teaching
from westmarch.tabletop.thinking import Thought, choose

BOT, HINT, REVIEW = "bot", "hint", "review"


class Kind(NamedTuple):
    """One kind of errand: how it is done, and how to read what is asked and answered."""

    do: Callable[[Any], Any]
    asked: msgspec.json.Decoder[Any]
    answer: msgspec.json.Decoder[Any]


def _kind(do: Callable[[Any], Any], asked: Any, answer: Any) -> Kind:
    return Kind(do, msgspec.json.Decoder(asked), msgspec.json.Decoder(answer))


KINDS: dict[str, Kind] = {
    BOT: _kind(choose, Thought, list[Action]),
    HINT: _kind(teaching.hint, teaching.HintAsked, Advice),
    REVIEW: _kind(teaching.judge, teaching.PortionAsked, teaching.Portion),
}


class Errand(msgspec.Struct, frozen=True):
    """Something to be done: of what kind, for which room, and on whose account."""

    kind: str
    room: str
    owner: str
    asked: Any
    seconds: float
    """How long it may take once it is begun."""
    alone: bool = False
    """Nobody waits for it: a bot that plays with bots alone."""
    part: str = ""
    """Which of several of its kind in the room; asking anew replaces the same one only."""

    @property
    def work(self) -> str:
        """What it is called among the errands of its room."""
        return f"{self.kind}:{self.part}" if self.part else self.kind

    @property
    def last(self) -> bool:
        """Whether it comes after all that somebody at a table waits for."""
        return self.alone or self.kind == REVIEW


def kind_of(work: str) -> Kind:
    """The kind of an errand, by what it is called."""
    return KINDS[work.partition(":")[0]]
