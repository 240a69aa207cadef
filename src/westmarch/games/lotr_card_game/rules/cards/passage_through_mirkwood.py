"""The encounter set Passage Through Mirkwood."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    forced,
    no_text,
    response,
    shadow,
    then,
    when_revealed,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask, choose_card, each_player
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    draw,
    last,
    raise_threat,
    ready,
)
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.cards.choices import discard_an_attachment, strengthen
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import all_characters, characters

no_text("east_bight_patrol")

# ---- Forest Spider


@forced("forest_spider", on="engaged", own=True)
def forest_spider(s: Adventure, u: Use) -> None:
    """After it engages a player, +1 attack this round."""
    last(s, "attack", u.card, 1, "round", u.card)


@shadow("forest_spider")
def forest_spider_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """The defending player discards an attachment they control."""
    discard_an_attachment(s, attack.seat, attack.shadow)


# ---- East Bight Patrol


@shadow("east_bight_patrol")
def east_bight_patrol_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """+1 attack; if undefended the defending player's threat rises by 3 too."""
    strengthen(s, attack, 1)
    if attack.undefended(s):
        raise_threat(s, attack.seat, 3)


# ---- Black Forest Bats


@when_revealed("black_forest_bats")
def black_forest_bats(s: Adventure, card: int) -> None:
    """Each player removes a character from the quest, one of anybody's that are committed: unlike
    King Spider the card does not say that it is their own."""
    each_player(s, bats_choose, card)


@then
def bats_choose(s: Adventure, ask: Ask) -> None:
    """The player chooses among all characters still committed."""
    committed = [c for c in all_characters(s) if s.committed[c]]
    choose_card(s, ask.seat, committed, bats_remove, ask.card, why="remove_from_quest")


@then
def bats_remove(s: Adventure, ask: Ask) -> None:
    """The character is no longer committed; it stays exhausted."""
    s.committed[ask.chosen] = 0


# ---- locations


def _exhausted_of_first_player(s: Adventure, u: Use) -> list[int]:
    return [c for c in characters(s, s.first_player) if s.exhausted[c]]


@response("old_forest_road", on="travelled", own=True, target=_exhausted_of_first_player)
def old_forest_road(s: Adventure, u: Use) -> None:
    """After travelling here the first player may ready one of their characters."""
    ready(s, u.target)


@response("forest_gate", on="travelled", own=True)
def forest_gate(s: Adventure, u: Use) -> None:
    """After travelling here the first player may draw 2 cards."""
    draw(s, s.first_player, 2)
