"""One attack of players on an enemy, in three steps with a window after each (lcg.10.02 to
lcg.10.08)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.rules.actions import DONE, INSTANCES, PASS, SPACE
from westmarch.games.lotr_card_game.rules.card_effects.effects import exhaust
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds
from westmarch.games.lotr_card_game.rules.catalogue import ATTACK, DEFENSE, RANGED
from westmarch.games.lotr_card_game.rules.phases.windows import open_window
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.leaving import deal_damage
from westmarch.games.lotr_card_game.rules.table.stats import has_keyword, stat
from westmarch.games.lotr_card_game.rules.table.zones import (
    STAGING,
    all_engaged,
    characters,
    engaged_enemies,
    engaged_with,
    in_play,
    is_character,
    player_order,
    staged_enemies,
)
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

SPACE.verb("attack", INSTANCES)
SPACE.verb("attacker", INSTANCES)
ALREADY_ATTACKED = Refusal("lcg.10.03", "already_attacked_this_round")


def ready_attackers(s: Adventure, seat: int) -> list[int]:
    """Ready characters of a player that may attack."""
    return [
        c
        for c in characters(s, seat)
        if not s.exhausted[c] and not holds(s, "cannot_attack_with", c)
    ]


def eligible(s: Adventure, character: int, enemy: int, seat: int) -> bool:
    """Whether a character may attack an enemy: one engaged with its controller, with ranged one
    engaged with another player (lcg.14.02), by its text one in the staging area."""
    engaged = engaged_with(s, enemy)
    if engaged == seat:
        return True
    if engaged >= 0:
        return has_keyword(s, character, RANGED)
    return s.zone[enemy] == STAGING and holds(s, "attacks_staging", character)


def eligible_targets(s: Adventure, character: int, seat: int) -> list[int]:
    """Enemies a character may attack."""
    return [e for e in (*all_engaged(s), *staged_enemies(s)) if eligible(s, character, e, seat)]


class PlayerTurn(Frame):
    """A player declares attacks, one after the other (lcg.10.01, lcg.10.08)."""

    sequence: ClassVar[tuple[str, ...]] = ("declare",)
    seat: int

    @choice("declare_attack", rule="lcg.10.02")
    def declare(self, s: Adventure) -> Offered:
        if s.eliminated[self.seat]:
            return None
        able = ready_attackers(s, self.seat)
        if not able:
            return None
        targets = list(engaged_enemies(s, self.seat))
        if s.players > 1 and any(has_keyword(s, c, RANGED) for c in able):
            targets += [e for e in all_engaged(s) if engaged_with(s, e) != self.seat]
        if any(holds(s, "attacks_staging", c) for c in able):
            targets += staged_enemies(s)
        if not targets:
            return None
        found: list[Action] = [("attack", e) for e in targets]
        found.append(DONE)
        return self.seat, found

    @declare.refuses
    def _(self, s: Adventure, action: Action) -> Refusal | None:
        if action != DONE and self.seat * 1000 + int(action[1]) in s.attacks_made:
            return ALREADY_ATTACKED
        return None

    @declare.takes
    def _(self, s: Adventure, action: Action) -> None:
        if action != DONE:
            self.step = 0
            enemy = int(action[1])
            s.attacks_made.append(self.seat * 1000 + enemy)
            call(s, PlayerAttack(enemy=enemy, seat=self.seat))


class PlayerAttack(Frame):
    """An attack on one enemy. With attackers given (Quick Strike) no other may join."""

    sequence: ClassVar[tuple[str, ...]] = (
        "begin",
        "choose_attackers",
        "join",
        "declared",
        "window_1",
        "strength",
        "window_2",
        "damage",
        "window_3",
    )
    enemy: int
    seat: int
    attackers: tuple[int, ...] = ()
    alone: bool = False
    """No other character may join."""
    asked: int = 0
    attack: int = 0
    destroyed: bool = False
    """Its damage has destroyed the enemy."""

    def begin(self, s: Adventure) -> None:
        tell(s, "player_attack", card=self.enemy, number=s.design[self.enemy], seat=self.seat)
        if self.alone:
            self.goto("declared")

    @choice("choose_attackers", rule="lcg.10.02")
    def choose_attackers(self, s: Adventure) -> Offered:
        if s.zone[self.enemy] == STAGING and self.attackers:
            return None
        found: list[Action] = [
            ("attacker", c)
            for c in ready_attackers(s, self.seat)
            if eligible(s, c, self.enemy, self.seat)
        ]
        if self.attackers:
            found.append(DONE)
        return self.seat, found

    @choose_attackers.takes
    def _(self, s: Adventure, action: Action) -> None:
        if action != DONE:
            self.goto("choose_attackers")
            self._join(s, int(action[1]))

    def _join(self, s: Adventure, character: int) -> None:
        exhaust(s, character)
        self.attackers = (*self.attackers, character)
        tell(s, "attacker", card=character, number=s.design[character])

    def _rangers(self, s: Adventure, seat: int) -> list[int]:
        return [c for c in ready_attackers(s, seat) if has_keyword(s, c, RANGED)]

    @choice("join_attack", rule="lcg.14.02")
    def join(self, s: Adventure) -> Offered:
        """Characters with ranged of other players may join (lcg.14.02)."""
        if s.players == 1 or engaged_with(s, self.enemy) < 0:
            return None
        for seat in player_order(s)[self.asked :]:
            if seat == self.seat:
                continue
            found: list[Action] = [
                ("attacker", c)
                for c in ready_attackers(s, seat)
                if eligible(s, c, self.enemy, seat) and has_keyword(s, c, RANGED)
            ]
            if found:
                found.append(PASS)
                return seat, found
        return None

    @join.takes
    def _(self, s: Adventure, action: Action) -> None:
        self.goto("join")
        if action != PASS:
            self._join(s, int(action[1]))
            return
        order = player_order(s)
        for place in range(self.asked, len(order)):
            self.asked = place + 1
            if order[place] != self.seat and self._rangers(s, order[place]):
                return

    def _over(self, s: Adventure) -> bool:
        if not in_play(s, self.enemy):
            self.end()
            return True
        return False

    def declared(self, s: Adventure) -> None:
        happen(s, "attackers_declared", self.enemy, self.seat)

    def window_1(self, s: Adventure) -> None:
        if not self._over(s):
            open_window(s, "attack_declared")

    def strength(self, s: Adventure) -> None:
        """Attack strength (lcg.10.05)."""
        if not self._over(s):
            self.attack = self.total_attack(s)

    def total_attack(self, s: Adventure) -> int:
        """The attack of all attackers still in play."""
        return sum(stat(s, c, ATTACK) for c in self.attackers if is_character(s, c))

    def window_2(self, s: Adventure) -> None:
        if not self._over(s):
            open_window(s, "attack_strength")

    def damage(self, s: Adventure) -> None:
        """Damage beyond the enemy's defense (lcg.10.06)."""
        if self._over(s):
            return
        self.attack = self.total_attack(s)
        defense = stat(s, self.enemy, DEFENSE)
        amount = max(self.attack - defense, 0)
        tell(
            s,
            "attack_damage",
            card=self.enemy,
            number=s.design[self.enemy],
            attack=self.attack,
            defense=defense,
            n=amount,
        )
        deal_damage(s, self.enemy, amount)
        self.destroyed = not in_play(s, self.enemy)

    def window_3(self, s: Adventure) -> None:
        open_window(s, "player_attack_damage")


def current_player_attack(s: Adventure) -> PlayerAttack | None:
    """The attack of players that is being resolved, if any."""
    for frame in reversed(s.stack):
        if isinstance(frame, PlayerAttack):
            return frame
    return None
