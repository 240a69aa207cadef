"""The environments keep the contracts of PettingZoo and Gymnasium, by those projects' own tests."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from westmarch.gym import aec_env, parallel_env, seat_env, vector_env
from westmarch.kernel import registry
from westmarch.kernel.engine.decision import IllegalAction
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.engine.flow import apply
from westmarch.kernel.engine.state import encode
from westmarch.kernel.fingerprints import of_rules

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("war_of_the_ring", {}),
    ("war_of_the_ring", {"players": 3}),
    ("war_of_the_ring", {"players": 4}),
    ("five_armies", {}),
    ("battles_of_westeros", {}),
    ("battles_of_westeros", {"battle": "raid_in_the_riverlands"}),
    ("lotr_card_game", {}),
    ("lotr_card_game", {"players": 2}),
    ("lotr_card_game", {"players": 3}),
    ("lotr_card_game", {"players": 4}),
]
CYCLES = 20
"""Steps for each of PettingZoo's tests: a mask of the Card Game's many ids makes them slow."""

each_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=str)


@each_table
def test_pettingzoo(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # Agents are called as the seats are (free_peoples), not "player_0".
        warnings.simplefilter("ignore")
        api_test(aec_env(game, **options), num_cycles=CYCLES)
        seed_test(lambda: aec_env(game, **options), num_cycles=CYCLES)


@each_table
def test_gymnasium(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(seat_env(game, **options), skip_render_check=True)


@pytest.mark.parametrize(("game", "options"), [("duel", {}), *TABLES], ids=str)
def test_all_at_once(game: str, options: dict[str, Any]) -> None:
    def made(**settings: Any) -> Any:
        return parallel_env(game, illegal="random", **options, **settings)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(made(), num_cycles=200 if game == "duel" else CYCLES)
        # That test answers without a look at the mask, as if all acted at once.
        both = SimpleNamespace(parallel_env=made, env=lambda **s: parallel_to_aec(made(**s)))
        max_cycles_test(both)


def test_environments_name_their_rules() -> None:
    rules = of_rules(registry.game("duel"))
    for env in (aec_env("duel"), parallel_env("duel"), seat_env("duel")):
        assert env.metadata["rules"] == rules


def test_games_are_cut_short() -> None:
    env = aec_env("war_of_the_ring", max_cycles=5)
    env.reset(seed=1)
    taken = 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        taken += not (over or cut)
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    assert taken == 5 and not env.agents


@pytest.mark.parametrize("game", ["duel", "five_armies", "lotr_card_game"])
def test_a_game_to_its_end(game: str) -> None:
    env = aec_env(game)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    rewards: dict[str, float] = {}
    infos: dict[str, Any] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        if over:
            rewards[agent], infos = reward, info
            env.step(None)
            continue
        assert info["decision"] and not reward
        legal = info["legal_actions"]
        assert sorted(legal) == list(np.flatnonzero(seen["action_mask"]))
        assert seen["observation"].any()
        env.step(rng.choice(legal))
    assert sorted(rewards) == sorted(env.possible_agents)
    assert infos["ending"]
    assert [agent for agent, reward in rewards.items() if reward == 1] == infos["winners"]
    assert set(rewards.values()) <= {1.0, -1.0, 0.0}


def test_without_masks() -> None:
    env = aec_env("lotr_card_game", masks=False)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: aec_env("duel", masks=False, illegal="random"), num_cycles=CYCLES)
    env.reset(seed=1)
    seen, *_, info = env.last()
    assert seen in env.observation_space(env.agent_selection)
    env.step(info["legal_actions"][0])


def test_the_same_seed_the_same_games() -> None:
    def first_hands(seed: int) -> list[bytes]:
        env = aec_env("war_of_the_ring")
        found = []
        for given in (seed, None, None):
            env.reset(seed=given)
            found.append(env.state().tobytes())
        return found

    assert first_hands(7) == first_hands(7)
    assert len({*first_hands(7), *first_hands(8)}) == 6


def test_what_is_not_offered() -> None:
    env = aec_env("duel")
    env.reset(seed=1)
    illegal = next(n for n in range(env.session.size) if n not in env.session.legal)
    with pytest.raises(IllegalAction):
        env.step(illegal)

    env = aec_env("duel", illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal)
    assert all(env.terminations.values()) and env.rewards[loser] == -1
    assert env.infos[loser]["illegal"] == "that is not what is asked now"

    env = aec_env("duel", illegal="random")
    env.reset(seed=1)
    env.step(illegal)
    assert env.session.state.moves == 1
    with pytest.raises(BadOption, match="illegal cannot be 'ignore'"):
        aec_env("duel", illegal="ignore")


def test_a_seat_against_a_bot() -> None:
    env = seat_env("five_armies", seat="shadow", bots="heuristic", render_mode="ansi")
    seen, info = env.reset(seed=4)
    over = False
    for _ in range(30):
        assert env.session.asked == env.seat == 1
        assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
        assert info["decision"]
        seen, reward, over, cut, info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert not (over or cut or reward)
    assert env.render() == env.session.game.board(env.session.state, 1)
    with pytest.raises(BadOption, match="there is no seat called 'gondor'"):
        seat_env("five_armies", seat="gondor")
    with pytest.raises(BadOption, match="has 1 other seats; 2 bots were named"):
        seat_env("five_armies", bots=["random", "random"])
    with pytest.raises(BadOption, match="there is no bot called 'nobody' for five_armies"):
        seat_env("five_armies", bots="nobody")


def test_many_at_once_in_shared_memory() -> None:
    envs = vector_env("duel", 2)
    try:
        seen, _ = envs.reset(seed=[5, 6])
        alone = seat_env("duel")
        for number, seed in enumerate((5, 6)):
            one, _ = alone.reset(seed=seed)
            assert np.array_equal(seen["observation"][number], one["observation"])
            assert np.array_equal(seen["action_mask"][number], one["action_mask"])
        for _ in range(3):
            actions = seen["action_mask"].argmax(axis=1)
            seen, rewards, *_ = envs.step(actions)
        assert seen["observation"].shape[0] == len(rewards) == 2
    finally:
        envs.close()


@pytest.mark.parametrize("game", sorted({game for game, _ in TABLES} | {"duel"}))
def test_pictures(game: str) -> None:
    """A picture is a sound document, and shows what everybody sees."""
    env = aec_env(game, render_mode="svg")
    env.reset(seed=3)
    pictures = set()
    while env.session.asked is not None and len(pictures) < 8:
        env.step(int(env.infos[env.agent_selection]["legal_actions"][0]))
        picture = env.render()
        assert picture is not None
        root = ElementTree.fromstring(picture)
        width, height = float(root.attrib["width"]), float(root.attrib["height"])
        for shape in root.iter("{http://www.w3.org/2000/svg}rect"):
            assert float(shape.get("x", 0)) <= width and float(shape.get("y", 0)) <= height
        pictures.add(picture)
    assert len(pictures) > 1


@pytest.mark.parametrize("game", ["war_of_the_ring", "lotr_card_game"])
def test_groups_taken_at_once(game: str) -> None:
    """With macros an action is a row of small ones, and the same game comes about."""
    env = aec_env(game, macros=True)
    env.reset(seed=2)
    small = 0
    state = env.session.game.new(env.session.options, env.session.seed)
    number = 0
    while env.session.asked is not None and number < 60:
        number += 1
        info = env.infos[env.agent_selection]
        legal = info["legal_actions"]
        assert list(legal) == list(range(len(info["macros"])))
        assert env.last()[0]["action_mask"].sum() == len(legal)
        chosen = info["macros"][int(legal[number % len(legal)])]
        for action in chosen:
            apply(state, action)
        small += len(chosen)
        env.step(int(legal[number % len(legal)]))
    assert small > number
    assert encode(state) == encode(env.session.state)
    env.reset(seed=2)
    with pytest.raises(IllegalAction):
        env.step(env.action_space(env.agent_selection).n - 1)
