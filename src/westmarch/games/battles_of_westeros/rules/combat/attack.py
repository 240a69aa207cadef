"""The attack sequence (chapter 7) with engagement, flanking, parting blows and counterattacks
(chapter 8). Advance and pursuit are in pursuit.py, retreats in retreat.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from westmarch.games.battles_of_westeros.rules.actions import (
    ATTACK_AT,
    DONE,
    NO,
    SPACE,
    YES,
    by_symbol,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.army import keyword
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEX, HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CAVALRY,
    CLASS_OF,
    DICE,
    FACES,
    HEAVY_ARMOR,
    MORALE,
    PURSUE,
    RANGED,
    RANK_DICE,
    RED,
    SHOOTS,
    SYMBOL,
    SYMBOLS,
    UNWIELDY,
    VALOR,
    VALOR_HITS,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    CAP_AGAINST,
    CAP_COUNTERATTACK,
    CAP_FROM,
    CAP_FROM_RANGED,
    CAP_WAIVED_ON,
)
from westmarch.games.battles_of_westeros.rules.combat.pursuit import FollowUp, may_follow
from westmarch.games.battles_of_westeros.rules.combat.retreat import Retreat
from westmarch.games.battles_of_westeros.rules.combat.sight import attack_targets
from westmarch.games.battles_of_westeros.rules.round import commanders, morale
from westmarch.games.battles_of_westeros.rules.state import ATTACKED, MOVED, RETURNED, Field
from westmarch.kernel.engine.chance import choose_one
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

MELEE, SHOT, DOGS, COUNTER, PARTING = range(5)
ATTACK_KINDS = ("melee", "ranged", "dogs_of_war", "counterattack", "parting_blow")

ARCHERS_COUNTERATTACK = "archers_counterattack"
"""The ruling on ranged units with Stalwart; by its other reading they do not counterattack."""
NO_PARTING_BLOW: set[int] = set()
"""Commanders whose unit may leave a fight without a parting blow."""

REROLL = by_symbol("reroll")
REROLL_ONE = by_symbol("reroll_one")
IGNORE: Action = (SPACE.verb("ignore_morale"),)
ACCEPT: Action = (SPACE.verb("accept_morale"),)


def roll_symbols(s: Field, count: int) -> list[int]:
    """Roll dice; their symbols in the order they fell."""
    return [choose_one(s, FACES, "symbol") for _ in range(count)]


def how_many(fell: list[int]) -> list[int]:
    """How many dice show each symbol."""
    found = [0, 0, 0, 0, 0]
    for symbol in fell:
        found[symbol] += 1
    return found


def shown(results: Sequence[int]) -> list[str]:
    """The names of the symbols on dice of which so many show each."""
    return [SYMBOLS[i] for i, count in enumerate(results) for _ in range(count)]


def dice_limit(s: Field, attacker: int, target: int, kind: int) -> int:
    """The smallest terrain limit on the dice of an attack (bow.7.16, topic 13)."""
    here, there = s.ground[s.hex[attacker]], s.ground[s.hex[target]]
    limit = CAP_FROM[here]
    if CAP_AGAINST[there] < limit and CAP_WAIVED_ON[there] != here:
        limit = CAP_AGAINST[there]
    if CAP_FROM_RANGED[here] < limit and CLASS_OF[s.kind[attacker]] == RANGED:
        limit = CAP_FROM_RANGED[here]
    if kind == COUNTER and CAP_COUNTERATTACK[here] < limit:
        limit = CAP_COUNTERATTACK[here]
    return limit


def defending_rank(s: Field, target: int, ignore_armor: bool = False) -> int:
    """The rank whose shields hit a unit; one higher with Heavy Armor (bow.12.09)."""
    rank = s.rank[target]
    if rank < RED and not ignore_armor and keyword(s, target, HEAVY_ARMOR):
        return rank + 1
    return rank


def valor_hits(s: Field, attacker: int, target: int, ignore_armor: bool = False) -> bool:
    """Whether valor results hit (bow.7.21 to bow.7.23, bow.12.10)."""
    if not VALOR_HITS[s.kind[attacker]]:
        return False
    if CLASS_OF[s.kind[target]] == CAVALRY and CLASS_OF[s.kind[attacker]] != CAVALRY:
        return False
    armored = s.rank[target] == RED and not ignore_armor and keyword(s, target, HEAVY_ARMOR)
    return not armored


class Attack(Frame):
    """One attack, counterattack or parting blow, with everything it triggers (bow.7.02, bow.7.29).

    `base` replaces the dice of the attacker's card (Dogs of War); `bonus`, `rerolls` and `further`
    are what cards and abilities add: dice, dice that may be re-rolled, hexes of retreat.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "leave_opponent",
        "engage",
        "modify",
        "count_dice",
        "roll",
        "flank_reroll",
        "reroll_dice",
        "after_roll",
        "count_hits",
        "apply_hits",
        "ignore_morale",
        "retreat",
        "follow_up",
        "pursuit_attack",
        "counterattack",
        "finish",
    )
    attacker: int
    target: int
    kind: int = MELEE
    base: int = -1
    at: int = -1
    """The hex in which the target is attacked."""
    flank: int = 0
    bonus: int = 0
    rerolls: int = 0
    further: int = 0
    dice: int = 0
    results: tuple[int, ...] = (0, 0, 0, 0, 0)
    """Dice that show each symbol."""
    again: tuple[int, ...] = ()
    """Symbols of dice chosen to be re-rolled."""
    hits: int = 0
    pierced: int = 0
    """1 when Heavy Armor does not help against this attack."""
    left: int = 0
    """Hits left without effect on a lone commander."""
    hexes: int = 0
    """Hexes the target has to retreat."""
    origin: int = -1
    """The hex from which the attacker attacks."""
    last: int = 0
    """1 for the extra attack of a pursuit, which no pursuit follows."""

    def leave_opponent(self, s: Field) -> None:
        """A unit that attacks somebody else than its opponent leaves that fight (bow.8.11)."""
        self.at = s.hex[self.target]
        self.origin = s.hex[self.attacker]
        s.turn[self.attacker] &= ~RETURNED
        foe = s.foe[self.attacker]
        if self.kind == MELEE and foe >= 0 and foe != self.target:
            army.disengage(s, self.attacker)
            call(s, PartingBlow(striker=foe, leaver=self.attacker))

    def engage(self, s: Field) -> None:
        """Step 4: the engagement token (bow.8.03 to bow.8.06, bow.8.17)."""
        attacker, target = self.attacker, self.target
        if s.hex[attacker] < 0:
            self.end()
            return
        if s.events is not None:
            tell(
                s,
                "attack",
                attacker=attacker,
                who=army.named(s, attacker),
                target=target,
                whom=army.named(s, target),
                origin=HEXES[s.hex[attacker]],
                to=HEXES[self.at],
                how=ATTACK_KINDS[self.kind],
            )
        if self.kind == MELEE:
            if s.foe[target] in (-1, attacker):
                army.engage(s, attacker, target)
            else:
                self.flank = 1
        elif self.kind == SHOT and s.foe[target] == attacker:
            army.engage(s, attacker, target)

    def modify(self, s: Field) -> None:
        """Abilities that change the attack (bow.5.22)."""
        commanders.prepare(s, self)
        if self.kind in (MELEE, SHOT, DOGS):
            commanders.open_window(s, "before_roll", s.house[self.attacker])

    def count_dice(self, s: Field) -> None:
        """Step 5: the dice of the card, the limits of terrain, then modifiers (bow.7.15 to
        bow.7.17). What works when attacking does not in a counterattack (bow.8.20)."""
        self.dice = dice_count(s, self)
        if s.effects and self.kind in (MELEE, SHOT, DOGS):
            self.rerolls += effects.use_up(s, effects.REROLL, self.attacker)

    def roll(self, s: Field) -> None:
        """Step 6 (bow.7.18)."""
        if self.dice:
            self._add(s, roll_symbols(s, self.dice), [0, 0, 0, 0, 0])

    def _add(self, s: Field, fell: list[int], kept: list[int]) -> None:
        """Dice that fell now beside those that lay there, of which so many show each symbol."""
        self.results = tuple([lay + came for lay, came in zip(kept, how_many(fell), strict=True)])
        if s.events is not None:
            names = [SYMBOLS[symbol] for symbol in fell]
            army.tell_of(s, "rolled", self.attacker, faces=shown(kept) + names, dice=names)

    @choice("flank_reroll", rule="bow.8.08")
    def flank_reroll(self, s: Field) -> Offered:
        """A flanking player may re-roll all dice that show one symbol, once."""
        if not self.flank or not self.dice:
            return None
        shown = [REROLL[i] for i, count in enumerate(self.results) if count]
        return s.house[self.attacker], [*shown, DONE]

    @flank_reroll.takes
    def _(self, s: Field, action: Action) -> None:
        if action != DONE:
            self.roll_again(s, [SYMBOL[str(action[1])]] * self.results[SYMBOL[str(action[1])]])

    def roll_again(self, s: Field, symbols: list[int]) -> None:
        """Roll the dice that show these symbols again."""
        kept = list(self.results)
        for symbol in symbols:
            kept[symbol] -= 1
        self._add(s, roll_symbols(s, len(symbols)), kept)

    @choice("reroll", rule="bow.5.06")
    def reroll_dice(self, s: Field) -> Offered:
        """Dice a card or ability lets the attacker re-roll: first all are chosen, then rolled."""
        if not self.rerolls:
            return None
        rest = list(self.results)
        for symbol in self.again:
            rest[symbol] -= 1
        shown = [REROLL_ONE[i] for i, count in enumerate(rest) if count]
        return (s.house[self.attacker], [*shown, DONE]) if shown or self.again else None

    @reroll_dice.takes
    def _(self, s: Field, action: Action) -> None:
        if action != DONE:
            self.again = (*self.again, SYMBOL[str(action[1])])
            self.rerolls -= 1
            if self.rerolls:
                self.goto("reroll_dice")
                return
        self.rerolls = 0
        if self.again:
            again, self.again = list(self.again), ()
            self.roll_again(s, again)

    def after_roll(self, s: Field) -> None:
        if self.kind != PARTING:
            commanders.open_window(s, "after_roll", s.house[self.attacker])

    def count_hits(self, s: Field) -> None:
        """Steps 7A and 7B: shields of the target's rank, then valor (bow.7.20 to bow.7.23)."""
        if s.effects:
            self.pierced = int(effects.use_up(s, effects.IGNORE_HEAVY_ARMOR, self.attacker) > 0)
        self.add_up_hits(s)
        if self.hits:
            commanders.open_window(s, "before_hits", s.house[self.target])

    def add_up_hits(self, s: Field) -> None:
        """Count the hits of the dice; again when the target's rank has changed."""
        pierced = bool(self.pierced)
        self.hits = self.results[defending_rank(s, self.target, pierced)]
        if self.results[VALOR] and valor_hits(s, self.attacker, self.target, pierced):
            self.hits += self.results[VALOR]

    def apply_hits(self, s: Field) -> None:
        """Step 7C: Cover and Toughness, then losses (bow.7.24)."""
        if self.hits:
            dealt = max(0, self.hits - army.protection(s, self.target))
            army.tell_of(s, "hits", self.target, hits=self.hits, dealt=dealt)
            if dealt:
                self.left = army.take_hits(s, self.target, dealt)
        if s.hex[self.target] >= 0 and self.kind != PARTING:
            self.hexes = self.results[MORALE]

    @choice("ignore_morale", rule="bow.12.16")
    def ignore_morale(self, s: Field) -> Offered:
        """A Stalwart unit may ignore the first morale result."""
        if not self.hexes or not army.stalwart(s, self.target):
            return None
        return s.house[self.target], [IGNORE, ACCEPT]

    @ignore_morale.takes
    def _(self, s: Field, action: Action) -> None:
        if action == IGNORE:
            self.hexes -= 1

    def retreat(self, s: Field) -> None:
        """Step 7D: one hex for each morale result (bow.7.26)."""
        if not self.hexes:
            return
        hexes = self.hexes + self.further
        if s.effects and self.kind != COUNTER:
            hexes += effects.total(s, effects.EXTRA_RETREAT, self.attacker)
        melee = int(self.kind in (MELEE, COUNTER))
        call(
            s,
            Retreat(
                unit=self.target, hexes=hexes, attacker=self.attacker, melee=melee, before=self.left
            ),
        )

    def follow_up(self, s: Field) -> None:
        """The target is gone: the attacker may advance or pursue (bow.7.29)."""
        if self.kind in (COUNTER, PARTING):
            self.goto("finish")
            return
        attacker, target = self.attacker, self.target
        if self.hexes and s.retreated >= 2 and s.effects:
            more = effects.total(s, effects.MORALE_FOR_RETREAT, attacker)
            if more:
                morale.rise(s, s.house[attacker], more)
        if self.kind != DOGS and not self.last:
            attack_over(s, attacker, target)
        if s.hex[target] != self.at and DISTANCE[s.hex[attacker]][self.at] == 1:
            if may_follow(s, attacker, self.at, bool(self.last)):
                call(s, FollowUp(unit=attacker, to=self.at))

    @choice("pursuit_attack", rule="bow.12.13")
    def pursuit_attack(self, s: Field) -> Offered:
        """After a pursuit the unit may attack once more; no pursuit follows that attack."""
        unit = self.attacker
        stayed = s.hex[unit] == self.origin and not s.turn[unit] & RETURNED
        if s.hex[unit] < 0 or stayed or not keyword(s, unit, PURSUE):
            return None
        found = attack_targets(s, unit, pursuing=True)
        if not found:
            return None
        return s.house[unit], [*(ATTACK_AT[s.hex[u]] for u in found), DONE]

    @pursuit_attack.takes
    def _(self, s: Field, action: Action) -> None:
        if action != DONE:
            target = s.unit_at[HEX[str(action[1])]]
            how = attack_kind(s, self.attacker)
            call(s, Attack(attacker=self.attacker, target=target, kind=how, last=1))

    @choice("counterattack", rule="bow.8.18")
    def counterattack(self, s: Field) -> Offered:
        """A Stalwart target of a melee attack still in its hex may strike back."""
        if self.kind != MELEE or not may_counterattack(s, self.target, self.attacker, self.at):
            return None
        return s.house[self.target], [YES, NO]

    @counterattack.takes
    def _(self, s: Field, action: Action) -> None:
        if action == YES:
            call(s, Attack(attacker=self.target, target=self.attacker, kind=COUNTER))

    def finish(self, s: Field) -> None:
        if s.hex[self.attacker] >= 0:
            commanders.open_window(s, "after_attack", s.house[self.attacker])


def dice_count(s: Field, attack: Attack) -> int:
    """The dice of an attack as things stand: those of the card or its `base`, cut to the limit of
    the terrain, then what is added and taken away (bow.7.15 to bow.7.17)."""
    attacker, kind = attack.attacker, attack.kind
    dice = DICE[s.kind[attacker]][s.rank[attacker]] if attack.base < 0 else attack.base
    dice = min(dice, dice_limit(s, attacker, attack.target, kind)) + attack.bonus
    if kind in (MELEE, SHOT, DOGS):
        if s.turn[attacker] & MOVED and kind != DOGS and keyword(s, attacker, UNWIELDY):
            dice -= 1
        if s.effects:
            dice += effects.total(s, effects.DICE, attacker)
            if attack.flank:
                dice += effects.total(s, effects.FLANK_DICE, attacker)
    return max(0, dice)


def attack_over(s: Field, unit: int, target: int) -> None:
    """The unit's attack of this turn is over, unless it may attack another target too."""
    s.turn[unit] |= ATTACKED
    if s.effects and effects.use_up(s, effects.EXTRA_ATTACK, unit):
        s.turn[unit] &= ~ATTACKED
        effects.grant(s, effects.BARRED_TARGET, unit, target + 1)


def may_counterattack(s: Field, unit: int, attacker: int, at: int) -> bool:
    """Whether the target of a melee attack may counterattack (bow.8.18)."""
    if s.hex[unit] != at or s.hex[attacker] < 0 or s.fire[at]:
        return False
    if s.effects and effects.has(s, effects.NO_COUNTERATTACK, unit):
        return False
    if SHOOTS[s.kind[unit]] and ARCHERS_COUNTERATTACK in s.house_rulings:
        return False
    return DISTANCE[at][s.hex[attacker]] == 1 and army.stalwart(s, unit)


class PartingBlow(Frame):
    """The enemy left behind may strike at the unit that leaves (bow.8.14, bow.8.15)."""

    sequence: ClassVar[tuple[str, ...]] = ("strike",)
    striker: int
    leaver: int

    @choice("parting_blow", rule="bow.8.14")
    def strike(self, s: Field) -> Offered:
        if s.fire[s.hex[self.striker]] or s.commander[self.leaver] in NO_PARTING_BLOW:
            return None
        return s.house[self.striker], [YES, NO]

    @strike.takes
    def _(self, s: Field, action: Action) -> None:
        if action == YES:
            call(s, Attack(attacker=self.striker, target=self.leaver, kind=PARTING))


class DogsOfWar(Frame):
    """The special ranged attack of dogs (bow.12.06 to bow.12.08): one die decides what it is."""

    sequence: ClassVar[tuple[str, ...]] = ("loose", "finish")
    unit: int
    target: int
    spends_attack: int = 1
    """0 when a commander's ability looses the beasts, which costs his unit nothing."""

    def loose(self, s: Field) -> None:
        face = choose_one(s, FACES, "symbol")
        if s.events is not None:
            whom = army.named(s, self.target)
            army.tell_of(
                s, "dogs_loosed", self.unit, target=self.target, whom=whom, face=SYMBOLS[face]
            )
        if face == MORALE:
            hexes = 1 + effects.total(s, effects.EXTRA_RETREAT, self.unit)
            call(s, Retreat(unit=self.target, hexes=hexes, attacker=self.unit))
        elif face == VALOR:
            army.take_hits(s, self.target, 1)
        else:
            attack = Attack(attacker=self.unit, target=self.target, kind=DOGS, base=RANK_DICE[face])
            call(s, attack)

    def finish(self, s: Field) -> None:
        if self.spends_attack and s.hex[self.unit] >= 0:
            attack_over(s, self.unit, self.target)


def attack_kind(s: Field, unit: int) -> int:
    """How a unit attacks: by the symbol on its card, whatever the distance (bow.7.07)."""
    return SHOT if SHOOTS[s.kind[unit]] else MELEE


def current_attack(s: Field) -> Attack:
    """The attack going on, for abilities that change it."""
    for frame in reversed(s.stack):
        if isinstance(frame, Attack):
            return frame
    raise AssertionError("no attack is going on")
