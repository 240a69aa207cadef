"""Manoeuvres and Event cards in battle: the one that promises most hits dealt or saved."""

from __future__ import annotations

from westmarch.bots.five_armies.balance import power
from westmarch.games.five_armies.odds import hampered
from westmarch.games.five_armies.rules.battle.combat_round import (
    EVENT_OF,
    CombatRound,
    round_in_progress,
)
from westmarch.games.five_armies.rules.catalogue import (
    BATTLE_CARD,
    COMBAT_OF,
    COMBATS,
    FIRST_EVENT,
    HITS_ON,
    MANOEUVRE,
    MIGHTY_STROKES,
    MOST_COMBAT_DICE,
    REGROUP,
    VAMPIRE_LIKE,
)
from westmarch.games.five_armies.rules.map.armies import (
    characters_at,
    count_at,
    units_at,
    walls_stand,
)
from westmarch.games.five_armies.rules.map.pieces import (
    DWARF_REGULAR,
    DWARF_VETERAN,
    ELF_ARCHER,
    ELF_SPEARMAN,
    GOBLIN,
    GREAT_ORC,
    LAKE_MEN,
    ORC,
    WARG,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.decision import Action, Decision

_CARD_PRICE = 0.5
"""What an Event card is worth in hand, in hits."""


def _chance(target: int) -> float:
    return (7 - target) / 6


def choose_card(s: Battlefield, d: Decision) -> Action:
    """The manoeuvre or Event card that promises most hits dealt or saved."""
    r = round_in_progress(s)
    side = d.seat
    best, found = -9.0, d.actions[0]
    outlook = _Outlook(s, r, side)
    for action in d.actions:
        worth = outlook.card(BATTLE_CARD[str(action[1])])
        if worth > best:
            best, found = worth, action
    return found


class _Outlook:
    """What the round looks like to one side before the cards are revealed."""

    def __init__(self, s: Battlefield, r: CombatRound, side: int) -> None:
        self.s, self.r, self.side = s, r, side
        other = 1 - side
        self.place, self.enemy = r.place[side], r.place[other]
        self.dice = r.dice_of(s, side)
        self.against = r.dice_of(s, other)
        self.hit = _chance(self._target(side))
        self.enemy_hit = _chance(self._target(other))
        self.lead = max(0, r.leadership(s, side))
        self.enemy_lead = self.against if r.is_beorn(other) else max(0, r.leadership(s, other))
        self.deals = self._hits(self.dice, self.lead, self.hit)
        self.suffers = self._hits(self.against, self.enemy_lead, self.enemy_hit)
        self.beorn = r.is_beorn(other)

    def _target(self, side: int) -> int:
        r, s = self.r, self.s
        if side == r.attacker and (
            walls_stand(s, r.region) or (r.first and hampered(r.place[side], r.region))
        ):
            return 6
        return HITS_ON

    def _hits(self, dice: int, lead: int, hit: float) -> float:
        return hit * (dice + min(lead, dice * (1 - hit)))

    def card(self, card: int) -> float:
        """What a battle card is worth, in hits."""
        if card >= FIRST_EVENT:
            return self._event(COMBATS[COMBAT_OF[EVENT_OF[card]]]) - _CARD_PRICE
        if card == REGROUP:
            used = self.r.used[self.side]
            worth = 0.25 * used.bit_count()
            if self.side == self.r.defender and self._doomed():
                worth += 0.9
            return worth
        if card == VAMPIRE_LIKE:
            return 0.75 * min(1.0, self.deals)
        if card == MIGHTY_STROKES:
            return (self.dice + min(self.lead, self.dice / 2)) / 6
        return self.ability(card)

    def ability(self, kind: int) -> float:
        """What the unit card of a kind is worth: its ability needs a hit of a black die."""
        black = min(self.dice, count_at(self.s, self.place, kind))
        again = min(self.lead, black * (1 - self.hit))
        works = 1 - (1 - self.hit) ** (black + again)
        s, side = self.s, self.side
        damage = s.damage[self.enemy] + self.deals
        if kind == DWARF_VETERAN:
            return works * (1.0 + 0.35 * min(1, s.leaders[self.enemy]))
        if kind in (LAKE_MEN, ELF_ARCHER):
            return works
        if kind == ELF_SPEARMAN:
            return works * min(1.0, self.suffers)
        if kind == DWARF_REGULAR:
            coming = s.damage[self.place] + self.suffers - units_at(s, side, self.place)
            return works * (0.8 if coming > 0 else 0.1)
        if kind == GREAT_ORC:
            return works * 1.6
        if kind == WARG:
            return 0.0 if self.beorn else works * 0.3 * max(0.0, damage - 1.0)
        if kind == ORC:
            return works * 0.4
        assert kind == GOBLIN
        return works * (0.35 if damage > s.damage[self.place] + self.suffers else 0.15)

    def _event(self, effect: str) -> float:
        s, r, side = self.s, self.r, self.side
        if effect == "battle_fury":
            return self.dice / 6
        if effect == "commanding_voice":
            missed = self.dice * (1 - self.hit)
            return self.hit * min(2.0, max(0.0, missed - self.lead))
        if effect == "fierce_defence":
            return self.suffers / 2 if self.enemy_hit > 0.2 else 0.0
        if effect == "great_confusion":
            fewer = min(2, self.against - 1)
            return 1.2 * fewer * self.enemy_hit
        if effect == "no_quarter":
            return (self.dice + min(self.lead, self.dice / 2)) / 6 - 0.9
        if effect == "overmastered":
            return self.enemy_hit * min(self.enemy_lead, self.against * (1 - self.enemy_hit))
        if effect == "stand_and_fight":
            dice = min(MOST_COMBAT_DICE, 2 * units_at(s, side, self.place))
            return self.hit * max(0, dice - self.dice)
        if effect == "captain_of_war":
            hurt = s.damage[self.place] + self.suffers
            if s.leaders[self.place]:
                return min(2.0, hurt) * 0.6
            # Without a token a character must fall, and with Bolg the game is lost (b5a.11.02).
            return -10.0 if characters_at(s, side, self.place) else 0.0
        if effect == "dense_fog":
            return 0.8 if side == r.defender and self._doomed() else -0.5
        assert effect == "determined_attack"
        used = r.used[side]
        again = [k for k in range(9) if used >> k & 1 and count_at(s, self.place, k)]
        return max((self.ability(k) for k in again), default=0.1)

    def _doomed(self) -> bool:
        """Whether the defender should think of leaving."""
        own = power(self.s, self.side, self.place)
        theirs = 4.0 if self.beorn else power(self.s, 1 - self.side, self.enemy)
        return theirs > 1.3 * own and not walls_stand(self.s, self.r.region)


def determined(s: Battlefield, d: Decision) -> Action:
    """Determined Attack: the best unit card of all."""
    outlook = _Outlook(s, round_in_progress(s), d.seat)
    return max(d.actions, key=lambda a: outlook.card(MANOEUVRE[str(a[1])]))
