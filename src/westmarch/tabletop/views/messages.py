"""The messages over the WebSocket of a room, as types (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

from westmarch.tabletop.views.schemas import (
    ActionParts,
    DecisionOut,
    Line,
    MoveNumber,
    RoomOut,
    SeatNumber,
    SeatOut,
    StepOut,
)

# ---- from a viewer

Id = Annotated[str, Meta(min_length=1, max_length=80)]


class Act(Struct, tag="act", tag_field="type"):
    n: MoveNumber
    action: ActionParts


class Why(Struct, tag="why", tag_field="type"):
    """Why a thing on the table cannot be chosen, by its kind and id as targets name it."""

    n: MoveNumber
    thing: Annotated[dict[Id, Id], Meta(min_length=1, max_length=1)]


class Undo(Struct, tag="undo", tag_field="type"):
    n: MoveNumber | None = None


class UndoAnswer(Struct, tag="undo_answer", tag_field="type"):
    agree: bool


class Chat(Struct, tag="chat", tag_field="type"):
    text: Annotated[str, Meta(max_length=500)]


class ResignMessage(Struct, tag="resign", tag_field="type"):
    seat: SeatNumber


class Abort(Struct, tag="abort", tag_field="type"):
    """Break off a rated game that has hardly begun."""

    seat: SeatNumber


class Ping(Struct, tag="ping", tag_field="type"):
    pass


class Speak(Struct, tag="language", tag_field="type"):
    language: Annotated[str, Meta(max_length=40)]


class Looking(Struct, tag="looking", tag_field="type"):
    """Whether the page is seen: who has it open behind others is called."""

    looking: bool


Message = Act | Why | Undo | UndoAnswer | Chat | ResignMessage | Abort | Ping | Speak | Looking

# ---- to a viewer

# The code that knows the contents of a message builds it; tests/server/app/test_protocol.py checks
# real messages against these types. A class cannot have a field called `from`, so some types use
# the functional notation.

Spoken = TypedDict(
    "Spoken",
    {
        "from": str,
        "text": str,
        "at": str,
        "by": str,
        "watching": NotRequired[bool],
        "bot": NotRequired[bool],
    },
)
Spoken.__doc__ = """A line of the chat. `from` is the name of its speaker and `by` the id;
`watching` marks a spectator, `bot` a bot account."""


class Held(TypedDict):
    """The id of the viewer, and the seats the viewer holds."""

    id: str
    seats: list[int]


class Thought(TypedDict):
    """A bot is choosing its move."""

    seat: int
    bot: str


UndoWish = TypedDict("UndoWish", {"from": str, "seat": int})
UndoWish.__doc__ = """A request to take moves back."""


class Told(TypedDict):
    """Fields that both messages about a whole table have."""

    n: int
    at: str
    """What time it is at the server."""
    seat: int | None
    """The seat that made the newest move; null if no new move came last."""
    steps: list[StepOut]
    """The moves since the last message, without the newest. The first message holds the viewer's
    own last move and those after it."""
    view: dict[str, Any]
    decision: DecisionOut | None
    events: list[Line]


class Hello(Told):
    """The whole table: the first message, and the first in another language."""

    type: Literal["hello"]
    room: RoomOut
    you: Held
    chat: list[Spoken]
    presence: list[str]
    undo_offer: UndoWish | None
    thinking: Thought | None


class Update(Told):
    """The changes since the last message."""

    type: Literal["update"]
    room: dict[str, Any]
    """The fields of the room that changed."""
    jump: NotRequired[bool]
    """Moves were taken back since the last message: there is nothing to show as a film."""
    chat: NotRequired[list[Spoken]]
    """The whole chat, once the players may read the spectators' lines too."""


class Thinking(Thought):
    type: Literal["thinking"]


class Presence(TypedDict):
    """The people who have the table open, and the seats."""

    type: Literal["presence"]
    presence: list[str]
    seats: list[SeatOut]


class ChatMessage(Spoken):
    type: Literal["chat"]


class UndoOffer(UndoWish):
    type: Literal["undo_offer"]


UndoAnswered = TypedDict(
    "UndoAnswered", {"type": Literal["undo_answer"], "agree": bool, "from": str}
)
Declined = TypedDict("Declined", {"type": Literal["declined"], "from": str})
Declined.__doc__ = """A bot account does not want to play."""


class RefusedMessage(TypedDict):
    """The server refused a message of the viewer."""

    type: Literal["refused"]
    n: int
    code: str
    message: str
    rule: str | None
    ruling: str | None


class WhyAnswer(TypedDict):
    """The reason why a thing cannot be chosen; without a message, it can be."""

    type: Literal["why"]
    n: int
    thing: dict[str, str]
    message: str
    rule: str | None
    ruling: str | None


class Pong(TypedDict):
    type: Literal["pong"]


Sent = (
    Hello
    | Update
    | Thinking
    | Presence
    | ChatMessage
    | UndoOffer
    | UndoAnswered
    | Declined
    | RefusedMessage
    | WhyAnswer
    | Pong
)
