"""Decisions in battle, by rules of thumb and by odds."""

from __future__ import annotations

from westmarch.bots.war_of_the_ring.cards import CARD_WORTH, combat_worth, keep_worth
from westmarch.bots.war_of_the_ring.odds import mean_hits, win_chance
from westmarch.bots.war_of_the_ring.threats import hit_points, leadership
from westmarch.games.war_of_the_ring.rules.actions import DONE, NO, YES
from westmarch.games.war_of_the_ring.rules.battle.attack import targets_of
from westmarch.games.war_of_the_ring.rules.battle.battle import (
    CEASE,
    CONTINUE,
    STAND,
    Battle,
    battle_of,
)
from westmarch.games.war_of_the_ring.rules.battle.casualties import Casualties
from westmarch.games.war_of_the_ring.rules.battle.combat_round import NO_COMBAT_CARD, round_of
from westmarch.games.war_of_the_ring.rules.battle.retreat import ADVANCE_ALL, AdvanceAfterBattle
from westmarch.games.war_of_the_ring.rules.battle.siege import FIGHT, WITHDRAW
from westmarch.games.war_of_the_ring.rules.catalogue import CARD
from westmarch.games.war_of_the_ring.rules.map.armies import (
    leaders_at,
    units_at,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    CITY,
    FORTIFICATION,
    HOME_SIDE,
    IS_SETTLEMENT,
    NEIGHBOURS,
    PLACE,
    REGION,
    REGION_COUNT,
    REGION_OF_PLACE,
    SETTLEMENT,
    STRONGHOLD,
    VICTORY_POINTS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ELITE,
    FIGURE,
    FREE_PEOPLES,
    IS_UNIT,
    ISENGARD,
    KINDS,
    SARUMAN,
    SHADOW,
    TYPE_OF_KIND,
    elite_of,
)
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import hand_limit
from westmarch.kernel.engine.decision import Action, Decision


def number_needed(target: int) -> int:
    """What the attacker needs on a die, on the whole: 6 against walls."""
    return 6 if target >= REGION_COUNT else 5


def odds(s: War, side: int, origin: int, target: int) -> float:
    """The attacker's chance to win the battle, fought to the end in the open or at the walls."""
    enemy = 1 - side
    return win_chance(
        min(units_at(s, side, origin), 10),
        hit_points(s, side, origin),
        min(5, leadership(s, side, origin)),
        min(units_at(s, enemy, target), 10),
        hit_points(s, enemy, target),
        min(5, leadership(s, enemy, target)),
        number_needed(target),
    )


def exchange(s: War, side: int, origin: int, target: int) -> float:
    """Hits dealt for each hit taken in one round of this battle."""
    enemy = 1 - side
    given = mean_hits(units_at(s, side, origin), leadership(s, side, origin), number_needed(target))
    taken = mean_hits(units_at(s, enemy, target), leadership(s, enemy, target), 5)
    return given / max(taken, 0.1)


# ---- the attacker


def cease_or_go_on(s: War, d: Decision) -> Action:
    """Go on while the odds are good; at the walls, while an Elite pays for a likely capture."""
    battle = battle_of(s)
    side = side_of(s, d.seat)
    chance = odds(s, side, battle.origin, battle.target)
    if CONTINUE in d.actions:
        if battle.target >= REGION_COUNT:  # rounds of a card that cost nothing
            return CONTINUE if chance > 0.15 else CEASE
        wanted = 0.4 if VICTORY_POINTS[REGION_OF_PLACE[battle.target]] else 0.5
        return CONTINUE if chance >= wanted else CEASE
    elites = [a for a in d.actions if a != CEASE]
    if not elites:
        return CEASE
    defender = hit_points(s, 1 - side, battle.target)
    mine = units_at(s, side, battle.origin)
    likely = mean_hits(mine, leadership(s, side, battle.origin), 6)
    if chance < 0.45 or likely < 0.75 * defender:
        return CEASE
    return min(elites, key=lambda a: _elite_worth(s, FIGURE[str(a[1])]))


def _elite_worth(s: War, kind: int) -> float:
    """Elites of Isengard lead while Saruman is there."""
    return 1.5 if kind == elite_of(ISENGARD) and s.characters[SARUMAN] >= 0 else 1.0


def rearguard(s: War, d: Decision) -> Action:
    """Everybody fights; a garrison stays behind when the victors advance."""
    return DONE


def garrison_wanted(s: War, side: int, region: int) -> int:
    """Units that should stay in a region: in a Settlement of one's own that the enemy could walk
    into."""
    if not IS_SETTLEMENT[region] or s.control[region] != side or VICTORY_POINTS[region] == 0:
        return 0
    enemies = s.shadow_units if side == FREE_PEOPLES else s.fp_units
    near = sum(enemies[r] for r in NEIGHBOURS[region])
    far = sum(enemies[q] for r in NEIGHBOURS[region] for q in NEIGHBOURS[r] if q != region)
    if side == SHADOW:
        return 2 if near >= 3 else 1 if near or far >= 2 else 0
    return 5 if near >= 5 else 3 if near else 2 if far >= 3 else 1


def advance(s: War, d: Decision) -> Action:
    """Move in after a won battle, leaving a garrison where one is wanted."""
    frame = s.stack[-1]
    assert isinstance(frame, AdvanceAfterBattle)
    side, origin = frame.side, frame.origin
    if origin >= REGION_COUNT:
        return ADVANCE_ALL if ADVANCE_ALL in d.actions else DONE
    keep = garrison_wanted(s, side, origin)
    worth_going = (
        IS_SETTLEMENT[frame.region] or SETTLEMENT[frame.region] == FORTIFICATION or side == SHADOW
    )
    if side == FREE_PEOPLES and not _safe(s, side, frame.region, units_at(s, side, origin)):
        worth_going = worth_going and bool(VICTORY_POINTS[frame.region])
    if not worth_going and HOME_SIDE[origin] == side and IS_SETTLEMENT[origin]:
        return DONE
    if ADVANCE_ALL in d.actions:
        if not keep:
            return ADVANCE_ALL
        if units_at(s, side, origin) <= keep:
            return DONE if not VICTORY_POINTS[frame.region] else ADVANCE_ALL
    elif units_at(s, side, origin) <= keep:
        return DONE
    return _best_of(s, d.actions, "advance_with")


def _safe(s: War, side: int, region: int, units: int) -> bool:
    """Whether an Army of so many units may stand in a region without fear."""
    enemies = s.fp_units if side == SHADOW else s.shadow_units
    return max((enemies[r] for r in NEIGHBOURS[region]), default=0) < 1.5 * units


def _best_of(s: War, actions: list[Action], verb: str) -> Action:
    """The strongest unit among the choices, else a Leader or Character, else done."""
    units = [a for a in actions if a[0] == verb and IS_UNIT[FIGURE[str(a[1])]]]
    if units:
        return max(units, key=lambda a: TYPE_OF_KIND[FIGURE[str(a[1])]] == ELITE)
    others = [a for a in actions if a != DONE]
    return others[0] if others else actions[0]


# ---- the defender


def field_or_siege(s: War, d: Decision) -> Action:
    """Into the Stronghold before a stronger enemy, unless it has room for too few."""
    battle = battle_of(s)
    side = side_of(s, d.seat)
    units = units_at(s, side, battle.target)
    chance = odds(s, 1 - side, battle.origin, battle.target)
    if units > 6 and chance < 0.6:
        return FIGHT
    return WITHDRAW if chance > 0.25 else FIGHT


def retreat_or_stand(s: War, d: Decision) -> Action:
    """Stand where a Settlement is at stake or the battle can be won; else save the Army."""
    battle = battle_of(s)
    side = side_of(s, d.seat)
    chance = odds(s, 1 - side, battle.origin, battle.target)
    region = battle.target
    stake = VICTORY_POINTS[region] if s.control[region] == side else 0
    if chance < 0.5 + 0.15 * stake:
        return STAND
    ways = [a for a in d.actions if a != STAND]
    best = max(ways, key=lambda a: refuge_worth(s, side, REGION[str(a[1])]))
    if refuge_worth(s, side, REGION[str(best[1])]) < -3.0:
        return STAND
    return best


def refuge_worth(s: War, side: int, region: int) -> float:
    """How good a region is to retreat to."""
    enemies = s.fp_units if side == SHADOW else s.shadow_units
    worth = 0.0
    if IS_SETTLEMENT[region] and s.control[region] == side:
        worth += {STRONGHOLD: 3.0, CITY: 2.0}.get(SETTLEMENT[region], 1.0)
    worth += 0.6 * min(6, units_at(s, side, region))
    if units_at(s, side, region) > 7:
        worth -= 3.0
    worth -= 0.5 * max((enemies[r] for r in NEIGHBOURS[region]), default=0)
    return worth


def choose_refuge(s: War, d: Decision) -> Action:
    """Where to retreat when one must; into the Stronghold where a card allows it."""
    side = side_of(s, d.seat)
    if WITHDRAW in d.actions:
        return WITHDRAW
    ways = [a for a in d.actions if a[0] == "retreat_to"]
    if not ways:
        return d.actions[0]
    return max(ways, key=lambda a: refuge_worth(s, side, REGION[str(a[1])]))


def white_rider(s: War, d: Decision) -> Action:
    """Gandalf's Leadership against that of the Nazgûl: worth it against two."""
    battle = battle_of(s)
    place = battle.target if side_of(s, battle.seat) == FREE_PEOPLES else battle.origin
    return YES if leaders_at(s, SHADOW, place) >= 2 else NO


# ---- casualties


def casualties(s: War, d: Decision) -> Action:
    """Keep five dice: Regulars fall while there are more units than dice, else Elites are reduced.
    Of equals the kind with most figures left goes first."""
    frame = s.stack[-1]
    assert isinstance(frame, Casualties)
    side, place = frame.side, frame.place
    units = units_at(s, side, place)
    regulars = [a for a in d.actions if a[0] == "lose" and TYPE_OF_KIND[FIGURE[str(a[1])]] != ELITE]
    reduce = [a for a in d.actions if a[0] == "reduce"]
    if regulars and (units > 5 or not reduce or (side == SHADOW and units > 4)):
        return max(regulars, key=lambda a: s.figures[place * KINDS + FIGURE[str(a[1])]])
    if reduce:
        able = [a for a in reduce if _regular_left(s, FIGURE[str(a[1])])]
        if able:
            return min(able, key=lambda a: _elite_worth(s, FIGURE[str(a[1])]))
        if regulars:
            return regulars[0]
        return reduce[0]
    return regulars[0] if regulars else d.actions[0]


def _regular_left(s: War, elite: int) -> bool:
    return bool(s.casualties[elite - 1] or s.reinforcements[elite - 1])


def remove_excess(s: War, d: Decision) -> Action:
    """Above the limit of an Army: Regulars go, of the Nation with most of them."""
    return min(d.actions, key=lambda a: TYPE_OF_KIND[FIGURE[str(a[1])]] == ELITE)


# ---- Combat cards


def stakes(s: War, battle: Battle, side: int) -> float:
    """How much a hit matters in this battle: 1 for an even fight over something."""
    attacker = side_of(s, battle.seat)
    chance = odds(s, attacker, battle.origin, battle.target)
    region = REGION_OF_PLACE[battle.target]
    points = VICTORY_POINTS[region]
    even = 1 - abs(2 * chance - 1) ** 2
    size = min(units_at(s, 1 - side, battle.target if attacker == side else battle.origin), 5) / 3
    worth = 0.35 + 0.5 * points + 0.2 * size
    return worth * (0.35 + 0.65 * even)


def combat_card(s: War, d: Decision) -> Action:
    """The card that promises most, if that is more than it is worth in hand."""
    if len(d.actions) == 1:
        return d.actions[0]
    battle = battle_of(s)
    side = side_of(s, d.seat)
    stake = 1.8 * stakes(s, battle, side)
    if round_of(s).round > 1:
        stake *= 0.9
    best, found = NO_COMBAT_CARD, 0.0
    held = len(s.hands[d.seat])
    plenty = 0.45 if held >= hand_limit(s, d.seat) else 0.75 if held >= 4 else 1.0
    for action in d.actions:
        if action == NO_COMBAT_CARD:
            continue
        card = CARD[str(action[1])]
        gain = stake * _combat_worth(s, battle, side, card)
        gain -= 0.6 * CARD_WORTH * keep_worth(s, d.seat, card) * plenty
        if gain > found:
            best, found = action, gain
    return best


_SCOUTS = frozenset(CARD[c] for c in ("fp_strat_05", "fp_strat_09", "fp_strat_17"))
_HURTS_BOTH = frozenset(
    CARD[f"sh_strat_{number}"] for number in ("01", "10", "21", "22", "23", "24")
)


def _combat_worth(s: War, battle: Battle, side: int, card: int) -> float:
    worth = combat_worth(card)
    if card in _SCOUTS:
        return 0.9 if odds(s, 1 - side, battle.origin, battle.target) > 0.7 else 0.0
    if card in _HURTS_BOTH:  # better for the bigger Army, or at the walls
        mine = battle.origin if side_of(s, battle.seat) == side else battle.target
        other = battle.target if mine == battle.origin else battle.origin
        if hit_points(s, side, mine) < 1.5 * hit_points(s, 1 - side, other):
            return 0.0
        if battle.target >= REGION_COUNT:
            worth += 0.3
    return worth


def own_hits(s: War, d: Decision) -> Action:
    """Onslaught and Relentless Assault: pay with own units only where there are plenty."""
    battle = battle_of(s)
    place = battle.origin if side_of(s, battle.seat) == SHADOW else battle.target
    other = battle.target if place == battle.origin else battle.origin
    spare = hit_points(s, SHADOW, place) - hit_points(s, FREE_PEOPLES, other) - 3
    most = max(int(a[1]) for a in d.actions)
    wanted = max(0, min(most, spare, hit_points(s, FREE_PEOPLES, other) + 1, 2))
    return ("choose_number", wanted)


def nazgul_forfeit(s: War, d: Decision) -> Action:
    """Dread and Despair: as many dice fewer as the Free Peoples roll, but one."""
    battle = battle_of(s)
    place = battle.target if side_of(s, battle.seat) == SHADOW else battle.origin
    wanted = min(4, units_at(s, FREE_PEOPLES, place) - 1)
    offered = [int(a[1]) for a in d.actions]
    return ("choose_number", max((n for n in offered if n <= max(wanted, 1)), default=offered[0]))


def heroic_death(s: War, d: Decision) -> Action:
    """Only a Leader is given for a hit, never a Companion."""
    for action in d.actions:
        if action[0] == "sacrifice":
            return action
    return NO if NO in d.actions else d.actions[-1]


def strike(s: War, d: Decision) -> Action:
    """Kill whoever can be killed, a Minion or Companion first."""
    people = [a for a in d.actions if a[0] == "choose_character"]
    if people:
        return people[-1]
    others = [a for a in d.actions if a not in (NO, DONE)]
    return others[0] if others else d.actions[0]


def attack_from(s: War, d: Decision) -> Action:
    """The best odds, for attacks nobody planned (some Events)."""
    side = side_of(s, d.seat)

    def best(action: Action) -> float:
        origin = PLACE[str(action[1])]
        return max((odds(s, side, origin, t) for t in targets_of(s, side, origin)), default=0.0)

    return max(d.actions, key=best)
