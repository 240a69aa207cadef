"""Bots by name. A bot is named with its parameters: ``heuristic``, ``mcts:iterations=200:c=1.4``.

A bot is a class that keeps the contract of `westmarch.kernel.player.Player`; its parameters are the
keyword arguments of its constructor, typed int, float, bool or str. A bot that is not registered
is named by its module and class: ``my_bots.Greedy:depth=3``, or ``my_bots:Greedy:depth=3``. A
program in any language is named by its command, after the parameters if there are any:
``exec:seconds=5:./mybot --depth=3`` (exec_bot.py).
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
"""Where each bot is: ``module:Class``. ``{game}`` in the module stands for the game's id: such a
bot is written for each game apart, and is there only for the games whose module exists."""
NEEDS: dict[str, str] = {}
"""The module without which a bot cannot play a game, with ``{game}`` in it in the same way."""
LEVELS: dict[str, dict[str, str]] = {}
"""By game and level: the bot that plays at that level, with its parameters."""
PROGRAMS = {"exec": "westmarch.bots.exec_bot:ExecBot"}
"""Bots that run a command: for whoever has a command line, never for a server's guests, so they are
not among the names."""


def register(name: str, where: str, needs: str = "") -> None:
    """Add a bot; it plays the games for which there is the module it needs."""
    BOTS[name] = where
    if needs:
        NEEDS[name] = needs


def names(game: Game) -> list[str]:
    """The bots that can play a game, levels for people last, from the weakest to the strongest."""
    found = [name for name in BOTS if _is_there(name, game)]
    return [*found, *LEVELS.get(game.id, {})]


def _is_there(name: str, game: Game) -> bool:
    needed = (_module(BOTS[name], game), NEEDS.get(name, "").format(game=game.id))
    return all(exists(module) for module in needed if module)


def exists(module: str) -> bool:
    """Whether there is a module of this name, in a package that may not exist either."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def make(text: str, game: Game, rng: Random) -> Player:
    """The bot named by a text such as ``mcts:iterations=200``, playing by the given stream.

    Raises `BadOption` on an unknown bot or parameter, or a value that is not of its kind.
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
    """A class outside the house, by its full name."""
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
