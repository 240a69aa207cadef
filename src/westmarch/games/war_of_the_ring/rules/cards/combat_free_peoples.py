"""The Combat cards of the Free Peoples: the lower halves of their Event cards (wotr.6.58 on)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import NO, SPACE
from westmarch.games.war_of_the_ring.rules.battle.battle import battle_of
from westmarch.games.war_of_the_ring.rules.battle.casualties import lose
from westmarch.games.war_of_the_ring.rules.battle.combat_cards import combat
from westmarch.games.war_of_the_ring.rules.battle.combat_round import (
    CombatRound,
    SpecialAttack,
    companions_in,
    counts_for_leadership,
    leadership,
    leading_companions,
    replaced,
    round_of,
)
from westmarch.games.war_of_the_ring.rules.battle.retreat import (
    RETREAT_TO,
    retreat,
    why_not_retreat_to,
)
from westmarch.games.war_of_the_ring.rules.battle.siege import WITHDRAW, may_withdraw, withdraw
from westmarch.games.war_of_the_ring.rules.fellowship.ring_bearers import fellowship_region
from westmarch.games.war_of_the_ring.rules.map.armies import (
    characters_at,
    count_at,
    elites_at,
    leaders_at,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    FANGORN,
    HOME_SIDE,
    NATION_OF,
    NEIGHBOURS,
    ORTHANC,
    REGION,
    REGION_COUNT,
)
from westmarch.games.war_of_the_ring.rules.map.characters import eliminate_character
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    CHARACTER,
    CHARACTERS,
    FIGURE,
    FIGURES,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    HOBBITS,
    LEADER_KINDS,
    LEVEL,
    NAZGUL,
    ROHAN,
    SHADOW,
    STRIDER,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NO_FELLOWSHIP = Refusal("wotr.6.61", "fellowship_not_in_defended_region")
NO_HOBBIT = Refusal("wotr.6.61", "no_hobbit_in_battle")
NO_GANDALF = Refusal("wotr.6.61", "no_gandalf_in_battle")
NO_STRIDER = Refusal("wotr.6.61", "no_strider_in_battle")
NO_COMPANION = Refusal("wotr.6.61", "no_companion_in_battle")
NO_LEADER = Refusal("wotr.6.61", "no_companion_or_leader_in_battle")
NO_ELITE = Refusal("wotr.6.61", "no_elite_in_battle")
NOT_NEAR_ENTS = Refusal("wotr.6.61", "defender_not_near_ents")
NOT_IN_FP_NATION = Refusal("wotr.6.61", "defender_not_in_free_peoples_nation")
NOT_DEFENDING = Refusal("wotr.6.61", "not_defending_in_field")
GIVEN_UP = Refusal("wotr.6.62", "leadership_given_up")

SPACE.verb("sacrifice", [FIGURES[k] for k in LEADER_KINDS[FREE_PEOPLES]])
SPACE.verb("sacrifice_character", CHARACTERS)


# ---- conditions


def fellowship_in_region(s: War, r: CombatRound) -> Refusal | None:
    """The Fellowship is in the region being defended."""
    return None if fellowship_region(s) == r.region else NO_FELLOWSHIP


def hobbit(s: War, r: CombatRound) -> Refusal | None:
    """Meriadoc or Peregrin is in the battle."""
    return None if any(c in HOBBITS for c in companions_in(s, r)) else NO_HOBBIT


def gandalf(s: War, r: CombatRound) -> Refusal | None:
    """Gandalf is in the battle, Grey or White."""
    found = companions_in(s, r)
    return None if GANDALF_THE_GREY in found or GANDALF_THE_WHITE in found else NO_GANDALF


def strider(s: War, r: CombatRound) -> Refusal | None:
    """Strider or Aragorn is in the battle, and has Leadership to give up (wotr.6.62)."""
    found = [c for c in companions_in(s, r) if c in (STRIDER, ARAGORN)]
    if not found:
        return NO_STRIDER
    return None if counts_for_leadership(r, found[0]) else GIVEN_UP


def companion(s: War, r: CombatRound) -> Refusal | None:
    """A Companion is in the battle."""
    return None if companions_in(s, r) else NO_COMPANION


def companion_to_forfeit(s: War, r: CombatRound) -> Refusal | None:
    """A Companion is in the battle who has Leadership to give up (wotr.6.62)."""
    if not companions_in(s, r):
        return NO_COMPANION
    return None if leading_companions(s, r) else GIVEN_UP


def companion_or_leader(s: War, r: CombatRound) -> Refusal | None:
    """A Companion or a Free Peoples Leader is in the battle."""
    if leaders_at(s, FREE_PEOPLES, r.army_place[FREE_PEOPLES]) or companions_in(s, r):
        return None
    return NO_LEADER


def elite(s: War, r: CombatRound) -> Refusal | None:
    """A Free Peoples Elite is in the battle."""
    return None if elites_at(s, FREE_PEOPLES, r.army_place[FREE_PEOPLES]) else NO_ELITE


def near_ents(s: War, r: CombatRound) -> Refusal | None:
    """The defender is in Fangorn, Orthanc or Rohan."""
    if r.region in (FANGORN, ORTHANC) or NATION_OF[r.region] == ROHAN:
        return None
    return NOT_NEAR_ENTS


def in_free_peoples_nation(s: War, r: CombatRound) -> Refusal | None:
    """The defender is within the borders of a Free Peoples Nation."""
    return None if HOME_SIDE[r.region] == FREE_PEOPLES else NOT_IN_FP_NATION


def defending_in_field(s: War, r: CombatRound) -> Refusal | None:
    """The Free Peoples Army is attacked in the open."""
    if r.attacking_side == SHADOW and r.army_place[FREE_PEOPLES] < REGION_COUNT:
        return None
    return NOT_DEFENDING


# ---- when the cards are revealed


@combat("daring_defiance", companion_to_forfeit)
def daring_defiance(s: War, r: CombatRound) -> None:
    r.forfeit(s, *leading_companions(s, r))
    r.cancel_card(s, SHADOW)


# ---- before the Combat roll


@combat("scouts", defending_in_field)
def scouts(s: War, r: CombatRound) -> None:
    call(s, SlipAway())


class SlipAway(Frame):
    """Scouts: the Army leaves before any roll, to a free neighbouring region or into its
    Stronghold. Without either it stays."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_way",)

    @choice("scouts", rule="wotr.6.76")
    def choose_way(self, s: War) -> Offered:
        r = round_of(s)
        ways = [RETREAT_TO[region] for region in NEIGHBOURS[r.region]]
        if may_withdraw(s, FREE_PEOPLES, r.region):
            ways.append(WITHDRAW)
        return r.army_seat[FREE_PEOPLES], ways

    @choose_way.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        if action == WITHDRAW:
            return None
        return why_not_retreat_to(s, FREE_PEOPLES, REGION[str(action[1])])

    @choose_way.takes
    def _(self, s: War, action: Action) -> None:
        r = round_of(s)
        if action == WITHDRAW:
            withdraw(s, FREE_PEOPLES, r.region)
            battle_of(s).reason = "withdrew"
        else:
            seat = r.army_seat[FREE_PEOPLES]
            retreat(s, seat, FREE_PEOPLES, r.region, REGION[str(action[1])])
            battle_of(s).reason = "retreated"


@combat("sudden_strike", companion_or_leader)
def sudden_strike(s: War, r: CombatRound) -> None:
    dice = leadership(s, r, FREE_PEOPLES)
    call(s, SpecialAttack(side=FREE_PEOPLES, dice=dice, needed=r.needed[FREE_PEOPLES]))


@combat("charge", elite)
def charge(s: War, r: CombatRound) -> None:
    dice = elites_at(s, FREE_PEOPLES, r.army_place[FREE_PEOPLES])
    call(s, SpecialAttack(side=FREE_PEOPLES, dice=dice, needed=r.needed[FREE_PEOPLES]))


@combat("it_is_a_gift", fellowship_in_region)
def it_is_a_gift(s: War, r: CombatRound) -> None:
    r.modify(FREE_PEOPLES, roll=1, reroll=1)


@combat("servant_of_the_secret_fire", gandalf)
def servant_of_the_secret_fire(s: War, r: CombatRound) -> None:
    r.modify(FREE_PEOPLES, roll=1)


@combat("valour", elite)
def valour(s: War, r: CombatRound) -> None:
    r.modify(FREE_PEOPLES, roll=1)


@combat("ents_rage", near_ents)
def ents_rage(s: War, r: CombatRound) -> None:
    r.modify(FREE_PEOPLES, roll=2)


@combat("brave_stand", companion)
def brave_stand(s: War, r: CombatRound) -> None:
    r.remove_dice(SHADOW, len(companions_in(s, r)))


@combat("huorn_dark", near_ents)
def huorn_dark(s: War, r: CombatRound) -> None:
    r.limit_dice(SHADOW, 2)


@combat("daylight")
def daylight(s: War, r: CombatRound) -> None:
    r.limit_dice(SHADOW, 3)


@combat("advantageous_position", in_free_peoples_nation)
def advantageous_position(s: War, r: CombatRound) -> None:
    r.modify(SHADOW, roll=-1)


# ---- before the Leader re-roll


def rerolls_a_miss(r: CombatRound) -> bool:
    """Whether the moment before the Free Peoples' Leader re-roll comes with a miss to turn into a
    hit. Foul Stench, which cancels the re-roll, leaves no such moment (wotr.6.60)."""
    return r.misses[FREE_PEOPLES] > 0 and not r.no_reroll[FREE_PEOPLES]


@combat("mighty_attack", companion_to_forfeit)
def mighty_attack(s: War, r: CombatRound) -> None:
    if rerolls_a_miss(r):
        call(s, GiveUpLeadership())


class GiveUpLeadership(Frame):
    """Mighty Attack: one Companion gives up his Leadership, and a missed die becomes a hit."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_companion",)

    @choice("mighty_attack", rule="wotr.6.62")
    def choose_companion(self, s: War) -> Offered:
        r = round_of(s)
        return r.army_seat[FREE_PEOPLES], [
            ("choose_character", CHARACTERS[c]) for c in leading_companions(s, r)
        ]

    @choose_companion.takes
    def _(self, s: War, action: Action) -> None:
        r = round_of(s)
        r.forfeit(s, CHARACTER[str(action[1])])
        r.miss_becomes_hit(FREE_PEOPLES)


@combat("anduril", strider)
def anduril(s: War, r: CombatRound) -> None:
    for character, dice in ((STRIDER, 1), (ARAGORN, 2)):
        if character in leading_companions(s, r) and rerolls_a_miss(r):
            r.forfeit(s, character)
            r.miss_becomes_hit(FREE_PEOPLES, dice)


@combat("confusion")
def confusion(s: War, r: CombatRound) -> None:
    ones = r.shadow_dice.count(1)
    r.add_hits(FREE_PEOPLES, ones)
    r.misses = replaced(r.misses, SHADOW, r.misses[SHADOW] - ones)


# ---- before casualties are removed


@combat("nameless_wood", near_ents)
def nameless_wood(s: War, r: CombatRound) -> None:
    if r.hits(FREE_PEOPLES):
        r.add_hits(FREE_PEOPLES, 2)


@combat("no_quarter")
def no_quarter(s: War, r: CombatRound) -> None:
    if r.hits(FREE_PEOPLES):
        r.add_hits(FREE_PEOPLES, 1)


@combat("shield_wall")
def shield_wall(s: War, r: CombatRound) -> None:
    if r.hits(SHADOW) >= 2:
        r.add_hits(SHADOW, -1)


@combat("heroic_death", companion_or_leader)
def heroic_death(s: War, r: CombatRound) -> None:
    if r.hits(SHADOW) > 0:
        call(s, HeroicDeath())


class HeroicDeath(Frame):
    """One Leader may be sacrificed to cancel a hit, or one Companion to cancel as many as his
    Level."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_hero",)

    @choice("heroic_death", rule="wotr.5.17")
    def choose_hero(self, s: War) -> Offered:
        r = round_of(s)
        place = r.army_place[FREE_PEOPLES]
        actions: list[Action] = [NO]
        for kind in LEADER_KINDS[FREE_PEOPLES]:
            if count_at(s, place, kind):
                actions.append(("sacrifice", FIGURES[kind]))
        for character in companions_in(s, r):
            actions.append(("sacrifice_character", CHARACTERS[character]))
        return r.army_seat[FREE_PEOPLES], actions

    @choose_hero.takes
    def _(self, s: War, action: Action) -> None:
        if action == NO:
            return
        r = round_of(s)
        if action[0] == "sacrifice":
            kind = FIGURE[str(action[1])]
            lose(s, FREE_PEOPLES, r.army_place[FREE_PEOPLES], kind)
            cancelled = 1
        else:
            character = CHARACTER[str(action[1])]
            eliminate_character(s, character)
            cancelled = LEVEL[character]
        r.add_hits(SHADOW, -min(cancelled, r.hits(SHADOW)))


FATEFUL_STRIKE_AND_THE_WITCH_KING = "fateful_strike_and_the_witch_king"
"""A ruling; switched, one hit of Fateful Strike reaches the Witch-king as a Nazgûl."""


@combat("fateful_strike", companion_or_leader)
def fateful_strike(s: War, r: CombatRound) -> None:
    if r.reroll_hits[FREE_PEOPLES]:
        call(s, FatefulStrike())


class FatefulStrike(Frame):
    """A hit in the Leader re-roll also kills a Nazgûl in the battle; two may kill a Minion instead.
    The card tells Nazgûl and Minions apart, so the Witch-king is a Minion here (wotr.6.11), unless
    a house ruling makes him a Nazgûl too."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_victim",)

    @choice("fateful_strike", rule="wotr.5.17")
    def choose_victim(self, s: War) -> Offered:
        r = round_of(s)
        place = r.army_place[SHADOW]
        actions: list[Action] = []
        if count_at(s, place, NAZGUL):
            actions.append(("choose_figure", FIGURES[NAZGUL]))
        minions = characters_at(s, SHADOW, place)
        if WITCH_KING in minions and FATEFUL_STRIKE_AND_THE_WITCH_KING in s.house_rulings:
            actions.append(("choose_character", CHARACTERS[WITCH_KING]))
            minions.remove(WITCH_KING)
        if r.reroll_hits[FREE_PEOPLES] >= 2:
            if minions and not actions:
                actions.append(NO)
            actions += [("choose_character", CHARACTERS[m]) for m in minions]
        return r.army_seat[FREE_PEOPLES], actions

    @choose_victim.takes
    def _(self, s: War, action: Action) -> None:
        if action[0] == "choose_figure":
            lose(s, SHADOW, round_of(s).army_place[SHADOW], NAZGUL)
        elif action != NO:
            eliminate_character(s, CHARACTER[str(action[1])])


@combat("blade_of_westernesse", hobbit)
def blade_of_westernesse(s: War, r: CombatRound) -> None:
    if r.reroll_hits[FREE_PEOPLES]:
        call(s, BladeOfWesternesse())


class BladeOfWesternesse(Frame):
    """A hit of the Leader re-roll may be spent to eliminate a Minion in the battle."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_minion",)

    @choice("blade_of_westernesse", rule="wotr.5.17")
    def choose_minion(self, s: War) -> Offered:
        r = round_of(s)
        minions = characters_at(s, SHADOW, r.army_place[SHADOW])
        if not minions:
            return None
        return r.army_seat[FREE_PEOPLES], [
            NO,
            *(("choose_character", CHARACTERS[m]) for m in minions),
        ]

    @choose_minion.takes
    def _(self, s: War, action: Action) -> None:
        if action != NO:
            eliminate_character(s, CHARACTER[str(action[1])])
            round_of(s).add_hits(FREE_PEOPLES, -1)
