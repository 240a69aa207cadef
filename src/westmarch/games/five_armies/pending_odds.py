"""The odds a player may want to see before deciding: of the battle in progress, or of each attack
that is offered. What is open on the table counts: dice that have fallen, cards that have been
revealed. Cards and manoeuvres to come, retreats and routs are left out (odds.py)."""

from __future__ import annotations

from typing import Any, NamedTuple

from westmarch.games.five_armies.odds import (
    Force,
    battle_odds,
    chance_to_hit,
    first_round,
    force_at,
    hampered,
)
from westmarch.games.five_armies.rules.battle.battle import (
    Battle,
    CombinedAttack,
    MoveAndAttack,
    targets_from,
)
from westmarch.games.five_armies.rules.battle.combat_round import CombatRound, is_hit
from westmarch.games.five_armies.rules.catalogue import COMBAT, HAMPERED
from westmarch.games.five_armies.rules.characters.characters import BeornActs
from westmarch.games.five_armies.rules.map.armies import strength_at, units_at
from westmarch.games.five_armies.rules.map.board import PLACE, PLACES
from westmarch.games.five_armies.rules.map.pieces import BEORN, FREE_PEOPLES, SHADOW, SIDES
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.odds import Chances, expected, hit_chances

_STEP = {name: at for at, name in enumerate(CombatRound.sequence)}
_ROLLED, _COUNTED, _PLACED = (
    _STEP["effects_before_reroll"],
    _STEP["attacker_declares"],
    _STEP["effects_remove_damage"],
)
"""From these steps on the dice have fallen, the hits are counted, the Damage is on the armies."""
_BEFORE_ROUND, _OVER = (Battle.sequence.index(n) for n in ("fight_round", "choose_advance"))
"""A battle is at these steps while its next round is being prepared, and when it is over."""
_FOG = COMBAT["dense_fog"]


class Clash(NamedTuple):
    """A battle to look at: armies in the order in which they fight, and the round to come."""

    attacker: int
    armies: tuple[int, ...]
    region: int
    beorn: bool = False
    leadership: tuple[int, int] = (-1, -1)
    fought: tuple[int, ...] = ()
    round: int = 1
    going_on: CombatRound | None = None
    """The round in progress, until its Damage is placed."""


def pending_odds(s: Battlefield) -> dict[str, Any] | None:
    """The odds of the pending battle, or of the attacks to choose from; None without either."""
    for frame in reversed(s.stack):
        clashes: list[Clash] | None = None
        if isinstance(frame, Battle):
            clashes = _in_progress(s, frame)
        elif isinstance(frame, MoveAndAttack):
            clashes = _attacks(s, frame)
        elif isinstance(frame, CombinedAttack):
            clashes = _combined_attacks(s, frame)
        elif isinstance(frame, BeornActs):
            here = s.characters[BEORN]
            clashes = [Clash(FREE_PEOPLES, (here,), r, beorn=True) for r in _offered(s)]
        if clashes is not None:
            found = [_odds(s, clash) for clash in clashes]
            return {"exact": True, "battles": [battle for battle in found if battle]}
    return None


def _offered(s: Battlefield) -> list[int]:
    """Regions that can be attacked now."""
    if s.offer is None:
        return []
    return [PLACE[str(a[1])] for a in s.offer.actions if a[0] == "attack"]


def _in_progress(s: Battlefield, battle: Battle) -> list[Clash]:
    """The battle being fought: this round, or the next when the Damage of this one is placed;
    nothing when there will be no other."""
    r = next((f for f in s.stack if isinstance(f, CombatRound)), None)
    fought = battle.fought
    if r is not None and r.step >= _PLACED:
        if _FOG in r.event:
            return []
        r = None
    elif r is not None and r.first:
        fought = tuple(p for p in fought if p != battle.army)
    if battle.step >= _OVER:
        return []
    before = r is not None or battle.step == _BEFORE_ROUND
    armies = [p for p in battle.armies if battle.alive(s, battle.attacker, p)]
    armies.sort(key=lambda p: (p != battle.army, -strength_at(s, battle.attacker, p)))
    return [
        Clash(
            battle.attacker,
            tuple(armies),
            battle.region,
            bool(battle.beorn),
            battle.fixed_leadership,
            fought,
            battle.round + (not before),
            r,
        )
    ]


def _attacks(s: Battlefield, frame: MoveAndAttack) -> list[Clash]:
    """What the chosen army can attack; while none is chosen, what each army can."""
    side = frame.side
    leadership = (frame.leadership, -1) if side == FREE_PEOPLES else (-1, frame.leadership)
    pairs = [(frame.army, region) for region in _offered(s)]
    if s.offer is not None and s.offer.kind == "choose_attacker":
        origins = [PLACE[str(a[1])] for a in s.offer.actions if a[0] == "lead"]
        pairs = [
            (p, region)
            for p in origins
            if frame.why_not_attack_from(s, p) is None
            for region in targets_from(s, side, p)
        ]
    return [
        Clash(side, (p,), region, _is_beorns(s, side, region), leadership) for p, region in pairs
    ]


def _combined_attacks(s: Battlefield, frame: CombinedAttack) -> list[Clash]:
    """All armies that can take part; once two are chosen, these."""
    regions = [frame.target] if frame.target >= 0 else _offered(s)
    found = []
    for region in regions:
        armies = frame.armies if len(frame.armies) > 1 else tuple(frame.around(s, region))
        armies = tuple(sorted(armies, key=lambda p: -strength_at(s, frame.side, p)))
        found.append(Clash(frame.side, armies, region, _is_beorns(s, frame.side, region)))
    return found


def _is_beorns(s: Battlefield, side: int, region: int) -> bool:
    return side == SHADOW and s.characters[BEORN] == region


def _odds(s: Battlefield, clash: Clash) -> dict[str, Any] | None:
    side = clash.attacker
    forces = tuple(
        force_at(
            s,
            side,
            p,
            beorn=clash.beorn and side == FREE_PEOPLES,
            leadership=clash.leadership[side],
        )
        for p in clash.armies
    )
    defender = force_at(
        s,
        1 - side,
        clash.region,
        defends=True,
        beorn=clash.beorn and side == SHADOW,
        leadership=clash.leadership[1 - side],
    )
    if not forces or not forces[0].left[0] or not defender.left[0]:
        return None
    hard = tuple(hampered(p, clash.region) and p not in clash.fought for p in clash.armies)
    opening = first_round(forces[0], defender, hard[0])
    needed = [defender.hits_on, defender.hits_on]
    needed[side] = HAMPERED if hard[0] or defender.walls else forces[0].hits_on
    dice = [defender.dice[0], defender.dice[0]]
    dice[side] = forces[0].dice[0]
    once = False
    r = clash.going_on
    if r is not None:
        once = r.step > _STEP["reveal_cards"] and _FOG in r.event
        if r.step >= _ROLLED:
            opening = _hits_on(s, r, side), _hits_on(s, r, 1 - side)
            needed = list(r.target)
            dice = [len(r.black(x)) + len(r.white(x)) for x in (FREE_PEOPLES, SHADOW)]
    ending = battle_odds(forces, defender, hard, (tuple(opening[0]), tuple(opening[1])), once=once)

    def told(which: int, place: int, force: Force, hits: Chances) -> dict[str, Any]:
        return {
            **_army(s, which, place, force),
            "dice": dice[which],
            "needed": needed[which],
            "hits": list(hits),
            "expected_hits": expected(hits),
        }

    return {
        "origin": PLACES[clash.armies[0]],
        "armies": [PLACES[p] for p in clash.armies],
        "target": PLACES[clash.region],
        "form": "combined" if len(clash.armies) > 1 else "walls" if defender.walls else "field",
        "round": clash.round,
        "round_going_on": r is not None,
        "attacker": told(side, clash.armies[0], forces[0], opening[1]),
        "defender": told(1 - side, clash.region, defender, opening[0]),
        "whole_battle": ending._asdict(),
    }


def _hits_on(s: Battlefield, r: CombatRound, side: int) -> tuple[float, ...]:
    """Chances of Damage to a side in a round whose dice have fallen: the enemy's hits, and his
    leader re-roll as far as it is still to come."""
    if r.step >= _COUNTED:
        return (*(0.0 for _ in range(r.inflicted[side])), 1.0)
    enemy = 1 - side
    dice = (*r.black(enemy), *r.white(enemy))
    certain = sum(is_hit(d, r.roll_bonus[enemy], r.target[enemy]) for d in dice)
    again = 0
    if r.step <= _STEP["attacker_rerolls" if enemy == r.attacker else "defender_rerolls"]:
        again = 0 if r.no_reroll[enemy] else len(dice) - certain
        if not r.is_beorn(enemy):
            again = min(again, max(0, r.leadership(s, enemy)))
    chance = chance_to_hit(r.target[enemy], r.reroll_bonus[enemy])
    certain += r.hits[enemy]
    return (*(0.0 for _ in range(certain)), *hit_chances(again, 0, chance, chance))


def _army(s: Battlefield, side: int, place: int, force: Force) -> dict[str, Any]:
    """One side's army, or Beorn."""
    beorn = side == FREE_PEOPLES and s.characters[BEORN] == place and not s.fp_units[place]
    return {
        "side": SIDES[side],
        "units": units_at(s, side, place),
        "strength": force.dice[0] if beorn else strength_at(s, side, place),
        "damage": s.damage[place],
        "wrath": s.wrath if beorn else 0,
        "walls": force.walls,
        "leadership": force.leadership,
    }
