"""The table: acting, undo and its barrier, events by cursor."""

from __future__ import annotations

import pytest

from westmarch.games.duel.game import GAME
from westmarch.kernel import table as tables
from westmarch.kernel.engine.decision import IllegalAction
from westmarch.kernel.engine.errors import BadOption, BadPosition
from westmarch.kernel.engine.state import encode
from westmarch.kernel.table import CannotUndo, Table


def table() -> Table:
    return Table(GAME, seed=3)


def test_acting_out_of_turn_is_refused() -> None:
    t = table()
    before = encode(t.state)
    with pytest.raises(IllegalAction) as refused:
        t.act(("stake", "more"), seat=1)
    assert refused.value.refusal == tables.NOT_YOUR_TURN
    assert encode(t.state) == before
    t.act(("stake", "more"), seat=0)
    assert t.record.entries[-1].action == ("stake", "more")


def test_an_illegal_action_leaves_no_trace() -> None:
    t = table()
    with pytest.raises(IllegalAction):
        t.act(("play", 1))
    assert t.record.entries == []
    assert t.can_undo() == tables.NOTHING_TO_UNDO


def test_undo_is_free_until_another_seat_decides() -> None:
    t = table()
    start = encode(t.state)
    t.act(("stake", "more"))
    t.act(("stake", "done"))
    assert t.undo() == 1 and t.undo() == 1
    assert encode(t.state) == start
    t.act(("stake", "done"))
    t.act(t.decision.actions[0])
    assert t.decision.seat == 1
    with pytest.raises(CannotUndo, match="another player has decided") as refused:
        t.undo()
    assert refused.value.refusal == tables.UNDO_OTHER_SEAT


def test_undo_stops_at_new_information() -> None:
    t = Table(GAME, position="goal 9; score 0 0; last 0 0; hands 1 2 3 / 7 8 9")
    t.act(("stake", "done"))
    t.act(("play", 1))
    t.act(("play", 7))
    assert t.decision.seat == 1, "blue has won and leads"
    with pytest.raises(CannotUndo, match="dice have been rolled or cards revealed") as refused:
        t.undo()
    assert refused.value.refusal == tables.UNDO_NEW_INFORMATION


def test_agreed_undo_crosses_the_barrier_back_to_a_seat() -> None:
    t = table()
    t.act(("stake", "done"))
    before = encode(t.state)
    mine = t.decision.actions[0]
    t.act(mine)
    t.act(t.decision.actions[0])
    assert t.undo(agreed=True, seat=0) >= 2
    assert encode(t.state) == before
    assert len(t.record.entries) == 1
    t.act(mine)


def test_nothing_to_undo() -> None:
    t = table()
    for agreed in (False, True):
        with pytest.raises(CannotUndo, match="nothing to undo"):
            t.undo(agreed=agreed)
    t.act(("stake", "more"))
    with pytest.raises(CannotUndo, match="nothing to undo"):
        t.undo(agreed=True, seat=1)


def test_events_by_seat_and_cursor() -> None:
    t = table()
    mine, cursor = t.events_for(0)
    assert [e.kind for e in mine] == ["drawn"] * 3
    assert t.events_for(None) == ([], cursor)
    t.act(("stake", "more"))
    news, cursor = t.events_for(1, cursor)
    assert [e.kind for e in news] == ["staked"]
    t.undo()
    news, _ = t.events_for(1, cursor)
    assert [(e.kind, e.data) for e in news] == [("undone", {"seat": 0, "actions": 1})]


def test_going_on_after_undo_replays() -> None:
    t = table()
    t.act(("stake", "more"))
    t.undo()
    t.act(("stake", "done"))
    again = Table.from_record(GAME, t.closed_record())
    assert encode(again.state) == encode(t.state)
    again.act(again.decision.actions[0])


def test_bad_starts() -> None:
    with pytest.raises(BadOption, match="no option 'colour'"):
        Table(GAME, {"colour": "red"})
    with pytest.raises(BadPosition):
        Table(GAME, position="goal 5")
