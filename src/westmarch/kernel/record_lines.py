"""The lines of a record: what each of them says, and how one is read."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

from westmarch.kernel.engine.errors import BadRecord, Saying

T = TypeVar("T")


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the game began."""

    format: int
    game: str
    westmarch: str
    """Version of the program that wrote the record."""
    options: dict[str, str]
    seed: int | str
    seats: tuple[str, ...]
    players: tuple[str, ...] = ()
    """Who played each seat: a bot with its parameters, or a person's name."""
    position: str = ""
    random: tuple[int, ...] = ()
    """Random results of the set-up."""
    ask_always: bool = False
    """Single legal actions were asked for too, and are among the entries."""
    arranged: tuple[str, ...] = ()
    """What of the game somebody chose who could gain by it: its ``position``, its ``seed``."""
    clock: str = ""
    """How time was kept: ``days 3`` for each move, or ``hours 24 30`` (for the game, and minutes
    more for each move)."""
    rated: bool = False
    """It counted for its players' ratings."""
    tournament: str = ""
    """The id of the tournament it was a game of."""
    rules: str = ""
    """The fingerprint of the rules by which it began (fingerprints.py); empty in a record of a
    version that did not know any."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One action."""

    action: tuple[str | int, ...]
    seat: int
    random: tuple[int, ...] = ()
    hash: str = ""
    anew: int = 0
    """Before it chance was drawn anew, for this time: moves beyond a result had been taken back."""
    rules: str = ""
    """The fingerprint of the rules by which the game is played from this action on, where they are
    not those of the action before. They bear out all that was played before, as far back as the
    game can be played again."""


class Carried(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game was carried over from one version of the program to another."""

    carried: int
    """Actions done before."""
    was: str
    """Version of the program by which they were done."""
    westmarch: str
    """Version by which the game went on."""
    state: str
    """The state in which it did, as JSON."""
    rules: str = ""
    """The fingerprint of the rules by which it did."""


class Closing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the game ended, or where it was left."""

    ending: str
    winners: tuple[int, ...]
    actions: int
    hash: str
    ended: str = ""
    """How people ended it where the rules did not: ``resigned``, ``out_of_time``, ``abandoned``,
    ``drawn``. Nothing of it follows from the moves."""
    won: tuple[int, ...] = ()
    """Who won then."""


def wrong(line: int, key: str, /, **values: Any) -> BadRecord:
    """What is wrong with a line of the file."""
    return BadRecord("record-line", line=line, why=Saying(f"record-{key}", **values))


def raw(number: int, line: str) -> dict[str, object]:
    """The fields of a line. Raises `BadRecord`."""
    try:
        found = msgspec.json.decode(line)
    except RecursionError:
        raise wrong(number, "nested") from None
    except msgspec.DecodeError:
        raise wrong(number, "no_json") from None
    if not isinstance(found, dict):
        raise wrong(number, "no_object")
    return found


def read_line(number: int, line: str, kind: type[T], what: str) -> T:
    """A line of the file as what it should be. Raises `BadRecord`."""
    try:
        return msgspec.convert(raw(number, line), kind)
    except msgspec.ValidationError as error:
        raise wrong(number, f"no_{what}", field=_field(error)) from None


def _field(error: msgspec.ValidationError) -> str:
    """The field that is wrong or missing: the place alone, for the library's sentence about it is
    in English."""
    at = re.search(r"`\$\.?([^`]*)`", str(error))
    missing = re.search(r"required field `([^`]+)`", str(error))
    return ".".join(found[1] for found in (at, missing) if found and found[1])
