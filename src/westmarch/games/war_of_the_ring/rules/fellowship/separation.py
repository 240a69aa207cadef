"""Companions leave the Fellowship: separated to the map, or eliminated (wotr.8.27 to wotr.8.32)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import DONE, NO, SPACE
from westmarch.games.war_of_the_ring.rules.catalogue import CARD, CARDS, DECK_OF, DECKS
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship_box import (
    companions_in_fellowship,
    leave_fellowship,
    leave_together,
)
from westmarch.games.war_of_the_ring.rules.fellowship.ring_bearers import ChooseGuide
from westmarch.games.war_of_the_ring.rules.map.board import REGION, REGIONS
from westmarch.games.war_of_the_ring.rules.map.characters import (
    companion_arrives,
    companion_destinations,
    standing_place,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    CHARACTERS,
    ELIMINATED,
    FREE_PEOPLES,
    HOBBITS,
    LEVEL,
)
from westmarch.games.war_of_the_ring.rules.seats import hunted, hunter, seats_of
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import discard_from_hand
from westmarch.games.war_of_the_ring.rules.turn.table_cards import discard_from_table
from westmarch.kernel.engine.chance import choose_one
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

SPACE.verb("strip_hand", range(4))
SPACE.verb("strip_table", CARDS)

NO_SEPARATION_IN_MORDOR = Refusal("wotr.9.29", "no_separation_in_mordor")
NO_COMPANIONS_LEFT = Refusal("wotr.8.28", "no_companions_left")

WORN_WITH_SORROW_AND_TOIL = CARD["sh_char_15"]
FP_CHARACTER_DECK = DECKS.index("fp_character")


def why_not_separate(s: War) -> Refusal | None:
    """Why no Companion can be separated (wotr.8.28)."""
    if s.mordor != NOT_IN_MORDOR:
        return NO_SEPARATION_IN_MORDOR
    return None if companions_in_fellowship(s) else NO_COMPANIONS_LEFT


class SeparateCompanions(Frame):
    """Separate one Companion or one group (wotr.8.28): who goes, one by one, then where to.

    Cards change the distance: `extra_reach` regions more, or `level` instead of the Companions'
    own; `into_besieged` lets the group end in a besieged friendly Stronghold.
    """

    sequence: ClassVar[tuple[str, ...]] = ("choose_group", "depart")
    seat: int
    extra_reach: int = 0
    level: int = -1
    into_besieged: int = 0
    group: tuple[int, ...] = ()

    @choice("separate_companions", rule="wotr.8.28")
    def choose_group(self, s: War) -> Offered:
        actions: list[Action] = [
            ("choose_character", CHARACTERS[c])
            for c in companions_in_fellowship(s)
            if c not in self.group
        ]
        if self.group:
            actions.append(DONE)
        return self.seat, actions

    @choose_group.takes
    def _(self, s: War, action: Action) -> None:
        if action != DONE:
            self.group = (*self.group, CHARACTER[str(action[1])])
            self.goto("choose_group")

    def depart(self, s: War) -> None:
        if self.group:
            level = self.level if self.level >= 0 else max(LEVEL[c] for c in self.group)
            call(
                s,
                Depart(
                    seat=self.seat,
                    group=self.group,
                    distance=s.progress + level + self.extra_reach,
                    into_besieged=self.into_besieged,
                ),
            )


class Depart(Frame):
    """A group leaves the Fellowship together for one region within `distance` of the Ring-bearers,
    by the rules of Companion movement (wotr.8.29, wotr.8.30): where they are besieged, it goes no
    further than inside that Stronghold. On the Mordor Track it is eliminated instead (wotr.9.29).
    """

    sequence: ClassVar[tuple[str, ...]] = ("in_mordor", "choose_region", "choose_guide")
    seat: int
    group: tuple[int, ...]
    distance: int
    into_besieged: int = 0

    def in_mordor(self, s: War) -> None:
        if s.mordor != NOT_IN_MORDOR:
            leave_together(s, self.group, ELIMINATED)
            self.goto("choose_guide")

    @choice("separate_to", rule="wotr.8.29")
    def choose_region(self, s: War) -> Offered:
        start = s.ring_bearers
        further = companion_destinations(s, start, self.distance, self.into_besieged)
        return self.seat, [("choose_region", REGIONS[r]) for r in (start, *further)]

    @choose_region.takes
    def _(self, s: War, action: Action) -> None:
        place = standing_place(s, FREE_PEOPLES, REGION[str(action[1])])
        leave_together(s, self.group, place)
        for companion in self.group:
            companion_arrives(s, companion)

    def choose_guide(self, s: War) -> None:
        call(s, ChooseGuide())


class EliminateCompanion(Frame):
    """A Companion of the Fellowship is eliminated; `casualty` when he falls to the Hunt.

    Meriadoc and Peregrin are taken alive: separated instead, but not on the Mordor Track.
    """

    sequence: ClassVar[tuple[str, ...]] = ("remove", "worn_with_sorrow", "choose_guide")
    character: int
    casualty: int = 0

    def remove(self, s: War) -> None:
        if self.character in HOBBITS and s.mordor == NOT_IN_MORDOR:
            tell(s, "taken_alive", character=CHARACTERS[self.character])
            distance = s.progress + LEVEL[self.character]
            call(s, Depart(seat=hunted(s), group=(self.character,), distance=distance))
        else:
            leave_fellowship(s, self.character, ELIMINATED)

    @choice("worn_with_sorrow_and_toil", rule="wotr.5.11")
    def worn_with_sorrow(self, s: War) -> Offered:
        """Worn with Sorrow and Toil: the Shadow may take a Character card from the Free Peoples:
        a random one of a hand, or any on the table."""
        if not self.casualty or WORN_WITH_SORROW_AND_TOIL not in s.table:
            return None
        actions: list[Action] = [
            ("strip_hand", seat)
            for seat in seats_of(s, FREE_PEOPLES)
            if any(DECK_OF[c] == FP_CHARACTER_DECK for c in s.hands[seat])
        ]
        actions += [("strip_table", CARDS[c]) for c in s.table if DECK_OF[c] == FP_CHARACTER_DECK]
        if not actions:
            return None
        return hunter(s), [*actions, NO]

    @worn_with_sorrow.takes
    def _(self, s: War, action: Action) -> None:
        if action[0] == "strip_hand":
            seat = int(action[1])
            cards = [c for c in s.hands[seat] if DECK_OF[c] == FP_CHARACTER_DECK]
            discard_from_hand(s, seat, choose_one(s, cards, "card"))
        elif action[0] == "strip_table":
            discard_from_table(s, CARD[str(action[1])])

    def choose_guide(self, s: War) -> None:
        if s.characters[self.character] == ELIMINATED:  # else asked already, on departing
            call(s, ChooseGuide())


class BreakFellowship(Frame):
    """The Free Peoples must separate this many Companions, as far as there are any; they stay in
    the region of the Fellowship (The Breaking of the Fellowship)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_companion", "depart")
    count: int
    group: tuple[int, ...] = ()

    @choice("break_fellowship", rule="wotr.8.31")
    def choose_companion(self, s: War) -> Offered:
        if len(self.group) >= self.count:
            return None
        return hunted(s), [
            ("choose_character", CHARACTERS[c])
            for c in companions_in_fellowship(s)
            if c not in self.group
        ]

    @choose_companion.takes
    def _(self, s: War, action: Action) -> None:
        self.group = (*self.group, CHARACTER[str(action[1])])
        self.goto("choose_companion")

    def depart(self, s: War) -> None:
        if self.group:
            call(s, Depart(seat=hunted(s), group=self.group, distance=0))
