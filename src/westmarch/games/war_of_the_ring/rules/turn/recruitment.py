"""Recruiting troops with Muster results and Events, and the limits of Army size
(wotr.6.18 to wotr.6.31)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from westmarch.games.war_of_the_ring.rules.actions import SPACE
from westmarch.games.war_of_the_ring.rules.map.armies import (
    LIMIT_AT,
    besieged,
    besieged_side,
    disband,
    is_free,
    muster,
    units_at,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    INSIDE,
    ORTHANC,
    PLACE,
    PLACES,
    REARGUARD,
    REGION,
    REGIONS,
    SETTLEMENT,
    SETTLEMENTS_OF,
    STRONGHOLD,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ELITE,
    FIGURE,
    FIGURES,
    FP_NATIONS,
    FREE_PEOPLES,
    ISENGARD,
    KINDS,
    LEADER,
    NATION_OF_KIND,
    NAZGUL,
    SARUMAN,
    SAURON,
    SHADOW,
    SHADOW_NATIONS,
    TYPE_OF_KIND,
    UNIT_KINDS,
    elite_of,
    leader_of,
    regular_of,
    side_of_nation,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import (
    MeetPartners,
    controller,
    units_of_seat,
    use_nation,
    why_not_recruit_nation,
)
from westmarch.games.war_of_the_ring.rules.seats import (
    OWNER,
    leading_first,
    owner,
    seats_of,
    side_of,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NOT_AT_WAR = Refusal("wotr.6.21", "recruit_not_at_war")
NONE_LEFT = Refusal("wotr.6.28", "no_reinforcements")
LOST_SETTLEMENT = Refusal("wotr.6.27", "settlement_lost")
BESIEGED = Refusal("wotr.6.27", "settlement_besieged")
LEADER_ALONE = Refusal("wotr.2.09", "leader_needs_army")
SAME_SETTLEMENT = Refusal("wotr.6.26", "same_settlement")
NOT_WITH_ANOTHER = Refusal("wotr.6.22", "elite_comes_alone")
NOTHING_TO_RECRUIT = Refusal("wotr.6.20", "nothing_to_recruit")
NO_SARUMAN = Refusal("wotr.6.15", "saruman_not_in_play")
NOT_SARUMANS_PLAYER = Refusal("wotr.11.14", "not_own_minion")
ORTHANC_LOST = Refusal("wotr.6.15", "orthanc_not_free")
NO_UPGRADE = Refusal("wotr.6.28", "no_upgrade")

SPACE.verb("recruit", FIGURES, REGIONS)
SPACE.verb("disband", FIGURES)
VOICES = ("recruit", "upgrade")
SPACE.verb("voice", VOICES)


# ---- with a Muster result


def why_not_recruit_in(s: War, nation: int, region: int) -> Refusal | None:
    """Why a Muster result brings no figure of a Nation to this Settlement of it (wotr.6.27)."""
    side = side_of_nation(nation)
    if s.control[region] != side:
        return LOST_SETTLEMENT
    if besieged(s, region):
        return BESIEGED
    return LOST_SETTLEMENT if units_at(s, 1 - side, region) else None


def why_not_recruit(s: War, seat: int, kind: int, region: int) -> Refusal | None:
    """Why a Muster result cannot bring this figure to this Settlement of its Nation."""
    nation = NATION_OF_KIND[kind]
    if s.political[nation]:
        return NOT_AT_WAR
    if not s.reinforcements[kind]:
        return NONE_LEFT
    refusal = why_not_recruit_in(s, nation, region)
    if refusal is not None:
        return refusal
    if kind < 15 and TYPE_OF_KIND[kind] == LEADER and not s.fp_units[region]:
        return LEADER_ALONE
    return why_not_recruit_nation(s, seat, nation)


def _recruits() -> tuple[tuple[tuple[Action, int, int], ...], ...]:
    """By side: every figure with every Settlement of its Nation where it can ever be recruited;
    Nazgûl only in Strongholds (wotr.6.23, wotr.6.25)."""
    found: list[tuple[tuple[Action, int, int], ...]] = []
    for nations in (FP_NATIONS, SHADOW_NATIONS):
        rows: list[tuple[Action, int, int]] = []
        for nation in nations:
            kinds = [regular_of(nation), elite_of(nation)]
            if nation < ISENGARD or nation == SAURON:
                kinds.append(leader_of(nation))
            rows += [
                (("recruit", FIGURES[kind], REGIONS[region]), kind, region)
                for kind in kinds
                for region in SETTLEMENTS_OF[nation]
                if kind != NAZGUL or SETTLEMENT[region] == STRONGHOLD
            ]
        found.append(tuple(rows))
    return tuple(found)


RECRUITS = _recruits()


def why_not_muster(s: War, seat: int) -> Refusal | None:
    """Why a Muster result cannot recruit anything."""
    for _, kind, region in RECRUITS[side_of(s, seat)]:
        if why_not_recruit(s, seat, kind, region) is None:
            return None
    return NOTHING_TO_RECRUIT


class MusterFigures(Frame):
    """Recruit with a Muster result: two figures, Regulars or Leaders, in two Settlements, or one
    Elite (wotr.6.22). Where no second figure can come, one is enough."""

    sequence: ClassVar[tuple[str, ...]] = ("first_figure", "second_figure")
    seat: int
    first: int = -1
    """Region of the first figure."""

    @choice("recruit", rule="wotr.6.22")
    def first_figure(self, s: War) -> Offered:
        political = s.political
        return self.seat, [
            action
            for action, kind, _ in RECRUITS[side_of(s, self.seat)]
            if not political[NATION_OF_KIND[kind]]
        ]

    @first_figure.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return why_not_recruit(s, self.seat, FIGURE[str(action[1])], REGION[str(action[2])])

    @first_figure.takes
    def _(self, s: War, action: Action) -> None:
        kind, region = FIGURE[str(action[1])], REGION[str(action[2])]
        self.first = region
        recruit(s, self.seat, kind, region)
        if TYPE_OF_KIND[kind] == ELITE:
            self.end()

    @choice("recruit", rule="wotr.6.26")
    def second_figure(self, s: War) -> Offered:
        if self.first < 0:
            return None
        return self.first_figure.candidates(self, s)

    @second_figure.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        kind, region = FIGURE[str(action[1])], REGION[str(action[2])]
        if TYPE_OF_KIND[kind] == ELITE:
            return NOT_WITH_ANOTHER
        if region == self.first:
            return SAME_SETTLEMENT
        return why_not_recruit(s, self.seat, kind, region)

    @second_figure.takes
    def _(self, s: War, action: Action) -> None:
        recruit(s, self.seat, FIGURE[str(action[1])], REGION[str(action[2])])


def recruit(s: War, seat: int, kind: int, place: int, count: int = 1) -> int:
    """Bring figures in from the reinforcements, as far as they go; how many came (wotr.6.23)."""
    came = muster(s, place, kind, count)
    if came:
        use_nation(s, seat, NATION_OF_KIND[kind])
        if s.events is not None:
            tell(s, "recruited", seat=seat, figure=FIGURES[kind], place=PLACES[place], count=came)
    return came


# ---- with an Event


def recruiting_place(s: War, side: int, region: int) -> int:
    """Where an Event's recruits for a region stand: inside a Stronghold of theirs under siege, or
    in the region if it is free; -1 where they cannot come (wotr.6.31)."""
    if besieged_side(s, region) == side:
        return INSIDE[region]
    return region if is_free(s, side, region) else -1


def can_recruit_in(s: War, nation: int, region: int) -> bool:
    """Whether an Event can bring troops of a Nation to a region (wotr.6.30, wotr.6.31)."""
    return recruiting_place(s, side_of_nation(nation), region) >= 0


class Recruit(Frame):
    """An Event recruits in one region of those named so many Regulars, Elites, units of either type
    as the player chooses, Leaders and Nazgûl; as far as possible (wotr.5.13, wotr.5.14)."""

    sequence: ClassVar[tuple[str, ...]] = (
        "choose_region",
        "plan",
        "choose_type",
        "recruit_one",
    )
    seat: int
    nation: int
    regions: tuple[int, ...]
    regular: int = 0
    elite: int = 0
    either: int = 0
    leader: int = 0
    nazgul: int = 0
    place: int = -1
    left: tuple[int, ...] = ()
    """Kinds still to come to this region; -1: a Regular or an Elite."""
    kind: int = -1

    @choice("recruit_where", rule="wotr.6.31")
    def choose_region(self, s: War) -> Offered:
        side = side_of_nation(self.nation)
        actions: list[Action] = [
            ("choose_region", REGIONS[r]) for r in self.regions if recruiting_place(s, side, r) >= 0
        ]
        return self.seat, actions

    @choose_region.takes
    def _(self, s: War, action: Action) -> None:
        self.place = recruiting_place(s, side_of_nation(self.nation), REGION[str(action[1])])

    def plan(self, s: War) -> None:
        if self.place < 0:
            self.end()
            return
        regular = regular_of(self.nation)
        self.left = (
            *(regular for _ in range(self.regular)),
            *(regular + 1 for _ in range(self.elite)),
            *(-1 for _ in range(self.either)),
            *(regular + 2 for _ in range(self.leader)),
            *(NAZGUL for _ in range(self.nazgul)),
        )

    @choice("recruit_type", rule="wotr.5.13")
    def choose_type(self, s: War) -> Offered:
        if not self.left:
            return None
        kind = self.left[0]
        regular = regular_of(self.nation)
        kinds = (regular, regular + 1) if kind == -1 else (kind,)
        if kind >= 0 and kind < 15 and TYPE_OF_KIND[kind] == LEADER and not s.fp_units[self.place]:
            return None
        actions: list[Action] = [
            ("choose_figure", FIGURES[k]) for k in kinds if s.reinforcements[k]
        ]
        return self.seat, actions

    @choose_type.takes
    def _(self, s: War, action: Action) -> None:
        self.kind = FIGURE[str(action[1])]

    def recruit_one(self, s: War) -> None:
        if self.kind >= 0:
            recruit(s, self.seat, self.kind, self.place)
            self.kind = -1
        self.left = self.left[1:]
        if self.left:
            self.goto("choose_type")


# ---- the Voice of Saruman


def why_not_voice_of_saruman(s: War, seat: int) -> Refusal | None:
    """Why a Muster result cannot use Saruman's own way of recruiting."""
    if s.characters[SARUMAN] < 0:
        return NO_SARUMAN
    if owner(s, ISENGARD) != seat:
        return NOT_SARUMANS_PLAYER
    if s.control[ORTHANC] != SHADOW or besieged(s, ORTHANC) or units_at(s, FREE_PEOPLES, ORTHANC):
        return ORTHANC_LOST
    if _why_not_voice(s, "recruit") is None:
        return None
    return _why_not_voice(s, "upgrade")


def _why_not_voice(s: War, voice: str) -> Refusal | None:
    regular = regular_of(ISENGARD)
    if voice == "recruit":
        if not s.reinforcements[regular]:
            return NONE_LEFT
        for region in SETTLEMENTS_OF[ISENGARD]:
            if why_not_recruit_in(s, ISENGARD, region) is None:
                return None
        return LOST_SETTLEMENT
    if not s.figures[ORTHANC * KINDS + regular]:
        return NO_UPGRADE
    return None if s.reinforcements[regular + 1] else NONE_LEFT


class VoiceOfSaruman(Frame):
    """Saruman's use of a Muster result: a Regular in every Settlement of Isengard, or two Regulars
    in Orthanc replaced by Elites; as far as the figures go."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_voice", "choose_settlement")
    seat: int
    used: tuple[int, ...] = ()

    @choice("voice_of_saruman", rule="wotr.6.15")
    def choose_voice(self, s: War) -> Offered:
        return self.seat, [("voice", voice) for voice in VOICES]

    @choose_voice.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return _why_not_voice(s, str(action[1]))

    @choose_voice.takes
    def _(self, s: War, action: Action) -> None:
        if action[1] == "recruit":
            return
        regular = regular_of(ISENGARD)
        count = min(2, s.figures[ORTHANC * KINDS + regular], s.reinforcements[regular + 1])
        disband(s, ORTHANC, regular, count)
        muster(s, ORTHANC, regular + 1, count)
        tell(s, "upgraded", seat=self.seat, place=PLACES[ORTHANC], count=count)
        self.end()

    @choice("recruit_where", rule="wotr.6.28")
    def choose_settlement(self, s: War) -> Offered:
        """Where to put the Regulars one by one: a choice only when there are too few."""
        regular = regular_of(ISENGARD)
        settlements = [
            r
            for r in SETTLEMENTS_OF[ISENGARD]
            if r not in self.used and why_not_recruit_in(s, ISENGARD, r) is None
        ]
        if len(settlements) <= s.reinforcements[regular]:
            settlements = settlements[:1]
        elif not s.reinforcements[regular]:
            return None
        return self.seat, [("recruit", FIGURES[regular], REGIONS[r]) for r in settlements]

    @choose_settlement.takes
    def _(self, s: War, action: Action) -> None:
        region = REGION[str(action[2])]
        self.used = (*self.used, region)
        recruit(s, self.seat, regular_of(ISENGARD), region)
        self.goto("choose_settlement")


# ---- the limits of Army size


def over_limit(s: War) -> list[tuple[int, int]]:
    """(side, place) of every Army with too many units (wotr.6.18, wotr.6.83)."""
    if s.limits_kept is not UNSET:
        return []
    found = [
        (side, place)
        for side, units in ((FREE_PEOPLES, s.fp_units), (SHADOW, s.shadow_units))
        for place in range(REARGUARD)
        if units[place] > LIMIT_AT[place]
    ]
    if not found:
        s.limits_kept = True
    return found


class EnforceLimits(Frame):
    """At the end of an action partners who have met say how they stand together; then the units
    above the limit are removed one by one, to the reinforcements (wotr.6.18, wotr.6.83). Of several
    Armies the Free Peoples' come first, and who removes chooses among the own ones."""

    sequence: ClassVar[tuple[str, ...]] = (
        "meet_partners",
        "find_excess",
        "choose_army",
        "remove_excess",
    )
    side: int = 0
    place: int = -1
    removed: int = 0
    """Units removed here so far."""

    def meet_partners(self, s: War) -> None:
        if s.players > 2:
            call(s, MeetPartners())

    def find_excess(self, s: War) -> None:
        armies = over_limit(s)
        if not armies:
            self.end()
        elif (self.side, self.place) not in armies:
            self.side, self.place, self.removed = armies[0][0], -1, 0

    @choice("which_first", rule="wotr.6.18")
    def choose_army(self, s: War) -> Offered:
        if self.place >= 0:
            return None
        places = [place for side, place in over_limit(s) if side == self.side]
        removers = [self._seat(s, place) for place in places]
        seat = next(seat for seat in leading_first(s, self.side)[::-1] if seat in removers)
        own = [p for p, by in zip(places, removers, strict=True) if by == seat]
        return seat, [("choose_place", PLACES[p]) for p in own]

    @choose_army.takes
    def _(self, s: War, action: Action) -> None:
        self.place = PLACE[str(action[1])]

    def _seat(self, s: War, place: int) -> int:
        """Who removes: the controller; separate Armies' owners take turns, the player who is not
        leading first (wotr.11.17)."""
        seats = seats_of(s, self.side)
        if len(seats) == 1 or not s.separate[place]:
            return controller(s, self.side, place)
        leading, other = leading_first(s, self.side)
        first, second = (other, leading) if self.removed % 2 == 0 else (leading, other)
        return first if units_of_seat(s, first, place) else second

    @choice("remove_excess", rule="wotr.6.18")
    def remove_excess(self, s: War) -> Offered:
        seat = self._seat(s, self.place)
        base = self.place * KINDS
        owners = OWNER[s.players]
        own = s.separate[self.place]
        return seat, [
            ("disband", FIGURES[k])
            for k in UNIT_KINDS[self.side]
            if s.figures[base + k] and (not own or owners[NATION_OF_KIND[k]] == seat)
        ]

    @remove_excess.takes
    def _(self, s: War, action: Action) -> None:
        kind = FIGURE[str(action[1])]
        disband(s, self.place, kind)
        self.removed += 1
        tell(s, "disbanded", figure=FIGURES[kind], place=PLACES[self.place])
        self.goto("find_excess")
