"""The round: Rally, Marshaling, Command and Regroup phases (chapters 2, 3 and 11)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.battles_of_westeros.rules.actions import (
    NO,
    SPACE,
    STAY,
    YES,
    by_hex,
    by_symbol,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.fire import Fires
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDERS,
    HOUSE_OF_COMMANDER,
    HOUSES,
    SYMBOL,
    SYMBOLS,
    WAITING,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import PASSABLE
from westmarch.games.battles_of_westeros.rules.catalogue import CARD, CARDS
from westmarch.games.battles_of_westeros.rules.combat.attack import roll_symbols
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.plan.plan_check import BOX
from westmarch.games.battles_of_westeros.rules.plan.special_rules import happen
from westmarch.games.battles_of_westeros.rules.round import morale, victory
from westmarch.games.battles_of_westeros.rules.round.command_phase import CommandPhase
from westmarch.games.battles_of_westeros.rules.round.leadership import draw
from westmarch.games.battles_of_westeros.rules.state import (
    P_COMMAND,
    P_MARSHALING,
    P_RALLY,
    P_REGROUP,
    Field,
)
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

SPACE.verb("discard_card", CARDS)
DISCARD_CARD: tuple[Action, ...] = tuple(("discard_card", name) for name in CARDS)
DISCARD_TOKEN = by_symbol("discard_token")
DEPLOY = by_hex("deploy")


class Round(Frame):
    """Round after round until the plan's last one has been judged (bow.2.01, bow.2.02)."""

    sequence: ClassVar[tuple[str, ...]] = (
        "begin_round",
        "advantage",
        "refresh_commanders",
        "rally_units",
        "marshal_first",
        "marshal_second",
        "command_phase",
        "status_conditions",
        "score",
        "check_victory",
        "discard_surplus",
        "recover_morale",
        "next_round",
    )

    def begin_round(self, s: Field) -> None:
        s.round += 1
        s.phase = P_RALLY
        tell(s, "round_began", round=s.round)

    def advantage(self, s: Field) -> None:
        """Rally step A: more command tokens left on the board, else Momentum (bow.2.04)."""
        one, other = s.command
        s.first = s.momentum if one == other else int(other > one)
        s.to_act = s.first
        tell(s, "advantage", house=HOUSES[s.first])

    def refresh_commanders(self, s: Field) -> None:
        """Rally step B: command tokens come back from the Commander cards (bow.2.06)."""
        for commander in range(len(COMMANDERS)):
            count = s.tokens_on[commander]
            if count:
                s.command[HOUSE_OF_COMMANDER[commander]] += count
                s.tokens_on[commander] = 0

    def rally_units(self, s: Field) -> None:
        """Rally step C: every unit becomes active (bow.2.07). Reinforcements of the plan arrive."""
        s.active = bytearray([int(h >= 0) for h in s.hex])
        if plan_named(s.battle).special:
            happen(s, "round")
        if WAITING in s.hex:
            call(s, Reinforcements(seat=s.first), Reinforcements(seat=1 - s.first))

    def marshal_first(self, s: Field) -> None:
        s.phase = P_MARSHALING
        marshal(s, s.first)

    def marshal_second(self, s: Field) -> None:
        marshal(s, 1 - s.first)

    def command_phase(self, s: Field) -> None:
        s.phase = P_COMMAND
        call(s, CommandPhase())

    def status_conditions(self, s: Field) -> None:
        """Regroup step A (bow.11.02)."""
        s.phase = P_REGROUP
        effects.expire(s, effects.ROUND)
        if plan_named(s.battle).special:
            happen(s, "regroup")
        if any(s.fire):
            call(s, Fires())

    def score(self, s: Field) -> None:
        """Regroup step B (bow.11.03)."""
        last = s.round >= plan_named(s.battle).rounds
        victory.score_phase(s, *(("round", "end") if last else ("round",)))

    def check_victory(self, s: Field) -> None:
        """Regroup step C (bow.11.04)."""
        plan = plan_named(s.battle)
        if plan.instant:
            victory.check_instant(s)
        if s.round >= plan.rounds and not s.ending:
            victory.judge(s)

    def discard_surplus(self, s: Field) -> None:
        """Regroup step D (bow.11.05)."""
        call(s, DiscardSurplus(seat=s.first), DiscardSurplus(seat=1 - s.first))

    @choice("recover_morale", rule="bow.11.07")
    def recover_morale(self, s: Field) -> Offered:
        """Regroup step E: back to the break point of the zone."""
        for house in (s.first, 1 - s.first):
            if morale.recovery(s, house):
                return house, [YES, NO]
        return None

    @recover_morale.takes
    def _(self, s: Field, action: Action) -> None:
        if action == YES:
            house = 0 if morale.recovery(s, 0) else 1
            morale.recover(s, house)

    def next_round(self, s: Field) -> None:
        """Regroup step F (bow.11.08)."""
        s.fallen = [0, 0]
        self.goto("begin_round")


def marshal(s: Field, house: int) -> None:
    """A player gains order tokens and then draws Leadership cards (bow.3.01 to bow.3.04)."""
    plan = plan_named(s.battle)
    roll_order_tokens(s, house, plan.order[house])
    draw(s, house, plan.leadership[house])


def roll_order_tokens(s: Field, house: int, count: int) -> None:
    """Roll dice and take an order token for each (bow.3.02)."""
    fell = roll_symbols(s, count)
    for symbol in fell:
        s.pool[house * 5 + symbol] += 1
    if s.events is not None:
        tokens = [SYMBOLS[symbol] for symbol in fell]
        tell(s, "order_tokens", house=HOUSES[house], tokens=tokens)


class DiscardSurplus(Frame):
    """A player keeps one Leadership card and one order token (bow.11.05)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_card", "choose_token")
    seat: int

    @choice("discard_card", rule="bow.11.05")
    def choose_card(self, s: Field) -> Offered:
        hand = s.hands[self.seat]
        if len(hand) <= BOX["keep"]["cards"]:
            return None
        return self.seat, [DISCARD_CARD[card] for card in hand]

    @choose_card.takes
    def _(self, s: Field, action: Action) -> None:
        card = CARD[str(action[1])]
        s.hands[self.seat].remove(card)
        s.discards[self.seat].append(card)
        if s.events is not None:
            tell(s, "card_discarded", house=HOUSES[self.seat], card=CARDS[card])
        self.goto("choose_card")

    @choice("discard_token", rule="bow.11.05")
    def choose_token(self, s: Field) -> Offered:
        base = self.seat * 5
        tokens = s.pool[base : base + 5]
        if sum(tokens) <= BOX["keep"]["tokens"]:
            return None
        return self.seat, [DISCARD_TOKEN[i] for i, count in enumerate(tokens) if count]

    @choose_token.takes
    def _(self, s: Field, action: Action) -> None:
        s.pool[self.seat * 5 + SYMBOL[str(action[1])]] -= 1
        if s.events is not None:
            tell(s, "token_discarded", house=HOUSES[self.seat], token=action[1])
        self.goto("choose_token")


class Reinforcements(Frame):
    """Units of a House that arrive in this round enter in the hexes the plan names; one without a
    free hex waits for the next round. Where units want the same hexes, their owner may let another
    enter first: the order of the plan's lines decides nothing."""

    sequence: ClassVar[tuple[str, ...]] = ("deploy",)
    seat: int
    passed_over: tuple[int, ...] = ()
    """Units that come after the others, in this order, until one of those has entered."""

    def ready(self, s: Field) -> list[tuple[int, list[int]]]:
        """The units that can arrive, the next one first, and the hexes free for each."""
        units = plan_named(s.battle).units
        waiting = [u for u in range(len(units)) if s.hex[u] == WAITING]
        found = []
        for number in [u for u in waiting if u not in self.passed_over] + list(self.passed_over):
            unit = units[number]
            if s.hex[number] == WAITING and unit.house == self.seat and unit.round <= s.round:
                free = [
                    h
                    for h in unit.hexes
                    if s.unit_at[h] < 0 and not s.fire[h] and PASSABLE[s.ground[h]]
                ]
                if free:
                    found.append((number, free))
        return found

    def next_unit(self, s: Field) -> int:
        """The unit that is to arrive next, or -1."""
        found = self.ready(s)
        return found[0][0] if found else -1

    def _may_wait(self, s: Field, ready: list[tuple[int, list[int]]]) -> bool:
        """Whether it can matter that another unit enters before the next one: a rival that is
        unlike it wants one of its hexes, and the two cannot choose from the same hexes with room
        for all."""
        (unit, free), *others = ready
        if unit in self.passed_over:
            return False
        plan = plan_named(s.battle).units
        rivals = [
            (u, hexes)
            for u, hexes in others
            if u not in self.passed_over and set(hexes) & set(free)
        ]
        if all(plan[u]._replace(hexes=()) == plan[unit]._replace(hexes=()) for u, _ in rivals):
            rivals = [(u, hexes) for u, hexes in rivals if set(hexes) != set(free)]
        crowded = len(rivals) >= len(free)
        return bool(rivals) and (crowded or any(set(hexes) != set(free) for _, hexes in rivals))

    @choice("deploy", rule="bow.16.08")
    def deploy(self, s: Field) -> Offered:
        ready = self.ready(s)
        if not ready:
            return None
        actions = [DEPLOY[h] for h in ready[0][1]]
        return self.seat, [*actions, STAY] if self._may_wait(s, ready) else actions

    @deploy.takes
    def _(self, s: Field, action: Action) -> None:
        unit = self.next_unit(s)
        if action == STAY:
            self.passed_over = (*self.passed_over, unit)
            self.goto("deploy")
            return
        self.passed_over = ()
        army.put(s, unit, HEX[str(action[1])])
        s.active[unit] = 1
        army.tell_of(s, "arrived", unit, hex=HEXES[s.hex[unit]])
        happen(s, "enter", unit)
        if s.hex[unit] >= 0:
            army.arrive(s, unit)
        self.goto("deploy")


def start(s: Field) -> None:
    """Put the first round on the stack."""
    s.stack = [Round()]
