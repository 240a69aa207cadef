"""``westmarch serve``: the web app."""

from __future__ import annotations

from typing import Annotated

import typer

from westmarch.cli.options import BotWorkers, Database, LogForm, LogLevel, Redis


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0: any free one.")] = 8000,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets others in your network in.")
    ] = "127.0.0.1",
    database: Database = None,
    redis: Redis = None,
    address: Annotated[
        str,
        typer.Option(
            metavar="HOST[:PORT]",
            help="With --redis: where the other processes of the site reach this one, in a private"
            " network; 0.0.0.0 listens at all addresses.",
        ),
    ] = "127.0.0.1",
    bots: Annotated[
        bool, typer.Option(help="With --redis: let bots think here, not only in `westmarch work`.")
    ] = True,
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
            help="smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, for forgotten passwords and calls.",
        ),
    ] = "",
    site: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="WESTMARCH_SITE",
            help="https://NAME of the site, for links in letters and calls; --smtp needs it.",
        ),
    ] = "",
    private_calls: Annotated[
        bool,
        typer.Option(help="Let calls go to addresses of the own network, and unencrypted."),
    ] = False,
    call_port: Annotated[
        list[int] | None,
        typer.Option(
            min=1,
            max=65535,
            metavar="PORT",
            help="Another port that calls may go to, beside 80 and 443; repeatable.",
        ),
    ] = None,
    absent_days: Annotated[
        int,
        typer.Option(min=1, max=365, help="Who does not move for so long may be taken for gone."),
    ] = 14,
    grace_hours: Annotated[
        int,
        typer.Option(min=0, max=8760, help="A rated game out of time for so long is lost."),
    ] = 24,
    accounts_per_day: Annotated[
        int, typer.Option(min=0, help="Accounts made at one address in a day; 0: any number.")
    ] = 10,
    vacation_days: Annotated[
        int, typer.Option(min=0, max=365, help="Days a year that somebody's clocks may stand.")
    ] = 30,
    waiting_days: Annotated[
        int,
        typer.Option(min=0, help="Rooms nobody came to are cleared away so late; 0: never."),
    ] = 14,
    guest_days: Annotated[
        int,
        typer.Option(min=0, help="Games of guests and bots that nobody touches, too; 0: never."),
    ] = 60,
    ringsdb: Annotated[
        bool, typer.Option(help="Fetch decks from ringsdb.com for whoever names one.")
    ] = True,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="An address or network that may read /metrics; repeatable. Nobody by default.",
        ),
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="TOKEN",
            envvar="WESTMARCH_METRICS_TOKEN",
            help="Who sends it (Authorization: Bearer TOKEN) may read /metrics from anywhere.",
        ),
    ] = "",
    bot_workers: BotWorkers = 0,
    room_megabytes: Annotated[
        int,
        typer.Option(min=1, help="Megabytes for games nobody looks at; those unused longest go."),
    ] = 512,
    drain_seconds: Annotated[
        float,
        typer.Option(
            min=0,
            max=300,
            help="After SIGTERM /api/health says 503 for so long before players are sent away.",
        ),
    ] = 0.0,
    log: LogForm = "text",
    log_level: LogLevel = "warning",
    limits: Annotated[bool, typer.Option(help="Limit the rate of requests and messages.")] = True,
) -> None:
    """Serve the web app: open http://localhost:8000 in a browser."""
    from westmarch.server import config
    from westmarch.server.app import serve as app_serve
    from westmarch.server.monitoring import logs
    from westmarch.server.notifications import safe_http

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
        call_ports=(*safe_http.PORTS, *(call_port or ())),
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
