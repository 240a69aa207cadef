"""Table cards that cost an Action die to get rid of (wotr.5.12)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import SPACE
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARD_TYPE,
    CARDS,
    F_ARMY,
    F_CHARACTER,
    F_WILL,
)
from westmarch.games.war_of_the_ring.rules.map.armies import region_of
from westmarch.games.war_of_the_ring.rules.map.board import MINAS_TIRITH
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    SHADOW,
)
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import (
    PALANTIR_OF_ORTHANC,
    discard_from_hand,
    discard_from_table,
)
from westmarch.games.war_of_the_ring.rules.turn.table_cards import (
    A_POWER_TOO_GREAT,
    POWER_OF_TOM_BOMBADIL,
)
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

DENETHORS_FOLLY = CARD["sh_strat_03"]

SPACE.verb("pay_off", CARDS)


def offers(s: War, seat: int, face: int) -> list[Action]:
    """Table cards of the enemy that this seat can get rid of with a die showing `face`."""
    if not s.table:
        return []
    payable = _free_peoples_pays if side_of(s, seat) == FREE_PEOPLES else _shadow_pays
    return [("pay_off", CARDS[card]) for card in s.table if payable(s, seat, card, face)]


def _free_peoples_pays(s: War, seat: int, card: int, face: int) -> bool:
    if card == PALANTIR_OF_ORTHANC:
        return face == F_WILL or (s.rings[FREE_PEOPLES] > 0 and not s.ring_used[seat])
    if card == DENETHORS_FOLLY:
        heroes = (ARAGORN, GANDALF_THE_GREY, GANDALF_THE_WHITE)
        return face == F_WILL or any(region_of(s, c) == MINAS_TIRITH for c in heroes)
    return False


def _shadow_pays(s: War, seat: int, card: int, face: int) -> bool:
    if card not in (A_POWER_TOO_GREAT, POWER_OF_TOM_BOMBADIL):
        return False
    types = {CARD_TYPE[c] for c in s.hands[seat]}
    return F_ARMY in types and F_CHARACTER in types


def pay(s: War, seat: int, card: int, face: int) -> None:
    """Get rid of a table card with the die already spent and whatever else it costs."""
    if card == PALANTIR_OF_ORTHANC and face != F_WILL:
        s.rings[FREE_PEOPLES] -= 1
        s.rings[SHADOW] += 1
        s.ring_used[seat] = 1
    if side_of(s, seat) == SHADOW:
        call(s, DiscardAsPrice(seat=seat, kind=F_ARMY), DiscardAsPrice(seat=seat, kind=F_CHARACTER))
    discard_from_table(s, card)


class DiscardAsPrice(Frame):
    """Discard one card of a type from hand."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_card",)
    seat: int
    kind: int

    @choice("discard_as_price", rule="wotr.5.12")
    def choose_card(self, s: War) -> Offered:
        hand = s.hands[self.seat]
        return self.seat, [("discard", CARDS[c]) for c in hand if CARD_TYPE[c] == self.kind]

    @choose_card.takes
    def _(self, s: War, action: Action) -> None:
        discard_from_hand(s, self.seat, CARD[str(action[1])])
