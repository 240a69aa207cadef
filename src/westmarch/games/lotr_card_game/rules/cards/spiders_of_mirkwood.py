"""The encounter set Spiders of Mirkwood."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    forced,
    passive,
    response,
    shadow,
    then,
    travel,
    when_revealed,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import (
    Ask,
    choose_card,
    choose_option,
    choose_player,
    each_player,
    later,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    attach_to,
    damage_it,
    deal_damage,
    discard_from_hand,
    last,
    raise_threat,
)
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.cards.choices import exhaust_a_character, exhaust_a_hero
from westmarch.games.lotr_card_game.rules.catalogue import EVENT, TYPE
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.reveal import reveal_cards
from westmarch.games.lotr_card_game.rules.table.zones import (
    DECK,
    ENCOUNTER_DECK,
    HAND,
    all_characters,
    characters,
    heroes,
    look,
    move,
    player_order,
    shuffle,
    top,
)

# ---- King Spider


@when_revealed("king_spider")
def king_spider(s: Adventure, card: int) -> None:
    """Each player exhausts one of their characters."""
    each_player(s, exhaust_a_character, card)


@shadow("king_spider")
def king_spider_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """The defending player exhausts a character, two if undefended."""
    for _ in range(2 if attack.undefended(s) else 1):
        later(s, exhaust_a_character, attack.shadow, seat=attack.seat)


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


# ---- Ungoliant's Spawn


@when_revealed("ungoliants_spawn")
def ungoliants_spawn(s: Adventure, card: int) -> None:
    """Each committed character gets -1 willpower this phase."""
    for character in all_characters(s):
        if s.committed[character]:
            last(s, "willpower", character, -1, "phase", card)


@shadow("ungoliants_spawn")
def ungoliants_spawn_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """The defending player's threat rises by 4, by 8 if undefended."""
    raise_threat(s, attack.seat, 8 if attack.undefended(s) else 4)


# ---- Great Forest Web


def _everybody_has_a_ready_hero(s: Adventure, card: int) -> bool:
    return all(any(not s.exhausted[c] for c in heroes(s, p)) for p in player_order(s))


@travel("great_forest_web", possible=_everybody_has_a_ready_hero)
def great_forest_web(s: Adventure, card: int) -> None:
    """Each player exhausts a hero."""
    each_player(s, exhaust_a_hero, card)


# ---- Mountains of Mirkwood


@travel("mountains_of_mirkwood", possible=lambda s, card: bool(s.zones[ENCOUNTER_DECK]))
def mountains_of_mirkwood(s: Adventure, card: int) -> None:
    """Reveal the top encounter card."""
    reveal_cards(s, 1)


@response("mountains_of_mirkwood", on="explored", own=True, after_leaving=True, anyone=True)
def mountains_explored(s: Adventure, u: Use) -> None:
    """Each player may search the top 5 cards of their deck for a card: no player's pass takes it
    from the others (ruling `responses_on_nobodys_cards`)."""
    each_player(s, may_search, u.card)


@then
def may_search(s: Adventure, ask: Ask) -> None:
    """A searched deck is shuffled, so each player decides; one who is alone has decided already."""
    if s.players == 1:
        search_five(s, ask)
    elif s.zones[DECK[ask.seat]]:
        choose_option(s, ask.seat, ("search_deck", "leave_deck"), search_five, ask.card)


@then
def search_five(s: Adventure, ask: Ask) -> None:
    """Look at five cards; one may be taken."""
    seen = top(s, DECK[ask.seat], 5)
    if seen and ask.answer < 1:
        look(s, ask.seat, seen)
        choose_card(s, ask.seat, seen, take_found, ask.card, optional=True, why="take_into_hand")


@then
def take_found(s: Adventure, ask: Ask) -> None:
    """The card taken goes to hand, the others are shuffled in."""
    if ask.chosen >= 0:
        move(s, ask.chosen, HAND[ask.seat])
    shuffle(s, DECK[ask.seat])


# ---- Eyes of the Forest


@when_revealed("eyes_of_the_forest")
def eyes_of_the_forest(s: Adventure, card: int) -> None:
    """Each player discards all events in hand."""
    for player in player_order(s):
        for held in [c for c in s.zones[HAND[player]] if TYPE[s.design[c]] == EVENT]:
            discard_from_hand(s, held)


# ---- Caught in a Web


@when_revealed("caught_in_a_web")
def caught_in_a_web(s: Adventure, card: int) -> None:
    """The player with the highest threat attaches it to a hero; the first player picks on a tie."""
    players = player_order(s)
    highest = max(s.threat[p] for p in players)
    tied = [p for p in players if s.threat[p] == highest]
    choose_player(s, s.first_player, tied, web_player, card)


@then
def web_player(s: Adventure, ask: Ask) -> None:
    """That player chooses one of their heroes."""
    choose_card(s, ask.answer, heroes(s, ask.answer), web_hero, ask.card, why="attach")


@then
def web_hero(s: Adventure, ask: Ask) -> None:
    """It becomes an attachment of the hero."""
    attach_to(s, ask.card, ask.chosen)


@passive("caught_in_a_web", "ready_cost")
def caught(s: Adventure, card: int, hero: int) -> int:
    """The hero is readied in the refresh phase only for 2 of its resources."""
    return 2 if s.attached_to[card] == hero else 0
