"""What brings decisions about: the card whose effect asks, and what it asks for."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.catalogue import IDS
from westmarch.games.lotr_card_game.rules.ending.stages import AdvanceStage
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack, ResolveShadow
from westmarch.games.lotr_card_game.rules.phases.planning import PlayCard
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerAttack
from westmarch.games.lotr_card_game.rules.phases.refresh import PayToReady
from westmarch.games.lotr_card_game.rules.phases.travel import Travel
from westmarch.games.lotr_card_game.rules.phases.windows import ActionWindow
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal
from westmarch.games.lotr_card_game.view import knows
from westmarch.kernel.engine.state import Frame


def occasion(s: Adventure, seat: int | None) -> tuple[dict[str, str], str]:
    """Cards that the seat knows where they lie."""
    found: dict[str, str] = {}
    word = ""
    for frame in s.stack:
        kind, card = _source(frame)
        if card >= 0 and knows(s, seat, card):
            found.pop(kind, None)
            found[kind] = IDS[s.design[card]]
        if isinstance(frame, Ask):
            word = frame.why
        elif isinstance(frame, ActionWindow):
            word = frame.name
        elif card >= 0:
            word = ""
    return found, word


def _source(frame: Frame) -> tuple[str, int]:
    """The card a procedure is about, and what it is in it."""
    if isinstance(frame, Ask | Use | PlayCard | Reveal | ResolveShadow | PayToReady):
        return "card", frame.card
    if isinstance(frame, EnemyAttack | PlayerAttack):
        return "enemy", frame.enemy
    if isinstance(frame, Travel):
        return "location", frame.location
    if isinstance(frame, AdvanceStage):
        return "quest", frame.quest
    return "", -1
