"""Special rules of battle plans (bow.1.01, bow.16.08): a small vocabulary of named rules.

A rule declares its name, its parameters and what it does at certain moments::

    @special("shallow_water", "start")
    def _(s, args, unit): ...

Moments: `start` (the field is laid out), `round` (a round begins), `enter` (a unit has entered a
hex, perhaps on its way), `arrive` (a unit has ended a move), `eliminated` (a unit was lost),
`ordered` (a unit was ordered), `regroup` (Regroup step A).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from westmarch.games.battles_of_westeros.rules.plan import vocabulary
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.state import Field

MOMENTS = ("start", "round", "enter", "arrive", "eliminated", "ordered", "regroup")
Effect: TypeAlias = Callable[[Field, dict[str, Any], int], None]
Asks: TypeAlias = Callable[[dict[str, Any]], int]
RULES: dict[tuple[str, str], Effect] = {}
"""What a special rule does at a moment."""
ASKS: dict[str, Asks] = {}
"""Which House a special rule asks something when a round begins."""


def special(
    name: str, moment: str, *parameters: str, asks: Asks | None = None
) -> Callable[[Effect], Effect]:
    """Register what a special rule does at a moment: a function of the state, the plan's
    parameters and the unit concerned (-1 where there is none). `asks` names the House that is
    asked first by what the rule calls when a round begins."""
    assert moment in MOMENTS, moment

    def register(effect: Effect) -> Effect:
        if asks is not None:
            ASKS[name] = asks
        assert (name, moment) not in RULES, f"{name} at {moment} is registered twice"
        RULES[name, moment] = effect
        vocabulary.SPECIAL[name] = vocabulary.SPECIAL.get(name, frozenset()) | set(parameters)
        return effect

    return register


def happen(s: Field, moment: str, unit: int = -1) -> None:
    """Let the plan's special rules work at a moment. Of those that ask something when a round
    begins the first player's come first (bow.2.05), whatever the order of the plan."""
    rules = plan_named(s.battle).special
    if moment == "round" and len(rules) > 1:
        asking = [rule for rule in rules if rule[0] in ASKS]
        # What is called last is done first.
        asking.sort(key=lambda rule: (ASKS[rule[0]](rule[1]) == s.first, rule[0]))
        rules = (*(rule for rule in rules if rule[0] not in ASKS), *asking)
    for name, args in rules:
        effect = RULES.get((name, moment))
        if effect is not None:
            effect(s, args, unit)


Dangers: TypeAlias = Callable[[Field, dict[str, Any], int], frozenset[int]]
DANGERS: dict[str, Dangers] = {}
"""Hexes where a special rule does something at `enter` to a unit, if it goes there."""


def endangers(name: str) -> Callable[[Dangers], Dangers]:
    """Register the hexes a unit enters at its peril by a special rule."""

    def register(found: Dangers) -> Dangers:
        DANGERS[name] = found
        return found

    return register


def dangers(s: Field, unit: int) -> frozenset[int]:
    """The hexes in which something would happen to a unit that enters them."""
    found: frozenset[int] = frozenset()
    for name, args in plan_named(s.battle).special:
        if name in DANGERS:
            found |= DANGERS[name](s, args, unit)
    return found


def rule_in_use(s: Field, name: str) -> dict[str, Any] | None:
    """The parameters of a special rule of the plan, or None when the plan does not have it."""
    for found, args in plan_named(s.battle).special:
        if found == name:
            return args
    return None
