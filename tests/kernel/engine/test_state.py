"""States and frames: clone, JSON, hash."""

from __future__ import annotations

import pytest

from tests.toy.duel import GAME, Round, Table
from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.engine.flow import resume, take
from westmarch.kernel.engine.state import clone, decode, encode, state_hash


def duel() -> Table:
    s = GAME.new({"players": "2", "goal": "5"}, 1, listen=True)
    assert isinstance(s, Table)
    return s


def test_a_clone_shares_nothing_that_changes() -> None:
    s = duel()
    c = clone(s)
    assert c == s
    before = encode(s), list(s.events or ())
    c.hands[0].append(9)
    c.deck.clear()
    c.stack[0].step = 7
    c.stack.append(Round())
    assert c.events is not None
    c.events.clear()
    assert (encode(s), s.events) == before


def test_the_offer_and_the_events_are_not_saved() -> None:
    s = duel()
    assert s.events and s.offer
    back = decode(encode(s), Table)
    assert back.events is None and back.offer is None
    resume(back)
    assert back.offer == s.offer
    assert state_hash(back) == state_hash(s)


def test_the_hash_tells_states_apart() -> None:
    s = duel()
    first = state_hash(s)
    take(s, ("stake", "more"))
    assert state_hash(s) != first


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"stack": [{"frame": "NoSuchFrame"}]}',
        '{"stack": [{"frame": "Play"}]}',
        '{"stack": [], "round": "three"}',
    ],
)
def test_what_is_not_a_saved_state_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="not a saved state"):
        decode(text, Table)
