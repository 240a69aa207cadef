"""Hears what a game draws at random, and where: for tests on the readable source."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import pytest

from westmarch.kernel.engine import chance
from westmarch.kernel.engine.chance import DIE
from westmarch.kernel.game import Game

HELPERS = ("roll", "draw_one", "choose_one", "shuffle")


class Heard(NamedTuple):
    """Something drawn: what, the item's name (of a shuffle none), and where the call stands."""

    what: str
    name: str | int
    file: str
    line: int


def compiled() -> bool:
    """Whether the engine runs compiled, so that nothing can be heard."""
    return not str(chance.__file__).endswith(".py")


def hear(game: Game, monkeypatch: pytest.MonkeyPatch) -> list[Heard]:
    """A list that is filled with whatever the game draws from now on."""
    heard: list[Heard] = []
    ours = {name: getattr(chance, name) for name in HELPERS}
    for name, function in ours.items():
        wrapped = _wrapped(game, name, function, heard)
        for module in list(sys.modules.values()):
            home = getattr(module, "__name__", "")
            if home.startswith(game.package) or home == chance.__name__:
                if getattr(module, name, None) is function:
                    monkeypatch.setattr(module, name, wrapped)
    return heard


def _wrapped(
    game: Game, name: str, function: Callable[..., Any], heard: list[Heard]
) -> Callable[..., Any]:
    def wrapped(s: Any, *args: Any) -> Any:
        caller: FrameType | None = sys._getframe(1)
        while caller is not None and caller.f_code.co_filename == chance.__file__:
            caller = caller.f_back
        assert caller is not None
        found = function(s, *args)
        place = Path(caller.f_code.co_filename).name, caller.f_lineno
        if name == "roll":
            what, faces = (*args, DIE, ())[:2] if args else (DIE, ())
            shown = game.result_name(s, what, faces[found - 1]) if faces else found
            heard.append(Heard(what, shown, *place))
        elif name == "shuffle":
            heard.append(Heard("shuffle", "", *place))
        else:
            what = args[1] if len(args) > 1 else ""
            heard.append(Heard(what, game.result_name(s, what, found), *place))
        return found

    return wrapped
