"""No room waits for a bot in vain: those that stopped are woken again."""

from __future__ import annotations

import asyncio
import logging
import time

from westmarch.server.common import errors
from westmarch.server.common.errors import Busy
from westmarch.server.rooms.registry import Hall
from westmarch.tabletop.play.bot_turns import drive

log = logging.getLogger("westmarch.server")


async def wake_bots(hall: Hall) -> None:
    """Go on wherever a bot is to move and does not: after a restart, and after whatever stopped
    it, such as a move that could not be stored."""
    source = hall.store if hall.others is None else hall.others
    for id_ in await source.waiting_for_bots():
        stumbled = hall.stumbles.get(id_)
        if stumbled is not None and time.monotonic() < stumbled.until:
            continue
        try:
            room = await hall.room(id_)
        except Busy:
            continue
        except Exception:
            log.exception("room %s cannot be woken", id_)
            hall.stumble(id_)
            continue
        drive(hall, room)


async def watch_bots(hall: Hall) -> None:
    """See to it, for good, that no room waits for a bot in vain."""
    while True:
        await asyncio.sleep(hall.settings.watch_seconds)
        try:
            await wake_bots(hall)
        except Exception as error:
            log.warning("cannot look for rooms that wait for bots: %s", errors.named(error))
