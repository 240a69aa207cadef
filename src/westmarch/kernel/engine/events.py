"""Events tell the story of a game. Logs, animations and translations are made from events, but
rules never depend on them.

While nobody listens, ``state.events`` is None and telling an event costs one comparison.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from westmarch.kernel.engine.state import State


UNKNOWN = -1
"""The turn of an event that was saved before events had a turn."""


class Event(msgspec.Struct, frozen=True):
    """One thing that happened. ``seats`` lists the seats that may see it. None means everybody."""

    kind: str
    data: dict[str, Any]
    seats: tuple[int, ...] | None = None
    turn: int = UNKNOWN
    """The turn or round in which it happened, or 0 during the set-up."""
    phase: str = ""
    """The phase of that turn. It is empty if the phase is unknown."""


def tell(s: State, kind: str, **data: Any) -> None:
    """Tell everybody that something happened."""
    if s.events is not None:
        s.events.append(Event(kind, data, None, *s.moment()))


def tell_only(s: State, seats: tuple[int, ...], kind: str, **data: Any) -> None:
    """Tell only some seats that something happened. Use a separate `tell` for what the others may
    know."""
    if s.events is not None:
        s.events.append(Event(kind, data, seats, *s.moment()))


def visible_to(event: Event, seat: int | None) -> bool:
    """Return whether a seat (None: a spectator) may see the event."""
    return event.seats is None or (seat is not None and seat in event.seats)
