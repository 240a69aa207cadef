"""Arguments and options that several commands have."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

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
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file of the user's by default.",
    ),
]
LogForm = Annotated[
    Literal["text", "json"],
    typer.Option("--log", help="How the log is written to the standard error."),
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"],
    typer.Option(help="The least of what the log tells; info: every request."),
]
Redis = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="WESTMARCH_REDIS",
        help="redis://HOST:PORT/0, through which several processes on one PostgreSQL are one site.",
    ),
]
Jobs = Annotated[int, typer.Option(min=0, metavar="J", help="Processes; 0 for one per core.")]
BotWorkers = Annotated[
    int, typer.Option(min=0, max=256, help="Processes for bots; 0: by the processors.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object, last.")]
Seed = Annotated[int, typer.Option(min=0, max=SEED_LIMIT, help="The random seed.")]
