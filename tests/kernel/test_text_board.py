"""Lines of text boards: a column of names, wrapped texts, equal things together."""

from __future__ import annotations

from westmarch.kernel.text_board import WIDTH, counted, indented, row


def test_a_row_has_its_name_in_a_column() -> None:
    assert row("dice", "Army, Muster") == "Dice          Army, Muster"
    first, second = row("dice", " ".join(["Muster"] * 15)).split("\n")
    assert len(first) <= WIDTH and second == " " * 14 + "Muster Muster Muster"


def test_a_long_text_is_moved_in() -> None:
    first, second = indented(" ".join(["Muster"] * 15), 3, 5).split("\n")
    assert first.startswith("   M") and second == "     Muster"


def test_equal_things_stand_together() -> None:
    assert counted(["Eye", "3", "Eye"], "none") == "2x Eye, 3"
    assert counted([], "none") == "none"
