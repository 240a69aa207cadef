"""Thousands of random games, inspected all the way: no error, no stall, nothing lost or
leaked. Run by ``make soak``; ``WESTMARCH_SOAK`` scales the number of games (0.1: a tenth)."""

from __future__ import annotations

import os

import pytest

from tests.soak.inspector import Inspector
from westmarch.arena.simulate import simulate
from westmarch.kernel import registry

GAMES = {1: 2000, 2: 2000, 3: 200, 4: 200}
"""Random games by number of players."""
SCENARIO_GAMES = 170
"""Random games of each scenario with each number of players, for games that have scenarios."""
SCENARIOS = ("scenario", "battle")
"""Options that say what is played."""
BOLD = ("battles_of_westeros",)
"""Games in which players at random mostly pass: there they are bold (bold.py)."""
SCALE = float(os.environ.get("WESTMARCH_SOAK", "1"))


def _tables() -> list[tuple[str, dict[str, str], int]]:
    """Every game with every number of players it can have and every scenario."""
    found: list[tuple[str, dict[str, str], int]] = []
    for game in registry.games():
        known = {o.name: o.values for o in game.options}
        low, high = game.players
        for players in range(low, high + 1):
            count = {"players": str(players)} if "players" in known else {}
            option = next((name for name in SCENARIOS if name in known), "")
            for scenario in known.get(option, ()):
                found.append((game.id, {**count, option: scenario}, SCENARIO_GAMES))
            if not option:
                found.append((game.id, count, GAMES[players]))
    return found


@pytest.mark.soak
@pytest.mark.parametrize(("name", "options", "games"), _tables())
def test_soak(name: str, options: dict[str, str], games: int) -> None:
    game = registry.game(name)
    count = max(1, round(games * SCALE))
    player = "tests.soak.bold.Bold" if name in BOLD else "random"
    bots = [player] * len(game.seats(game.choose_options(options)))
    result = simulate(game, options, bots, count, seed=1, jobs=0, watchers=[Inspector])
    told = ", ".join(f"{reason} {number}" for reason, number in result.endings.items())
    print(
        f"\n{name}, {options}: {result.finished} of {result.games} games finished, "
        f"{result.decisions} decisions in {result.seconds:.0f} s, "
        f"{result.rounds_mean} rounds per game\n    endings: {told}\n    wins: {result.wins}"
    )
    faults = [f"seed {fault.seed}: {fault.message}" for fault in result.faults]
    assert not faults, "\n".join(faults[:20])
