"""Engaging, defending, taking damage and attacking."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.bots.lotr_card_game.battle import (
    Fight,
    Fighter,
    Foe,
    comers,
    fewest,
    foe_of,
    share_out,
)
from westmarch.bots.lotr_card_game.goals import bars
from westmarch.bots.lotr_card_game.heuristic_weights import MANNER
from westmarch.bots.lotr_card_game.valuation import character_worth
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    DEFENSE,
    HERO,
    IDS,
    THREAT,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerAttack, ready_attackers
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.stats import hit_points_left, stat
from westmarch.games.lotr_card_game.rules.table.zones import (
    characters,
    engaged_enemies,
    heroes,
    staged_enemies,
)
from westmarch.kernel.engine.decision import Action, Decision


def _ready(s: Adventure, seat: int) -> list[int]:
    return [c for c in characters(s, seat) if not s.exhausted[c]]


def optional_engagement(s: Adventure, d: Decision) -> Action:
    """Engage an enemy where the fight is better with it than without."""
    seat = d.seat
    best: Action = next(a for a in d.actions if a[0] != "engage")
    ready = _ready(s, seat)
    if not ready:
        return best
    fighters = [Fighter(s, c) for c in ready]
    near = engaged_enemies(s, seat)
    coming = comers(s, seat, s.threat[seat])
    foes = [foe_of(s, e, seat, True, True) for e in (*near, *coming)]
    riders = any(f.rides for f in fighters)
    staged = [e for e in staged_enemies(s) if e not in coming]
    away = [foe_of(s, e, seat, False, False) for e in staged] if riders else []
    top = Fight(s, seat, [*foes, *away], fighters).run() + MANNER.rather
    unchecked = holds(s, "skip_engagement_checks")
    for action in d.actions:
        if action[0] != "engage":
            continue
        enemy = int(action[1])
        if enemy in coming or IDS[s.design[enemy]] == "hummerhorns":
            continue
        foe = foe_of(s, enemy, seat, True, True)
        # What is engaged is no threat to the quest any more.
        gain = stat(s, enemy, THREAT) * (MANNER.stuck if unchecked else MANNER.threat)
        rest = [other for other in away if other.card != enemy]
        worth = (
            Fight(s, seat, [*foes, foe, *rest], fighters).run()
            + gain
            - foe.prize * (MANNER.barred if bars(s, foe.card) else MANNER.held)
        )
        if worth > top:
            best, top = action, worth
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


def choose_enemy(s: Adventure, d: Decision) -> Action:
    """The strongest attacks first: who meets it is chosen with all the others in mind."""
    return max(d.actions, key=lambda a: stat(s, int(a[1]), ATTACK))


def _targets(s: Adventure, seat: int, fighters: list[Fighter], still: Sequence[int]) -> list[Foe]:
    """The enemies engaged with a player, of whom some will attack, and those in the staging area
    where anybody can strike them."""
    foes = [foe_of(s, e, seat, e in still, True) for e in engaged_enemies(s, seat)]
    if any(f.rides for f in fighters):
        foes += [foe_of(s, e, seat, False, False) for e in staged_enemies(s)]
    return foes


def declare_defender(s: Adventure, d: Decision) -> Action:
    """Who meets the attack in the best way to share all out that are ready."""
    attack = s.stack[-1]
    assert isinstance(attack, EnemyAttack)
    if attack.defenders:
        return next((a for a in d.actions if a[0] == "done"), d.actions[0])
    if len(d.actions) == 1:
        return d.actions[0]
    fighters = [Fighter(s, c) for c in _ready(s, d.seat)]
    enemy = attack.enemy
    still = [e for e in engaged_enemies(s, d.seat) if e not in s.have_attacked]
    foes = _targets(s, d.seat, fighters, still)
    foes = [foe for foe in foes if foe.card != enemy]
    foes.append(foe_of(s, enemy, d.seat, True, enemy in engaged_enemies(s, d.seat)))
    fight = Fight(s, d.seat, foes, fighters, enemy)
    fight.run()
    if fight.first >= 0:
        action: Action = ("defend", fight.fighters[fight.first].card)
        if action in d.actions:
            return action
    return next((a for a in d.actions if a[0] != "defend"), d.actions[0])


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
    """What is worth most to be struck, by all who can."""
    fighters = [Fighter(s, c) for c in ready_attackers(s, d.seat)]
    foes = _targets(s, d.seat, fighters, ())
    shown = {foe.card for foe in foes}
    offered = [int(a[1]) for a in d.actions if a[0] == "attack"]
    foes = [foe for foe in foes if foe.card in offered]
    foes += [foe_of(s, e, d.seat, False, True) for e in offered if e not in shown]
    best, target, _ = share_out(foes, fighters, False)
    if any(f.rides for f in fighters):
        other, whom, _ = share_out(foes, fighters, True)
        if other > best:
            target = whom
    if target >= 0:
        return ("attack", target)
    return next((a for a in d.actions if a[0] != "attack"), d.actions[0])


def choose_attackers(s: Adventure, d: Decision) -> Action:
    """As many as it takes, with little to spare; all of them when the enemy will not fall."""
    attack = s.stack[-1]
    assert isinstance(attack, PlayerAttack)
    needed = stat(s, attack.enemy, DEFENSE) + hit_points_left(s, attack.enemy)
    have = sum(stat(s, c, ATTACK) for c in attack.attackers)
    done = next((a for a in d.actions if a[0] == "done"), None)
    if done is not None and have >= needed:
        return done
    able = [Fighter(s, int(a[1])) for a in d.actions if a[0] == "attacker"]
    if not able:
        return d.actions[0]
    able.sort(key=lambda f: -f.attack)
    used = fewest(able, needed - have)
    if used:
        return ("attacker", used[0].card)
    for f in able:
        if f.attack > 0 and f.alone == 0.0:
            return ("attacker", f.card)
    return done if done is not None else ("attacker", able[0].card)


def join_attack(s: Adventure, d: Decision) -> Action:
    """Join with ranged characters when they make the difference."""
    attack = s.stack[-1]
    assert isinstance(attack, PlayerAttack)
    needed = stat(s, attack.enemy, DEFENSE) + hit_points_left(s, attack.enemy)
    have = sum(stat(s, c, ATTACK) for c in attack.attackers)
    if have < needed and not engaged_enemies(s, d.seat):
        return next((a for a in d.actions if a[0] == "attacker"), d.actions[0])
    return next(a for a in d.actions if a[0] != "attacker")
