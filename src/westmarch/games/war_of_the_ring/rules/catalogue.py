"""The printed facts of Event cards, Combat cards, hunt tiles and dice, by small integers.

What a card *does* is in cards/; here is what is written on it.
"""

from __future__ import annotations

from westmarch.games.war_of_the_ring.rules.map.pieces import FREE_PEOPLES, SHADOW, load

# ---- Action dice (wotr.4.08, wotr.4.09)
FACES = ("character", "army", "muster", "army_muster", "event", "will_of_the_west", "eye")
F_CHARACTER, F_ARMY, F_MUSTER, F_ARMY_MUSTER, F_EVENT, F_WILL, F_EYE = range(7)
FACE = {name: i for i, name in enumerate(FACES)}
_DICE = load("dice.toml")
DIE_FACES: tuple[tuple[int, ...], ...] = tuple(
    tuple(FACE[f] for f in _DICE[side]["faces"]) for side in ("free_peoples", "shadow")
)

# ---- Event cards
DECKS = ("fp_character", "fp_strategy", "sh_character", "sh_strategy")
DECKS_OF_SIDE = ((0, 1), (2, 3))
_CARDS = load("event_cards.toml")["card"]
CARDS: tuple[str, ...] = tuple(c["id"] for c in _CARDS)
CARD = {name: i for i, name in enumerate(CARDS)}
CARD_TITLES: tuple[str, ...] = tuple(c["title"] for c in _CARDS)
DECK_OF: tuple[int, ...] = tuple(DECKS.index(c["deck"]) for c in _CARDS)
SIDE_OF_CARD: tuple[int, ...] = tuple(FREE_PEOPLES if d < 2 else SHADOW for d in DECK_OF)
CARD_TYPE: tuple[int, ...] = tuple(FACE[c["type"]] for c in _CARDS)
"""F_CHARACTER, F_ARMY or F_MUSTER: the symbol in the upper right corner (wotr.5.07)."""
STAYS_ON_TABLE: tuple[bool, ...] = tuple(c.get("on_table", False) for c in _CARDS)
CARD_PLAYERS: tuple[tuple[str, ...], ...] = tuple(tuple(c.get("players", ())) for c in _CARDS)
"""Seats that may play the Event in games of three or four (wotr.11.22); empty: any of its side."""

# ---- Combat cards: the lower halves
_COMBAT = load("combat_cards.toml")["combat"]
COMBAT_CARDS: tuple[str, ...] = tuple(c["id"] for c in _COMBAT)
COMBAT = {name: i for i, name in enumerate(COMBAT_CARDS)}
COMBAT_TITLES: tuple[str, ...] = tuple(c["title"] for c in _COMBAT)
COMBAT_OF: tuple[int, ...] = tuple(COMBAT[c["combat"]] for c in _CARDS)
"""The Combat card on the lower half of an Event card."""
INITIATIVE: tuple[tuple[int, ...], ...] = tuple(tuple(c["initiative"]) for c in _COMBAT)

# ---- hunt tiles
_TILES = load("hunt_tiles.toml")["tile"]
TILES: tuple[str, ...] = tuple(t["id"] for t in _TILES)
TILE = {name: i for i, name in enumerate(TILES)}
EYE, DIE = 100, 101
"""Values of tiles without a number: the Eye, and the tile whose damage is a die roll."""
TILE_VALUE: tuple[int, ...] = tuple(
    {"eye": EYE, "die": DIE}.get(t["value"], t["value"]) for t in _TILES
)
TILE_REVEALS: tuple[bool, ...] = tuple(t["reveal"] for t in _TILES)
TILE_STOPS: tuple[bool, ...] = tuple(t["stop"] for t in _TILES)
STANDARD_TILES: tuple[int, ...] = tuple(i for i, t in enumerate(_TILES) if t["kind"] == "standard")
FP_SPECIAL_TILES: tuple[int, ...] = tuple(
    i for i, t in enumerate(_TILES) if t["kind"] == "fp_special"
)
TILE_OF_CARD: dict[int, int] = {CARD[t["card"]]: i for i, t in enumerate(_TILES) if "card" in t}
