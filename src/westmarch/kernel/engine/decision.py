"""Decisions, actions and refusals: the whole language between rules and players.

An *action* is a flat tuple of strings and ints. Its first item is its verb, as in ``("march",
"edoras", "fords_of_isen")``. The text form of an action is its items, joined by spaces.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from westmarch.kernel.engine.errors import WestmarchError

Action: TypeAlias = tuple[str | int, ...]


class Refusal(msgspec.Struct, frozen=True):
    """The reason why something is not allowed: the rule, a message key, and the parameters of the
    message.

    Rule predicates return a Refusal instead of ``False`` and ``None`` instead of ``True``. Refusals
    that are needed often are module constants, so they cost nothing during playouts.
    """

    rule: str
    key: str
    params: tuple[tuple[str, str | int], ...] = ()


class Purpose(msgspec.Struct, frozen=True):
    """The purpose of a decision, found on request from the procedures in progress."""

    procedure: str
    """The name of the innermost procedure's frame. This procedure asks."""
    step: str
    """The step of that procedure."""
    within: tuple[str, ...]
    """The procedures around it, the outermost first."""
    source: dict[str, str]
    """The cause of the decision, by kind: the ``card`` whose effect it is, the ``die`` that was
    used, or the ``tile`` that was drawn. It is empty if the course of the game itself asks."""
    reason: str
    """Why the player is asked: the kind of the nearest source (``card``), a word that the game
    itself has for the occasion, or ``rule``."""
    rule: str
    """The rule that grants the choice."""


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat: the seat, the kind of choice, and every legal answer."""

    seat: int
    kind: str
    actions: list[Action]
    rule: str = ""
    purpose: Purpose | None = None
    """The purpose of the decision. The rules leave it out because playouts do not need it.
    `Game.asked` fills it in, and a `Table` does so for the decision that it shows."""


class Prompt(msgspec.Struct, frozen=True):
    """A decision in full, for people: it also holds the refused actions and the reasons."""

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
    """Return the text form of an action, in one line."""
    return " ".join(str(part) for part in action)


def action_of(text: str) -> Action:
    """Read an action from its text form. Whole numbers become ints."""
    return tuple(int(p) if p.lstrip("-").isdigit() else p for p in text.split())
