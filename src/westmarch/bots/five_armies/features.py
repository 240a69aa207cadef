"""The position as numbers, for a value that is learned.

They are written from the Shadow's side and turned round for the Free Peoples, so that what is good
for the one is as bad for the other. Of the cards only the seat's own are looked at.
"""

from __future__ import annotations

from westmarch.bots.five_armies.balance import POINTS, Balance, turns_left
from westmarch.bots.five_armies.evaluation import bolgs_danger, shadow_value
from westmarch.bots.five_armies.marches import best_attacks
from westmarch.bots.five_armies.phases import card_worth
from westmarch.games.five_armies.rules.catalogue import (
    F_ARMY,
    F_ARMY_MUSTER,
    F_CHARACTER,
    F_EYE,
    F_MUSTER,
    F_WILL,
)
from westmarch.games.five_armies.rules.map.armies import in_play
from westmarch.games.five_armies.rules.map.board import (
    DEFENCE,
    DISTANCE,
    HOLDINGS,
    PLACE_COUNT,
    REGIONS,
)
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    BOLG,
    CHARACTERS,
    FREE_PEOPLES,
    KINDS,
    ON_TRACK,
    SHADOW,
    TOKEN_KINDS,
    TOKENS,
    UNITS,
)
from westmarch.games.five_armies.rules.state import P_ACTIONS, Battlefield
from westmarch.games.five_armies.rules.turn.recruitment import tokens_left

_NEAR = 6
"""Power is summed by its distance from the nearest prize, up to so many steps."""
_WALLED: tuple[int, ...] = tuple(r for r in HOLDINGS if DEFENCE[r])
_COME_LATER: tuple[int, ...] = tuple(c for c in range(len(CHARACTERS)) if c != BOLG)

NAMES: tuple[str, ...] = (
    "shadow",
    "judgement",
    "points",
    "ten",
    "six",
    "six_and_ten",
    "ten_now",
    "fate",
    "hurry",
    "lacking_before_beorn",
    "lacking_and_near",
    "beorn_ready",
    "wrath",
    *(f"held_{REGIONS[r]}" for r in HOLDINGS),
    *(f"taken_{REGIONS[r]}" for r in HOLDINGS),
    *(f"walls_{REGIONS[r]}" for r in _WALLED),
    *UNITS,
    *(f"tokens_{t}" for t in TOKENS),
    *(f"pile_{t}" for t in TOKENS),
    "damage_free_peoples",
    "damage_shadow",
    *(f"power_{steps}_steps" for steps in range(_NEAR + 1)),
    "power_free_peoples",
    "armies_shadow",
    "armies_free_peoples",
    "exposed",
    "attacks_shadow",
    "attacks_free_peoples",
    "leaders_shadow",
    "leaders_free_peoples",
    *(f"in_play_{CHARACTERS[c]}" for c in _COME_LATER),
    "bolg",
    "bolgs_danger",
    "bodyguards",
    "eagles",
    "rings",
    "generals_ready",
    "bats",
    "orcs_on_card",
    "passes_open",
    "dice_free_peoples",
    "characters_free_peoples",
    "dice_shadow",
    "armies_of_dice_shadow",
    "musters_shadow",
    "eyes_shadow",
    "shadow_to_act",
    "action_round",
    "cards",
    "own_cards",
)


def features(s: Battlefield, seat: int) -> list[float]:
    """The position as the seat may see it, in the order of `NAMES`."""
    balance = Balance(s)
    judgement = shadow_value(s, balance)
    found = [1.0, max(-3.0, min(3.0, judgement / 40.0))]
    found += _race(s, balance)
    control = s.shadow_control
    for region in HOLDINGS:
        found.append(float(control[region]))
    found += balance.taken
    for region in _WALLED:
        found.append(s.wall_damage[region] / 3.0)
    found += _troops(s, balance)
    found += _people(s)
    found += _hands(s, seat)
    return found if seat == SHADOW else [-x for x in found]


def _race(s: Battlefield, balance: Balance) -> list[float]:
    """Points and time."""
    control = s.shadow_control
    points = 0
    for h in range(len(HOLDINGS)):
        if control[HOLDINGS[h]]:
            points += POINTS[h]
    waits = s.characters[BEORN] == ON_TRACK
    lacking = max(0, 6 - points) / 6.0 if waits else 0.0
    ten_now = 0.0
    if points >= 10 and s.phase == P_ACTIONS:
        ten_now = 1.0 / (1.0 + len(s.dice[FREE_PEOPLES]))
    return [
        points / 10.0,
        balance.ten,
        balance.six,
        balance.six * balance.ten,
        ten_now,
        s.fate / 15.0,
        1.0 / (1.0 + turns_left(s)),
        lacking,
        lacking / (1.0 + balance.beorn) if waits else 0.0,
        1.0 if waits and s.fate >= s.fate_space[BEORN] else 0.0,
        s.wrath / 10.0,
    ]


def _troops(s: Battlefield, balance: Balance) -> list[float]:
    """Units, tokens, damage, where the power stands, and what it could attack at once."""
    found: list[float] = []
    units, tokens = s.units, s.tokens
    for kind in range(KINDS):
        found.append(sum(units[kind::KINDS]) / 5.0)
    for kind in range(TOKEN_KINDS):
        found.append(sum(tokens[kind::TOKEN_KINDS]) / 5.0)
    for kind in range(TOKEN_KINDS):
        found.append(tokens_left(s, kind) / 10.0)
    prizes = [r for r in HOLDINGS if not s.shadow_control[r]]
    near = [0.0] * (_NEAR + 1)
    hurt = [0, 0]
    armies = [0, 0]
    leaders = [0, 0]
    defenders = 0.0
    for place in range(PLACE_COUNT):
        strong = balance.powers[place]
        if not strong:
            continue
        side = SHADOW if s.shadow_units[place] else FREE_PEOPLES
        armies[side] += 1
        hurt[side] += s.damage[place]
        leaders[side] += s.leaders[place]
        if side == SHADOW:
            away = _NEAR
            for region in prizes:
                away = min(away, DISTANCE[place][region])
            near[away] += strong
        else:
            defenders += strong
    found += [hurt[FREE_PEOPLES] / 5.0, hurt[SHADOW] / 5.0]
    for strong in near:
        found.append(strong / 5.0)
    found += [
        defenders / 10.0,
        armies[SHADOW] / 8.0,
        armies[FREE_PEOPLES] / 8.0,
        balance.exposed() / 3.0,
        min(20.0, best_attacks(s, SHADOW)) / 8.0,
        min(20.0, best_attacks(s, FREE_PEOPLES)) / 8.0,
        leaders[SHADOW] / 4.0,
        leaders[FREE_PEOPLES] / 4.0,
    ]
    return found


def _people(s: Battlefield) -> list[float]:
    """Characters and what belongs to them."""
    found: list[float] = []
    for character in _COME_LATER:
        found.append(1.0 if in_play(s, character) else 0.0)
    bolg = s.characters[BOLG]
    found += [
        1.0 if bolg >= 0 else 0.0,
        bolgs_danger(s, bolg) / 10.0 if bolg >= 0 else 0.0,
        s.bodyguards / 2.0,
        (s.eyrie + sum(s.eagles)) / 3.0,
        s.rings / 5.0,
        sum(s.activated) / 3.0,
        sum(s.bats) / 4.0,
        s.orcs_on_card / 6.0,
        sum(s.passes_open) / 2.0,
    ]
    return found


def _hands(s: Battlefield, seat: int) -> list[float]:
    """Dice and cards; of the other hand only how many."""
    free, dark = s.dice[FREE_PEOPLES], s.dice[SHADOW]
    acting = s.phase == P_ACTIONS
    own = 0.0
    for card in s.hands[seat]:
        own += card_worth(s, seat, card)
    return [
        len(free) / 5.0,
        (free.count(F_CHARACTER) + free.count(F_WILL)) / 3.0,
        len(dark) / 6.0,
        (dark.count(F_ARMY) + dark.count(F_ARMY_MUSTER) + dark.count(F_CHARACTER)) / 4.0,
        (dark.count(F_MUSTER) + dark.count(F_ARMY_MUSTER)) / 3.0,
        dark.count(F_EYE) / 2.0,
        0.0 if not acting else 1.0 if s.to_act == SHADOW else -1.0,
        1.0 if acting else 0.0,
        (len(s.hands[SHADOW]) - len(s.hands[FREE_PEOPLES])) / 4.0,
        (own if seat == SHADOW else -own) / 5.0,
    ]
