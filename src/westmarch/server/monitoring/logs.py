"""What the server tells who runs it: a line for people, or JSON lines for programs.

Every line says, where it is known, which request, room and person (by id) it is about. What people
send and what is hidden in a game never gets into a line: of an error its kind and the places in
the program are told, but its own words only where they cannot hold anything of the kind.
"""

from __future__ import annotations

import logging
import secrets
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

from westmarch.server.common.errors import named

SPEAKERS = ("westmarch", "uvicorn", "asyncio", "sqlalchemy", "alembic")
"""The loggers whose lines are told, with those below them."""


# ---- what a line is about


class About(msgspec.Struct):
    """What the server is doing while a line is written. One for each request and connection; it is
    shared by the tasks begun in it, and learns who asks when that is known."""

    request: str = ""
    room: str = ""
    person: str = ""


_ABOUT: ContextVar[About | None] = ContextVar("about", default=None)


@contextmanager
def about(what: About) -> Iterator[About]:
    """Lines written meanwhile are about this."""
    before = _ABOUT.set(what)
    try:
        yield what
    finally:
        _ABOUT.reset(before)


def begin(what: About) -> None:
    """From here on, lines of this task are about this, whoever started it."""
    _ABOUT.set(what)


def is_by(person: str) -> None:
    """It is known who asks."""
    now = _ABOUT.get()
    if now is not None:
        now.person = person


def new_id() -> str:
    """The id of a request, or the reference of an error."""
    return secrets.token_hex(5)


# ---- errors


def _trace(error: BaseException, depth: int = 0) -> list[str]:
    """The kind of an error, where in the program it happened, and those that led to it."""
    lines = []
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and depth < 5:
        lines += [*_trace(before, depth + 1), "which led to"]
    for frame in traceback.extract_tb(error.__traceback__)[-30:]:
        lines.append(f"  {frame.filename}:{frame.lineno} in {frame.name}: {frame.line}")
    return [*lines, named(error)]


# ---- lines


class _Lines(logging.Formatter):
    def _facts(self, record: logging.LogRecord) -> dict[str, Any]:
        """What is known beside the message."""
        now = _ABOUT.get()
        known = {} if now is None else msgspec.structs.asdict(now)
        known.update(getattr(record, "facts", {}))
        return {key: value for key, value in known.items() if value != ""}

    def _trace(self, record: logging.LogRecord) -> list[str]:
        error = record.exc_info[1] if record.exc_info else None
        return [] if error is None else _trace(error)


def _plain(text: str) -> str:
    """A text that stays one line and commands no terminal, whatever somebody has sent: what cannot
    be printed is written as Python writes it."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


class JsonLines(_Lines):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **self._facts(record),
        }
        if trace := self._trace(record):
            line["error"] = trace[-1]
            line["trace"] = trace
        return msgspec.json.encode(line).decode()


class TextLines(_Lines):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%d %H:%M:%S")
        facts = " ".join(f"{key}={value}" for key, value in self._facts(record).items())
        facts, message = _plain(facts), _plain(record.getMessage())
        line = f"{at} {record.levelname.lower()}: {message}"
        return "\n".join([f"{line} [{facts}]" if facts else line, *self._trace(record)])


_chosen: tuple[str, str] | None = None


def configure(form: str, level: str) -> None:
    """Tell lines of a form (``text``, ``json``) and of a level or above on the standard error."""
    global _chosen
    _chosen = (form, level)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    for name in SPEAKERS:
        speaker = logging.getLogger(name)
        speaker.handlers, speaker.propagate = [handler], False
        ours = name == "westmarch"
        speaker.setLevel(level.upper() if ours else max(logging.WARNING, _number(level)))


def _number(level: str) -> int:
    found: int = getattr(logging, level.upper())
    return found


def chosen() -> tuple[str, str] | None:
    """How this process tells its lines, for the processes it starts."""
    return _chosen
