"""What is sent about who follows or blocks whom, and reports."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from westmarch.server.common.schemas import Text
from westmarch.tabletop.views.schemas import PlayerOut

ReportReason = Literal["abuse", "cheating", "stalling", "name", "spam", "other"]


class Relation(Struct):
    """How the visitor and somebody stand to each other."""

    me: bool
    following: bool
    follows_me: bool
    blocked: bool
    """Whether the visitor has blocked him. Whom he has blocked is told to nobody."""


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
