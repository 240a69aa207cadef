"""What the encounter deck is likely to bring."""

from __future__ import annotations

from westmarch.bots.lotr_card_game.heuristic_weights import MANNER
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds, total
from westmarch.games.lotr_card_game.rules.catalogue import (
    ENEMY,
    LOCATION,
    PRINTED,
    THREAT,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    ENCOUNTER_DECK,
    player_order,
)


def expected_reveal(s: Adventure) -> float:
    """Threat that staging will add, on average, by the cards left in the deck (which the players
    can count: what has not been seen)."""
    if holds(s, "skip_staging"):
        return 0.0
    deck = s.zones[ENCOUNTER_DECK]
    if not deck:
        return 2.0
    threat = sum(
        PRINTED[THREAT][s.design[c]] for c in deck if TYPE[s.design[c]] in (ENEMY, LOCATION)
    )
    cards = len(player_order(s)) + total(s, "extra_reveals")
    return cards * (threat / len(deck) + MANNER.reveal)


def threat_to_come(s: Adventure) -> list[tuple[int, float]]:
    """The same as a table: how much threat staging may add, and how likely."""
    if holds(s, "skip_staging"):
        return [(0, 1.0)]
    deck = s.zones[ENCOUNTER_DECK]
    if not deck:
        return [(2, 1.0)]
    one = [0.0] * 8
    for card in deck:
        number = s.design[card]
        threat = PRINTED[THREAT][number] if TYPE[number] in (ENEMY, LOCATION) else 0
        one[min(threat, 7)] += 1.0 / len(deck)
    cards = len(player_order(s)) + total(s, "extra_reveals")
    found = one
    for _ in range(cards - 1):
        more = [0.0] * (len(found) + 7)
        for i, chance in enumerate(found):
            if chance:
                for j, other in enumerate(one):
                    more[i + j] += chance * other
        found = more
    return [(threat, chance) for threat, chance in enumerate(found) if chance > 0.0]
