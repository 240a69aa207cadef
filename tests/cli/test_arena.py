"""``westmarch arena``: the table, the report, going on, exit codes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from westmarch.bots.search.knowledge import knowledge_of
from westmarch.cli.app import run

WORDS = ("arena", "duel", "--bots", "random,tests.toy.bots.First", "--games", "12")


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert run(words) == code
    return capsys.readouterr().out


def test_a_contest_is_played_told_and_gone_on_with(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "duel"
    first = told(capsys, *WORDS, "--each", "goal=all", "--out", str(out))
    assert "24 of 24 games" in first and "duel goal=9" in first and "seed 1" in first
    assert "0 of them from the journal" in first
    again = json.loads(
        told(capsys, *WORDS, "--each", "goal=all", "--out", str(out), "--games", "16", "--json")
    )
    assert (again["planned"], again["resumed"], again["games"]) == (32, 24, 32)
    assert again == json.loads((out / "standings.json").read_text())
    page = (out / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == page.count("</svg>") >= 4
    assert not re.search(r"(src|href)=", page), "the report asks for something else"


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_the_report_is_told_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = [*WORDS, "--test", "0,200", "--out", str(tmp_path)]
    english = told(capsys, *words)
    other = told(capsys, "--language", language, *words)
    assert english.splitlines()[-1] != other.splitlines()[-1]
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page and "Ratings" not in page


def test_a_match_over_the_lessons_of_self_play(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    known = knowledge_of("battles_of_westeros")
    few = known.lessons()[:2]
    monkeypatch.setattr(type(known), "lessons", lambda self: few)
    words = ("arena", "battles_of_westeros", "--lessons", "--bots", "random,heuristic")
    assert run([*words, "--each", "battle=all"]) == 2
    assert "--lessons or --each" in capsys.readouterr().err
    found = json.loads(told(capsys, *words, "--games", "1", "--seed", "3", "--json"))
    assert found["games"] == found["planned"] == 4 and len(found["settings"]) == 2
    for place in found["settings"]:
        assert set(place["bots"]["heuristic"]) == {"stark", "lannister"}, "wins by House"
    assert all(bot["ms_mean"] <= bot["ms_longest"] >= bot["ms_p95"] for bot in found["bots"])


def test_a_bot_that_crashes_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "arena", "duel", "--bots", "random,tests.toy.bots.Raises", "--games", "2")
    assert "tests.toy.bots.Raises failed and lost a game: duel, seed " in found
