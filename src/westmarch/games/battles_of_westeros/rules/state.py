"""The state of a battle, attribute by attribute."""

from __future__ import annotations

from typing import Any

from msgspec import field

from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX_COUNT
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import COMMANDERS
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import OFF
from westmarch.kernel.engine.state import SETUP, Shared, State, migration

# Phases of a round (bow.2.01)
PHASES = ("rally", "marshaling", "command", "regroup")
P_RALLY, P_MARSHALING, P_COMMAND, P_REGROUP = range(4)

# What a unit has done in this turn: bits of `turn`
ORDERED, MOVED, MOVE_OVER, ATTACKED, FOLLOWED, NO_ATTACK, RETURNED = 1, 2, 4, 8, 16, 32, 64
"""ordered; moved at least one hex by order, advance or pursuit; its move is over; its attack is
over; advanced or pursued; may not attack in this turn; its pursuit ended where it began."""

# Strategy tokens (bow.16.03): hidden ones, a feint found, and a real one by who found it
FEINT, REAL, FEINT_FOUND, GATHERED = range(4)
"""GATHERED + House: a real one in the hands of that House."""


class Field(State, kw_only=True):
    """Everything on the table. Lists are indexed by the small ids of grid.py, pieces.py and
    catalogue.py, those of units by the unit's number in the battle plan. Move and remove units
    only through army.py, which keeps `unit_at` and the engagements in step."""

    schema: int = 2
    battle: str = ""
    """The id of the battle plan, or its JSON text."""
    skirmish: str = ""
    """The skirmish this battle came from; empty for a battle with a plan of its own."""
    setting_up: int = 0
    """1 while a skirmish is being set up."""
    directional: int = 0
    """1 when units retreat by the errata: straight away from a melee attacker (bow.9.03)."""
    round: int = 0
    phase: int = 0
    first: int = 0
    """The first player: who has the Advantage (bow.2.05)."""
    to_act: int = 0
    """Whose turn it is in the Command phase."""
    passed: list[int] = field(default_factory=lambda: [0, 0])
    """1 for a House that has passed in this Command phase."""
    momentum: int = 0
    morale: int = 0
    """Space of the morale marker: positive on Lannister's side, negative on Stark's."""
    fallen: list[int] = field(default_factory=lambda: [0, 0])
    """How far each House's morale fell in this turn."""
    points: list[int] = field(default_factory=lambda: [0, 0])
    """Victory points."""

    # ---- the battlefield, by hex
    terrain: bytes = bytes([OFF]) * HEX_COUNT
    """The terrain under the tokens; plains where a devastation token lies."""
    ground: bytes = bytes([OFF]) * HEX_COUNT
    """What counts: the terrain token if there is one, else the terrain."""
    fire: bytes = bytes(HEX_COUNT)
    """Level of the fire; 0 where nothing burns."""
    unit_at: Shared = field(default_factory=lambda: [-1] * HEX_COUNT)
    """The unit in each hex, or NOBODY."""
    devastated: tuple[int, ...] = ()
    """Hexes with a devastation token."""
    strategy: list[int] = []
    """Strategy tokens of the plan's rule, in the order of its hexes."""
    taken: tuple[int, ...] = ()
    """Hexes whose person, a token of the plan, has been taken."""
    targets: tuple[int, ...] = ()
    """Colour of the catapults' token in each hex of the plan's rule, once they are aimed."""
    captive: int = -1
    """The hex of a captive of the plan, or NOBODY."""
    decoy: int = -1
    """The hex of the token that only looks like his, until they are turned over."""
    carrier: int = -1
    """The unit that was ordered in his hex and may take him along."""
    control: tuple[int, ...] = ()
    """House that controls each objective of the plan, or NOBODY."""

    # ---- units, by unit
    kind: bytes = b""
    house: bytes = b""
    rank: bytes = b""
    hex: list[int] = []
    """Its hex, or ELIMINATED, WAITING, ESCAPED."""
    figures: bytearray = field(default_factory=bytearray)
    """Its strength, a commander counted."""
    commander: tuple[int, ...] = ()
    """The commander who bears its banner, or NOBODY."""
    active: bytearray = field(default_factory=bytearray)
    foe: list[int] = []
    """The unit it is engaged with, or NOBODY."""
    token: list[int] = []
    """House of the engagement token on its hex, or NOBODY."""
    turn: bytearray = field(default_factory=bytearray)
    """What it has done in this turn: bits."""
    ordered: list[int] = []
    """The units ordered in this turn, in the order chosen."""
    effects: list[tuple[int, int, int, int]] = []
    """Lasting effects: kind, unit, value, how long (effects.py)."""

    # ---- commanders, by version
    tokens_on: bytearray = field(default_factory=lambda: bytearray(len(COMMANDERS)))
    """Command tokens on each Commander card."""
    fresh: bytearray = field(default_factory=lambda: bytearray(len(COMMANDERS)))
    """1 while the card shows its full-colour side."""
    captor: tuple[int, ...] = (-1,) * len(COMMANDERS)
    """The House that captured him, or NOBODY."""

    # ---- resources, by House
    command: list[int] = field(default_factory=lambda: [0, 0])
    """Command tokens on the command board."""
    pool: list[int] = field(default_factory=lambda: [0] * 10)
    """pool[house * 5 + symbol]: order tokens."""
    checked: list[int] = field(default_factory=lambda: [0] * 10)
    """Order tokens checked in this turn (bow.5.17)."""
    decks: list[list[int]] = field(default_factory=lambda: [[], []])
    """Leadership decks; the last card of a list is on top."""
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    discards: list[list[int]] = field(default_factory=lambda: [[], []])
    setup_cards: tuple[tuple[int, ...], ...] = ((), ())
    """Skirmish: set-up cards not used yet."""
    picks: tuple[tuple[int, ...], ...] = ((), ())
    """Skirmish: set-up cards whose commanders were chosen, in secret until both have chosen."""
    overlays: tuple[tuple[int, ...], ...] = ((), ())
    """Skirmish: terrain overlays still to be placed."""
    in_play: int = -1
    """The Leadership card being played, or -1."""
    retreated: int = 0
    """Hexes the last retreat went."""

    def moment(self) -> tuple[int, str]:
        return self.round, PHASES[self.phase] if self.round else SETUP


@migration(Field, 1)
def _(raw: dict[str, Any]) -> None:
    """The first player is asked which unit burns first and which leaves its bridge first: what
    comes after that in the procedure of fires is a step later."""
    for frame in raw["stack"]:
        if frame["frame"] == "Fires" and frame["step"] > 2:
            frame["step"] += 1
