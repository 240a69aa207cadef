"""Decisions, actions and refusals: the whole language between rules and players.

An *action* is a flat tuple of strings and ints whose first item is its verb, e.g.
``("march", "edoras", "fords_of_isen")``. Its text form is the items joined by spaces.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from westmarch.kernel.engine.errors import WestmarchError

Action: TypeAlias = tuple[str | int, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: the rule, a message key, and the message's parameters.

    Rule predicates return a Refusal instead of ``False`` and ``None`` instead of ``True``. Those
    asked often are module constants, so that refusing costs nothing on the playout path.
    """

    rule: str
    key: str
    params: tuple[tuple[str, str | int], ...] = ()


class Purpose(msgspec.Struct, frozen=True):
    """What a decision is for, found from the procedures going on when somebody asks for it."""

    procedure: str
    """The innermost procedure, which asks: the name of its frame."""
    step: str
    """The step of that procedure."""
    within: tuple[str, ...]
    """The procedures around it, outermost first."""
    source: dict[str, str]
    """What brought it about, by kind: the ``card`` whose effect it is, the ``die`` that was used,
    the ``tile`` drawn. Empty where the course of the game itself asks."""
    reason: str
    """Why it is asked: the kind of the source nearest at hand (``card``), a word of the game's own
    for the occasion, or ``rule``."""
    rule: str
    """The rule that gives the choice."""


class Decision(msgspec.Struct, frozen=True):
    """What is asked now: of which seat, what kind of choice, and every legal answer to it."""

    seat: int
    kind: str
    actions: list[Action]
    rule: str = ""
    purpose: Purpose | None = None
    """What it is for. The rules leave it out, since playouts do not ask: `Game.asked` fills it in,
    and a `Table` does so with the decision it shows."""


class Prompt(msgspec.Struct, frozen=True):
    """The rich surface of a decision, for people: also what is refused, and why."""

    decision: Decision
    refused: list[tuple[Action, Refusal]]
    details: dict[str, Any] = {}


class IllegalAction(WestmarchError):
    """Raised for an action that is not offered. The state has not changed."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        self.action = action
        self.refusal = refusal
        named = {"action": text_of(action), "why": refusal.key, "rule": refusal.rule}
        super().__init__("action-illegal", **named)

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.action, self.refusal)


NOT_OFFERED = "not_offered"
GAME_OVER = Refusal("", "game_over")


def text_of(action: Action) -> str:
    """The one-line text form of an action."""
    return " ".join(str(part) for part in action)


def action_of(text: str) -> Action:
    """Read the text form back. Whole numbers become ints."""
    return tuple(int(p) if p.lstrip("-").isdigit() else p for p in text.split())
