"""Control of Settlements: capture, recapture, sieges beginning and ending (wotr.6.84 on)."""

from __future__ import annotations

from westmarch.games.war_of_the_ring.rules.map.armies import (
    figures_at,
    move_everything,
    nazgul_at,
    slay,
    units_at,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    HOME_SIDE,
    INSIDE,
    IS_SETTLEMENT,
    NATION_OF,
    REGION_COUNT,
    REGIONS,
    STRONGHOLDS,
    VICTORY_POINTS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import FREE_PEOPLES, NO_NATION, SHADOW, SIDES
from westmarch.games.war_of_the_ring.rules.multiplayer import carry_mixed, controller
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.politics import activate, advance
from westmarch.games.war_of_the_ring.rules.turn.table_cards import review_table
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.state import with_item


def capture(s: War, seat: int, side: int, region: int) -> None:
    """A side takes control of a Settlement: capture from the enemy, or recapture of its own
    (wotr.6.94, wotr.6.97)."""
    home = HOME_SIDE[region]
    s.control = with_item(s.control, region, side)
    if side == home:
        s.captor = with_item(s.captor, region, -1)
        s.victory_points[1 - side] -= VICTORY_POINTS[region]
        tell(s, "recaptured", side=SIDES[side], region=REGIONS[region])
        return
    s.captor = with_item(s.captor, region, seat)
    s.victory_points[side] += VICTORY_POINTS[region]
    tell(s, "captured", side=SIDES[side], region=REGIONS[region])
    advance(s, NATION_OF[region], "captured")  # wotr.7.08


def army_enters(s: War, seat: int, side: int, region: int) -> None:
    """Units of a side have come into a region: the Nation there may be activated (wotr.7.04) and
    its Settlement captured (wotr.6.94)."""
    nation = NATION_OF[region]
    if nation != NO_NATION and side == SHADOW and HOME_SIDE[region] == FREE_PEOPLES:
        activate(s, nation, "entered", region)
    if (
        IS_SETTLEMENT[region]
        and s.control[region] != side
        and units_at(s, side, region)
        and not (INSIDE[region] >= 0 and units_at(s, 1 - side, INSIDE[region]))
    ):
        capture(s, seat, side, region)


def settle_sieges(s: War) -> None:
    """After units left or fell: sieges without besiegers end, the defenders come out (wotr.6.85);
    a Stronghold whose last defender fell is captured (wotr.6.94)."""
    characters_inside = max(s.characters) >= REGION_COUNT
    for region in STRONGHOLDS:
        inside = INSIDE[region]
        holder = s.control[region]
        if units_at(s, 1 - holder, region):
            if not units_at(s, holder, inside):
                remove_leaders_alone(s, inside)
                move_everything(s, inside, region, holder)
                capture(s, controller(s, 1 - holder, region), 1 - holder, region)
        elif (
            units_at(s, holder, inside)
            or (characters_inside and inside in s.characters)
            or nazgul_at(s, inside)
        ):
            move_everything(s, inside, region, holder)
            carry_mixed(s, inside, region)
            tell(s, "siege_ended", region=REGIONS[region])
    review_table(s)


def remove_leaders_alone(s: War, place: int) -> None:
    """Free Peoples Leaders without friendly units at their place leave play (wotr.2.09)."""
    if not s.fp_units[place]:
        for kind, count in figures_at(s, FREE_PEOPLES, place):
            slay(s, place, kind, count)
