"""Every language that is offered is whole, and everything a game can say is said in it."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from random import Random

import pytest

from westmarch.cli.app import run
from westmarch.cli.texts import missing_texts
from westmarch.kernel import registry
from westmarch.kernel.engine.flow import prompt, take
from westmarch.kernel.game import ALTERNATIVE, Game
from westmarch.kernel.rulebook import rulebook
from westmarch.kernel.rulings import rulings
from westmarch.kernel.texts.completeness import missing_messages
from westmarch.kernel.texts.language import (
    ENGLISH,
    FALLEN_BACK,
    LANGUAGES,
    LANGUAGES_WHOLE,
    speaking,
)
from westmarch.kernel.texts.messages import Messages

OTHERS = [language for language in LANGUAGES_WHOLE if language != ENGLISH]
GAMES = registry.games()


def test_languages_have_names() -> None:
    assert set(LANGUAGES_WHOLE) <= set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing(language: str) -> None:
    assert list(missing_texts(language)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_game_is_called_as_its_texts_say(game: Game) -> None:
    told = game.called(ENGLISH)
    assert told.title == game.title and told.summary == game.summary
    assert told.options == {option.name: option.text for option in game.options}


# ---- a walk over random games


def tables(game: Game) -> list[dict[str, str]]:
    """Every value of every option once, and all house rulings together."""
    plain = [{o.name: value} for o in game.options if not o.ruling for value in o.values[1:]]
    return [{}, *plain, {o.name: ALTERNATIVE for o in game.options if o.ruling}]


def said(game: Game, options: dict[str, str], seed: int, moves: int) -> list[str]:
    """Everything that is said in the course of a random game."""
    rng = Random(f"{seed} {options}")
    s = game.new(options, seed, listen=True)
    options = game.options_of(s)
    found: list[str] = []
    course = []
    for n in range(moves):
        course.append(list(s.events or ()))
        found += [game.tale(event, options) for event in course[-1]]
        s.events = []
        if s.offer is None:
            break
        found.append(game.question(s, s.offer))
        found += [game.label(s, action) for action in s.offer.actions[:20]]
        shown = prompt(s)
        assert shown is not None
        found += [game.reason(refusal) for _, refusal in shown.refused[:20]]
        if n % 40 == 0:
            found += [game.board(s, seat) for seat in (0, None)] + [game.hand(s, 0)]
        take(s, rng.choice(s.offer.actions))
    for ending in {s.ending or "unfinished", "resigned", "unfinished"}:
        story = game.story(s, course, ending, [0])
        found += [story.how, *(p.text for p in story.points)]
        found += [text for score in story.score for text in (score.what, score.name)]
    return found


@pytest.mark.parametrize("language", LANGUAGES_WHOLE)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_walk_says_everything(game: Game, language: str) -> None:
    """No slot is left open, no id is left over, nothing is said in English for want of a text."""
    FALLEN_BACK.clear()
    with speaking(language):
        for seed, options in enumerate(tables(game)):
            for text in said(game, options, seed, 160):
                assert not re.search(r"[{}]|\b[a-z]+_[a-z]+\b|\bNone\b(?! of them)|\?\?\?", text), (
                    text
                )
                # Among Russian letters a word left in English cannot hide.
                assert language != "ru" or not re.search(r"\b[a-z]{3,}\b", text), text
    assert not FALLEN_BACK


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_another_language_has_other_words(game: Game, language: str) -> None:
    english, told = rulebook(game, ENGLISH), rulebook(game, language)
    assert [rule.id for rule in english.rules] == [rule.id for rule in told.rules]
    alike = sum(a.text == b.text for a, b in zip(english.rules, told.rules, strict=True))
    assert alike < len(english.rules) // 50
    assert json.dumps(game.facts(language)) != json.dumps(game.facts(ENGLISH))
    assert game.names(language).keys() == game.names(ENGLISH).keys()


# ---- what is found missing


def lacks(english: str, other: str, language: str = "pl") -> list[str]:
    read = [Messages(text, language, {}) for text in (english, other)]
    return list(missing_messages(*read, language))


def test_what_is_missing_is_found() -> None:
    plural = "a = { $n ->\n    [one] one\n   *[other] more\n }\n"
    whole = "a = { $n ->\n    [one] 1\n    [few] 2\n    [many] 5\n   *[other] 1,5\n }\n"
    assert lacks(plural, whole) == []
    assert lacks(plural, plural) == ["message a: plural few, many"]
    assert lacks("a = x", "") == ["message a"]
    assert lacks("a = x", "a = x\nb = y\n") == ["message b: English has none"]
    assert lacks("a = { $n }", "a = { $m }") == ["message a: variables ['n'], not ['m']"]
    assert lacks("a = x\n    .or = y\n", "a = x") == ["message a: 2 lines, not 1"]
    assert lacks("a = x", "a = { x") == ["cannot be read: a = { x", "message a"]


# ---- samples


def test_samples_show_every_kind_in_all_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["texts", "--samples", "pl", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["samples"]
    for game in GAMES:
        kinds = {one["kind"] for one in found if one["game"] == game.id}
        assert kinds == {"event", "question", "label", "refusal"}
    assert all(list(one["texts"]) == ["pl", "en", "ru"] for one in found)
    differ = sum(one["texts"]["pl"] != one["texts"]["en"] for one in found)
    assert differ > len(found) * 0.9
    marched = [one for one in found if one["key"] == "army_moved" and one["kind"] == "event"]
    assert marched and all(" marches from " in one["texts"]["en"] for one in marched[:2])


def test_samples_are_lines_of_one_language_under_another(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["texts", "--samples", "ru"]) == 0
    head, ru, en, pl = capsys.readouterr().out.splitlines()[:4]
    assert head.split()[0] == GAMES[0].id
    assert (ru[:5], en[:5], pl[:5]) == ("  ru ", "  en ", "  pl ")
    assert run(["texts", "--samples", "xx"]) == 2


# ---- a new language


def test_a_new_language_has_all_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "web" / "src" / "boards" / "texts"
    page.mkdir(parents=True)
    (page / "en.ftl").write_text("hello = Hello")
    assert run(["texts", "--new", "de", "--into", str(tmp_path)]) == 0
    written = [Path(line) for line in capsys.readouterr().out.splitlines()]
    assert page / "de.ftl" in written and all(path.is_file() for path in written)
    for game in GAMES:
        texts = tmp_path / "src" / "westmarch" / "games" / game.id / "texts"
        assert {p.name for p in texts.rglob("*.*")} == {
            *("de.ftl", "names.toml", "data.toml", "rules.toml"),
            *(("rulings.toml",) if rulings(game) else ()),
        }
        for path in texts.rglob("*.toml"):
            assert tomllib.loads(path.read_text(encoding="utf-8"))
        if rulings(game):
            told = tomllib.loads((texts / "de" / "rulings.toml").read_text(encoding="utf-8"))
            for one, english in zip(told["ruling"], rulings(game), strict=True):
                assert tuple(one.get("sources", ())) == english.sources
    assert run(["texts", "--new", "../de", "--into", str(tmp_path)]) == 2
    assert run(["texts", "--new", "en", "--into", str(tmp_path)]) == 2
