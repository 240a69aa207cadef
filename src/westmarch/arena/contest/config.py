"""A contest as a person writes it: a TOML file, or the words of a command."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Literal

import msgspec

from westmarch.arena.contest.contest import ROUND_ROBIN, Contest, Setting, Test, setting_of
from westmarch.bots.search.knowledge import knowledge_of
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption

ALL = "all"
"""Used instead of an option's values, to mean every value."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ``[[setting]]``: a game, its options, and options that take several values. Every
    combination of these values is a setting."""

    game: str
    options: dict[str, str | int] = {}
    each: dict[str, list[str | int] | Literal["all"]] = {}


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    setting: list[Part]
    bots: list[str]
    form: str = ROUND_ROBIN
    games: int = 100
    seed: int = 1
    test: Test | None = None


def read_contest(path: Path) -> Contest:
    """Return the contest of a file. Raise `BadOption`, with the file and the place in it, if the
    contest is wrong."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        file = msgspec.convert(raw, File)
    except OSError as error:
        raise BadOption("file-unreadable", file=path, why=error.strerror) from None
    except UnicodeDecodeError:
        raise BadOption("file-no_text", file=path) from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadOption("file-wrong", file=path, why=error) from None
    return Contest(
        settings=tuple(
            setting
            for part in file.setting
            for setting in expanded(
                part.game,
                {name: str(value) for name, value in part.options.items()},
                {
                    name: ALL if values == ALL else [str(value) for value in values]
                    for name, values in part.each.items()
                },
            )
        ),
        bots=tuple(file.bots),
        form=file.form,
        games=file.games,
        seed=file.seed,
        test=file.test,
    )


def expanded(
    game: str, options: Mapping[str, str], each: Mapping[str, Sequence[str]]
) -> Iterator[Setting]:
    """Yield the settings of a game, one for every combination of the values in `each`."""
    known = {option.name: option.values for option in registry.game(game).options}
    lists = []
    for name, values in each.items():
        if name in options:
            raise BadOption("contest-once_and_each", option=name)
        if values == ALL and name not in known:
            raise BadOption("option-unknown", game=game, option=name, options=", ".join(known))
        found = known[name] if values == ALL else values
        if not found:
            raise BadOption("contest-no_values", option=name)
        lists.append([(name, value) for value in found])
    for chosen in product(*lists):
        yield setting_of(game, {**options, **dict(chosen)})


def taught(game: str, options: Mapping[str, str]) -> Iterator[Setting]:
    """Yield the lessons of self-play as settings. Each setting has these options too."""
    for lesson in knowledge_of(game).lessons():
        yield setting_of(game, {**lesson, **options})


def read_test(text: str) -> Test:
    """Return the test that ``elo0,elo1`` or ``elo0,elo1,alpha,beta`` describes. Raise `BadOption`
    if the text is wrong."""
    try:
        numbers = [float(word) for word in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) not in (2, 4):
        raise BadOption("contest-no_test", text=text)
    return Test(*numbers)
