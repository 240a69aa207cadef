"""Removing casualties: hits taken one by one, and what falls with a destroyed Army (wotr.6.68 on).

`Casualties` is the loss of an Army in battle. `TakeHits` is the loss an Event inflicts (wotr.5.15).
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import SPACE
from westmarch.games.war_of_the_ring.rules.map.armies import (
    characters_at,
    count_at,
    elites_at,
    figures_at,
    reduce_elite,
    slay,
    unit_kinds_at,
    units_at,
)
from westmarch.games.war_of_the_ring.rules.map.board import PLACES
from westmarch.games.war_of_the_ring.rules.map.characters import eliminate_character
from westmarch.games.war_of_the_ring.rules.map.control import settle_sieges
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ELITE,
    ELITE_KINDS,
    FIGURE,
    FIGURES,
    IS_UNIT,
    NAZGUL,
    SIDES,
    TYPE_OF_KIND,
    UNIT_KINDS,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import controller
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

LOSE: tuple[Action, ...] = tuple(("lose", figure) for figure in FIGURES)
REDUCE: tuple[Action, ...] = tuple(("reduce", figure) for figure in FIGURES)
SPACE.verb("lose", [FIGURES[k] for side in UNIT_KINDS for k in side])
SPACE.verb("reduce", [FIGURES[k] for side in ELITE_KINDS for k in side])


def endurance(s: War, side: int, place: int) -> int:
    """Hits that surely destroy an Army: one for a Regular, two for an Elite (wotr.6.69)."""
    return units_at(s, side, place) + elites_at(s, side, place)


def reduce(s: War, side: int, place: int, elite: int) -> None:
    """Replace an Elite by a Regular of its Nation, or remove it if there is none (wotr.6.70)."""
    replaced = reduce_elite(s, place, elite)
    kind = "elite_reduced" if replaced else "unit_lost"
    tell(s, kind, side=SIDES[side], place=PLACES[place], figure=FIGURES[elite], count=1)


def lose(s: War, side: int, place: int, kind: int, count: int = 1) -> None:
    """Remove units, or Leaders, as casualties (wotr.6.71, wotr.6.72)."""
    slay(s, place, kind, count)
    event = "unit_lost" if IS_UNIT[kind] else "leader_lost"
    tell(s, event, side=SIDES[side], place=PLACES[place], figure=FIGURES[kind], count=count)


def fall_with_army(s: War, side: int, place: int, kill_characters: bool) -> None:
    """An Army lost its last unit: its Free Peoples Leaders are out of play; in battle its Nazgûl
    and Characters fall too, after an Event they stay (wotr.6.73, wotr.5.15)."""
    for kind, count in figures_at(s, side, place):
        if kill_characters or kind != NAZGUL:
            lose(s, side, place, kind, count)
    if kill_characters:
        for character in characters_at(s, side, place):
            eliminate_character(s, character)


class Casualties(Frame):
    """An Army suffers hits; its player applies them one by one (wotr.6.68, wotr.6.69).

    A hit removes a Regular (``lose``) or replaces an Elite by a Regular (``reduce``); two hits may
    remove an Elite outright (``lose``). Hits beyond what the Army can take are lost.
    """

    sequence: ClassVar[tuple[str, ...]] = ("all_lost", "apply_hit", "army_destroyed")
    seat: int
    side: int
    place: int
    hits: int
    kill_characters: int = 1

    def all_lost(self, s: War) -> None:
        """With hits enough for everybody there is nothing to choose."""
        if self.hits <= 0 or not units_at(s, self.side, self.place):
            self.end()
        elif self.hits >= endurance(s, self.side, self.place):
            for kind in unit_kinds_at(s, self.side, self.place):
                lose(s, self.side, self.place, kind, count_at(s, self.place, kind))
            self.goto("army_destroyed")

    @choice("casualties", rule="wotr.6.69")
    def apply_hit(self, s: War) -> Offered:
        if self.hits <= 0:
            return None
        actions: list[Action] = []
        for kind in unit_kinds_at(s, self.side, self.place):
            if TYPE_OF_KIND[kind] != ELITE:
                actions.append(LOSE[kind])
                continue
            actions.append(REDUCE[kind])
            if self.hits > 1:
                actions.append(LOSE[kind])
        return self.seat, actions

    @apply_hit.takes
    def _(self, s: War, action: Action) -> None:
        kind = FIGURE[str(action[1])]
        if action[0] == "reduce":
            reduce(s, self.side, self.place, kind)
            self.hits -= 1
        else:
            lose(s, self.side, self.place, kind)
            self.hits -= 2 if TYPE_OF_KIND[kind] == ELITE else 1
        self.goto("apply_hit")

    def army_destroyed(self, s: War) -> None:
        if not units_at(s, self.side, self.place):
            tell(s, "army_destroyed", side=SIDES[self.side], place=PLACES[self.place])
            fall_with_army(s, self.side, self.place, bool(self.kill_characters))


class TakeHits(Frame):
    """An Event inflicts hits on an Army outside of battle (wotr.5.15).

    Its Free Peoples Leaders fall with the last unit; Nazgûl and Characters only if the card says so
    (``kill_characters``).
    """

    sequence: ClassVar[tuple[str, ...]] = ("take_hits", "settle")
    side: int
    place: int
    hits: int
    kill_characters: int = 0

    def take_hits(self, s: War) -> None:
        if self.hits <= 0 or not units_at(s, self.side, self.place):
            self.end()
            return
        tell(s, "army_hit", side=SIDES[self.side], place=PLACES[self.place], hits=self.hits)
        seat = controller(s, self.side, self.place)
        call(
            s,
            Casualties(
                seat=seat,
                side=self.side,
                place=self.place,
                hits=self.hits,
                kill_characters=self.kill_characters,
            ),
        )

    def settle(self, s: War) -> None:
        settle_sieges(s)
