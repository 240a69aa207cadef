"""The decision loop: the stack is the program counter.

`advance` runs the steps of the top frame until a player must choose, then stops with a `Decision`
in ``state.offer``. `apply` answers it and advances to the next decision or to the end. No
generator, thread, callback or closure holds the flow of the game.

A choice is one small unit in its frame. The offer comes first and the handler right below it::

    class Retreat(Frame):
        sequence = ("choose_region", "move_army")
        army: int
        region: int = -1

        @choice("retreat", rule="wotr.6.76")
        def choose_region(self, s):                    # never changes the state
            return seat, [("retreat", name) for name in ...]

        @choose_region.refuses                         # optional: filters what is offered
        def _(self, s, action):
            return Refusal(...) or None

        @choose_region.takes
        def _(self, s, action):                        # changes the state
            self.region = ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.kernel.engine.choice import Choice, Offer, Offered, Refuses, Takes, choice
from westmarch.kernel.engine.decision import (
    GAME_OVER,
    NOT_OFFERED,
    Action,
    Decision,
    IllegalAction,
    Prompt,
    Refusal,
)
from westmarch.kernel.engine.state import Frame, State

__all__ = [
    "Choice",
    "Offer",
    "Offered",
    "Refuses",
    "Takes",
    "choice",
    "call",
    "finish",
    "advance",
    "take",
    "apply",
    "current_choice",
    "pending",
    "EXPLAINED_BY",
    "explain",
    "prompt",
    "resume",
]


EXPLAINED_BY: dict[type[State], Callable[[Any, Action], Refusal | None]] = {}
"""For each class of states, a function that finds the reason to refuse an action that no choice
considers. A game registers its function when it is loaded. Only `explain` calls these functions;
playouts never do."""


def call(s: State, *frames: Frame) -> None:
    """Run these frames in this order, before the frame that called them continues."""
    s.stack += frames[::-1]


def finish(s: State, winners: list[int], ending: str) -> None:
    """End the game here. Nothing happens after it."""
    if not s.ending:
        s.ending = ending
        s.winners = winners


def advance(s: State) -> None:
    """Run until the next decision or the end."""
    stack = s.stack
    while stack:
        if s.ending:
            break
        frame = stack[-1]
        asked = frame.run_step(s, frame.step)
        if asked is not None:
            s.offer = asked
            return
    stack.clear()
    s.offer = None


def take(s: State, action: Action) -> None:
    """Apply an offered action without checking it, for playouts that pick from the offer."""
    frame = s.stack[-1]
    at = frame.step
    s.offer = None
    s.moves += 1
    if s.rolled:
        s.rolled = []
    frame.step = at + 1
    frame.run_take(s, at, action)
    advance(s)


def apply(s: State, action: Action) -> None:
    """Apply an action and run to the next decision or the end.

    Raise `IllegalAction`, with the reason, if the action is not offered. The state is then
    unchanged.
    """
    if s.offer is None or action not in s.offer.actions:
        raise IllegalAction(action, explain(s, action) or Refusal("", NOT_OFFERED))
    take(s, action)


def current_choice(s: State) -> Choice | None:
    """Return the choice that waits for an answer, or None."""
    if s.offer is None:
        return None
    frame = s.stack[-1]
    found = frame.steps[frame.step]
    assert isinstance(found, Choice)
    return found


def pending(s: State) -> Decision | None:
    """Find the decision of the top frame again after the hidden part of the state was changed.
    Return None if the decision would no longer be asked, because there is nothing to choose or
    because a single action would be taken without asking."""
    frame = s.stack[-1]
    step = frame.steps[frame.step]
    assert isinstance(step, Choice)
    offered = step.legal(frame, s)
    if offered is None or len(offered[1]) < (1 if step.secret or s.ask_always else 2):
        return None
    return Decision(offered[0], step.kind, offered[1], step.rule)


def explain(s: State, action: Action) -> Refusal | None:
    """Return the reason why the action may not be taken now, or None if it may."""
    asked = current_choice(s)
    if asked is None or s.offer is None:
        return GAME_OVER
    if action in s.offer.actions:
        return None
    offered = asked.candidates(s.stack[-1], s)
    if offered is not None and action in offered[1]:
        refusal = asked.refusal(s.stack[-1], s, action)
        if refusal is not None:
            return refusal
    explained_by = EXPLAINED_BY.get(type(s))
    if explained_by is not None:
        refusal = explained_by(s, action)
        if refusal is not None:
            return refusal
    return Refusal(asked.rule, NOT_OFFERED, (("decision", asked.kind),))


def prompt(s: State) -> Prompt | None:
    """Return the pending decision with the refused actions and the reasons. The state never
    changes."""
    asked = current_choice(s)
    if asked is None or s.offer is None:
        return None
    frame = s.stack[-1]
    offered = asked.candidates(frame, s)
    refused = []
    if offered is not None:
        for action in offered[1]:
            refusal = asked.refusal(frame, s, action)
            if refusal is not None:
                refused.append((action, refusal))
    return Prompt(s.offer, refused)


def resume(s: State) -> None:
    """Find the pending decision of a state that was just read back."""
    advance(s)
