"""Where bot accounts listen for what concerns them: which are there, and who is told what."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Protocol

from westmarch.server.http.close_codes import CloseCode
from westmarch.tabletop.rows import is_bot_account

if TYPE_CHECKING:
    from westmarch.server.rooms.registry import Hall
    from westmarch.tabletop.room import Room


class Listening(Protocol):
    """A stream of events."""

    def wake(self) -> None:
        """Something has changed: look what."""

    def dismiss(self, code: int, why: str) -> None:
        """End it, for a reason by its name: one of the messages ``closing-``."""


class Desk:
    """The bots of one process, and its news for those at the others."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.streams: dict[str, set[Listening]] = {}

    async def enter(self, bot: str, stream: Listening) -> None:
        self.streams.setdefault(bot, set()).add(stream)
        await self._show(bot)

    async def leave(self, bot: str, stream: Listening) -> None:
        left = self.streams.get(bot, set())
        left.discard(stream)
        if not left and self.streams.pop(bot, None) is not None:
            await self._show(bot)

    async def _show(self, bot: str) -> None:
        if self._hall.others is not None:
            await self._hall.others.show(bot, bot in self.streams)

    async def online(self, bots: Collection[str]) -> set[str]:
        """Which of them listen, in whatever process."""
        here = {bot for bot in bots if bot in self.streams}
        others = self._hall.others
        if others is None:
            return here
        found = await others.online([bot for bot in bots if bot not in here])
        return here | {bot for bot, processes in found.items() if processes}

    # ---- news

    def changed(self, room: Room) -> None:
        """A room has changed, and is stored."""
        for bot in {seat.bot for seat in room.seats} | {seat.person for seat in room.seats}:
            if bot is not None and is_bot_account(bot):
                self.tell(bot)

    def tell(self, bot: str) -> None:
        """Let a bot look what has changed, wherever it listens."""
        self.wake(bot)
        if self._hall.others is not None:
            self._hall.others.tell({"kind": "bot", "bot": bot})

    def wake(self, bot: str) -> None:
        for stream in self.streams.get(bot, ()):
            stream.wake()

    def send_away(self, bot: str) -> None:
        """Its token is no good any more: end all its connections, in all processes."""
        self.hang_up(bot)
        if self._hall.others is not None:
            self._hall.others.tell({"kind": "bot_ended", "bot": bot})

    def hang_up(self, bot: str) -> None:
        lookers = [one for room in self._hall.rooms.values() for one in room.lookers]
        for one in (*self.streams.get(bot, ()), *(x for x in lookers if x.person == bot)):
            one.dismiss(CloseCode.LOGGED_OUT, "bad_token")

    def close(self, code: int, why: str) -> None:
        """End all streams; whoever listens comes again elsewhere."""
        for streams in self.streams.values():
            for stream in streams:
                stream.dismiss(code, why)
