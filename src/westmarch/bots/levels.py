"""Levels for people: how strong the house plays, from `novice` to `expert`, for each game.

A level is one of the players of the house with its parameters. It is listed for a game only when it
was measured there and found stronger than the one below (docs/research/bots.md). A level that tries
anything out has a limit in `seconds`, for machines much slower than those it was measured on, where
it never reached that limit.
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
    "war_of_the_ring",
    {
        NOVICE: "quick:slips=0.9:width=12:seconds=2",
        EASY: "quick:slips=0.2:width=12:seconds=2",
        MEDIUM: "heuristic:seconds=2",
        HARD: "heuristic:judgement=learned:slips=4:seconds=2",
        EXPERT: "heuristic:judgement=learned:seconds=10",
    },
)
offer(
    "five_armies",
    {
        NOVICE: "quick:slips=0.8:width=8:seconds=2",
        EASY: "quick",
        MEDIUM: "heuristic:slips=1.5:seconds=2",
        HARD: "heuristic:seconds=2",
        EXPERT: "search:trials=48:seconds=10",
    },
)
offer(
    "lotr_card_game",
    {
        NOVICE: "quick:slips=0.8",
        EASY: "quick:slips=0.5",
        MEDIUM: "quick:slips=0.3",
        HARD: "quick",
        EXPERT: "search:trials=256:seconds=10",
    },
)
offer(
    "battles_of_westeros",
    {
        NOVICE: "quick:slips=0.6",
        EASY: "quick:slips=0.3",
        MEDIUM: "quick:slips=0.15",
        HARD: "quick",
        EXPERT: "search:trials=48:width=3:ends=2:sift=6:wide=8:trust=0.025:seconds=10",
    },
)
