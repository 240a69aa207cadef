"""One enemy attack, in four steps with an action window after each (lcg.9.06 to lcg.9.16)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.rules.actions import DONE, INSTANCES, SPACE
from westmarch.games.lotr_card_game.rules.card_effects.abilities import BIT, SHADOWS
from westmarch.games.lotr_card_game.rules.card_effects.effects import deal_shadow, exhaust
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds, total
from westmarch.games.lotr_card_game.rules.catalogue import ATTACK, DEFENSE, HAS_SHADOW, SENTINEL
from westmarch.games.lotr_card_game.rules.phases.windows import open_window
from westmarch.games.lotr_card_game.rules.state import NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.leaving import deal_damage
from westmarch.games.lotr_card_game.rules.table.stats import (
    end_attack,
    has_keyword,
    hit_points_left,
    lasts,
    stat,
)
from westmarch.games.lotr_card_game.rules.table.zones import (
    ENCOUNTER_DISCARD,
    IN_PLAY,
    SHADOW,
    SHADOW_UP,
    characters,
    heroes,
    is_character,
    move,
    player_order,
    shadows_of,
)
from westmarch.kernel.engine import chance
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

SPACE.verb("defend", INSTANCES)
SPACE.verb("take_damage", INSTANCES)
_BARRED = BIT["cannot_defend_with"]
NO_DEFENDER: Action = (SPACE.verb("no_defender"),)


def can_attack(s: Adventure, enemy: int, seat: int) -> bool:
    """Whether nothing forbids an enemy to attack a player."""
    if s.lasting and any(
        what == "no_attack" and on == enemy and amount == seat
        for what, on, amount, _, _ in s.lasting
    ):
        return False
    return not holds(s, "cannot_attack", enemy, seat)


class EnemyAttack(Frame):
    """An enemy attacks a player. Shadow effects get this frame: ``attack.seat`` is the player
    attacked ("you", "defending player"), ``attack.enemy`` the attacker, ``attack.shadow`` the
    shadow card being resolved, ``attack.undefended(s)`` how it is defended."""

    sequence: ClassVar[tuple[str, ...]] = (
        "begin",
        "window_1",
        "declare_defender",
        "sentinels",
        "defender_declared",
        "window_2",
        "shadow_card",
        "window_3",
        "damage",
        "after_attack",
        "window_4",
        "end_of_attack",
    )
    enemy: int
    seat: int
    defenders: tuple[int, ...] = ()
    shadow: int = NOTHING
    asked: int = 0
    """Players asked for a sentinel."""
    dealt: int = NOTHING
    """Damage dealt; NOTHING before that step."""
    phase_attack: bool = True
    """Whether it is the enemy's attack of the combat phase; an attack by a card's effect outside it
    gets its own shadow card, which is discarded after it (FAQ 1.28, 1.42)."""

    def _over(self, s: Adventure) -> bool:
        """An attack ends when the attacker or the attacked player is gone."""
        if s.eliminated[self.seat] or not self._attacker_there(s):
            self.goto("end_of_attack")
            return True
        return False

    def _attacker_there(self, s: Adventure) -> bool:
        zone = s.zone[self.enemy]
        return IN_PLAY[zone] or zone == SHADOW_UP

    def begin(self, s: Adventure) -> None:
        tell(s, "attack", card=self.enemy, number=s.design[self.enemy], seat=self.seat)
        if not self.phase_attack:
            self._discard_shadows(s)
            deal_shadow(s, self.enemy, self.seat)
        if not happen(s, "attacks", self.enemy, self.seat) and s.stack[-1] is self:
            self.step += 1
            open_window(s, "enemy_chosen")

    def window_1(self, s: Adventure) -> None:
        if not self._over(s):
            open_window(s, "enemy_chosen")

    @choice("declare_defender", rule="lcg.9.08")
    def declare_defender(self, s: Adventure) -> Offered:
        if s.eliminated[self.seat] or not self._attacker_there(s):
            return None
        found = possible_defenders(s, self.seat)
        actions: list[Action] = [("defend", c) for c in found]
        if not self.defenders:
            actions.append(NO_DEFENDER)
        elif lasts(s, "many_defenders", self.seat):
            actions.append(DONE)
        else:
            return None
        return self.seat, actions

    @declare_defender.takes
    def _(self, s: Adventure, action: Action) -> None:
        if action[0] != "defend":
            return
        self._defend(s, int(action[1]))
        self.goto("declare_defender")

    def _defend(self, s: Adventure, character: int) -> None:
        exhaust(s, character)
        self.defenders = (*self.defenders, character)
        tell(s, "defends", card=character, number=s.design[character])

    @choice("sentinel", rule="lcg.14.12")
    def sentinels(self, s: Adventure) -> Offered:
        """Others may defend with a sentinel when no defender is declared."""
        if s.players == 1 or self.defenders or s.eliminated[self.seat]:
            return None
        if not self._attacker_there(s):
            return None
        for seat in player_order(s)[self.asked :]:
            if seat == self.seat:
                continue
            found = [c for c in possible_defenders(s, seat) if has_keyword(s, c, SENTINEL)]
            if found:
                actions: list[Action] = [("defend", c) for c in found]
                actions.append(NO_DEFENDER)
                return seat, actions
        return None

    @sentinels.takes
    def _(self, s: Adventure, action: Action) -> None:
        if action != NO_DEFENDER:
            self._defend(s, int(action[1]))
            return
        self.goto("sentinels")
        order = player_order(s)
        for place in range(self.asked, len(order)):
            self.asked = place + 1
            if order[place] != self.seat and any(
                has_keyword(s, c, SENTINEL) for c in possible_defenders(s, order[place])
            ):
                return

    def defender_declared(self, s: Adventure) -> None:
        if self._over(s):
            return
        if not self.defenders:
            tell(s, "undefended", seat=self.seat)
        for character in self.defenders:
            happen(s, "defends", character, (s.zone[character] - 15) // 5, other=self.enemy)
        if s.stack[-1] is self:
            self.step += 1
            open_window(s, "defender_declared")

    def window_2(self, s: Adventure) -> None:
        if not self._over(s):
            open_window(s, "defender_declared")

    def shadow_card(self, s: Adventure) -> None:
        """Turn the shadow cards up one by one and resolve each (lcg.9.10)."""
        if self._over(s):
            return
        hidden = [c for c in s.zones[SHADOW] if s.attached_to[c] == self.enemy]
        if hidden:
            self.goto("shadow_card")
            self.shadow = hidden[0]
            call(s, ResolveShadow(card=hidden[0]))
        else:
            self.step += 1
            open_window(s, "shadow_resolved")

    def window_3(self, s: Adventure) -> None:
        if not self._over(s):
            open_window(s, "shadow_resolved")

    @choice("take_damage", rule="lcg.9.13")
    def damage(self, s: Adventure) -> Offered:
        """The defender takes the damage; of an undefended attack one hero of the attacked player;
        of several defenders one of them (FAQ 1.04)."""
        if s.eliminated[self.seat] or not self._attacker_there(s):
            return None
        who = self.still_defending(s) or heroes(s, self.seat)
        seat = self.seat
        return seat, [("take_damage", c) for c in who]

    @damage.takes
    def _(self, s: Adventure, action: Action) -> None:
        card = int(action[1])
        strength = stat(s, self.enemy, ATTACK)
        defense = self.defense(s)
        amount = max(strength - defense, 0)
        tell(
            s,
            "attack_damage",
            card=card,
            number=s.design[card],
            attack=strength,
            defense=defense,
            n=amount,
        )
        excess = amount - hit_points_left(s, card)
        self.dealt = amount
        deal_damage(s, card, amount)
        if excess > 0:
            total(s, "excess_damage", self.enemy, self.seat, excess)

    def after_attack(self, s: Adventure) -> None:
        """What follows an attack follows it also when its damage eliminated the player."""
        if (self.dealt < 0 or not self._attacker_there(s)) and self._over(s):
            return
        if not happen(s, "attacked", self.enemy, self.seat, max(self.dealt, 0)):
            self.step += 1
            self.window_4(s)

    def window_4(self, s: Adventure) -> None:
        if not self._over(s):
            open_window(s, "attack_damage")

    def end_of_attack(self, s: Adventure) -> None:
        end_attack(s, self.enemy)
        if not self.phase_attack:
            self._discard_shadows(s)

    def _discard_shadows(self, s: Adventure) -> None:
        for card in shadows_of(s, self.enemy):
            move(s, card, ENCOUNTER_DISCARD)

    def still_defending(self, s: Adventure) -> list[int]:
        """Defenders that are still in play (lcg.9.14)."""
        return [c for c in self.defenders if is_character(s, c)]

    def defense(self, s: Adventure) -> int:
        """The defense of all defenders, as far as it counts in this attack."""
        return sum(
            stat(s, c, DEFENSE)
            for c in self.still_defending(s)
            if not any(e[:3] == ("no_defense", c, self.enemy) for e in s.lasting)
        )

    def undefended(self, s: Adventure) -> bool:
        """Whether the attack is undefended now."""
        return not self.still_defending(s)


def possible_defenders(s: Adventure, seat: int) -> list[int]:
    """Ready characters of a player that may defend."""
    exhausted = s.exhausted
    able = [c for c in characters(s, seat) if not exhausted[c]]
    return [c for c in able if not holds(s, "cannot_defend_with", c)] if s.hears & _BARRED else able


class ResolveShadow(Frame):
    """Turn one shadow card up and resolve its shadow effect, unless it is cancelled."""

    sequence: ClassVar[tuple[str, ...]] = ("turn_up", "effect", "resolved")
    card: int
    cancelled: bool = False

    def turn_up(self, s: Adventure) -> None:
        attack = current_attack(s)
        chance.reveal(s)
        move(s, self.card, SHADOW_UP)
        tell(
            s,
            "shadow_card",
            card=self.card,
            number=s.design[self.card],
            enemy=attack.enemy,
            enemy_number=s.design[attack.enemy],
        )
        if not HAS_SHADOW[s.design[self.card]]:
            self.end()
            return
        if not happen(s, "shadow_effect", self.card, attack.seat, other=attack.enemy):
            self.step += 1
            self.effect(s)

    def effect(self, s: Adventure) -> None:
        if self.cancelled:
            tell(s, "cancelled", card=self.card, number=s.design[self.card])
            self.end()
            return
        effect = SHADOWS.get(s.design[self.card])
        if effect is not None:
            attack = current_attack(s)
            attack.shadow = self.card
            effect(s, attack)

    def resolved(self, s: Adventure) -> None:
        attack = current_attack(s)
        happen(s, "shadow_resolved", self.card, attack.seat, other=attack.enemy)


def current_attack(s: Adventure) -> EnemyAttack:
    """The enemy attack that is being resolved."""
    for frame in reversed(s.stack):
        if isinstance(frame, EnemyAttack):
            return frame
    raise AssertionError("no enemy attacks")
