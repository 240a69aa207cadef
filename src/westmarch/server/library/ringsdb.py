"""Decks from RingsDB, by id or address: its public interface is asked for one deck at a time.

Only that one host is asked, nothing it says leads elsewhere, and no answer may be long or late.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from typing import Any

import httpx
import msgspec

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, not_found

HOST = "https://ringsdb.com"
SECONDS = 8.0
MOST_BYTES = 256 * 1024
KEPT, KEPT_SECONDS = 500, 3600.0
"""Answers that are kept, and for how long."""
MOST_NAMES = 20
"""Cards of other sets whose names are asked for."""
_ADDRESS = re.compile(
    r"(?:https?://)?(?:www\.)?ringsdb\.com/(decklist|deck)/(?:view|edit)/(\d{1,9})(?:[/?#].*)?",
    re.IGNORECASE | re.DOTALL,
)
_ID = re.compile(r"\d{1,9}")


def places(text: str) -> list[tuple[str, int]]:
    """Where the deck of an address may be found; a bare id may be a published deck or a shared
    one. Raises `ApiError` when it is neither."""
    text = text.strip()
    found = _ADDRESS.fullmatch(text)
    if found is not None:
        return [(found[1].lower(), int(found[2]))]
    if _ID.fullmatch(text):
        return [("decklist", int(text)), ("deck", int(text))]
    raise ApiError(400, "bad_address", say("error-bad_ringsdb"))


class RingsDb:
    """What is asked of RingsDB, and what it answered lately."""

    def __init__(self, enabled: bool = True, transport: httpx.AsyncBaseTransport | None = None):
        self.enabled = enabled
        self.transport = transport
        """Who is asked instead, in tests."""
        self._kept: OrderedDict[str, tuple[float, str | None]] = OrderedDict()

    async def deck(self, address: str) -> tuple[str, str]:
        """A deck as RingsDB's JSON, and the page it has there. Raises `ApiError`."""
        if not self.enabled:
            raise ApiError(409, "ringsdb_off", say("error-ringsdb_off"))
        for kind, number in places(address):
            text = await self._ask(f"/api/public/{kind}/{number}.json")
            if text is not None:
                return text, f"{HOST}/{kind}/view/{number}"
        raise not_found("ringsdb")

    async def names(self, codes: list[str]) -> dict[str, str]:
        """What cards are called that we do not have; those it does not tell are left out."""
        wanted = [code for code in dict.fromkeys(codes) if re.fullmatch(r"\d{5,6}", code)]
        answers = await asyncio.gather(
            *(self._ask(f"/api/public/card/{code}.json") for code in wanted[:MOST_NAMES]),
            return_exceptions=True,
        )
        found = {}
        for code, answer in zip(wanted, answers, strict=False):
            if isinstance(answer, str):
                name = _read(answer).get("name")
                if isinstance(name, str) and name.strip():
                    found[code] = name.strip()[:80]
        return found

    async def _ask(self, path: str) -> str | None:
        """An answer of RingsDB; None when there is no such thing. Raises `ApiError` when it does
        not answer, or not with an object."""
        at = time.monotonic()
        kept = self._kept.get(path)
        if kept is not None and at - kept[0] < KEPT_SECONDS:
            return kept[1]
        text = await self._fetch(path)
        self._kept[path] = (at, text)
        self._kept.move_to_end(path)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return text

    async def _fetch(self, path: str) -> str | None:
        away = ApiError(503, "no_ringsdb", say("error-no_ringsdb"))
        body = bytearray()
        try:
            async with (
                asyncio.timeout(SECONDS),
                httpx.AsyncClient(transport=self.transport, timeout=SECONDS) as client,
                client.stream("GET", HOST + path, headers={"accept": "application/json"}) as answer,
            ):
                if answer.status_code >= 500 and not answer.headers.get(
                    "content-type", ""
                ).startswith("application/json"):
                    raise away
                if answer.status_code != 200:  # nor does it lead us elsewhere
                    return None
                async for part in answer.aiter_bytes():
                    body += part
                    if len(body) > MOST_BYTES:
                        raise away
        except (httpx.HTTPError, OSError, TimeoutError):
            raise away from None
        text = body.decode("utf-8", "replace")
        if not _read(text):
            return None
        return text


def _read(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError):
        return {}
