"""How fast people may talk in a room."""

from __future__ import annotations

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.http.rate_limits import Limits
from westmarch.tabletop.play.chat import looks_on
from westmarch.tabletop.room import Room


async def check_pace(limits: Limits, room: Room, person: str, address: str) -> None:
    """Count one line: by person, by address and by the room's channel, so that neither many guests
    nor many rooms let anybody say more. Raises `ApiError`."""
    channel = f"{room.id} {'spectators' if looks_on(room, person) else 'table'}"
    for limiter, key in (
        (limits.chat, person),
        (limits.chat_here, address),
        (limits.chat_channel, channel),
    ):
        if not await limiter.try_acquire(key):
            raise ApiError(429, "too_fast", say("error-others_talk"))
