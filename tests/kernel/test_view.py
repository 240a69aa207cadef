"""What views are made of: the frames going on, numbers as names, counts."""

from __future__ import annotations

from typing import Any

from westmarch.kernel.engine.state import Frame, State
from westmarch.kernel.view import counts, going_on, in_words


class Siege(Frame):
    region: int
    cards: tuple[int, ...] = ()


def test_what_is_going_on_is_told_local_by_local() -> None:
    s = State(stack=[Siege(region=3, cards=(1, 2)), Siege(region=4, step=1)])

    def shown(frame: Frame, field: str, value: Any) -> Any:
        return "hidden" if field == "cards" and value else in_words(value)

    assert going_on(s, shown) == [
        {"name": "Siege", "step": 0, "region": 3, "cards": "hidden"},
        {"name": "Siege", "step": 1, "region": 4, "cards": []},
    ]


def test_numbers_by_their_names() -> None:
    names = ("dale", "erebor")
    assert in_words(1, names) == "erebor"
    assert in_words(-1, names) is None and in_words(2, names) is None
    assert in_words((1, (0,)), names) == ["erebor", ["dale"]]
    assert in_words((1, "x")) == [1, "x"]


def test_counts_leave_out_what_there_is_none_of() -> None:
    assert counts(("event", "story", "fate"), (2, 0, 2)) == {"event": 1, "fate": 2}
