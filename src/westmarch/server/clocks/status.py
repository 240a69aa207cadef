"""What time it is for a server, and how a slow game stands at that."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from westmarch.kernel.game import Game
from westmarch.server.clocks.pauses import Pauses
from westmarch.server.config import Settings
from westmarch.tabletop.clocks import Standing
from westmarch.tabletop.rows import RoomRow, SeatRow


class Keeper:
    """Who keeps the time of a server: what the time is, and when it stands."""

    def __init__(self, settings: Settings, pauses: Pauses) -> None:
        self.settings = settings
        self.pauses = pauses

    @property
    def at(self) -> datetime:
        return self.settings.time.now()

    def standing(self, game: Game, row: RoomRow, seats: Sequence[SeatRow]) -> Standing:
        patience = self.settings.absent_days
        return Standing(game, row, seats, self.at, self.pauses, patience)
