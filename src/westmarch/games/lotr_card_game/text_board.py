"""The table in text, for the terminal."""

from __future__ import annotations

from msgspec import UNSET

from westmarch.games.lotr_card_game.notation import MESSAGES, seat_name
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    COST,
    DEFENSE,
    ENEMY,
    ENGAGEMENT_COST,
    HERO,
    HIT_POINTS,
    LOCATION,
    NAMES,
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


def board(s: Adventure, seat: int | None) -> str:
    """The table as a seat sees it."""
    lines = [f"Round {s.round}, {MESSAGES['phase'][PHASES[s.phase]].lower()}"]
    if s.campaign is not UNSET:
        name, won = MESSAGES["campaign"][s.campaign.level], scores(s)
        lines.append(f"{name}: {len(won)} of {len(ORDER)} scenarios won, score {sum(won)}")
    for card in s.zones[QUEST]:
        stage = STAGE[s.design[card]]
        lines.append(f"Stage {stage}: {_card(s, card)}")
    lines += [f"Active location: {_card(s, card)}" for card in s.zones[ACTIVE]]
    lines.append(
        f"Willpower {committed_willpower(s)} against threat {staging_threat(s)}; "
        f"{len(s.zones[ENCOUNTER_DECK])} cards in the encounter deck"
    )
    lines.append("Staging area:")
    lines += [f"  {_card(s, card)}" for card in s.zones[STAGING]]
    for p in range(s.players):
        lines.append(_player(s, p))
        lines += [f"  against {_card(s, card)}" for card in s.zones[ENGAGED[p]]]
        lines += [f"  {_card(s, card)}" for card in s.zones[AREA[p]]]
    return "\n".join(lines)


def _player(s: Adventure, p: int) -> str:
    first = ", first player" if p == s.first_player and s.players > 1 else ""
    if s.eliminated[p]:
        return f"{seat_name(p)}: out of the game"
    held, left = len(s.zones[HAND[p]]), len(s.zones[DECK[p]])
    return f"{seat_name(p)}{first}: threat {s.threat[p]}, {held} in hand, {left} in deck"


def _card(s: Adventure, card: int) -> str:
    number = s.design[card]
    kind = TYPE[number]
    notes: list[str] = []
    if is_character(s, card):
        notes += [
            f"willpower {stat(s, card, WILLPOWER)}",
            f"attack {stat(s, card, ATTACK)}",
            f"defense {stat(s, card, DEFENSE)}",
            f"hit points {stat(s, card, HIT_POINTS)}",
        ]
    elif kind == ENEMY:
        notes += [
            f"engages at {stat(s, card, ENGAGEMENT_COST)}",
            f"threat {stat(s, card, THREAT)}",
            f"attack {stat(s, card, ATTACK)}",
            f"defense {stat(s, card, DEFENSE)}",
            f"hit points {stat(s, card, HIT_POINTS)}",
        ]
    elif kind == LOCATION:
        notes.append(f"threat {stat(s, card, THREAT)}")
    if kind == LOCATION or TYPES[kind] == "quest":
        notes.append(f"progress {s.progress[card]} of {stat(s, card, QUEST_POINTS)}")
    if kind == HERO or s.resources[card]:
        notes.append(f"resources {s.resources[card]}")
    if s.damage[card]:
        notes.append(f"damage {s.damage[card]}")
    if s.committed[card]:
        notes.append("on the quest")
    if s.exhausted[card]:
        notes.append("exhausted")
    if s.guarding[card] >= 0:
        notes.append(f"guards {NAMES[s.design[s.guarding[card]]]}")
    if kind == ENEMY and (shadows := len(shadows_of(s, card))):
        notes.append(f"shadow cards {shadows}")
    notes += [_card(s, one) for one in attachments_of(s, card)]
    return f"{NAMES[number]} ({', '.join(notes)})" if notes else NAMES[number]


def hand(s: Adventure, seat: int) -> str:
    """The cards in a hand."""
    lines = []
    for card in s.zones[HAND[seat]]:
        number = s.design[card]
        cost = "X" if COST[number] == X else COST[number]
        sphere = MESSAGES["sphere"][SPHERES[SPHERE[number]]]
        lines.append(f"{NAMES[number]} ({sphere} {TYPES[TYPE[number]]}, cost {cost})")
    return "\n".join(lines)
