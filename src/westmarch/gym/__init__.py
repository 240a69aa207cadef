"""Westmarch's games behind the interfaces that researchers expect.

``pip install westmarch[gym]`` brings what PettingZoo's and Gymnasium's environments need,
``westmarch[open_spiel]`` what OpenSpiel's do (:mod:`westmarch.gym.spiel`). Observations
(:mod:`westmarch.gym.observations`) need NumPy only. docs/reference/environments.md tells the rest.
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
    """A game as a PettingZoo AEC environment: every seat is an agent.

    Settings are `render_mode`, `max_cycles`, `illegal` (see `AecEnv`) and the game's options, such
    as ``players=4``.
    """
    from westmarch.gym.aec import AecEnv

    return AecEnv(game, **settings)


def parallel_env(game: str, **settings: Any) -> AllAtOnceEnv:
    """A game as a PettingZoo parallel environment: all agents answer, the one who is asked is
    heard. Settings as of `aec_env`."""
    from westmarch.gym.parallel import AllAtOnceEnv

    return AllAtOnceEnv(game, **settings)


def seat_env(
    game: str, seat: int | str = 0, bots: str | Sequence[str] = "random", **settings: Any
) -> SeatEnv:
    """A game as a Gymnasium environment: one seat, against (or with) named bots.

    `bots` is one bot for all other seats, or one for each of them, in the order of the seats.
    Settings as of `aec_env`.
    """
    from westmarch.gym.single import SeatEnv

    return SeatEnv(game, seat, bots, **settings)


def vector_env(game: str, count: int, **settings: Any) -> VectorEnv:
    """So many `seat_env` at once, each in a process of its own, with observations in memory that
    all processes share."""
    from westmarch.gym.single import vector_env as made

    return made(game, count, **settings)
