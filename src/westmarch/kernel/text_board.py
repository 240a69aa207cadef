"""Tables in plain text, for the terminal: how the text boards of the games lay out their lines."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

from westmarch.kernel.texts.prose import sentence

WIDTH = 100
_NAME = 14
"""Width of the column of names."""


def row(name: str, text: str) -> str:
    """A line with its name in a column of its own; long ones are wrapped."""
    lead = f"{sentence(name):{_NAME}}"
    return fill(text, WIDTH, initial_indent=lead, subsequent_indent=" " * _NAME)


def indented(text: str, first: int, later: int) -> str:
    """A wrapped text: how far its first line is moved in, and the others."""
    return fill(text, WIDTH, initial_indent=" " * first, subsequent_indent=" " * later)


def counted(names: Iterable[str], none: str) -> str:
    """``2x Eye, 3``: names in their order, equal ones together; `none` where there are none."""
    found = list(names)
    parts = [
        f"{found.count(name)}x {name}" if found.count(name) > 1 else name
        for name in dict.fromkeys(found)
    ]
    return ", ".join(parts) or none
