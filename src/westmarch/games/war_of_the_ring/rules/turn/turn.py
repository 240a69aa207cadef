"""The turn and its six phases (wotr.4.01), for two, three and four players."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import SPACE
from westmarch.games.war_of_the_ring.rules.catalogue import (
    DECKS_OF_SIDE,
    DIE_FACES,
    F_EYE,
    FACES,
)
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship import FellowshipPhase
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship_box import companions_in_fellowship
from westmarch.games.war_of_the_ring.rules.fellowship.mordor import price_of_waiting
from westmarch.games.war_of_the_ring.rules.map.armies import in_play
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    MINIONS,
    SHADOW,
    SIDES,
)
from westmarch.games.war_of_the_ring.rules.seats import hunter, leading_first, seats_of
from westmarch.games.war_of_the_ring.rules.setup import SETUP
from westmarch.games.war_of_the_ring.rules.state import (
    P_ACTION_ROLL,
    P_ACTIONS,
    P_FELLOWSHIP,
    P_HUNT_ALLOCATION,
    P_RECOVER,
    P_VICTORY,
    War,
)
from westmarch.games.war_of_the_ring.rules.turn.action_dice import ActionResolution
from westmarch.games.war_of_the_ring.rules.turn.card_exchange import ExchangeCards
from westmarch.games.war_of_the_ring.rules.turn.event_cards import DrawFromEither, HandLimit, draw
from westmarch.games.war_of_the_ring.rules.turn.victory import check_conquest
from westmarch.kernel.engine.chance import roll
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

_DICE = SETUP["action_dice"]

SPACE.verb("allocate", range(8))


def dice_pool(s: War, side: int) -> int:
    """Action dice of a side: the starting dice and one for each Character in play that grants one;
    looked up in Phase 1 only, so changes wait for the next turn (wotr.4.10 to wotr.4.12)."""
    if side == FREE_PEOPLES:
        bonus = in_play(s, ARAGORN) + in_play(s, GANDALF_THE_WHITE)
        return int(_DICE["free_peoples"]["start"]) + bonus
    return int(_DICE["shadow"]["start"]) + sum(in_play(s, m) for m in MINIONS)


class Turn(Frame):
    """Turn after turn until somebody wins."""

    sequence: ClassVar[tuple[str, ...]] = (
        "begin_turn",
        "recover_dice",
        "draw_cards",
        "exchange_cards",
        "fellowship_phase",
        "hunt_allocation",
        "action_roll",
        "action_resolution",
        "wait_in_mordor",
        "victory_check",
        "next_turn",
    )

    def begin_turn(self, s: War) -> None:
        s.turn += 1
        s.phase = P_RECOVER
        if s.turn > 1:  # the leading-player tokens are passed on (wotr.11.02)
            for side in (FREE_PEOPLES, SHADOW):
                seats = seats_of(s, side)
                s.leading[side] = seats[(seats.index(s.leading[side]) + 1) % len(seats)]
        tell(s, "turn_began", turn=s.turn)

    def recover_dice(self, s: War) -> None:
        """Phase 1: all dice come back, and pools change (wotr.4.02)."""
        s.fp_dice_were_in_hunt_box = int(s.hunt_box[FREE_PEOPLES] > 0)
        s.hunt_box = [0, 0]
        s.dice = [[], []]
        s.pools = [dice_pool(s, FREE_PEOPLES), dice_pool(s, SHADOW)]
        s.ring_used = [0, 0, 0, 0]
        s.messenger_used = 0
        s.mordor_effort = 0

    def draw_cards(self, s: War) -> None:
        """One card from each own deck; players who share a side draw so in the first turn and then
        one card a turn from either deck (wotr.5.03, wotr.11.03), the leading player first."""
        frames: list[Frame] = []
        for side in (FREE_PEOPLES, SHADOW):
            seats = leading_first(s, side)
            for seat in seats:
                if len(seats) > 1 and s.turn > 1:
                    frames.append(DrawFromEither(seat=seat))
                    continue
                for deck in DECKS_OF_SIDE[side]:
                    draw(s, seat, deck)
                frames.append(HandLimit(seat=seat))
        call(s, *frames)

    def exchange_cards(self, s: War) -> None:
        sides = (FREE_PEOPLES, SHADOW)
        call(s, *(ExchangeCards(side=side) for side in sides if len(seats_of(s, side)) > 1))

    def fellowship_phase(self, s: War) -> None:
        s.phase = P_FELLOWSHIP
        call(s, FellowshipPhase())

    @choice("hunt_allocation", rule="wotr.4.14")
    def hunt_allocation(self, s: War) -> Offered:
        """Phase 3: at least one die when a Free Peoples die lay in the Hunt Box; at most as many as
        Companions in the Fellowship, one at the least (wotr.4.14, wotr.4.15)."""
        most = min(max(1, len(companions_in_fellowship(s))), s.pools[SHADOW])
        fewest = s.fp_dice_were_in_hunt_box
        return hunter(s), [("allocate", n) for n in range(fewest, most + 1)]

    @hunt_allocation.takes
    def _(self, s: War, action: Action) -> None:
        s.phase = P_HUNT_ALLOCATION
        s.hunt_box[SHADOW] = int(action[1])
        tell(s, "hunt_allocated", dice=s.hunt_box[SHADOW])

    def action_roll(self, s: War) -> None:
        """Phase 4: every die not in the Hunt Box is rolled; Eyes go there at once (wotr.4.05)."""
        s.phase = P_ACTION_ROLL
        counts = (s.pools[FREE_PEOPLES], s.pools[SHADOW] - s.hunt_box[SHADOW])
        for side, count in enumerate(counts):
            rolled = [DIE_FACES[side][roll(s, "face", DIE_FACES[side]) - 1] for _ in range(count)]
            if s.events is not None:
                tell(s, "dice_rolled", side=SIDES[side], faces=[FACES[f] for f in rolled])
            eyes = rolled.count(F_EYE)
            s.hunt_box[side] += eyes
            s.dice[side] = sorted([f for f in rolled if f != F_EYE])

    def action_resolution(self, s: War) -> None:
        s.phase = P_ACTIONS
        call(s, ActionResolution())

    def wait_in_mordor(self, s: War) -> None:
        price_of_waiting(s)

    def victory_check(self, s: War) -> None:
        s.phase = P_VICTORY
        check_conquest(s)

    def next_turn(self, s: War) -> None:
        self.goto("begin_turn")


def start(s: War) -> None:
    """Put the first turn on the stack."""
    s.stack = [Turn()]


def resume_from_position(s: War) -> None:
    """Put on the stack what goes on in a position: the phase it names, from its beginning; in the
    action phase the dice are as given and `to_act` is to act."""
    step = {
        P_RECOVER: "recover_dice",
        P_FELLOWSHIP: "fellowship_phase",
        P_HUNT_ALLOCATION: "hunt_allocation",
        P_ACTION_ROLL: "action_roll",
        P_ACTIONS: "wait_in_mordor",
        P_VICTORY: "victory_check",
    }[s.phase]
    turn = Turn()
    turn.goto(step)
    s.stack = [turn]
    if not any(s.pools):
        s.pools = [dice_pool(s, FREE_PEOPLES), dice_pool(s, SHADOW)]
    if s.phase == P_ACTIONS:
        call(s, ActionResolution(first=s.to_act))
