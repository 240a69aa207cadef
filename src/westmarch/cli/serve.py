"""``westmarch serve``: the web app."""

from __future__ import annotations

from typing import Annotated

import typer

from westmarch.cli.common import Database


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0: any free one.")] = 8000,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets others in your network in.")
    ] = "127.0.0.1",
    database: Database = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another origin whose pages may use it; repeatable."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy in front of it, whose X-Forwarded-For is believed; repeatable.",
        ),
    ] = None,
    smtp: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="WESTMARCH_SMTP",
            help="smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, for forgotten passwords.",
        ),
    ] = "",
    bot_workers: Annotated[
        int, typer.Option(min=0, max=256, help="Processes for bots; 0: by the processors.")
    ] = 0,
    limits: Annotated[bool, typer.Option(help="Limit the rate of requests and messages.")] = True,
) -> None:
    """Serve the web app: open http://localhost:8000 in a browser."""
    from westmarch.server import config, run

    settings = config.Settings(
        database=config.database_url(database),
        limits=limits,
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        smtp=smtp,
        bot_workers=bot_workers,
    )
    run.run(settings, host, port)
