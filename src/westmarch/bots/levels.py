"""Levels for people: how strong the house plays, from `novice` to `expert`, for each game.

A level is one of the searching players: by how much it tries out, and by the mistakes it makes.
They are mistakes of judgement, not of the hand: a plan that looked as good as the best, never one
that nobody would think of. A level is listed for a game only when it has been measured there
(docs/bots.md).
"""

from __future__ import annotations

from westmarch.bots.registry import LEVELS

NOVICE, EASY, MEDIUM, HARD, EXPERT = ORDER = ("novice", "easy", "medium", "hard", "expert")
"""From the weakest to the strongest."""


def offer(game: str, levels: dict[str, str]) -> None:
    """Add the levels of a game."""
    assert set(levels) <= set(ORDER), f"not a level: {sorted(set(levels) - set(ORDER))}"
    LEVELS[game] = {level: levels[level] for level in ORDER if level in levels}


offer(
    "lotr_card_game",
    {
        NOVICE: "quick:slips=0.3",
        EASY: "quick",
        MEDIUM: "search:trials=24:slips=0.04",
        HARD: "search:trials=96:seconds=2",
        EXPERT: "search:trials=512:seconds=10",
    },
)
offer(
    "battles_of_westeros",
    {
        NOVICE: "quick:slips=0.5",
        EASY: "quick:slips=0.2",
        MEDIUM: "quick",
        HARD: "search:trials=48:width=5:seconds=2",
        EXPERT: "search:trials=192:width=6:seconds=10",
    },
)
