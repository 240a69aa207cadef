"""The fight of a round, weighed as a whole: who meets which enemy, and whom the rest will strike.

Enemies attack first, then the players, with whoever is still ready. So every defender is one
attacker less, and it is not told who should defend against one enemy before it is known what the
others do. `prospect` finds the best of all ways to share the characters out; what it is worth is in
points of about one willpower a round (valuation.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.bots.lotr_card_game.heuristic_weights import MANNER
from westmarch.bots.lotr_card_game.valuation import character_worth, danger, drawn_worth, junk
from westmarch.games.lotr_card_game.rules.card_effects.abilities import PASSIVES
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    DEFENSE,
    ENEMY,
    ENGAGEMENT_COST,
    HERO,
    HIT_POINTS,
    IDS,
    PRINTED,
    THREAT,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import can_attack
from westmarch.games.lotr_card_game.rules.state import ELIMINATION_LEVEL, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import hit_points_left, stat
from westmarch.games.lotr_card_game.rules.table.zones import (
    ATTACHED,
    ENCOUNTER_DECK,
    controller_of,
    heroes,
    staged_enemies,
)

MOST = 8
"""Characters that are shared out; of more the strongest."""
NOBODY_MEETS = -1


class Foe:
    """An enemy that attacks, or may be struck."""

    def __init__(
        self,
        card: int,
        attack: int,
        defense: int,
        left: int,
        prize: float,
        comes: bool,
        near: bool,
        excess: bool = False,
    ) -> None:
        self.card = card
        self.attack = attack
        self.need = defense + left
        self.defense = defense
        self.left = left
        self.prize = prize
        """What it is worth to be rid of it."""
        self.comes = comes
        """Whether it attacks."""
        self.near = near
        """Whether it is engaged, and not in the staging area."""
        self.excess = excess
        """Whether damage beyond what a character had left raises the threat."""


class Fighter:
    """A character that is ready."""

    def __init__(self, s: Adventure, card: int) -> None:
        self.card = card
        self.attack = stat(s, card, ATTACK) if not holds(s, "cannot_attack_with", card) else 0
        self.defense = stat(s, card, DEFENSE)
        if s.zones[ATTACHED] and IDS[s.design[card]] != "eowyn":
            self.defense += boosts(s, card)
        self.guards = not holds(s, "cannot_defend_with", card)
        self.left = hit_points_left(s, card)
        self.worth = character_worth(s, card)
        self.hero = TYPE[s.design[card]] == HERO
        self.rides = holds(s, "attacks_staging", card)
        """Whether it may strike alone in the staging area, a little harder."""
        self.alone = _other_use(s, card)
        """What it is worth to be left out of the fight."""


def _other_use(s: Adventure, card: int) -> float:
    if IDS[s.design[card]] == "beravor":
        return drawn_worth(s, controller_of(s, card), 2)
    return 0.0


def boosts(s: Adventure, card: int) -> int:
    """How often a character may be made stronger for a card in hand that is not wanted."""
    most = 0
    for other in s.zones[ATTACHED]:
        if s.attached_to[other] == card and IDS[s.design[other]] == "protector_of_lorien":
            most += 3
    if IDS[s.design[card]] == "eowyn":
        most += 1
    return min(most, junk(s, controller_of(s, card), MANNER.spent)) if most else 0


def foe_of(s: Adventure, card: int, seat: int, comes: bool, near: bool) -> Foe:
    """An enemy in play as it is now."""
    attack = stat(s, card, ATTACK)
    if comes and not can_attack(s, card, seat):
        comes = False
    prize = danger(s, card)
    if near:
        prize = prize + MANNER.near - stat(s, card, THREAT)
        if not comes and holds(s, "cannot_attack", card, seat):
            prize -= attack * 1.5 + MANNER.near
    return Foe(
        card,
        attack,
        stat(s, card, DEFENSE),
        hit_points_left(s, card),
        prize if prize > 0.2 else 0.2,
        comes,
        near,
        s.design[card] in PASSIVES["excess_damage"],
    )


def comers(s: Adventure, seat: int, threat: int) -> list[int]:
    """Enemies of the staging area that will engage a player at this threat."""
    if holds(s, "skip_engagement_checks"):
        return []
    return [e for e in staged_enemies(s) if stat(s, e, ENGAGEMENT_COST) <= threat]


def _wound(left: int, damage: int, worth: float, hero: bool) -> float:
    """What damage on a character costs."""
    if damage <= 0:
        return 0.0
    if damage >= left:
        return worth
    if not hero:
        return MANNER.scratch * damage
    rest = left - damage
    return MANNER.wound * damage + (
        MANNER.frail if rest == 1 else MANNER.weak if rest == 2 else 0.0
    )


def threat_price(threat: int, n: float) -> float:
    """What it costs when a threat level rises by so much: more the higher it is, and everything
    where it reaches the end."""
    if n <= 0:
        return 0.0
    worth = n * (MANNER.threat + MANNER.threat_late * max(threat - 25, 0))
    return worth + MANNER.lost if threat + n + 1 >= ELIMINATION_LEVEL else worth


class Fight:
    """All ways to share the characters out, and the best of them. `now`: the enemy whose attack is
    met first."""

    def __init__(
        self,
        s: Adventure,
        seat: int,
        foes: list[Foe],
        fighters: list[Fighter],
        now: int = NOBODY_MEETS,
    ) -> None:
        if len(fighters) > MOST:
            # The strongest, and whoever is missed least, to fall for the others.
            least = min(fighters, key=lambda f: (f.worth, f.card))
            fighters = sorted(fighters, key=lambda f: (f is not least, -f.attack - f.defense))
            fighters = fighters[:MOST]
        self.fighters = fighters
        self.foes = foes
        self.attackers = [f for f in foes if f.comes]
        self.attackers.sort(key=lambda f: (f.card != now, -f.attack))
        self.threat = s.threat[seat]
        own = heroes(s, seat)
        self.hero_left = [hit_points_left(s, h) for h in own]
        self.hero_worth = [character_worth(s, h) for h in own]
        self.strokes: dict[int, float] = {}
        self.costs: list[list[float]] = []
        shadow = MANNER.bad_shadow
        for foe in self.attackers:
            row: list[float] = []
            for f in fighters:
                if not f.guards:
                    row.append(1000.0)
                    continue
                damage = foe.attack - f.defense
                cost = (1.0 - shadow) * _wound(f.left, damage, f.worth, f.hero)
                cost += shadow * _wound(f.left, damage + 1, f.worth, f.hero)
                if foe.excess:
                    cost += threat_price(self.threat, damage - f.left)
                row.append(cost)
            self.costs.append(row)
        self.best = -1e9
        self.first = NOBODY_MEETS
        """Who meets the strongest attacker: a place among the fighters, or nobody."""
        self.best_mask = 0

    def run(self) -> float:
        """The worth of the best way."""
        everyone = (1 << len(self.fighters)) - 1
        self.most = self.stroke(everyone)
        self.least: list[float] = [0.0] * (len(self.attackers) + 1)
        self._meet(0, everyone, 0.0, NOBODY_MEETS)
        return self.best

    def _meet(self, i: int, free: int, cost: float, first: int) -> None:
        if self.most - cost <= self.best:
            return
        if i == len(self.attackers):
            worth = self.stroke(free) - cost
            if worth > self.best:
                self.best, self.first, self.best_mask = worth, first, free
            return
        row = self.costs[i]
        order = [j for j in range(len(row)) if free >> j & 1]
        order.sort(key=lambda j: row[j])
        for j in order[:5]:
            self._meet(i + 1, free & ~(1 << j), cost + row[j], j if i == 0 else first)
        # Nobody: the hero who bears it best.
        foe = self.attackers[i]
        strength = foe.attack
        best, who = 1e9, -1
        for h in range(len(self.hero_left)):
            left = self.hero_left[h]
            if left <= 0:
                continue
            worth = self.hero_worth[h]
            here = 0.65 * _wound(left, strength, worth, True)
            here += 0.2 * _wound(left, strength + 1, worth, True)
            here += 0.15 * _wound(left, strength + 3, worth, True)
            if foe.excess:
                here += threat_price(self.threat, strength - left)
            if here < best:
                best, who = here, h
        if who >= 0:
            self.hero_left[who] -= strength
            self._meet(i + 1, free, cost + best + MANNER.open_risk, first)
            self.hero_left[who] += strength

    def stroke(self, free: int) -> float:
        """What the characters of a mask can do to the enemies."""
        found = self.strokes.get(free)
        if found is None:
            found = self._stroke(free)
            self.strokes[free] = found
        return found

    def _stroke(self, free: int) -> float:
        able = [f for j, f in enumerate(self.fighters) if free >> j & 1]
        best = share_out(self.foes, able, False)[0]
        if any(f.rides for f in able):
            best = max(best, share_out(self.foes, able, True)[0])
        return best


def share_out(
    foes: Sequence[Foe], able: Sequence[Fighter], riding: bool
) -> tuple[float, int, bool]:
    """What these can do to the enemies: what it is worth, whom to strike first (-1: nobody), and
    whether by riding out alone to the staging area."""
    total = 0.0
    target, alone = -1, False
    left: list[Fighter] = []
    for f in able:
        if riding and f.rides:
            best, whom = 0.0, -1
            for foe in foes:
                if foe.near:
                    continue
                gain = _blow(foe, f.attack + 1)
                if gain > best:
                    best, whom = gain, foe.card
            if whom >= 0:
                total += best
                target, alone = whom, True
                continue
        if f.attack > 0:
            left.append(f)
        total += f.alone
    left.sort(key=lambda f: -f.attack)
    near = [foe for foe in foes if foe.near]
    near.sort(key=lambda foe: -foe.prize / (foe.need + 0.5))
    wounded: list[Foe] = []
    for foe in near:
        used = fewest(left, foe.need)
        if not used:
            wounded.append(foe)
            continue
        spent = 0.0
        for f in used:
            spent += f.alone
        if spent >= foe.prize:
            continue
        total += foe.prize - spent
        if target < 0:
            target = foe.card
        left = [f for f in left if f not in used]
    if left and wounded:
        strength = 0
        spent = 0.0
        for f in left:
            if f.alone == 0.0:
                strength += f.attack
        best, whom = 0.0, -1
        for foe in wounded:
            gain = _blow(foe, strength)
            if gain > best:
                best, whom = gain, foe.card
        total += best
        if target < 0:
            target = whom
    return total, target, alone


def fewest(able: Sequence[Fighter], need: int) -> list[Fighter]:
    """Those who together are strong enough, with little to spare; nobody when all are not. They
    come with the strongest first."""
    total = 0
    for f in able:
        total += f.attack
    if total < need:
        return []
    used: list[Fighter] = []
    have = 0
    for i, f in enumerate(able):
        if have + f.attack >= need:
            # The weakest who is enough.
            last = f
            for other in able[i:]:
                if have + other.attack >= need:
                    last = other
            used.append(last)
            break
        used.append(f)
        have += f.attack
    # Whom it does not take after all.
    for f in list(used):
        strength = 0
        for other in used:
            strength += other.attack
        if strength - f.attack >= need:
            used.remove(f)
    return used


def _blow(foe: Foe, strength: int) -> float:
    """What an attack of this strength is worth."""
    damage = strength - foe.defense
    if damage <= 0:
        return 0.0
    if damage >= foe.left:
        return foe.prize
    return foe.prize * MANNER.partly * damage / foe.left


def newcomer(s: Adventure, threat: int) -> tuple[Foe | None, float]:
    """The enemy that may be revealed next and engage at once, as they are on average, and how
    likely that is."""
    deck = s.zones[ENCOUNTER_DECK]
    if not deck or holds(s, "skip_staging") or holds(s, "skip_engagement_checks"):
        return None, 0.0
    count = attack = defense = left = 0
    for card in deck:
        number = s.design[card]
        if TYPE[number] == ENEMY and PRINTED[ENGAGEMENT_COST][number] <= threat:
            count += 1
            attack += PRINTED[ATTACK][number]
            defense += PRINTED[DEFENSE][number]
            left += PRINTED[HIT_POINTS][number]
    if not count:
        return None, 0.0
    strength = (attack + count // 2) // count
    hits = (left + count // 2) // count
    prize = strength * 1.5 + hits * 0.3 + MANNER.near
    foe = Foe(-1, strength, (defense + count // 2) // count, hits, prize, True, True)
    return foe, count / len(deck)
