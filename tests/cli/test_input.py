"""Bad input anywhere: one clear line on stderr, nothing else, exit code 2."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from westmarch.cli.app import run
from westmarch.games.duel.game import GAME
from westmarch.kernel import record
from westmarch.kernel.table import Table

BAD = {
    "unknown command": (["fly"], "No such command 'fly'"),
    "unknown flag": (["--fly"], "--fly"),
    "play: no game": (["play"], "GAME"),
    "play: unknown game": (["play", "chess"], "there is no game called 'chess' (games: "),
    "play: unknown flag": (["play", "duel", "--fly"], "--fly"),
    "play: surplus word": (["play", "duel", "blue"], "blue"),
    "play: unknown seat": (["play", "duel", "--seat", "green"], "there is no seat called 'green'"),
    "play: too many bots": (["play", "duel", "--bots", "random,random"], "2 bots were named for 1"),
    "play: unknown bot": (["play", "duel", "--bots", "clever"], "there is no bot called"),
    "play: empty bot": (["play", "duel", "--bots", ""], "must be a list of names"),
    "play: bad seed": (["play", "duel", "--seed", "dice"], "--seed"),
    "play: negative seed": (["play", "duel", "--seed", "-1"], "--seed"),
    "play: huge seed": (["play", "duel", "--seed", "9" * 30], "--seed"),
    "play: unknown option": (["play", "duel", "--option", "colour=red"], "no option 'colour'"),
    "play: bad option": (["play", "duel", "--option", "goal=1"], "option goal cannot be '1'"),
    "play: no value": (["play", "duel", "--option", "goal"], "must have the form key=value"),
    "play: option twice": (
        ["play", "duel", "--option", "goal=5", "--option", "goal=9"],
        "option goal was given twice",
    ),
    "play: no position file": (["play", "duel", "--position", "none"], "cannot read none"),
    "play: impossible position": (["play", "duel", "--position", "bad.txt"], "not a position"),
    "play: binary position": (["play", "duel", "--position", "binary"], "not UTF-8"),
    "play: position and option": (
        ["play", "duel", "--position", "bad.txt", "--option", "goal=5"],
        "a position contains its own options",
    ),
    "play: no record": (["play", "duel", "--load", "none"], "cannot read none"),
    "play: record and option": (
        ["play", "duel", "--load", "game.jsonl", "--option", "goal=5"],
        "a record contains its own options",
    ),
    "play: record of another game": (
        ["play", "war_of_the_ring", "--load", "game.jsonl"],
        "is a record of duel, not of war_of_the_ring",
    ),
    "serve: letters without a site": (
        ["serve", "--port", "0", "--smtp", "smtp://localhost"],
        "--smtp needs --site https://NAME",
    ),
    "simulate: unknown game": (["simulate", "chess"], "there is no game called 'chess'"),
    "simulate: no games": (["simulate", "duel", "--games", "0"], "--games"),
    "simulate: bad number": (["simulate", "duel", "--games", "many"], "--games"),
    "simulate: bad seed": (["simulate", "duel", "--seed", "1.5"], "--seed"),
    "simulate: bad jobs": (["simulate", "duel", "--jobs", "-2"], "--jobs"),
    "simulate: few bots": (
        ["simulate", "duel", "--option", "players=3", "--bots", "random,random"],
        "2 bots were named for 3",
    ),
    "simulate: bot parameter": (
        ["simulate", "duel", "--bots", "random:x=1,random"],
        "bot random has no parameter 'x'",
    ),
    "arena: nothing": (["arena"], "name a game, or a file"),
    "arena: one bot": (["arena", "duel", "--bots", "random"], "two bots"),
    "arena: no such bot": (["arena", "duel", "--bots", "random,nobody"], "'nobody'"),
    "arena: bad test": (["arena", "duel", "--bots", "random,x.Y", "--test", "1"], "elo0,elo1"),
    "arena: bad value": (["arena", "duel", "--each", "goal=7"], "goal cannot be '7'"),
    "arena: no file": (["arena", "--config", "none.toml"], "cannot read none.toml"),
    "arena: bad folder": (
        ["arena", "duel", "--bots", "random,tests.toy.bots.First", "--out", "bad.txt"],
        "cannot write bad.txt",
    ),
    "dataset: bad bot": (["dataset", "duel", "--bots", "nobody", "--out", "x"], "'nobody'"),
    "dataset: bad folder": (
        ["dataset", "duel", "--bots", "random", "--out", "bad.txt"],
        "cannot write bad.txt",
    ),
    "simulate: bad folder": (
        ["simulate", "duel", "--record", "bad.txt"],
        "cannot create the folder",
    ),
    "replay: no file": (["replay"], "FILE"),
    "replay: missing file": (["replay", "none.jsonl"], "cannot read none.jsonl"),
    "replay: folder": (["replay", "."], "cannot read ."),
    "replay: not a record": (["replay", "bad.txt"], "bad.txt: line 1: not JSON"),
    "replay: broken record": (["replay", "broken.jsonl"], "broken.jsonl: line 2: illegal action"),
    "replay: cut short": (["replay", "short.jsonl", "--verify"], "closing line is missing"),
    "replay: beyond the end": (["replay", "game.jsonl", "--until", "9"], "has only 1 actions"),
    "replay: bad number": (["replay", "game.jsonl", "--until", "-1"], "--until"),
    "review: missing file": (["review", "none.jsonl"], "cannot read none.jsonl"),
    "review: not a record": (["review", "bad.txt"], "bad.txt: line 1: not JSON"),
    "review: nothing known": (["review", "game.jsonl"], "does not support duel"),
    "bench: unknown game": (["bench", "chess"], "there is no game called 'chess'"),
    "bench: nothing named": (["bench"], "name one game, or several with --games"),
    "bench: games twice": (
        ["bench", "duel", "--games", "all"],
        "--games can be combined only with",
    ),
    "bench: empty name": (["bench", "--games", "duel,"], "games 'duel,' must be a list"),
    "bench: bad option": (["bench", "--games", "duel:goal=7"], "option goal cannot be '7'"),
    "bench: no time": (["bench", "duel", "--seconds", "0"], "--seconds"),
    "bench: bad time": (["bench", "duel", "--seconds", "long"], "--seconds"),
    "bench: unknown bot": (
        ["bench", "duel", "--bot", "chess"],
        "there is no bot called 'chess' for duel",
    ),
    "bench: a bot's yardstick": (
        ["bench", "duel", "--bot", "random", "--against", "catanatron"],
        "a bot can be compared only with pure",
    ),
    "bench: unknown yardstick": (["bench", "duel", "--against", "chess"], "cannot compare with"),
    "rules: unknown game": (["rules", "chess"], "there is no game called 'chess'"),
    "rules: no tests": (["rules", "duel", "--tests", "none"], "there is no folder none"),
    "games: surplus word": (["games", "duel"], "duel"),
}


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a good record and several bad ones."""
    monkeypatch.chdir(tmp_path)
    table = Table(GAME, seed=1)
    table.act(("stake", "more"))
    text = record.dumps(table.closed_record())
    Path("game.jsonl").write_text(text)
    Path("broken.jsonl").write_text(text.replace('"more"', '"all"'))
    Path("short.jsonl").write_text("\n".join(text.splitlines()[:-1]))
    Path("bad.txt").write_text("here be dragons")
    Path("binary").write_bytes(b"\xff\xfe\x00")


@pytest.mark.parametrize("name", BAD)
def test_bad_input(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, message = BAD[name]
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("westmarch: ") and told.err.endswith("\n")
    assert told.err.count("\n") == 1
    assert message in told.err


def test_exit_code_of_the_installed_command() -> None:
    command = Path(sys.executable).with_name("westmarch")
    done = subprocess.run([command, "play", "chess"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == "" and done.stderr.count("\n") == 1


def test_unreadable_tests_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_bad.py").write_text("def (:")
    assert run(["rules", "duel", "--tests", str(tmp_path)]) == 2
    assert "cannot read" in capsys.readouterr().err
