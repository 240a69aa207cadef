"""Events and who may see them."""

from __future__ import annotations

from westmarch.kernel.engine.events import tell, tell_only, visible_to
from westmarch.kernel.engine.state import State


def test_events_are_kept_only_while_somebody_listens() -> None:
    s = State()
    tell(s, "rolled", value=6)
    assert s.events is None
    s.events = []
    tell(s, "rolled", value=6)
    tell_only(s, (1,), "drawn", card=3)
    assert [event.kind for event in s.events] == ["rolled", "drawn"]


def test_who_may_see_what() -> None:
    s = State(events=[])
    tell(s, "rolled", value=6)
    tell_only(s, (1,), "drawn", card=3)
    assert s.events is not None
    public, private = s.events
    assert all(visible_to(public, seat) for seat in (None, 0, 1))
    assert [visible_to(private, seat) for seat in (None, 0, 1)] == [False, False, True]
