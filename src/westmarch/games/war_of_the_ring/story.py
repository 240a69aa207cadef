"""The story of a finished war: how it was won, the score, and what turned it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from westmarch.games.war_of_the_ring.notation import PROSE, tale, told
from westmarch.games.war_of_the_ring.rules.map.board import REGION, REGIONS, VICTORY_POINTS
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    CHARACTER,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    MINIONS,
    NATION,
    SHADOW,
    SIDES,
    STRIDER,
    side_of_nation,
)
from westmarch.games.war_of_the_ring.rules.seats import SIDE_OF_SEAT
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.games.war_of_the_ring.rules.turn.victory import (
    CORRUPTION_LIMIT,
    CRACK_OF_DOOM,
    POINTS_TO_WIN,
)
from westmarch.kernel.engine.events import Event
from westmarch.kernel.game import Progress
from westmarch.kernel.story import Course, Point, Score
from westmarch.kernel.texts.prose import sentence

GREAT_BATTLE = 6
"""Losses that make a battle worth telling."""
GREAT_ONES = (GANDALF_THE_GREY, STRIDER, ARAGORN, GANDALF_THE_WHITE, *MINIONS)

WEIGHT: dict[str, tuple[int, int | None]] = {
    "mordor_entered": (75, FREE_PEOPLES),
    "companion_entered": (55, FREE_PEOPLES),
    "minion_entered": (50, SHADOW),
    "taken_alive": (40, SHADOW),
    "companion_lured": (40, SHADOW),
    "ring_bearers_driven": (30, SHADOW),
    "fellowship_revealed": (22, SHADOW),
    "siege_laid": (16, SHADOW),
    "fellowship_declared": (10, FREE_PEOPLES),
}
"""Events that weigh the same whenever they come, and the side they are good for."""
EVENT_CARD = 4
"""Weight of an Event card, told where nothing else happened."""


def _weighed(event: Event, players: int) -> tuple[int, int | None, dict[str, Any]]:
    """How much an event weighs, for which side, and what its words need besides its data."""
    kind, data = event.kind, event.data
    if kind in ("captured", "recaptured"):
        points = VICTORY_POINTS[REGION[data["region"]]]
        return 30 * bool(points) + 12 * points, SIDES.index(data["side"]), {"points": points}
    if kind in ("character_eliminated", "companion_eliminated", "hunt_casualty"):
        character = CHARACTER[data["character"]]
        weight = 60 if character in GREAT_ONES else 38
        return weight, FREE_PEOPLES if character in MINIONS else SHADOW, {}
    if kind == "nation_advanced":
        side = side_of_nation(NATION[data["nation"]])
        return (36 if data["steps"] == 0 else 0), side, {}
    if kind == "mordor_step":
        return 24 + 8 * data["step"], FREE_PEOPLES, {}
    if kind == "corruption_rose":
        return (14 + 6 * data["amount"] if data["amount"] > 1 else 0), SHADOW, {}
    if kind == "corruption_healed":
        return (12 + 6 * data["amount"] if data["amount"] > 1 else 0), FREE_PEOPLES, {}
    if kind == "event_played":
        return EVENT_CARD, SIDE_OF_SEAT[players][data["seat"]], {}
    weight, good_for = WEIGHT.get(kind, (0, None))
    return weight, good_for, {}


class _Battle:
    """Losses of the battle going on."""

    def __init__(self) -> None:
        self.losses = [0, 0]

    def hear(self, event: Event) -> tuple[int, int | None, dict[str, Any]]:
        """Count; at the end of a battle, weigh it as `_weighed` does."""
        data = event.data
        if event.kind == "battle_started":
            self.losses = [0, 0]
        elif event.kind in ("unit_lost", "elite_reduced", "leader_lost"):
            self.losses[SIDES.index(data["side"])] += data["count"]
        elif event.kind == "battle_over":
            free_peoples, shadow = self.losses
            if free_peoples + shadow >= GREAT_BATTLE:
                better = FREE_PEOPLES if free_peoples < shadow else SHADOW
                lost = {"free_peoples": free_peoples, "shadow": shadow}
                return (
                    8 + 4 * (free_peoples + shadow),
                    None if free_peoples == shadow else better,
                    lost,
                )
        return 0, None, {}


def points(s: War, course: Course) -> Iterator[Point]:
    """Everything in the course of a war that may have turned it."""
    battle = _Battle()
    for at, event in course:
        weight, side, more = battle.hear(event)
        if not weight:
            weight, side, more = _weighed(event, s.players)
        if weight:
            text = _text(event, more, s.players)
            yield Point(at, event.turn, event.phase, event.kind, text, side, weight)


def _text(event: Event, more: Mapping[str, Any], players: int) -> str:
    words = f"story-point-{event.kind}"
    if words not in PROSE:
        return tale(event, players)
    return sentence(PROSE.fill(words, {**told(event.data, players), **more}))


def how(s: War, ending: str, winners: Sequence[int]) -> str:
    """Who won, how and why, with the numbers that decided it."""
    side = SIDE_OF_SEAT[s.players][winners[0]] if winners else None
    values = {
        "turn": s.turn,
        "winner": side,
        "loser": None if side is None else 1 - side,
        "corruption": s.corruption,
        "limit": CORRUPTION_LIMIT,
        "step": None if s.mordor == NOT_IN_MORDOR else s.mordor,
        "region": s.ring_bearers,
        "free_peoples": s.victory_points[FREE_PEOPLES],
        "shadow": s.victory_points[SHADOW],
        "free_peoples_need": POINTS_TO_WIN[FREE_PEOPLES],
        "shadow_needs": POINTS_TO_WIN[SHADOW],
    }
    return sentence(PROSE.fill(f"story-how-{ending}", values))


def score(s: War) -> list[Score]:
    """Victory points of both sides, and how far the Ring-bearers came."""
    what = PROSE.words("story-score")
    found = [
        Score(
            "victory_points",
            what["victory_points"],
            PROSE.name("side", side),
            s.victory_points[side],
            POINTS_TO_WIN[side],
            side=side,
        )
        for side in (FREE_PEOPLES, SHADOW)
    ]
    in_mordor = s.mordor != NOT_IN_MORDOR
    journey = ("mordor", s.mordor, CRACK_OF_DOOM) if in_mordor else ("progress", s.progress, None)
    for kind, value, of in (("corruption", s.corruption, CORRUPTION_LIMIT), journey):
        found.append(
            Score(kind, what[kind], PROSE.name("side", FREE_PEOPLES), value, of, side=FREE_PEOPLES)
        )
    return found


def progress(s: War) -> Progress:
    """Victory points of both sides, the Corruption, and where the Ring-bearers are."""
    found: Progress = {
        f"victory_points_{name}": s.victory_points[side] for side, name in enumerate(SIDES)
    }
    found["corruption"] = s.corruption
    if s.mordor != NOT_IN_MORDOR:
        found["mordor_step"] = s.mordor
    found["ring_bearers"] = "mordor" if s.mordor != NOT_IN_MORDOR else REGIONS[s.ring_bearers]
    return found
