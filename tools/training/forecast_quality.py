"""How well the winner of a game is foretold.

``python -m tools.training.forecast_quality GAME --games N --seed S``

Games between bots are played, and wherever a natural stretch of play ends the chance of a seat of
each side is taken by the estimate of the heuristic player and by weights. Prints JSON: for each the
Brier score and the log loss, all games weighing alike, how far they may be off (standard error over
games), and the factor for the weights' score (before the logistic function) that would fit best.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Hashable, Sequence
from math import exp, log, sqrt
from statistics import fmean, stdev

from westmarch.arena.training.self_play import Lessons, play
from westmarch.bots.search.knowledge import Knowledge, knowledge_of
from westmarch.kernel.engine.state import State

LEAST = 1e-4
"""No chance is taken to be nearer to 0 or 1."""
Told = tuple[float, bool]
"""A chance, and whether the seat won."""


class Judges:
    """Looks at a position as several would judge it."""

    def __init__(self, knowledge: Knowledge[State], by_weights: Knowledge[State]) -> None:
        self._knowledge = knowledge
        self._by_weights = by_weights
        self.names = ("estimate", "weights")

    def lessons(self) -> Sequence[dict[str, str]]:
        return self._knowledge.lessons()

    def stops(self, s: State) -> Hashable:
        return self._knowledge.stops(s)

    def features(self, s: State, seat: int) -> list[float]:
        return [self._knowledge.guess(s, seat), self._by_weights.value(s, seat)]


def losses(games: Sequence[Sequence[Told]], factor: float = 1.0) -> dict[str, float]:
    """Brier score and log loss over games, their scores taken so many times."""
    brier, surprise = [], []
    for told in games:
        chances = [(_times(chance, factor), won) for chance, won in told]
        brier.append(fmean((chance - won) ** 2 for chance, won in chances))
        surprise.append(fmean(-log(chance if won else 1.0 - chance) for chance, won in chances))
    count = len(games)
    return {
        "brier": round(fmean(brier), 4),
        "brier_error": round(stdev(brier) / sqrt(count), 4) if count > 1 else 0.0,
        "log_loss": round(fmean(surprise), 4),
    }


def best_factor(games: Sequence[Sequence[Told]]) -> float:
    """The factor of all scores with which the log loss over games is least, to the hundredth."""
    return min((n / 100 for n in range(20, 201)), key=lambda f: losses(games, f)["log_loss"])


def _times(chance: float, factor: float) -> float:
    chance = min(1.0 - LEAST, max(LEAST, chance))
    score = factor * log(chance / (1.0 - chance))
    return min(1.0 - LEAST, max(LEAST, 1.0 / (1.0 + exp(-score))))


def foretold(
    game: str, bots: Sequence[str], count: int, seed: int, weights: str = ""
) -> dict[str, object]:
    """Play games and compare."""
    knowledge = knowledge_of(game)
    by_weights = knowledge.judging_by(weights) if weights else knowledge.foretelling()
    judges = Judges(knowledge, by_weights)
    lessons = Lessons(game, tuple(bots), seed)
    games: list[list[list[Told]]] = [[] for _ in judges.names]
    for number in range(count):
        examples, s = play(lessons, number, judges)
        for place, told in enumerate(games):
            told.append([(one.features[place], one.seat in s.winners) for one in examples])
    found: dict[str, object] = {"game": game, "bots": list(bots), "games": count, "seed": seed}
    for name, told in zip(judges.names, games, strict=True):
        found[name] = {**losses(told), "best_factor": best_factor(told)}
    return found


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="heuristic")
    parser.add_argument("--weights", default="", help="a file; else those of the teacher")
    asked = parser.parse_args()
    bots = asked.bots.split(",")
    print(json.dumps(foretold(asked.game, bots, asked.games, asked.seed, asked.weights)))


if __name__ == "__main__":
    main()
