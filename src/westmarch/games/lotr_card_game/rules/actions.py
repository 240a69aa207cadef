"""The action space, and the verbs several modules share. Cards are named by their instance."""

from __future__ import annotations

from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.decision import Action

SPACE = ActionSpace()
INSTANCES = range(800)
"""Instances an action can name."""
ABILITIES = range(8)
BATCH = range(64)

DONE: Action = (SPACE.verb("done"),)
PASS: Action = (SPACE.verb("pass"),)
PASS_PHASE: Action = (SPACE.verb("pass_phase"),)
YES: Action = (SPACE.verb("yes"),)
NO: Action = (SPACE.verb("no"),)
DECLINE: Action = (SPACE.verb("decline"),)
SPACE.verb("choose", INSTANCES)
SPACE.verb("choose_player", range(4))
SPACE.verb("choose_number", range(100))
SPACE.verb("choose_option", range(8))
SPACE.verb("play", INSTANCES)
SPACE.verb("use", INSTANCES, ABILITIES)
SPACE.verb("respond", INSTANCES, ABILITIES, BATCH)
SPACE.verb("trigger", INSTANCES, ABILITIES, BATCH)
SPACE.verb("pay", INSTANCES)
