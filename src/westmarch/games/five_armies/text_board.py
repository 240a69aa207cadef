"""The table in text, as a seat sees it, for the terminal."""

from __future__ import annotations

from westmarch.games.five_armies.state import Battlefield
from westmarch.games.five_armies.view import view


def board(s: Battlefield, seat: int | None) -> str:
    """The armies, and what else is open to the seat."""
    seen = view(s, seat)
    lines = [
        f"Turn {seen['turn']}, {seen['phase']}",
        f"Fate {seen['fate']['marker']}, Shadow points {seen['victory_points']}",
    ]
    for place, at in seen["places"].items():
        parts = [f"{n} {unit}" for unit, n in at["units"].items()]
        parts += at["characters"]
        parts += [f"{at[k]} {k}" for k in ("damage", "leaders") if at[k]]
        parts += [f"{n} {kind} token" for kind, n in at["tokens"].items()]
        lines.append(f"{place}: {', '.join(parts)}")
    return "\n".join(lines)
