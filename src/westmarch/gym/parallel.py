"""PettingZoo's parallel interface: every agent answers at every step, and one answer counts.

The games ask one seat at a time, so this interface does not follow their course. It is meant for
learners that need the observations of all agents at every step. An agent that is not asked has an
empty mask, and its answer is ignored.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo.utils.env import ParallelEnv

from westmarch.gym.aec import AecEnv
from westmarch.gym.session import RAISE, RENDER_MODES


class AllAtOnceEnv(ParallelEnv):
    """A game in which a cycle is one decision. The settings, observations and rewards are those of
    `westmarch.gym.aec.AecEnv`."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}

    def __init__(self, game: str, *, illegal: str = RAISE, **settings: Any) -> None:
        self.one_by_one = AecEnv(game, illegal=illegal, **settings)
        rules = self.one_by_one.session.rules
        self.metadata = {**type(self).metadata, "name": game, "rules": rules}
        self.possible_agents = self.one_by_one.possible_agents
        self.agents: list[str] = []
        self.render_mode = self.one_by_one.render_mode

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of observations, which is the same for every agent."""
        return self.one_by_one.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions: the ids of all actions of the game."""
        return self.one_by_one.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Set up a game."""
        self.one_by_one.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), self.one_by_one.infos

    def _observations(self) -> dict[str, Any]:
        return {agent: self.one_by_one.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Take the action of the agent that is asked, and ignore the others."""
        env = self.one_by_one
        for agent in self.agents:
            env.infos[agent] = {}
        env.step(actions[env.agent_selection])
        observations = self._observations()
        if all(env.terminations.values()) or all(env.truncations.values()):
            self.agents = []
        return (
            observations,
            dict(env.rewards),
            dict(env.terminations),
            dict(env.truncations),
            dict(env.infos),
        )

    def render(self) -> Any:
        """Render the table as everybody sees it."""
        return self.one_by_one.render()

    def close(self) -> None:
        """Do nothing: the environment holds nothing open."""
