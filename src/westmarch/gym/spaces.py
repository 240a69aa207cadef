"""The spaces of an environment: observations with a mask, and the ids of the game's actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from westmarch.gym.session import Session

OBSERVATION, MASK = "observation", "action_mask"


def observation_space(session: Session, masks: bool = True) -> spaces.Space[Any]:
    """Return the space of what an agent gets: the observation with the mask of its legal actions,
    or the observation alone."""
    seen = spaces.Box(0, 255, (session.look.layout.size,), np.uint8)
    if not masks:
        return seen
    return spaces.Dict({OBSERVATION: seen, MASK: spaces.Box(0, 1, (session.size,), np.int8)})


def action_space(session: Session) -> spaces.Discrete:
    """Return the space of actions: the ids of all actions of the game."""
    return spaces.Discrete(session.size)


def observation(session: Session, seat: int, masks: bool = True) -> Any:
    """Return what the seat observes now, in the form that `observation_space` describes."""
    if not masks:
        return session.observe(seat)
    return {OBSERVATION: session.observe(seat), MASK: session.mask(seat)}
