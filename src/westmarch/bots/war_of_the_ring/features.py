"""The position as numbers, for a value that is learned.

They are written from the Shadow's side and turned round for the Free Peoples, so that what is good
for the one is as bad for the other. Of the cards only the seat's own are looked at.
"""

from __future__ import annotations

from westmarch.bots.war_of_the_ring.battles import odds
from westmarch.bots.war_of_the_ring.cards import kept_worth
from westmarch.bots.war_of_the_ring.evaluation import shadow_value
from westmarch.bots.war_of_the_ring.paths import MORDOR_STEPS
from westmarch.bots.war_of_the_ring.ring_bearers import RingBearersRoad, steps_to_doom
from westmarch.bots.war_of_the_ring.threats import TARGETS, Threats, pressures
from westmarch.games.war_of_the_ring.rules.battle.attack import targets_of
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARDS,
    EYE,
    F_ARMY,
    F_ARMY_MUSTER,
    F_CHARACTER,
    F_EVENT,
    F_MUSTER,
    F_WILL,
    FP_SPECIAL_TILES,
    STANDARD_TILES,
    STAYS_ON_TABLE,
    TILE_STOPS,
    TILE_VALUE,
)
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import rerolls_allowed
from westmarch.games.war_of_the_ring.rules.map.board import (
    HOME_SIDE,
    INSIDE,
    NATION_OF,
    REARGUARD,
    REGION_OF_PLACE,
    REGIONS,
    STRONGHOLDS,
    VICTORY_POINTS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    CHARACTERS,
    COMPANIONS,
    FIGURES,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GOLLUM,
    IN_FELLOWSHIP,
    KINDS,
    LEVEL,
    MINIONS,
    NATIONS,
    SHADOW,
    STRIDER,
)
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, P_ACTIONS, War

_TABLE: tuple[int, ...] = tuple(c for c in range(len(CARDS)) if STAYS_ON_TABLE[c])
_REFUGES: tuple[int, ...] = tuple(r for r in STRONGHOLDS if HOME_SIDE[r] == FREE_PEOPLES)
_LEADING = (*MINIONS, ARAGORN, GANDALF_THE_WHITE)
_PIECES = tuple(range(KINDS))
_REINFORCED = tuple(range(15, KINDS))

NAMES: tuple[str, ...] = (
    "shadow",
    "judgement",
    "turn",
    "points_shadow",
    "points_free_peoples",
    "last_points_shadow",
    "last_points_free_peoples",
    "road",
    "margin",
    "steps",
    "corruption",
    "corrupted",
    "progress",
    "revealed",
    "in_mordor",
    "mordor",
    "waited",
    "rerolls",
    "hunting",
    "found",
    "tiles",
    "tile_damage",
    "tile_stops",
    "tile_eyes",
    "special_tiles_shadow",
    "special_tiles_free_peoples",
    "company",
    "company_levels",
    "gollum",
    "gandalf_guides",
    "strider_walks",
    *(f"in_play_{CHARACTERS[c]}" for c in _LEADING),
    *(f"steps_{n}" for n in NATIONS),
    *(f"active_{n}" for n in NATIONS[:5]),
    "pressure_shadow",
    "pressure_free_peoples",
    *(f"falls_{REGIONS[r]}" for r in TARGETS[SHADOW]),
    *(f"taken_{REGIONS[r]}" for r in TARGETS[SHADOW]),
    *(f"freed_{NATIONS[NATION_OF[r]]}_{REGIONS[r]}" for r in TARGETS[FREE_PEOPLES]),
    *(f"besieged_{REGIONS[r]}" for r in _REFUGES),
    "attacks_shadow",
    "attacks_free_peoples",
    *(f"on_map_{FIGURES[k]}" for k in _PIECES),
    *(f"to_come_{FIGURES[k]}" for k in _REINFORCED),
    *(f"table_{CARDS[c]}" for c in _TABLE),
    "rings_shadow",
    "rings_free_peoples",
    "dice_free_peoples",
    "characters_free_peoples",
    "wills_free_peoples",
    "dice_shadow",
    "armies_of_dice_shadow",
    "musters_shadow",
    "characters_shadow",
    "events_shadow",
    "pools_shadow",
    "pools_free_peoples",
    "shadow_to_act",
    "action_resolution",
    "cards",
    "own_cards",
)


def features(s: War, seat: int) -> list[float]:
    """The position as the seat may see it, in the order of `NAMES`."""
    side = side_of(s, seat)
    judgement = shadow_value(s)
    dark, free = s.victory_points[SHADOW], s.victory_points[FREE_PEOPLES]
    found = [
        1.0,
        max(-3.0, min(3.0, judgement / 60.0)),
        s.turn / 10.0,
        dark / 5.0,
        free / 2.0,
        max(0, dark - 6) / 2.0,
        max(0, free - 2),
    ]
    found += _ring(s)
    found += _nations(s)
    found += _map(s)
    found += _hands(s, seat, side)
    return found if side == SHADOW else [-x for x in found]


def _ring(s: War) -> list[float]:
    """The Fellowship, its road and the Hunt."""
    road = RingBearersRoad(s)
    in_mordor = s.mordor != NOT_IN_MORDOR
    stops = eyes = own = theirs = 0
    damage = 0.0
    for tile in s.hunt_pool:
        value = TILE_VALUE[tile]
        stops += TILE_STOPS[tile]
        eyes += value == EYE
        damage += 3.0 if value >= EYE else value
    for tile in (*s.hunt_pool, *s.hunt_waiting):
        if tile in FP_SPECIAL_TILES:
            theirs += 1
        elif tile not in STANDARD_TILES:
            own += 1
    count = max(1, len(s.hunt_pool))
    company = levels = 0
    for companion in COMPANIONS:
        if s.characters[companion] == IN_FELLOWSHIP:
            company += 1
            levels += LEVEL[companion]
    found = [
        road.chance(),
        max(-8.0, min(12.0, road.margin - s.corruption)) / 5.0,
        steps_to_doom(s) / 8.0,
        s.corruption / 5.0,
        max(0, s.corruption - 7) / 2.0,
        s.progress / 3.0,
        float(s.revealed),
        1.0 if in_mordor else 0.0,
        s.mordor / MORDOR_STEPS if in_mordor else 0.0,
        1.0 if in_mordor and not s.mordor_effort else 0.0,
        0.0 if in_mordor else rerolls_allowed(s) / 2.0,
        s.hunt_box[SHADOW] / 2.0,
        s.hunt_box[FREE_PEOPLES] / 2.0,
        len(s.hunt_pool) / 12.0,
        damage / count,
        stops / count,
        eyes / count,
        own / 2.0,
        theirs / 2.0,
        company / 4.0,
        levels / 8.0,
        1.0 if s.guide == GOLLUM else 0.0,
        1.0 if s.guide == GANDALF_THE_GREY else 0.0,
        1.0 if s.characters[STRIDER] >= 0 else 0.0,
    ]
    for character in _LEADING:
        found.append(1.0 if s.characters[character] >= 0 else 0.0)
    return found


def _nations(s: War) -> list[float]:
    found: list[float] = []
    for steps in s.political:
        found.append(steps / 2.0)
    for nation in range(5):
        found.append(float(s.active[nation]))
    return found


def _map(s: War) -> list[float]:
    """What threatens the Settlements, what could be attacked at once, and all figures."""
    ours, theirs = pressures(s)
    found = [_promise(theirs, SHADOW) / 5.0, _promise(ours, FREE_PEOPLES) / 2.0]
    found += theirs.chance
    control = s.control
    for region in TARGETS[SHADOW]:
        found.append(1.0 if control[region] == SHADOW else 0.0)
    for i, region in enumerate(TARGETS[FREE_PEOPLES]):
        found.append(1.0 if control[region] == FREE_PEOPLES else ours.chance[i])
    for region in _REFUGES:
        found.append(1.0 if s.fp_units[INSIDE[region]] else 0.0)
    found += [_attacks(s, SHADOW), _attacks(s, FREE_PEOPLES)]
    figures = s.figures
    for kind in _PIECES:
        found.append(sum(figures[kind::KINDS]) / 6.0)
    for kind in _REINFORCED:
        found.append(s.reinforcements[kind] / 6.0)
    return found


def _promise(pressure: Threats, side: int) -> float:
    total = 0.0
    targets = TARGETS[side]
    for i in range(len(targets)):
        total += VICTORY_POINTS[targets[i]] * pressure.chance[i]
    return total


def _attacks(s: War, side: int) -> float:
    """The points that could be won by attacks from where the Armies stand, by their chances."""
    own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
    best: dict[int, float] = {}
    for place in range(REARGUARD):
        if own[place] < 2:
            continue
        for target in targets_of(s, side, place):
            region = REGION_OF_PLACE[target]
            points = VICTORY_POINTS[region]
            if points and s.control[region] != side:
                promise = points * odds(s, side, place, target)
                if promise > best.get(region, 0.0):
                    best[region] = promise
    return sum(best.values()) / 2.0


def _hands(s: War, seat: int, side: int) -> list[float]:
    """The table, Rings, dice and cards; of other hands only how many."""
    found: list[float] = []
    for card in _TABLE:
        found.append(1.0 if card in s.table else 0.0)
    free, dark = s.dice[FREE_PEOPLES], s.dice[SHADOW]
    acting = s.phase == P_ACTIONS
    own = 0.0
    for card in s.hands[seat]:
        own += kept_worth(card)
    held = [0, 0]
    for other in range(s.players):
        held[side_of(s, other)] += len(s.hands[other])
    turn = 0.0
    if acting:
        turn = 1.0 if side_of(s, s.to_act) == SHADOW else -1.0
    found += [
        s.rings[SHADOW] / 2.0,
        s.rings[FREE_PEOPLES] / 2.0,
        len(free) / 4.0,
        (free.count(F_CHARACTER) + free.count(F_WILL)) / 2.0,
        float(free.count(F_WILL)),
        len(dark) / 6.0,
        (dark.count(F_ARMY) + dark.count(F_ARMY_MUSTER)) / 3.0,
        (dark.count(F_MUSTER) + dark.count(F_ARMY_MUSTER)) / 3.0,
        dark.count(F_CHARACTER) / 2.0,
        dark.count(F_EVENT) / 2.0,
        s.pools[SHADOW] / 8.0,
        s.pools[FREE_PEOPLES] / 5.0,
        turn,
        1.0 if acting else 0.0,
        (held[SHADOW] - held[FREE_PEOPLES]) / 4.0,
        (own if side == SHADOW else -own) / 6.0,
    ]
    return found
