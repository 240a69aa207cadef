"""The morale track (bow.10.07 to bow.10.13): one marker for both Houses.

The marker's space is positive on Lannister's side and negative on Stark's; toward a House its
morale falls. `depth` is the number of the space on a House's own side.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.games.battles_of_westeros.rules.battlefield.pieces import HOUSES, LANNISTER, load
from westmarch.games.battles_of_westeros.rules.plan import vocabulary
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import finish

_TRACK = load("morale.toml")
SPACES: int = _TRACK["spaces"]
ZONES = vocabulary.ZONES
FIRST: dict[str, int] = {zone: _TRACK[zone]["first"] for zone in ZONES}
LAST: dict[str, int] = {zone: _TRACK[zone]["last"] for zone in ZONES}
BREAK_POINTS: tuple[int, ...] = tuple(_TRACK[zone]["break_point"] for zone in ZONES[1:])
LOSS: tuple[int, ...] = tuple(_TRACK["loss"])
"""What the loss of a unit of each rank costs (bow.10.10)."""
MORALE_SHIELDS: dict[int, int] = {}
"""Commanders while whose card is fresh their House's morale falls by at most so much a turn."""
WATCHERS: list[Callable[[Field], None]] = []
"""Called when the marker has moved in a battle with instant victories (bow.11.09)."""


def depth(s: Field, house: int) -> int:
    """The space of the marker on a House's side; 0 at the centre or on the other side."""
    return max(0, s.morale if house == LANNISTER else -s.morale)


def zone_of(space: int) -> str:
    """The zone of a space; empty at the centre."""
    for zone in ZONES:
        if FIRST[zone] <= space <= LAST[zone]:
            return zone
    return ""


def meets(s: Field, house: int, zone: str, test: str) -> bool:
    """A morale requirement: the zone or better, or the zone or worse, for a House (bow.5.18)."""
    space = depth(s, house)
    return space <= LAST[zone] if test == "better" else space >= FIRST[zone]


def _move(s: Field, house: int, spaces: int) -> int:
    """Move the marker toward a House; how far it went."""
    step = 1 if house == LANNISTER else -1
    before = s.morale
    s.morale = max(-SPACES, min(SPACES, before + step * spaces))
    return abs(s.morale - before)


def fall(s: Field, house: int, spaces: int) -> None:
    """A House's morale falls, and the other's rises. On its Rout space it has lost (bow.10.12);
    beyond the last space nothing happens (bow.10.13)."""
    if MORALE_SHIELDS and spaces > 0:
        spaces = _shielded(s, house, spaces)
    went = _move(s, house, spaces)
    s.fallen[house] += went
    if went and s.events is not None:
        tell(s, "morale", house=HOUSES[house], fell=went, marker=s.morale)
    if s.morale in (SPACES, -SPACES):
        check_rout(s)
    if went and plan_named(s.battle).instant:
        for watch in WATCHERS:
            watch(s)


def _shielded(s: Field, house: int, spaces: int) -> int:
    for unit, commander in enumerate(s.commander):
        if commander in MORALE_SHIELDS and s.house[unit] == house and s.hex[unit] >= 0:
            if s.fresh[commander]:
                spaces = min(spaces, max(0, MORALE_SHIELDS[commander] - s.fallen[house]))
    return spaces


def rise(s: Field, house: int, spaces: int) -> None:
    """A House's morale rises: the other's falls (bow.10.08)."""
    fall(s, 1 - house, spaces)


def can_fall(s: Field, house: int) -> bool:
    """Whether the marker can move further toward a House."""
    return depth(s, house) < SPACES


def check_rout(s: Field) -> None:
    """A House whose Rout space the marker has reached loses at once (bow.10.12)."""
    rout = plan_named(s.battle).rout
    for house in (0, 1):
        if rout[house] and depth(s, house) >= SPACES:
            finish(s, [1 - house], "rout")
            tell(s, "rout", house=HOUSES[house])


def recovery(s: Field, house: int) -> int:
    """The break point to which a House's morale may recover, or 0 (bow.11.07)."""
    space = depth(s, house)
    if space in BREAK_POINTS:
        return 0
    return max((b for b in BREAK_POINTS if b < space), default=0)


def recover(s: Field, house: int) -> None:
    """Move the marker to the break point of its zone."""
    fall(s, 1 - house, depth(s, house) - recovery(s, house))
