"""By which rules a game is played: the fingerprint of a game's rules and data.

Two programs whose fingerprints for a game agree play it alike: from the same state the same action
leads to the same next state. The fingerprint is twelve hexadecimal digits made from the source of
the game's rules, the kernel's playout path and the game's data, without comments, docstrings,
layout and the names of modules (tools/fingerprints). It is written into the game's package, so that
a build without sources knows it too.

A game in progress may be played by more than that: a data pack that overrides some of the data, and
house rulings that are switched to the other reading. `in_play` adds a second part for those:
``3f2a90c1d4e7+8b01c2d3``.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from westmarch.kernel.engine import datapack
from westmarch.kernel.game import Game

FILE = "fingerprint.toml"
"""The file of a game's package that holds its fingerprint."""
DIGITS, MORE_DIGITS = 12, 8

NOT_RULES = ("rules.toml", "rulings.toml", "ready_decks.toml")
"""Data files that no rule reads: the numbered rules, how Westmarch reads them, and decks to choose
from, which a game holds whole in its options."""
WORDS = frozenset(
    ("condition", "effect", "errata", "names", "note", "notes", "provenance", "summary", "text")
) | {"uncertain"}
"""Keys of data files under which stands what only people read."""
WORDS_END = ("_note", "_provenance")


def of_rules(game: Game) -> str:
    """The fingerprint of a game's rules and data as they come with the program. Empty for a game
    whose package holds none."""
    return _written(game.package)


@cache
def _written(package: str) -> str:
    file = files(package).joinpath(FILE)
    if not file.is_file():
        return ""
    return str(tomllib.loads(file.read_text(encoding="utf-8"))["rules"])


def in_play(game: Game, options: Mapping[str, str]) -> str:
    """The fingerprint of the rules by which this program plays a game with these options."""
    rules = of_rules(game)
    more = [_of_pack(datapack.chosen(), game.package), *sorted(game.house_rulings(options))]
    if not rules or not any(more):
        return rules
    return f"{rules}+{digest(json.dumps(more))[:MORE_DIGITS]}"


@cache
def _of_pack(pack: Path | None, package: str) -> str:
    """What a data pack overrides of a game's rules, as a digest; empty when it is nothing. A pack
    is read when the game is imported, so what it says later does not matter."""
    folder = None if pack is None else pack / package.rpartition(".")[2]
    if folder is None or not folder.is_dir():
        return ""
    found = data_digests(folder)
    return digest(json.dumps(found)) if found else ""


# ---- data, as the fingerprint sees it


def data_digests(folder: Path) -> list[list[str]]:
    """The data files of a folder that may change play: the name of each, and a digest of what it
    says to the rules."""
    found = []
    for path in sorted(folder.rglob("*.toml"), key=lambda path: path.relative_to(folder).parts):
        name = path.relative_to(folder).as_posix()
        said = without_words(tomllib.loads(path.read_text(encoding="utf-8")))
        if name not in NOT_RULES and said:
            found.append([name, digest(canonical(said))])
    return found


def without_words(value: Any) -> Any:
    """Data without what only people read. Tables that hold nothing else vanish."""
    if isinstance(value, dict):
        kept = {key: without_words(one) for key, one in value.items() if not _is_words(key)}
        return {key: one for key, one in kept.items() if one != {} or value[key] == {}}
    if isinstance(value, list):
        return [without_words(one) for one in value]
    return value


def _is_words(key: str) -> bool:
    return key in WORDS or key.endswith(WORDS_END)


def canonical(data: Any) -> str:
    """Data as JSON that is the same everywhere. The order of keys stays: rules may count by it."""
    return json.dumps(data, ensure_ascii=True, separators=(",", ":"), default=str)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
