"""The encounter phase (chapter 8): optional engagement and engagement checks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from westmarch.games.lotr_card_game.rules.actions import INSTANCES, PASS, SPACE
from westmarch.games.lotr_card_game.rules.card_effects.effects import engage
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds
from westmarch.games.lotr_card_game.rules.catalogue import ENGAGEMENT_COST
from westmarch.games.lotr_card_game.rules.phases.windows import open_window
from westmarch.games.lotr_card_game.rules.state import NOBODY, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import stat
from westmarch.games.lotr_card_game.rules.table.zones import player_order, staged_enemies
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

SPACE.verb("engage", INSTANCES)
NOT_BY_CHOICE = Refusal("lcg.1.08", "cannot_be_engaged_by_choice")


class EncounterPhase(Frame):
    """Two steps, a window after each (lcg.8.01, lcg.17.09)."""

    sequence: ClassVar[tuple[str, ...]] = ("optional", "window", "checks", "last_window")

    def optional(self, s: Adventure) -> None:
        call(s, *(OptionalEngagement(seat=seat) for seat in player_order(s)))

    def window(self, s: Adventure) -> None:
        if not open_window(s, "optional_engagement"):
            self.step += 1
            self.checks(s)

    def checks(self, s: Adventure) -> None:
        if not holds(s, "skip_engagement_checks"):
            call(s, EngagementChecks())

    def last_window(self, s: Adventure) -> None:
        open_window(s, "engagement_checks")


class OptionalEngagement(Frame):
    """A player may engage one enemy in the staging area (lcg.8.02, lcg.8.03)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose",)
    seat: int

    @choice("optional_engagement", rule="lcg.8.02")
    def choose(self, s: Adventure) -> Offered:
        if s.eliminated[self.seat]:
            return None
        enemies = staged_enemies(s)
        if not enemies:
            return None
        found: list[Action] = [("engage", c) for c in enemies]
        found.append(PASS)
        return self.seat, found

    @choose.refuses
    def _(self, s: Adventure, action: Action) -> Refusal | None:
        if action != PASS and holds(s, "cannot_engage_by_choice", int(action[1])):
            return NOT_BY_CHOICE
        return None

    @choose.takes
    def _(self, s: Adventure, action: Action) -> None:
        if action != PASS:
            engage(s, int(action[1]), self.seat)


class EngagementChecks(Frame):
    """Checks go round the table until every player in succession has failed one (lcg.8.04 to
    lcg.8.06)."""

    sequence: ClassVar[tuple[str, ...]] = ("check",)
    last: int = NOBODY
    """Who made the last check, perhaps eliminated by what engaged him."""

    @choice("engagement_check", rule="lcg.8.04")
    def check(self, s: Adventure) -> Offered:
        """Ties are the checking player's to choose (ruling `equal_engagement_costs`)."""
        for seat in self._order(s):
            found = may_engage(s, seat)
            if found:
                return seat, [("engage", c) for c in found]
        return None

    def _order(self, s: Adventure) -> Sequence[int]:
        """Who checks next, and after that: from the first player, or clockwise from the last."""
        order = player_order(s)
        if self.last < 0:
            return order
        return sorted(order, key=lambda seat: (seat - self.last - 1) % s.players)

    @check.takes
    def _(self, s: Adventure, action: Action) -> None:
        self.step = 0
        enemy = int(action[1])
        seat = next(seat for seat in self._order(s) if enemy in may_engage(s, seat))
        self.last = seat
        engage(s, enemy, seat)


def may_engage(s: Adventure, seat: int) -> list[int]:
    """Enemies that engage a player who makes a check now: the highest engagement cost not above the
    threat level."""
    threat = s.threat[seat]
    best = -1
    found: list[int] = []
    for enemy in staged_enemies(s):
        cost = stat(s, enemy, ENGAGEMENT_COST)
        if cost > threat:
            continue
        if cost > best:
            best, found = cost, [enemy]
        elif cost == best:
            found.append(enemy)
    return found
