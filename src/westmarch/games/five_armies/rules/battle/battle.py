"""Attacks and battles, round by round, to the advance (chapter 10)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import DONE, SPACE
from westmarch.games.five_armies.rules.battle.combat_round import (
    CombatRound,
    Contest,
    Pair,
    replaced,
)
from westmarch.games.five_armies.rules.battle.damage import Casualties
from westmarch.games.five_armies.rules.battle.retreat import Retreat, can_retreat
from westmarch.games.five_armies.rules.catalogue import REGROUP
from westmarch.games.five_armies.rules.map.armies import (
    armies_of,
    enemy_at,
    has_kind,
    has_leadership,
    units_at,
)
from westmarch.games.five_armies.rules.map.board import (
    FAVOURED,
    GOBLIN_POINTS,
    LEADS_TO,
    NEIGHBOURS,
    PLACE,
    PLACES,
    REGION_COUNT,
    REGIONS,
    TERRAIN_OF,
)
from westmarch.games.five_armies.rules.map.control import army_enters
from westmarch.games.five_armies.rules.map.movement import (
    MOVE_TO,
    NO_LEADERSHIP,
    NO_SUCH_UNIT,
    March,
    join_and_keep_limits,
    steps_from,
    why_not_leave,
    why_not_step,
)
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    FAVOURS_ALL_WHEN_ATTACKING,
    FREE_PEOPLES,
    KINDS,
    KINDS_OF_SIDE,
    SHADOW,
    SIDES,
)
from westmarch.games.five_armies.rules.state import G_PLACE, Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import DrawCards
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NO_ENEMY = Refusal("b5a.10.01", "no_enemy_to_attack")
NO_ARMY_CAN_ATTACK = Refusal("b5a.10.01", "no_army_can_attack")
TOO_FEW_ARMIES = Refusal("b5a.10.45", "needs_two_armies")
NOWHERE_TO_GO = Refusal("b5a.10.39", "nowhere_to_retreat")
RETREAT_BARRED = Refusal("b5a.6.07", "retreat_barred")

NOBODY = -1
COUNTED = -2
"""Terrain superiority to be counted, not given by a card."""

SPACE.verb("lead", PLACES)
SPACE.verb("attack", REGIONS)
SPACE.verb("add_army", PLACES)
SPACE.verb("fight_with", PLACES)
SPACE.verb("advance_with", PLACES)
CEASE: Action = (SPACE.verb("cease"),)
FIGHT_ON: Action = (SPACE.verb("fight_on"),)
STAND: Action = (SPACE.verb("stand"),)
RETREAT: Action = (SPACE.verb("retreat"),)
ROUT: Action = (SPACE.verb("rout"),)
ATTACK: tuple[Action, ...] = tuple(("attack", r) for r in REGIONS)


def targets_from(s: Battlefield, side: int, place: int) -> list[int]:
    """Regions with an enemy army, or Beorn, that an army at a place can attack (b5a.10.01); out of
    a pass only its exit (b5a.9.43), out of a goblin mustering point none."""
    if place >= REGION_COUNT:
        if place in GOBLIN_POINTS:
            return []
        return [LEADS_TO[place]] if enemy_at(s, side, LEADS_TO[place]) else []
    return [r for r in NEIGHBOURS[place] if enemy_at(s, side, r)]


def superior(s: Battlefield, attacker: int, army: int, region: int) -> int:
    """The side with terrain superiority, or NOBODY (b5a.10.04): more units that favour the terrain
    of the battle region. Some favour every terrain, but only when attacking."""
    favoured = FAVOURED[TERRAIN_OF[region]]
    counts = [0, 0]
    for side, place in ((attacker, army), (1 - attacker, region)):
        base = place * KINDS
        attacks = side == attacker
        for kind in KINDS_OF_SIDE[side]:
            if favoured[kind] or (attacks and FAVOURS_ALL_WHEN_ATTACKING[kind]):
                counts[side] += s.units[base + kind]
    if counts[0] == counts[1]:
        return NOBODY
    return FREE_PEOPLES if counts[0] > counts[1] else SHADOW


class Battle(Contest, kw_only=True):
    """A battle from its start to the advance (b5a.10.02 on).

    `armies`: places of the attacking armies, more than one in a combined attack (b5a.10.44);
    `beorn`: he fights for the Free Peoples; `superiority`: a side a card gives it to;
    `fixed_leadership`: leadership a card sets for the battle; `barred`: rounds after which the
    defender may rout but not retreat.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "begin",
        "name_army",
        "change_army",
        "terrain_superiority",
        "fight_round",
        "outcome",
        "cease_attack",
        "leave_battle",
        "next_round",
        "choose_advance",
        "advance",
        "arrive",
        "end_battle",
    )
    attacker: int
    armies: tuple[int, ...]
    region: int
    beorn: int = 0
    superiority: int = COUNTED
    fixed_leadership: Pair = (-1, -1)
    barred: int = 0
    round: int = 0
    army: int = -1
    """The attacking army of this round."""
    fought: tuple[int, ...] = ()
    """Attacking armies that have fought a round (b5a.10.48)."""

    @property
    def defender(self) -> int:
        """The defending side."""
        return 1 - self.attacker

    def place(self, side: int) -> int:
        """Where a side's fighting army stands."""
        return self.army if side == self.attacker else self.region

    def is_beorn(self, side: int) -> bool:
        """Whether a side fights with Beorn."""
        return bool(self.beorn) and side == FREE_PEOPLES

    def alive(self, s: Battlefield, side: int, place: int) -> bool:
        """Whether an army, or Beorn, still stands at a place."""
        if self.is_beorn(side):
            return s.characters[BEORN] == place
        return units_at(s, side, place) > 0

    def begin(self, s: Battlefield) -> None:
        if self.attacker == SHADOW:
            self.beorn = int(s.characters[BEORN] == self.region)
        tell(
            s,
            "battle_began",
            side=SIDES[self.attacker],
            armies=[PLACES[p] for p in self.armies],
            region=PLACES[self.region],
        )

    # ---- a round

    @choice("name_army", rule="b5a.10.44")
    def name_army(self, s: Battlefield) -> Offered:
        """In a combined attack the attacker names the army of each round."""
        return self.attacker, [("fight_with", PLACES[p]) for p in self.armies]

    @name_army.takes
    def _(self, s: Battlefield, action: Action) -> None:
        army = PLACE[str(action[1])]
        if self.army >= 0 and army != self.army:
            # Another army brings its own unit cards (b5a.10.47).
            self.used = replaced(self.used, self.attacker, 0)
        self.army = army

    def change_army(self, s: Battlefield) -> None:
        self.round += 1

    def terrain_superiority(self, s: Battlefield) -> None:
        """Before the first round; its winner draws an Event card (b5a.10.04, b5a.10.05). Nobody has
        it where Beorn fights (b5a.12.17)."""
        if self.round > 1 or self.beorn:
            return
        side = self.superiority
        if side == COUNTED:
            side = superior(s, self.attacker, self.army, self.region)
        if side != NOBODY:
            tell(s, "terrain_superiority", side=SIDES[side])
            call(s, DrawCards(side=side))

    def fight_round(self, s: Battlefield) -> None:
        first = int(self.army not in self.fought)
        if first:
            self.fought = (*self.fought, self.army)
        place = (self.place(FREE_PEOPLES), self.place(SHADOW))
        tell(s, "round_began", number=self.round, army=PLACES[self.army])
        call(
            s,
            CombatRound(
                attacker=self.attacker,
                place=place,
                region=self.region,
                number=self.round,
                first=first,
                beorn=self.beorn,
                used=self.used,
                fixed_leadership=self.fixed_leadership,
            ),
        )

    # ---- step 5: end of round (b5a.10.34)

    def outcome(self, s: Battlefield) -> None:
        """A destroyed army ends the battle (b5a.10.35); in a combined attack another one may go on
        (b5a.10.50). So does a card that ends it."""
        self.armies = tuple(p for p in self.armies if self.alive(s, self.attacker, p))
        if not self.alive(s, self.defender, self.region):
            self.goto("choose_advance")
        elif not self.armies or self.ends:
            self.goto("end_battle")

    @choice("cease", rule="b5a.10.34")
    def cease_attack(self, s: Battlefield) -> Offered:
        return self.attacker, [FIGHT_ON, CEASE]

    @cease_attack.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == CEASE:
            tell(s, "attack_ceased", side=SIDES[self.attacker])
            self.goto("end_battle")

    @choice("leave_battle", rule="b5a.10.36")
    def leave_battle(self, s: Battlefield) -> Offered:
        """Retreat after Regroup, else rout (b5a.10.36, b5a.10.40); Beorn retreats when he likes
        (b5a.12.21)."""
        if self.is_beorn(self.defender):
            return self.defender, [STAND, RETREAT]
        regrouped = self.chosen[self.defender] == REGROUP
        if self.round <= self.barred:
            return self.defender, [STAND, RETREAT, ROUT] if regrouped else [STAND, ROUT]
        return self.defender, [STAND, RETREAT if regrouped else ROUT]

    @leave_battle.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        if action == STAND:
            return None
        if action == RETREAT and self.round <= self.barred:
            return RETREAT_BARRED
        beorn = self.is_beorn(self.defender)
        if can_retreat(s, self.defender, self.region, beorn):
            return None
        return NOWHERE_TO_GO

    @leave_battle.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == STAND:
            return
        beorn = int(self.is_beorn(self.defender))
        self.goto("choose_advance")
        if action == ROUT:
            call(s, Rout(side=self.defender, place=self.region))
        else:
            call(s, Retreat(side=self.defender, origin=self.region, beorn=beorn))

    def next_round(self, s: Battlefield) -> None:
        self.goto("name_army")

    # ---- the advance (b5a.10.41)

    @choice("advance", rule="b5a.10.41")
    def choose_advance(self, s: Battlefield) -> Offered:
        """One attacking army may move into the battle region, wholly or in part (b5a.10.49)."""
        if not self.armies:
            return None
        return self.attacker, [*(("advance_with", PLACES[p]) for p in self.armies), DONE]

    @choose_advance.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        if action == DONE:
            return None
        return why_not_step(s, self.attacker, self.region)

    @choose_advance.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            self.goto("end_battle")
        else:
            self.army = PLACE[str(action[1])]

    def advance(self, s: Battlefield) -> None:
        if not self.armies:
            self.goto("end_battle")
        elif self.is_beorn(self.attacker):
            s.characters[BEORN] = self.region
            tell(s, "beorn_moved", to=PLACES[self.region])
            army_enters(s, FREE_PEOPLES, self.region)
            self.goto("end_battle")
        else:
            call(s, March(side=self.attacker, origin=self.army, to=self.region))

    def arrive(self, s: Battlefield) -> None:
        join_and_keep_limits(s, self.attacker)

    def end_battle(self, s: Battlefield) -> None:
        tell(s, "battle_ended", region=PLACES[self.region])


class Rout(Frame):
    """Casualties until at most one Damage token is left and no more, then a retreat (b5a.10.40)."""

    sequence: ClassVar[tuple[str, ...]] = ("take_casualties", "retreat")
    side: int
    place: int

    def take_casualties(self, s: Battlefield) -> None:
        tell(s, "routed", side=SIDES[self.side], place=PLACES[self.place])
        call(s, Casualties(side=self.side, place=self.place, at_most=1, voluntary=0))

    def retreat(self, s: Battlefield) -> None:
        if units_at(s, self.side, self.place):
            call(s, Retreat(side=self.side, origin=self.place))


# ---- attacks


class MoveAndAttack(Frame):
    """Move one army up to `reach` steps and attack with it; both are optional (b5a.5.12, b5a.5.15).

    `led`, `kinds`: see `March`; without a move the army itself must have what they ask for.
    `origins`: only armies there (any when empty). `either`: a move or an attack, not both.
    `optional`: the player may do neither. The other fields go to the battle; see `Battle`.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "choose_army",
        "choose_first",
        "march",
        "join_armies",
        "choose_target",
        "attack",
    )
    side: int
    reach: int = 1
    led: int = 0
    kinds: tuple[int, ...] = ()
    origins: tuple[int, ...] = ()
    either: int = 0
    optional: int = 0
    superiority: int = COUNTED
    leadership: int = -1
    barred: int = 0
    army: int = -1
    to: int = -1
    target: int = -1

    def places(self, s: Battlefield) -> list[int]:
        """Where armies stand that could be used."""
        own = armies_of(s, self.side)
        return [p for p in own if p in self.origins] if self.origins else own

    def why_not_attack_from(self, s: Battlefield, place: int) -> Refusal | None:
        """Why an army cannot attack from where it stands."""
        if self.led and not has_leadership(s, self.side, place):
            return NO_LEADERSHIP
        if self.kinds and not has_kind(s, place, self.kinds):
            return NO_SUCH_UNIT
        return None if targets_from(s, self.side, place) else NO_ENEMY

    def why_not_use(self, s: Battlefield, place: int) -> Refusal | None:
        """Why an army can neither move nor attack."""
        refusal = self.why_not_attack_from(s, place)
        if refusal is NO_ENEMY:
            refusal = why_not_leave(s, self.side, place, self.reach, self.led, self.kinds)
        return refusal

    @choice("choose_attacker", rule="b5a.10.01")
    def choose_army(self, s: Battlefield) -> Offered:
        actions: list[Action] = [("lead", PLACES[p]) for p in self.places(s)]
        if actions and self.optional:
            actions.append(DONE)
        return self.side, actions

    @choose_army.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        return None if action == DONE else self.why_not_use(s, PLACE[str(action[1])])

    @choose_army.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.army = -1 if action == DONE else PLACE[str(action[1])]

    @choice("move_or_attack", rule="b5a.5.12")
    def choose_first(self, s: Battlefield) -> Offered:
        if self.army < 0:
            return None
        return self.side, [
            *(ATTACK[r] for r in targets_from(s, self.side, self.army)),
            *(MOVE_TO[p] for p in steps_from(self.army)),
        ]

    @choose_first.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        place = PLACE[str(action[1])]
        if action[0] == "attack":
            return self.why_not_attack_from(s, self.army)
        refusal = why_not_step(s, self.side, place, self.reach - 1)
        if refusal is None and self.led and not has_leadership(s, self.side, self.army):
            return NO_LEADERSHIP
        return refusal

    @choose_first.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action[0] == "attack":
            self.target = PLACE[str(action[1])]
        else:
            self.to = PLACE[str(action[1])]

    def march(self, s: Battlefield) -> None:
        if self.to < 0:
            self.goto("attack")
            return
        call(
            s,
            March(
                side=self.side,
                origin=self.army,
                to=self.to,
                reach=self.reach,
                led=self.led,
                kinds=self.kinds,
            ),
        )

    def join_armies(self, s: Battlefield) -> None:
        """After the move and before the battle (b5a.9.18)."""
        self.army = s.marching[-1][G_PLACE]
        join_and_keep_limits(s, self.side)
        if self.either:
            self.end()

    @choice("choose_target", rule="b5a.10.01")
    def choose_target(self, s: Battlefield) -> Offered:
        targets = targets_from(s, self.side, self.army)
        if not targets:
            return None
        return self.side, [*(ATTACK[r] for r in targets), DONE]

    @choose_target.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        """The army that attacks is the joined one: what it needs it must still have when units
        above the limit are gone (b5a.5.22, b5a.9.18)."""
        return None if action == DONE else self.why_not_attack_from(s, self.army)

    @choose_target.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action != DONE:
            self.target = PLACE[str(action[1])]

    def attack(self, s: Battlefield) -> None:
        if self.target < 0:
            return
        fixed = replaced((-1, -1), self.side, self.leadership)
        call(
            s,
            Battle(
                attacker=self.side,
                armies=(self.army,),
                region=self.target,
                superiority=self.superiority,
                fixed_leadership=fixed,
                barred=self.barred,
            ),
        )


def why_not_move_and_attack(
    s: Battlefield, side: int, led: int = 0, kinds: tuple[int, ...] = ()
) -> Refusal | None:
    """Why a side can use no army for a move and attack."""
    frame = MoveAndAttack(side=side, led=led, kinds=kinds)
    refusal: Refusal | None = NO_ARMY_CAN_ATTACK
    for place in frame.places(s):
        refusal = frame.why_not_use(s, place)
        if refusal is None:
            return None
    return refusal


class CombinedAttack(Frame):
    """Attack one enemy army with two or more armies next to it (b5a.5.13, b5a.10.44).

    `optional`: the player may leave it. Armies in passes take no part (b5a.10.45).
    """

    sequence: ClassVar[tuple[str, ...]] = ("choose_target", "choose_armies", "attack")
    side: int
    optional: int = 0
    target: int = -1
    armies: tuple[int, ...] = ()

    def around(self, s: Battlefield, region: int) -> list[int]:
        """Own armies next to a region."""
        return [p for p in NEIGHBOURS[region] if units_at(s, self.side, p)]

    def targets(self, s: Battlefield) -> list[int]:
        """Regions that two own armies can attack together."""
        enemies = s.shadow_units if self.side == FREE_PEOPLES else s.fp_units
        beorn = s.characters[BEORN] if self.side == SHADOW else -1
        return [
            r
            for r in range(REGION_COUNT)
            if (enemies[r] or r == beorn) and len(self.around(s, r)) >= 2
        ]

    @choice("choose_target", rule="b5a.10.44")
    def choose_target(self, s: Battlefield) -> Offered:
        actions: list[Action] = [ATTACK[r] for r in self.targets(s)]
        if actions and self.optional:
            actions.append(DONE)
        return self.side, actions

    @choose_target.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            self.end()
        else:
            self.target = PLACE[str(action[1])]

    @choice("choose_armies", rule="b5a.10.45")
    def choose_armies(self, s: Battlefield) -> Offered:
        if self.target < 0:
            return None
        left = [p for p in self.around(s, self.target) if p not in self.armies]
        if not left:
            return None
        return self.side, [*(("add_army", PLACES[p]) for p in left), DONE]

    @choose_armies.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        return TOO_FEW_ARMIES if action == DONE and len(self.armies) < 2 else None

    @choose_armies.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action != DONE:
            self.armies = (*self.armies, PLACE[str(action[1])])
            self.goto("choose_armies")

    def attack(self, s: Battlefield) -> None:
        if self.target >= 0:
            call(s, Battle(attacker=self.side, armies=self.armies, region=self.target))


def why_not_combined_attack(s: Battlefield, side: int) -> Refusal | None:
    """Why a side cannot make a combined attack."""
    return None if CombinedAttack(side=side).targets(s) else TOO_FEW_ARMIES
