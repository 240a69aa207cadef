"""Events tell the story. Logs, animations and translations are made from them, never rules.

While nobody listens ``state.events`` is None and telling costs one comparison.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from westmarch.kernel.engine.state import State


UNKNOWN = -1
"""The turn of an event that was written down before events knew theirs."""


class Event(msgspec.Struct, frozen=True):
    """One thing that happened. ``seats`` lists who may see it; None means everybody."""

    kind: str
    data: dict[str, Any]
    seats: tuple[int, ...] | None = None
    turn: int = UNKNOWN
    """The turn or round in whose course it happened; 0: in the set-up."""
    phase: str = ""
    """The phase of that turn; empty where nobody knows."""


def tell(s: State, kind: str, **data: Any) -> None:
    """Tell everybody that something happened."""
    if s.events is not None:
        s.events.append(Event(kind, data, None, *s.moment()))


def tell_only(s: State, seats: tuple[int, ...], kind: str, **data: Any) -> None:
    """Tell only some seats. Tell the others what they may know with a separate `tell`."""
    if s.events is not None:
        s.events.append(Event(kind, data, seats, *s.moment()))


def visible_to(event: Event, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) may see the event."""
    return event.seats is None or (seat is not None and seat in event.seats)
