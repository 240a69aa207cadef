"""What people read: labels, questions, boards, the log."""

from __future__ import annotations

import json

from tests.contract.cases import Case, sampled, told


def test_every_choice_can_be_read(case: Case) -> None:
    for s in sampled(case, 1, stride=11, first=3):
        assert s.offer is not None
        assert case.game.question(s, s.offer)
        labels = [case.game.label(s, action) for action in s.offer.actions]
        assert all(label and "\n" not in label for label in labels)
        doubled = {label for label in labels if labels.count(label) > 1}
        assert not doubled, f"{s.offer.kind}: several actions read {doubled}"


def test_every_seat_can_see_the_board(case: Case) -> None:
    for s in sampled(case, 1):
        for seat in (None, *range(len(case.game.seats(case.options)))):
            assert case.game.board(s, seat)
            if seat is not None:
                assert isinstance(case.game.hand(s, seat), str)


def test_events_are_plain_and_can_be_told(case: Case) -> None:
    table = told(case, 0).table
    seats = range(len(table.seats))
    for seat in (None, *seats):
        events, _ = table.events_for(seat)
        assert events
        for event in events:
            assert json.loads(json.dumps(event.data)) == event.data, event
            assert event.seats is None or set(event.seats) <= set(seats)
            assert "\n" not in case.game.tale(event, case.options)
