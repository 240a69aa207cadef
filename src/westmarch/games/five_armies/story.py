"""The story of a finished battle: how it was won, the score, and what turned it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from westmarch.games.five_armies.notation import PROSE, tale
from westmarch.games.five_armies.rules.map.board import PLACE, REGION_COUNT, VICTORY_POINTS
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    BOLG,
    CHARACTER,
    ELIMINATED,
    FREE_PEOPLES,
    GENERALS,
    SHADOW,
    SIDES,
    THORIN,
    UNIT,
    side_of_kind,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.victory import (
    BEORN_LATE,
    LAST_SPACE,
    POINTS_TO_WIN,
    shadow_points,
)
from westmarch.kernel.engine.events import Event
from westmarch.kernel.game import Progress
from westmarch.kernel.story import Course, Point, Score
from westmarch.kernel.texts.prose import sentence

GREAT_BATTLE = 4
"""Units lost that make a battle worth telling."""
GREAT_STRIDE = 3
"""Spaces of the fate track gone in one turn that are worth telling."""

WEIGHT: dict[str, tuple[int, int | None]] = {
    "general_returned": (42, FREE_PEOPLES),
    "eagles_came": (34, FREE_PEOPLES),
    "bilbo_appeared": (24, FREE_PEOPLES),
    "bilbo_vanished": (18, SHADOW),
    "pass_opened": (26, SHADOW),
    "fate_card": (30, None),
}
"""Events that weigh the same whenever they come, and the side they are good for."""
CARD = 4
"""Weight of a card, told where nothing else happened."""
_NOTHING: tuple[int, int | None, dict[str, Any]] = (0, None, {})


def _side(told: str | int) -> int:
    """A side of an event: by its name, in logs of earlier versions here and there by its number."""
    return SIDES.index(told) if isinstance(told, str) else told


def _weighed(event: Event) -> tuple[int, int | None, dict[str, Any]]:
    """How much an event weighs, for which side, and what its words need besides its data."""
    kind, data = event.kind, event.data
    if kind == "control_changed":
        place = PLACE[data["place"]]
        worth = VICTORY_POINTS[place] if place < REGION_COUNT else 0
        weight = 28 + 10 * worth if worth else 12
        return weight, _side(data["side"]), {"points": worth or None}
    if kind in ("character_entered", "character_eliminated"):
        character = CHARACTER[data["character"]]
        side = SHADOW if character == BOLG else FREE_PEOPLES
        if kind == "character_entered":
            return (60 if character in (BEORN, THORIN, BOLG) else 45), side, {}
        return 65, 1 - side, {}
    if kind == "army_destroyed":
        return 26, 1 - _side(data["side"]), {}
    if kind == "card_played":
        return CARD, _side(data["side"]), {}
    weight, good_for = WEIGHT.get(kind, (0, None))
    return weight, good_for, {}


class _Running:
    """What is counted over several events: the losses of a battle, the stride of fate in a turn."""

    def __init__(self) -> None:
        self.losses = [0, 0]
        self.fate = self.fate_before = 0
        self.told = False
        """Whether the fate marker's stride of this turn has been told."""

    def hear(self, event: Event) -> tuple[int, int | None, dict[str, Any]]:
        """Count; at the end of a battle or a stride, weigh it as `_weighed` does."""
        kind, data = event.kind, event.data
        if kind == "battle_began":
            self.losses = [0, 0]
        elif kind == "unit_eliminated":
            self.losses[side_of_kind(UNIT[data["unit"]])] += 1
        elif kind == "battle_ended":
            return self._battle()
        elif kind == "turn_began":
            self.fate_before, self.told = self.fate, False
        elif kind == "fate_moved":
            self.fate = data["to"]
            return self._stride()
        return _NOTHING

    def _battle(self) -> tuple[int, int | None, dict[str, Any]]:
        free_peoples, shadow = self.losses
        if free_peoples + shadow < GREAT_BATTLE:
            return _NOTHING
        better = FREE_PEOPLES if free_peoples < shadow else SHADOW
        lost = {"free_peoples": free_peoples, "shadow": shadow}
        weight = 10 + 5 * (free_peoples + shadow)
        return weight, None if free_peoples == shadow else better, lost

    def _stride(self) -> tuple[int, int | None, dict[str, Any]]:
        spaces = self.fate - self.fate_before
        if abs(spaces) < GREAT_STRIDE or self.told:
            return _NOTHING
        self.told = True
        return 14 + 4 * abs(spaces), FREE_PEOPLES if spaces > 0 else SHADOW, {"last": LAST_SPACE}


def points(s: Battlefield, course: Course) -> Iterator[Point]:
    """Everything in the course of a battle that may have turned it."""
    running = _Running()
    for at, event in course:
        weight, side, more = running.hear(event)
        if not weight:
            weight, side, more = _weighed(event)
        if weight:
            words = f"story-point-{event.kind}"
            text = tale(event)
            if words in PROSE:
                text = sentence(PROSE.fill(words, {**event.data, **more}))
            yield Point(at, event.turn, event.phase, event.kind, text, side, weight)


def _generals_lost(s: Battlefield) -> int:
    return sum(s.characters[general] == ELIMINATED for general in GENERALS)


def how(s: Battlefield, ending: str, winners: Sequence[int]) -> str:
    """Who won, how and why, with the numbers that decided it."""
    values = {
        "turn": s.turn,
        "loser": 1 - winners[0] if winners else None,
        "points": shadow_points(s),
        "needed": POINTS_TO_WIN,
        "fate": s.fate,
        "last": LAST_SPACE,
        "late": BEORN_LATE,
    }
    return sentence(PROSE.fill(f"story-how-{ending}", values))


def score(s: Battlefield) -> list[Score]:
    """The Shadow's victory points, the fate track, the Generals lost."""
    what = PROSE.words("story-score")
    rows = (
        (SHADOW, "victory_points", shadow_points(s), POINTS_TO_WIN),
        (FREE_PEOPLES, "fate", s.fate, LAST_SPACE),
        (FREE_PEOPLES, "generals_lost", _generals_lost(s), len(GENERALS)),
    )
    return [
        Score(kind, what[kind], PROSE.name("side", side), value, of, side=side)
        for side, kind, value, of in rows
    ]


def progress(s: Battlefield) -> Progress:
    """The Shadow's victory points, the fate track, the Generals lost, and Bolg if he was slain."""
    return {
        "victory_points_shadow": shadow_points(s),
        "fate": s.fate,
        "generals_lost": _generals_lost(s),
        "bolg_slain": int(s.characters[BOLG] == ELIMINATED),
    }
