"""Judging a game that was played, stretch by stretch: how the chances stood, and what moved them.

Before each stretch (record_stretches.py) stands a chance: where a natural end of play lies, the
position is judged as it is; elsewhere by trials. A stretch changes it in two ways. What was chosen
is compared with the best of the plans tried there, from what the seat could know then and on deals
that had no part in finding it; where it was clearly worse than the trials' own noise, the
difference is what it cost: that is *play*. Where nothing new became known nothing else changes;
where dice fell or cards were turned up, the rest of the change is *luck*. So luck and play always
add up to the whole.

Everything follows from the record, the number of trials and the seed. A stretch is judged by
itself, so that the work can be spread over processes and broken off.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from westmarch.bots.teacher.hint import Judged, judged_by, plans_at
from westmarch.bots.teacher.order_independent_random import OrderIndependentRandom
from westmarch.bots.teacher.plan_trials import PlanTrials, gain
from westmarch.bots.teacher.record_stretches import RecordStretches, Stretch, sides_of
from westmarch.bots.teacher.review_types import Judgement, Words
from westmarch.bots.trial_play import Script
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game
from westmarch.kernel.texts.language import LANGUAGES_WHOLE

TRIALS = 16
CLEAR = 2.0
"""By how many standard errors a better choice must be better to be called so."""
LEAST_COST = 0.02


class Reviewer:
    """Judges the stretches of one game: as all sides could see it, or, while it goes on, as one
    seat can."""

    def __init__(
        self,
        course: RecordStretches,
        trials: int = TRIALS,
        seed: int | str = 0,
        seat: int | None = None,
    ) -> None:
        self.course = course
        self.trials = trials
        self.seed = str(seed)
        self.seat = seat
        sides = course.sides
        self.looked_at = sides_of(sides) if seat is None else [sides[seat]]

    @property
    def count(self) -> int:
        """How many stretches there are to be judged, one after the last among them."""
        return len(self.course.stretches) + 1

    def judge(self, places: Iterable[int]) -> list[Judgement]:
        """What is found about some of the stretches; the number after the last is the end."""
        return [self._judge(place) for place in places]

    def is_judged_as_it_is(self, place: int) -> bool:
        """Whether a position is judged without trials."""
        if place == len(self.course.stretches):
            return self.course.last.offer is None
        return self.course.stretches[place].natural

    def _judge(self, place: int) -> Judgement:
        course = self.course
        rng = OrderIndependentRandom(f"westmarch:review:{self.seed}:{place}")
        if place == len(course.stretches):
            return Judgement(
                place, self._standing(course.last, self.is_judged_as_it_is(place), rng)
            )
        stretch, s = course.stretches[place], course.states[place]
        chances: list[float] = []
        rolled: list[float] = []
        if self._is_judged_anew(place):
            chances = self._standing(s, stretch.natural, rng)
            if stretch.natural and self._is_compared_later(place):
                rolled = self._standing(s, False, rng)
        found = Judgement(place, chances, rolled)
        if self.seat is not None and stretch.seat != self.seat:
            return found
        return self._compare(found, stretch, rng)

    def _is_judged_anew(self, place: int) -> bool:
        """Whether the chance before a stretch does not follow from what came before it."""
        if place == 0 or place == len(self.course.stretches):
            return True
        before = self.course.stretches[place - 1]
        return before.by_chance or (self.seat is not None and before.seat != self.seat)

    def _is_compared_later(self, place: int) -> bool:
        """Whether the next chance after a natural end of play will be found by trials."""
        stretches = self.course.stretches
        for later in range(place + 1, len(stretches)):
            if self._is_judged_anew(later):
                return not stretches[later].natural
        return self.course.last.offer is not None

    # ---- how things stand

    def _standing(self, s: State, as_it_is: bool, rng: OrderIndependentRandom) -> list[float]:
        """The chances of winning of the sides looked at, each as it can see: of the position as it
        is, or by trials."""
        found = []
        for side in self.looked_at:
            asked = s.offer.seat if s.offer is not None else 0
            seat = self.seat if self.seat is not None else self.course.seat_for(side, asked)
            value = self.course.foretelling.value
            chance = value(s, seat) if as_it_is else self._tried(s, seat, rng)
            found.append(round(chance, 4))
        return found

    def _tried(self, s: State, seat: int, rng: OrderIndependentRandom) -> float:
        course = self.course
        dealt = course.game.determinize(s, seat, rng)
        trying = PlanTrials(course.game, course.foretelling, dealt, seat, [()], rng)
        trying.turns((0,), self.trials)
        return trying.outcomes[0].chance

    # ---- what was chosen

    def _compare(
        self, found: Judgement, stretch: Stretch, rng: OrderIndependentRandom
    ) -> Judgement:
        """What was chosen against the best of the other plans."""
        course = self.course
        since = self._first_that_matters(found.place, stretch)
        if since is None:
            return found
        s, script = course.within(found.place, since), course.script(stretch, since)
        dealt = course.game.determinize(s, stretch.seat, rng)
        asked = dealt.offer
        assert asked is not None
        others = plans_at(course.knowledge, dealt, asked)
        others = [plan for plan in others if not _begins(script, plan)]
        if not others:
            return found
        plans = [script, *others]
        trying = PlanTrials(course.game, course.knowledge, dealt, stretch.seat, plans, rng)
        rest = range(1, len(plans))
        trying.turns(rest, max(2, self.trials // 4))
        best = max(rest, key=lambda n: (trying.outcomes[n].chance, -n))
        trying.turns((0, best), self.trials)
        cost, error = gain(trying.outcomes[best], trying.outcomes[0])
        found = replace(found, at=stretch.first + since, tried=True)
        if cost < LEAST_COST or cost <= CLEAR * error:
            return found
        return replace(
            found,
            cost=round(cost, 4),
            error=round(error, 4),
            chance=round(trying.outcomes[0].chance, 4),
            chosen=self._words(s, script),
            better=self._words(dealt, plans[best]),
            plan=plans[best],
        )

    def _first_that_matters(self, place: int, stretch: Stretch) -> int | None:
        """The first choice of a stretch that is worth trials."""
        s = clone(self.course.states[place])
        for number, action in enumerate(self.course.script(stretch)):
            assert s.offer is not None
            if self.course.knowledge.matters(s, s.offer):
                return number
            if stretch.first + number + 1 < stretch.end:
                take(s, action)
        return None

    def _words(self, s: State, script: Script) -> Words:
        found = {}
        for language in LANGUAGES_WHOLE:
            told = labels(self.course.game, s, script, language)
            more = ["…"] if len(told) > MOST_WORDS else []
            found[language] = ", ".join([*told[:MOST_WORDS], *more])
        return found

    def judged(self) -> Judged:
        """What the curve was judged by."""
        return judged_by(self.course.foretelling, self.course.states[0])


MOST_WORDS = 4
"""Choices of a plan that are told; more would not be read."""


def labels(game: Game, s: State, script: Script, language: str | None = None) -> list[str]:
    """What the choices of a plan are called, as far as they can be made one after the other before
    something new becomes known."""
    found: list[str] = []
    c = clone(s)
    for action in script:
        if c.offer is None or action not in c.offer.actions:
            break
        found.append(game.label(c, action, language))
        known = c.known
        take(c, action)
        if c.known != known:
            break
    return found


def _begins(script: Script, plan: Script) -> bool:
    """Whether what was chosen begins with all of a plan, or is all of it that was made."""
    short = min(len(script), len(plan))
    return script[:short] == plan[:short]
