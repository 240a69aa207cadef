"""What the position texts of all games have in common."""

from __future__ import annotations

import pytest

from westmarch.games.duel import game as duel
from westmarch.kernel.engine.errors import BadPosition
from westmarch.kernel.engine.state import State, encode
from westmarch.kernel.position_text import (
    Grammar,
    Reader,
    bad,
    is_whole,
    listed,
    read_whole,
    write_whole,
)

GRAMMAR = Grammar(
    ("turn", "to act", "hand", "deck", "fate", "fate pool", "wealth"),
    ("hand", "deck"),
    things=("minas_tirith", "dol_amroth"),
    names={"Minas Tírith": "minas_tirith"},
    calls="place or statement",
)
IDS = {"ace": 0, "king": 1, "queen": 2, "jack": 3}


def reader(text: str) -> Reader:
    return Reader(GRAMMAR.statements(text))


def test_statements_have_a_line_a_head_a_name_and_words() -> None:
    found = GRAMMAR.statements("turn: 4 ; hand left: ace, king  # held\n\nMinas Tírith: 2 orc")
    assert [tuple(st) for st in found] == [
        (1, "turn", "", ["4"]),
        (1, "hand", "left", ["ace", "king"]),
        (3, "minas_tirith", "", ["2", "orc"]),
    ]
    assert GRAMMAR.statements("dol-amroth: x")[0].head == "dol_amroth"
    assert GRAMMAR.statements("hand minas tirith: x")[0].name == "minas_tirith"
    assert GRAMMAR.statements("fate pool: x")[0].head == "fate pool"
    assert GRAMMAR.statements("to act shadow")[0].words == ["shadow"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("\nhand: ace", "line 2: 'hand' needs a name after it"),
        ("hand left", "line 1: 'hand left' has no value: the colon is missing"),
        ("xyz: 3", "line 1: there is no place or statement called 'xyz'"),
        (
            "welth: 3",
            "line 1: there is no place or statement called 'welth' (did you mean wealth?)",
        ),
    ],
)
def test_what_is_no_statement(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GRAMMAR.statements(text)
    assert str(caught.value) == f"position, {why}"


def test_words_and_numbers() -> None:
    r = reader("turn: 4 ; to act: left")
    assert r.number("turn", 1, 9) == 4
    assert r.number("wealth", 7, 9) == 7
    assert r.word("to act", "right", ("left", "right")) == "left"
    assert r.word("fate", "none", ("none",)) == "none"
    assert r.line("turn", "to act") == 1 and r.line("fate") == 0
    with pytest.raises(BadPosition, match="line 1: turn must be a number from 0 to 3"):
        r.number("turn", 1, 3)
    with pytest.raises(BadPosition, match="line 1: to act must be one of up, down"):
        r.word("to act", "up", ("up", "down"))
    with pytest.raises(BadPosition, match="line 2: 'turn' is given twice"):
        reader("turn: 1\nturn: 2").number("turn", 1, 3)
    with pytest.raises(BadPosition, match="must be a number from 0 to 3"):
        reader("turn: ²").number("turn", 1, 3)


def test_counts_and_pairs() -> None:
    r = reader("wealth: ace 2 king 1 ; fate: 2 ace king")
    assert list(r.pairs("wealth")) == [(1, "ace", 2), (1, "king", 1)]
    assert list(r.pairs("turn")) == []
    assert list(r.counted(r.all("fate")[0])) == [(2, "ace"), (1, "king")]
    for text, why in (
        ("fate: 2 3 ace", "2 needs the name of something to count"),
        ("fate: ace 2", "2 needs the name of something to count"),
    ):
        r = reader(text)
        with pytest.raises(BadPosition, match=why.replace("?", r"\?")):
            list(r.counted(r.all("fate")[0]))
    for text, why in (("wealth: ace", "names with a number each"), ("wealth: ace x", "'x' is not")):
        with pytest.raises(BadPosition, match=why):
            list(reader(text).pairs("wealth"))


def test_decks_hold_what_is_not_named() -> None:
    s = State()
    r = reader("hand left: king ; deck red: jack ace")
    assert list(r.cards(r.all("hand")[0], IDS)) == [1]
    assert r.fill_decks(s, IDS, ("red", "black"), (0, 0, 1, 0)) == [[0, 3], [2]]
    for text, why in (
        ("deck blue: ace", r"line 1: there is no deck called 'blue' \(red, black\)"),
        ("deck black: ace", "line 1: ace belongs to a different deck"),
        ("deck red: ace\ndeck red: ace", "line 2: ace has already been named in line 1"),
        ("deck red: aec", r"there is no card called 'aec' \(did you mean ace\?\)"),
    ):
        with pytest.raises(BadPosition, match=why):
            reader(text).fill_decks(s, IDS, ("red", "black"), (0, 0, 1, 0))


def test_a_statement_that_says_nothing_is_not_written() -> None:
    assert list(listed("hand", ["ace", "king"])) == ["hand: ace king"]
    assert list(listed("hand", [])) == []


def test_whole_states() -> None:
    s = duel.GAME.new(duel.GAME.choose_options({}), 1)
    text = write_whole(s)
    assert is_whole(text) and not is_whole("turn: 1")
    found = read_whole(text, duel.GAME.state_class, duel.GAME.broken, seed=3)
    assert found.offer == s.offer and found.rng != s.rng
    assert encode(read_whole(text, duel.GAME.state_class, duel.GAME.broken, 3)) == encode(found)
    with pytest.raises(BadPosition, match="not a position"):
        read_whole("{", duel.GAME.state_class, duel.GAME.broken)
    with pytest.raises(BadPosition, match="is inconsistent: all wrong"):
        read_whole(text, duel.GAME.state_class, lambda s: ["all wrong"])
    assert str(bad(0, "of_what", count=2)) == "position: 2 needs the name of something to count"
