"""Thousands of random games, inspected all the way: no error, no stall, nothing lost or
leaked. Run by ``make soak``; ``WESTMARCH_SOAK`` scales the number of games (0.1: a tenth)."""

from __future__ import annotations

import os

import pytest

from tests.soak.inspector import Inspector
from westmarch.arena.simulate import simulate
from westmarch.kernel import registry

GAMES = {2: 2000, 3: 200, 4: 200}
"""Random games by number of players."""
SCALE = float(os.environ.get("WESTMARCH_SOAK", "1"))


def _tables() -> list[tuple[str, int]]:
    """Every game with every number of players it can have."""
    found = []
    for game in registry.games():
        low, high = game.players
        found += [(game.id, players) for players in range(low, high + 1) if players in GAMES]
    return found


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), _tables())
def test_soak(name: str, players: int) -> None:
    game = registry.game(name)
    options = {"players": str(players)} if any(o.name == "players" for o in game.options) else {}
    count = max(1, round(GAMES[players] * SCALE))
    bots = ["random"] * len(game.seats(game.choose_options(options)))
    result = simulate(game, options, bots, count, seed=1, jobs=0, watchers=[Inspector])
    told = ", ".join(f"{reason} {number}" for reason, number in result.endings.items())
    print(
        f"\n{name}, {players} players: {result.finished} of {result.games} games finished, "
        f"{result.decisions} decisions in {result.seconds:.0f} s, "
        f"{result.rounds_mean} rounds a game\n    endings: {told}\n    wins: {result.wins}"
    )
    faults = [f"seed {fault.seed}: {fault.message}" for fault in result.faults]
    assert not faults, "\n".join(faults[:20])
