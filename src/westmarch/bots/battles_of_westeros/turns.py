"""Choosing the action of a turn: tokens, cards, commanders' abilities, or nothing.

Every active unit has a best task (unit_tasks.py). An action is worth the tasks of the units it
orders, less what it uses up.
"""

from __future__ import annotations

from typing import NamedTuple

from westmarch.bots.battles_of_westeros.situation import Situation
from westmarch.bots.battles_of_westeros.unit_tasks import UnitTasks
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, NEIGHBOURS
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CAVALRY,
    CLASS_OF,
    COMMANDER,
    COMMANDERS,
    INFANTRY,
    LIMIT,
    MORALE,
    RED,
    SYMBOL,
    VALOR,
    ZONE,
)
from westmarch.games.battles_of_westeros.rules.catalogue import CARD, LEADERSHIP, Command
from westmarch.games.battles_of_westeros.rules.combat.sight import dogs_targets
from westmarch.games.battles_of_westeros.rules.round.leadership import (
    can_order,
    fits,
    requirement_met,
)
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.decision import Action, Decision

TOKEN_COST = (0.1, 0.1, 0.1, 0.2, 0.15)
"""What is given up with an order token of each symbol."""
LEAST = 0.05
"""A unit is not ordered for less than this."""


class CardUse(NamedTuple):
    """The best way to play a card."""

    worth: float
    leader: int
    commands: tuple[int, ...]


class Turn:
    """The choice of an action of one turn."""

    def __init__(self, s: Field, view: Situation, tasks: UnitTasks) -> None:
        self.s = s
        self.view = view
        self.tasks = tasks
        self.house = view.house
        self.temper = view.temper

    def gain(self, unit: int) -> float:
        return self.tasks.best(unit).gain

    def best(self, d: Decision) -> Action:
        """The best of the actions offered."""
        return max(d.actions, key=self.worth)

    def worth(self, action: Action) -> float:
        verb = action[0]
        if verb == "token":
            return self._token(SYMBOL[str(action[1])])
        if verb == "pair":
            symbol = SYMBOL[str(action[1])]
            return self._best_gain(-1) - 2 * self._price(symbol) - 0.1
        if verb == "raise_morale":
            return self.view.morale_change(1 - self.house, 1) - 0.1
        if verb == "rally_for_morale":
            return self._rally_for_morale()
        if verb == "play":
            return self.card(CARD[str(action[1])]).worth
        if verb == "use_ability":
            return self.ability(COMMANDER[str(action[1])])
        return 0.0  # pass

    # ---- tokens

    def _price(self, symbol: int) -> float:
        return self.temper.tokens * TOKEN_COST[symbol]

    def _best_gain(self, rank: int) -> float:
        s = self.s
        found = [
            self.gain(u) for u in self.view.own if s.active[u] and (rank < 0 or s.rank[u] == rank)
        ]
        best = max(found, default=0.0)
        return best if best >= LEAST else -1.0

    def _token(self, symbol: int) -> float:
        return self._best_gain(symbol if symbol <= RED else -1) - self._price(symbol)

    def _again(self, unit: int, cards: int, command: int) -> float:
        """What it is worth to rally a unit: its task, if it could still be ordered in this round
        by a token, or by so many cards with so many command tokens."""
        s, pool = self.s, self.s.pool[self.house * 5 : self.house * 5 + 5]
        if not (pool[s.rank[unit]] or pool[VALOR] or any(count > 1 for count in pool[:VALOR])):
            row = DISTANCE[s.hex[unit]]
            if (
                cards < 1
                or command < 1
                or not any(
                    row[s.hex[u]] <= ZONE and LIMIT[s.commander[u]] > s.tokens_on[s.commander[u]]
                    for u in self.view.leaders
                )
            ):
                return 0.0
        return self.temper.again * self.gain(unit)

    def _rally_for_morale(self) -> float:
        s, house = self.s, self.house
        tired = [
            self._again(u, len(s.hands[house]), s.command[house])
            for u in self.view.own
            if not s.active[u]
        ]
        price = self.view.morale_change(house, 1)
        return max(tired, default=0.0) - price - self._price(MORALE)

    # ---- cards

    def card(self, card: int) -> CardUse:
        """The best way to play a card: with whom, and which of its commands."""
        found = [
            self.card_with(card, leader)
            for leader in self.view.leaders
            if LIMIT[self.s.commander[leader]] > self.s.tokens_on[self.s.commander[leader]]
        ]
        return max(found, key=lambda use: use.worth, default=CardUse(-1.0, -1, ()))

    def card_with(self, card: int, leader: int) -> CardUse:
        s = self.s
        data = LEADERSHIP[card]
        commander = s.commander[leader]
        afford = min(LIMIT[commander] - s.tokens_on[commander], s.command[self.house])
        used: list[int] = []
        chosen: list[int] = []
        total = 0.0
        for number, command in enumerate(data.commands):
            if command.cost > afford:
                continue
            worth, units = self._command(leader, command, chosen)
            worth -= self.temper.command * command.cost
            if worth > 0:
                afford -= command.cost
                used.append(number)
                chosen += units
                total += worth
        if not used:
            return CardUse(-1.0, leader, ())
        if data.tactic is not None and requirement_met(s, self.house, data.tactic):
            total += self.temper.tactic
        return CardUse(total, leader, tuple(used))

    def _command(self, leader: int, command: Command, chosen: list[int]) -> tuple[float, list[int]]:
        if command.do != "order":
            return self._rally(leader, command), []
        total = 0.0
        units: list[int] = []
        for group in command.groups:
            if group.adjacent_uncontrolled:
                found = self._strays(leader, [*chosen, *units])
            else:
                found = can_order(self.s, leader, group)
            gains = sorted(
                ((self.gain(u), u) for u in found if u not in chosen and u not in units),
                reverse=True,
            )
            for gain, unit in gains[: group.most or len(gains)]:
                if gain >= LEAST:
                    total += gain
                    units.append(unit)
        return total, units

    def _strays(self, leader: int, chosen: list[int]) -> list[int]:
        s = self.s
        row = DISTANCE[s.hex[leader]]
        return [
            u
            for u in self.view.own
            if s.active[u]
            and row[s.hex[u]] > ZONE
            and any(DISTANCE[s.hex[u]][s.hex[c]] == 1 for c in chosen)
        ]

    def _rally(self, leader: int, command: Command) -> float:
        s = self.s
        group = command.groups[0]
        cards, left = len(s.hands[self.house]) - 1, s.command[self.house] - command.cost
        gains = sorted(
            (
                self._again(u, cards, left)
                for u in army.controlled(s, leader)
                if not s.active[u] and fits(s, u, group)
            ),
            reverse=True,
        )
        return sum(gains[: group.most or len(gains)])

    # ---- abilities of commanders, used before the action of the turn

    def ability(self, commander: int) -> float:
        """What it is worth to use the ability of a commander now; it does not end the turn, so
        one worth using is used first."""
        leader = army.unit_of_commander(self.s, commander)
        use = ABILITIES.get(COMMANDERS[commander])
        return use(self, leader) if use is not None else -1.0

    def near(self, leader: int, distance: int) -> int:
        """Enemies so near to a unit."""
        row = DISTANCE[self.s.hex[leader]]
        return sum(row[self.s.hex[e]] <= distance for e in self.view.enemies)

    def ready(self, leader: int, unit_class: int) -> int:
        """Active units of a class in a commander's zone."""
        s = self.s
        return sum(
            s.active[u] and CLASS_OF[s.kind[u]] == unit_class for u in army.controlled(s, leader)
        )

    def direwolf(self, leader: int) -> float:
        s = self.s
        prey = dogs_targets(s, s.hex[leader], self.house)
        best = max((self.tasks.dogs(leader, e) for e in prey), default=0.0)
        return 20.0 + best if best > 0.5 or self.view.aims.rounds_left == 1 else -1.0

    def raise_morale(self, leader: int) -> float:
        gain = self.view.morale_change(1 - self.house, 2)
        return 20.0 if gain > 0.8 or self.view.aims.rounds_left == 1 else -1.0

    def rally_zone(self, leader: int, unit_class: int) -> float:
        s, house = self.s, self.house
        gains = [
            self._again(u, len(s.hands[house]), s.command[house])
            for u in army.controlled(s, leader)
            if not s.active[u] and (unit_class < 0 or CLASS_OF[s.kind[u]] == unit_class)
        ]
        return 20.0 if sum(sorted(gains)[-2:]) > 1.0 else -1.0

    def draw(self, leader: int) -> float:
        s = self.s
        wanted = s.command[self.house] > len(s.hands[self.house])
        return 20.0 if wanted and self.near(leader, 6) else -1.0

    def fan(self, leader: int) -> float:
        s, burn = self.s, self.view.aims.burn
        wanted = [h for h in NEIGHBOURS[s.hex[leader]] if s.fire[h] and sum(burn.get(h, ())) > 0]
        return 20.0 if wanted else -1.0

    def stand(self, leader: int) -> float:
        return 20.0 if self.near(leader, 3) >= 2 else -1.0

    def hurry(self, leader: int, unit_class: int) -> float:
        """A longer move helps when several units are about to be ordered that cannot attack from
        where they can go."""
        waiting = self.ready(leader, unit_class)
        return 20.0 if waiting >= 2 and self.near(leader, 6) >= 1 else -1.0

    def dice(self, leader: int) -> float:
        s, base = self.s, self.house * 5
        ready = sum(s.active[u] for u in self.view.own)
        few = sum(s.pool[base : base + 5]) <= 1
        return 20.0 if few and ready >= 3 and s.round >= 2 else -1.0


ABILITIES = {
    "robb_young_wolf": Turn.direwolf,
    "eddard_lord_of_winterfell": Turn.raise_morale,
    "greatjon_last_hearth": lambda turn, leader: turn.hurry(leader, INFANTRY),
    "maege_bear_island": lambda turn, leader: turn.rally_zone(leader, -1),
    "rickard_lord_of_karhold": lambda turn, leader: turn.rally_zone(leader, CAVALRY),
    "jaime_second": Turn.draw,
    "gregor_reaver": Turn.fan,
    "kevan_trusted_captain": Turn.stand,
    "addam_ashemark": lambda turn, leader: turn.hurry(leader, CAVALRY),
    "tywin_casterly_rock": Turn.dice,
}
