"""Games in plain Python on a compiled kernel: classes that `adopt` makes behave like Structs."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from msgspec import UNSET, UnsetType, field

from westmarch.kernel.engine import native


class Native:
    """What the compiler makes of a frame, as far as `adopt` sees it."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ("step",)
    step: int

    def __init__(self, *, step: int = 0) -> None:
        self.step = step

    def __init_subclass__(cls, **config: Any) -> None:
        native.adopt(cls, Native, config)


class Walk(Native):
    seat: int
    steps: list[int] = []
    pace: tuple[int, ...] = ()
    rests: list[int] = field(default_factory=lambda: [1, 2])
    goal: int | UnsetType = UNSET
    known: ClassVar[int] = 3


class Run(Walk, kw_only=True):
    breath: int = 9


def test_annotated_names_are_fields_in_the_order_of_a_struct() -> None:
    assert Walk.__struct_fields__ == ("seat", "steps", "pace", "rests", "goal", "step")
    assert Run.__struct_fields__ == (*Walk.__struct_fields__, "breath")


def test_fields_have_defaults_of_their_own() -> None:
    one, other = Walk(1), Walk(seat=1)
    assert native.equal(one, other)
    one.steps.append(4)
    one.rests.append(3)
    assert (other.steps, other.rests) == ([], [1, 2])
    assert (one.step, one.goal, one.known) == (0, UNSET, 3)
    assert Run(2, step=5, breath=1).step == 5


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(TypeError, match="Missing required argument 'seat'"):
        Walk()
    with pytest.raises(TypeError, match="Unexpected keyword argument 'wings'"):
        Walk(1, wings=2)
    with pytest.raises(TypeError, match="Extra positional arguments"):
        Run(1, [], (), [], 0, 9)


def test_saved_read_copied_and_shown() -> None:
    walk = Walk(1, pace=(2, 3), step=4)
    saved = native.fields_of(walk)
    assert saved == {
        "frame": "Walk",
        "seat": 1,
        "steps": [],
        "pace": (2, 3),
        "rests": [1, 2],
        "step": 4,
    }
    back = native.made_of(Walk, {key: value for key, value in saved.items() if key != "frame"})
    assert native.equal(back, walk)
    again = native.copied(walk)
    assert native.equal(again, walk) and again.steps is walk.steps
    make, arguments = native.taken_apart(walk)
    assert native.equal(make(*arguments), walk)
    assert native.shown(walk).startswith("Walk(seat=1, steps=[], pace=(2, 3)")
    assert not native.equal(walk, Run(1))


def test_what_no_state_or_frame_is_cannot_be_saved() -> None:
    with pytest.raises(NotImplementedError, match="a object cannot be saved"):
        native.fields_of(object())
