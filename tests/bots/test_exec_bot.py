"""Bots that are programs: they play, they fail, and nothing of them is left behind."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random

import pytest

from westmarch import bots
from westmarch.arena.match import play
from westmarch.arena.simulate import simulate
from westmarch.bots import program_process, registry
from westmarch.games.duel.game import GAME
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.engine.flow import take
from westmarch.kernel.player import ask, part

PROGRAM = Path(__file__).with_name("bot_program.py")


def program(*words: str | Path, before: str = "") -> str:
    return f"exec:{before}{sys.executable} -S {PROGRAM} {' '.join(map(str, words))}"


def children() -> list[str]:
    """The programs of this process that still run, or were never waited for."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            parts = (folder / "stat").read_text().rpartition(")")[2].split()
            words = (folder / "cmdline").read_text()
        except OSError:
            continue
        if int(parts[1]) == os.getpid() and (parts[0] == "Z" or PROGRAM.name in words):
            found.append(words or "a zombie")
    return found


@pytest.mark.parametrize("how", ["index", "text", "json"])
def test_a_program_plays(how: str, tmp_path: Path) -> None:
    """However it answers; one process plays game after game, and ends when nobody needs it."""
    told = tmp_path / "told"
    done = simulate(GAME, {}, [program(how, told), "random"], games=3)
    assert (done.finished, done.errors) == (3, 0)
    program_process.end_all()
    assert not children()
    lines = [json.loads(line) for line in told.read_text().splitlines()]
    kinds = [line["type"] for line in lines if line["type"] != "decision"]
    assert kinds == ["hello", *["game", "over"] * 3, "quit"]
    began = lines[1]
    assert (began["game"], began["seat"], began["seats"]) == ("duel", 0, ["red", "blue"])
    assert sum(line.get("won", False) for line in lines) == done.wins["red"]


def test_only_the_view_of_its_seat_goes_over(tmp_path: Path) -> None:
    told = tmp_path / "told"
    rng, bot = Random(1), bots.make(program("index", told), GAME, Random(2))
    s = GAME.new(GAME.choose_options({}), 3)
    views = []
    while s.offer is not None:
        if s.offer.seat == 1:
            views.append(GAME.view(s, 1))
            take(s, ask(bot, GAME, s, rng))
        else:
            take(s, rng.choice(s.offer.actions))
    part(bot, GAME, s)
    program_process.end_all()
    asked = [json.loads(line) for line in told.read_text().splitlines() if '"decision"' in line]
    assert [line["view"] for line in asked] == views
    keys = {"type", "n", "seat", "kind", "rule", "view", "actions", "ids"}
    assert {key for line in asked for key in line} == keys


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("dies", "ended with exit code 3; it wrote: Traceback: I am lost"),
        ("hangs", "did not answer within 0.5 s"),
        ("rubbish", "answered 'pass the salt', none of the 2 choices"),
        ("illegal", "answered 'play 9', none of the 2 choices: "),
        ("floods", "said a line of more than 65536 bytes"),
        ("far", "answered '99', none of the"),
        ("rude", "said 'what?' where 'ready' was expected"),
        ("mute", "did not answer within 0.5 s"),
    ],
)
def test_a_program_that_fails_loses_its_game_only(
    how: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_process, "START_SECONDS", 0.5 if how == "mute" else 30.0)
    named = program(how, before="seconds=0.5:")
    broken = play(GAME, GAME.choose_options({}), 1, [named, "random"])
    assert f"bot {named.replace('seconds=0.5:', '')} {why}" in broken.error
    assert not children()
    assert not play(GAME, GAME.choose_options({}), 1, ["random", "random"]).error


def test_who_forgets_that_it_is_over_leaves_nothing_behind() -> None:
    bot = bots.make(program("index"), GAME, Random(2))
    s = GAME.new(GAME.choose_options({}), 3)
    ask(bot, GAME, s, Random(1))
    assert children()
    del bot
    assert not children()


def test_programs_are_no_bots_of_the_house() -> None:
    """A server lets its guests choose by name only."""
    assert not set(registry.PROGRAMS) & set(bots.names(GAME))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("exec", "needs a command"),
        ("exec:seconds=3", "needs a command"),
        ("exec:./no/such/program --fast", "there is no program './no/such/program'"),
        ("exec:seconds=0:sh", "seconds of the exec bot cannot be 0"),
        ("exec:'sh", "No closing quotation"),
    ],
)
def test_bad_commands_are_told(text: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        bots.make(text, GAME, Random(1))


def test_a_command_keeps_its_colons_and_equals() -> None:
    bot = bots.make("exec:seconds=2:sh --a=b:c d", GAME, Random(1))
    assert (bot._command, bot._seconds) == ("sh --a=b:c d", 2.0)  # type: ignore[attr-defined]
