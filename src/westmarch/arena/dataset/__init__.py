"""Datasets: games as Parquet files, for learning and for study (docs/guides/datasets.md).

::

    from westmarch.arena.dataset import load

    data = load("sample/war_of_the_ring")
    for game in data.games():
        print(game.number, game.bots, game.ending, len(game.decisions))
    for batch in data.batches():                      # NumPy arrays
        batch["action"], batch["outcome"], batch["legal_values"], batch["legal_offsets"]

It needs PyArrow and NumPy, the extra ``data``.
"""

from westmarch.arena.dataset.loading import Dataset, Decided, PlayedGame, load, mask
from westmarch.arena.dataset.schema import VERSION, Info
from westmarch.arena.dataset.writing import Written, write

__all__ = [
    "Dataset",
    "Decided",
    "Info",
    "PlayedGame",
    "VERSION",
    "Written",
    "load",
    "mask",
    "write",
]
