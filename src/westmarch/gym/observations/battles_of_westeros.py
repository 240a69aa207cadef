"""Battles of Westeros as a seat sees it.

Open to everybody: the battlefield, units and Commander cards, tokens, morale and points. Of cards a
seat sees its own hand and what was discarded. Strategy tokens not found yet are known to nobody,
where a captive is to who hid him, and commanders chosen in secret to who chose them.
"""

from __future__ import annotations

from functools import lru_cache

from westmarch.games.battles_of_westeros.rules.battlefield.effects import EFFECTS
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX_COUNT
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import COMMANDERS, HOUSE, SYMBOLS
from westmarch.games.battles_of_westeros.rules.catalogue import CARDS
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.plan.plan_check import MOST_UNITS
from westmarch.games.battles_of_westeros.rules.plan.special_rules import rule_in_use
from westmarch.games.battles_of_westeros.rules.skirmish import SETUP_CARDS
from westmarch.games.battles_of_westeros.rules.state import FEINT_FOUND, Field
from westmarch.gym.observations.layout import (
    MOST,
    Copies,
    Layout,
    Scalars,
    mark,
    put,
    put_shifted,
    small,
)
from westmarch.gym.observations.procedure import Procedure

UNITS = 2 * MOST_UNITS
"""Units with a place: twice as many as a battle plan may have."""
_MORALE = 100
_TOKENS = 16
"""Strategy tokens, targets and objectives: so many of each are shown."""
_SCALARS = (
    "setting_up",
    "directional",
    "round",
    "phase",
    "first",
    "to_act",
    "momentum",
    "retreated",
)

LAYOUT = Layout()
_PROCEDURE = Procedure(LAYOUT, "westmarch.games.battles_of_westeros", 2)
_SCALAR = Scalars(LAYOUT, _SCALARS)
_COPIES = Copies(LAYOUT)
_PLAN = LAYOUT.add(
    "plan",
    9,
    means="of the battle plan: rounds, and for each House, Stark first: rout, command, order and "
    f"Leadership rating; the rout is {_MORALE} + its space",
)
_MARKER = LAYOUT.add("morale", 1, means=f"{_MORALE} + the space of the marker; high for Lannister")
_COPIES.numbers("passed", 2, means="1 for a House that has passed")
_COPIES.numbers("fallen", 2, means="how far each House's morale fell in this turn")
_COPIES.numbers("points", 2, means="victory points of each House")
_COPIES.numbers("terrain", HEX_COUNT, means="the terrain of each hex")
_COPIES.numbers("ground", HEX_COUNT, means="what counts there: a token, else the terrain")
_COPIES.numbers("fire", HEX_COUNT, means="level of the fire in each hex")
_DEVASTATED = LAYOUT.add("devastated", HEX_COUNT, means="1 for a devastated hex")
_TAKEN = LAYOUT.add("taken", HEX_COUNT, means="1 where a person of the plan has been taken")
_CAPTIVE = LAYOUT.add(
    "captive", HEX_COUNT, means="1 where a captive may be, 2 where the seat knows that he is"
)
_EXITS = LAYOUT.add("exits", 2, HEX_COUNT, means="1 where a House may leave the battlefield")
_UNIT_AT = LAYOUT.add("unit_at", HEX_COUNT, means="1 + the number of the unit in each hex; 0: none")
_KIND = LAYOUT.add("unit_kind", UNITS, means="1 + the kind of each unit; 0 for no unit")
_HOUSE = LAYOUT.add("unit_house", UNITS, means="its House")
_RANK = LAYOUT.add("unit_rank", UNITS, means="its rank")
_FIGURES = LAYOUT.add("unit_figures", UNITS, means="its figures")
_COMMANDER = LAYOUT.add("unit_commander", UNITS, means="1 + its commander; 0: none")
_ACTIVE = LAYOUT.add("unit_active", UNITS, means="1 while it is active")
_FOE = LAYOUT.add("unit_foe", UNITS, means="1 + the unit it is engaged with; 0: none")
_TOKEN = LAYOUT.add("unit_token", UNITS, means="1 + the House of its engagement token; 0: none")
_TURN = LAYOUT.add("unit_turn", UNITS, means="what it has done in this turn: bits")
_ORDERED = LAYOUT.add("unit_ordered", UNITS, means="1 when it was ordered in this turn")
_OFF = LAYOUT.add("unit_off", UNITS, means="1 eliminated, 2 waiting, 3 escaped, 0 on the field")
_EFFECT = LAYOUT.add(
    "effects", len(EFFECTS), UNITS + 1, means="lasting effects of each kind on each unit; last: all"
)
_COPIES.numbers(
    "commander_tokens", len(COMMANDERS), means="command tokens on his card", of="tokens_on"
)
_COPIES.numbers("commander_fresh", len(COMMANDERS), means="1 while it is full-coloured", of="fresh")
_CAPTOR = LAYOUT.add("commander_captor", len(COMMANDERS), means="1 + the House that has him")
_STRATEGY = LAYOUT.add(
    "strategy", _TOKENS, means="strategy tokens: 1 hidden, 2 a feint, 3 Stark's, 4 Lannister's"
)
_TARGETS = LAYOUT.add("targets", _TOKENS, means="1 + the colour of each catapult's target; 0: none")
_CONTROL = LAYOUT.add("control", _TOKENS, means="1 + the House in control of each objective")
_COPIES.numbers("command", 2, means="command tokens of each House")
_COPIES.numbers("pool", 2, len(SYMBOLS), means="order tokens of each House")
_COPIES.numbers("checked", 2, len(SYMBOLS), means="order tokens checked in this turn")
_HAND = LAYOUT.add("hand", len(CARDS), means="1 for each card in the own hand")
_HANDS = LAYOUT.add("hands", 2, means="cards in both hands")
_DECKS = LAYOUT.add("decks", 2, means="cards left in both decks")
_DISCARDS = LAYOUT.add("discards", len(CARDS), means="1 for each discarded card")
_PLAYING = LAYOUT.add("playing", len(CARDS), means="1 for the card being played")
_SETUP_CARDS = LAYOUT.add(
    "setup_cards", 2, len(SETUP_CARDS), means="skirmish: set-up cards of each House not used yet"
)
_PICKS = LAYOUT.add("picks", len(SETUP_CARDS), means="skirmish: those the seat itself has chosen")


def write(s: Field, seat: int, out: bytearray) -> None:
    """Write what the seat may see."""
    _PROCEDURE.write(s, seat, out)
    _SCALAR.write(s, out)
    _COPIES.write(s, out)
    plan, exits = _of_plan(s.battle)
    out[_PLAN : _PLAN + len(plan)] = plan
    out[_EXITS : _EXITS + len(exits)] = exits
    out[_MARKER] = s.morale + _MORALE
    _write_field(s, seat, out)
    _write_units(s, out)
    put_shifted(out, _CAPTOR, s.captor)
    mark(out, _HAND, s.hands[seat])
    for house in range(2):
        out[_HANDS + house] = len(s.hands[house])
        out[_DECKS + house] = len(s.decks[house])
        mark(out, _DISCARDS, s.discards[house])
        mark(out, _SETUP_CARDS + house * len(SETUP_CARDS), s.setup_cards[house])
    mark(out, _PICKS, s.picks[seat])
    if s.in_play >= 0:
        out[_PLAYING + s.in_play] = 1


@lru_cache(maxsize=64)
def _of_plan(battle: str) -> tuple[bytes, bytes]:
    """What the battle plan says: numbers, and the hexes by which Houses may leave."""
    plan = plan_named(battle)
    numbers = [plan.rounds]
    for house in range(2):
        ratings = (plan.command[house], plan.order[house], plan.leadership[house])
        numbers += [plan.rout[house] + _MORALE, *ratings]
    exits = bytearray(2 * HEX_COUNT)
    for house in range(2):
        for place in plan.exits[house]:
            exits[house * HEX_COUNT + place] = 1
    return bytes(small(number) for number in numbers), bytes(exits)


def _write_field(s: Field, seat: int, out: bytearray) -> None:
    for place in s.devastated:
        out[_DEVASTATED + place] = 1
    for place in s.taken:
        out[_TAKEN + place] = 1
    if s.captive >= 0:
        rule = rule_in_use(s, "captive")
        known = s.decoy < 0 or (rule is not None and seat == HOUSE[rule["house"]])
        out[_CAPTIVE + s.captive] = 2 if known else 1
        if s.decoy >= 0:
            out[_CAPTIVE + s.decoy] = 1
    for number, token in enumerate(s.strategy[:_TOKENS]):
        out[_STRATEGY + number] = max(token - FEINT_FOUND + 2, 1)
    put_shifted(out, _TARGETS, s.targets[:_TOKENS])
    put_shifted(out, _CONTROL, s.control[:_TOKENS])


def _write_units(s: Field, out: bytearray) -> None:
    count = min(len(s.kind), UNITS)
    for unit in range(count):
        at = s.hex[unit]
        if at >= 0:
            out[_UNIT_AT + at] = unit + 1
        else:
            out[_OFF + unit] = -at
    put_shifted(out, _KIND, s.kind[:count])
    put(out, _HOUSE, s.house[:count])
    put(out, _RANK, s.rank[:count])
    out[_FIGURES : _FIGURES + count] = s.figures[:count]
    put_shifted(out, _COMMANDER, s.commander[:count])
    out[_ACTIVE : _ACTIVE + count] = s.active[:count]
    put_shifted(out, _FOE, s.foe[:count])
    put_shifted(out, _TOKEN, s.token[:count])
    out[_TURN : _TURN + count] = s.turn[:count]
    for unit in s.ordered:
        out[_ORDERED + unit] = 1
    for kind, unit, value, _ in s.effects:
        place = unit if 0 <= unit < UNITS else UNITS
        at = _EFFECT + kind * (UNITS + 1) + place
        out[at] = min(out[at] + max(abs(value), 1), MOST)
