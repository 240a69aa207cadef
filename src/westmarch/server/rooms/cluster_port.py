"""What a hall needs of the other processes of its site; cluster/node.py is it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from westmarch.server.workers.tasks import Errand


class Others(Protocol):
    """A site of several processes, as one of them sees it."""

    process: str
    """What this one is called."""

    async def claim(self, room: str) -> None:
        """Own a room from now on. Raises `Busy` while another process does."""

    async def bring(self, room: str) -> None:
        """Own a room from now on; who owns it lets it go."""

    async def accept(self, room: str, token: str) -> bool:
        """Let the owner of a room seat a bot account that is challenged there; False: it is this
        process. Raises `Busy` when it cannot be."""

    async def release(self, room: str, epoch: int) -> None:
        """Own a room no longer."""

    async def leave(self) -> None:
        """Own no room any longer: they are the others' at once."""

    async def waiting_for_bots(self) -> list[str]:
        """The rooms where a bot is to move that this process may own."""

    async def do(self, errand: Errand) -> Any:
        """Have an errand done, wherever that is. Who stops waiting for it withdraws it."""

    async def online(self, rooms: Sequence[str]) -> dict[str, set[str]]:
        """Who looks at rooms."""

    async def show(self, bot: str, here: bool) -> None:
        """Say of a bot account whether it listens at this process."""

    async def jobs_waiting(self) -> float:
        """How many bots' turns nobody has taken up yet."""

    def tell(self, news: dict[str, Any]) -> None:
        """Tell all processes something about people."""
