"""What a stage asks for besides progress, found out from its own card.

No scenario is known by its name. The text of a quest card is asked what it would say of a table
that is imagined: with the stage, one enemy or none, some objectives held, the prisoner free or not.
An enemy without which the stage could be left, or the game would be won, bars it; so does one whose
defeat there wins the game. The answer follows from the card alone, and is found once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from westmarch.games.lotr_card_game.rules.card_effects.abilities import FORCED_ON, PASSIVES
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.catalogue import ENEMY, HERO, OBJECTIVE, TYPE
from westmarch.games.lotr_card_game.rules.state import NOBODY, NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    AREA,
    ATTACHED,
    CAPTIVE,
    QUEST,
    STAGING,
    ZONE_COUNT,
    current_quest,
)

_ENEMIES = tuple(number for number, kind in enumerate(TYPE) if kind == ENEMY)
_OBJECTIVES = tuple(number for number, kind in enumerate(TYPE) if kind == OBJECTIVE)
_HERO = TYPE.index(HERO)


class Goal(NamedTuple):
    """What must be done before a stage can be left behind, or to win in it."""

    enemies: frozenset[int] = frozenset()
    """The numbers of the enemies that must not be in play, or whose defeat wins."""
    objectives: int = 0
    """How many objectives the players must hold."""
    rescue: bool = False
    """Whether the prisoner must be free."""


def bars(s: Adventure, enemy: int) -> bool:
    """Whether the current stage cannot be left behind before this enemy is defeated."""
    quest = current_quest(s)
    return quest >= 0 and s.design[enemy] in goal_of(s.design[quest]).enemies


def guards_a_need(s: Adventure, card: int) -> bool:
    """Whether a card guards an objective that the current stage asks for."""
    if s.guarding[card] < 0:
        return False
    quest = current_quest(s)
    return quest >= 0 and held(s) < goal_of(s.design[quest]).objectives


def held(s: Adventure) -> int:
    """Objectives the players hold."""
    found = 0
    for card in s.zones[ATTACHED]:
        if TYPE[s.design[card]] == OBJECTIVE:
            found += 1
    return found


@cache
def goal_of(stage: int) -> Goal:
    """What a stage asks for."""
    objectives, free = _least(stage)
    enemies = [
        number
        for number in _ENEMIES
        if _open(stage, (), objectives, free) != _open(stage, (number,), objectives, free)
        or _wins_by(stage, number)
    ]
    return Goal(frozenset(enemies), objectives, free)


def _least(stage: int) -> tuple[int, bool]:
    """The fewest objectives, and whether the prisoner must be free, with which the stage can be
    left; none where that does not help."""
    for free in (False, True):
        for count in range(len(_OBJECTIVES) + 1):
            if _open(stage, (), count, free):
                return count, free
    return 0, False


def _open(stage: int, enemies: Sequence[int], objectives: int, free: bool) -> bool:
    """Whether the card says of an imagined table that it is won; of a stage that does not speak of
    winning, whether it can be left."""
    s = _imagined(stage, enemies, objectives, free)
    wins = PASSIVES["wins"].get(stage)
    if wins is not None:
        return bool(wins(s, 0, 0))
    stays = PASSIVES["cannot_advance"].get(stage)
    return stays is None or not stays(s, 0, 0)


def _wins_by(stage: int, enemy: int) -> bool:
    """Whether the game is won when this enemy is destroyed."""
    for ability in FORCED_ON.get("destroyed", {}).get(stage, ()):
        s = _imagined(stage, (enemy,), 0, False)
        use = Use(seat=0, card=0, index=ability.index, on="destroyed", subject=1)
        if ability.needs is None or ability.needs(s, use):
            ability.effect(s, use)
            if s.winners:
                return True
    return False


def _imagined(stage: int, enemies: Sequence[int], objectives: int, free: bool) -> Adventure:
    """A table with nothing on it but what is asked about. The stage is card 0, the first enemy
    card 1; the hero, who is the prisoner if he is not free, is the last."""
    lying = [(stage, QUEST)]
    lying += [(number, STAGING) for number in enemies]
    lying += [(number, ATTACHED) for number in _OBJECTIVES[:objectives]]
    lying.append((_HERO, AREA[0] if free else CAPTIVE))
    count = len(lying)
    zones: list[list[int]] = [[] for _ in range(ZONE_COUNT)]
    for card, (_, zone) in enumerate(lying):
        zones[zone].append(card)
    return Adventure(
        design=tuple(number for number, _ in lying),
        owner=(*(NOBODY for _ in range(count - 1)), 0),
        controller=(NOBODY,) * count,
        zone=bytearray(zone for _, zone in lying),
        exhausted=bytearray(count),
        damage=bytearray(count),
        progress=bytearray(count),
        resources=[0] * count,
        committed=bytearray(count),
        attached_to=[count - 1 if zone == ATTACHED else NOTHING for _, zone in lying],
        guarding=(NOTHING,) * count,
        under=(NOTHING,) * count,
        seen_by=bytearray(count),
        zones=zones,
        round=1,
        captive=NOTHING if free else count - 1,
        rescued=int(free),
    )
