"""The odds a player may want to see before deciding: of the battle in progress, or of each attack
that is offered. Combat cards and retreats are left out (odds.py)."""

from __future__ import annotations

from typing import Any

from westmarch.games.war_of_the_ring.odds import (
    Force,
    battle_odds,
    expected_hits,
    force_at,
    hit_chances,
)
from westmarch.games.war_of_the_ring.rules.battle.attack import (
    Attack,
    targets_of,
    why_not_attack_from,
    why_not_target,
)
from westmarch.games.war_of_the_ring.rules.battle.battle import Battle
from westmarch.games.war_of_the_ring.rules.battle.combat_round import CombatRound
from westmarch.games.war_of_the_ring.rules.battle.siege import (
    is_assault,
    is_sortie,
    needed_by_attacker,
)
from westmarch.games.war_of_the_ring.rules.map.board import INSIDE, PLACE, PLACES, REARGUARD
from westmarch.games.war_of_the_ring.rules.map.pieces import FREE_PEOPLES, SIDES
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import War


def pending_odds(s: War) -> dict[str, Any] | None:
    """The odds of the pending battle, or of the attacks to choose from; None without either."""
    for frame in reversed(s.stack):
        if isinstance(frame, Battle):
            return {"exact": True, "battles": _of_battle(s, frame)}
        if isinstance(frame, Attack) and s.offer is not None:
            pairs = _to_choose_from(s, frame)
            found = [_odds(s, frame.seat, origin, target, 1, False) for origin, target in pairs]
            return {"exact": True, "battles": [battle for battle in found if battle]}
    return _of_deeds(s)


def _of_battle(s: War, frame: Battle) -> list[dict[str, Any]]:
    """Where the defenders may withdraw into their Stronghold, first the field, then the walls."""
    going_on = any(isinstance(f, CombatRound) for f in s.stack)
    asked = s.offer.kind if s.offer is not None else ""
    coming = frame.round + (asked in ("cease_or_go_on", "retreat_or_stand"))
    found = [_odds(s, frame.seat, frame.origin, frame.target, coming, going_on)]
    if asked == "field_battle_or_siege":
        walls = INSIDE[frame.target]
        found.append(_odds(s, frame.seat, frame.origin, walls, 1, False, stand=frame.target))
    return [battle for battle in found if battle]


def _to_choose_from(s: War, frame: Attack) -> list[tuple[int, int]]:
    """Origin and target of each attack that can still be chosen."""
    if frame.target >= 0:
        return [(frame.origin, frame.target)]
    assert s.offer is not None
    if frame.origin >= 0:
        return [(frame.origin, PLACE[str(a[1])]) for a in s.offer.actions if a[0] == "attack"]
    side = side_of(s, frame.seat)
    return [
        (origin, target)
        for action in s.offer.actions
        if action[0] == "attack_from"
        for origin in (PLACE[str(action[1])],)
        for target in frame.possible_targets(s, origin)
        if why_not_target(s, side, target) is None
    ]


def _of_deeds(s: War) -> dict[str, Any] | None:
    """The odds of every attack a die allows, before it is used for one: with a single Army and a
    single target that choice is the last."""
    if s.offer is None:
        return None
    seat = s.offer.seat
    side = side_of(s, seat)
    for action in s.offer.actions:
        if action[0] != "act" or action[1] not in ("attack", "attack_led"):
            continue
        led = int(action[1] == "attack_led")
        own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
        found = [
            _odds(s, seat, origin, target, 1, False)
            for origin in range(REARGUARD)
            if own[origin]
            for target in targets_of(s, side, origin)
            if why_not_attack_from(s, seat, origin, target, led) is None
        ]
        return {"exact": True, "battles": [battle for battle in found if battle]}
    return None


def _odds(
    s: War,
    seat: int,
    origin: int,
    target: int,
    battle_round: int,
    going_on: bool,
    stand: int = -1,
) -> dict[str, Any] | None:
    """`stand`: where the defenders are now, if not yet at the target."""
    attacking = side_of(s, seat)
    attacker = force_at(s, attacking, origin)
    defender = force_at(s, 1 - attacking, target if stand < 0 else stand)
    if not _units(attacker) or not _units(defender):
        return None
    needed = needed_by_attacker(target, battle_round)
    after = needed_by_attacker(target, battle_round + 1)
    ending = battle_odds(
        attacker,
        defender,
        attacker_needed=after,
        first_attacker_needed=needed if needed != after else 0,
        rounds=1 if is_assault(target) else 0,
    )
    return {
        "origin": PLACES[origin],
        "target": PLACES[target],
        "form": "assault" if is_assault(target) else "sortie" if is_sortie(origin) else "field",
        "round": battle_round,
        "round_going_on": going_on,
        "attacker": _side(SIDES[attacking], attacker, needed),
        "defender": _side(SIDES[1 - attacking], defender, 5),
        "whole_battle": ending._asdict(),
    }


def _units(force: Force) -> int:
    return force.regulars + force.elites


def _side(side: str, force: Force, needed: int) -> dict[str, Any]:
    """One side's Army, and the hits it may score in one round."""
    strength = _units(force) + force.captains
    return {
        "side": side,
        **force._asdict(),
        "strength": strength,
        "needed": needed,
        "hits": list(hit_chances(strength, force.leadership, needed)),
        "expected_hits": expected_hits(strength, force.leadership, needed),
    }
