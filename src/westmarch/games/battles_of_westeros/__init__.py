"""Battles of Westeros, core set, by its full rules: House Stark against House Lannister.

One module per chapter of the rulebook; `GAME` is found lazily so that importing one module of the
package does not load them all.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    if name == "GAME":
        from westmarch.games.battles_of_westeros.game import GAME

        return GAME
    raise AttributeError(name)
