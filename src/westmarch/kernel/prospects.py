"""Things first: what can be done with a thing of the table by several small choices in a row.

At a real table one grasps the army before one says which die it is for. The engine asks for the
die first. A prospect joins the two: it names the thing, and the choices that lead to it.

The choices are tried on copies, and only as far as undo would be free: no die is rolled, no card
is turned, nobody else is asked. So a prospect tells its seat nothing that the seat could not find
out by choosing and taking back.
"""

from __future__ import annotations

import msgspec

from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game

DEEPEST = 4
"""So many choices in a row."""
MOST_TRIED = 300
"""So many choices are tried at most, the nearest first."""
MOST_FOUND = 1200

MEANS: frozenset[str] = frozenset(
    ("face", "to_face", "deck", "symbol", "command", "figure", "unit", "token", "manoeuvre")
)
"""What is pointed at but is no thing one would grasp first: dice, decks, kinds of pieces."""


class Prospect(msgspec.Struct, frozen=True):
    """The choices that lead to a thing: what they come to, in words, and the thing itself."""

    label: str
    target: dict[str, str | int]
    actions: list[Action]


class _Way(msgspec.Struct):
    """A table some choices away."""

    state: State
    actions: list[Action]
    labels: list[str]


def prospects(game: Game, s: State) -> list[Prospect]:
    """What the seat to decide can do with things it is not asked about yet. `s` is not changed."""
    if s.offer is None:
        return []
    found: list[tuple[_Way, Action, str, dict[str, str | int]]] = []
    ways = [_Way(s, [], [])]
    tried = 0
    for depth in range(DEEPEST):
        further: list[_Way] = []
        for way in ways:
            asked = way.state.offer
            assert asked is not None
            for action in asked.actions:
                target = game.targets(action)
                label = game.label(way.state, action)
                if set(target) - MEANS:
                    # What is asked about already needs no prospect.
                    if depth:
                        found.append((way, action, label, target))
                # A bare word (pass, done, yes) is an answer, not a means to something.
                elif len(action) > 1 and depth + 1 < DEEPEST and tried < MOST_TRIED:
                    tried += 1
                    after = _freely(way.state, asked, action)
                    if after is not None:
                        further.append(_Way(after, [*way.actions, action], [*way.labels, label]))
            if len(found) >= MOST_FOUND:
                return _told(found)
        ways = further
    return _told(found)


def _freely(s: State, asked: Decision, action: Action) -> State | None:
    """The table after a choice; None when it could not be taken back freely, or ends something:
    who grasps a thing does not mean to pass first."""
    after = clone(s)
    take(after, action)
    if after.offer is None or after.offer.seat != asked.seat or after.known != s.known:
        return None
    return after if _went_on(s, after) else None


def _went_on(before: State, after: State) -> bool:
    """Whether the procedure that asked is still going on, one step further or deeper."""
    asking = len(before.stack) - 1
    if len(after.stack) <= asking:
        return False
    asked, now = before.stack[asking], after.stack[asking]
    return type(now) is type(asked) and now.step > asked.step


def _told(found: list[tuple[_Way, Action, str, dict[str, str | int]]]) -> list[Prospect]:
    """Each in words: how one comes to the thing, and what is done with it where that differs."""
    alike: dict[tuple[str, ...], int] = {}
    for way, _, _, target in found:
        key = (*way.labels, repr(target))
        alike[key] = alike.get(key, 0) + 1
    told = []
    for way, action, label, target in found:
        single = alike[(*way.labels, repr(target))] == 1
        words = way.labels if single else [*way.labels, label]
        told.append(Prospect(" · ".join(words), target, [*way.actions, action]))
    return told
