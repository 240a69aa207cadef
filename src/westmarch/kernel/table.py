"""A game in progress: its state, its history, undo, and the events each seat may see.

A terminal, a server room or a bot match holds a table. Undo is free up to the barrier: new
information (``state.known`` changed) or another seat's turn to decide. Up to there the table keeps
a copy of the state before each action. Beyond the barrier the other players must agree, and the
table rebuilds the game from its record. The log of events only grows. Undone actions stay in it,
followed by an ``undone`` event, so that cursors into the log stay valid.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any

import msgspec

from westmarch.kernel import record
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.chance import drawn_anew
from westmarch.kernel.engine.decision import Action, Decision, IllegalAction, Prompt, Refusal
from westmarch.kernel.engine.errors import WestmarchError
from westmarch.kernel.engine.events import Event, visible_to
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.forced_luck import Result, apply_with
from westmarch.kernel.game import Game
from westmarch.kernel.record import Record

NOT_YOUR_TURN = Refusal("", "not_your_turn")
NOTHING_TO_UNDO = Refusal("", "nothing_to_undo")
UNDO_NEW_INFORMATION = Refusal("", "undo_new_information")
UNDO_OTHER_SEAT = Refusal("", "undo_other_seat")
UNDO_CARRIED_OVER = Refusal("", "undo_carried_over")

UNDONE = "undone"
"""The kind of event that reports an undo: ``seat`` and the number of undone ``actions``."""
CARRIED_OVER = "carried_over"
"""The kind of event that reports that the game continues with another ``version`` than it
``was``."""


class CannotUndo(WestmarchError):
    """Undo is not free here. ``refusal`` says why; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"undo-{refusal.key}")

    def __reduce__(self) -> tuple[Any, ...]:
        return CannotUndo, (self.refusal,)


class Table:
    """One game in progress."""

    _offer: Decision | None = None
    """The offer that `decision` was made from."""
    _asked: Decision | None = None

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str] | None = None,
        seed: int | str = 0,
        position: str = "",
        ask_always: bool = False,
    ) -> None:
        """Set up a game from options and a seed, or from a position text, which names its own
        options; with `ask_always` single legal actions are asked for too. Raises `BadOption`,
        `BadPosition`."""
        self.game = game
        if position:
            self.state: State = game.read_position(
                position, seed, listen=True, ask_always=ask_always
            )
            self.options = game.options_of(self.state)
        else:
            self.options = game.choose_options(options or {})
            self.state = game.new(self.options, seed, listen=True, ask_always=ask_always)
        self.seed = seed
        self.seats = game.seats(self.options)
        self.record: Record = record.begin(game, self.state, self.options, seed, position=position)
        self._log: list[Event] = []
        self._before: list[State] = []
        self._collect()

    @classmethod
    def from_record(
        cls,
        game: Game,
        saved: Record,
        start: tuple[State, int] | None = None,
        past: MutableSequence[State] | None = None,
    ) -> Table:
        """Continue a recorded game. Raises `BadRecord` if its replay disagrees.

        With `start`, a saved state and the number of actions that led to it, only the later actions
        are replayed. The log then begins there, and free undo reaches back no further. `past`
        receives copies of the states before each replayed action, oldest first.
        """
        table = cls.__new__(cls)
        table.game = game
        table.options = dict(saved.header.options)
        table.seed = saved.header.seed
        table.seats = saved.header.seats
        table.record = saved.cut(len(saved.entries))
        table.record.anew = saved.anew
        table._log = []
        table._before = []
        before: State | None = None

        def watch(s: State, _: int) -> None:
            nonlocal before
            table._log.extend(s.events or ())
            if before is not None:
                table._remember(before, s)
                if past is not None:
                    past.append(before)
            before = clone(s)
            before.events = []

        if start is not None:
            start[0].events = []
        table.state = record.replay(saved, watch=watch, start=start)
        table.state.events = []
        table._draw_anew()
        record.go_on(table.record, game)
        return table

    def tell_carried_over(self, events: Sequence[Event] = ()) -> None:
        """Log that the game has just been carried over to another version, and the immediate
        effects of that version's rules."""
        over = self.record.carried[-1]
        data = {"was": over.was, "version": over.westmarch, "rules": over.rules}
        self._log.append(Event(CARRIED_OVER, data, None, *self.state.moment()))
        self._log.extend(events)

    def tell(self, kind: str, **data: Any) -> None:
        """Log something that happened at the table outside the rules: a player left or asked for a
        hint."""
        self._log.append(Event(kind, data, None, *self.state.moment()))

    @property
    def decision(self) -> Decision | None:
        """The pending decision and its purpose; None if the game is over."""
        offer = self.state.offer
        if offer is not self._offer:
            self._offer, self._asked = offer, self.game.asked(self.state)
        return self._asked

    @property
    def log(self) -> Sequence[Event]:
        """Every event so far, including those that only some seats may see."""
        return self._log

    @property
    def at_barrier(self) -> bool:
        """Whether no action can be undone freely: a good place to save."""
        return not self._before

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.offer is None

    def prompt(self) -> Prompt | None:
        """The pending decision, with the refused actions and the reasons."""
        return flow.prompt(self.state)

    def act(
        self,
        action: Action,
        seat: int | None = None,
        results: Sequence[Result] | None = None,
    ) -> State:
        """Apply an action of the seat that decides. If `seat` is given, it must be that seat. If
        `results` is given, the action's random results are exactly these (forced_luck.py);
        otherwise `BadLuck` is raised.

        Returns a copy of the state before the action. Treat it as read-only: undo may make it the
        table's state again. Raises `IllegalAction` with the reason. If this method raises anything,
        the table is unchanged.
        """
        s = self.state
        decision = s.offer
        if decision is not None and seat is not None and seat != decision.seat:
            raise IllegalAction(action, NOT_YOUR_TURN)
        before, entries = clone(s), len(self.record.entries)
        try:
            if results is None:
                flow.apply(s, action)
            else:
                apply_with(s, action, results, self.game)
            assert decision is not None
            record.add(self.record, decision.seat, action, s)
        except BaseException:  # what a rule that broke off midway leaves is no position
            self.state = before
            del self.record.entries[entries:]
            raise
        self._remember(before, s)
        self._collect()
        return before

    def _remember(self, before: State, after: State) -> None:
        """Keep the state before an action for undo, or forget all of them at the barrier."""
        if self._barrier(before, after) is None:
            self._before.append(before)
        else:
            self._before.clear()

    @staticmethod
    def _barrier(before: State, after: State) -> Refusal | None:
        """What lies between two states that undo may not cross by itself."""
        if before.known != after.known:
            return UNDO_NEW_INFORMATION
        if before.offer and after.offer and before.offer.seat != after.offer.seat:
            return UNDO_OTHER_SEAT
        return None

    def can_undo(self) -> Refusal | None:
        """The reason why the last action cannot be undone freely; None if it can."""
        if not self.record.entries:
            return NOTHING_TO_UNDO
        if self._before:
            return None
        if len(self.record.entries) == self.record.base:
            return UNDO_CARRIED_OVER
        last = self.record.entries[-1].seat
        if self.state.offer is not None and self.state.offer.seat != last:
            return UNDO_OTHER_SEAT
        return UNDO_NEW_INFORMATION

    def undo(self, agreed: bool = False, seat: int | None = None) -> int:
        """Undo the last action and return the number of undone actions.

        Undo is free only up to the barrier. Beyond it this raises `CannotUndo`, unless the other
        players `agreed`. With `seat`, it continues until it has undone an action of that seat. If
        it undoes random results, the next ones are drawn anew.
        """
        entries = self.record.entries
        keep = len(entries) - 1
        while seat is not None and keep >= 0 and entries[keep].seat != seat:
            keep -= 1
        if keep < 0:
            raise CannotUndo(NOTHING_TO_UNDO)
        if keep < self.record.base:
            raise CannotUndo(UNDO_CARRIED_OVER)
        count = len(entries) - keep
        if count <= len(self._before):
            state = self._before[-count]
            del self._before[-count:]
        elif agreed:
            state = record.replay(self.record.cut(keep))
            state.events = []
            self._before.clear()
        else:
            raise CannotUndo(self.can_undo() or UNDO_OTHER_SEAT)
        who = entries[keep].seat
        if any(entry.random for entry in entries[keep:]):
            self.record.anew += 1
        del entries[keep:]
        self.state = state
        self._draw_anew()
        record.go_on(self.record, self.game)
        self._log.append(Event(UNDONE, {"seat": who, "actions": count}, None, *state.moment()))
        return count

    def _draw_anew(self) -> None:
        """Begin the generator anew where results were taken back and nothing was drawn since: what
        was seen once must not come again."""
        if self.record.anew and self.record.anew != record.last_anew(self.record):
            self.state.rng = drawn_anew(self.seed, self.record.anew)

    def events_for(self, seat: int | None, since: int = 0) -> tuple[list[Event], int]:
        """The events from cursor `since` on that a seat (None: a spectator) may see, and the cursor
        for the next call."""
        seen = [event for event in self._log[since:] if visible_to(event, seat)]
        return seen, len(self._log)

    def name_players(
        self,
        players: Sequence[str],
        arranged: Sequence[str] = (),
        clock: str = "",
        rated: bool = False,
        tournament: str = "",
    ) -> None:
        """Note in the record who plays each seat (a bot with its parameters, or a person's name),
        the arrangements for the game, its time control, and what it counts towards."""
        self.record.header = msgspec.structs.replace(
            self.record.header,
            players=tuple(players),
            arranged=tuple(arranged),
            clock=clock,
            rated=rated,
            tournament=tournament,
        )

    def closed_record(self, ended: str = "", won: Sequence[int] = ()) -> Record:
        """The record so far, closed here and ready to be written. `ended` and `won` say how the
        game ended if the rules did not end it."""
        closed = self.record.cut(len(self.record.entries))
        record.close(closed, self.state, ended, won)
        return closed

    def _collect(self) -> None:
        """Move the state's new events to the log."""
        if self.state.events:
            self._log.extend(self.state.events)
            self.state.events = []
