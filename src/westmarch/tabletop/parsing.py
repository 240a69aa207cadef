"""What is made of texts that strangers send: battle files, deck files, positions, options,
records. Read them where little can be lost: a server does so in a process of its own.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeVar

import msgspec

from westmarch.games.battles_of_westeros import plan_advice, plan_files
from westmarch.games.battles_of_westeros.rules.plan import plan_check
from westmarch.games.battles_of_westeros.rules.plan.plan_check import Mistake
from westmarch.games.lotr_card_game import deck_files
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadRecord, WestmarchError
from westmarch.kernel.story import BY_PEOPLE
from westmarch.kernel.table import Table
from westmarch.kernel.texts.language import speak
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.clocks import present, written
from westmarch.tabletop.journal import codec
from westmarch.tabletop.rows import JournalRow, SnapshotRow

log = logging.getLogger("westmarch.server")
T = TypeVar("T")

MOST_MOVES = 50_000
LONGEST_SENTENCE = 600
SHORT = 80
"""An option's value up to this length is a name and no text."""


class Unreadable(WestmarchError):
    """A text that cannot be read, in one sentence."""


def in_a_sentence(language: str, work: Callable[..., T], *args: Any) -> T:
    """Do the work; whatever goes wrong is a sentence about the text, in this language."""
    speak(language)
    try:
        return work(*args)
    except RecursionError:
        raise Unreadable(say("error-nested_text")) from None
    except MemoryError:
        raise Unreadable(say("error-too_much")) from None
    except WestmarchError as error:
        words = str(error)[:LONGEST_SENTENCE].rstrip(".")
        raise Unreadable(f"{words[:1].upper()}{words[1:]}.") from None
    except Exception as error:
        log.warning("a text could not be read: %s", type(error).__name__)
        raise Unreadable(say("error-unreadable_text", why=f"{error!r:.200}")) from None


def load() -> None:
    """Load this module and the games, so that no text has to wait for it."""
    registry.games()


class Judged(msgspec.Struct):
    """A battle plan, and what is to be said of it."""

    plan: dict[str, Any]
    mistakes: list[Mistake]
    warnings: list[Mistake]


def battle(text: str) -> Judged:
    """A battle file."""
    return judge(plan_files.read_text(text))


def judge(plan: dict[str, Any]) -> Judged:
    """What is wrong with a plan; what is unwise, when nothing is wrong."""
    mistakes = plan_check.find(plan)
    return Judged(plan, mistakes, [] if mistakes else plan_advice.unwise(plan))


def battle_file(plan: dict[str, Any], form: Literal["toml", "json"]) -> str:
    """A plan as a file."""
    return plan_files.write_toml(plan) if form == "toml" else plan_files.write_json(plan)


def deck(text: str) -> deck_files.Reading:
    """A deck file, in any of the forms."""
    return deck_files.read_deck(text)


def is_text(options: Mapping[str, str], position: str | None) -> bool:
    """Whether what a room is made of has to be read by a process: more than names."""
    return bool(position) or any(len(value) > SHORT for value in options.values())


def set_up(game_id: str, options: dict[str, str], position: str, seed: str) -> dict[str, str]:
    """Set a table up, to see that it can be done; its options, completed."""
    game = registry.game(game_id)
    return Table(game, options, seed, position).options


class Traced(msgspec.Struct):
    """What is found in an uploaded record."""

    header: records.Header
    rows: list[JournalRow]
    snapshot: SnapshotRow
    ending: str
    winners: list[int]
    turn: int


def trace(room: str, text: bytes) -> Traced:
    """Check a record and make a journal of it for a room."""
    record = records.loads(text)
    if len(record.entries) > MOST_MOVES:
        raise BadRecord("record-too_many", most=MOST_MOVES)
    game = registry.game(record.header.game)
    table, rows = codec.retrace(room, game, record, written(present()))
    s = table.state
    snapshot = codec.snapshot_of(room, rows[-1].seq, table)
    ending, winners = s.ending, list(s.winners)
    closing = record.closing
    if not ending and closing is not None and closing.ended in BY_PEOPLE:
        seats = range(len(record.header.seats))
        ending, winners = closing.ended, [seat for seat in seats if seat in closing.won]
    return Traced(record.header, rows, snapshot, ending, winners, game.rounds(s))
