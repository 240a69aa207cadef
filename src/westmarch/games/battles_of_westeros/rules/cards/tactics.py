"""What the tactics of the Leadership cards do, word by word (bow.5.14 to bow.5.20).

The framework of leadership.py has checked the requirement and chosen the units; an effect works on
one of them, or in general (unit -1) where the box names none.
"""

from __future__ import annotations

from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.effects import UNTIL, grant
from westmarch.games.battles_of_westeros.rules.battlefield.movement import MoveUnit, can_step
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import KEYWORD
from westmarch.games.battles_of_westeros.rules.catalogue import Tactic
from westmarch.games.battles_of_westeros.rules.round import morale
from westmarch.games.battles_of_westeros.rules.round.leadership import PlayCard, draw, tactic_effect
from westmarch.games.battles_of_westeros.rules.round.rounds import roll_order_tokens
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.flow import call


def _lasting(word: str, effect: int) -> None:
    """Register a tactic that only grants an effect; without a value it is worth 1."""

    @tactic_effect(word)
    def _(s: Field, play: PlayCard, tactic: Tactic, unit: int) -> None:
        grant(s, effect, unit, tactic.value or 1, UNTIL[tactic.until])


_lasting("dice_bonus", effects.DICE)
_lasting("flank_dice", effects.FLANK_DICE)
_lasting("reroll", effects.REROLL)
_lasting("move_bonus", effects.MOVE)
_lasting("pursue_bonus", effects.PURSUE_FURTHER)
_lasting("extra_retreat", effects.EXTRA_RETREAT)
_lasting("ignore_heavy_armor", effects.IGNORE_HEAVY_ARMOR)
_lasting("ignore_terrain_stop", effects.IGNORE_STOPS)
_lasting("no_counterattack", effects.NO_COUNTERATTACK)


@tactic_effect("gain_keyword")
def _(s: Field, play: PlayCard, tactic: Tactic, unit: int) -> None:
    """The unit has a keyword for a time (bow.12.01)."""
    grant(s, KEYWORD[tactic.keyword], unit, tactic.value or 1, UNTIL[tactic.until])


@tactic_effect("remove_engagement", needs=lambda s, unit: s.foe[unit] >= 0)
def _(s: Field, play: PlayCard, tactic: Tactic, unit: int) -> None:
    """Take the engagement token off the unit's hex; nobody strikes a parting blow."""
    army.disengage(s, unit)


@tactic_effect("move", needs=can_step, in_turn=True)
def _(s: Field, play: PlayCard, tactic: Tactic, unit: int) -> None:
    """The unit may move once more, so many hexes; leaving a fight has its usual price."""
    call(s, MoveUnit(unit=unit, granted=tactic.value))


@tactic_effect("morale_per_event")
def _(s: Field, play: PlayCard, tactic: Tactic, unit: int) -> None:
    """Each time an enemy is made to retreat two hexes or more, the player's morale rises."""
    for own in army.units_of(s, play.seat):
        grant(s, effects.MORALE_FOR_RETREAT, own, tactic.value, UNTIL[tactic.until])


@tactic_effect("morale")
def _(s: Field, play: PlayCard, tactic: Tactic, unit: int) -> None:
    """The player's morale rises."""
    morale.rise(s, play.seat, tactic.value)


@tactic_effect("draw")
def _(s: Field, play: PlayCard, tactic: Tactic, unit: int) -> None:
    """The player draws Leadership cards."""
    draw(s, play.seat, tactic.value)


@tactic_effect("roll_order_tokens")
def _(s: Field, play: PlayCard, tactic: Tactic, unit: int) -> None:
    """The player rolls order dice and takes the tokens (bow.3.02)."""
    roll_order_tokens(s, play.seat, tactic.value)
