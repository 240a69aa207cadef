"""The table in text, for the terminal."""

from __future__ import annotations

from msgspec import UNSET

from westmarch.games.lotr_card_game.notation import PROSE, card_name
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    COST,
    DEFENSE,
    ENEMY,
    ENGAGEMENT_COST,
    HERO,
    HIT_POINTS,
    LOCATION,
    QUEST_POINTS,
    SPHERE,
    SPHERES,
    STAGE,
    THREAT,
    TYPE,
    TYPES,
    WILLPOWER,
    X,
)
from westmarch.games.lotr_card_game.rules.ending.campaign import ORDER, scores
from westmarch.games.lotr_card_game.rules.state import PHASES, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import (
    committed_willpower,
    staging_threat,
    stat,
)
from westmarch.games.lotr_card_game.rules.table.zones import (
    ACTIVE,
    AREA,
    DECK,
    ENCOUNTER_DECK,
    ENGAGED,
    HAND,
    QUEST,
    STAGING,
    attachments_of,
    is_character,
    shadows_of,
)


def _say(key: str, **values: object) -> str:
    return PROSE.fill(f"board-{key}", values)


def board(s: Adventure, seat: int | None) -> str:
    """The table as a seat sees it."""
    phase = PROSE.word("phase", PHASES[s.phase]).lower()
    lines = [_say("round", round=s.round, phase=phase)]
    if s.campaign is not UNSET:
        won = scores(s)
        level = s.campaign.level
        lines.append(_say("campaign", level=level, won=len(won), of=len(ORDER), score=sum(won)))
    for card in s.zones[QUEST]:
        lines.append(_say("stage", stage=STAGE[s.design[card]], card=_card(s, card)))
    lines += [_say("active_location", card=_card(s, card)) for card in s.zones[ACTIVE]]
    values = {"willpower": committed_willpower(s), "threat": staging_threat(s)}
    lines.append(_say("encounter", **values, deck=len(s.zones[ENCOUNTER_DECK])))
    lines.append(_say("staging"))
    lines += [f"  {_card(s, card)}" for card in s.zones[STAGING]]
    for p in range(s.players):
        lines.append(_player(s, p))
        lines += [f"  {_say('against', card=_card(s, card))}" for card in s.zones[ENGAGED[p]]]
        lines += [f"  {_card(s, card)}" for card in s.zones[AREA[p]]]
    return "\n".join(lines)


def _player(s: Adventure, p: int) -> str:
    if s.eliminated[p]:
        return _say("eliminated", seat=p)
    held, left = len(s.zones[HAND[p]]), len(s.zones[DECK[p]])
    key = "first_player" if p == s.first_player and s.players > 1 else "player"
    return _say(key, seat=p, threat=s.threat[p], hand=held, deck=left)


_FIGHTING = (("attack", ATTACK), ("defense", DEFENSE), ("hit_points", HIT_POINTS))


def _card(s: Adventure, card: int) -> str:
    number = s.design[card]
    kind = TYPE[number]
    stats: tuple[tuple[str, int], ...] = ()
    if is_character(s, card):
        stats = (("willpower", WILLPOWER), *_FIGHTING)
    elif kind == ENEMY:
        stats = (("engages", ENGAGEMENT_COST), ("threat", THREAT), *_FIGHTING)
    elif kind == LOCATION:
        stats = (("threat", THREAT),)
    notes = [_say(name, n=stat(s, card, which)) for name, which in stats]
    if kind == LOCATION or TYPES[kind] == "quest":
        notes.append(_say("progress", n=s.progress[card], of=stat(s, card, QUEST_POINTS)))
    if kind == HERO or s.resources[card]:
        notes.append(_say("resources", n=s.resources[card]))
    if s.damage[card]:
        notes.append(_say("damage", n=s.damage[card]))
    if s.committed[card]:
        notes.append(_say("committed"))
    if s.exhausted[card]:
        notes.append(_say("exhausted"))
    if s.guarding[card] >= 0:
        notes.append(_say("guards", card=s.design[s.guarding[card]]))
    if kind == ENEMY and (shadows := len(shadows_of(s, card))):
        notes.append(_say("shadow_cards", n=shadows))
    notes += [_card(s, one) for one in attachments_of(s, card)]
    name = card_name(number)
    return _say("card", name=name, notes=", ".join(notes)) if notes else name


def hand(s: Adventure, seat: int) -> str:
    """The cards in a hand."""
    lines = []
    for card in s.zones[HAND[seat]]:
        number = s.design[card]
        cost = "X" if COST[number] == X else COST[number]
        sphere, kind = SPHERES[SPHERE[number]], TYPES[TYPE[number]]
        lines.append(_say("hand", card=number, sphere=sphere, type=kind, cost=cost))
    return "\n".join(lines)
