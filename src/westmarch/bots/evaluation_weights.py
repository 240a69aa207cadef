"""Judgements by name: the numbers of what things are worth, for each side
(bots/<game>/evaluation_weights.py says which there are). Those that were learned are in the
package."""

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
    """The numbers of a judgement, by side: the learned one's, or those in a file; none of those
    that are as plain. Raises `BadOption`."""
    if not name:
        return {}
    path = Path(name)
    if name == LEARNED:
        path = Path(str(files(f"westmarch.bots.{game}"))) / "weights" / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=Sides)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadOption("bot-no_weights", file=name, why=error) from None
