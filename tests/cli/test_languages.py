"""The command line in the language asked for, or else in that of the system."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from westmarch.cli.app import run
from westmarch.kernel.language import spoken


@pytest.fixture(autouse=True)
def _no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    return capsys.readouterr().out


def test_the_language_is_named_or_the_systems(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    english, polish = told(capsys, "games"), told(capsys, "--language", "pl", "games")
    assert english != polish and "War of the Ring" in english
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert told(capsys, "games") == polish
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert told(capsys, "games") == english
    rules = ("rules", "five_armies", "--tests", str(tmp_path))
    assert told(capsys, "--language", "ru", *rules) != told(capsys, *rules)
    assert spoken() == "en"
    assert run(["--language", "tlh", "games"]) == 2
    assert "tlh" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_the_terminal_speaks(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = "help\nboard\nhand\nwhy\nnonsense\n1\nlog\nrules\nundo\nquit\n"
    shown = []
    for asked in ("en", language):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        shown.append(told(capsys, "--language", asked, "play", "war_of_the_ring", "--seed", "3"))
    english, other = (set(text.splitlines()) for text in shown)
    alike = {line for line in english & other if any(c.isalpha() for c in line)}
    assert len(english) > 60 and len(alike) < 4, alike
