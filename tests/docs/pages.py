"""The pages of the documentation, and the code blocks in them."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    page
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
    if not page.with_suffix(".json").exists()
)
"""All but those that `python -m tools.reference` writes for each game, with its data beside it."""

_BLOCK = re.compile(
    r"(?:^ *<!-- *(?P<marker>[^\n]*?) *-->\n)?"
    r"^(?P<indent> *)```(?P<language>[^\n]*)\n(?P<text>.*?)^(?P=indent)```$",
    re.DOTALL | re.MULTILINE,
)


@dataclass(frozen=True)
class Block:
    """A fenced block of code."""

    page: Path
    line: int
    language: str
    marker: str
    """The comment right above it, which says how to run it; empty if there is none."""
    text: str

    @property
    def place(self) -> str:
        return f"{name_of(self.page)}:{self.line}"

    @property
    def file(self) -> str | None:
        """The file that the block shows, named in a comment on its first line."""
        named = re.match(r"# ([\w./-]+\.(?:py|toml))\n", self.text)
        return named[1] if named else None


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    source = page.read_text(encoding="utf-8")
    return [
        Block(
            page,
            source.count("\n", 0, found.start("indent")) + 1,
            found["language"],
            found["marker"] or "",
            textwrap.dedent(found["text"]),
        )
        for found in _BLOCK.finditer(source)
    ]


def prose(page: Path) -> str:
    """A page without its code blocks."""
    return _BLOCK.sub("", page.read_text(encoding="utf-8"))
