"""Characters: entering play, moving alone or in groups, leaving play (wotr.6.01 to wotr.6.15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import DONE, SPACE
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship_box import leave_fellowship
from westmarch.games.war_of_the_ring.rules.map.armies import (
    besieged_side,
    nation_units_at,
    shift,
    unconquered,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    CITY,
    DOL_AMROTH,
    FANGORN,
    HOME_SIDE,
    INSIDE,
    MINAS_TIRITH,
    NATION_OF,
    NEIGHBOURS,
    ORTHANC,
    PELARGIR,
    PLACE,
    PLACES,
    REARGUARD,
    REGION,
    REGION_COUNT,
    REGION_OF_PLACE,
    REGIONS,
    SETTLEMENT,
    STRONGHOLD,
    STRONGHOLDS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ACTIVATES,
    ANY_NATION,
    ARAGORN,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    ELIMINATED,
    ELVES,
    FP_NATIONS,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    HOBBITS,
    IN_FELLOWSHIP,
    ISENGARD,
    KINDS,
    LEVEL,
    MINIONS,
    MOUTH_OF_SAURON,
    NAZGUL,
    SARUMAN,
    SAURON,
    SET_ASIDE,
    SHADOW,
    STRIDER,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import NOT_OWN_MINION, commands_minion
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.games.war_of_the_ring.rules.turn.politics import activate
from westmarch.games.war_of_the_ring.rules.turn.table_cards import review_table
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, choice
from westmarch.kernel.engine.state import Frame

NO_COMPANION_CAN_MOVE = Refusal("wotr.6.05", "no_companion_can_move")
NO_NAZGUL_CAN_MOVE = Refusal("wotr.6.09", "no_nazgul_can_move")
FREE_STRONGHOLD = Refusal("wotr.6.10", "nazgul_free_stronghold")
IN_SIEGE = Refusal("wotr.6.08", "companion_in_siege")
MOVED_ALREADY = Refusal("wotr.6.38", "moved_already")
ENTERED_BEFORE = Refusal("wotr.6.02", "minion_entered_before")
NO_MINION = Refusal("wotr.6.02", "no_minion_can_enter")
ISENGARD_NOT_AT_WAR = Refusal("wotr.6.02", "isengard_not_at_war")
ORTHANC_CONQUERED = Refusal("wotr.6.02", "orthanc_conquered")
SAURON_NOT_AT_WAR = Refusal("wotr.6.02", "sauron_not_at_war")
NO_FP_NATION_AT_WAR = Refusal("wotr.6.02", "no_free_peoples_at_war")
NO_SAURON_ARMY = Refusal("wotr.6.02", "no_sauron_army")
FP_NATION_NOT_AT_WAR = Refusal("wotr.6.02", "free_peoples_not_all_at_war")
NO_SAURON_STRONGHOLD = Refusal("wotr.6.02", "no_sauron_stronghold")
ALREADY_UPGRADED = Refusal("wotr.4.42", "companion_entered_before")
STRIDER_ELSEWHERE = Refusal("wotr.4.42", "strider_not_in_gondor")
GANDALF_IN_FELLOWSHIP = Refusal("wotr.4.42", "gandalf_in_fellowship")
NO_MINION_YET = Refusal("wotr.4.42", "no_minion_yet")

SPACE.verb("gather", CHARACTERS)
SPACE.verb("companions_to", REGIONS)
SPACE.verb("fly_from", PLACES)
SPACE.verb("move_minion", CHARACTERS)
SPACE.verb("fly_to", REGIONS)
SPACE.verb("bring", CHARACTERS)

_FLY_TO: tuple[Action, ...] = tuple(("fly_to", region) for region in REGIONS)
_SAURON_STRONGHOLDS = tuple(r for r in STRONGHOLDS if NATION_OF[r] == SAURON)
_ELVEN_STRONGHOLDS = tuple(r for r in STRONGHOLDS if NATION_OF[r] == ELVES)


# ---- what all of them need


def standing_place(s: War, side: int, region: int) -> int:
    """Where a Character or Nazgûl who comes to a region stands: inside a Stronghold of its side
    under siege, else in the region."""
    return INSIDE[region] if besieged_side(s, region) == side else region


def companion_arrives(s: War, companion: int) -> None:
    """A Companion's movement ends here: a Nation may be activated, in a City or Stronghold of it
    that the enemy does not hold (wotr.7.04, wotr.7.05)."""
    place = s.characters[companion]
    region = REGION_OF_PLACE[place] if place >= 0 else -1
    if region < 0 or SETTLEMENT[region] < CITY or HOME_SIDE[region] != FREE_PEOPLES:
        return
    nation = NATION_OF[region]
    if s.control[region] == FREE_PEOPLES and ACTIVATES[companion] in (nation, ANY_NATION):
        activate(s, nation, "companion", region)


def eliminate_character(s: War, character: int) -> None:
    """A Character leaves play for good (wotr.6.29). "Take Them Alive!" comes before this."""
    if s.characters[character] == IN_FELLOWSHIP:
        leave_fellowship(s, character, ELIMINATED)
        return
    s.characters[character] = ELIMINATED
    tell(s, "character_eliminated", character=CHARACTERS[character])
    review_table(s)


# ---- Companions


def group_level(group: Iterable[int]) -> int:
    """How far a group of Companions may go: the highest Level in it (wotr.6.06). Shadowfax takes
    Gandalf the White, alone or with one Hobbit, 4 regions."""
    members = tuple(group)
    if GANDALF_THE_WHITE in members and (
        len(members) == 1 or (len(members) == 2 and any(c in HOBBITS for c in members))
    ):
        return 4
    return max(LEVEL[c] for c in members)


def companion_destinations(
    s: War, start: int, reach: int, into_besieged: int = 0, leave_besieged: int = 0
) -> list[int]:
    """Regions where Companions from a region may end, in order of the map; the start is not among
    them. They stop where the Shadow controls a Stronghold (wotr.6.07) and neither enter nor leave
    a friendly Stronghold under siege (wotr.6.08), unless a card lets them end in one."""
    if besieged_side(s, start) == FREE_PEOPLES and not leave_besieged:
        return []
    seen = {start}
    edge = [start]
    for _ in range(reach):
        further: list[int] = []
        for here in edge:
            if here != start and s.control[here] == SHADOW and SETTLEMENT[here] == STRONGHOLD:
                continue
            for there in NEIGHBOURS[here]:
                if there in seen:
                    continue
                if besieged_side(s, there) == FREE_PEOPLES:
                    if into_besieged:
                        seen.add(there)
                    continue
                seen.add(there)
                further.append(there)
        edge = further
    seen.discard(start)
    return sorted(seen)


def _can_leave(s: War, companion: int) -> bool:
    place = s.characters[companion]
    return 0 <= place < REGION_COUNT and besieged_side(s, place) != FREE_PEOPLES


def why_not_move_companions(s: War) -> Refusal | None:
    """Why no Companion on the map can move."""
    for companion in COMPANIONS:
        if _can_leave(s, companion):
            return None
    return NO_COMPANION_CAN_MOVE


def place_companions(s: War, seat: int, group: Iterable[int], region: int) -> None:
    """Put a group of Companions on the map in a region, where their movement ends."""
    place = standing_place(s, FREE_PEOPLES, region)
    for companion in group:
        s.characters[companion] = place
        tell(s, "companion_moved", seat=seat, character=CHARACTERS[companion], to=PLACES[place])
        companion_arrives(s, companion)


class MoveCompanions(Frame):
    """Move Companions on the map, alone or in groups, one group after another; each Companion once
    (wotr.6.05 to wotr.6.08).

    `extra` is added to the distance and `level`, if set, counts instead of the group's Level;
    `groups` limits how many groups move; `optional` lets the player move none; `into_besieged`
    lets a group end in a friendly Stronghold under siege.
    """

    sequence: ClassVar[tuple[str, ...]] = ("choose_companion", "gather_and_go", "next_group")
    seat: int
    extra: int = 0
    level: int = -1
    groups: int = 99
    optional: int = 0
    into_besieged: int = 0
    group: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()

    def reach(self) -> int:
        """How far the group goes."""
        return (group_level(self.group) if self.level < 0 else self.level) + self.extra

    @choice("choose_companion", rule="wotr.6.06")
    def choose_companion(self, s: War) -> Offered:
        if not self.groups:
            return None
        actions: list[Action] = [
            ("gather", CHARACTERS[c]) for c in COMPANIONS if s.characters[c] >= 0
        ]
        if actions and (self.moved or self.optional):
            actions.append(DONE)
        return self.seat, actions

    @choose_companion.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        if action == DONE:
            return None
        companion = CHARACTER[str(action[1])]
        if companion in self.moved:
            return MOVED_ALREADY
        return None if _can_leave(s, companion) else IN_SIEGE

    @choose_companion.takes
    def _(self, s: War, action: Action) -> None:
        if action == DONE:
            self.end()
        else:
            self.group = (CHARACTER[str(action[1])],)

    @choice("move_companions", rule="wotr.6.06")
    def gather_and_go(self, s: War) -> Offered:
        """Others of the same place may join the group, until it goes."""
        if not self.group:
            return None
        place = s.characters[self.group[0]]
        actions: list[Action] = [
            ("gather", CHARACTERS[c])
            for c in COMPANIONS
            if s.characters[c] == place and c not in self.group and c not in self.moved
        ]
        actions += [
            ("companions_to", REGIONS[r])
            for r in companion_destinations(s, place, self.reach(), self.into_besieged)
        ]
        return self.seat, actions

    @gather_and_go.takes
    def _(self, s: War, action: Action) -> None:
        if action[0] == "gather":
            self.group = (*self.group, CHARACTER[str(action[1])])
            self.goto("gather_and_go")
            return
        place_companions(s, self.seat, self.group, REGION[str(action[1])])
        self.moved = (*self.moved, *self.group)
        self.group = ()
        self.groups -= 1

    def next_group(self, s: War) -> None:
        if self.moved and self.groups:
            self.goto("choose_companion")


# ---- Nazgûl and Minions


def why_not_fly_to(s: War, region: int) -> Refusal | None:
    """Why a Nazgûl may not fly to a region: a Stronghold of the Free Peoples, not besieged by a
    Shadow Army (wotr.6.10)."""
    if (
        SETTLEMENT[region] == STRONGHOLD
        and s.control[region] == FREE_PEOPLES
        and not s.shadow_units[region]
    ):
        return FREE_STRONGHOLD
    return None


def minion_destinations(s: War, minion: int) -> list[int]:
    """Regions where the Mouth of Sauron may go alone, in order of the map (wotr.6.13,
    wotr.6.14)."""
    start = s.characters[minion]
    if not 0 <= start < REGION_COUNT or besieged_side(s, start) == SHADOW:
        return []
    seen = {start}
    edge = [start]
    for _ in range(LEVEL[minion]):
        further: list[int] = []
        for here in edge:
            for there in NEIGHBOURS[here]:
                if (
                    there not in seen
                    and besieged_side(s, there) != SHADOW
                    and why_not_fly_to(s, there) is None
                ):
                    seen.add(there)
                    further.append(there)
        edge = further
    seen.discard(start)
    return sorted(seen)


def why_not_move_shadow_characters(s: War, seat: int) -> Refusal | None:
    """Why a Shadow player has no Nazgûl or Minion to move."""
    if any(s.figures[NAZGUL : REARGUARD * KINDS : KINDS]):
        return None
    if commands_minion(s, seat, WITCH_KING):
        if s.characters[WITCH_KING] >= 0:
            return None
        if s.characters[MOUTH_OF_SAURON] >= 0 and minion_destinations(s, MOUTH_OF_SAURON):
            return None
    return NO_NAZGUL_CAN_MOVE


class MoveShadowCharacters(Frame):
    """Move Nazgûl and Minions, one figure after another, each once (wotr.6.09 to wotr.6.14).

    `nazgul_only`: an Event that moves Nazgûl, the Witch-king among them; `optional` lets the player
    move none.
    """

    sequence: ClassVar[tuple[str, ...]] = ("choose_figure", "choose_destination")
    seat: int
    nazgul_only: int = 0
    optional: int = 0
    origin: int = -1
    minion: int = -1
    arrived: tuple[int, ...] = ()
    """Places Nazgûl have flown to in this action, once for each of them."""
    moved: tuple[int, ...] = ()
    """Minions that have moved in this action."""

    @choice("choose_nazgul", rule="wotr.6.09")
    def choose_figure(self, s: War) -> Offered:
        arrived = self.arrived
        nazgul = s.figures[NAZGUL : REARGUARD * KINDS : KINDS]
        actions: list[Action] = [
            ("fly_from", PLACES[p])
            for p in range(REARGUARD)
            if nazgul[p] and nazgul[p] > arrived.count(p)
        ]
        for minion in (WITCH_KING,) if self.nazgul_only else (WITCH_KING, MOUTH_OF_SAURON):
            if s.characters[minion] >= 0:
                actions.append(("move_minion", CHARACTERS[minion]))
        if self.arrived or self.moved or self.optional:
            actions.append(DONE)
        return self.seat, actions

    @choose_figure.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        if action[0] != "move_minion":
            return None
        minion = CHARACTER[str(action[1])]
        if minion in self.moved:
            return MOVED_ALREADY
        if not commands_minion(s, self.seat, minion):
            return NOT_OWN_MINION
        if minion == MOUTH_OF_SAURON and not minion_destinations(s, minion):
            return NO_NAZGUL_CAN_MOVE
        return None

    @choose_figure.takes
    def _(self, s: War, action: Action) -> None:
        if action == DONE:
            self.end()
        elif action[0] == "move_minion":
            self.minion = CHARACTER[str(action[1])]
            self.origin = s.characters[self.minion]
        else:
            self.origin = PLACE[str(action[1])]

    @choice("fly_to", rule="wotr.6.10")
    def choose_destination(self, s: War) -> Offered:
        if self.origin < 0:
            return None
        if self.minion == MOUTH_OF_SAURON:
            return self.seat, [_FLY_TO[r] for r in minion_destinations(s, self.minion)]
        here = REGION_OF_PLACE[self.origin]
        return self.seat, [
            _FLY_TO[r]
            for r in range(REGION_COUNT)
            if r != here and (SETTLEMENT[r] != STRONGHOLD or why_not_fly_to(s, r) is None)
        ]

    @choose_destination.considers
    def _(self, s: War) -> Offered:
        regions: Iterable[int] = range(REGION_COUNT)
        if self.minion == MOUTH_OF_SAURON:
            regions = minion_destinations(s, self.minion)
        here = REGION_OF_PLACE[self.origin]
        return self.seat, [_FLY_TO[r] for r in regions if r != here]

    @choose_destination.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return why_not_fly_to(s, REGION[str(action[1])])

    @choose_destination.takes
    def _(self, s: War, action: Action) -> None:
        place = standing_place(s, SHADOW, REGION[str(action[1])])
        if self.minion >= 0:
            s.characters[self.minion] = place
            self.moved = (*self.moved, self.minion)
        else:
            shift(s, self.origin, place, NAZGUL)
            self.arrived = (*self.arrived, place)
        if s.events is not None:
            who = "nazgul" if self.minion < 0 else CHARACTERS[self.minion]
            tell(s, "flew", seat=self.seat, who=who, origin=PLACES[self.origin], to=PLACES[place])
        self.origin = self.minion = -1
        self.goto("choose_figure")


# ---- Minions entering play


def _any_sauron_army(s: War) -> bool:
    return any(nation_units_at(s, SAURON, p) for p in range(REARGUARD) if s.shadow_units[p])


def why_not_bring(s: War, seat: int, minion: int) -> Refusal | None:
    """Why a Minion cannot enter play now, as its card states (wotr.6.02). Each enters once."""
    if s.characters[minion] != SET_ASIDE:
        return ENTERED_BEFORE
    if not commands_minion(s, seat, minion):
        return NOT_OWN_MINION
    if minion == SARUMAN:
        if s.political[ISENGARD]:
            return ISENGARD_NOT_AT_WAR
        return None if unconquered(s, ORTHANC) else ORTHANC_CONQUERED
    if minion == WITCH_KING:
        if s.political[SAURON]:
            return SAURON_NOT_AT_WAR
        if all(s.political[n] for n in FP_NATIONS):
            return NO_FP_NATION_AT_WAR
        return None if _any_sauron_army(s) else NO_SAURON_ARMY
    if s.mordor == NOT_IN_MORDOR and any(s.political[n] for n in FP_NATIONS):
        return FP_NATION_NOT_AT_WAR
    if not any(unconquered(s, r) for r in _SAURON_STRONGHOLDS):
        return NO_SAURON_STRONGHOLD
    return None


def why_not_bring_minion(s: War, seat: int) -> Refusal | None:
    """Why no Minion can enter play now."""
    for minion in MINIONS:
        if why_not_bring(s, seat, minion) is None:
            return None
    return NO_MINION


class BringMinion(Frame):
    """Bring a Minion into play (wotr.4.36, wotr.6.02)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_minion", "choose_place")
    seat: int
    minion: int = -1

    @choice("bring_minion", rule="wotr.6.02")
    def choose_minion(self, s: War) -> Offered:
        return self.seat, [("bring", CHARACTERS[c]) for c in MINIONS]

    @choose_minion.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return why_not_bring(s, self.seat, CHARACTER[str(action[1])])

    @choose_minion.takes
    def _(self, s: War, action: Action) -> None:
        self.minion = CHARACTER[str(action[1])]

    @choice("place_minion", rule="wotr.6.02")
    def choose_place(self, s: War) -> Offered:
        if self.minion < 0:
            return None
        if self.minion == SARUMAN:
            places = [standing_place(s, SHADOW, ORTHANC)]
        elif self.minion == WITCH_KING:
            places = [
                p for p in range(REARGUARD) if s.shadow_units[p] and nation_units_at(s, SAURON, p)
            ]
        else:
            places = [
                standing_place(s, SHADOW, r) for r in _SAURON_STRONGHOLDS if unconquered(s, r)
            ]
        return self.seat, [("choose_place", PLACES[p]) for p in places]

    @choose_place.takes
    def _(self, s: War, action: Action) -> None:
        s.characters[self.minion] = PLACE[str(action[1])]
        tell(
            s,
            "minion_entered",
            seat=self.seat,
            character=CHARACTERS[self.minion],
            place=action[1],
        )
        if self.minion == WITCH_KING:
            for nation in FP_NATIONS:
                activate(s, nation, "card")


# ---- Aragorn and Gandalf the White (wotr.4.42)


def _upgrade(s: War, before: int, after: int, place: int) -> None:
    """A Companion returns in another form (wotr.2.15)."""
    if s.characters[before] >= 0:
        s.characters[before] = SET_ASIDE
    s.characters[after] = place
    tell(s, "companion_entered", character=CHARACTERS[after], place=PLACES[place])
    companion_arrives(s, after)
    review_table(s)


def why_not_crown_aragorn(s: War) -> Refusal | None:
    """Why Strider cannot be replaced by Aragorn, Heir of Isildur."""
    if s.characters[ARAGORN] != SET_ASIDE:
        return ALREADY_UPGRADED
    place = s.characters[STRIDER]
    if 0 <= place < REARGUARD:
        region = REGION_OF_PLACE[place]
        if region in (MINAS_TIRITH, DOL_AMROTH, PELARGIR) and unconquered(s, region):
            return None
    return STRIDER_ELSEWHERE


def crown_aragorn(s: War) -> None:
    """Replace Strider by Aragorn, Heir of Isildur."""
    _upgrade(s, STRIDER, ARAGORN, s.characters[STRIDER])


def _refuges(s: War) -> list[int]:
    """Where Gandalf the White may come back."""
    return sorted((FANGORN, *(r for r in _ELVEN_STRONGHOLDS if unconquered(s, r))))


def why_not_bring_gandalf_the_white(s: War) -> Refusal | None:
    """Why Gandalf the White cannot enter play."""
    if s.characters[GANDALF_THE_WHITE] != SET_ASIDE:
        return ALREADY_UPGRADED
    if s.characters[GANDALF_THE_GREY] == IN_FELLOWSHIP:
        return GANDALF_IN_FELLOWSHIP
    if all(s.characters[m] == SET_ASIDE for m in MINIONS):
        return NO_MINION_YET
    return None


class BringGandalfTheWhite(Frame):
    """Gandalf the White takes the place of Gandalf the Grey on the map; if the Grey has fallen he
    comes to Fangorn or to an unconquered Elven Stronghold."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_place",)
    seat: int

    @choice("place_gandalf", rule="wotr.4.42")
    def choose_place(self, s: War) -> Offered:
        if s.characters[GANDALF_THE_GREY] >= 0:
            places = [s.characters[GANDALF_THE_GREY]]
        else:
            places = [standing_place(s, FREE_PEOPLES, r) for r in _refuges(s)]
        return self.seat, [("choose_place", PLACES[p]) for p in places]

    @choose_place.takes
    def _(self, s: War, action: Action) -> None:
        _upgrade(s, GANDALF_THE_GREY, GANDALF_THE_WHITE, PLACE[str(action[1])])
