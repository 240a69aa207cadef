"""Cards of the Spirit sphere."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    action,
    modifies_host,
    modifies_self,
    passive,
    response,
    then,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask, choose_option, choose_player
from westmarch.games.lotr_card_game.rules.card_effects.costs import (
    DISCARD_ONE,
    EXHAUST,
    exhaust_one,
    threat_down,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    change_control,
    going_on,
    last,
    location_progress,
    lower_threat,
    put_into_play,
    raise_threat,
    ready,
    remove_from_game,
    to_hand,
    to_staging,
    unique_in_play,
)
from westmarch.games.lotr_card_game.rules.card_effects.payment import most
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.cards.targets import (
    any_engaged_enemy,
    any_player,
    host,
    host_is_exhausted,
    other_players,
    own_ready_characters,
)
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACK,
    COST,
    HAS_WHEN_REVEALED,
    HERO,
    NEUTRAL,
    SPHERE,
    SPIRIT,
    THREAT,
    TREACHERY,
    TYPE,
    WILLPOWER,
)
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import ResolveShadow
from westmarch.games.lotr_card_game.rules.phases.player_attack import current_player_attack
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal
from westmarch.games.lotr_card_game.rules.table.stats import has_icon
from westmarch.games.lotr_card_game.rules.table.zones import (
    DECK,
    DISCARD,
    STAGING,
    active_location,
    in_play,
    move,
    player_order,
    shuffle,
    staged_locations,
)

# ---- heroes


@action("eowyn", cost=DISCARD_ONE, anyone=True, limit=1, per="round", per_player=True)
def eowyn(s: Adventure, u: Use) -> None:
    """Any player may discard a card: +1 willpower until the end of the phase."""
    last(s, "willpower", u.card, 1, "phase", u.card)


def _treachery_to_cancel(s: Adventure, u: Use) -> bool:
    reveal = going_on(s, Reveal)
    return reveal is not None and not reveal.cancelled and TYPE[s.design[u.subject]] == TREACHERY


@response("eleanor", on="revealed", needs=_treachery_to_cancel, cost=EXHAUST)
def eleanor(s: Adventure, u: Use) -> None:
    """Exhaust her: cancel a treachery's When Revealed; reveal another card in its place."""
    reveal = going_on(s, Reveal)
    assert reveal is not None
    reveal.cancelled = reveal.replaced = True


@passive("dunhere", "attacks_staging")
def dunhere(s: Adventure, card: int, character: int) -> bool:
    """Alone he may attack an enemy in the staging area."""
    return card == character


@modifies_self("dunhere")
def dunhere_rides_out(s: Adventure, card: int, stat: int) -> int:
    """+1 attack when he does."""
    if stat != ATTACK:
        return 0
    attack = current_player_attack(s)
    if attack is None or attack.attackers != (card,):
        return 0
    return int(s.zone[attack.enemy] == STAGING)


# ---- allies


@action("wandering_took", cost=threat_down(3), limit=1, per="round", player=other_players)
def wandering_took(s: Adventure, u: Use) -> None:
    """Lower your threat by 3, give it to another player and raise that player's threat by 3."""
    change_control(s, u.card, u.player)
    raise_threat(s, u.player, 3)


@response("lorien_guide", on="committed", own=True, needs=lambda s, u: active_location(s) >= 0)
def lorien_guide(s: Adventure, u: Use) -> None:
    """After it commits, 1 progress on the active location."""
    location_progress(s, active_location(s), 1)


@response(
    "northern_tracker", on="committed", own=True, needs=lambda s, u: bool(staged_locations(s))
)
def northern_tracker(s: Adventure, u: Use) -> None:
    """After it commits, 1 progress on each location in the staging area."""
    for location in list(staged_locations(s)):
        location_progress(s, location, 1)


# ---- events


@action("the_galadhrims_greeting")
def the_galadhrims_greeting(s: Adventure, u: Use) -> None:
    """One player lowers threat by 6, or each player by 2."""
    choose_option(s, u.seat, ("one_player_six", "each_player_two"), greeted, u.card)


@then
def greeted(s: Adventure, ask: Ask) -> None:
    """What was chosen happens."""
    if ask.answer == 0:
        choose_player(s, ask.seat, player_order(s), greet_one, ask.card)
    else:
        for player in player_order(s):
            lower_threat(s, player, 2)


@then
def greet_one(s: Adventure, ask: Ask) -> None:
    """The chosen player lowers threat by 6."""
    lower_threat(s, ask.answer, 6)


def _own_ready_spirit(s: Adventure, u: Use) -> Sequence[int]:
    """A hero is of the Spirit sphere by its resource icon."""
    return [
        c
        for c in own_ready_characters(s, u)
        if (has_icon(s, c, SPIRIT) if TYPE[s.design[c]] == HERO else SPHERE[s.design[c]] == SPIRIT)
    ]


@response(
    "strength_of_will",
    on="travelled",
    cost=exhaust_one(_own_ready_spirit),
    needs=lambda s, u: in_play(s, u.subject),
)
def strength_of_will(s: Adventure, u: Use) -> None:
    """After travelling, exhaust a Spirit character: 2 progress on the location."""
    location_progress(s, u.subject, 2)


def _shadow_effect_to_cancel(s: Adventure, u: Use) -> bool:
    shadow = going_on(s, ResolveShadow)
    return shadow is not None and not shadow.cancelled


@response("hasty_stroke", on="shadow_effect", needs=_shadow_effect_to_cancel)
def hasty_stroke(s: Adventure, u: Use) -> None:
    """Cancel a shadow effect."""
    shadow = going_on(s, ResolveShadow)
    assert shadow is not None
    shadow.cancelled = True


@action("will_of_the_west", player=any_player)
def will_of_the_west(s: Adventure, u: Use) -> None:
    """Shuffle a player's discard pile, heroes aside, into the deck; then it leaves the game."""
    for card in [c for c in s.zones[DISCARD[u.player]] if TYPE[s.design[c]] != HERO]:
        move(s, card, DECK[u.player])
    shuffle(s, DECK[u.player])
    remove_from_game(s, u.card)


def _cancellable(s: Adventure, u: Use) -> bool:
    reveal = going_on(s, Reveal)
    return reveal is not None and not reveal.cancelled and HAS_WHEN_REVEALED[s.design[u.subject]]


@response("a_test_of_will", on="revealed", needs=_cancellable)
def a_test_of_will(s: Adventure, u: Use) -> None:
    """Cancel the When Revealed effect of the card just revealed."""
    reveal = going_on(s, Reveal)
    assert reveal is not None
    reveal.cancelled = True


def _fallen_allies(s: Adventure) -> list[int]:
    """Allies of the four spheres in discard piles that could enter play."""
    return [
        c
        for player in range(s.players)
        for c in s.zones[DISCARD[player]]
        if TYPE[s.design[c]] == ALLY
        and SPHERE[s.design[c]] != NEUTRAL
        and not unique_in_play(s, s.design[c])
    ]


def _costs_of_fallen(s: Adventure, u: Use) -> Sequence[int]:
    return sorted({COST[s.design[c]] for c in _fallen_allies(s)})


def _affordable_fallen(s: Adventure, u: Use) -> bool:
    limit = most(s, u.seat, SPIRIT)
    return any(cost <= limit for cost in _costs_of_fallen(s, u))


def _fallen_of_that_cost(s: Adventure, u: Use) -> Sequence[int]:
    """Before it is declared X is not known."""
    return [c for c in _fallen_allies(s) if u.number < 0 or COST[s.design[c]] == u.x]


@action(
    "stand_and_fight", x=_costs_of_fallen, needs=_affordable_fallen, target=_fallen_of_that_cost
)
def stand_and_fight(s: Adventure, u: Use) -> None:
    """An ally of cost X in any discard pile enters play under your control."""
    put_into_play(s, u.target, u.seat)


@action("a_light_in_the_dark", target=any_engaged_enemy)
def a_light_in_the_dark(s: Adventure, u: Use) -> None:
    """An engaged enemy returns to the staging area."""
    to_staging(s, u.target)


def _spirit_cards_in_discard(s: Adventure, u: Use) -> Sequence[int]:
    return [
        c
        for c in s.zones[DISCARD[u.seat]]
        if SPHERE[s.design[c]] == SPIRIT and TYPE[s.design[c]] != HERO
    ]


@action("dwarven_tomb", target=_spirit_cards_in_discard)
def dwarven_tomb(s: Adventure, u: Use) -> None:
    """Return a Spirit card from your discard pile to your hand."""
    to_hand(s, u.target)


def _fallen_heroes(s: Adventure, u: Use) -> Sequence[int]:
    return [
        c
        for player in player_order(s)
        for c in s.zones[DISCARD[player]]
        if TYPE[s.design[c]] == HERO and not unique_in_play(s, s.design[c])
    ]


@action("fortune_or_fate", target=_fallen_heroes)
def fortune_or_fate(s: Adventure, u: Use) -> None:
    """A hero in a player's discard pile enters play under its owner's control."""
    put_into_play(s, u.target, s.owner[u.target])


# ---- attachments


@modifies_host("the_favor_of_the_lady")
def the_favor_of_the_lady(s: Adventure, card: int, hero: int, stat: int) -> int:
    """+1 willpower."""
    return int(stat == WILLPOWER)


@modifies_host("power_in_the_earth")
def power_in_the_earth(s: Adventure, card: int, location: int, stat: int) -> int:
    """-1 threat."""
    return -int(stat == THREAT)


@action("unexpected_courage", cost=EXHAUST, needs=host_is_exhausted)
def unexpected_courage(s: Adventure, u: Use) -> None:
    """Exhaust it: ready the attached hero."""
    ready(s, host(s, u))
