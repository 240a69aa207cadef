"""What travels between server and browser about people (docs/guides/people.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from westmarch.server.identity.schemas import SolverOut
from westmarch.server.rooms.schemas import OptionName, OptionValue
from westmarch.tabletop.views.schemas import PlayerOut, RoomOut, SeatNumber

Text = Annotated[str, Meta(max_length=1000)]
Speed = Annotated[str, Meta(max_length=40, pattern=r"^(days \d{1,2}|hours \d{1,3} \d{1,3})?$")]
ReportReason = Literal["abuse", "cheating", "stalling", "name", "spam", "other"]
Points = Annotated[int, Meta(ge=0, le=9999)]

# ---- ratings


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


class Relation(Struct):
    """How the visitor and somebody stand to each other."""

    me: bool
    following: bool
    follows_me: bool
    blocked: bool
    """Whether the visitor has blocked him. Whom he has blocked is told to nobody."""


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


# ---- friends, blocks, reports


class Friend(Struct):
    """Somebody one follows."""

    player: PlayerOut
    mutual: bool


class NewReport(Struct):
    """Somebody is reported to those who run the site."""

    reason: ReportReason
    text: Text = ""
    room: Annotated[str, Meta(max_length=16)] | None = None


class TableReport(Struct):
    """A room is reported, or somebody who plays or has said something there."""

    reason: ReportReason
    text: Text = ""
    whom: Annotated[str, Meta(max_length=32)] | None = None
    """Null: whoever made the room."""
    line: Annotated[str, Meta(max_length=32)] | None = None
    """The moment of the line that it is about."""


class Handled(Struct):
    """What a moderator did, in a few words."""

    note: Text = ""


class NewMute(Struct):
    """Somebody is muted on the whole site, for some days; 0: for good."""

    days: Annotated[int, Meta(ge=0, le=365)] = 7
    why: Text = ""


# ---- open challenges


class NewSeek(Struct):
    """A challenge to whoever likes, or to one person by name."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=16)] = {}
    seat: SeatNumber | None = None
    """Where its maker wants to sit; null: drawn by lot."""
    rated: bool = False
    speed: Speed = ""
    low: Points | None = None
    high: Points | None = None
    whom: Annotated[str, Meta(max_length=40)] | None = None
    hours: Annotated[int, Meta(ge=1, le=336)] = 48


SeekStatus = Literal["open", "taken", "declined"]


class SeekOut(Struct):
    """A challenge as the visitor sees it."""

    id: str
    by: PlayerOut
    rating: RatingOut | None
    """Its maker's, at the side he wants; null where the lot decides or nothing is rated."""
    whom: PlayerOut | None
    game: str
    options: dict[str, str]
    seat: int | None
    seat_name: str | None
    rated: bool
    speed: str
    low: int | None
    high: int | None
    status: SeekStatus
    room: str | None
    mine: bool
    can_join: bool
    why_not: str | None
    created: str
    until: str


class SeeksOut(Struct):
    """Challenges anybody may take up, those to me, and those I made."""

    open: list[SeekOut]
    to_me: list[SeekOut]
    mine: list[SeekOut]
