"""What the Commander cards do (bow.5.22, bow.5.23); their keywords work by themselves.

For each commander first the unit ability, which always works, then the commit ability, which turns
the card. `leader` is the unit of the commander everywhere.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.battles_of_westeros.rules.actions import (
    ATTACK_AT,
    CHOOSE_HEX,
    CHOOSE_UNIT,
    DONE,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects, fire
from westmarch.games.battles_of_westeros.rules.battlefield.army import (
    STALWART_NEIGHBOURS,
    controlled,
)
from westmarch.games.battles_of_westeros.rules.battlefield.effects import ROUND, grant
from westmarch.games.battles_of_westeros.rules.battlefield.fire import VALOR_BURNS
from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    DISTANCE,
    HEX,
    HEXES,
    NEIGHBOURS,
)
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CAVALRY,
    CLASS_OF,
    COMMANDER,
    COMMANDERS,
    ELIMINATED,
    INFANTRY,
    NOBODY,
    STALWART,
    SYMBOLS,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import BURNS
from westmarch.games.battles_of_westeros.rules.combat.attack import (
    COUNTER,
    DOGS,
    MELEE,
    NO_PARTING_BLOW,
    SHOT,
    Attack,
    DogsOfWar,
    current_attack,
)
from westmarch.games.battles_of_westeros.rules.combat.sight import dogs_targets
from westmarch.games.battles_of_westeros.rules.round import morale
from westmarch.games.battles_of_westeros.rules.round.commanders import option, when_attacking
from westmarch.games.battles_of_westeros.rules.round.leadership import PlayCard, RallyUnits, draw
from westmarch.games.battles_of_westeros.rules.round.morale import MORALE_SHIELDS
from westmarch.games.battles_of_westeros.rules.round.rounds import roll_order_tokens
from westmarch.games.battles_of_westeros.rules.state import ATTACKED, Field
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame, with_byte, with_item

ATTACKING = (MELEE, SHOT, DOGS)
"""Attacks proper: what works when attacking does not in a counterattack (bow.8.20)."""


def _controlled_class(s: Field, leader: int, unit_class: int) -> list[int]:
    return [u for u in controlled(s, leader) if CLASS_OF[s.kind[u]] == unit_class]


def _tired(s: Field, leader: int, unit_class: int = -1) -> tuple[int, ...]:
    """Controlled units, of a class if one is named, that can be rallied."""
    units = _controlled_class(s, leader, unit_class) if unit_class >= 0 else controlled(s, leader)
    return tuple(u for u in units if not s.active[u])


def _further(s: Field, leader: int, unit_class: int) -> None:
    """All controlled units of a class may move a hex further in this turn."""
    for unit in _controlled_class(s, leader, unit_class):
        grant(s, effects.MOVE, unit)


# ---- Robb Stark, Young Wolf


@when_attacking("robb_young_wolf")
def _(s: Field, attack: Attack, leader: int) -> None:
    """His unit rolls a die more when it flanks."""
    if attack.attacker == leader and attack.flank:
        attack.bonus += 1


def _prey(s: Field, leader: int) -> list[int]:
    """The units his direwolf could attack; none while his unit is in a fight or in fire."""
    here = s.hex[leader]
    return [] if s.foe[leader] >= 0 or s.fire[here] else dogs_targets(s, here, s.house[leader])


@option("robb_young_wolf", "turn", usable=lambda s, leader: bool(_prey(s, leader)))
def _(s: Field, leader: int) -> None:
    """His direwolf makes a Dogs of War attack (bow.12.06)."""
    call(s, Direwolf(leader=leader))


class Direwolf(Frame):
    """The direwolf attacks; the card stays fresh when the target is eliminated."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_target", "loose", "judge")
    leader: int
    target: int = -1

    @choice("direwolf", rule="bow.12.07")
    def choose_target(self, s: Field) -> Offered:
        return s.house[self.leader], [ATTACK_AT[s.hex[u]] for u in _prey(s, self.leader)]

    @choose_target.takes
    def _(self, s: Field, action: Action) -> None:
        self.target = s.unit_at[HEX[str(action[1])]]

    def loose(self, s: Field) -> None:
        call(s, DogsOfWar(unit=self.leader, target=self.target, spends_attack=0))

    def judge(self, s: Field) -> None:
        if s.hex[self.target] == ELIMINATED:
            s.fresh[COMMANDER["robb_young_wolf"]] = 1


# ---- Robb Stark, King in the North


@option(
    "robb_king_in_the_north",
    "ordered",
    usable=lambda s, leader: leader in s.ordered and s.foe[leader] >= 0,
    commits=False,
)
def _(s: Field, leader: int) -> None:
    """When his unit is ordered he may take the engagement token off its hex."""
    army.disengage(s, leader)


def _bearers(s: Field, leader: int) -> list[int]:
    """The friendly cavalry units next to his with whose bearer he could change places."""
    return [
        u
        for u in army.friends_next_to(s, leader)
        if CLASS_OF[s.kind[u]] == CAVALRY and s.commander[u] < 0
    ]


def _would_lose(s: Field, leader: int) -> bool:
    attack = current_attack(s)
    return (
        attack.target == leader
        and attack.hits > army.protection(s, leader)
        and s.figures[leader] > 1
        and bool(_bearers(s, leader))
    )


@option("robb_king_in_the_north", "before_hits", usable=_would_lose)
def _(s: Field, leader: int) -> None:
    """Before his unit loses a figure he changes places with the bearer of a unit next to it."""
    call(s, ChangePlaces(leader=leader))


class ChangePlaces(Frame):
    """Robb and the bearer of a cavalry unit change places. Each takes his banner along, so the
    hits are counted by the other's rank, and with its disc goes whether the unit is active
    (bow.1.12); not while his own unit is carrying out an order, which tires it."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_bearer",)
    leader: int

    @choice("change_places", rule="bow.5.23")
    def choose_bearer(self, s: Field) -> Offered:
        return s.house[self.leader], [CHOOSE_UNIT[s.hex[u]] for u in _bearers(s, self.leader)]

    @choose_bearer.takes
    def _(self, s: Field, action: Action) -> None:
        old, new = self.leader, s.unit_at[HEX[str(action[1])]]
        moved = with_item(s.commander, new, s.commander[old])
        s.commander = with_item(moved, old, NOBODY)
        taken = with_byte(s.rank, new, s.rank[old])
        s.rank = with_byte(taken, old, s.rank[new])
        if old not in s.ordered:
            s.active[new], s.active[old] = s.active[old], s.active[new]
        tell(s, "changed_places", commander=COMMANDERS[s.commander[new]], to=HEXES[s.hex[new]])
        for frame in s.stack:  # a card he plays follows him
            if isinstance(frame, PlayCard) and frame.leader == old:
                frame.leader = new
        current_attack(s).add_up_hits(s)


# ---- Eddard Stark, Lord of Winterfell

STALWART_NEIGHBOURS.add(COMMANDER["eddard_lord_of_winterfell"])


@option(
    "eddard_lord_of_winterfell",
    "turn",
    usable=lambda s, leader: morale.can_fall(s, 1 - s.house[leader]),
)
def _(s: Field, leader: int) -> None:
    """Raise your morale by two."""
    morale.rise(s, s.house[leader], 2)


# ---- Greatjon Umber, The Greatjon


@when_attacking("greatjon_the_greatjon")
def _(s: Field, attack: Attack, leader: int) -> None:
    """His unit rolls a die more against a unit of higher rank."""
    if attack.attacker == leader and attack.kind in ATTACKING:
        attack.bonus += s.rank[attack.target] > s.rank[leader]


def _victorious(s: Field, leader: int) -> bool:
    attack = current_attack(s)
    if attack.attacker != leader or s.hex[attack.target] != ELIMINATED:
        return False
    return leader in s.ordered or not s.active[leader]


@option("greatjon_the_greatjon", "after_attack", usable=_victorious)
def _(s: Field, leader: int) -> None:
    """After his unit eliminated a unit it is rallied: as soon as its order is over, if it has
    one."""
    if leader in s.ordered:
        grant(s, effects.RALLY_AFTER, leader)
    else:
        army.rally(s, leader)


# ---- Greatjon Umber, Lord of the Last Hearth (Toughness)


@option("greatjon_last_hearth", "turn", usable=lambda s, leader: True)
def _(s: Field, leader: int) -> None:
    """All controlled infantry may move a hex further in this turn."""
    _further(s, leader, INFANTRY)


# ---- Maege Mormont, Lady of Bear Island (Stalwart)


@option("maege_bear_island", "turn", usable=lambda s, leader: bool(_tired(s, leader)))
def _(s: Field, leader: int) -> None:
    """Rally up to two controlled units."""
    call(s, RallyUnits(seat=s.house[leader], units=_tired(s, leader), count=2))


# ---- Rickard Karstark, Lord of Karhold


@when_attacking("rickard_lord_of_karhold")
def _(s: Field, attack: Attack, leader: int) -> None:
    """His unit rolls a die more when it counterattacks."""
    if attack.attacker == leader and attack.kind == COUNTER:
        attack.bonus += 1


@option(
    "rickard_lord_of_karhold", "turn", usable=lambda s, leader: bool(_tired(s, leader, CAVALRY))
)
def _(s: Field, leader: int) -> None:
    """Rally up to three controlled cavalry units."""
    call(s, RallyUnits(seat=s.house[leader], units=_tired(s, leader, CAVALRY), count=3))


# ---- Jaime Lannister, Kingslayer


@when_attacking("jaime_kingslayer")
def _(s: Field, attack: Attack, leader: int) -> None:
    """His unit rolls a die more against a commander's unit."""
    if attack.attacker == leader and attack.kind in ATTACKING:
        attack.bonus += s.commander[attack.target] >= 0


@option("jaime_kingslayer", "ordered", usable=lambda s, leader: leader in s.ordered)
def _(s: Field, leader: int) -> None:
    """His unit may attack twice in this turn, two different targets."""
    grant(s, effects.EXTRA_ATTACK, leader)


# ---- Jaime Lannister, second version


@when_attacking("jaime_second")
def _(s: Field, attack: Attack, leader: int) -> None:
    """Controlled units may re-roll a die when they attack."""
    if attack.kind in ATTACKING and attack.attacker in controlled(s, leader):
        attack.rerolls += 1


@option(
    "jaime_second",
    "turn",
    usable=lambda s, leader: bool(s.decks[s.house[leader]] or s.discards[s.house[leader]]),
)
def _(s: Field, leader: int) -> None:
    """Draw two Leadership cards."""
    draw(s, s.house[leader], 2)


# ---- Gregor Clegane, The Mountain (Toughness)


@when_attacking("gregor_the_mountain")
def _(s: Field, attack: Attack, leader: int) -> None:
    """A unit made to retreat by his unit retreats a hex more."""
    if attack.attacker == leader:
        attack.further += 1


def _rolled(s: Field, leader: int) -> bool:
    attack = current_attack(s)
    return attack.attacker == leader and attack.kind in ATTACKING and attack.dice > 0


@option("gregor_the_mountain", "after_roll", usable=_rolled)
def _(s: Field, leader: int) -> None:
    """Re-roll all dice of one attack of his unit."""
    attack = current_attack(s)
    shown = [symbol for symbol in range(len(SYMBOLS)) for _ in range(attack.results[symbol])]
    attack.roll_again(s, shown)


# ---- Gregor Clegane, Reaver (Scorch the Earth)

VALOR_BURNS.add(COMMANDER["gregor_reaver"])


def _fires(s: Field, leader: int) -> list[int]:
    """The burning hexes next to his unit that can burn more."""
    return [h for h in NEIGHBOURS[s.hex[leader]] if 0 < s.fire[h] < BURNS[s.ground[h]]]


@option("gregor_reaver", "turn", usable=lambda s, leader: bool(_fires(s, leader)))
def _(s: Field, leader: int) -> None:
    """Add two fire levels to one burning hex next to his unit."""
    call(s, FanFlames(leader=leader, levels=2))


class FanFlames(Frame):
    """The owner names the fire that grows."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_fire",)
    leader: int
    levels: int

    @choice("fan_flames", rule="bow.14.03")
    def choose_fire(self, s: Field) -> Offered:
        return s.house[self.leader], [CHOOSE_HEX[h] for h in _fires(s, self.leader)]

    @choose_fire.takes
    def _(self, s: Field, action: Action) -> None:
        fire.kindle(s, HEX[str(action[1])], self.levels)


# ---- Kevan Lannister, Trusted Captain


def _may_lend(s: Field, leader: int) -> bool:
    attack = current_attack(s)
    return (
        attack.attacker != leader
        and attack.attacker in s.ordered
        and leader in s.ordered
        and not s.turn[leader] & ATTACKED
        and DISTANCE[s.hex[leader]][s.hex[attack.attacker]] == 1
    )


@option("kevan_trusted_captain", "before_roll", usable=_may_lend, commits=False)
def _(s: Field, leader: int) -> None:
    """His unit, ordered and not having attacked, lends two dice to a unit next to it ordered in
    the same turn, and does not attack itself; it need not be able to."""
    current_attack(s).bonus += 2
    s.turn[leader] |= ATTACKED


@option("kevan_trusted_captain", "turn", usable=lambda s, leader: True)
def _(s: Field, leader: int) -> None:
    """Up to three controlled infantry units have Stalwart until the end of the round."""
    call(s, StandFast(leader=leader, count=3))


class StandFast(Frame):
    """The owner names the units that become Stalwart, one after the other."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_unit",)
    leader: int
    count: int
    done: tuple[int, ...] = ()

    @choice("stand_fast", rule="bow.12.01")
    def choose_unit(self, s: Field) -> Offered:
        if len(self.done) >= self.count:
            return None
        units = [u for u in _controlled_class(s, self.leader, INFANTRY) if u not in self.done]
        if not units:
            return None
        return s.house[self.leader], [*(CHOOSE_UNIT[s.hex[u]] for u in units), DONE]

    @choose_unit.takes
    def _(self, s: Field, action: Action) -> None:
        if action != DONE:
            unit = s.unit_at[HEX[str(action[1])]]
            self.done = (*self.done, unit)
            grant(s, STALWART, unit, 1, ROUND)
            self.goto("choose_unit")


# ---- Addam Marbrand, Warrior of Ashemark

NO_PARTING_BLOW.add(COMMANDER["addam_ashemark"])


@option("addam_ashemark", "turn", usable=lambda s, leader: True)
def _(s: Field, leader: int) -> None:
    """All controlled cavalry may move a hex further in this turn."""
    _further(s, leader, CAVALRY)


# ---- Tywin Lannister, Lord of Casterly Rock

MORALE_SHIELDS[COMMANDER["tywin_casterly_rock"]] = 2


@option("tywin_casterly_rock", "turn", usable=lambda s, leader: True)
def _(s: Field, leader: int) -> None:
    """Roll three order dice and take the tokens."""
    roll_order_tokens(s, s.house[leader], 3)
