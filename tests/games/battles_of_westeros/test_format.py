"""What docs/reference/battle-format.md says of battle plans is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from westmarch.games.battles_of_westeros import plan_files
from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.plan_advice import unwise
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import KEYWORDS
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    GROUND_NAMES,
    GROUNDS,
    IS_TOKEN,
    SYMBOL_OF,
)
from westmarch.games.battles_of_westeros.rules.plan import vocabulary
from westmarch.games.battles_of_westeros.rules.plan.plan_check import KEYS, find

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs/reference/battle-format.md").read_text(encoding="utf-8")
WORDS = ROOT / "web/src/pages/battles/editor/texts/en.ftl"


def rows(heading: str) -> dict[str, str]:
    """The table under a heading: what the first column names, with the rest of the row."""
    part = TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    found = {}
    for names, rest in re.findall(r"^\| (`.+?`) \| (.*) \|$", part, re.M):
        for name in re.findall(r"`(\w+)`", names):
            found[name] = rest
    return found


@pytest.mark.rule("bow.16.08", "bow.16.09", "bow.16.10")
def test_the_example_is_a_battle() -> None:
    example = plan_files.read_text(TEXT.partition("```toml\n")[2].partition("```")[0])
    assert find(example) == [] and unwise(example) == []
    s = GAME.new({"battle": plan_files.option_of(example)}, 1)
    assert GAME.view(s, None)["title"] == "At the Stone Ford"
    assert plan_files.read_text(plan_files.write_toml(example)).keys() == example.keys()


def test_every_key_and_word_is_described() -> None:
    assert rows("Keys").keys() == set(KEYS)
    scores = rows("Points")
    assert scores.keys() == vocabulary.SCORES.keys()
    for name, parameters in vocabulary.SCORES.items():
        when = scores[name].partition(" | ")[0].replace(" ", "_")
        assert tuple(when.split(",_")) == vocabulary.TIMES[name], name
        assert parameters <= set(re.findall(r"`(\w+)`", scores[name])), name
    for heading, words in (
        ("Conditions", vocabulary.CONDITIONS),
        ("Special rules", vocabulary.SPECIAL),
    ):
        described = rows(heading)
        assert described.keys() == words.keys()
        for name, parameters in words.items():
            assert parameters <= set(re.findall(r"`(\w+)`", described[name])), name


def test_every_letter_and_token_is_described() -> None:
    for letter, ground in SYMBOL_OF.items():
        assert f"`{letter}` {GROUND_NAMES[ground].lower()}" in " ".join(TEXT.split())
    for name, token in zip(GROUNDS, IS_TOKEN, strict=True):
        assert not token or f"`{name}`" in TEXT


def test_the_editor_has_words_for_everything() -> None:
    known = set(re.findall(r"^([a-z0-9-]+) =", WORDS.read_text(encoding="utf-8"), re.M))
    needed = {f"keyword-{name}" for name in KEYWORDS}
    for prefix, words in (
        ("score", vocabulary.SCORES),
        ("condition", vocabulary.CONDITIONS),
        ("rule", vocabulary.SPECIAL),
    ):
        for name, parameters in words.items():
            needed |= {f"word-{name}", f"{prefix}-{name}"}
            needed |= {f"param-{parameter}" for parameter in parameters}
    needed |= {f"zone-{name}" for name in vocabulary.ZONES}
    needed |= {f"test-{name}" for name in vocabulary.TESTS}
    needed |= {f"when-{name}" for name in vocabulary.WHEN}
    assert {name.replace("_", "-") for name in needed} <= known
