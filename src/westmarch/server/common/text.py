"""Texts of people, made fit to be kept and shown: nothing in them that cannot be printed."""

from __future__ import annotations


def one_line(text: str) -> str:
    """A text as one line, with single blanks between its words."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def plain_lines(text: str) -> str:
    """A text of several lines, each without what cannot be printed and blanks around it."""
    lines = ("".join(c for c in line if c.isprintable()).strip() for line in text.splitlines())
    return "\n".join(lines).strip()
