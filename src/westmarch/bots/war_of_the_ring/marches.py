"""Which Army goes where: candidate marches, flights of Nazgûl and journeys of Companions, ranked
by a quick look at the map (marginal_strength.py)."""

from __future__ import annotations

from typing import TypeAlias

from westmarch.bots.trial_play import Script
from westmarch.bots.war_of_the_ring.battles import garrison_wanted
from westmarch.bots.war_of_the_ring.evaluation import THRONES
from westmarch.bots.war_of_the_ring.marginal_strength import MarginalStrength
from westmarch.bots.war_of_the_ring.threats import army_power, hit_points
from westmarch.games.war_of_the_ring.rules.actions import DONE
from westmarch.games.war_of_the_ring.rules.map.armies import (
    STACKING_LIMIT,
    characters_at,
    figures_at,
    leaders_at,
    nazgul_at,
    units_at,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    DISTANCE,
    HOME_SIDE,
    NATION_OF,
    NEIGHBOURS,
    PLACE,
    PLACES,
    REARGUARD,
    REGION,
    REGION_COUNT,
    REGION_OF_PLACE,
    REGIONS,
    SETTLEMENT,
    TOWN,
)
from westmarch.games.war_of_the_ring.rules.map.characters import (
    companion_destinations,
    group_level,
    why_not_fly_to,
)
from westmarch.games.war_of_the_ring.rules.map.march import TAKE_ALL
from westmarch.games.war_of_the_ring.rules.map.movement import MoveArmies
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ACTIVATES,
    ANY_NATION,
    ARAGORN,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    FIGURES,
    FREE_PEOPLES,
    IS_UNIT,
    KINDS,
    NAZGUL,
    SET_ASIDE,
    SHADOW,
    STRIDER,
    TYPE_OF_KIND,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.kernel.engine.decision import Action, Decision

Ranked: TypeAlias = list[tuple[float, Script]]


# ---- Armies


def rank_marches(s: War, d: Decision, outlook: MarginalStrength) -> Ranked:
    """Marches worth a try from a choice of Army, best first."""
    frame = s.stack[-1]
    side = side_of(s, d.seat)
    own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
    enemies = s.shadow_units if side == FREE_PEOPLES else s.fp_units
    found: Ranked = []
    for action in d.actions:
        if action[0] != "move_from":
            continue
        place = PLACE[str(action[1])]
        units = own[place]
        power, hits = army_power(s, side, place), hit_points(s, side, place)
        keep = min(garrison_wanted(s, side, place), units) if place < REGION_COUNT else 0
        targets = frame.targets if isinstance(frame, MoveArmies) and frame.targets else ()
        for region in targets or NEIGHBOURS[place]:
            if enemies[region]:
                continue
            room = STACKING_LIMIT - own[region]
            if room <= 0:
                continue
            for left in {0, keep} if keep < units else {0}:
                going = min(units - left, room)
                if going <= 0:
                    continue
                share = going / units
                gain = share * (
                    outlook.strength_worth(region, hits, power)
                    - outlook.strength_worth(place, hits, power)
                    + outlook.nearer(place, region, power)
                )
                gain += outlook.prize(s, region)
                if left < keep:
                    gain -= 0.8
                if gain > 0.02:
                    script = (action, ("move_to", REGIONS[region]))
                    found.append((gain, (*script, *who_goes(s, side, place, going))))
    found.sort(key=lambda row: -row[0])
    return found


def who_goes(s: War, side: int, place: int, units: int) -> Script:
    """The figures of an Army that march: everybody, or so many units, Elites first, and those who
    lead them."""
    if units >= units_at(s, side, place):
        return (TAKE_ALL,)
    script: list[Action] = []
    figures = [(k, n) for k, n in figures_at(s, side, place) if IS_UNIT[k]]
    for kind, count in sorted(figures, key=lambda row: -TYPE_OF_KIND[row[0]]):
        for _ in range(count):
            if units:
                script.append(("take", FIGURES[kind]))
                units -= 1
    if side == SHADOW:
        script += [("take", FIGURES[NAZGUL])] * leaders_at(s, side, place)
    script += [("take_character", CHARACTERS[c]) for c in characters_at(s, side, place)]
    return (*script, DONE)


def quick_march(s: War, d: Decision) -> Action:
    """The best looking Army to move, or none: for moves inside a trial."""
    ranked = rank_marches(s, d, MarginalStrength(s, side_of(s, d.seat)))
    if ranked:
        return ranked[0][1][0]
    return DONE if DONE in d.actions else d.actions[0]


def quick_destination(s: War, d: Decision) -> Action:
    """Where the chosen Army is most useful."""
    side = side_of(s, d.seat)
    frame = s.stack[-1]
    place = getattr(frame, "at", -1) if d.kind == "march_on" else getattr(frame, "origin", -1)
    outlook = MarginalStrength(s, side)
    power = army_power(s, side, place) if place >= 0 else 3.0
    hits = hit_points(s, side, place) if place >= 0 else 3

    def worth(action: Action) -> float:
        region = place if action == DONE else REGION[str(action[1])]
        return outlook.strength_worth(region, hits, power) + outlook.prize(s, region)

    return max(d.actions, key=worth)


def take_figures(s: War, d: Decision) -> Action:
    """Everybody; a garrison stays only where the plan said so."""
    if TAKE_ALL in d.actions:
        return TAKE_ALL
    return DONE if DONE in d.actions else d.actions[0]


# ---- Nazgûl


def flights(s: War, outlook: MarginalStrength, most: int = 4) -> Script:
    """Nazgûl to the Armies that need leading and to the Ring-bearers."""
    worth: dict[int, float] = {}
    for place in range(REARGUARD):
        if s.shadow_units[place]:
            worth[place] = outlook.leader_worth(s, place)
    hunted = s.ring_bearers if s.mordor == NOT_IN_MORDOR else -1
    watching = hunted >= 0 and nazgul_at(s, hunted) > 0
    script: list[Action] = []
    counts = {p: s.figures[p * KINDS + NAZGUL] for p in range(REARGUARD)}
    counts = {p: n for p, n in counts.items() if n}
    added: dict[int, int] = {}
    moves = [("fly_from", p, 1) for p, n in sorted(counts.items()) for _ in range(n)]
    if s.characters[WITCH_KING] >= 0:
        moves.append(("move_minion", s.characters[WITCH_KING], 2))
    moves.sort(key=lambda row: worth.get(row[1], 0.0))
    for verb, place, points in moves:
        if len(script) >= 2 * most:
            break
        if place == hunted and nazgul_at(s, hunted) == 1:
            continue
        here = points * worth.get(place, 0.0)
        best, to = here + 0.25, -1
        for there, w in worth.items():
            region = REGION_OF_PLACE[there]
            if there == place or why_not_fly_to(s, region) is not None:
                continue
            value = points * w * (0.75 ** added.get(there, 0))
            if value > best:
                best, to = value, region
        if hunted >= 0 and not watching and verb == "fly_from" and best < here + 0.9:
            if why_not_fly_to(s, hunted) is None and not s.revealed:
                best, to, watching = here + 0.9, hunted, True
        if to >= 0:
            added[to] = added.get(to, 0) + points
            who = PLACES[place] if verb == "fly_from" else CHARACTERS[WITCH_KING]
            script += [(verb, who), ("fly_to", REGIONS[to])]
    return (*script, DONE)


def quick_flight(s: War, d: Decision) -> Action:
    """The next Nazgûl to fly, or none."""
    script = flights(s, MarginalStrength(s, SHADOW), most=1)
    if script[0] in d.actions and script[0] != DONE:
        return script[0]
    return DONE if DONE in d.actions else d.actions[0]


def fly_to(s: War, d: Decision) -> Action:
    """Where a Nazgûl already in the air goes: to the Ring-bearers if a card asks for it, else to
    the Army that needs it most."""
    outlook = MarginalStrength(s, SHADOW)

    def worth(action: Action) -> float:
        region = REGION[str(action[1])]
        found = outlook.leader_worth(s, region)
        if region == s.ring_bearers and s.mordor == NOT_IN_MORDOR and not nazgul_at(s, region):
            found += 1.5
        return found

    return max(d.actions, key=worth)


# ---- Companions


def journey_worth(s: War, companion: int, region: int, outlook: MarginalStrength) -> float:
    """How useful a Companion is in a region."""
    worth = 0.0
    friendly = HOME_SIDE[region] == FREE_PEOPLES and s.control[region] == FREE_PEOPLES
    if friendly and SETTLEMENT[region] > TOWN:
        nation = NATION_OF[region]
        if not s.active[nation] and ACTIVATES[companion] in (nation, ANY_NATION):
            worth += 2.5
        worth += 0.5
    if s.fp_units[region]:
        worth += 0.5 + outlook.leader_worth(s, region)
    elif s.shadow_units[region]:
        worth -= 1.0
    if companion == STRIDER and s.characters[ARAGORN] == SET_ASIDE:
        open_ones = [r for r in THRONES if s.control[r] == FREE_PEOPLES]
        worth -= 0.8 * min((DISTANCE[region][r] for r in open_ones), default=0)
    return worth


def journeys(
    s: War, outlook: MarginalStrength, actions: list[Action], verb: str, group: tuple[int, ...]
) -> Ranked:
    """Places for a group of Companions to go, best first."""
    found: Ranked = [
        (sum(journey_worth(s, c, REGION[str(a[1])], outlook) for c in group), (a,))
        for a in actions
        if a[0] == verb
    ]
    found.sort(key=lambda row: -row[0])
    return found


def quick_journey(s: War, d: Decision) -> Action:
    """Where the Companions on the way go."""
    frame = s.stack[-1]
    group = tuple(getattr(frame, "group", ()))
    outlook = MarginalStrength(s, FREE_PEOPLES)
    verb = "companions_to" if d.kind == "move_companions" else "choose_region"
    ranked = journeys(s, outlook, d.actions, verb, group or (STRIDER,))
    return ranked[0][1][0] if ranked else d.actions[0]


def who_travels(s: War, d: Decision) -> Action:
    """Which Companion moves next: one for whom there is a better place within reach."""
    outlook = MarginalStrength(s, FREE_PEOPLES)
    best, found = DONE, 0.3
    for action in d.actions:
        if action[0] != "gather":
            continue
        companion = CHARACTER[str(action[1])]
        gain = _travel_gain(s, companion, outlook)
        if gain > found:
            best, found = action, gain
    return best if best in d.actions else d.actions[0]


def _travel_gain(s: War, companion: int, outlook: MarginalStrength) -> float:
    place = s.characters[companion]
    if not 0 <= place < REGION_COUNT:
        return 0.0
    here = journey_worth(s, companion, place, outlook)
    ends = companion_destinations(s, place, group_level((companion,)))
    return max((journey_worth(s, companion, r, outlook) for r in ends), default=0.0) - here


def who_leaves(s: War, d: Decision) -> Action:
    """Who separates: for a journey nobody planned one Companion is enough."""
    if DONE in d.actions:
        return DONE
    for companion in (STRIDER, *COMPANIONS[2:7]):
        action = ("choose_character", CHARACTERS[companion])
        if action in d.actions:
            return action
    return d.actions[0]
