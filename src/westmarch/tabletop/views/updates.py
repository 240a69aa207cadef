"""The messages for a viewer of a table: each tells everything that is new since the last.

Changes are not queued: a message is made from the room as it is stored. It describes each move in
it separately as long as the room keeps the moves (journal/recent_moves.py).
"""

from __future__ import annotations

from typing import Any

import msgspec

from westmarch.tabletop.clocks import written
from westmarch.tabletop.play import chat
from westmarch.tabletop.room import LINES_SHOWN, Room
from westmarch.tabletop.views.table_view import lines


class Updates:
    """Makes the messages for one viewer."""

    def __init__(self, room: Room, person: str, wanted: int | None = None) -> None:
        """`wanted` picks one of the person's seats; None shows all of them."""
        self.room = room
        self.person = person
        self._wanted = wanted
        self.sent = -1
        """The number of the decision in the last message; -1 before the game."""
        self._seats: list[int] | None = None
        self._shown: dict[str, Any] = {}
        self._cursor = 0
        self._lines = 0
        self._deaf = False

    def seats(self) -> list[int]:
        """The seats whose view is shown."""
        mine = self.room.seats_of(self.person)
        return mine if self._wanted is None else [s for s in mine if s == self._wanted]

    def begin_anew(self) -> None:
        """Make the next message tell everything, as to a new viewer."""
        self._seats = None

    def message(self) -> dict[str, Any]:
        """Everything that is new to the viewer, in the language spoken."""
        room, seats = self.room, self.seats()
        shown = msgspec.to_builtins(room.shape(self.person))
        first = self._seats != seats
        since = 0 if first else self._cursor
        fresh = room.visible(seats, since)
        before = 0 if first else self._lines
        trail, now, sent = room.trail, room.row.seq, -1 if first else self.sent
        chosen = trail.since_own_move(seats, now) if first else trail.new_since(sent, now)
        skipped = max(0, len(fresh) - LINES_SHOWN) if first else 0
        # Viewers with the same seats, spectators above all, are shown the same.
        whose, told = tuple(seats), (since, before, len(room.log), first)
        numbers = tuple(step.n for step in chosen)
        changed = {k: v for k, v in shown.items() if self._shown.get(k, ...) != v}
        self._seats, self._shown = seats, shown
        self._cursor, self._lines = len(room.log), before + len(fresh)
        self.sent = -1 if room.table is None else now
        frame: dict[str, Any] = {
            "type": "hello" if first else "update",
            "n": now,
            "at": written(room.now()),
            "seat": trail.mover(sent, now),
            "steps": room.once(
                ("steps", whose, numbers, *told),
                lambda: room.steps(seats, chosen, since, before),
            ),
            "view": room.once(("view", whose), lambda: room.view(seats)),
            "decision": self._decision(seats),
            "events": room.once(
                ("events", whose, *told),
                lambda: lines(room.game, room.row.options, fresh[skipped:], before + skipped),
            ),
            "room": shown if first else changed,
        }
        deaf, self._deaf = self._deaf, chat.deaf(room, self.person)
        if first or (deaf and not self._deaf):
            frame["chat"] = chat.lines_for(room, self.person)
        if first:
            frame["you"] = {"id": self.person, "seats": seats}
            frame["presence"] = room.presence()
            frame["undo_offer"] = None
            frame["thinking"] = None
            if room.offer is not None:
                frame["undo_offer"] = {"from": room.offer.name, "seat": room.offer.seat}
            if room.thinking is not None:
                bot = room.seats[room.thinking].bot
                frame["thinking"] = {"seat": room.thinking, "bot": bot}
        elif sent < trail.undone:
            frame["jump"] = True
        return frame

    def _decision(self, seats: list[int]) -> Any:
        room = self.room
        if seats:
            return room.decision(self.person, seats)
        return room.once(("decision",), lambda: room.decision("", []))
