"""What is compiled: the kernel's engine, the rules of each game, what its bots know, and the odds
that they ask for."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from westmarch.kernel.registry import GAMES

ROOT = Path(__file__).parent.parent.parent / "src"
ENGINE = "westmarch.kernel.engine"
SHARED = [
    "westmarch.kernel.odds",
    "westmarch.bots.trial_play",
    "westmarch.bots.search.network_forward",
]
"""What the bots of several games share."""
ASKED_FOR_ODDS = ("five_armies", "battles_of_westeros")
"""Games whose bots ask for the odds that people are shown."""
PASSED_OVER = {
    f"{ENGINE}.datapack": "reads files, once",
    f"{ENGINE}.decision": "frozen Structs, which msgspec makes in C",
    f"{ENGINE}.errors": "exceptions",
    f"{ENGINE}.events": "frozen Structs, made only while somebody listens",
    f"{ENGINE}.native": "what native classes leave to Python",
}
"""Modules of the engine that stay as they are, and why."""


def groups(games: Collection[str] = GAMES) -> dict[str, list[str]]:
    """The modules to be compiled, by the library they go into: one for the engine, one for what the
    bots share, one for each game, one for its bots."""
    found = {"westmarch_engine": _modules(ENGINE), "westmarch_bots": SHARED}
    for name in games:
        found[f"westmarch_{name}"] = _modules(f"westmarch.games.{name}.rules")
        # The bot, made with parameters by its name, and what joins it all for the searcher stay.
        stay = (".heuristic", ".knowledge")
        known = [m for m in _modules(f"westmarch.bots.{name}") if not m.endswith(stay)]
        odds = [f"westmarch.games.{name}.odds"] if name in ASKED_FOR_ODDS else []
        found[f"westmarch_{name}_bots"] = [*odds, *known]
    return found


def _modules(package: str) -> list[str]:
    folder = ROOT.joinpath(*package.split("."))
    names = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in sorted(folder.rglob("*.py"))
        if path.name != "__init__.py"
    ]
    return [name for name in names if name not in PASSED_OVER]
