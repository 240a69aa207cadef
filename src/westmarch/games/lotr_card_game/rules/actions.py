"""The action space, and the verbs several modules share. Cards are named by their instance."""

from __future__ import annotations

from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.decision import Action

SPACE = ActionSpace()
INSTANCES = range(800)
"""Instances an action can name."""
ABILITIES = range(2)
"""Places an ability can have among those of its card."""
DELAYED = 4
"""From here on an index stands for a delayed effect (happenings.py)."""
FORCED = (*ABILITIES, *range(DELAYED, DELAYED + 3))
"""Forced and delayed effects."""
BATCH = range(64)
"""Things that can happen at once."""

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
SPACE.verb("trigger", INSTANCES, FORCED, BATCH)
SPACE.verb("pay", INSTANCES)
