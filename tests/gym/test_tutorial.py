"""The tutorial does what it says: its Python and its commands are run as they stand, and the
learner learns and wins in the arena."""

from __future__ import annotations

import os
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from westmarch.arena.contest.standings import Standings
from westmarch.cli.app import run

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"
MODULE = re.compile(r"# (\w+\.py)\n")


def blocks(kind: str) -> list[str]:
    found = re.findall(r"```(\w*)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return [text for named, text in found if named == kind]


def test_the_tutorial(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code = blocks("python")
    assert len(code) == 5
    names: dict[str, Any] = {}
    for block in code:
        if named := MODULE.match(block):
            Path(named[1]).write_text(block, encoding="utf-8")
        else:
            exec(block, names)
    won = re.search(r"won (\d+) of 500", capsys.readouterr().out)
    assert won is not None and int(won[1]) > 280, "it has learnt nothing"
    played = [
        line for block in blocks("") for line in block.splitlines() if "westmarch arena" in line
    ]
    assert len(played) == 2
    # What `export PYTHONPATH=.` does for the shell.
    monkeypatch.setattr(sys, "path", [os.getcwd(), *sys.path])
    for line in played:
        assert run(shlex.split(line)[1:]) == 0, line
    assert "my_bot.Learner is stronger" in capsys.readouterr().out
    table = Path("first_arena/standings.json").read_bytes()
    best = msgspec.json.decode(table, type=Standings).bots[0]
    assert best.bot == "my_bot.Learner" and best.rating_low > 0 and best.share.games == 200
    assert "my_bot.Learner" in Path("first_arena/report.html").read_text(encoding="utf-8")
