"""Fire (chapter 14): setting, putting out, burning down, spreading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from westmarch.games.battles_of_westeros.rules.actions import CHOOSE_HEX, CHOOSE_UNIT
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    DIRECTIONS,
    HEX,
    HEX_COUNT,
    HEXES,
    NEIGHBOURS,
    STEP,
)
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BLUE,
    CLASS_OF,
    DICE,
    FACES,
    GREEN,
    LANNISTER,
    RANGED,
    RED,
    STARK,
    SYMBOLS,
    VALOR,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    BURNED,
    BURNS,
    CAP_FROM,
    CAP_FROM_RANGED,
    DEVASTATION,
    FORD,
    FOREST_RIVER,
    GROUNDS,
    IS_TOKEN,
    PASSABLE,
    PLAINS,
    REMOVED,
    RIVER,
    TENT,
    WOODEN_BRIDGE,
)
from westmarch.games.battles_of_westeros.rules.combat.attack import roll_symbols
from westmarch.games.battles_of_westeros.rules.combat.retreat import Retreat, may_enter, toward_edge
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.plan.special_rules import rule_in_use, special
from westmarch.games.battles_of_westeros.rules.round import morale
from westmarch.games.battles_of_westeros.rules.state import ATTACKED, Field
from westmarch.kernel.engine.chance import choose_one
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame, with_byte

VALOR_BURNS: set[int] = set()
"""Commanders of whose unit valor results also feed a fire."""
WHO_BURNS_FIRST = "who_burns_first"
"""The ruling on the order in which units burn and leave bridges; by its other reading the first
player's come first, and each owner chooses among his own."""
SPREADS = 4
"""The level at which a fire spreads (bow.14.07)."""
NEEDED = (-1, GREEN, BLUE, RED, VALOR)
"""The symbol that puts out a fire of each level from the next hex (bow.14.14)."""


def kindle(s: Field, h: int, levels: int) -> int:
    """Add fire levels to a hex up to its burn limit; how many were added (bow.14.02, bow.14.03)."""
    added = min(levels, max(0, BURNS[s.ground[h]] - s.fire[h]))
    if added > 0:
        s.fire = with_byte(s.fire, h, s.fire[h] + added)
        tell(s, "fire", hex=HEXES[h], level=s.fire[h])
    return max(0, added)


def put_out(s: Field, h: int) -> None:
    """Remove the fire token of a hex."""
    s.fire = with_byte(s.fire, h, 0)
    tell(s, "fire_out", hex=HEXES[h])


def scorch_hexes(s: Field, unit: int) -> list[int]:
    """The hexes a unit with Scorch the Earth could set on fire (bow.12.14)."""
    here = s.hex[unit]
    if s.fire[here]:
        return []
    found = [h for h in NEIGHBOURS[here] if s.unit_at[h] < 0 and BURNS[s.ground[h]] > s.fire[h]]
    camp = rule_in_use(s, "burning_camp")
    return found if camp is None else [h for h in found if s.ground[h] == TENT]


@special("burning_camp", "start")
def _(s: Field, args: dict[str, Any], unit: int) -> None:
    """Only tents can be set on fire; one that is goes up at once, with no fire token."""


def scorch(s: Field, unit: int, h: int) -> None:
    """Roll the unit's dice at an empty hex: each green shield is a fire level (bow.12.15)."""
    here = s.ground[s.hex[unit]]
    dice = min(DICE[s.kind[unit]][s.rank[unit]], CAP_FROM[here])
    if CLASS_OF[s.kind[unit]] == RANGED:
        dice = min(dice, CAP_FROM_RANGED[here])
    fell = roll_symbols(s, dice)
    levels = fell.count(GREEN)
    if s.commander[unit] in VALOR_BURNS:
        levels += fell.count(VALOR)
    if s.events is not None:
        faces = [SYMBOLS[symbol] for symbol in fell]
        army.tell_of(s, "scorched", unit, hex=HEXES[h], levels=levels, faces=faces)
    if rule_in_use(s, "burning_camp") is None:
        kindle(s, h, levels)
    elif levels:
        remove_token(s, h)
    s.turn[unit] |= ATTACKED


def douse(s: Field, unit: int, h: int) -> None:
    """Try to put out the fire in the next hex, or put out the one in the own hex without a roll
    (bow.14.13, bow.14.14)."""
    if h == s.hex[unit]:
        put_out(s, h)
    else:
        face = choose_one(s, FACES, "symbol")
        army.tell_of(s, "doused", unit, hex=HEXES[h], face=SYMBOLS[face])
        if face == NEEDED[s.fire[h]]:
            put_out(s, h)
    s.turn[unit] |= ATTACKED


def remove_token(s: Field, h: int) -> None:
    """Take the terrain token off a hex; a fire that cannot burn there any more goes out
    (bow.14.09). Shallow water under a bridge is a ford like any other."""
    tell(s, "terrain_removed", hex=HEXES[h], terrain=GROUNDS[s.ground[h]])
    shallow = s.terrain[h] in (RIVER, FOREST_RIVER) and rule_in_use(s, "shallow_water") is not None
    s.ground = with_byte(s.ground, h, FORD if shallow else s.terrain[h])
    s.fire = with_byte(s.fire, h, min(s.fire[h], BURNS[s.ground[h]]))


def devastate(s: Field, h: int) -> None:
    """Put a devastation token on a hex: it is plains from now on (bow.13.19)."""
    tell(s, "devastated", hex=HEXES[h], terrain=GROUNDS[s.terrain[h]])
    s.devastated = (*s.devastated, h)
    s.terrain = with_byte(s.terrain, h, PLAINS)
    if not IS_TOKEN[s.ground[h]]:
        s.ground = with_byte(s.ground, h, PLAINS)


def losses_collide(s: Field, units: list[int]) -> bool:
    """Whether it can matter which of some units is lost first: where the marker may reach an end of
    its track, an instant victory may lie between, or a commander is among them who limits how far
    his House's morale falls while he is there."""
    if len(units) < 2:
        return False
    if plan_named(s.battle).instant:
        return True
    lost = [0, 0]
    for unit in units:
        lost[s.house[unit]] += morale.LOSS[s.rank[unit]]
    for unit in units:
        commander = s.commander[unit]
        if commander in morale.MORALE_SHIELDS and s.fresh[commander]:
            if lost[s.house[unit]] > morale.LOSS[s.rank[unit]]:
                return True
    if not all(lost):
        return False
    highest, lowest = s.morale + lost[LANNISTER], s.morale - lost[STARK]
    return highest >= morale.SPACES or lowest <= -morale.SPACES


def retreats_collide(s: Field, units: list[int]) -> bool:
    """Whether it can matter which of some units leaves its burnt bridge first: where two may want
    the same hex, one owner would see where the other went, or something may happen on the way or
    between."""
    if len(units) < 2:
        return False
    plan = plan_named(s.battle)
    if plan.instant or plan.special:
        return True
    ways = [[h for h in toward_edge(s, u)[s.hex[u]] if may_enter(s, h)] for u in units]
    if len({h for found in ways for h in found}) < sum(len(found) for found in ways):
        return True
    if len({s.house[u] for u in units}) > 1 and any(len(found) > 1 for found in ways):
        return True
    return losses_collide(s, [u for u, found in zip(units, ways, strict=True) if not found])


def who_chooses(s: Field, hexes: Sequence[int]) -> tuple[int, Sequence[int]]:
    """Who names the next of the units in some hexes, and from which of these."""
    if WHO_BURNS_FIRST not in s.house_rulings:
        return s.first, hexes
    own = [h for h in hexes if s.house[s.unit_at[h]] == s.first]
    return (s.first, own) if own else (1 - s.first, hexes)


class Fires(Frame):
    """Regroup step A: terrain burns down, units burn, the fiercest fires spread (bow.14.04). Each
    step is done for all hexes before the next; the first player chooses the order within a step
    (bow.11.01), and is asked where the order can matter."""

    sequence: ClassVar[tuple[str, ...]] = (
        "burn_terrain",
        "burn_units",
        "choose_loss",
        "choose_bridge",
        "gather",
        "choose_fire",
    )
    levels: tuple[tuple[int, int], ...] = ()
    """Burning hexes and their levels at the start."""
    doomed: tuple[int, ...] = ()
    """Hexes whose unit will not survive its fire."""
    fallen: tuple[int, ...] = ()
    """Hexes whose bridge burned down."""
    spreading: tuple[int, ...] = ()

    def burn_terrain(self, s: Field) -> None:
        self.levels = tuple((h, s.fire[h]) for h in range(HEX_COUNT) if s.fire[h])
        if not self.levels:
            self.end()
            return
        for h, level in self.levels:
            ground = s.ground[h]
            if level < BURNS[ground]:
                continue
            if BURNED[ground] == DEVASTATION:
                devastate(s, h)
            elif BURNED[ground] == REMOVED:
                remove_token(s, h)
                if ground == WOODEN_BRIDGE:
                    s.fire = with_byte(s.fire, h, 0)
                    self.fallen = (*self.fallen, h)

    def burn_units(self, s: Field) -> None:
        """One figure for each level, counted before the terrain changed (bow.14.06). Units that
        survive come first: in what order they lose figures changes nothing."""
        for h, level in self.levels:
            unit = s.unit_at[h]
            if unit >= 0:
                if level < s.figures[unit]:
                    army.burn(s, unit, level)
                else:
                    self.doomed = (*self.doomed, h)

    @choice("burn_unit", rule="bow.14.04")
    def choose_loss(self, s: Field) -> Offered:
        """Which unit its fire destroys next."""
        if not self.doomed:
            return None
        seat, hexes = who_chooses(s, self.doomed)
        matters = losses_collide(s, [s.unit_at[h] for h in hexes])
        return seat, [CHOOSE_UNIT[h] for h in (hexes if matters else hexes[:1])]

    @choose_loss.takes
    def _(self, s: Field, action: Action) -> None:
        h = HEX[str(action[1])]
        self.doomed = tuple(other for other in self.doomed if other != h)
        self.goto("choose_loss")
        unit = s.unit_at[h]
        army.burn(s, unit, s.figures[unit])

    @choice("leave_bridge", rule="bow.14.04")
    def choose_bridge(self, s: Field) -> Offered:
        """Which unit leaves its burnt bridge next: who survives there retreats a hex or is lost
        (bow.13.12)."""
        left = [h for h in self.fallen if s.unit_at[h] >= 0 and not PASSABLE[s.ground[h]]]
        if not left:
            return None
        seat, hexes = who_chooses(s, left)
        matters = retreats_collide(s, [s.unit_at[h] for h in hexes])
        return seat, [CHOOSE_UNIT[h] for h in (hexes if matters else hexes[:1])]

    @choose_bridge.takes
    def _(self, s: Field, action: Action) -> None:
        h = HEX[str(action[1])]
        self.fallen = tuple(other for other in self.fallen if other != h)
        self.goto("choose_bridge")
        call(s, Retreat(unit=s.unit_at[h], hexes=1, or_lost=1))

    def gather(self, s: Field) -> None:
        self.spreading = tuple(h for h in range(HEX_COUNT) if s.fire[h] >= SPREADS)

    @choice("spread_fire", rule="bow.14.04")
    def choose_fire(self, s: Field) -> Offered:
        if not self.spreading:
            return None
        return s.first, [CHOOSE_HEX[h] for h in self.spreading]

    @choose_fire.takes
    def _(self, s: Field, action: Action) -> None:
        h = HEX[str(action[1])]
        self.spreading = tuple(other for other in self.spreading if other != h)
        self.goto("choose_fire")
        spread(s, h)


def spread(s: Field, h: int) -> None:
    """Draw a direction: the fire of the hex there rises by one level, if it can (bow.14.07,
    bow.14.08)."""
    direction = choose_one(s, plan_named(s.battle).directions, "direction")
    to = STEP[h][direction]
    tell(
        s,
        "fire_spread",
        hex=HEXES[h],
        direction=DIRECTIONS[direction],
        to=HEXES[to] if to >= 0 else None,
    )
    if to >= 0 and s.fire[to] < SPREADS:
        kindle(s, to, 1)
