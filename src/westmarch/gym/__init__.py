"""Westmarch's games behind the interfaces that researchers expect.

``pip install westmarch[gym]`` installs the requirements of the PettingZoo and Gymnasium
environments, and ``westmarch[open_spiel]`` those of OpenSpiel (:mod:`westmarch.gym.spiel`).
Observations (:mod:`westmarch.gym.observations`) need only NumPy. For details see
docs/reference/environments.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gymnasium.vector import VectorEnv

    from westmarch.gym.aec import AecEnv
    from westmarch.gym.parallel import AllAtOnceEnv
    from westmarch.gym.single import SeatEnv

__all__ = ["aec_env", "parallel_env", "seat_env", "vector_env"]


def aec_env(game: str, **settings: Any) -> AecEnv:
    """Return a game as a PettingZoo AEC environment, in which every seat is an agent.

    You can set `render_mode`, `max_cycles`, `illegal` and the other settings of `AecEnv`, and the
    game's options, such as ``players=4``.
    """
    from westmarch.gym.aec import AecEnv

    return AecEnv(game, **settings)


def parallel_env(game: str, **settings: Any) -> AllAtOnceEnv:
    """Return a game as a PettingZoo parallel environment. All agents answer at every step, but only
    the answer of the agent whose turn it is counts. The settings are those of `aec_env`."""
    from westmarch.gym.parallel import AllAtOnceEnv

    return AllAtOnceEnv(game, **settings)


def seat_env(
    game: str, seat: int | str = 0, bots: str | Sequence[str] = "random", **settings: Any
) -> SeatEnv:
    """Return a game as a Gymnasium environment: one seat, against (or with) named bots.

    `bots` is either one bot for all other seats or a sequence with one bot for each of them, in
    seat order. The settings are those of `aec_env`.
    """
    from westmarch.gym.single import SeatEnv

    return SeatEnv(game, seat, bots, **settings)


def vector_env(game: str, count: int, **settings: Any) -> VectorEnv:
    """Run several `seat_env` environments at once, each in its own process. Their observations are
    in shared memory."""
    from westmarch.gym.single import vector_env as made

    return made(game, count, **settings)
