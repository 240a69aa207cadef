"""How the game is won (chapter 11)."""

from __future__ import annotations

from westmarch.games.five_armies.rules.map.board import FRONT_GATE, HOLDINGS, VICTORY_POINTS
from westmarch.games.five_armies.rules.map.pieces import FREE_PEOPLES, SHADOW, SIDES, load
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import finish

_SETUP = load("setup.toml")
LAST_SPACE: int = _SETUP["fate"]["last"]
"""The end of the fate track (b5a.3.12)."""
POINTS_TO_WIN: int = _SETUP["victory"]["shadow_points"]
BEORN_LATE: int = _SETUP["victory"]["beorn_ends_below"]
"""Points with which the Shadow lives through Beorn's coming (b5a.11.03)."""


def shadow_points(s: Battlefield) -> int:
    """The Shadow's victory points, from what it controls now (b5a.11.01)."""
    control = s.shadow_control
    return sum(VICTORY_POINTS[r] for r in HOLDINGS if control[r])


def _end(s: Battlefield, side: int, ending: str) -> None:
    if not s.ending:
        finish(s, [side], ending)
        tell(s, "game_ended", side=SIDES[side], ending=ending)


def check_front_gate(s: Battlefield) -> None:
    """The Shadow wins at once with ten points and the Front Gate (b5a.11.06)."""
    if s.shadow_control[FRONT_GATE] and shadow_points(s) >= POINTS_TO_WIN:
        _end(s, SHADOW, "front_gate")


def check_end_of_turn(s: Battlefield) -> None:
    """The Shadow wins with ten points at the end of a turn (b5a.11.05)."""
    if shadow_points(s) >= POINTS_TO_WIN:
        _end(s, SHADOW, "conquest")


def check_fate(s: Battlefield) -> None:
    """The Free Peoples win when the marker reaches the last space (b5a.11.04)."""
    if s.fate >= LAST_SPACE:
        _end(s, FREE_PEOPLES, "fate")


def check_beorn(s: Battlefield) -> None:
    """The Free Peoples win when Beorn comes while the Shadow has few points (b5a.11.03)."""
    if shadow_points(s) < BEORN_LATE:
        _end(s, FREE_PEOPLES, "beorn")


def bolg_slain(s: Battlefield) -> None:
    """The Free Peoples win when Bolg is eliminated (b5a.11.02)."""
    _end(s, FREE_PEOPLES, "bolg_slain")
