"""The help of all commands in the language spoken, and what Typer says of a command it does not
understand. English stands in the code, where Typer finds it; a translation in
texts/<language>/help.toml, by command and parameter.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer
from typer import rich_utils
from typer.main import get_command

from westmarch.kernel.texts.language import ENGLISH, spoken
from westmarch.kernel.texts.site_texts import say
from westmarch.kernel.texts.translation import read

ROOT = "westmarch"
"""The section of the command itself."""
HELP = "help"
"""The key of a command's own help, beside those of its parameters."""
_PANELS = ("ARGUMENTS_PANEL_TITLE", "OPTIONS_PANEL_TITLE", "COMMANDS_PANEL_TITLE")
_MARKS = ("DEFAULT_STRING", "ENVVAR_STRING", "REQUIRED_LONG_STRING")


def told_command(app: typer.Typer) -> Any:
    """The command with its help in the language spoken."""
    command = get_command(app)
    for name in (*_PANELS, *_MARKS):
        setattr(rich_utils, name, say(f"help-{name.lower()}"))
    for section, one in _commands(command):
        _tell(one, section)
    return command


def english_helps(app: typer.Typer) -> Iterator[tuple[str, str, str]]:
    """Every help there is: of which command, of which parameter, and the English."""
    for section, command in _commands(get_command(app)):
        yield section, HELP, command.help or ""
        for parameter in command.params:
            yield section, parameter.name, getattr(parameter, "help", None) or ""


def missing_helps(app: typer.Typer, language: str) -> Iterator[str]:
    """What a translation lacks, and what it has too much."""
    told = read("westmarch", language, HELP)
    known = {(section, key) for section, key, english in english_helps(app) if english}
    for section, key in sorted(known):
        if not told.get(section, {}).get(key):
            yield f"help.toml: {section}.{key}"
    for section, texts in told.items():
        for key in texts:
            if (section, key) not in known:
                yield f"help.toml: {section}.{key}: there is no such help"


def _commands(command: Any, section: str = ROOT) -> Iterator[tuple[str, Any]]:
    """The command and those below it, each with its section: ``[serve]``, ``[bot-run]``."""
    yield section, command
    for name, below in getattr(command, "commands", {}).items():
        yield from _commands(below, name if section == ROOT else f"{section}-{name}")


def _tell(command: Any, section: str) -> None:
    usage, option = command.get_usage, command.get_help_option

    def told_usage(context: Any) -> str:
        return str(usage(context)).replace("Usage: ", f"{say('help-usage')} ", 1)

    def told_option(context: Any) -> Any:
        found = option(context)
        if found is not None:
            found.help = say("help-show")
        return found

    command.get_usage, command.get_help_option = told_usage, told_option
    if spoken() == ENGLISH:
        return
    texts = read("westmarch", spoken(), HELP).get(section, {})
    command.help = texts.get(HELP, command.help)
    for parameter in command.params:
        if parameter.name in texts:
            parameter.help = texts[parameter.name]


def told_misuse(error: typer.TyperException) -> str:
    """What is wrong with a command line, in one line. Typer's own words are English."""
    kind, own = type(error).__name__, error.format_message()
    if spoken() == ENGLISH:
        return own
    parameter = getattr(error, "param", None)
    hint = "" if parameter is None else str(parameter.get_error_hint())
    if kind == "NoSuchOption":
        return say("misuse-no_option", option=str(getattr(error, "option_name", "")))
    if kind == "MissingParameter" and hint:
        return say("misuse-missing", parameter=hint)
    if kind == "BadParameter" and hint:
        return say("misuse-value", parameter=hint, why=str(getattr(error, "message", "")))
    return say("misuse-other", why=own)
