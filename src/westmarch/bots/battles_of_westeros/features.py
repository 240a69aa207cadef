"""The battle in numbers, as one House sees it: what the chance of winning is learned from.

Everything is open but the other hand, the tokens nobody has turned over and where a captive is
hidden; none of these is looked at. What each House wants is read from the battle plan, in the unit
of goals.py, so that the same numbers fit a battle that was never learned from.
"""

from __future__ import annotations

from westmarch.bots.battles_of_westeros.goals import Aims
from westmarch.bots.battles_of_westeros.situation import NEAR, SHIELD, VALOR_CHANCE
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, NEIGHBOURS
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CAVALRY,
    CLASS_OF,
    DICE,
    ELIMINATED,
    ESCAPED,
    LIMIT,
    ORDERS,
    RANGE,
    RANK_DICE,
    SHOOTS,
    STARK,
    STRENGTH,
    WAITING,
    ZONE,
)
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import Plan, plan_named
from westmarch.games.battles_of_westeros.rules.round import morale
from westmarch.games.battles_of_westeros.rules.round.victory import (
    CONDITIONS,
    SCORES,
    holds,
)
from westmarch.games.battles_of_westeros.rules.state import P_COMMAND, Field

BATTLES = (
    "clash_on_the_kingsroad",
    "wolf_raiders",
    "battle_in_the_whispering_wood",
    "battle_of_the_green_fork",
    "breaking_the_siege",
    "harassment_to_harrenhal",
    "paying_the_piper",
    "rallying_the_remnant",
    "razing_the_red_fork",
    "stand_at_the_golden_tooth",
)
"""The battles of the house; a battle of one's own or a skirmish is none of them."""

_OF_A_HOUSE = (
    "units green",
    "units blue",
    "units red",
    "figures",
    "wounds",
    "cavalry",
    "bows",
    "dice",
    "dice active",
    "active",
    "engaged",
    "lost",
    "escaped",
    "to come",
    "commanders",
    "commander orders left",
    "units led",
    "order tokens",
    "valor tokens",
    "morale tokens",
    "tokens that fit",
    "command tokens",
    "cards in hand",
    "passed",
    "morale depth",
    "points",
    "prize of units",
    "goals",
    "goals near",
    "morale prize",
    "danger",
    "danger now",
)

NAMES: tuple[str, ...] = (
    *(f"own {name}" for name in _OF_A_HOUSE),
    *(f"other {name}" for name in _OF_A_HOUSE),
    "rounds left",
    "share of the battle over",
    "command phase",
    "to act",
    "first",
    "momentum",
    "Stark",
    "lead",
    "lead sign",
    "lead late",
    "by points",
    "conditions met",
    "conditions missing",
    "instant own",
    "instant other",
    *(f"battle {name}" for name in BATTLES),
    *(f"battle {name} as Stark" for name in BATTLES),
)


def features(s: Field, seat: int) -> list[float]:
    """The numbers, in the order of `NAMES`."""
    plan = plan_named(s.battle)
    own, other = _house(s, plan, seat, seat), _house(s, plan, 1 - seat, seat)
    left = max(0, plan.rounds - s.round) + 1
    late = min(1.0, s.round / max(1, plan.rounds))
    lead = _lead(s, plan, seat)
    out = own + other
    out += [
        left / 3.0,
        late,
        1.0 if s.phase == P_COMMAND else 0.0,
        1.0 if s.to_act == seat else 0.0,
        1.0 if s.first == seat else 0.0,
        1.0 if s.momentum == seat else 0.0,
        1.0 if seat == STARK else 0.0,
        max(-3.0, min(3.0, lead / 3.0)),
        1.0 if lead > 0 else -1.0,
        max(-3.0, min(3.0, lead / 3.0)) * late,
    ]
    met, missing = 0, 0
    if plan.victory is not None:
        sign = 1 if plan.victory.house == seat else -1
        for goal in plan.victory.conditions:
            held = CONDITIONS[goal.what](s, plan, goal)
            met += sign if held else 0
            missing += 0 if held else sign
    out += [0.0 if plan.victory is not None else 1.0, float(met), float(missing)]
    for house in (seat, 1 - seat):
        nearest = 0.0
        for way in plan.instant:
            if way.house == house:
                done = sum(CONDITIONS[goal.what](s, plan, goal) for goal in way.conditions)
                nearest = max(nearest, done / max(1, len(way.conditions)))
        out.append(nearest)
    for stark_too in (True, seat == STARK):
        out += [1.0 if stark_too and s.battle == name else 0.0 for name in BATTLES]
    return out


def _lead(s: Field, plan: Plan, house: int) -> float:
    """By how much a House would win if nothing more happened."""
    if plan.victory is not None:
        winner = plan.victory.house if holds(s, plan, plan.victory) else 1 - plan.victory.house
        return 3.0 if winner == house else -3.0
    points = [float(p) for p in s.points]
    left = max(1, plan.rounds - s.round + 1)
    for goal in plan.scores:
        if goal.what in SCORES:
            often = left if goal.when == "round" else 1
            points[goal.house] += often * SCORES[goal.what](s, plan, goal)
    lead = points[house] - points[1 - house]
    if not lead:
        lead = 0.02 * (s.morale if house == STARK else -s.morale)
    return lead or (0.01 if s.momentum == house else -0.01)


def _house(s: Field, plan: Plan, house: int, seat: int) -> list[float]:
    """What one House has, as the seat can see it."""
    ranks = [0, 0, 0]
    fitting = [0, 0, 0]
    figures = wounds = cavalry = bows = active = engaged = lost = escaped = coming = 0
    leaders: list[int] = []
    own: list[int] = []
    foes: list[int] = []
    dice = ready = 0.0
    hexes, kinds, houses = s.hex, s.kind, s.house
    for unit in range(len(hexes)):
        at = hexes[unit]
        if houses[unit] != house:
            if at >= 0:
                foes.append(unit)
            continue
        if at < 0:
            lost += at == ELIMINATED
            escaped += at == ESCAPED
            coming += at == WAITING
            continue
        own.append(unit)
        kind, rank = kinds[unit], s.rank[unit]
        ranks[rank] += 1
        figures += s.figures[unit]
        wounds += max(0, STRENGTH[kind] - s.figures[unit])
        cavalry += CLASS_OF[kind] == CAVALRY
        bows += SHOOTS[kind]
        power = float(max(DICE[kind][rank], 0) or RANK_DICE[rank])
        dice += power
        if s.active[unit]:
            active += 1
            ready += power
            fitting[rank] += 1
        engaged += s.foe[unit] >= 0
        if s.commander[unit] >= 0:
            leaders.append(unit)
    base = house * 5
    pool = s.pool[base : base + 5]
    fit = sum(min(pool[rank], fitting[rank]) for rank in range(3))
    orders_left = sum(max(0, LIMIT[s.commander[u]] - s.tokens_on[s.commander[u]]) for u in leaders)
    led = sum(any(DISTANCE[hexes[u]][hexes[c]] <= ZONE for c in leaders) for u in own)
    aims = Aims(s, plan, house)
    prize = 0.0
    for unit in own:
        rank = s.rank[unit]
        prize += 1.0 + 0.5 * rank + aims.kill[house][rank]
        if s.commander[unit] >= 0:
            prize += aims.capture.get(s.commander[unit], 0.0)
    held = near = 0.0
    # Where he hid a captive, only the other House knows.
    secret = (s.captive, s.decoy) if s.decoy >= 0 and house != seat else ()
    for place in aims.places:
        if place.hex in secret:
            continue
        mine = min([DISTANCE[place.hex][hexes[u]] for u in own], default=20)
        theirs = min([DISTANCE[place.hex][hexes[u]] for u in foes], default=20)
        worth = place.take + place.hold
        held += worth if mine == 0 else 0.0
        near += (worth + place.pull) * (NEAR[min(mine, 20)] - NEAR[min(theirs, 20)])
    danger, now = _danger(s, house, own, foes)
    return [
        ranks[0] / 3.0,
        ranks[1] / 3.0,
        ranks[2] / 2.0,
        figures / 10.0,
        wounds / 5.0,
        cavalry / 2.0,
        bows / 2.0,
        dice / 10.0,
        ready / 10.0,
        active / 4.0,
        engaged / 3.0,
        lost / 3.0,
        escaped / 2.0,
        coming / 2.0,
        float(len(leaders)),
        orders_left / 3.0,
        led / 4.0,
        sum(pool) / 4.0,
        pool[3] / 2.0,
        pool[4] / 2.0,
        fit / 3.0,
        s.command[house] / 3.0,
        len(s.hands[house]) / 3.0,
        float(s.passed[house]),
        morale.depth(s, house) / 4.0,
        s.points[house] / 4.0,
        prize / 15.0,
        held / 10.0,
        near / 10.0,
        aims.morale[s.morale + morale.SPACES] / 5.0,
        danger / 5.0,
        now / 5.0,
    ]


def _danger(s: Field, house: int, own: list[int], foes: list[int]) -> tuple[float, float]:
    """What the units of a House may lose to the enemies near them: to all, and to those who can
    still act in this round."""
    total = soon = 0.0
    quiet = s.passed[1 - house]
    for unit in own:
        row = DISTANCE[s.hex[unit]]
        every = ready = 0.0
        for foe in foes:
            kind, rank = s.kind[foe], s.rank[foe]
            far = max(RANGE[kind], 1) + (0 if s.foe[foe] >= 0 else max(ORDERS[kind][rank][0], 0))
            if row[s.hex[foe]] <= far:
                dice = max(DICE[kind][rank], 1)
                every += dice
                if s.active[foe] and not quiet:
                    ready += dice
        if every:
            chance = SHIELD[s.rank[unit]] + VALOR_CHANCE
            worth = (1.0 + 0.5 * s.rank[unit]) * (2.0 if s.commander[unit] >= 0 else 1.0)
            blocked = sum(s.unit_at[n] >= 0 for n in NEIGHBOURS[s.hex[unit]]) > 3
            need = s.figures[unit] + 0.5
            scale = worth * (1.2 if blocked else 1.0)
            total += scale * min(1.0, every * chance / need)
            soon += scale * min(1.0, ready * chance / need)
    return total, soon
