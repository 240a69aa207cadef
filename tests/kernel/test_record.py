"""Records: what is written reads back and replays; whatever is wrong is told with its line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from westmarch.games.duel import game as duel
from westmarch.games.duel.game import GAME
from westmarch.kernel import record
from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.engine.state import encode
from westmarch.kernel.record_versions import NOT_CHECKED, VERIFIED, parts
from westmarch.kernel.table import CannotUndo, Table


def played(position: str = "") -> Table:
    options = None if position else {"players": "3", "goal": "9"}
    table = Table(GAME, options, seed=11, position=position)
    rng = Random(11)
    while table.decision is not None:
        table.act(rng.choice(table.decision.actions))
    return table


def lines() -> list[str]:
    return record.dumps(played().closed_record()).splitlines()


def test_a_record_reads_back() -> None:
    closed = played().closed_record()
    assert record.loads(record.dumps(closed)) == closed


def test_hashes_stand_in_the_record_now_and_then_and_at_the_end() -> None:
    closed = played().closed_record()
    hashed = [number for number, entry in enumerate(closed.entries, 1) if entry.hash]
    assert hashed == [record.HASH_EVERY]
    assert closed.closing is not None and closed.closing.hash


def test_replay_stops_where_asked() -> None:
    table = played()
    closed = table.closed_record()
    seen: list[int] = []
    s = record.replay(closed, until=3, watch=lambda _, done: seen.append(done))
    assert seen == [0, 1, 2, 3]
    assert s.moves == 3
    assert encode(record.replay(closed, until=10_000)) == encode(table.state)


def test_replay_from_a_position() -> None:
    table = played("goal 5; score 0 1; last 3 4; hands 1 2 3 / 4 5 6")
    saved = record.loads(record.dumps(table.closed_record()))
    assert saved.header.position and saved.header.options == {"players": "2", "goal": "5"}
    assert encode(record.verify(saved)) == encode(table.state)


def test_an_unfinished_record_is_a_record() -> None:
    table = Table(GAME, seed=1)
    table.act(("stake", "more"))
    closed = table.closed_record()
    assert closed.closing is not None and closed.closing.ending == ""
    assert record.verify(closed).moves == 1


def test_verify_wants_the_closing_line() -> None:
    with pytest.raises(BadRecord, match="closing line is missing"):
        record.verify(played().record)


def changed(number: int, change: Callable[[dict[str, Any]], Any]) -> str:
    """The record's text with one line (counted from 1) changed."""
    text = lines()
    data = json.loads(text[number - 1])
    change(data)
    text[number - 1] = json.dumps(data)
    return "\n".join(text)


def last() -> int:
    return len(lines())


TEXTS: dict[str, tuple[Callable[[], str | bytes], str]] = {
    "empty": (lambda: "", r"line 1: the record is empty"),
    "not text": (lambda: b"\xff\xfe", r"not a record: not UTF-8"),
    "not JSON": (lambda: "hello\nworld", r"line 1: not JSON"),
    "not an object": (lambda: "[1]\n[2]", r"line 1: not a JSON object"),
    "no header": (lambda: "\n".join(lines()[1:]), r"line 1: not the header of a record"),
    "format": (
        lambda: changed(1, lambda d: d.update(format=99)),
        r"line 1: unknown record format 99",
    ),
    "cut short": (lambda: "\n".join(lines()[:-1]), r"line \d+: the record is incomplete"),
    "header only": (lambda: lines()[0], r"line 1: the record is incomplete"),
    "cut in a line": (lambda: "\n".join(lines())[:-9], r"line \d+: not JSON"),
    "line lost": (lambda: "\n".join(lines()[:4] + lines()[5:]), r"line \d+: the record has \d+"),
    "broken action": (
        lambda: changed(5, lambda d: d.pop("action")),
        r"line 5: not an action of a record \(action\)$",
    ),
    "odd action": (
        lambda: changed(5, lambda d: d.update(action=[1.5])),
        r"line 5: not an action of a record",
    ),
    "empty line": (lambda: "\n".join([*lines()[:3], "", *lines()[3:]]), r"line 4: not JSON"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_what_does_not_read_is_told_with_its_line(name: str) -> None:
    make, message = TEXTS[name]
    with pytest.raises(BadRecord, match=message) as told:
        record.loads(make())
    assert "\n" not in str(told.value)


REPLAYS: dict[str, tuple[Callable[[], str], str]] = {
    "game": (
        lambda: changed(1, lambda d: d.update(game="chess")),
        r"line 1: there is no game called",
    ),
    "option": (lambda: changed(1, lambda d: d["options"].update(goal="1")), r"line 1: option goal"),
    "seats": (lambda: changed(1, lambda d: d.update(seats=["a", "b"])), r"line 1: the seats"),
    "set-up": (lambda: changed(1, lambda d: d["random"].pop()), r"line 1: the game does not use"),
    "surplus": (lambda: changed(2, lambda d: d.update(random=[1])), r"line 2: the game does not"),
    "impossible": (
        lambda: changed(1, lambda d: d.update(random=[99])),
        r"line 1: the random result",
    ),
    "illegal": (
        lambda: changed(2, lambda d: d.update(action=["play", 4])),
        r"line 2: illegal action 'play 4': that is not what is asked now",
    ),
    "seat": (lambda: changed(2, lambda d: d.update(seat=1)), r"line 2: seat 1 acts, but"),
    "hash": (lambda: changed(26, lambda d: d.update(hash="0")), r"line 26: the hash of the state"),
    "ending": (lambda: changed(last(), lambda d: d.update(ending="x")), r"the game ends with 'x'"),
    "winners": (lambda: changed(last(), lambda d: d.update(winners=[])), r"different winners"),
    "final": (
        lambda: changed(last(), lambda d: d.update(hash="0")),
        r"the hash of the final state",
    ),
}


@pytest.mark.parametrize("name", REPLAYS)
def test_what_does_not_replay_is_told_with_its_line(name: str) -> None:
    make, message = REPLAYS[name]
    with pytest.raises(BadRecord, match=message) as told:
        record.verify(record.loads(make()))
    assert "\n" not in str(told.value)


def test_files(tmp_path: Path) -> None:
    closed = played().closed_record()
    record.write(closed, tmp_path / "game.jsonl")
    assert record.read(tmp_path / "game.jsonl") == closed
    with pytest.raises(BadRecord, match="cannot read"):
        record.read(tmp_path / "none.jsonl")
    with pytest.raises(BadRecord, match="cannot read"):
        record.read(tmp_path)
    with pytest.raises(BadRecord, match="cannot write"):
        record.write(closed, tmp_path / "none" / "game.jsonl")


def test_the_record_of_a_broken_game_breaks_at_the_same_action() -> None:
    table = Table(GAME, seed=1)
    record.fail(table.record, 0, ("play", 5))
    with pytest.raises(BadRecord, match="line 2: illegal action 'play 5'"):
        record.replay(record.loads(record.dumps(table.record)))


def carried_over(at: int, wrong: bool) -> record.Record:
    """A record that was carried over on its way: from where its moves lead, or from elsewhere."""
    closed = played().closed_record()
    s = record.replay(closed, until=at)
    assert isinstance(s, duel.Table)
    if wrong:
        s.score[0] -= 3
    over = record.Carried(carried=at, was="1.0", westmarch="2.0", state=encode(s).decode())
    closed.carried.append(over)
    table = Table.from_record(GAME, closed.cut(at))
    for entry in closed.entries[at:]:
        table.act(entry.action)
    return table.closed_record()


@pytest.mark.parametrize("wrong", [False, True])
def test_a_record_that_was_carried_over(wrong: bool) -> None:
    closed = carried_over(7, wrong)
    saved = record.loads(record.dumps(closed))
    assert saved == closed and saved.carried[0].carried == 7
    assert record.verify(saved).moves == len(saved.entries)
    first, second = parts(saved)
    verdict = NOT_CHECKED if wrong else VERIFIED
    assert (first.first, first.last, first.verdict, bool(first.why)) == (1, 7, verdict, wrong)
    assert (second.first, second.last, second.verdict) == (8, len(saved.entries), VERIFIED)
    assert second.westmarch == "2.0"
    # Errors name the line of the file, which has one more.
    text = record.dumps(closed).splitlines()
    text[10] = text[10].replace('"play"', '"fly"')
    with pytest.raises(BadRecord, match="line 11: illegal action"):
        record.verify(record.loads("\n".join(text)))
    text[8], text[9] = text[9], text[8]
    with pytest.raises(BadRecord, match="8 actions precede this line"):
        record.loads("\n".join(text))


def test_undo_does_not_go_behind_where_a_game_was_carried_over() -> None:
    table = Table.from_record(GAME, carried_over(7, True).cut(7))
    assert table.can_undo() is not None
    before = encode(table.state)
    with pytest.raises(CannotUndo, match="another version of the rules"):
        table.undo(agreed=True)
    assert table.decision is not None
    for _ in range(3):
        table.act(table.decision.actions[0])
    for _ in range(3):
        table.undo(agreed=True)
    table.state.rng = Table.from_record(GAME, carried_over(7, True).cut(7)).state.rng
    assert encode(table.state) == before
    with pytest.raises(CannotUndo, match="another version of the rules"):
        table.undo(agreed=True)
