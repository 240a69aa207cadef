"""Commands of ours as the command line reads them, up to running them."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from typing import Any

import typer

from westmarch.cli.app import app

_ENDS = {"&", "&&", "|", "||", ";", "<", ">"}


def commands_in(script: str) -> Iterator[list[str]]:
    """The words behind `westmarch` in every command of a shell script that calls it."""
    for line in script.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        for place, word in enumerate(words):
            first = all("=" in one for one in words[:place])
            if (word.endswith("/bin/westmarch") and "=" not in word) or (
                first and word == "westmarch"
            ):
                rest = words[place + 1 :]
                end = next((n for n, one in enumerate(rest) if one in _ENDS), len(rest))
                yield rest[:end]
                break


def understood(words: list[str]) -> None:
    """Raise if the command line does not know a command, an option or a value."""
    command: Any = typer.main.get_command(app)
    context = command.make_context("westmarch", list(words) or ["games"], resilient_parsing=False)
    words = [*context._protected_args, *context.args]
    while words and hasattr(command, "commands"):
        name, *words = words
        assert name in command.commands, f"westmarch has no command {name!r}"
        command = command.commands[name]
        if not hasattr(command, "commands"):
            command.make_context(name, list(words))
