"""A bot that makes plans and carries them out action by action."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from westmarch.bots.trial_play import Script, follow
from westmarch.kernel.engine.decision import Action, Decision


class Scripted:
    """A bot that writes a script and takes its actions when they are offered."""

    blind: ClassVar[bool] = False

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._script: Script = ()

    def scripted(self, d: Decision) -> Action | None:
        """Return the next action of the script if it is offered now, else None."""
        action, self._script = follow(d, self._script)
        return action
