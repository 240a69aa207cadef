"""What is wrong with a line that people read, as far as a program can tell.

Every game's questions, labels, refusals and log lines pass through here (test_words.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from westmarch.kernel.game import Game

PLURALS = (
    "Free Peoples",
    "Elves",
    "Dwarves",
    "Southrons & Easterlings",
    "Eagles",
    "Great Bats",
    *("Black Forest Bats", "Dol Guldur Orcs", "Eastern Crows", "Hummerhorns", "Wargs"),
    *("Misty Mountain Goblins", "Mountains of Mirkwood", "Gladden Fields", "Endless Caverns"),
)
"""Subjects that are called by the name of many."""
VERBS = (
    *("advances", "falls", "becomes", "marches", "moves", "attacks", "scores", "takes", "engages"),
    *("joins", "draws", "plays", "uses", "wins", "loses", "holds", "gains", "goes", "comes", "has"),
    *("is", "was", "retreats", "flees", "suffers", "rolls", "passes", "enters", "leaves", "stays"),
)
NOUNS = (
    *("cards", "dice", "hits", "points", "resources", "units", "tiles", "tokens", "figures"),
    *("regulars", "elites", "leaders", "companions", "successes", "rings", "eagles", "levels"),
)
EVERYDAY = ("stand and fight",)
"""Names of cards that are also said of things."""
_SHAPES = {
    "a before a vowel": r"\b[Aa] (?!uni|one\b|use|eu)[aeiouéAEIOUÉ]\w*",
    "an before a consonant": r"\b[Aa]n (?!hour|honour|heir)[^\W\daeiouéAEIOUÉ]\w*",
    "a word twice": r"\b([^\W\d_]+) \1\b|\b([A-Z])([a-z]+) (?i:\2)\3\b",
    "two spaces": r"  |^ | $",
    "a space before a mark": r" [.,;:!?)]|\( ",
    "two marks": r"[.,;:]{2}(?<!\.\.)|[!?]\.|\.{4}",
    "an empty bracket": r"\(\)|\[\]|\{\}",
    "a slot not filled": r"[{}]|\bNone\b(?! of)|\bTrue\b|\bFalse\b|<\w+",
    "an id": r"\w_\w",
    "one with several": rf"(?<![\d.,+-])\b1 (?:\w+ )?(?:{'|'.join(NOUNS)})\b",
    "several with the verb of one": (
        rf"(?:^|[.:] )(?:[Tt]he )?(?:{'|'.join(PLURALS)}) (?:{'|'.join(VERBS)})\b"
    ),
}
_PATTERNS = {what: re.compile(shape) for what, shape in _SHAPES.items()}


def faults(text: str, game: Game) -> list[str]:
    """What is wrong with a text, each with the place."""
    found = []
    for what, pattern in _PATTERNS.items():
        hit = pattern.search(text)
        if hit:
            found.append(f"{what} ({hit.group(0)!r})")
    names, pattern = proper_names(game)
    for hit in pattern.finditer(text):
        said, name = hit.group(0), names[hit.group(0).casefold()]
        if said[1:] != name[1:]:
            found.append(f"{said!r} for {name!r}")
    return found


@cache
def proper_names(game: Game) -> tuple[dict[str, str], re.Pattern[str]]:
    """The proper names of a game's facts, which keep their capitals anywhere; only those of several
    words, for one word may be an everyday one as well: a card called Hope."""
    found = {name for name in _names(game.facts()) if len(name.split()) > 1}
    names = {name.casefold(): name for name in found if name.split()[-1][:1].isupper()}
    names = {folded: name for folded, name in names.items() if folded not in EVERYDAY}
    either = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return names, re.compile(rf"(?<!\w)(?:{either or '(?!)'})(?!\w)", re.IGNORECASE)


def _names(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("name", "title") and isinstance(value, str):
                yield value
            else:
                yield from _names(value)
    elif isinstance(data, list):
        for value in data:
            yield from _names(value)
