"""Setting up a battle from its plan (bow.1.16 to bow.1.25)."""

from __future__ import annotations

from collections.abc import Sequence

# Registers the special rules that plans may name.
import westmarch.games.battles_of_westeros.rules.plan.battle_rules  # noqa: F401
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    HOUSES,
    NOBODY,
    STRENGTH,
    WAITING,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import NO_TOKEN
from westmarch.games.battles_of_westeros.rules.catalogue import deck_of
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import RANDOM, Plan, plan_named
from westmarch.games.battles_of_westeros.rules.plan.special_rules import happen
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.chance import begin, choose_one, shuffle
from westmarch.kernel.engine.events import tell


def lay_out(battle: str, directional: int = 0) -> Field:
    """The battlefield with all units of the plan, the decks sorted and not yet shuffled."""
    plan = plan_named(battle)
    s = Field(battle=battle, directional=directional)
    s.terrain = bytes(plan.terrain)
    s.ground = bytes(
        terrain if token == NO_TOKEN else token
        for terrain, token in zip(plan.terrain, plan.tokens, strict=True)
    )
    s.control = tuple(goal.house for goal in plan.objectives)
    s.command = list(plan.command)
    place_units(s, plan)
    for house in BOTH:
        s.decks[house] = deck_of(house, plan.persons(house))
    return s


def place_units(s: Field, plan: Plan) -> None:
    """Every unit at full strength, a commander in place of one figure (bow.1.23, bow.1.24)."""
    count = len(plan.units)
    s.kind = bytes(u.kind for u in plan.units)
    s.house = bytes(u.house for u in plan.units)
    s.rank = bytes(u.rank for u in plan.units)
    s.commander = tuple(u.commander for u in plan.units)
    s.figures = bytearray(STRENGTH[u.kind] for u in plan.units)
    s.hex = [WAITING] * count
    s.active = bytearray(count)
    s.foe = [NOBODY] * count
    s.token = [NOBODY] * count
    s.turn = bytearray(count)
    for number, unit in enumerate(plan.units):
        if not unit.round:
            army.put(s, number, unit.hexes[0])
        if unit.commander >= 0:
            s.fresh[unit.commander] = 1
        for word, value in unit.keywords:
            effects.grant(s, word, number, value, effects.BATTLE)


def new_battle(
    battle: str,
    seed: int | str,
    luck: Sequence[int] = (),
    listen: bool = False,
    directional: int = 0,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> Field:
    """A battle ready for its first round: decks shuffled, Momentum given (bow.1.19, bow.1.25)."""
    plan = plan_named(battle)
    s = lay_out(battle, directional)
    begin(s, seed, luck, listen, ask_always, house_rulings)
    for deck in s.decks:
        shuffle(s, deck, "card")
    s.momentum = plan.momentum
    if plan.momentum == RANDOM:
        s.momentum = choose_one(s, BOTH, "house")
        tell(s, "momentum", house=HOUSES[s.momentum])
    if plan.special:
        happen(s, "start")
    return s
