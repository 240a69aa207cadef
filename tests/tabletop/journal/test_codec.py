"""A game as rows of its journal, and back: the journal is the game, a snapshot only saves time."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.state import encode
from westmarch.kernel.record import fingerprint
from westmarch.kernel.table import Table
from westmarch.tabletop.journal import codec
from westmarch.tabletop.journal.codec import Logged, Undone
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import (
    ACT,
    BEGIN,
    END,
    REMARK,
    SEAT,
    UNDO,
    JournalRow,
    RoomRow,
    SeatRow,
    SnapshotRow,
)
from westmarch.tabletop.views.schemas import Line
from westmarch.tabletop.views.table_view import lines


class Game:
    """A room played by chance, with its journal and its last snapshot."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = registry.game(game)
        self.rng = Random(seed)
        options = self.game.choose_options({})
        row = RoomRow(
            id="r", game=game, options=options, owner="x", seed=str(seed), created="", updated=""
        )
        count = len(self.game.seats(options))
        self.room = Room(
            self.game, row, [SeatRow(room="r", seat=n, kind="person") for n in range(count)]
        )
        self.room.set_table(Table(self.game, options, str(seed)))
        self.journal: list[JournalRow] = [self.room.note(BEGIN, self.table.record.header)]
        self.snapshot: SnapshotRow | None = None

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    def told(self, log: list[Logged]) -> list[Line]:
        """Lines as they are sent."""
        return lines(self.game, self.room.row.options, log, 0)

    def play(self, moves: int, undo: float = 0.1, every: int = 20) -> None:
        for _ in range(moves):
            if self.table.decision is None:
                return
            if self.table.record.entries and self.rng.random() < undo:
                seat = self.table.record.entries[-1].seat
                count = self.table.undo(agreed=True)
                self.journal.append(
                    self.room.note(UNDO, Undone(count, seat, self.table.record.anew))
                )
            else:
                before = self.table.act(self.rng.choice(self.table.decision.actions))
                self.journal.append(self.room.note_last_move(before))
            if self.room.snapshot_due(every):
                self.snapshot = codec.snapshot_of("r", self.room.row.seq, self.table)
                self.room.saved_at = self.room.row.moves


def same(one: Table, two: Table) -> bool:
    return (
        encode(one.state) == encode(two.state)
        and one.record.entries == two.record.entries
        and one.state.offer == two.state.offer
    )


@pytest.mark.parametrize("game", ["duel", "war_of_the_ring"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_comes_back_with_and_without_its_snapshot(game: str, seed: int) -> None:
    played = Game(game, seed)
    for _ in range(8):
        played.play(23)
        whole = codec.load(played.game, played.journal, None)
        short = codec.load(played.game, played.journal, played.snapshot)
        for found in (whole, short):
            assert same(found, played.table)
            assert found.can_undo() == whole.can_undo()
        log = codec.log_of(played.journal)
        assert [line.event for line in log] == [line.event for line in played.room.log]
        assert played.told(log) == played.told(played.room.log)
        # And it can be played on and taken back from there.
        for found in (whole, short):
            if found.decision is not None:
                found.act(found.decision.actions[0])
                found.undo(agreed=True)
                assert fingerprint(found.state) == fingerprint(played.table.state)


def test_a_snapshot_that_does_not_fit_is_ignored() -> None:
    played = Game("war_of_the_ring", 3)
    played.play(300, undo=0.0)
    assert played.snapshot is not None
    good = played.snapshot
    bad: list[dict[str, Any]] = [
        {"version": "0.0.0"},
        {"state": "{}"},
        {"state": "not json"},
        {"state": good.state, "moves": good.moves + 7},
        {"state": good.state.replace('"turn":', '"torn":')},
    ]
    for change in bad:
        values = {name: getattr(good, name) for name in good.__struct_fields__} | change
        found = codec.load(played.game, played.journal, SnapshotRow(**values))
        assert same(found, played.table)


def test_an_undo_below_the_snapshot_is_seen() -> None:
    played = Game("duel", 5)
    played.play(30, undo=0.0, every=5)
    assert played.snapshot is not None
    while len(played.table.record.entries) >= played.snapshot.moves:
        seat = played.table.record.entries[-1].seat
        count = played.table.undo(agreed=True)
        played.journal.append(played.room.note(UNDO, Undone(count, seat, played.table.record.anew)))
    played.rng = Random(99)
    played.play(6, undo=0.0, every=1000)
    assert same(codec.load(played.game, played.journal, played.snapshot), played.table)


def test_a_journal_that_does_not_fit_the_rules_is_told() -> None:
    played = Game("duel", 6)
    played.play(9, undo=0.0)
    played.journal[4].data = played.journal[4].data.replace('"action":[', '"action":["fly",')
    with pytest.raises(BadRecord):
        codec.load(played.game, played.journal, None)


@pytest.mark.parametrize("game", ["duel", *registry.GAMES])
def test_a_line_keeps_its_moment(game: str) -> None:
    """The lines of a stored game stand under the turn and phase in which they happened."""
    played = Game(game, seed=3)
    played.play(60)
    again = codec.log_of(played.journal)
    assert again == played.room.log
    assert all(line.phase and line.turn >= 0 for line in played.told(again))


def test_lines_stored_before_they_knew_their_moment() -> None:
    """Such a line has the turn after its move, as it used to, and no phase."""
    played = Game("war_of_the_ring", seed=3)
    played.play(60)
    for row in played.journal:
        events = json.loads(row.events)
        for event in events:
            del event["turn"], event["phase"]
        row.events = json.dumps(events)
    old = codec.log_of(played.journal)
    turns = {row.seq: row.turn for row in played.journal}
    assert [item.turn for item in old] == [turns[item.at] for item in old]
    assert {line.phase for line in played.told(old)} == {""}
    texts = [[line.text for line in played.told(log)] for log in (old, played.room.log)]
    assert texts[0] == texts[1]


def test_the_course_of_a_game_holds_what_was_told_beside_the_moves() -> None:
    """Turns and events after the set-up and each move that stands: what people did meanwhile
    belongs to the move before."""

    def line(seq: int, kind: str, turn: int, data: object = None) -> JournalRow:
        return codec.row("r", seq, kind, data, [Event(f"event {seq}", {})], turn, "")

    journal = [
        line(0, BEGIN, 1),
        line(1, ACT, 1),
        line(2, REMARK, 1),
        line(3, ACT, 2),
        line(4, ACT, 2),
        line(5, UNDO, 1, Undone(2, 0)),
        line(6, SEAT, 1),
        line(7, ACT, 3),
        line(8, END, 3),
    ]
    found = [(turn, [event.kind for event in events]) for turn, events in codec.course_of(journal)]
    assert found == [
        (1, ["event 0"]),
        (1, ["event 1", "event 2", "event 6"]),
        (3, ["event 7", "event 8"]),
    ]
