"""The state of a game of The Lord of the Rings: The Card Game, attribute by attribute."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

from westmarch.kernel.engine.state import SETUP, State

# ---- phases of a round (lcg.17.01)
PHASES = ("resource", "planning", "quest", "travel", "encounter", "combat", "refresh")
RESOURCE, PLANNING, QUEST_PHASE, TRAVEL, ENCOUNTER, COMBAT, REFRESH = range(7)

MODES = ("standard", "basic", "easy")
SEATS = ("player_1", "player_2", "player_3", "player_4")

NOBODY = -1
NOTHING = -1
"""No card."""
ELIMINATION_LEVEL = 50
ALL_SEATS = 15
"""Bits of all four seats, for `seen_by`."""

Lasting = tuple[str, int, int, str, int]
"""(what, card or seat, amount, until, source): see lasting.py."""
Delayed = tuple[str, str, int, int]
"""(happening, function, card, seat): see happenings.py."""


class Campaign(Struct, frozen=True):
    """The campaign a game belongs to: its level and what came before (campaign.py)."""

    level: str
    so_far: str


class Adventure(State, kw_only=True):
    """Everything on the table.

    A card is a small number, its *instance*; the first lists say for each instance what it is and
    how it lies. Where it is: `zone` and `zones` (zones.py moves cards, nothing else does).
    """

    players: int = 1
    scenario: int = 0
    mode: str = "standard"
    keywords: str = "every_reveal"
    """Whether surge and doomed work at every reveal or only in staging (ruling
    `surge_and_doomed_outside_staging`)."""
    decks: tuple[str, ...] = ()
    """The deck of each seat, as its option says it."""
    chosen_first: str = "random"
    """Who is first player, as the option says it."""
    campaign: Campaign | UnsetType = UNSET
    """Outside of a campaign it is left out of saved states, which keep their hashes so."""

    # ---- each card
    design: tuple[int, ...] = ()
    """Its number in the catalogue."""
    owner: tuple[int, ...] = ()
    """The seat that owns it; NOBODY for encounter and quest cards."""
    controller: tuple[int, ...] = ()
    """Who played an attachment: its controller while it is on no character (ruling
    `attachments_on_other_cards`)."""
    zone: bytearray = field(default_factory=bytearray)
    """Its zone (zones.py)."""
    exhausted: bytearray = field(default_factory=bytearray)
    damage: bytearray = field(default_factory=bytearray)
    progress: bytearray = field(default_factory=bytearray)
    resources: list[int] = []
    committed: bytearray = field(default_factory=bytearray)
    """1 while it is committed to the quest."""
    attached_to: list[int] = []
    """The card it is attached to, or, for a shadow card, the enemy it was dealt to; DECK_HOST -
    seat for a card attached to a player's deck; NOTHING otherwise."""
    guarding: tuple[int, ...] = ()
    """The objective it guards; NOTHING otherwise."""
    under: tuple[int, ...] = ()
    """Of an Orc Guard: the player card that lies face down."""
    seen_by: bytearray = field(default_factory=bytearray)
    """Bits of the seats that know this card where it lies, though it lies hidden."""

    # ---- zones
    zones: list[list[int]] = []
    """Cards of each zone in order; the last card of a deck or pile is on top."""
    live: list[int] = []
    """Cards in play that have text, in the order they came into play (kept by zones.py)."""
    hears: int = 0
    """Bits (abilities.BIT) of all that those cards wait for and answer to (kept by zones.py)."""

    # ---- the round
    round: int = 0
    phase: int = 0
    first_player: int = 0
    threat: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    eliminated: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    start_threat: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Threat level each player started with."""

    # ---- what lasts
    lasting: list[Lasting] = []
    delayed: list[Delayed] = []
    uses: list[tuple[int, int, int, str]] = []
    """(card, ability, seat, period) for each use of a limited ability in the current period."""
    allies_played: int = 0
    """Allies played by all players this round."""

    # ---- combat
    have_attacked: list[int] = []
    """Enemies whose attack of this round has been resolved."""
    attacks_made: list[int] = []
    """seat * 1000 + enemy for each attack a player made this round (lcg.10.03)."""

    # ---- the scenario
    captive: int = NOTHING
    """The hero held prisoner in Dol Guldur."""
    rescued: int = 0

    # ---- convenience of players
    passing: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    """For each seat that passed for the whole phase: card * 8 + ability of what it could have used
    then. It is asked again when it can use something else. Empty while it is asked."""
    silent: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """1 for each seat that passed for the whole phase."""
    score: int = 0
    """The score of a won game (lcg.12.11)."""

    def moment(self) -> tuple[int, str]:
        return self.round, PHASES[self.phase] if self.round else SETUP
