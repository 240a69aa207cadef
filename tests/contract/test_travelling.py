"""States travel: to another process, into a file, into a copy of their own; by whichever build.

`tests/contract/travelling.py` is about the way from one build to the other.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from tests.contract.cases import Case, Sample, play_some, walk
from westmarch.kernel.engine import native
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import resume
from westmarch.kernel.engine.state import Frame, State, clone, decode, encode


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def saved(frame: Frame) -> Frame:
    """A frame as it is saved within its state, read back."""
    text = msgspec.json.encode(frame, enc_hook=native.fields_of)
    return msgspec.convert(msgspec.json.decode(text), type(frame), dec_hook=native.made_of)


def test_every_frame_travels(case: Case, seed: int) -> None:
    """At every step; a frame that is as it was at the step before has just travelled."""
    before: list[Frame] = []
    kinds = set()
    for s in walk(case, seed):
        for at, frame in enumerate(s.stack):
            kinds.add(type(frame))
            if at < len(before) and frame == before[at]:
                continue
            for trip in (pickled, copy.deepcopy, saved):
                found = trip(frame)
                assert found == frame and found is not frame, trip
                assert type(found) is type(frame)
        before = [frame.copied() for frame in s.stack]
    assert len(kinds) > 1


def restored(s: State) -> State:
    found = decode(encode(s), type(s))
    if found.stack:
        resume(found)
    return found


@pytest.mark.parametrize("trip", [pickled, copy.deepcopy, restored])
def test_states_travel_and_go_on_alike(
    case: Case, seed: int, trip: Callable[[State], State]
) -> None:
    closely = Sample(seed)
    for s in walk(case, seed):
        if s.offer is not None and not closely.takes(s):
            continue
        found = trip(s)
        assert type(found) is type(s) and found.stack == s.stack and found.offer == s.offer
        assert encode(found) == encode(s)
        stays = clone(s)
        play_some(found, Random(seed), 5)
        assert encode(s) == encode(stays)  # nothing is shared
        play_some(stays, Random(seed), 5)
        assert encode(found) == encode(stays)


def test_a_whole_state_that_nothing_is_left_out_of(case: Case) -> None:
    """Also what is not saved: the events, the offer, results set by hand."""
    s = case.game.new(case.options, 1, listen=True)
    s.luck = [1, 2]
    tell(s, "arrived", seats=[0, 1])
    for found in (pickled(s), copy.deepcopy(s)):
        assert found == s and found.events == s.events and found.events is not s.events
        assert found.luck == [1, 2] and found.offer == s.offer
