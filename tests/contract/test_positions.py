"""Every state a game can reach can be written and read back."""

from __future__ import annotations

import json
from typing import Any

from tests.contract.cases import Case, sampled, walk
from westmarch.kernel.engine.state import State
from westmarch.kernel.position_text import is_whole

STRIDE = 61


def told(case: Case, s: State) -> list[Any]:
    """What everybody at the table knows, but for how many actions led here."""
    seats = (None, *range(len(case.game.seats(case.options))))
    return [case.game.view(s, seat) | {"moves": 0} for seat in seats]


def without_chance(text: str) -> Any:
    """A position without what reading it makes anew: the generator and its last results."""
    if not is_whole(text):
        return text
    left = ("rng", "rolled", "luck", "known")
    return {key: value for key, value in json.loads(text).items() if key not in left}


def check(case: Case, s: State) -> bool:
    """Whether the position is a short text."""
    text = case.game.write_position(s)
    again = case.game.read_position(text, 5)
    assert again.offer == s.offer
    assert told(case, again) == told(case, s)
    assert case.game.options_of(again) == case.options
    assert again.ending == s.ending and again.winners == s.winners
    assert without_chance(case.game.write_position(again)) == without_chance(text)
    return not is_whole(text)


def test_every_state_is_written_and_read_back(case: Case, seed: int) -> None:
    if case.game.id == "duel":
        return
    for s in sampled(case, seed, STRIDE):
        check(case, s)


def test_the_end_of_a_game_is_written_too(case: Case) -> None:
    if case.game.id == "duel":
        return
    *_, s = walk(case, 3)
    check(case, s)
