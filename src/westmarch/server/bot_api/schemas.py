"""What travels between the server and bot accounts, as types (docs/reference/bot-api.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from westmarch.server.common.schemas import Name
from westmarch.server.storage.rows.people import Accepts
from westmarch.tabletop.rows import Status
from westmarch.tabletop.views.schemas import ActionParts, BotName, Line, MoveNumber, PlayerOut

GameNames = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)]
GamesAtOnce = Annotated[int, Meta(ge=1, le=32)]
Reason = Annotated[str, Meta(max_length=200)]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]

# ---- accounts


class NewBot(Struct):
    """A bot account to be made."""

    name: Name
    games: GameNames = []


class BotChange(Struct):
    """Other settings of a bot account; what is left out stays."""

    games: GameNames | None = None
    accepts: Accepts | None = None
    most_games: GamesAtOnce | None = None


class BotOut(Struct):
    """A bot account as everybody sees it."""

    id: str
    name: str
    owner: PlayerOut
    games: list[str]
    accepts: Accepts
    most_games: int
    online: bool


class MyBot(Struct):
    """A bot account as its owner sees it, and as it sees itself."""

    id: str
    name: str
    games: list[str]
    accepts: Accepts
    most_games: int
    online: bool
    created: str
    used: str | None
    token_made: str | None
    """Null: the token was revoked."""


class Token(Struct):
    """A token, shown this once."""

    token: str


class MadeBot(MyBot):
    """A bot account just made, with its token, which is shown this once."""

    token: str


class BotSeat(Struct):
    """Who is to play at a seat: a bot of the house by its name, or a bot account by its id."""

    bot: BotName


# ---- what a bot sends


class BotAnswer(Struct):
    """An answer to decision `n`: the action, or its text, or its id."""

    n: MoveNumber
    action: ActionParts | None = None
    text: ActionText | None = None
    id: Annotated[int, Meta(ge=0, lt=2**31)] | None = None


class Decline(Struct):
    """A challenge that is not accepted, and why."""

    reason: Reason = ""


class Remark(Struct):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Agreement(Struct):
    """Whether moves may be taken back."""

    agree: bool


class BotAct(BotAnswer, tag="act", tag_field="type"):
    pass


class BotAccept(Struct, tag="accept", tag_field="type"):
    pass


class BotDecline(Decline, tag="decline", tag_field="type"):
    pass


class BotChat(Remark, tag="chat", tag_field="type"):
    pass


class BotResign(Struct, tag="resign", tag_field="type"):
    pass


class BotUndoAnswer(Agreement, tag="undo_answer", tag_field="type"):
    pass


class BotPing(Struct, tag="ping", tag_field="type"):
    pass


BotMessage = BotAct | BotAccept | BotDecline | BotChat | BotResign | BotUndoAnswer | BotPing

# ---- what a bot is sent


class Acted(Struct):
    """An answer was taken: `n` is the number of the decision now pending."""

    n: int
    again: bool
    """The same answer had been taken before; nothing was done twice."""


class BotChoice(Struct):
    id: int
    action: tuple[str | int, ...]
    text: str
    label: str


class BotDecision(Struct):
    """What is asked now. Only who must answer gets the actions."""

    n: int
    seat: int
    mine: bool
    kind: str
    question: str
    rule: str
    since: str | None
    actions: list[BotChoice]


class BotPlayer(Struct):
    """Who plays a seat: a person, a bot account, or a bot of the house; nobody yet."""

    seat: int
    name: str
    side: int
    player: PlayerOut | None
    bot: str | None


class BotState(Struct):
    """A table as a bot may see it."""

    type: Literal["state"]
    room: str
    game: str
    options: dict[str, str]
    status: Status
    n: int
    seats: list[int]
    """The bot's own."""
    players: list[BotPlayer]
    view: dict[str, Any]
    decision: BotDecision | None
    events: list[Line]
    """What was told since the last message; in the first, all that was told."""
    ending: str
    winners: list[int]
    rateable: bool
    dealt: dict[str, Any] | None
    """Where it was asked for and the decision is the bot's: a whole state that agrees with all the
    seat may know, the rest dealt at random."""


class BotGame(Struct):
    """A game of a bot's, in a list."""

    room: str
    game: str
    status: Status
    seats: list[int]
    n: int
    my_turn: bool


class BotGames(Struct):
    """Challenges that wait for an answer, and games that are played."""

    challenges: list[BotGame]
    games: list[BotGame]
