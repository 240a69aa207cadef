"""The encounter set Sauron's Reach."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    forced,
    shadow,
    then,
    when_revealed,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask, choose_card, each_player
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    deal_damage,
    discard_it,
    last,
    raise_threat,
    return_it_to_hand,
    shuffle_into_deck,
)
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.cards.choices import strengthen
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.state import NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import HAND, allies, characters, player_order

HIGH_THREAT = 35

# ---- Eastern Crows


@forced("eastern_crows", on="destroyed", own=True, after_leaving=True)
def eastern_crows(s: Adventure, u: Use) -> None:
    """After it is defeated it is shuffled into the encounter deck."""
    shuffle_into_deck(s, u.card)


@shadow("eastern_crows")
def eastern_crows_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """+1 attack, +2 at threat 35 or more."""
    strengthen(s, attack, 2 if s.threat[attack.seat] >= HIGH_THREAT else 1)


# ---- treacheries


@when_revealed("evil_storm")
def evil_storm(s: Adventure, card: int) -> None:
    """Players at threat 35 or more: 1 damage on each of their characters."""
    for player in player_order(s):
        if s.threat[player] >= HIGH_THREAT:
            for character in list(characters(s, player)):
                deal_damage(s, character, 1)


@when_revealed("pursued_by_shadow")
def pursued_by_shadow(s: Adventure, card: int) -> None:
    """Each player's threat rises by 1 for each of their characters not committed."""
    for player in player_order(s):
        idle = sum(1 for c in characters(s, player) if not s.committed[c])
        if idle:
            raise_threat(s, player, idle)


@shadow("pursued_by_shadow")
def pursued_by_shadow_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """The defending player returns an exhausted ally to hand, or raises threat by 3."""
    exhausted = [c for c in allies(s, attack.seat) if s.exhausted[c]]
    if exhausted:
        choose_card(
            s, attack.seat, exhausted, return_it_to_hand, attack.shadow, why="return_to_hand"
        )
    else:
        raise_threat(s, attack.seat, 3)


@when_revealed("treacherous_fog")
def treacherous_fog(s: Adventure, card: int) -> None:
    """+1 threat for each location in staging this phase, later ones too; players at threat 35 or
    more discard a card."""
    last(s, "location_threat", NOTHING, 1, "phase", card)
    each_player(s, lost_in_fog, card)


@then
def lost_in_fog(s: Adventure, ask: Ask) -> None:
    """The player chooses and discards a card from hand."""
    if s.threat[ask.seat] >= HIGH_THREAT:
        choose_card(s, ask.seat, s.zones[HAND[ask.seat]], discard_it, ask.card, why="discard")
