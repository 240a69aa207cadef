"""Where fingerprints are written down: the games' packages, the changelog, the golden records."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tools.fingerprints.making import ROOT, games
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.fingerprints import FILE, in_play

CHANGELOG = ROOT.parent / "CHANGELOG.md"
GOLDEN = ROOT.parent / "tests" / "contract" / "golden"
HEAD = "# The fingerprint of the rules and data of this game: `make fingerprints` writes it."
UNRELEASED, SECTION = "## [Unreleased]", "### Rules"


def file_of(game: str) -> Path:
    return ROOT.joinpath(*games()[game].split("."), FILE)


def text_of(rules: str) -> str:
    return f'{HEAD}\nrules = "{rules}"\n'


def write(game: str, rules: str) -> bool:
    """Write a game's fingerprint into its package. Whether it is another than before."""
    file = file_of(game)
    if file.exists() and file.read_text(encoding="utf-8") == text_of(rules):
        return False
    file.write_text(text_of(rules), encoding="utf-8")
    return True


def missing(found: dict[str, str]) -> dict[str, str]:
    """Those fingerprints of which the changelog does not say what changed."""
    told = [line for line in _rules_lines() if line.startswith("- ")]
    return {
        name: rules
        for name, rules in found.items()
        if not any(f"- {name} `{rules}`: " in line for line in told)
    }


def _rules_lines() -> list[str]:
    """The lines of the changelog's sections on rules, of all versions."""
    found, inside = [], False
    for line in CHANGELOG.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            inside = line == SECTION
        elif inside:
            found.append(line)
    return found


def add_to_changelog(new: dict[str, str], why: str) -> None:
    """Say of each game what changed, in the version that comes next: there each game has one line,
    with the fingerprint that goes out and all that led to it."""
    lines = CHANGELOG.read_text(encoding="utf-8").splitlines()
    at = lines.index(UNRELEASED) + 1
    versions = (n for n, line in enumerate(lines[at:], start=at) if line.startswith("## "))
    end = next(versions, len(lines))
    if SECTION not in lines[at:end]:
        before = [] if lines[end - 1] == "" else [""]
        lines[end:end] = [*before, SECTION, "", ""]
    at = lines.index(SECTION, at) + 2
    headings = (n for n, line in enumerate(lines[at:], start=at) if line.startswith("#"))
    end = next(headings, len(lines))
    for name, rules in reversed(new.items()):
        known = (n for n in range(at, end) if lines[n].startswith(f"- {name} `"))
        place = next(known, None)
        if place is None:
            lines.insert(at, f"- {name} `{rules}`: {why}")
            end += 1
            continue
        told = lines[place].partition("`: ")[2]
        told = told if why in told else f"{told} {why}"
        lines[place] = f"- {name} `{rules}`: {told}"
    CHANGELOG.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def stamp_golden() -> dict[str, list[str]]:
    """Write the fingerprint of today into the golden records that replay by today's rules. Those
    that do not, by game."""
    broken: dict[str, list[str]] = {}
    for file in sorted(GOLDEN.glob("*/*.jsonl")):
        saved = records.read(file)
        game = registry.game(saved.header.game)
        today = in_play(game, saved.header.options)
        if saved.header.rules == today:
            continue
        saved.header = msgspec.structs.replace(saved.header, rules=today)
        try:
            records.verify(saved)
        except BadRecord:
            broken.setdefault(game.id, []).append(file.name)
        else:
            records.write(saved, file)
    return broken
