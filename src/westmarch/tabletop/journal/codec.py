"""A game in progress as rows of the journal, and back."""

from __future__ import annotations

import logging
from collections.abc import MutableSequence, Sequence

import msgspec

import westmarch
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.choice import ONLY_CHOICE
from westmarch.kernel.engine.errors import BadRecord, Saying, WestmarchError
from westmarch.kernel.engine.events import UNKNOWN, Event
from westmarch.kernel.engine.state import State, decode, encode
from westmarch.kernel.fingerprints import in_play
from westmarch.kernel.game import Game, Options
from westmarch.kernel.record import Carried, Entry, Header, Record, replay
from westmarch.kernel.table import CARRIED_OVER, Table
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.rows import (
    ACT,
    BEGIN,
    END,
    REMARK,
    SEAT,
    UNDO,
    UPGRADE,
    JournalRow,
    SnapshotRow,
)

log = logging.getLogger("westmarch.server")

_EVENTS = msgspec.json.Decoder(list[Event])
_ENTRY = msgspec.json.Decoder(Entry)
_HEADER = msgspec.json.Decoder(Header)
_CARRIED = msgspec.json.Decoder(Carried)

UNREADABLE = "unreadable"
"""The ending of a game that this version of the rules cannot go on with, and the kind of the line
of its log that says so."""


REMARKS = ("hint", "hints_on", "hints_off")
"""Kinds of lines of the log that the server tells of people, not of the game."""


class Undone(msgspec.Struct):
    """The journal's data of an undo."""

    count: int
    seat: int
    anew: int = 0
    """How often chance has been drawn anew by then."""


class Ended(msgspec.Struct):
    """The journal's data of an end that the rules did not bring: a seat resigned or is out of time,
    or all agreed."""

    ending: str
    winners: list[int]
    seat: int | None = None


class Handed(msgspec.Struct):
    """The journal's data of a seat that changed hands: to a bot, to nobody yet, to somebody."""

    seat: int
    kind: str
    name: str


AT_THE_TABLE = "people_"
"""How the kinds of those events begin that tell what people did beside the rules, in whatever
game: they gave up, left, agreed."""

_UNDONE = msgspec.json.Decoder(Undone)


class Logged(msgspec.Struct):
    """One event of the log with its turn; it is told in every language it is read in."""

    event: Event
    turn: int
    """The turn in whose course it happened; for one that does not know it (it was stored before
    events did), the turn after the whole move."""
    at: int
    """Number of the journal's row that brought it."""
    texts: dict[str, str] = {}
    """As it is told, by language."""


def text(data: object) -> str:
    """Anything as JSON text."""
    return msgspec.json.encode(data).decode()


def row(
    room: str, seq: int, kind: str, data: object, events: Sequence[Event], turn: int, at: str
) -> JournalRow:
    """One row of the journal, written at a moment."""
    return JournalRow(
        room=room,
        seq=seq,
        kind=kind,
        data=text(data),
        events=text(list(events)),
        turn=turn,
        at=at,
    )


def tale(game: Game, event: Event, options: Options) -> str:
    """An event as one line of the log. Some the server tells itself, in whatever game."""
    if event.kind == UNREADABLE:
        why = str(Saying(event.data["why"]))
        return say("log-unreadable", **{**event.data, "why": why})
    if event.kind.startswith(AT_THE_TABLE) or event.kind in REMARKS:
        return say(f"log-{event.kind}", **event.data)
    if event.kind != CARRIED_OVER:
        return game.tale(event, options)
    same = event.data["version"] == event.data.get("was")
    return say("log-new_rules" if same else "log-new_version", **event.data)


def logged(events: Sequence[Event], turn: int, at: int) -> list[Logged]:
    """Events of one row of the journal as lines of the log; `turn` is the one after it."""
    return [Logged(e, turn if e.turn == UNKNOWN else e.turn, at) for e in events]


def log_of(journal: Sequence[JournalRow]) -> list[Logged]:
    """The whole log of a game."""
    found: list[Logged] = []
    for entry in journal:
        found.extend(logged(events_of(entry), entry.turn, entry.seq))
    return found


def for_people(event: Event) -> bool:
    """Whether a table shows it. What was taken without asking is for programs: people see what came
    of it."""
    return event.kind != ONLY_CHOICE


def events_of(line: JournalRow) -> list[Event]:
    """What a row of the journal told. One that cannot be read is told to those who run the server,
    and missing in the log; the moves are kept apart from it."""
    try:
        return _EVENTS.decode(line.events)
    except (msgspec.MsgspecError, RecursionError) as error:
        what = type(error).__name__
        log.error("a broken row is left out of a log (%s, %s): %s", line.room, line.seq, what)
        return []


def entry_of(line: JournalRow) -> Entry:
    """The move a row of the journal tells of."""
    return _ENTRY.decode(line.data)


def undone_of(line: JournalRow) -> Undone:
    """The undo a row of the journal tells of."""
    return _UNDONE.decode(line.data)


def record_of(journal: Sequence[JournalRow]) -> Record:
    """The record of a game: what was taken back is left out. Raises `BadRecord`."""
    if not journal or journal[0].kind != BEGIN:
        raise BadRecord("record-no_beginning")
    try:
        record = Record(_HEADER.decode(journal[0].data), [])
        for line in journal[1:]:
            if line.kind == ACT:
                record.entries.append(entry_of(line))
            elif line.kind == UNDO:
                undone = undone_of(line)
                del record.entries[len(record.entries) - undone.count :]
                record.anew = undone.anew
            elif line.kind == UPGRADE:
                record.carried.append(_CARRIED.decode(line.data))
    except msgspec.MsgspecError as error:
        raise BadRecord("record-no_journal", why=error) from None
    return record


def course_of(journal: Sequence[JournalRow]) -> list[tuple[int, list[Event]]]:
    """The turn after the set-up and after each move that was not taken back, and what was told."""
    found: list[tuple[int, list[Event]]] = []
    for line in journal:
        if line.kind in (BEGIN, ACT):
            found.append((line.turn, events_of(line)))
        elif line.kind == UNDO:
            del found[len(found) - undone_of(line).count :]
        elif line.kind in (UPGRADE, SEAT, END, REMARK):
            found[-1][1].extend(events_of(line))
    return found


def load(
    game: Game,
    journal: Sequence[JournalRow],
    snapshot: SnapshotRow | None,
    past: MutableSequence[State] | None = None,
) -> Table:
    """Set the table as the journal left it. The snapshot only saves time: when it is missing,
    outdated, or of other rules than those of today, everything is played again. `past` is given
    copies of the states before each move that is.

    Raises `BadRecord` when the journal's moves do not fit this version of the rules.
    """
    record = record_of(journal)
    start = None if snapshot is None else _start(game, record, journal, snapshot)
    if start is not None:
        try:
            return Table.from_record(game, record, start, past)
        except WestmarchError:
            if past is not None:
                past.clear()
    return Table.from_record(game, record, None, past)


def trusted(game: Game, options: Options, saved: SnapshotRow) -> bool:
    """Whether a saved state came about by the rules of today. Of a game whose rules have no
    fingerprint only the version of the program is known."""
    rules = in_play(game, options)
    return saved.rules == rules and (bool(rules) or saved.version == westmarch.__version__)


def _start(
    game: Game, record: Record, journal: Sequence[JournalRow], snapshot: SnapshotRow
) -> tuple[State, int] | None:
    """The saved state, if the game still stands on it."""
    if not trusted(game, record.header.options, snapshot):
        return None
    moves = 0
    for line in journal[1:]:
        if line.kind == ACT:
            moves += 1
        elif line.kind == UNDO:
            moves -= undone_of(line).count
        if line.seq > snapshot.seq and (moves < snapshot.moves or line.kind == UPGRADE):
            return None
    try:
        state = decode(snapshot.state, game.state_class)
    except BadRecord:
        return None
    flow.resume(state)
    return state, snapshot.moves


def state_of(game: Game, saved: SnapshotRow | None) -> State | None:
    """A saved state to be looked at; None when there is none, or none that can be read."""
    try:
        return None if saved is None else decode(saved.state, game.state_class)
    except BadRecord:
        return None


def snapshot_of(room: str, seq: int, table: Table) -> SnapshotRow:
    """The state of a table, to be saved. `seq` is the number of the last row it contains."""
    return SnapshotRow(
        room=room,
        seq=seq,
        moves=len(table.record.entries),
        version=westmarch.__version__,
        state=encode(table.state).decode(),
        rules=in_play(table.game, table.record.header.options),
    )


def retrace(room: str, game: Game, record: Record, at: str) -> tuple[Table, list[JournalRow]]:
    """Play a record again and make a journal of it for another room, written at a moment.

    Raises `BadRecord`, also of one that was carried over to another version: its beginning cannot
    be played again."""
    if record.carried:
        raise BadRecord("record-carried_over")
    rows: list[JournalRow] = []

    def watch(s: State, done: int) -> None:
        kind, data = (ACT, record.entries[done - 1]) if done else (BEGIN, record.header)
        rows.append(row(room, done, kind, data, s.events or (), game.rounds(s), at))

    replay(record, watch=watch)
    table = Table.from_record(game, record)
    return table, rows
