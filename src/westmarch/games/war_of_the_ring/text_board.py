"""The table in plain text, for the terminal: tracks first, then the map Nation by Nation.

Everything shown comes from what the seat may know: own hand, backs of the other cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from westmarch.games.war_of_the_ring.notation import (
    PROSE,
    army_text,
    owner_text,
    seat_name,
    tile_name,
)
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD_TYPE,
    COMBAT_OF,
    DECK_OF,
    DECKS_OF_SIDE,
    EYE,
    STANDARD_TILES,
    TILE_VALUE,
)
from westmarch.games.war_of_the_ring.rules.map.armies import besieged, besieged_side, figures_at
from westmarch.games.war_of_the_ring.rules.map.board import (
    FORTIFICATION,
    INSIDE,
    IS_SETTLEMENT,
    NATION_OF,
    NONE,
    REGION_COUNT,
    REGION_OF_PLACE,
    REGIONS_OF,
    SETTLEMENT,
    VICTORY_POINTS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    COMPANIONS,
    FREE_PEOPLES,
    IN_FELLOWSHIP,
    KINDS,
    NATION_OF_KIND,
    NATIONS,
    NAZGUL,
    NO_NATION,
    SAURON,
    SHADOW,
    SIDE_OF_CHARACTER,
    SIDES,
)
from westmarch.games.war_of_the_ring.rules.seats import seats_of
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, P_ACTIONS, War
from westmarch.games.war_of_the_ring.rules.turn.victory import (
    CORRUPTION_LIMIT,
    CRACK_OF_DOOM,
    POINTS_TO_WIN,
)
from westmarch.kernel.text_board import counted, indented, row
from westmarch.kernel.texts.prose import sentence

_WORDS = PROSE.words("board")


def _region_name(region: int) -> str:
    return sentence(PROSE.name("region", region))


def _character(character: int) -> str:
    return sentence(PROSE.name("character", character))


def board(s: War, seat: int | None) -> str:
    """The whole table as the seat (None: a spectator) sees it."""
    lines = [
        _heading(s),
        "",
        *(_side(s, side) for side in (FREE_PEOPLES, SHADOW)),
        *_fellowship(s),
        *_hunt(s),
        _politics(s),
    ]
    captured = _captured(s)
    if captured:
        lines.append(row(_WORDS["captured"], captured))
    if s.table:
        lines.append(row(_WORDS["table"], ", ".join(PROSE.name("card", c) for c in s.table)))
    if seat is not None:
        lines.append(
            row(_WORDS["hand"], ", ".join(map(_card_line, s.hands[seat])) or _WORDS["nothing"])
        )
    for nation in (*range(len(NATIONS)), NO_NATION):
        lines += ["", *_nation(s, nation)]
    return "\n".join(lines)


def hand(s: War, seat: int) -> str:
    """The cards a seat holds, and those on the table, with their texts."""
    lines: list[str] = []
    for cards in (s.hands[seat], s.table):
        if cards is s.table and cards:
            lines += [f"{_WORDS['table']}:"]
        for card in cards:
            lines += _card_text(card)
    return "\n".join(lines)


# ---- the tracks


def _heading(s: War) -> str:
    parts = [_WORDS["title"], f"{_WORDS['turn']} {s.turn}", PROSE.name("phase", s.phase)]
    if s.phase == P_ACTIONS and not s.ending:
        parts.append(f"{_WORDS['to_act']}: {seat_name(s.to_act, s.players)}")
    if s.ending:
        parts.append(PROSE.word("ending", s.ending))
    return " · ".join(parts)


def _side(s: War, side: int) -> str:
    dice = ", ".join(PROSE.name("face", f) for f in s.dice[side]) or _WORDS["none"]
    parts = [
        f"{_WORDS['points']} {s.victory_points[side]}/{POINTS_TO_WIN[side]}",
        f"{_WORDS['dice']}: {dice}",
        f"{_WORDS['rings']} {s.rings[side]}",
    ]
    character, strategy = DECKS_OF_SIDE[side]
    for seat in seats_of(s, side):
        held = s.hands[seat]
        backs = [sum(1 for c in held if DECK_OF[c] == d) for d in (character, strategy)]
        name = _WORDS["cards"]
        if s.players > 2:
            name = f"{name} ({seat_name(seat, s.players)})"
        parts.append(f"{name} {backs[0]}+{backs[1]}")
    parts.append(f"{_WORDS['decks']} {len(s.decks[character])}+{len(s.decks[strategy])}")
    return row(_WORDS[SIDES[side]], " · ".join(parts))


def _fellowship(s: War) -> Iterator[str]:
    if s.mordor != NOT_IN_MORDOR:
        where = f"{_WORDS['mordor']} {s.mordor}/{CRACK_OF_DOOM}"
    else:
        where = f"{_region_name(s.ring_bearers)}, {_WORDS['progress']} {s.progress}"
    company = [_character(c) for c in COMPANIONS if s.characters[c] == IN_FELLOWSHIP]
    parts = [
        f"{where}, {_WORDS['revealed' if s.revealed else 'hidden']}",
        f"{_WORDS['corruption']} {s.corruption}/{CORRUPTION_LIMIT}",
        f"{_WORDS['guide']} {_character(s.guide)}",
        f"{_WORDS['companions']}: {', '.join(company) or _WORDS['none']}",
    ]
    yield row(_WORDS["fellowship"], " · ".join(parts))


def _tiles(tiles: Iterable[int]) -> str:
    """``4 Eye, 3, 3, 2 with Reveal``, equal ones together."""
    order = sorted(tiles, key=lambda t: (t not in STANDARD_TILES, TILE_VALUE[t]))
    return counted(map(tile_name, order), _WORDS["none"])


def _hunt(s: War) -> Iterator[str]:
    fp, shadow = s.hunt_box
    yield row(_WORDS["hunt_box"], f"{_WORDS['shadow']} {shadow} · {_WORDS['free_peoples']} {fp}")
    eyes = sum(1 for t in s.hunt_pool if TILE_VALUE[t] == EYE)
    pool = f"{len(s.hunt_pool)} ({eyes} {PROSE.fill('name-tile-eye')}): {_tiles(s.hunt_pool)}"
    for name, tiles in (
        ("drawn", s.hunt_drawn),
        ("removed", s.hunt_removed),
        ("waiting", s.hunt_waiting),
    ):
        if tiles:
            pool += f" · {_WORDS[name]}: {_tiles(tiles)}"
    yield row(_WORDS["hunt_pool"], pool)


def _politics(s: War) -> str:
    """The Political Track, from At War up."""
    parts = []
    for steps in range(4):
        there = [
            PROSE.name("nation", name) + ("" if s.active[n] else f" ({_WORDS['passive']})")
            for n, name in enumerate(NATIONS)
            if s.political[n] == steps
        ]
        if there:
            parts.append(f"{PROSE.word('steps', steps)}: {', '.join(there)}")
    return row(_WORDS["politics"], " · ".join(parts))


def _captured(s: War) -> str:
    parts = []
    for region, captor in enumerate(s.captor):
        if captor >= 0:
            name = PROSE.name("side", s.control[region])
            parts.append(f"{_region_name(region)} ({name}, {VICTORY_POINTS[region]})")
    return ", ".join(parts)


# ---- the map


def _nation(s: War, nation: int) -> Iterator[str]:
    if nation == NO_NATION:
        yield f"== {_WORDS['no_nation']}"
        regions: Iterable[int] = (r for r in range(REGION_COUNT) if NATION_OF[r] == NO_NATION)
    else:
        yield f"== {_nation_heading(s, nation)}"
        regions = REGIONS_OF[nation]
    empty = []
    for region in regions:
        rows = list(_region(s, region))
        if rows:
            yield from rows
        elif IS_SETTLEMENT[region]:
            empty.append(f"{_region_name(region)} ({_settlement(region)})")
    if empty:
        yield indented(f"{_WORDS['unmanned']}: {', '.join(empty)}", 3, 5)


def _nation_heading(s: War, nation: int) -> str:
    state = PROSE.word("steps", s.political[nation])
    if not s.active[nation]:
        state += f", {_WORDS['passive']}"
    name = sentence(PROSE.name("nation", nation))
    parts = [f"{name} ({state})"]
    for word, counts in (("reinforcements", s.reinforcements), ("casualties", s.casualties)):
        kinds = [k for k in range(KINDS) if NATION_OF_KIND[k] == nation and k != NAZGUL]
        figures = [k for k in kinds for _ in range(counts[k])]
        if nation == SAURON:
            figures += [NAZGUL] * counts[NAZGUL]
        if figures:
            parts.append(f"{_WORDS[word]}: {army_text(figures)}")
    return " · ".join(parts)


def _settlement(region: int) -> str:
    return _WORDS[("", "fortification", "town", "city", "stronghold")[SETTLEMENT[region]]]


def _region(s: War, region: int) -> Iterator[str]:
    """A region with anything in it: its name and Settlement, then who is there."""
    armies = list(_stack(s, region))
    if s.ring_bearers == region and s.mordor == NOT_IN_MORDOR:
        armies.append(_WORDS["ring_bearers"])
    inside = list(_stack(s, INSIDE[region])) if INSIDE[region] >= 0 else []
    if not armies and not inside and s.captor[region] < 0:
        return
    name = _region_name(region)
    if SETTLEMENT[region] not in (NONE, FORTIFICATION):
        side = PROSE.name("side", s.control[region])
        captured = "" if s.captor[region] < 0 else f", {_WORDS['held_by']} {side}"
        name += f" ({_settlement(region)}{captured})"
    elif SETTLEMENT[region] == FORTIFICATION:
        name += f" ({_settlement(region)})"
    text = "; ".join(armies) or _WORDS["nobody"]
    yield indented(f"{name:34}{text}", 3, 37)
    if besieged(s, region):
        side = PROSE.name("side", besieged_side(s, region))
        text = f"{_WORDS['besieged']} ({side}): " + "; ".join(inside)
        yield indented(text, 6, 9)


def _stack(s: War, place: int) -> Iterator[str]:
    """What each side has at a place. Whose an Army is goes without saying at home."""
    home = NATION_OF[REGION_OF_PLACE[place]]
    for side in (FREE_PEOPLES, SHADOW):
        figures = [k for k, count in figures_at(s, side, place) for _ in range(count)]
        people = [
            _character(c)
            for c, at in enumerate(s.characters)
            if at == place and SIDE_OF_CHARACTER[c] == side
        ]
        parts = []
        if figures:
            parts.append(army_text(figures))
        if any(NATION_OF_KIND[k] != home for k in figures if k != NAZGUL):
            parts[0] = f"{sentence(owner_text(figures))}: {parts[0]}"
        if people:
            parts.append(PROSE.joined(people))
        if parts:
            yield ", ".join(parts)


# ---- cards


def _card_line(card: int) -> str:
    return f"{PROSE.name('card', card)} ({PROSE.name('face', CARD_TYPE[card])})"


def _card_text(card: int) -> Iterator[str]:
    """A card in full: title and type, the Event, the Combat card."""
    facts = PROSE.data("event_cards")["card"][card]
    deck = PROSE.name("deck", facts["deck"])
    yield f"{_card_line(card)} · {deck} {facts['number']} · {facts['id']}"
    event = " ".join(facts[part] for part in ("condition", "effect") if part in facts)
    if "discard" in facts:
        event += f" {_WORDS['discard']}: {facts['discard']}"
    combat = PROSE.data("combat_cards")["combat"][COMBAT_OF[card]]
    fight = " ".join(combat[part] for part in ("condition", "effect") if part in combat)
    initiative = "/".join(str(i) for i in combat["initiative"])
    title = f"{_WORDS['combat']}, {PROSE.name('lower', card)} ({initiative}): "
    for text in (event, title + fight):
        yield indented(text, 4, 4)
