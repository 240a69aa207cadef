"""What grows and stands on a land, scattered over it and drawn from north to south."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tools.painting.maps.atlas import Atlas
from tools.painting.maps.sheet import Mask, Sheet


@dataclass(frozen=True, order=True)
class Thing:
    y: float
    x: float
    kind: str
    size: float


class Planting:
    """Things on the ground that is `free`."""

    def __init__(self, sheet: Sheet, atlas: Atlas, free: Mask) -> None:
        self.sheet = sheet
        self.atlas = atlas
        self.free = free
        self.rng = Random(9)
        self.things: list[Thing] = []

    def add(
        self,
        kind: str,
        where: Mask,
        gap: float,
        seed: int,
        size: tuple[float, float] = (0, 0),
        margin: float | None = None,
    ) -> None:
        """Scatter one kind, `gap` units apart; where a `margin` is given, none stand so far within
        the rooms of names and armies."""
        for x, y in self.sheet.scatter(where & self.free, gap, seed):
            if margin is None or not self.atlas.in_room(x, y, margin):
                self.things.append(Thing(y, x, kind, self.rng.uniform(*size)))

    def __iter__(self) -> Iterator[Thing]:
        return iter(sorted(self.things))
