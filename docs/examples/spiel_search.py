"""OpenSpiel's information-set search on Duel, unchanged, against a player who plays at random.

pip install "westmarch[open_spiel]"
python docs/examples/spiel_search.py --games 20 --simulations 40
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import westmarch.gym.spiel  # noqa: F401 - registers the games


def play(game: pyspiel.Game, searcher: int, simulations: int, seed: int) -> float:
    """One game in which one seat searches; what it has at the end."""
    rng = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=rng,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == searcher:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return float(state.returns()[searcher])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=40)
    given = parser.parse_args()
    game = pyspiel.load_game("westmarch_duel")
    # Seats are changed from game to game, so that neither side has the better one.
    ends = [play(game, n % 2, given.simulations, n) for n in range(given.games)]
    print(f"the search won {sum(end > 0 for end in ends)} of {given.games} games")


if __name__ == "__main__":
    main()
