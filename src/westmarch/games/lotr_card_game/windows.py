"""Action windows (lcg.17.04): players take actions, in player order, until all pass in a row.

A window in which nobody can act is over at once. A player who passes for the phase is not asked
again in it, unless there is something that could not be used before.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.actions import PASS, PASS_PHASE
from westmarch.games.lotr_card_game.state import Adventure
from westmarch.games.lotr_card_game.uses import actions_of, begin
from westmarch.games.lotr_card_game.zones import player_order
from westmarch.kernel.decision import Action
from westmarch.kernel.flow import Offered, call, choice
from westmarch.kernel.state import Frame


def _key(action: Action) -> int:
    return int(action[1]) * 8 + (int(action[2]) if action[0] == "use" else 7)


class ActionWindow(Frame):
    """One window; `name` says after which step of the round."""

    sequence: ClassVar[tuple[str, ...]] = ("act",)
    name: str
    passed: tuple[int, ...] = ()
    """Seats that passed since the last action."""

    def wants(self, s: Adventure) -> tuple[int, list[Action]] | None:
        """The next player who can act, and the actions."""
        for seat in player_order(s):
            if seat in self.passed:
                continue
            found = actions_of(s, seat)
            if not found:
                continue
            if s.silent[seat]:
                known = s.passing[seat]
                if all(_key(action) in known for action in found):
                    continue
            return seat, found
        return None

    @choice("action_window", rule="lcg.17.04")
    def act(self, s: Adventure) -> Offered:
        wants = self.wants(s)
        if wants is None:
            return None
        seat, found = wants
        found.append(PASS)
        found.append(PASS_PHASE)
        return seat, found

    @act.takes
    def _(self, s: Adventure, action: Action) -> None:
        wants = self.wants(s)
        assert wants is not None
        seat, found = wants
        self.step = 0
        if action == PASS:
            self.passed = (*self.passed, seat)
        elif action == PASS_PHASE:
            self.passed = (*self.passed, seat)
            s.silent[seat] = 1
            s.passing[seat] = sorted({*s.passing[seat], *(_key(a) for a in found)})
        else:
            self.passed = ()
            call(s, begin(s, seat, action))


def open_window(s: Adventure, name: str) -> None:
    """Open an action window, unless nobody can act."""
    window = ActionWindow(name=name)
    if window.wants(s) is not None:
        call(s, window)


def speak_again(s: Adventure) -> None:
    """A new phase: everybody is asked again."""
    for seat in range(s.players):
        s.silent[seat] = 0
        if s.passing[seat]:
            s.passing[seat] = []
