"""Games in progress survive another version of the rules.

A game is its journal, played again when its room is read; a snapshot of other rules than those of
today does not shorten that. Where the rules of today bear the whole journal out, the game goes on
as it is, and its next move names the rules. When a rule was mended, the journal may not fit any
more, or lead elsewhere than where the players stand. Then the game goes on from its last state,
which is saved with every move: a row of the journal says so and holds that state and the rules, and
later readings begin there. What lies before stays as it was stored, to be read.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

import msgspec

import westmarch
from westmarch.kernel import record as records
from westmarch.kernel.engine.errors import BadRecord, WestmarchError
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.state import State, decode, encode
from westmarch.kernel.fingerprints import in_play
from westmarch.kernel.game import Game
from westmarch.kernel.position_text import settled
from westmarch.kernel.record import Carried
from westmarch.kernel.table import Table
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.journal import codec
from westmarch.tabletop.journal.codec import Logged
from westmarch.tabletop.rows import JournalRow, RoomRow, SnapshotRow

NO_STATE = "upgrade-no_state"
BAD_STATE = "upgrade-bad_state"


class CannotGoOn(WestmarchError):
    """A game that this version can neither play again nor carry over. Says why in words for its
    players, who may not know more; `cause` is for who runs the server."""

    def __init__(self, why: str, cause: str) -> None:
        super().__init__(why)
        self.cause = cause

    def __reduce__(self) -> tuple[Any, ...]:
        return CannotGoOn, (self.saying.key, self.cause)


class Restored(msgspec.Struct):
    """A game read from the database."""

    table: Table
    changed: str = ""
    """Why it had to be carried over to this version just now; empty: it goes on as it is."""
    told: list[Event] = []
    """What the rules of this version did when they took it over."""


def restore(
    game: Game,
    journal: Sequence[JournalRow],
    snapshot: SnapshotRow | None,
    last: SnapshotRow | None,
    past: MutableSequence[State] | None = None,
) -> Restored:
    """Set the table as the players left it. `past` is given copies of the states before the moves
    that were played again. Raises `CannotGoOn`."""
    if last is not None and last.seq != journal[-1].seq:
        last = None  # a version that kept no last states has played since
    try:
        table = codec.load(game, journal, snapshot, past)
        if last is None or _agrees(game, table, last):
            return Restored(table)
        changed = say("upgrade-other_state")
    except Exception as error:  # whatever mended rules may do with a move they do not foresee
        changed = str(error) if isinstance(error, WestmarchError) else repr(error)
    if past is not None:
        past.clear()
    if last is None:
        raise CannotGoOn(NO_STATE, changed)
    try:
        table, told = _carried_over(game, journal, last)
        return Restored(table, changed, told)
    except Exception as error:
        raise CannotGoOn(BAD_STATE, f"{changed}; {error}") from error


def _agrees(game: Game, table: Table, last: SnapshotRow) -> bool:
    """Whether the table stands as it was saved, as far as this version can tell."""
    try:
        saved = decode(last.state, game.state_class)
    except BadRecord:
        return True
    return records.fingerprint(saved) == records.fingerprint(table.state)


def _carried_over(
    game: Game, journal: Sequence[JournalRow], last: SnapshotRow
) -> tuple[Table, list[Event]]:
    """The table as it was saved, by the rules of this version; and what they did with it at once,
    should they have nothing more to ask where they asked before."""
    record = codec.record_of(journal)
    if last.moves != len(record.entries):
        raise BadRecord("record-other_move")
    s = decode(last.state, game.state_class)
    s.events = []
    settled(s, game.broken)
    over = Carried(
        carried=last.moves,
        was=last.version,
        westmarch=westmarch.__version__,
        state=encode(s).decode(),
        rules=in_play(game, record.header.options),
    )
    record.carried.append(over)
    return Table.from_record(game, record), s.events


def told_why(game: Game, row: RoomRow, error: CannotGoOn) -> list[Logged]:
    """The line of the log that says why a game does not go on."""
    data = {"why": error.saying.key, "version": westmarch.__version__}
    return codec.logged([Event(codec.UNREADABLE, data)], row.turn, row.seq)
