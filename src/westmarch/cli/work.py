"""``westmarch work``: a worker for the bots of a site of several processes."""

from __future__ import annotations

from westmarch.cli.options import BotWorkers, Database, LogForm, LogLevel, Redis
from westmarch.kernel.engine.errors import BadOption


def work(
    database: Database = None,
    redis: Redis = None,
    bot_workers: BotWorkers = 0,
    log: LogForm = "text",
    log_level: LogLevel = "warning",
) -> None:
    """Run bots on this machine for the servers of a site."""
    from westmarch.server import config
    from westmarch.server.cluster import worker_process
    from westmarch.server.monitoring import logs

    settings = config.Settings(
        database=config.database_url(database),
        redis=config.redis_url(redis),
        bot_workers=bot_workers,
    )
    if not settings.redis:
        raise BadOption("setting-worker_needs")
    logs.configure(log, log_level)
    worker_process.run(settings)
