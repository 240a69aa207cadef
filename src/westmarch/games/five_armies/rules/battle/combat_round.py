"""One round of a battle: manoeuvres, combat roll, leader re-roll, damage (b5a.10.07 on).

What belongs to each side stands in pairs, Free Peoples first, so that cards can say "the Shadow's
dice" whoever attacks.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from westmarch.games.five_armies.rules.actions import NO, SPACE, YES
from westmarch.games.five_armies.rules.battle.combat_cards import (
    ADD_DAMAGE,
    AT_REVEAL,
    BEFORE_REROLL,
    BEFORE_ROLL,
    CANCEL_DAMAGE,
    COMBAT_EFFECTS,
    END_OF_ROUND,
    MANOEUVRE_EFFECTS,
    MOMENT_OF,
    REMOVE_DAMAGE,
)
from westmarch.games.five_armies.rules.battle.damage import (
    Casualties,
    Relief,
    bodyguard_may_stop,
    lay,
    use_bodyguard,
)
from westmarch.games.five_armies.rules.catalogue import (
    BATTLE_CARD,
    BATTLE_CARDS,
    CARD,
    CARDS,
    COMBAT_OF,
    D_EVENT,
    DECK_OF,
    FIRST_EVENT,
    HAMPERED,
    HITS_ON,
    MANOEUVRES,
    MIGHTY_STROKES,
    MOST_COMBAT_DICE,
    REGROUP,
    VAMPIRE_LIKE,
)
from westmarch.games.five_armies.rules.map.armies import (
    count_at,
    has_kind,
    kinds_at,
    leadership_at,
    strength_at,
    units_at,
    walls_stand,
)
from westmarch.games.five_armies.rules.map.board import TERRITORY_OF, is_ford, is_uphill
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    CHARACTER_DATA,
    DWARVES,
    FREE_PEOPLES,
    GREAT_ORC,
    KINDS,
    MEN,
    SHADOW,
    SIDES,
    THORIN,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import discard_from_hand
from westmarch.games.five_armies.rules.turn.table_cards import (
    GIANT_SIZE,
    HOWLING_ORCS,
    MIGHTY_STROKES_CARD,
    ROARING_VOICE,
    SHINING_ARMOUR,
    discard_from_table,
    on_table,
)
from westmarch.kernel.engine.chance import reveal, roll_dice
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

Pair: TypeAlias = tuple[int, int]
"""(Free Peoples, Shadow)"""
Dice: TypeAlias = tuple[int, ...]

BEORNS_DICE: int = CHARACTER_DATA[BEORN]["dice"]
BEORNS_TARGET: int = CHARACTER_DATA[BEORN]["hits_on"]
GIANT_DICE = 5
ROARING_TARGET = 4
ARMOUR_HOLDS = 5
"""Damage tokens Shining Armour can hold at the end of a round."""
NO_CARD = -1

SPACE.verb("manoeuvre", BATTLE_CARDS)
SPACE.verb("reroll", range(MOST_COMBAT_DICE + 1), range(MOST_COMBAT_DICE + 1))
MANOEUVRE_ACTION: tuple[Action, ...] = tuple(("manoeuvre", card) for card in BATTLE_CARDS)
EVENT_OF: tuple[int, ...] = tuple(
    CARD[name] if at >= FIRST_EVENT else NO_CARD for at, name in enumerate(BATTLE_CARDS)
)
"""The Event card of a battle card; NO_CARD for manoeuvres."""
BATTLE_CARD_OF: tuple[int, ...] = tuple(BATTLE_CARD.get(name, NO_CARD) for name in CARDS)
"""The battle card of an Event card."""


def replaced(pair: Pair, side: int, value: int) -> Pair:
    """The pair with one side's value changed."""
    return (value, pair[1]) if side == FREE_PEOPLES else (pair[0], value)


def plus(pair: Pair, side: int, value: int) -> Pair:
    """The pair with something added to one side's value."""
    return replaced(pair, side, pair[side] + value)


def is_hit(die: int, bonus: int, target: int) -> bool:
    """Whether a die hits: a rolled 1 never does and a rolled 6 always (b5a.10.18, b5a.10.22)."""
    return die == 6 or (die != 1 and die + bonus >= target)


class Contest(Frame, kw_only=True):
    """What a battle keeps from round to round; `Battle` (battle.py) is one."""

    used: Pair = (0, 0)
    """Manoeuvres of each side laid aside until Regroup, as bits (b5a.10.10)."""
    chosen: Pair = (-1, -1)
    """The manoeuvre each side chose in the last round; -1 for an Event card or none."""
    ends: int = 0
    """1 when a card has ended the battle with the last round."""


class CombatRound(Frame):
    """A round of a battle, up to its end-of-round effects.

    The pairs below are the tools of cards: change them with `replaced` and `plus`.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "attacker_chooses",
        "defender_chooses",
        "reveal_cards",
        "effects_at_reveal",
        "effects_before_roll",
        "combat_roll",
        "effects_before_reroll",
        "attacker_rerolls",
        "defender_rerolls",
        "count_hits",
        "attacker_declares",
        "defender_declares",
        "effects_add_damage",
        "effects_cancel_damage",
        "bodyguard",
        "place_damage",
        "effects_remove_damage",
        "relief",
        "casualties",
        "attacker_declares_at_end",
        "defender_declares_at_end",
        "effects_at_end",
        "last_casualties",
        "armour_breaks",
        "report",
    )
    attacker: int
    """The attacking side."""
    place: Pair
    """Where each side's fighting army (or Beorn) stands."""
    region: int
    """The battle region: the defender's."""
    number: int = 1
    """Number of the round in the battle."""
    first: int = 1
    """1 in the first round this attacking army fights: ford and slope count (b5a.10.48)."""
    beorn: int = 0
    """1 when Beorn fights for the Free Peoples."""
    used: Pair = (0, 0)
    """Manoeuvres of each side laid aside until Regroup, as bits."""
    fixed_leadership: Pair = (-1, -1)
    """Leadership set by a card for the whole battle; -1 for none."""

    # ---- the cards of the round
    attacker_card: int = NO_CARD
    """Battle card chosen in secret, still in hand; NO_CARD after the reveal."""
    defender_card: int = NO_CARD
    event: Pair = (-1, -1)
    """The combat effect in force for each side; -1 for none."""
    manoeuvre: Pair = (-1, -1)
    """The manoeuvre in force for each side; -1 for none."""
    chosen: Pair = (-1, -1)
    """The manoeuvre each side chose; -1 for an Event card or none."""
    returns: Pair = (0, 0)
    """1 when a side takes its manoeuvre back at the end of the round."""

    # ---- what cards change
    target: Pair = (HITS_ON, HITS_ON)
    roll_bonus: Pair = (0, 0)
    """Added to each die of the combat roll (b5a.10.22)."""
    reroll_bonus: Pair = (0, 0)
    """Added to each die of the leader re-roll."""
    extra_leadership: Pair = (0, 0)
    no_reroll: Pair = (0, 0)
    fewer_dice: Pair = (0, 0)
    unit_strength: Pair = (0, 0)
    """Strength every unit counts as; 0: its own."""
    ends_battle: int = 0

    # ---- dice
    fp_black: Dice = ()
    fp_white: Dice = ()
    shadow_black: Dice = ()
    shadow_white: Dice = ()
    rerolled: Pair = (0, 0)
    hits: Pair = (0, 0)
    black_hits: Pair = (0, 0)
    used_ability: Pair = (0, 0)
    """1 when a side uses the ability of its unit card (b5a.10.16)."""
    inflicted: Pair = (0, 0)
    """Damage inflicted on each side this round and not yet placed."""
    placed: Pair = (0, 0)
    """Damage tokens put on each side's army this round."""

    # ---- queries

    @property
    def defender(self) -> int:
        """The defending side."""
        return 1 - self.attacker

    def is_beorn(self, side: int) -> bool:
        """Whether a side fights with Beorn and not with an army."""
        return bool(self.beorn) and side == FREE_PEOPLES

    def leadership(self, s: Battlefield, side: int) -> int:
        """Leadership value of the fighting army in this round."""
        fixed = self.fixed_leadership[side]
        value = leadership_at(s, side, self.place[side]) if fixed < 0 else fixed
        return value + self.extra_leadership[side]

    def available(self, s: Battlefield, side: int) -> list[int]:
        """Manoeuvres a side can choose: unit cards of its army not laid aside, Regroup, special
        ones (b5a.10.06, b5a.10.10, b5a.10.12)."""
        used = self.used[side]
        found = [k for k in kinds_at(s, side, self.place[side]) if not used >> k & 1]
        found.append(REGROUP)
        if side == FREE_PEOPLES:
            if (
                s.characters[THORIN] == self.place[side]
                and on_table(s, MIGHTY_STROKES_CARD)
                and not used >> MIGHTY_STROKES & 1
            ):
                found.append(MIGHTY_STROKES)
        elif s.bats[TERRITORY_OF[self.region]]:
            found.append(VAMPIRE_LIKE)
        return found

    def lay_aside(self, side: int, card: int) -> None:
        """A manoeuvre cannot be chosen again until Regroup (b5a.10.10); Vampire-like and Regroup
        come back by themselves (b5a.10.12)."""
        if card not in (VAMPIRE_LIKE, REGROUP):
            self.used = replaced(self.used, side, self.used[side] | 1 << card)

    # ---- step 1: manoeuvres

    def _cards(self, s: Battlefield, side: int) -> Offered:
        if self.is_beorn(side):
            return None
        cards = [MANOEUVRE_ACTION[m] for m in self.available(s, side)]
        cards += [
            MANOEUVRE_ACTION[BATTLE_CARD_OF[c]] for c in s.hands[side] if DECK_OF[c] == D_EVENT
        ]
        return side, cards

    @choice("manoeuvre", rule="b5a.10.08", secret=True)
    def attacker_chooses(self, s: Battlefield) -> Offered:
        return self._cards(s, self.attacker)

    @attacker_chooses.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.attacker_card = BATTLE_CARD[str(action[1])]

    @choice("manoeuvre", rule="b5a.10.08", secret=True)
    def defender_chooses(self, s: Battlefield) -> Offered:
        return self._cards(s, self.defender)

    @defender_chooses.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.defender_card = BATTLE_CARD[str(action[1])]

    def reveal_cards(self, s: Battlefield) -> None:
        """Both at once (b5a.10.08). Regroup takes back what was laid aside (b5a.10.13)."""
        reveal(s)
        for side, card in (
            (self.attacker, self.attacker_card),
            (self.defender, self.defender_card),
        ):
            if card == NO_CARD:
                continue
            tell(s, "manoeuvre_revealed", side=SIDES[side], card=BATTLE_CARDS[card])
            if card >= FIRST_EVENT:
                self.event = replaced(self.event, side, COMBAT_OF[EVENT_OF[card]])
                discard_from_hand(s, side, EVENT_OF[card])
            else:
                self.manoeuvre = replaced(self.manoeuvre, side, card)
                self.chosen = replaced(self.chosen, side, card)
                self.lay_aside(side, card)
                if card == REGROUP:
                    self.used = replaced(self.used, side, 0)
        self.attacker_card = self.defender_card = NO_CARD

    # ---- effects

    def _effects(self, s: Battlefield, moment: int) -> None:
        """What works at a moment: combat effects, the defender's first (b5a.10.11), then special
        manoeuvres and the unit abilities in use, the attacker's first (b5a.10.17)."""
        frames = []
        for side in (self.defender, self.attacker):
            if (self.event[side], moment) in COMBAT_EFFECTS:
                frames.append(CombatEffectOf(side=side, moment=moment, event=1))
        for side in (self.attacker, self.defender):
            card = self.manoeuvre[side]
            if MOMENT_OF.get(card) == moment and (card >= REGROUP or self.used_ability[side]):
                frames.append(CombatEffectOf(side=side, moment=moment))
        call(s, *frames)

    def effects_at_reveal(self, s: Battlefield) -> None:
        self._effects(s, AT_REVEAL)

    def effects_before_roll(self, s: Battlefield) -> None:
        """Target numbers are fixed first; effects change them (b5a.10.18)."""
        self.target = (self._target(s, FREE_PEOPLES), self._target(s, SHADOW))
        self._effects(s, BEFORE_ROLL)

    def _target(self, s: Battlefield, side: int) -> int:
        """5; 6 for an attacker against standing walls, and in its first round over a ford or
        uphill (b5a.10.19 to b5a.10.21). Beorn has his own number (b5a.12.19)."""
        target = HITS_ON
        if self.is_beorn(side):
            target = ROARING_TARGET if on_table(s, ROARING_VOICE) else BEORNS_TARGET
        if side == self.attacker:
            origin = self.place[side]
            if walls_stand(s, self.region) or (
                self.first and (is_ford(origin, self.region) or is_uphill(origin, self.region))
            ):
                return HAMPERED
        return target

    # ---- step 2: combat roll

    def dice_of(self, s: Battlefield, side: int) -> int:
        """How many combat dice a side rolls (b5a.10.14)."""
        if self.is_beorn(side):
            dice = GIANT_DICE if on_table(s, GIANT_SIZE) else BEORNS_DICE
        else:
            dice = strength_at(s, side, self.place[side], self.unit_strength[side])
        dice = min(dice, MOST_COMBAT_DICE)
        return max(1, dice - self.fewer_dice[side]) if self.fewer_dice[side] else dice

    def combat_roll(self, s: Battlefield) -> None:
        """A black die for each unit of the chosen unit card (b5a.10.15)."""
        for side in (self.attacker, self.defender):
            dice = self.dice_of(s, side)
            card = self.manoeuvre[side]
            black = min(dice, count_at(s, self.place[side], card)) if 0 <= card < KINDS else 0
            self._set_dice(side, tuple(roll_dice(s, black)), tuple(roll_dice(s, dice - black)))
            if s.events is not None:
                tell(
                    s,
                    "combat_roll",
                    side=SIDES[side],
                    black=list(self.black(side)),
                    white=list(self.white(side)),
                    target=self.target[side],
                    bonus=self.roll_bonus[side],
                )

    def black(self, side: int) -> Dice:
        """A side's black dice."""
        return self.fp_black if side == FREE_PEOPLES else self.shadow_black

    def white(self, side: int) -> Dice:
        """A side's white dice."""
        return self.fp_white if side == FREE_PEOPLES else self.shadow_white

    def _set_dice(self, side: int, black: Dice, white: Dice) -> None:
        if side == FREE_PEOPLES:
            self.fp_black, self.fp_white = black, white
        else:
            self.shadow_black, self.shadow_white = black, white

    def _hits(self, side: int, dice: Dice) -> int:
        bonus, target = self.roll_bonus[side], self.target[side]
        return sum(is_hit(d, bonus, target) for d in dice)

    # ---- step 3: leader re-roll

    def effects_before_reroll(self, s: Battlefield) -> None:
        self._effects(s, BEFORE_REROLL)

    def _rerolls(self, s: Battlefield, side: int) -> Offered:
        """Every way to pick failed dice, black and white, up to the leadership (b5a.10.23). Beorn
        re-rolls every miss (b5a.12.19)."""
        if self.no_reroll[side]:
            return None
        black = len(self.black(side)) - self._hits(side, self.black(side))
        white = len(self.white(side)) - self._hits(side, self.white(side))
        if self.is_beorn(side):
            return side, [("reroll", black, white)]
        most = min(self.leadership(s, side), black + white)
        if most <= 0:
            return None
        return side, [
            ("reroll", b, w)
            for b in range(min(black, most), -1, -1)
            for w in range(min(white, most - b), -1, -1)
        ]

    def _reroll(self, s: Battlefield, side: int, action: Action) -> None:
        black, white = int(action[1]), int(action[2])
        for count, is_black in ((black, True), (white, False)):
            dice = roll_dice(s, count)
            hits = sum(is_hit(d, self.reroll_bonus[side], self.target[side]) for d in dice)
            self.rerolled = plus(self.rerolled, side, count)
            self.hits = plus(self.hits, side, hits)
            if is_black:
                self.black_hits = plus(self.black_hits, side, hits)
            if dice:
                tell(
                    s,
                    "leader_reroll",
                    side=SIDES[side],
                    black=is_black,
                    dice=dice,
                    hits=hits,
                    target=self.target[side],
                    bonus=self.reroll_bonus[side],
                )

    @choice("leader_reroll", rule="b5a.10.23")
    def attacker_rerolls(self, s: Battlefield) -> Offered:
        return self._rerolls(s, self.attacker)

    @attacker_rerolls.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self._reroll(s, self.attacker, action)

    @choice("leader_reroll", rule="b5a.10.23")
    def defender_rerolls(self, s: Battlefield) -> Offered:
        return self._rerolls(s, self.defender)

    @defender_rerolls.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self._reroll(s, self.defender, action)

    # ---- step 4: damage

    def count_hits(self, s: Battlefield) -> None:
        """The hits of both rolls become damage on the other side (b5a.10.26)."""
        for side in (FREE_PEOPLES, SHADOW):
            black = self._hits(side, self.black(side))
            self.black_hits = plus(self.black_hits, side, black)
            self.hits = plus(self.hits, side, black + self._hits(side, self.white(side)))
        self.inflicted = (self.hits[SHADOW], self.hits[FREE_PEOPLES])
        tell(s, "hits", free_peoples=self.hits[0], shadow=self.hits[1])

    def ability_ready(self, s: Battlefield, side: int, at_end: bool) -> bool:
        """Whether a side may use its unit card's ability now: a black die hit (b5a.10.16)."""
        card = self.manoeuvre[side]
        if not 0 <= card < KINDS or not self.black_hits[side] or card not in MOMENT_OF:
            return False
        if (MOMENT_OF[card] == END_OF_ROUND) != at_end or self.howled_down(s, side):
            return False
        return not at_end or units_at(s, side, self.place[side]) > 0

    def howled_down(self, s: Battlefield, side: int) -> bool:
        """Howling Orcs: Dwarves and Men cannot use their abilities against Great Orcs."""
        return (
            side == FREE_PEOPLES
            and on_table(s, HOWLING_ORCS)
            and self.manoeuvre[side] in (*DWARVES, *MEN)
            and has_kind(s, self.place[SHADOW], (GREAT_ORC,))
        )

    def _declare(self, s: Battlefield, side: int, at_end: bool = False) -> Offered:
        return (side, [YES, NO]) if self.ability_ready(s, side, at_end) else None

    def _declared(self, s: Battlefield, side: int, action: Action) -> None:
        if action == YES:
            self.used_ability = replaced(self.used_ability, side, 1)
            tell(s, "ability_used", side=SIDES[side], card=MANOEUVRES[self.manoeuvre[side]])

    @choice("use_ability", rule="b5a.10.17")
    def attacker_declares(self, s: Battlefield) -> Offered:
        return self._declare(s, self.attacker)

    @attacker_declares.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self._declared(s, self.attacker, action)

    @choice("use_ability", rule="b5a.10.17")
    def defender_declares(self, s: Battlefield) -> Offered:
        return self._declare(s, self.defender)

    @defender_declares.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self._declared(s, self.defender, action)

    def effects_add_damage(self, s: Battlefield) -> None:
        self._effects(s, ADD_DAMAGE)

    def effects_cancel_damage(self, s: Battlefield) -> None:
        self._effects(s, CANCEL_DAMAGE)

    @choice("bodyguard", rule="b5a.12.30")
    def bodyguard(self, s: Battlefield) -> Offered:
        """Bolg's bodyguard prevents all damage of the round to his army."""
        if not self.inflicted[SHADOW] or not bodyguard_may_stop(s, SHADOW, self.place[SHADOW]):
            return None
        return SHADOW, [YES, NO]

    @bodyguard.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == YES:
            use_bodyguard(s)
            self.inflicted = replaced(self.inflicted, SHADOW, 0)

    def place_damage(self, s: Battlefield) -> None:
        """The defender's fortification takes damage first (b5a.10.29)."""
        for side in (self.defender, self.attacker):
            place = self.place[side]
            before = s.damage[place]
            lay(s, side, place, self.inflicted[side], walls=side == self.defender)
            self.placed = plus(self.placed, side, s.damage[place] - before)

    def effects_remove_damage(self, s: Battlefield) -> None:
        self._effects(s, REMOVE_DAMAGE)

    def relief(self, s: Battlefield) -> None:
        frames = [
            Relief(side=side, place=self.place[side], amount=self.placed[side])
            for side in (self.attacker, self.defender)
            if self.placed[side]
        ]
        call(s, *frames)

    def casualties(self, s: Battlefield) -> None:
        """Both players take casualties (b5a.10.27, b5a.10.28)."""
        self._casualties(s, 1)

    def _casualties(self, s: Battlefield, voluntary: int) -> None:
        frames = [
            Casualties(side=side, place=self.place[side], voluntary=voluntary)
            for side in (self.attacker, self.defender)
            if s.damage[self.place[side]]
        ]
        call(s, *frames)

    # ---- the end of the round

    @choice("use_ability", rule="b5a.10.17")
    def attacker_declares_at_end(self, s: Battlefield) -> Offered:
        return self._declare(s, self.attacker, at_end=True)

    @attacker_declares_at_end.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self._declared(s, self.attacker, action)

    @choice("use_ability", rule="b5a.10.17")
    def defender_declares_at_end(self, s: Battlefield) -> Offered:
        return self._declare(s, self.defender, at_end=True)

    @defender_declares_at_end.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self._declared(s, self.defender, action)

    def effects_at_end(self, s: Battlefield) -> None:
        self._effects(s, END_OF_ROUND)

    def last_casualties(self, s: Battlefield) -> None:
        """What end-of-round effects inflicted may force casualties (b5a.10.28)."""
        self._casualties(s, 0)

    def armour_breaks(self, s: Battlefield) -> None:
        """Shining Armour with more than five tokens on it goes."""
        if s.armour > ARMOUR_HOLDS:
            discard_from_table(s, SHINING_ARMOUR)

    def report(self, s: Battlefield) -> None:
        """The battle keeps what lasts."""
        for side in (FREE_PEOPLES, SHADOW):
            card = self.manoeuvre[side]
            if self.returns[side] and card >= 0:
                self.used = replaced(self.used, side, self.used[side] & ~(1 << card))
        for frame in reversed(s.stack):
            if isinstance(frame, Contest):
                frame.used = self.used
                frame.chosen = self.chosen
                frame.ends = self.ends_battle
                break


class CombatEffectOf(Frame):
    """One effect of a card in the round in progress. Its function may call frames, which are done
    before the next effect."""

    sequence: ClassVar[tuple[str, ...]] = ("take_effect",)
    side: int
    moment: int
    event: int = 0
    """1 for the combat effect of an Event card, 0 for a manoeuvre."""

    def take_effect(self, s: Battlefield) -> None:
        r = round_in_progress(s)
        if self.event:
            COMBAT_EFFECTS[r.event[self.side], self.moment](s, r, self.side)
        else:
            MANOEUVRE_EFFECTS[r.manoeuvre[self.side], self.moment](s, r, self.side)


def round_in_progress(s: Battlefield) -> CombatRound:
    """The combat round on the stack: what an effect's own frames change."""
    for frame in reversed(s.stack):
        if isinstance(frame, CombatRound):
            return frame
    raise AssertionError("no battle is in progress")
