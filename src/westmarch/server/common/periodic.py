"""What is done again and again as long as the server runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from westmarch.server.common.errors import named

log = logging.getLogger("westmarch.server")


async def attempt(work: Awaitable[object], name: str) -> None:
    """Do something once; what keeps it from being done is told to the log, and keeps nothing else
    from being done."""
    try:
        await work
    except Exception as error:
        log.warning("cannot %s: %s", name, named(error))


async def every(
    seconds: float, work: Callable[[], Awaitable[object]], name: str, *, at_once: bool = True
) -> None:
    """Do something for good, with so many seconds between one time and the next: the first time
    `at_once`, or after the first pause."""
    if not at_once:
        await asyncio.sleep(seconds)
    while True:
        await attempt(work(), name)
        await asyncio.sleep(seconds)
