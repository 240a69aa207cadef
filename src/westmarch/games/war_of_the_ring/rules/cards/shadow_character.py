"""The Events of the Shadow Character deck."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import DONE, NO, SPACE
from westmarch.games.war_of_the_ring.rules.battle.attack import Attack, why_not_attack
from westmarch.games.war_of_the_ring.rules.cards.conditions import (
    in_play,
    outside_settlements,
    progress,
    revealed,
)
from westmarch.games.war_of_the_ring.rules.cards.hits import StrikeArmy, roll_for
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARD_TYPE,
    CARDS,
    DIE_FACES,
    F_CHARACTER,
    F_EYE,
    FACE,
    FACES,
    SIDE_OF_CARD,
    TILE_OF_CARD,
)
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship_box import companions_in_fellowship
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import (
    Hunt,
    HuntTile,
    RevealFellowship,
    add_special_tile,
)
from westmarch.games.war_of_the_ring.rules.fellowship.ring_bearers import corrupt, fellowship_region
from westmarch.games.war_of_the_ring.rules.fellowship.separation import EliminateCompanion
from westmarch.games.war_of_the_ring.rules.map.armies import (
    MAX_DICE,
    besieged,
    nazgul_at,
    region_of,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    INSIDE,
    NEIGHBOURS,
    PLACE,
    PLACES,
    REARGUARD,
    REGION,
    REGION_COUNT,
    REGION_OF_PLACE,
    REGIONS,
)
from westmarch.games.war_of_the_ring.rules.map.characters import MoveShadowCharacters
from westmarch.games.war_of_the_ring.rules.map.march import LED_BY_NAZGUL, NOT_LED
from westmarch.games.war_of_the_ring.rules.map.movement import NO_ARMY_CAN_MOVE, MoveArmies
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTERS,
    FREE_PEOPLES,
    GOLLUM,
    LEVEL,
    NAZGUL,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.rules.seats import hunted
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import discard_from_table, event
from westmarch.games.war_of_the_ring.rules.turn.recruitment import (
    NONE_LEFT,
    Recruit,
    can_recruit_in,
)
from westmarch.kernel.engine.chance import choose_one
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NO_SPELL = Refusal("wotr.5.09", "no_nazgul_army_near_enemy")
NO_SIEGE = Refusal("wotr.5.09", "witch_king_not_besieging")
REGION_NOT_FREE = Refusal("wotr.6.31", "recruit_region_not_free")
ROHAN_ACTIVE = Refusal("wotr.5.11", "rohan_is_active")

ROLL_FOR_THE_HUNT: Action = (SPACE.verb("roll_for_the_hunt"),)
SPACE.verb("strike_table", CARDS)
SUFFER_CORRUPTION: Action = (SPACE.verb("suffer_corruption"),)
ELIMINATE_COMPANION: Action = (SPACE.verb("eliminate_companion"),)
NAZGUL_ORDERS = ("recruit", "fly")
SPACE.verb("order_nazgul", NAZGUL_ORDERS)
RECRUIT_NAZGUL: Action = ("order_nazgul", "recruit")
FLY_NAZGUL: Action = ("order_nazgul", "fly")
ARMY_ORDERS = ("march", "attack")
SPACE.verb("order_army", ARMY_ORDERS)
MARCH: Action = ("order_army", "march")
ATTACK: Action = ("order_army", "attack")
SPACE.verb("turn_to_eye", [FACES[f] for f in DIE_FACES[SHADOW] if f != F_EYE])


# ---- special hunt tiles (wotr.9.04)


@event("sh_char_01")
def shelobs_lair(s: War, seat: int) -> None:
    """Shelob's Lair."""
    add_special_tile(s, TILE_OF_CARD[CARD["sh_char_01"]])


@event("sh_char_02")
def the_ring_is_mine(s: War, seat: int) -> None:
    """The Ring is Mine!"""
    add_special_tile(s, TILE_OF_CARD[CARD["sh_char_02"]])


@event("sh_char_03")
def on_on_they_went(s: War, seat: int) -> None:
    """On, On They Went."""
    add_special_tile(s, TILE_OF_CARD[CARD["sh_char_03"]])


@event("sh_char_04")
def give_it_to_uss(s: War, seat: int) -> None:
    """Give it to Uss!"""
    add_special_tile(s, TILE_OF_CARD[CARD["sh_char_04"]])


# ---- the Fellowship away from shelter


@event("sh_char_05", needs=outside_settlements)
def orc_patrol(s: War, seat: int) -> None:
    """Orc Patrol: a tile, unless an Eye or a Free Peoples special one, as a successful Hunt."""
    call(s, HuntTile(cause="card", ignore_eye=1, ignore_fp_special=1))


@event("sh_char_06", needs=outside_settlements)
def isildurs_bane(s: War, seat: int) -> None:
    """Isildur's Bane: nothing lowers the damage of the tile."""
    call(s, HuntTile(cause="card", ignore_eye=1, ignore_fp_special=1, no_reduction=1))


@event("sh_char_07", needs=outside_settlements)
def foul_thing_from_the_deep(s: War, seat: int) -> None:
    """Foul Thing from the Deep: a random Companion must fall first."""
    call(s, HuntTile(cause="card", ignore_eye=1, ignore_fp_special=1, forced_random_casualty=1))


@event("sh_char_08", needs=outside_settlements)
def candles_of_corpses(s: War, seat: int) -> None:
    """Candles of Corpses: three dice, each 4+ corrupts, each 6 with Gollum as Guide."""
    corrupt(s, roll_for(s, 3, 6 if s.guide == GOLLUM else 4))


# ---- the Fellowship on its way


def nazgul_find_fellowship(s: War) -> bool:
    """Whether a Nazgûl is in the region of the Fellowship, inside its Stronghold or out."""
    region = fellowship_region(s)
    if region < 0:
        return False
    inside = INSIDE[region]
    return nazgul_at(s, region) > 0 or (inside >= 0 and nazgul_at(s, inside) > 0)


@event("sh_char_09", needs=progress)
def nazgul_search(s: War, seat: int) -> None:
    """Nazgûl Search."""
    call(s, MoveShadowCharacters(seat=seat, nazgul_only=1, optional=1), NazgulSearch())


class NazgulSearch(Frame):
    """A Nazgûl in the region of the Fellowship reveals it."""

    sequence: ClassVar[tuple[str, ...]] = ("search",)

    def search(self, s: War) -> None:
        if nazgul_find_fellowship(s) and not s.revealed:
            call(s, RevealFellowship())


@event("sh_char_10", needs=progress)
def cruel_weather(s: War, seat: int) -> None:
    """Cruel Weather."""
    call(s, CruelWeather(seat=seat))


class CruelWeather(Frame):
    """The Ring-bearers figure goes to a neighbouring region of the Shadow's choice. The Fellowship
    is neither declared nor revealed by it: the Progress counter stays and no tile is drawn."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_region",)
    seat: int

    @choice("cruel_weather", rule="wotr.5.10")
    def choose_region(self, s: War) -> Offered:
        return self.seat, [("choose_region", REGIONS[r]) for r in NEIGHBOURS[s.ring_bearers]]

    @choose_region.takes
    def _(self, s: War, action: Action) -> None:
        s.ring_bearers = REGION[str(action[1])]
        tell(s, "ring_bearers_driven", region=REGIONS[s.ring_bearers])


@event("sh_char_11", needs=progress)
def the_nazgul_strike(s: War, seat: int) -> None:
    """The Nazgûl Strike!"""
    call(s, MoveShadowCharacters(seat=seat, nazgul_only=1, optional=1), NazgulStrike(seat=seat))


class NazgulStrike(Frame):
    """With a Nazgûl in the region of the Fellowship the Shadow may discard a Character card of the
    Free Peoples from the table, or hunt as if the Fellowship had moved."""

    sequence: ClassVar[tuple[str, ...]] = ("strike",)
    seat: int

    @choice("nazgul_strike", rule="wotr.5.10")
    def strike(self, s: War) -> Offered:
        if not nazgul_find_fellowship(s):
            return None
        cards: list[Action] = [
            ("strike_table", CARDS[c])
            for c in s.table
            if SIDE_OF_CARD[c] == FREE_PEOPLES and CARD_TYPE[c] == F_CHARACTER
        ]
        return self.seat, [ROLL_FOR_THE_HUNT, *cards, NO]

    @strike.takes
    def _(self, s: War, action: Action) -> None:
        if action == ROLL_FOR_THE_HUNT:
            call(s, Hunt())
        elif action != NO:
            discard_from_table(s, CARD[str(action[1])])


# ---- the Fellowship revealed


@event("sh_char_12", needs=revealed)
def morgul_wound(s: War, seat: int) -> None:
    """Morgul Wound: two Corruption while there is little of it, else one."""
    corrupt(s, 2 if s.corruption <= 3 else 1)


@event("sh_char_13", needs=revealed)
def lure_of_the_ring(s: War, seat: int) -> None:
    """Lure of the Ring."""
    if s.guide == GOLLUM:
        corrupt(s, 1)
    else:
        call(s, LureOfTheRing())


class LureOfTheRing(Frame):
    """A Companion drawn at random: the Free Peoples suffer Corruption equal to his Level or
    eliminate him. That is no casualty of the Hunt."""

    sequence: ClassVar[tuple[str, ...]] = ("draw_counter", "resist")
    companion: int = -1

    def draw_counter(self, s: War) -> None:
        self.companion = choose_one(s, companions_in_fellowship(s), "character")
        tell(s, "companion_lured", character=CHARACTERS[self.companion])

    @choice("lure_of_the_ring", rule="wotr.5.14")
    def resist(self, s: War) -> Offered:
        return hunted(s), [SUFFER_CORRUPTION, ELIMINATE_COMPANION]

    @resist.takes
    def _(self, s: War, action: Action) -> None:
        if action == SUFFER_CORRUPTION:
            corrupt(s, LEVEL[self.companion])
        else:
            call(s, EliminateCompanion(character=self.companion))


@event("sh_char_14", needs=revealed)
def the_breaking_of_the_fellowship(s: War, seat: int) -> None:
    """The Breaking of the Fellowship: as many Companions as the tile's number must leave."""
    if s.guide == GOLLUM:
        corrupt(s, 1)
    else:
        call(s, HuntTile(cause="card", ignore_eye=1, ignore_fp_special=1, separates=1))


# ---- on the table: separation.py, hunt.py, combat_round.py, event_cards.py and politics.py ask
# for them


@event("sh_char_15")
def worn_with_sorrow_and_toil(s: War, seat: int) -> None:
    """Worn with Sorrow and Toil: a casualty of the Hunt costs a Character card too."""


@event("sh_char_16")
def flocks_of_crebain(s: War, seat: int) -> None:
    """Flocks of Crebain: +1 to a hunt roll."""


@event("sh_char_17")
def balrog_of_moria(s: War, seat: int) -> None:
    """Balrog of Moria: one more tile in Moria, or its Combat card."""


@event("sh_char_21", needs=in_play(SARUMAN))
def the_palantir_of_orthanc(s: War, seat: int) -> None:
    """The Palantír of Orthanc: an Event played with an Event die draws a card."""


def why_not_wormtongue(s: War, seat: int) -> Refusal | None:
    """Saruman in play; once on the table, only while Rohan is passive."""
    if seat < 0 and s.active[ROHAN]:
        return ROHAN_ACTIVE
    return _saruman_in_play(s, seat)


_saruman_in_play = in_play(SARUMAN)


@event("sh_char_22", needs=why_not_wormtongue)
def wormtongue(s: War, seat: int) -> None:
    """Wormtongue: Rohan is harder to make active."""


# ---- dice and spells


@event("sh_char_18")
def the_lidless_eye(s: War, seat: int) -> None:
    """The Lidless Eye."""
    call(s, LidlessEye(seat=seat))


class LidlessEye(Frame):
    """Up to three unused dice of the Shadow become Eyes and go to the Hunt Box."""

    sequence: ClassVar[tuple[str, ...]] = ("turn_die",)
    seat: int
    left: int = 3

    @choice("lidless_eye", rule="wotr.4.16")
    def turn_die(self, s: War) -> Offered:
        if not self.left:
            return None
        actions: list[Action] = [("turn_to_eye", FACES[f]) for f in dict.fromkeys(s.dice[SHADOW])]
        return self.seat, [*actions, DONE]

    @turn_die.takes
    def _(self, s: War, action: Action) -> None:
        if action == DONE:
            return
        s.dice[SHADOW].remove(FACE[str(action[1])])
        s.hunt_box[SHADOW] += 1
        tell(s, "die_changed", seat=self.seat, before=action[1], after="eye")
        self.left -= 1
        self.goto("turn_die")


def spell_targets(s: War, place: int) -> list[int]:
    """Free Peoples Armies in the same region as a place or adjacent to it, besieged ones too."""
    region = REGION_OF_PLACE[place]
    targets = []
    for near in (region, *NEIGHBOURS[region]):
        targets += [p for p in (near, INSIDE[near]) if p >= 0 and s.fp_units[p]]
    return targets


def spell_casters(s: War) -> list[int]:
    """Shadow Armies with Nazgûl that have a Free Peoples Army beside them."""
    return [
        place
        for place in range(REARGUARD)
        if s.shadow_units[place] and nazgul_at(s, place) and spell_targets(s, place)
    ]


def why_not_spells(s: War, seat: int) -> Refusal | None:
    """The condition of Dreadful Spells."""
    return None if spell_casters(s) else NO_SPELL


@event("sh_char_19", needs=why_not_spells)
def dreadful_spells(s: War, seat: int) -> None:
    """Dreadful Spells."""
    call(s, DreadfulSpells(seat=seat))


class DreadfulSpells(Frame):
    """A die for each Nazgûl of the Army chosen, five at most: each 5+ hits the Free Peoples Army
    chosen. It is no attack (wotr.7.10)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_army",)
    seat: int

    @choice("choose_army", rule="wotr.5.14")
    def choose_army(self, s: War) -> Offered:
        return self.seat, [("choose_place", PLACES[p]) for p in spell_casters(s)]

    @choose_army.takes
    def _(self, s: War, action: Action) -> None:
        place = PLACE[str(action[1])]
        targets = tuple(spell_targets(s, place))
        dice = min(MAX_DICE, nazgul_at(s, place))
        call(s, StrikeArmy(seat=self.seat, places=targets, dice=dice, needed=5))


# ---- Nazgûl and Armies

GROND_AND_THE_REARGUARD = "grond_and_the_rearguard"
"""A ruling; switched, whom Grond or The Ringwraiths Are Abroad name must fight."""


def may_stay_behind(s: War) -> int:
    """1 when the Witch-king of Grond and the Nazgûl of The Ringwraiths Are Abroad may wait in the
    rearguard."""
    return int(GROND_AND_THE_REARGUARD not in s.house_rulings)


def grond_place(s: War) -> int:
    """Where the Witch-king is with a Shadow Army besieging a Stronghold; -1 if he is not."""
    place = s.characters[WITCH_KING]
    if 0 <= place < REGION_COUNT and s.shadow_units[place] and besieged(s, place):
        return place
    return -1


def why_not_grond(s: War, seat: int) -> Refusal | None:
    """The condition of Grond, Hammer of the Underworld."""
    return NO_SIEGE if grond_place(s) < 0 else None


@event("sh_char_20", needs=why_not_grond)
def grond(s: War, seat: int) -> None:
    """Grond, Hammer of the Underworld: a siege assault of three rounds; in the first one only a
    Companion lets the Free Peoples use a Combat card. The Witch-king may wait in the rearguard."""
    place = grond_place(s)
    call(
        s,
        Attack(
            seat=seat,
            requires="witch_king",
            may_stay_behind=may_stay_behind(s),
            origins=(place,),
            targets=(INSIDE[place],),
            siege_rounds=3,
            card_needs_companion=1,
        ),
    )


@event("sh_char_23")
def the_ringwraiths_are_abroad(s: War, seat: int) -> None:
    """The Ringwraiths Are Abroad: two Armies with a Nazgûl each may move, or one attack. In an
    attack the Nazgûl may wait in the rearguard: all rules of attacks hold."""
    call(
        s,
        MoveShadowCharacters(seat=seat, nazgul_only=1, optional=1),
        MoveOrAttack(
            seat=seat,
            count=2,
            led=LED_BY_NAZGUL,
            requires="nazgul",
            may_stay_behind=may_stay_behind(s),
        ),
    )


@event("sh_char_24", needs=in_play(WITCH_KING))
def the_black_captain_commands(s: War, seat: int) -> None:
    """The Black Captain Commands: the Witch-king's Army may move or attack, and he with it."""
    call(
        s,
        RecruitOrFly(seat=seat),
        MoveOrAttack(seat=seat, count=1, must_take=WITCH_KING, requires="witch_king"),
    )


class RecruitOrFly(Frame):
    """Two Nazgûl are recruited in the Witch-king's region, or the Nazgûl fly."""

    sequence: ClassVar[tuple[str, ...]] = ("recruit_or_fly",)
    seat: int

    @choice("recruit_or_fly", rule="wotr.5.14")
    def recruit_or_fly(self, s: War) -> Offered:
        return self.seat, [RECRUIT_NAZGUL, FLY_NAZGUL]

    @recruit_or_fly.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        if action == FLY_NAZGUL:
            return None
        if not s.reinforcements[NAZGUL]:
            return NONE_LEFT
        return None if can_recruit_in(s, SAURON, region_of(s, WITCH_KING)) else REGION_NOT_FREE

    @recruit_or_fly.takes
    def _(self, s: War, action: Action) -> None:
        if action == FLY_NAZGUL:
            call(s, MoveShadowCharacters(seat=self.seat, nazgul_only=1, optional=1))
        else:
            region = region_of(s, WITCH_KING)
            call(s, Recruit(seat=self.seat, nation=SAURON, regions=(region,), nazgul=2))


class MoveOrAttack(Frame):
    """The player may move Armies, or attack with one. `led` and `must_take` are those of
    `MoveArmies`, `requires` and `may_stay_behind` those of `Attack`."""

    sequence: ClassVar[tuple[str, ...]] = ("move_or_attack",)
    seat: int
    count: int
    requires: str
    may_stay_behind: int = 0
    led: int = NOT_LED
    must_take: int = -1

    def march(self) -> MoveArmies:
        """The move the card allows."""
        return MoveArmies(seat=self.seat, count=self.count, led=self.led, must_take=self.must_take)

    @choice("move_or_attack", rule="wotr.5.14")
    def move_or_attack(self, s: War) -> Offered:
        return self.seat, [MARCH, ATTACK, NO]

    @move_or_attack.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        if action == ATTACK:
            return why_not_attack(s, self.seat, requires=self.requires)
        if action == MARCH:
            march = self.march()
            if all(march.why_not_leave(s, p) is not None for p in march.places(s)):
                return NO_ARMY_CAN_MOVE
        return None

    @move_or_attack.takes
    def _(self, s: War, action: Action) -> None:
        if action == MARCH:
            call(s, self.march())
        elif action == ATTACK:
            attack = Attack(
                seat=self.seat, requires=self.requires, may_stay_behind=self.may_stay_behind
            )
            call(s, attack)
