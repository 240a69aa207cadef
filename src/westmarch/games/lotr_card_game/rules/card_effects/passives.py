"""Constant effects (lcg.13.03): questions the rules ask of the cards in play.

A card answers with ``@passive(card, question)``: a function ``f(s, card, *what)`` that returns a
number (or a truth value). `total` adds the answers up, `holds` tells whether any card says so.

==========================  =======================  ==============================================
question                    what                     answer
==========================  =======================  ==============================================
cannot_draw                 seat                     that player cannot draw cards
replaces_draw               seat                     1 when the draw was replaced (may act)
cannot_attack               enemy, seat              that enemy cannot attack that player
cannot_attack_with          character                that character cannot attack
cannot_defend_with          character                that character cannot defend
attacks_staging             character                alone, it may attack enemies in staging
cannot_engage_by_choice     enemy                    no optional engagement with that enemy
cannot_attach               host                     no attachments can be played on that card
must_travel_to              location                 the players must travel to that location
extra_reveals               (nothing)                cards revealed in staging besides the usual
skip_staging                (nothing)                no staging step
skip_engagement_checks      (nothing)                no engagement checks
cannot_play_ally            seat                     no ally can be played from hand now
cannot_advance              quest                    the current stage cannot be defeated now
wins                        quest                    the players win now
ready_cost                  card                     resources of its pool to ready it in refresh
enemy_revealed              enemy                    (acts) an enemy was just revealed
excess_damage               enemy, seat, n           (acts) damage beyond the hit points left
goes_to_deck_top            (never asked)            leaves play for the top of the deck
==========================  =======================  ==============================================
"""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import BIT, PASSIVES
from westmarch.games.lotr_card_game.rules.state import Adventure


def total(s: Adventure, question: str, *what: int) -> int:
    """The sum of all answers of cards in play."""
    if not s.hears & BIT[question]:
        return 0
    answers = PASSIVES[question]
    found = 0
    design = s.design
    for card in s.live if question not in ACTS else tuple(s.live):
        answer = answers.get(design[card])
        if answer is not None:
            found += answer(s, card, *what)
    return found


ACTS = frozenset({"replaces_draw", "enemy_revealed", "excess_damage"})
"""Questions whose answers may change the state."""


def holds(s: Adventure, question: str, *what: int) -> bool:
    """Whether any card in play says so."""
    if not s.hears & BIT[question]:
        return False
    answers = PASSIVES[question]
    design = s.design
    for card in s.live:
        answer = answers.get(design[card])
        if answer is not None and answer(s, card, *what):
            return True
    return False
