"""Judgements by name. A judgement is the set of numbers that say what things are worth to each side
(bots/<game>/evaluation_weights.py lists them). The learned judgements are in the package."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import msgspec

from westmarch.kernel.engine.errors import BadOption

LEARNED = "learned"
"""The name of the judgement in the package."""
FILE = "judgement.json"

Sides = dict[str, dict[str, float]]


@lru_cache(maxsize=16)
def numbers(game: str, name: str) -> Sides:
    """Return the numbers of a judgement, by side: the learned ones, or those in a file. An empty
    name returns no numbers, so the plain ones apply. Raise `BadOption` if the file cannot be
    read."""
    if not name:
        return {}
    path = Path(name)
    if name == LEARNED:
        path = Path(str(files(f"westmarch.bots.{game}"))) / "weights" / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=Sides)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadOption("bot-no_weights", file=name, why=error) from None
