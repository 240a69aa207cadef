"""Which army goes where, and what it attacks: candidates, ranked by a quick look at the map."""

from __future__ import annotations

from typing import TypeAlias

from westmarch.bots.five_armies.balance import Balance, crowd_of, power
from westmarch.bots.five_armies.battles import prize, stake, unit_prices
from westmarch.bots.five_armies.evaluation_weights import PLAIN, EvaluationWeights
from westmarch.bots.trial_play import Script
from westmarch.games.five_armies.odds import battle_odds, force_at, hampered
from westmarch.games.five_armies.rules.actions import DONE
from westmarch.games.five_armies.rules.battle.battle import MoveAndAttack, targets_from
from westmarch.games.five_armies.rules.map.armies import (
    LIMIT,
    armies_of,
    characters_at,
    enemy_at,
    has_leadership,
    limit_at,
    next_to_enemy,
    units_at,
)
from westmarch.games.five_armies.rules.map.board import (
    HAS_CONTROL,
    NEIGHBOURS,
    PLACE,
    PLACES,
    REGION_COUNT,
)
from westmarch.games.five_armies.rules.map.movement import (
    TAKE_ALL,
    TAKE_LEADER,
    MoveArmies,
    steps_from,
    why_not_step,
)
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    BOLG,
    CHARACTERS,
    FREE_PEOPLES,
    KINDS,
    KINDS_OF_SIDE,
    SHADOW,
    STRENGTH,
    UNITS,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.decision import Decision

Ranked: TypeAlias = list[tuple[float, Script]]


def group(s: Battlefield, side: int, place: int, units: int, kinds: tuple[int, ...] = ()) -> Script:
    """So many units of an army, the strongest first, and everybody who leads it."""
    if units >= units_at(s, side, place):
        return (TAKE_ALL,)
    base = place * KINDS
    script: Script = ()
    order = sorted(KINDS_OF_SIDE[side], key=lambda k: (k not in kinds, -STRENGTH[k]))
    for kind in order:
        going = min(units, s.units[base + kind])
        units -= going
        script += (("take", UNITS[kind]),) * going
    script += (TAKE_LEADER,) * s.leaders[place]
    script += tuple(("take_character", CHARACTERS[c]) for c in characters_at(s, side, place))
    return (*script, DONE)


def _numbers(s: Battlefield, side: int, place: int, to: int) -> list[int]:
    """How many units may sensibly go from one place to another: all there is room for, or all but
    one where something is held."""
    here = units_at(s, side, place)
    room = min(LIMIT, limit_at(side, to) - units_at(s, side, to))
    going = min(here, room)
    if going <= 0:
        return []
    return [going, here - 1] if going == here > 1 and HAS_CONTROL[place] else [going]


def _ways(s: Battlefield, side: int, place: int, reach: int) -> list[tuple[int, ...]]:
    """Ways an army can march from a place: one step, or two where that is allowed."""
    found: list[tuple[int, ...]] = []
    for to in steps_from(place):
        if why_not_step(s, side, to, 0) is not None:
            continue
        found.append((to,))
        if reach > 1 and not next_to_enemy(s, side, to):
            found += [
                (to, on)
                for on in steps_from(to)
                if on != place and (on,) not in found and why_not_step(s, side, on, 0) is None
            ]
    return found


def marches(s: Battlefield, d: Decision, judgement: EvaluationWeights = PLAIN) -> list[Script]:
    """Marches from a choice of army, those that look best first."""
    frame = s.stack[-1]
    assert isinstance(frame, MoveArmies)
    side = d.seat
    balance = Balance(s, judgement)
    sign = 1.0 if side == SHADOW else -1.0
    found: Ranked = []
    for action in d.actions:
        if action[0] != "move_from":
            continue
        place = PLACE[str(action[1])]
        for way in _ways(s, side, place, frame.reach):
            on: Script = tuple(("move_to", PLACES[p]) for p in way[1:])
            for going in _numbers(s, side, place, way[-1]):
                who = group(s, side, place, going, frame.kinds)
                script = (action, ("move_to", PLACES[way[0]]), *who, *(on or (DONE,)))
                gain = sign * _shift(s, balance, side, place, way, going)
                found.append((gain, script))
    found.sort(key=lambda row: -row[0])
    return [script for _, script in found]


def _shift(
    s: Battlefield, balance: Balance, side: int, place: int, way: tuple[int, ...], going: int
) -> float:
    """The worth of all holdings to the Shadow when so many of an army have marched."""
    to = way[-1]
    here, there = power(s, side, place), power(s, side, to)
    count = units_at(s, side, place)
    # Of a crowd an army of five goes whole, and the rest is a crowd still.
    whole = here / crowd_of(count)
    full = min(count, LIMIT)
    stays = count - going
    changes = (
        (place, -here),
        (to, -there),
        (place, whole * (crowd_of(stays) if stays > LIMIT else stays / full)),
        (to, whole * going / full + there),
    )
    for p, strong in changes:
        balance.put(side, p, strong)
    taken = [p for p in way if HAS_CONTROL[p] and s.shadow_control[p] != (side == SHADOW)]
    for p in taken:
        s.shadow_control[p] ^= 1
    worth = balance.worth()
    for p in taken:
        s.shadow_control[p] ^= 1
    for p, strong in changes:
        balance.put(side, p, -strong)
    return worth


def _attack_worth(s: Battlefield, side: int, army: int, origin: int, target: int) -> float:
    """What an attack promises; the army may have to march to `origin` first."""
    beorn = s.characters[BEORN]
    force = force_at(s, side, army)
    if origin != army and units_at(s, side, origin):
        friends = force_at(s, side, origin)
        if friends.left[0] > force.left[0]:
            force = friends
    defender = force_at(s, 1 - side, target, defends=True, beorn=side == SHADOW and beorn == target)
    odds = battle_odds((force,), defender, (hampered(origin, target),))
    prices = unit_prices(s)
    worth = prices[1 - side] * (defender.left[0] - odds.defenders_left)
    worth -= prices[side] * (force.left[0] - odds.attackers_left)
    worth += odds.attacker_wins * prize(s, side, target)
    worth += (odds.attacker_wins + odds.both_destroyed) * min(12.0, stake(s, 1 - side, target))
    risk = stake(s, side, army)
    return worth - odds.defender_wins * min(risk, 20.0)


def best_attacks(s: Battlefield, side: int) -> float:
    """What a side could gain by attacking from where its armies stand: the best attack, and a part
    of the best one of another army."""
    found: list[float] = []
    for place in armies_of(s, side):
        gains = [_attack_worth(s, side, place, place, r) for r in targets_from(s, side, place)]
        if gains:
            found.append(max(0.0, *gains))
    found.sort(reverse=True)
    return sum(gain * part for gain, part in zip(found, (1.0, 0.5, 0.25), strict=False))


def attacks(s: Battlefield, d: Decision) -> Ranked:
    """Attacks from a choice of the attacker, with or without a march, best first."""
    frame = s.stack[-1]
    assert isinstance(frame, MoveAndAttack)
    side = d.seat
    found: Ranked = []
    leads = [a for a in d.actions if a[0] == "lead"]
    places = [PLACE[str(a[1])] for a in leads] or ([frame.army] if frame.army >= 0 else [])
    for place in places:
        start = ("lead", PLACES[place])
        if frame.why_not_attack_from(s, place) is None:
            for target in targets_from(s, side, place):
                worth = _attack_worth(s, side, place, place, target)
                found.append((worth, (start, ("attack", PLACES[target]))))
        if frame.led and not has_leadership(s, side, place):
            continue
        for way in _ways(s, side, place, frame.reach):
            end = way[-1]
            if end >= REGION_COUNT:
                continue
            fresh = [
                r
                for r in NEIGHBOURS[end]
                if enemy_at(s, side, r) and (r not in NEIGHBOURS[place] or frame.reach > 1)
            ]
            if frame.either or not fresh:
                continue
            on: Script = tuple(("move_to", PLACES[p]) for p in way[1:])
            for going in _numbers(s, side, place, end)[:1]:
                who = group(s, side, place, going, frame.kinds)
                script = (start, ("move_to", PLACES[way[0]]), *who, *(on or (DONE,)))
                for target in fresh:
                    worth = _attack_worth(s, side, place, end, target)
                    found.append((worth, (*script, ("attack", PLACES[target]))))
    found.sort(key=lambda row: -row[0])
    return found


def moves_without_attack(
    s: Battlefield, d: Decision, judgement: EvaluationWeights = PLAIN
) -> list[Script]:
    """Marches of an army that may also attack, but does not; those that look best first."""
    frame = s.stack[-1]
    assert isinstance(frame, MoveAndAttack)
    side = d.seat
    balance = Balance(s, judgement)
    sign = 1.0 if side == SHADOW else -1.0
    found: Ranked = []
    leads = [a for a in d.actions if a[0] == "lead"]
    places = [PLACE[str(a[1])] for a in leads] or ([frame.army] if frame.army >= 0 else [])
    for place in places:
        if frame.led and not has_leadership(s, side, place):
            continue
        for way in _ways(s, side, place, frame.reach):
            for going in _numbers(s, side, place, way[-1])[:1]:
                who = group(s, side, place, going, frame.kinds)
                on: Script = tuple(("move_to", PLACES[p]) for p in way[1:])
                head = (("lead", PLACES[place]), ("move_to", PLACES[way[0]]))
                gain = sign * _shift(s, balance, side, place, way, going)
                found.append((gain, (*head, *who, *(on or (DONE,)), DONE)))
    found.sort(key=lambda row: -row[0])
    return [script for _, script in found]


def beorns_ways(s: Battlefield) -> list[Script]:
    """Where Beorn can go and what he can attack from there."""
    start = s.characters[BEORN]
    seen: dict[int, Script] = {start: ()}
    edge = [start]
    for _ in range(3):
        further = []
        for here in edge:
            for to in NEIGHBOURS[here]:
                if to not in seen and not s.shadow_units[to]:
                    seen[to] = (*seen[here], ("beorn_to", PLACES[to]))
                    further.append(to)
        edge = further
    found: list[tuple[float, Script]] = []
    for place, script in seen.items():
        if s.fp_units[place]:
            continue
        taken = sum(s.shadow_control[PLACE[str(a[1])]] for a in script)
        for target in targets_from(s, FREE_PEOPLES, place):
            force = force_at(s, FREE_PEOPLES, place, beorn=True)
            foe = force_at(s, SHADOW, target, defends=True)
            odds = battle_odds((force,), foe, (hampered(place, target),))
            worth = foe.left[0] - odds.defenders_left - 0.6 * (force.left[0] - odds.attackers_left)
            worth += 10.0 * odds.attacker_wins * (s.characters[BOLG] == target)
            worth += 3.0 * taken + prize(s, FREE_PEOPLES, target) * odds.attacker_wins
            found.append((worth, (*script, DONE, ("attack", PLACES[target]))))
        if taken:
            found.append((4.0 * taken, (*script, DONE, DONE)))
        elif script:
            found.append((0.0, (*script, DONE, DONE)))
    found.sort(key=lambda row: -row[0])
    return [script for _, script in found[:8]]
