"""Who is connected to a room, as the room knows it."""

from __future__ import annotations

from typing import Any, Protocol


class Looker(Protocol):
    """Somebody connected to a room."""

    person: str
    name: str
    session: str
    """The session it came with; empty: a guest's or a spectator's."""
    looking: bool
    """Whether the page is seen, as far as is known."""

    @property
    def sent(self) -> int:
        """The decision number it was told last; -1: of no game yet."""

    def seats(self) -> list[int]:
        """The seats whose view this connection shows."""

    def wake(self) -> None:
        """Something changed: send it."""

    def tell(self, message: dict[str, Any]) -> None:
        """Send a short message."""

    def dismiss(self, code: int, why: str) -> None:
        """End the connection; `why` is a message (``closing-...``), empty for none."""
