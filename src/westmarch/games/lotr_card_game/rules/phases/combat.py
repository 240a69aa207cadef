"""The combat phase (chapters 9 and 10): shadow cards, enemy attacks, player attacks."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.rules.actions import INSTANCES, SPACE
from westmarch.games.lotr_card_game.rules.card_effects.effects import deal_shadow
from westmarch.games.lotr_card_game.rules.catalogue import ENGAGEMENT_COST
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack, can_attack
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerTurn
from westmarch.games.lotr_card_game.rules.phases.windows import open_window
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.stats import last, stat
from westmarch.games.lotr_card_game.rules.table.zones import (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    SHADOW,
    SHADOW_UP,
    engaged_enemies,
    move,
    player_order,
)
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

ENGAGED_ANEW = "enemy_engaged_anew"
"""The ruling on an enemy that has attacked one player and is then engaged by another."""

SPACE.verb("shadow_card_for", INSTANCES)
SPACE.verb("resolve_attack", INSTANCES)
ATTACKED = "attacked"
"""Kept by the house ruling among what lasts this round: an enemy, and a player it has attacked."""


class CombatPhase(Frame):
    """Deal shadow cards, enemies attack, players attack (lcg.9.01, lcg.17.10)."""

    sequence: ClassVar[tuple[str, ...]] = (
        "deal_shadow_cards",
        "window",
        "enemy_attacks",
        "player_attacks",
        "last_window",
        "discard_shadow_cards",
    )

    def deal_shadow_cards(self, s: Adventure) -> None:
        if s.mode != "basic":
            call(s, *(DealShadowCards(seat=seat) for seat in player_order(s)))

    def window(self, s: Adventure) -> None:
        if not open_window(s, "shadow_cards"):
            self.step += 1
            self.enemy_attacks(s)

    def enemy_attacks(self, s: Adventure) -> None:
        call(s, *(EnemyAttacks(seat=seat) for seat in player_order(s)))

    def player_attacks(self, s: Adventure) -> None:
        call(s, *(PlayerTurn(seat=seat) for seat in player_order(s)))

    def last_window(self, s: Adventure) -> None:
        if not open_window(s, "combat"):
            self.discard_shadow_cards(s)

    def discard_shadow_cards(self, s: Adventure) -> None:
        """At the end of the phase (lcg.10.09)."""
        for zone in (SHADOW, SHADOW_UP):
            for card in list(s.zones[zone]):
                move(s, card, ENCOUNTER_DISCARD)
        s.stack.pop()


class DealShadowCards(Frame):
    """One shadow card for each enemy engaged with a player, the highest engagement cost first
    (lcg.9.03, lcg.9.04); the player chooses among equal costs (ruling `equal_engagement_costs`)."""

    sequence: ClassVar[tuple[str, ...]] = ("deal",)
    seat: int
    dealt: tuple[int, ...] = ()

    @choice("shadow_order", rule="lcg.9.04")
    def deal(self, s: Adventure) -> Offered:
        left = [e for e in engaged_enemies(s, self.seat) if e not in self.dealt]
        if not left or not s.zones[ENCOUNTER_DECK]:
            return None
        if len(left) == 1:
            return self.seat, [("shadow_card_for", left[0])]
        costs = [stat(s, e, ENGAGEMENT_COST) for e in left]
        highest = max(costs)
        equal = [e for e, cost in zip(left, costs, strict=True) if cost == highest]
        return self.seat, [("shadow_card_for", e) for e in equal]

    @deal.takes
    def _(self, s: Adventure, action: Action) -> None:
        self.step = 0
        enemy = int(action[1])
        self.dealt = (*self.dealt, enemy)
        deal_shadow(s, enemy)


class EnemyAttacks(Frame):
    """Every enemy engaged with a player attacks once, in the order the player chooses (lcg.9.02,
    lcg.9.07). One that has attacked another player before attacks no more; by the house ruling it
    attacks each player once."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_enemy",)
    seat: int

    @choice("choose_enemy", rule="lcg.9.07")
    def choose_enemy(self, s: Adventure) -> Offered:
        if s.eliminated[self.seat]:
            return None
        return self.seat, [
            ("resolve_attack", e)
            for e in engaged_enemies(s, self.seat)
            if not self._has_attacked(s, e) and can_attack(s, e, self.seat)
        ]

    @choose_enemy.takes
    def _(self, s: Adventure, action: Action) -> None:
        self.step = 0
        enemy = int(action[1])
        if enemy not in s.have_attacked:
            s.have_attacked.append(enemy)
        if ENGAGED_ANEW in s.house_rulings:
            last(s, ATTACKED, enemy, self.seat, "round")
        call(s, EnemyAttack(enemy=enemy, seat=self.seat))

    def _has_attacked(self, s: Adventure, enemy: int) -> bool:
        if ENGAGED_ANEW not in s.house_rulings:
            return enemy in s.have_attacked
        return any(e[:3] == (ATTACKED, enemy, self.seat) for e in s.lasting)
