"""The Free Peoples' decisions for the Ring-bearers: the road, declaring, the Hunt's price."""

from __future__ import annotations

from westmarch.bots.war_of_the_ring.evaluation_weights import PLAIN, EvaluationWeights
from westmarch.bots.war_of_the_ring.paths import MORDOR_STEPS, TO_MORDOR
from westmarch.bots.war_of_the_ring.ring_bearers import (
    RingBearersRoad,
    ready_for_mordor,
    step_worth,
)
from westmarch.games.war_of_the_ring.rules.actions import NO, YES
from westmarch.games.war_of_the_ring.rules.catalogue import (
    DIE,
    EYE,
    TILE_REVEALS,
    TILE_STOPS,
    TILE_VALUE,
)
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship import DECLARE, DeclareFellowship
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship_box import companions_in_fellowship
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import (
    LOSE_GUIDE,
    LOSE_RANDOM,
    MOST_HUNT_DICE,
    USE_GUIDE,
    USE_THE_RING,
    HuntTile,
    rerolls_allowed,
)
from westmarch.games.war_of_the_ring.rules.fellowship.mordor import ENTER_MORDOR
from westmarch.games.war_of_the_ring.rules.fellowship.ring_bearers import (
    HALT,
    PlaceRingBearers,
    is_shadow_stronghold,
    is_shelter,
)
from westmarch.games.war_of_the_ring.rules.map.armies import nazgul_at
from westmarch.games.war_of_the_ring.rules.map.board import (
    MORDOR_ENTRANCES,
    NATION_OF,
    NEIGHBOURS,
    REGION,
    REGIONS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GOLLUM,
    IN_FELLOWSHIP,
    LEVEL,
    MINIONS,
    SET_ASIDE,
    SHADOW,
    STRIDER,
)
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.games.war_of_the_ring.rules.turn.victory import CORRUPTION_LIMIT
from westmarch.kernel.engine.decision import Action, Decision

REVEALED = 3.5
"""What being revealed costs: a die to hide, and cards that strike the revealed."""
_DOOM = 100.0
"""What the end of the Ring is worth on the Mordor Track, where nothing else can be hoped for."""


# ---- what a step may cost


def _hunt_successes(s: War) -> tuple[float, float]:
    """Chance that a hunt roll succeeds, and the successes to expect when it does."""
    dice = min(s.hunt_box[SHADOW], MOST_HUNT_DICE)
    if not dice:
        return 0.0, 0.0
    p = min(5, 1 + s.hunt_box[FREE_PEOPLES]) / 6
    again = min(rerolls_allowed(s), dice)
    miss = (1 - p) ** (dice + again)
    mean = p * (dice + again * (1 - p))
    return 1 - miss, mean / (1 - miss)


def step_profit(s: War, judgement: EvaluationWeights = PLAIN) -> float:
    """What moving the Fellowship now is worth to the Free Peoples, the Hunt's price paid."""
    pool = s.hunt_pool
    if not pool:
        return step_worth(s, judgement)
    road = RingBearersRoad(s, judgement)
    in_mordor = s.mordor != NOT_IN_MORDOR
    if in_mordor:
        chance, eyes = 1.0, float(sum(s.hunt_box))
    else:
        chance, eyes = _hunt_successes(s)
    company = bool(companions_in_fellowship(s))
    price = reveals = stops = 0.0
    for tile in pool:
        value = TILE_VALUE[tile]
        damage = eyes if value == EYE else 3.5 if value == DIE else float(value)
        if company and damage > 1:  # a Companion can fall for the worst of it
            damage = 1 + (damage - 1) * 0.6
        price += road.price(damage)
        reveals += TILE_REVEALS[tile] and not (s.guide == GOLLUM and value != EYE)
        stops += TILE_STOPS[tile]
    n = len(pool)
    if in_mordor and road.table:
        worth = step_worth(s, judgement) * (1 - stops / n) - REVEALED * reveals / n
        return worth + _DOOM * (_after_a_step(s, road) - _after_waiting(s, road))
    price = chance * (price + REVEALED * reveals) / n
    if in_mordor:
        if s.mordor == MORDOR_STEPS - 1:
            return 150.0 * (1 - stops / n) - price
        expected = road.price(1.9)
        worth = step_worth(s, judgement) * (1 - stops / n) + expected
        return worth + (0.0 if s.mordor_effort else road.price(1)) - price
    if TO_MORDOR[s.ring_bearers] - s.progress <= 0:
        return -4.0  # at the gate: Mordor is entered in the Fellowship phase
    worth = step_worth(s, judgement) + road.price(judgement.toll)
    if not s.progress and is_shelter(s, s.ring_bearers):
        worth -= heal_worth(s, judgement)  # who stays rests, and heals when declared next turn
    return worth - price


def _after_a_step(s: War, road: RingBearersRoad) -> float:
    """The chance to arrive if the Ring-bearers go one step on the Mordor Track now."""
    eyes = float(sum(s.hunt_box))
    total = 0.0
    for tile in s.hunt_pool:
        value = TILE_VALUE[tile]
        damage = eyes if value == EYE else 3.5 if value == DIE else float(value)
        total += road.after(road.steps - (not TILE_STOPS[tile]), damage)
    return total / len(s.hunt_pool)


def _after_waiting(s: War, road: RingBearersRoad) -> float:
    """The chance to arrive if they wait on the Mordor Track till the next turn, which corrupts
    unless they have moved or hidden in this one."""
    return road.chance(0.0 if s.mordor_effort else 1.0)


def effort_worth(s: War, judgement: EvaluationWeights) -> float:
    """What it is worth to have hidden in a turn on the Mordor Track."""
    if s.mordor == NOT_IN_MORDOR or s.mordor_effort:
        return 0.0
    road = RingBearersRoad(s, judgement)
    return max(5.0, _DOOM * (road.chance() - road.chance(1))) if road.table else 5.0


# ---- the road


def _best_road(
    s: War, frame: PlaceRingBearers, revealed: bool, judgement: EvaluationWeights
) -> int:
    """The next region to walk to, -1 to halt: the end that serves best within reach."""
    here = s.ring_bearers
    seen = {frame.origin, *frame.path}
    best, found = -1, -99.0
    if _may_end(s, here, revealed):
        found = _end_worth(s, here, revealed, judgement)
    edge = {r: (r, _toll(s, r, revealed)) for r in NEIGHBOURS[here] if r not in seen}
    reached = dict(edge)
    for _ in range(s.progress - len(frame.path) - 1):
        further: dict[int, tuple[int, float]] = {}
        for region, (first, toll) in edge.items():
            for there in NEIGHBOURS[region]:
                if there in seen or there == here:
                    continue
                cost = toll + _toll(s, there, revealed)
                if there not in reached or cost < reached[there][1]:
                    reached[there] = further[there] = (first, cost)
        edge = further
    for region, (first, toll) in reached.items():
        worth = _end_worth(s, region, revealed, judgement) - toll
        if worth > found and _may_end(s, region, revealed):
            best, found = first, worth
    return best


def _may_end(s: War, region: int, revealed: bool) -> bool:
    return not (revealed and is_shelter(s, region))


def _toll(s: War, region: int, revealed: bool) -> float:
    """A Shadow Stronghold on the way of a revealed Fellowship draws a tile."""
    return 5.0 if revealed and is_shadow_stronghold(s, region) else 0.0


def _end_worth(s: War, region: int, revealed: bool, judgement: EvaluationWeights) -> float:
    worth = -step_worth(s, judgement) * TO_MORDOR[region]
    ready = ready_for_mordor(s, judgement)
    if region in MORDOR_ENTRANCES:
        worth += 3.0 if ready else -6.0
    if not revealed and is_shelter(s, region):
        worth += heal_worth(s, judgement) * (1.0 if ready else 3.0)
        nation = NATION_OF[region]
        if not s.active[nation]:
            worth += 1.5
    elif revealed:
        worth -= 0.8 * (s.shadow_units[region] > 0) + 0.8 * (nazgul_at(s, region) > 0)
    return worth


def heal_worth(s: War, judgement: EvaluationWeights = PLAIN) -> float:
    """What healing a point of Corruption is worth."""
    return -RingBearersRoad(s, judgement).price(-1) if s.corruption else 0.0


def walk(s: War, d: Decision, judgement: EvaluationWeights = PLAIN) -> Action:
    """Place the Ring-bearers: toward Mordor, or to a shelter to heal."""
    frame = s.stack[-1]
    assert isinstance(frame, PlaceRingBearers)
    revealed = not isinstance(frame, DeclareFellowship)
    to = _best_road(s, frame, revealed, judgement)
    action = HALT if to < 0 else ("walk", REGIONS[to])
    if action in d.actions:
        return action
    ways = [a for a in d.actions if a != HALT]
    return min(ways, key=lambda a: TO_MORDOR[REGION[str(a[1])]]) if ways else HALT


def declare(s: War, d: Decision, judgement: EvaluationWeights = PLAIN) -> Action:
    """Declare at the gate of Mordor, or where a shelter on the way heals."""
    here = s.ring_bearers
    best = -step_worth(s, judgement) * max(0, TO_MORDOR[here] - s.progress) + 0.5
    seen = {here}
    edge = [here]
    if s.progress == 0:
        return DECLARE if is_shelter(s, here) and s.corruption else NO
    for _ in range(s.progress):
        edge = [r for here in edge for r in NEIGHBOURS[here] if r not in seen]
        seen.update(edge)
    ends = [r for r in seen if r in MORDOR_ENTRANCES or is_shelter(s, r)]
    return DECLARE if any(_end_worth(s, r, False, judgement) > best for r in ends) else NO


def enter_mordor(s: War, d: Decision, judgement: EvaluationWeights = PLAIN) -> Action:
    """Go in, unless the war goes so well that better chances can be waited for."""
    return ENTER_MORDOR if ready_for_mordor(s, judgement) else NO


def choose_guide(s: War, d: Decision) -> Action:
    """Strider while revealed, for he hides with any die; else Gandalf, who draws cards."""
    wanted = (STRIDER, GANDALF_THE_GREY) if s.revealed else (GANDALF_THE_GREY, STRIDER)
    for character in wanted:
        action = ("choose_guide", CHARACTERS[character])
        if action in d.actions:
            return action
    return d.actions[0]


# ---- the Hunt


def companion_worth(s: War, companion: int, judgement: EvaluationWeights = PLAIN) -> float:
    """What the Fellowship loses with a Companion: the damage he could have taken, and who he could
    become."""
    road = RingBearersRoad(s, judgement)
    if road.table:
        worth = judgement.ring * (road.chance() - RingBearersRoad(s, judgement, companion).chance())
    else:
        worth = 0.5 + road.price(0.9 * min(LEVEL[companion], 2))
    if s.mordor != NOT_IN_MORDOR:
        return worth
    if companion == STRIDER and s.characters[ARAGORN] == SET_ASIDE:
        worth += 6.0
    if companion == GANDALF_THE_GREY:
        worth += -2.0 if any(s.characters[m] != SET_ASIDE for m in MINIONS) else 0.5
    return worth


def _corruption_cost(s: War, amount: int, judgement: EvaluationWeights = PLAIN) -> float:
    return RingBearersRoad(s, judgement).price(max(0, amount))


def hunt_casualty(s: War, d: Decision, judgement: EvaluationWeights = PLAIN) -> Action:
    """The cheapest way to take the damage: the Guide, a random Companion, or Corruption."""
    frame = s.stack[-1]
    assert isinstance(frame, HuntTile)
    damage = frame.damage
    company = companions_in_fellowship(s)

    def lost(companion: int) -> float:
        left = _corruption_cost(s, damage - LEVEL[companion], judgement)
        return companion_worth(s, companion, judgement) + left

    costs = {
        USE_THE_RING: _corruption_cost(s, damage, judgement),
        LOSE_GUIDE: lost(s.guide),
        LOSE_RANDOM: sum(lost(c) for c in company) / max(1, len(company)),
    }
    return min(d.actions, key=lambda a: costs.get(a, 0.0))


def guide_ability(s: War, d: Decision) -> Action:
    """Hobbits help when it counts; Gollum shows the Fellowship only in need."""
    frame = s.stack[-1]
    assert isinstance(frame, HuntTile)
    deadly = s.corruption + frame.damage >= CORRUPTION_LIMIT - 1
    if s.guide == GOLLUM:
        return USE_GUIDE if deadly or (s.corruption >= 6 and s.mordor == NOT_IN_MORDOR) else NO
    return USE_GUIDE


def hunt_table_card(s: War, d: Decision) -> Action:
    """Mithril coat against heavy damage, the others against any."""
    frame = s.stack[-1]
    assert isinstance(frame, HuntTile)
    cards = [a for a in d.actions if a != NO]
    small = [a for a in cards if a[1] != "fp_char_05"]
    if frame.damage >= 3 or (frame.damage >= 2 and s.corruption >= 6):
        mithril = [a for a in cards if a[1] == "fp_char_05"]
        if mithril:
            return mithril[0]
    return small[0] if small and frame.damage else NO


def use_card(s: War, d: Decision) -> Action:
    """Use what lies on the table for this."""
    return d.actions[0]


def lure_of_the_ring(s: War, d: Decision) -> Action:
    """Corruption, or the Companion whom the Ring tempts."""
    frame = s.stack[-1]
    companion = int(getattr(frame, "companion", STRIDER))
    if companion not in COMPANIONS or s.characters[companion] != IN_FELLOWSHIP:
        return d.actions[0]
    cheap = _corruption_cost(s, LEVEL[companion]) <= companion_worth(s, companion)
    return d.actions[0] if cheap else d.actions[-1]


def yes(s: War, d: Decision) -> Action:
    """Always yes: a card for nothing."""
    return YES if YES in d.actions else d.actions[0]


def break_fellowship(s: War, d: Decision) -> Action:
    """Whom to send away: those the Fellowship misses least, and Strider, who is King to be."""

    def missed(action: Action) -> float:
        companion = CHARACTER[str(action[1])]
        return -1.0 if companion == STRIDER else LEVEL[companion]

    return min(d.actions, key=missed)
