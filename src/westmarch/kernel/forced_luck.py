"""Results fixed in advance, one action at a time and exactly: for scripts and tests.

`apply_with` applies an action whose random results are given, and `new_with` sets a game up with
them. Both are strict: too many results, too few, or one that cannot fall, are errors, and nothing
has happened then. A result is one of these:

- a number: a die as 1 to 6, anything drawn or chosen at random as its place among what it is drawn
  from, counted from 0;
- a name: of a tile, a card, a face, a companion (`Game.result_name`). Where there are several of
  the name the first is taken, which makes no difference;
- a list of names, for a shuffle: what lies on top afterwards, the uppermost first. The rest falls
  as the generator has it;
- ``...``: whatever the generator gives, one result or one whole shuffle.

In numbers a shuffle is one place for each card but the last (Fisher-Yates from the end). What each
procedure draws, and in which order, stands in docs/reference/. What fell is in ``state.rolled``
after each action, in numbers, so it can also be read off one run and fixed in the next.

``state.luck`` holds numbers that come before those of the generator. Set by hand it is lenient:
what is left over waits for the next roll, and when it runs out the generator goes on. Results given
to `Game.new` or `read_position` are for the set-up, its shuffles among them. Results given here are
for one action or for the set-up, never for both: no set-up's shuffle takes what is meant for the
game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import EllipsisType
from typing import Any, TypeAlias

from westmarch.kernel import registry
from westmarch.kernel.engine.chance import NAMED, SHUFFLE
from westmarch.kernel.engine.decision import Action, text_of
from westmarch.kernel.engine.errors import Wanted, WestmarchError
from westmarch.kernel.engine.flow import apply
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game

Result: TypeAlias = int | str | Sequence[str] | EllipsisType


class BadLuck(WestmarchError):
    """Results that are not used exactly, or that cannot fall. Nothing has happened."""


def apply_with(
    s: State, action: Action, results: Sequence[Result], game: Game | None = None
) -> None:
    """Apply an action whose random results are exactly these. `game` is only needed for names in a
    game that is none of the house.

    Raises `BadLuck` when there are too many or too few, or a name is not among what is drawn from,
    `BadRecord` when a number is impossible, and `IllegalAction`; the state is then unchanged.
    """
    if s.luck:
        raise BadLuck(f"{len(s.luck)} results fixed before were not used: {_listed(s.luck)}")

    def tried(luck: Sequence[int]) -> State:
        trial = clone(s)
        trial.luck = list(luck)
        apply(trial, action)
        return trial

    numbers = _numbers(results, tried, game or _game_of(s))
    _check(f"'{text_of(action)}'", numbers, tried(numbers))
    s.luck = numbers
    apply(s, action)


def new_with(
    game: Game,
    results: Sequence[Result],
    options: Mapping[str, str] | None = None,
    seed: int | str = 0,
    position: str = "",
    listen: bool = False,
    ask_always: bool = False,
) -> State:
    """A game set up, or begun from a position, with exactly these random results up to its first
    decision. Raises `BadLuck`, `BadRecord`, `BadOption`, `BadPosition`."""

    def tried(luck: Sequence[int]) -> State:
        if position:
            return game.read_position(position, seed, luck, listen, ask_always)
        return game.new(game.choose_options(options or {}), seed, luck, listen, ask_always)

    numbers = _numbers(results, tried, game)
    found = tried(numbers)
    _check("the set-up", numbers, found)
    return found


def _check(what: str, numbers: Sequence[int], after: State) -> None:
    """That all results were used, and no others were needed."""
    used = len(after.rolled)
    text = f"{what} uses {used} results, {len(numbers)} were given"
    if after.luck:
        raise BadLuck(f"{text}: {_listed(after.luck)} left over")
    if used > len(numbers):
        raise BadLuck(f"{text}; the others would be {_listed(after.rolled[len(numbers) :])}")


def _numbers(
    results: Sequence[Result], tried: Callable[[Sequence[int]], State], game: Game | None
) -> list[int]:
    """The results in numbers: what a name stands for is seen where it is drawn."""
    found: list[int] = []
    for given in results:
        if isinstance(given, int):
            found.append(given)
            continue
        try:
            tried([*found, NAMED])
        except Wanted as wanted:
            free = tried(found).rolled[len(found) :]
            found += _meant(given, wanted, free, game)
        else:
            raise BadLuck(f"{len(found)} results are used, {len(results)} were given")
    return found


def _meant(given: Result, wanted: Wanted, free: Sequence[int], game: Game | None) -> list[int]:
    """The numbers a result stands for; `free` are those the generator would give."""
    shuffled = wanted.what.startswith(SHUFFLE)
    if given is ...:
        return list(free[: len(wanted.items) - 1 if shuffled else 1])
    if game is None:
        raise BadLuck("names of results need the game they belong to")
    what = wanted.what.removeprefix(SHUFFLE).strip()
    names = [game.result_name(wanted.state, what, item) for item in wanted.items]
    if shuffled:
        if isinstance(given, str):
            raise BadLuck(f"{given}: a shuffle is given as a list of what lies on top, or as ...")
        assert isinstance(given, Sequence)
        return _order(list(given), names, free)
    if not isinstance(given, str):
        raise BadLuck(f"{given}: nothing is shuffled here, but one of {_among(names)} is drawn")
    return [wanted.first + _place(given, names)]


def _order(top: list[str], names: list[str], free: Sequence[int]) -> list[int]:
    """The places of a shuffle (Fisher-Yates from the end) that put these names on top."""
    found = []
    for last, other in zip(range(len(names) - 1, 0, -1), free, strict=False):
        place = _place(top.pop(0), names[: last + 1]) if top else other
        names[last], names[place] = names[place], names[last]
        found.append(place)
    if top and top != names[:1]:
        raise BadLuck(f"there is not so much to lie on top: {', '.join(top)} left over")
    return found


def _place(name: str, names: Sequence[str]) -> int:
    if name not in names:
        raise BadLuck(f"'{name}' cannot be drawn here, only one of {_among(names)}")
    return names.index(name)


def _among(names: Sequence[str]) -> str:
    return ", ".join(sorted(set(names)))


def _game_of(s: State) -> Game | None:
    """The game of the house that a state belongs to."""
    parts = type(s).__module__.split(".")
    ours = parts[:2] == ["westmarch", "games"] and len(parts) > 2
    return registry.game(parts[2]) if ours else None


def _listed(results: Sequence[Any]) -> str:
    return ", ".join(map(str, results))
