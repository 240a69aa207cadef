"""The twenty Story cards of the Free Peoples."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import DONE, NO, SPACE, YES
from westmarch.games.five_armies.rules.battle.battle import MoveAndAttack
from westmarch.games.five_armies.rules.cards.recruits import BOTH, Reinforce
from westmarch.games.five_armies.rules.catalogue import (
    CARD,
    F_CHARACTER,
    F_WILL,
    FACES,
    TILE_OF_CARD,
)
from westmarch.games.five_armies.rules.characters.characters import (
    BeornActs,
    BringCharacter,
    add_eagles,
    ready,
    shift_on_track,
)
from westmarch.games.five_armies.rules.characters.generals import Archery
from westmarch.games.five_armies.rules.map.armies import (
    armies_of,
    has_kind,
    has_leadership,
    in_play,
    remove_leaders,
    strength_at,
)
from westmarch.games.five_armies.rules.map.board import (
    DEFENCE,
    NEIGHBOURS,
    PLACE,
    PLACES,
    RAVENHILL,
    REGION_COUNT,
    REGIONS,
)
from westmarch.games.five_armies.rules.map.control import controls, settlements_of
from westmarch.games.five_armies.rules.map.movement import MoveArmies
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    BILBO,
    CHARACTER,
    CHARACTERS,
    DWARF_VETERAN,
    DWARVES,
    ELF_ARCHER,
    ELF_SPEARMAN,
    ELIMINATED,
    ELVES,
    FREE_PEOPLES,
    GANDALF,
    GENERALS,
    LAKE_MEN,
    LORD_OF_THE_EAGLES,
    ON_TRACK,
    SHADOW,
    SIDES,
    TOKEN,
    TOKENS_OF_SIDE,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import (
    DrawCards,
    PlayFateCard,
    card_being_played,
    event,
)
from westmarch.games.five_armies.rules.turn.recruitment import (
    FlipTokens,
    PlaceTokens,
    Rally,
    RecruitUnits,
    flip_token,
    place_token,
)
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

BILBO_NOT_IN_PLAY = Refusal("b5a.6.08", "bilbo_not_in_play")
BILBO_NOT_ON_BOARD = Refusal("b5a.6.08", "bilbo_not_on_board")
RAVENHILL_LOST = Refusal("b5a.6.08", "ravenhill_not_controlled")

OWN_TOKENS = TOKENS_OF_SIDE[FREE_PEOPLES]
CHARGE_LEADERSHIP = 5
RESCUE_RALLY_ON = 4
SHOWER_HITS_ON = 4

SPACE.verb("mend", REGIONS, range(1, max(DEFENCE) + 1))


def _led_armies(s: Battlefield) -> tuple[int, ...]:
    """Free Peoples armies with leadership."""
    return tuple(p for p in armies_of(s, FREE_PEOPLES) if has_leadership(s, FREE_PEOPLES, p))


def _comes_sooner(s: Battlefield, character: int) -> None:
    """A character on the fate track is shifted; if that makes him ready he enters play at once. One
    who was ready before still needs his die (b5a.8.04)."""
    was_ready = ready(s, character)
    shift_on_track(s, character)
    if ready(s, character) and not was_ready:
        call(s, BringCharacter(character=character))


@event("fp_story_01")
def the_skin_changer(s: Battlefield, side: int) -> None:
    if s.characters[BEORN] == ON_TRACK:
        _comes_sooner(s, BEORN)
    elif in_play(s, BEORN):
        call(s, BeornActs())


def bilbo_in_play(s: Battlefield, side: int) -> Refusal | None:
    """Lucky Number needs Bilbo."""
    return None if in_play(s, BILBO) else BILBO_NOT_IN_PLAY


@event("fp_story_02", needs=bilbo_in_play)
def lucky_number(s: Battlefield, side: int) -> None:
    """Works from the table, in the action roll (turn.py)."""


@event("fp_story_03")
def clad_in_hauberks_of_steel(s: Battlefield, side: int) -> None:
    places = tuple(p for p in armies_of(s, FREE_PEOPLES) if has_kind(s, p, DWARVES))
    units = ((DWARF_VETERAN, 1),)
    call(s, Reinforce(side=FREE_PEOPLES, places=places, units=units, leaders=1))


@event("fp_story_04")
def dismay(s: Battlefield, side: int) -> None:
    places = {
        r for p in _led_armies(s) for r in NEIGHBOURS[p] if s.shadow_units[r] and s.leaders[r]
    }
    call(s, Dismay(places=tuple(sorted(places))))


class Dismay(Frame):
    """All leadership tokens of one of these Shadow armies go, then one unused Character die."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_army", "discard_die")
    places: tuple[int, ...]

    @choice("dismay", rule="b5a.6.09")
    def choose_army(self, s: Battlefield) -> Offered:
        return FREE_PEOPLES, [("choose_place", PLACES[p]) for p in self.places]

    @choose_army.takes
    def _(self, s: Battlefield, action: Action) -> None:
        place = PLACE[str(action[1])]
        remove_leaders(s, place, s.leaders[place])

    def discard_die(self, s: Battlefield) -> None:
        if F_CHARACTER in s.dice[SHADOW]:
            s.dice[SHADOW].remove(F_CHARACTER)
            tell(s, "die_discarded", side=SIDES[SHADOW], face=FACES[F_CHARACTER])


def ravenhill_held(s: Battlefield, side: int) -> Refusal | None:
    """Elf-lords come to Ravenhill only while it is held."""
    return None if controls(s, FREE_PEOPLES, RAVENHILL) else RAVENHILL_LOST


@event("fp_story_05", needs=ravenhill_held)
def elf_lords(s: Battlefield, side: int) -> None:
    units = ((ELF_SPEARMAN, 2), (ELF_ARCHER, 1))
    call(s, RecruitUnits(side=FREE_PEOPLES, place=RAVENHILL, units=units, leaders=1))


@event("fp_story_06")
def elven_charge(s: Battlefield, side: int) -> None:
    call(
        s,
        MoveAndAttack(
            side=FREE_PEOPLES,
            kinds=ELVES,
            leadership=CHARGE_LEADERSHIP,
            barred=1,
            optional=1,
        ),
    )


@event("fp_story_07")
def flying_banners(s: Battlefield, side: int) -> None:
    places = tuple(settlements_of(s, FREE_PEOPLES))
    call(
        s,
        PlaceTokens(
            side=FREE_PEOPLES, places=places, kinds=OWN_TOKENS, count=2, flip=1, optional=1
        ),
    )


@event("fp_story_08")
def he_is_not_lost(s: Battlefield, side: int) -> None:
    call(s, Return())


class Return(Frame):
    """An eliminated General comes back with a Free Peoples army (b5a.8.11)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_general", "choose_region")
    general: int = -1

    @choice("choose_general", rule="b5a.8.11")
    def choose_general(self, s: Battlefield) -> Offered:
        if not armies_of(s, FREE_PEOPLES):
            return None
        return FREE_PEOPLES, [
            ("choose_character", CHARACTERS[g]) for g in GENERALS if s.characters[g] == ELIMINATED
        ]

    @choose_general.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.general = CHARACTER[str(action[1])]

    @choice("return_to", rule="b5a.8.11")
    def choose_region(self, s: Battlefield) -> Offered:
        if self.general < 0:
            return None
        return FREE_PEOPLES, [("choose_place", PLACES[p]) for p in armies_of(s, FREE_PEOPLES)]

    @choose_region.takes
    def _(self, s: Battlefield, action: Action) -> None:
        s.characters[self.general] = PLACE[str(action[1])]
        tell(s, "general_returned", character=CHARACTERS[self.general], place=action[1])


@event("fp_story_09")
def hope_rekindled(s: Battlefield, side: int) -> None:
    leaders = 2 if card_being_played(s).face == F_WILL else 1
    places = tuple(armies_of(s, FREE_PEOPLES))
    call(s, Reinforce(side=FREE_PEOPLES, places=places, leaders=leaders, then=BOTH))


@event("fp_story_10")
def last_stand(s: Battlefield, side: int) -> None:
    places = tuple(p for p in armies_of(s, FREE_PEOPLES) if s.wall_damage[p])
    call(s, MendWalls(places=places))


class MendWalls(Frame):
    """Up to as many Damage tokens as the army inside has strength leave one of these
    fortifications: the card breaks b5a.10.31."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_walls",)
    places: tuple[int, ...]

    @choice("mend_walls", rule="b5a.10.31")
    def choose_walls(self, s: Battlefield) -> Offered:
        """Walls protect whoever stands behind them, so fewer than all may be wanted."""
        actions: list[Action] = []
        for place in self.places:
            most = min(s.wall_damage[place], strength_at(s, FREE_PEOPLES, place))
            actions += [("mend", PLACES[place], n) for n in range(most, 0, -1)]
        return FREE_PEOPLES, [*actions, DONE] if actions else []

    @choose_walls.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            return
        place, gone = PLACE[str(action[1])], int(action[2])
        s.wall_damage[place] -= gone
        tell(s, "walls_mended", place=PLACES[place], count=gone)


def bilbo_on_board(s: Battlefield, side: int) -> Refusal | None:
    """Ring of Invisibility needs Bilbo in a region."""
    return None if 0 <= s.characters[BILBO] < REGION_COUNT else BILBO_NOT_ON_BOARD


@event("fp_story_11", needs=bilbo_on_board)
def ring_of_invisibility(s: Battlefield, side: int) -> None:
    call(s, BilboSlipsAway())


class BilboSlipsAway(Frame):
    """Bilbo goes to another region with a Free Peoples army with leadership; with Gandalf there, a
    Fate card is played."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_region",)

    @choice("bilbo_slips_away", rule="b5a.6.09")
    def choose_region(self, s: Battlefield) -> Offered:
        here = s.characters[BILBO]
        return FREE_PEOPLES, [("character_to", REGIONS[p]) for p in _led_armies(s) if p != here]

    @choose_region.takes
    def _(self, s: Battlefield, action: Action) -> None:
        origin, to = s.characters[BILBO], PLACE[str(action[1])]
        s.characters[BILBO] = to
        tell(
            s,
            "character_moved",
            character=CHARACTERS[BILBO],
            origin=PLACES[origin],
            to=PLACES[to],
        )
        if s.characters[GANDALF] == to:
            call(s, PlayFateCard())


@event("fp_story_12")
def men_of_the_lake(s: Battlefield, side: int) -> None:
    units = ((LAKE_MEN, 2),)
    call(s, Reinforce(side=FREE_PEOPLES, places=_led_armies(s), units=units, leaders=1))


@event("fp_story_13")
def moria_dain_dain(s: Battlefield, side: int) -> None:
    call(
        s,
        MoveAndAttack(
            side=FREE_PEOPLES, reach=2, kinds=DWARVES, superiority=FREE_PEOPLES, optional=1
        ),
    )


@event("fp_story_14")
def on_the_march(s: Battlefield, side: int) -> None:
    call(s, MoveArmies(side=FREE_PEOPLES, count=2, reach=2, optional=1))


@event("fp_story_15")
def redoubled_force(s: Battlefield, side: int) -> None:
    places = tuple(armies_of(s, FREE_PEOPLES))
    call(s, Reinforce(side=FREE_PEOPLES, places=places, heals=3, then=BOTH))


@event("fp_story_16")
def rescue(s: Battlefield, side: int) -> None:
    call(s, Rescue())


class Rescue(Frame):
    """A recruitment token is placed with an army and flipped; then the army may be rallied."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_army", "recruit", "rally")
    at: int = -1

    @choice("choose_reinforced", rule="b5a.6.09")
    def choose_army(self, s: Battlefield) -> Offered:
        return FREE_PEOPLES, [("choose_place", PLACES[p]) for p in armies_of(s, FREE_PEOPLES)]

    @choose_army.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.at = PLACE[str(action[1])]

    def recruit(self, s: Battlefield) -> None:
        if self.at < 0:
            self.end()
        else:
            call(s, PlaceTokens(side=FREE_PEOPLES, places=(self.at,), kinds=OWN_TOKENS, flip=1))

    @choice("rescue_rally", rule="b5a.9.37")
    def rally(self, s: Battlefield) -> Offered:
        return (FREE_PEOPLES, [YES, NO]) if s.damage[self.at] else None

    @rally.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == YES:
            call(s, Rally(side=FREE_PEOPLES, place=self.at, hits_on=RESCUE_RALLY_ON))


@event("fp_story_17")
def ringing_trumpets(s: Battlefield, side: int) -> None:
    call(s, RingingTrumpets(places=tuple(settlements_of(s, FREE_PEOPLES))))


class RingingTrumpets(Frame):
    """In up to three different settlements a recruitment token is flipped or a new one placed."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_token",)
    places: tuple[int, ...]
    """Settlements not used yet."""
    left: int = 3

    @choice("flip_or_place", rule="b5a.6.09")
    def choose_token(self, s: Battlefield) -> Offered:
        if not self.left or not self.places:
            return None
        flips = FlipTokens(side=FREE_PEOPLES, places=self.places).candidates(s)
        new = PlaceTokens(side=FREE_PEOPLES, places=self.places, kinds=OWN_TOKENS).candidates(s)
        actions = [*flips, *new]
        return FREE_PEOPLES, [*actions, DONE] if actions else []

    @choose_token.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            return
        place, kind = PLACE[str(action[1])], TOKEN[str(action[2])]
        self.places = tuple(p for p in self.places if p != place)
        self.left -= 1
        self.goto("choose_token")
        if action[0] == "flip":
            flip_token(s, place, kind)
        else:
            place_token(s, place, kind)


@event("fp_story_18")
def shower_of_arrows(s: Battlefield, side: int) -> None:
    call(s, Archery(hits_on=SHOWER_HITS_ON), DrawCards(side=FREE_PEOPLES))


@event("fp_story_19")
def the_arkenstone_of_thrain(s: Battlefield, side: int) -> None:
    s.fate_pool = sorted([*s.fate_pool, TILE_OF_CARD[CARD["fp_story_19"]]])


@event("fp_story_20")
def the_king_of_all_birds(s: Battlefield, side: int) -> None:
    if s.characters[LORD_OF_THE_EAGLES] == ON_TRACK:
        _comes_sooner(s, LORD_OF_THE_EAGLES)
    else:
        add_eagles(s, 1)
