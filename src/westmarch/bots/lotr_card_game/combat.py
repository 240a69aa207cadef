"""Engaging, defending, taking damage and attacking."""

from __future__ import annotations

from westmarch.bots.lotr_card_game.manner import MANNER
from westmarch.bots.lotr_card_game.worth import character_worth, danger
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    DEFENSE,
    ENGAGEMENT_COST,
    HERO,
    IDS,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerAttack, ready_attackers
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.stats import hit_points_left, stat
from westmarch.games.lotr_card_game.rules.table.zones import characters, engaged_enemies, heroes
from westmarch.kernel.engine.decision import Action, Decision


def _ready(s: Adventure, seat: int) -> list[int]:
    return [c for c in characters(s, seat) if not s.exhausted[c]]


def optional_engagement(s: Adventure, d: Decision) -> Action:
    """Engage an enemy that can be held and killed soon; others are left alone as long as they
    would not come by themselves."""
    ready = _ready(s, d.seat)
    foes = len(engaged_enemies(s, d.seat))
    strength = sum(stat(s, c, ATTACK) for c in ready)
    best: Action = next(a for a in d.actions if a[0] != "engage")
    top = 0.0
    for action in d.actions:
        if action[0] != "engage":
            continue
        enemy = int(action[1])
        coming = stat(s, enemy, ENGAGEMENT_COST) <= s.threat[d.seat]
        if coming:
            continue
        if len(ready) < foes + 2 or IDS[s.design[enemy]] == "hummerhorns":
            continue
        guard = max((stat(s, c, DEFENSE) + hit_points_left(s, c) for c in ready), default=0)
        if stat(s, enemy, ATTACK) + 1 >= guard:
            continue
        needed = stat(s, enemy, DEFENSE) + hit_points_left(s, enemy)
        spare = strength - max((stat(s, c, ATTACK) for c in ready), default=0) * 0.5
        value = danger(s, enemy) * (1.0 if spare >= needed else 0.3) - MANNER.crowd * foes
        if value > top and spare >= needed * MANNER.reach:
            best, top = action, value
    return best


def _cost_of_defending(s: Adventure, attack: EnemyAttack, card: int) -> float:
    strength = stat(s, attack.enemy, ATTACK) + MANNER.shadow
    damage = max(strength - stat(s, card, DEFENSE), 0.0)
    left = hit_points_left(s, card)
    tired = stat(s, card, ATTACK) * MANNER.tired
    if damage >= left:
        sure = 1.0 if damage >= left + 0.5 else 0.6
        return character_worth(s, card) * sure + tired
    worth = MANNER.wound if TYPE[s.design[card]] == HERO else MANNER.scratch
    if IDS[s.design[card]] == "gloin":
        worth = 0.3
    risk = character_worth(s, card) * (MANNER.risk if damage + 1.3 >= left else 0.04)
    return damage * worth + tired + risk


def _cost_undefended(s: Adventure, attack: EnemyAttack) -> float:
    strength = stat(s, attack.enemy, ATTACK) + MANNER.shadow + 1.0
    own = heroes(s, attack.seat)
    if not own:
        return 0.0
    best = 1e9
    for hero in own:
        left = hit_points_left(s, hero)
        if strength >= left:
            cost = character_worth(s, hero) * (1.0 if strength >= left + 1 else 0.7)
        else:
            cost = strength * MANNER.open_wound + character_worth(s, hero) * (
                0.3 if strength + 2 >= left else 0.06
            )
        best = min(best, cost)
    return best + MANNER.open_risk


def declare_defender(s: Adventure, d: Decision) -> Action:
    """The cheapest way to meet the attack."""
    attack = s.stack[-1]
    assert isinstance(attack, EnemyAttack)
    if attack.defenders:
        return next((a for a in d.actions if a[0] == "done"), d.actions[0])
    return min(d.actions, key=lambda a: defence_cost(s, a))


def defence_cost(s: Adventure, action: Action) -> float:
    """What it costs to meet the attack going on in a way."""
    attack = s.stack[-1]
    assert isinstance(attack, EnemyAttack)
    if action[0] != "defend":
        return _cost_undefended(s, attack)
    return _cost_of_defending(s, attack, int(action[1]))


def sentinel(s: Adventure, d: Decision) -> Action:
    """Help another player when the own enemies can still be met."""
    attack = s.stack[-1]
    assert isinstance(attack, EnemyAttack)
    spare = len(_ready(s, d.seat)) - len(
        [e for e in engaged_enemies(s, d.seat) if e not in s.have_attacked]
    )
    if spare < 1:
        return next(a for a in d.actions if a[0] != "defend")
    return declare_defender(s, d)


def take_damage(s: Adventure, d: Decision) -> Action:
    """The one who bears it best."""
    attack = s.stack[-1]
    strength = stat(s, attack.enemy, ATTACK) if isinstance(attack, EnemyAttack) else 2

    def cost(action: Action) -> float:
        card = int(action[1])
        left = hit_points_left(s, card)
        if strength >= left:
            return character_worth(s, card)
        return 5.0 - (left - strength) - (2.0 if IDS[s.design[card]] == "gloin" else 0.0)

    return min(d.actions, key=cost)


def declare_attack(s: Adventure, d: Decision) -> Action:
    """First what can be killed, the most dangerous of it; else what can be hurt."""
    able = ready_attackers(s, d.seat)
    strength = sum(stat(s, c, ATTACK) for c in able)

    def score(action: Action) -> float:
        if action[0] != "attack":
            return 0.0
        enemy = int(action[1])
        defense, left = stat(s, enemy, DEFENSE), hit_points_left(s, enemy)
        if strength >= defense + left:
            return 20.0 + danger(s, enemy) - 0.5 * (defense + left)
        if strength > defense:
            return 1.0 + (strength - defense) / max(left, 1) * danger(s, enemy)
        return -1.0

    return max(d.actions, key=score)


def choose_attackers(s: Adventure, d: Decision) -> Action:
    """Strongest first, until the enemy will fall; all of them when it will not."""
    attack = s.stack[-1]
    assert isinstance(attack, PlayerAttack)
    needed = stat(s, attack.enemy, DEFENSE) + hit_points_left(s, attack.enemy)
    have = sum(stat(s, c, ATTACK) for c in attack.attackers)
    done = next((a for a in d.actions if a[0] == "done"), None)
    others = [e for e in engaged_enemies(s, d.seat) if e != attack.enemy]
    if done is not None and have >= needed:
        return done
    found = [a for a in d.actions if a[0] == "attacker"]
    if not found:
        return d.actions[0]
    legolas = {"legolas": 0.5}
    enough = [a for a in found if have + stat(s, int(a[1]), ATTACK) >= needed]
    if enough:
        return min(
            enough,
            key=lambda a: stat(s, int(a[1]), ATTACK) - legolas.get(IDS[s.design[int(a[1])]], 0),
        )
    best = max(found, key=lambda a: stat(s, int(a[1]), ATTACK))
    if stat(s, int(best[1]), ATTACK) == 0 and done is not None:
        return done
    if others and done is not None and have > stat(s, attack.enemy, DEFENSE) + 2:
        return best
    return best


def join_attack(s: Adventure, d: Decision) -> Action:
    """Join with ranged characters when they make the difference."""
    attack = s.stack[-1]
    assert isinstance(attack, PlayerAttack)
    needed = stat(s, attack.enemy, DEFENSE) + hit_points_left(s, attack.enemy)
    have = sum(stat(s, c, ATTACK) for c in attack.attackers)
    if have < needed and not engaged_enemies(s, d.seat):
        return next((a for a in d.actions if a[0] == "attacker"), d.actions[0])
    return next(a for a in d.actions if a[0] != "attacker")
