"""The refresh phase (chapter 11)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.rules.actions import NO, YES
from westmarch.games.lotr_card_game.rules.card_effects.effects import ready
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.card_effects.passives import total
from westmarch.games.lotr_card_game.rules.card_effects.payment import spend
from westmarch.games.lotr_card_game.rules.ending.elimination import raise_all
from westmarch.games.lotr_card_game.rules.phases.windows import open_window
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    cards_in_play,
    controller_of,
    player_order,
)
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame


class RefreshPhase(Frame):
    """Ready, raise threat, pass the token, window (lcg.11.04, lcg.17.12; ruling
    `order_of_the_refresh_phase`)."""

    sequence: ClassVar[tuple[str, ...]] = (
        "ready_cards",
        "raise_threat",
        "pass_token",
        "window",
    )

    def ready_cards(self, s: Adventure) -> None:
        """Ready all cards (lcg.11.01); a card that costs something to ready asks its controller."""
        dear: list[Frame] = []
        for card in cards_in_play(s):
            if s.exhausted[card]:
                cost = total(s, "ready_cost", card)
                if cost:
                    dear.append(PayToReady(seat=controller_of(s, card), card=card, cost=cost))
                else:
                    ready(s, card)
        call(s, *dear)

    def raise_threat(self, s: Adventure) -> None:
        raise_all(s, 1)
        happen(s, "refresh_threat")

    def pass_token(self, s: Adventure) -> None:
        """The first player token goes to the left (lcg.11.03)."""
        order = player_order(s)
        if len(order) > 1:
            s.first_player = order[1] if order[0] == s.first_player else order[0]
            tell(s, "first_player", seat=s.first_player)

    def window(self, s: Adventure) -> None:
        open_window(s, "refresh")


class PayToReady(Frame):
    """A hero that does not ready unless resources of its pool are paid (Caught in a Web)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose",)
    seat: int
    card: int
    cost: int

    @choice("pay_to_ready", rule="lcg.11.01")
    def choose(self, s: Adventure) -> Offered:
        if s.eliminated[self.seat] or s.resources[self.card] < self.cost:
            return None
        return self.seat, [YES, NO]

    @choose.takes
    def _(self, s: Adventure, action: Action) -> None:
        if action == YES:
            spend(s, self.card, self.cost)
            ready(s, self.card)
