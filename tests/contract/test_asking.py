"""Single legal actions: taken at once and told to whose they are, or asked for where one wants."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from random import Random

import pytest

from tests.contract.cases import CASES, Case
from westmarch.kernel import record
from westmarch.kernel.engine.choice import ONLY_CHOICE, ONLY_LEGAL
from westmarch.kernel.engine.events import Event, visible_to
from westmarch.kernel.engine.flow import current_choice, take
from westmarch.kernel.engine.state import State, encode
from westmarch.kernel.table import Table

DECISIONS = 250
FIRST = list({case.game.id: case for case in reversed(CASES)}.values())


def told(s: State) -> Iterator[Event]:
    """The actions taken without asking since the last look."""
    yield from (event for event in s.events or () if event.kind == ONLY_CHOICE)
    s.events = []


def single(s: State) -> bool:
    """Whether a single legal action is asked for that nobody need keep secret."""
    choice = current_choice(s)
    return s.offer is not None and len(s.offer.actions) == 1 and not (choice and choice.secret)


def apart_from_asking(s: State) -> bytes:
    c = copy(s)
    c.ask_always = c.moves = 0
    c.rolled = []
    return encode(c)


@pytest.mark.parametrize("case", FIRST, ids=str)
def test_what_is_taken_without_asking_is_told_and_can_be_asked_for(case: Case) -> None:
    """The same game twice: what the one takes by itself and tells is just what the other asks."""
    rng = Random(7)
    s = case.game.new(case.options, 3, listen=True)
    every = case.game.new(case.options, 3, listen=True, ask_always=True)
    taken, asked = list(told(s)), []
    for _ in range(DECISIONS):
        while single(every):
            assert every.offer is not None
            asked.append((every.offer.seat, every.offer.kind, list(every.offer.actions[0])))
            take(every, every.offer.actions[0])
            assert not list(told(every)), "it was asked"
        assert apart_from_asking(every) == apart_from_asking(s)
        assert every.offer == s.offer
        if s.offer is None:
            break
        assert not single(s)
        action = rng.choice(s.offer.actions)
        take(s, action)
        take(every, action)
        taken += told(s)
    assert asked == [(e.data["seat"], e.data["decision"], e.data["action"]) for e in taken]
    assert asked or case.game.id == "duel"
    for event in taken:
        seat = event.data["seat"]
        assert event.data.keys() == {"seat", "decision", "rule", "action", "reason"}
        assert event.data["reason"] == ONLY_LEGAL
        assert [visible_to(event, one) for one in (None, *range(4))] == [
            one == seat for one in (None, *range(4))
        ]
        assert case.game.tale(event, case.options) == ""


@pytest.mark.parametrize("case", FIRST, ids=str)
def test_a_game_that_asks_always_is_recorded_and_replayed(case: Case) -> None:
    rng = Random(1)
    table = Table(case.game, case.options, seed=5, ask_always=True)
    while table.decision is not None and len(table.record.entries) < 60:
        table.act(rng.choice(table.decision.actions))
    saved = record.loads(record.dumps(table.closed_record()))
    assert saved.header.ask_always
    assert encode(record.verify(saved)) == encode(table.state)
    undone = table.state.moves - 1
    assert table.undo(agreed=True) == 1 and table.state.moves == undone and table.state.ask_always


def test_nothing_of_it_is_saved_of_a_game_that_does_not_ask_always() -> None:
    case = FIRST[0]
    table = Table(case.game, case.options)
    assert b"ask_always" not in encode(table.state)
    assert "ask_always" not in record.dumps(table.closed_record())
