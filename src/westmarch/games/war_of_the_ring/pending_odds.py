"""The odds a player may want to see before deciding: of the battle in progress, or of each attack
that is offered. Combat cards and retreats are left out (odds.py)."""

from __future__ import annotations

from typing import Any

from westmarch.games.war_of_the_ring.attack import Attack
from westmarch.games.war_of_the_ring.battle import Battle
from westmarch.games.war_of_the_ring.board import PLACE, PLACES
from westmarch.games.war_of_the_ring.combat_round import CombatRound
from westmarch.games.war_of_the_ring.odds import (
    Force,
    battle_odds,
    expected_hits,
    force_at,
    hit_chances,
)
from westmarch.games.war_of_the_ring.pieces import SIDES
from westmarch.games.war_of_the_ring.seats import side_of
from westmarch.games.war_of_the_ring.siege import is_assault, is_sortie, needed_by_attacker
from westmarch.games.war_of_the_ring.state import War


def pending_odds(s: War) -> dict[str, Any] | None:
    """The odds of the pending battle, or of the attacks to choose from; None without either."""
    for frame in reversed(s.stack):
        if isinstance(frame, Battle):
            going_on = any(isinstance(f, CombatRound) for f in s.stack)
            asked = s.offer.kind if s.offer is not None else ""
            coming = frame.round + (asked in ("cease_or_go_on", "retreat_or_stand"))
            battle = _odds(s, frame.seat, frame.origin, frame.target, coming, going_on)
            return {"exact": True, "battles": [battle] if battle else []}
        if isinstance(frame, Attack) and s.offer is not None and frame.origin >= 0:
            targets = [PLACE[str(a[1])] for a in s.offer.actions if a[0] == "attack"]
            if frame.target >= 0:
                targets = [frame.target]
            found = [_odds(s, frame.seat, frame.origin, target, 1, False) for target in targets]
            return {"exact": True, "battles": [battle for battle in found if battle]}
    return None


def _odds(
    s: War, seat: int, origin: int, target: int, battle_round: int, going_on: bool
) -> dict[str, Any] | None:
    attacking = side_of(s, seat)
    attacker = force_at(s, attacking, origin)
    defender = force_at(s, 1 - attacking, target)
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
