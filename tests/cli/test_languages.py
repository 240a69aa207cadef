"""The command line in the language asked for, or else in that of the system."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from westmarch.cli.app import run
from westmarch.cli.common import seat_name
from westmarch.kernel import registry
from westmarch.kernel.texts.language import spoken


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


def test_every_seat_has_a_name() -> None:
    """The terminal asks people by name, not by what is typed after ``--seat``."""
    for game in registry.games():
        if game.id == "duel":  # to learn with
            continue
        players = next((o.values for o in game.options if o.name == "players"), ("",))
        for many in players:
            for seat in game.seats(game.choose_options({"players": many} if many else {})):
                assert seat_name(seat) != seat


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_help_and_misuse_are_told(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    english, other = (told(capsys, "--language", one, "--help") for one in ("en", language))
    assert english != other and "Show this message" not in other and "Options" not in other
    for wrong in (["play"], ["play", "chess"], ["games", "--wrong"], ["replay", "nowhere.jsonl"]):
        said = []
        for one in ("en", language):
            assert run(["--language", one, *wrong]) == 2
            said.append(capsys.readouterr().err)
        assert said[0] != said[1], wrong
