"""What comes before the action round: Generals, leadership tokens, fate tiles and Great Bats; and
the cards to keep."""

from __future__ import annotations

from westmarch.bots.five_armies.balance import POINTS, power
from westmarch.games.five_armies.rules.actions import DONE
from westmarch.games.five_armies.rules.catalogue import (
    CARD,
    COMBAT_OF,
    COMBATS,
    D_EVENT,
    DECK_OF,
    EFFECT_OF,
    F_CHARACTER,
    F_EVENT,
    F_WILL,
    FACE,
    TILE_SPECIAL,
    TILE_SYMBOL,
    TILE_VALUE,
)
from westmarch.games.five_armies.rules.characters.generals import archery_targets, magic_targets
from westmarch.games.five_armies.rules.map.board import (
    BROKEN_LANDS,
    DISTANCE,
    HOLDINGS,
    PLACE,
    REGION_COUNT,
    TERRITORY,
    TERRITORY_OF,
)
from westmarch.games.five_armies.rules.map.pieces import (
    BARD,
    BEORN,
    BILBO,
    BOLG,
    CHARACTER,
    DAIN,
    FREE_PEOPLES,
    GANDALF,
    LORD_OF_THE_EAGLES,
    ON_TRACK,
    SHADOW,
    THRANDUIL,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.fate import APPLY, DRAW_AGAIN, Fate, most_tiles
from westmarch.games.five_armies.rules.turn.victory import LAST_SPACE, shadow_points
from westmarch.kernel.engine.decision import Action, Decision

_TILE_PRICE = 0.8
"""What a Fate card for the Free Peoples costs, in spaces of the fate track."""


# ---- Generals


def activate(s: Battlefield, d: Decision) -> Action:
    """Up to three, unless fate may be fulfilled this turn and choice would only help the Shadow.
    The first costs nothing: the Shadow draws one tile anyway."""
    if s.activations and _fate_is_near(s):
        return DONE
    worth = {
        BARD: 1.0,
        DAIN: 1.2,
        GANDALF: 1.5 + 0.5 * bool(magic_targets(s, GANDALF)),
        THRANDUIL: 2.0 if archery_targets(s) else 0.6,
        LORD_OF_THE_EAGLES: 3.0,
    }
    moves = [a for a in d.actions if a != DONE]
    best = max(moves, key=lambda a: worth.get(CHARACTER[str(a[1])], 0.0))
    if CHARACTER[str(best[1])] == s.troubled and len(moves) > 1:
        best = next(a for a in moves if CHARACTER[str(a[1])] != s.troubled)
    return best


def _fate_is_near(s: Battlefield) -> bool:
    """Whether most tiles end the game, or make Beorn ready while he still wins it."""
    goals = [LAST_SPACE]
    if s.characters[BEORN] == ON_TRACK and shadow_points(s) < 6 and s.fate < s.fate_space[BEORN]:
        goals.append(s.fate_space[BEORN])
    pool = s.fate_pool
    if not pool:
        return False
    needed = min(goals) - s.fate
    return needed > 0 and sum(TILE_VALUE[t] >= needed for t in pool) * 2 >= len(pool)


# ---- leadership tokens


def _front(s: Battlefield, side: int, place: int) -> float:
    """How near an army is to the fighting."""
    if place >= REGION_COUNT:
        return 0.2
    enemies = s.fp_units if side == SHADOW else s.shadow_units
    near = 0.0
    for region in range(REGION_COUNT):
        if enemies[region]:
            d = DISTANCE[place][region]
            if d <= 3:
                near = max(near, (0.0, 1.0, 0.7, 0.4)[d])
    if side == SHADOW:
        far = min((DISTANCE[place][r] for r in HOLDINGS if not s.shadow_control[r]), default=9)
        near += 0.5 / (1 + far)
    return near


def place_leader(s: Battlefield, d: Decision) -> Action:
    """With the armies that will fight, the strong ones first."""

    def worth(action: Action) -> float:
        place = PLACE[str(action[1])]
        return power(s, d.seat, place) * (0.1 + _front(s, d.seat, place))

    return max(d.actions, key=worth)


def give_leader(s: Battlefield, d: Decision) -> Action:
    """The same for cards that give tokens."""
    moves = [a for a in d.actions if a != DONE]
    return place_leader(s, Decision(d.seat, d.kind, moves, d.rule)) if moves else DONE


# ---- Great Bats


def bats(s: Battlefield, d: Decision) -> Action:
    """Few, unless there are fewer armies at the front than tokens."""
    fronts = sum(
        1
        for p in range(REGION_COUNT)
        if s.shadow_units[p] and (s.shadow_units[p] > 1 or _front(s, SHADOW, p) > 0.9)
    )
    near = any(s.shadow_units[p] and _front(s, SHADOW, p) > 0.9 for p in range(REGION_COUNT))
    wanted = max(3 if near else 1, s.pools[SHADOW] - max(2, fronts))
    numbers = [int(a[1]) for a in d.actions]
    return ("call_bats", min(max(wanted, min(numbers)), max(numbers)))


def place_bat(s: Battlefield, d: Decision) -> Action:
    """Over the territory where most is to be taken."""

    def worth(action: Action) -> float:
        territory = TERRITORY[str(action[1])]
        total = 0.0
        for place in range(REGION_COUNT):
            if not s.shadow_units[place]:
                continue
            strong = power(s, SHADOW, place)
            for region, points in zip(HOLDINGS, POINTS, strict=True):
                if TERRITORY_OF[region] == territory and not s.shadow_control[region]:
                    total += points * strong / (1 + DISTANCE[place][region]) ** 2
            if TERRITORY_OF[place] == territory != BROKEN_LANDS:
                total += 0.3 * strong
        return total / (1 + s.bats[territory])

    return max(d.actions, key=worth)


# ---- fate


def tile_price(tile: int) -> float:
    """How much a tile hurts the Shadow."""
    return TILE_VALUE[tile] + (_TILE_PRICE if TILE_SYMBOL[tile] else 0.0)


def fate_tile(s: Battlefield, d: Decision) -> Action:
    """Draw again when the pool promises something better than the tile in hand."""
    frame = s.stack[-1]
    assert isinstance(frame, Fate)
    left = most_tiles(s) - frame.drawn
    wait = _expected_price(s, tuple(s.fate_pool), left)
    return DRAW_AGAIN if wait < _price_now(s, frame.tile) else APPLY


def _price_now(s: Battlefield, tile: int) -> float:
    """What applying a tile costs now: the game when it reaches the end of the track."""
    price = tile_price(tile)
    if s.fate + TILE_VALUE[tile] >= LAST_SPACE:
        price += 50.0
    space = s.fate_space[BEORN]
    if s.fate < space <= s.fate + TILE_VALUE[tile]:
        price += 6.0 if shadow_points(s) < 6 else 0.7
    return price


def _expected_price(s: Battlefield, pool: tuple[int, ...], draws: int) -> float:
    """The price of the tile one ends with after so many more draws, stopping wisely."""
    if not pool:
        return 99.0
    later = _expected_price(s, pool, draws - 1) if draws > 1 else 99.0
    total = 0.0
    for tile in pool:
        price = _price_now(s, tile)
        total += price if TILE_SPECIAL[tile] else min(price, later)
    return total / len(pool)


# ---- cards and dice


_COMBAT_WORTH = {
    "battle_fury": 0.7,
    "fierce_defence": 0.8,
    "great_confusion": 0.6,
    "commanding_voice": 0.5,
    "overmastered": 0.4,
    "no_quarter": 0.3,
    "stand_and_fight": 0.3,
    "determined_attack": 0.4,
    "captain_of_war": 0.4,
    "dense_fog": 0.2,
}
_ORDER_WORTH = {
    "sudden_assault": 0.9,
    "move_to_strike": 0.8,
    "mustering_for_battle": 0.8,
    "marching_companies": 0.7,
    "call_to_arms": 0.7,
    "gather_and_marshall": 0.7,
    "encirclement": 0.6,
    "troop_leader": 0.6,
    "blow_the_horns": 0.5,
}
_STORY_WORTH = {
    "fp_story_01": 1.6,
    "fp_story_02": 0.6,
    "fp_story_03": 1.6,
    "fp_story_04": 0.5,
    "fp_story_05": 2.2,
    "fp_story_08": 0.4,
    "fp_story_11": 0.7,
    "fp_story_12": 1.7,
    "fp_story_19": 1.2,
    "fp_story_20": 1.3,
    "shadow_story_07": 1.7,
    "shadow_story_16": 0.4,
    "shadow_story_04": 0.4,
    "shadow_story_19": 0.5,
    "shadow_story_17": 1.6,
    "shadow_story_12": 1.6,
}


def card_worth(s: Battlefield, side: int, card: int) -> float:
    """What a card is worth in hand, about."""
    if DECK_OF[card] == D_EVENT:
        return _COMBAT_WORTH[COMBATS[COMBAT_OF[card]]] + _ORDER_WORTH[EFFECT_OF[card]]
    name = EFFECT_OF[card]
    if name == "fp_story_08" and all(s.characters[c] >= 0 for c in (BARD, DAIN, GANDALF)):
        return 0.2
    if name in ("fp_story_02", "fp_story_11") and s.characters[BILBO] == ON_TRACK and s.fate < 1:
        return 0.4
    if name == "shadow_story_16" and s.characters[BOLG] < 0:
        return 0.2
    return _STORY_WORTH.get(name, 1.0)


def discard(s: Battlefield, d: Decision) -> Action:
    """The least useful card."""
    return min(d.actions, key=lambda a: card_worth(s, d.seat, CARD[str(a[1])]))


def lucky_number(s: Battlefield, d: Decision) -> Action:
    """Roll the poorest die again, never a Will of the West."""
    wanted = {F_WILL: 3.0, F_CHARACTER: 1.0, F_EVENT: 0.2}
    dice = [a for a in d.actions if a != DONE]
    worst = min(dice, key=lambda a: wanted.get(FACE[str(a[1])], 0.6))
    return worst if wanted.get(FACE[str(worst[1])], 0.6) < 0.7 else DONE


def bring_regions(s: Battlefield, d: Decision) -> Action:
    """Where a character enters play: with the strongest army, near the fighting."""
    side = FREE_PEOPLES if d.seat == FREE_PEOPLES else SHADOW

    def worth(action: Action) -> float:
        place = PLACE[str(action[1])]
        return power(s, side, place) + _front(s, side, place)

    return max(d.actions, key=worth)
