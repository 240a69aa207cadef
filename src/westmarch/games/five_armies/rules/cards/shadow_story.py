"""The twenty Story cards of the Shadow."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import DONE
from westmarch.games.five_armies.rules.battle.damage import Casualties, InflictDamage
from westmarch.games.five_armies.rules.cards.recruits import (
    EITHER,
    BatsForTokens,
    GiveLeaders,
    Reinforce,
    RemoveTokens,
)
from westmarch.games.five_armies.rules.catalogue import CARD, TILE_OF_CARD
from westmarch.games.five_armies.rules.characters.characters import move_fate_back
from westmarch.games.five_armies.rules.map.armies import (
    armies_of,
    count_at,
    enemy_at,
    has_kind,
    in_play,
    lay_orcs_on_card,
    withdraw,
)
from westmarch.games.five_armies.rules.map.board import (
    BROKEN_LANDS,
    GOBLIN_POINTS,
    MUSTERING,
    NEIGHBOURS,
    PASSES,
    PLACE,
    PLACES,
    REGIONS_OF,
    RUINS_OF_DALE,
)
from westmarch.games.five_armies.rules.map.control import controls, settlements_of
from westmarch.games.five_armies.rules.map.movement import MoveArmies
from westmarch.games.five_armies.rules.map.pieces import (
    BOLG,
    CHARACTER,
    CHARACTERS,
    FREE_PEOPLES,
    GENERALS,
    GOBLIN,
    GREAT_ORC,
    ORC,
    SHADOW,
    WARG,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import DrawCards, event
from westmarch.games.five_armies.rules.turn.recruitment import FlipTokens
from westmarch.kernel.engine.chance import roll_dice
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

TOO_FEW_SETTLEMENTS = Refusal("b5a.6.08", "too_few_settlements")
DALE_NOT_TAKEN = Refusal("b5a.6.08", "dale_not_controlled")

DREAD_SETTLEMENTS = 2
DREAD_DICE = 4
DREAD_ON = 4
ORCS_ON_CARD = 6
MOST_BODYGUARDS = 3
EVERY_ARMY = 99


def two_settlements(s: Battlefield, side: int) -> Refusal | None:
    """Great Dread needs two settlements in the Shadow's hands."""
    return None if len(settlements_of(s, SHADOW)) >= DREAD_SETTLEMENTS else TOO_FEW_SETTLEMENTS


@event("shadow_story_01", needs=two_settlements)
def great_dread(s: Battlefield, side: int) -> None:
    dice = roll_dice(s, DREAD_DICE)
    hits = sum(d >= DREAD_ON for d in dice)
    tell(s, "dread", dice=dice, hits=hits)
    call(s, RemoveTokens(count=hits))


@event("shadow_story_02")
def war_band(s: Battlefield, side: int) -> None:
    places = tuple(r for r in REGIONS_OF[BROKEN_LANDS] if s.shadow_units[r])
    units = ((ORC, 2),)
    call(s, Reinforce(side=SHADOW, places=places, units=units, leaders=2, then=EITHER))


@event("shadow_story_03")
def chieftains_and_champions(s: Battlefield, side: int) -> None:
    call(s, GiveLeaders(side=SHADOW, places=tuple(armies_of(s, SHADOW)), count=4))


@event("shadow_story_04")
def whirling_bats(s: Battlefield, side: int) -> None:
    call(s, BatsForTokens())


@event("shadow_story_05")
def flying_arrows_and_wild_spears(s: Battlefield, side: int) -> None:
    places = tuple(armies_of(s, SHADOW))
    call(s, Reinforce(side=SHADOW, places=places, units=((ORC, 1),)), OrcsOnCard())


class OrcsOnCard(Frame):
    """Six Orcs, or all there are, wait on the card. The rest is told in `ActionRound`."""

    sequence: ClassVar[tuple[str, ...]] = ("lay_orcs",)

    def lay_orcs(self, s: Battlefield) -> None:
        count = lay_orcs_on_card(s, ORCS_ON_CARD)
        tell(s, "orcs_on_card", count=count)


@event("shadow_story_06")
def troubled_mind(s: Battlefield, side: int) -> None:
    call(s, TroubleGeneral())


class TroubleGeneral(Frame):
    """The Shadow chooses the General whose abilities are barred while the card is in play."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_general",)

    @choice("trouble_general", rule="b5a.6.09")
    def choose_general(self, s: Battlefield) -> Offered:
        return SHADOW, [("choose_character", CHARACTERS[g]) for g in GENERALS if in_play(s, g)]

    @choose_general.takes
    def _(self, s: Battlefield, action: Action) -> None:
        s.troubled = CHARACTER[str(action[1])]
        tell(s, "general_troubled", character=action[1])


@event("shadow_story_07")
def orc_army(s: Battlefield, side: int) -> None:
    places = tuple(r for r in MUSTERING if not enemy_at(s, SHADOW, r))
    call(
        s,
        Reinforce(side=SHADOW, places=places, units=((ORC, 5),)),
        MoveArmies(side=SHADOW, reach=2, origins=REGIONS_OF[BROKEN_LANDS], optional=1),
    )


@event("shadow_story_08")
def black_tide(s: Battlefield, side: int) -> None:
    call(s, MoveArmies(side=SHADOW, count=EVERY_ARMY, led=1, optional=1))


@event("shadow_story_09")
def great_goblin(s: Battlefield, side: int) -> None:
    places = tuple(p for p in armies_of(s, SHADOW) if has_kind(s, p, (GOBLIN,)))
    units = ((GREAT_ORC, 1),)
    call(s, Reinforce(side=SHADOW, places=places, units=units, leaders=1, then=EITHER))


@event("shadow_story_10")
def howling_orcs(s: Battlefield, side: int) -> None:
    """Works from the table: `CombatRound.howled_down`."""


@event("shadow_story_11")
def hurrying_multitude(s: Battlefield, side: int) -> None:
    call(s, MoveArmies(side=SHADOW, count=2, reach=2, optional=1))


@event("shadow_story_12")
def ill_chance(s: Battlefield, side: int) -> None:
    move_fate_back(s)
    call(s, DrawCards(side=SHADOW))


@event("shadow_story_13")
def returning_to_the_assault(s: Battlefield, side: int) -> None:
    here = REGIONS_OF[BROKEN_LANDS]
    call(
        s,
        FlipTokens(side=SHADOW, count=5, places=here, same=1),
        MoveArmies(side=SHADOW, origins=here, optional=1),
    )


@event("shadow_story_14")
def orcs_from_gundabad(s: Battlefield, side: int) -> None:
    places = tuple(armies_of(s, SHADOW))
    call(s, Reinforce(side=SHADOW, places=places, units=((ORC, 2),), then=EITHER))


@event("shadow_story_15")
def climbing_goblins(s: Battlefield, side: int) -> None:
    places = tuple(p for p in (*GOBLIN_POINTS, *PASSES) if s.shadow_units[p])
    units = ((GOBLIN, 2),)
    call(s, Reinforce(side=SHADOW, places=places, units=units, leaders=1, then=EITHER))


@event("shadow_story_16")
def orcs_of_huge_size(s: Battlefield, side: int) -> None:
    """The Great Orc is the price: nothing happens without one, nor with three tokens already."""
    place = s.characters[BOLG]
    if place < 0 or s.bodyguards >= MOST_BODYGUARDS or not count_at(s, place, GREAT_ORC):
        return
    withdraw(s, place, GREAT_ORC)
    s.bodyguards += 1
    tell(s, "bodyguard_added", count=s.bodyguards)
    call(s, Casualties(side=SHADOW, place=place, voluntary=0))


@event("shadow_story_17")
def the_shadow_of_the_necromancer(s: Battlefield, side: int) -> None:
    s.fate_pool = sorted([*s.fate_pool, TILE_OF_CARD[CARD["shadow_story_17"]]])


def dale_taken(s: Battlefield, side: int) -> Refusal | None:
    """The Swiftest Wolf-riders come through Dale."""
    return None if controls(s, SHADOW, RUINS_OF_DALE) else DALE_NOT_TAKEN


@event("shadow_story_18", needs=dale_taken)
def the_swiftest_wolf_riders(s: Battlefield, side: int) -> None:
    around = (RUINS_OF_DALE, *NEIGHBOURS[RUINS_OF_DALE])
    places = tuple(r for r in around if not enemy_at(s, SHADOW, r))
    call(s, Reinforce(side=SHADOW, places=places, units=((WARG, 3),), leaders=1))


@event("shadow_story_19")
def like_a_sea_of_locusts(s: Battlefield, side: int) -> None:
    call(s, BatsForTokens(recruits=1))


@event("shadow_story_20")
def victory_vanishes_from_hope(s: Battlefield, side: int) -> None:
    call(s, HopeVanishes(), DrawCards(side=SHADOW))


class HopeVanishes(Frame):
    """Damage on up to three different Free Peoples armies that have none (b5a.6.12)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_army",)
    armies: tuple[int, ...] = ()
    """Armies already struck."""
    left: int = 3

    @choice("hope_vanishes", rule="b5a.6.12")
    def choose_army(self, s: Battlefield) -> Offered:
        if not self.left:
            return None
        places = [p for p in armies_of(s, FREE_PEOPLES) if not s.damage[p] and p not in self.armies]
        return SHADOW, [*(("choose_place", PLACES[p]) for p in places), DONE] if places else []

    @choose_army.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            return
        place = PLACE[str(action[1])]
        self.armies = (*self.armies, place)
        self.left -= 1
        self.goto("choose_army")
        call(s, InflictDamage(side=FREE_PEOPLES, place=place, amount=1))
