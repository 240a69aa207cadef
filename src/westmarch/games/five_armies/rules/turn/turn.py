"""The turn and its six phases (chapter 4)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import DONE, SPACE
from westmarch.games.five_armies.rules.catalogue import DIE_FACES, F_WILL, FACE, FACES, START_DICE
from westmarch.games.five_armies.rules.characters.eagles import fly_home
from westmarch.games.five_armies.rules.map.armies import add_leaders, armies_of, in_play
from westmarch.games.five_armies.rules.map.board import (
    PLACE,
    PLACE_COUNT,
    PLACES,
    TERRITORIES,
    TERRITORY,
)
from westmarch.games.five_armies.rules.map.control import shadow_holds_a_territory
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    CHARACTER,
    CHARACTERS,
    FREE_PEOPLES,
    GENERALS,
    GREAT_BATS,
    SHADOW,
    SIDES,
    THORIN,
)
from westmarch.games.five_armies.rules.state import (
    P_ACTIONS,
    P_ACTIVATION,
    P_END,
    P_FATE,
    P_LEADERSHIP,
    P_RECOVERY,
    Battlefield,
)
from westmarch.games.five_armies.rules.turn.action_dice import ActionRound
from westmarch.games.five_armies.rules.turn.event_cards import DrawCards
from westmarch.games.five_armies.rules.turn.fate import Fate
from westmarch.games.five_armies.rules.turn.table_cards import (
    LUCKY_NUMBER,
    discard_from_table,
    on_table,
)
from westmarch.games.five_armies.rules.turn.victory import check_end_of_turn
from westmarch.kernel.engine.chance import roll
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

MOST_ACTIVATIONS = 3

SPACE.verb("activate", tuple(CHARACTERS[g] for g in GENERALS))
SPACE.verb("place_leader", PLACES)
SPACE.verb("call_bats", range(GREAT_BATS + 1))
SPACE.verb("place_bat", TERRITORIES)
SPACE.verb("roll_again", FACES)


def dice_pool(s: Battlefield, side: int) -> int:
    """Action dice of a side, at most one bonus die; looked up in phase 1 only (b5a.5.01 to
    b5a.5.04)."""
    if side == FREE_PEOPLES:
        bonus = in_play(s, THORIN) or in_play(s, BEORN)
    else:
        bonus = shadow_holds_a_territory(s)
    return START_DICE[side] + bonus


class Turn(Frame):
    """Turn after turn until somebody wins (b5a.4.01)."""

    sequence: ClassVar[tuple[str, ...]] = (
        "begin_turn",
        "recover_dice",
        "draw_cards",
        "activation_phase",
        "activate_generals",
        "free_peoples_leadership",
        "fate",
        "leadership_phase",
        "choose_bats",
        "shadow_leadership",
        "place_bats",
        "action_roll",
        "lucky_number",
        "action_round",
        "victory_check",
        "clean_up",
        "next_turn",
    )
    bats: int = 0
    """Great Bats still to be placed this turn."""

    def begin_turn(self, s: Battlefield) -> None:
        s.turn += 1
        s.phase = P_RECOVERY
        tell(s, "turn_began", turn=s.turn)

    def recover_dice(self, s: Battlefield) -> None:
        """Phase 1: both pools are taken whole (b5a.4.02)."""
        s.dice = [[], []]
        s.pools = [dice_pool(s, FREE_PEOPLES), dice_pool(s, SHADOW)]

    def draw_cards(self, s: Battlefield) -> None:
        """An Event and a Story card each, the Free Peoples first (b5a.4.03)."""
        call(s, DrawCards(side=FREE_PEOPLES, stories=1), DrawCards(side=SHADOW, stories=1))

    # ---- phase 2

    def activation_phase(self, s: Battlefield) -> None:
        s.phase = P_ACTIVATION

    @choice("activate_generals", rule="b5a.4.04")
    def activate_generals(self, s: Battlefield) -> Offered:
        """Up to three Generals in play."""
        if s.activations >= MOST_ACTIVATIONS:
            return None
        actions: list[Action] = [
            ("activate", CHARACTERS[g]) for g in GENERALS if in_play(s, g) and not s.activated[g]
        ]
        if actions:
            actions.append(DONE)
        return FREE_PEOPLES, actions

    @activate_generals.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action != DONE:
            s.activated[CHARACTER[str(action[1])]] = 1
            s.activations += 1
            tell(s, "activated", general=action[1])
            self.goto("activate_generals")

    def free_peoples_leadership(self, s: Battlefield) -> None:
        """A leadership token for each activated General (b5a.4.05)."""
        call(s, PlaceLeaders(side=FREE_PEOPLES, count=s.activations))

    # ---- phase 3

    def fate(self, s: Battlefield) -> None:
        s.phase = P_FATE
        call(s, Fate())

    # ---- phase 4

    def leadership_phase(self, s: Battlefield) -> None:
        s.phase = P_LEADERSHIP

    @choice("choose_bats", rule="b5a.4.07")
    def choose_bats(self, s: Battlefield) -> Offered:
        """As many leadership tokens and Great Bats together as the Shadow has dice; no more tokens
        than armies unless all Bats are taken."""
        fewest = min(GREAT_BATS, max(0, s.pools[SHADOW] - len(armies_of(s, SHADOW))))
        most = min(GREAT_BATS, s.pools[SHADOW])
        return SHADOW, [("call_bats", n) for n in range(fewest, most + 1)]

    @choose_bats.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.bats = int(action[1])
        tell(s, "bats_called", count=self.bats)

    def shadow_leadership(self, s: Battlefield) -> None:
        call(s, PlaceLeaders(side=SHADOW, count=s.pools[SHADOW] - self.bats))

    @choice("place_bats", rule="b5a.4.08")
    def place_bats(self, s: Battlefield) -> Offered:
        """In any region: only its territory matters (b5a.12.24)."""
        if not self.bats:
            return None
        return SHADOW, [("place_bat", t) for t in TERRITORIES]

    @place_bats.takes
    def _(self, s: Battlefield, action: Action) -> None:
        s.bats[TERRITORY[str(action[1])]] += 1
        self.bats -= 1
        tell(s, "bat_placed", territory=action[1])
        self.goto("place_bats")

    # ---- phase 5

    def action_roll(self, s: Battlefield) -> None:
        """All dice of both pools are rolled (b5a.4.09)."""
        s.phase = P_ACTIONS
        for side in (FREE_PEOPLES, SHADOW):
            faces = DIE_FACES[side]
            rolled = [faces[roll(s, "face", faces) - 1] for _ in range(s.pools[side])]
            tell(s, "dice_rolled", side=SIDES[side], faces=[FACES[f] for f in rolled])
            s.dice[side] = sorted(rolled)

    @choice("lucky_number", rule="b5a.6.14")
    def lucky_number(self, s: Battlefield) -> Offered:
        """Lucky Number: one die may be rolled again."""
        if not on_table(s, LUCKY_NUMBER):
            return None
        dice = dict.fromkeys(s.dice[FREE_PEOPLES])
        return FREE_PEOPLES, [*(("roll_again", FACES[f]) for f in dice), DONE]

    @lucky_number.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            return
        dice = s.dice[FREE_PEOPLES]
        dice.remove(FACE[str(action[1])])
        face = DIE_FACES[FREE_PEOPLES][roll(s, "face", DIE_FACES[FREE_PEOPLES]) - 1]
        s.dice[FREE_PEOPLES] = sorted([*dice, face])
        tell(s, "die_rolled_again", before=action[1], after=FACES[face])
        if face == F_WILL:
            discard_from_table(s, LUCKY_NUMBER)

    def action_round(self, s: Battlefield) -> None:
        call(s, ActionRound())

    # ---- phase 6

    def victory_check(self, s: Battlefield) -> None:
        s.phase = P_END
        check_end_of_turn(s)

    def clean_up(self, s: Battlefield) -> None:
        """Leadership tokens, Bats and activation tokens go, the Eagles fly home (b5a.4.11)."""
        s.leaders = bytearray(PLACE_COUNT)
        s.bats = [0] * len(TERRITORIES)
        fly_home(s)
        s.activated = [0] * len(CHARACTERS)
        s.activations = 0

    def next_turn(self, s: Battlefield) -> None:
        self.goto("begin_turn")


class PlaceLeaders(Frame):
    """Leadership tokens, each with a different army (b5a.4.05, b5a.4.08, b5a.8.19)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_army",)
    side: int
    count: int
    used: tuple[int, ...] = ()

    @choice("place_leader", rule="b5a.8.19")
    def choose_army(self, s: Battlefield) -> Offered:
        if not self.count:
            return None
        places = [p for p in armies_of(s, self.side) if p not in self.used]
        if len(places) <= self.count:
            places = places[:1]
        return self.side, [("place_leader", PLACES[p]) for p in places]

    @choose_army.takes
    def _(self, s: Battlefield, action: Action) -> None:
        place = PLACE[str(action[1])]
        add_leaders(s, place)
        self.used = (*self.used, place)
        self.count -= 1
        self.goto("choose_army")


def start(s: Battlefield) -> None:
    """Put the first turn on the stack."""
    s.stack = [Turn()]


def resume_from_position(s: Battlefield) -> None:
    """Put on the stack what goes on in a position: the phase it names, from its beginning; in the
    action round the dice are as given and `to_act` is to act."""
    turn = Turn()
    turn.goto(
        {
            P_RECOVERY: "recover_dice",
            P_ACTIVATION: "activate_generals",
            P_FATE: "fate",
            P_LEADERSHIP: "choose_bats",
            P_ACTIONS: "victory_check" if any(s.dice) else "action_roll",
            P_END: "victory_check",
        }[s.phase]
    )
    s.stack = [turn]
    if not any(s.pools):
        s.pools = [dice_pool(s, FREE_PEOPLES), dice_pool(s, SHADOW)]
    if s.phase == P_ACTIONS and any(s.dice):
        actions = ActionRound()
        actions.goto("whose_turn")
        call(s, actions)
