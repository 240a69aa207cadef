"""Paying with resources (lcg.5.03 to lcg.5.10): which heroes can pay, and the payer's choice."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.rules.catalogue import HERO, NEUTRAL, SPHERE, TYPE
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.stats import has_icon
from westmarch.games.lotr_card_game.rules.table.zones import AREA
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame


def payers(s: Adventure, seat: int, sphere: int) -> list[int]:
    """Heroes of a player whose resources can pay for a card of this sphere (lcg.5.03, lcg.5.09)."""
    design = s.design
    return [
        c
        for c in s.zones[AREA[seat]]
        if TYPE[design[c]] == HERO and (sphere == NEUTRAL or has_icon(s, c, sphere))
    ]


def most(s: Adventure, seat: int, sphere: int, distinct: int = 0) -> int:
    """The most a player can pay for a card of this sphere; -1 when no hero matches it (lcg.5.06).
    With `distinct` at most one token of each pool counts (Thicket of Spears)."""
    found = -1
    design, resources = s.design, s.resources
    for card in s.zones[AREA[seat]]:
        number = design[card]
        if TYPE[number] == HERO and (
            sphere == NEUTRAL or SPHERE[number] == sphere or has_icon(s, card, sphere)
        ):
            if found < 0:
                found = 0
            found += bool(resources[card]) if distinct else resources[card]
    return found if sphere != NEUTRAL else max(found, 0)


def pay(s: Adventure, seat: int, cost: int, sphere: int, distinct: int = 0) -> None:
    """Pay for a card. The payer chooses token by token where there is a choice."""
    if cost <= 0:
        return
    heroes = [c for c in payers(s, seat, sphere) if s.resources[c]]
    total = len(heroes) if distinct else sum(s.resources[c] for c in heroes)
    if len(heroes) == 1:
        spend(s, heroes[0], cost)
    elif total == cost:
        for hero in heroes:
            spend(s, hero, 1 if distinct else s.resources[hero])
    else:
        call(s, Pay(seat=seat, left=cost, sphere=sphere, distinct=distinct))


def spend(s: Adventure, hero: int, n: int) -> None:
    """Take resources from a pool to the bank (lcg.5.04)."""
    s.resources[hero] -= n
    tell(s, "paid", card=hero, number=s.design[hero], n=n)


class Pay(Frame):
    """Choose the pools that pay, one token at a time (lcg.5.07)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_pool",)
    seat: int
    left: int
    sphere: int
    distinct: int = 0
    taken: tuple[int, ...] = ()

    @choice("pay", rule="lcg.5.07")
    def choose_pool(self, s: Adventure) -> Offered:
        if self.left <= 0:
            return None
        return self.seat, [
            ("pay", c)
            for c in payers(s, self.seat, self.sphere)
            if s.resources[c] and not (self.distinct and c in self.taken)
        ]

    @choose_pool.takes
    def _(self, s: Adventure, action: Action) -> None:
        hero = int(action[1])
        spend(s, hero, 1)
        self.taken = (*self.taken, hero)
        self.left -= 1
        if self.left:
            self.step = 0
