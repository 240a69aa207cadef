"""Three and four players: whose Army it is, mixed Armies, and one Nation at a time (chapter 11).

Who sits where is in seats.py. With two players everything here is trivial and costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import NO, YES
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, PLACE_COUNT, PLACES
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ELITE_KINDS,
    FREE_PEOPLES,
    IS_UNIT,
    ISENGARD,
    KINDS,
    KINDS_OF_SIDE,
    MOUTH_OF_SAURON,
    NATION_OF_KIND,
    NAZGUL,
    SARUMAN,
    SAURON,
    SHADOW,
    UNIT_KINDS,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.rules.seats import (
    OWNER,
    SIDE_OF_SEAT,
    leading_first,
    owner,
    seats_of,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, choice
from westmarch.kernel.engine.state import Frame

SAME_NATION_TWICE = Refusal("wotr.11.25", "same_nation_twice")
SAME_ARMY_TWICE = Refusal("wotr.11.25", "same_army_twice")
NOT_OWN_NATION = Refusal("wotr.11.11", "not_own_nation")
NOT_OWN_MINION = Refusal("wotr.11.14", "not_own_minion")


# ---- whose is it

_OWN_UNITS: dict[int, tuple[tuple[int, ...], ...]] = {
    players: tuple(
        tuple(
            k
            for k in UNIT_KINDS[SIDE_OF_SEAT[players][seat]]
            if OWNER[players][NATION_OF_KIND[k]] == seat
        )
        for seat in range(players)
    )
    for players in (2, 3, 4)
}
"""Kinds of units of each player's Nations."""
_OWN_KINDS: dict[int, tuple[tuple[int, ...], ...]] = {
    players: tuple(
        tuple(
            k
            for k in KINDS_OF_SIDE[SIDE_OF_SEAT[players][seat]]
            if OWNER[players][NATION_OF_KIND[k]] == seat or k == NAZGUL
        )
        for seat in range(players)
    )
    for players in (2, 3, 4)
}
"""Kinds of figures of each player's Nations; Nazgûl are moved by either Shadow player."""
_OWN_UNITS_ALL_LEADERS: dict[int, tuple[tuple[int, ...], ...]] = {
    players: tuple(
        tuple(
            k
            for k in KINDS_OF_SIDE[SIDE_OF_SEAT[players][seat]]
            if not IS_UNIT[k] or OWNER[players][NATION_OF_KIND[k]] == seat
        )
        for seat in range(players)
    )
    for players in (2, 3, 4)
}


def units_of_seat(s: War, seat: int, place: int) -> int:
    """Units of a player's Nations at a place."""
    base = place * KINDS
    figures = s.figures
    return sum([figures[base + k] for k in _OWN_UNITS[s.players][seat]])


def own_units(s: War, seat: int) -> tuple[int, ...]:
    """Kinds of units of a player's Nations."""
    return _OWN_UNITS[s.players][seat]


def may_move_from(s: War, seat: int, side: int, place: int) -> bool:
    """Whether a player has units to move at a place: own ones, or an Army to command."""
    return units_of_seat(s, seat, place) > 0 or commands_all(s, seat, side, place)


def shared(s: War, side: int, place: int) -> bool:
    """Whether units of both partners of a side are at a place."""
    base = place * KINDS
    figures = s.figures
    for seat in seats_of(s, side):
        for kind in _OWN_UNITS[s.players][seat]:
            if figures[base + kind]:
                break
        else:
            return False
    return True


def controller(s: War, side: int, place: int) -> int:
    """The seat that decides for a side's Army: its player; of two partners the one with more
    units in it, then with more Elites, then the leading player (wotr.11.19)."""
    seats = seats_of(s, side)
    if len(seats) == 1:
        return seats[0]
    base = place * KINDS
    owners = OWNER[s.players]
    balance = 0
    for kind in UNIT_KINDS[side]:
        count = s.figures[base + kind]
        if count:
            balance += count if owners[NATION_OF_KIND[kind]] == seats[0] else -count
    if not balance:
        for kind in ELITE_KINDS[side]:
            count = s.figures[base + kind]
            balance += count if owners[NATION_OF_KIND[kind]] == seats[0] else -count
    if not balance:
        return s.leading[side]
    return seats[0] if balance > 0 else seats[1]


def commands_all(s: War, seat: int, side: int, place: int) -> bool:
    """Whether a player moves every figure of the side at a place: alone on the side, or in control
    of a mixed Army there (wotr.11.19)."""
    if s.players == 2 or len(seats_of(s, side)) == 1:
        return True
    return bool(s.mixed[place]) and controller(s, side, place) == seat


def kinds_moved_by(s: War, seat: int, side: int, place: int) -> tuple[int, ...]:
    """Kinds of figures a player may move from a place with an Army: all in an Army they command,
    else those of their own Nations, Nazgûl, and the partner's Leaders who have no units of their
    own there (wotr.11.11, wotr.11.15, wotr.11.20)."""
    if commands_all(s, seat, side, place):
        return KINDS_OF_SIDE[side]
    kinds = _OWN_KINDS if shared(s, side, place) else _OWN_UNITS_ALL_LEADERS
    return kinds[s.players][seat]


def commands_minion(s: War, seat: int, minion: int) -> bool:
    """Whether a Shadow player controls a Minion (wotr.11.14)."""
    return owner(s, ISENGARD if minion == SARUMAN else SAURON) == seat


def moves_with_army(s: War, seat: int, character: int, place: int) -> bool:
    """Whether a player may take a Character at a place along with an Army: either player of the
    Free Peoples any Companion (wotr.11.12), a Shadow player the own Minions, or any in a mixed
    Army they command."""
    if s.players == 2 or character not in (WITCH_KING, MOUTH_OF_SAURON):
        return True
    return commands_minion(s, seat, character) or commands_all(s, seat, SHADOW, place)


# ---- partners meet


def forget_partners(s: War, place: int) -> None:
    """An Army is gone from a place: how partners stood there no longer matters to whoever comes."""
    s.mixed[place] = s.separate[place] = 0


def form_mixed_army(s: War, side: int, place: int) -> None:
    """Partners' units at a place become a mixed Army, as when they are attacked (wotr.11.18)."""
    if (
        s.players > 2
        and not s.mixed[place]
        and len(seats_of(s, side)) > 1
        and shared(s, side, place)
    ):
        s.mixed[place] = 1
        s.separate[place] = 0
        tell(s, "mixed_army_formed", place=PLACES[place])


def carry_mixed(s: War, origin: int, place: int, group: tuple[int, ...] | None = None) -> None:
    """A mixed Army that moves, withdraws or retreats stays one; call when its figures are there.
    `group`, the kinds that moved if not everybody did: one partner's units alone that come to the
    other's are no mixed Army, both must agree first (wotr.11.18)."""
    if s.players == 3 and group is None and origin in s.last_fp_armies:
        # What the last action used is remembered by its place (wotr.11.25).
        s.last_fp_armies = [place if p == origin else p for p in s.last_fp_armies]
    if s.players > 2 and s.mixed[origin] and not s.separate[place]:
        if group is not None:
            owners = {OWNER[s.players][NATION_OF_KIND[k]] for k in group if IS_UNIT[k]}
            if len(owners) == 1:
                return
        for side in (FREE_PEOPLES, SHADOW):
            if len(seats_of(s, side)) > 1 and shared(s, side, place):
                s.mixed[place] = 1


class MeetPartners(Frame):
    """After an action: where units of both partners have come together they stay separate Armies,
    or form a mixed one if both agree (wotr.11.16, wotr.11.18). The leading player is asked first.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "next_meeting",
        "choose_place",
        "ask_leading",
        "ask_partner",
        "again",
    )
    place: int = -1
    side: int = 0

    def meetings(self, s: War, side: int) -> list[int]:
        """Places where partners of a side have still to say how they stand together."""
        if len(seats_of(s, side)) == 1:
            return []
        units = s.fp_units if side == FREE_PEOPLES else s.shadow_units
        return [
            place
            for place in range(PLACE_COUNT)
            if units[place] > 1
            and not s.separate[place]
            and not s.mixed[place]
            and shared(s, side, place)
        ]

    def next_meeting(self, s: War) -> None:
        for place in range(PLACE_COUNT):
            if (s.separate[place] or s.mixed[place]) and not any(
                len(seats_of(s, side)) > 1 and shared(s, side, place)
                for side in (FREE_PEOPLES, SHADOW)
            ):
                forget_partners(s, place)
        self.place = -1
        for side in (FREE_PEOPLES, SHADOW):
            if self.meetings(s, side):
                self.side = side
                return
        self.end()

    @choice("which_first", rule="wotr.11.16")
    def choose_place(self, s: War) -> Offered:
        """Where partners have met in several places, the leading player says which comes first."""
        return s.leading[self.side], [
            ("choose_place", PLACES[place]) for place in self.meetings(s, self.side)
        ]

    @choose_place.takes
    def _(self, s: War, action: Action) -> None:
        self.place = PLACE[str(action[1])]

    @choice("mixed_army", rule="wotr.11.18")
    def ask_leading(self, s: War) -> Offered:
        return s.leading[self.side], [YES, NO]

    @ask_leading.takes
    def _(self, s: War, action: Action) -> None:
        if action == NO:
            s.separate[self.place] = 1

    @choice("mixed_army", rule="wotr.11.18")
    def ask_partner(self, s: War) -> Offered:
        if s.separate[self.place]:
            return None
        return leading_first(s, self.side)[1], [YES, NO]

    @ask_partner.takes
    def _(self, s: War, action: Action) -> None:
        if action == YES:
            form_mixed_army(s, self.side, self.place)
        else:
            s.separate[self.place] = 1

    def again(self, s: War) -> None:
        self.goto("next_meeting")


def why_not_recruit_nation(s: War, seat: int, nation: int) -> Refusal | None:
    """Why a player cannot recruit for a Nation with a die: not theirs, or used just before."""
    if s.players == 2:
        return None
    if OWNER[s.players][nation] != seat:
        return NOT_OWN_NATION
    return why_not_use_nation(s, seat, nation)


# ---- three players: no two actions in a row for one Nation (wotr.11.25)


def _is_bound(s: War, seat: int) -> bool:
    return s.players == 3 and seat == 0


def begin_action(s: War, seat: int) -> None:
    """A player begins an action with a die."""
    if _is_bound(s, seat):
        s.fp_nations = []
        s.fp_armies = []


def end_action(s: War, seat: int) -> None:
    """The action is over: the next one may not use the same Nation."""
    if _is_bound(s, seat):
        s.last_fp_nations = s.fp_nations
        s.last_fp_armies = s.fp_armies
        s.fp_nations = []
        s.fp_armies = []


def use_nation(s: War, seat: int, nation: int) -> None:
    """The action in progress uses a Nation: recruits, an Army of its own, or its marker."""
    if _is_bound(s, seat) and nation not in s.fp_nations:
        s.fp_nations.append(nation)


def use_army(s: War, seat: int, nations: Iterable[int], place: int) -> None:
    """The action in progress uses an Army with units of these Nations, which now stands here."""
    if _is_bound(s, seat):
        found = set(nations)
        if len(found) == 1:
            use_nation(s, seat, found.pop())
        elif place not in s.fp_armies:
            s.fp_armies.append(place)


def why_not_use_nation(s: War, seat: int, nation: int) -> Refusal | None:
    """Why an action may not use a Nation: the player's last one did."""
    if _is_bound(s, seat) and nation in s.last_fp_nations:
        return SAME_NATION_TWICE
    return None


def why_not_use_army(s: War, seat: int, nations: Iterable[int], place: int) -> Refusal | None:
    """Why an action may not use an Army with units of these Nations that stands here: a Nation's
    Armies not twice in a row; Armies of several Nations yes, but not the same one."""
    if not _is_bound(s, seat):
        return None
    found = set(nations)
    if len(found) == 1:
        return why_not_use_nation(s, seat, found.pop())
    return SAME_ARMY_TWICE if place in s.last_fp_armies else None
