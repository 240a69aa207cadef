"""What is kept of puzzles: who tried which, and the ratings of solvers and puzzles."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from sqlalchemy import Column, Float, Index, Integer, String, Table

from westmarch.server.storage.metadata import metadata

tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("begun", String(32), nullable=False),
    Column("result", String(8), nullable=False),
    Column("before", Float),
    Column("after", Float),
    Index("puzzle_tries_by_person", "person", "begun"),
    Index("puzzle_tries_by_begun", "begun"),
    info={"personal": ("person",), "goes_with_guest": "person"},
)
"""One row for a person and a puzzle. Only the first result counts; it is never changed."""

ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("who", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    info={"personal": ("who",), "goes_with_guest": "who"},
)
"""`who` is a person's id, or a puzzle's behind ``puzzle:``. A row is changed only by who knows how
many tries it counts."""

OPEN: Final = ""
SOLVED: Final = "solved"
FAILED: Final = "failed"
Result = Literal["", "solved", "failed"]


class TryRow(msgspec.Struct, kw_only=True):
    """Somebody's first try of a puzzle, and what it did to the solver's rating."""

    person: str
    puzzle: str
    begun: str
    result: Result = OPEN
    before: float | None = None
    after: float | None = None


class RatingRow(msgspec.Struct, kw_only=True):
    """The rating of a solver or a puzzle, and how far it may be off."""

    who: str
    mu: float
    sigma: float
    tries: int = 0
    solved: int = 0
    """Tries in which the puzzle was solved."""
