"""Costs of abilities besides the printed cost of a card in hand (lcg.15.06, lcg.15.07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from westmarch.games.lotr_card_game.rules.card_effects.abilities import Cost, then
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask, choose_card
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    discard_from_hand,
    exhaust,
    going_on,
    lower_threat,
    raise_threat,
)
from westmarch.games.lotr_card_game.rules.card_effects.payment import spend
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import HAND

if TYPE_CHECKING:
    from westmarch.games.lotr_card_game.rules.card_effects.abilities import Cards

EXHAUST = Cost(
    possible=lambda s, u: not s.exhausted[u.card],
    pay=lambda s, u: exhaust(s, u.card),
    exhausts=True,
)
"""Exhaust the card itself."""


def own_pool(n: int) -> Cost:
    """Resources from the pool of the card itself, a hero."""
    return Cost(
        possible=lambda s, u: s.resources[u.card] >= n,
        pay=lambda s, u: spend(s, u.card, n),
    )


def threat_up(n: int) -> Cost:
    """Raise the user's threat."""
    return Cost(possible=lambda s, u: True, pay=lambda s, u: raise_threat(s, u.seat, n))


def threat_down(n: int) -> Cost:
    """Lower the user's threat."""
    return Cost(possible=lambda s, u: True, pay=lambda s, u: lower_threat(s, u.seat, n))


def exhaust_one(candidates: Cards) -> Cost:
    """Exhaust one of some cards, the user's choice; it is then ``u.cost_card``."""

    def pay(s: Adventure, u: Use) -> None:
        choose_card(s, u.seat, candidates(s, u), exhaust_for_cost, u.card, why="exhaust_cost")

    return Cost(possible=lambda s, u: bool(candidates(s, u)), pay=pay)


@then
def exhaust_for_cost(s: Adventure, ask: Ask) -> None:
    """Exhaust the chosen card and note it in the use."""
    exhaust(s, ask.chosen)
    use = going_on(s, Use)
    assert use is not None
    use.cost_card = ask.chosen


def _from_hand(s: Adventure, u: Use) -> list[int]:
    return [c for c in s.zones[HAND[u.seat]] if c != u.card]


def _discard_one(s: Adventure, u: Use) -> None:
    choose_card(s, u.seat, _from_hand(s, u), discard_for_cost, u.card, why="discard_cost")


DISCARD_ONE = Cost(possible=lambda s, u: bool(_from_hand(s, u)), pay=_discard_one)
"""Discard a card from the user's hand."""


@then
def discard_for_cost(s: Adventure, ask: Ask) -> None:
    """Discard the chosen card."""
    discard_from_hand(s, ask.chosen)
