"""What must hold in every state reached by play: no card lost or doubled, no limit exceeded."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import HAS_TEXT, HEARS
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ENEMY,
    HERO,
    HIT_POINTS,
    LOCATION,
    OBJECTIVE,
    QUEST_CARD,
    QUEST_POINTS,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.state import ELIMINATION_LEVEL, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import stat
from westmarch.games.lotr_card_game.rules.table.zones import (
    ACTIVE,
    AREA,
    ATTACHED,
    DECK_HOST,
    ENGAGED,
    IN_PLAY,
    QUEST,
    STAGING,
    ZONE_COUNT,
    zone_name,
)

_TYPES_IN = {
    STAGING: (ENEMY, LOCATION, OBJECTIVE),
    ACTIVE: (LOCATION,),
    QUEST: (QUEST_CARD,),
    **dict.fromkeys(AREA, (HERO, ALLY)),
    **dict.fromkeys(ENGAGED, (ENEMY,)),
}


def broken(s: Adventure) -> list[str]:
    """What is wrong with a state; empty when nothing is."""
    wrong: list[str] = []
    count = len(s.design)
    if len(s.zones) != ZONE_COUNT:
        return ["zones missing"]
    seen = [0] * count
    for zone, cards in enumerate(s.zones):
        for card in cards:
            seen[card] += 1
            if s.zone[card] != zone:
                wrong.append(f"card {card} lies in {zone_name(zone)} but says {s.zone[card]}")
            types = _TYPES_IN.get(zone)
            if types is not None and TYPE[s.design[card]] not in types:
                wrong.append(f"card {card} is of the wrong type for {zone_name(zone)}")
    wrong += [f"card {c} is in {n} zones" for c, n in enumerate(seen) if n != 1]
    live = [c for c in range(count) if IN_PLAY[s.zone[c]] and s.design[c] in HAS_TEXT]
    if sorted(s.live) != live:
        wrong.append("the list of live cards is wrong")
    hears = 0
    for card in live:
        hears |= HEARS.get(s.design[card], 0)
    if s.hears != hears:
        wrong.append("what live cards listen to is wrong")
    for card in range(count):
        if not IN_PLAY[s.zone[card]] and (
            s.damage[card] or s.progress[card] or s.exhausted[card] or s.committed[card]
        ):
            wrong.append(f"card {card} has tokens out of play")
        if min(s.damage[card], s.progress[card], s.resources[card]) < 0:
            wrong.append(f"card {card} has negative tokens")
    for card in s.zones[ATTACHED]:
        host = s.attached_to[card]
        if host > DECK_HOST and not (host >= 0 and IN_PLAY[s.zone[host]]):
            wrong.append(f"attachment {card} is attached to nothing in play")
    wrong += _dead(s)
    for seat in range(s.players):
        if not 0 <= s.threat[seat] <= ELIMINATION_LEVEL:
            wrong.append(f"threat of player {seat} is {s.threat[seat]}")
        if s.eliminated[seat]:
            for zone in (AREA[seat], ENGAGED[seat], AREA[seat] - 3, AREA[seat] - 2):
                if s.zones[zone]:
                    wrong.append(f"eliminated player {seat} has cards in {zone_name(zone)}")
        elif s.threat[seat] >= ELIMINATION_LEVEL:
            wrong.append(f"player {seat} should be eliminated")
    if len(s.zones[ACTIVE]) > 1 or len(s.zones[QUEST]) > 1:
        wrong.append("more than one active location or quest")
    if not s.ending and s.eliminated[s.first_player]:
        wrong.append("the first player is eliminated")
    return wrong


def _dead(s: Adventure) -> list[str]:
    wrong: list[str] = []
    if s.ending:
        return wrong
    for seat in range(s.players):
        for card in (*s.zones[AREA[seat]], *s.zones[ENGAGED[seat]]):
            if s.damage[card] and s.damage[card] >= stat(s, card, HIT_POINTS):
                wrong.append(f"card {card} should be destroyed")
    for card in s.zones[ACTIVE]:
        if s.progress[card] >= stat(s, card, QUEST_POINTS) > 0:
            wrong.append(f"location {card} should be explored")
    return wrong
