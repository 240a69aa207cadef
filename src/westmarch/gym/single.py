"""Gymnasium's interface: one seat learns, and bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AsyncVectorEnv
from numpy.typing import NDArray

from westmarch.bots import registry as bot_registry
from westmarch.gym.session import LOSE, LOST, RAISE, RENDER_MODES, Session, checked_illegal
from westmarch.gym.spaces import action_space, observation, observation_space
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.engine.flow import take
from westmarch.kernel.player import Player, ask, stream


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game against (or with) bots, which play between the decisions of the seat.

    Observations, masks, actions, rewards and settings are those of `westmarch.gym.aec.AecEnv`, with
    one difference: an action that is not offered loses the game unless you set `illegal` otherwise.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: int | str = 0,
        bots: str | Sequence[str] = "random",
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = LOSE,
        macros: bool = False,
        **options: Any,
    ) -> None:
        self.session = Session(game, options, macros)
        self.metadata = {**type(self).metadata, "rules": self.session.rules}
        self.seat = _seat(self.session, seat)
        others = [other for other in range(len(self.session.seats)) if other != self.seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise BadOption("gym-bots_for_others", game=game, seats=len(others), bots=len(names))
        self._bot_names = dict(zip(others, names, strict=True))
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal = checked_illegal(illegal)
        self.observation_space = observation_space(self.session)
        self.action_space = action_space(self.session)
        self._seat_bots()

    def _seat_bots(self) -> None:
        """Make new bots for a new game, each with its own random stream."""
        game, seed = self.session.game, self.session.seed
        self._dealer = stream(seed, len(self.session.seats))
        self._bots: dict[int, Player] = {
            seat: bot_registry.make(name, game, stream(seed, seat))
            for seat, name in self._bot_names.items()
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Set up a game and let the bots play until the seat's first decision."""
        super().reset(seed=seed)
        self._cycles = 0
        self.session.start(seed)
        self._seat_bots()
        self._let_bots_play()
        while self.session.asked is None:  # Over before the seat was ever asked: another one.
            self.session.start(None)
            self._seat_bots()
            self._let_bots_play()
        return observation(self.session, self.seat), self.session.info()

    def _let_bots_play(self) -> None:
        session = self.session
        s = session.state
        while (offer := s.offer) is not None and offer.seat != self.seat:
            take(s, ask(self._bots[offer.seat], session.game, s, self._dealer))
        session.moved()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action, then let the bots play until the seat's next decision."""
        session, number = self.session, int(action)
        self._cycles += 1
        info: dict[str, Any] = {}
        if number not in session.legal and self.illegal != RAISE:
            info["illegal"] = True
            if self.illegal == LOSE:
                return observation(session, self.seat), LOST, True, False, info
            number = session.any_legal()
        session.take(number)
        self._let_bots_play()
        over = session.asked is None
        reward = session.outcome()[self.seat] if over else 0.0
        cut = not over and self._cycles == self.max_cycles
        if self.render_mode == "human":
            self.render()
        return observation(session, self.seat), reward, over, cut, session.info() | info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return only the mask. Stable-Baselines' MaskablePPO calls the method by this name."""
        return self.session.mask(self.seat).view(np.bool_)

    def render(self) -> Any:
        """Render the table as the seat sees it."""
        return self.session.rendered(self.render_mode, self.seat)


def _seat(session: Session, seat: int | str) -> int:
    """Return the number of a seat, which may be given by number or name."""
    if isinstance(seat, str):
        if seat not in session.seats:
            raise BadOption("option-no_seat", seat=seat, seats=", ".join(session.seats))
        return session.seats.index(seat)
    if not 0 <= seat < len(session.seats):
        raise BadOption("option-no_seat_number", seat=seat, seats=", ".join(session.seats))
    return seat


def vector_env(game: str, count: int, **settings: Any) -> AsyncVectorEnv:
    """Run `count` environments, each in its own process. Their observations are in shared
    memory."""
    made = [partial(SeatEnv, game, **settings)] * count
    # A fork would take over locks that other threads of a learner hold.
    return AsyncVectorEnv(made, shared_memory=True, context="forkserver")
