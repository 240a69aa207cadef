"""Every roll is an event, in the order in which the dice fell, and every result has a name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from tests.contract.cases import CASES, Case
from tests.contract.chances import compiled, hear
from tools.generate.events import GAMES
from tools.reference.draws import draws_of
from tools.reference.offers import walk
from westmarch.games.lotr_card_game.rules.catalogue import IDS
from westmarch.kernel.engine.chance import DIE, NAMED, SHUFFLE
from westmarch.kernel.engine.errors import Wanted
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import apply
from westmarch.kernel.engine.state import clone
from westmarch.kernel.forced_luck import Result, apply_with

FIRST = list({case.game.id: case for case in reversed(CASES)}.values())
DECISIONS = 700

FELL = {
    "dice_rolled": ("faces",),
    "die_rolled_again": ("after",),
    "combat_roll": ("dice", "black", "white"),
    "leader_reroll": ("dice",),
    "special_attack": ("dice",),
    "hunt_roll": ("dice",),
    "hunt_reroll": ("dice",),
    "hunt_tile_die": ("roll",),
    "event_roll": ("dice",),
    "hits_rolled": ("hits",),
    "eagle_struck": ("dice", "rerolls"),
    "rallied": ("dice", "rerolls"),
    "shot": ("dice",),
    "dread": ("dice",),
    "rolled": ("dice",),
    "order_tokens": ("tokens",),
    "dogs_loosed": ("face",),
    "scorched": ("faces",),
    "doused": ("face",),
    "catapults": ("face",),
    "palisades_battered": ("dice",),
    "tie_rolled": ("dice",),
}
"""Fields of events that hold dice, in the order in which they fall."""
DICE = (DIE, "face", "symbol")


def dice_of(events: list[Event]) -> Iterator[Any]:
    for event in events:
        for field in FELL.get(event.kind, ()):
            value = event.data.get(field, [])
            yield from value if isinstance(value, list) else [value]


def values_of(value: Any) -> Iterator[Any]:
    """All that an event tells, item by item."""
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list | tuple):
        for one in value:
            yield from values_of(one)
    else:
        yield value


@pytest.mark.skipif(compiled(), reason="the readable source is listened to")
@pytest.mark.parametrize("case", FIRST, ids=str)
def test_every_roll_is_told_as_it_fell(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = hear(case.game, monkeypatch)
    places = [draw.lines for draw in draws_of(GAMES / case.game.id)]
    tokens = ("recruitment",) if case.game.id == "five_armies" else ()
    rolls = 0
    for seed in (1, 2):
        heard.clear()
        for s in islice(walk(case.game, seed), DECISIONS):
            events = s.events or []
            fell = [one.name for one in heard if one.what in DICE]
            assert list(dice_of(events)) == fell
            rolls += len(fell)
            told = set(values_of([event.data for event in events]))
            for one in heard:
                if one.what not in (*DICE, SHUFFLE) and not one.file.startswith(tokens or "-"):
                    number = IDS.index(str(one.name)) if one.name in IDS else None
                    assert one.name in told or number in told, f"{one} is not told"
                assert any(
                    one.file == file and first <= one.line <= last for file, first, last in places
                ), f"{one} stands nowhere in the reference"
            heard.clear()
    assert rolls or case.game.id in ("lotr_card_game", "duel")


@pytest.mark.parametrize("case", FIRST, ids=str)
def test_every_result_can_be_given_by_its_name(case: Case) -> None:
    """What falls is read off by name, and given by name it falls again."""
    game = case.game
    rng = Random(3)
    tried = 0
    for s in islice(chain.from_iterable(walk(game, n) for n in range(4, 40)), 400):
        if s.offer is None:
            continue
        action = rng.choice(s.offer.actions)
        after = clone(s)
        apply(after, action)
        names: list[Result] = []
        numbers: list[int] = []
        while len(numbers) < len(after.rolled):
            trial = clone(s)
            trial.luck = [*numbers, NAMED]
            with pytest.raises(Wanted) as wanted:
                apply(trial, action)
            drawn = wanted.value
            if drawn.what.startswith(SHUFFLE):
                names.append(...)
                numbers += after.rolled[len(numbers) :][: len(drawn.items) - 1]
                continue
            number = after.rolled[len(numbers)]
            name = game.result_name(drawn.state, drawn.what, drawn.items[number - drawn.first])
            assert (drawn.what == DIE) == name.isdigit(), f"{drawn.what}: {name}"
            names.append(name)
            numbers.append(number)
        if names:
            tried += 1
            again = clone(s)
            apply_with(again, action, names)
            assert len(again.rolled) == len(after.rolled) and not again.luck
    assert tried
