"""What travels between server and browser about tournaments (docs/guides/tournaments.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from westmarch.server.common.schemas import OptionName, OptionValue
from westmarch.tabletop.views.schemas import PlayerOut

System = Literal["swiss", "round_robin", "knock_out"]
Status = Literal["open", "running", "finished", "aborted"]
Clock = Annotated[str, Meta(max_length=20, pattern=r"^(days [1-9]\d?|hours [1-9]\d{0,2} \d{1,3})$")]


class NewTournament(Struct):
    """A tournament somebody makes. Everybody has to keep to a clock, so that it ends."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=40)]
    system: System = "swiss"
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=16)] = {}
    clock: Clock = "days 3"
    rated: bool = False
    rounds: Annotated[int, Meta(ge=0, le=11)] = 0
    """Of a Swiss one; 0: as many as find a winner."""
    most: Annotated[int, Meta(ge=3, le=64)] = 16
    starts: Annotated[str, Meta(max_length=40)] | None = None
    """When it starts by itself (ISO 8601); null: when its maker says so."""


class NewEntry(Struct):
    """Who enters: the person who asks, a bot account of his, or, where he made the tournament, a
    bot of the house by its name."""

    bot: Annotated[str, Meta(max_length=32)] | None = None


class TournamentOut(Struct):
    """A tournament in a list."""

    id: str
    name: str
    maker: PlayerOut
    mine: bool
    game: str
    options: dict[str, str]
    system: System
    clock: str
    rated: bool
    status: Status
    entered: int
    most: int
    round: int
    rounds: int
    """How many there will be; before the start 0 where their number depends on the entries."""
    starts: str | None
    created: str
    winner: PlayerOut | None


class StandingOut(Struct):
    """An entry and where it stands."""

    entry: str
    player: PlayerOut
    seed: int
    rank: int
    points: float
    buchholz: float
    sonneborn_berger: float
    played: int
    withdrawn: bool
    mine: bool
    """The visitor, or a bot of his."""


class PairingOut(Struct):
    """Two who meet, by their entries; `first` is at the first seat. Null where nobody is left."""

    board: int
    first: str | None
    second: str | None
    room: str | None
    result: Literal["", "first", "second", "draw", "bye", "rest", "none"]


class RoundOut(Struct):
    number: int
    pairings: list[PairingOut]


class ContestOut(Struct):
    """A tournament with its standings and rounds, as the visitor sees it."""

    tournament: TournamentOut
    standings: list[StandingOut]
    rounds: list[RoundOut]
    can_enter: bool
    entered: bool
    """Whether the visitor plays in it."""
    can_start: bool
