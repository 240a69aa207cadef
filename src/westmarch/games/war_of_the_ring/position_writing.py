"""Writing positions: the text of a state, as position.py reads it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from westmarch.games.war_of_the_ring.invariants import held_in_frames
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARDS,
    FACES,
    STANDARD_TILES,
    TILES,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    PLACE_COUNT,
    PLACES,
    REARGUARD,
    REGION_COUNT,
    REGION_OF_PLACE,
    REGIONS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTERS,
    COMPANIONS,
    ELIMINATED,
    FREE_PEOPLES,
    IN_FELLOWSHIP,
    KINDS,
    NATION_OF_KIND,
    NATIONS,
    NAZGUL,
    SET_ASIDE,
    SHADOW,
    TYPE_OF_KIND,
)
from westmarch.games.war_of_the_ring.rules.seats import SEATS
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, PHASES, War
from westmarch.kernel.engine.errors import BadPosition

TYPES = ("regular", "elite", "leader")
"""What figures of a Nation are called in a position."""


def write_position(s: War) -> str:
    """The position text of a state between actions. Raises `BadPosition` in the middle of one."""
    if any(s.figures[REARGUARD * KINDS :]):
        raise BadPosition("war_of_the_ring:position-in_battle")
    piles = {c for pile in (*s.decks, *s.hands, *s.discards, *s.hidden_discards) for c in pile}
    if any(c >= 0 and c not in piles and c not in s.table for c in held_in_frames(s, "card")):
        raise BadPosition("war_of_the_ring:position-in_card")
    lines = ["base: empty", f"players: {s.players} ; turn: {s.turn} ; phase: {PHASES[s.phase]}"]
    names = SEATS[s.players]
    if s.players > 2:
        lines.append("leading: " + " ".join(names[seat] for seat in s.leading))
        lines.append("next: " + " ".join(names[seat] for seat in s.next_of_side))
    lines.append(f"to act: {names[s.to_act]}")
    lines.extend(_write_places(s))
    lines.extend(_write_nations(s))
    lines.extend(_write_fellowship(s))
    lines.extend(_write_hunt(s))
    lines.extend(_write_dice(s))
    lines.extend(_write_cards(s))
    return "\n".join(lines) + "\n"


def _army_text(s: War, place: int) -> str:
    base = place * KINDS
    parts = [_figures_text(s.figures[base : base + KINDS])]
    parts.extend(name for c, name in enumerate(CHARACTERS) if s.characters[c] == place)
    return ", ".join(p for p in parts if p)


def _figures_text(counts: Sequence[int]) -> str:
    """``gondor 2 regular 1 leader, rohan 1 elite, 2 nazgul``."""
    nations: dict[str, str] = {}
    for kind, count in enumerate(counts):
        if count and kind != NAZGUL:
            nation = NATIONS[NATION_OF_KIND[kind]]
            nations[nation] = nations.get(nation, nation) + f" {count} {TYPES[TYPE_OF_KIND[kind]]}"
    parts = list(nations.values())
    if counts[NAZGUL]:
        parts.append(f"{counts[NAZGUL]} nazgul")
    return ", ".join(parts)


def _write_places(s: War) -> Iterable[str]:
    for place in range(REARGUARD):
        army = _army_text(s, place)
        if army:
            head = PLACES[place] if place < REGION_COUNT else f"inside {_region_name(place)}"
            yield f"{head}: {army}"
    if any(s.casualties):
        yield f"casualties: {_figures_text(s.casualties)}"
    for head, marks in (("separate", s.separate), ("mixed", s.mixed)):
        marked = [PLACES[p] for p in range(PLACE_COUNT) if marks[p]]
        if marked:
            yield f"{head}: {' '.join(marked)}"
    for region, captor in enumerate(s.captor):
        if captor >= 0:
            yield f"control {REGIONS[region]}: {SEATS[s.players][captor]}"


def _region_name(place: int) -> str:
    return REGIONS[REGION_OF_PLACE[place]]


def _write_nations(s: War) -> Iterable[str]:
    for nation, name in enumerate(NATIONS):
        steps = s.political[nation]
        active = "active" if s.active[nation] else "passive"
        yield f"{name}: {active}, " + (f"{steps} steps from war" if steps else "at war")


def _write_fellowship(s: War) -> Iterable[str]:
    company = [CHARACTERS[c] for c in COMPANIONS if s.characters[c] == IN_FELLOWSHIP]
    yield (
        f"fellowship: {REGIONS[s.ring_bearers]}, progress {s.progress}, "
        f"{'revealed' if s.revealed else 'hidden'}, corruption {s.corruption}, "
        f"guide {CHARACTERS[s.guide]}, companions {' '.join(company) or 'none'}"
    )
    if s.mordor != NOT_IN_MORDOR:
        yield f"mordor: step {s.mordor}" + (" effort" if s.mordor_effort else "")
    for head, place in (("eliminated", ELIMINATED), ("set aside", SET_ASIDE)):
        there = [name for c, name in enumerate(CHARACTERS) if s.characters[c] == place]
        if there:
            yield f"{head}: {' '.join(there)}"


def _write_hunt(s: War) -> Iterable[str]:
    yield f"hunt box: fp {s.hunt_box[0]} shadow {s.hunt_box[1]}"
    special = [t for t in s.hunt_pool if t not in STANDARD_TILES]
    for head, tiles in (
        ("hunt pool", special),
        ("hunt drawn", s.hunt_drawn),
        ("hunt removed", s.hunt_removed),
        ("hunt waiting", s.hunt_waiting),
    ):
        if tiles:
            yield f"{head}: {' '.join(TILES[t] for t in tiles)}"
    if s.fp_dice_were_in_hunt_box:
        yield "hunt forced: yes"


def _write_dice(s: War) -> Iterable[str]:
    for side, name in ((FREE_PEOPLES, "fp"), (SHADOW, "shadow")):
        yield f"dice {name}: {' '.join(FACES[f] for f in s.dice[side])}".rstrip()
    yield f"pools: fp {s.pools[0]} shadow {s.pools[1]}"
    yield f"rings: fp {s.rings[0]} shadow {s.rings[1]}"
    used = [name for seat, name in enumerate(SEATS[s.players]) if s.ring_used[seat]]
    if used:
        yield f"ring used: {' '.join(used)}"
    if s.messenger_used:
        yield "messenger used: yes"
    if s.last_fp_nations:
        yield "last nations: " + " ".join(NATIONS[n] for n in s.last_fp_nations)
    if s.last_fp_armies:
        yield "last armies: " + " ".join(PLACES[p] for p in s.last_fp_armies)


def _write_cards(s: War) -> Iterable[str]:
    for seat, name in enumerate(SEATS[s.players]):
        if s.hands[seat]:
            yield f"hand {name}: {' '.join(CARDS[c] for c in s.hands[seat])}"
    if s.table:
        yield f"table: {' '.join(CARDS[c] for c in s.table)}"
    for head, piles in (("discards", s.discards), ("face down", s.hidden_discards)):
        cards = [CARDS[c] for pile in piles for c in pile]
        if cards:
            yield f"{head}: {' '.join(cards)}"
