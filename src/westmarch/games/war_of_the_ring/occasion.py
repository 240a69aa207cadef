"""What brings decisions about: the die used, the card played, the tile drawn."""

from __future__ import annotations

from westmarch.games.war_of_the_ring.rules.battle.combat_round import CombatRound, SpecialAttack
from westmarch.games.war_of_the_ring.rules.cards import combat_free_peoples, combat_shadow
from westmarch.games.war_of_the_ring.rules.catalogue import CARDS, COMBAT_CARDS, FACES, TILES
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import HuntTile
from westmarch.games.war_of_the_ring.rules.map.pieces import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.action_dice import ActionResolution
from westmarch.games.war_of_the_ring.rules.turn.event_cards import PlayEvent
from westmarch.kernel.engine.state import Frame

_SIDE_OF_MODULE = {
    combat_free_peoples.__name__: FREE_PEOPLES,
    combat_shadow.__name__: SHADOW,
}
"""The procedures that Combat cards call stand with the cards of their side."""


def occasion(s: War, seat: int | None) -> tuple[dict[str, str], str]:
    """All of it lies open on the table."""
    found: dict[str, str] = {}
    word = ""
    fought: CombatRound | None = None
    for frame in s.stack:
        if isinstance(frame, ActionResolution) and frame.spent >= 0:
            found["die"] = FACES[frame.spent]
        elif isinstance(frame, PlayEvent):
            found["card"] = CARDS[frame.card]
        elif isinstance(frame, HuntTile):
            word = frame.cause
            if frame.tile >= 0:
                found["tile"] = TILES[frame.tile]
        elif isinstance(frame, CombatRound):
            fought = frame
        side = _side_of_combat_card(frame)
        if fought is not None and side >= 0 and fought.effect[side] >= 0:
            found["card"] = CARDS[fought.open_card[side]]
            found["combat"] = COMBAT_CARDS[fought.effect[side]]
    return found, word


def _side_of_combat_card(frame: Frame) -> int:
    """The side whose Combat card has called a procedure; -1: none has."""
    if isinstance(frame, SpecialAttack):
        return frame.side
    return _SIDE_OF_MODULE.get(type(frame).__module__, -1)
