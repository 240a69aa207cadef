"""The page of the command line says what the commands say of themselves."""

from __future__ import annotations

from tools.reference.__main__ import COMMAND_LINE
from tools.reference.commands import commands_page


def test_the_page_is_what_the_help_says() -> None:
    written = COMMAND_LINE.read_text(encoding="utf-8")
    assert written == commands_page(), "run `python -m tools.reference commands`"
