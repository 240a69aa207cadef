"""What must be true in every state: pieces conserved, limits kept. Tests call it all the time."""

from __future__ import annotations

from westmarch.games.five_armies.rules.battle.damage import KeepLimit
from westmarch.games.five_armies.rules.catalogue import (
    CARDS,
    DECK_OF,
    TILE_COUNT,
    TILE_SPECIAL,
    TILES,
)
from westmarch.games.five_armies.rules.characters.characters import MOST_WRATH, BeornActs
from westmarch.games.five_armies.rules.map.armies import LIMIT
from westmarch.games.five_armies.rules.map.board import (
    DEFENCE,
    NO_LIMIT,
    PLACE_COUNT,
    PLACES,
    REGION_COUNT,
)
from westmarch.games.five_armies.rules.map.pieces import (
    ALOFT,
    BEORN,
    CHARACTERS,
    EAGLES,
    FACES_IN_BOX,
    FIGURES,
    FREE_PEOPLES,
    GREAT_BATS,
    KINDS,
    KINDS_OF_SIDE,
    LORD_OF_THE_EAGLES,
    MARCHING,
    SHADOW,
    TOKEN_KINDS,
    TOKENS,
    UNITS,
)
from westmarch.games.five_armies.rules.state import G_PEOPLE, G_UNITS, Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import HAND_LIMIT, DrawCards
from westmarch.games.five_armies.rules.turn.fate import Fate
from westmarch.games.five_armies.rules.turn.recruitment import Substitute, tokens_left
from westmarch.games.five_armies.rules.turn.victory import LAST_SPACE


def broken(s: Battlefield) -> list[str]:
    """Everything wrong with a state; empty for every state reached by play."""
    found: list[str] = []
    _pieces(s, found)
    _armies(s, found)
    _cards(s, found)
    _fate(s, found)
    return found


def _pieces(s: Battlefield, found: list[str]) -> None:
    for kind in range(KINDS):
        total = sum(s.units[kind::KINDS]) + s.supply[kind]
        total += sum(group[G_UNITS + kind] for group in s.marching)
        if UNITS[kind] == "orc":
            total += s.orcs_on_card
        if total != FIGURES[kind]:
            found.append(f"{UNITS[kind]}: {total} figures of {FIGURES[kind]}")
    for kind in range(TOKEN_KINDS):
        if tokens_left(s, kind) < 0 or len(s.faces[kind]) > sum(FACES_IN_BOX[kind]):
            found.append(f"recruitment tokens {TOKENS[kind]}")
    if s.eyrie + sum(s.eagles) > EAGLES or min(s.eagles) < 0 or s.eyrie < 0:
        found.append("Eagles")
    if sum(s.bats) > GREAT_BATS or min(s.bats) < 0:
        found.append("Great Bats")
    if (s.lord_over >= 0) != (s.characters[LORD_OF_THE_EAGLES] == ALOFT):
        found.append("the Lord of the Eagles")
    if not 0 <= s.wrath <= MOST_WRATH or (s.characters[BEORN] >= 0 and not s.wrath):
        found.append("Beorn's Wrath")


def _armies(s: Battlefield, found: list[str]) -> None:
    units, fp_units, shadow_units = s.units, s.fp_units, s.shadow_units
    limits_pending = any(isinstance(f, KeepLimit | Substitute) for f in s.stack)
    passing = any(isinstance(f, BeornActs) for f in s.stack)
    # A game may end in the middle of a round, before the casualties.
    settled = not s.ending and not any(
        type(f).__name__ in ("CombatRound", "Casualties", "Rout", "InflictDamage", "KeepLimit")
        for f in s.stack
    )
    for place in range(PLACE_COUNT):
        base = place * KINDS
        fp = sum(units[base + k] for k in KINDS_OF_SIDE[FREE_PEOPLES])
        shadow = sum(units[base + k] for k in KINDS_OF_SIDE[SHADOW])
        if fp != fp_units[place] or shadow != shadow_units[place]:
            found.append(f"units at {PLACES[place]} miscounted")
        if fp and shadow:
            found.append(f"two armies at {PLACES[place]}")
        if fp and (place >= REGION_COUNT or (s.characters[BEORN] == place and not passing)):
            found.append(f"Free Peoples at {PLACES[place]}")
        if shadow and s.characters[BEORN] == place:
            found.append("Beorn among enemies")
        if not fp and not shadow and (s.damage[place] or s.leaders[place]):
            found.append(f"tokens without an army at {PLACES[place]}")
        if settled and s.damage[place] > fp + shadow:
            found.append(f"too much damage at {PLACES[place]}")
        limit = LIMIT if fp or not NO_LIMIT[place] else fp + shadow
        if fp + shadow > limit and not limits_pending:
            found.append(f"too many units at {PLACES[place]}")
        if s.wall_damage[place] > DEFENCE[place]:
            found.append(f"too much damage on the walls of {PLACES[place]}")
    marching = [c for group in s.marching for c in group[G_PEOPLE:]]
    for character, at in enumerate(s.characters):
        if (at == MARCHING) != (character in marching):
            found.append(f"{CHARACTERS[character]} is lost on the march")


def _cards(s: Battlefield, found: list[str]) -> None:
    cards = [c for pile in (*s.decks, *s.hands, *s.discards, *s.hidden_discards) for c in pile]
    cards += (*s.table, *s.played)
    if sorted(cards) != list(range(len(CARDS))):
        found.append("cards lost or doubled")
    for deck, pile in enumerate(s.decks):
        if any(DECK_OF[c] != deck for c in pile):
            found.append("a card is in another deck")
    drawing = any(isinstance(f, DrawCards) or type(f).__name__ == "HandLimit" for f in s.stack)
    if any(len(hand) > HAND_LIMIT for hand in s.hands) and not drawing:
        found.append("too many cards in a hand")


def _fate(s: Battlefield, found: list[str]) -> None:
    if not 0 <= s.fate <= LAST_SPACE:
        found.append("the fate marker is off the track")
    tiles = [*s.fate_pool, *s.fate_aside, *s.fate_removed]
    tiles += [f.tile for f in s.stack if isinstance(f, Fate) and f.tile >= 0]
    for tile, name in enumerate(TILES):
        count = tiles.count(tile)
        if count > TILE_COUNT[tile] or (count < TILE_COUNT[tile] and not TILE_SPECIAL[tile]):
            found.append(f"fate tile {name}")
