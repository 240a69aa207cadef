"""The Eagles and their Lord, and the Great Bats (b5a.12.01 to b5a.12.08, b5a.12.23 on).

Only the territory an Eagle or a Bat is in matters, so that is all the state keeps of its place.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import DONE, SPACE
from westmarch.games.five_armies.rules.battle.damage import InflictDamage
from westmarch.games.five_armies.rules.map.board import (
    MOUNTAINS,
    PLACE,
    PLACES,
    REGION_COUNT,
    REGIONS_OF,
    TERRAIN_OF,
    TERRITORIES,
    TERRITORY,
    TERRITORY_OF,
)
from westmarch.games.five_armies.rules.map.movement import MoveArmies, why_not_leave
from westmarch.games.five_armies.rules.map.pieces import (
    ALOFT,
    FREE_PEOPLES,
    IN_EYRIE,
    LORD_OF_THE_EAGLES,
    SHADOW,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.table_cards import NOT_KINDLY_BIRDS, on_table
from westmarch.kernel.engine.chance import roll_dice
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NO_EAGLE = Refusal("b5a.12.06", "no_eagle_with_target")
NO_CARD_FOR_EAGLES = Refusal("b5a.6.08", "card_not_in_play")
NO_BAT = Refusal("b5a.12.25", "no_bat_with_army")
EAGLE_DICE = 3
EAGLES_HIT_ON = 4
MOUNTAIN_DICE = 4

SPACE.verb("strike", PLACES)
SPACE.verb("send_bat", TERRITORIES)


# ---- Eagles


def eagles_over(s: Battlefield, territory: int) -> int:
    """Eagles over a territory; the Lord counts as one (b5a.12.06)."""
    return s.eagles[territory] + (s.lord_over == territory)


def send_home(s: Battlefield, territory: int) -> None:
    """An Eagle over a territory returns to the Eyrie, the Lord last."""
    if s.eagles[territory]:
        s.eagles[territory] -= 1
        s.eyrie += 1
    else:
        assert s.lord_over == territory, "no Eagle there"
        s.lord_over = -1
        s.characters[LORD_OF_THE_EAGLES] = IN_EYRIE


def fly_home(s: Battlefield) -> None:
    """All Eagles return to the Eyrie (b5a.12.08)."""
    for territory in range(len(TERRITORIES)):
        while eagles_over(s, territory):
            send_home(s, territory)


class FlyOut(Frame):
    """All Eagles in the Eyrie fly out, each to a region of the player's choice, their Lord last
    (b5a.12.04)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_territory",)

    @choice("fly", rule="b5a.12.04")
    def choose_territory(self, s: Battlefield) -> Offered:
        if not s.eyrie and s.characters[LORD_OF_THE_EAGLES] != IN_EYRIE:
            return None
        return FREE_PEOPLES, [("choose_territory", t) for t in TERRITORIES]

    @choose_territory.takes
    def _(self, s: Battlefield, action: Action) -> None:
        territory = TERRITORY[str(action[1])]
        if s.eyrie:
            s.eyrie -= 1
            s.eagles[territory] += 1
        else:
            s.characters[LORD_OF_THE_EAGLES] = ALOFT
            s.lord_over = territory
        tell(s, "eagle_flew", territory=action[1])
        self.goto("choose_territory")


def targets_of_eagles(s: Battlefield) -> list[int]:
    """Regions with a Shadow army that some Eagle can attack."""
    return [
        r
        for territory in range(len(TERRITORIES))
        if eagles_over(s, territory)
        for r in REGIONS_OF[territory]
        if s.shadow_units[r]
    ]


def why_not_eagles(s: Battlefield) -> Refusal | None:
    """Why the Eagles cannot attack."""
    return None if targets_of_eagles(s) else NO_EAGLE


class EaglesAttack(Frame):
    """Eagles on the battlefield go home, and each attacks another army in the territory it was in
    (b5a.12.06): all targets are named before any roll."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_target", "attack")
    targets: tuple[int, ...] = ()

    @choice("eagles_attack", rule="b5a.12.06")
    def choose_target(self, s: Battlefield) -> Offered:
        actions: list[Action] = [
            ("strike", PLACES[r]) for r in targets_of_eagles(s) if r not in self.targets
        ]
        if actions and self.targets:
            actions.append(DONE)
        return FREE_PEOPLES, actions

    @choose_target.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            return
        region = PLACE[str(action[1])]
        send_home(s, TERRITORY_OF[region])
        self.targets = (*self.targets, region)
        self.goto("choose_target")

    def attack(self, s: Battlefield) -> None:
        call(s, *(EagleStrike(region=r) for r in self.targets))


class EagleStrike(Frame):
    """One attack: 3 dice, each 4 or more a Damage, every miss re-rolled once (b5a.12.07)."""

    sequence: ClassVar[tuple[str, ...]] = ("roll_dice",)
    region: int
    dice: int = EAGLE_DICE

    def roll_dice(self, s: Battlefield) -> None:
        if not s.shadow_units[self.region]:
            return
        dice = roll_dice(s, self.dice)
        hits = sum(d >= EAGLES_HIT_ON for d in dice)
        again = roll_dice(s, len(dice) - hits)
        hits += sum(d >= EAGLES_HIT_ON for d in again)
        tell(s, "eagle_struck", place=PLACES[self.region], dice=dice, rerolls=again, hits=hits)
        call(s, InflictDamage(side=SHADOW, place=self.region, amount=hits))


def mountain_targets(s: Battlefield) -> list[int]:
    """Shadow armies in mountains, for the card Eagles are not kindly birds."""
    return [r for r in range(REGION_COUNT) if s.shadow_units[r] and TERRAIN_OF[r] == MOUNTAINS]


def why_not_mountain_attack(s: Battlefield) -> Refusal | None:
    """Why the Eagles cannot attack together in the mountains."""
    if not on_table(s, NOT_KINDLY_BIRDS):
        return NO_CARD_FOR_EAGLES
    flying = sum(s.eagles) + (s.lord_over >= 0)
    return None if flying and mountain_targets(s) else NO_EAGLE


class MountainAttack(Frame):
    """Eagles are not kindly birds: Eagles from anywhere on the board go home for as many attacks of
    four dice, all against one Shadow army in mountains."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_target", "choose_eagles", "attack")
    region: int = -1
    count: int = 0

    @choice("mountain_attack", rule="b5a.7.09")
    def choose_target(self, s: Battlefield) -> Offered:
        return FREE_PEOPLES, [("strike", PLACES[r]) for r in mountain_targets(s)]

    @choose_target.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.region = PLACE[str(action[1])]

    @choice("send_eagles", rule="b5a.7.09")
    def choose_eagles(self, s: Battlefield) -> Offered:
        actions: list[Action] = [
            ("choose_territory", name) for t, name in enumerate(TERRITORIES) if eagles_over(s, t)
        ]
        if actions and self.count:
            actions.append(DONE)
        return FREE_PEOPLES, actions

    @choose_eagles.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action != DONE:
            send_home(s, TERRITORY[str(action[1])])
            self.count += 1
            self.goto("choose_eagles")

    def attack(self, s: Battlefield) -> None:
        call(s, *(EagleStrike(region=self.region, dice=MOUNTAIN_DICE) for _ in range(self.count)))


# ---- Great Bats


def bats_that_can_help(s: Battlefield) -> list[int]:
    """Territories with a Bat and a Shadow army that can move."""
    return [
        t
        for t in range(len(TERRITORIES))
        if s.bats[t]
        and any(
            s.shadow_units[r] and why_not_leave(s, SHADOW, r, 1, 0, ()) is None
            for r in REGIONS_OF[t]
        )
    ]


def why_not_cloud_of_bats(s: Battlefield) -> Refusal | None:
    """Why no Bat can be used to move an army."""
    return None if bats_that_can_help(s) else NO_BAT


def remove_bat(s: Battlefield, territory: int) -> None:
    """A Great Bat leaves the board (b5a.12.27)."""
    s.bats[territory] -= 1
    tell(s, "bat_removed", territory=TERRITORIES[territory])


class CloudOfBats(Frame):
    """Remove a Bat from a territory, then move an army that is there one step (b5a.12.25)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_bat",)

    @choice("cloud_of_bats", rule="b5a.12.25")
    def choose_bat(self, s: Battlefield) -> Offered:
        return SHADOW, [("send_bat", TERRITORIES[t]) for t in bats_that_can_help(s)]

    @choose_bat.takes
    def _(self, s: Battlefield, action: Action) -> None:
        territory = TERRITORY[str(action[1])]
        remove_bat(s, territory)
        call(s, MoveArmies(side=SHADOW, origins=REGIONS_OF[territory]))
