"""What cards and characters are worth to the players, in points of about one willpower a round."""

from __future__ import annotations

from westmarch.bots.lotr_card_game.goals import bars, guards_a_need
from westmarch.bots.lotr_card_game.heuristic_weights import MANNER
from westmarch.games.lotr_card_game.rules.card_effects.effects import unique_in_play
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACK,
    COST,
    DEFENSE,
    HERO,
    HIT_POINTS,
    IDS,
    PRINTED,
    THREAT,
    TYPE,
    UNIQUE,
    WILLPOWER,
)
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.stats import hit_points_left, stat
from westmarch.games.lotr_card_game.rules.table.zones import DECK, HAND, attachments_of, heroes

# Cards whose worth in hand is not told by their statistics.
_SPECIAL = {
    "steward_of_gondor": 12.0,
    "unexpected_courage": 11.0,
    "celebrians_stone": 7.0,
    "gandalf": 12.0,
    "sneak_attack": 7.0,
    "the_favor_of_the_lady": 5.0,
    "citadel_plate": 4.0,
    "dwarven_axe": 4.0,
    "blade_of_gondolin": 4.0,
    "horn_of_gondor": 2.5,
    "forest_snare": 6.0,
    "protector_of_lorien": 4.0,
    "self_preservation": 4.0,
    "dark_knowledge": -5.0,
    "power_in_the_earth": 2.0,
    "a_test_of_will": 5.0,
    "hasty_stroke": 3.5,
    "the_galadhrims_greeting": 5.0,
    "feint": 5.0,
    "swift_strike": 3.0,
    "quick_strike": 4.0,
    "ever_vigilant": 2.5,
    "common_cause": 2.5,
    "for_gondor": 3.0,
    "valiant_sacrifice": 3.0,
    "grim_resolve": 3.0,
    "lore_of_imladris": 4.0,
    "radagasts_cunning": 3.0,
    "secret_paths": 3.0,
    "loriens_wealth": 4.0,
    "stand_and_fight": 4.0,
    "dwarven_tomb": 3.0,
}
_ABILITY = {
    "faramir": 4.0,
    "gleowine": 3.0,
    "beorn": 2.0,
    "northern_tracker": 3.0,
    "henamarth_riversong": 1.5,
    "daughter_of_the_nimrodel": 1.5,
    "son_of_arnor": 0.5,
    "snowbourn_scout": 1.0,
    "erebor_hammersmith": 0.5,
    "gondorian_spearman": 1.0,
}


def printed_strength(number: int) -> float:
    """A character by its printed statistics."""
    return (
        PRINTED[WILLPOWER][number] * 1.6
        + PRINTED[ATTACK][number] * 1.0
        + PRINTED[DEFENSE][number] * 0.8
        + PRINTED[HIT_POINTS][number] * 0.4
        + _ABILITY.get(IDS[number], 0.0)
    )


def card_worth(number: int) -> float:
    """A card in hand."""
    name = IDS[number]
    if name in _SPECIAL:
        return _SPECIAL[name]
    if TYPE[number] in (ALLY, HERO):
        return printed_strength(number)
    return 2.0 + 0.5 * max(COST[number], 0)


def character_worth(s: Adventure, card: int) -> float:
    """A character in play: losing a hero is far worse than losing an ally."""
    worth = printed_strength(s.design[card])
    if TYPE[s.design[card]] == HERO:
        return worth + MANNER.hero + s.resources[card]
    return worth


GUARD = 2.0
"""What it is worth to be rid of a guard of an objective that the stage asks for."""


def danger(s: Adventure, enemy: int) -> float:
    """An enemy in play; far more when nothing is won before it falls, and more when it guards what
    the stage asks for."""
    left = hit_points_left(s, enemy)
    worth = stat(s, enemy, ATTACK) * 1.5 + stat(s, enemy, THREAT) + left * 0.3
    if IDS[s.design[enemy]] == "chieftain_ufthak":
        worth += MANNER.grows
    if bars(s, enemy):
        return worth + 8.0 + 1.5 * left
    return worth + (GUARD if guards_a_need(s, enemy) else 0.0)


IDLE = 5
"""With more resources than that unspent, what is missing is cards."""

TERROR = 5
"""An attack this strong hardly anybody lives through."""


def held_fast(s: Adventure, enemy: int) -> bool:
    """Whether a snare keeps an enemy from attacking."""
    return any(IDS[s.design[a]] == "forest_snare" for a in attachments_of(s, enemy))


def terror(s: Adventure, enemy: int) -> bool:
    """Whether hardly anybody lives through an enemy's attack, and it can attack."""
    return stat(s, enemy, ATTACK) >= TERROR and not held_fast(s, enemy)


WANTED_IN_HAND = 4
"""Cards in hand that can hope to be played soon; the rest waits behind them."""


def keep_worth(s: Adventure, seat: int, card: int) -> float:
    """What it is worth to keep a card in hand: little, where better ones wait before it or it can
    hardly ever be used."""
    number = s.design[card]
    worth = card_worth(number)
    if UNIQUE[number] and (unique_in_play(s, number) or _held_twice(s, seat, card)):
        return 0.1
    better = 0
    for other in s.zones[HAND[seat]]:
        if other != card and card_worth(s.design[other]) > worth:
            better += 1
    if COST[number] > 3 * max(sum(1 for _ in heroes(s, seat)), 1) / 2 and worth < 10.0:
        worth *= 0.5
    return worth * (MANNER.kept if better < WANTED_IN_HAND else MANNER.spare)


def _held_twice(s: Adventure, seat: int, card: int) -> bool:
    number = s.design[card]
    return any(other < card and s.design[other] == number for other in s.zones[HAND[seat]])


def junk(s: Adventure, seat: int, most: float) -> int:
    """How many cards in hand are worth no more than that to keep."""
    found = 0
    for card in s.zones[HAND[seat]]:
        if keep_worth(s, seat, card) <= most:
            found += 1
    return found


def drawn_worth(s: Adventure, seat: int, cards: int) -> float:
    """What cards drawn are worth: less where the hand is full and nothing is there to pay."""
    held = len(s.zones[HAND[seat]])
    if len(s.zones[DECK[seat]]) < cards:
        return 0.0
    worth = cards * MANNER.card * (1.0 if held < WANTED_IN_HAND else 0.4)
    unspent = sum(s.resources[h] for h in heroes(s, seat))
    return worth * MANNER.idle if unspent > IDLE else worth
