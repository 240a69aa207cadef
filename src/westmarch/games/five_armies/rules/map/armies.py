"""Armies: what stands where, and every way a unit changes its place (chapter 9).

Only this module writes ``units``, ``fp_units``, ``shadow_units`` and ``supply``; so units are
conserved by construction of its few functions.
"""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.games.five_armies.rules.catalogue import PLAYED_ON
from westmarch.games.five_armies.rules.map.board import (
    DEFENCE,
    GOBLIN_POINTS,
    HAS_CONTROL,
    NEIGHBOURS,
    NO_LIMIT,
    PLACE_COUNT,
    PLACES,
    REGION_COUNT,
)
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    BILBO,
    BOLG,
    CHARACTERS,
    ELIMINATED,
    FREE_PEOPLES,
    GANDALF,
    GREAT_ORC,
    KINDS,
    KINDS_OF_SIDE,
    LEADERSHIP,
    MARCHING,
    ORC,
    SHADOW,
    SIDES,
    STRENGTH,
    THORIN,
    UNITS,
    WITH_ARMIES,
    load,
)
from westmarch.games.five_armies.rules.state import (
    G_DAMAGE,
    G_LEADERS,
    G_PEOPLE,
    G_PLACE,
    G_UNITS,
    Battlefield,
)
from westmarch.games.five_armies.rules.turn.table_cards import (
    FLYING_ARROWS,
    FURY_OF_THE_DWARVES,
    HOWLING_ORCS,
    LUCKY_NUMBER,
    discard_from_table,
    on_table,
)
from westmarch.games.five_armies.rules.turn.victory import bolg_slain
from westmarch.kernel.engine.events import tell

_ARMIES = load("setup.toml")["armies"]
LIMIT: int = _ARMIES["limit"]
"""The most units of an army (b5a.9.02)."""
_OPENS_PASS: int = _ARMIES["opens_pass"]
FURY = 2
"""What Fury of the Dwarves adds to strength and leadership of the army with Thorin."""


# ---- changing places


def put(s: Battlefield, place: int, kind: int, count: int = 1) -> None:
    """Add units to a place. They must come from somewhere: see the functions below."""
    s.units[place * KINDS + kind] += count
    if kind < ORC:
        s.fp_units[place] += count
    else:
        s.shadow_units[place] += count
        if place >= REGION_COUNT:
            _open_pass(s, place)


def _open_pass(s: Battlefield, place: int) -> None:
    """Five units in a goblin mustering point open its pass for good (b5a.9.41)."""
    if place in GOBLIN_POINTS and s.shadow_units[place] >= _OPENS_PASS:
        at = GOBLIN_POINTS.index(place)
        if not s.passes_open[at]:
            s.passes_open[at] = 1
            tell(s, "pass_opened", place=PLACES[place])


def lift(s: Battlefield, place: int, kind: int, count: int = 1) -> None:
    """Take units off a place. They must go somewhere: see the functions below."""
    at = place * KINDS + kind
    assert s.units[at] >= count, "no such unit there"
    s.units[at] -= count
    if kind < ORC:
        s.fp_units[place] -= count
    else:
        s.shadow_units[place] -= count


def recruit(s: Battlefield, place: int, kind: int, count: int = 1) -> int:
    """Bring in up to `count` units from the supply (b5a.9.35); how many came. The caller keeps the
    army limit with `KeepLimit`."""
    came = min(count, s.supply[kind])
    if came:
        s.supply[kind] -= came
        put(s, place, kind, came)
        tell(s, "recruited", place=PLACES[place], unit=UNITS[kind], count=came)
    return came


def lay_orcs_on_card(s: Battlefield, count: int) -> int:
    """Orcs from the supply wait on Flying Arrows and Wild Spears; how many there were."""
    came = min(count, s.supply[ORC])
    s.supply[ORC] -= came
    s.orcs_on_card += came
    return came


def take_orc_from_card(s: Battlefield, place: int) -> None:
    """An Orc from that card joins an army; an empty card is discarded."""
    s.orcs_on_card -= 1
    s.supply[ORC] += 1
    recruit(s, place, ORC)
    if not s.orcs_on_card:
        discard_from_table(s, FLYING_ARROWS)


def eliminate(s: Battlefield, place: int, kind: int) -> None:
    """A unit goes back to the supply (b5a.10.27); with the last one the army is destroyed."""
    lift(s, place, kind)
    s.supply[kind] += 1
    tell(s, "unit_eliminated", place=PLACES[place], unit=UNITS[kind])
    if kind == GREAT_ORC and on_table(s, HOWLING_ORCS):
        discard_from_table(s, HOWLING_ORCS)
    side = FREE_PEOPLES if kind < ORC else SHADOW
    if not units_at(s, side, place):
        _destroy(s, side, place)


def _destroy(s: Battlefield, side: int, place: int) -> None:
    """With its last unit an army's characters and tokens go (b5a.10.33)."""
    s.leaders[place] = 0
    s.damage[place] = 0
    tell(s, "army_destroyed", place=PLACES[place], side=SIDES[side])
    for character in WITH_ARMIES[side]:
        if s.characters[character] == place:
            eliminate_character(s, character)


def eliminate_character(s: Battlefield, character: int) -> None:
    """A character leaves the game (b5a.8.11), with what lies on the sheet."""
    s.characters[character] = ELIMINATED
    s.activated[character] = 0
    tell(s, "character_eliminated", character=CHARACTERS[character])
    if character == BILBO:
        s.rings = 0
    elif character == GANDALF:
        s.concentration = 0
    elif character == BEORN:
        s.wrath = 0
    elif character == BOLG:
        s.bodyguards = 0
        bolg_slain(s)
    for card in tuple(s.table):
        if PLAYED_ON[card] == character or (card == LUCKY_NUMBER and character == BILBO):
            discard_from_table(s, card)


def withdraw(s: Battlefield, place: int, kind: int) -> None:
    """A unit goes back to the supply without being eliminated, so characters with it stay; tokens
    left without an army go (b5a.8.20)."""
    lift(s, place, kind)
    s.supply[kind] += 1
    tell(s, "unit_withdrawn", place=PLACES[place], unit=UNITS[kind])
    if not units_at(s, FREE_PEOPLES if kind < ORC else SHADOW, place):
        remove_damage(s, place, s.damage[place])
        remove_leaders(s, place, s.leaders[place])


def remove_damage(s: Battlefield, place: int, count: int) -> int:
    """Take up to `count` Damage tokens off an army, never off a fortification (b5a.9.39); how
    many went."""
    gone = min(count, s.damage[place])
    if gone:
        s.damage[place] -= gone
        tell(s, "damage_removed", place=PLACES[place], count=gone)
    return gone


def add_leaders(s: Battlefield, place: int, count: int = 1) -> None:
    """Put leadership tokens with the army at a place."""
    s.leaders[place] += count
    tell(s, "leaders_placed", place=PLACES[place], count=count)


def remove_leaders(s: Battlefield, place: int, count: int = 1) -> int:
    """Take up to `count` leadership tokens from the army at a place; how many went."""
    gone = min(count, s.leaders[place])
    if gone:
        s.leaders[place] -= gone
        tell(s, "leaders_removed", place=PLACES[place], count=gone)
    return gone


# ---- groups on the march


def set_out(
    s: Battlefield,
    side: int,
    place: int,
    units: Iterable[tuple[int, int]],
    damage: int,
    leaders: int,
    people: Iterable[int],
) -> None:
    """Take a group off its place for a march: (kind, count) of its units, tokens, characters. What
    stays without a unit loses its leadership tokens (b5a.8.20); no Damage may stay then."""
    group = [place, *([0] * KINDS), damage, leaders, *people]
    for kind, count in units:
        lift(s, place, kind, count)
        group[G_UNITS + kind] = count
    s.damage[place] -= damage
    s.leaders[place] -= leaders
    for character in people:
        s.characters[character] = MARCHING
    if not units_at(s, side, place):
        assert not s.damage[place], "damage without an army"
        remove_leaders(s, place, s.leaders[place])
    s.marching.append(group)


def join(s: Battlefield) -> list[int]:
    """All groups on the march join what stands where they are (b5a.9.16); where they are."""
    places: list[int] = []
    for group in s.marching:
        place = group[G_PLACE]
        for kind in range(KINDS):
            if group[G_UNITS + kind]:
                put(s, place, kind, group[G_UNITS + kind])
        s.damage[place] += group[G_DAMAGE]
        s.leaders[place] += group[G_LEADERS]
        for character in group[G_PEOPLE:]:
            s.characters[character] = place
        if place not in places:
            places.append(place)
    s.marching = []
    return places


def move_everything(s: Battlefield, side: int, origin: int, place: int) -> None:
    """A whole army with its characters and tokens goes to another place and joins there."""
    base = origin * KINDS
    units = [(k, s.units[base + k]) for k in KINDS_OF_SIDE[side] if s.units[base + k]]
    people = characters_at(s, side, origin)
    set_out(s, side, origin, units, s.damage[origin], s.leaders[origin], people)
    s.marching[-1][G_PLACE] = place
    join(s)


# ---- queries


def units_at(s: Battlefield, side: int, place: int) -> int:
    """Units of a side at a place."""
    return s.fp_units[place] if side == FREE_PEOPLES else s.shadow_units[place]


def count_at(s: Battlefield, place: int, kind: int) -> int:
    """Units of one kind at a place."""
    return s.units[place * KINDS + kind]


def kinds_at(s: Battlefield, side: int, place: int) -> list[int]:
    """Kinds of units a side has at a place."""
    base = place * KINDS
    units = s.units
    return [k for k in KINDS_OF_SIDE[side] if units[base + k]]


def has_kind(s: Battlefield, place: int, kinds: Iterable[int]) -> bool:
    """Whether the army at a place contains a unit of these kinds."""
    base = place * KINDS
    return any(s.units[base + k] for k in kinds)


def armies_of(s: Battlefield, side: int) -> list[int]:
    """Places where a side has an army."""
    units = s.fp_units if side == FREE_PEOPLES else s.shadow_units
    return [p for p in range(PLACE_COUNT) if units[p]]


def characters_at(s: Battlefield, side: int, place: int) -> list[int]:
    """Characters of a side at a place that belong to its army there, if it has one."""
    where = s.characters
    return [c for c in WITH_ARMIES[side] if where[c] == place]


def leadership_at(s: Battlefield, side: int, place: int) -> int:
    """Leadership value of an army: tokens and characters (b5a.9.06)."""
    total = s.leaders[place]
    where = s.characters
    for character in WITH_ARMIES[side]:
        if where[character] == place:
            total += LEADERSHIP[character]
            if character == THORIN and on_table(s, FURY_OF_THE_DWARVES):
                total += FURY
    return total


def has_leadership(s: Battlefield, side: int, place: int) -> bool:
    """Whether an army has leadership: a token or a character of leadership 1 or more (b5a.9.07)."""
    if s.leaders[place]:
        return True
    where = s.characters
    return any(where[c] == place and LEADERSHIP[c] for c in WITH_ARMIES[side])


def strength_at(s: Battlefield, side: int, place: int, each: int = 0) -> int:
    """Combined combat strength of an army, before the limit of five dice (b5a.10.14). `each`: what
    every unit counts as; 0: its own strength."""
    if each:
        total = units_at(s, side, place) * each
    else:
        base = place * KINDS
        units = s.units
        total = sum(units[base + k] * STRENGTH[k] for k in KINDS_OF_SIDE[side])
    if s.characters[THORIN] == place and side == FREE_PEOPLES and on_table(s, FURY_OF_THE_DWARVES):
        total += FURY
    return total


def in_play(s: Battlefield, character: int) -> bool:
    """Whether a character has entered play and is not eliminated; Bilbo off the board is in play
    (b5a.8.22)."""
    where = s.characters[character]
    return where >= 0 or where < ELIMINATED


def enemy_at(s: Battlefield, side: int, place: int) -> bool:
    """Whether an enemy army stands at a place; for the Shadow Beorn is one (b5a.12.16)."""
    if side == FREE_PEOPLES:
        return s.shadow_units[place] > 0
    return s.fp_units[place] > 0 or s.characters[BEORN] == place


def next_to_enemy(s: Battlefield, side: int, place: int) -> bool:
    """Whether a region is adjacent to an enemy army, Beorn included for the Shadow (b5a.9.21)."""
    enemy = s.shadow_units if side == FREE_PEOPLES else s.fp_units
    for near in NEIGHBOURS[place]:
        if enemy[near]:
            return True
    return side == SHADOW and s.characters[BEORN] in NEIGHBOURS[place]


def enemy_controls(s: Battlefield, side: int, place: int) -> bool:
    """Whether the other side controls a place (b5a.9.23). What the Free Peoples control they hold
    from the start, marker or not."""
    return HAS_CONTROL[place] and s.shadow_control[place] == (1 if side == FREE_PEOPLES else 0)


def limit_at(side: int, place: int) -> int:
    """The most units a side may have at a place (b5a.9.02, b5a.9.03)."""
    return 1000 if side == SHADOW and NO_LIMIT[place] else LIMIT


def walls_stand(s: Battlefield, place: int) -> bool:
    """Whether a place has a fortification that is not breached (b5a.10.29)."""
    return s.wall_damage[place] < DEFENCE[place]
