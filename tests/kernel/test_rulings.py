"""Rulings that a table may switch, from the options of a game to its record and its positions."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from westmarch.kernel import record, registry
from westmarch.kernel.engine.errors import BadOption, BadPosition, BadRecord
from westmarch.kernel.engine.state import clone, decode, encode
from westmarch.kernel.game import READINGS, Option
from westmarch.kernel.position_text import is_whole, write_whole
from westmarch.kernel.rulings import take_house_rulings, with_house_rulings
from westmarch.kernel.table import Table

GAME = registry.game("five_armies")
ONE, OTHER = "one_ruling", "other_ruling"


@pytest.fixture(autouse=True)
def two_switches(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    made = tuple(Option(name, "?", READINGS, ruling=True) for name in (ONE, OTHER))
    monkeypatch.setattr(type(GAME), "options", made)
    return iter(())


def test_only_what_is_switched_is_among_the_options() -> None:
    assert GAME.choose_options({}) == {}
    assert GAME.choose_options({ONE: "standard"}) == {}
    assert GAME.choose_options({OTHER: "alternative"}) == {OTHER: "alternative"}
    both = GAME.choose_options({OTHER: "alternative", ONE: "alternative"})
    assert list(both) == [ONE, OTHER] and GAME.house_rulings(both) == (ONE, OTHER)
    with pytest.raises(BadOption):
        GAME.choose_options({ONE: "no such reading"})


def test_the_state_knows_what_is_switched() -> None:
    s = GAME.new({OTHER: "alternative"}, 1)
    assert s.house_rulings == (OTHER,)
    assert GAME.options_of(s) == {OTHER: "alternative"}
    assert clone(s).house_rulings == GAME.blank(1, house_rulings=(OTHER,)).house_rulings
    assert decode(encode(s), GAME.state_class).house_rulings == (OTHER,)
    assert not GAME.broken(s)


def test_a_state_without_house_rulings_is_saved_as_it_always_was() -> None:
    s = GAME.new({}, 1)
    assert s.house_rulings == ()
    assert b"house_rulings" not in encode(s)


def test_a_record_replays_by_the_same_rulings() -> None:
    table = Table(GAME, {ONE: "alternative"}, 7)
    for _ in range(12):
        assert table.decision is not None
        table.act(table.decision.actions[0])
    kept = table.closed_record()
    assert kept.header.options == {ONE: "alternative"}
    again = record.replay(record.loads(record.dumps(kept)))
    assert again.house_rulings == (ONE,)
    assert encode(again) == encode(table.state)


def test_a_record_without_the_option_is_read_by_the_standard_reading() -> None:
    table = Table(GAME, {}, 7)
    text = record.dumps(table.closed_record())
    assert record.replay(record.loads(text)).house_rulings == ()


def test_a_position_names_the_rulings_in_any_order() -> None:
    text = "turn: 2\nbase: setup ; house rulings: other_ruling, one_ruling # by agreement\n"
    s = GAME.read_position(text)
    assert s.house_rulings == (ONE, OTHER)
    assert Table(GAME, position=text).options == {ONE: "alternative", OTHER: "alternative"}
    written = GAME.write_position(s)
    assert not is_whole(written) and written.startswith("house rulings: one_ruling, other_ruling\n")
    assert GAME.read_position(written).house_rulings == (ONE, OTHER)
    whole = write_whole(s)
    assert GAME.read_position(whole).house_rulings == (ONE, OTHER)
    assert GAME.read_position("turn: 2").house_rulings == ()


def test_the_other_statements_keep_their_lines() -> None:
    rest, switched = take_house_rulings("a: 1\n house  Rulings: b; c: 2\nd: 3", ("b",))
    assert (rest, switched) == ("a: 1\n; c: 2\nd: 3", ("b",))
    assert take_house_rulings("a: 1 # house rulings: b", ("b",)) == ("a: 1 # house rulings: b", ())
    assert with_house_rulings("a: 1\n", ()) == "a: 1\n"


def test_an_unknown_ruling_is_told_with_its_line() -> None:
    with pytest.raises(BadPosition, match=r"line 2.*house ruling.*one_rulling.*one_ruling"):
        GAME.read_position("turn: 2\nhouse rulings: one_rulling")


def test_a_saved_state_with_an_unknown_ruling_is_refused() -> None:
    raw = json.loads(write_whole(GAME.new({}, 1)))
    for wrong in (["no_such_ruling"], [OTHER, ONE], [ONE, ONE]):
        with pytest.raises((BadPosition, BadRecord)):
            GAME.read_position(json.dumps(raw | {"house_rulings": wrong}))
