"""The printed facts of the cards, by the card's number (0 is the Orc Guard, a player card lying
face down as an enemy). What a card *does* is in cards/; here is what is written on it.
"""

from __future__ import annotations

from typing import Any

from westmarch.kernel.engine import datapack


def load(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    return datapack.load("westmarch.games.lotr_card_game", name)


# ---- card types (chapter 2)
TYPES = (
    "hero",
    "ally",
    "attachment",
    "event",
    "enemy",
    "location",
    "treachery",
    "objective",
    "quest",
)
HERO, ALLY, ATTACHMENT, EVENT, ENEMY, LOCATION, TREACHERY, OBJECTIVE, QUEST_CARD = range(9)

# ---- spheres of influence (lcg.1.07)
SPHERES = ("leadership", "tactics", "spirit", "lore", "neutral")
LEADERSHIP, TACTICS, SPIRIT, LORE, NEUTRAL = range(5)

# ---- statistics (lcg.2.06, lcg.2.15)
STATS = (
    "willpower",
    "attack",
    "defense",
    "hit_points",
    "threat",
    "quest_points",
    "engagement_cost",
    "threat_cost",
)
(
    WILLPOWER,
    ATTACK,
    DEFENSE,
    HIT_POINTS,
    THREAT,
    QUEST_POINTS,
    ENGAGEMENT_COST,
    THREAT_COST,
) = range(8)

# ---- keywords (chapter 14), as bits
RANGED, SENTINEL, RESTRICTED, SURGE, GUARDED = 1, 2, 4, 8, 16
_KEYWORD = {
    "Ranged": RANGED,
    "Sentinel": SENTINEL,
    "Restricted": RESTRICTED,
    "Surge": SURGE,
    "Guarded": GUARDED,
}

PLAYER_CARDS: list[dict[str, Any]] = load("player_cards.toml")["card"]
ENCOUNTER_CARDS: list[dict[str, Any]] = load("encounter_cards.toml")["card"]
_QUESTS = load("quest_cards.toml")
SCENARIO_DATA: list[dict[str, Any]] = _QUESTS["scenario"]
STAGE_DATA: list[dict[str, Any]] = [
    {**stage, "type": "quest", "scenario": data["id"]}
    for data in SCENARIO_DATA
    for stage in data["stage"]
]
DECK_DATA = load("decks.toml")
READY_DECKS: list[dict[str, Any]] = load("ready_decks.toml").get("deck", [])
"""Decks found by self-play (`westmarch decks search`), for people to choose."""

_ALL = sorted(
    [_QUESTS["orc_guard"], *PLAYER_CARDS, *ENCOUNTER_CARDS, *STAGE_DATA],
    key=lambda card: card["number"],
)
NUMBERS = len(_ALL)
assert [c["number"] for c in _ALL] == list(range(NUMBERS)), "a card number is missing or doubled"

ORC_GUARD = 0
CARDS: tuple[dict[str, Any], ...] = tuple(_ALL)
"""Everything the data files say of each card."""
IDS: tuple[str, ...] = tuple(c["id"] for c in _ALL)
NUMBER: dict[str, int] = {name: i for i, name in enumerate(IDS)}
"""Number of a card by its id: ``NUMBER["unexpected_courage"]``."""
NAMES: tuple[str, ...] = tuple(c["name"] for c in _ALL)
TYPE: tuple[int, ...] = tuple(TYPES.index(c["type"]) for c in _ALL)
SPHERE: tuple[int, ...] = tuple(SPHERES.index(c.get("sphere", "neutral")) for c in _ALL)
UNIQUE: tuple[bool, ...] = tuple(c.get("unique", False) for c in _ALL)
TRAITS: tuple[frozenset[str], ...] = tuple(frozenset(c.get("traits", ())) for c in _ALL)
X = -1
"""The cost of a card whose cost is X."""
COST: tuple[int, ...] = tuple(X if c.get("cost", 0) == "X" else c.get("cost", 0) for c in _ALL)
COPIES: tuple[int, ...] = tuple(c.get("copies", 0) for c in _ALL)
COPIES_EASY: tuple[int, ...] = tuple(c.get("copies_easy_mode", 0) for c in _ALL)
PRINTED: tuple[tuple[int, ...], ...] = tuple(tuple(c.get(stat, 0) for c in _ALL) for stat in STATS)
"""PRINTED[stat][number]."""
KEYWORDS: tuple[int, ...] = tuple(
    sum(_KEYWORD.get(k, 0) for k in c.get("keywords", ())) for c in _ALL
)
DOOMED: tuple[int, ...] = tuple(
    sum(int(k.split()[1]) for k in c.get("keywords", ()) if k.startswith("Doomed")) for c in _ALL
)
VICTORY_POINTS: tuple[int, ...] = tuple(c.get("victory", 0) for c in _ALL)
HAS_SHADOW: tuple[bool, ...] = tuple("shadow" in c for c in _ALL)
"""Cards with a shadow effect (lcg.2.06)."""
HAS_WHEN_REVEALED: tuple[bool, ...] = tuple(
    any(a["kind"] == "when_revealed" for a in c.get("ability", ())) for c in _ALL
)
ATTACHED_TRAITS: tuple[frozenset[str], ...] = tuple(
    frozenset(c.get("becomes", {}).get("traits", ())) for c in _ALL
)
"""Traits a treachery gains when it becomes an attachment."""
RINGSDB_CODE: tuple[str, ...] = tuple(c.get("ringsdb_code", "") for c in _ALL)

# ---- what an attachment may be played on
ON_HERO, ON_CHARACTER, ON_LOCATION, ON_ENGAGED_ENEMY = range(1, 5)
_ATTACH = {
    "hero": ON_HERO,
    "character (hero or ally)": ON_CHARACTER,
    "location": ON_LOCATION,
    "enemy engaged with a player": ON_ENGAGED_ENEMY,
}
ATTACH_TO: tuple[int, ...] = tuple(_ATTACH[c["attach_to"]] if "attach_to" in c else 0 for c in _ALL)

# ---- scenarios and their stages (lcg.16.01)
SCENARIOS: tuple[str, ...] = tuple(data["id"] for data in SCENARIO_DATA)
ENCOUNTER_SETS: tuple[tuple[str, ...], ...] = tuple(
    tuple(data["encounter_sets"]) for data in SCENARIO_DATA
)
STAGES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(stage["number"] for stage in data["stage"]) for data in SCENARIO_DATA
)
STAGE: tuple[int, ...] = tuple(c.get("stage", 0) for c in _ALL)
NEXT_STAGES: tuple[tuple[int, ...], ...] = tuple(tuple(c.get("next", ())) for c in _ALL)
ADVANCES_BY_PROGRESS: tuple[bool, ...] = tuple(
    c["type"] == "quest" and c.get("advances_by_progress", True) for c in _ALL
)

# ---- starter decks (lcg.3.11)
STARTERS: tuple[str, ...] = tuple(deck["id"] for deck in DECK_DATA["deck"])
STARTER_HEROES: dict[str, tuple[int, ...]] = {
    deck["id"]: tuple(deck["heroes"]) for deck in DECK_DATA["deck"]
}
STARTER_CARDS: dict[str, tuple[tuple[int, int], ...]] = {
    deck["id"]: tuple((number, copies) for number, copies in deck["cards"])
    for deck in DECK_DATA["deck"]
}
