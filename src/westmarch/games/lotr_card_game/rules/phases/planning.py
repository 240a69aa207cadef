"""The planning phase (chapter 5): playing allies and attachments."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.rules.actions import DONE
from westmarch.games.lotr_card_game.rules.card_effects.abilities import then
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask, choose_card
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    attach_to,
    hosts,
    unique_in_play,
)
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds
from westmarch.games.lotr_card_game.rules.card_effects.payment import most, pay
from westmarch.games.lotr_card_game.rules.catalogue import ALLY, ATTACHMENT, COST, SPHERE, TYPE
from westmarch.games.lotr_card_game.rules.phases.windows import open_window
from westmarch.games.lotr_card_game.rules.state import NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    AREA,
    DISCARD,
    HAND,
    LIMBO,
    move,
    player_order,
)
from westmarch.kernel.engine import chance
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NO_MATCH = Refusal("lcg.5.03", "no_resource_match")
TOO_DEAR = Refusal("lcg.5.03", "cannot_pay")
UNIQUE_IN_PLAY = Refusal("lcg.2.13", "unique_in_play")
NO_HOST = Refusal("lcg.2.19", "nothing_to_attach_to")
ALLY_LIMIT = Refusal("lcg.1.08", "no_more_allies_this_round")


class PlanningPhase(Frame):
    """A window before each player's turn, and one after the last (lcg.17.06, lcg.17.13)."""

    sequence: ClassVar[tuple[str, ...]] = ("window", "turn", "last_window")
    seats_done: tuple[int, ...] = ()

    def _next(self, s: Adventure) -> int:
        return next((p for p in player_order(s) if p not in self.seats_done), NOTHING)

    def window(self, s: Adventure) -> None:
        if not open_window(s, "planning"):
            self.step += 1
            self.turn(s)

    def turn(self, s: Adventure) -> None:
        seat = self._next(s)
        if seat < 0:
            return
        self.seats_done = (*self.seats_done, seat)
        if self._next(s) >= 0:
            self.goto("window")
        call(s, PlanningTurn(seat=seat))

    def last_window(self, s: Adventure) -> None:
        open_window(s, "planning_end")


def why_not_play(s: Adventure, seat: int, card: int) -> Refusal | None:
    """Why an ally or attachment in hand cannot be played now."""
    number = s.design[card]
    can = most(s, seat, SPHERE[number])
    if can < COST[number]:
        return NO_MATCH if can < 0 else TOO_DEAR
    if unique_in_play(s, number):
        return UNIQUE_IN_PLAY
    if TYPE[number] == ALLY:
        return ALLY_LIMIT if holds(s, "cannot_play_ally", seat) else None
    return None if hosts(s, number) else NO_HOST


def playable_from(s: Adventure, seat: int) -> list[int]:
    """Allies and attachments in a hand; of equal ones, one."""
    first: dict[int, int] = {}
    for card in s.zones[HAND[seat]]:
        number = s.design[card]
        if number not in first and TYPE[number] in _PLAYED_IN_PLANNING:
            first[number] = card
    return list(first.values())


_PLAYED_IN_PLANNING = (ALLY, ATTACHMENT)


class PlanningTurn(Frame):
    """A player plays any number of allies and attachments (lcg.5.02)."""

    sequence: ClassVar[tuple[str, ...]] = ("play",)
    seat: int

    @choice("planning", rule="lcg.5.02")
    def play(self, s: Adventure) -> Offered:
        if s.eliminated[self.seat]:
            return None
        found: list[Action] = [
            ("play", card)
            for card in playable_from(s, self.seat)
            if why_not_play(s, self.seat, card) is None
        ]
        found.append(DONE)
        return self.seat, found

    @play.considers
    def _(self, s: Adventure) -> Offered:
        found: list[Action] = [("play", card) for card in playable_from(s, self.seat)]
        found.append(DONE)
        return self.seat, found

    @play.refuses
    def _(self, s: Adventure, action: Action) -> Refusal | None:
        return None if action == DONE else why_not_play(s, self.seat, int(action[1]))

    @play.takes
    def _(self, s: Adventure, action: Action) -> None:
        if action != DONE:
            self.step = 0
            call(s, PlayCard(seat=self.seat, card=int(action[1])))


class PlayCard(Frame):
    """Play an ally or attachment: pay, choose what to attach it to, put it into play (lcg.5.08)."""

    sequence: ClassVar[tuple[str, ...]] = ("declare", "enter_play")
    seat: int
    card: int

    def declare(self, s: Adventure) -> None:
        move(s, self.card, LIMBO)
        chance.reveal(s)
        number = s.design[self.card]
        tell(s, "played", seat=self.seat, card=self.card, number=number)
        pay(s, self.seat, COST[number], SPHERE[number])

    def enter_play(self, s: Adventure) -> None:
        if TYPE[s.design[self.card]] == ALLY:
            s.allies_played += 1
            move(s, self.card, AREA[self.seat])
            happen(s, "enters_play", self.card, self.seat)
            happen(s, "played", self.card, self.seat)
            return
        candidates = hosts(s, s.design[self.card])
        if candidates:
            choose_card(s, self.seat, candidates, attach_played, self.card, why="attach")
        else:
            move(s, self.card, DISCARD[s.owner[self.card]])


@then
def attach_played(s: Adventure, ask: Ask) -> None:
    """Attach a played attachment to the chosen card."""
    attach_to(s, ask.card, ask.chosen, ask.seat)
    happen(s, "played", ask.card, ask.seat)
