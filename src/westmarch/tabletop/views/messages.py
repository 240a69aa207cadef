"""What a viewer says over the WebSocket of a room, as types (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from westmarch.tabletop.views.schemas import ActionParts, MoveNumber, SeatNumber

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
