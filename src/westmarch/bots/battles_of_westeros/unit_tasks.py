"""The best thing a unit could do if it were ordered: where to go, whom to attack there."""

from __future__ import annotations

from typing import NamedTuple

from westmarch.bots.battles_of_westeros.attack_values import Fate, fate_of
from westmarch.bots.battles_of_westeros.situation import Situation
from westmarch.games.battles_of_westeros.odds import CHANCE, dogs_odds
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.fire import (
    NEEDED,
    VALOR_BURNS,
    scorch_hexes,
)
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEXES, NEIGHBOURS
from westmarch.games.battles_of_westeros.rules.battlefield.movement import lengths, reach, ways_out
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    DICE,
    DOGS_OF_WAR,
    GREEN,
    NOBODY,
    PURSUE,
    RANGE,
    SCORCH,
    SHOOTS,
    VALOR,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import BURNS, CAP_FROM
from westmarch.games.battles_of_westeros.rules.battlefield.ways import risks
from westmarch.games.battles_of_westeros.rules.combat.attack import (
    COUNTER,
    MELEE,
    NO_PARTING_BLOW,
    PARTING,
    attack_kind,
)
from westmarch.games.battles_of_westeros.rules.combat.sight import attack_targets, dogs_targets
from westmarch.games.battles_of_westeros.rules.plan.special_rules import dangers, rule_in_use
from westmarch.games.battles_of_westeros.rules.round.orders import DOUSE_AT, SCORCH_AT
from westmarch.games.battles_of_westeros.rules.state import MOVED, Field
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.state import clone

STAYED, LEFT = -1, -2
"""Where a task leads when the unit stays, or leaves the battlefield."""
IDLE: Action = ("done",)


class UnitTask(NamedTuple):
    """What a unit could do, and what that gains."""

    unit: int
    gain: float
    to: int
    """The hex it moves to, STAYED or LEFT."""
    deed: Action
    """Its attack or what it does instead; IDLE for nothing."""


class UnitTasks:
    """Finds tasks for the units of one House. Works on a copy of the state."""

    def __init__(self, view: Situation) -> None:
        self.view = view
        self.c: Field = clone(view.s)
        self.c.events = None
        self.c.unit_at = self.c.unit_at[:]  # Its own: units are moved to and fro in it.
        self._found: dict[int, UnitTask] = {}

    def best(self, unit: int) -> UnitTask:
        """The best task of a unit."""
        if unit not in self._found:
            self._found[unit] = self._search(unit)
        return self._found[unit]

    def _search(self, unit: int) -> UnitTask:
        s, view = self.view.s, self.view
        here = s.hex[unit]
        now = view.place_value(unit, here)
        deed, worth = self.deed(unit)
        best = UnitTask(unit, worth, STAYED, deed)
        if s.fire[here]:
            return best
        price = self.leaving(unit) if s.foe[unit] >= 0 else 0.0
        if price > 3.0:
            return best
        for to, gain in self.moves(unit):
            total = gain - now - price
            if total > best.gain:
                best = UnitTask(unit, total, to, IDLE)
        return best

    def moves(self, unit: int) -> list[tuple[int, float]]:
        """Every hex a unit can move to, with what it is worth to be there and do the best deed
        there; also leaving the battlefield."""
        s, view = self.view.s, self.view
        attacking, most = lengths(s, unit)
        left = reach(s, unit, most)
        able = left if attacking >= most else reach(s, unit, attacking)
        perils = dangers(s, unit).intersection(left) if view.plan.special else frozenset()
        found = []
        for to in left:
            gain = view.place_value(unit, to)
            if to in able and self._someone_near(unit, to):
                gain += self.deed_at(unit, to)[1]
            if perils:
                passed = len(risks(s, unit, to, attacking if to in able else most))
                gain -= (passed + (to in perils)) * self.peril(unit)
            found.append((to, gain))
        if view.aims.leave[view.house] and ways_out(s, unit, left, most):
            found.append((LEFT, 2.0 * view.aims.leave[view.house]))
        return found

    def peril(self, unit: int) -> float:
        """What it may cost to enter a hex at which catapults aim."""
        return CHANCE[self.view.s.rank[unit]] * self.view.worth[unit]

    def _someone_near(self, unit: int, h: int) -> bool:
        s = self.view.s
        if self.view.aims.burn and army.keyword(s, unit, SCORCH):
            return True
        row, reach_of = DISTANCE[h], RANGE[s.kind[unit]]
        where = s.hex
        return any(row[where[e]] <= reach_of for e in self.view.enemies)

    # ---- deeds

    def deed_at(self, unit: int, h: int) -> tuple[Action, float]:
        """The best deed of a unit that has moved to a hex."""
        c = self.c
        at, here = c.unit_at, c.hex[unit]
        foe, token, turn = c.foe[unit], c.token[unit], c.turn[unit]
        if foe >= 0:
            army.disengage(c, unit)
        at[here] = NOBODY
        at[h] = unit
        c.hex[unit] = h
        c.turn[unit] |= MOVED
        found = self.deed(unit)
        at[h] = NOBODY
        at[here] = unit
        c.hex[unit] = here
        c.turn[unit] = turn
        if foe >= 0:
            c.foe[unit], c.foe[foe] = foe, unit
            c.token[unit] = c.token[foe] = token
        return found

    def deed(self, unit: int) -> tuple[Action, float]:
        """The best deed of a unit where it stands in the copy."""
        best, worth = IDLE, 0.0
        for action, value in self.deeds(unit):
            if value > worth:
                best, worth = action, value
        return best, worth

    def deeds(self, unit: int) -> list[tuple[Action, float]]:
        """Everything a unit could do where it stands in the copy, with its worth."""
        c = self.c
        here = c.hex[unit]
        if c.fire[here]:
            if c.turn[unit] & MOVED:
                return []
            return [(DOUSE_AT[here], 0.6 * self.view.worth[unit] * c.fire[here])]
        found: list[tuple[Action, float]] = [
            (("attack", HEXES[c.hex[t]]), self.strike(unit, t)) for t in attack_targets(c, unit)
        ]
        if not c.turn[unit] & MOVED and c.foe[unit] < 0 and army.keyword(c, unit, DOGS_OF_WAR):
            found += [
                (("loose_dogs", HEXES[c.hex[t]]), self.dogs(unit, t))
                for t in dogs_targets(c, here, c.house[unit])
            ]
        if army.keyword(c, unit, SCORCH):
            found += [(SCORCH_AT[h], self.scorching(unit, h)) for h in scorch_hexes(c, unit)]
        for h in NEIGHBOURS[here]:
            if c.fire[h]:
                found.append((DOUSE_AT[h], self.dousing(h)))
        return found

    def hurt(self, unit: int, found: Fate) -> float:
        """What a fate costs the House of the unit that meets it."""
        view = self.view
        back = self.pushed(unit)
        return sum(
            chance * (view.loss(unit, hits) + back * hexes) for hits, hexes, chance in found.ways
        )

    def pushed(self, unit: int) -> float:
        """What it costs a unit to be pushed back a hex."""
        view = self.view
        at = self.c.hex[unit]
        value = 0.15
        for place in view.aims.places:
            if place.hex == at:
                value += 0.3 * (place.hold + place.take)
        return value

    def strike(self, unit: int, target: int) -> float:
        """What an attack of one of our units is worth, the blows that come back counted."""
        c, view = self.c, self.view
        found = fate_of(c, unit, target)
        value = self.hurt(target, found)
        if attack_kind(c, unit) == MELEE:
            if found.stays and army.stalwart(c, target) and not c.fire[c.hex[target]]:
                back = fate_of(c, target, unit, COUNTER)
                value -= found.stays * self.hurt(unit, back)
            if c.foe[unit] >= 0 and c.foe[unit] != target:
                value -= self.leaving(unit)
            if army.keyword(c, unit, PURSUE):
                value += 0.25 * (1 - found.stays) * view.worth[unit]
            if SHOOTS[c.kind[target]]:
                value += 0.3 * found.stays
        return value

    def leaving(self, unit: int) -> float:
        """What the blow at a unit that leaves a fight is expected to cost."""
        c = self.c
        foe = c.foe[unit]
        if foe == NOBODY or c.fire[c.hex[foe]] or c.commander[unit] in NO_PARTING_BLOW:
            return 0.0
        return self.hurt(unit, fate_of(c, foe, unit, PARTING))

    def dogs(self, unit: int, target: int) -> float:
        odds = dogs_odds(self.c, unit, target)
        view = self.view
        hits = sum(p * view.loss(target, n) for n, p in enumerate(odds.hits))
        pushed = sum(n * p for n, p in enumerate(odds.morale)) * self.pushed(target)
        return hits + pushed

    # ---- fire

    def scorching(self, unit: int, h: int) -> float:
        """What it is worth to set a hex on fire."""
        c = self.c
        levels, lost = self.view.aims.burn.get(h, (0.0, 0.0))
        if levels + lost <= 0:
            return 0.0
        dice = min(DICE[c.kind[unit]][c.rank[unit]], CAP_FROM[c.ground[c.hex[unit]]])
        chance = CHANCE[GREEN] + (CHANCE[VALOR] if c.commander[unit] in VALOR_BURNS else 0.0)
        if rule_in_use(c, "burning_camp") is not None:
            return lost * (1 - (1 - chance) ** dice)
        limit = BURNS[c.ground[h]]
        grown = min(dice * chance, limit - c.fire[h])
        return grown * levels + lost * grown / limit

    def dousing(self, h: int) -> float:
        """What it is worth to try to put out the fire in a hex."""
        c = self.c
        levels, lost = self.view.aims.burn.get(h, (0.0, 0.0))
        chance = CHANCE[NEEDED[c.fire[h]]]
        value = -(levels * c.fire[h] + lost * c.fire[h] / max(1, BURNS[c.ground[h]]))
        at = c.unit_at[h]
        if at >= 0:
            sign = 1 if c.house[at] == self.view.house else -1
            value += sign * 0.6 * self.view.worth[at] * c.fire[h]
        return chance * value
