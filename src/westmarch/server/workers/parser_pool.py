"""Texts that strangers send, read in a process of its own with little time and memory. Whatever is
wrong with one, the answer is a sentence; whatever it costs to find that out, the server goes on
meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from westmarch.kernel.texts.language import spoken
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.workers.process_pool import Workers
from westmarch.tabletop import parsing
from westmarch.tabletop.parsing import Traced, Unreadable, in_a_sentence, trace

T = TypeVar("T")

MEMORY = 2 * 1024**3
"""Bytes a reading process may ask for, the program itself included."""
SECONDS = 5.0
"""How long a text may take; an honest one takes some thousandths of it."""
RECORD_SECONDS = 60.0
MOST_WAITING = 50
"""Texts that may wait; more are sent away."""
_CODES = {"deck": "bad_deck", "battle": "bad_battle"}


class Readers:
    """The reading processes of one server: one for records, which may take longer, and one for
    all other texts, started when first needed."""

    def __init__(self) -> None:
        self._texts = Workers(1, parsing.load, tries=1, memory=MEMORY)
        self._records = Workers(1, parsing.load, tries=1, memory=MEMORY)
        self._waiting = 0

    @property
    def waiting(self) -> int:
        """Texts that are being read or wait for it."""
        return self._waiting

    async def text(self, what: str, work: Callable[..., T], *args: Any) -> T:
        """What the work makes of a text. Raises `ApiError` when it cannot be read."""
        return await self._read(self._texts, what, SECONDS, work, *args)

    async def record(self, room: str, text: bytes) -> Traced:
        """An uploaded record, played again. Raises `ApiError`."""
        return await self._read(self._records, "record", RECORD_SECONDS, trace, room, text)

    async def _read(
        self, workers: Workers, what: str, seconds: float, work: Callable[..., T], *args: Any
    ) -> T:
        if self._waiting >= MOST_WAITING:
            raise ApiError(503, "busy", say("error-readers_busy"))
        self._waiting += 1
        try:
            return await workers.run(in_a_sentence, spoken(), work, *args, seconds=seconds)
        except TimeoutError:
            raise ApiError(400, "too_long", say("error-too_long")) from None
        except BrokenProcessPool:
            raise ApiError(400, "unreadable", say("error-unreadable")) from None
        except Unreadable as error:
            raise ApiError(400, _CODES.get(what, "bad_input"), str(error)) from None
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Stop the processes."""
        for workers in (self._texts, self._records):
            await asyncio.to_thread(workers.close)
