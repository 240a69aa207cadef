"""From a decision to a puzzle: the lines are tried out to the end of the game, a few times at first
and, where one still may stand out, again and again with other luck, until what is claimed of them
holds or does not."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, median

import msgspec

from westmarch.bots.search.knowledge import Knowledge
from westmarch.bots.search.trials import play_on
from westmarch.bots.trial_play import Script
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game
from westmarch.puzzles.lines import (
    NOT_TRIED,
    Stretch,
    Tried,
    carried_out,
    outlook,
    same,
    tried,
)

MOST_OFFERED = 24
"""A decision with more answers is no puzzle: not all of them could be tried in earnest."""
SURE = 1.96
"""Standard deviations: what is said of a chance is wrong once in twenty."""
MANY, FEW = 8, 4
"""Lines besides the policy's first that are looked at after a glance at all, and after that."""
OTHER_WAYS = 2
"""Other choices that are tried at each step of a line that is gone on with."""
LONGEST = 6
"""Choices of such a line at most."""
HINTS = 4
"""Short trials of each line before anything else, where hints are looked for."""


class Bounds(msgspec.Struct, frozen=True):
    """What is a puzzle."""

    least: float = 0.7
    """The chance of the best line where the others do not lose either."""
    gap: float = 0.25
    """By how much every line that is not right is worse than the best."""
    saving: tuple[float, float] = (0.5, 0.35)
    """The least chance and gap of a line that saves a game which is otherwise lost."""
    step: float = 0.13
    """By how much every line that is not right is worse than every one that is."""
    spread: float = 0.15
    """By how much a right line may be worse than the best."""
    most_right: float = 0.34
    """The share of the lines that may be right."""
    hint: float = 0.0
    """By how much, where play first comes to an end, the learned value must see the lines differ
    for them to be tried at all; 0: they are tried everywhere."""
    looking: tuple[int, ...] = (2, 6, 24)
    """Trials of each line at first sight, of the better ones after that, and of the few best."""
    proof: int = 80
    """Trials of the lines near the best; the rest get a quarter. They are made twice."""

    def most(self, lines: int) -> int:
        """How many of so many lines may be right."""
        return max(1, int(self.most_right * lines))


# ---- which lines there are


def lines_at(knowledge: Knowledge[State], s: State, width: int, deep: int = 0) -> list[Script]:
    """The lines worth trying, the quick policy's first: what is known of the game proposes some,
    and whatever else is offered is tried as well. The first `deep` of them are gone on with, as the
    policy would and otherwise."""
    d = s.offer
    assert d is not None
    plans = knowledge.plans(s, d, width)
    begun = {plan[0] for plan in plans}
    plans += [(action,) for action in d.actions if action not in begun]
    for i in reversed(range(min(deep, len(plans)))):
        plans[i : i + 1] = gone_on_with(knowledge, s, plans[i])
    found: list[Script] = []
    for plan in plans:
        line = carried_out(knowledge, s, plan)
        if line and not any(same(line, other) for other in found):
            found.append(line)
    return found


def gone_on_with(knowledge: Knowledge[State], s: State, plan: Script) -> list[Script]:
    """A plan to the end of its stretch of play: as the policy goes on, and then every way in which
    one later choice is another that it ranks high."""
    assert s.offer is not None
    stretch = Stretch(knowledge, s, s.offer.seat)
    c, line = clone(s), list(carried_out(knowledge, s, plan))
    for action in line:
        take(c, action)

    def to_its_end(c: State, line: list[Action]) -> Script:
        while len(line) < LONGEST and not stretch.over(c):
            assert c.offer is not None
            line.append(knowledge.policy(c, c.offer))
            take(c, line[-1])
        return tuple(line)

    found = [to_its_end(clone(c), list(line))]
    for own in found[0][len(line) :]:
        d = c.offer
        assert d is not None
        scores = knowledge.rank(c, d)
        order = sorted(range(len(scores)), key=lambda i: (-scores[i], i))
        for i in [i for i in order if d.actions[i] != own][:OTHER_WAYS]:
            fork = clone(c)
            take(fork, d.actions[i])
            found.append(to_its_end(fork, [*line, d.actions[i]]))
        line.append(own)
        take(c, own)
    return found


def cut_short(line: Script, wrong: list[Script]) -> Script:
    """A right line up to the choice after which none of the wrong ones goes along with it."""
    for n in range(1, len(line)):
        if not any(other[:n] == line[:n] for other in wrong):
            return line[:n]
    return line


# ---- what is claimed of them


def right_ones(bounds: Bounds, chances: list[float], most: int, slack: float = 0.0) -> int:
    """How many of the lines are right: at most so many that do clearly better than all others, with
    a step after them; 0 where none stands out. With `slack`, where it could still turn out so."""
    ordered = sorted(chances, reverse=True)
    top = ordered[0]
    found, widest = 0, -1.0
    for n in range(1, min(len(chances), 1 + most)):
        worst, after = ordered[n - 1], ordered[n]
        saves = top >= bounds.saving[0] - slack and top - after >= bounds.saving[1] - slack
        fine = (
            (top >= bounds.least - slack or saves)
            and top - after >= bounds.gap - slack
            and top - worst <= bounds.spread + slack
            and worst - after >= bounds.step - slack
        )
        if fine and worst - after > widest:
            found, widest = n, worst - after
    return found


def interval(result: Tried) -> tuple[float, float]:
    """Between what a chance lies, nineteen times in twenty (Wilson)."""
    n = result.played
    if not n:
        return 0.0, 1.0
    p, z = result.chance, SURE * SURE / n
    middle, half = p + z / 2, SURE * sqrt(p * (1 - p) / n + z / n / 4)
    return (middle - half) / (1 + z), (middle + half) / (1 + z)


def apart(results: list[Tried], right: int) -> bool:
    """Whether the best line's interval lies above that of every line that is not right."""
    ordered = sorted(results, key=lambda one: -one.chance)
    low = interval(ordered[0])[0]
    return all(interval(one)[1] < low for one in ordered[right:])


def _best_of(chances: list[float], number: int) -> list[int]:
    """The first line, and the best of the others."""
    order = sorted(range(1, len(chances)), key=lambda i: (-chances[i], i))
    return [0, *order[:number]]


# ---- trying


class Screening:
    """The trials of one decision."""

    def __init__(
        self,
        bounds: Bounds,
        game: Game,
        knowledge: Knowledge[State],
        s: State,
        rng: Random,
    ) -> None:
        self._bounds, self._game, self._knowledge = bounds, game, knowledge
        self._s, self._rng = s, rng

    def _tried(self, line: Script, times: int) -> Tried:
        return tried(self._game, self._knowledge, self._s, line, times, self._rng)

    def promising(self, lines: list[Script], first_thought: bool) -> list[Script]:
        """The best few lines, if one of them may stand out, by few trials; else none. Without
        `first_thought` only where it is not the policy's own. Each look begins anew: what was seen
        before has chosen what is looked at, and would flatter it."""
        bounds = self._bounds
        if bounds.hint and self._ends_first(lines[0]):
            hints = [
                outlook(self._game, self._knowledge, self._s, line, HINTS, self._rng)
                for line in lines
            ]
            under = median(hints) if first_thought else hints[0]
            if max(hints) - under < bounds.hint:
                return []
        glance, look, closer = bounds.looking
        own = self._tried(lines[0], look).chance
        if not first_thought and own > 1.0 - bounds.gap - 0.05:
            return []
        seen = [own, *(self._tried(line, glance).chance for line in lines[1:])]
        if max(seen) == 0.0 or min(seen) == 1.0:
            return []
        most = bounds.most(len(lines))
        for times, left, slack in ((look, MANY, 0.1), (closer, FEW, 0.02)):
            few = _best_of(seen, left)
            behind = [chance for i, chance in enumerate(seen) if i not in few]
            lines = [lines[i] for i in few]
            seen = [self._tried(line, times).chance for line in lines]
            if not first_thought and max(seen) - seen[0] < bounds.gap - slack:
                return []
            # Those that are left out count as one, as good as they were seen to be on average.
            others = [fmean(behind)] if behind else []
            if not right_ones(bounds, seen + others, most + (times == look), slack):
                return []
        return lines

    def _ends_first(self, line: Script) -> bool:
        """Whether play comes to a natural end before the game does: else a hint costs as much as a
        trial."""
        assert self._s.offer is not None
        seat = self._s.offer.seat
        dealt = self._game.determinize(self._s, seat, self._rng)
        play_on(self._knowledge, dealt, seat, line)
        return dealt.offer is not None

    def proved(
        self, lines: list[Script], few: list[Script], first_thought: bool
    ) -> tuple[int, list[Tried]] | None:
        """How many lines are right and what came of the trials that count, if some stand out in
        them, twice, and by more than what luck explains; else None. The best `few` come first:
        where none of them stands out, the others need not be tried."""
        found = [NOT_TRIED] * len(lines)
        near = [True] * len(lines)
        best = {i for i, line in enumerate(lines) if any(same(line, one) for one in few)}
        for _ in range(2):
            once = self._proof(lines, best, near, first_thought)
            if once is None:
                return None
            found = [one.and_also(more) for one, more in zip(found, once, strict=True)]
            top = max(one.chance for one in found)
            near = [one.chance > top - self._bounds.gap - 0.15 for one in found]
        most = self._bounds.most(len(lines))
        right = right_ones(self._bounds, [one.chance for one in found], most)
        if not right or not apart(found, right):
            return None
        top = max(one.chance for one in found)
        if not first_thought and found[0].chance >= top - self._bounds.gap:
            return None
        return right, found

    def _proof(
        self, lines: list[Script], best: set[int], near: list[bool], first_thought: bool
    ) -> list[Tried] | None:
        """A round of the trials that count, in quarters, broken off when nothing stands out."""
        bounds, times = self._bounds, self._bounds.proof // 4
        found = [NOT_TRIED] * len(lines)
        for slack in (0.06, 0.04, 0.03, 0.02):
            top = max(one.chance for one in found)
            # Lines that are far behind need fewer trials to be told apart.
            due = [
                i
                for i, one in enumerate(found)
                if not one.played or (near[i] and one.chance > top - 0.4)
            ]
            for some in ([i for i in due if i in best], [i for i in due if i not in best]):
                for i in some:
                    found[i] = found[i].and_also(self._tried(lines[i], times))
                chances = [one.chance for one in found if one.played]
                if len(chances) < 2:
                    continue
                if not right_ones(bounds, chances, bounds.most(len(lines)), slack):
                    return None
                if not first_thought and found[0].chance > max(chances) - bounds.gap + slack:
                    return None
        return found
