"""Take n: several small choices of a group as one, for search and learning.

The rules ask for a group figure by figure, ending in ``done``: who marches, which units fall, who
pays. That keeps decisions small, but a search has to find its way through many of them. A *macro*
is a row of small actions that answers such a group as a whole::

    macros = Macros(game)
    for macro in macros.legal(s):       # ((take, gondor_regular), (take, gondor_elite), (done,))
        c = clone(s)
        macros.take(c, macro)           # the same small actions, one after the other

A record holds the small actions, so nothing else knows of macros. In what order the things of a
group are named makes no difference, and two macros never lead to the same position: of those that
would, the shortest is kept. Where nothing is grouped each small action is a
macro of its own; so it is where a group has more answers than `most`, or takes more looking than
`looks`: then its first choice is made alone and the rest follows.

A macro ends where new information comes in, and none is chosen by what chance would bring: the
last action of a macro that draws or rolls is never looked behind.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from westmarch.kernel.engine.decision import Action, text_of
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone, encode
from westmarch.kernel.game import Game

Macro: TypeAlias = tuple[Action, ...]

MOST = 256
"""Macros a decision has at most, unless it has more small actions than that."""
LOOKS = 4096
"""Positions looked at to find the macros of a decision."""


class _Begun(NamedTuple):
    """A group of which some choices are made."""

    state: State
    actions: Macro


class Macros:
    """The macros of one game."""

    def __init__(self, game: Game, most: int = MOST, looks: int = LOOKS) -> None:
        self._kinds = game.grouped
        self._most = most
        self._looks = looks

    def legal(self, s: State) -> list[Macro]:
        """All answers to the pending decision and the rest of its group; the state stays as it is.
        Single actions come in the order they are offered, longer macros by their length."""
        offer = s.offer
        if offer is None:
            return []
        alone: list[Macro] = [(action,) for action in offer.actions]
        if offer.kind not in self._kinds:
            return alone
        found = self._grouped(s)
        return alone if found is None else found

    def take(self, s: State, macro: Macro) -> None:
        """Take the actions of a macro that is legal, one after the other."""
        for action in macro:
            take(s, action)

    def _grouped(self, s: State) -> list[Macro] | None:
        """The macros of a group; None where there are too many."""
        found: dict[bytes | Macro, Macro] = {}
        seen: set[Macro] = set()
        begun = [_Begun(clone(s), ())]
        looks = 0
        for group in begun:  # grows while it is read: the shortest come first
            for action, after in _answers(group.state):
                looks += 1
                if looks > self._looks or len(found) > self._most:
                    return None
                actions = (*group.actions, action)
                chosen = tuple(sorted(actions, key=text_of))
                if chosen in seen:
                    continue  # The same things in another order.
                seen.add(chosen)
                if after.known != s.known:
                    found[chosen] = actions
                elif _goes_on(s, after):
                    begun.append(_Begun(after, actions))
                else:
                    found.setdefault(_position(after), actions)
        return list(found.values()) if len(found) <= self._most else None


def _answers(s: State) -> Iterator[tuple[Action, State]]:
    assert s.offer is not None
    for action in s.offer.actions:
        after = clone(s)
        after.events = None
        take(after, action)
        yield action, after


def _goes_on(before: State, after: State) -> bool:
    """Whether the group of a decision has further choices."""
    one, two = before.offer, after.offer
    return (
        one is not None
        and two is not None
        and (one.seat, one.kind) == (two.seat, two.kind)
        and len(before.stack) == len(after.stack)
        and type(before.stack[-1]) is type(after.stack[-1])
    )


def _position(s: State) -> bytes:
    """What makes a position different: not how many actions led there."""
    same = clone(s)
    same.moves = 0
    same.rolled = []
    return encode(same)
