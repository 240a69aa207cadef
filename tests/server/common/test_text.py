"""Texts of people, made fit to be kept."""

from westmarch.server.common.text import one_line, plain_lines


def test_a_line_has_no_breaks_and_nothing_that_cannot_be_printed() -> None:
    assert one_line("  Three\x00hunters\n of\trohan\u202e ") == "Three hunters of rohan"


def test_several_lines_stay_several() -> None:
    assert plain_lines("\n one\x07 \r\n\n  two\u200b\n") == "one\n\ntwo"
