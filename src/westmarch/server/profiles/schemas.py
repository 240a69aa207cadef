"""What travels between server and browser about people (docs/guides/people.md)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from westmarch.server.identity.schemas import SolverOut
from westmarch.server.ratings.schemas import RatingOut
from westmarch.server.relations.schemas import Relation
from westmarch.tabletop.views.schemas import PlayerOut, RoomOut

# ---- profiles


class Record(Struct):
    """Games somebody has finished at one side; `side` is empty where all play together."""

    game: str
    side: str
    played: int
    won: int
    drawn: int


Choice = Literal["deck", "battle"]
"""The option of a game that somebody may choose something made for."""


class Favourite(Struct):
    """A deck or battle somebody plays often: the value of the option that chose it."""

    game: str
    option: Choice
    value: str
    games: int


class Profile(Struct):
    """Somebody with an account, as everybody may see him."""

    id: str
    name: str
    bot: bool
    owner: PlayerOut | None
    """Whose bot it is."""
    since: str
    finished: int
    running: int
    records: list[Record]
    ratings: list[RatingOut]
    favourites: list[Favourite]
    puzzles: SolverOut | None
    """As a solver; null: no puzzle was tried."""
    followers: int
    relation: Relation | None


class GamesPage(Struct):
    """Games somebody played, the last first; `next` asks for those before."""

    rooms: list[RoomOut]
    next: str | None


# ---- friends, blocks, reports


# ---- open challenges
