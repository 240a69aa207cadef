"""One round of a battle: Combat cards, Combat roll, Leader re-roll, casualties (wotr.6.57 on).

What belongs to each side stands in pairs, Free Peoples first, so that cards can say "the Shadow's
dice" whoever attacks.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from westmarch.games.war_of_the_ring.rules.actions import NO, SPACE, YES
from westmarch.games.war_of_the_ring.rules.battle.casualties import Casualties
from westmarch.games.war_of_the_ring.rules.battle.combat_cards import (
    AFTER_CASUALTIES,
    BEFORE_CASUALTIES,
    BEFORE_REROLL,
    BEFORE_ROLL,
    EFFECTS,
    why_not_combat_card,
)
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARDS,
    COMBAT_CARDS,
    COMBAT_OF,
    DECK_OF,
    DECKS,
    INITIATIVE,
)
from westmarch.games.war_of_the_ring.rules.map.armies import (
    MAX_DICE,
    companions_at,
    elite_leaders_at,
    leaders_at,
    units_at,
)
from westmarch.games.war_of_the_ring.rules.map.board import MINAS_TIRITH
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CAPTAINS_OF_THE_WEST,
    CHARACTERS,
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    LEADERSHIP,
    MOUTH_OF_SAURON,
    SARUMAN,
    SHADOW,
    SIDES,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import (
    DrawCards,
    discard_from_hand,
    discard_from_table,
)
from westmarch.kernel.engine.chance import reveal, roll_dice
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

Pair: TypeAlias = tuple[int, int]
"""(Free Peoples, Shadow)"""

BALROG_OF_MORIA = CARD["sh_char_17"]
DENETHORS_FOLLY = CARD["sh_strat_03"]

WORDS_OF_POWER_AND_THE_WHITE_RIDER = "words_of_power_and_the_white_rider"
"""A ruling; switched, Words of Power undo the White Rider's ability for their round."""

COMBAT_CARD: tuple[Action, ...] = tuple(("combat_card", card) for card in CARDS)
SPACE.verb("combat_card", CARDS)
NO_COMBAT_CARD: Action = (SPACE.verb("no_combat_card"),)


def replaced(pair: Pair, side: int, value: int) -> Pair:
    """The pair with one side's value changed."""
    return (value, pair[1]) if side == FREE_PEOPLES else (pair[0], value)


class CombatRound(Frame):
    """A round of a battle, up to the removal of casualties."""

    sequence: ClassVar[tuple[str, ...]] = (
        "attacker_chooses_card",
        "defender_chooses_card",
        "reveal_cards",
        "sorcerer_draws",
        "effects_before_roll",
        "combat_roll",
        "effects_before_reroll",
        "leader_reroll",
        "effects_before_casualties",
        "remove_casualties",
        "effects_after_casualties",
    )
    attacking_side: int
    army_seat: Pair
    """Who decides for each Army, and whose hand its Combat card comes from."""
    army_place: Pair
    region: int
    """Where the defenders are: the contested region."""
    round: int = 1
    needed: Pair = (5, 5)
    """The number with which each side hits, before modifiers."""
    white_rider: int = 0
    """1 when Gandalf the White gave up his Leadership for the battle."""
    card_needs_companion: int = 0
    """1 when the Free Peoples may use a Combat card only with a Companion in the battle."""

    # ---- Combat cards
    attacker_card: int = -1
    """Chosen in secret, still in hand; -1 for none, and after the reveal."""
    defender_card: int = -1
    open_card: Pair = (-1, -1)
    """The revealed Event card of each side."""
    effect: Pair = (-1, -1)
    """The Combat card in force for each side; -1 for none or cancelled."""
    queue: tuple[Pair, ...] = ()
    """(initiative, side) of the effects still to come, in order."""

    # ---- what cards and abilities change
    forfeited_character: tuple[int, ...] = ()
    """Characters whose Leadership does not count (wotr.6.62)."""
    powerless_character: int = -1
    """Companion whose Leadership and abilities are cancelled."""
    forfeited_nazgul: int = 0
    """Points of Nazgûl Leadership given up."""
    fewer_dice: Pair = (0, 0)
    """Dice taken from each side's Combat roll; one always stays."""
    most_dice: Pair = (MAX_DICE, MAX_DICE)
    roll_modifier: Pair = (0, 0)
    reroll_modifier: Pair = (0, 0)
    no_reroll: Pair = (0, 0)

    # ---- the dice
    fp_dice: tuple[int, ...] = ()
    """The Free Peoples' Combat roll."""
    shadow_dice: tuple[int, ...] = ()
    misses: Pair = (0, 0)
    """Missed dice that may be re-rolled."""
    roll_hits: Pair = (0, 0)
    reroll_hits: Pair = (0, 0)
    extra_hits: Pair = (0, 0)
    """Hits that cards add to those of the dice, or take away."""
    special_hits: Pair = (0, 0)
    """Hits of special attacks before the Combat roll, already suffered."""

    # ---- step 1: Combat cards (wotr.6.58)

    @choice("combat_card", rule="wotr.6.58", secret=True)
    def attacker_chooses_card(self, s: War) -> Offered:
        return self.cards_offered(s, self.attacking_side)

    @attacker_chooses_card.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return self.refuses_card(s, action)

    @attacker_chooses_card.takes
    def _(self, s: War, action: Action) -> None:
        self.attacker_card = self.takes_card(s, self.attacking_side, action)

    @choice("combat_card", rule="wotr.6.58", secret=True)
    def defender_chooses_card(self, s: War) -> Offered:
        return self.cards_offered(s, 1 - self.attacking_side)

    @defender_chooses_card.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return self.refuses_card(s, action)

    @defender_chooses_card.takes
    def _(self, s: War, action: Action) -> None:
        self.defender_card = self.takes_card(s, 1 - self.attacking_side, action)

    def cards_offered(self, s: War, side: int) -> Offered:
        """A side's candidates. What everybody can see to be impossible is not asked."""
        seat = self.army_seat[side]
        cards = s.hands[seat]
        if side == FREE_PEOPLES:
            if self.region == MINAS_TIRITH and DENETHORS_FOLLY in s.table:
                return None
            if self.card_needs_companion and not companions_at(s, self.army_place[FREE_PEOPLES]):
                return None
        elif s.table and BALROG_OF_MORIA in s.table:
            if cards or why_not_combat_card(s, self, COMBAT_OF[BALROG_OF_MORIA]) is None:
                cards = [*cards, BALROG_OF_MORIA]
        if not cards:
            return None
        return seat, [NO_COMBAT_CARD, *(COMBAT_CARD[c] for c in cards)]

    def refuses_card(self, s: War, action: Action) -> Refusal | None:
        if action == NO_COMBAT_CARD:
            return None
        return why_not_combat_card(s, self, COMBAT_OF[CARD[str(action[1])]])

    def takes_card(self, s: War, side: int, action: Action) -> int:
        """The chosen card. Its back is seen at once (wotr.6.58)."""
        card = -1 if action == NO_COMBAT_CARD else CARD[str(action[1])]
        deck = None if card < 0 else DECKS[DECK_OF[card]]
        tell(s, "combat_card_chosen", side=SIDES[side], seat=self.army_seat[side], deck=deck)
        return card

    def reveal_cards(self, s: War) -> None:
        """Both cards are shown, and resolve in the order of initiative, the defender's first when
        equal (wotr.6.60)."""
        if self.attacker_card < 0 and self.defender_card < 0:
            self.goto("combat_roll")
            return
        attacker = self.attacking_side
        cards = (self.attacker_card, self.defender_card)
        self.open_card = cards if attacker == FREE_PEOPLES else (cards[1], cards[0])
        self.attacker_card = self.defender_card = -1
        reveal(s)
        order: list[tuple[int, int, int]] = []
        for side in (FREE_PEOPLES, SHADOW):
            card = self.open_card[side]
            if card < 0:
                continue
            effect = COMBAT_OF[card]
            self.effect = replaced(self.effect, side, effect)
            order.extend((i, int(side == attacker), side) for i in INITIATIVE[effect])
            tell(
                s,
                "combat_card_revealed",
                side=SIDES[side],
                card=CARDS[card],
                combat=COMBAT_CARDS[effect],
            )
            if card in s.hands[self.army_seat[side]]:
                discard_from_hand(s, self.army_seat[side], card)
            else:
                discard_from_table(s, card)  # the Balrog of Moria
        self.queue = tuple((i, side) for i, _, side in sorted(order))

    @choice("sorcerer", rule="wotr.6.15")
    def sorcerer_draws(self, s: War) -> Offered:
        """The Witch-king in battle: after a Combat card in the first round the Shadow may draw a
        card from the same deck."""
        card = self.open_card[SHADOW]
        if (
            card < 0
            or self.round > 1
            or s.characters[WITCH_KING] != self.army_place[SHADOW]
            or not s.decks[DECK_OF[card]]
        ):
            return None
        return self.army_seat[SHADOW], [YES, NO]

    @sorcerer_draws.takes
    def _(self, s: War, action: Action) -> None:
        if action == YES:
            deck = DECK_OF[self.open_card[SHADOW]]
            call(s, DrawCards(seat=self.army_seat[SHADOW], deck=deck))

    # ---- the moments at which cards take effect

    def effects_before_roll(self, s: War) -> None:
        self.resolve_effects(s, BEFORE_ROLL, "effects_before_roll")

    def effects_before_reroll(self, s: War) -> None:
        self.resolve_effects(s, BEFORE_REROLL, "effects_before_reroll")

    def effects_before_casualties(self, s: War) -> None:
        self.resolve_effects(s, BEFORE_CASUALTIES, "effects_before_casualties")

    def effects_after_casualties(self, s: War) -> None:
        self.resolve_effects(s, AFTER_CASUALTIES, "effects_after_casualties")

    def resolve_effects(self, s: War, last: int, again: str) -> None:
        """Resolve the next card effect up to an initiative number, then come back for more. The
        round is over when a card leaves only one Army in the battle."""
        while self.queue and self.queue[0][0] <= last:
            if not self.goes_on(s):
                break
            (initiative, side), self.queue = self.queue[0], self.queue[1:]
            card = self.effect[side]
            if card >= 0:
                tell(s, "combat_card_works", side=SIDES[side], combat=COMBAT_CARDS[card])
                self.goto(again)
                EFFECTS[card, initiative](s, self)
                return
        if self.open_card != (-1, -1) and not self.goes_on(s):
            self.end()

    def goes_on(self, s: War) -> bool:
        """Whether both Armies still have units in the battle."""
        fp, shadow = self.army_place
        return s.fp_units[fp] > 0 and s.shadow_units[shadow] > 0

    # ---- step 2: Combat roll (wotr.6.64)

    def combat_roll(self, s: War) -> None:
        attacker = self.attacking_side
        for side in (attacker, 1 - attacker):
            count = combat_dice(s, self, side)
            dice = tuple(roll_dice(s, count))
            hits = hits_among(dice, self.needed[side], self.roll_modifier[side])
            if side == FREE_PEOPLES:
                self.fp_dice = dice
            else:
                self.shadow_dice = dice
            self.roll_hits = replaced(self.roll_hits, side, hits)
            self.misses = replaced(self.misses, side, count - hits)
            if s.events is not None:
                self.tell_roll(s, "combat_roll", side, dice, self.roll_modifier[side], hits)

    # ---- step 3: Leader re-roll (wotr.6.65)

    def leader_reroll(self, s: War) -> None:
        """Every miss that Leadership allows is rolled again; it can do no harm."""
        attacker = self.attacking_side
        for side in (attacker, 1 - attacker):
            if self.no_reroll[side] or not self.misses[side]:
                continue
            count = min(MAX_DICE, self.misses[side], leadership(s, self, side))
            if count <= 0:
                continue
            dice = tuple(roll_dice(s, count))
            hits = hits_among(dice, self.needed[side], self.reroll_modifier[side])
            self.reroll_hits = replaced(self.reroll_hits, side, hits)
            if s.events is not None:
                self.tell_roll(s, "leader_reroll", side, dice, self.reroll_modifier[side], hits)

    def tell_roll(
        self, s: War, kind: str, side: int, dice: tuple[int, ...], modifier: int, hits: int
    ) -> None:
        tell(
            s,
            kind,
            side=SIDES[side],
            dice=list(dice),
            needed=self.needed[side],
            modifier=modifier,
            hits=hits,
        )

    # ---- step 4: casualties (wotr.6.68)

    def hits(self, side: int) -> int:
        """Hits a side scored with its Combat roll, Leader re-roll and card."""
        return self.roll_hits[side] + self.reroll_hits[side] + self.extra_hits[side]

    def remove_casualties(self, s: War) -> None:
        """The attacker applies the own losses first; both suffer theirs."""
        attacker, defender = self.attacking_side, 1 - self.attacking_side
        on_attacker, on_defender = self.hits(defender), self.hits(attacker)
        tell(s, "hits_scored", attacker=on_defender, defender=on_attacker)
        if on_defender > 0:
            call(s, self.casualties(defender, on_defender))
        if on_attacker > 0:
            call(s, self.casualties(attacker, on_attacker))

    def casualties(self, side: int, hits: int) -> Casualties:
        """The loss of so many hits by a side's Army."""
        return Casualties(
            seat=self.army_seat[side], side=side, place=self.army_place[side], hits=hits
        )

    # ---- what cards do to the round

    def modify(self, side: int, roll: int = 0, reroll: int = 0) -> None:
        """Add to each die of a side's Combat roll or Leader re-roll (wotr.6.66)."""
        self.roll_modifier = replaced(self.roll_modifier, side, self.roll_modifier[side] + roll)
        self.reroll_modifier = replaced(
            self.reroll_modifier, side, self.reroll_modifier[side] + reroll
        )

    def remove_dice(self, side: int, count: int) -> None:
        """A side rolls fewer dice in the Combat roll."""
        self.fewer_dice = replaced(self.fewer_dice, side, self.fewer_dice[side] + count)

    def limit_dice(self, side: int, most: int) -> None:
        """A side rolls at most so many dice in the Combat roll."""
        self.most_dice = replaced(self.most_dice, side, most)

    def add_hits(self, side: int, count: int) -> None:
        """A side scores more hits, or fewer."""
        self.extra_hits = replaced(self.extra_hits, side, self.extra_hits[side] + count)

    def miss_becomes_hit(self, side: int, count: int = 1) -> None:
        """Missed dice of a side's Combat roll count as hits."""
        count = min(count, self.misses[side])
        self.misses = replaced(self.misses, side, self.misses[side] - count)
        self.roll_hits = replaced(self.roll_hits, side, self.roll_hits[side] + count)

    def forfeit(self, s: War, *characters: int) -> None:
        """Characters give up their Leadership for this round (wotr.6.62)."""
        self.forfeited_character = (*self.forfeited_character, *characters)
        for character in characters:
            tell(s, "leadership_forfeited", character=CHARACTERS[character])

    def cancel_card(self, s: War, side: int) -> None:
        """The effect of a side's Combat card is cancelled."""
        if self.effect[side] >= 0:
            tell(
                s,
                "combat_card_cancelled",
                side=SIDES[side],
                combat=COMBAT_CARDS[self.effect[side]],
            )
            self.effect = replaced(self.effect, side, -1)


# ---- the numbers of a round


def round_of(s: War) -> CombatRound:
    """The combat round in progress, for the frames that its cards call."""
    for frame in reversed(s.stack):
        if type(frame) is CombatRound:
            return frame
    raise AssertionError("no combat round is in progress")


def hits_among(dice: tuple[int, ...], needed: int, modifier: int) -> int:
    """Hits among dice: a natural 6 always, a natural 1 never (wotr.6.66, wotr.6.67)."""
    least = min(6, max(2, needed - modifier))
    return sum(1 for die in dice if die >= least)


def companions_in(s: War, r: CombatRound) -> list[int]:
    """Companions in the battle."""
    return companions_at(s, r.army_place[FREE_PEOPLES])


def counts_for_leadership(r: CombatRound, character: int) -> bool:
    """Whether a Character's Leadership is neither forfeited nor cancelled (wotr.6.62)."""
    if character in r.forfeited_character or character == r.powerless_character:
        return False
    return not (r.white_rider and character == GANDALF_THE_WHITE)


def leading_companions(s: War, r: CombatRound) -> list[int]:
    """Companions in the battle whose Leadership counts, and so can be forfeited."""
    return [c for c in companions_in(s, r) if counts_for_leadership(r, c)]


def nazgul_leadership(s: War, r: CombatRound) -> int:
    """Leadership of the Nazgûl in the battle, the Witch-king included. What the White Rider has
    given up his own for makes it nothing to the end of the battle, also in a round in which Words
    of Power cancel his abilities, unless a house ruling lets them bring it back."""
    undone = (
        r.powerless_character == GANDALF_THE_WHITE
        and WORDS_OF_POWER_AND_THE_WHITE_RIDER in s.house_rulings
    )
    if r.white_rider and not undone:
        return 0
    place = r.army_place[SHADOW]
    total = leaders_at(s, SHADOW, place)
    if s.characters[WITCH_KING] == place:
        total += LEADERSHIP[WITCH_KING]
    return max(0, total - r.forfeited_nazgul)


def leadership(s: War, r: CombatRound, side: int) -> int:
    """Leadership of an Army in this round, before the limit of five dice (wotr.6.55)."""
    place = r.army_place[side]
    if side == FREE_PEOPLES:
        return leaders_at(s, FREE_PEOPLES, place) + sum(
            LEADERSHIP[c] for c in leading_companions(s, r)
        )
    total = nazgul_leadership(s, r) + elite_leaders_at(s, place)
    for minion in (SARUMAN, MOUTH_OF_SAURON):
        if s.characters[minion] == place:
            total += LEADERSHIP[minion]
    return total


def combat_dice(s: War, r: CombatRound, side: int) -> int:
    """Dice of an Army's Combat roll: its Combat strength, at most five, less what cards take; one
    always stays (wotr.6.54, wotr.6.56)."""
    place = r.army_place[side]
    strength = units_at(s, side, place)
    if side == FREE_PEOPLES:
        where = s.characters
        for captain in CAPTAINS_OF_THE_WEST:
            if where[captain] == place and captain != r.powerless_character:
                strength += 1
    return min(r.most_dice[side], max(1, min(MAX_DICE, strength) - r.fewer_dice[side]))


# ---- special attacks (wotr.6.63)


class SpecialAttack(Frame):
    """An extra attack of a Combat card: no Leader re-roll, no modifiers of the opponent's card, and
    its casualties are removed at once (wotr.6.63)."""

    sequence: ClassVar[tuple[str, ...]] = ("roll_and_hit",)
    side: int
    dice: int
    needed: int

    def roll_and_hit(self, s: War) -> None:
        r = round_of(s)
        dice = tuple(roll_dice(s, min(MAX_DICE, self.dice)))
        hits = hits_among(dice, self.needed, 0)
        tell(
            s,
            "special_attack",
            side=SIDES[self.side],
            dice=list(dice),
            needed=self.needed,
            modifier=0,
            hits=hits,
        )
        r.special_hits = replaced(r.special_hits, self.side, r.special_hits[self.side] + hits)
        if hits:
            call(s, r.casualties(1 - self.side, hits))
