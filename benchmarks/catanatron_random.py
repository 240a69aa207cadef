"""Random four-player play in Catanatron: the yardstick of ``make bench``.

Prints one JSON object. ``decisions_per_s`` counts every ``play_tick``, as Catanatron does;
``choices_per_s`` counts only those with more than one legal action, which is what a program that
resolves forced decisions by itself would count. The board is made before the clock starts.
``clones_per_s`` is measured on positions spread over a whole game.
"""

import argparse
import json
import random
import time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def measure_decisions(seconds: float, seed: int) -> dict[str, float]:
    games = decisions = choices = legal = 0
    spent = 0.0
    while spent < seconds:
        seed += 1
        game = new_game(seed)
        start = time.perf_counter()
        while not over(game):
            offered = len(game.state.playable_actions)
            legal += offered
            choices += offered > 1
            decisions += 1
            game.play_tick()
        spent += time.perf_counter() - start
        games += 1
    return {
        "decisions_per_s": decisions / spent,
        "choices_per_s": choices / spent,
        "games_per_s": games / spent,
        "legal_mean": legal / decisions,
    }


def measure_clones(seconds: float, seed: int) -> dict[str, float]:
    game = new_game(seed)
    positions = []
    while not over(game):
        positions.append(game.copy())
        game.play_tick()
    positions = random.Random(seed).sample(positions, min(50, len(positions)))
    clones, spent = 0, 0.0
    while spent < seconds:
        start = time.perf_counter()
        for position in positions:
            position.copy()
        spent += time.perf_counter() - start
        clones += len(positions)
    return {"clones_per_s": clones / spent}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    result = measure_decisions(args.seconds, args.seed)
    result |= measure_clones(args.seconds / 4, args.seed)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
