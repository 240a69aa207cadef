"""The games in OpenSpiel, by its own random simulation. `make test-spiel` installs it."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make test-spiel")

from westmarch.gym import spiel  # noqa: E402

GAMES = [
    "westmarch_duel",
    "westmarch_duel(players=3,goal=9)",
    "westmarch_five_armies",
    "westmarch_battles_of_westeros",
    "westmarch_war_of_the_ring",
    "westmarch_war_of_the_ring(players=3)",
    "westmarch_war_of_the_ring(players=4)",
    "westmarch_lotr_card_game",
    "westmarch_lotr_card_game(players=2)",
    "westmarch_lotr_card_game(players=3)",
    "westmarch_lotr_card_game(players=4)",
]


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def after(game: pyspiel.Game, deal: int, moves: int) -> pyspiel.State:
    state = game.new_initial_state()
    state.apply_action(deal)
    rng = Random(deal)
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_what_is_hidden_is_in_no_string_or_tensor() -> None:
    game = pyspiel.load_game("westmarch_five_armies")
    state = after(game, 3, 60)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, Random(1).random)
    assert other.session.state.rng != state.session.state.rng
    for told in ("observation_string", "observation_tensor", "information_state_string"):
        assert getattr(state, told)(seat) == getattr(other, told)(seat)
    assert other.legal_actions() == state.legal_actions()


def test_an_information_state_forgets_nothing() -> None:
    """Two ways to the same table, seen differently on the way, are different information states."""
    game = pyspiel.load_game("westmarch_duel")
    raised, done = game.new_initial_state(), game.new_initial_state()
    for state in (raised, done):
        state.apply_action(5)
    seat = raised.current_player()
    assert raised.information_state_string(seat) == done.information_state_string(seat)
    raised.apply_action(raised.legal_actions()[-1])
    done.apply_action(done.legal_actions()[0])
    assert raised.information_state_string(seat) != done.information_state_string(seat)
    assert raised.information_state_string(seat).startswith(f"{seat} ")
    tensor = np.array(raised.information_state_tensor(raised.current_player()))
    assert len(tensor) == len(raised.observation_tensor(seat)) + spiel.OWN_ACTIONS


def test_a_clone_goes_its_own_way() -> None:
    state = after(pyspiel.load_game("westmarch_duel"), 2, 3)
    copied = state.clone()
    before = str(state), state.history_str(), state.session.state.moves
    copied.apply_action(copied.legal_actions()[0])
    assert (str(state), state.history_str(), state.session.state.moves) == before
    assert copied.session.state.moves == before[2] + 1


def test_parameters_are_the_options() -> None:
    game = pyspiel.load_game("westmarch_war_of_the_ring(players=4,deals=7)")
    assert game.num_players() == 4 and game.max_chance_outcomes() == 7
    state = game.new_initial_state()
    assert [deal for deal, _ in state.chance_outcomes()] == list(range(7))
