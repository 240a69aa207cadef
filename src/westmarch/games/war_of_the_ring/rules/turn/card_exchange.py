"""Partners exchange a card after drawing, if both agree (wotr.11.04)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import NO, YES
from westmarch.games.war_of_the_ring.rules.catalogue import CARD, CARDS
from westmarch.games.war_of_the_ring.rules.seats import leading_first
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.chance import reveal
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell, tell_only
from westmarch.kernel.engine.flow import Offered, choice
from westmarch.kernel.engine.state import Frame


class ExchangeCards(Frame):
    """Each partner is asked, the leading player first; if both want to, each picks a card unseen by
    the other."""

    sequence: ClassVar[tuple[str, ...]] = (
        "first_agrees",
        "second_agrees",
        "first_picks",
        "second_picks",
        "swap",
    )
    side: int
    first: int = -1
    second: int = -1

    @choice("exchange_cards", rule="wotr.11.04")
    def first_agrees(self, s: War) -> Offered:
        one, two = leading_first(s, self.side)
        if not s.hands[one] or not s.hands[two]:
            return None
        return one, [NO, YES]

    @first_agrees.takes
    def _(self, s: War, action: Action) -> None:
        if action == NO:
            self.end()

    @choice("exchange_cards", rule="wotr.11.04")
    def second_agrees(self, s: War) -> Offered:
        one, two = leading_first(s, self.side)
        if not s.hands[one] or not s.hands[two]:
            return None
        return two, [NO, YES]

    @second_agrees.takes
    def _(self, s: War, action: Action) -> None:
        if action == NO:
            self.end()

    @choice("give_card", rule="wotr.11.04")
    def first_picks(self, s: War) -> Offered:
        seat = leading_first(s, self.side)[0]
        return seat, [("choose_card", CARDS[c]) for c in s.hands[seat]]

    @first_picks.takes
    def _(self, s: War, action: Action) -> None:
        self.first = CARD[str(action[1])]

    @choice("give_card", rule="wotr.11.04")
    def second_picks(self, s: War) -> Offered:
        seat = leading_first(s, self.side)[1]
        return seat, [("choose_card", CARDS[c]) for c in s.hands[seat]]

    @second_picks.takes
    def _(self, s: War, action: Action) -> None:
        self.second = CARD[str(action[1])]

    def swap(self, s: War) -> None:
        if self.first < 0 or self.second < 0:
            return
        one, two = leading_first(s, self.side)
        reveal(s)
        s.hands[one].remove(self.first)
        s.hands[two].remove(self.second)
        s.hands[one].append(self.second)
        s.hands[two].append(self.first)
        tell(s, "cards_exchanged", seats=[one, two])
        tell_only(s, (one, two), "exchanged", given=[CARDS[self.first], CARDS[self.second]])
