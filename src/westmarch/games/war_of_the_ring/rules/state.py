"""The state of a game of War of the Ring, attribute by attribute."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import UNSET, UnsetType, field

from westmarch.games.war_of_the_ring.rules.map.board import PLACE_COUNT
from westmarch.games.war_of_the_ring.rules.map.pieces import KINDS
from westmarch.kernel.engine.state import SETUP, State, migration

# Phases of a turn (wotr.4.01)
PHASES = (
    "recover_and_draw",
    "fellowship",
    "hunt_allocation",
    "action_roll",
    "action_resolution",
    "victory_check",
)
P_RECOVER, P_FELLOWSHIP, P_HUNT_ALLOCATION, P_ACTION_ROLL, P_ACTIONS, P_VICTORY = range(6)

NOT_IN_MORDOR = -1


class War(State, kw_only=True):
    """Everything on the table. Lists are indexed by the small ids of pieces.py, board.py and
    catalogue.py. Change figures only through armies.py, which keeps the counts in step."""

    packed: ClassVar[tuple[str, ...]] = ("figures",)

    schema: int = 2
    players: int = 2
    """2, 3 or 4 (chapter 11). Seats: see seats.py."""
    turn: int = 0
    phase: int = 0
    leading: list[int] = field(default_factory=lambda: [0, 1])
    """Seat of the leading player of each side."""

    # ---- figures
    figures: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT * KINDS))
    """figures[place * KINDS + kind]: how many stand there."""
    fp_units: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT))
    """Free Peoples units at each place, all Nations together."""
    shadow_units: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT))
    """Shadow units at each place."""
    reinforcements: bytearray = field(default_factory=lambda: bytearray(KINDS))
    """Figures that can still be recruited."""
    casualties: bytearray = field(default_factory=lambda: bytearray(KINDS))
    """Free Peoples figures out of play for good (wotr.6.29). The Shadow's return above."""
    characters: list[int] = []
    """Place of each Character, or IN_FELLOWSHIP, SET_ASIDE, ELIMINATED."""
    separate: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT))
    """3-4 players: 1 where partners' units share a place as separate Armies (wotr.11.16)."""
    mixed: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT))
    """3-4 players: 1 where partners' units form a mixed Army (wotr.11.18)."""

    # ---- Settlements
    control: tuple[int, ...] = ()
    """Side that controls the Settlement of each region; NOBODY where there is none."""
    captor: tuple[int, ...] = ()
    """Seat that captured the region's Settlement from the enemy; -1 while not captured."""
    victory_points: list[int] = field(default_factory=lambda: [0, 0])
    """Points each side has from captured Cities and Strongholds (wotr.6.96)."""

    # ---- Nations
    political: list[int] = []
    """Steps each Nation is from At War; 0 is At War."""
    active: list[int] = []
    """1 for an active Nation, 0 for a passive one."""

    # ---- the Fellowship
    ring_bearers: int = 0
    """Region of the Ring-bearers figure: the last known position. On the Mordor Track: where they
    entered it."""
    progress: int = 0
    revealed: int = 0
    corruption: int = 0
    guide: int = 0
    """The Character who is Guide."""
    guide_settled: list[int] = []
    """The circumstances the Guide was last chosen in, while the choice stands
    (ring_bearers.guide_circumstances)."""
    mordor: int = NOT_IN_MORDOR
    """Step on the Mordor Track 0..5; 5 is the Crack of Doom."""
    mordor_effort: int = 0
    """1 when the Fellowship moved or hid on the Mordor Track this turn (wotr.9.34)."""

    # ---- the Hunt
    hunt_pool: list[int] = []
    """Tiles in the bag. They are drawn at random, so their order means nothing."""
    hunt_drawn: list[int] = []
    """Tiles drawn and set aside."""
    hunt_removed: list[int] = []
    """Tiles out of the game for good."""
    hunt_waiting: list[int] = []
    """Special tiles in play that wait for the Fellowship to enter Mordor."""
    hunt_box: list[int] = field(default_factory=lambda: [0, 0])
    """Dice of each side in the Hunt Box."""
    fp_dice_were_in_hunt_box: int = 0
    """1 when a Free Peoples die was recovered from the Hunt Box this turn (wotr.4.14)."""

    # ---- Action dice and Elven Rings
    pools: list[int] = field(default_factory=lambda: [0, 0])
    """Action dice each side has this turn."""
    dice: list[list[int]] = field(default_factory=lambda: [[], []])
    """Faces of each side's unused dice, sorted."""
    rings: list[int] = field(default_factory=lambda: [3, 0])
    """Elven Rings each side can use."""
    ring_used: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """1 for each seat that used an Elven Ring this turn."""
    to_act: int = 0
    """The seat whose turn it is to use a die in Phase 5."""
    next_of_side: list[int] = field(default_factory=lambda: [0, 1])
    """The seat of each side that acts when the side's turn comes (wotr.11.08)."""
    messenger_used: int = 0
    """1 when the Mouth of Sauron turned a Muster result into an Army result this turn."""

    # ---- cards
    decks: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    """The four decks; the last card of a list is on top."""
    hands: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    """Cards in hand by seat, in the order drawn."""
    discards: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    """Discarded face up, by deck."""
    hidden_discards: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    """Discarded face down for the hand limit, by deck (wotr.5.05)."""
    table: list[int] = []
    """Cards in play on the table, in the order played."""

    # ---- three players (wotr.11.25)
    last_fp_nations: list[int] = []
    """Nations the Free Peoples player used the last action on: recruits, Armies of one Nation."""
    last_fp_armies: list[int] = []
    """Where the Armies of several Nations used by that action now stand."""
    fp_nations: list[int] = []
    """The same for the action in progress: Nations."""
    fp_armies: list[int] = []
    """Armies of several Nations used by the action in progress."""

    limits_kept: bool | UnsetType = UNSET
    """True while no Army is above its limit, as recruitment.over_limit has found; unset when that
    must be looked up. Follows from the figures; not saved, not hashed."""

    champions: list[int] = []
    """After the end, 3-4 players: the individual winners of the winning side (wotr.11.26)."""

    def saved(self) -> War:
        c = super().saved()
        c.limits_kept = UNSET
        return c

    def moment(self) -> tuple[int, str]:
        return self.turn, PHASES[self.phase] if self.turn else SETUP


@migration(War, 1)
def steps_of_the_first_layout(raw: dict[str, Any]) -> None:
    """Where the procedures of the first layout go on: the casualty that Foul Thing from the Deep
    demands comes after the Guide's ability (wotr.9.19), an advance begins with the question whether
    a card moves the whole Army, and who chooses which of several Armies comes first is asked."""
    before: dict[str, Any] = {}
    for frame in raw["stack"]:
        match frame["frame"]:
            case "HuntTile":
                frame["step"] -= frame["step"] in (5, 6)
            case "AdvanceAfterBattle":
                frame["step"] += 1
            case "Battle":
                frame["landing"] = before.get("remote", 0)
            case "MoveArmies":
                frame["at_least"] = 0 if frame.pop("optional", 0) else 1
            case "EnforceLimits":
                frame["step"] += frame["step"] == 2
            case "MeetPartners":
                frame["step"] += frame["step"] in (1, 2)
            case "ReturnToValinor":
                frame["seat"] = before["seat"]
            case "ExchangeCards":
                _leading_player_first(raw, frame)
        before = frame


def _leading_player_first(raw: dict[str, Any], frame: dict[str, Any]) -> None:
    """Partners who exchange cards speak in the order of their seats no more: where the second leads
    they are asked again, and a card picked is picked again."""
    first = frame["side"] * (2 if raw["players"] == 4 else 1)
    if raw["leading"][frame["side"]] != first:
        frame["step"] = 0 if frame["step"] < 2 else 2
        frame["first"] = -1
