"""docs/explanation/rulings.md lists every house ruling as the games have it."""

from __future__ import annotations

from pathlib import Path

from westmarch.kernel import registry
from westmarch.kernel.rulings import Ruling, rulings
from westmarch.kernel.texts.language import ENGLISH

DOC = Path(__file__).parents[1] / "docs/explanation/rulings.md"
HEAD = "| House ruling | The question | As usual | By the house ruling |"


def row(one: Ruling) -> str:
    return f"| `{one.id}` | {one.question} | {one.reading} | {one.other} |"


def tables() -> str:
    """The tables of house rulings, by game, as the document must have them."""
    parts = []
    for game in registry.games():
        rows = [row(one) for one in rulings(game, ENGLISH) if one.switch]
        if rows:
            parts.append("\n".join([f"### {game.title}", "", HEAD, "|---|---|---|---|", *rows, ""]))
    return "\n".join(parts)


def test_the_document_lists_every_house_ruling() -> None:
    text = DOC.read_text(encoding="utf-8")
    _, _, listed = text.partition("## The house rulings\n\n")
    # What stands there is printed by `python -m tests.test_rulings`.
    assert listed == tables()


if __name__ == "__main__":
    print(tables(), end="")
