"""Records played by several rules: what the rules of today bear out, and what they cannot check."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from westmarch.cli.app import run
from westmarch.games.duel import game as duel
from westmarch.games.duel.game import GAME
from westmarch.kernel import fingerprints, record
from westmarch.kernel.engine.errors import BadRecord, OtherRules
from westmarch.kernel.engine.state import encode
from westmarch.kernel.fingerprints import of_rules
from westmarch.kernel.record import Carried, Record
from westmarch.kernel.record_versions import NOT_CHECKED, VERIFIED, WRONG, Verdict, parts
from westmarch.kernel.table import Table

pytestmark = pytest.mark.pure

OTHER, THIRD = "0" * 12, "3" * 12


def rules_are(patch: pytest.MonkeyPatch, rules: str, most_stakes: int = 2) -> None:
    """From now on these are the rules of today."""
    patch.setattr(fingerprints, "of_rules", lambda game: rules)
    patch.setattr(duel, "MOST_STAKES", most_stakes)


def play(table: Table, actions: int = 1000) -> None:
    rng = Random(5)
    for _ in range(actions):
        if table.decision is None:
            return
        # Raised whenever the rules let anybody, so that fewer stakes are another game.
        offered = table.decision.actions
        table.act(("stake", "more") if ("stake", "more") in offered else rng.choice(offered))


def played(actions: int = 1000) -> Record:
    table = Table(GAME, {"goal": "9"}, seed=3)
    play(table, actions)
    return table.closed_record()


def verdicts(saved: Record) -> list[tuple[int, int, str, Verdict]]:
    return [(part.first, part.last, part.rules, part.verdict) for part in parts(saved)]


def verified(saved: Record, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """What `westmarch replay --verify` says of a record."""
    path = folder / "game.jsonl"
    record.write(saved, path)
    capsys.readouterr()
    code = run(["replay", str(path), "--verify"])
    told = capsys.readouterr()
    return code, " ".join(f"{told.out} {told.err}".replace(str(path), "FILE").split())


def test_todays_rules_are_named_in_the_header(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = played()
    assert saved.header.rules == of_rules(GAME)
    assert verdicts(saved) == [(1, len(saved.entries), of_rules(GAME), VERIFIED)]
    code, said = verified(saved, tmp_path, capsys)
    assert code == 0 and "stretch" not in said and "actions 1 to" not in said


def test_a_corrupted_record_of_todays_rules_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = played()
    saved.entries[2] = msgspec.structs.replace(saved.entries[2], action=("stake", "less"))
    with pytest.raises(BadRecord) as caught:
        record.verify(saved)
    assert not isinstance(caught.value, OtherRules)
    assert verdicts(saved) == [(1, len(saved.entries), of_rules(GAME), WRONG)]
    code, said = verified(saved, tmp_path, capsys)
    assert code == 2 and "line 4: illegal action 'stake less'" in said


@pytest.mark.parametrize("rules", [OTHER, ""], ids=["other", "unknown"])
def test_a_record_wholly_of_other_rules(
    rules: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    saved = played()
    saved.header = msgspec.structs.replace(saved.header, rules=rules)
    last, today = len(saved.entries), of_rules(GAME)
    # The rules of today bear it out all the same,
    assert verdicts(saved) == [(1, last, rules, VERIFIED)]
    code, said = verified(saved, tmp_path, capsys)
    assert code == 0 and f"rules {rules or 'unknown'}: verified" in said
    # or they do not.
    rules_are(monkeypatch, today, most_stakes=1)
    assert verdicts(saved) == [(1, last, rules, NOT_CHECKED)]
    told = r"not valid under the current ones \(\w+\): line 3: illegal action 'stake more'"
    with pytest.raises(OtherRules, match=told):
        record.verify(saved)
    code, said = verified(saved, tmp_path, capsys)
    told = f"all played under other rules ({rules or 'unknown'}) than the current ones ({today})"
    assert code == 0 and said.startswith(f"FILE: Duel, {last} actions, {told}")
    assert run(["replay", str(tmp_path / "game.jsonl"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["verified"], found["rules"], found["ending"]) == (False, today, "goal")
    # The story cannot be told to its end.
    assert run(["replay", str(tmp_path / "game.jsonl")]) == 2
    assert ("under other rules" if rules else "did not note its rules") in capsys.readouterr().err


def test_rules_that_break_are_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mended rules may do anything with a move they do not foresee."""
    saved = played()
    saved.header = msgspec.structs.replace(saved.header, rules=OTHER)
    monkeypatch.setattr(duel, "roll", lambda s: [][0])
    monkeypatch.setattr(duel, "reveal", lambda s: [][0])
    assert [one.verdict for one in parts(saved)] == [NOT_CHECKED]
    saved.header = msgspec.structs.replace(saved.header, rules=of_rules(GAME))
    with pytest.raises(IndexError):
        record.verify(saved)


def test_a_game_that_goes_on_by_other_rules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The new rules bear out what was played; the record says what was played by which."""
    began = of_rules(GAME)
    saved = played(5)
    rules_are(monkeypatch, OTHER)
    table = Table.from_record(GAME, saved)
    play(table, 3)
    for _ in range(3):  # whoever takes back the move that names the rules names them again
        table.undo(agreed=True)
    play(table)
    closed = record.loads(record.dumps(table.closed_record()))
    last = len(closed.entries)
    assert [at for at, entry in enumerate(closed.entries, 1) if entry.rules] == [6]
    assert closed.rules == OTHER and closed.cut(5).rules == began
    assert verdicts(closed) == [(1, 5, began, VERIFIED), (6, last, OTHER, VERIFIED)]
    # By rules that came later it stands or falls together.
    rules_are(monkeypatch, THIRD, most_stakes=1)
    assert verdicts(closed) == [(1, 5, began, NOT_CHECKED), (6, last, OTHER, NOT_CHECKED)]
    # What was borne out cannot have been changed.
    rules_are(monkeypatch, OTHER)
    closed.entries[2] = msgspec.structs.replace(closed.entries[2], action=("stake", "less"))
    assert [verdict for *_, verdict in verdicts(closed)] == [WRONG, WRONG]
    assert verified(closed, tmp_path, capsys)[0] == 2


def carried(saved: Record, rules: str) -> Record:
    """The record of a game that was carried over where it stands."""
    s = record.replay(saved)
    over = Carried(
        carried=len(saved.entries),
        was="0.1",
        westmarch="0.2",
        state=encode(s).decode(),
        rules=rules,
    )
    cut = saved.cut(over.carried)
    cut.carried.append(over)
    return cut


def test_a_game_that_was_carried_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = played(5)
    began = of_rules(GAME)
    cut = carried(saved, OTHER)
    rules_are(monkeypatch, OTHER, most_stakes=1)
    table = Table.from_record(GAME, cut)
    play(table)
    closed = record.loads(record.dumps(table.closed_record()))
    last = len(closed.entries)
    assert not any(entry.rules for entry in closed.entries)
    assert verdicts(closed) == [(1, 5, began, NOT_CHECKED), (6, last, OTHER, VERIFIED)]
    code, said = verified(closed, tmp_path, capsys)
    assert code == 0 and f"{last - 5} actions verified" in said
    assert (
        f"actions 1 to 5, by version {closed.header.westmarch}, rules {began}: not checked" in said
    )
    # For the server of before it is the other way round.
    rules_are(monkeypatch, began)
    assert [verdict for *_, verdict in verdicts(closed)] == [VERIFIED, NOT_CHECKED]
    code, said = verified(closed, tmp_path, capsys)
    assert code == 0 and "5 actions verified" in said
    # A changed move of today's rules is an error, before and after.
    closed.entries[2] = msgspec.structs.replace(closed.entries[2], action=("stake", "less"))
    assert [verdict for *_, verdict in verdicts(closed)] == [WRONG, NOT_CHECKED]
    assert verified(closed, tmp_path, capsys)[0] == 2


def test_a_state_that_was_put_in_is_wrong() -> None:
    """A line of the same rules before and after holds a state to which they do not lead."""
    cut = carried(played(5), of_rules(GAME))
    cut.carried[0] = msgspec.structs.replace(
        cut.carried[0], state=cut.carried[0].state.replace('"score":[', '"score":[7,')
    )
    assert next(part.verdict for part in parts(cut)) == WRONG
