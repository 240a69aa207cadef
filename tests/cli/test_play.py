"""The terminal game, played through a pipe."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from westmarch.cli.app import run
from westmarch.kernel import record


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Pipe:
    """Types lines into a game and returns what it says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *typed: str, arguments: tuple[str, ...] = ()) -> str:
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{t}\n" for t in typed)))
        assert run(["play", "duel", "--seed", "3", "--bots", "random", *arguments]) == 0
        told = self._capsys.readouterr()
        assert told.err == ""
        return told.out


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pipe:
    return Pipe(monkeypatch, capsys)


def test_numbers_and_texts_act(pipe: Pipe) -> None:
    told = pipe("1", "stake done", "quit")
    assert "red: raise the stake?" in told and "   1 stake more" in told
    assert "staked: seat 0, stake 1" in told and "red: which card?" in told


def test_a_whole_game(pipe: Pipe) -> None:
    told = pipe(*["1"] * 60, arguments=("--record", "game.jsonl", "--json"))
    assert "The game is over (goal)" in told
    summary = json.loads(told.splitlines()[-1])
    saved = record.read(Path("game.jsonl"))
    assert record.verify(saved).ending == summary["ending"] == "goal"
    assert saved.header.players == ("person", "random")


def test_the_end_of_the_input_leaves_the_game(pipe: Pipe) -> None:
    assert pipe().endswith("You have left the game unfinished.\n")


def test_what_is_not_understood_is_told(pipe: Pipe) -> None:
    told = pipe("fly", "99", "0", "", "play 9")
    for text in ("fly", "99", "0"):
        assert f"'{text}' is neither an action nor a command" in told
    assert "Not allowed: that is not what is asked now [duel.2]" in told


def test_why(pipe: Pipe) -> None:
    told = pipe("why", "why 1", "why play 9", "why fly")
    assert "Every action that belongs to this decision is allowed." in told
    assert "'stake more' is allowed." in told
    assert "Not allowed: that is not what is asked now [duel.2]" in told
    assert "'fly' is not an action of this game." in told


def test_why_lists_what_is_refused_and_numbers_it(pipe: Pipe) -> None:
    Path("position.txt").write_text("goal 9; score 0 0; last 2 0; hands 1 2 3 / 7 8 9")
    told = pipe("2", "why", "why 3", "3", arguments=("--position", "position.txt"))
    assert "   3 play 2: you played that value last [duel.3]" in told
    assert told.count("Not allowed: you played that value last [duel.3]") == 2


def test_undo(pipe: Pipe) -> None:
    told = pipe("undo", "1", "undo", "2", "1", "undo", "undo!")
    assert "Not undone: there is nothing to undo" in told
    assert "red undoes 1 action." in told
    assert "Not undone: another player has decided something since then" in told
    assert told.count("red: which card?") >= 2


def test_looking_around(pipe: Pipe) -> None:
    told = pipe("board", "hand", "log", "log 1", "rules stake", "rules", "rules dragon", "help")
    assert told.count("round 1, score [0, 0]") == 2
    assert "drawn: seat 0, card" in told
    assert "duel.2 Stakes." in told and "No rule contains 'dragon'." in told
    assert "`rules WORD`" in told and "save FILE" in told


def test_position_and_start_from_it(pipe: Pipe) -> None:
    told = pipe("position")
    (line,) = [line for line in told.splitlines() if "hands" in line]
    Path("position.txt").write_text(line.removeprefix("> "))
    assert "red: raise the stake?" in pipe(arguments=("--position", "position.txt"))


def test_save_and_load(pipe: Pipe) -> None:
    told = pipe("1", "save", "save none/game.jsonl", "save game.jsonl")
    assert "`save FILE`" in told and "cannot write none/game.jsonl" in told and "Saved" in told
    told = pipe(arguments=("--load", "game.jsonl"))
    assert "staked: seat 0, stake 1" in told


def test_everybody_at_one_keyboard(pipe: Pipe) -> None:
    told = pipe("2", "1", "1", arguments=("--seat", "all"))
    assert "red: which card?" in told and "blue: which card?" in told


def test_another_seat(pipe: Pipe) -> None:
    told = pipe("1", arguments=("--seat", "blue"))
    assert "blue: which card?" in told and "red: " not in told


NEAR_THE_END = """
campaign: nightmare; round: 3; phase: quest; threat: 30
quest: beorns_path 9 progress
heroes 1: aragorn 1 damage, theodred, gloin
"""


@pytest.mark.rule("lcg.16.12")
@pytest.mark.parametrize("answer", ["y", "n", ""])
def test_a_campaign_goes_on_with_a_record_of_each_game(
    answer: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("near.txt").write_text(NEAR_THE_END)
    typed = ["1", "1", "1", "2", answer, "keep", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed if line)))
    command = ["play", "lotr_card_game", "--position", "near.txt", "--seed", "5", "--json"]
    assert run([*command, "--record", "game.jsonl"]) == 0
    told = capsys.readouterr().out
    assert "The campaign continues with a score of" in told
    first = record.read(Path("game.jsonl"))
    assert record.verify(first).ending == "victory"
    assert Path("game-2.jsonl").exists() == (answer == "y")
    if answer == "y":
        second = record.read(Path("game-2.jsonl"))
        assert second.header.options["scenario"] == "journey_along_the_anduin"
        assert record.verify(second).damage[0] == 1
        # The record of the won game is enough to go on from.
        monkeypatch.setattr("sys.stdin", io.StringIO("y\nquit\n"))
        assert run(["play", "lotr_card_game", "--load", "game.jsonl"]) == 0
        assert "Nightmare campaign, scenario 2 of 3" in capsys.readouterr().out
