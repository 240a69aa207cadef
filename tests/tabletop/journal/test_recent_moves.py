"""Moves carried apart: a viewer gets the table after each move, as its own seat sees it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from tests.tabletop.memory import Watcher
from westmarch.kernel import registry
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.table import Table
from westmarch.tabletop.journal import codec
from westmarch.tabletop.journal.codec import Ended, Undone
from westmarch.tabletop.journal.recent_moves import LOOKING_ON, MOST, Step, Trail, retraced
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import BEGIN, BOT, END, PERSON, UNDO, RoomRow, SeatRow
from westmarch.tabletop.views.schemas import DecisionOut, Line, StepOut
from westmarch.tabletop.views.table_view import view_of

Json = dict[str, Any]
GAMES = [*registry.GAMES, "duel"]
OPTIONS = {"lotr_card_game": {"players": "2"}}


class Played:
    """A room played by chance, the table after each move, and who looks on."""

    def __init__(self, game: str, people: Sequence[str], seed: int = 1) -> None:
        self.game = registry.game(game)
        self.rng = Random(seed)
        options = self.game.choose_options(OPTIONS.get(game, {}))
        row = RoomRow(
            id="r", game=game, options=options, owner="x", seed=str(seed), created="", updated=""
        )
        seats = [
            SeatRow(room="r", seat=n, kind=PERSON if who else BOT, person=who or None, name=who)
            for n, who in enumerate(people)
        ]
        assert len(seats) == len(self.game.seats(options))
        self.room = Room(self.game, row, seats)
        self.room.set_table(Table(self.game, options, str(seed)))
        self.journal = [self.room.note(BEGIN, self.table.record.header)]
        row.status = "playing"
        self.after: dict[int, tuple[int | None, State, int]] = {}
        """Who made the move before a decision number, the table then, the events told."""
        self._remember(None)

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    def _remember(self, seat: int | None) -> None:
        s = clone(self.table.state)
        self.after[self.room.row.seq] = (seat, s, len(self.table.log))

    def move(self, count: int = 1) -> None:
        for _ in range(count):
            if self.table.decision is None:
                return
            seat = self.table.decision.seat
            before = self.table.act(self.rng.choice(self.table.decision.actions))
            self.journal.append(self.room.note_last_move(before))
            self._remember(seat)

    def move_until(self, seat: int) -> None:
        """Play on until a seat has moved."""
        while not self.table.record.entries or self.table.record.entries[-1].seat != seat:
            self.move()

    def undo(self) -> None:
        seat = self.table.record.entries[-1].seat
        count = self.table.undo(agreed=True)
        self.journal.append(self.room.note(UNDO, Undone(count, seat, self.table.record.anew)))
        self._remember(None)

    def looker(self, person: str, wanted: int | None = None) -> Watcher:
        """Somebody comes to the table."""
        return Watcher(self.room, person, wanted)

    def view(self, n: int, seats: Sequence[int]) -> Json:
        """The table before decision `n` as the rules show it to these seats."""
        s = self.after[n][1]
        to_act = None if s.offer is None else s.offer.seat
        return view_of(self.game, self.room.row.options, s, seats, to_act)

    def last(self, n: int, seats: Sequence[int]) -> int | None:
        """The number of the last line told before decision `n` to these seats."""
        told = filter(codec.for_people, self.table.log[: self.after[n][2]])
        count = sum(e.seats is None or bool(set(e.seats) & set(seats)) for e in told)
        return count - 1 if count else None

    def reloaded(self) -> Room:
        """The room as it is read from the disk."""
        past: deque[State] = deque(maxlen=MOST)
        table = codec.load(self.game, self.journal, None, past)
        log = codec.log_of(self.journal)
        trail = retraced(self.journal, log, past)
        return Room(self.game, self.room.row, self.room.seats, table, log, trail=trail)


def frame(viewer: Watcher) -> Json:
    """The next message, as it would be sent, its steps and lines as the types they were."""
    found = viewer.updates.message()
    kinds = {"steps": list[StepOut], "events": list[Line], "decision": DecisionOut | None}
    for name, part in found.items():
        if isinstance(part, msgspec.Raw):
            found[name] = msgspec.json.decode(part, type=kinds.get(name, Any))
    return found


def shape(steps: Sequence[Any]) -> list[tuple[int, int | None, int | None]]:
    return [(step.n, step.seat, step.last) for step in steps]


@pytest.mark.parametrize("game", GAMES)
def test_several_moves_carry_each_view(game: str) -> None:
    """However the moves fall into messages, a viewer sees each of them as its seat does, and the
    lines of the log belong to it."""
    played = Played(game, ["ann", "bob"])
    lookers = {"ann": [0], "bob": [1], "": []}
    viewers = {who: played.looker(who) for who in lookers}
    numbers = {who: [frame(viewers[who])["n"]] for who in lookers}
    told = dict.fromkeys(lookers, 0)
    for number in range(40):
        played.move(1 + number % 7)
        now = played.room.row.seq
        for who, seats in lookers.items():
            if (number + len(who)) % 2:
                continue
            update = frame(viewers[who])
            assert update["type"] == "update" and "jump" not in update
            for step in update["steps"]:
                assert step.seat == played.after[step.n][0]
                assert step.view == played.view(step.n, seats) != {}
                assert step.last == played.last(step.n, seats)
            if update["n"] > numbers[who][-1]:
                assert update["seat"] == played.after[now][0]
            assert update["view"] == played.view(now, seats)
            numbers[who] += [step.n for step in update["steps"]]
            numbers[who] += [update["n"]] if update["n"] > numbers[who][-1] else []
            told[who] += len(update["events"])
    for who in lookers:
        assert numbers[who] == list(range(numbers[who][0], numbers[who][-1] + 1))
        assert told[who] > 0 and played.room.row.moves > 12


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_sees_what_happened_since(game: str) -> None:
    played = Played(game, ["ann", "bob"], seed=2)
    for _ in range(25):
        played.move(3)
        now = played.room.row.seq
        for who, seats in (("ann", [0]), ("bob", [1])):
            own = max((n for n, (seat, _, _) in played.after.items() if seat in seats), default=0)
            viewer = played.looker(who)
            hello = frame(viewer)
            played.room.lookers.discard(viewer)
            assert hello["type"] == "hello" and hello["seat"] == played.after[now][0]
            assert shape(hello["steps"]) == [
                (n, played.after[n][0], played.last(n, seats)) for n in range(own, now)
            ]
            assert [step.view for step in hello["steps"]] == [
                played.view(n, seats) for n in range(own, now)
            ]
            assert hello["view"] == played.view(now, seats)


def test_nothing_happened_since_one_s_own_move() -> None:
    played = Played("duel", ["ann", "bob"])
    assert frame(played.looker("ann"))["steps"] == []
    played.move_until(0)
    assert frame(played.looker("ann"))["steps"] == []
    assert len(frame(played.looker("bob"))["steps"]) == played.room.row.seq


def test_moves_taken_back_vanish() -> None:
    played = Played("duel", ["ann", "bob"])
    ann, bob = played.looker("ann"), played.looker("bob")
    frame(ann)
    played.move(5)
    frame(bob)
    played.undo()
    played.move(2)
    for viewer in (ann, bob):
        update = frame(viewer)
        assert update["jump"] is True and "undone" in [line.kind for line in update["events"]]
        assert [step.n for step in update["steps"]] == [7]
        assert update["steps"][0].view == played.view(7, viewer.seats())
        assert (update["n"], update["seat"]) == (8, played.after[8][0])
        assert "jump" not in frame(viewer) and frame(viewer)["seat"] is None
    # The moves that stand are still there for who comes back, and the undo between them.
    seats = [0]
    hello = frame(played.looker("ann"))
    own = max(n for n, (seat, _, _) in played.after.items() if seat == 0 and n != 5)
    expected = [n for n in range(own, 8) if n != 5]
    assert [step.n for step in hello["steps"]] == expected
    for step in hello["steps"]:
        assert step.view == played.view(step.n, seats)
        assert (step.seat, step.last) == (played.after[step.n][0], played.last(step.n, seats))


def test_an_undo_that_comes_alone() -> None:
    played = Played("duel", ["ann", "bob"])
    ann = played.looker("ann")
    frame(ann)
    played.move(4)
    frame(ann)
    played.undo()
    update = frame(ann)
    assert update["jump"] is True and update["steps"] == [] and update["seat"] is None
    assert update["view"] == played.view(3, [0])
    played.undo()
    played.undo()
    played.move(1)
    update = frame(ann)
    assert update["jump"] is True and update["steps"] == []
    assert update["seat"] == played.after[update["n"]][0]


@pytest.mark.parametrize("game", GAMES)
def test_undo_never_changes_a_kept_step(game: str) -> None:
    """Undo makes a kept copy the table's own again; what is shown of it must not move with it."""
    played = Played(game, ["ann", "bob"], seed=3)
    for number in range(60):
        played.move(2)
        if number % 2 and played.table.record.entries:
            played.undo()
        trail = played.room.trail
        for step in trail.steps:
            s = played.table.state if step.state is None else step.state
            to_act = None if s.offer is None else s.offer.seat
            shown = view_of(played.game, played.room.row.options, s, [0], to_act)
            assert shown == played.view(step.n, [0])


def test_two_seats_at_one_screen() -> None:
    """Each step is shown by the seat that was to act then."""
    played = Played("war_of_the_ring", ["ann", "ann"])
    viewer = played.looker("ann")
    frame(viewer)
    shown = set()
    for _ in range(20):
        played.move(6)
        for step in frame(viewer)["steps"]:
            offer = played.after[step.n][1].offer
            assert offer is not None
            s = played.after[step.n][1]
            assert step.view == played.game.view(s, offer.seat)
            shown.add(offer.seat)
    assert shown == {0, 1}


def test_two_allied_seats_show_both_hands() -> None:
    played = Played("lotr_card_game", ["ann", "ann"])
    viewer = played.looker("ann")
    frame(viewer)
    played.move(6)
    steps = frame(viewer)["steps"]
    assert len(steps) == 5
    for step in steps:
        s = played.after[step.n][1]
        hands = {str(seat): played.game.view(s, seat)["hand"] for seat in (0, 1)}
        assert step.view["own_hands"] == hands


def test_who_looks_on_sees_the_current_turn() -> None:
    played = Played("war_of_the_ring", ["", ""])
    frame(played.looker(""))
    for moves in (10, LOOKING_ON + 10):
        # Some turn is as long as that.
        while played.room.row.seq - began(played) < moves:
            played.move()
        hello = frame(played.looker(""))
        first = max(began(played), played.room.row.seq - LOOKING_ON + 1)
        assert [step.n for step in hello["steps"]] == list(range(first, played.room.row.seq))
        for step in hello["steps"]:
            assert step.view == played.view(step.n, [])


def began(played: Played) -> int:
    """The decision number with which the current turn began."""
    turn = played.room.row.turn
    return min(n for n, (_, s, _) in played.after.items() if played.game.rounds(s) == turn)


def test_where_only_bots_play_and_nobody_looks_nothing_is_kept() -> None:
    played = Played("duel", ["", ""])
    played.move(20)
    (newest,) = played.room.trail.steps
    assert newest.state is None
    assert frame(played.looker(""))["steps"] == []


def test_a_slow_viewer_costs_no_more_than_the_most() -> None:
    played = Played("war_of_the_ring", ["", "bob"])
    slow = played.looker("bob")
    frame(slow)
    played.move(MOST + 60)
    assert len(played.room.trail.steps) <= MOST
    update = frame(slow)
    numbers = [step.n for step in update["steps"]]
    assert numbers == list(range(update["n"] - len(numbers), update["n"]))
    assert len(update["events"]) == sum(
        e.seats is None or 1 in e.seats
        for e in played.table.log[played.after[0][2] :]
        if codec.for_people(e)
    )


def test_only_what_somebody_may_ask_for_is_kept() -> None:
    played = Played("war_of_the_ring", ["ann", "bob"])
    for _ in range(200):
        played.move()
        oldest = min(
            max((n for n, (seat, _, _) in played.after.items() if seat == one), default=0)
            for one in (0, 1)
        )
        assert played.room.trail.steps[0].n == max(oldest, played.room.row.seq + 1 - MOST)


@pytest.mark.parametrize("game", GAMES)
def test_a_room_read_again_has_its_trail(game: str) -> None:
    played = Played(game, ["ann", "bob"], seed=4)
    for number in range(12):
        played.move(5)
        if number % 3 == 0 and played.table.decision is not None:
            played.undo()
        room = played.reloaded()
        room.trim_trail()
        kept, made = played.room.trail, room.trail
        assert made.undone == kept.undone
        common = [s for s in made.steps if s.n >= kept.steps[0].n]
        assert common[-len(kept.steps) :] and [
            (s.n, s.seat, s.moves, s.told, s.turn) for s in common
        ] == [(s.n, s.seat, s.moves, s.told, s.turn) for s in kept.steps]
        for seats in ([0], [1]):
            now = played.room.row.seq
            chosen = made.since_own_move(seats, now)
            shown = room.steps(seats, chosen, 0, 0)
            assert [step.view for step in shown] == [played.view(s.n, seats) for s in chosen]


def test_after_resigning_the_last_move_stands_apart() -> None:
    played = Played("duel", ["ann", "bob"])
    bob = played.looker("bob")
    frame(bob)
    played.move(3)
    played.room.note(END, Ended("resigned", [1], 0))
    played.room.finish("resigned", [1])
    update = frame(bob)
    assert [step.n for step in update["steps"]] == [1, 2, 3] and update["seat"] is None
    assert update["steps"][-1].view == update["view"]


def test_the_steps_of_a_trail_are_found() -> None:
    trail = Trail([Step(n, n % 2, n, n, 1) for n in range(1, 9)])
    assert trail.after(0) == 0 and trail.after(4) == 4 and trail.after(8) == 8
    assert trail.last_of([0]) == 7 and trail.last_of([1]) == 6 and trail.last_of([5]) == 0
    trail.trim(-3)
    assert len(trail.steps) == 8
    trail.trim(100)
    assert [step.n for step in trail.steps] == [8]
