"""The table in plain text."""

from __future__ import annotations

from westmarch.games.war_of_the_ring.position import read_board
from westmarch.games.war_of_the_ring.rules.catalogue import CARD
from westmarch.games.war_of_the_ring.rules.setup import new_war
from westmarch.games.war_of_the_ring.text_board import board, hand
from westmarch.kernel.text_board import WIDTH

POSITION = """
base: empty
osgiliath: gondor 2 regular 1 elite 1 leader, boromir
inside minas_tirith: gondor 3 regular ; minas_tirith: sauron 5 regular, 2 nazgul, witch_king
gondor: active, at war
control pelargir: shadow
fellowship: lorien, progress 3, revealed, corruption 2, guide strider, companions strider gimli
hunt box: fp 1 shadow 3 ; hunt drawn: std_3_1 ; hunt waiting: fp_elven_rope
dice fp: character character event ; dice shadow: army muster
hand fp: fp_char_05 fp_strat_01 ; hand shadow: sh_char_10 ; table: fp_strat_02
turn 4 ; to act: shadow
"""


def line_with(text: str, words: str) -> str:
    found = [line for line in text.splitlines() if words in line]
    assert found, f"'{words}' is nowhere"
    return found[0]


def test_tracks() -> None:
    text = board(read_board(POSITION), 0)
    assert "turn 4" in text
    assert "to act: the Shadow player" in line_with(text, "turn 4")
    fellowship = line_with(text, "Fellowship  ")
    assert "Lórien, progress 3, revealed" in fellowship
    assert "corruption 2/12" in fellowship
    assert "Shadow 3" in line_with(text, "Hunt Box")
    assert "Pelargir (Shadow, 1)" in line_with(text, "Captured")
    assert "Gondor" in line_with(text, "At War")
    shadow = line_with(text, "Army, Muster")
    assert "points 1/10" in shadow
    assert "cards 1+0" in shadow


def test_the_map_by_nation() -> None:
    text = board(read_board(POSITION), 0)
    assert "2 regulars, 1 elite, 1 leader" in line_with(text, "Osgiliath")
    assert "Boromir" in line_with(text, "Osgiliath")
    siege = line_with(text, "Minas Tirith (stronghold)")
    assert "Sauron's army: 5 regulars, 2 Nazgûl" in siege
    assert "3 regulars" in line_with(text, "besieged (Free Peoples)")
    assert "the Ring-bearers" in line_with(text, "Lórien (")
    assert "held by Shadow" in line_with(text, "Pelargir (city")


def test_only_the_own_hand_is_shown() -> None:
    s = read_board(POSITION)
    assert "Mithril Coat and Sting" in board(s, 0)
    assert "Cruel Weather" not in board(s, 0)
    assert "Cruel Weather" in board(s, 1)
    assert "Mithril Coat and Sting" not in board(s, 1)
    assert "Your hand" not in board(s, None)
    assert "A Power too Great" in board(s, None).replace("Too", "too")


def test_cards_in_full() -> None:
    s = read_board(POSITION)
    text = hand(s, 0)
    assert "Mithril Coat and Sting (Character)" in text
    assert "Blade of Westernesse" in text
    assert "On the table" in text or "on the table" in text
    s.hands[0] = [CARD["fp_char_06"]]
    assert "Play if" in hand(s, 0)


def test_lines_fit() -> None:
    for s in (new_war(2, 1), new_war(4, 1), read_board(POSITION)):
        assert max(len(line) for line in board(s, 0).splitlines()) <= WIDTH + 40
        assert "[" not in board(s, 0)
