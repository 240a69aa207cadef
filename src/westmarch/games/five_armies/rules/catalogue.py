"""The printed facts of cards, manoeuvres, fate tiles and dice, by small integers.

What a card *does* is in cards/; here is what is written on it.
"""

from __future__ import annotations

from westmarch.games.five_armies.rules.map.pieces import (
    CHARACTER,
    FREE_PEOPLES,
    SHADOW,
    UNITS,
    load,
)

# ---- action dice (b5a.5.05)
FACES = ("character", "army", "muster", "army_muster", "event", "will_of_the_west", "eye")
F_CHARACTER, F_ARMY, F_MUSTER, F_ARMY_MUSTER, F_EVENT, F_WILL, F_EYE = range(7)
FACE = {name: i for i, name in enumerate(FACES)}
DICE = load("dice.toml")
DIE_FACES: tuple[tuple[int, ...], ...] = tuple(
    tuple(FACE[f] for f in DICE[side]["faces"]) for side in ("free_peoples", "shadow")
)
START_DICE: tuple[int, ...] = tuple(DICE[side]["start"] for side in ("free_peoples", "shadow"))
MOST_COMBAT_DICE: int = DICE["combat"]["most"]
HITS_ON: int = DICE["combat"]["hits_on"]
"""The normal target number of a combat die (b5a.10.18)."""
HAMPERED: int = DICE["combat"]["hampered"]
"""The target number against a fortification, over a ford, uphill."""

# ---- cards (b5a.1.04)
DECKS = ("event", "fp_story", "shadow_story", "fate")
D_EVENT, D_FP_STORY, D_SHADOW_STORY, D_FATE = range(4)
STORY_OF = (D_FP_STORY, D_SHADOW_STORY)
"""The Story deck of each side."""
_DATA = load("cards.toml")
_CARDS = _DATA["card"]
_ORDERS = {o["id"]: o for o in _DATA["order"]}
CARDS: tuple[str, ...] = tuple(c["id"] for c in _CARDS)
CARD = {name: i for i, name in enumerate(CARDS)}
DECK_OF: tuple[int, ...] = tuple(DECKS.index(c["deck"]) for c in _CARDS)
EFFECT_OF: tuple[str, ...] = tuple(c.get("order", c["id"]) for c in _CARDS)
"""What a card does when played: the order of an Event card, else the card itself."""
CARD_TITLES: tuple[str, ...] = tuple(
    _ORDERS[c["order"]]["title"] if "order" in c else c["title"] for c in _CARDS
)
CARD_TYPE: tuple[int, ...] = tuple(
    FACE[_ORDERS[c["order"]]["type"] if "order" in c else c["type"]] if c["deck"] != "fate" else -1
    for c in _CARDS
)
"""F_CHARACTER, F_ARMY or F_MUSTER: the result that plays the card; -1 for Fate cards."""
STAYS_ON_TABLE: tuple[bool, ...] = tuple("on" in c or c.get("on_table", False) for c in _CARDS)
PLAYED_ON: tuple[int, ...] = tuple(CHARACTER[c["on"]] if "on" in c else -1 for c in _CARDS)
"""The character beside whose sheet a Fate card lies (b5a.7.09); -1 for none."""
_KIND_CHARACTER = {"beorn": "beorn", "eagles": "lord_of_the_eagles", "thorin": "thorin"}
FATE_OF: tuple[int, ...] = tuple(
    CHARACTER[_KIND_CHARACTER[c["kind"]]] if "kind" in c else -1 for c in _CARDS
)
"""The character a Fate card concerns; -1 for other cards."""
SIDE_OF_CARD: tuple[int, ...] = tuple(
    -1 if d == D_EVENT else SHADOW if d == D_SHADOW_STORY else FREE_PEOPLES for d in DECK_OF
)
"""The side a card belongs to; -1 for Event cards, which both use."""

# ---- combat effects of Event cards
COMBATS: tuple[str, ...] = tuple(c["id"] for c in _DATA["combat"])
COMBAT = {name: i for i, name in enumerate(COMBATS)}
COMBAT_TITLES: tuple[str, ...] = tuple(c["title"] for c in _DATA["combat"])
COMBAT_OF: tuple[int, ...] = tuple(COMBAT[c["combat"]] if "combat" in c else -1 for c in _CARDS)

# ---- manoeuvres: one per unit, in the units' order, then the special ones (b5a.10.08)
_MANOEUVRES = load("manoeuvres.toml")["manoeuvre"]
MANOEUVRES: tuple[str, ...] = (*UNITS, "regroup", "mighty_strokes", "vampire_like")
MANOEUVRE = {name: i for i, name in enumerate(MANOEUVRES)}
REGROUP, MIGHTY_STROKES, VAMPIRE_LIKE = range(len(UNITS), len(UNITS) + 3)
_BY_ID = {m["id"]: m for m in _MANOEUVRES}
MANOEUVRE_TITLES: tuple[str, ...] = tuple(_BY_ID[m]["title"] for m in MANOEUVRES)
BATTLE_CARDS: tuple[str, ...] = (*MANOEUVRES, *(c for c in CARDS if COMBAT_OF[CARD[c]] >= 0))
"""Everything that can be chosen in the manoeuvre step: manoeuvres, then Event cards."""
BATTLE_CARD = {name: i for i, name in enumerate(BATTLE_CARDS)}
FIRST_EVENT = len(MANOEUVRES)
"""Battle cards from here on are Event cards, in the order of the Event cards themselves."""

# ---- fate tiles (b5a.7.01)
_TILES = load("fate_tiles.toml")["tile"]
TILES: tuple[str, ...] = tuple(t["id"] for t in _TILES)
TILE = {name: i for i, name in enumerate(TILES)}
TILE_VALUE: tuple[int, ...] = tuple(t["value"] for t in _TILES)
TILE_SYMBOL: tuple[bool, ...] = tuple(t["symbol"] for t in _TILES)
TILE_COUNT: tuple[int, ...] = tuple(t["count"] for t in _TILES)
TILE_SPECIAL: tuple[bool, ...] = tuple("special" in t for t in _TILES)
TILE_OF_CARD: dict[int, int] = {CARD[t["card"]]: i for i, t in enumerate(_TILES) if "card" in t}
