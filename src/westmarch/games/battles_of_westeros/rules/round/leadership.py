"""Leadership cards: playing one on a commander, its commands and its tactic (chapter 5).

What a command does is registered with `command_effect`, what a tactic does with `tactic_effect`
(cards/tactics.py). A tactic effect is a function of one unit; the framework chooses the units.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar, TypeAlias

from westmarch.games.battles_of_westeros.rules.actions import CHOOSE_UNIT, DONE, NO, SPACE, YES
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDER,
    COMMANDERS,
    HOUSES,
    LIMIT,
    SORT,
    ZONE,
)
from westmarch.games.battles_of_westeros.rules.catalogue import (
    CARDS,
    LEADERSHIP,
    MOST_COMMANDS,
    ORDERS_FOR,
    OTHER_COMMANDS,
    Command,
    Group,
    Tactic,
)
from westmarch.games.battles_of_westeros.rules.round import commanders
from westmarch.games.battles_of_westeros.rules.round.morale import meets
from westmarch.games.battles_of_westeros.rules.round.orders import Orders
from westmarch.games.battles_of_westeros.rules.state import ATTACKED, Field
from westmarch.kernel.engine.chance import reveal, shuffle
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell, tell_only
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NO_COMMANDER = Refusal("bow.5.24", "no_commander")
NO_COMMAND_TOKENS = Refusal("bow.5.07", "no_command_tokens")
LIMIT_REACHED = Refusal("bow.5.08", "command_limit")
NOTHING_TO_COMMAND = Refusal("bow.5.14", "nothing_to_command")

TACTIC_AFTER_CAPTURE = "tactic_of_a_captured_commander"
"""The ruling on a tactic that names no unit; by its other reading it is lost with the commander."""

SPACE.verb("lead", COMMANDERS)
LEAD: tuple[Action, ...] = tuple(("lead", name) for name in COMMANDERS)
SPACE.verb("command", range(1, MOST_COMMANDS + 1))
COMMAND: tuple[Action, ...] = tuple(("command", n + 1) for n in range(MOST_COMMANDS))
SPACE.verb("tactic")
USE_TACTIC: Action = ("tactic",)
FIRST: Action = (SPACE.verb("first"),)
LAST: Action = (SPACE.verb("last"),)

Has: TypeAlias = Callable[[Field, int, Command], bool]
Does: TypeAlias = "Callable[[Field, PlayCard, Command], None]"
Works: TypeAlias = "Callable[[Field, PlayCard, Tactic, int], None]"

COMMANDS: dict[str, tuple[Has, Does]] = {}
"""What commands other than orders do: whether there is something to do, and doing it."""
TACTICS: dict[str, Works] = {}
"""What a tactic does to a unit, or in general (unit -1) where its box names none."""
IN_TURN: set[str] = set()
"""Tactics that do something to one unit after the other, so that their order matters."""
TACTIC_UNITS: dict[str, Callable[[Field, int], bool]] = {}
"""Which units a tactic can do something to, where not every unit it names will do."""


def command_effect(word: str, possible: Has) -> Callable[[Does], Does]:
    """Register a command that is not an order: `possible(s, leader, command)` and
    `effect(s, play, command)`, which changes the state or calls frames."""

    def register(effect: Does) -> Does:
        COMMANDS[word] = (possible, effect)
        return effect

    return register


def tactic_effect(
    word: str, needs: Callable[[Field, int], bool] | None = None, in_turn: bool = False
) -> Callable[[Works], Works]:
    """Register `effect(s, play, tactic, unit)`: what a tactic does to each unit it reaches of which
    `needs(s, unit)` holds; `in_turn` where the player names one unit after the other."""

    def register(effect: Works) -> Works:
        TACTICS[word] = effect
        if in_turn:
            IN_TURN.add(word)
        if needs is not None:
            TACTIC_UNITS[word] = needs
        return effect

    return register


# ---- drawing


def draw(s: Field, house: int, count: int) -> int:
    """Draw Leadership cards; an empty deck is made anew from the discard pile (bow.3.05). How many
    came."""
    deck, hand = s.decks[house], s.hands[house]
    drawn = []
    for _ in range(count):
        if not deck:
            if not s.discards[house]:
                break
            deck.extend(s.discards[house])
            s.discards[house].clear()
            shuffle(s, deck, "card")
            tell(s, "deck_shuffled", house=HOUSES[house])
        drawn.append(deck.pop())
    if drawn:
        reveal(s)
        hand.extend(drawn)
        if s.events is not None:
            tell(s, "cards_drawn", house=HOUSES[house], count=len(drawn))
            tell_only(s, (house,), "drew", cards=[CARDS[c] for c in drawn])
    return len(drawn)


# ---- who can be commanded


def fits(s: Field, unit: int, group: Group) -> bool:
    """Whether a unit is of the kind a group names."""
    return bool(group.sorts & SORT[s.kind[unit]][s.rank[unit]])


def can_order(s: Field, leader: int, group: Group) -> list[int]:
    """The units of a commander's zone that a group of an order command could order now
    (bow.5.10)."""
    row = DISTANCE[s.hex[leader]]
    own, houses, ranks, kinds = s.house[leader], s.house, s.rank, s.kind
    sorts, ordered, active = group.sorts, s.ordered, s.active
    return [
        u
        for u, h in enumerate(s.hex)
        if active[u]
        and houses[u] == own
        and row[h] <= ZONE
        and sorts & SORT[kinds[u]][ranks[u]]
        and u not in ordered
    ]


def _strays(s: Field, leader: int, chosen: tuple[int, ...], group: Group) -> list[int]:
    """Friendly units outside the zone next to a unit already chosen."""
    row = DISTANCE[s.hex[leader]]
    return [
        u
        for u in army.units_of(s, s.house[leader])
        if s.active[u]
        and u not in s.ordered
        and row[s.hex[u]] > ZONE
        and fits(s, u, group)
        and any(DISTANCE[s.hex[u]][s.hex[c]] == 1 for c in chosen)
    ]


def active_units(s: Field, house: int) -> list[int]:
    """The active units of a House."""
    active, houses = s.active, s.house
    return [u for u in range(len(active)) if active[u] and houses[u] == house]


def sorts_in_zone(s: Field, leader: int, active: list[int]) -> int:
    """The classes and ranks of the active units of his House in a commander's zone, as bits: whom
    he could order, asked once for all the cards of a hand."""
    row = DISTANCE[s.hex[leader]]
    ranks, kinds, where = s.rank, s.kind, s.hex
    found = 0
    for u in active:
        if row[where[u]] <= ZONE:
            found |= SORT[kinds[u]][ranks[u]]
    return found


def can_lead(s: Field, leader: int, card: int, afford: int, sorts: int) -> bool:
    """Whether a commander who can spend so many tokens could give a command of a card; `sorts` are
    those of the active units in his zone."""
    if ORDERS_FOR[card][afford] & sorts:
        return True
    for command in OTHER_COMMANDS[card]:
        if command.cost <= afford and COMMANDS[command.do][0](s, leader, command):
            return True
    return False


def possible(s: Field, leader: int, command: Command, sorts: int) -> bool:
    """Whether a command has at least one legal unit or effect (bow.5.14); `sorts` are those of the
    active units in the zone."""
    if command.do == "order":
        return command.sorts & sorts > 0
    return COMMANDS[command.do][0](s, leader, command)


def why_not_lead(s: Field, leader: int, card: int) -> Refusal | None:
    """Why a commander cannot be the one a card is played with: no tokens, his limit, or nothing to
    command (bow.5.07, bow.5.08, bow.5.14)."""
    tokens = s.command[s.house[leader]]
    if not tokens:
        return NO_COMMAND_TOKENS
    commander = s.commander[leader]
    room = LIMIT[commander] - s.tokens_on[commander]
    if not room:
        return LIMIT_REACHED
    afford = min(room, tokens)
    refusal = NO_COMMAND_TOKENS if tokens < room else LIMIT_REACHED
    sorts = sorts_in_zone(s, leader, active_units(s, s.house[leader]))
    for command in LEADERSHIP[card].commands:
        if command.cost <= afford:
            if possible(s, leader, command, sorts):
                return None
            refusal = NOTHING_TO_COMMAND
    return refusal


def why_not_play(s: Field, house: int, card: int) -> Refusal | None:
    """Why a card in hand cannot be played (bow.4.04, bow.5.24)."""
    refusal = NO_COMMANDER
    for leader, commander in enumerate(s.commander):
        if commander >= 0 and s.house[leader] == house and s.hex[leader] >= 0:
            found = why_not_lead(s, leader, card)
            if found is None:
                return None
            refusal = found
    return refusal


# ---- requirements of tactics


def requirement_met(s: Field, house: int, tactic: Tactic) -> bool:
    """Whether the player can show what a tactic requires: tokens not checked before in this turn,
    and morale (bow.5.15 to bow.5.18)."""
    if tactic.pool:
        base = house * 5
        for symbol in tactic.pool:
            needed = tactic.pool.count(symbol)
            if s.pool[base + symbol] - s.checked[base + symbol] < needed:
                return False
    if tactic.morale is not None:
        other, zone, test = tactic.morale
        return meets(s, 1 - house if other else house, zone, test)
    return True


def check_tokens(s: Field, house: int, tactic: Tactic) -> None:
    """Show the order tokens a tactic requires; they stay in the pool (bow.5.16)."""
    for symbol in tactic.pool:
        s.checked[house * 5 + symbol] += 1


def reached(s: Field, play: PlayCard, tactic: Tactic) -> list[int]:
    """The units a tactic could work on now: all of them in the zone (bow.5.12)."""
    leader = play.leader
    if s.hex[leader] < 0:
        return []
    row = DISTANCE[s.hex[leader]]
    if tactic.who in ("ordered", "attack"):
        units = [u for u in s.ordered if s.hex[u] >= 0 and row[s.hex[u]] <= ZONE]
    elif tactic.who == "controlled":
        units = army.controlled(s, leader)
    else:
        units = [u for u in army.units_of(s, 1 - s.house[leader]) if row[s.hex[u]] <= ZONE]
    needs = TACTIC_UNITS.get(tactic.do)
    return [
        u
        for u in units
        if fits(s, u, tactic.group)
        and (not tactic.attacked or s.turn[u] & ATTACKED)
        and (not tactic.unengaged or s.foe[u] < 0)
        and (needs is None or needs(s, u))
    ]


@cache
def order_groups(card: int, used: tuple[int, ...]) -> tuple[Group, ...]:
    """The groups of units that the commands used of a card order, one after the other."""
    commands = LEADERSHIP[card].commands
    return tuple(g for i in used if commands[i].do == "order" for g in commands[i].groups)


class PlayCard(Frame):
    """Playing a Leadership card, step by step (bow.5.01).

    `leader` is the unit of the commander named; `used` are the commands paid for; `chosen` are the
    units ordered by the command now being given.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "show",
        "choose_commander",
        "choose_commands",
        "pay",
        "tactic_before",
        "others_first",
        "choose_units",
        "carry_out",
        "others_last",
        "tactic_after",
        "discard",
    )
    seat: int
    card: int
    leader: int = -1
    used: tuple[int, ...] = ()
    tactic_on: int = 0
    """1 when a tactic is to work on the units ordered, once they are chosen; 2 when one has been
    used already."""
    later: int = 0
    """1 when commands that are not orders come after the orders."""
    at: int = 0
    """The next group of units to choose, counted over all order commands used."""
    chosen: tuple[int, ...] = ()
    picked: int = 0
    """Units chosen for the present group."""

    def show(self, s: Field) -> None:
        s.hands[self.seat].remove(self.card)
        s.in_play = self.card
        s.ordered = []
        reveal(s)
        if s.events is not None:
            tell(s, "card_played", house=HOUSES[self.seat], card=CARDS[self.card])

    @choice("choose_commander", rule="bow.5.02")
    def choose_commander(self, s: Field) -> Offered:
        active, tokens = active_units(s, self.seat), s.command[self.seat]
        able: list[Action] = []
        for leader in army.commander_units(s, self.seat):
            commander = s.commander[leader]
            afford = min(LIMIT[commander] - s.tokens_on[commander], tokens)
            sorts = sorts_in_zone(s, leader, active)
            if afford > 0 and can_lead(s, leader, self.card, afford, sorts):
                able.append(LEAD[commander])
        return self.seat, able

    @choose_commander.considers
    def _(self, s: Field) -> Offered:
        return self.seat, [LEAD[s.commander[u]] for u in army.commander_units(s, self.seat)]

    @choose_commander.refuses
    def _(self, s: Field, action: Action) -> Refusal | None:
        leader = army.unit_of_commander(s, COMMANDER[str(action[1])])
        return why_not_lead(s, leader, self.card)

    @choose_commander.takes
    def _(self, s: Field, action: Action) -> None:
        self.leader = army.unit_of_commander(s, COMMANDER[str(action[1])])
        if len(LEADERSHIP[self.card].commands) == 1:
            self.used = (0,)
            self.goto("pay")

    @choice("choose_commands", rule="bow.5.09")
    def choose_commands(self, s: Field) -> Offered:
        commands = LEADERSHIP[self.card].commands
        sorts = sorts_in_zone(s, self.leader, active_units(s, self.seat))
        afford = min(self._room(s), s.command[self.seat])
        afford -= sum(commands[i].cost for i in self.used)
        found = [
            COMMAND[i]
            for i, command in enumerate(commands)
            if i not in self.used
            and command.cost <= afford
            and (possible(s, self.leader, command, sorts) or self._may_come_later(s, command))
        ]
        if not found:
            return None
        return self.seat, [*found, DONE] if self.used else found

    def _may_come_later(self, s: Field, command: Command) -> bool:
        """A command may find its units once those already paid for are carried out: who has been
        ordered can be rallied, and who has been rallied can be ordered."""
        if command.do != "order":
            return bool(self._commands(orders=True))
        rallied = (_tired(s, self.leader, c) for c in self._commands(orders=False))
        return any(command.sorts & SORT[s.kind[u]][s.rank[u]] for units in rallied for u in units)

    def _room(self, s: Field) -> int:
        commander = s.commander[self.leader]
        return LIMIT[commander] - s.tokens_on[commander]

    @choose_commands.takes
    def _(self, s: Field, action: Action) -> None:
        if action != DONE:
            self.used = (*self.used, int(action[1]) - 1)
            self.goto("choose_commands")

    def pay(self, s: Field) -> None:
        """Command tokens move from the board to the commander's card (bow.5.07)."""
        cost = sum(LEADERSHIP[self.card].commands[i].cost for i in self.used)
        commander = s.commander[self.leader]
        s.command[self.seat] -= cost
        s.tokens_on[commander] += cost
        if s.events is not None:
            numbers = [i + 1 for i in self.used]
            name = COMMANDERS[commander]
            tell(s, "commands_paid", commander=name, commands=numbers, cost=cost)
        if LEADERSHIP[self.card].tactic is None and not self._commands(orders=False):
            self.goto("choose_units")

    def _commands(self, orders: bool) -> list[Command]:
        commands = LEADERSHIP[self.card].commands
        return [commands[i] for i in self.used if (commands[i].do == "order") == orders]

    # ---- the tactic

    def _tactic_offered(self, s: Field, timing: str) -> Offered:
        tactic = LEADERSHIP[self.card].tactic
        if tactic is None or tactic.timing not in (timing, "either") or tactic.do not in TACTICS:
            return None
        if not requirement_met(s, self.seat, tactic):
            return None
        if s.hex[self.leader] < 0 and TACTIC_AFTER_CAPTURE in s.house_rulings:
            return None
        on_ordered = tactic.who in ("ordered", "attack")
        if tactic.who and not (on_ordered and timing == "before") and not reached(s, self, tactic):
            return None
        if on_ordered and timing == "before" and not self._commands(orders=True):
            return None
        return self.seat, [USE_TACTIC, NO]

    def _use_tactic(self, s: Field, timing: str) -> None:
        tactic = LEADERSHIP[self.card].tactic
        assert tactic is not None
        check_tokens(s, self.seat, tactic)
        tell(s, "tactic", house=HOUSES[self.seat], card=CARDS[self.card])
        if timing == "before" and tactic.who in ("ordered", "attack"):
            self.tactic_on = 1
        else:
            self.tactic_on = 2
            apply_tactic(s, self, tactic)

    @choice("tactic", rule="bow.5.14")
    def tactic_before(self, s: Field) -> Offered:
        return self._tactic_offered(s, "before")

    @tactic_before.takes
    def _(self, s: Field, action: Action) -> None:
        if action == USE_TACTIC:
            self._use_tactic(s, "before")

    @choice("tactic", rule="bow.5.14")
    def tactic_after(self, s: Field) -> Offered:
        return None if self.tactic_on else self._tactic_offered(s, "after")

    @tactic_after.takes
    def _(self, s: Field, action: Action) -> None:
        if action == USE_TACTIC:
            self._use_tactic(s, "after")

    # ---- the commands

    @choice("other_commands", rule="bow.5.09")
    def others_first(self, s: Field) -> Offered:
        """Commands that are not orders come before or after the orders, as the player likes."""
        if not self._commands(orders=False):
            return None
        sorts = sorts_in_zone(s, self.leader, active_units(s, self.seat))
        now = any(command.sorts & sorts for command in self._commands(orders=True))
        return self.seat, [FIRST, LAST] if now else [FIRST]

    @others_first.takes
    def _(self, s: Field, action: Action) -> None:
        if action == FIRST:
            self._do_others(s)
        else:
            self.later = 1

    def _do_others(self, s: Field) -> None:
        """In the order in which they were chosen: what is called last is done first."""
        for command in reversed(self._commands(orders=False)):
            COMMANDS[command.do][1](s, self, command)

    def _next_group(self, s: Field) -> tuple[int, int, list[int], bool]:
        """The next group that can still order a unit: its number, how many units it has already,
        the units it can order, and whether another group follows."""
        groups = order_groups(self.card, self.used)
        at, picked = self.at, self.picked
        while at < len(groups) and s.hex[self.leader] >= 0:
            group = groups[at]
            if not group.most or picked < group.most:
                if group.adjacent_uncontrolled:
                    units = _strays(s, self.leader, self.chosen, group)
                else:
                    units = can_order(s, self.leader, group)
                if units:
                    return at, picked, units, at + 1 < len(groups)
            at += 1
            picked = 0
        return at, 0, [], False

    @choice("choose_units", rule="bow.5.10")
    def choose_units(self, s: Field) -> Offered:
        """All units are chosen before the first moves; fewer than allowed may be."""
        _, _, units, more = self._next_group(s)
        if not units:
            return None
        actions = [CHOOSE_UNIT[s.hex[u]] for u in units]
        return self.seat, [*actions, DONE] if s.ordered or more else actions

    @choose_units.takes
    def _(self, s: Field, action: Action) -> None:
        if len(order_groups(self.card, self.used)) > 1:
            self.at, self.picked, _, _ = self._next_group(s)
        if action == DONE:
            self.at += 1
            self.picked = 0
        else:
            unit = s.unit_at[HEX[str(action[1])]]
            s.ordered.append(unit)
            self.chosen = (*self.chosen, unit)
            self.picked += 1
        self.goto("choose_units")

    def carry_out(self, s: Field) -> None:
        """A tactic that names ordered units works now that they are known, before their orders."""
        if s.ordered:
            call(s, Orders(seat=self.seat))
        if self.tactic_on == 1:
            _, tactic = playing(s)
            apply_tactic(s, self, tactic)

    def others_last(self, s: Field) -> None:
        if LEADERSHIP[self.card].tactic is None:
            self.goto("discard")
        commanders.open_window(s, "after_card", self.seat)
        if self.later:  # called last, so done first
            self._do_others(s)

    def discard(self, s: Field) -> None:
        s.discards[self.seat].append(self.card)
        s.in_play = -1


# ---- choosing units for an effect


def apply_tactic(s: Field, play: PlayCard, tactic: Tactic) -> None:
    """Let a tactic work: on nothing in particular, on all units it reaches, or on those chosen."""
    effect = TACTICS[tactic.do]
    if not tactic.who:
        effect(s, play, tactic, -1)
        return
    units = reached(s, play, tactic)
    most = tactic.group.most or len(units)
    if len(units) > most or (len(units) > 1 and tactic.do in IN_TURN):
        call(s, TacticTargets(seat=play.seat, count=most))
    else:
        for unit in units:
            effect(s, play, tactic, unit)


class TacticTargets(Frame):
    """The player names the units a tactic works on."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_target",)
    seat: int
    count: int
    done: tuple[int, ...] = ()

    @choice("tactic_target", rule="bow.5.12")
    def choose_target(self, s: Field) -> Offered:
        play, tactic = playing(s)
        if len(self.done) >= self.count:
            return None
        units = [u for u in reached(s, play, tactic) if u not in self.done]
        return self.seat, [CHOOSE_UNIT[s.hex[u]] for u in units]

    @choose_target.takes
    def _(self, s: Field, action: Action) -> None:
        play, tactic = playing(s)
        unit = s.unit_at[HEX[str(action[1])]]
        self.done = (*self.done, unit)
        self.goto("choose_target")
        TACTICS[tactic.do](s, play, tactic, unit)


def playing(s: Field) -> tuple[PlayCard, Tactic]:
    """The card being played and its tactic."""
    for frame in reversed(s.stack):
        if isinstance(frame, PlayCard):
            tactic = LEADERSHIP[frame.card].tactic
            assert tactic is not None
            return frame, tactic
    raise AssertionError("no card is being played")


class RallyUnits(Frame):
    """A player rallies up to so many units (0: all) of those named, one after the other."""

    sequence: ClassVar[tuple[str, ...]] = ("rally_unit",)
    seat: int
    units: tuple[int, ...]
    count: int = 0
    done: int = 0

    @choice("rally_units", rule="bow.4.19")
    def rally_unit(self, s: Field) -> Offered:
        found = [u for u in self.units if s.hex[u] >= 0 and not s.active[u]]
        if not found or (self.count and self.done >= self.count):
            return None
        if self._all(found):
            return self.seat, [YES]
        return self.seat, [*(CHOOSE_UNIT[s.hex[u]] for u in found), DONE]

    def _all(self, found: list[int]) -> bool:
        return not self.count or len(found) <= self.count - self.done

    @rally_unit.takes
    def _(self, s: Field, action: Action) -> None:
        if action == DONE:
            return
        if action == YES:
            for unit in self.units:
                if s.hex[unit] >= 0 and not s.active[unit]:
                    army.rally(s, unit)
            return
        army.rally(s, s.unit_at[HEX[str(action[1])]])
        self.done += 1
        self.goto("rally_unit")


def _tired(s: Field, leader: int, command: Command) -> list[int]:
    group = command.groups[0]
    return [u for u in army.controlled(s, leader) if not s.active[u] and fits(s, u, group)]


@command_effect("rally", lambda s, leader, command: bool(_tired(s, leader, command)))
def _(s: Field, play: PlayCard, command: Command) -> None:
    """Rally units in the zone (bow.5.06)."""
    if s.hex[play.leader] >= 0:
        units = tuple(_tired(s, play.leader, command))
        call(s, RallyUnits(seat=play.seat, units=units, count=command.groups[0].most))
