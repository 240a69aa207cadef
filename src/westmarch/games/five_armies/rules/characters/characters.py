"""Characters: when they are ready, how they enter play, and their moves (chapter 8, chapter 12)."""

from __future__ import annotations

from typing import Any, ClassVar

from westmarch.games.five_armies.rules.actions import DONE, SPACE
from westmarch.games.five_armies.rules.battle.battle import ATTACK, Battle, targets_from
from westmarch.games.five_armies.rules.battle.damage import lose_wrath
from westmarch.games.five_armies.rules.map.armies import enemy_at, enemy_controls, in_play
from westmarch.games.five_armies.rules.map.board import (
    BROKEN_LANDS,
    DISTANCE,
    MUSTERING,
    NEIGHBOURS,
    PLACE,
    PLACES,
    REGION_COUNT,
    REGIONS,
    REGIONS_OF,
    RUINS_OF_DALE,
    SOUTH_EDGE,
    VALLEY,
)
from westmarch.games.five_armies.rules.map.control import army_enters, settlements_of
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    BILBO,
    BOLG,
    CHARACTER,
    CHARACTER_DATA,
    CHARACTERS,
    EAGLES,
    FREE_PEOPLES,
    IN_EYRIE,
    LORD_OF_THE_EAGLES,
    MOVEMENT,
    ON_TRACK,
    OUT_OF_PLAY,
    SHADOW,
    SHADOW_TOKEN,
    THORIN,
    UNIT,
    WITH_ARMIES,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.recruitment import (
    FlipTokens,
    PlaceTokens,
    RecruitUnits,
    tokens_left,
)
from westmarch.games.five_armies.rules.turn.victory import check_beorn
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NOT_READY = Refusal("b5a.7.07", "not_ready")
BOLG_NOT_READY = Refusal("b5a.8.03", "bolg_not_ready")
ENTRY_BLOCKED = Refusal("b5a.8.05", "entry_blocked")
NOBODY_TO_MOVE = Refusal("b5a.8.09", "no_character_to_move")
BEORN_NOT_IN_PLAY = Refusal("b5a.12.10", "beorn_not_in_play")
BEORN_CANNOT_ACT = Refusal("b5a.12.14", "beorn_cannot_act")
BEORN_BLOCKED = Refusal("b5a.12.15", "enemy_army_blocks")
NO_REDOUBLED_FORCE = Refusal("b5a.12.29", "no_redoubled_force")
NO_RING = Refusal("b5a.8.23", "no_ring")

SPACE.verb("enter_at", REGIONS)
SPACE.verb("move_character", CHARACTERS)
SPACE.verb("character_to", REGIONS)
SPACE.verb("beorn_to", REGIONS)

ENTER: tuple[dict[str, Any], ...] = tuple(c.get("enter", {}) for c in CHARACTER_DATA)
THORINS_ENTRY = PLACE[ENTER[THORIN]["region"]]
MOST_WRATH: int = ENTER[BEORN]["most_wrath"]
BRINGABLE = (BILBO, THORIN, LORD_OF_THE_EAGLES, BEORN, BOLG)
"""Characters that enter play by an action."""


# ---- entering play (b5a.8.04 to b5a.8.06)


def ready(s: Battlefield, character: int) -> bool:
    """Whether a character may be brought in: the fate marker has reached him (b5a.7.07); Bolg while
    a Shadow army is in the Valley (b5a.8.03)."""
    if character == BOLG:
        return s.characters[BOLG] == OUT_OF_PLAY and any(
            s.shadow_units[r] for r in REGIONS_OF[VALLEY]
        )
    return s.characters[character] == ON_TRACK and s.fate >= s.fate_space[character]


def entry_regions(s: Battlefield, character: int) -> list[int]:
    """Where a character may enter: never with an enemy army or under enemy control (b5a.8.05)."""
    side = SHADOW if character == BOLG else FREE_PEOPLES
    regions: list[int] | tuple[int, ...]
    if character == BILBO:
        regions = _company(s)
    elif character == THORIN:
        regions = (THORINS_ENTRY,)
    elif character == BEORN:
        regions = [r for r in SOUTH_EDGE if not s.fp_units[r]]
    else:
        regions = MUSTERING
    return [r for r in regions if not enemy_at(s, side, r) and not enemy_controls(s, side, r)]


def _company(s: Battlefield) -> list[int]:
    """Regions with a Free Peoples character or leadership token (b5a.8.21)."""
    people = {s.characters[c] for c in (*WITH_ARMIES[FREE_PEOPLES], BEORN)}
    return [r for r in range(REGION_COUNT) if r in people or (s.fp_units[r] and s.leaders[r])]


def why_not_bring(s: Battlefield, character: int) -> Refusal | None:
    """Why a character cannot be brought into play now."""
    if not ready(s, character):
        return BOLG_NOT_READY if character == BOLG else NOT_READY
    if character != LORD_OF_THE_EAGLES and not entry_regions(s, character):
        return ENTRY_BLOCKED
    return None


class BringCharacter(Frame):
    """A ready character enters play with what his sheet gives him (b5a.8.04)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_region", "enter", "flip_tokens")
    character: int
    at: int = -1

    @choice("enter_play", rule="b5a.8.04")
    def choose_region(self, s: Battlefield) -> Offered:
        if self.character == LORD_OF_THE_EAGLES:
            return None
        side = SHADOW if self.character == BOLG else FREE_PEOPLES
        return side, [("enter_at", REGIONS[r]) for r in entry_regions(s, self.character)]

    @choose_region.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.at = PLACE[str(action[1])]

    def enter(self, s: Battlefield) -> None:
        character, enter = self.character, ENTER[self.character]
        if character != LORD_OF_THE_EAGLES and self.at < 0:
            self.end()
            return
        tell(
            s,
            "character_entered",
            character=CHARACTERS[character],
            place=PLACES[self.at] if self.at >= 0 else "eyrie",
        )
        if character == BEORN:
            check_beorn(s)
            s.wrath = min(MOST_WRATH, s.wrath + enter["wrath"])
            army_enters(s, FREE_PEOPLES, self.at)
        elif character == BILBO:
            s.rings = enter["rings"]
        elif character == BOLG:
            dale = s.shadow_control[RUINS_OF_DALE]
            s.bodyguards = enter["bodyguards_with_dale" if dale else "bodyguards"]
        elif character == LORD_OF_THE_EAGLES:
            self.at = IN_EYRIE
            add_eagles(s, enter["eagles"])
        s.characters[character] = self.at
        s.fate_space[character] = -1
        units = tuple((UNIT[name], count) for name, count in enter.get("units", {}).items())
        if units:
            side = SHADOW if character == BOLG else FREE_PEOPLES
            call(s, RecruitUnits(side=side, place=self.at, units=units))

    def flip_tokens(self, s: Battlefield) -> None:
        """With Bolg one token is flipped in each mustering region (b5a.12.28). Figures may run out
        between two of them, so the Shadow chooses the order."""
        if self.character == BOLG:
            call(s, FlipTokens(side=SHADOW, count=len(MUSTERING), places=MUSTERING, must=1))


def add_eagles(s: Battlefield, count: int) -> int:
    """Place up to `count` Eagles in the Eyrie, as far as there are figures (b5a.12.03); how many
    came."""
    came = min(count, EAGLES - s.eyrie - sum(s.eagles))
    if came:
        s.eyrie += came
        tell(s, "eagles_came", count=came)
    return came


def add_wrath(s: Battlefield, count: int) -> None:
    """Put Wrath on Beorn's sheet, in play or not, up to the most it can hold (b5a.12.09)."""
    s.wrath = min(MOST_WRATH, s.wrath + count)
    tell(s, "wrath_added", count=count, wrath=s.wrath)


def shift_on_track(s: Battlefield, character: int, spaces: int = 1) -> None:
    """Move a waiting character's figure to the left on the fate track."""
    s.fate_space[character] = max(0, s.fate_space[character] - spaces)
    tell(s, "moved_on_track", character=CHARACTERS[character], space=s.fate_space[character])


def move_fate_back(s: Battlefield, spaces: int = 1) -> None:
    """Move the fate marker to the left; who is not in play may stop being ready (b5a.8.06)."""
    s.fate = max(0, s.fate - spaces)
    tell(s, "fate_moved", to=s.fate)


# ---- moving (b5a.8.09)


class MoveCharacters(Frame):
    """Move any number of own characters, each up to his movement value, past enemies too. Beorn and
    the Lord of the Eagles are not moved so (b5a.5.16)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_character", "choose_region", "move")
    side: int
    moved: tuple[int, ...] = ()
    character: int = -1
    to: int = -1

    def movable(self, s: Battlefield) -> list[int]:
        """Characters that can still move."""
        return [
            c
            for c in WITH_ARMIES[self.side]
            if 0 <= s.characters[c] < REGION_COUNT and c not in self.moved and MOVEMENT[c]
        ]

    @choice("move_character", rule="b5a.8.09")
    def choose_character(self, s: Battlefield) -> Offered:
        people = self.movable(s)
        actions: list[Action] = [("move_character", CHARACTERS[c]) for c in people]
        if actions and self.moved:
            actions.append(DONE)
        return self.side, actions

    @choose_character.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.character = -1 if action == DONE else CHARACTER[str(action[1])]

    @choice("character_to", rule="b5a.8.09")
    def choose_region(self, s: Battlefield) -> Offered:
        if self.character < 0:
            return None
        here = s.characters[self.character]
        reach = MOVEMENT[self.character]
        return self.side, [
            ("character_to", REGIONS[r])
            for r in range(REGION_COUNT)
            if 0 < DISTANCE[here][r] <= reach
        ]

    @choose_region.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.to = PLACE[str(action[1])]

    def move(self, s: Battlefield) -> None:
        if self.character < 0:
            return
        origin = s.characters[self.character]
        s.characters[self.character] = self.to
        tell(
            s,
            "character_moved",
            character=CHARACTERS[self.character],
            origin=PLACES[origin],
            to=PLACES[self.to],
        )
        self.moved = (*self.moved, self.character)
        self.character = -1
        if self.movable(s):
            self.goto("choose_character")


def why_not_move_characters(s: Battlefield, side: int) -> Refusal | None:
    """Why a side has no character to move."""
    return None if MoveCharacters(side=side).movable(s) else NOBODY_TO_MOVE


# ---- Bilbo (b5a.8.23)


def why_not_reappear(s: Battlefield) -> Refusal | None:
    """Why Bilbo cannot use a Ring to appear somewhere."""
    return None if s.rings and in_play(s, BILBO) else NO_RING


class BilboAppears(Frame):
    """Discard a Ring to place Bilbo in any region, also from off the board."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_region",)

    @choice("bilbo_appears", rule="b5a.8.23")
    def choose_region(self, s: Battlefield) -> Offered:
        here = s.characters[BILBO]
        return FREE_PEOPLES, [
            ("character_to", REGIONS[r]) for r in range(REGION_COUNT) if r != here
        ]

    @choose_region.takes
    def _(self, s: Battlefield, action: Action) -> None:
        s.rings -= 1
        s.characters[BILBO] = PLACE[str(action[1])]
        tell(s, "bilbo_appeared", place=action[1], rings=s.rings)


# ---- Beorn (b5a.12.10 on)


def _beorn_can_end(s: Battlefield, at: int, steps: int) -> bool:
    """Whether Beorn, in a region, can stop there or further on: not with an army (b5a.12.14)."""
    if not s.fp_units[at]:
        return True
    return steps > 0 and any(
        not s.shadow_units[r] and _beorn_can_end(s, r, steps - 1) for r in NEIGHBOURS[at]
    )


class BeornActs(Frame):
    """Beorn moves up to his movement value and may then attack (b5a.12.10, b5a.12.11). He need not
    stop next to enemies (b5a.12.15). `wrath`: what the action costs."""

    sequence: ClassVar[tuple[str, ...]] = ("pay", "move", "choose_target")
    wrath: int = 0
    left: int = MOVEMENT[BEORN]
    """Steps he can still make."""

    def pay(self, s: Battlefield) -> None:
        if self.wrath:
            lose_wrath(s, self.wrath)
            if s.characters[BEORN] < 0:
                self.end()

    @choice("beorn_moves", rule="b5a.12.10")
    def move(self, s: Battlefield) -> Offered:
        if not self.left:
            return None
        here = s.characters[BEORN]
        return FREE_PEOPLES, [DONE, *(("beorn_to", REGIONS[r]) for r in NEIGHBOURS[here])]

    @move.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        if action == DONE:
            return BEORN_CANNOT_ACT if s.fp_units[s.characters[BEORN]] else None
        to = PLACE[str(action[1])]
        if s.shadow_units[to]:
            return BEORN_BLOCKED
        return None if _beorn_can_end(s, to, self.left - 1) else BEORN_CANNOT_ACT

    @move.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            return
        to = PLACE[str(action[1])]
        s.characters[BEORN] = to
        tell(s, "beorn_moved", to=action[1])
        self.left -= 1
        self.goto("move")
        army_enters(s, FREE_PEOPLES, to)

    @choice("beorn_attacks", rule="b5a.12.11")
    def choose_target(self, s: Battlefield) -> Offered:
        targets = targets_from(s, FREE_PEOPLES, s.characters[BEORN])
        return FREE_PEOPLES, [*(ATTACK[r] for r in targets), DONE] if targets else []

    @choose_target.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action != DONE:
            here = s.characters[BEORN]
            region = PLACE[str(action[1])]
            call(s, Battle(attacker=FREE_PEOPLES, armies=(here,), region=region, beorn=1))


def why_not_beorn(s: Battlefield) -> Refusal | None:
    """Why Beorn cannot act."""
    return None if s.characters[BEORN] >= 0 else BEORN_NOT_IN_PLAY


# ---- Bolg (b5a.12.29)


def why_not_redoubled_force(s: Battlefield) -> Refusal | None:
    """Why Bolg cannot call for more recruits: he is in play and the Shadow controls two
    settlements."""
    if s.characters[BOLG] < 0 or len(settlements_of(s, SHADOW)) < 2:
        return NO_REDOUBLED_FORCE
    return None if tokens_left(s, SHADOW_TOKEN) > 0 else NO_REDOUBLED_FORCE


def redoubled_force(s: Battlefield) -> None:
    """One token in each of four different regions of the Broken Lands."""
    call(
        s,
        PlaceTokens(
            side=SHADOW,
            places=REGIONS_OF[BROKEN_LANDS],
            kinds=(SHADOW_TOKEN,),
            count=4,
            optional=1,
        ),
    )
