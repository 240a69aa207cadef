"""States and frames: clone, JSON, hash."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
import pytest

from westmarch.games.duel.game import GAME, Round, Table
from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.engine.flow import resume, take
from westmarch.kernel.engine.state import (
    MIGRATIONS,
    State,
    clone,
    decode,
    encode,
    migration,
    state_hash,
    with_item,
)


class Heaps(State, kw_only=True):
    """A state whose numbers are bytes."""

    packed: ClassVar[tuple[str, ...]] = ("pebbles",)
    stones: bytearray = msgspec.field(default_factory=lambda: bytearray(3))
    pebbles: bytearray = msgspec.field(default_factory=lambda: bytearray(3))
    owners: tuple[int, ...] = (0, -1, 1)


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


def test_bytes_are_saved_as_numbers_or_packed() -> None:
    s = Heaps()
    s.stones[1] = s.pebbles[1] = 7
    saved = msgspec.json.decode(encode(s))
    assert (saved["stones"], saved["pebbles"], saved["owners"]) == ([0, 7, 0], "AAcA", [0, -1, 1])
    back = decode(encode(s), Heaps)
    assert back == s and type(back.stones) is bytearray and type(back.pebbles) is bytearray


@pytest.mark.parametrize("stones", ["[0, 256, 0]", "[0, -1, 0]", '["1"]', "3"])
def test_what_is_no_byte_is_refused(stones: str) -> None:
    with pytest.raises(BadRecord, match="not a saved state"):
        decode(f'{{"stack": [], "stones": {stones}}}', Heaps)


def test_clones_share_what_seldom_changes_and_copy_the_rest() -> None:
    s = Heaps()
    c = clone(s)
    assert c.owners is s.owners
    c.owners = with_item(c.owners, 1, 5)
    c.stones[0] = 9
    assert (s.owners, s.stones[0]) == ((0, -1, 1), 0)
    assert c.owners == (0, 5, 1)


class Stones(State, kw_only=True):
    """A state in its third layout."""

    schema: int = 3
    pile: list[int] = []


@pytest.fixture
def own_migrations() -> Iterator[None]:
    """Migrations that are forgotten after the test."""
    known = dict(MIGRATIONS)
    yield
    MIGRATIONS.clear()
    MIGRATIONS.update(known)


@pytest.mark.usefixtures("own_migrations")
def test_a_saved_state_is_brought_to_the_layout_of_today() -> None:
    @migration(Stones, since=1)
    def rename_heap(saved: dict[str, Any]) -> None:
        saved["stones"] = saved.pop("heap")

    @migration(Stones, since=2)
    def list_the_stones(saved: dict[str, Any]) -> None:
        saved["pile"] = [1] * saved.pop("stones")

    first = decode('{"schema": 1, "heap": 4, "stack": []}', Stones)
    assert (first.schema, first.pile) == (3, [1, 1, 1, 1])
    assert decode('{"schema": 2, "stones": 2, "stack": []}', Stones).pile == [1, 1]
    assert decode(encode(first), Stones) == first
    with pytest.raises(BadRecord):
        decode('{"schema": 1, "stones": 4, "stack": []}', Stones)


def test_a_layout_without_a_way_is_told() -> None:
    with pytest.raises(BadRecord, match="from layout 1 to 2"):
        decode('{"schema": 1, "stack": []}', Stones)
    with pytest.raises(BadRecord, match="layout 4; this version knows 3"):
        decode('{"schema": 4, "stack": []}', Stones)
