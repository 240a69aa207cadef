"""The Events of the Free Peoples Strategy deck."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.battle.attack import Attack
from westmarch.games.war_of_the_ring.rules.cards.conditions import (
    active,
    at_war,
    every,
    place_with_army,
    uses,
    whereabouts,
)
from westmarch.games.war_of_the_ring.rules.cards.hits import StrikeArmy
from westmarch.games.war_of_the_ring.rules.catalogue import DECKS
from westmarch.games.war_of_the_ring.rules.map.armies import (
    besieged_side,
    is_free,
    nations_at,
    place_of_army,
    region_of,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    COASTAL,
    DOL_AMROTH,
    EDORAS,
    EREBOR,
    HOME_SIDE,
    LORIEN,
    MINAS_TIRITH,
    NATION_OF,
    NEIGHBOURS,
    OSGILIATH,
    REARGUARD,
    REGION,
    REGION_COUNT,
    REGION_OF_PLACE,
    RIVENDELL,
    SETTLEMENTS_OF,
    STRONGHOLDS,
)
from westmarch.games.war_of_the_ring.rules.map.characters import MoveCompanions
from westmarch.games.war_of_the_ring.rules.map.march import LED_BY_COMPANION
from westmarch.games.war_of_the_ring.rules.map.movement import MoveArmies
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    COMPANIONS,
    DWARVES,
    ELVES,
    FP_NATIONS,
    FREE_PEOPLES,
    GONDOR,
    NATION,
    NATIONS,
    NORTH,
    ROHAN,
    SHADOW,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import use_nation, why_not_use_nation
from westmarch.games.war_of_the_ring.rules.seats import owner
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import DrawCards, event
from westmarch.games.war_of_the_ring.rules.turn.politics import (
    activate,
    advance,
    go_to_war,
    may_activate,
    why_not_advance,
)
from westmarch.games.war_of_the_ring.rules.turn.recruitment import Recruit
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

STRATEGY_DECK = DECKS.index("fp_strategy")
BREE = REGION["bree"]
CARROCK = REGION["carrock"]
DALE = REGION["dale"]
ERED_LUIN = REGION["ered_luin"]
NORTH_ITHILIEN = REGION["north_ithilien"]
SOUTH_ITHILIEN = REGION["south_ithilien"]
THE_SHIRE = REGION["the_shire"]
WOODLAND_REALM = REGION["woodland_realm"]
ROHAN_PLACES = tuple(p for p in range(REARGUARD) if NATION_OF[REGION_OF_PLACE[p]] == ROHAN)

ARAGORN_NOT_ABROAD = Refusal("wotr.5.09", "aragorn_not_abroad_with_army")
NO_ARMY_WITH_COMPANION = Refusal("wotr.5.09", "no_army_with_companion")


def advance_nation(s: War, seat: int, nation: int) -> None:
    """A card moves a Nation one step toward At War."""
    use_nation(s, seat, nation)
    advance(s, nation, "card")


# ---- on the table


def why_not_last_battle(s: War, seat: int) -> Refusal | None:
    """Aragorn, Heir of Isildur, with an Army outside the Free Peoples' Nations."""
    place = s.characters[ARAGORN]
    if place < 0 or not s.fp_units[place]:
        return ARAGORN_NOT_ABROAD
    region = region_of(s, ARAGORN)
    abroad = region < 0 or HOME_SIDE[region] != FREE_PEOPLES  # no region: in the rearguard
    return None if abroad else ARAGORN_NOT_ABROAD


@event("fp_strat_01", needs=why_not_last_battle)
def the_last_battle(s: War, seat: int) -> None:
    """The Last Battle: dice that move the Fellowship stay out of the Hunt Box (fellowship.py)."""


@event("fp_strat_02", needs=uses(ELVES))
def a_power_too_great(s: War, seat: int) -> None:
    """A Power too Great. What it bars to the Shadow is in table_cards.py."""
    advance_nation(s, seat, ELVES)


@event("fp_strat_03", needs=uses(NORTH))
def the_power_of_tom_bombadil(s: War, seat: int) -> None:
    """The Power of Tom Bombadil. What it bars to the Shadow is in table_cards.py."""
    advance_nation(s, seat, NORTH)


# ---- Nations roused


@event("fp_strat_04", needs=uses(DWARVES))
def book_of_mazarbul(s: War, seat: int) -> None:
    """Book of Mazarbul."""
    call(
        s,
        MoveCompanions(seat=seat, optional=1),
        CallToWar(seat=seat, nation=DWARVES, regions=(EREBOR, ERED_LUIN)),
    )


@event("fp_strat_07", needs=uses(NORTH))
def fear_fire_foes(s: War, seat: int) -> None:
    """Fear! Fire! Foes!"""
    call(
        s,
        MoveCompanions(seat=seat, optional=1),
        CallToWar(seat=seat, nation=NORTH, regions=(BREE, THE_SHIRE)),
    )


class CallToWar(Frame):
    """With a Companion on the map in one of these regions a Nation becomes active and is At War."""

    sequence: ClassVar[tuple[str, ...]] = ("go_to_war",)
    seat: int
    nation: int
    regions: tuple[int, ...]

    def go_to_war(self, s: War) -> None:
        if any(region_of(s, c) in self.regions for c in COMPANIONS):
            use_nation(s, self.seat, self.nation)
            activate(s, self.nation, "card")
            go_to_war(s, self.nation)


@event("fp_strat_08")
def wisdom_of_elrond(s: War, seat: int) -> None:
    """Wisdom of Elrond."""
    call(s, WisdomOfElrond(seat=seat))


class WisdomOfElrond(Frame):
    """One Nation of the player becomes active and advances one step: one for which that does
    something."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_nation",)
    seat: int

    @choice("choose_nation", rule="wotr.7.06")
    def choose_nation(self, s: War) -> Offered:
        return self.seat, [
            ("choose_nation", NATIONS[n]) for n in FP_NATIONS if owner(s, n) == self.seat
        ]

    @choose_nation.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        nation = NATION[str(action[1])]
        roused = not s.active[nation] and may_activate(s, nation, "card")
        return why_not_use_nation(s, self.seat, nation) or (
            None if roused else why_not_advance(s, nation)
        )

    @choose_nation.takes
    def _(self, s: War, action: Action) -> None:
        nation = NATION[str(action[1])]
        activate(s, nation, "card")
        advance_nation(s, self.seat, nation)


# ---- strokes against the Shadow


@event("fp_strat_05")
def the_spirit_of_mordor(s: War, seat: int) -> None:
    """The Spirit of Mordor: five dice against an Army of several Nations."""
    places = tuple(p for p in range(REARGUARD) if len(nations_at(s, SHADOW, p)) > 1)
    call(s, StrikeArmy(seat=seat, places=places, dice=5, needed=5))


@event("fp_strat_06", needs=uses(GONDOR))
def faramirs_rangers(s: War, seat: int) -> None:
    """Faramir's Rangers."""
    ithilien = (NORTH_ITHILIEN, SOUTH_ITHILIEN, OSGILIATH)
    places = tuple(r for r in ithilien if s.shadow_units[r])
    call(
        s,
        StrikeArmy(seat=seat, places=places, dice=3, needed=5),
        HoldOsgiliath(seat=seat),
    )


class HoldOsgiliath(Frame):
    """A Free Peoples Army in Osgiliath is joined by a unit and a Leader of Gondor."""

    sequence: ClassVar[tuple[str, ...]] = ("reinforce",)
    seat: int

    def reinforce(self, s: War) -> None:
        if s.fp_units[OSGILIATH]:
            call(
                s, Recruit(seat=self.seat, nation=GONDOR, regions=(OSGILIATH,), either=1, leader=1)
            )


@event("fp_strat_10")
def help_unlooked_for(s: War, seat: int) -> None:
    """Help Unlooked For: an attack on besiegers, who roll a die fewer for each unit inside."""
    besiegers = tuple(
        r for r in STRONGHOLDS if s.shadow_units[r] and besieged_side(s, r) == FREE_PEOPLES
    )
    origins = tuple(
        r
        for r in range(REGION_COUNT)
        if s.fp_units[r] and any(n in besiegers for n in NEIGHBOURS[r])
    )
    if origins:
        call(s, Attack(seat=seat, origins=origins, targets=besiegers, shadow_loses_dice=1))


# ---- marches


@event("fp_strat_11", needs=at_war(ROHAN))
def paths_of_the_woses(s: War, seat: int) -> None:
    """Paths of the Woses: from Rohan to Minas Tirith, or next to it if the Shadow holds or besieges
    it."""
    open_gate = s.control[MINAS_TIRITH] == FREE_PEOPLES and not s.shadow_units[MINAS_TIRITH]
    targets = (MINAS_TIRITH,) if open_gate else NEIGHBOURS[MINAS_TIRITH]
    call(s, MoveArmies(seat=seat, count=1, origins=ROHAN_PLACES, targets=targets))


def why_not_march_with_companion(s: War, seat: int) -> Refusal | None:
    """An Army with a Companion."""
    if place_with_army(s, tuple(COMPANIONS)) < 0:
        return NO_ARMY_WITH_COMPANION
    return None


@event("fp_strat_12", needs=why_not_march_with_companion)
def through_a_day_and_a_night(s: War, seat: int) -> None:
    """Through a Day and a Night."""
    call(s, MoveArmies(seat=seat, count=1, reach=2, led=LED_BY_COMPANION))


# ---- recruits


@event("fp_strat_09", needs=every(active(GONDOR), uses(ROHAN)))
def the_red_arrow(s: War, seat: int) -> None:
    """The Red Arrow."""
    advance_nation(s, seat, ROHAN)
    call(s, Recruit(seat=seat, nation=ROHAN, regions=(EDORAS,), either=1, leader=1))


@event("fp_strat_13", needs=every(at_war(ELVES), uses(ELVES)))
def cirdans_ships(s: War, seat: int) -> None:
    """Círdan's Ships: to a coast with a Free Peoples Army."""
    coast = tuple(
        r for r in range(REGION_COUNT) if COASTAL[r] and place_of_army(s, FREE_PEOPLES, r) >= 0
    )
    call(s, Recruit(seat=seat, nation=ELVES, regions=coast, either=2))


@event("fp_strat_14", needs=uses(GONDOR))
def guards_of_the_citadel(s: War, seat: int) -> None:
    """Guards of the Citadel."""
    call(s, Recruit(seat=seat, nation=GONDOR, regions=(MINAS_TIRITH,), either=1, leader=1))


@event("fp_strat_15", needs=uses(ELVES))
def celeborns_galadhrim(s: War, seat: int) -> None:
    """Celeborn's Galadhrim."""
    call(
        s,
        Recruit(seat=seat, nation=ELVES, regions=(LORIEN,), either=1),
        DrawCards(seat=seat, deck=STRATEGY_DECK),
    )


@event("fp_strat_16", needs=uses(ROHAN))
def riders_of_theoden(s: War, seat: int) -> None:
    """Riders of Théoden: in Edoras or where a Companion is in Rohan."""
    regions = [EDORAS]
    for companion in COMPANIONS:
        region = whereabouts(s, companion)
        if region >= 0 and NATION_OF[region] == ROHAN and region not in regions:
            regions.append(region)
    call(s, Recruit(seat=seat, nation=ROHAN, regions=tuple(regions), either=1, leader=1))


@event("fp_strat_17", needs=uses(NORTH))
def grimbeorn_the_old(s: War, seat: int) -> None:
    """Grimbeorn the Old, Son of Beorn."""
    call(s, Recruit(seat=seat, nation=NORTH, regions=(CARROCK,), either=1, leader=1))


@event("fp_strat_18", needs=uses(GONDOR))
def imrahil_of_dol_amroth(s: War, seat: int) -> None:
    """Imrahil of Dol Amroth."""
    call(s, Recruit(seat=seat, nation=GONDOR, regions=(DOL_AMROTH,), either=1, leader=1))


@event("fp_strat_19", needs=uses(NORTH))
def king_brands_men(s: War, seat: int) -> None:
    """King Brand's Men."""
    call(
        s,
        Recruit(seat=seat, nation=NORTH, regions=(DALE,), regular=2),
        DrawCards(seat=seat, deck=STRATEGY_DECK),
    )


@event("fp_strat_20", needs=uses(NORTH, DWARVES))
def swords_in_eriador(s: War, seat: int) -> None:
    """Swords in Eriador."""
    call(
        s,
        Recruit(seat=seat, nation=NORTH, regions=(THE_SHIRE,), either=1),
        Recruit(seat=seat, nation=DWARVES, regions=(ERED_LUIN,), either=1),
        DrawCards(seat=seat, deck=STRATEGY_DECK),
    )


@event("fp_strat_21", needs=uses(ELVES))
def kindred_of_glorfindel(s: War, seat: int) -> None:
    """Kindred of Glorfindel."""
    call(
        s,
        Recruit(seat=seat, nation=ELVES, regions=(RIVENDELL,), either=1),
        DrawCards(seat=seat, deck=STRATEGY_DECK),
    )


@event("fp_strat_22", needs=uses(DWARVES))
def dain_ironfoots_guard(s: War, seat: int) -> None:
    """Dáin Ironfoot's Guard."""
    call(s, Recruit(seat=seat, nation=DWARVES, regions=(EREBOR,), either=1, leader=1))


@event("fp_strat_23", needs=uses(ROHAN))
def eomer_son_of_eomund(s: War, seat: int) -> None:
    """Éomer, Son of Éomund: in a free Settlement of Rohan; a besieged one is not free."""
    regions = tuple(r for r in SETTLEMENTS_OF[ROHAN] if is_free(s, FREE_PEOPLES, r))
    call(s, Recruit(seat=seat, nation=ROHAN, regions=regions, either=1, leader=1))


@event("fp_strat_24", needs=uses(ELVES))
def thranduils_archers(s: War, seat: int) -> None:
    """Thranduil's Archers."""
    call(
        s,
        Recruit(seat=seat, nation=ELVES, regions=(WOODLAND_REALM,), either=1),
        DrawCards(seat=seat, deck=STRATEGY_DECK),
    )
