"""Battles: cards and manoeuvres, re-rolls, casualties, going on or leaving."""

from __future__ import annotations

from westmarch.bots.five_armies.balance import POINTS, UNIT_WORTH, power, turns_left
from westmarch.bots.five_armies.evaluation import CHARACTER_WORTH, urgency
from westmarch.games.five_armies.odds import battle_odds, force_at, hampered
from westmarch.games.five_armies.rules.actions import DONE, NO, YES
from westmarch.games.five_armies.rules.battle.battle import (
    CEASE,
    FIGHT_ON,
    STAND,
    Battle,
)
from westmarch.games.five_armies.rules.battle.combat_round import (
    CombatRound,
    is_hit,
    round_in_progress,
)
from westmarch.games.five_armies.rules.cards.combat_effects import DISMISS_LEADER
from westmarch.games.five_armies.rules.cards.manoeuvres import DISMISS_LEADERS, SUFFER
from westmarch.games.five_armies.rules.catalogue import (
    MOST_COMBAT_DICE,
)
from westmarch.games.five_armies.rules.map.armies import (
    characters_at,
    count_at,
    leadership_at,
    strength_at,
    units_at,
    walls_stand,
)
from westmarch.games.five_armies.rules.map.board import (
    DEFENCE,
    HAS_CONTROL,
    HOLDINGS,
    PLACE,
)
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    BOLG,
    CHARACTER,
    DWARF_REGULAR,
    FREE_PEOPLES,
    GOBLIN,
    SHADOW,
    STRENGTH,
    UNIT,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.odds import BattleOdds

HOLDING_WORTH: dict[int, float] = {
    r: 2.2 * points for r, points in zip(HOLDINGS, POINTS, strict=True)
}
CEASE_BELOW = -0.3
"""An attack that promises less is broken off; one may also cease later, so a little below 0."""


def battle_of(s: Battlefield) -> Battle:
    """The battle going on."""
    for frame in reversed(s.stack):
        if isinstance(frame, Battle):
            return frame
    raise AssertionError("no battle is in progress")


# ---- dice and abilities


def reroll(s: Battlefield, d: Decision) -> Action:
    """As many dice as possible, black ones first while the ability still needs a hit."""
    r = round_in_progress(s)
    side = d.seat
    hit = any(is_hit(die, r.roll_bonus[side], r.target[side]) for die in r.black(side))
    wants_black = -1 if hit else 1
    return max(d.actions, key=lambda a: (int(a[1]) + int(a[2]), wants_black * int(a[1])))


def use_ability(s: Battlefield, d: Decision) -> Action:
    """Nearly always; what costs something only where it pays."""
    r = round_in_progress(s)
    side = d.seat
    card = r.manoeuvre[side]
    own, enemy = r.place[side], r.place[1 - side]
    if card == DWARF_REGULAR:
        coming = s.damage[own] + r.inflicted[side]
        return YES if coming > units_at(s, side, own) else NO
    if card == GOBLIN:
        mine = 2 * units_at(s, side, own) - s.damage[own]
        theirs = 2 * units_at(s, 1 - side, enemy) - s.damage[enemy]
        return YES if mine > 1 and mine >= theirs - 1 else NO
    return YES


def fell_race(s: Battlefield, d: Decision) -> Action:
    """Leadership tokens go before units do; never a character."""
    if DISMISS_LEADERS in d.actions:
        return DISMISS_LEADERS
    return SUFFER


def captain(s: Battlefield, d: Decision) -> Action:
    """A leadership token for two Damage; else nobody where that is allowed, or who is missed
    least."""
    for action in (DISMISS_LEADER, DONE):
        if action in d.actions:
            return action
    return min(d.actions, key=lambda a: CHARACTER_WORTH.get(CHARACTER[str(a[1])], 0.0))


def bodyguard(s: Battlefield, d: Decision) -> Action:
    """Where the damage would cost more than one token."""
    frame = s.stack[-1]
    if isinstance(frame, CombatRound):
        amount, place = frame.inflicted[SHADOW], frame.place[SHADOW]
    else:
        amount, place = int(getattr(frame, "amount", 2)), s.characters[BOLG]
    left = 2 * s.shadow_units[place] - s.damage[place]
    return YES if amount >= 3 or amount >= left - 1 or (amount == 2 and s.bodyguards > 1) else NO


def vanish(s: Battlefield, d: Decision) -> Action:
    """Bilbo takes two Damage away."""
    frame = s.stack[-1]
    return YES if s.damage[int(getattr(frame, "place", 0))] >= 2 else NO


def armour(s: Battlefield, d: Decision) -> Action:
    """Shining Armour takes what it can hold, more only when it saves the army."""
    room = max(0, 5 - s.armour)
    most = max(int(a[1]) for a in d.actions)
    frame = s.stack[-1]
    place = int(getattr(frame, "place", 0))
    if s.damage[place] >= 2 * s.fp_units[place]:
        return ("choose_number", most)
    return ("choose_number", min(most, room))


def casualties(s: Battlefield, d: Decision) -> Action:
    """Only what must go, the weakest first: tokens weigh less than units."""
    if DONE in d.actions:
        return DONE
    place = int(getattr(s.stack[-1], "place", 0))
    dice = strength_at(s, d.seat, place)

    def price(action: Action) -> float:
        kind = UNIT[str(action[1])]
        lost = min(MOST_COMBAT_DICE, dice) - min(MOST_COMBAT_DICE, dice - STRENGTH[kind])
        return UNIT_WORTH[kind] + lost - 0.05 * count_at(s, place, kind)

    return min(d.actions, key=price)


# ---- going on


def odds_of(s: Battlefield, side: int, origin: int, target: int, again: bool = False) -> BattleOdds:
    """How an attack from a place on another would end. `again`: not its first round."""
    beorn = s.characters[BEORN]
    return battle_odds(
        (force_at(s, side, origin, beorn=side == FREE_PEOPLES and beorn == origin),),
        force_at(s, 1 - side, target, defends=True, beorn=side == SHADOW and beorn == target),
        (not again and hampered(origin, target),),
    )


def unit_prices(s: Battlefield) -> tuple[float, float]:
    """What a unit of each side is worth, on average."""
    return 1.15, 0.65 * urgency(turns_left(s))


def stake(s: Battlefield, side: int, place: int) -> float:
    """What else is lost with an army: its characters."""
    total = 0.0
    for c in characters_at(s, side, place):
        total += 60.0 if c == BOLG else CHARACTER_WORTH[c]
    return total


def prize(s: Battlefield, attacker: int, target: int) -> float:
    """What the battle region itself is worth to the attacker."""
    if not HAS_CONTROL[target] or s.shadow_control[target] == (attacker == SHADOW):
        return 0.0
    return HOLDING_WORTH[target]


def worth_of_attack(s: Battlefield, side: int, origin: int, target: int, again: bool) -> float:
    """What fighting on to the end brings the attacker on balance."""
    odds = odds_of(s, side, origin, target, again)
    own, theirs = units_at(s, side, origin), units_at(s, 1 - side, target)
    prices = unit_prices(s)
    lost = (own - odds.attackers_left) * prices[side]
    killed = (theirs - odds.defenders_left) * prices[1 - side]
    dead = odds.attacker_wins + odds.both_destroyed
    fallen = odds.defender_wins + odds.both_destroyed
    worth = odds.attacker_wins * prize(s, side, target) + killed - lost
    worth += dead * stake(s, 1 - side, target) - fallen * stake(s, side, origin)
    if walls_stand(s, target):
        worth += 0.3 * min(DEFENCE[target] - s.wall_damage[target], 2)
    return worth


def cease(s: Battlefield, d: Decision) -> Action:
    """Fight on while it pays."""
    battle = battle_of(s)
    if battle.is_beorn(battle.attacker):
        return FIGHT_ON if s.wrath > 3 or odds_of_beorn(s, battle) > 0.7 else CEASE
    best = max(
        worth_of_attack(s, battle.attacker, p, battle.region, p in battle.fought)
        for p in battle.armies
    )
    return FIGHT_ON if best > CEASE_BELOW else CEASE


def odds_of_beorn(s: Battlefield, battle: Battle) -> float:
    """Beorn's chance to destroy the army he attacks."""
    return odds_of(s, FREE_PEOPLES, battle.army, battle.region, True).attacker_wins


def leave(s: Battlefield, d: Decision) -> Action:
    """Stand where the place is worth it or the battle can be won; else get away."""
    battle = battle_of(s)
    side, region = battle.defender, battle.region
    away = next(a for a in d.actions if a != STAND)
    if battle.is_beorn(side):
        odds = odds_of(s, SHADOW, battle.armies[0], region, True)
        return away if odds.attacker_wins > 0.35 else STAND
    worst = max(
        worth_of_attack(s, battle.attacker, p, region, p in battle.fought) for p in battle.armies
    )
    units, damage = units_at(s, side, region), s.damage[region]
    fall = max(0, damage // 2) if away == ("rout",) else 0
    if fall >= units:
        return STAND
    leaving = fall * unit_prices(s)[side] + prize(s, battle.attacker, region)
    if away == ("rout",) and units - fall <= 1:
        leaving += 0.5
    return away if worst > leaving else STAND


def name_army(s: Battlefield, d: Decision) -> Action:
    """The army of a combined attack that does best in the round to come."""
    battle = battle_of(s)

    def worth(action: Action) -> float:
        place = PLACE[str(action[1])]
        again = place in battle.fought
        bolg = 2.0 if s.characters[BOLG] == place and battle.attacker == SHADOW else 0.0
        hurt = 0.15 * s.damage[place]
        hard = 0.6 if not again and hampered(place, battle.region) else 0.0
        lead = 0.2 * leadership_at(s, battle.attacker, place)
        return power(s, battle.attacker, place) + lead - hurt - hard - bolg

    return max(d.actions, key=worth)


def advance(s: Battlefield, d: Decision) -> Action:
    """Into a holding, or nearer to one; an army that holds something stays."""
    battle = battle_of(s)
    side = battle.attacker
    moves = [a for a in d.actions if a != DONE]
    if not moves:
        return DONE
    best = max(moves, key=lambda a: power(s, side, PLACE[str(a[1])]))
    origin = PLACE[str(best[1])]
    if prize(s, side, battle.region):
        return best
    if HAS_CONTROL[origin]:
        return DONE
    return best if side == SHADOW else DONE
