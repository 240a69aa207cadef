"""What resources are kept for: cards in hand that decide a game once they are played, and would
wait for long if what can pay for them went elsewhere."""

from __future__ import annotations

from westmarch.bots.lotr_card_game.valuation import terror
from westmarch.games.lotr_card_game.rules.card_effects.effects import unique_in_play
from westmarch.games.lotr_card_game.rules.catalogue import (
    COST,
    ENGAGEMENT_COST,
    IDS,
    NEUTRAL,
    SPHERE,
)
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.stats import has_icon, stat
from westmarch.games.lotr_card_game.rules.table.zones import (
    HAND,
    engaged_enemies,
    heroes,
    staged_enemies,
)

SOON = 3
"""An enemy that engages at so much more threat is prepared for."""


def waiting(s: Adventure, seat: int) -> list[int]:
    """The numbers of cards in hand that resources are kept for, the most urgent first."""
    held = {IDS[s.design[c]]: s.design[c] for c in s.zones[HAND[seat]]}
    found: list[int] = []
    near = any(terror(s, e) for e in engaged_enemies(s, seat))
    soon = near or any(
        terror(s, e) and stat(s, e, ENGAGEMENT_COST) <= s.threat[seat] + SOON
        for e in staged_enemies(s)
    )
    if near and "forest_snare" in held:
        found.append(held["forest_snare"])
    steward = held.get("steward_of_gondor", -1)
    if steward >= 0 and not unique_in_play(s, steward):
        found.append(steward)
    if soon and not near and "forest_snare" in held:
        found.append(held["forest_snare"])
    if soon and "feint" in held:
        found.append(held["feint"])
    return found


def spoils(s: Adventure, seat: int, number: int) -> bool:
    """Whether to pay for a card would take what a more urgent one needs."""
    cost = COST[number]
    if cost <= 0:
        return False
    rich = {h: s.resources[h] for h in heroes(s, seat)}
    total = sum(rich.values())
    for other in waiting(s, seat):
        if other == number:
            return False
        sphere = SPHERE[other]
        own = sum(n for h, n in rich.items() if has_icon(s, h, sphere))
        if SPHERE[number] == NEUTRAL:
            left = own - max(cost - (total - own), 0)
        else:
            left = own - sum(
                min(n, cost)
                for h, n in rich.items()
                if has_icon(s, h, sphere) and has_icon(s, h, SPHERE[number])
            )
        if left < min(COST[other], own):
            return True
    return False


def keeps(s: Adventure, seat: int, hero: int) -> bool:
    """Whether a hero's resources are better kept, when another can pay."""
    return any(has_icon(s, hero, SPHERE[number]) for number in waiting(s, seat))
