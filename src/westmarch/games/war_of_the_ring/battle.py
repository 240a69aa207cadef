"""Attacks and battles (wotr.6.46 to wotr.6.79).

`Attack` chooses the attacking Army, its target and the rearguard; `Battle` fights it out round by
round (combat_round.py). The rearguard stands at a place of its own while the battle lasts, so the
fighting attackers are simply the figures at their place, like the defenders.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.actions import DONE, NO, SPACE, YES
from westmarch.games.war_of_the_ring.armies import (
    characters_at,
    companions_at,
    elite_leaders_at,
    figures_at,
    leaders_at,
    leadership_at,
    move_everything,
    nations_at,
    nazgul_at,
    shift,
    strength_at,
    units_at,
)
from westmarch.games.war_of_the_ring.board import (
    INSIDE,
    NEIGHBOURS,
    PLACE,
    PLACES,
    REARGUARD,
    REGION,
    REGION_COUNT,
    REGION_OF_PLACE,
    REGIONS,
    STRONGHOLDS,
)
from westmarch.games.war_of_the_ring.casualties import reduce
from westmarch.games.war_of_the_ring.combat_round import CombatRound
from westmarch.games.war_of_the_ring.control import settle_sieges
from westmarch.games.war_of_the_ring.event_cards import barred_to_shadow
from westmarch.games.war_of_the_ring.multiplayer import (
    controller,
    form_mixed_army,
    kinds_moved_by,
    moves_with_army,
    use_army,
    why_not_use_army,
)
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTER,
    CHARACTERS,
    ELITE_KINDS,
    FIGURE,
    FIGURES,
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    IS_UNIT,
    ISENGARD,
    KINDS,
    KINDS_OF_SIDE,
    NATION_OF_KIND,
    NAZGUL,
    SARUMAN,
    SHADOW,
    SIDES,
    SOUTHRONS,
    WITCH_KING,
    elite_of,
)
from westmarch.games.war_of_the_ring.politics import army_attacked
from westmarch.games.war_of_the_ring.recruitment import EnforceLimits
from westmarch.games.war_of_the_ring.retreat import (
    RETREAT_TO,
    AdvanceAfterBattle,
    retreat,
    why_not_retreat_to,
)
from westmarch.games.war_of_the_ring.seats import side_of
from westmarch.games.war_of_the_ring.siege import (
    FIGHT,
    WITHDRAW,
    elites_to_press_on,
    is_assault,
    is_sortie,
    may_withdraw,
    needed_by_attacker,
    why_not_press_on,
    withdraw,
)
from westmarch.games.war_of_the_ring.state import War
from westmarch.kernel.decision import Action, Refusal
from westmarch.kernel.events import tell
from westmarch.kernel.flow import Offered, call, choice
from westmarch.kernel.state import Frame

NOBODY_TO_ATTACK = Refusal("wotr.6.46", "nobody_to_attack")
NO_ENEMY_THERE = Refusal("wotr.6.46", "no_enemy_there")
NOT_ADJACENT = Refusal("wotr.6.46", "target_not_adjacent")
NO_ARMY_THERE = Refusal("wotr.6.46", "no_army_there")
NO_UNIT_AT_WAR = Refusal("wotr.6.48", "no_unit_at_war")
PARTNER_CONTROLS = Refusal("wotr.11.19", "partner_controls_army")
NO_LEADER = Refusal("wotr.6.47", "attack_needs_leader")
NEEDS_NAZGUL = Refusal("wotr.5.09", "attack_needs_nazgul")
NEEDS_COMPANION = Refusal("wotr.5.09", "attack_needs_companion")
NEEDS_WITCH_KING = Refusal("wotr.5.09", "attack_needs_witch_king")
LEADER_ALONE = Refusal("wotr.6.52", "leader_would_be_alone")
LAST_ATTACKER = Refusal("wotr.6.50", "last_attacking_unit")
REARGUARD_NEEDS_UNIT = Refusal("wotr.6.50", "rearguard_needs_unit")

SPACE.verb("attack_from", PLACES)
SPACE.verb("attack", PLACES)
SPACE.verb("leave_behind", FIGURES)
SPACE.verb("leave_behind_character", CHARACTERS)
CEASE: Action = (SPACE.verb("cease_attack"),)
CONTINUE: Action = (SPACE.verb("continue_attack"),)
STAND: Action = (SPACE.verb("stand_and_fight"),)

ISENGARD_ELITE = elite_of(ISENGARD)
SOUTHRON_ELITE = elite_of(SOUTHRONS)
_REQUIRED = {
    "nazgul": NEEDS_NAZGUL,
    "companion": NEEDS_COMPANION,
    "witch_king": NEEDS_WITCH_KING,
}


# ---- who may attack whom


REACH: tuple[tuple[int, ...], ...] = (
    *(
        (*NEIGHBOURS[r], INSIDE[r]) if INSIDE[r] >= 0 else NEIGHBOURS[r]
        for r in range(REGION_COUNT)
    ),
    *((r,) for r in STRONGHOLDS),
)
"""Places an Army at a place can attack: adjacent regions, and in a siege the other Army in the same
region (wotr.6.46)."""


def targets_of(s: War, side: int, origin: int) -> list[int]:
    """Places with an enemy Army that an Army at this place can attack."""
    enemies = s.shadow_units if side == FREE_PEOPLES else s.fp_units
    return [t for t in REACH[origin] if enemies[t]]


def why_not_target(s: War, side: int, target: int) -> Refusal | None:
    """Why a place may not be attacked at all: a card protects it."""
    return barred_to_shadow(s, REGION_OF_PLACE[target]) if side == SHADOW else None


def why_not_attack_with(
    s: War, seat: int, origin: int, led: int = 0, requires: str = ""
) -> Refusal | None:
    """Why a player's Army at this place cannot attack, whatever the target: no units At War
    (wotr.6.48), no Leader for a Character result (wotr.6.47), or not what a card requires."""
    side = side_of(s, seat)
    if s.players > 2 and s.mixed[origin] and controller(s, side, origin) != seat:
        return PARTNER_CONTROLS
    base = origin * KINDS
    figures = s.figures
    mine = kinds_moved_by(s, seat, side, origin)
    units = left_units = left_leaders = 0
    leader = False
    for kind in KINDS_OF_SIDE[side]:
        count = figures[base + kind]
        if not count:
            continue
        if kind == NAZGUL:
            leader = True
        elif kind not in mine or s.political[NATION_OF_KIND[kind]]:
            if IS_UNIT[kind]:
                left_units += count
            else:
                left_leaders += count
        elif IS_UNIT[kind]:
            units += count
            leader = leader or leads_as_elite(s, kind)
        else:
            leader = True
    if not units:
        return NO_UNIT_AT_WAR
    if left_leaders and not left_units and units < 2:
        return LEADER_ALONE
    if led or requires:
        with_them = characters_at(s, side, origin)
        characters = [c for c in with_them if moves_with_army(s, seat, c, origin)]
        if led and not leader and not characters:
            return NO_LEADER
        if requires == "nazgul":
            if not figures[base + NAZGUL] and WITCH_KING not in characters:
                return NEEDS_NAZGUL
        elif requires == "companion":
            if not characters:
                return NEEDS_COMPANION
        elif requires == "witch_king" and WITCH_KING not in characters:
            return NEEDS_WITCH_KING
    if s.players > 2:
        return why_not_use_army(s, seat, fighting_nations(s, origin, mine), origin)
    return None


def leads_as_elite(s: War, kind: int) -> bool:
    """Whether units of this kind count as Leaders: Isengard's Elites while Saruman is in play, and
    with three or four players the Southrons & Easterlings' (wotr.11.23)."""
    if kind == ISENGARD_ELITE or (kind == SOUTHRON_ELITE and s.players > 2):
        return s.characters[SARUMAN] >= 0
    return False


def fighting_nations(s: War, place: int, kinds: tuple[int, ...]) -> list[int]:
    """Nations At War with units of these kinds at a place."""
    base = place * KINDS
    found: list[int] = []
    for kind in kinds:
        nation = NATION_OF_KIND[kind]
        if IS_UNIT[kind] and s.figures[base + kind] and not s.political[nation]:
            if nation not in found:
                found.append(nation)
    return found


def why_not_attack_from(
    s: War,
    seat: int,
    origin: int,
    target: int,
    led: int = 0,
    requires: str = "",
    remote: int = 0,
) -> Refusal | None:
    """Why a player cannot attack this target with the Army at this place."""
    side = side_of(s, seat)
    if not units_at(s, side, origin):
        return NO_ARMY_THERE
    if not units_at(s, 1 - side, target):
        return NO_ENEMY_THERE
    if not remote and target not in targets_of(s, side, origin):
        return NOT_ADJACENT
    return why_not_target(s, side, target) or why_not_attack_with(s, seat, origin, led, requires)


def why_not_attack(
    s: War,
    seat: int,
    led: int = 0,
    requires: str = "",
    origins: tuple[int, ...] = (),
    targets: tuple[int, ...] = (),
    remote: int = 0,
) -> Refusal | None:
    """Why a player cannot attack anywhere; None as soon as one attack is possible."""
    side = side_of(s, seat)
    own, enemies = (
        (s.fp_units, s.shadow_units) if side == FREE_PEOPLES else (s.shadow_units, s.fp_units)
    )
    refusal = NOBODY_TO_ATTACK
    for origin in origins or [place for place, count in enumerate(own) if count]:
        if not own[origin]:
            continue
        for target in targets if remote else REACH[origin]:
            if not enemies[target] or (targets and target not in targets):
                continue
            found = why_not_target(s, side, target)
            if found is None:
                found = why_not_attack_with(s, seat, origin, led, requires)
                if found is None:
                    return None
                refusal = found
                break
            refusal = found
    return refusal


# ---- choosing the attack


class Attack(Frame):
    """A player attacks: the Army, the target, the rearguard, then the battle (wotr.6.46).

    An Army result needs nothing more; with a Character result ``led=1``. The rest is for Events.
    `origins` and `targets` are the only places allowed, if given; `requires` is "nazgul",
    "companion" or "witch_king", who must be in the attacking part; `remote` lets an Army attack
    without being adjacent (every one of `targets`). For the battle itself see `Battle`.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "choose_army",
        "choose_target",
        "forced_rearguard",
        "choose_rearguard",
        "fight",
    )
    seat: int
    led: int = 0
    requires: str = ""
    origins: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    remote: int = 0
    siege_rounds: int = 1
    no_cease: int = 0
    card_needs_companion: int = 0
    shadow_loses_dice: int = 0
    origin: int = -1
    target: int = -1

    def possible_targets(self, s: War, origin: int) -> list[int]:
        """Enemy Armies this attack may be directed at from a place."""
        enemies = s.shadow_units if side_of(s, self.seat) == FREE_PEOPLES else s.fp_units
        if self.remote:
            return [t for t in self.targets if enemies[t]]
        only = self.targets
        return [t for t in REACH[origin] if enemies[t] and (not only or t in only)]

    @choice("attack_from", rule="wotr.6.46")
    def choose_army(self, s: War) -> Offered:
        own = s.fp_units if side_of(s, self.seat) == FREE_PEOPLES else s.shadow_units
        places = self.origins or range(REARGUARD)
        return self.seat, [("attack_from", PLACES[p]) for p in places if own[p]]

    @choose_army.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        origin = PLACE[str(action[1])]
        refusal = NOBODY_TO_ATTACK
        side = side_of(s, self.seat)
        for target in self.possible_targets(s, origin):
            found = why_not_target(s, side, target)
            if found is None:
                return why_not_attack_with(s, self.seat, origin, self.led, self.requires)
            refusal = found
        return refusal

    @choose_army.takes
    def _(self, s: War, action: Action) -> None:
        self.origin = PLACE[str(action[1])]

    @choice("attack_target", rule="wotr.6.46")
    def choose_target(self, s: War) -> Offered:
        if self.origin < 0:
            return None
        return self.seat, [("attack", PLACES[t]) for t in self.possible_targets(s, self.origin)]

    @choose_target.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return why_not_target(s, side_of(s, self.seat), PLACE[str(action[1])])

    @choose_target.takes
    def _(self, s: War, action: Action) -> None:
        self.target = PLACE[str(action[1])]

    # ---- the rearguard (wotr.6.50)

    def forced_rearguard(self, s: War) -> None:
        """Figures of Nations not At War stay out of the battle (wotr.6.52), and so do those of a
        partner's separate Army (wotr.11.16)."""
        if self.target < 0:
            self.end()
            return
        side = side_of(s, self.seat)
        mine = kinds_moved_by(s, self.seat, side, self.origin)
        for kind, count in figures_at(s, side, self.origin):
            if kind != NAZGUL and (kind not in mine or s.political[NATION_OF_KIND[kind]]):
                shift(s, self.origin, REARGUARD, kind, count)
        for character in characters_at(s, side, self.origin):
            if not moves_with_army(s, self.seat, character, self.origin):
                s.characters[character] = REARGUARD

    @choice("rearguard", rule="wotr.6.50")
    def choose_rearguard(self, s: War) -> Offered:
        side = side_of(s, self.seat)
        if units_at(s, side, self.origin) < 2 and not units_at(s, side, REARGUARD):
            return None
        actions: list[Action] = [DONE]
        actions += [("leave_behind", FIGURES[k]) for k, _ in figures_at(s, side, self.origin)]
        actions += [
            ("leave_behind_character", CHARACTERS[c]) for c in characters_at(s, side, self.origin)
        ]
        return self.seat, actions

    @choose_rearguard.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        side = side_of(s, self.seat)
        if action == DONE:
            alone = side == FREE_PEOPLES and not s.fp_units[REARGUARD]
            if alone and figures_at(s, side, REARGUARD):
                return REARGUARD_NEEDS_UNIT
            return None
        if action[0] == "leave_behind":
            kind = FIGURE[str(action[1])]
            if IS_UNIT[kind]:
                if units_at(s, side, self.origin) < 2:
                    return LAST_ATTACKER
            elif not units_at(s, side, REARGUARD):
                return REARGUARD_NEEDS_UNIT
            return self.why_not_spare(s, side, kind=kind)
        if not units_at(s, side, REARGUARD):
            return REARGUARD_NEEDS_UNIT
        return self.why_not_spare(s, side, character=CHARACTER[str(action[1])])

    def why_not_spare(
        self, s: War, side: int, kind: int = -1, character: int = -1
    ) -> Refusal | None:
        """Why a figure may not be left behind: the attack needs it."""
        origin = self.origin
        if self.led and not leads_without(s, side, origin, kind, character):
            return NO_LEADER
        if self.requires:
            if self.requires == "companion":
                left = len(companions_at(s, origin)) - (character >= 0)
            elif self.requires == "nazgul":
                left = nazgul_at(s, origin) - (kind == NAZGUL or character == WITCH_KING)
            else:
                left = int(character != WITCH_KING)
            if not left:
                return _REQUIRED[self.requires]
        if s.players > 2 and kind >= 0 and IS_UNIT[kind] and units_at(s, side, REARGUARD):
            nations = nations_at(s, side, origin)
            nation = NATION_OF_KIND[kind]
            base = origin * KINDS + elite_of(nation)
            if s.figures[base] + s.figures[base - 1] == 1:
                nations.remove(nation)
            return why_not_use_army(s, self.seat, nations, origin)
        return None

    @choose_rearguard.takes
    def _(self, s: War, action: Action) -> None:
        if action == DONE:
            return
        if action[0] == "leave_behind":
            shift(s, self.origin, REARGUARD, FIGURE[str(action[1])])
        else:
            s.characters[CHARACTER[str(action[1])]] = REARGUARD
        self.goto("choose_rearguard")

    def fight(self, s: War) -> None:
        call(
            s,
            Battle(
                seat=self.seat,
                origin=self.origin,
                target=self.target,
                siege_rounds=self.siege_rounds,
                no_cease=self.no_cease,
                card_needs_companion=self.card_needs_companion,
                shadow_loses_dice=self.shadow_loses_dice,
            ),
        )


def leads_without(s: War, side: int, place: int, kind: int, character: int) -> bool:
    """Whether an Army still has a Leader or Character when one figure less is in it."""
    leaders = leaders_at(s, side, place) + len(characters_at(s, side, place))
    if side == SHADOW:
        leaders += elite_leaders_at(s, place)
    if character >= 0 or not IS_UNIT[kind]:
        return leaders > 1
    if leads_as_elite(s, kind):
        return leaders > 1
    return leaders > 0


# ---- the battle


def battle_of(s: War) -> Battle:
    """The battle in progress, for the frames that its cards call."""
    for frame in reversed(s.stack):
        if type(frame) is Battle:
            return frame
    raise AssertionError("no battle is in progress")


class Battle(Frame):
    """A battle, round by round (wotr.6.57), until the attacker ceases, the defender retreats or
    withdraws into a siege, or an Army is destroyed (wotr.6.78).

    Events may say: `siege_rounds`, how many rounds a siege assault lasts before it needs an Elite;
    `no_cease`, the attacker may not cease a field battle; `card_needs_companion`, in the first
    round the Free Peoples use a Combat card only with a Companion; `shadow_loses_dice`, the Shadow
    rolls one die fewer per Free Peoples unit besieged in the region.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "begin",
        "field_battle_or_siege",
        "white_rider_forfeits",
        "fight_round",
        "cease_or_go_on",
        "retreat_or_stand",
        "next_round",
        "advance",
        "rearguard_returns",
        "keep_siege_limit",
    )
    seat: int
    origin: int
    target: int
    siege_rounds: int = 1
    no_cease: int = 0
    card_needs_companion: int = 0
    shadow_loses_dice: int = 0
    round: int = 1
    white_rider: int = 0
    reason: str = ""
    """How the defenders left the battle in the middle of a round, by a card."""
    fighting_nation: tuple[int, ...] = ()
    """Nations with units in the attack."""

    def begin(self, s: War) -> None:
        attacker = side_of(s, self.seat)
        defender = 1 - attacker
        form_mixed_army(s, defender, self.target)
        self.fighting_nation = tuple(nations_at(s, attacker, self.origin))
        if s.events is not None:
            tell(
                s,
                "battle_started",
                seat=self.seat,
                attacker=SIDES[attacker],
                origin=PLACES[self.origin],
                target=PLACES[self.target],
                form=self.form(),
                strength=[
                    strength_at(s, attacker, self.origin),
                    strength_at(s, defender, self.target),
                ],
                leadership=[
                    leadership_at(s, attacker, self.origin),
                    leadership_at(s, defender, self.target),
                ],
            )
        army_attacked(s, defender, self.target)

    def form(self) -> str:
        """ "assault", "sortie" or "field"."""
        if is_assault(self.target):
            return "assault"
        return "sortie" if is_sortie(self.origin) else "field"

    # ---- before each round (wotr.6.81)

    @choice("field_battle_or_siege", rule="wotr.6.81")
    def field_battle_or_siege(self, s: War) -> Offered:
        defender = 1 - side_of(s, self.seat)
        if not may_withdraw(s, defender, self.target):
            return None
        return controller(s, defender, self.target), [FIGHT, WITHDRAW]

    @field_battle_or_siege.takes
    def _(self, s: War, action: Action) -> None:
        if action == WITHDRAW:
            withdraw(s, 1 - side_of(s, self.seat), self.target)
            self.over(s, "withdrew")

    @choice("white_rider", rule="wotr.6.15")
    def white_rider_forfeits(self, s: War) -> Offered:
        """At the start of a battle Gandalf the White may give up his Leadership: then that of all
        Nazgûl in it is ignored."""
        if self.round > 1:
            return None
        places = (self.origin, self.target)
        fp, shadow = places if side_of(s, self.seat) == FREE_PEOPLES else places[::-1]
        if s.characters[GANDALF_THE_WHITE] != fp or not nazgul_at(s, shadow):
            return None
        return self.deciding_seat(s, FREE_PEOPLES), [YES, NO]

    @white_rider_forfeits.takes
    def _(self, s: War, action: Action) -> None:
        if action == YES:
            self.white_rider = 1
            tell(s, "white_rider")

    def deciding_seat(self, s: War, side: int) -> int:
        """Who decides for an Army in the battle: the attacking player, or the controller of the
        Army attacked (wotr.11.19)."""
        return self.seat if side == side_of(s, self.seat) else controller(s, side, self.target)

    def fight_round(self, s: War) -> None:
        attacker = side_of(s, self.seat)
        needed = needed_by_attacker(self.target, self.round)
        region = REGION_OF_PLACE[self.target]
        places = (self.origin, self.target)
        seats = (self.seat, self.deciding_seat(s, 1 - attacker))
        swap = attacker != FREE_PEOPLES
        fewer = s.fp_units[INSIDE[region]] if self.shadow_loses_dice else 0
        tell(s, "round_started", round=self.round)
        call(
            s,
            CombatRound(
                attacking_side=attacker,
                army_seat=(seats[1], seats[0]) if swap else seats,
                army_place=(places[1], places[0]) if swap else places,
                region=region,
                round=self.round,
                needed=(5, needed) if swap else (needed, 5),
                white_rider=self.white_rider,
                card_needs_companion=self.card_needs_companion if self.round == 1 else 0,
                fewer_dice=(0, fewer),
            ),
        )

    # ---- after each round (wotr.6.75)

    @choice("cease_or_go_on", rule="wotr.6.75")
    def cease_or_go_on(self, s: War) -> Offered:
        attacker = side_of(s, self.seat)
        if not units_at(s, attacker, self.origin) or not units_at(s, 1 - attacker, self.target):
            return None
        if not is_assault(self.target):
            return None if self.no_cease else (self.seat, [CEASE, CONTINUE])
        if self.round < self.siege_rounds:
            return self.seat, [CEASE, CONTINUE]
        return self.seat, [CEASE, *elites_to_press_on(s, attacker, self.origin)]

    @cease_or_go_on.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        if action[0] == "press_on":
            return why_not_press_on(s, FIGURE[str(action[1])])
        return None

    @cease_or_go_on.takes
    def _(self, s: War, action: Action) -> None:
        if action == CEASE:
            self.over(s, "ceased")
        elif action[0] == "press_on":
            elite = FIGURE[str(action[1])]
            assert elite in ELITE_KINDS[side_of(s, self.seat)]
            reduce(s, side_of(s, self.seat), self.origin, elite)

    @choice("retreat_or_stand", rule="wotr.6.75")
    def retreat_or_stand(self, s: War) -> Offered:
        defender = 1 - side_of(s, self.seat)
        if (
            is_assault(self.target)  # a besieged Army can never retreat (wotr.6.77)
            or not units_at(s, defender, self.target)
            or not units_at(s, 1 - defender, self.origin)
        ):
            return None
        actions = [RETREAT_TO[r] for r in NEIGHBOURS[self.target]]
        return controller(s, defender, self.target), [STAND, *actions]

    @retreat_or_stand.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        if action == STAND:
            return None
        return why_not_retreat_to(s, 1 - side_of(s, self.seat), REGION[str(action[1])])

    @retreat_or_stand.takes
    def _(self, s: War, action: Action) -> None:
        if action != STAND:
            defender = 1 - side_of(s, self.seat)
            seat = controller(s, defender, self.target)
            retreat(s, seat, defender, self.target, REGION[str(action[1])])
            self.over(s, "retreated")

    def next_round(self, s: War) -> None:
        """A new round, if both Armies are still there."""
        attacker = side_of(s, self.seat)
        if not units_at(s, attacker, self.origin):
            both = not units_at(s, 1 - attacker, self.target)
            self.over(s, "both_destroyed" if both else "attacker_destroyed")
        elif not units_at(s, 1 - attacker, self.target):
            self.over(s, self.reason or "defender_destroyed")
        else:
            self.round += 1
            self.goto("field_battle_or_siege")

    # ---- the end (wotr.6.78, wotr.6.79)

    def over(self, s: War, reason: str) -> None:
        """The battle ends."""
        tell(s, "battle_over", target=PLACES[self.target], reason=reason, rounds=self.round)
        self.goto("advance")

    def advance(self, s: War) -> None:
        """The winner may enter the region. Those who assaulted are there already; those who
        sallied out may not leave it (wotr.6.90)."""
        attacker = side_of(s, self.seat)
        region = REGION_OF_PLACE[self.target]
        if (
            units_at(s, attacker, self.origin)
            and not units_at(s, 1 - attacker, self.target)
            and REGION_OF_PLACE[self.origin] != region
        ):
            call(
                s,
                AdvanceAfterBattle(
                    seat=self.seat, side=attacker, origin=self.origin, region=region
                ),
            )

    def rearguard_returns(self, s: War) -> None:
        """The two parts of the attacking Army are one again, where they still share a region.

        When the attacker did not move in after a withdrawal there is no siege, and the defenders
        go back to their region; the rulebook does not say so.
        """
        attacker = side_of(s, self.seat)
        region = REGION_OF_PLACE[self.target]
        move_everything(s, REARGUARD, self.origin, attacker)
        for place in (self.origin, region):
            if units_at(s, attacker, place):
                use_army(s, self.seat, self.fighting_nation, place)
        if (
            units_at(s, 1 - attacker, INSIDE[region])
            and INSIDE[region] >= 0
            and not is_assault(self.target)
        ):
            laid = units_at(s, attacker, region) > 0
            tell(s, "siege_laid" if laid else "siege_not_laid", region=REGIONS[region])
        settle_sieges(s)

    def keep_siege_limit(self, s: War) -> None:
        """A besieged Stronghold holds five units (wotr.6.83)."""
        region = REGION_OF_PLACE[self.target]
        if INSIDE[region] >= 0 and s.fp_units[INSIDE[region]] + s.shadow_units[INSIDE[region]] > 5:
            call(s, EnforceLimits())
