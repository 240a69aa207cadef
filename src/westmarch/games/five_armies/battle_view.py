"""The numbers of the battle going on, as both players know them at the table: dice, target numbers
and why they are what they are, leadership, manoeuvres that can still be chosen."""

from __future__ import annotations

from typing import Any

from westmarch.games.five_armies.rules.battle.battle import Battle
from westmarch.games.five_armies.rules.battle.combat_round import (
    BEORNS_TARGET,
    ROARING_TARGET,
    CombatRound,
)
from westmarch.games.five_armies.rules.catalogue import COMBAT, HAMPERED, HITS_ON, MANOEUVRES
from westmarch.games.five_armies.rules.map.armies import strength_at, walls_stand
from westmarch.games.five_armies.rules.map.board import PLACES, is_ford, is_uphill
from westmarch.games.five_armies.rules.map.pieces import FREE_PEOPLES, SHADOW, SIDES
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.table_cards import ROARING_VOICE, on_table

_ROLLS = CombatRound.sequence.index("combat_roll")
"""At this step what cards do to target numbers is done."""
_ROLLED = CombatRound.sequence.index("effects_before_reroll")


def battle_view(s: Battlefield) -> dict[str, Any] | None:
    """The innermost battle; None without one, and before its attacker has named an army."""
    battle = next((f for f in reversed(s.stack) if isinstance(f, Battle)), None)
    if battle is None or battle.army < 0:
        return None
    r = next((f for f in reversed(s.stack) if isinstance(f, CombatRound)), None)
    going_on = r is not None
    if r is None:
        # Between two rounds: the next one as it would begin now.
        r = CombatRound(
            attacker=battle.attacker,
            place=(battle.place(FREE_PEOPLES), battle.place(SHADOW)),
            region=battle.region,
            number=battle.round,
            first=int(battle.army not in battle.fought),
            beorn=battle.beorn,
            used=battle.used,
            fixed_leadership=battle.fixed_leadership,
        )
    return {
        "attacker": SIDES[battle.attacker],
        "region": PLACES[battle.region],
        "armies": [PLACES[p] for p in battle.armies],
        "round": battle.round,
        "dice_thrown": going_on and r.step >= _ROLLED,
        "sides": {SIDES[side]: _fighter(s, r, side) for side in (FREE_PEOPLES, SHADOW)},
    }


def _fighter(s: Battlefield, r: CombatRound, side: int) -> dict[str, Any]:
    place = r.place[side]
    beorn = r.is_beorn(side)
    why = target_reasons(s, r, side)
    usual = BEORNS_TARGET if beorn else HITS_ON
    return {
        "place": PLACES[place],
        "beorn": beorn,
        "strength": 0 if beorn else strength_at(s, side, place),
        "dice": r.dice_of(s, side),
        "leadership": r.leadership(s, side),
        "target": r.target[side] if r.step >= _ROLLS else _target(why, usual),
        "why": why,
        "bonus": r.roll_bonus[side],
        "reroll_bonus": r.reroll_bonus[side],
        "manoeuvres": [] if beorn else [MANOEUVRES[m] for m in r.available(s, side)],
        "used": [m for i, m in enumerate(MANOEUVRES) if r.used[side] >> i & 1],
    }


def target_reasons(s: Battlefield, r: CombatRound, side: int) -> list[str]:
    """Why a side's target number is not the usual one (b5a.10.19 to b5a.10.21, b5a.12.19)."""
    found = []
    if side == r.attacker:
        origin = r.place[side]
        if walls_stand(s, r.region):
            found.append("walls")
        if r.first and is_ford(origin, r.region):
            found.append("ford")
        if r.first and is_uphill(origin, r.region):
            found.append("uphill")
    if r.event[1 - side] == COMBAT["fierce_defence"]:
        found.append("fierce_defence")
    if not found and r.is_beorn(side) and on_table(s, ROARING_VOICE):
        found.append("roaring_voice")
    return found


def _target(why: list[str], usual: int) -> int:
    """The target number before cards have changed it."""
    if any(reason != "roaring_voice" for reason in why):
        return HAMPERED
    return ROARING_TARGET if why else usual
