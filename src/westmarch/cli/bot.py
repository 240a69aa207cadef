"""``westmarch bot``: a bot account at a server (docs/reference/bot-api.md)."""

from __future__ import annotations

from typing import Annotated

import typer

from westmarch import bots
from westmarch.bots.remote import Remote
from westmarch.cli.common import console, print_json, read_names
from westmarch.cli.options import AsJson
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.player import stream

app = typer.Typer(help="Connect a bot to a server, with a bot account.")

Server = Annotated[
    str, typer.Option(metavar="URL", envvar="WESTMARCH_SERVER", help="The address of the server.")
]
Token = Annotated[
    str,
    typer.Option(
        metavar="TOKEN",
        envvar="WESTMARCH_BOT_TOKEN",
        help="The token of the bot account. Prefer the environment variable to the command line.",
    ),
]


@app.command("run")
def run(
    bot: Annotated[
        str, typer.Argument(metavar="BOT", help="heuristic, module.Class:depth=3, exec:./mybot")
    ],
    token: Token,
    server: Server = "http://localhost:8000",
    game: Annotated[
        str | None,
        typer.Option(
            metavar="A,B", help="The games to play; by default all that the bot supports."
        ),
    ] = None,
    most: Annotated[
        int,
        typer.Option(min=1, max=32, metavar="N", help="Maximum number of games at the same time."),
    ] = 4,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print each event as a line of JSON.")
    ] = False,
) -> None:
    """Let a bot play on a server until you interrupt it. The bot accepts challenges."""
    games = _playable(bot, None if game is None else read_names("games", game))
    tell = print_json if as_json else console().print
    remote = Remote(server, token, bot, lambda said: tell({"said": said} if as_json else said))
    try:
        remote.ask("PATCH", "", {"games": games, "most_games": most})
        remote.run()
    except OSError as error:
        raise BadOption("bot-not_reached", server=server, why=error) from None


@app.command("show")
def show(token: Token, server: Server = "http://localhost:8000", as_json: AsJson = False) -> None:
    """Show which account a token belongs to, and its games."""
    remote = Remote(server, token, "random", print)
    try:
        found = {**remote.ask("GET", ""), **remote.ask("GET", "/games")}
    except OSError as error:
        raise BadOption("bot-not_reached", server=server, why=error) from None
    if as_json:
        print_json(found)
        return
    out = console()
    for name, value in found.items():
        out.print(f"{name}: {value}")


def _playable(bot: str, wanted: list[str] | None) -> list[str]:
    """The games a bot can play, of those wanted. Raises `BadOption` when there is none."""
    found, why = [], BadOption("bot-plays_none", bot=bot)
    for name in wanted or [game.id for game in registry.games()]:
        try:
            bots.make(bot, registry.game(name), stream(0, 0))
            found.append(name)
        except BadOption as error:
            if wanted is not None:
                raise
            why = error
    if not found:
        raise why
    return found
