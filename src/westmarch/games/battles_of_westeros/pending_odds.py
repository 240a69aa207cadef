"""The odds a player may want to see before deciding: of the attack in progress, or of each attack
that could be made: by the units that can be ordered from where they stand, by a unit that moves
from wherever it may move and attack. From public knowledge; see odds.py for what is left out."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

from westmarch.games.battles_of_westeros.odds import (
    Prospect,
    after_rolling,
    attack_odds,
    blow,
    dogs_odds,
    outcomes,
    prepared,
    prospect,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.movement import MoveUnit, lengths, reach
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    DOGS_OF_WAR,
    SYMBOL,
    SYMBOLS,
    VALOR,
)
from westmarch.games.battles_of_westeros.rules.cards.commanders import Direwolf
from westmarch.games.battles_of_westeros.rules.combat.attack import (
    ATTACK_KINDS,
    COUNTER,
    DOGS,
    MELEE,
    NO_PARTING_BLOW,
    PARTING,
    SHOT,
    Attack,
    PartingBlow,
    dice_count,
)
from westmarch.games.battles_of_westeros.rules.combat.sight import attack_targets, dogs_targets
from westmarch.games.battles_of_westeros.rules.round.orders import ChooseDeed, Orders
from westmarch.games.battles_of_westeros.rules.state import ATTACKED, MOVED, NO_ATTACK, Field
from westmarch.kernel.engine.decision import Decision
from westmarch.kernel.engine.state import clone

ROLLED = Attack.sequence.index("flank_reroll")
OVER = Attack.sequence.index("apply_hits")
TURN = ("choose_action", "choose_commander", "choose_commands", "tactic")
"""Decisions before the units of a turn are chosen."""


def pending_odds(s: Field) -> dict[str, Any] | None:
    """The odds of the attack in progress, or of the attacks to choose from; None without either."""
    if s.offer is None or s.setting_up:
        return None
    going_on = _in_progress(s, s.offer)
    found = [going_on] if going_on else list(_offered(s, s.offer))
    return {"exact": True, "in_progress": bool(going_on), "attacks": found} if found else None


# ---- an attack that is being made


def _in_progress(s: Field, d: Decision) -> dict[str, Any] | None:
    if d.kind not in ("flank_reroll", "reroll", "use_ability", "change_places"):
        return None
    for frame in reversed(s.stack):
        if isinstance(frame, Attack):
            return _going_on(s, frame, d) if frame.step <= OVER else None
    return None


def _going_on(s: Field, attack: Attack, d: Decision) -> dict[str, Any]:
    if attack.step < ROLLED:
        attack = _counted(s, attack)
        return _entry(s, attack, attack_odds(s, attack))
    made = blow(s, attack)
    rerolled = attack.step > ROLLED
    found = outcomes(
        [(attack.results, 1.0)], made.rank, made.valor, made.flank and not rerolled, made.rerolls
    )
    entry = _entry(s, attack, prospect(s, attack.target, found, made.protection))
    entry["rolled"] = dict(zip(SYMBOLS, attack.results, strict=True))
    if d.kind in ("flank_reroll", "reroll"):
        choices = []
        for action in d.actions:
            again = list(attack.again)
            if action[0] == "reroll":
                again = [SYMBOL[str(action[1])]] * attack.results[SYMBOL[str(action[1])]]
            elif action[0] == "reroll_one":
                again.append(SYMBOL[str(action[1])])
            then = outcomes(
                after_rolling(attack.results, again),
                made.rank,
                made.valor,
                False,
                made.rerolls if d.kind == "flank_reroll" else 0,
            )
            after = prospect(s, attack.target, then, made.protection)
            choices.append({"action": list(action), **_chances(after)})
        entry["choices"] = choices
    return entry


def _counted(s: Field, attack: Attack) -> Attack:
    """A copy of an attack with its dice counted as they will be."""
    counted = copy(attack)
    counted.dice = dice_count(s, attack)
    if attack.kind in (MELEE, SHOT, DOGS):
        counted.rerolls += effects.total(s, effects.REROLL, attack.attacker)
    return counted


# ---- attacks that could be made


def _offered(s: Field, d: Decision) -> Iterator[dict[str, Any]]:
    frame = s.stack[-1]
    if isinstance(frame, ChooseDeed):
        yield from _standing(s, frame.unit)
    elif isinstance(frame, Direwolf):
        for target in (s.unit_at[HEX[str(a[1])]] for a in d.actions):
            yield _dogs(s, frame.leader, target)
    elif isinstance(frame, PartingBlow):
        yield _struck(s, frame.striker, frame.leaver, PARTING)
    elif isinstance(frame, Attack) and d.kind == "counterattack":
        yield _struck(s, frame.target, frame.attacker, COUNTER)
    elif isinstance(frame, Attack) and d.kind == "pursuit_attack":
        for target in attack_targets(s, frame.attacker):
            yield _struck(s, frame.attacker, target)
    elif isinstance(frame, MoveUnit):
        yield from _moving(s, frame, d)
    elif isinstance(frame, Orders):
        for unit in s.ordered:
            yield from _standing(s, unit)
    elif d.kind in TURN:
        for unit in army.units_of(s, d.seat):
            if s.active[unit]:
                yield from _standing(s, unit)
    elif d.kind in ("order_unit", "choose_units"):
        offered = [s.unit_at[HEX[str(a[1])]] for a in d.actions if a[0] == "choose_unit"]
        for unit in (*s.ordered, *offered):
            yield from _standing(s, unit)


def _standing(s: Field, unit: int) -> Iterator[dict[str, Any]]:
    """The attacks of a unit from where it stands."""
    if s.hex[unit] < 0 or s.turn[unit] & (ATTACKED | NO_ATTACK):
        return
    for target in attack_targets(s, unit):
        yield _struck(s, unit, target)
    if army.keyword(s, unit, DOGS_OF_WAR) and not s.turn[unit] & MOVED and s.foe[unit] < 0:
        if not s.fire[s.hex[unit]]:
            for target in dogs_targets(s, s.hex[unit], s.house[unit]):
                yield _dogs(s, unit, target)


def _moving(s: Field, frame: MoveUnit, d: Decision) -> Iterator[dict[str, Any]]:
    """Before leaving a fight the blow that may be struck, then the attacks of the unit from where
    it is and from every hex it may move to and attack from."""
    unit = frame.unit
    if d.kind == "disengage":
        if s.commander[unit] not in NO_PARTING_BLOW and not s.fire[s.hex[s.foe[unit]]]:
            yield _struck(s, s.foe[unit], unit, PARTING)
    if frame.granted:
        return
    yield from _standing(s, unit)
    if d.kind != "move":
        return
    able = reach(s, unit, lengths(s, unit)[0])
    for action in d.actions:
        h = HEX[str(action[1])] if action[0] == "move" else -1
        if h in able:
            c = clone(s)
            army.shift(c, unit, h)
            c.turn[unit] |= MOVED
            yield from _standing(c, unit)


def _struck(s: Field, attacker: int, target: int, kind: int = -1) -> dict[str, Any]:
    attack = prepared(s, attacker, target, kind)
    return _entry(s, attack, attack_odds(s, attack))


def _dogs(s: Field, unit: int, target: int) -> dict[str, Any]:
    return _entry(s, prepared(s, unit, target, DOGS), dogs_odds(s, unit, target))


def _entry(s: Field, attack: Attack, found: Prospect) -> dict[str, Any]:
    made = blow(s, attack)
    hit_by = [SYMBOLS[made.rank], *([SYMBOLS[VALOR]] if made.valor else [])]
    return {
        "attacker": attack.attacker,
        "target": attack.target,
        "from": HEXES[s.hex[attack.attacker]],
        "to": HEXES[s.hex[attack.target]],
        "how": ATTACK_KINDS[attack.kind],
        "flank": made.flank,
        "dice": made.dice if attack.kind != DOGS else None,
        "rerolls": made.rerolls,
        "hit_by": hit_by,
        "protection": made.protection,
        **_chances(found),
        "rolled": None,
        "choices": [],
    }


def _chances(found: Prospect) -> dict[str, Any]:
    return {
        "hits": list(found.hits),
        "expected_hits": found.expected_hits,
        "morale": list(found.morale),
        "eliminates": found.eliminates,
    }
