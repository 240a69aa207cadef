"""Games that an older version stored, each in the middle of what was mended since, go on by the
rules of today (tests/server/stored/make.py).

The older version knew no fingerprints, so its states count as of other rules.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.server.stored.make import HOME, WHO, stored
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller
from westmarch.cli.app import run
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.fingerprints import in_play
from westmarch.kernel.record import Record
from westmarch.kernel.record_versions import NOT_CHECKED, VERIFIED, parts
from westmarch.kernel.table import CARRIED_OVER, Table
from westmarch.kernel.texts.language import LANGUAGES, speaking
from westmarch.tabletop.journal import codec

SITUATIONS = sorted(HOME.glob("*.toml"))
LONGEST = 20_000
"""Random moves within which a game is over."""


class Kept(NamedTuple):
    """A server that has the stored games, and the person who plays them."""

    service: Service
    ann: Caller


def contents(situation: Path) -> dict[str, Any]:
    assert stored(situation).exists(), (
        f"no stored game of {situation.name}: run tests/server/stored/make.py by the version before"
    )
    found: dict[str, Any] = json.loads(stored(situation).read_text())
    return found


def put_in(database: str, person: str) -> None:
    """Write the rows as the older version had them: columns that came later have their defaults."""
    with sqlite3.connect(database) as connection:
        for situation in SITUATIONS:
            for table, rows in contents(situation)["tables"].items():
                for row in rows:
                    values = [person if value == WHO else value for value in row.values()]
                    marks = ", ".join("?" * len(row))
                    columns = ", ".join(row)
                    connection.execute(f"insert into {table} ({columns}) values ({marks})", values)
    connection.close()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    file = tmp_path_factory.mktemp("stored") / "rooms.sqlite3"
    first = Service(file).start()
    ann = Caller(first.url)
    first.stop()
    put_in(str(file), ann.me["id"])
    second = Service(file).start()
    yield Kept(second, ann.at(second.url))
    second.stop()


def record_in(kept: Kept, room: str) -> Record:
    """The record of a game as it is stored now."""
    journal = kept.service.do(kept.service.hall.store.journal(room))
    return codec.record_of(journal)


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda path: path.stem)
def test_a_stored_game_goes_on(
    kept: Kept, situation: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (before,) = contents(situation)["tables"]["rooms"]
    room = str(before["id"])
    with kept.ann.look(room) as seen:
        assert seen.state["room"]["status"] == "playing", seen.state["events"][-1]
        told = [line["kind"] for line in seen.state["events"]]
        carried = told.count(CARRIED_OVER)
        assert carried == (told[-1:] == [CARRIED_OVER])
        assert seen.state["room"]["moves"] == before["moves"]
        assert seen.act()["type"] == "update"
    record = record_in(kept, room)
    game = registry.game(before["game"])
    today = in_play(game, record.header.options)
    assert record.header.rules == "" and record.rules == today
    assert len(record.carried) == carried
    assert_told_in_every_language(record)
    # It is played to its end,
    table = Table.from_record(game, record)
    rng = Random(situation.name)
    for _ in range(LONGEST):
        if table.decision is None:
            break
        table.act(rng.choice(table.decision.actions))
        assert not game.broken(table.state)
    assert table.over
    # and its record says which moves today's rules bear out.
    file = tmp_path / "game.jsonl"
    records.write(table.closed_record(), file)
    last, moves = len(table.record.entries), before["moves"]
    stretches = [
        (part.first, part.last, part.rules, part.verdict) for part in parts(records.read(file))
    ]
    assert stretches.pop() == (moves + 1, last, today, VERIFIED)
    if moves:
        # They may lead to where it was carried over all the same, once the rules have gone on.
        assert stretches in [[(1, moves, "", verdict)] for verdict in (NOT_CHECKED, VERIFIED)]
        assert carried or stretches[0][-1] == VERIFIED
    assert run(["replay", str(file), "--verify"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert f"actions {moves + 1} to {last}" in said and f"rules {today}: verified" in said


def assert_told_in_every_language(record: Record) -> None:
    """What the log says of a game that was carried over."""
    if not record.carried:
        return
    game = registry.game(record.header.game)
    table = Table.from_record(game, record.cut(record.base))
    table.tell_carried_over()
    for language in LANGUAGES:
        with speaking(language):
            line = codec.tale(game, table.log[-1], record.header.options)
        assert line.endswith(".") and "log-" not in line


def test_every_game_has_stored_ones() -> None:
    assert {path.name.partition("__")[0] for path in SITUATIONS} >= set(registry.GAMES) - {"duel"}
