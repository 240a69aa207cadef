"""What is said over the WebSocket of a room, as types (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

from westmarch.server.rooms.schemas import (
    ActionParts,
    DecisionOut,
    Line,
    MoveNumber,
    RoomOut,
    SeatNumber,
    SeatOut,
    StepOut,
)

# ---- what a viewer says

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

# ---- what a viewer is told

# The messages are made where their contents are; tests/server/app/test_protocol.py holds what is
# sent against these types. `from` cannot be the name of a field: hence the other notation.

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
Spoken.__doc__ = """Something that was said, and by whom: his name and his id. `watching`: by
somebody who only looked on; `bot`: by a bot account."""


class Held(TypedDict):
    """Who is told, and which seats he holds."""

    id: str
    seats: list[int]


class Thought(TypedDict):
    """The bot that thinks."""

    seat: int
    bot: str


UndoWish = TypedDict("UndoWish", {"from": str, "seat": int})
UndoWish.__doc__ = """Who asks that moves be taken back."""


class Told(TypedDict):
    """What the messages about a whole table have in common."""

    n: int
    at: str
    """What time it is at the server."""
    seat: int | None
    """Who made the newest move; null when no new move came last."""
    steps: list[StepOut]
    """The moves since the last message, without the newest; in the first, the viewer's own last
    move and those since."""
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
    """What is new since the last message."""

    type: Literal["update"]
    room: dict[str, Any]
    """What changed of the room."""
    jump: NotRequired[bool]
    """Moves were taken back since the last message: there is nothing to show as a film."""
    chat: NotRequired[list[Spoken]]
    """All that was said, once the spectators' words are shown to the players too."""


class Thinking(Thought):
    type: Literal["thinking"]


class Presence(TypedDict):
    """Who is looking."""

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
    """What the viewer said was refused."""

    type: Literal["refused"]
    n: int
    code: str
    message: str
    rule: str | None
    ruling: str | None


class WhyAnswer(TypedDict):
    """Why a thing cannot be chosen; no message: it can."""

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
