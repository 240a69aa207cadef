"""What a game's fingerprint is made from, and its making."""

from __future__ import annotations

import json
from pathlib import Path

from tools.fingerprints.normal import Modules
from westmarch.kernel import registry
from westmarch.kernel.fingerprints import DIGITS, data_digests, digest

ROOT = Path(__file__).parent.parent.parent / "src"
ENGINE = "westmarch.kernel.engine"
NO_PLAY = {
    f"{ENGINE}.actions": "the numbers of actions, for those who learn",
    f"{ENGINE}.datapack": "reads data, which counts by itself",
    f"{ENGINE}.errors": "what is told of errors",
    f"{ENGINE}.events": "what is told of the course of a game",
    f"{ENGINE}.native": "what the compiled build leaves to Python",
    f"{ENGINE}.playout": "random play, for those who search",
}
"""Modules of the engine that cannot change how a game is played, and why."""


class CannotMake(Exception):
    """Why there can be no fingerprint, in one line."""


def games() -> dict[str, str]:
    """The package of each game that has a fingerprint, by the game's id."""
    listed = {**registry.GAMES, **registry.LEARNING}
    return {name: module.rpartition(".")[0] for name, module in listed.items()}


def rule_modules(package: str, root: Path = ROOT) -> list[str]:
    """The modules that a game's rules stand in: those below ``rules``, or all there are."""
    folder = root.joinpath(*package.split("."))
    rules = folder / "rules"
    return _below(rules if rules.is_dir() else folder, root)


def engine_modules(root: Path = ROOT) -> list[str]:
    """The modules of the kernel's playout path. Raises `CannotMake`."""
    names = _below(root.joinpath(*ENGINE.split(".")), root)
    gone = sorted(set(NO_PLAY) - set(names))
    if gone:
        raise CannotMake(f"NO_PLAY of tools/fingerprints/making.py names {gone[0]}: there is none")
    return [name for name in names if name not in NO_PLAY]


def _below(folder: Path, root: Path) -> list[str]:
    return [
        ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted(folder.rglob("*.py"))
    ]


def fingerprint(package: str, root: Path = ROOT) -> str:
    """The fingerprint of the game in a package. Raises `CannotMake`."""
    modules = Modules(root, [*engine_modules(root), *rule_modules(package, root)])
    data = data_digests(root.joinpath(*package.split("."), "data"))
    return digest(json.dumps([modules.digests, data]))[:DIGITS]
