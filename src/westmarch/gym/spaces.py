"""The spaces of an environment: observations with a mask, and the ids of the game's actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from westmarch.gym.session import Session

OBSERVATION, MASK = "observation", "action_mask"


def observation_space(session: Session, masks: bool = True) -> spaces.Space[Any]:
    """What an agent gets: the observation and the mask of its legal actions, or the first alone."""
    seen = spaces.Box(0, 255, (session.look.layout.size,), np.uint8)
    if not masks:
        return seen
    return spaces.Dict({OBSERVATION: seen, MASK: spaces.Box(0, 1, (session.size,), np.int8)})


def action_space(session: Session) -> spaces.Discrete:
    """The ids of all actions of the game."""
    return spaces.Discrete(session.size)


def observation(session: Session, seat: int, masks: bool = True) -> Any:
    """What the seat gets now."""
    if not masks:
        return session.observe(seat)
    return {OBSERVATION: session.observe(seat), MASK: session.mask(seat)}
