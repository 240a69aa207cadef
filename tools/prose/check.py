"""What is wrong with a text, and where the texts are."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from westmarch.cli.app import app
from westmarch.cli.helping import english_helps

ROOT = Path(__file__).resolve().parents[2]
DOCS, INTERFACE, GAMES = "docs", "interface", "games"

OPENING = {
    "en": re.compile(r"(?:Who|Whoever|What)\b(?!['’]s\b| follows\b|( \w+){1,4} is that\b)"),
    "pl": re.compile(r"(?:Kto|Ktokolwiek)\b"),
    "ru": re.compile(r"(?:Кто|У кого)\b(?!-)"),
}
"""How a sentence begins whose subject is a clause; a question may begin so."""
SUBJECT = {
    "en": 'name the subject: "If you withdraw, ...", "Players who ..."',
    "pl": "nazwij podmiot: „Jeśli się wycofasz…”, „Gracz, który…”",
    "ru": "назовите подлежащее: «Если вы выйдете…», «Игрок, который…»",
}
UNREWRITTEN = (
    "docs/",
    "README",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "src/westmarch/games/",
    "web/src/boards/",
)
"""Whose prose is still to be rewritten: not held to the rules yet."""

MESSAGE = re.compile(r"-?[a-zA-Z][\w-]*\s*=\s*(.*)")
ATTRIBUTE = re.compile(r"\s+\.[\w-]+\s*=\s*(.*)")
VARIANT = re.compile(r"\s*\*?\[[\w-]+\]\s*(.*)")


@dataclass(frozen=True)
class Rule:
    """A phrase we do not write."""

    wrong: re.Pattern[str]
    better: str
    only: tuple[str, ...]
    """The kinds of text it is for."""


@dataclass(frozen=True)
class Text:
    """A piece of prose: a paragraph, a heading, a line of a message."""

    file: str
    line: int
    language: str
    kind: str
    words: str


@dataclass(frozen=True)
class Finding:
    """Something to rewrite."""

    text: Text
    phrase: str
    better: str

    def __str__(self) -> str:
        return f"{self.text.file}:{self.text.line}: “{self.phrase}”: {self.better}"


@cache
def rules(language: str) -> tuple[Rule, ...]:
    """The phrases of a language."""
    told = tomllib.loads(Path(__file__).with_name("phrases.toml").read_text(encoding="utf-8"))
    kinds = [DOCS, INTERFACE, GAMES]
    return tuple(
        Rule(re.compile(one["wrong"], re.IGNORECASE), one["better"], tuple(one.get("only", kinds)))
        for one in told[language]
    )


def sentences(words: str) -> Iterator[str]:
    """The sentences of a paragraph."""
    yield from (part.strip(" “”\"'„«»()*_") for part in re.split(r"(?<=[.!?…])\s+", words))


def findings(text: Text) -> Iterator[Finding]:
    """What is to be rewritten in a text."""
    for rule in rules(text.language):
        if text.kind in rule.only:
            for found in rule.wrong.finditer(text.words):
                yield Finding(text, found[0].strip(), rule.better)
    for sentence in sentences(text.words):
        opening = OPENING[text.language].match(sentence)
        if opening and not sentence.endswith("?"):
            yield Finding(text, f"{sentence[:40]}…", SUBJECT[text.language])


def fluent(file: str, language: str, kind: str, source: str) -> Iterator[Text]:
    """The lines of the messages of a Fluent file."""
    inside = False
    for number, line in enumerate(source.splitlines(), 1):
        found = MESSAGE.match(line)
        if not found and not line.startswith((" ", "}")):
            inside = False
        found = found or (ATTRIBUTE.match(line) or VARIANT.match(line) if inside else None)
        words = found[1] if found else line if inside else ""
        inside = inside or found is not None
        if re.search(r"\w\w", words):
            yield Text(file, number, language, kind, words.strip())


def markdown(file: str, language: str, source: str) -> Iterator[Text]:
    """The paragraphs, headings, list items and cells of a page, without its code."""
    source = re.sub(r"^(```|~~~).*?^\1", _lines_of, source, flags=re.MULTILINE | re.DOTALL)
    source = re.sub(r"<!--.*?-->", _lines_of, source, flags=re.DOTALL)
    source = re.sub(r"`[^`]*`", _code, source)
    source = re.sub(r"\]\([^)]*\)", "]", source)
    begun, words = 0, ""
    for number, line in enumerate([*source.splitlines(), ""], 1):
        starts = re.match(r"\s*([#>|]|[-*+] |\d+[.)] |$)|    ", line)
        if starts and words:
            yield Text(file, begun, language, DOCS, words)
            words = ""
        if line.lstrip().startswith("|"):
            yield from (
                Text(file, number, language, DOCS, cell.strip())
                for cell in line.split("|")
                if re.search(r"\w\w", cell)
            )
        elif stripped := re.sub(r"^\s*(#+|>|[-*+]|\d+[.)])?\s*", "", line).strip():
            begun = begun if words else number
            words = f"{words} {stripped}".strip()


def _lines_of(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


def _code(found: re.Match[str]) -> str:
    return "`code`" + "\n" * found[0].count("\n")


def helps() -> Iterator[Text]:
    """The help of the commands in English, as Typer tells it."""
    for section, key, words in english_helps(app):
        file = f"westmarch {section} --help ({key})"
        yield Text(file, 0, "en", INTERFACE, " ".join(words.split()))


def texts(root: Path = ROOT) -> Iterator[Text]:
    """All our prose that people read."""
    pages = [*root.glob("docs/**/*.md"), *root.glob("*.md")]
    for path in sorted(pages):
        language = path.suffixes[0][1:] if len(path.suffixes) > 1 else "en"
        if language in OPENING:
            yield from markdown(str(path.relative_to(root)), language, _read(path))
    folders = [root / "src", root / "web" / "src"]
    for path in sorted(path for folder in folders for path in folder.glob("**/texts/*.ftl")):
        file = path.relative_to(root)
        kind = GAMES if {"games", "boards"} & set(file.parts) else INTERFACE
        yield from fluent(str(file), path.stem, kind, _read(path))
    for path in sorted(root.glob("src/**/texts/*/help.toml")):
        for number, line in enumerate(_read(path).splitlines(), 1):
            yield Text(str(path.relative_to(root)), number, path.parent.name, INTERFACE, line)


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
