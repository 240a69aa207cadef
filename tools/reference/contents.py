"""The reference of a game as data: what stands in its source, and what was met in random games."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from types import CodeType, FunctionType
from typing import Any

from tools.generate.events import GAMES, told_in
from tools.reference.draws import callers_of, draws_of
from tools.reference.offers import Met
from westmarch.kernel.engine.choice import Choice
from westmarch.kernel.engine.state import FRAMES, Frame
from westmarch.kernel.game import Game

LISTED = 12
"""So many values of an argument are listed one by one."""


def procedures(game: Game) -> dict[str, type[Frame]]:
    """The frames of a game that have steps, by name."""
    found = {name: cls for (home, name), cls in FRAMES.items() if home == game.package}
    return {name: found[name] for name in sorted(found) if found[name].sequence}


def verbs(game: Game, met: Met) -> dict[str, list[dict[str, Any]]]:
    """Every verb with the values of its arguments: the kind of thing they name, where they do, and
    how many there are; few are listed."""
    found = {}
    for verb, domains in sorted(game.space.verbs().items()):
        found[verb] = [_argument(domain, met) for domain in domains]
    return found


def _argument(domain: tuple[str | int, ...], met: Met) -> dict[str, Any]:
    numbers = [value for value in domain if isinstance(value, int)]
    if len(numbers) == len(domain) and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return {"kind": "number", "from": numbers[0], "to": numbers[-1]}
    names = set(domain)
    kinds = [kind for kind, known in met.words.items() if names <= known]
    kind = min(kinds, key=lambda one: (len(met.words[one]), one), default="word")
    found: dict[str, Any] = {"kind": kind, "count": len(domain)}
    if len(domain) <= LISTED:
        found["values"] = list(domain)
    return found


def offered_in_source(game: Game, step: Choice) -> set[str]:
    """The verbs that the functions of a choice name themselves: for one that is seldom asked."""
    known = game.space.verbs()
    found: set[str] = set()
    for function in (step._offer, step._considers):
        if isinstance(function, FunctionType):
            found |= set(_verbs_in(function.__code__, function.__globals__, known.keys()))
    return found


def _verbs_in(code: CodeType, names: dict[str, Any], known: AbstractSet[str]) -> Iterator[str]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _verbs_in(constant, names, known)
        else:
            yield from _verbs_of(constant, known)
    for name in code.co_names:
        yield from _verbs_of(names.get(name), known)


def _verbs_of(value: Any, known: AbstractSet[str]) -> Iterator[str]:
    """The verb of an action, or of a table of actions; a verb itself."""
    if isinstance(value, str):
        yield from {value} & known
    elif isinstance(value, tuple | list) and value:
        first = value[0]
        yield from _verbs_of(first[0] if isinstance(first, tuple) and first else first, known)


def decisions(game: Game) -> dict[str, dict[str, Any]]:
    """Every kind of decision: the steps that ask it, the rules that give it, whether it is a secret
    one."""
    found: dict[str, dict[str, Any]] = {}
    for name, cls in procedures(game).items():
        for step_name, step in zip(cls.sequence, cls.steps, strict=True):
            if isinstance(step, Choice):
                one = found.setdefault(step.kind, {"steps": [], "rules": [], "secret": False})
                one["steps"].append(f"{name}.{step_name}")
                said = offered_in_source(game, step)
                one["verbs"] = sorted({*one.get("verbs", ()), *said})
                if step.rule and step.rule not in one["rules"]:
                    one["rules"].append(step.rule)
                one["secret"] |= step.secret
    return {kind: found[kind] for kind in sorted(found)}


def events(game: Game) -> dict[str, list[list[str]]]:
    """Every kind of event with each set of fields it may have."""
    return {kind: sorted(map(sorted, sets)) for kind, sets in told_in(GAMES / game.id).items()}


def draws(game: Game) -> list[dict[str, Any]]:
    """What is drawn at random, by chapter, in the order in which it falls within a function."""
    package = GAMES / game.id
    found = []
    for draw in draws_of(package):
        one = {"where": draw.where, "how": draw.how, "what": draw.what, "from": draw.source}
        one |= {"repeated_for": list(draw.loops)} if draw.loops else {}
        owner, _, name = draw.where.rpartition(".")
        if owner[:1].islower():  # a function of a module, not a procedure's own
            one["called_by"] = callers_of(package, name)
        found.append(one)
    return found


def contents(game: Game, met: Met) -> dict[str, Any]:
    """The whole reference."""
    asked = decisions(game)
    for kind, one in asked.items():
        one["verbs"] = sorted({*met.verbs.get(kind, ()), *one["verbs"]})
    told = {}
    for kind, sets in events(game).items():
        everything = sorted({field for one in sets for field in one})
        told[kind] = {
            "fields": {field: met.type_name(kind, field) for field in everything},
            "sets": sets,
            "only_some": kind in met.only_some,
        }
    return {
        "game": game.id,
        "title": game.title,
        "actions": game.space.size,
        "verbs": verbs(game, met),
        "decisions": asked,
        "events": told,
        "procedures": {name: list(cls.sequence) for name, cls in procedures(game).items()},
        "draws": draws(game),
    }
