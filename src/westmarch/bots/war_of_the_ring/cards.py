"""What cards are worth: kept in hand, thrown away, or used in battle."""

from __future__ import annotations

from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARDS,
    COMBAT_CARDS,
    COMBAT_OF,
    DECK_OF,
    SIDE_OF_CARD,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import FREE_PEOPLES
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import why_not_play
from westmarch.kernel.engine.decision import Action, Decision

CARD_WORTH = 1.4
"""What a card in hand is worth in the units of evaluation.py."""

_EVENT: dict[str, float] = {
    # special tiles, and what protects the Ring-bearers
    "fp_char_01": 2.4,
    "fp_char_02": 2.4,
    "fp_char_03": 3.0,
    "fp_char_04": 2.8,
    "fp_char_05": 3.0,
    "fp_char_06": 2.0,
    "fp_char_07": 2.0,
    "fp_char_08": 3.0,
    "fp_char_09": 1.8,
    "fp_char_10": 1.6,
    "fp_char_11": 1.6,
    "fp_char_12": 2.0,
    "fp_char_13": 1.2,
    "fp_char_14": 1.2,
    "fp_char_15": 1.3,
    "fp_char_16": 1.3,
    "fp_char_17": 1.2,
    "fp_char_18": 0.8,
    "fp_char_19": 0.9,
    "fp_char_20": 0.9,
    "fp_char_21": 0.9,
    "fp_char_22": 1.2,
    "fp_char_23": 1.0,
    "fp_char_24": 1.2,
    "fp_strat_01": 0.8,
    "fp_strat_02": 2.0,
    "fp_strat_03": 0.9,
    "fp_strat_08": 1.8,
    "fp_strat_14": 1.8,
    "fp_strat_18": 1.5,
    "fp_strat_23": 1.5,
    "fp_strat_16": 1.5,
    "sh_char_01": 3.0,
    "sh_char_02": 2.8,
    "sh_char_03": 3.0,
    "sh_char_04": 2.6,
    "sh_char_05": 1.8,
    "sh_char_06": 2.2,
    "sh_char_07": 2.0,
    "sh_char_08": 2.0,
    "sh_char_12": 1.5,
    "sh_char_20": 1.6,
    "sh_char_24": 1.8,
    "sh_strat_02": 1.4,
    "sh_strat_16": 2.0,
    "sh_strat_18": 1.6,
    "sh_strat_23": 2.0,
    "sh_strat_24": 1.8,
}
_KEEP: tuple[float, ...] = tuple(_EVENT.get(name, 1.2) for name in CARDS)

_COMBAT: dict[str, float] = {
    "it_is_a_gift": 1.6, "blade_of_westernesse": 0.8, "mighty_attack": 0.7,
    "servant_of_the_secret_fire": 1.2, "anduril": 0.9, "heroic_death": 0.1,
    "daring_defiance": 0.4, "fateful_strike": 0.8, "sudden_strike": 1.0, "brave_stand": 0.9,
    "ents_rage": 1.8, "huorn_dark": 1.5, "nameless_wood": 1.6, "daylight": 1.0,
    "no_quarter": 0.9, "advantageous_position": 1.0, "scouts": 0.3, "shield_wall": 0.6,
    "confusion": 0.7, "charge": 1.0, "valour": 1.1,
    "one_for_the_dark_lord": 1.6, "cruel_as_death": 0.8, "they_are_terrible": 0.6,
    "dread_and_despair": 0.8, "foul_stench": 0.7, "black_breath": 0.8, "words_of_power": 0.6,
    "durins_bane": 1.5, "devilry_of_orthanc": 1.1, "deadly_strife": 0.9, "onslaught": 0.8,
    "relentless_assault": 0.8, "great_host": 0.8, "mumakil": 1.3, "swarm_of_bats": 0.5,
    "we_come_to_kill": 1.1, "desperate_battle": 0.6,
}  # fmt: skip
COMBAT_WORTH: tuple[float, ...] = tuple(_COMBAT[name] for name in COMBAT_CARDS)
"""How many hits a Combat card is good for, roughly."""

_SPECIAL_TILES = frozenset(CARD[f"{side}_char_0{n}"] for side in ("fp", "sh") for n in (1, 2, 3, 4))


def kept_worth(card: int) -> float:
    """What a card is worth in hand, whatever the position."""
    return _KEEP[card] + 0.3 * COMBAT_WORTH[COMBAT_OF[card]]


def keep_worth(s: War, seat: int, card: int) -> float:
    """How gladly a seat keeps a card. One it cannot play now is worth less; so is what protects
    or hunts Companions once the Fellowship is in Mordor."""
    worth = _KEEP[card]
    if SIDE_OF_CARD[card] == side_of(s, seat) and why_not_play(s, seat, card) is not None:
        worth *= 0.6
    if s.mordor != NOT_IN_MORDOR and DECK_OF[card] == 0 and card not in _SPECIAL_TILES:
        worth *= 0.8
    return worth + 0.3 * COMBAT_WORTH[COMBAT_OF[card]]


def discard(s: War, d: Decision) -> Action:
    """Throw away the least useful card."""
    return min(d.actions, key=lambda a: keep_worth(s, d.seat, CARD[str(a[1])]))


def give(s: War, d: Decision) -> Action:
    """Give a partner the card he can use best: one this seat cannot play."""
    return min(d.actions, key=lambda a: keep_worth(s, d.seat, CARD[str(a[1])]))


def draw_from(s: War, d: Decision) -> Action:
    """Draw for the road of the Ring, but keep both kinds in hand."""
    own = s.hands[d.seat]
    character = sum(1 for c in own if DECK_OF[c] in (0, 2))
    first = character * 2 <= len(own)
    if side_of(s, d.seat) == FREE_PEOPLES and s.mordor != NOT_IN_MORDOR:
        first = True
    wanted = "character" if first else "strategy"
    for action in d.actions:
        if str(action[1]).endswith(wanted):
            return action
    return d.actions[0]


def combat_worth(card: int) -> float:
    """Hits a card is good for in battle."""
    return COMBAT_WORTH[COMBAT_OF[card]]
