"""The Events of the Free Peoples Character deck."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import DONE, NO, SKIP, SPACE
from westmarch.games.war_of_the_ring.rules.battle.casualties import TakeHits, endurance
from westmarch.games.war_of_the_ring.rules.battle.retreat import Retreat, can_retreat
from westmarch.games.war_of_the_ring.rules.cards.conditions import (
    companion_in,
    company,
    every,
    in_fellowship,
    in_nation,
    in_play,
    place_with_army,
    uses,
    whereabouts,
    with_army,
)
from westmarch.games.war_of_the_ring.rules.cards.hits import roll_for, roll_hits
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARD_TYPE,
    CARDS,
    DECKS,
    EYE,
    F_CHARACTER,
    F_WILL,
    TILE_OF_CARD,
    TILE_VALUE,
)
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship import (
    MoveFellowship,
    why_not_hide,
    why_not_move_fellowship,
)
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import (
    add_special_tile,
    draw_tiles,
    remove_tile,
    return_tile,
)
from westmarch.games.war_of_the_ring.rules.fellowship.ring_bearers import (
    fellowship_region,
    heal,
    hide,
)
from westmarch.games.war_of_the_ring.rules.fellowship.separation import SeparateCompanions
from westmarch.games.war_of_the_ring.rules.map.armies import (
    MAX_DICE,
    companions_at,
    count_at,
    place_of_army,
    region_of,
    shift,
    slay,
    unconquered,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    EREBOR,
    FANGORN,
    LORIEN,
    NATION_OF,
    NEIGHBOURS,
    ORTHANC,
    PELARGIR,
    PLACE,
    PLACES,
    REARGUARD,
    REGION,
    REGION_OF_PLACE,
    REGIONS,
    STRONGHOLDS,
)
from westmarch.games.war_of_the_ring.rules.map.characters import (
    MoveCompanions,
    eliminate_character,
    place_companions,
    standing_place,
    why_not_move_companions,
)
from westmarch.games.war_of_the_ring.rules.map.control import army_enters
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    BOROMIR,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    DWARVES,
    ELVES,
    FIGURE,
    FIGURES,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GIMLI,
    GOLLUM,
    GONDOR,
    LEGOLAS,
    NATION_OF_KIND,
    NAZGUL,
    NORTH,
    REGULAR_KINDS,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    STRIDER,
    regular_of,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import (
    form_mixed_army,
    use_nation,
    why_not_use_nation,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import (
    DrawCards,
    PlayEvent,
    event,
    why_not_play,
)
from westmarch.games.war_of_the_ring.rules.turn.politics import activate, advance, army_attacked
from westmarch.games.war_of_the_ring.rules.turn.recruitment import Recruit, recruit
from westmarch.kernel.engine.chance import roll
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

STRATEGY_DECK = DECKS.index("fp_strategy")
HEIR_OF_ISILDUR = (STRIDER, ARAGORN)
"""Strider or Aragorn, whichever is in play."""
DALE = REGION["dale"]
WOODLAND_REALM = REGION["woodland_realm"]
ERECH = REGION["erech"]
LAMEDON = REGION["lamedon"]
SAURON_STRONGHOLDS = tuple(r for r in STRONGHOLDS if NATION_OF[r] == SAURON)

NO_NAZGUL_NEAR = Refusal("wotr.5.09", "no_nazgul_near_companion")

WAYS = ("hide", "move")
SPACE.verb("another_way", WAYS)
ERRANDS = ("separate", "move")
SPACE.verb("companions", ERRANDS)


# ---- special hunt tiles (wotr.9.04)


@event("fp_char_01")
def elven_cloaks(s: War, seat: int) -> None:
    """Elven Cloaks."""
    add_special_tile(s, TILE_OF_CARD[CARD["fp_char_01"]])


@event("fp_char_02")
def elven_rope(s: War, seat: int) -> None:
    """Elven Rope."""
    add_special_tile(s, TILE_OF_CARD[CARD["fp_char_02"]])


@event("fp_char_03")
def phial_of_galadriel(s: War, seat: int) -> None:
    """Phial of Galadriel."""
    add_special_tile(s, TILE_OF_CARD[CARD["fp_char_03"]])


@event("fp_char_04")
def smeagol_helps_nice_master(s: War, seat: int) -> None:
    """Sméagol Helps Nice Master."""
    add_special_tile(s, TILE_OF_CARD[CARD["fp_char_04"]])


# ---- on the table: hunt.py asks for them


@event("fp_char_05")
def mithril_coat_and_sting(s: War, seat: int) -> None:
    """Mithril Coat and Sting: a second tile instead of the first."""


@event("fp_char_06", needs=in_fellowship(GIMLI, LEGOLAS))
def axe_and_bow(s: War, seat: int) -> None:
    """Axe and Bow: Hunt damage less 1."""


@event("fp_char_07", needs=in_fellowship(BOROMIR))
def horn_of_gondor(s: War, seat: int) -> None:
    """Horn of Gondor: Hunt damage less 1."""


@event("fp_char_08", needs=in_fellowship(GANDALF_THE_GREY))
def wizards_staff(s: War, seat: int) -> None:
    """Wizard's Staff: no tile is drawn."""


# ---- the Ring-bearers


@event("fp_char_09")
def athelas(s: War, seat: int) -> None:
    """Athelas: three dice, each 5+ heals, each 3+ with Strider as Guide."""
    heal(s, roll_for(s, 3, 3 if s.guide == STRIDER else 5))


@event("fp_char_10")
def there_is_another_way(s: War, seat: int) -> None:
    """There Is Another Way."""
    heal(s, 1)
    call(s, AnotherWay(seat=seat))


class AnotherWay(Frame):
    """With Gollum as Guide the Fellowship may also hide, or move; the die stays out of the Hunt Box
    (wotr.8.15)."""

    sequence: ClassVar[tuple[str, ...]] = ("hide_or_move",)
    seat: int

    @choice("another_way", rule="wotr.8.13")
    def hide_or_move(self, s: War) -> Offered:
        if s.guide != GOLLUM:
            return None
        return self.seat, [*(("another_way", way) for way in WAYS), NO]

    @hide_or_move.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        if action == NO:
            return None
        return why_not_hide(s) if action[1] == "hide" else why_not_move_fellowship(s)

    @hide_or_move.takes
    def _(self, s: War, action: Action) -> None:
        if action == NO:
            return
        if action[1] == "hide":
            hide(s)
        else:
            call(s, MoveFellowship(by_die=0))


@event("fp_char_12")
def bilbos_song(s: War, seat: int) -> None:
    """Bilbo's Song: one Corruption healed, two with Gollum as Guide."""
    heal(s, 2 if s.guide == GOLLUM else 1)


@event("fp_char_13")
def mirror_of_galadriel(s: War, seat: int) -> None:
    """Mirror of Galadriel: an unused Character die becomes a Will of the West; with the Fellowship
    in an unconquered Lórien one Corruption is healed too."""
    dice = s.dice[FREE_PEOPLES]
    if F_CHARACTER in dice:
        dice.remove(F_CHARACTER)
        s.dice[FREE_PEOPLES] = sorted([*dice, F_WILL])
        tell(s, "die_changed", seat=seat, before="character", after="will_of_the_west")
    if fellowship_region(s) == LORIEN and unconquered(s, LORIEN):
        heal(s, 1)


@event("fp_char_14", needs=with_army(HEIR_OF_ISILDUR, (GONDOR, ROHAN)))
def challenge_of_the_king(s: War, seat: int) -> None:
    """Challenge of the King: three tiles; Eyes leave the game, but three Eyes go back and cost
    Strider or Aragorn his life."""
    tiles = draw_tiles(s, 3)
    eyes = [t for t in tiles if TILE_VALUE[t] == EYE]
    lost = len(eyes) == len(tiles)
    for tile in tiles:
        if tile in eyes and not lost:
            remove_tile(s, tile)
        else:
            return_tile(s, tile)
    if lost:
        for character in HEIR_OF_ISILDUR:
            if s.characters[character] >= 0:
                eliminate_character(s, character)


# ---- Companions leave and move


@event("fp_char_11", needs=company)
def i_will_go_alone(s: War, seat: int) -> None:
    """I Will Go Alone."""
    call(s, SeparateCompanions(seat=seat, extra_reach=1), RingBearersGoAlone())


class RingBearersGoAlone(Frame):
    """Once the others have left, one Corruption is healed."""

    sequence: ClassVar[tuple[str, ...]] = ("take_heart",)

    def take_heart(self, s: War) -> None:
        heal(s, 1)


@event("fp_char_15")
def gwaihir_the_windlord(s: War, seat: int) -> None:
    """Gwaihir the Windlord: a Companion or group goes as if of Level 4."""
    call(s, Errand(seat=seat, level=4))


@event("fp_char_16")
def we_prove_the_swifter(s: War, seat: int) -> None:
    """We Prove the Swifter: a Companion or group goes two regions further."""
    call(s, Errand(seat=seat, extra=2))


class Errand(Frame):
    """One Companion or one group is separated from the Fellowship, or moves if already on the map;
    they may end in a besieged friendly Stronghold."""

    sequence: ClassVar[tuple[str, ...]] = ("separate_or_move",)
    seat: int
    level: int = -1
    extra: int = 0

    @choice("separate_or_move", rule="wotr.5.14")
    def separate_or_move(self, s: War) -> Offered:
        return self.seat, [("companions", errand) for errand in ERRANDS]

    @separate_or_move.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        if action[1] == "separate":
            return company(s, self.seat)
        return why_not_move_companions(s)

    @separate_or_move.takes
    def _(self, s: War, action: Action) -> None:
        if action[1] == "separate":
            call(
                s,
                SeparateCompanions(
                    seat=self.seat, level=self.level, extra_reach=self.extra, into_besieged=1
                ),
            )
        else:
            call(
                s,
                MoveCompanions(
                    seat=self.seat, level=self.level, extra=self.extra, groups=1, into_besieged=1
                ),
            )


@event("fp_char_17")
def there_and_back_again(s: War, seat: int) -> None:
    """There and Back Again."""
    call(s, SeparateCompanions(seat=seat, extra_reach=1), NewsFromTheNorth(seat=seat))


class NewsFromTheNorth(Frame):
    """With Gimli or Legolas in Dale, Erebor or the Woodland Realm the Dwarves and the North become
    active; they and the Elves advance one step each. Three players: not those the last action was
    for (wotr.11.25)."""

    sequence: ClassVar[tuple[str, ...]] = ("rouse_the_north",)
    seat: int

    def rouse_the_north(self, s: War) -> None:
        if not any(whereabouts(s, c) in (DALE, EREBOR, WOODLAND_REALM) for c in (GIMLI, LEGOLAS)):
            return
        for nation in (DWARVES, ELVES, NORTH):
            if why_not_use_nation(s, self.seat, nation) is None:
                use_nation(s, self.seat, nation)
                activate(s, nation, "card")
                advance(s, nation, "card")


# ---- The Eagles are Coming!


def nazgul_near_companions(s: War) -> list[int]:
    """Places of Shadow Armies with Nazgûl, the Witch-king not counted, in the same region as or
    adjacent to a Free Peoples Army with a Companion."""
    near: set[int] = set()
    for companion in COMPANIONS:
        place = s.characters[companion]
        if place >= 0 and s.fp_units[place]:
            region = REGION_OF_PLACE[place]
            near.update((region, *NEIGHBOURS[region]))
    return [
        place
        for place in range(REARGUARD)
        if s.shadow_units[place] and REGION_OF_PLACE[place] in near and count_at(s, place, NAZGUL)
    ]


def why_not_eagles(s: War, seat: int) -> Refusal | None:
    """The condition of The Eagles are Coming!"""
    return None if nazgul_near_companions(s) else NO_NAZGUL_NEAR


@event("fp_char_18", needs=why_not_eagles)
def the_eagles_are_coming(s: War, seat: int) -> None:
    """The Eagles are Coming!"""
    call(s, Eagles(seat=seat))


class Eagles(Frame):
    """A die for each Nazgûl of the Army chosen, five at most: each 5+ kills one. Those left fly to
    one unconquered Stronghold of Sauron, which the player of the card chooses: it names nobody
    else."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_army", "attack", "choose_refuge")
    seat: int
    place: int = -1

    @choice("choose_army", rule="wotr.5.14")
    def choose_army(self, s: War) -> Offered:
        return self.seat, [("choose_place", PLACES[p]) for p in nazgul_near_companions(s)]

    @choose_army.takes
    def _(self, s: War, action: Action) -> None:
        self.place = PLACE[str(action[1])]

    def attack(self, s: War) -> None:
        killed = roll_for(s, min(MAX_DICE, count_at(s, self.place, NAZGUL)), 5)
        if killed:
            slay(s, self.place, NAZGUL, killed)
            tell(
                s,
                "leader_lost",
                side="shadow",
                place=PLACES[self.place],
                figure=FIGURES[NAZGUL],
                count=killed,
            )

    @choice("choose_refuge", rule="wotr.5.14")
    def choose_refuge(self, s: War) -> Offered:
        if not count_at(s, self.place, NAZGUL):
            return None
        return self.seat, [
            ("choose_region", REGIONS[r]) for r in SAURON_STRONGHOLDS if unconquered(s, r)
        ]

    @choose_refuge.takes
    def _(self, s: War, action: Action) -> None:
        place = standing_place(s, SHADOW, REGION[str(action[1])])
        count = count_at(s, self.place, NAZGUL)
        if place != self.place:
            shift(s, self.place, place, NAZGUL, count)
            tell(s, "nazgul_driven_off", origin=PLACES[self.place], to=PLACES[place], count=count)


# ---- The Ents Awake

ents_needed = every(in_play(GANDALF_THE_WHITE), companion_in(FANGORN))


@event("fp_char_19", needs=ents_needed)
def treebeard(s: War, seat: int) -> None:
    """The Ents Awake: Treebeard."""
    call(s, EntsAwake(seat=seat))


@event("fp_char_20", needs=ents_needed)
def huorns(s: War, seat: int) -> None:
    """The Ents Awake: Huorns."""
    call(s, EntsAwake(seat=seat))


@event("fp_char_21", needs=ents_needed)
def entmoot(s: War, seat: int) -> None:
    """The Ents Awake: Entmoot."""
    call(s, EntsAwake(seat=seat))


class EntsAwake(Frame):
    """Three dice against a Shadow Army at Orthanc, each 4+ a hit; Saruman without an Army there is
    eliminated. For politics it is an attack (wotr.7.09). With Gandalf the White in Fangorn or Rohan
    another Character Event may follow, without a die."""

    sequence: ClassVar[tuple[str, ...]] = ("attack_orthanc", "play_another")
    seat: int

    def attack_orthanc(self, s: War) -> None:
        place = place_of_army(s, SHADOW, ORTHANC)
        if place >= 0:
            form_mixed_army(s, SHADOW, place)
            army_attacked(s, SHADOW, place)
            roll_hits(s, SHADOW, place, dice=3, needed=4, kill_characters=1)
        elif region_of(s, SARUMAN) == ORTHANC:
            eliminate_character(s, SARUMAN)

    @choice("play_another", rule="wotr.5.07")
    def play_another(self, s: War) -> Offered:
        region = region_of(s, GANDALF_THE_WHITE)
        if region < 0 or (region != FANGORN and NATION_OF[region] != ROHAN):
            return None
        cards: list[Action] = [
            ("choose_card", CARDS[c]) for c in s.hands[self.seat] if CARD_TYPE[c] == F_CHARACTER
        ]
        return self.seat, [*cards, SKIP]

    @play_another.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return None if action == SKIP else why_not_play(s, self.seat, CARD[str(action[1])])

    @play_another.takes
    def _(self, s: War, action: Action) -> None:
        if action != SKIP:
            call(s, PlayEvent(seat=self.seat, card=CARD[str(action[1])]))


# ---- Dead Men of Dunharrow


@event(
    "fp_char_22",
    needs=every(in_play(*HEIR_OF_ISILDUR), in_nation(HEIR_OF_ISILDUR, (ROHAN,)), uses(GONDOR)),
)
def dead_men_of_dunharrow(s: War, seat: int) -> None:
    """Dead Men of Dunharrow."""
    leader = next(c for c in HEIR_OF_ISILDUR if s.characters[c] >= 0)
    call(s, PathsOfTheDead(seat=seat, group=(leader,)))


class PathsOfTheDead(Frame):
    """Strider or Aragorn, with Companions beside him, goes to Erech, Lamedon or Pelargir. A Shadow
    Army there takes as many hits as a die shows and must retreat, or is destroyed; for politics it
    is attacked (wotr.7.09). Then up to three Gondor Regulars come, and with them control."""

    sequence: ClassVar[tuple[str, ...]] = (
        "gather",
        "choose_region",
        "arrive",
        "strike",
        "drive_out",
        "recruit_regulars",
    )
    seat: int
    group: tuple[int, ...]
    region: int = -1

    @choice("gather_companions", rule="wotr.5.10")
    def gather(self, s: War) -> Offered:
        beside = companions_at(s, s.characters[self.group[0]])
        actions: list[Action] = [
            ("choose_character", CHARACTERS[c]) for c in beside if c not in self.group
        ]
        return self.seat, [*actions, DONE]

    @gather.takes
    def _(self, s: War, action: Action) -> None:
        if action != DONE:
            self.group = (*self.group, CHARACTER[str(action[1])])
            self.goto("gather")

    @choice("paths_of_the_dead", rule="wotr.5.10")
    def choose_region(self, s: War) -> Offered:
        return self.seat, [("choose_region", REGIONS[r]) for r in (ERECH, LAMEDON, PELARGIR)]

    @choose_region.takes
    def _(self, s: War, action: Action) -> None:
        self.region = REGION[str(action[1])]

    def arrive(self, s: War) -> None:
        place_companions(s, self.seat, self.group, self.region)

    def strike(self, s: War) -> None:
        if s.shadow_units[self.region]:
            form_mixed_army(s, SHADOW, self.region)
            army_attacked(s, SHADOW, self.region)
            hits = roll(s)
            tell(s, "hits_rolled", hits=hits)
            call(s, TakeHits(side=SHADOW, place=self.region, hits=hits, kill_characters=1))

    def drive_out(self, s: War) -> None:
        if not s.shadow_units[self.region]:
            return
        if can_retreat(s, SHADOW, self.region):
            call(s, Retreat(side=SHADOW, place=self.region))
        else:
            all_of_them = endurance(s, SHADOW, self.region)
            call(s, TakeHits(side=SHADOW, place=self.region, hits=all_of_them, kill_characters=1))

    @choice("recruit_regulars", rule="wotr.5.13")
    def recruit_regulars(self, s: War) -> Offered:
        most = min(3, s.reinforcements[regular_of(GONDOR)])
        return self.seat, [("choose_number", n) for n in range(most, -1, -1)]

    @recruit_regulars.takes
    def _(self, s: War, action: Action) -> None:
        count = int(action[1])
        if count:
            recruit(s, self.seat, regular_of(GONDOR), self.region, count)
            army_enters(s, self.seat, FREE_PEOPLES, self.region)


# ---- troops and cards


@event("fp_char_23", needs=every(in_nation((BOROMIR,), (GONDOR,)), uses(GONDOR)))
def house_of_the_stewards(s: War, seat: int) -> None:
    """House of the Stewards."""
    region = whereabouts(s, BOROMIR)
    call(
        s,
        Recruit(seat=seat, nation=GONDOR, regions=(region,), either=1),
        DrawCards(seat=seat, deck=STRATEGY_DECK, count=2),
    )


@event("fp_char_24", needs=with_army(HEIR_OF_ISILDUR))
def the_grey_company(s: War, seat: int) -> None:
    """The Grey Company."""
    place = place_with_army(s, HEIR_OF_ISILDUR)
    call(
        s,
        GreyCompany(seat=seat, place=place),
        DrawCards(seat=seat, deck=STRATEGY_DECK, count=2),
    )


class GreyCompany(Frame):
    """One Regular of the Army is eliminated to recruit an Elite of its Nation in its place."""

    sequence: ClassVar[tuple[str, ...]] = ("replace_regular",)
    seat: int
    place: int

    @choice("replace_regular", rule="wotr.5.13")
    def replace_regular(self, s: War) -> Offered:
        return self.seat, [
            ("choose_figure", FIGURES[k])
            for k in REGULAR_KINDS[FREE_PEOPLES]
            if count_at(s, self.place, k) and s.reinforcements[k + 1]
        ]

    @replace_regular.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return why_not_use_nation(s, self.seat, NATION_OF_KIND[FIGURE[str(action[1])]])

    @replace_regular.takes
    def _(self, s: War, action: Action) -> None:
        regular = FIGURE[str(action[1])]
        elite = regular + 1
        slay(s, self.place, regular)
        tell(
            s,
            "unit_lost",
            side="free_peoples",
            place=PLACES[self.place],
            figure=FIGURES[regular],
            count=1,
        )
        recruit(s, self.seat, elite, self.place)
