"""Things encounter cards make players do, each used by several cards."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import then
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask, choose_card
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    discard,
    discard_it,
    exhaust_it,
    last,
)
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    ATTACHED,
    characters,
    controlled_attachments,
    heroes,
)


@then
def exhaust_a_character(s: Adventure, ask: Ask) -> None:
    """The player exhausts one of their characters."""
    able = [c for c in characters(s, ask.seat) if not s.exhausted[c]]
    choose_card(s, ask.seat, able, exhaust_it, ask.card, why="exhaust")


@then
def exhaust_a_hero(s: Adventure, ask: Ask) -> None:
    """The player exhausts one of their heroes."""
    able = [c for c in heroes(s, ask.seat) if not s.exhausted[c]]
    choose_card(s, ask.seat, able, exhaust_it, ask.card, why="exhaust")


def strengthen(s: Adventure, attack: EnemyAttack, n: int) -> None:
    """The attacking enemy gets more attack for this attack."""
    last(s, "attack", attack.enemy, n, "attack", attack.shadow)


def discard_an_attachment(s: Adventure, seat: int, card: int) -> None:
    """A player discards one attachment they control."""
    choose_card(s, seat, controlled_attachments(s, seat), discard_it, card, why="discard")


def discard_all_attachments(s: Adventure, seat: int) -> None:
    """A player discards all attachments they control."""
    for attachment in list(controlled_attachments(s, seat)):
        if s.zone[attachment] == ATTACHED:  # one may have fallen with the hero that lost another
            discard(s, attachment)
