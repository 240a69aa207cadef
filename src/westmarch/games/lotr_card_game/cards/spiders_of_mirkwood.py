"""The encounter set Spiders of Mirkwood."""

from __future__ import annotations

from westmarch.games.lotr_card_game.abilities import forced, shadow, then, travel, when_revealed
from westmarch.games.lotr_card_game.ask import Ask, choose_card, each_player
from westmarch.games.lotr_card_game.effects import damage_it, deal_damage, exhaust_it
from westmarch.games.lotr_card_game.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.state import Adventure
from westmarch.games.lotr_card_game.uses import Use
from westmarch.games.lotr_card_game.zones import characters, heroes, player_order

# ---- King Spider


@when_revealed("king_spider")
def king_spider(s: Adventure, card: int) -> None:
    """Each player exhausts one of their characters."""
    each_player(s, exhaust_a_character, card)


@then
def exhaust_a_character(s: Adventure, ask: Ask) -> None:
    """The player exhausts one of their characters."""
    able = [c for c in characters(s, ask.seat) if not s.exhausted[c]]
    choose_card(s, ask.seat, able, exhaust_it, ask.card, why="exhaust")


# ---- Hummerhorns


@forced("hummerhorns", on="engaged", own=True)
def hummerhorns(s: Adventure, u: Use) -> None:
    """5 damage on a hero of the player it engaged."""
    choose_card(s, u.by, heroes(s, u.by), damage_it, u.card, n=5, why="damage")


@shadow("hummerhorns")
def hummerhorns_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """1 damage on each character of the defending player, 2 if undefended."""
    n = 2 if attack.undefended(s) else 1
    for character in list(characters(s, attack.seat)):
        deal_damage(s, character, n)


# ---- Great Forest Web


def _everybody_has_a_ready_hero(s: Adventure, card: int) -> bool:
    return all(any(not s.exhausted[c] for c in heroes(s, p)) for p in player_order(s))


@travel("great_forest_web", possible=_everybody_has_a_ready_hero)
def great_forest_web(s: Adventure, card: int) -> None:
    """Each player exhausts a hero."""
    each_player(s, exhaust_a_hero, card)


@then
def exhaust_a_hero(s: Adventure, ask: Ask) -> None:
    """The player exhausts one of their heroes."""
    able = [c for c in heroes(s, ask.seat) if not s.exhausted[c]]
    choose_card(s, ask.seat, able, exhaust_it, ask.card, why="exhaust")
