"""``westmarch serve``: the web app."""

from __future__ import annotations

from typing import Annotated

import typer

from westmarch.cli.options import BotWorkers, Database, LogForm, LogLevel, Redis


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0: any free port.")] = 8000,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 admits others on your network.")
    ] = "127.0.0.1",
    database: Database = None,
    redis: Redis = None,
    address: Annotated[
        str,
        typer.Option(
            metavar="HOST[:PORT]",
            help="With --redis: the address in your private network where the site's other"
            " processes reach this one; 0.0.0.0: all addresses.",
        ),
    ] = "127.0.0.1",
    bots: Annotated[
        bool, typer.Option(help="With --redis: run bots here too, not only in `westmarch work`.")
    ] = True,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL", help="Another origin whose pages may use this server; repeatable."
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy whose X-Forwarded-For header is trusted; repeatable.",
        ),
    ] = None,
    smtp: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="WESTMARCH_SMTP",
            help="smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, for password resets and e-mails.",
        ),
    ] = "",
    site: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="WESTMARCH_SITE",
            help="The site's https://NAME, for links in e-mails and webhooks; required by --smtp.",
        ),
    ] = "",
    private_calls: Annotated[
        bool,
        typer.Option(help="Allow webhooks to private addresses, and without encryption."),
    ] = False,
    call_port: Annotated[
        list[int] | None,
        typer.Option(
            min=1,
            max=65535,
            metavar="PORT",
            help="A port allowed for webhooks besides 80 and 443; repeatable.",
        ),
    ] = None,
    absent_days: Annotated[
        int,
        typer.Option(
            min=1, max=365, help="Days without a move after which a player counts as absent."
        ),
    ] = 14,
    grace_hours: Annotated[
        int,
        typer.Option(
            min=0, max=8760, help="Hours after running out of time at which a rated game is lost."
        ),
    ] = 24,
    accounts_per_day: Annotated[
        int, typer.Option(min=0, help="New accounts per IP address and day; 0: no limit.")
    ] = 10,
    vacation_days: Annotated[
        int, typer.Option(min=0, max=365, help="Vacation days per player and year.")
    ] = 30,
    waiting_days: Annotated[
        int,
        typer.Option(
            min=0, help="Days after which tables that nobody joined are deleted; 0: never."
        ),
    ] = 14,
    guest_days: Annotated[
        int,
        typer.Option(
            min=0, help="Days after which inactive games of guests and bots are deleted; 0: never."
        ),
    ] = 60,
    ringsdb: Annotated[
        bool, typer.Option(help="Fetch decks from ringsdb.com when a player asks for one.")
    ] = True,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="An address or network that may read /metrics; repeatable. By default none.",
        ),
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="TOKEN",
            envvar="WESTMARCH_METRICS_TOKEN",
            help="A token (Authorization: Bearer TOKEN) for reading /metrics from anywhere.",
        ),
    ] = "",
    bot_workers: BotWorkers = 0,
    room_megabytes: Annotated[
        int,
        typer.Option(
            min=1, help="Memory in MB for games that nobody is viewing; the oldest are unloaded."
        ),
    ] = 512,
    drain_seconds: Annotated[
        float,
        typer.Option(
            min=0,
            max=300,
            help="Seconds between SIGTERM, when /api/health turns to 503, and disconnection.",
        ),
    ] = 0.0,
    log: LogForm = "text",
    log_level: LogLevel = "warning",
    limits: Annotated[bool, typer.Option(help="Limit the rate of requests and messages.")] = True,
) -> None:
    """Start the web server. Then open http://localhost:8000 in a browser."""
    from westmarch.server import config
    from westmarch.server.app import serve as app_serve
    from westmarch.server.config import CALL_PORTS
    from westmarch.server.monitoring import logs

    settings = config.Settings(
        database=config.database_url(database),
        redis=config.redis_url(redis),
        address=config.link_address(address),
        bots=bots,
        limits=limits,
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        metrics_from=tuple(metrics_from or ()),
        metrics_token=metrics_token,
        smtp=smtp,
        ringsdb=ringsdb,
        site=site,
        private_calls=private_calls,
        call_ports=(*CALL_PORTS, *(call_port or ())),
        absent_days=absent_days,
        grace_hours=grace_hours,
        accounts_per_day=accounts_per_day,
        vacation_days=vacation_days,
        waiting_days=waiting_days,
        guest_days=guest_days,
        bot_workers=bot_workers,
        room_megabytes=room_megabytes,
        drain_seconds=drain_seconds,
    )
    logs.configure(log, log_level)
    app_serve.run(settings, host, port)
