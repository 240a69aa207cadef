"""Judging a game that was played, stretch by stretch: how the chances stood, and what moved them.

Before each stretch (course.py) stands a chance: where a natural end of play lies, the position is
judged as it is; elsewhere by trials. A stretch changes it in two ways. What was chosen is compared
with what the quick policy would have done, by trials from what the seat could know then: that is
*play*. Where nothing new became known, nothing else changes; where dice fell or cards were turned
up, the rest of the change is *luck*. So luck and play always add up to the whole.

What a choice cost is another comparison: with the best of all plans tried there, on deals that had
no part in finding it, and counted only where it is clearly more than the trials' own noise.

Everything follows from the record, the number of trials and the seed. A stretch is judged by
itself, so that the work can be spread over processes and broken off.
"""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.bots.scripts import Script
from westmarch.bots.teacher.course import Course, Stretch, sides_of
from westmarch.bots.teacher.fair import Fair
from westmarch.bots.teacher.hint import Judged, judged_by, plans_at
from westmarch.bots.teacher.reviewed import Judgement, Words
from westmarch.bots.teacher.trying import Trying, gain
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.language import LANGUAGES_WHOLE

TRIALS = 16
CLEAR = 2.0
"""By how many standard errors a better choice must be better to be called so."""
LEAST_COST = 0.02


class Reviewer:
    """Judges the stretches of one game: as all sides could see it, or, while it goes on, as one
    seat can."""

    def __init__(
        self, course: Course, trials: int = TRIALS, seed: int | str = 0, seat: int | None = None
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

    def _judge(self, place: int) -> Judgement:
        course = self.course
        rng = Fair(f"westmarch:review:{self.seed}:{place}")
        if place == len(course.stretches):
            return Judgement(place, self._standing(place, course.last, None, rng))
        stretch = course.stretches[place]
        chances: list[float] = []
        if self._is_judged_anew(place):
            chances = self._standing(place, course.states[place], stretch, rng)
        if self.seat is not None and stretch.seat != self.seat:
            return Judgement(place, chances)
        return self._compare(place, stretch, chances, rng)

    def _is_judged_anew(self, place: int) -> bool:
        """Whether the chance before a stretch does not follow from what came before it."""
        if place == 0:
            return True
        before = self.course.stretches[place - 1]
        return before.by_chance or (self.seat is not None and before.seat != self.seat)

    # ---- how things stand

    def _standing(self, place: int, s: State, stretch: Stretch | None, rng: Fair) -> list[float]:
        """The chances of winning of the sides looked at, each as it can see."""
        found = []
        for side in self.looked_at:
            asked = s.offer.seat if s.offer is not None else 0
            seat = self.seat if self.seat is not None else self.course.seat_for(side, asked)
            found.append(round(self._chance(s, seat, stretch, rng), 4))
        return found

    def _chance(self, s: State, seat: int, stretch: Stretch | None, rng: Fair) -> float:
        course = self.course
        if s.offer is None or (stretch is not None and stretch.natural):
            return course.knowledge.value(s, seat)
        dealt = course.game.determinize(s, seat, rng)
        trying = Trying(course.game, course.knowledge, dealt, seat, [()], rng)
        trying.turns((0,), self.trials)
        return trying.outcomes[0].chance

    # ---- what was chosen

    def _compare(self, place: int, stretch: Stretch, chances: list[float], rng: Fair) -> Judgement:
        """What was chosen against what the policy would have done and against the best plans."""
        course, knowledge = self.course, self.course.knowledge
        since = self._first_that_matters(place, stretch)
        s = course.within(place, since or 0)
        seat, script = stretch.seat, course.script(stretch, since or 0)
        dealt = course.game.determinize(s, seat, rng)
        asked = dealt.offer
        assert asked is not None
        plans: list[Script] = []
        if since is not None:
            plans = [p for p in plans_at(knowledge, dealt, asked) if not _begins(script, p)]
        by_policy = self._is_the_policys(dealt, script)
        if by_policy and not plans:
            return Judgement(place, chances)
        # First the policy, then what was chosen, then the rest.
        trying = Trying(course.game, knowledge, dealt, seat, [(), script, *plans], rng)
        policy, chosen = trying.outcomes[:2]
        rest = range(2, len(trying.outcomes))
        if plans:
            trying.turns(rest, max(2, self.trials // 4))
            best = max(rest, key=lambda n: (trying.outcomes[n].chance, -n))
            trying.turns((1, best) if by_policy else (0, 1, best), self.trials)
            cost, error = gain(trying.outcomes[best], chosen)
        else:
            trying.turns((0, 1), self.trials)
            best, cost, error = 0, 0.0, 0.0
        play = 0.0 if by_policy else gain(chosen, policy)[0]
        clear = cost >= LEAST_COST and cost > CLEAR * error
        plan = trying.outcomes[best].plan if clear else ()
        return Judgement(
            place,
            chances,
            play=round(play, 4),
            tried=bool(plans),
            cost=round(cost, 4) if clear else 0.0,
            error=round(error, 4) if clear else 0.0,
            chance=round(chosen.chance, 4),
            at=stretch.first + (since or 0),
            chosen=self._words(s, script) if clear else {},
            better=self._words(dealt, plan) if clear else {},
            plan=plan,
        )

    def _first_that_matters(self, place: int, stretch: Stretch) -> int | None:
        knowledge = self.course.knowledge
        s = clone(self.course.states[place])
        for number, action in enumerate(self.course.script(stretch)):
            assert s.offer is not None
            if knowledge.matters(s, s.offer):
                return number
            if stretch.first + number + 1 < stretch.end:
                take(s, action)
        return None

    def _is_the_policys(self, s: State, script: Script) -> bool:
        """Whether the policy would have chosen the same, all along."""
        c = clone(s)
        for place, action in enumerate(script):
            if c.offer is None or action not in c.offer.actions:
                return False
            if self.course.knowledge.policy(c, c.offer) != action:
                return False
            if place + 1 < len(script):
                take(c, action)
        return True

    def _words(self, s: State, script: Script) -> Words:
        return {
            language: ", ".join(labels(self.course, s, script, language))
            for language in LANGUAGES_WHOLE
        }

    def judged(self) -> Judged:
        """What positions were judged by."""
        return judged_by(self.course.knowledge, self.course.states[0])


MOST_WORDS = 6
"""Choices of a plan that are told; more would not be read."""


def labels(course: Course, s: State, script: Script, language: str | None = None) -> list[str]:
    """What the choices of a plan are called, as far as they can be made one after the other."""
    found: list[str] = []
    c = clone(s)
    for action in script[:MOST_WORDS]:
        if c.offer is None or action not in c.offer.actions:
            break
        found.append(course.game.label(c, action, language))
        known = c.known
        take(c, action)
        if c.known != known:
            break
    return found


def _begins(script: Script, plan: Script) -> bool:
    """Whether what was chosen begins with all of a plan, or is all of it that was made."""
    short = min(len(script), len(plan))
    return script[:short] == plan[:short]
