"""Who is in the Fellowship and who guides it: the Fellowship box and the Guide box.

Only the bookkeeping; what leads to a Companion's leaving is in fellowship.py, separation.py and
hunt.py. A Companion's figure, counter and card go together: all three are in the Fellowship exactly
while ``characters`` says IN_FELLOWSHIP (wotr.8.04, wotr.8.06).
"""

from __future__ import annotations

from westmarch.games.war_of_the_ring.rules.map.board import PLACES
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTERS,
    COMPANIONS,
    ELIMINATED,
    GOLLUM,
    IN_FELLOWSHIP,
    LEVEL,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.table_cards import review_table
from westmarch.kernel.engine.events import tell


def companions_in_fellowship(s: War) -> list[int]:
    """Companions who have not left the Fellowship (wotr.8.01)."""
    where = s.characters
    return [c for c in COMPANIONS if where[c] == IN_FELLOWSHIP]


def guide_candidates(s: War) -> list[int]:
    """Who may be Guide: the Companions of the highest Level, or Gollum (wotr.8.08, wotr.8.11)."""
    company = companions_in_fellowship(s)
    if not company:
        return [GOLLUM]
    highest = max(LEVEL[c] for c in company)
    return [c for c in company if LEVEL[c] == highest]


def update_guide(s: War) -> None:
    """Keep the Guide legal: the present one where possible, else the first who may be. The
    player's choice among equals is `fellowship.ChooseGuide`."""
    candidates = guide_candidates(s)
    if s.guide not in candidates:
        set_guide(s, candidates[0])


def set_guide(s: War, character: int) -> None:
    """Put a card on top of the Guide box."""
    if character == s.guide:
        return
    s.guide = character
    if character == GOLLUM:
        s.characters[GOLLUM] = IN_FELLOWSHIP
    tell(s, "guide_changed", guide=CHARACTERS[character])


def leave_fellowship(s: War, character: int, to: int) -> None:
    """Take a Companion out of the Fellowship, to a place on the map or to ELIMINATED; for good
    (wotr.8.31, wotr.8.32)."""
    leave_together(s, (character,), to)


def leave_together(s: War, group: tuple[int, ...], to: int) -> None:
    """Take a group of Companions out of the Fellowship; only then look for a new Guide."""
    for character in group:
        assert s.characters[character] == IN_FELLOWSHIP, "not in the Fellowship"
        s.characters[character] = to
        if to == ELIMINATED:
            tell(s, "companion_eliminated", character=CHARACTERS[character])
        else:
            tell(s, "companion_separated", character=CHARACTERS[character], to=PLACES[to])
    update_guide(s)
    review_table(s)
