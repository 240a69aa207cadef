"""What is sent about records and stories of games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from westmarch.kernel.story import Point, Score


class Complaint(Struct):
    """A problem, in the reporter's words."""

    text: Annotated[str, Meta(max_length=4000)] = ""


class Lengths(Struct):
    """How long a game was; `seconds` is None for one that was not played here."""

    turns: int
    moves: int
    seconds: int | None


class StoryOut(Struct):
    """The story of a finished game, for the screen at its end."""

    how: str
    score: list[Score]
    points: list[Point]
    lengths: Lengths
