"""Units on the battlefield: where they stand, what they can do, how they are hit and lost.

All changes of place, strength and engagement go through here, so that the lists of the state agree.
"""

from __future__ import annotations

from typing import Any

from westmarch.games.battles_of_westeros.rules.battlefield.effects import total
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEXES, NEIGHBOURS
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDER_KEYWORDS,
    COMMANDERS,
    ELIMINATED,
    ESCAPED,
    HOUSES,
    KEYWORDS_OF,
    KINDS,
    NOBODY,
    RANKS,
    RATING,
    STALWART,
    TOUGHNESS,
    ZONE,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import COVER
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.plan.special_rules import happen
from westmarch.games.battles_of_westeros.rules.round import morale, victory
from westmarch.games.battles_of_westeros.rules.state import MOVED, Field
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.state import with_item

STALWART_NEIGHBOURS: set[int] = set()
"""Commanders next to whose unit friendly units have Stalwart."""


# ---- queries


def units_of(s: Field, house: int) -> list[int]:
    """The units of a House on the battlefield."""
    where, houses = s.hex, s.house
    return [u for u in range(len(where)) if where[u] >= 0 and houses[u] == house]


def commander_units(s: Field, house: int) -> list[int]:
    """The units of a House led by a commander, on the battlefield."""
    where, houses = s.hex, s.house
    return [u for u, c in enumerate(s.commander) if c >= 0 and where[u] >= 0 and houses[u] == house]


def unit_of_commander(s: Field, commander: int) -> int:
    """The unit a commander leads on the battlefield, or NOBODY."""
    for unit, found in enumerate(s.commander):
        if found == commander and s.hex[unit] >= 0:
            return unit
    return NOBODY


def controlled(s: Field, leader: int) -> list[int]:
    """The friendly units in the zone of control of the commander of a unit, his own included
    (bow.5.04, bow.5.05)."""
    row = DISTANCE[s.hex[leader]]
    house = s.house[leader]
    where, houses = s.hex, s.house
    return [
        u
        for u in range(len(where))
        if houses[u] == house and where[u] >= 0 and row[where[u]] <= ZONE
    ]


def keyword(s: Field, unit: int, word: int) -> int:
    """The value of a keyword of a unit: from its card, its commander's and effects; 0 without it
    (bow.12.01). Stalwart from neighbours is in `stalwart`."""
    value = KEYWORDS_OF[s.kind[unit]][word]
    commander = s.commander[unit]
    if commander >= 0:
        value += COMMANDER_KEYWORDS[commander][word]
    if s.effects:
        value += total(s, word, unit)
    return value


def friends_next_to(s: Field, unit: int) -> list[int]:
    """The friendly units next to a unit."""
    at, house = s.unit_at, s.house
    own = house[unit]
    return [at[h] for h in NEIGHBOURS[s.hex[unit]] if at[h] >= 0 and house[at[h]] == own]


def stalwart(s: Field, unit: int) -> bool:
    """Whether a unit has Stalwart: by keyword, or because it is next to two friendly units
    (bow.12.18)."""
    if keyword(s, unit, STALWART):
        return True
    friends = friends_next_to(s, unit)
    if len(friends) >= 2:
        return True
    return any(s.commander[f] in STALWART_NEIGHBOURS for f in friends)


def protection(s: Field, unit: int) -> int:
    """Hits of an attack that a unit ignores: Cover and Toughness together (bow.12.04, bow.12.05).
    A building gives no Cover against an engagement its own House began (bow.13.09)."""
    cover = COVER[s.ground[s.hex[unit]]]
    if cover and s.token[unit] == s.house[unit]:
        cover = 0
    return cover + keyword(s, unit, TOUGHNESS)


# ---- events


def named(s: Field, unit: int) -> dict[str, str]:
    """A unit as an event names it: its banner may change hands later."""
    commander = s.commander[unit]
    return {
        "house": HOUSES[s.house[unit]],
        "rank": RANKS[s.rank[unit]],
        "kind": KINDS[s.kind[unit]],
        "commander": COMMANDERS[commander] if commander >= 0 else "",
    }


def tell_of(s: Field, event: str, unit: int, **data: Any) -> None:
    """Tell something about a unit: its number, and as `who` its name."""
    if s.events is not None:
        tell(s, event, unit=unit, who=named(s, unit), **data)


# ---- engagement (bow.8.01, bow.8.02)


def engage(s: Field, attacker: int, target: int) -> None:
    """Put a token of the attacker's House between two units, or turn the one there (bow.8.03,
    bow.8.04)."""
    s.foe[attacker], s.foe[target] = target, attacker
    s.token[attacker] = s.token[target] = s.house[attacker]


def disengage(s: Field, unit: int) -> None:
    """Remove the engagement token of a unit's hex, if there is one."""
    foe = s.foe[unit]
    if foe >= 0:
        s.foe[unit] = s.foe[foe] = NOBODY
        s.token[unit] = s.token[foe] = NOBODY


# ---- places


def put(s: Field, unit: int, h: int) -> None:
    """Put a unit that is not on the battlefield into a hex."""
    s.hex[unit] = h
    s.unit_at = at = s.unit_at[:]
    at[h] = unit


def lift(s: Field, unit: int) -> None:
    """Take a unit out of its hex."""
    s.unit_at = at = s.unit_at[:]
    at[s.hex[unit]] = NOBODY


def shift(s: Field, unit: int, h: int) -> None:
    """Take a unit from its hex to another; its engagement ends."""
    if s.foe[unit] >= 0:
        disengage(s, unit)
    s.unit_at = at = s.unit_at[:]
    at[s.hex[unit]] = NOBODY
    s.hex[unit] = h
    at[h] = unit


def arrive(s: Field, unit: int) -> None:
    """A unit has ended a move, advance, pursuit or retreat: objectives change hands and the plan's
    special rules take note (bow.11.12)."""
    plan = plan_named(s.battle)
    if plan.objectives:
        h, house = s.hex[unit], s.house[unit]
        for number, goal in enumerate(plan.objectives):
            if goal.hex == h and s.control[number] != house:
                s.control = with_item(s.control, number, house)
                tell(s, "control", objective=number, hex=HEXES[h], house=HOUSES[house])
    if plan.special:
        happen(s, "arrive", unit)
    if plan.instant:
        victory.check_instant(s)


def enter(s: Field, unit: int, h: int) -> None:
    """Take a unit into a hex by order, advance or pursuit: it counts as having moved (bow.12.11).
    Special rules may strike who enters."""
    if s.events is not None:
        tell_of(s, "moved", unit, origin=HEXES[s.hex[unit]], to=HEXES[h])
    shift(s, unit, h)
    s.turn[unit] |= MOVED
    if plan_named(s.battle).special:
        happen(s, "enter", unit)


def move(s: Field, unit: int, h: int) -> None:
    """Move a unit by order, advance or pursuit to where its move ends."""
    enter(s, unit, h)
    if s.hex[unit] >= 0:
        arrive(s, unit)


def escape(s: Field, unit: int) -> None:
    """A unit leaves the battlefield as the plan allows (bow.6.03)."""
    tell_of(s, "escaped", unit, origin=HEXES[s.hex[unit]])
    _leave(s, unit, ESCAPED)
    victory.score_at_once(s, "escape", s.house[unit], unit)
    if plan_named(s.battle).instant:
        victory.check_instant(s)


def _leave(s: Field, unit: int, where: int) -> None:
    disengage(s, unit)
    lift(s, unit)
    s.hex[unit] = where
    s.active[unit] = 0


# ---- losses


def eliminate(s: Field, unit: int) -> None:
    """The bearer is lost, so the unit is eliminated and its owner's morale falls by its rank
    (bow.7.25, bow.10.10)."""
    house = s.house[unit]
    h = s.hex[unit]
    if s.events is not None:
        tell_of(s, "eliminated", unit, house=HOUSES[house], hex=HEXES[h])
    _leave(s, unit, ELIMINATED)
    s.figures[unit] = 0
    morale.fall(s, house, morale.LOSS[s.rank[unit]])
    victory.score_at_once(s, "eliminate", 1 - house, unit)
    plan = plan_named(s.battle)
    if plan.special:
        happen(s, "eliminated", unit)
    if plan.instant:
        victory.check_instant(s)


def capture(s: Field, unit: int) -> None:
    """The commander of a unit is captured and the unit eliminated (bow.10.04). His points are
    scored after the loss of morale: a rout comes first (bow.11.10)."""
    commander = s.commander[unit]
    s.captor = with_item(s.captor, commander, 1 - s.house[unit])
    tell(s, "captured", commander=COMMANDERS[commander], by=HOUSES[1 - s.house[unit]])
    eliminate(s, unit)
    victory.score_at_once(s, "capture", 1 - s.house[unit], unit)
    if plan_named(s.battle).instant:
        victory.check_instant(s)


def take_hits(s: Field, unit: int, hits: int, before: int = 0) -> int:
    """Remove one figure for each hit, the bearer last (bow.7.24). Hits left when a commander
    stands alone capture him if they reach his rating (bow.10.02, bow.10.03); `before` are such
    hits of the same attack already dealt (bow.9.09). Returns those left without effect."""
    commander = s.commander[unit]
    troops = s.figures[unit] - (commander >= 0)
    lost = min(troops, hits)
    if lost:
        s.figures[unit] -= lost
        if s.events is not None:
            tell_of(s, "figures_lost", unit, count=lost, hex=HEXES[s.hex[unit]])
    if commander < 0:
        if not s.figures[unit]:
            eliminate(s, unit)
        return 0
    left = hits - lost + before
    if hits and s.figures[unit] == 1 and left >= RATING[commander]:
        capture(s, unit)
        return 0
    return left


def burn(s: Field, unit: int, figures: int) -> None:
    """Fire removes figures, a commander too: he is captured whatever his rating (bow.10.06,
    bow.14.06)."""
    lost = min(figures, s.figures[unit])
    tell_of(s, "burned", unit, count=lost, hex=HEXES[s.hex[unit]])
    if lost == s.figures[unit]:
        if s.commander[unit] >= 0:
            capture(s, unit)
        else:
            eliminate(s, unit)
    else:
        s.figures[unit] -= lost


def pay_figure(s: Field, unit: int) -> bool:
    """A unit takes a hit in return for an effect; a commander figure cannot (bow.10.05). False
    when nobody is left to take it."""
    if s.figures[unit] - (s.commander[unit] >= 0) < 1:
        return False
    take_hits(s, unit, 1)
    return True


def rally(s: Field, unit: int) -> None:
    """Make a unit active (bow.4.19)."""
    s.active[unit] = 1
    tell_of(s, "rallied", unit, hex=HEXES[s.hex[unit]])


def tire(s: Field, unit: int) -> None:
    """A unit whose order is finished becomes inactive (bow.4.18)."""
    s.active[unit] = 0
