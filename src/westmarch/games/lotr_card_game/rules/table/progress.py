"""Progress tokens on locations and the quest (lcg.6.10, lcg.7.05, lcg.7.06)."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.catalogue import QUEST_POINTS
from westmarch.games.lotr_card_game.rules.ending.stages import check_stage
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.leaving import explore
from westmarch.games.lotr_card_game.rules.table.stats import stat
from westmarch.games.lotr_card_game.rules.table.zones import active_location, current_quest, in_play
from westmarch.kernel.engine.events import tell

MOST = 255
"""Tokens a card can hold, far more than any quest needs. A stage that cannot be left before an
enemy has fallen goes on collecting them."""


def quest_progress(s: Adventure, n: int) -> None:
    """Progress against the quest: the active location takes what explores it, the rest goes on the
    quest card, which may then be defeated. Advancing comes before responses to the exploring."""
    location = active_location(s)
    if location >= 0 and n > 0:
        needed = max(stat(s, location, QUEST_POINTS) - s.progress[location], 0)
        here = min(n, needed)
        n -= here
        location_progress(s, location, here)
    if n > 0:
        quest = current_quest(s)
        s.progress[quest] = min(s.progress[quest] + n, MOST)
        tell(s, "progress", card=quest, number=s.design[quest], n=n)
        happen(s, "progress_placed", quest, n=n)
        check_stage(s)


def location_progress(s: Adventure, location: int, n: int) -> None:
    """Progress on a location, active or in the staging area; explored at once (lcg.7.06)."""
    if not in_play(s, location):
        return
    if n > 0:
        s.progress[location] += n
        tell(s, "progress", card=location, number=s.design[location], n=n)
    if s.progress[location] >= stat(s, location, QUEST_POINTS):
        explore(s, location)
    elif n > 0:
        happen(s, "progress_placed", location, n=n)


def remove_progress(s: Adventure, n: int) -> None:
    """Take progress off the current quest card, never off the active location."""
    quest = current_quest(s)
    taken = min(n, s.progress[quest])
    if taken:
        s.progress[quest] -= taken
        tell(s, "progress_removed", card=quest, number=s.design[quest], n=taken)
