"""What the searching player knows of Battles of Westeros."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar

from westmarch.bots.battles_of_westeros.features import BATTLES, NAMES, features
from westmarch.bots.battles_of_westeros.mind import Memory, Mind
from westmarch.bots.battles_of_westeros.policies import POLICIES, SCORES
from westmarch.bots.search.knowledge import Knowledge, squash
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import BOTH
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.decision import Action, Decision

DOUBT = 0.04
"""What the learned value cannot tell apart in the middle of a battle."""


class Westeros(Knowledge[Field]):
    """A turn at a time, judged when it is over; the last round is played to its end."""

    game: ClassVar[str] = "battles_of_westeros"
    names: ClassVar[tuple[str, ...]] = NAMES

    def __init__(self) -> None:
        # The last look of each House at the field, good as long as the field is the same: it saves
        # work and changes no answer.
        self._memories = [Memory(house) for house in BOTH]

    def policy(self, s: Field, d: Decision) -> Action:
        chosen = POLICIES.get(d.kind)
        return d.actions[0] if chosen is None else chosen(Mind(s, self._memories[d.seat]), d)

    def rank(self, s: Field, d: Decision) -> list[float]:
        scores = SCORES.get(d.kind)
        if scores is None:
            return super().rank(s, d)
        return scores(Mind(s, self._memories[d.seat]), d)

    def matters(self, s: Field, d: Decision) -> bool:
        return d.kind in SCORES

    def trust(self, s: Field) -> float:
        return 0.0 if _last_round(s) else DOUBT

    def horizon(self, s: Field) -> Hashable:
        if _last_round(s) or s.setting_up:
            return None
        if s.offer is None or s.offer.kind != "choose_action":
            return None
        house = s.to_act
        return s.round, house, len(s.hands[house]), *s.pool[house * 5 : house * 5 + 5]

    def features(self, s: Field, seat: int) -> list[float]:
        return features(s, seat)

    def guess(self, s: Field, seat: int) -> float:
        found = dict(zip(NAMES, features(s, seat), strict=True))
        ahead = found["own prize of units"] - found["other prize of units"]
        goals = found["own goals"] + found["own goals near"]
        return squash(found["lead sign"] * 0.6 + 2.0 * ahead + goals + found["own morale prize"])

    def lessons(self) -> Sequence[dict[str, str]]:
        return tuple({"battle": battle} for battle in BATTLES)


def _last_round(s: Field) -> bool:
    return s.round >= plan_named(s.battle).rounds


KNOWLEDGE = Westeros()
