"""What is sent about ratings."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from westmarch.tabletop.views.schemas import PlayerOut


class RatingOut(Struct):
    """How strong somebody plays a side: the points, and how far they may be off."""

    game: str
    side: str
    points: int
    deviation: int
    settled: bool
    """Whether it is more than a first guess."""
    games: int
    won: int
    opponents: int
    """How many different people and bots of the house it was won against."""


class RatingChange(Struct):
    """What a game did to somebody's rating."""

    seat: int
    player: PlayerOut
    before: int
    points: int
    deviation: int
    settled: bool
    weight: float
    """How much of the result counted: less where the same two meet again and again."""


class RoomRatings(Struct):
    """How strong those at a table are, and what the game did to it once it is counted."""

    rated: bool
    counted: bool
    players: list[RatingChange]
    voided: Literal["short", "moderator"] | None = None
    """Why it counts for nobody: it was over before it had begun, or a moderator voided it."""


class Unrated(Struct):
    """A reason why a game cannot be rated."""

    code: str
    text: str


class Rateable(Struct):
    """Whether a game could be rated."""

    rateable: bool
    reasons: list[Unrated]


class Ranked(Struct):
    """A place on a leaderboard."""

    rank: int
    player: PlayerOut
    rating: RatingOut


class Leaderboard(Struct):
    """The strongest at one side of a game."""

    game: str
    side: str
    fewest_games: int
    fewest_opponents: int
    widest: int
    """How far a rating may be off that stands here."""
    places: list[Ranked]
    mine: RatingOut | None


class CurvePoint(Struct):
    """A rating after a game."""

    at: str
    room: str
    points: int


class Curve(Struct):
    """How a rating went, the oldest game first."""

    game: str
    side: str
    points: list[CurvePoint]
