"""Winning (chapter 10), and the individual winner of a game of three or four (wotr.11.26)."""

from __future__ import annotations

from westmarch.games.war_of_the_ring.rules.map.board import NATION_OF, VICTORY_POINTS
from westmarch.games.war_of_the_ring.rules.map.pieces import FREE_PEOPLES, SHADOW, load
from westmarch.games.war_of_the_ring.rules.seats import owner, seats_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import finish

_SETUP = load("setup.toml")
POINTS_TO_WIN: tuple[int, int] = (
    _SETUP["victory"]["free_peoples"],
    _SETUP["victory"]["shadow"],
)
CORRUPTION_LIMIT: int = _SETUP["limits"]["corruption"]
CRACK_OF_DOOM: int = _SETUP["mordor_track"]["crack_of_doom"]

ENDINGS = ("ring_bearers_fail", "ring_destroyed", "shadow_conquest", "sauron_banished")


def check_ring(s: War) -> None:
    """The two Ring victories end the game at the very moment they are met; corruption comes first
    (wotr.10.01 to wotr.10.04)."""
    if s.corruption >= CORRUPTION_LIMIT:
        _win(s, SHADOW, "ring_bearers_fail")
    elif s.mordor == CRACK_OF_DOOM:
        _win(s, FREE_PEOPLES, "ring_destroyed")


def check_conquest(s: War) -> None:
    """The military victories, in the Victory check only; the Shadow's has precedence
    (wotr.10.05, wotr.10.06)."""
    if s.victory_points[SHADOW] >= POINTS_TO_WIN[SHADOW]:
        _win(s, SHADOW, "shadow_conquest")
    elif s.victory_points[FREE_PEOPLES] >= POINTS_TO_WIN[FREE_PEOPLES]:
        _win(s, FREE_PEOPLES, "sauron_banished")


def _win(s: War, side: int, ending: str) -> None:
    if not s.ending:
        s.champions = champions(s, side)
        tell(s, "game_over", ending=ending, winners=list(seats_of(s, side)))
        finish(s, list(seats_of(s, side)), ending)


def champions(s: War, side: int) -> list[int]:
    """The individual winners among the players of the winning side; all of the best on a tie, for
    which the rulebook gives no rule (wotr.11.27, wotr.11.28)."""
    seats = seats_of(s, side)
    standing = dict.fromkeys(seats, 0)
    for region, captor in enumerate(s.captor):
        if captor < 0:
            continue
        if captor in standing and side == SHADOW:
            standing[captor] += VICTORY_POINTS[region]
        loser = owner(s, NATION_OF[region])
        if loser in standing:
            standing[loser] -= VICTORY_POINTS[region]
    best = max(standing.values())
    return [seat for seat in seats if standing[seat] == best]
