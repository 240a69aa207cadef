"""Cards of the Lore sphere."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    action,
    modifies_host,
    passive,
    response,
    then,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import (
    Ask,
    ChooseCard,
    choose_card,
    choose_number,
    choose_option,
)
from westmarch.games.lotr_card_game.rules.card_effects.costs import DISCARD_ONE, EXHAUST, own_pool
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    discard,
    draw,
    heal,
    last,
    to_hand,
)
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.cards.targets import (
    any_player,
    damaged_characters,
    damaged_heroes,
    host,
    staged_enemies,
    staged_locations,
)
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACHMENT,
    DEFENSE,
    NUMBER,
    STATS,
    TYPE,
    WILLPOWER,
)
from westmarch.games.lotr_card_game.rules.state import QUEST_PHASE, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import has_trait
from westmarch.games.lotr_card_game.rules.table.zones import (
    ATTACHED,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    HAND,
    heroes,
    look,
    move,
    player_order,
    shadows_of,
    top,
)

# ---- heroes


def _encounter_card_on_top(s: Adventure, u: Use) -> bool:
    return bool(s.zones[ENCOUNTER_DECK])


@action("denethor", cost=EXHAUST, needs=_encounter_card_on_top)
def denethor(s: Adventure, u: Use) -> None:
    """Exhaust him: look at the top encounter card; it may go to the bottom of the deck."""
    card = s.zones[ENCOUNTER_DECK][-1]
    look(s, u.seat, (card,))
    options = ("leave_on_top", "put_on_bottom")
    choose_option(s, u.seat, options, denethor_foresees, u.card, other=card)


@then
def denethor_foresees(s: Adventure, ask: Ask) -> None:
    """To the bottom, if so chosen."""
    if ask.answer == 1 and s.zone[ask.other] == ENCOUNTER_DECK:
        move(s, ask.other, ENCOUNTER_DECK, bottom=True)


@action("glorfindel", cost=own_pool(1), limit=1, per="round", target=damaged_characters)
def glorfindel(s: Adventure, u: Use) -> None:
    """Pay 1 of his resources: heal 1 damage on a character."""
    heal(s, u.target, 1)


@action("beravor", cost=EXHAUST, limit=1, per="round", player=any_player)
def beravor(s: Adventure, u: Use) -> None:
    """Exhaust her: a player draws 2 cards."""
    draw(s, u.player, 2)


# ---- allies


@action("daughter_of_the_nimrodel", cost=EXHAUST, target=damaged_heroes)
def daughter_of_the_nimrodel(s: Adventure, u: Use) -> None:
    """Exhaust her: heal up to 2 damage on a hero. Less than can be healed is only asked for on a
    hero whose wounds are of use."""
    if s.design[u.target] == NUMBER["gimli"] and s.damage[u.target] > 1:
        choose_number(s, u.seat, (1, 2), nimrodel_heals, u.card, other=u.target, why="heal")
    else:
        heal(s, u.target, 2)


@then
def nimrodel_heals(s: Adventure, ask: Ask) -> None:
    """As much as was chosen."""
    heal(s, ask.other, ask.answer)


def _topmost_attachment(s: Adventure, player: int) -> int:
    pile = s.zones[DISCARD[player]]
    return next((c for c in reversed(pile) if TYPE[s.design[c]] == ATTACHMENT), -1)


def _players_with_attachment(s: Adventure, u: Use) -> Sequence[int]:
    return [p for p in player_order(s) if _topmost_attachment(s, p) >= 0]


@response("erebor_hammersmith", on="played", own=True, player=_players_with_attachment)
def erebor_hammersmith(s: Adventure, u: Use) -> None:
    """After you play it, the topmost attachment of a player's discard pile returns to hand."""
    to_hand(s, _topmost_attachment(s, u.player))


@action("henamarth_riversong", cost=EXHAUST, needs=_encounter_card_on_top)
def henamarth_riversong(s: Adventure, u: Use) -> None:
    """Exhaust him: look at the top encounter card."""
    look(s, u.seat, top(s, ENCOUNTER_DECK, 1))


def _conditions(s: Adventure, u: Use) -> Sequence[int]:
    return [c for c in s.zones[ATTACHED] if has_trait(s, c, "Condition")]


@response("miner_of_the_iron_hills", on="enters_play", own=True, target=_conditions)
def miner_of_the_iron_hills(s: Adventure, u: Use) -> None:
    """After it enters play, discard a Condition attachment."""
    discard(s, u.target)


@action("gleowine", cost=EXHAUST, player=any_player)
def gleowine(s: Adventure, u: Use) -> None:
    """Exhaust him: a player draws a card."""
    draw(s, u.player, 1)


# ---- events


@action("lore_of_imladris", target=damaged_characters)
def lore_of_imladris(s: Adventure, u: Use) -> None:
    """Heal all damage on a character."""
    heal(s, u.target, s.damage[u.target])


@action("loriens_wealth", player=any_player)
def loriens_wealth(s: Adventure, u: Use) -> None:
    """A player draws 3 cards."""
    draw(s, u.player, 3)


@action("radagasts_cunning", phase=QUEST_PHASE, target=staged_enemies)
def radagasts_cunning(s: Adventure, u: Use) -> None:
    """The threat of an enemy in the staging area does not count this phase."""
    last(s, "no_threat", u.target, 1, "phase", u.card)


@action("secret_paths", phase=QUEST_PHASE, target=staged_locations)
def secret_paths(s: Adventure, u: Use) -> None:
    """The threat of a location in the staging area does not count this phase."""
    last(s, "no_threat", u.target, 1, "phase", u.card)


@action("gandalfs_search", player=any_player)
def gandalfs_search(s: Adventure, u: Use) -> None:
    """Look at the top X cards of a player's deck: one to that player's hand, the rest back on top
    in any order."""
    seen = top(s, DECK[u.player], u.x)
    if seen:
        look(s, u.seat, seen)
        choose_card(s, u.seat, seen, search_finds, u.card, other=u.player, why="take_into_hand")


@then
def search_finds(s: Adventure, ask: ChooseCard) -> None:
    """The chosen card goes to its owner's hand; the others are ordered."""
    move(s, ask.chosen, HAND[ask.other])
    _order_the_rest(s, ask)


@then
def search_orders(s: Adventure, ask: ChooseCard) -> None:
    """The chosen card goes on top of those already ordered, so the last one chosen is uppermost."""
    deck = s.zones[DECK[ask.other]]
    deck.remove(ask.chosen)
    deck.append(ask.chosen)
    _order_the_rest(s, ask)


def _order_the_rest(s: Adventure, ask: ChooseCard) -> None:
    rest = [c for c in ask.cards if c != ask.chosen]
    choose_card(s, ask.seat, rest, search_orders, ask.card, other=ask.other, why="order_on_top")


@action("beorns_hospitality", player=any_player)
def beorns_hospitality(s: Adventure, u: Use) -> None:
    """Heal all damage on each hero a player controls."""
    for hero in heroes(s, u.player):
        heal(s, hero, s.damage[hero])


# ---- attachments


@passive("forest_snare", "cannot_attack")
def forest_snare(s: Adventure, card: int, enemy: int, seat: int) -> bool:
    """The enemy it is attached to cannot attack."""
    return s.attached_to[card] == enemy


@action("protector_of_lorien", cost=DISCARD_ONE, limit=3, per="phase")
def protector_of_lorien(s: Adventure, u: Use) -> None:
    """Discard a card: the attached hero gets +1 defense or +1 willpower this phase."""
    options = ("defense_up", "willpower_up")
    choose_option(s, u.seat, options, protector_chosen, u.card, other=host(s, u))


@then
def protector_chosen(s: Adventure, ask: Ask) -> None:
    """The chosen statistic goes up."""
    stat = DEFENSE if ask.answer == 0 else WILLPOWER
    last(s, STATS[stat], ask.other, 1, "phase", ask.card)


@modifies_host("dark_knowledge")
def dark_knowledge(s: Adventure, card: int, hero: int, stat: int) -> int:
    """-1 willpower."""
    return -int(stat == WILLPOWER)


@response("dark_knowledge", on="shadow_dealt", cost=EXHAUST, needs=lambda s, u: u.by == u.seat)
def dark_knowledge_sees(s: Adventure, u: Use) -> None:
    """When a shadow card is dealt to an enemy attacking you, exhaust it: look at the card."""
    look(s, u.seat, shadows_of(s, u.subject)[u.n : u.n + 1])


@action("self_preservation", cost=EXHAUST, needs=lambda s, u: s.damage[host(s, u)] > 0)
def self_preservation(s: Adventure, u: Use) -> None:
    """Exhaust it: heal 2 damage on the attached character."""
    heal(s, host(s, u), 2)
