"""The Combat cards of the Shadow: the lower halves of its Event cards (wotr.6.58 on)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import NO
from westmarch.games.war_of_the_ring.rules.battle.casualties import endurance, lose
from westmarch.games.war_of_the_ring.rules.battle.combat_cards import combat
from westmarch.games.war_of_the_ring.rules.battle.combat_round import (
    CombatRound,
    SpecialAttack,
    companions_in,
    leadership,
    nazgul_leadership,
    replaced,
    round_of,
)
from westmarch.games.war_of_the_ring.rules.cards.combat_free_peoples import fellowship_in_region
from westmarch.games.war_of_the_ring.rules.map.armies import (
    count_at,
    elites_at,
    nation_units_at,
    nazgul_at,
)
from westmarch.games.war_of_the_ring.rules.map.board import DISTANCE, MORIA, REGION_COUNT
from westmarch.games.war_of_the_ring.rules.map.characters import eliminate_character
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    CHARACTERS,
    FIGURE,
    FIGURES,
    FREE_PEOPLES,
    ISENGARD,
    LEADER_KINDS,
    LEVEL,
    SHADOW,
    SOUTHRONS,
    elite_of,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NO_NAZGUL = Refusal("wotr.6.61", "no_nazgul_in_battle")
TOO_LITTLE_LEADERSHIP = {
    n: Refusal("wotr.6.61", "too_little_nazgul_leadership", (("needed", n),)) for n in (1, 2)
}
FAR_FROM_MORIA = Refusal("wotr.6.61", "defender_far_from_moria")
NO_ISENGARD_UNIT = Refusal("wotr.6.61", "no_isengard_unit_in_battle")
NOT_IN_STRONGHOLD = Refusal("wotr.6.61", "defender_not_in_stronghold")
NO_MUMAKIL = Refusal("wotr.6.61", "no_southron_elite_in_battle")
NO_ELITE = Refusal("wotr.6.61", "no_elite_in_battle")

ONSLAUGHT_HITS = 4
ASSAULT_HITS = 2


# ---- conditions


def two_leadership(s: War, r: CombatRound) -> Refusal | None:
    """The Nazgûl in the battle have Leadership 2 or more."""
    return None if nazgul_leadership(s, r) >= 2 else TOO_LITTLE_LEADERSHIP[2]


def one_leadership(s: War, r: CombatRound) -> Refusal | None:
    """The Nazgûl in the battle have Leadership 1 or more."""
    return None if nazgul_leadership(s, r) >= 1 else TOO_LITTLE_LEADERSHIP[1]


def nazgul(s: War, r: CombatRound) -> Refusal | None:
    """A Nazgûl is in the battle, the Witch-king counting as one."""
    return None if nazgul_at(s, r.army_place[SHADOW]) else NO_NAZGUL


def near_moria(s: War, r: CombatRound) -> Refusal | None:
    """The defending Army is in Moria or within two regions of it."""
    return None if DISTANCE[MORIA][r.region] <= 2 else FAR_FROM_MORIA


def isengard_at_the_walls(s: War, r: CombatRound) -> Refusal | None:
    """An Isengard unit is in the battle, and the defender in a Stronghold."""
    if not nation_units_at(s, ISENGARD, r.army_place[SHADOW]):
        return NO_ISENGARD_UNIT
    inside = r.army_place[1 - r.attacking_side] >= REGION_COUNT
    return None if inside else NOT_IN_STRONGHOLD


def southron_elite(s: War, r: CombatRound) -> Refusal | None:
    """A Southron & Easterling Elite is in the battle."""
    return None if count_at(s, r.army_place[SHADOW], elite_of(SOUTHRONS)) else NO_MUMAKIL


def elite(s: War, r: CombatRound) -> Refusal | None:
    """A Shadow Elite is in the battle."""
    return None if elites_at(s, SHADOW, r.army_place[SHADOW]) else NO_ELITE


# ---- when the cards are revealed


@combat("swarm_of_bats")
def swarm_of_bats(s: War, r: CombatRound) -> None:
    if r.open_card[FREE_PEOPLES] < 0:
        r.modify(SHADOW, reroll=1)
    else:
        r.cancel_card(s, FREE_PEOPLES)


# ---- before the Combat roll


@combat("words_of_power", nazgul)
def words_of_power(s: War, r: CombatRound) -> None:
    call(s, WordsOfPower())


class WordsOfPower(Frame):
    """One Companion in the battle has no Leadership and no abilities this round."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_companion",)

    @choice("words_of_power", rule="wotr.5.17")
    def choose_companion(self, s: War) -> Offered:
        r = round_of(s)
        return r.army_seat[SHADOW], [
            ("choose_character", CHARACTERS[c]) for c in companions_in(s, r)
        ]

    @choose_companion.takes
    def _(self, s: War, action: Action) -> None:
        round_of(s).powerless_character = CHARACTER[str(action[1])]
        tell(s, "companion_powerless", character=action[1])


@combat("durins_bane", near_moria)
def durins_bane(s: War, r: CombatRound) -> None:
    call(s, SpecialAttack(side=SHADOW, dice=3, needed=4))


@combat("one_for_the_dark_lord", fellowship_in_region)
def one_for_the_dark_lord(s: War, r: CombatRound) -> None:
    r.modify(SHADOW, roll=1, reroll=1)


@combat("cruel_as_death", two_leadership)
def cruel_as_death(s: War, r: CombatRound) -> None:
    r.forfeited_nazgul += 2
    r.modify(SHADOW, roll=1)


@combat("dread_and_despair", one_leadership)
def dread_and_despair(s: War, r: CombatRound) -> None:
    call(s, DreadAndDespair())


class DreadAndDespair(Frame):
    """Points of Nazgûl Leadership are given up; the Free Peoples roll as many dice fewer."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_points",)

    @choice("dread_and_despair", rule="wotr.6.62")
    def choose_points(self, s: War) -> Offered:
        r = round_of(s)
        most = nazgul_leadership(s, r)
        return r.army_seat[SHADOW], [("choose_number", n) for n in range(1, most + 1)]

    @choose_points.takes
    def _(self, s: War, action: Action) -> None:
        r = round_of(s)
        points = int(action[1])
        r.forfeited_nazgul += points
        r.remove_dice(FREE_PEOPLES, points)


@combat("foul_stench", one_leadership)
def foul_stench(s: War, r: CombatRound) -> None:
    if leadership(s, r, FREE_PEOPLES) <= nazgul_leadership(s, r):
        r.no_reroll = replaced(r.no_reroll, FREE_PEOPLES, 1)


@combat("devilry_of_orthanc", isengard_at_the_walls)
def devilry_of_orthanc(s: War, r: CombatRound) -> None:
    r.modify(SHADOW, roll=1)


@combat("deadly_strife")
def deadly_strife(s: War, r: CombatRound) -> None:
    r.modify(FREE_PEOPLES, roll=2, reroll=2)
    r.modify(SHADOW, roll=2, reroll=2)


@combat("desperate_battle")
def desperate_battle(s: War, r: CombatRound) -> None:
    r.modify(FREE_PEOPLES, roll=1, reroll=1)
    r.modify(SHADOW, roll=1, reroll=1)


@combat("mumakil", southron_elite, initiative=3)
def mumakil_charge(s: War, r: CombatRound) -> None:
    r.modify(SHADOW, roll=1)


@combat("relentless_assault")
def relentless_assault(s: War, r: CombatRound) -> None:
    call(s, RelentlessAssault())


class RelentlessAssault(Frame):
    """Up to two hits on the own units, each worth +1 in the Combat roll."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_hits",)

    @choice("relentless_assault", rule="wotr.5.17")
    def choose_hits(self, s: War) -> Offered:
        return own_hits_offered(s, ASSAULT_HITS)

    @choose_hits.takes
    def _(self, s: War, action: Action) -> None:
        r = round_of(s)
        hits = int(action[1])
        if hits:
            r.modify(SHADOW, roll=hits)
            call(s, r.casualties(SHADOW, hits))


def own_hits_offered(s: War, most: int) -> Offered:
    """How many hits the Shadow may deal to its own Army."""
    r = round_of(s)
    most = min(most, endurance(s, SHADOW, r.army_place[SHADOW]))
    return r.army_seat[SHADOW], [("choose_number", n) for n in range(most + 1)]


# ---- before the Leader re-roll


@combat("they_are_terrible", one_leadership)
def they_are_terrible(s: War, r: CombatRound) -> None:
    r.forfeited_nazgul += 1
    r.modify(SHADOW, reroll=1)


# ---- before casualties are removed


@combat("mumakil", initiative=5)
def mumakil_trample(s: War, r: CombatRound) -> None:
    if r.hits(SHADOW) > r.hits(FREE_PEOPLES) + r.special_hits[FREE_PEOPLES]:
        r.add_hits(SHADOW, 1)


@combat("black_breath", nazgul)
def black_breath(s: War, r: CombatRound) -> None:
    if r.reroll_hits[SHADOW]:
        call(s, BlackBreath())


class BlackBreath(Frame):
    """After a hit in the Leader re-roll a Leader in the battle may be killed, or a Companion whose
    Level the hits of the re-roll reach."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_victim",)

    @choice("black_breath", rule="wotr.5.17")
    def choose_victim(self, s: War) -> Offered:
        r = round_of(s)
        place = r.army_place[FREE_PEOPLES]
        actions: list[Action] = [NO]
        for kind in LEADER_KINDS[FREE_PEOPLES]:
            if count_at(s, place, kind):
                actions.append(("choose_figure", FIGURES[kind]))
        for character in companions_in(s, r):
            if LEVEL[character] <= r.reroll_hits[SHADOW]:
                actions.append(("choose_character", CHARACTERS[character]))
        return r.army_seat[SHADOW], actions

    @choose_victim.takes
    def _(self, s: War, action: Action) -> None:
        if action[0] == "choose_figure":
            kind = FIGURE[str(action[1])]
            lose(s, FREE_PEOPLES, round_of(s).army_place[FREE_PEOPLES], kind)
        elif action != NO:
            eliminate_character(s, CHARACTER[str(action[1])])


# ---- after casualties are removed


@combat("great_host")
def great_host(s: War, r: CombatRound) -> None:
    fp, shadow = r.army_place
    if s.shadow_units[shadow] >= 2 * s.fp_units[fp]:
        tell(s, "automatic_hit", side="shadow", hits=1)
        call(s, r.casualties(FREE_PEOPLES, 1))


@combat("we_come_to_kill", elite)
def we_come_to_kill(s: War, r: CombatRound) -> None:
    dice = elites_at(s, SHADOW, r.army_place[SHADOW])
    call(s, SpecialAttack(side=SHADOW, dice=dice, needed=5))


@combat("onslaught")
def onslaught(s: War, r: CombatRound) -> None:
    call(s, Onslaught())


class Onslaught(Frame):
    """Up to four hits on the own units, then a die for each, hitting on 4 or more."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_hits",)

    @choice("onslaught", rule="wotr.5.17")
    def choose_hits(self, s: War) -> Offered:
        return own_hits_offered(s, ONSLAUGHT_HITS)

    @choose_hits.takes
    def _(self, s: War, action: Action) -> None:
        hits = int(action[1])
        if hits:
            attack = SpecialAttack(side=SHADOW, dice=hits, needed=4)
            call(s, round_of(s).casualties(SHADOW, hits), attack)
