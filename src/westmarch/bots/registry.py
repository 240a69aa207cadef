"""Bots by name. The name of a bot may include parameters: ``heuristic``,
``mcts:iterations=200:c=1.4``.

A bot is a class that keeps the contract of `westmarch.kernel.player.Player`. Its parameters are the
keyword arguments of its constructor, typed int, float, bool or str. To name a bot that is not
registered, give its module and class: ``my_bots.Greedy:depth=3``, or ``my_bots:Greedy:depth=3``. To
name a program in any language, give its command after any parameters: ``exec:seconds=5:./mybot
--depth=3`` (exec_bot.py).
"""

from __future__ import annotations

import inspect
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.game import Game
from westmarch.kernel.player import Player

BOTS: dict[str, str] = {}
"""The place of each bot: ``module:Class``. ``{game}`` in the module is replaced by the game's id.
Such a bot is written separately for each game, and exists only for the games that have the
module."""
NEEDS: dict[str, str] = {}
"""The module without which a bot cannot play a game. ``{game}`` in it is replaced in the same
way."""
LEVELS: dict[str, dict[str, str]] = {}
"""The bot that plays at a level, with its parameters, by game and level."""
PROGRAMS = {"exec": "westmarch.bots.exec_bot:ExecBot"}
"""Bots that run a command. They are for people with a command line and never for the guests of a
server, so they are not listed among the names."""


def register(name: str, where: str, needs: str = "") -> None:
    """Add a bot. It plays the games for which the module that it needs exists."""
    BOTS[name] = where
    if needs:
        NEEDS[name] = needs


def names(game: Game) -> list[str]:
    """Return the bots that can play a game. The levels for people come last, from the weakest to
    the strongest."""
    found = [name for name in BOTS if _is_there(name, game)]
    return [*found, *LEVELS.get(game.id, {})]


def _is_there(name: str, game: Game) -> bool:
    needed = (_module(BOTS[name], game), NEEDS.get(name, "").format(game=game.id))
    return all(exists(module) for module in needed if module)


def exists(module: str) -> bool:
    """Return whether a module of this name exists. Its package may be missing too."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def make(text: str, game: Game, rng: Random) -> Player:
    """Make the bot named by a text such as ``mcts:iterations=200``. It plays with the given random
    stream.

    Raise `BadOption` if the bot or a parameter is unknown, or if a value is of the wrong kind.
    """
    name, *given = LEVELS.get(game.id, {}).get(text, text).split(":")
    if given and given[0].isidentifier() and name not in BOTS and name not in PROGRAMS:
        name = f"{name}.{given.pop(0)}"
    cls = _class(name, game)
    bot: Player = cls(rng, **_parameters(name, cls, given))
    return bot


def _class(name: str, game: Game) -> type:
    if "." in name:
        return _foreign(name)
    known = names(game)
    where = PROGRAMS.get(name) or (BOTS.get(name) if name in known else None)
    if where is None:
        raise BadOption("bot-unknown", game=game.id, name=name, bots=", ".join(known))
    found: type = getattr(import_module(_module(where, game)), where.partition(":")[2])
    return found


def _foreign(name: str) -> type:
    """Return a class from outside this package, by its full name."""
    module, _, cls = name.rpartition(".")
    try:
        found = getattr(import_module(module), cls)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption("bot-not_there", name=name, why=error) from None
    if not (isinstance(found, type) and hasattr(found, "act") and hasattr(found, "blind")):
        raise BadOption("bot-no_bot", name=name)
    return found


def _module(where: str, game: Game) -> str:
    return where.partition(":")[0].format(game=game.id)


def _parameters(name: str, cls: type, given: list[str]) -> dict[str, Any]:
    signature = inspect.signature(cls, eval_str=True)
    kinds = {
        p.name: p.annotation for p in signature.parameters.values() if p.kind is p.KEYWORD_ONLY
    }
    found: dict[str, Any] = {}
    for number, part in enumerate(given):
        key, _, value = part.partition("=")
        if key not in kinds and (rest := getattr(cls, "rest", None)):
            return {**found, rest: ":".join(given[number:])}
        if key not in kinds:
            if not kinds:
                raise BadOption("bot-no_parameters", bot=name, parameter=key)
            known = ", ".join(kinds)
            raise BadOption("bot-no_parameter", bot=name, parameter=key, parameters=known)
        found[key] = _value(name, key, kinds[key], value)
    return found


def _value(bot: str, key: str, kind: type, text: str) -> Any:
    try:
        if kind is bool:
            return {"true": True, "1": True, "false": False, "0": False}[text.lower()]
        return kind(text)
    except (KeyError, ValueError):
        named = {"parameter": key, "bot": bot, "text": text, "kind": kind.__name__}
        raise BadOption("bot-wrong_kind", **named) from None
