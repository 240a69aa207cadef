"""A game seen again, move by move, as somebody may see it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from westmarch.kernel import record as records
from westmarch.kernel.engine.events import Event, visible_to
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game
from westmarch.kernel.record import Record
from westmarch.kernel.story import UNFINISHED, Story
from westmarch.server.errors import ApiError, not_found
from westmarch.server.rooms import Room
from westmarch.server.saving import Logged
from westmarch.server.showing import decision_out, lines
from westmarch.server.wire import Chosen, Line, ReplayOut, TurnMark

STEP = 40
"""A state is kept every so many moves; those between are played again."""
FILMS_KEPT = 16
LINES_AT_ONCE = 400
ALL = "all"


class Film:
    """One game, played again once and kept for looking at any of its moves."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.events: list[list[Event]] = []
        self.rounds: list[int] = []
        self._states: list[State] = []
        records.replay(record, watch=self._watch)

    def _watch(self, s: State, done: int) -> None:
        self.events.append(list(s.events or ()))
        self.rounds.append(self.game.rounds(s))
        if done % STEP == 0:
            kept = clone(s)
            kept.events = None
            self._states.append(kept)

    @property
    def last(self) -> int:
        return len(self.record.entries)

    def state(self, at: int) -> State:
        """The state after so many moves."""
        near = min(at // STEP, len(self._states) - 1)
        start = (clone(self._states[near]), near * STEP)
        part = Record(self.record.header, self.record.entries[:at])
        return records.replay(part, start=start)

    def turns(self) -> list[TurnMark]:
        """Where each turn begins."""
        found: list[TurnMark] = []
        for at, turn in enumerate(self.rounds):
            if not found or found[-1].turn != turn:
                found.append(TurnMark(turn, at))
        return found

    def lines(self, seats: Sequence[int], everything: bool, since: int, at: int) -> list[Line]:
        """Lines of the moves after `since` up to `at` that these seats may see."""
        number, first = 0, -1
        found: list[Logged] = []
        for move in range(at + 1):
            for event in self.events[move]:
                if not everything and event.seats is not None:
                    if not any(visible_to(event, seat) for seat in seats):
                        continue
                if move > since:
                    first = number if first < 0 else first
                    text = self.game.tale(event, self.record.header.options)
                    found.append(Logged(event, event.turn, move, text))
                number += 1
        return lines(found, max(first, 0))[-LINES_AT_ONCE:]


class Films:
    """The games looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Film] = OrderedDict()

    async def of(self, room: Room) -> Film:
        """The film of a room's game as far as it has got. Raises `ApiError` before it starts."""
        async with room.lock:
            if room.table is None:
                raise ApiError(409, "not_started", "The game has not started yet.")
            key = (room.id, room.row.seq)
            film = self._kept.get(key)
            record = Record(room.table.record.header, list(room.table.record.entries))
        if film is None:
            film = await asyncio.to_thread(Film, room.game, record)
        self._kept[key] = film
        self._kept.move_to_end(key)
        while len(self._kept) > FILMS_KEPT:
            self._kept.popitem(last=False)
        return film


def _whose(room: Room, person: str, wanted: str | None) -> tuple[list[int], bool]:
    """The seats whose view is shown, and whether everything is. Raises `ApiError` when that is
    not for this person to see."""
    mine = room.seats_of(person)
    if wanted is None:
        return mine, False
    if wanted == ALL:
        if not room.revealed:
            raise ApiError(403, "hidden", "The hands are shown when the game is over.")
        return [], True
    if not (wanted.isdecimal() and int(wanted[:4]) < len(room.seats)):
        raise not_found("seat")
    seat = int(wanted)
    if seat not in mine and not room.revealed:
        raise ApiError(403, "hidden", "That is not your seat.")
    return [seat], False


async def story_of(films: Films, room: Room) -> Story:
    """The story of a finished game."""
    film = await films.of(room)
    assert room.table is not None
    s, row = room.table.state, room.row
    return await asyncio.to_thread(
        room.game.story, s, film.events, row.ending or UNFINISHED, row.winners
    )


async def look(
    films: Films, room: Room, person: str, at: int | None, since: int | None, wanted: str | None
) -> ReplayOut:
    """A position of a game, as somebody may see it."""
    seats, everything = _whose(room, person, wanted)
    film = await films.of(room)
    at = film.last if at is None else at
    if at > film.last:
        raise ApiError(404, "not_found", f"The game has {film.last} moves.")
    since = at - 1 if since is None else min(since, at)
    s = await asyncio.to_thread(film.state, at)
    game, asked = room.game, s.offer
    seat = seats[0] if seats else None
    if asked is not None and asked.seat in seats:
        seat = asked.seat
    view: dict[str, Any] = game.view(s, seat)
    if everything:
        view["hands_shown"] = [
            game.view(s, other).get("hand", []) for other in range(len(room.seats))
        ]
    decision = chosen = None
    if asked is not None:
        mine = asked.seat in seats
        decision = decision_out(game, s, room.row.options, at, mine, choices=False)
        if at < film.last and (mine or room.revealed):
            entry = film.record.entries[at]
            chosen = Chosen(entry.seat, entry.action, game.label(s, entry.action))
    return ReplayOut(
        at=at,
        last=film.last,
        seat=seat,
        view=view,
        events=film.lines(seats, everything, since, at),
        decision=decision,
        chosen=chosen,
        turns=film.turns(),
    )
