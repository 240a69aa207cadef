"""Battles (wotr.6.57 to wotr.6.79): `Battle` fights an attack (attack.py) out, round by round
(combat_round.py)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import NO, SPACE, YES
from westmarch.games.war_of_the_ring.rules.battle.casualties import reduce
from westmarch.games.war_of_the_ring.rules.battle.combat_round import CombatRound
from westmarch.games.war_of_the_ring.rules.battle.retreat import (
    RETREAT_TO,
    AdvanceAfterBattle,
    retreat,
    why_not_retreat_to,
)
from westmarch.games.war_of_the_ring.rules.battle.siege import (
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
from westmarch.games.war_of_the_ring.rules.map.armies import (
    leadership_at,
    move_everything,
    nations_at,
    nazgul_at,
    strength_at,
    units_at,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    INSIDE,
    NEIGHBOURS,
    PLACES,
    REARGUARD,
    REGION,
    REGION_OF_PLACE,
    REGIONS,
)
from westmarch.games.war_of_the_ring.rules.map.control import settle_sieges
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ELITE_KINDS,
    FIGURE,
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    SIDES,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import (
    controller,
    form_mixed_army,
    use_army,
    use_nation,
)
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.politics import army_attacked
from westmarch.games.war_of_the_ring.rules.turn.recruitment import EnforceLimits
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

CEASE: Action = (SPACE.verb("cease_attack"),)
CONTINUE: Action = (SPACE.verb("continue_attack"),)
STAND: Action = (SPACE.verb("stand_and_fight"),)


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
    rolls one die fewer per Free Peoples unit besieged in the region; `landing`, the card moves the
    attackers into the region, so that winners do not stay where they came from.
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
    landing: int = 0
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
                    seat=self.seat,
                    side=attacker,
                    origin=self.origin,
                    region=region,
                    everybody=self.landing,
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
        fought = [place for place in (self.origin, region) if units_at(s, attacker, place)]
        if (
            units_at(s, 1 - attacker, INSIDE[region])
            and INSIDE[region] >= 0
            and not is_assault(self.target)
        ):
            laid = units_at(s, attacker, region) > 0
            tell(s, "siege_laid" if laid else "siege_not_laid", region=REGIONS[region])
        settle_sieges(s)
        if len(self.fighting_nation) == 1:  # used even if nobody of it is left
            use_nation(s, self.seat, self.fighting_nation[0])
        else:
            for place in fought:  # after a sortie that won they are outside
                now = place if units_at(s, attacker, place) else region
                use_army(s, self.seat, self.fighting_nation, now)

    def keep_siege_limit(self, s: War) -> None:
        """A besieged Stronghold holds five units (wotr.6.83)."""
        region = REGION_OF_PLACE[self.target]
        if INSIDE[region] >= 0 and s.fp_units[INSIDE[region]] + s.shadow_units[INSIDE[region]] > 5:
            call(s, EnforceLimits())
