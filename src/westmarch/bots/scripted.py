"""A bot that makes plans and carries them out action by action."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from westmarch.bots.trial_play import Script, follow
from westmarch.kernel.engine.decision import Action, Decision


class Scripted:
    """A bot that makes a script and takes its actions as they are offered."""

    blind: ClassVar[bool] = False

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._script: Script = ()

    def scripted(self, d: Decision) -> Action | None:
        """The next action of the script, if any is offered now."""
        action, self._script = follow(d, self._script)
        return action
