"""Every command of the command line, on the made-up game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import westmarch
from westmarch import builds
from westmarch.bots import registry as bots
from westmarch.cli.app import run
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.fingerprints import of_rules


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def output(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert run(arguments) == code
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


def last_json(text: str) -> dict[str, object]:
    found = json.loads(text.splitlines()[-1])
    assert isinstance(found, dict)
    return found


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    told = output(capsys)
    for command in ("games", "play", "simulate", "replay", "review", "bench", "rules"):
        assert command in told
    assert "Usage" in output(capsys, "play", "--help")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    told = output(capsys, "--version").strip()
    assert told == f"{westmarch.__version__} ({westmarch.BUILD}, {builds.interpreter()})"


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    told = output(capsys, "games")
    assert "duel: Duel, 2-3 players" in told and "option goal=5|9: points to win" in told
    found = last_json(output(capsys, "games", "--json"))
    rules = {game["id"]: game["rules"] for game in found["games"]}  # type: ignore[attr-defined]
    assert rules["duel"] == of_rules(registry.game("duel"))


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    told = output(capsys, "simulate", "duel", "--games", "5")
    assert "5 of 5 games finished, 0 errors" in told
    found = last_json(
        output(
            capsys,
            *("simulate", "duel", "--games", "5", "--bots", "random,random,random"),
            *("--option", "players=3", "--seed", "4", "--jobs", "2", "--json"),
        )
    )
    names = "games finished errors decisions seconds wins endings rounds_mean sequels faults"
    names += " reached by_round"
    assert list(found) == names.split()
    assert list(found["wins"]) == ["red", "blue", "green"]  # type: ignore[call-overload]


def test_simulate_tells_of_broken_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.BOTS, "breaks", "tests.toy.bots:Breaks")
    told = output(capsys, "simulate", "duel", "--games", "20", "--bots", "breaks,random", code=1)
    assert "error: seed" in told


def test_replay(capsys: pytest.CaptureFixture[str]) -> None:
    output(capsys, "simulate", "duel", "--games", "1", "--record", "games")
    (path,) = Path("games").iterdir()
    told = output(capsys, "replay", str(path))
    assert "1. red: stake" in told and "won: seat" in told and "actions verified, finished" in told
    assert output(capsys, "replay", str(path), "--verify").count("\n") == 1
    assert "3 actions verified, unfinished" in output(capsys, "replay", str(path), "--until", "3")
    found = last_json(output(capsys, "replay", str(path), "--json"))
    assert found["verified"] is True and found["ending"]


def test_review(capsys: pytest.CaptureFixture[str]) -> None:
    golden = Path(__file__).parent.parent / "contract/golden/lotr_card_game/heuristic.jsonl"
    record = records.read(golden).cut(40)
    records.close(record, records.replay(record))
    records.write(record, Path("game.jsonl"))
    asked = ("review", "game.jsonl", "--trials", "2", "--jobs")
    told = output(capsys, *asked, "1")
    assert "40 moves, 2 simulations" in told and "Turning points" in told and "luck" in told
    found = last_json(output(capsys, *asked, "1", "--json"))
    assert found == last_json(output(capsys, *asked, "2", "--json")), "two processes find the same"
    assert found["game"] == "lotr_card_game" and found["moves"] == 40 and found["curve"]
    assert "Punkty zwrotne" in output(capsys, "--language", "pl", *asked, "1")


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    assert "decisions/s" in output(capsys, "bench", "duel", "--seconds", "0.1")
    found = last_json(output(capsys, "bench", "duel", "--seconds", "0.1", "--json"))
    rates = ["decisions_per_s", "games_per_s", "clones_per_s", "legal_mean"]
    assert list(found) == [*rates, "build", "python"]


def test_bench_of_several_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westmarch.cli.bench.REFERENCE", "duel")
    arguments = ("bench", "--games", "duel,duel:goal=9", "--seconds", "0.1")
    assert "ratio" in output(capsys, *arguments)
    found = last_json(output(capsys, *arguments, "--json"))
    assert list(found) == ["duel", "duel:goal=9"] and found["duel"]["ratio"] == 1
    base = found["duel"]["decisions_per_s"]
    longer = found["duel:goal=9"]
    assert longer["ratio"] == pytest.approx(longer["decisions_per_s"] / base, abs=0.001)


def test_bench_of_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("bench", "duel", "--bot", "random", "--seconds", "0.1")
    assert "decisions/s" in output(capsys, *arguments)
    found = last_json(output(capsys, *arguments, "--option", "goal=9", "--json"))
    assert list(found) == ["build", "python", "bot", "games"] and found["bot"] == "random"
    assert found["games"]["duel:goal=9"]["decisions_per_s"] > 0  # type: ignore[index]


def test_a_bot_that_chooses_differently_on_the_builds_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rates = {"decisions_per_s": 8.0, "pure_decisions_per_s": 2.0, "ratio": 4.0, "decisions": 9}
    for same, code in ((True, 0), (False, 1)):
        found = {"build": "compiled", "python": "Python", "bot": "random"}
        games = {"duel": rates | {"same": same}}
        monkeypatch.setattr(
            "westmarch.cli.bench.compare_bots", lambda *_, g=games, f=found: f | {"games": g}
        )
        assert run(["bench", "duel", "--bot", "random", "--against", "pure"]) == code
        told = capsys.readouterr().out
        assert "4.00x" in told and ("THE DECISIONS DIFFER" in told) == bool(code)


def test_bench_of_all_games_with_all_numbers_of_players() -> None:
    from westmarch.cli.bench import _tables

    names = [name for name, _ in _tables("all")]
    assert {"war_of_the_ring", "war_of_the_ring:players=4", "lotr_card_game:players=3"} <= {*names}
    assert len(names) == len(set(names))


def test_bench_against_catanatron(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("catanatron")
    arguments = ("bench", "duel", "--seconds", "1", "--against", "catanatron")
    assert "ratio: decisions" in output(capsys, *arguments)
    found = last_json(output(capsys, *arguments, "--json"))
    assert list(found["ratio"]) == ["decisions", "real_choices", "clones"]  # type: ignore[call-overload]


MARKED = """
import pytest
@pytest.mark.rule("duel.2", "duel.9")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("duel.3"))])
def test_one(n): ...
@pytest.mark.rule(*["duel.ex.1"])
def test_two(): "duel.5 is not named by a string"
@pytest.mark.rule("chess.1")
def test_three(): ...
"""


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    Path("some").mkdir()
    Path("some/test_marked.py").write_text(MARKED)
    told = output(capsys, "rules", "duel", "--tests", ".").splitlines()
    assert told[0].startswith("i duel.1") and told[1].startswith("x duel.2")
    assert told[3].startswith("  duel.4")
    assert told[-2] == "named by tests but missing from the rules: duel.9"
    summary = "5 rules, 1 informative, 2 covered (50.0 %), 2 not covered; examples 1/1"
    assert told[-1] == summary
    told = output(capsys, "rules", "duel", "--tests", ".", "--uncovered").splitlines()
    assert [line.split()[0] for line in told[:2]] == ["duel.4", "duel.5"]
    found = last_json(output(capsys, "rules", "duel", "--tests", ".", "--json"))
    assert found["total"] == 5 and found["informative"] == 1 and found["covered"] == 2
    assert found["uncovered"] == ["duel.4", "duel.5"]


def test_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    told = output(capsys, "rules", "lotr_card_game", "--rulings")
    assert "points_for_rounds [lcg.12.11]\n  Do the rounds played add to the score?\n" in told
    assert "  As a house ruling: Yes. Each round" in told
    assert told.splitlines()[-1].endswith(", of which 2 can be changed by a house ruling")
    assert "enemy_engaged_anew [lcg.9.02; Son of Arnor]\n" in told
    polish = output(capsys, "--language", "pl", "rules", "lotr_card_game", "--rulings")
    assert "Czy rozegrane rundy wliczają się do wyniku?" in polish
    (found,) = (
        one
        for one in json.loads(output(capsys, "rules", "lotr_card_game", "--rulings", "--json"))
        if one["id"] == "points_for_rounds"
    )
    assert found["switch"] is True and found["rules"] == ["lcg.12.11"]


def test_rules_finds_the_tests_of_the_checkout(capsys: pytest.CaptureFixture[str]) -> None:
    assert "5 rules, 1 informative" in output(capsys, "rules", "duel")
