"""The Command phase (bow.4.01 to bow.4.15): turns of one action each, and order tokens."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.battles_of_westeros.rules.actions import CHOOSE_UNIT, PASS, SPACE, by_symbol
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    HOUSES,
    LIMIT,
    MORALE,
    RED,
    SYMBOL,
    SYMBOLS,
    VALOR,
)
from westmarch.games.battles_of_westeros.rules.catalogue import CARD, CARDS
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.round import commanders, morale, victory
from westmarch.games.battles_of_westeros.rules.round.leadership import (
    PlayCard,
    active_units,
    can_lead,
    sorts_in_zone,
    why_not_play,
)
from westmarch.games.battles_of_westeros.rules.round.orders import Orders
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NO_SUCH_UNIT = Refusal("bow.4.06", "no_active_unit_of_rank")
NO_ACTIVE_UNIT = Refusal("bow.4.14", "no_active_unit")
NO_INACTIVE_UNIT = Refusal("bow.4.11", "no_inactive_unit")
MORALE_AT_BOTTOM = Refusal("bow.4.11", "morale_at_bottom")

TOKEN = by_symbol("token")
PAIR = by_symbol("pair")
RAISE: Action = (SPACE.verb("raise_morale"),)
RALLY: Action = (SPACE.verb("rally_for_morale"),)
SPACE.verb("play", CARDS)
PLAY: tuple[Action, ...] = tuple(("play", name) for name in CARDS)


def active_ranks(s: Field, house: int) -> set[int]:
    """The ranks of which a House has an active unit."""
    return {s.rank[u] for u in active_units(s, house)}


def playable(s: Field, house: int, active: list[int]) -> list[int]:
    """The cards in hand that can be played: `why_not_play` of all at once."""
    waiting = s.hands[house]
    tokens = s.command[house]
    if not waiting or not tokens:
        return []
    for leader, commander in enumerate(s.commander):
        if commander >= 0 and s.house[leader] == house and s.hex[leader] >= 0:
            afford = min(LIMIT[commander] - s.tokens_on[commander], tokens)
            if afford > 0 and waiting:
                sorts = sorts_in_zone(s, leader, active)
                waiting = [c for c in waiting if not can_lead(s, leader, c, afford, sorts)]
    return [card for card in s.hands[house] if card not in waiting]


def why_not_rally(s: Field, house: int) -> Refusal | None:
    """Why a House cannot rally a unit with a morale token (bow.4.11)."""
    if not inactive_units(s, house):
        return NO_INACTIVE_UNIT
    return None if morale.can_fall(s, house) else MORALE_AT_BOTTOM


def inactive_units(s: Field, house: int) -> list[int]:
    """The units of a House that can be rallied."""
    houses, active = s.house, s.active
    return [u for u, h in enumerate(s.hex) if h >= 0 and not active[u] and houses[u] == house]


class CommandPhase(Frame):
    """The players alternate until both have passed (bow.4.01, bow.4.03)."""

    sequence: ClassVar[tuple[str, ...]] = ("begin", "choose_action", "end_turn")

    def begin(self, s: Field) -> None:
        s.to_act = s.first
        s.passed = [0, 0]

    @choice("choose_action", rule="bow.4.02")
    def choose_action(self, s: Field) -> Offered:
        """A player who can use no token and play no card must pass (bow.4.04)."""
        seat = s.to_act
        base = seat * 5
        active = active_units(s, seat)
        ranks = {s.rank[u] for u in active}
        if ranks:
            ranks.add(VALOR)
        actions: list[Action] = []
        for symbol, count in enumerate(s.pool[base : base + 5]):
            if count:
                if symbol in ranks:
                    actions.append(TOKEN[symbol])
                if count > 1 and ranks:
                    actions.append(PAIR[symbol])
        if s.pool[base + MORALE]:
            actions.append(RAISE)
            if why_not_rally(s, seat) is None:
                actions.append(RALLY)
        actions += [PLAY[card] for card in playable(s, seat, active)]
        actions += commanders.offers(s, "turn", seat)
        actions.append(PASS)
        return seat, actions

    @choose_action.considers
    def _(self, s: Field) -> Offered:
        """Every token and card is a candidate."""
        seat = s.to_act
        base = seat * 5
        actions: list[Action] = []
        pool = s.pool
        for symbol in range(5):
            count = pool[base + symbol]
            if count:
                if symbol != MORALE:
                    actions.append(TOKEN[symbol])
                if count > 1:
                    actions.append(PAIR[symbol])
        if pool[base + MORALE]:
            actions += (RAISE, RALLY)
        actions += [PLAY[card] for card in s.hands[seat]]
        actions += commanders.offers(s, "turn", seat)
        actions.append(PASS)
        return seat, actions

    @choose_action.refuses
    def _(self, s: Field, action: Action) -> Refusal | None:
        seat = s.to_act
        verb = action[0]
        if verb == "token":
            ranks = active_ranks(s, seat)
            symbol = SYMBOL[str(action[1])]
            return None if (ranks if symbol == VALOR else symbol in ranks) else NO_SUCH_UNIT
        if verb == "pair":
            return None if active_ranks(s, seat) else NO_ACTIVE_UNIT
        if verb == "play":
            return why_not_play(s, seat, CARD[str(action[1])])
        return why_not_rally(s, seat) if action == RALLY else None

    @choose_action.takes
    def _(self, s: Field, action: Action) -> None:
        seat = s.to_act
        verb = action[0]
        if verb == "use_ability":
            self.goto("choose_action")
            commanders.use(s, "turn", action)
        elif action == PASS:
            s.passed[seat] = 1
            tell(s, "passed", house=HOUSES[seat])
        elif verb == "play":
            call(s, PlayCard(seat=seat, card=CARD[str(action[1])]))
        elif verb in ("token", "pair"):
            symbol = SYMBOL[str(action[1])]
            call(s, OrderByToken(seat=seat, symbol=symbol, pair=int(verb == "pair")))
        else:
            s.pool[seat * 5 + MORALE] -= 1
            tell(s, "token_used", house=HOUSES[seat], token=SYMBOLS[MORALE], count=1)
            if action == RAISE:
                morale.rise(s, seat, 1)
            else:
                morale.fall(s, seat, 1)
                call(s, RallyByToken(seat=seat))

    def end_turn(self, s: Field) -> None:
        """The opponent is to act, unless he has passed; with both it is over (bow.4.03)."""
        finish_turn(s)
        if not s.passed[1 - s.to_act]:
            s.to_act = 1 - s.to_act
        elif s.passed[s.to_act]:
            return
        self.goto("choose_action")


def finish_turn(s: Field) -> None:
    """The turn is over: effects for the turn end, and instant victories are looked for."""
    s.turn = bytearray(len(s.turn))
    s.ordered = []
    s.fallen = [0, 0]
    if s.effects:
        effects.expire(s, effects.TURN)
    if any(s.checked):
        s.checked = [0] * 10
    if plan_named(s.battle).instant:
        victory.check_instant(s)


class OrderByToken(Frame):
    """Order one active unit with an order token that fits its rank, or with two of one kind
    (bow.4.05 to bow.4.09, bow.4.12)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_unit",)
    seat: int
    symbol: int
    pair: int = 0

    @choice("order_unit", rule="bow.4.05")
    def choose_unit(self, s: Field) -> Offered:
        where, ranks = s.hex, s.rank
        units = active_units(s, self.seat)
        if self.symbol <= RED and not self.pair:
            units = [u for u in units if ranks[u] == self.symbol]
        return self.seat, [CHOOSE_UNIT[where[u]] for u in units]

    @choose_unit.takes
    def _(self, s: Field, action: Action) -> None:
        count = 1 + self.pair
        s.pool[self.seat * 5 + self.symbol] -= count
        s.ordered = [s.unit_at[HEX[str(action[1])]]]
        if s.events is not None:
            token = SYMBOLS[self.symbol]
            tell(s, "token_used", house=HOUSES[self.seat], token=token, count=count)
        call(s, Orders(seat=self.seat))


class RallyByToken(Frame):
    """Rally one unit anywhere for a morale token and a step of morale (bow.4.11)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_unit",)
    seat: int

    @choice("rally_unit", rule="bow.4.11")
    def choose_unit(self, s: Field) -> Offered:
        return self.seat, [CHOOSE_UNIT[s.hex[u]] for u in inactive_units(s, self.seat)]

    @choose_unit.takes
    def _(self, s: Field, action: Action) -> None:
        army.rally(s, s.unit_at[HEX[str(action[1])]])
