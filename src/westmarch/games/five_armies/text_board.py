"""The table in plain text, for the terminal: tracks first, then the board by territories.

Everything shown comes from what the seat may know: own hand, backs of the other cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from westmarch.games.five_armies.notation import (
    PROSE,
    army_text,
    full_title,
)
from westmarch.games.five_armies.rules.catalogue import (
    CARD_TYPE,
    CARDS,
    D_EVENT,
    D_FATE,
    DECK_OF,
    STORY_OF,
)
from westmarch.games.five_armies.rules.characters.characters import ready
from westmarch.games.five_armies.rules.map.armies import leadership_at
from westmarch.games.five_armies.rules.map.board import (
    DEFENCE,
    HAS_CONTROL,
    IS_MUSTERING,
    IS_SETTLEMENT,
    PASSES,
    PLACE_COUNT,
    REGION_COUNT,
    REGIONS_OF,
    TERRAIN_OF,
    TERRITORIES,
)
from westmarch.games.five_armies.rules.map.pieces import (
    ALOFT,
    BEORN,
    BILBO,
    BOLG,
    CHARACTERS,
    ELIMINATED,
    FREE_PEOPLES,
    GANDALF,
    GENERALS,
    IN_EYRIE,
    KINDS,
    MARCHING,
    ON_TRACK,
    OUT_OF_PLAY,
    SHADOW,
    SIDES,
    TOKEN_KINDS,
    TOKENS,
    VANISHED,
)
from westmarch.games.five_armies.rules.state import (
    G_PEOPLE,
    G_PLACE,
    G_UNITS,
    P_ACTIONS,
    Battlefield,
)
from westmarch.games.five_armies.rules.turn.recruitment import tokens_left
from westmarch.games.five_armies.rules.turn.table_cards import (
    FLYING_ARROWS,
    SHINING_ARMOUR,
    TROUBLED_MIND,
)
from westmarch.games.five_armies.rules.turn.victory import LAST_SPACE, POINTS_TO_WIN, shadow_points
from westmarch.kernel.text_board import counted, indented, row
from westmarch.kernel.texts.prose import sentence

_WORDS = PROSE.words("board")


def _place_name(place: int) -> str:
    return sentence(PROSE.name("place", place))


def _territory(territory: int) -> str:
    return sentence(PROSE.name("territory", territory))


def _printed(kind: str, id: str) -> dict[str, Any]:
    """An order or a combat effect as it is printed."""
    return next(one for one in PROSE.data("cards")[kind] if one["id"] == id)


def board(s: Battlefield, seat: int | None) -> str:
    """The whole table as the seat (None: a spectator) sees it."""
    lines = [
        _heading(s),
        "",
        *(_side(s, side) for side in (FREE_PEOPLES, SHADOW)),
        _fate(s),
        *_characters(s),
        *_flyers(s),
        row(_WORDS["supply"], _supply(s)),
    ]
    if s.table:
        lines.append(row(_WORDS["table"], ", ".join(_table_card(s, c) for c in s.table)))
    if s.marching:
        lines.append(row(_WORDS["marching"], "; ".join(_group(g) for g in s.marching)))
    if seat is not None:
        held = ", ".join(_card_line(c) for c in s.hands[seat])
        lines.append(row(_WORDS["hand"], held or _WORDS["nothing"]))
    for territory in range(len(TERRITORIES)):
        lines += ["", *_places(s, _territory(territory), REGIONS_OF[territory])]
    lines += ["", *_places(s, _WORDS["mountain"], range(REGION_COUNT, PLACE_COUNT))]
    return "\n".join(lines)


def hand(s: Battlefield, seat: int) -> str:
    """The cards a seat holds, and those on the table, with their texts."""
    lines = [line for card in s.hands[seat] for line in _card_text(card)]
    if s.table:
        lines.append(f"{sentence(_WORDS['table'])}:")
        lines += [line for card in s.table for line in _card_text(card)]
    return "\n".join(lines)


# ---- the tracks


def _heading(s: Battlefield) -> str:
    parts = [_WORDS["title"], f"{_WORDS['turn']} {s.turn}", PROSE.name("phase", s.phase)]
    if s.phase == P_ACTIONS and not s.ending:
        parts.append(f"{_WORDS['to_act']}: {PROSE.name('seat', s.to_act)}")
    if s.ending:
        parts.append(PROSE.word("ending", s.ending))
    return " · ".join(parts)


def _side(s: Battlefield, side: int) -> str:
    dice = ", ".join(PROSE.name("face", f) for f in s.dice[side]) or _WORDS["none"]
    parts = [f"{_WORDS['points']} {shadow_points(s)}/{POINTS_TO_WIN}"] if side == SHADOW else []
    parts.append(f"{_WORDS['dice']}: {dice}")
    for deck in (D_EVENT, STORY_OF[side]):
        held = sum(DECK_OF[c] == deck for c in s.hands[side])
        parts.append(
            f"{_deck(deck)}: {_WORDS['cards']} {held}, {_WORDS['deck']} {len(s.decks[deck])}"
        )
    return row(_WORDS[SIDES[side]], " · ".join(parts))


def _deck(deck: int) -> str:
    return PROSE.name("deck", deck)


def _tiles(tiles: Iterable[int]) -> str:
    return counted((PROSE.name("tile", t) for t in tiles), _WORDS["none"])


def _fate(s: Battlefield) -> str:
    parts = [
        f"{s.fate}/{LAST_SPACE}",
        f"{_WORDS['pool']}: {_tiles(s.fate_pool)}",
        f"{_deck(D_FATE)}: {_WORDS['cards']} {len(s.decks[D_FATE])}",
    ]
    if s.fate_removed:
        parts.append(f"{_WORDS['removed']}: {_tiles(s.fate_removed)}")
    return row(_WORDS["fate"], " · ".join(parts))


def _name(character: int) -> str:
    return sentence(PROSE.name("character", character))


def _where(s: Battlefield, character: int) -> str:
    at = s.characters[character]
    if at >= 0:
        return _place_name(at)
    if at == ON_TRACK:
        return f"{_WORDS['ready' if ready(s, character) else 'waiting']}, {s.fate_space[character]}"
    if at == IN_EYRIE:
        return PROSE.name("place", "eyrie")
    if at == ALOFT:
        return _territory(s.lord_over)
    words = {
        OUT_OF_PLAY: "out_of_play",
        ELIMINATED: "eliminated",
        VANISHED: "vanished",
        MARCHING: "marching",
    }
    return _WORDS[words[at]]


def _characters(s: Battlefield) -> Iterator[str]:
    generals = []
    for general in GENERALS:
        marks = [_where(s, general)]
        if s.activated[general]:
            marks.append(_WORDS["activated"])
        if s.troubled == general:
            marks.append(_WORDS["troubled"])
        if general == GANDALF and s.concentration:
            marks.append(_WORDS["concentrated"])
        generals.append(f"{_name(general)} ({', '.join(marks)})")
    yield row(_WORDS["generals"], ", ".join(generals))
    on_sheets = {
        BEORN: ("wrath", s.wrath),
        BILBO: ("rings", s.rings),
        BOLG: ("bodyguards", s.bodyguards),
    }
    others = []
    for character in range(len(CHARACTERS)):
        if character in GENERALS:
            continue
        marks = [_where(s, character)]
        if character in on_sheets and on_sheets[character][1]:
            word, count = on_sheets[character]
            marks.append(f"{_WORDS[word]} {count}")
        others.append(f"{_name(character)} ({', '.join(marks)})")
    yield row(_WORDS["characters"], ", ".join(others))


def _flyers(s: Battlefield) -> Iterator[str]:
    eagles = [f"{_territory(t)} {s.eagles[t]}" for t in range(len(TERRITORIES)) if s.eagles[t]]
    if s.eyrie:
        eagles.insert(0, f"{PROSE.name('place', 'eyrie')} {s.eyrie}")
    bats = [f"{_territory(t)} {s.bats[t]}" for t in range(len(TERRITORIES)) if s.bats[t]]
    for name, flyers in (("eagles", eagles), ("bats", bats)):
        if flyers:
            yield row(_WORDS[name], ", ".join(flyers))


def _supply(s: Battlefield) -> str:
    piles = [f"{PROSE.name('token', t)} {tokens_left(s, k)}" for k, t in enumerate(TOKENS)]
    units = army_text(s.supply) or _WORDS["none"]
    return f"{units} · {_WORDS['piles']}: {', '.join(piles)}"


def _table_card(s: Battlefield, card: int) -> str:
    if card == SHINING_ARMOUR and s.armour:
        return f"{full_title(card)} ({_WORDS['armour']} {s.armour})"
    if card == FLYING_ARROWS:
        return f"{full_title(card)} ({_WORDS['orcs']} {s.orcs_on_card})"
    if card == TROUBLED_MIND and s.troubled >= 0:
        return f"{full_title(card)} ({_name(s.troubled)})"
    return full_title(card)


def _group(group: list[int]) -> str:
    people = [_name(c) for c in group[G_PEOPLE:]]
    parts = [army_text(group[G_UNITS : G_UNITS + KINDS]), *people]
    return f"{_place_name(group[G_PLACE])}: {', '.join(parts)}"


# ---- the board


def _places(s: Battlefield, title: str, places: Iterable[int]) -> Iterator[str]:
    yield f"== {title}"
    empty = []
    for place in places:
        there = _there(s, place)
        name = f"{_place_name(place)} ({', '.join(_marks(s, place))})"
        if there:
            yield indented(f"{name}: {there}", 3, 5)
        elif HAS_CONTROL[place] or place >= REGION_COUNT:
            empty.append(name)
    if empty:
        yield indented(f"{_WORDS['unmanned']}: {', '.join(empty)}", 3, 5)


def _marks(s: Battlefield, place: int) -> Iterator[str]:
    """What is printed at a place, and who holds it."""
    if place >= REGION_COUNT:
        opened = place in PASSES and s.passes_open[PASSES.index(place)]
        yield _WORDS["open" if opened else "closed"] if place in PASSES else _WORDS["mustering"]
        return
    yield PROSE.name("terrain", TERRAIN_OF[place])
    if IS_MUSTERING[place]:
        yield _WORDS["mustering"]
    if IS_SETTLEMENT[place]:
        yield _WORDS["settlement"]
    if DEFENCE[place]:
        yield f"{_WORDS['walls']} {DEFENCE[place] - s.wall_damage[place]}/{DEFENCE[place]}"
    if HAS_CONTROL[place]:
        yield f"{_WORDS['held_by']} {PROSE.name('side', s.shadow_control[place])}"


def _there(s: Battlefield, place: int) -> str:
    """Who and what is at a place."""
    parts = []
    units = army_text(s.units[place * KINDS : (place + 1) * KINDS])
    if units:
        parts.append(units)
    people = [_name(c) for c, at in enumerate(s.characters) if at == place]
    if people:
        parts.append(PROSE.joined(people))
    side = FREE_PEOPLES if s.fp_units[place] else SHADOW
    leadership = leadership_at(s, side, place) if units else 0
    if leadership:
        parts.append(f"{_WORDS['leaders']} {leadership}")
    if s.damage[place]:
        parts.append(f"{_WORDS['damage']} {s.damage[place]}")
    for kind, token in enumerate(TOKENS):
        count = s.tokens[place * TOKEN_KINDS + kind]
        if count:
            parts.append(PROSE.fill("board-tokens", {"count": count, "token": token}))
    return ", ".join(parts)


# ---- cards


def _card_line(card: int) -> str:
    kind = CARD_TYPE[card]
    name = _deck(DECK_OF[card]) if kind < 0 else PROSE.name("face", kind)
    return f"{full_title(card)} ({name})"


def _card_text(card: int) -> Iterator[str]:
    """A card in full: title and type, what it does, of an Event card both halves."""
    facts = PROSE.data("cards")["card"][card]
    yield f"{_card_line(card)} · {_deck(DECK_OF[card])} · {CARDS[card]}"
    if "order" in facts:
        combat = _printed("combat", facts["combat"])
        texts = [
            str(_printed("order", facts["order"])["effect"]),
            f"{_WORDS['combat']}, {combat['title']}: {combat['effect']}",
        ]
    else:
        needs = f"{_WORDS['needs']}: {facts['condition']} " if "condition" in facts else ""
        texts = [f"{needs}{facts['effect']}"]
    for text in texts:
        yield indented(text, 4, 4)
