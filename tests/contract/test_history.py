"""Replay, undo and records."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

import pytest

from tests.contract.cases import Case
from westmarch.kernel import record, registry
from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.engine.state import encode
from westmarch.kernel.fingerprints import in_play
from westmarch.kernel.table import CannotUndo, Table

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.jsonl"))


def played(case: Case, seed: int, limit: int = 100_000) -> Table:
    table = Table(case.game, case.options, seed)
    rng = Random(seed)
    while table.decision is not None and len(table.record.entries) < limit:
        table.act(rng.choice(table.decision.actions))
    return table


def test_replay_gives_the_same_game(case: Case, seed: int) -> None:
    table = played(case, seed)
    saved = record.loads(record.dumps(table.closed_record()))
    final = encode(table.state)
    assert encode(record.replay(saved)) == final
    assert encode(record.replay(saved, use_results=False)) == final
    assert encode(record.verify(saved)) == final


@pytest.mark.pure
def test_replay_survives_a_change_of_generator(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = played(case, 1, limit=400).closed_record()
    monkeypatch.setattr("westmarch.kernel.engine.chance._MULTIPLIER", 2862933555777941757)
    monkeypatch.setattr("westmarch.kernel.engine.chance._INCREMENT", 3037000493)
    record.verify(saved)
    with pytest.raises(BadRecord):
        record.replay(saved, use_results=False)


def test_undo_gives_the_state_back(case: Case, seed: int) -> None:
    table = Table(case.game, case.options, seed)
    rng = Random(seed)
    states: list[tuple[bytes, int, int, str]] = []
    free = 0
    while table.decision is not None and len(states) < 600:
        s = table.state
        states.append((encode(s), s.known, table.decision.seat, record.fingerprint(s)))
        table.act(rng.choice(table.decision.actions))
        before, known, seat, _ = states[-1]
        after = table.decision
        barrier = table.state.known != known or (after is not None and after.seat != seat)
        assert (table.can_undo() is not None) == barrier
        if rng.random() < 0.4:
            if barrier:
                now = encode(table.state)
                with pytest.raises(CannotUndo):
                    table.undo()
                assert encode(table.state) == now
            else:
                assert table.undo() == 1
                assert encode(table.state) == before
                assert table.decision is not None
                states.pop()
                free += 1
    assert free
    # Beyond the barrier everything comes back but the generator: chance is drawn anew.
    for _ in range(3):
        table.undo(agreed=True)
        assert record.fingerprint(table.state) == states.pop()[3]
    seat = states[-2][2]
    taken = table.undo(agreed=True, seat=seat)
    assert record.fingerprint(table.state) == states[-taken][3]
    assert states[-taken][2] == seat


def test_what_is_taken_back_is_drawn_anew_and_still_follows_from_the_seed(case: Case) -> None:
    seeds, rng = count(1), Random(3)
    table = Table(case.game, case.options, f"strong:{next(seeds)}")
    while not (table.record.entries and table.record.entries[-1].random):
        if table.decision is None:  # a game without a single roll
            table = Table(case.game, case.options, f"strong:{next(seeds)}")
        else:
            table.act(rng.choice(table.decision.actions))
    last = table.record.entries[-1]
    drawn = {last.random}
    for time in range(1, 7):
        table.undo(agreed=True)
        again = Table.from_record(case.game, table.record)
        for one in (again, table):  # as it is, and as it is read back in between
            one.act(last.action)
        entry = table.record.entries[-1]
        assert again.record.entries[-1] == entry and entry.anew == time
        drawn.add(entry.random)
        saved = record.loads(record.dumps(table.closed_record()))
        assert encode(record.replay(saved, use_results=False)) == encode(table.state)
        assert encode(record.replay(saved)) == encode(table.state)
    assert len(drawn) > 1


def test_table_goes_on_from_a_record(case: Case) -> None:
    table = played(case, 2, limit=100)
    again = Table.from_record(case.game, record.loads(record.dumps(table.closed_record())))
    assert encode(again.state) == encode(table.state)
    assert again.events_for(0) == table.events_for(0)


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_golden_record(path: Path) -> None:
    saved = record.read(path)
    record.verify(saved)
    today = in_play(registry.game(saved.header.game), saved.header.options)
    assert saved.header.rules == today, "the rules changed: run `make fingerprints`"


def test_every_game_has_golden_records() -> None:
    assert {path.parent.name for path in RECORDS} >= set(registry.GAMES)
