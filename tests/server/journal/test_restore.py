"""Games in progress survive other rules: a rule that was mended, a state of another layout.

The releases are the toy game as it is, and the same with a rule or the layout of its state changed.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, update

import westmarch
from tests.server.support.live_server import Service
from tests.server.support.old_releases import (
    LONG,
    CountingTable,
    change_the_layout,
    mend_a_rule,
    raise_first,
    release,
    rules_of,
)
from tools.harness.site_client import Caller, Seen, play_on, together, until
from westmarch.cli.app import run
from westmarch.games.duel import game as duel
from westmarch.kernel import record as records
from westmarch.kernel.fingerprints import of_rules
from westmarch.server.storage.tables.journal import snapshots as snapshots_table
from westmarch.server.storage.tables.journal import states as states_table

pytestmark = pytest.mark.pure

SAME = ("view", "decision", "you")


def kinds(seen: Seen) -> list[str]:
    return [line["kind"] for line in seen.state["events"]]


def told_to(seen: Seen) -> list[str]:
    """Every line of the log that came over a connection."""
    return [line["text"] for frame in seen.frames for line in frame.get("events", ())]


def without_undo(state: dict[str, Any]) -> dict[str, Any]:
    decision = {k: v for k, v in state["decision"].items() if "undo" not in k and k != "n"}
    return {**{key: state[key] for key in SAME}, "decision": decision}


def dump(service: Service) -> list[str]:
    with sqlite3.connect(service.settings.database.partition("///")[2]) as connection:
        found = list(connection.iterdump())
    connection.close()
    return found


def checked(service: Service, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    """What `westmarch check-games` says of the database, which it must not change."""
    before = dump(service)
    address = service.settings.database.replace("+aiosqlite", "")
    capsys.readouterr()
    code = run(["check-games", "--database", address, "--json"])
    assert dump(service) == before
    return code, json.loads(capsys.readouterr().out)


def test_a_game_goes_on_after_a_rule_was_mended(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = serve()
    ann, bob = Caller(first.url), Caller(first.url)
    room = together(ann, bob, **LONG)["id"]
    with ann.look(room) as red, bob.look(room) as blue:
        play_on([red, blue], 6, raise_first)
        n = max(red.state["n"], blue.state["n"])
        before = [(seen.caught_up(n), told_to(seen)) for seen in (red, blue)]
    first.stop()
    mend_a_rule(monkeypatch)
    second = serve()
    ann, bob = ann.at(second.url), bob.at(second.url)
    with ann.look(room) as red, bob.look(room) as blue:
        for seen, (then, told) in zip((red, blue), before, strict=True):
            assert seen.state["room"]["status"] == "playing"
            assert seen.state["n"] == n + 1
            assert seen.state["view"] == then["view"]
            *lines, last = seen.state["events"]
            assert last["kind"] == "carried_over" and "98.0" in last["text"]
            assert [line["text"] for line in lines] == told  # nothing of the log is lost
            # Nobody can go behind it.
            assert not seen.state["decision"]["can_undo"]
            assert not seen.state["decision"]["undo_needs_consent"]
        red.say(type="undo")
        assert red.next("refused")["code"] == "nothing_to_undo"
        play_on([red, blue], 3)
        n = max(red.state["n"], blue.state["n"])
        after = [seen.caught_up(n) for seen in (red, blue)]
        # What was played since can be taken back, if the other agrees.
        assert after[0]["decision"]["undo_needs_consent"] or after[0]["decision"]["can_undo"]
    second.stop()
    third = serve()
    with ann.at(third.url).look(room) as red:
        assert red.state["n"] == n
        assert without_undo(red.state) == without_undo(after[0])
        assert kinds(red).count("carried_over") == 1


def test_moves_since_can_be_taken_back_but_none_before(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = serve()
    ann = Caller(first.url)
    room = ann.make("me", "me", **LONG)["id"]
    with ann.look(room) as seen:
        play_on([seen], 5, raise_first)
    first.stop()
    mend_a_rule(monkeypatch)
    second = serve()
    with ann.at(second.url).look(room) as seen:
        carried = seen.state
        play_on([seen], 3)
        for _ in range(3):
            seen.say(type="undo")
            assert seen.next("update", "refused")["type"] == "update"
        assert seen.state["view"] == carried["view"]
        seen.say(type="undo")
        assert seen.next("refused")["code"] == "nothing_to_undo"
        play_on([seen], 3)
        after = seen.state
    second.stop()
    with ann.at(serve().url).look(room) as seen:
        assert seen.state["n"] == after["n"] and seen.state["view"] == after["view"]


def test_players_stay_where_they_stand_when_the_moves_would_lead_elsewhere(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every move would still be legal, and no hash is near: the saved state shows the change."""
    first = serve()
    ann = Caller(first.url)
    room = ann.make("me", "me", **LONG)["id"]
    with ann.look(room) as seen:
        play_on([seen], 4)
        before = seen.state
    first.stop()
    monkeypatch.setattr(duel, "HAND", 4)
    with ann.at(serve().url).look(room) as seen:
        assert seen.state["view"] == before["view"]
        assert kinds(seen)[-1] == "carried_over"


def test_bots_go_on(serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch) -> None:
    first = serve()
    ann = Caller(first.url)
    room = ann.make("me", "random", **LONG)["id"]
    with ann.look(room) as seen:
        assert seen.act(["stake", "more"])["type"] == "update"
    first.stop()
    mend_a_rule(monkeypatch)
    second = serve()
    with ann.at(second.url).look(room) as seen:
        assert "carried_over" in kinds(seen)
        moves = seen.state["room"]["moves"]
        seen.act()
        until(lambda: second.room(room).row.moves >= moves + 2)
        while not seen.mine:
            seen.next("update")
        assert seen.state["room"]["status"] == "playing"


def test_a_state_of_an_older_layout_is_migrated(
    serve: Callable[..., Service],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    first = serve()
    ann = Caller(first.url)
    room, fresh = (ann.make("me", "me", **LONG)["id"] for _ in range(2))
    with ann.look(room) as seen:
        play_on([seen], 9, raise_first)
        before = seen.state
    first.stop()
    change_the_layout(monkeypatch)
    code, found = checked(first, capsys)
    outcomes = {one["room"]: one["outcome"] for one in found["rooms"]}
    assert code == 0 and outcomes == {room: "carried_over", fresh: "as_it_is"}
    second = serve()
    again = ann.at(second.url)
    with again.look(room) as seen:
        assert seen.state["view"] == before["view"]
        table = second.room(room).table
        assert table is not None and isinstance(table.state, CountingTable)
        assert table.state.played == len(table.state.discard) > 0
        assert seen.act()["type"] == "update"
    with again.look(fresh) as seen:
        assert "carried_over" not in kinds(seen)


def test_a_state_that_cannot_be_migrated_leaves_the_room_readable(
    serve: Callable[..., Service],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    first = serve()
    ann = Caller(first.url)
    room = ann.make("me", "me", **LONG)["id"]
    with ann.look(room) as seen:
        play_on([seen], 9, raise_first)
        told = told_to(seen)
    first.stop()
    with monkeypatch.context() as patch:
        mend_a_rule(patch)
        change_the_layout(patch, migrates=False)
        code, found = checked(first, capsys)
        assert code == 1 and found["cannot"] == 1
        assert "from layout 1 to 2" in found["rooms"][0]["why"]
        second = serve()
        again = ann.at(second.url)
        with again.look(room) as seen:
            assert seen.state["room"]["status"] == "aborted"
            assert seen.state["room"]["ending"] == "unreadable"
            *lines, last = seen.state["events"]
            assert last["kind"] == "unreadable" and "cannot be read" in last["text"]
            assert [line["text"] for line in lines] == told
        # Its lines can still be walked through; the table stands still where the rules part.
        step = again.get(f"/api/rooms/{room}/replay", at=9, since=0)
        assert step["at"] == step["last"] == 9 and step["shown"] < 9
        assert any(line["kind"] == "won" for line in step["events"])
        second.stop()
    # Nothing was lost: a version that can read it goes on.
    with ann.at(serve().url).look(room) as seen:
        assert seen.state["room"]["status"] == "playing" and seen.act()["type"] == "update"


def test_two_releases(
    serve: Callable[..., Service],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """A rule is mended, then the layout changes; the game is played to its end, and what this
    version can check of its record is told from what it cannot."""
    service = serve()
    began = westmarch.__version__, of_rules(duel.GAME)
    ann = Caller(service.url)
    room = ann.make("me", "me", **LONG)["id"]
    with ann.look(room) as seen:
        play_on([seen], 5, raise_first)
    service.stop()
    mend_a_rule(monkeypatch)
    assert checked(service, capsys)[1]["carried_over"] == 1
    service = serve()
    with ann.at(service.url).look(room) as seen:
        play_on([seen], 6)
    service.stop()
    change_the_layout(monkeypatch)
    assert checked(service, capsys)[1]["carried_over"] == 1
    service = serve()
    again = ann.at(service.url)
    with again.look(room) as seen:
        assert kinds(seen).count("carried_over") == 2
        play_on([seen], 200)
        assert seen.state["room"]["status"] == "finished"
        last = seen.state["room"]["moves"]
    for at in (0, 3, 5, 8, 11, 12, last):
        step = again.get(f"/api/rooms/{room}/replay", at=at, seat="all")
        assert step["shown"] <= at and step["shown"] >= (5 if at >= 5 else 0)
        assert step["shown"] == at or 0 < at < 11
    told = again.get(f"/api/rooms/{room}/replay", at=last, since=0, seat="all")
    assert [line["kind"] for line in told["events"]].count("carried_over") == 2
    assert again.get(f"/api/rooms/{room}/story")["lengths"]["moves"] == last
    file = tmp_path / "game.jsonl"
    file.write_text(again.get(f"/api/rooms/{room}/record"))
    capsys.readouterr()
    assert run(["replay", str(file), "--verify"]) == 0
    said = capsys.readouterr().out
    said = " ".join(said.split())
    for first_last, version, rules, verdict in (
        ("1 to 5", *began, "not checked"),
        ("6 to 11", "98.0", rules_of("98.0"), "not checked"),
        (f"12 to {last}", "99.0", rules_of("99.0"), "verified"),
    ):
        assert f"actions {first_last}, by version {version}, rules {rules}: {verdict}" in said
    assert "some dice cannot be shown to follow" in said
    assert run(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["verified"] is False
    # A seed cannot be vouched for where not everything can be played again.
    seed_hash = again.room(room)["seed_hash"]
    assert run(["replay", str(file), "--seed-hash", seed_hash]) == 2
    # Nor is such a record taken for a game played by these rules.
    answer = again.http.post("/api/records", content=file.read_bytes())
    assert (
        answer.status_code == 400
        and "another version of the rules" in answer.json()["error"]["message"]
    )
    wish = {"at": last - 1, "seat": 0, "bot": "random"}
    assert again.post(f"/api/rooms/{room}/continue", wish, 409)["error"]["code"] == "carried_over"
    # What was played last cannot have been changed.
    lines = file.read_text().splitlines()
    lines[-1] = lines[-1].replace('"winners":[0]', '"winners":[2]').replace("[1]", "[2]")
    file.write_text("\n".join(lines))
    assert run(["replay", str(file), "--verify"]) == 2


def saved_rules(service: Service, table: str, room: str) -> str:
    with sqlite3.connect(service.settings.database.partition("///")[2]) as connection:
        (found,) = connection.execute(f"select rules from {table} where room = ?", (room,))
    connection.close()
    return str(found[0])


def test_rules_that_bear_out_what_was_played(
    serve: Callable[..., Service],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """The game goes on as it is, without a word in its log, and its record says from which move on
    it was played by which rules. A snapshot of the rules before is not used."""
    first = serve(snapshot_every=2)
    before = of_rules(duel.GAME)
    ann = Caller(first.url)
    room = ann.make("me", "me", **LONG)["id"]
    with ann.look(room) as seen:
        play_on([seen], 6)
    first.stop()
    assert saved_rules(first, "snapshots", room) == saved_rules(first, "states", room) == before
    release(monkeypatch, "98.0")
    assert checked(first, capsys)[1]["as_they_are"] == 1
    replayed: list[Any] = []
    replay = records.replay
    monkeypatch.setattr(
        records, "replay", lambda *given, **more: replayed.append(more) or replay(*given, **more)
    )
    second = serve(snapshot_every=2)
    again = ann.at(second.url)
    with again.look(room) as seen:
        assert replayed and not any(one.get("start") for one in replayed)
        assert "carried_over" not in kinds(seen)
        play_on([seen], 200)
        assert seen.state["room"]["status"] == "finished"
        last = seen.state["room"]["moves"]
    assert saved_rules(first, "states", room) == rules_of("98.0")
    saved = records.loads(again.get(f"/api/rooms/{room}/record"))
    assert [entry.rules for entry in saved.entries if entry.rules] == [rules_of("98.0")]
    assert (saved.header.rules, saved.entries[6].rules) == (before, rules_of("98.0"))
    file = tmp_path / "game.jsonl"
    records.write(saved, file)
    for release_of_today in ("98.0", "99.0"):  # which bears both stretches out as well
        release(monkeypatch, release_of_today)
        assert run(["replay", str(file), "--verify"]) == 0
        said = " ".join(capsys.readouterr().out.split())
        began = f"by version {saved.header.westmarch}, rules {before}"
        assert f"actions 1 to 6, {began}: verified" in said
        assert f"actions 7 to {last}, " in said and f"rules {rules_of('98.0')}: verified" in said


def test_states_that_name_no_rules(
    serve: Callable[..., Service], capsys: pytest.CaptureFixture[str]
) -> None:
    """Those of a database that was brought up to date from a layout without them count as of other
    rules."""
    first = serve(snapshot_every=2)
    ann = Caller(first.url)
    room = ann.make("me", "me", **LONG)["id"]
    with ann.look(room) as seen:
        play_on([seen], 6)
        before = seen.state
    first.stop()
    engine = create_engine(first.settings.database.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        for table in (states_table, snapshots_table):
            connection.execute(update(table).values(rules=""))
    engine.dispose()
    assert checked(first, capsys)[1]["as_they_are"] == 1
    second = serve()
    assert saved_rules(second, "states", room) == ""
    with ann.at(second.url).look(room) as seen:
        assert seen.state["view"] == before["view"]
        play_on([seen], 2)
    assert saved_rules(second, "states", room) == of_rules(duel.GAME)


def test_a_finished_game_stays_readable(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = serve()
    ann = Caller(first.url)
    room = ann.make("me", "me", seed="7")["id"]
    with ann.look(room) as seen:
        play_on([seen], 200, raise_first)
        before = seen.state
    record = ann.get(f"/api/rooms/{room}/record")
    first.stop()
    mend_a_rule(monkeypatch)
    second = serve()
    again = ann.at(second.url)
    with again.look(room) as seen:
        for key in ("n", "view", "room"):
            assert seen.state[key] == before[key]
        assert "carried_over" not in kinds(seen)
    moves = before["room"]["moves"]
    step = again.get(f"/api/rooms/{room}/replay", at=moves, since=0, seat="all")
    assert step["shown"] == step["last"] == moves and step["events"]
    lines = again.get(f"/api/rooms/{room}/record").splitlines()
    carried = [line for line in lines if '"carried"' in line]
    assert len(carried) == 1
    assert [line for line in lines if line not in carried] == record.splitlines()


def test_check_games_says_how_many_go_on(
    serve: Callable[..., Service],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    service = serve()
    ann = Caller(service.url)
    plain, raised, lost = (ann.make("me", "me", **LONG)["id"] for _ in range(3))
    for room in (raised, lost):
        with ann.look(room) as seen:
            play_on([seen], 5, raise_first)
    ann.make("me", "open")
    service.stop()
    code, found = checked(service, capsys)
    assert code == 0 and (found["games"], found["as_they_are"]) == (3, 3)
    path = service.settings.database.partition("///")[2]
    with sqlite3.connect(path) as connection:
        connection.execute("delete from states where room = ?", (lost,))
    connection.close()
    mend_a_rule(monkeypatch)
    code, found = checked(service, capsys)
    outcomes = {one["room"]: one["outcome"] for one in found["rooms"]}
    assert outcomes == {plain: "as_it_is", raised: "carried_over", lost: "cannot"}
    assert code == 1 and found["version"] == "98.0"
    assert run(["check-games", "--database", path]) == 1
    said = capsys.readouterr().out
    assert f"room {lost} (duel, 5 moves) cannot continue: its last position was not saved" in said
    assert (
        "3 running games on version 98.0: 1 continue unchanged, 1 will be converted, 1 cannot"
        in said
    )
    # Games without a move since last states are kept.
    with sqlite3.connect(path) as connection:
        connection.execute("delete from states")
    connection.close()
    assert checked(service, capsys)[1]["cannot"] == 2
    assert run(["check-games", "--database", f"{path}.none"]) == 2
    assert "there is no database" in capsys.readouterr().err
