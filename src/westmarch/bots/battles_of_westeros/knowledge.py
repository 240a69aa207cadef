"""What the searching player knows of Battles of Westeros."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import ClassVar

from westmarch.bots.battles_of_westeros.decision_context import DecisionContext, Memory
from westmarch.bots.battles_of_westeros.features import BATTLES, NAMES, features
from westmarch.bots.battles_of_westeros.policies import POLICIES, SCORES
from westmarch.bots.search.knowledge import Knowledge, squash
from westmarch.bots.search.network_file import read_for, weights_of
from westmarch.bots.search.network_forward import Weights, chance
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import BOTH, STARK
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.decision import Action, Decision

DOUBT = 0.04
"""What the learned value cannot tell apart in the middle of a battle."""


class Westeros(Knowledge[Field]):
    """A turn at a time, judged when it is over. A battle of the house is judged by weights of its
    own, where it has any, another battle by those learned from all."""

    game: ClassVar[str] = "battles_of_westeros"
    names: ClassVar[tuple[str, ...]] = NAMES
    steady: ClassVar[bool] = True
    one_view: ClassVar[bool] = True

    def __init__(self) -> None:
        # The last looks of each House at the field, good as long as it is the same: they save work
        # and change no answer.
        self._memories = [Memory(house) for house in BOTH]
        self._of_battles: dict[str, Weights] = {}

    def policy(self, s: Field, d: Decision) -> Action:
        chosen = POLICIES.get(d.kind)
        return (
            d.actions[0]
            if chosen is None
            else chosen(DecisionContext(s, self._memories[d.seat]), d)
        )

    def rank(self, s: Field, d: Decision) -> list[float]:
        scores = SCORES.get(d.kind)
        if scores is None:
            return super().rank(s, d)
        return scores(DecisionContext(s, self._memories[d.seat]), d)

    def matters(self, s: Field, d: Decision) -> bool:
        # One attack or none is left to the odds.
        return d.kind in SCORES and (d.kind != "attack" or len(d.actions) > 2)

    def trust(self, s: Field) -> float:
        return 0.0 if _last_round(s) else DOUBT

    def horizon(self, s: Field) -> Hashable:
        # The last round is played to its end.
        return None if _last_round(s) else self.stops(s)

    def stops(self, s: Field) -> Hashable:
        # In the last round too: what chance makes of its end tells less than the value.
        if s.setting_up or s.offer is None or s.offer.kind != "choose_action":
            return None
        house = s.to_act
        return s.round, house, len(s.hands[house]), *s.pool[house * 5 : house * 5 + 5]

    def news(self, before: Field, after: Field) -> bool:
        # A card shown by who plays it is no news to him.
        shown = int(after.in_play >= 0 and before.in_play < 0)
        return bool(after.known - before.known > shown or after.rng != before.rng)

    def features(self, s: Field, seat: int) -> list[float]:
        return features(s, seat)

    def value(self, s: Field, seat: int) -> float:
        own = self._of_battle(s)
        if own is None or s.offer is None:
            return super().value(s, seat)
        # Learned from what Stark sees, hex by hex: the same ground is another for Lannister.
        stark = chance(own, features(s, STARK))
        return stark if seat == STARK else 1.0 - stark

    def network(self, s: Field) -> Weights | None:
        return self._of_battle(s) or super().network(s)

    def _of_battle(self, s: Field) -> Weights | None:
        """The weights of this battle alone."""
        if self._given is None and s.battle in BATTLES:
            return weights_of(self.game, f"value_{s.battle}", self.names)
        return self._of_battles.get(s.battle)

    def judging_by(self, path: str) -> Knowledge[Field]:
        found = super().judging_by(path)
        assert isinstance(found, Westeros)
        found._of_battles = {}
        stem, dot, ending = Path(path).name.partition(".")
        for battle in BATTLES:
            own = Path(path).with_name(f"{stem}_{battle}{dot}{ending}")
            if own.is_file():
                found._of_battles[battle] = read_for(str(own), self.names).ready()
        return found

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
