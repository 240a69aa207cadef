"""A step that asks a player: the offer, the function that refuses actions, and the handler in one
unit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from westmarch.kernel.engine.decision import Action, Decision, Refusal
from westmarch.kernel.engine.events import tell_only

if TYPE_CHECKING:
    from westmarch.kernel.engine.state import Frame, State

Offered: TypeAlias = tuple[int, list[Action]] | None
Offer: TypeAlias = Callable[[Any, Any], Offered]
Refuses: TypeAlias = Callable[[Any, Any, Action], Refusal | None]
Takes: TypeAlias = Callable[[Any, Any, Action], None]

ONLY_CHOICE = "only_choice"
"""The kind of the event that reports an action taken without asking. The event holds the ``seat``
that acted, the kind of the ``decision`` and its ``rule``, the ``action`` and the ``reason``. Only
that seat sees it, because the lack of another choice may reveal what the seat holds."""
ONLY_LEGAL = "only_legal"
"""The reason: no other action was legal."""


class Choice:
    """A step that asks a player. See flow.py for how a choice reads in a frame.

    The offer function returns the seat and its candidate actions. If there is nothing to choose, it
    returns None or no candidates, and the step is skipped. The optional refuses function explains
    why a candidate is not legal. A single legal action is taken at once and reported
    (`ONLY_CHOICE`), with two exceptions: the choice is `secret` (a pause, or the lack of one, would
    tell the others something), or the state always asks.

    If it is slow to check each candidate, the offer function may return only the legal actions. The
    considers function must then list all candidates, for explanations, and the two must agree.
    """

    __slots__ = ("_considers", "_offer", "_refuses", "kind", "legal", "rule", "secret", "take")

    legal: Offer
    """Returns what a player may choose. It is the offer function itself if that lists only legal
    actions."""
    take: Takes
    """The handler."""

    def __init__(self, offer: Offer, kind: str, rule: str, secret: bool) -> None:
        self._offer = offer
        self._considers: Offer | None = None
        self._refuses: Refuses | None = None
        self.legal = offer
        self.take = self._no_handler
        self.kind = kind
        self.rule = rule
        self.secret = secret

    def considers(self, function: Offer) -> Offer:
        self._considers = function
        self.legal = self._offer
        return function

    def refuses(self, function: Refuses) -> Refuses:
        self._refuses = function
        if self._considers is None:
            self.legal = self._filtered
        return function

    def takes(self, function: Takes) -> Takes:
        self.take = function
        return function

    def ask(self, f: Frame, s: State, at: int) -> Decision | None:
        """Ask at the frame's step `at`. Return None if there is nothing to choose, or if a single
        legal action was taken at once."""
        return self.put(f, s, at, self.legal(f, s))

    def put(self, f: Frame, s: State, at: int, offered: Offered) -> Decision | None:
        """Offer the legal actions, or continue without asking."""
        if offered is None or not offered[1]:
            f.step = at + 1
            return None
        seat, actions = offered
        if len(actions) == 1 and not self.secret and not s.ask_always:
            if s.events is not None:
                self._tell_taken(s, seat, actions[0])
            f.step = at + 1
            f.run_take(s, at, actions[0])
            return None
        return Decision(seat, self.kind, actions, self.rule)

    def _tell_taken(self, s: State, seat: int, action: Action) -> None:
        tell_only(
            s,
            (seat,),
            ONLY_CHOICE,
            seat=seat,
            decision=self.kind,
            rule=self.rule,
            action=list(action),
            reason=ONLY_LEGAL,
        )

    def candidates(self, f: Frame, s: State) -> Offered:
        """Return all actions that are considered, legal or not."""
        return (self._considers or self._offer)(f, s)

    def refusal(self, f: Frame, s: State, action: Action) -> Refusal | None:
        return None if self._refuses is None else self._refuses(f, s, action)

    def _filtered(self, f: Frame, s: State) -> Offered:
        """Return the candidates that are not refused."""
        offered = self._offer(f, s)
        refuses = self._refuses
        if offered is None or refuses is None:
            return offered
        seat, actions = offered
        return seat, [a for a in actions if refuses(f, s, a) is None]

    def _no_handler(self, f: Frame, s: State, action: Action) -> None:
        raise AssertionError(f"choice {self.kind} has no handler")


def choice(kind: str, rule: str = "", secret: bool = False) -> Callable[[Offer], Choice]:
    """Turn a method of a frame into the offer function of a `Choice`."""
    return lambda offer: Choice(offer, kind, rule, secret)
