"""Intervals of shares: how certain a win rate is."""

from __future__ import annotations

from math import sqrt

Z = 1.959963984540054
"""Standard deviations of a 95 % interval."""


def wilson(score: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share: `score` points (a draw is half a point) in `games`
    games."""
    if games == 0:
        return 0.0, 1.0
    share = score / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    low, high = (middle - reach) / scale, (middle + reach) / scale
    # At the ends the sums above miss 0 and 1 by a rounding.
    return (0.0 if score == 0 else max(low, 0.0)), (1.0 if score == games else min(high, 1.0))
