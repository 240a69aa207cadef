"""The page of the command line: every command with its arguments and options, from their help."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

from typer.main import get_command

from westmarch.cli.app import app

HEAD = """# The command line

`python -m tools.reference commands` writes this page from the help of the commands.

After `make`, the command is `.venv/bin/westmarch`; with an installed wheel it is `westmarch`.
`westmarch COMMAND --help` shows the same help in the terminal.
Commands with `--json` print one JSON object, last.
Bad input gives one line on standard error and exit code 2.

Put these options before the command:
"""
BARE_HELP = "help"


def commands_page() -> str:
    return "\n".join(_lines()).rstrip() + "\n"


def _lines() -> Iterator[str]:
    command = get_command(app)
    yield HEAD
    yield from _options(command)
    for name, below in command.commands.items():  # type: ignore[attr-defined]
        yield from _told(f"westmarch {name}", below)


def _told(name: str, command: Any) -> Iterator[str]:
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    usage = " ".join([name, *(one.metavar or one.name.upper() for one in arguments)])
    yield f"## {name}\n"
    yield from (_flowing(part) + "\n" for part in (command.help or "").split("\n\n"))
    below = getattr(command, "commands", {})
    if below:
        for key, one in below.items():
            yield from (
                "#" + line if line[:3] == "## " else line for line in _told(f"{name} {key}", one)
            )
        return
    yield f"```text\n{usage} [OPTIONS]\n```\n"
    yield from _options(command)


def _options(command: Any) -> Iterator[str]:
    """The arguments and options, in a table."""
    rows = [row for one in command.params if one.name != BARE_HELP and (row := _row(one))]
    if rows:
        yield "| | |\n|---|---|"
        yield from rows
        yield ""


def _row(parameter: Any) -> str:
    text = _flowing(getattr(parameter, "help", None) or "")
    if parameter.param_type_name == "argument":
        return f"| `{(parameter.metavar or parameter.name.upper()).strip('[].')}` | {text} |"
    if getattr(parameter, "hidden", False):
        return ""
    names = ", ".join(f"`{name}`" for name in (*parameter.opts, *parameter.secondary_opts))
    value = (
        ""
        if parameter.is_flag
        else f" `{parameter.metavar or _kind(parameter.type_descriptor.annotation)}`"
    )
    notes = []
    if parameter.default not in (None, False, "", (), []) and not callable(parameter.default):
        default = parameter.default
        if not parameter.is_flag:
            notes.append(f"Default: `{getattr(default, 'value', default)}`.")
        elif parameter.secondary_opts:
            notes.append(f"Default: `{parameter.opts[0]}`.")
    if parameter.envvar:
        notes.append(f"Environment: `{parameter.envvar}`.")
    return f"| {names}{value} | {' '.join([text, *notes])} |"


def _kind(annotation: Any) -> str:
    """The word for a value: its choices, or what it is."""
    if get_origin(annotation) is Literal:
        return r"\|".join(get_args(annotation))
    return {int: "N", float: "N"}.get(annotation, "TEXT")


def _flowing(text: str) -> str:
    return " ".join(text.split()).replace("|", r"\|")
