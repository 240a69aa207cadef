"""``westmarch texts``: what the translations lack, and the skeleton of a new one."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer

from westmarch.cli.common import console, print_json
from westmarch.cli.helping import english_helps, missing_helps
from westmarch.cli.options import AsJson
from westmarch.cli.samples import samples
from westmarch.kernel import registry
from westmarch.kernel.engine import datapack
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.packaged_game import PackagedGame
from westmarch.kernel.rulings import TOLD, Ruling, rulings
from westmarch.kernel.texts.completeness import missing, missing_messages, printed_texts
from westmarch.kernel.texts.language import ENGLISH, LANGUAGES, LANGUAGES_WHOLE
from westmarch.kernel.texts.prose import Prose
from westmarch.kernel.texts.site_texts import HOUSE, say
from westmarch.kernel.texts.translation import source_of


def texts(
    languages: Annotated[
        list[str] | None,
        typer.Argument(metavar="[LANGUAGE]...", help="The languages; by default all."),
    ] = None,
    lacking: Annotated[
        bool,
        typer.Option(
            "--missing", help="List what is not translated. Exit code 1 if anything is missing."
        ),
    ] = False,
    new: Annotated[
        str, typer.Option("--new", metavar="LANGUAGE", help="Create the files of a new language.")
    ] = "",
    sampled: Annotated[
        str,
        typer.Option(
            "--samples",
            metavar="LANGUAGE",
            help="Print every kind of message from played games, with the other languages below.",
        ),
    ] = "",
    into: Annotated[
        Path, typer.Option(metavar="DIR", help="The source folder for the new files.")
    ] = Path(),
    as_json: AsJson = False,
) -> None:
    """Show how complete the translations are."""
    out = console()
    if new:
        for file in write_skeleton(new, into):
            out.print(str(file))
        return
    if sampled:
        print_samples(sampled, as_json)
        return
    found = {
        language: list(missing_texts(language))
        for language in languages or LANGUAGES
        if language != ENGLISH
    }
    if as_json:
        print_json({"missing": found if lacking else {k: len(v) for k, v in found.items()}})
    else:
        for language, lines in found.items():
            for line in lines if lacking else ():
                out.print(f"{language} {line}")
            key = "some" if lines else "none"
            out.print(say(f"texts-missing_{key}", language=language, count=len(lines)))
    if lacking and any(found.values()):
        raise typer.Exit(1)


def print_samples(language: str, as_json: bool) -> None:
    """Print every kind of message in a language as it reads in a game, and in the other languages
    beside it. Raises `BadOption` where there are no texts in the language."""
    if language not in LANGUAGES:
        raise BadOption("texts-no_texts", language=language, known=", ".join(LANGUAGES))
    others = [one for one in LANGUAGES_WHOLE if one != language]
    found = samples([language, *others])
    if as_json:
        print_json({"samples": [one._asdict() for one in found]})
        return
    out = console()
    for one in found:
        out.print(f"{one.game} {one.kind} {one.key}", markup=False, soft_wrap=True)
        for spoken, text in one.texts.items():
            out.print(f"  {spoken} {text}", markup=False, soft_wrap=True)


def missing_texts(language: str) -> Iterator[str]:
    """Everything a language lacks, with the game it is of."""
    house = missing_messages(HOUSE.messages(ENGLISH), HOUSE.messages(language), language)
    yield from (f"house: {line}" for line in house)
    yield from (f"house: {line}" for line in missing_helps(_app(), language))
    for game, prose in _games():
        yield from (f"{game.id}: {line}" for line in missing(game, prose, language))


def _app() -> typer.Typer:
    from westmarch.cli.app import app  # which has this command among others

    return app


def _games() -> Iterator[tuple[PackagedGame, Prose]]:
    for game in registry.games():
        if isinstance(game, PackagedGame):
            yield game, game.modules.notation.PROSE


# ---- a new language


def write_skeleton(language: str, into: Path) -> Iterator[Path]:
    """Write every file a new language needs, in English words to begin from, into a folder of the
    sources; those written. Raises `BadOption` when there are such files already."""
    if not (language.isascii() and language.isalpha() and language.islower()):
        raise BadOption("texts-no_language", language=language)
    if source_of("westmarch", language):
        raise BadOption("texts-there_already", language=language)
    client = into / "web" / "src"
    found = {file.with_name(f"{language}.ftl"): file for file in client.rglob("texts/en.ftl")}
    for path, english in sorted(found.items()):
        yield _write(path, english.read_text(encoding="utf-8"))
    folder = into / "src" / "westmarch"
    yield _write(folder / "texts" / f"{language}.ftl", source_of("westmarch", ENGLISH))
    yield _write(folder / "texts" / language / "help.toml", _helps())
    for game, prose in _games():
        texts = folder / "games" / game.id / "texts"
        yield _write(texts / f"{language}.ftl", source_of(game.package, ENGLISH))
        yield _write(texts / language / "names.toml", _names(prose))
        yield _write(texts / language / "data.toml", _data(prose))
        yield _write(texts / language / "rules.toml", _rules(game))
        if ours := rulings(game, ENGLISH):
            yield _write(texts / language / "rulings.toml", _rulings(ours))


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def _toml(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _helps() -> str:
    sections: dict[str, list[str]] = {}
    for section, key, english in english_helps(_app()):
        if english:
            sections.setdefault(section, []).append(f"{key} = {_toml(english)}")
    return "\n".join("\n".join((f"[{name}]", *lines, "")) for name, lines in sections.items())


def _names(prose: Prose) -> str:
    """Each name in its English forms; the cases are the translator's to add."""
    parts = []
    for table, names in prose.names().items():
        for id, forms in names.items():
            lines = [f"{case} = {_toml(form)}" for case, form in forms.items()]
            parts.append("\n".join((f"[{table}.{id}]", *lines, "")))
    return "\n".join(parts)


def _data(prose: Prose) -> str:
    tree: dict[str, Any] = {}
    for file, path, text in printed_texts(prose):
        at: Any = tree.setdefault(file, {})
        for part, following in pairwise(path):
            at = _step(at, part, [] if isinstance(following, int) else {})
        _step(at, path[-1], text)
    lines = []
    for file, entries in tree.items():
        for id, entry in entries.items():
            lines.append(f"[{file}.{id}]")
            lines += [f"{field} = {_inline(value)}" for field, value in entry.items()]
            lines.append("")
    return "\n".join(lines)


def _step(at: Any, part: str | int, new: Any) -> Any:
    if isinstance(part, str):
        return at.setdefault(part, new)
    while len(at) <= part:
        at.append(new if len(at) == part else {})
    return at[part]


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{k} = {_inline(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return _toml(value)


def _rules(game: PackagedGame) -> str:
    data = datapack.load(game.package, "rules.toml")
    lines = []
    for kind, fields in (
        ("rule", ("id", "title", "text")),
        ("example", ("id", "given", "when", "then")),
    ):
        for one in data[kind]:
            lines.append(f"[[{kind}]]")
            lines += [f"{field} = {_toml(one[field])}" for field in fields if one.get(field)]
            lines.append("")
    return "\n".join(lines)


def _rulings(found: Sequence[Ruling]) -> str:
    lines = []
    for one in found:
        lines.append("[[ruling]]")
        texts = ((field, getattr(one, field)) for field in ("id", *TOLD))
        lines += [f"{field} = {_toml(text)}" for field, text in texts if text]
        if one.sources:
            lines.append(f"sources = {_inline([*one.sources])}")
        lines.append("")
    return "\n".join(lines)
