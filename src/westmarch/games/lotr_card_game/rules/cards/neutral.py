"""Gandalf, the only neutral card of the core set."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import forced, response, then
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask, choose_card, choose_option
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    damage_it,
    discard,
    draw,
    lower_threat,
)
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import enemies_in_play


@forced("gandalf", on="round_ends")
def gandalf_leaves(s: Adventure, u: Use) -> None:
    """Discarded when the round ends."""
    discard(s, u.card)


@response("gandalf", on="enters_play", own=True)
def gandalf_comes(s: Adventure, u: Use) -> None:
    """Draw 3 cards, deal 4 damage to an enemy, or lower your threat by 5."""
    allowed = [0, 1, 2] if enemies_in_play(s) else [0, 2]
    options = ("draw_three", "four_damage", "threat_down_five")
    choose_option(s, u.seat, options, gandalf_chosen, u.card, allowed=allowed)


@then
def gandalf_chosen(s: Adventure, ask: Ask) -> None:
    """What was chosen happens."""
    if ask.answer == 0:
        draw(s, ask.seat, 3)
    elif ask.answer == 1:
        choose_card(s, ask.seat, enemies_in_play(s), damage_it, ask.card, n=4)
    else:
        lower_threat(s, ask.seat, 5)
