"""What the levels of the house are worth as opponents in rated games.

A level's rating never moves: it is measured once, by matches between bots (docs/research/bots.md),
and holds the scale in its place. A level that has not been measured in a game cannot play rated.
The lowest measured level of a game is put at a round number; the others follow from their matches.
"""

from __future__ import annotations

from westmarch.server.ratings.scale import Rating

MEASURED_TO = 60.0
"""How far an anchor may be off."""

ANCHORS: dict[str, dict[str, float]] = {
    # Medium by the ratings of a round robin of 600 games. Won against the level below: easy 138 of
    # 200, medium 144 of 200, hard 138 of 200, expert 137 of 200.
    "war_of_the_ring": {
        "novice": 1067.0,
        "easy": 1206.0,
        "medium": 1370.0,
        "hard": 1509.0,
        "expert": 1644.0,
    },
    # By the ratings of a round robin of 600 games; novice won 49 of 200 against easy, expert 126 of
    # 200 against hard.
    "five_armies": {
        "novice": 1000.0,
        "easy": 1200.0,
        "medium": 1403.0,
        "hard": 1567.0,
        "expert": 1659.0,
    },
    # Won against the level below: easy 156 of 200, medium 139 of 200, hard 126 of 200, expert 525
    # of 800.
    "battles_of_westeros": {
        "novice": 1100.0,
        "easy": 1320.0,
        "medium": 1463.0,
        "hard": 1556.0,
        "expert": 1668.0,
    },
}


def anchor(game: str, bot: str | None) -> Rating | None:
    """The rating of a bot of the house; None: it was not measured."""
    points = ANCHORS.get(game, {}).get(bot or "")
    return None if points is None else Rating(points, MEASURED_TO)
