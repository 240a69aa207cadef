"""What a seat may know, as plain JSON data. Nothing else leaves the engine for that seat.

Open to everybody: the whole board, dice, tracks, the backs of all cards, used cards, which tiles
are in the fate pool and which recruitment tokens are still unseen (all that were in the box less
those shown). Hidden: faces of the cards in the other hand, in the decks and among the other's
face-down discards, the order of decks, the generator, and a manoeuvre until both are revealed. The
faces of recruitment tokens on the board are unknown to both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westmarch.games.five_armies.battle_view import battle_view
from westmarch.games.five_armies.rules.battle.combat_round import CombatRound
from westmarch.games.five_armies.rules.catalogue import (
    BATTLE_CARDS,
    CARDS,
    COMBATS,
    DECK_OF,
    DECKS,
    FACES,
    MANOEUVRES,
    TILES,
)
from westmarch.games.five_armies.rules.map.armies import leadership_at, strength_at
from westmarch.games.five_armies.rules.map.board import (
    DEFENCE,
    HOLDINGS,
    PASSES,
    PLACE_COUNT,
    PLACES,
    TERRITORIES,
)
from westmarch.games.five_armies.rules.map.pieces import (
    ALOFT,
    CHARACTERS,
    ELIMINATED,
    FACE_COUNT,
    FACE_UNIT,
    FREE_PEOPLES,
    IN_EYRIE,
    KINDS,
    MARCHING,
    ON_TRACK,
    OUT_OF_PLAY,
    SHADOW,
    SIDES,
    TOKEN_KINDS,
    TOKENS,
    UNITS,
    VANISHED,
)
from westmarch.games.five_armies.rules.state import (
    G_DAMAGE,
    G_LEADERS,
    G_PEOPLE,
    G_PLACE,
    G_UNITS,
    PHASES,
    Battlefield,
)
from westmarch.games.five_armies.rules.turn.recruitment import tokens_left
from westmarch.games.five_armies.rules.turn.victory import shadow_points
from westmarch.kernel.engine.state import Frame
from westmarch.kernel.view import Locals, counts, going_on, in_words

OFF_THE_BOARD = {
    ON_TRACK: "fate_track",
    OUT_OF_PLAY: "out_of_play",
    ELIMINATED: "eliminated",
    VANISHED: "vanished",
    IN_EYRIE: "eyrie",
    ALOFT: "aloft",
    MARCHING: "marching",
}
LOCALS = Locals(
    {
        **dict.fromkeys(("place", "origin", "target", "region", "to", "at", "army"), PLACES),
        **dict.fromkeys(
            ("places", "origins", "targets", "armies", "fought", "used", "gone"), PLACES
        ),
        **dict.fromkeys(("character", "general", "people", "moved"), CHARACTERS),
        "card": CARDS,
        **dict.fromkeys(("attacker_card", "defender_card"), BATTLE_CARDS),
        "kinds": UNITS,
        "face": FACES,
        "token": TOKENS,
        "territory": TERRITORIES,
        **dict.fromkeys(("side", "attacker", "superiority", "first"), SIDES),
        "tile": TILES,
        **dict.fromkeys(("manoeuvre", "chosen"), MANOEUVRES),
        "event": COMBATS,
    },
    (
        *("step", "round", "number", "count", "left", "amount", "beorn", "barred", "ends", "led"),
        *("fixed_leadership", "leadership", "reach", "either", "optional", "returns", "roll_bonus"),
        *("reroll_bonus", "extra_leadership", "no_reroll", "fewer_dice", "unit_strength"),
        *("ends_battle", "fp_black", "fp_white", "shadow_black", "shadow_white", "rerolled"),
        *("hits", "misses", "black_hits", "used_ability", "inflicted", "placed", "moment"),
        *("at_most", "voluntary", "forced", "units", "leaders", "heals", "then", "recruits"),
        *("wrath", "dice", "hits_on", "taken", "damage", "made", "general_used"),
        *("as_character", "character_result", "events", "stories", "drawn", "missing", "same"),
        *("flip", "must", "bats"),
    ),
    {
        ("PlaceTokens", "kinds"): TOKENS,
        ("Contest", "used"): None,
        ("Battle", "used"): None,
        ("CombatRound", "used"): None,
        ("CombatRound", "target"): None,
        ("CombatRound", "first"): None,
        ("CombatEffectOf", "event"): None,
    },
)
"""What the numbers in the frames' locals mean."""


def view(s: Battlefield, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know."""
    return {
        "seats": list(SIDES),
        "seat": seat,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "to_act": s.to_act,
        "moves": s.moves,
        "ending": s.ending,
        "winners": list(s.winners),
        "decision": None
        if s.offer is None
        else {"seat": s.offer.seat, "kind": s.offer.kind, "rule": s.offer.rule},
        "places": _places(s),
        "marching": [_group(group) for group in s.marching],
        "characters": {name: where(s, c) for c, name in enumerate(CHARACTERS)},
        "supply": _units(s.supply, 0),
        "control": {PLACES[r]: SIDES[s.shadow_control[r]] for r in HOLDINGS},
        "walls": {
            PLACES[r]: {"defence": DEFENCE[r], "damage": s.wall_damage[r]}
            for r in HOLDINGS
            if DEFENCE[r]
        },
        "victory_points": shadow_points(s),
        "passes": {PLACES[p]: bool(s.passes_open[i]) for i, p in enumerate(PASSES)},
        "tokens": {
            TOKENS[k]: {"pile": tokens_left(s, k), "unseen": _faces(s, k)}
            for k in range(TOKEN_KINDS)
        },
        "bats": dict(zip(TERRITORIES, s.bats, strict=True)),
        "eagles": {
            "eyrie": s.eyrie,
            "over": dict(zip(TERRITORIES, s.eagles, strict=True)),
            "lord_over": TERRITORIES[s.lord_over] if s.lord_over >= 0 else None,
        },
        "wrath": s.wrath,
        "rings": s.rings,
        "bodyguards": s.bodyguards,
        "concentration": bool(s.concentration),
        "activated": [name for c, name in enumerate(CHARACTERS) if s.activated[c]],
        "activations": s.activations,
        "fate": {
            "marker": s.fate,
            "waiting": {
                name: s.fate_space[c]
                for c, name in enumerate(CHARACTERS)
                if s.characters[c] == ON_TRACK
            },
            "pool": sorted(TILES[t] for t in s.fate_pool),
            "aside": [TILES[t] for t in s.fate_aside],
            "removed": [TILES[t] for t in s.fate_removed],
        },
        "dice": {side: [FACES[f] for f in s.dice[i]] for i, side in enumerate(SIDES)},
        "pools": dict(zip(SIDES, s.pools, strict=True)),
        "hand": [] if seat is None else [CARDS[c] for c in s.hands[seat]],
        "hands": [_backs(hand) for hand in s.hands],
        "decks": {deck: len(s.decks[d]) for d, deck in enumerate(DECKS)},
        "discards": {deck: [CARDS[c] for c in s.discards[d]] for d, deck in enumerate(DECKS)},
        "hidden_discards": [_backs(pile) for pile in s.hidden_discards],
        "own_hidden_discards": [] if seat is None else [CARDS[c] for c in s.hidden_discards[seat]],
        "table": [CARDS[c] for c in s.table],
        "armour": s.armour,
        "orcs_on_card": s.orcs_on_card,
        "troubled": CHARACTERS[s.troubled] if s.troubled >= 0 else None,
        "battle": battle_view(s),
        "procedure": procedure(s, seat),
    }


def where(s: Battlefield, character: int) -> str:
    """The name of the place where a character is, on the board or off it."""
    place = s.characters[character]
    return PLACES[place] if place >= 0 else OFF_THE_BOARD[place]


def _units(counts: Sequence[int], base: int) -> dict[str, int]:
    return {UNITS[k]: counts[base + k] for k in range(KINDS) if counts[base + k]}


def _places(s: Battlefield) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for place in range(PLACE_COUNT):
        at: dict[str, Any] = {
            "units": _units(s.units, place * KINDS),
            "characters": [CHARACTERS[c] for c, p in enumerate(s.characters) if p == place],
            "damage": s.damage[place],
            "leaders": s.leaders[place],
            "tokens": {
                TOKENS[k]: s.tokens[place * TOKEN_KINDS + k]
                for k in range(TOKEN_KINDS)
                if s.tokens[place * TOKEN_KINDS + k]
            },
        }
        if any(at.values()):
            side = SHADOW if s.shadow_units[place] else FREE_PEOPLES
            at["strength"] = strength_at(s, side, place)
            at["leadership"] = leadership_at(s, side, place)
            found[PLACES[place]] = at
    return found


def _group(group: list[int]) -> dict[str, Any]:
    return {
        "place": PLACES[group[G_PLACE]],
        "units": _units(group, G_UNITS),
        "damage": group[G_DAMAGE],
        "leaders": group[G_LEADERS],
        "characters": [CHARACTERS[c] for c in group[G_PEOPLE:]],
    }


def _faces(s: Battlefield, kind: int) -> list[dict[str, Any]]:
    return [
        {"unit": UNITS[unit], "units": units, "count": s.faces[kind].count(face)}
        for face, (unit, units) in enumerate(zip(FACE_UNIT[kind], FACE_COUNT[kind], strict=True))
    ]


def _backs(cards: list[int]) -> dict[str, int]:
    return counts(DECKS, (DECK_OF[card] for card in cards))


def secret_cards(frame: Frame) -> dict[str, int]:
    """Fields of a frame that hold a battle card chosen in secret, and the seat that chose it."""
    if isinstance(frame, CombatRound):
        return {"attacker_card": frame.attacker, "defender_card": frame.defender}
    return {}


def procedure(s: Battlefield, seat: int | None) -> list[dict[str, Any]]:
    """What is going on, outermost first: the frames of the stack with their locals in words. Of a
    card chosen in secret the other sees only that there is one."""

    def shown(frame: Frame, field: str, value: Any) -> Any:
        secret = secret_cards(frame)
        if field in secret:
            if value < 0:
                return None
            return BATTLE_CARDS[value] if secret[field] == seat else "hidden"
        return in_words(value, LOCALS.names(frame, field))

    return going_on(s, shown)
