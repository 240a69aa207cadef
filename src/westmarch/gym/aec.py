"""PettingZoo's AEC interface: the agents act one at a time, in the order in which the rules ask
them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv

from westmarch.gym.session import LOSE, LOST, RAISE, RENDER_MODES, Session, checked_illegal
from westmarch.gym.spaces import action_space, observation, observation_space

__all__ = ["AecEnv"]


class AecEnv(AECEnv):
    """A game whose agents are its seats. Each agent has the name of its seat.

    An observation is a dictionary with the keys ``observation`` (see `westmarch.gym.observations`)
    and ``action_mask``. An action is the id of an action in the game's `ActionSpace`. Agents are
    rewarded when the game ends: a winner gets 1, a loser -1, and everybody gets 0 when nobody won.
    The info of the agent that is asked holds the ``decision``, its ``rule`` and the ids of its
    ``legal_actions``.

    - `max_cycles` truncates a game after this many decisions.
    - `illegal` sets what happens when an agent answers with an action that is not offered:
      ``raise`` raises an error that cites the rule, ``lose`` makes the agent lose the game, and
      ``random`` takes a random legal action instead.
    - `masks` can be switched off. An observation is then the array alone, and only
      ``legal_actions`` in the info lists the legal actions. This is much quicker in games that
      have very many ids.
    - `macros` makes an action a whole group of small actions. An action's id is its place among the
      legal groups. ``macros`` in the info lists the small actions of each group.
    - `render_mode` is ``ansi`` (the text board as a string), ``human`` (the text board, printed) or
      ``svg`` (a picture as a string, see `westmarch.gym.pictures`).
    """

    metadata: dict[str, Any] = {
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = RAISE,
        masks: bool = True,
        macros: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self.session = Session(game, options, macros)
        self.metadata = {**type(self).metadata, "name": game, "rules": self.session.rules}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal = checked_illegal(illegal)
        self.possible_agents = list(self.session.seats)
        self.agents: list[str] = []
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.masks = masks
        self._observation_space = observation_space(self.session, masks)
        self._action_spaces = {name: action_space(self.session) for name in self.possible_agents}
        one = self.session.look.layout.size
        self.state_space = spaces.Box(0, 255, (one * len(self.possible_agents),), np.uint8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of observations, which is the same for every agent."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions: the ids of all actions of the game."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a game. The same seed gives the same game, and the same games after it."""
        self.session.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self._turn_to_asked()

    def _turn_to_asked(self) -> None:
        """Select the agent that decides now."""
        seat = self.session.asked
        if seat is None:
            self._end(self.session.outcome())
            return
        self.agent_selection = agent = self.possible_agents[seat]
        info = self.session.info()
        info["legal_actions"] = np.array(list(self.session.legal), np.int32)
        self.infos[agent] = info

    def _end(self, rewards: list[float]) -> None:
        """End the game: give every agent its reward and tell it how the game ended."""
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = self.session.info()
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Any:
        """Return what the agent may see and what it may do."""
        return observation(self.session, self._seat[agent], self.masks)

    def state(self) -> np.ndarray:
        """Return the observations of all agents in one array, one after the other. Use it to train
        with a shared critic."""
        seats = range(len(self.possible_agents))
        return np.concatenate([self.session.observe(seat) for seat in seats])

    def step(self, action: int | None) -> None:
        """Take the action of the agent that is asked, then advance to the next decision."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = int(action) if action is not None else -1
        self._cycles += 1
        if number in self.session.legal or self.illegal == RAISE:
            self.session.take(number)
        elif self.illegal == LOSE:
            self._lose(agent, number)
            return
        else:
            self.session.take(self.session.any_legal())
        self._turn_to_asked()
        if self._cycles == self.max_cycles and self.session.asked is not None:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _lose(self, agent: str, number: int) -> None:
        """End the game for all agents, with a loss for the agent that broke the rules."""
        why = self._why_not(number)
        self._end([LOST if name == agent else 0.0 for name in self.possible_agents])
        self.infos[agent] = {"illegal": why}

    def _why_not(self, number: int) -> str:
        return self.session.game.reason(self.session.why_not(number)[1])

    def render(self) -> str | None:
        """Render the table as everybody sees it."""
        return self.session.rendered(self.render_mode, None)

    def close(self) -> None:
        """Do nothing: the environment holds nothing open."""
