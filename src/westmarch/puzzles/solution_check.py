"""Whether what a solver did is right."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

import msgspec

from westmarch.bots.search.knowledge import knowledge_of
from westmarch.bots.trial_play import Script
from westmarch.kernel.engine.decision import action_of
from westmarch.kernel.registry import game as game_named
from westmarch.puzzles.lines import carried_out, is_over, same, tried
from westmarch.puzzles.puzzle import Puzzle, texts_of

TRIALS = 96
"""Trials of a line that nobody had looked at."""

Said = Literal["open", "right", "wrong"]


class SolutionVerdict(msgspec.Struct, frozen=True):
    """`open`: the line is not over yet. The chance is that of the line, where it is known."""

    said: Said
    chance: float | None = None


def at_once(puzzle: Puzzle, actions: Sequence[str]) -> SolutionVerdict | None:
    """The verdict on the choices a solver has made so far; None when the line is over and nobody
    had looked at it. What makes a right line right has been done when its choices have; a wrong one
    is wrong only when nothing can be added to it."""
    line = _script(actions)
    if any(same(line, known.script) for known in puzzle.right):
        return SolutionVerdict(
            "right", next(k.chance for k in puzzle.right if same(line, k.script))
        )
    knowledge = knowledge_of(puzzle.game)
    s = game_named(puzzle.game).read_position(puzzle.position)
    if not line or not is_over(knowledge, s, line):
        return SolutionVerdict("open")
    line = carried_out(knowledge, s, line)
    for known in (*puzzle.right, *puzzle.wrong):
        if same(line, known.script):
            return SolutionVerdict("right" if known in puzzle.right else "wrong", known.chance)
    return None


def by_trials(puzzle: Puzzle, actions: Sequence[str], trials: int = TRIALS) -> SolutionVerdict:
    """The verdict on a line nobody had looked at: it is tried out as the others were. Its luck
    follows from the line, so that it is judged the same when it is asked for again."""
    game = game_named(puzzle.game)
    knowledge = knowledge_of(puzzle.game)
    s = game.read_position(puzzle.position)
    line = carried_out(knowledge, s, _script(actions))
    rng = Random(f"westmarch:puzzle:{puzzle.id}:{' / '.join(texts_of(line))}")
    chance = tried(game, knowledge, s, line, trials, rng).chance
    return SolutionVerdict("right" if chance >= puzzle.bar else "wrong", round(chance, 3))


def _script(actions: Sequence[str]) -> Script:
    return tuple(action_of(text) for text in actions)
