"""The state of a game of The Battle of Five Armies, attribute by attribute."""

from __future__ import annotations

from typing import Any

from msgspec import field

from westmarch.games.five_armies.rules.map.board import PLACE_COUNT
from westmarch.games.five_armies.rules.map.pieces import KINDS, TOKEN_KINDS
from westmarch.kernel.engine.state import SETUP, State, migration

# Phases of a turn (b5a.4.01)
PHASES = (
    "recovery",
    "activation_of_generals",
    "fate",
    "shadow_leadership",
    "action_round",
    "end_of_turn",
)
P_RECOVERY, P_ACTIVATION, P_FATE, P_LEADERSHIP, P_ACTIONS, P_END = range(6)

# A group on the march (an item of `marching`): where it is, its units by kind, its Damage and
# leadership tokens, and then its characters.
G_PLACE, G_UNITS, G_DAMAGE, G_LEADERS, G_PEOPLE = 0, 1, 1 + KINDS, 2 + KINDS, 3 + KINDS


class Battlefield(State, kw_only=True):
    """Everything on the table. Lists are indexed by the small ids of pieces.py, board.py and
    catalogue.py. Change units only through armies.py, which keeps the counts in step."""

    schema: int = 2
    turn: int = 0
    phase: int = 0

    # ---- armies
    units: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT * KINDS))
    """units[place * KINDS + kind]: how many stand there."""
    fp_units: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT))
    """Free Peoples units at each place, all kinds together."""
    shadow_units: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT))
    """Shadow units at each place."""
    supply: bytearray = field(default_factory=lambda: bytearray(KINDS))
    """Units of each kind that can be recruited (b5a.3.14)."""
    damage: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT))
    """Damage tokens on the army at each place."""
    leaders: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT))
    """Leadership tokens of the army at each place."""
    characters: list[int] = []
    """Place of each character, or ON_TRACK, OUT_OF_PLAY, ELIMINATED, VANISHED, IN_EYRIE, ALOFT,
    MARCHING."""
    marching: list[list[int]] = []
    """Groups that have moved in the action in progress and join at its end (b5a.9.19)."""

    # ---- places
    shadow_control: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT))
    """1 where a Shadow control marker lies."""
    wall_damage: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT))
    """Damage tokens on the fortification of each place."""
    passes_open: list[int] = field(default_factory=lambda: [0, 0])
    """1 for each mountain pass whose pass-closed marker is gone; in the order of PASSES."""
    tokens: bytearray = field(default_factory=lambda: bytearray(PLACE_COUNT * TOKEN_KINDS))
    """tokens[place * TOKEN_KINDS + kind]: face-down recruitment tokens there."""
    faces: list[list[int]] = field(default_factory=lambda: [[], [], []])
    """Faces of all tokens of each kind that nobody has seen, in piles and on the board, sorted.
    Nobody ever looks at a face-down token, so which face it has is drawn when it is flipped."""

    # ---- special units and characters' tokens
    bats: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Great Bats in each territory."""
    eyrie: int = 0
    """Eagles in the Eyrie, their Lord not counted."""
    eagles: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Eagles over each territory, their Lord not counted."""
    lord_over: int = -1
    """The territory the Lord of the Eagles flies over; -1 while he is in the Eyrie or not in
    play."""
    wrath: int = 0
    """Wrath on Beorn's sheet."""
    rings: int = 0
    """Ring tokens on Bilbo's sheet."""
    bodyguards: int = 0
    """Bodyguard tokens on Bolg's sheet."""
    concentration: int = 0
    """1 while the concentration token lies on Gandalf's sheet."""
    activated: list[int] = []
    """1 for each character with an activation token on the sheet."""
    activations: int = 0
    """Activation tokens placed this turn."""

    # ---- fate
    fate: int = 0
    """Space of the fate marker."""
    fate_space: list[int] = []
    """Space of the fate track on which each character waits; -1 for the others."""
    fate_pool: list[int] = []
    """Tiles in the pool, sorted; they are drawn at random."""
    fate_aside: list[int] = []
    """Tiles drawn this turn and set aside."""
    fate_removed: list[int] = []
    """Tiles out of the game."""

    # ---- action dice
    pools: list[int] = field(default_factory=lambda: [0, 0])
    """Action dice each side has this turn."""
    dice: list[list[int]] = field(default_factory=lambda: [[], []])
    """Faces of each side's unused dice, sorted."""
    to_act: int = 0
    """The side to use a die in phase 5."""

    # ---- cards
    decks: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    """The four decks; the last card of a list is on top."""
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    """Cards in hand by seat, in the order drawn."""
    discards: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    """Used cards, by deck; those of the Story and Fate decks never return."""
    hidden_discards: list[list[int]] = field(default_factory=lambda: [[], []])
    """Cards each seat discarded face down for the hand limit (b5a.6.03)."""
    played: list[int] = []
    """Cards whose effects are being carried out: they go to the table or to the discards after
    that (b5a.6.13). One that ends the game stays here."""
    table: list[int] = []
    """Cards in play on the table, in the order played."""
    armour: int = 0
    """Damage tokens on the Fate card Shining Armour."""
    orcs_on_card: int = 0
    """Orcs waiting on the card Flying Arrows and Wild Spears."""
    troubled: int = -1
    """The General whose ability Troubled Mind bars; -1 for none."""

    def moment(self) -> tuple[int, str]:
        return self.turn, PHASES[self.phase] if self.turn else SETUP


@migration(Battlefield, 1)
def rally_asks_for_its_reroll(raw: dict[str, Any]) -> None:
    """The re-roll of a rally has become a step of its own (b5a.9.37); one that was stored has made
    it, and waits for casualties only."""
    for frame in raw["stack"]:
        if frame["frame"] == "Rally":
            frame["step"] = 4
