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
Jobs = Annotated[
    int, typer.Option(min=0, metavar="J", help="Number of processes; 0: one per core.")
]
BotWorkers = Annotated[
    int,
    typer.Option(min=0, max=256, help="Number of processes for bots; 0: based on the processors."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object at the end.")]
Seed = Annotated[int, typer.Option(min=0, max=SEED_LIMIT, help="The random seed.")]
