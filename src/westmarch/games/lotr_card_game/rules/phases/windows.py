"""Action windows (lcg.17.04): players take actions, in player order, until all pass in a row.

A window in which nobody can act is over at once. A player who passes for the phase is not asked
again in it, unless there is something that could not be used before.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.rules.actions import PASS, PASS_PHASE
from westmarch.games.lotr_card_game.rules.card_effects.uses import (
    actions_of,
    begin,
    begin_use,
    can_act,
    key_of,
    with_actions,
)
from westmarch.games.lotr_card_game.rules.state import NOBODY, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import player_order
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame


class ActionWindow(Frame):
    """One window; `name` says after which step of the round."""

    sequence: ClassVar[tuple[str, ...]] = ("next_player", "act")
    name: str
    seat: int = NOBODY
    """Who is asked."""
    passed: int = 0
    """Players, in player order, who passed or could do nothing since the last action."""

    def next_player(self, s: Adventure) -> None:
        self.passed, self.seat = next_to_act(s, self.passed)
        if self.seat < 0:
            s.stack.pop()

    @choice("action_window", rule="lcg.17.04")
    def act(self, s: Adventure) -> Offered:
        found = actions_of(s, self.seat)
        if found:
            found.append(PASS)
            found.append(PASS_PHASE)
        return self.seat, found

    @act.takes
    def _(self, s: Adventure, action: Action) -> None:
        self.step = 0
        seat = self.seat
        if action == PASS:
            self.passed += 1
        elif action == PASS_PHASE:
            self.passed += 1
            s.silent[seat] = 1
            s.passing[seat] = sorted({*s.passing[seat], *map(key_of, actions_of(s, seat))})
        else:
            self.passed = 0
            begin_use(s, begin(s, seat, action))


def next_to_act(s: Adventure, passed: int = 0) -> tuple[int, int]:
    """The next player who can act in a window, or NOBODY, after the place in player order."""
    order = player_order(s)
    cards = with_actions(s)
    for place in range(passed, len(order)):
        seat = order[place]
        if can_act(s, seat, cards, but=s.passing[seat] if s.silent[seat] else ()):
            return place, seat
    return len(order), NOBODY


def open_window(s: Adventure, name: str) -> bool:
    """Open an action window, unless nobody can act. Returns whether it was opened; if not, a step
    may go on with the next one at once."""
    passed, seat = next_to_act(s)
    if seat < 0:
        return False
    call(s, ActionWindow(name=name, seat=seat, passed=passed, step=1))
    return True


def speak_again(s: Adventure) -> None:
    """A new phase: everybody is asked again."""
    if 1 in s.silent:
        for seat in range(s.players):
            s.silent[seat] = 0
            s.passing[seat] = []
