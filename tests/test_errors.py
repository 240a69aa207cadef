"""Errors hold no words: each names a message of the texts and gives what stands in it."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import westmarch
from westmarch.kernel.engine.errors import BadOption, BadPosition, Saying, WestmarchError
from westmarch.kernel.packaged_game import PackagedGame
from westmarch.kernel.position_text import thing
from westmarch.kernel.registry import GAMES, game
from westmarch.kernel.texts.language import ENGLISH, LANGUAGES_WHOLE, speaking
from westmarch.kernel.texts.prose import Prose
from westmarch.kernel.texts.site_texts import HOUSE

SOURCES = Path(westmarch.__file__).parent
ERRORS = {"WestmarchError", "BadOption", "BadRecord", "BadPosition", "BadDataPack", "BadBattle"}
ERRORS |= {"Saying", "CannotGoOn"}
"""`BadLuck` is for who writes a script: it says what it says in English."""
PREFIXES = {
    "bad": "position-",
    "_wrong": "record-",
    "mistake": "battles_of_westeros:mistake-",
    "_in_line": "battles_of_westeros:mistake-",
    "words": "battles_of_westeros:",
    "NotPlain": "battles_of_westeros:plain-",
    "say": "",
}
"""What the functions that make errors put before the key they are given."""
AT = {"bad": 1, "_wrong": 1, "wrong": 1}
"""Which of their arguments the key is, where it is not the first."""
ELSEWHERE = ("games/duel", "kernel/packaged_game.py")
"""A game to learn with, which has no texts; games that say what they are called."""


def texts_of(key: str) -> tuple[Prose, str]:
    whose, _, name = key.rpartition(":")
    if whose not in GAMES:
        return HOUSE, key
    found = game(whose)
    assert isinstance(found, PackagedGame)
    return found.modules.notation.PROSE, name


def calls() -> Iterator[tuple[str, str, ast.expr, ast.Call]]:
    """Every place that names a message: where, what goes before the key, the key, the call."""
    for path in sorted(SOURCES.rglob("*.py")):
        where = path.relative_to(SOURCES).as_posix()
        if where.startswith(ELSEWHERE):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            name = node.func.id
            prefix = "" if name in ERRORS else PREFIXES.get(name)
            if name == "wrong" and where.startswith("games/"):
                prefix = f"{where.split('/')[1]}:position-"
            at = AT.get(name, 0)
            if prefix is not None and len(node.args) > at:
                yield f"{where}:{node.lineno}", prefix, node.args[at], node


def test_every_error_names_a_message_and_fills_it() -> None:
    wrong = []
    seen = 0
    for where, prefix, key, call in calls():
        plain = key.values if isinstance(key, ast.JoinedStr) else []
        if any(isinstance(part, ast.Constant) and " " in str(part.value) for part in plain):
            wrong.append(f"{where}: words, not a message: {ast.unparse(key)}")
        if not isinstance(key, ast.Constant):
            continue
        seen += 1
        prose, name = texts_of(prefix + str(key.value))
        lines = prose.messages(ENGLISH).lines.get(name)
        if lines is None:
            wrong.append(f"{where}: no message is called {prefix}{key.value}")
            continue
        given = {word.arg for word in call.keywords}
        wanted = {variable for line in lines for variable in line.variables}
        if None not in given and given != wanted:
            wrong.append(f"{where}: {name} shows {sorted(wanted)}, not {sorted(map(str, given))}")
    assert not wrong and seen > 400


def test_what_a_position_may_name_has_a_name() -> None:
    """What there is none of in a position (``no card is called ...``) is a message too."""
    named = set()
    for path in SOURCES.glob("games/*/position.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                known = isinstance(node.func, ast.Attribute) and node.func.attr in (
                    *("known", "counted_ids"),
                )
                last = node.args[-1:] if known else []
                last += [word.value for word in node.keywords if word.arg == "calls"]
                named |= {one.value for one in last if isinstance(one, ast.Constant)}
    assert len(named) > 15
    assert not [kind for kind in named if thing(kind).key not in HOUSE]


@pytest.mark.parametrize("language", LANGUAGES_WHOLE)
def test_errors_are_told_in_the_language_that_is_spoken(language: str) -> None:
    error = BadPosition("position-line", line=3, why=Saying("position-of_what", count=2))
    with speaking(ENGLISH):
        english = str(error)
    with speaking(language):
        told = str(pickle.loads(pickle.dumps(error)))
    assert "3" in told and "2" in told and (told == english) is (language == ENGLISH)


def test_what_is_no_message_is_told_as_it_stands() -> None:
    assert str(WestmarchError("my bot: has no idea")) == "my bot: has no idea"
    assert str(BadOption("chess:no-such-game")) == "chess:no-such-game"
