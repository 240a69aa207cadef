"""What must hold in every state reached by play: nothing lost, nothing doubled, no limit exceeded.

Some rules hold only between actions, because one action is a chain of decisions: figures are taken
along one kind at a time, units above the limit are removed one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARDS,
    DECK_OF,
    DECKS,
    SIDE_OF_CARD,
    STANDARD_TILES,
    STAYS_ON_TABLE,
    TILES,
)
from westmarch.games.war_of_the_ring.rules.map.armies import SIEGE_LIMIT, STACKING_LIMIT
from westmarch.games.war_of_the_ring.rules.map.board import (
    HOME_SIDE,
    IS_SETTLEMENT,
    NOBODY,
    PLACE_COUNT,
    PLACES,
    REARGUARD,
    REGION_COUNT,
    REGIONS,
    VICTORY_POINTS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTERS,
    COMPANIONS,
    ELIMINATED,
    FIGURES,
    FREE_PEOPLES,
    GOLLUM,
    IN_FELLOWSHIP,
    KINDS,
    LEADER_KINDS,
    LEVEL,
    MINIONS,
    NATIONS,
    SET_ASIDE,
    SHADOW,
    SIDES,
    UNIT_KINDS,
)
from westmarch.games.war_of_the_ring.rules.seats import SEATS, SIDE_OF_SEAT
from westmarch.games.war_of_the_ring.rules.setup import SETUP, totals
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.games.war_of_the_ring.rules.turn.victory import CORRUPTION_LIMIT, CRACK_OF_DOOM
from westmarch.kernel.engine.choice import Choice

DICE: tuple[int, ...] = tuple(SETUP["action_dice"][side]["total"] for side in SIDES)
"""Action dice of each side in the box (wotr.2.01)."""
RINGS: int = SETUP["elven_rings"]["free_peoples"]
TOTALS = tuple(totals())

BETWEEN_ACTIONS = frozenset(("choose_die", "hunt_allocation", "declare_fellowship"))
"""Kinds of decision at which no action is under way."""


def between_actions(s: War) -> bool:
    """Whether the state stands between two actions, or the game is over. A state just read has no
    offer yet: what it is going to ask stands on its stack."""
    if not s.stack:
        return True
    top = s.stack[-1]
    step = top.steps[top.step] if top.step < len(top.steps) else None
    return isinstance(step, Choice) and step.kind in BETWEEN_ACTIONS


def broken(s: War) -> list[str]:
    """What is wrong with the state; empty when nothing is."""
    found = [
        *_figures(s),
        *_characters(s),
        *_settlements(s),
        *_fellowship(s),
        *_dice(s),
        *_cards(s),
        *_tiles(s),
    ]
    if between_actions(s) and not s.ending:
        found.extend(_armies(s))
    return found


def _figures(s: War) -> Iterator[str]:
    for kind in range(KINDS):
        count = sum(s.figures[kind::KINDS]) + s.reinforcements[kind] + s.casualties[kind]
        if count != TOTALS[kind]:
            yield f"{count} figures {FIGURES[kind]}, should be {TOTALS[kind]}"
        if kind >= 15 and s.casualties[kind]:
            yield f"Shadow figures out of play: {FIGURES[kind]}"
    for side, counted in ((FREE_PEOPLES, s.fp_units), (SHADOW, s.shadow_units)):
        columns = (s.figures[kind::KINDS] for kind in UNIT_KINDS[side])
        units = bytearray(sum(row) for row in zip(*columns, strict=True))
        if units != counted:
            wrong = next(p for p in range(PLACE_COUNT) if units[p] != counted[p])
            yield f"{PLACES[wrong]} has {units[wrong]} {SIDES[side]} units, not {counted[wrong]}"
    for place in range(PLACE_COUNT):
        if s.fp_units[place] and s.shadow_units[place]:
            yield f"enemy Armies together at {PLACES[place]}"


def _armies(s: War) -> Iterator[str]:
    for place in range(PLACE_COUNT):
        base = place * KINDS
        inside = place >= REGION_COUNT
        limit = SIEGE_LIMIT if inside else STACKING_LIMIT
        for units in (s.fp_units, s.shadow_units):
            if units[place] > limit:
                yield f"{units[place]} units at {PLACES[place]}"
        leaders = sum(s.figures[base + k] for k in LEADER_KINDS[FREE_PEOPLES])
        if leaders and not s.fp_units[place]:
            yield f"Free Peoples Leaders without units at {PLACES[place]}"
        if inside:
            yield from _siege(s, place)
    if any(s.figures[REARGUARD * KINDS : (REARGUARD + 1) * KINDS]):
        yield "a rearguard without a battle"


def _siege(s: War, place: int) -> Iterator[str]:
    """A Stronghold is besieged exactly while units stand inside and enemies outside."""
    if place == REARGUARD:
        return
    region = PLACES.index(PLACES[place].removeprefix("inside_"))
    holder = s.control[region]
    own, enemy = (
        (s.fp_units, s.shadow_units) if holder == FREE_PEOPLES else (s.shadow_units, s.fp_units)
    )
    if enemy[place]:
        yield f"{PLACES[place]} is held by a side that does not control it"
    if own[place] and not enemy[region]:
        yield f"{PLACES[place]} is besieged by nobody"
    if own[region] and enemy[place]:
        yield f"{REGIONS[region]} is besieged by its owner"
    occupied = any(s.figures[place * KINDS : (place + 1) * KINDS]) or place in s.characters
    if occupied and not own[place]:
        yield f"figures without units inside {REGIONS[region]}"
    if enemy[region] and not own[place] and holder != NOBODY:
        yield f"an undefended Stronghold was not captured: {REGIONS[region]}"


def _characters(s: War) -> Iterator[str]:
    if len(s.characters) != len(CHARACTERS):
        yield "not all Characters accounted for"
        return
    for character, place in enumerate(s.characters):
        if not ELIMINATED <= place < PLACE_COUNT:
            yield f"{CHARACTERS[character]} is nowhere"
        if character in MINIONS and place == IN_FELLOWSHIP:
            yield f"{CHARACTERS[character]} is in the Fellowship"
        if character == GOLLUM and place not in (IN_FELLOWSHIP, SET_ASIDE):
            yield "Gollum is on the map"
    where = s.characters
    for before, after in (("strider", "aragorn"), ("gandalf_the_grey", "gandalf_the_white")):
        early, late = where[CHARACTERS.index(before)], where[CHARACTERS.index(after)]
        if late >= 0 and early not in (ELIMINATED, SET_ASIDE):
            yield f"{before} and {after} at once"


def _settlements(s: War) -> Iterator[str]:
    points = [0, 0]
    for region, (side, captor) in enumerate(zip(s.control, s.captor, strict=True)):
        if not IS_SETTLEMENT[region]:
            if side != NOBODY or captor >= 0:
                yield f"control of {REGIONS[region]}, which has no Settlement"
            continue
        if (side != HOME_SIDE[region]) != (captor >= 0):
            yield f"{REGIONS[region]}: control and captor disagree"
        if captor >= 0:
            points[side] += VICTORY_POINTS[region]
            if SIDE_OF_SEAT[s.players][captor] != side:
                yield f"{REGIONS[region]}: captured by a seat of the other side"
    if points != s.victory_points:
        yield f"Victory Points {s.victory_points}, captured Settlements give {points}"
    for nation, steps in enumerate(s.political):
        if not 0 <= steps <= 3:
            yield f"{NATIONS[nation]} is {steps} steps from At War"
        if steps == 0 and not s.active[nation]:
            yield f"{NATIONS[nation]} is At War and passive"


def _fellowship(s: War) -> Iterator[str]:
    if not 0 <= s.corruption <= CORRUPTION_LIMIT:
        yield f"corruption {s.corruption}"
    if s.corruption == CORRUPTION_LIMIT and not s.ending:
        yield "the Ring-bearers are corrupted and the game goes on"
    if s.progress < 0:
        yield f"progress {s.progress}"
    if not NOT_IN_MORDOR <= s.mordor <= CRACK_OF_DOOM:
        yield f"step {s.mordor} of the Mordor Track"
    company = [c for c in COMPANIONS if s.characters[c] == IN_FELLOWSHIP]
    highest = max((LEVEL[c] for c in company), default=0)
    if company and between_actions(s):
        if s.guide not in company or LEVEL[s.guide] < highest:
            yield f"{CHARACTERS[s.guide]} may not be Guide"
    elif not company and s.guide != GOLLUM:
        yield "nobody is left in the Fellowship but Gollum, who is not the Guide"


def _dice(s: War) -> Iterator[str]:
    for side in (FREE_PEOPLES, SHADOW):
        count = len(s.dice[side]) + s.hunt_box[side]
        if s.hunt_box[side] < 0 or count > DICE[side]:
            yield f"{SIDES[side]}: {count} dice"
        if s.dice[side] != sorted(s.dice[side]):
            yield f"{SIDES[side]}: dice not sorted"
    if min(s.rings) < 0 or sum(s.rings) > RINGS:
        yield f"Elven Rings {s.rings}"


def held_in_frames(s: War, word: str) -> set[int]:
    """Cards or tiles that procedures in progress hold: fields whose name ends in that word."""
    found: set[int] = set()
    for frame in s.stack:
        for name in frame.__struct_fields__:
            if name.endswith(word):
                value = getattr(frame, name)
                if isinstance(value, tuple):
                    found.update(value)
                elif isinstance(value, int):
                    found.add(value)
    return found


def _cards(s: War) -> Iterator[str]:
    where: Counter[int] = Counter(s.table)
    for pile in (*s.decks, *s.hands, *s.discards, *s.hidden_discards):
        where.update(pile)
    for deck in range(4):
        for pile in (s.decks[deck], s.discards[deck], s.hidden_discards[deck]):
            if any(DECK_OF[c] != deck for c in pile):
                yield f"a card of another deck in {DECKS[deck]}"
    for seat, side in enumerate(SIDE_OF_SEAT[s.players]):
        if any(SIDE_OF_CARD[c] != side for c in s.hands[seat]):
            yield f"{SEATS[s.players][seat]} holds a card of the enemy"
    if any(s.hands[len(SEATS[s.players]) :]):
        yield "cards in the hand of nobody"
    if any(not STAYS_ON_TABLE[c] for c in s.table):
        yield "a card on the table that does not stay there"
    if len(where) < len(CARDS) or len(where) < where.total():
        held = held_in_frames(s, "card")
        for card, name in enumerate(CARDS):
            if where[card] > 1:
                yield f"card {name} is in two places"
            if not where[card] and card not in held:
                yield f"card {name} is lost"


def _tiles(s: War) -> Iterator[str]:
    where = Counter((*s.hunt_pool, *s.hunt_drawn, *s.hunt_removed, *s.hunt_waiting))
    held = held_in_frames(s, "tile")
    for tile, name in enumerate(TILES):
        if where[tile] > 1:
            yield f"hunt tile {name} is in two places"
        if tile in STANDARD_TILES and not where[tile] and tile not in held:
            yield f"hunt tile {name} is lost"
        if tile in s.hunt_waiting and (tile in STANDARD_TILES or s.mordor != NOT_IN_MORDOR):
            yield f"hunt tile {name} waits for Mordor"
