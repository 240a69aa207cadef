"""What several commands share: arguments, option texts, output."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import typer
from rich.console import Console

from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.texts.site_texts import HOUSE, say

SEED_LIMIT = 2**63 - 1

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game's id; see `westmarch games`.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="A game option (players=4); repeatable."),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="WESTMARCH_DATABASE",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; default: a file in your data folder.",
    ),
]
LogForm = Annotated[
    Literal["text", "json"],
    typer.Option("--log", help="Format of the log on standard error."),
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"],
    typer.Option(help="Lowest level to log; info includes every request."),
]
Redis = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="WESTMARCH_REDIS",
        help="redis://HOST:PORT/0, so that several processes with one PostgreSQL serve one site.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object at the end.")]
Seed = Annotated[int, typer.Option(min=0, max=SEED_LIMIT, help="The random seed.")]


def read_options(given: list[str] | None) -> dict[str, str]:
    """``key=value`` texts as a mapping."""
    found: dict[str, str] = {}
    for text in given or ():
        key, equals, value = text.partition("=")
        if not key or not equals:
            raise BadOption("option-no_pair", text=text)
        if key in found:
            raise BadOption("option-twice", option=key)
        found[key] = value
    return found


def read_names(what: str, text: str) -> list[str]:
    """A comma-separated list of names, of bots for instance."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadOption("option-no_list", what=what, text=text)
    return names


def seat_name(seat: str) -> str:
    """What people call a seat; its id where the house has no name for it."""
    key = f"seat-{seat}"
    return say(key) if key in HOUSE else seat


def console() -> Console:
    """Where people read: no guessing of markup or numbers in game texts, no hard wrapping."""
    return Console(highlight=False, markup=False, soft_wrap=True)


def print_json(data: Any) -> None:
    """One JSON object on one line."""
    print(msgspec.json.encode(data).decode())
