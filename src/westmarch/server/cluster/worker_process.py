"""``westmarch work``: a process that does jobs and serves nobody."""

from __future__ import annotations

import asyncio
import signal

from westmarch.kernel.engine.errors import BadOption
from westmarch.server.cluster.job_queue import WORK, Doing
from westmarch.server.cluster.job_worker import Worker
from westmarch.server.cluster.node import site_name
from westmarch.server.cluster.redis_bus import Exchange
from westmarch.server.common.errors import NoRedis
from westmarch.server.common.ids import new_id
from westmarch.server.config import Settings
from westmarch.server.storage.engine import make_engine
from westmarch.server.storage.settings import site_secret
from westmarch.server.storage.store import Store
from westmarch.server.workers.process_pool import Workers, load_bots


def run(settings: Settings) -> None:
    """Do jobs until interrupted. Raises `BadOption` when database or Redis cannot be had."""
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    store = Store(make_engine(settings.database))
    await store.open()
    exchange = Exchange(settings.redis, site_name(await site_secret(store)), new_id())
    workers = Workers(settings.workers + 1)
    worker = Worker(Doing(store.engine, exchange), workers, settings.workers)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    try:
        await exchange.open({WORK: worker.heard})
        await workers.warm(load_bots)
        worker.open()
        print(f"Westmarch: {settings.workers} hands at work", flush=True)
        await stop.wait()
    except NoRedis as error:
        raise BadOption("setting-no_redis", why=error) from None
    finally:
        await worker.close()
        await asyncio.to_thread(workers.close)
        await exchange.close()
        await store.close()
