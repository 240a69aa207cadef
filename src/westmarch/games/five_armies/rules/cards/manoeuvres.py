"""The abilities of the unit cards and the special manoeuvres. Regroup is in combat_round.py: it
works as soon as it is revealed."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import NO, SPACE, YES
from westmarch.games.five_armies.rules.battle.combat_cards import (
    ADD_DAMAGE,
    BEFORE_ROLL,
    CANCEL_DAMAGE,
    END_OF_ROUND,
    REMOVE_DAMAGE,
    manoeuvre,
)
from westmarch.games.five_armies.rules.battle.combat_round import (
    CombatRound,
    plus,
    replaced,
    round_in_progress,
)
from westmarch.games.five_armies.rules.battle.damage import Casualties, Relief, lay, take_casualty
from westmarch.games.five_armies.rules.characters.eagles import remove_bat
from westmarch.games.five_armies.rules.map.armies import (
    add_leaders,
    characters_at,
    count_at,
    eliminate_character,
    remove_leaders,
    units_at,
)
from westmarch.games.five_armies.rules.map.board import TERRITORY_OF
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    CHARACTER,
    CHARACTERS,
    DWARF_REGULAR,
    FREE_PEOPLES,
    SHADOW,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

REDOUBTABLE_HEALS = 3
FELL_DAMAGE = 2
REARGUARD_LEAVES = 1

DISMISS_LEADERS: Action = (SPACE.verb("dismiss_leaders"),)
SUFFER: Action = (SPACE.verb("suffer"),)


@manoeuvre("dwarf_regular", REMOVE_DAMAGE)
def redoubtable(s: Battlefield, r: CombatRound, side: int) -> None:
    """A casualty like any other: only for Damage on the army (b5a.10.32)."""
    place = r.place[side]
    if s.damage[place] and count_at(s, place, DWARF_REGULAR):
        take_casualty(s, place, DWARF_REGULAR, heals=REDOUBTABLE_HEALS)


@manoeuvre("dwarf_veteran", ADD_DAMAGE)
def old_hatred(s: Battlefield, r: CombatRound, side: int) -> None:
    r.inflicted = plus(r.inflicted, 1 - side, 1)
    remove_leaders(s, r.place[1 - side])


@manoeuvre("lake_men", ADD_DAMAGE)
def darts_of_men(s: Battlefield, r: CombatRound, side: int) -> None:
    r.inflicted = plus(r.inflicted, 1 - side, 1)


@manoeuvre("elf_archer", ADD_DAMAGE)
def darts_of_elves(s: Battlefield, r: CombatRound, side: int) -> None:
    r.inflicted = plus(r.inflicted, 1 - side, 1)


@manoeuvre("elf_spearman", CANCEL_DAMAGE)
def wall_of_spears(s: Battlefield, r: CombatRound, side: int) -> None:
    r.inflicted = replaced(r.inflicted, side, max(0, r.inflicted[side] - 1))


@manoeuvre("warg", END_OF_ROUND)
def rearguard_attack(s: Battlefield, r: CombatRound, side: int) -> None:
    """Not on Beorn (b5a.12.22)."""
    other = 1 - side
    if not r.is_beorn(other):
        call(
            s,
            Casualties(side=other, place=r.place[other], at_most=REARGUARD_LEAVES, voluntary=0),
        )


@manoeuvre("goblin", END_OF_ROUND)
def goblin_charge(s: Battlefield, r: CombatRound, side: int) -> None:
    """Nothing happens when there is no enemy left to charge."""
    other = 1 - side
    place = r.place[other]
    if r.is_beorn(other):
        stands = s.characters[BEORN] == place
    else:
        stands = units_at(s, other, place) > 0
    if not stands:
        return
    lay(s, side, r.place[side], 1, walls=False)
    before = s.damage[place]
    lay(s, other, place, 1, walls=other == r.defender)
    if s.damage[place] > before:
        call(s, Relief(side=other, place=place, amount=1))


@manoeuvre("orc", END_OF_ROUND)
def wild_rage(s: Battlefield, r: CombatRound, side: int) -> None:
    add_leaders(s, r.place[side])


@manoeuvre("great_orc", ADD_DAMAGE)
def fell_race(s: Battlefield, r: CombatRound, side: int) -> None:
    call(s, FellRace(side=1 - side, place=r.place[1 - side], beorn=int(r.is_beorn(1 - side))))


class FellRace(Frame):
    """The opponent of the Great Orcs gives up a character or all leadership tokens of the fighting
    army, or suffers two more Damage. Beorn has nothing to give up."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_price",)
    side: int
    place: int
    beorn: int

    @choice("fell_race", rule="b5a.10.16")
    def choose_price(self, s: Battlefield) -> Offered:
        actions: list[Action] = [SUFFER]
        if not self.beorn:
            if s.leaders[self.place]:
                actions.append(DISMISS_LEADERS)
            actions += [
                ("sacrifice", CHARACTERS[c]) for c in characters_at(s, self.side, self.place)
            ]
        return self.side, actions

    @choose_price.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == SUFFER:
            r = round_in_progress(s)
            r.inflicted = plus(r.inflicted, self.side, FELL_DAMAGE)
        elif action == DISMISS_LEADERS:
            remove_leaders(s, self.place, s.leaders[self.place])
        else:
            eliminate_character(s, CHARACTER[str(action[1])])


@manoeuvre("mighty_strokes", BEFORE_ROLL)
def mighty_strokes(s: Battlefield, r: CombatRound, side: int) -> None:
    r.roll_bonus = plus(r.roll_bonus, side, 1)
    r.reroll_bonus = plus(r.reroll_bonus, side, 1)


@manoeuvre("vampire_like", ADD_DAMAGE)
def vampire_like(s: Battlefield, r: CombatRound, side: int) -> None:
    call(s, Bite(territory=TERRITORY_OF[r.region]))


class Bite(Frame):
    """The Shadow may remove a Great Bat from the territory of the battle for one more Damage, if it
    inflicted any (b5a.12.26)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_bite",)
    territory: int

    @choice("vampire_like", rule="b5a.12.26")
    def choose_bite(self, s: Battlefield) -> Offered:
        if not round_in_progress(s).inflicted[FREE_PEOPLES] or not s.bats[self.territory]:
            return None
        return SHADOW, [YES, NO]

    @choose_bite.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == YES:
            remove_bat(s, self.territory)
            r = round_in_progress(s)
            r.inflicted = plus(r.inflicted, FREE_PEOPLES, 1)
