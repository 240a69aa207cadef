"""The Events of the Shadow Strategy deck."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import DONE, SPACE
from westmarch.games.war_of_the_ring.rules.battle.attack import Attack, why_not_attack_from
from westmarch.games.war_of_the_ring.rules.battle.casualties import lose
from westmarch.games.war_of_the_ring.rules.cards.conditions import (
    at_war,
    besieged,
    every,
    in_play,
    shadow_at_war,
    whereabouts,
)
from westmarch.games.war_of_the_ring.rules.cards.hits import roll_hits
from westmarch.games.war_of_the_ring.rules.cards.recruits import RecruitInEach, RecruitInSome
from westmarch.games.war_of_the_ring.rules.catalogue import F_WILL
from westmarch.games.war_of_the_ring.rules.fellowship.ring_bearers import fellowship_region
from westmarch.games.war_of_the_ring.rules.map.armies import (
    MAX_DICE,
    STACKING_LIMIT,
    besieged_side,
    count_at,
    disband,
    figures_at,
    is_free,
    muster,
    nation_units_at,
    place_of_army,
    shift,
)
from westmarch.games.war_of_the_ring.rules.map.armies import at_war as is_at_war
from westmarch.games.war_of_the_ring.rules.map.armies import besieged as is_besieged
from westmarch.games.war_of_the_ring.rules.map.board import (
    ANGMAR,
    COASTAL,
    EAST_EDGE,
    INSIDE,
    MINAS_MORGUL,
    MINAS_TIRITH,
    MORIA,
    NATION_OF,
    NEIGHBOURS,
    ORTHANC,
    PLACE,
    PLACES,
    REARGUARD,
    REGION,
    REGION_COUNT,
    REGIONS,
    REGIONS_OF,
    SETTLEMENTS_OF,
    STRONGHOLDS,
    UMBAR,
)
from westmarch.games.war_of_the_ring.rules.map.control import remove_leaders_alone, settle_sieges
from westmarch.games.war_of_the_ring.rules.map.march import TOO_MANY_UNITS
from westmarch.games.war_of_the_ring.rules.map.movement import MoveArmies
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    CHARACTERS,
    COMPANIONS,
    ELVES,
    FIGURE,
    FIGURES,
    FP_NATIONS,
    FREE_PEOPLES,
    GONDOR,
    ISENGARD,
    LEADER_KINDS,
    NATION,
    NATION_OF_KIND,
    NATIONS,
    SARUMAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    WITCH_KING,
    elite_of,
    regular_of,
)
from westmarch.games.war_of_the_ring.rules.seats import owner
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import event
from westmarch.games.war_of_the_ring.rules.turn.politics import fall_back
from westmarch.games.war_of_the_ring.rules.turn.recruitment import Recruit
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

DOL_GULDUR = REGION["dol_guldur"]
ETTENMOORS = REGION["ettenmoors"]
GORGOROTH = REGION["gorgoroth"]
MOUNT_GRAM = REGION["mount_gram"]
MOUNT_GUNDABAD = REGION["mount_gundabad"]
NORTH_DUNLAND = REGION["north_dunland"]
NURN = REGION["nurn"]
SOUTH_DUNLAND = REGION["south_dunland"]
TROLLSHAWS = REGION["trollshaws"]
WEATHER_HILLS = REGION["weather_hills"]

DUNLAND = (NORTH_DUNLAND, SOUTH_DUNLAND)
ISENGARD_UNITS = (regular_of(ISENGARD), elite_of(ISENGARD))
AROUND_DUNLAND = tuple(sorted({*NEIGHBOURS[NORTH_DUNLAND], *NEIGHBOURS[SOUTH_DUNLAND]}))
ELVEN_STRONGHOLDS = tuple(r for r in STRONGHOLDS if NATION_OF[r] == ELVES)
SAURON_STRONGHOLDS = tuple(r for r in STRONGHOLDS if NATION_OF[r] == SAURON)
GONDOR_COAST = tuple(r for r in REGIONS_OF[GONDOR] if COASTAL[r])
THE_EAST = tuple(r for r in REGIONS_OF[SOUTHRONS] if EAST_EDGE[r])

NO_ELVEN_STRONGHOLD = Refusal("wotr.5.09", "no_elven_stronghold_held")
NO_ISENGARD_SIEGE = Refusal("wotr.5.09", "isengard_besieges_nothing")
NOBODY_TO_SLANDER = Refusal("wotr.5.09", "no_companion_in_nation_at_peace")

SPACE.verb("from_dunland", [REGIONS[r] for r in DUNLAND], [FIGURES[k] for k in ISENGARD_UNITS])


# ---- losses of the Free Peoples


def why_not_valinor(s: War, seat: int) -> Refusal | None:
    """An Elven Stronghold under the Shadow's control."""
    held = any(s.control[r] == SHADOW for r in ELVEN_STRONGHOLDS)
    return None if held else NO_ELVEN_STRONGHOLD


@event("sh_strat_01", needs=why_not_valinor)
def return_to_valinor(s: War, seat: int) -> None:
    """Return to Valinor."""
    call(s, ReturnToValinor(seat=seat, regions=ELVEN_STRONGHOLDS))


class ReturnToValinor(Frame):
    """In each Elven Stronghold's region without a siege a die for each Elven unit, five at most:
    each 6 is a hit on the Army there. The player of the card chooses the order."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_region",)
    seat: int
    regions: tuple[int, ...]

    @choice("which_first", rule="wotr.5.14")
    def choose_region(self, s: War) -> Offered:
        struck = [r for r in self.regions if nation_units_at(s, ELVES, r) and not is_besieged(s, r)]
        return self.seat, [("choose_place", PLACES[r]) for r in struck]

    @choose_region.takes
    def _(self, s: War, action: Action) -> None:
        region = PLACE[str(action[1])]
        self.regions = tuple(r for r in self.regions if r != region)
        elves = nation_units_at(s, ELVES, region)
        roll_hits(s, FREE_PEOPLES, region, min(MAX_DICE, elves), 6)
        self.goto("choose_region")


@event("sh_strat_03", needs=besieged(MINAS_TIRITH))
def denethors_folly(s: War, seat: int) -> None:
    """Denethor's Folly. That it forbids Combat cards is in combat_round.py."""
    call(s, DenethorsFolly(seat=seat))


class DenethorsFolly(Frame):
    """One Free Peoples Leader in Minas Tirith is eliminated."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_leader",)
    seat: int

    @choice("choose_leader", rule="wotr.5.14")
    def choose_leader(self, s: War) -> Offered:
        inside = INSIDE[MINAS_TIRITH]
        return self.seat, [
            ("choose_figure", FIGURES[k])
            for k in LEADER_KINDS[FREE_PEOPLES]
            if count_at(s, inside, k)
        ]

    @choose_leader.takes
    def _(self, s: War, action: Action) -> None:
        lose(s, FREE_PEOPLES, INSIDE[MINAS_TIRITH], FIGURE[str(action[1])])


@event("sh_strat_04", needs=shadow_at_war)
def the_day_without_dawn(s: War, seat: int) -> None:
    """The Day Without Dawn: unused Will of the West dice are lost."""
    dice = s.dice[FREE_PEOPLES]
    s.dice[FREE_PEOPLES] = [face for face in dice if face != F_WILL]
    tell(s, "wills_discarded", count=len(dice) - len(s.dice[FREE_PEOPLES]))


@event("sh_strat_05")
def threats_and_promises(s: War, seat: int) -> None:
    """Threats and Promises: what it forbids and when it goes is in politics.py."""


def slandered_nations(s: War) -> list[int]:
    """Free Peoples Nations not At War with a Companion or the Fellowship in their borders."""
    regions = {fellowship_region(s), *(whereabouts(s, c) for c in COMPANIONS)}
    nations = {NATION_OF[r] for r in regions if r >= 0}
    return [n for n in FP_NATIONS if n in nations and not is_at_war(s, n)]


def why_not_stormcrow(s: War, seat: int) -> Refusal | None:
    """A Companion or the Fellowship in a Free Peoples Nation not At War."""
    return None if slandered_nations(s) else NOBODY_TO_SLANDER


@event("sh_strat_06", needs=why_not_stormcrow)
def stormcrow(s: War, seat: int) -> None:
    """Stormcrow."""
    call(s, Stormcrow(seat=seat))


class Stormcrow(Frame):
    """The Nation falls back one step, and its player removes one of its units or Leaders."""

    sequence: ClassVar[tuple[str, ...]] = (
        "choose_nation",
        "choose_army",
        "choose_figure",
        "settle",
    )
    seat: int
    nation: int = -1
    place: int = -1

    @choice("choose_nation", rule="wotr.5.14")
    def choose_nation(self, s: War) -> Offered:
        return self.seat, [("choose_nation", NATIONS[n]) for n in slandered_nations(s)]

    @choose_nation.takes
    def _(self, s: War, action: Action) -> None:
        self.nation = NATION[str(action[1])]
        fall_back(s, self.nation)

    def _figures(self, s: War, place: int) -> list[int]:
        """Kinds of the Nation's figures at a place."""
        return [
            k for k, _ in figures_at(s, FREE_PEOPLES, place) if NATION_OF_KIND[k] == self.nation
        ]

    @choice("lose_where", rule="wotr.5.14")
    def choose_army(self, s: War) -> Offered:
        return owner(s, self.nation), [
            ("choose_place", PLACES[p])
            for p in range(REARGUARD)
            if s.fp_units[p] and self._figures(s, p)
        ]

    @choose_army.takes
    def _(self, s: War, action: Action) -> None:
        self.place = PLACE[str(action[1])]

    @choice("lose_figure", rule="wotr.5.14")
    def choose_figure(self, s: War) -> Offered:
        if self.place < 0:
            return None
        return owner(s, self.nation), [
            ("choose_figure", FIGURES[k]) for k in self._figures(s, self.place)
        ]

    @choose_figure.takes
    def _(self, s: War, action: Action) -> None:
        lose(s, FREE_PEOPLES, self.place, FIGURE[str(action[1])])

    def settle(self, s: War) -> None:
        if self.place >= 0:
            remove_leaders_alone(s, self.place)
            settle_sieges(s)


# ---- battles


def isengard_sieges(s: War) -> list[int]:
    """Regions where a Shadow Army with units of Isengard besieges a Stronghold."""
    return [
        r
        for r in STRONGHOLDS
        if nation_units_at(s, ISENGARD, r) and besieged_side(s, r) == FREE_PEOPLES
    ]


def why_not_uruk_hai(s: War, seat: int) -> Refusal | None:
    """A Shadow Army with a unit of Isengard conducts a siege."""
    return None if isengard_sieges(s) else NO_ISENGARD_SIEGE


@event("sh_strat_02", needs=every(in_play(SARUMAN), why_not_uruk_hai))
def the_fighting_uruk_hai(s: War, seat: int) -> None:
    """The Fighting Uruk-hai: an assault of three rounds."""
    regions = tuple(isengard_sieges(s))
    call(
        s,
        Attack(
            seat=seat,
            origins=regions,
            targets=tuple(INSIDE[r] for r in regions),
            siege_rounds=3,
            card_needs_companion=1,
        ),
    )


@event("sh_strat_10", needs=at_war(SOUTHRONS))
def corsairs_of_umbar(s: War, seat: int) -> None:
    """Corsairs of Umbar."""
    call(s, CorsairsOfUmbar(seat=seat))


class CorsairsOfUmbar(Frame):
    """An Army sails from Umbar to a coast of Gondor. A Free Peoples Army in the open there is
    attacked, and the attack may not be ceased. Where the Free Peoples are under siege the Army
    joins the besiegers, ten units at most, and assaults at once; that attack may be ceased."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_coast", "sail")
    seat: int
    region: int = -1

    def _landing(self, region: int) -> MoveArmies:
        return MoveArmies(seat=self.seat, count=1, origins=(UMBAR,), targets=(region,))

    @choice("choose_coast", rule="wotr.5.10")
    def choose_coast(self, s: War) -> Offered:
        return self.seat, [("choose_region", REGIONS[r]) for r in GONDOR_COAST]

    @choose_coast.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        region = REGION[str(action[1])]
        if s.fp_units[region]:
            return why_not_attack_from(s, self.seat, UMBAR, region, remote=1)
        return self._landing(region).why_not_move(s, UMBAR, region)

    @choose_coast.takes
    def _(self, s: War, action: Action) -> None:
        self.region = REGION[str(action[1])]

    def sail(self, s: War) -> None:
        if self.region < 0:
            return
        if s.fp_units[self.region]:
            call(
                s,
                Attack(
                    seat=self.seat,
                    origins=(UMBAR,),
                    targets=(self.region,),
                    remote=1,
                    no_cease=1,
                ),
            )
        elif besieged_side(s, self.region) == FREE_PEOPLES:
            assault = Attack(seat=self.seat, origins=(self.region,), targets=(INSIDE[self.region],))
            call(s, self._landing(self.region), assault)
        else:
            call(s, self._landing(self.region))


# ---- marches


@event("sh_strat_07")
def shadows_gather(s: War, seat: int) -> None:
    """Shadows Gather."""
    call(s, MoveArmies(seat=seat, count=1, reach=3, must_join=1))


@event("sh_strat_08")
def the_shadow_lengthens(s: War, seat: int) -> None:
    """The Shadow Lengthens: two Armies move, not one, as far as a second one can (wotr.5.14)."""
    call(s, MoveArmies(seat=seat, count=2, reach=2, must_join=1, at_least=2))


@event("sh_strat_09", needs=shadow_at_war)
def the_shadow_is_moving(s: War, seat: int) -> None:
    """The Shadow is Moving."""
    call(s, MoveArmies(seat=seat, count=4))


@event("sh_strat_11", needs=at_war(ISENGARD))
def rage_of_the_dunlendings(s: War, seat: int) -> None:
    """Rage of the Dunlendings."""
    call(s, RageOfTheDunlendings(seat=seat))


class RageOfTheDunlendings(Frame):
    """Two Regulars of Isengard come to a free region next to Dunland, and up to four units of
    Isengard may go there from Dunland, one by one."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_region", "recruit_regulars", "walk")
    seat: int
    region: int = -1
    moved: int = 0

    @choice("choose_region", rule="wotr.6.31")
    def choose_region(self, s: War) -> Offered:
        return self.seat, [
            ("choose_region", REGIONS[r]) for r in AROUND_DUNLAND if is_free(s, SHADOW, r)
        ]

    @choose_region.takes
    def _(self, s: War, action: Action) -> None:
        self.region = REGION[str(action[1])]

    def recruit_regulars(self, s: War) -> None:
        if self.region < 0:
            self.end()
        else:
            call(s, Recruit(seat=self.seat, nation=ISENGARD, regions=(self.region,), regular=2))

    @choice("dunlendings", rule="wotr.6.35")
    def walk(self, s: War) -> Offered:
        if self.moved == 4:
            return None
        units: list[Action] = [
            ("from_dunland", REGIONS[r], FIGURES[k])
            for r in DUNLAND
            for k in ISENGARD_UNITS
            if r != self.region and count_at(s, r, k)
        ]
        return self.seat, [*units, DONE]

    @walk.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        full = s.shadow_units[self.region] >= STACKING_LIMIT
        return TOO_MANY_UNITS if full and action != DONE else None

    @walk.takes
    def _(self, s: War, action: Action) -> None:
        if action == DONE:
            return
        kind = FIGURE[str(action[2])]
        shift(s, REGION[str(action[1])], self.region, kind)
        self.moved += 1
        tell(
            s,
            "army_moved",
            seat=self.seat,
            origin=action[1],
            to=REGIONS[self.region],
            figures=[FIGURES[kind]],
            characters=[],
        )
        self.goto("walk")


# ---- recruits


@event("sh_strat_12", needs=in_play(WITCH_KING))
def return_of_the_witch_king(s: War, seat: int) -> None:
    """Return of the Witch-king."""
    if s.characters[WITCH_KING] != ANGMAR:
        tell(
            s,
            "flew",
            seat=seat,
            who=CHARACTERS[WITCH_KING],
            origin=PLACES[s.characters[WITCH_KING]],
            to=REGIONS[ANGMAR],
        )
        s.characters[WITCH_KING] = ANGMAR
    call(s, Recruit(seat=seat, nation=SAURON, regions=(ANGMAR,), regular=2, elite=1))


def regions_with_army(s: War) -> tuple[int, ...]:
    """Regions with a Shadow Army, outside or inside a Stronghold."""
    return tuple(r for r in range(REGION_COUNT) if place_of_army(s, SHADOW, r) >= 0)


@event("sh_strat_13", needs=at_war(ISENGARD))
def half_orcs_and_goblin_men(s: War, seat: int) -> None:
    """Half-orcs and Goblin-men."""
    call(s, Recruit(seat=seat, nation=ISENGARD, regions=regions_with_army(s), either=1))


@event("sh_strat_14", needs=at_war(SAURON))
def olog_hai(s: War, seat: int) -> None:
    """Olog-hai."""
    call(s, Recruit(seat=seat, nation=SAURON, regions=regions_with_army(s), either=1))


@event("sh_strat_15", needs=at_war(SAURON))
def hill_trolls(s: War, seat: int) -> None:
    """Hill-trolls."""
    call(s, HillTrolls(seat=seat))


class HillTrolls(Frame):
    """Two Regulars of Sauron, wherever they are, are replaced by Elites."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_army",)
    seat: int
    count: int = 2

    @choice("upgrade_where", rule="wotr.5.13")
    def choose_army(self, s: War) -> Offered:
        if not self.count or not s.reinforcements[elite_of(SAURON)]:
            return None
        regular = regular_of(SAURON)
        return self.seat, [
            ("choose_place", PLACES[p]) for p in range(REARGUARD) if count_at(s, p, regular)
        ]

    @choose_army.takes
    def _(self, s: War, action: Action) -> None:
        place = PLACE[str(action[1])]
        disband(s, place, regular_of(SAURON))
        muster(s, place, elite_of(SAURON))
        tell(s, "upgraded", seat=self.seat, place=action[1], count=1)
        self.count -= 1
        self.goto("choose_army")


@event("sh_strat_16", needs=in_play(SARUMAN))
def a_new_power_is_rising(s: War, seat: int) -> None:
    """A New Power is Rising."""
    call(s, RecruitInEach(seat=seat, nation=ISENGARD, regular=DUNLAND * 2, either=(ORTHANC,) * 2))


@event("sh_strat_17")
def many_kings_to_the_service_of_mordor(s: War, seat: int) -> None:
    """Many Kings to the Service of Mordor."""
    settlements = SETTLEMENTS_OF[SOUTHRONS]
    call(s, RecruitInSome(seat=seat, nation=SOUTHRONS, regions=settlements, count=3, regular=2))


@event("sh_strat_18", needs=in_play(ARAGORN))
def the_king_is_revealed(s: War, seat: int) -> None:
    """The King is Revealed."""
    call(s, Recruit(seat=seat, nation=SAURON, regions=(MINAS_MORGUL,), regular=5, nazgul=1))


@event("sh_strat_19")
def shadows_on_the_misty_mountains(s: War, seat: int) -> None:
    """Shadows on the Misty Mountains."""
    call(s, Recruit(seat=seat, nation=SAURON, regions=(MORIA, MOUNT_GRAM), either=2, nazgul=1))


@event("sh_strat_20")
def orcs_multiplying_again(s: War, seat: int) -> None:
    """Orcs Multiplying Again."""
    call(s, RecruitInEach(seat=seat, nation=SAURON, regular=(DOL_GULDUR, MOUNT_GUNDABAD) * 3))


@event("sh_strat_21", needs=at_war(SOUTHRONS))
def horde_from_the_east(s: War, seat: int) -> None:
    """Horde from the East: to a free region on the east edge of the board."""
    call(s, Recruit(seat=seat, nation=SOUTHRONS, regions=THE_EAST, regular=5))


@event("sh_strat_22")
def monsters_roused(s: War, seat: int) -> None:
    """Monsters Roused."""
    call(
        s,
        RecruitInEach(seat=seat, nation=SAURON, regular=(WEATHER_HILLS, ETTENMOORS, ANGMAR)),
        Recruit(seat=seat, nation=SAURON, regions=(TROLLSHAWS,), elite=1),
    )


@event("sh_strat_23", needs=shadow_at_war)
def musterings_of_long_planned_war(s: War, seat: int) -> None:
    """Musterings of Long-planned War."""
    call(
        s,
        Recruit(seat=seat, nation=SOUTHRONS, regions=(GORGOROTH,), regular=5),
        Recruit(seat=seat, nation=SAURON, regions=(NURN,), regular=5),
    )


@event("sh_strat_24", needs=at_war(SAURON))
def pits_of_mordor(s: War, seat: int) -> None:
    """Pits of Mordor."""
    call(
        s,
        RecruitInSome(seat=seat, nation=SAURON, regions=SAURON_STRONGHOLDS, count=3, regular=2),
    )
