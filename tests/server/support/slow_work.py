"""Work for a reading process that goes wrong."""

from __future__ import annotations


def endless() -> None:
    """Never ends."""
    while True:
        pass


def greedy(memory: int) -> int:
    """Asks for so many bytes."""
    return len(bytearray(memory))


def well() -> str:
    return "well"
