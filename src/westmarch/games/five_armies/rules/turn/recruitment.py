"""Recruitment: tokens, direct recruiting, goblins, and rallying (b5a.9.27 to b5a.9.39)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import DONE, SPACE
from westmarch.games.five_armies.rules.battle.damage import Casualties, KeepLimit
from westmarch.games.five_armies.rules.map.armies import (
    armies_of,
    enemy_at,
    leadership_at,
    recruit,
    remove_damage,
    units_at,
)
from westmarch.games.five_armies.rules.map.board import (
    GOBLIN_POINTS,
    MUSTERING,
    PLACE,
    PLACE_COUNT,
    PLACES,
    REGION_COUNT,
    SETTLEMENTS,
)
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    FACE_COUNT,
    FACE_UNIT,
    FIGURES,
    FREE_PEOPLES,
    GOBLIN,
    KINDS_OF_SIDE,
    SHADOW,
    TOKEN,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_OF_SIDE,
    UNIT,
    UNITS,
    UNITS_OF_TOKEN,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.chance import draw_one, roll_dice
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NO_TOKEN_TO_FLIP = Refusal("b5a.5.18", "no_token_to_flip")
NO_TOKEN_LEFT = Refusal("b5a.9.31", "no_token_left")
NO_GOBLIN_LEFT = Refusal("b5a.5.21", "no_goblin_left")
NOTHING_TO_RALLY = Refusal("b5a.5.19", "nothing_to_rally")
RALLY_ON = 5
"""The die result that removes a Damage token in a rally (b5a.9.37)."""

SPACE.verb("flip", PLACES, TOKENS)
SPACE.verb("place_token", PLACES, TOKENS)
SPACE.verb("rally", PLACES)
SPACE.verb("reroll_failed", range(sum(FIGURES[k] for k in KINDS_OF_SIDE[SHADOW]) + 1))


# ---- recruitment tokens


_TOKEN_SPOTS: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
    tuple((p, k, p * TOKEN_KINDS + k) for p in range(REGION_COUNT) for k in TOKENS_OF_SIDE[side])
    for side in (FREE_PEOPLES, SHADOW)
)
"""By side: every region and kind of token, and where `tokens` counts them."""


def tokens_left(s: Battlefield, kind: int) -> int:
    """Tokens of a kind in the pile: unseen ones that are not on the board (b5a.9.31)."""
    return len(s.faces[kind]) - sum(s.tokens[kind::TOKEN_KINDS])


def may_hold_token(s: Battlefield, side: int, place: int) -> bool:
    """Whether a side may place or flip a token in a region: no enemy army, no enemy control marker
    (b5a.9.30, b5a.5.18); nobody recruits into Beorn's region (b5a.12.13)."""
    if enemy_at(s, side, place) or s.characters[BEORN] == place:
        return False
    return side == SHADOW or not s.shadow_control[place]


def token_regions(s: Battlefield, side: int) -> list[int]:
    """Regions where a side normally places tokens: settlements it controls, or mustering regions
    (b5a.9.30)."""
    usual = SETTLEMENTS if side == FREE_PEOPLES else MUSTERING
    return [r for r in usual if may_hold_token(s, side, r)]


def place_token(s: Battlefield, place: int, kind: int) -> bool:
    """Put a token from its pile on the board, unseen; False when the pile is empty (b5a.9.29)."""
    if tokens_left(s, kind) <= 0:
        return False
    s.tokens[place * TOKEN_KINDS + kind] += 1
    tell(s, "token_placed", place=PLACES[place], token=TOKENS[kind])
    return True


def flip_token(s: Battlefield, place: int, kind: int) -> None:
    """Reveal a token and place its units; the token leaves the game (b5a.9.32)."""
    s.tokens[place * TOKEN_KINDS + kind] -= 1
    face = draw_one(s, s.faces[kind], TOKENS[kind])
    unit, count = FACE_UNIT[kind][face], FACE_COUNT[kind][face]
    tell(s, "token_flipped", place=PLACES[place], unit=UNITS[unit], count=count)
    came = recruit(s, place, unit, count)
    side = SHADOW if kind in TOKENS_OF_SIDE[SHADOW] else FREE_PEOPLES
    call(s, Substitute(side=side, place=place, token=kind, missing=count - came))


class Substitute(Frame):
    """Units shown on a token but missing in the supply are replaced by others of its kind, as the
    owner likes (b5a.9.33); then the army limit is kept (b5a.9.36)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_unit", "keep_limit")
    side: int
    place: int
    token: int
    missing: int

    @choice("substitute", rule="b5a.9.33")
    def choose_unit(self, s: Battlefield) -> Offered:
        if not self.missing:
            return None
        found: list[Action] = [
            ("choose_unit", UNITS[k]) for k in UNITS_OF_TOKEN[self.token] if s.supply[k]
        ]
        return self.side, [*found, DONE] if found else []

    @choose_unit.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action != DONE:
            recruit(s, self.place, UNIT[str(action[1])])
            self.missing -= 1
            self.goto("choose_unit")

    def keep_limit(self, s: Battlefield) -> None:
        call(s, KeepLimit(side=self.side, place=self.place))


class FlipTokens(Frame):
    """Flip one own token in each of up to `count` different regions (b5a.5.18).

    `places`: only there (any when empty); `same`: one region may be chosen again and again;
    `must`: the player chooses no more than the order.
    """

    sequence: ClassVar[tuple[str, ...]] = ("choose_token",)
    side: int
    count: int = 2
    places: tuple[int, ...] = ()
    same: int = 0
    must: int = 0
    used: tuple[int, ...] = ()

    def candidates(self, s: Battlefield) -> list[Action]:
        """Every token that can be flipped now."""
        kinds = TOKENS_OF_SIDE[self.side]
        tokens = s.tokens
        spots = _TOKEN_SPOTS[self.side]
        if self.places:
            spots = tuple((p, k, p * TOKEN_KINDS + k) for p in self.places for k in kinds)
        return [
            ("flip", PLACES[p], TOKENS[k])
            for p, k, at in spots
            if tokens[at] and (self.same or p not in self.used) and may_hold_token(s, self.side, p)
        ]

    @choice("flip_tokens", rule="b5a.5.18")
    def choose_token(self, s: Battlefield) -> Offered:
        if len(self.used) >= self.count:
            return None
        actions = self.candidates(s)
        if actions and not self.must:
            actions.append(DONE)
        return self.side, actions

    @choose_token.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            return
        place = PLACE[str(action[1])]
        self.used = (*self.used, place)
        self.goto("choose_token")
        flip_token(s, place, TOKEN[str(action[2])])


def why_not_flip(s: Battlefield, side: int) -> Refusal | None:
    """Why a side cannot flip a token anywhere."""
    return None if FlipTokens(side=side).candidates(s) else NO_TOKEN_TO_FLIP


class PlaceTokens(Frame):
    """Place a token in each of `count` different regions of a list, and flip it at once if
    `flip`. With `optional` the player may stop before (b5a.9.29 to b5a.9.31)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_region",)
    side: int
    places: tuple[int, ...]
    kinds: tuple[int, ...]
    count: int = 1
    flip: int = 0
    optional: int = 0
    used: tuple[int, ...] = ()

    def candidates(self, s: Battlefield) -> list[Action]:
        """Every token that can be placed now."""
        kinds = [k for k in self.kinds if tokens_left(s, k) > 0]
        return [
            ("place_token", PLACES[p], TOKENS[k])
            for p in self.places
            if p not in self.used and may_hold_token(s, self.side, p)
            for k in kinds
        ]

    @choice("place_token", rule="b5a.9.30")
    def choose_region(self, s: Battlefield) -> Offered:
        if len(self.used) >= self.count:
            return None
        actions = self.candidates(s)
        if actions and self.optional:
            actions.append(DONE)
        return self.side, actions

    @choose_region.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            return
        place, kind = PLACE[str(action[1])], TOKEN[str(action[2])]
        self.used = (*self.used, place)
        self.goto("choose_region")
        place_token(s, place, kind)
        if self.flip:
            flip_token(s, place, kind)


# ---- direct recruiting


class RecruitUnits(Frame):
    """Place units from the supply at a place (b5a.9.35), then keep the army limit (b5a.9.36).

    `units` are (kind, count); what is missing is not placed. `leaders`: leadership tokens that come
    too, if there is an army for them. Nothing comes where Beorn stands (b5a.12.13).
    """

    sequence: ClassVar[tuple[str, ...]] = ("place_units", "keep_limit")
    side: int
    place: int
    units: tuple[tuple[int, int], ...]
    leaders: int = 0

    def place_units(self, s: Battlefield) -> None:
        if s.characters[BEORN] == self.place:
            self.end()
            return
        for kind, count in self.units:
            recruit(s, self.place, kind, count)
        if self.leaders and units_at(s, self.side, self.place):
            s.leaders[self.place] += self.leaders
            tell(s, "leaders_placed", place=PLACES[self.place], count=self.leaders)

    def keep_limit(self, s: Battlefield) -> None:
        call(s, KeepLimit(side=self.side, place=self.place))


class RecruitGoblins(Frame):
    """One Goblin in each goblin mustering point (b5a.5.21); the last one where the Shadow likes."""

    sequence: ClassVar[tuple[str, ...]] = ("place_goblins", "choose_point")

    def place_goblins(self, s: Battlefield) -> None:
        if s.supply[GOBLIN] >= len(GOBLIN_POINTS):
            for point in GOBLIN_POINTS:
                recruit(s, point, GOBLIN)
            self.end()

    @choice("goblin_point", rule="b5a.5.21")
    def choose_point(self, s: Battlefield) -> Offered:
        if not s.supply[GOBLIN]:
            return None
        return SHADOW, [("choose_place", PLACES[p]) for p in GOBLIN_POINTS]

    @choose_point.takes
    def _(self, s: Battlefield, action: Action) -> None:
        recruit(s, PLACE[str(action[1])], GOBLIN)


def why_not_recruit_goblins(s: Battlefield) -> Refusal | None:
    """Why the Shadow cannot recruit Goblins."""
    return None if s.supply[GOBLIN] else NO_GOBLIN_LEFT


# ---- rally


class Rally(Frame):
    """Rally one army: a die per unit, misses re-rolled up to its leadership if the player likes, a
    Damage token gone for each success (b5a.9.37); then voluntary casualties (b5a.9.38)."""

    sequence: ClassVar[tuple[str, ...]] = ("roll_dice", "reroll", "heal", "casualties")
    side: int
    place: int
    hits_on: int = RALLY_ON
    hits: int = 0
    misses: int = 0
    """Dice that failed and may be rolled again."""

    def roll_dice(self, s: Battlefield) -> None:
        dice = roll_dice(s, units_at(s, self.side, self.place))
        self.hits = sum(d >= self.hits_on for d in dice)
        self.misses = len(dice) - self.hits
        tell(s, "rallied", place=PLACES[self.place], dice=dice, hits=self.hits)

    @choice("rally_reroll", rule="b5a.9.37")
    def reroll(self, s: Battlefield) -> Offered:
        """Not asked where no Damage would be left for a success. An army that keeps a token is safe
        from Victory vanishes from Hope, so fewer successes may be wanted."""
        most = min(self.misses, leadership_at(s, self.side, self.place))
        if not most or self.hits >= s.damage[self.place]:
            return None
        return self.side, [("reroll_failed", n) for n in range(most, -1, -1)]

    @reroll.takes
    def _(self, s: Battlefield, action: Action) -> None:
        count = int(action[1])
        if count:
            dice = roll_dice(s, count)
            hits = sum(d >= self.hits_on for d in dice)
            self.hits += hits
            tell(s, "rallied_again", place=PLACES[self.place], dice=dice, hits=hits)

    def heal(self, s: Battlefield) -> None:
        remove_damage(s, self.place, self.hits)

    def casualties(self, s: Battlefield) -> None:
        call(s, Casualties(side=self.side, place=self.place))


class RallyArmies(Frame):
    """Rally up to `count` different armies (b5a.5.19)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_army",)
    side: int
    count: int = 2
    hits_on: int = RALLY_ON
    used: tuple[int, ...] = ()

    @choice("rally", rule="b5a.9.37")
    def choose_army(self, s: Battlefield) -> Offered:
        if len(self.used) >= self.count:
            return None
        actions: list[Action] = [
            ("rally", PLACES[p])
            for p in armies_of(s, self.side)
            if s.damage[p] and p not in self.used
        ]
        if actions:
            actions.append(DONE)
        return self.side, actions

    @choose_army.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            return
        place = PLACE[str(action[1])]
        self.used = (*self.used, place)
        self.goto("choose_army")
        call(s, Rally(side=self.side, place=place, hits_on=self.hits_on))


def why_not_rally(s: Battlefield, side: int) -> Refusal | None:
    """Why a side has no army to rally."""
    units = s.fp_units if side == FREE_PEOPLES else s.shadow_units
    if any(s.damage[p] and units[p] for p in range(PLACE_COUNT)):
        return None
    return NOTHING_TO_RALLY
