"""What the games say keeps to the style guides of docs/translating.md, as far as a list of
forbidden variants can tell."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, serialize

from westmarch.kernel.registry import games
from westmarch.kernel.texts.completeness import printed_texts
from westmarch.kernel.texts.language import ENGLISH, LANGUAGES_WHOLE

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "westmarch" / "games"
BOARDS = ROOT / "web" / "src" / "boards"


@cache
def forbidden(language: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """What to say in a language, and the variants it takes the place of."""
    table = tomllib.loads((Path(__file__).parent / "wording.toml").read_text(encoding="utf-8"))
    return tuple((one["say"], re.compile(one["not"])) for one in table[language] + table["any"])


def faults(text: str, language: str) -> list[str]:
    """The forbidden variants in a text, each with what to say."""
    return [
        f"{found.group(0)!r}: {say}"
        for say, pattern in forbidden(language)
        if (found := pattern.search(text))
    ]


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """Every message of a Fluent file as it is written, without its id."""
    resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            told = serialize(ast.Resource([entry]))
            yield f"{file.relative_to(ROOT)}: {entry.id.name}", told.partition("=")[2]


def strings(value: Any, where: str) -> Iterator[tuple[str, str]]:
    """Every text of a TOML file."""
    if isinstance(value, str):
        yield where, value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from strings(one, f"{where}.{key}")
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from strings(one, f"{where}.{number}")


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Everything the games say in a language, with where it is written."""
    for file in (*GAMES.glob(f"*/texts/{language}.ftl"), *BOARDS.rglob(f"texts/{language}.ftl")):
        yield from messages(file)
    for name in ("names", "data", "rulings"):
        for file in GAMES.glob(f"*/texts/{language}/{name}.toml"):
            told = tomllib.loads(file.read_text(encoding="utf-8"))
            yield from strings(told, str(file.relative_to(ROOT)))
    if language == ENGLISH:
        for game in games():
            prose = getattr(getattr(getattr(game, "parts", None), "notation", None), "PROSE", None)
            if prose is not None:
                for data, path, text in printed_texts(prose):
                    yield f"{game.id} {data} {'.'.join(map(str, path))}", text


@pytest.mark.parametrize("language", LANGUAGES_WHOLE)
def test_the_games_keep_to_the_style_guide(language: str) -> None:
    wrong = [
        f"{where}: {fault}" for where, text in texts(language) for fault in faults(text, language)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES_WHOLE)
def test_all_texts_are_looked_at(language: str) -> None:
    looked_at = {where.partition(":")[0] for where, _ in texts(language)}
    for game in ("war_of_the_ring", "lotr_card_game", "five_armies", "battles_of_westeros"):
        assert f"src/westmarch/games/{game}/texts/{language}.ftl" in looked_at
        assert any(f"boards/{game}/" in where for where in looked_at)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The army at { PLACE($place) } is destroyed."),
        ("en", "{ SEAT($seat) } attacks { PLACE($to) } from { PLACE($from) }."),
        ("en", "{ CARD($card) }: this card is exhausted."),
        ("en", "Attack 3 against defense 1"),
        ("en", "Heals -2 corruption"),
        ("pl", "weź: { FIGURE($arg1) }"),
        ("pl", "Żadna armia nie może się ruszyć."),
        ("pl", "Tamtejsze umocnienie nie jest uszkodzone."),
        ("ru", "Войско отступает в соседний регион."),
        ("ru", "Карты нет у вас на руке."),
        ("ru", "Бросок (попадание на { $target })"),
        ("ru", "Команд довольно"),
    ],
)
def test_what_is_forbidden_is_found(language: str, text: str) -> None:
    assert faults(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            '{ SEAT($seat) } attacks { PLACE($to, case: "the") }.',
        ),
        ("en", "Heavy Armor, −2"),
        ("pl", "Wyrusz z armią; porusz ją do sąsiedniego regionu."),
        ("ru", "Войско отступает в смежный регион."),
    ],
)
def test_what_is_right_passes(language: str, text: str) -> None:
    assert faults(text, language) == []
