"""The battle in numbers, as one House sees it: what the chance of winning is learned from.

Everything is open but the other hand, the tokens nobody has turned over and where a captive is
hidden; none of these is looked at. What each House wants is read from the battle plan, in the unit
of goals.py, so that the same numbers fit a battle that was never learned from.
"""

from __future__ import annotations

from westmarch.bots.battles_of_westeros.goals import Aims
from westmarch.bots.battles_of_westeros.situation import (
    NEAR,
    SHIELD,
    VALOR_CHANCE,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    COLUMNS,
    DISTANCE,
    HEX,
    HEXES,
    NEIGHBOURS,
    row_of,
)
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
    SCORCH,
    SHOOTS,
    STARK,
    STRENGTH,
    WAITING,
    ZONE,
)
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import Plan, plan_named
from westmarch.games.battles_of_westeros.rules.plan.special_rules import rule_in_use
from westmarch.games.battles_of_westeros.rules.round import morale
from westmarch.games.battles_of_westeros.rules.round.victory import (
    CONDITIONS,
    SCORES,
    holder,
    holds,
)
from westmarch.games.battles_of_westeros.rules.state import (
    FEINT,
    GATHERED,
    P_COMMAND,
    REAL,
    Field,
)

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
    "worst danger",
    "leaders in danger",
    "backed",
    "advance",
    "furthest",
    "third furthest",
    "ways out",
    "to burn",
    "burning",
    "turns to come",
    "objectives",
)

_OF_A_HEX = ("figures", "dice active", "leader")
"""What is told of each hex, for each House."""
COLUMNS_SEEN, ROWS_SEEN = 17, 12
"""The hexes told one by one: those of a battlefield of the house."""
SEEN = COLUMNS_SEEN * ROWS_SEEN

PLACES = 12
"""Of the places a battle is about, as many are looked at one by one."""

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
    *(f"place {i} {what}" for i in range(PLACES) for what in ("held", "open", "taken", "near")),
    *(f"battle {name}" for name in BATTLES),
    *(f"battle {name} as Stark" for name in BATTLES),
    *(
        f"{whose} {what} {HEXES[row * COLUMNS + column]}"
        for whose in ("own", "other")
        for what in _OF_A_HEX
        for row in range(ROWS_SEEN)
        for column in range(COLUMNS_SEEN)
    ),
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
    out += _places(s, plan, seat)
    for stark_too in (True, seat == STARK):
        out += [1.0 if stark_too and s.battle == name else 0.0 for name in BATTLES]
    out += _field(s, seat)
    return out


def _field(s: Field, seat: int) -> list[float]:
    """Who stands where, hex by hex."""
    out = [0.0] * (2 * len(_OF_A_HEX) * SEEN)
    hexes, houses = s.hex, s.house
    for unit in range(len(hexes)):
        h = hexes[unit]
        if h < 0:
            continue
        row = h // COLUMNS
        column = h - row * COLUMNS
        if row >= ROWS_SEEN or column >= COLUMNS_SEEN:
            continue
        at = row * COLUMNS_SEEN + column
        if houses[unit] != seat:
            at += len(_OF_A_HEX) * SEEN
        kind, rank = s.kind[unit], s.rank[unit]
        out[at] = s.figures[unit] / 4.0
        if s.active[unit]:
            out[at + SEEN] = float(max(DICE[kind][rank], 0) or RANK_DICE[rank]) / 4.0
        if s.commander[unit] >= 0:
            out[at + 2 * SEEN] = 1.0
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


def _places(s: Field, plan: Plan, seat: int) -> list[float]:
    """The places the battle is about, in the order of the plan: who holds each, whether it is still
    open, who stands there, who is nearer."""
    out: list[float] = []
    found: list[tuple[int, float, float]] = []
    for number in range(len(plan.objectives)):
        who = holder(s, plan, number)
        found.append((plan.objectives[number].hex, _sign(who, seat), 0.0))
    rule = rule_in_use(s, "strategic_positions")
    if rule is not None and s.strategy:
        hexes = rule["hexes"]
        for i in range(len(s.strategy)):
            token = s.strategy[i]
            who = token - GATHERED if token >= GATHERED else -1
            found.append((HEX[hexes[i]], _sign(who, seat), 1.0 if token in (FEINT, REAL) else 0.0))
    rule = rule_in_use(s, "bystander")
    if rule is not None:
        h = HEX[rule["hex"]]
        found.append((h, 0.0, 0.0 if h in s.taken else 1.0))
    if s.captive >= 0 and s.decoy < 0:
        found.append((s.captive, 0.0, 1.0))
    hexes_of, houses = s.hex, s.house
    for h, held, still_open in found[:PLACES]:
        row = DISTANCE[h]
        mine = theirs = 20
        for unit in range(len(hexes_of)):
            at = hexes_of[unit]
            if at >= 0:
                far = row[at]
                if houses[unit] == seat:
                    if far < mine:
                        mine = far
                elif far < theirs:
                    theirs = far
        unit = s.unit_at[h]
        out.append(held)
        out.append(still_open)
        out.append(_sign(houses[unit], seat) if unit >= 0 else 0.0)
        out.append(2.0 * (NEAR[mine] - NEAR[theirs]))
    out += [0.0] * (4 * PLACES - len(out))
    return out


def _sign(house: int, seat: int) -> float:
    return 0.0 if house < 0 else 1.0 if house == seat else -1.0


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
    led = 0
    for unit in own:
        row = DISTANCE[hexes[unit]]
        for c in leaders:
            if row[hexes[c]] <= ZONE:
                led += 1
                break
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
        row = DISTANCE[place.hex]
        mine = theirs = 20
        for unit in own:
            if row[hexes[unit]] < mine:
                mine = row[hexes[unit]]
        for unit in foes:
            if row[hexes[unit]] < theirs:
                theirs = row[hexes[unit]]
        worth = place.take + place.hold
        held += worth if mine == 0 else 0.0
        near += (worth + place.pull) * (NEAR[mine] - NEAR[theirs])
    danger, now, worst, leaders_danger = _danger(s, house, own, foes)
    backed = 0
    down = plan.top == house
    advances: list[int] = []
    for unit in own:
        at = hexes[unit]
        friends = 0
        for n in NEIGHBOURS[at]:
            other = s.unit_at[n]
            if other >= 0 and houses[other] == house:
                friends += 1
        backed += friends > 1
        advances.append(row_of(at) if down else 12 - row_of(at))
    advances.sort(reverse=True)
    out_near = 0.0
    if aims.leave[house]:
        for unit in own:
            row = DISTANCE[hexes[unit]]
            nearest = 20
            for h in plan.exits[house]:
                if row[h] < nearest:
                    nearest = row[h]
            out_near += NEAR[nearest]
    to_burn = burning = 0.0
    for h, (levels, gone) in aims.burn.items():
        worth = levels + gone
        if worth <= 0:
            continue
        burning += worth * s.fire[h]
        nearest = 20
        for unit in own:
            far = DISTANCE[hexes[unit]][h]
            if far < nearest and army.keyword(s, unit, SCORCH):
                nearest = far
        to_burn += worth * NEAR[nearest]
    held_now = 0
    for number in range(len(plan.objectives)):
        held_now += holder(s, plan, number) == house
    if s.strategy:
        held_now += s.strategy.count(GATHERED + house)
    turns = 0 if s.passed[house] else sum(pool) + min(len(s.hands[house]), s.command[house])
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
        worst / 2.0,
        leaders_danger / 2.0,
        backed / 3.0,
        sum(advances) / (6.0 * max(1, len(advances))),
        advances[0] / 6.0 if advances else 0.0,
        advances[2] / 6.0 if len(advances) > 2 else 0.0,
        out_near / 2.0,
        to_burn / 10.0,
        burning / 10.0,
        turns / 4.0,
        held_now / 2.0,
    ]


def _danger(
    s: Field, house: int, own: list[int], foes: list[int]
) -> tuple[float, float, float, float]:
    """What the units of a House may lose to the enemies near them: to all, to those who can still
    act in this round, the one in the worst danger from these, and its commanders."""
    total = soon = worst = leaders = 0.0
    quiet = s.passed[1 - house]
    hexes, at = s.hex, s.unit_at
    reaches: list[int] = []
    powers: list[int] = []
    for foe in foes:
        kind, rank = s.kind[foe], s.rank[foe]
        far = max(RANGE[kind], 1) + (0 if s.foe[foe] >= 0 else max(ORDERS[kind][rank][0], 0))
        reaches.append(far)
        powers.append(max(DICE[kind][rank], 1))
    for unit in own:
        row = DISTANCE[hexes[unit]]
        every = ready = 0
        for i in range(len(foes)):
            foe = foes[i]
            if row[hexes[foe]] <= reaches[i]:
                every += powers[i]
                if s.active[foe] and not quiet:
                    ready += powers[i]
        if every:
            rank = s.rank[unit]
            leader = s.commander[unit] >= 0
            chance = SHIELD[rank] + VALOR_CHANCE
            worth = (1.0 + 0.5 * rank) * (2.0 if leader else 1.0)
            crowd = 0
            for n in NEIGHBOURS[hexes[unit]]:
                if at[n] >= 0:
                    crowd += 1
            need = s.figures[unit] + 0.5
            scale = worth * (1.2 if crowd > 3 else 1.0)
            mine = scale * min(1.0, ready * chance / need)
            total += scale * min(1.0, every * chance / need)
            soon += mine
            worst = max(worst, mine)
            if leader:
                leaders += mine
    return total, soon, worst, leaders
