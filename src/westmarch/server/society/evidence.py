"""What a report keeps of a table: what the reported person had said there, for moderators."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from westmarch.server.rows import ChatRow

MOST_LINES = 20
"""The last lines of the person that are kept with a report."""


class Said(msgspec.Struct):
    """A line that somebody said."""

    text: str
    at: str
    marked: bool = False
    """It is the line that was reported."""


def evidence(chat: Sequence[ChatRow], whom: str, line: str | None) -> str:
    """What somebody has said in a room, as it is kept: the line that was reported, known by its
    moment, and the last ones. Nobody else's words are kept with it."""
    said = [Said(row.text, row.at, row.at == line) for row in chat if row.person == whom]
    last = said[-MOST_LINES:]
    kept = [one for one in said[:-MOST_LINES] if one.marked] + last
    return msgspec.json.encode(kept).decode() if kept else ""


def without(text: str, name: re.Pattern[str], instead: str) -> str:
    """Evidence without the name of somebody who has left."""
    said = msgspec.json.decode(text, type=list[Said])
    for one in said:
        one.text = name.sub(instead, one.text)
    return msgspec.json.encode(said).decode()
