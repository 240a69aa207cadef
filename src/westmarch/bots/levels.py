"""Levels for people: how strong the computer plays each game, from `novice` to `expert`.

A level is one of our own bots with its parameters. A game lists a level only if measurements there
found it stronger than the level below (docs/research/bots.md). A level that tries anything out has
a limit in `seconds`. The limit is for machines much slower than those it was measured on, where the
level never reached it.
"""

from __future__ import annotations

from westmarch.bots.registry import LEVELS

NOVICE, EASY, MEDIUM, HARD, EXPERT = ORDER = ("novice", "easy", "medium", "hard", "expert")
"""The levels, from the weakest to the strongest."""


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
