"""Retreat from a battle, and advance after it (wotr.6.76 to wotr.6.79)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import DONE, SPACE
from westmarch.games.war_of_the_ring.rules.map.armies import (
    characters_at,
    figures_at,
    is_free,
    shift,
    units_at,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    NEIGHBOURS,
    PLACES,
    REARGUARD,
    REGION,
    REGIONS,
)
from westmarch.games.war_of_the_ring.rules.map.characters import companion_arrives
from westmarch.games.war_of_the_ring.rules.map.control import army_enters, settle_sieges
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    FIGURE,
    FIGURES,
    FREE_PEOPLES,
    IS_UNIT,
    LEVEL,
    SHADOW,
    SIDES,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import (
    carry_mixed,
    controller,
    forget_partners,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import barred_to_shadow
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, choice
from westmarch.kernel.engine.state import Frame

NOT_FREE = Refusal("wotr.6.76", "retreat_not_free")

RETREAT_TO: tuple[Action, ...] = tuple(("retreat_to", region) for region in REGIONS)
SPACE.verb("retreat_to", REGIONS)
SPACE.verb("advance_with", FIGURES)
SPACE.verb("advance_with_character", CHARACTERS)
ADVANCE_ALL: Action = (SPACE.verb("advance_with_all"),)


def why_not_retreat_to(s: War, side: int, region: int) -> Refusal | None:
    """Why an Army may not retreat to an adjacent region: it must be free (wotr.6.76)."""
    if not is_free(s, side, region):
        return NOT_FREE
    return barred_to_shadow(s, region) if side == SHADOW else None


def can_retreat(s: War, side: int, region: int) -> bool:
    """Whether an Army in the open has anywhere to retreat to."""
    return any(why_not_retreat_to(s, side, r) is None for r in NEIGHBOURS[region])


def retreat(s: War, seat: int, side: int, region: int, to: int) -> None:
    """Move a whole Army to a neighbouring region. Level 0 Characters stay behind (wotr.6.77).

    Units of a Nation not At War may cross another Nation's border. Their next move takes them out
    of it again because any other would be a crossing too (wotr.7.12, wotr.7.16). For Companions
    among them it is a move like any other: it may activate a Nation (wotr.7.04).
    """
    people = move_army(s, side, region, to)
    carry_mixed(s, region, to)
    tell(s, "army_retreated", side=SIDES[side], origin=REGIONS[region], to=REGIONS[to])
    army_enters(s, seat, side, to)
    companions_arrive(s, people)


def move_army(s: War, side: int, origin: int, place: int) -> tuple[int, ...]:
    """Move all figures of a side that can move (wotr.6.04); the Characters among them."""
    for kind, count in figures_at(s, side, origin):
        shift(s, origin, place, kind, count)
    people = tuple(c for c in characters_at(s, side, origin) if LEVEL[c])
    for character in people:
        s.characters[character] = place
    return people


def companions_arrive(s: War, people: tuple[int, ...]) -> None:
    """The movement of the Companions among these Characters ends (wotr.7.04)."""
    for character in people:
        if character in COMPANIONS:
            companion_arrives(s, character)


class Retreat(Frame):
    """An Army in the open must retreat to a free neighbouring region of its player's choice, as
    Scouts or an Event says. Without such a region nothing happens: ask `can_retreat` first."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_region", "settle")
    side: int
    place: int

    @choice("retreat", rule="wotr.6.76")
    def choose_region(self, s: War) -> Offered:
        if not units_at(s, self.side, self.place):
            return None
        return controller(s, self.side, self.place), [RETREAT_TO[r] for r in NEIGHBOURS[self.place]]

    @choose_region.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return why_not_retreat_to(s, self.side, REGION[str(action[1])])

    @choose_region.takes
    def _(self, s: War, action: Action) -> None:
        seat = controller(s, self.side, self.place)
        retreat(s, seat, self.side, self.place, REGION[str(action[1])])

    def settle(self, s: War) -> None:
        settle_sieges(s)


class AdvanceAfterBattle(Frame):
    """The winner may move all or part of the Army that fought into the contested region
    (wotr.6.79), figure by figure; the rearguard stays (wotr.6.51).

    Units go first: Leaders and Characters accompany them. `everybody`: a card has moved the Army
    there, so that the winner may leave nobody behind.
    """

    sequence: ClassVar[tuple[str, ...]] = ("all_go", "choose_figures", "leaders_follow", "enter")
    seat: int
    side: int
    origin: int
    region: int
    everybody: int = 0
    moved: int = 0
    people: tuple[int, ...] = ()
    """Characters who have gone along."""

    def all_go(self, s: War) -> None:
        if self.everybody:
            self.moved = 1
            self.people = move_army(s, self.side, self.origin, self.region)
            self.goto("leaders_follow")

    @choice("advance", rule="wotr.6.79")
    def choose_figures(self, s: War) -> Offered:
        actions: list[Action] = [DONE] if self.moved else [ADVANCE_ALL, DONE]
        for kind, _ in figures_at(s, self.side, self.origin):
            if self.moved or IS_UNIT[kind]:
                actions.append(("advance_with", FIGURES[kind]))
        if self.moved:
            for character in characters_at(s, self.side, self.origin):
                if LEVEL[character]:
                    actions.append(("advance_with_character", CHARACTERS[character]))
        return self.seat, actions

    @choose_figures.takes
    def _(self, s: War, action: Action) -> None:
        verb = action[0]
        if verb == "done":
            return
        self.moved = 1
        if verb == "advance_with_all":
            self.people = move_army(s, self.side, self.origin, self.region)
            return
        if verb == "advance_with":
            shift(s, self.origin, self.region, FIGURE[str(action[1])])
        else:
            character = CHARACTER[str(action[1])]
            s.characters[character] = self.region
            self.people = (*self.people, character)
        self.goto("choose_figures")

    def leaders_follow(self, s: War) -> None:
        """Free Peoples Leaders never stay without units (wotr.6.36)."""
        if not self.moved:
            self.end()
        elif (
            self.side == FREE_PEOPLES and not s.fp_units[self.origin] and not s.fp_units[REARGUARD]
        ):
            for kind, count in figures_at(s, FREE_PEOPLES, self.origin):
                shift(s, self.origin, self.region, kind, count)

    def enter(self, s: War) -> None:
        forget_partners(s, self.region)
        carry_mixed(s, self.origin, self.region)
        tell(
            s,
            "army_advanced",
            seat=self.seat,
            origin=PLACES[self.origin],
            to=REGIONS[self.region],
        )
        army_enters(s, self.seat, self.side, self.region)
        companions_arrive(s, self.people)
