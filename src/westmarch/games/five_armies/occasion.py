"""What brings decisions about: the die used, the card played, the General, the tile drawn."""

from __future__ import annotations

from westmarch.games.five_armies.rules.battle.combat_round import CombatEffectOf, CombatRound
from westmarch.games.five_armies.rules.catalogue import CARDS, COMBATS, FACES, MANOEUVRES, TILES
from westmarch.games.five_armies.rules.characters.generals import UseGeneral
from westmarch.games.five_armies.rules.map.pieces import CHARACTERS
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.action_dice import ActionRound
from westmarch.games.five_armies.rules.turn.event_cards import PlayCard, PlayFateCard
from westmarch.games.five_armies.rules.turn.fate import Fate


def occasion(s: Battlefield, seat: int | None) -> tuple[dict[str, str], str]:
    """All of it lies open on the table."""
    found: dict[str, str] = {}
    fought: CombatRound | None = None
    for frame in s.stack:
        if isinstance(frame, ActionRound) and frame.face >= 0:
            found["die"] = FACES[frame.face]
        elif isinstance(frame, PlayCard | PlayFateCard):
            found["card"] = CARDS[frame.card]
        elif isinstance(frame, UseGeneral):
            found["character"] = CHARACTERS[frame.general]
        elif isinstance(frame, Fate) and frame.tile >= 0:
            found["tile"] = TILES[frame.tile]
        elif isinstance(frame, CombatRound):
            fought = frame
        elif isinstance(frame, CombatEffectOf) and fought is not None:
            if frame.event:
                found["combat"] = COMBATS[fought.event[frame.side]]
            else:
                found["manoeuvre"] = MANOEUVRES[fought.manoeuvre[frame.side]]
    return found, ""
