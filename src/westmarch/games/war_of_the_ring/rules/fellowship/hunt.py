"""The Hunt for the Ring: the roll, the tile, its damage, being revealed (chapter 9)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import NO, SPACE
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARDS,
    DIE,
    EYE,
    FP_SPECIAL_TILES,
    STANDARD_TILES,
    TILE_REVEALS,
    TILE_STOPS,
    TILE_VALUE,
    TILES,
)
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship_box import companions_in_fellowship
from westmarch.games.war_of_the_ring.rules.fellowship.mordor import (
    eye_in_mordor,
    put_tiles_back,
    step_forward,
)
from westmarch.games.war_of_the_ring.rules.fellowship.ring_bearers import (
    PlaceRingBearers,
    corrupt,
    heal,
    is_shadow_stronghold,
)
from westmarch.games.war_of_the_ring.rules.fellowship.separation import (
    BreakFellowship,
    Depart,
    EliminateCompanion,
)
from westmarch.games.war_of_the_ring.rules.map.armies import nazgul_at
from westmarch.games.war_of_the_ring.rules.map.board import (
    INSIDE,
    MORIA,
    REGIONS,
    SETTLEMENT,
    STRONGHOLD,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTERS,
    FREE_PEOPLES,
    GOLLUM,
    HOBBITS,
    LEVEL,
    SHADOW,
)
from westmarch.games.war_of_the_ring.rules.seats import hunted, hunter
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.games.war_of_the_ring.rules.turn.table_cards import discard_from_table
from westmarch.kernel.engine.chance import choose_one, draw_one, roll, roll_dice
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

SPACE.verb("use_table_card", CARDS)
SPACE.verb("reroll_hunt", range(4))
USE_GUIDE: Action = (SPACE.verb("use_guide"),)
LOSE_GUIDE: Action = (SPACE.verb("lose_guide"),)
LOSE_RANDOM: Action = (SPACE.verb("lose_random_companion"),)
USE_THE_RING: Action = (SPACE.verb("use_the_ring"),)

MOST_HUNT_DICE = 5

MITHRIL_COAT_AND_STING = CARD["fp_char_05"]
AXE_AND_BOW = CARD["fp_char_06"]
HORN_OF_GONDOR = CARD["fp_char_07"]
WIZARDS_STAFF = CARD["fp_char_08"]
THE_LAST_BATTLE = CARD["fp_strat_01"]
FLOCKS_OF_CREBAIN = CARD["sh_char_16"]
BALROG_OF_MORIA = CARD["sh_char_17"]

ISILDURS_BANE_AND_THE_MITHRIL_COAT = "isildurs_bane_and_the_mithril_coat"
"""A ruling; switched, the Coat does not answer Isildur's Bane."""


# ---- the Hunt Pool


def draw_tile(s: War, held: tuple[int, ...] = ()) -> int:
    """Draw a tile at random and set it aside (wotr.9.01). Should the pool run out meanwhile, the
    tiles `held`, drawn and not yet done with, are not put back in."""
    put_tiles_back(s, held)
    tile = draw_one(s, s.hunt_pool, "tile")
    s.hunt_drawn.append(tile)
    tell(s, "hunt_tile_drawn", tile=TILES[tile])
    return tile


def draw_tiles(s: War, count: int) -> tuple[int, ...]:
    """Draw several tiles and look at them together."""
    held: tuple[int, ...] = ()
    for _ in range(count):
        held = (*held, draw_tile(s, held))
    return held


def return_tile(s: War, tile: int) -> None:
    """Put a drawn tile back into the pool."""
    s.hunt_drawn.remove(tile)
    s.hunt_pool.append(tile)
    tell(s, "hunt_tile_returned", tile=TILES[tile])


def remove_tile(s: War, tile: int) -> None:
    """Take a drawn tile out of the game for good."""
    s.hunt_drawn.remove(tile)
    s.hunt_removed.append(tile)
    tell(s, "hunt_tile_removed", tile=TILES[tile])


def add_special_tile(s: War, tile: int) -> None:
    """Bring a special tile into play: it waits for Mordor beside the pool, or goes in at once when
    the Fellowship is there already (wotr.9.04)."""
    (s.hunt_waiting if s.mordor == NOT_IN_MORDOR else s.hunt_pool).append(tile)
    tell(s, "special_tile_in_play", tile=TILES[tile])


# ---- the hunt roll


def rerolls_allowed(s: War) -> int:
    """One failed die for each: a Shadow-controlled Stronghold, Shadow units, Nazgûl, in the
    Ring-bearers' region (wotr.9.10)."""
    region = s.ring_bearers
    inside = INSIDE[region]
    stronghold = SETTLEMENT[region] == STRONGHOLD and s.control[region] == SHADOW
    units = s.shadow_units[region] > 0 or (inside >= 0 and s.shadow_units[inside] > 0)
    nazgul = nazgul_at(s, region) > 0 or (inside >= 0 and nazgul_at(s, inside) > 0)
    return stronghold + units + nazgul


class Hunt(Frame):
    """The Shadow hunts the moving Fellowship (wotr.9.07 to wotr.9.12). `extra` is added to every
    die."""

    sequence: ClassVar[tuple[str, ...]] = ("crebain", "hunt_roll", "reroll", "result")
    extra: int = 0
    modifier: int = 0
    dice: tuple[int, ...] = ()
    successes: int = 0

    @choice("flocks_of_crebain", rule="wotr.5.11")
    def crebain(self, s: War) -> Offered:
        """Flocks of Crebain: +1 to the whole roll, re-rolls included."""
        if FLOCKS_OF_CREBAIN not in s.table or not s.hunt_box[SHADOW]:
            return None
        return hunter(s), [("use_table_card", CARDS[FLOCKS_OF_CREBAIN]), NO]

    @crebain.takes
    def _(self, s: War, action: Action) -> None:
        if action != NO:
            discard_from_table(s, FLOCKS_OF_CREBAIN)
            self.extra += 1

    def hunt_roll(self, s: War) -> None:
        level = s.hunt_box[SHADOW]
        if not level:
            tell(s, "no_hunt")
            self.end()
            return
        self.modifier = s.hunt_box[FREE_PEOPLES] + self.extra
        self.dice = tuple(roll_dice(s, min(level, MOST_HUNT_DICE)))
        self.successes = sum(map(self.succeeds, self.dice))
        tell(
            s,
            "hunt_roll",
            level=level,
            dice=list(self.dice),
            modifier=self.modifier,
            successes=self.successes,
        )

    def succeeds(self, die: int) -> bool:
        """6 or more with the modifier; an unmodified 1 never (wotr.9.08, wotr.9.09)."""
        return die != 1 and die + self.modifier >= 6

    @choice("reroll_hunt", rule="wotr.9.10")
    def reroll(self, s: War) -> Offered:
        most = min(rerolls_allowed(s), len(self.dice) - self.successes)
        if not most:
            return None
        return hunter(s), [("reroll_hunt", n) for n in range(most, -1, -1)]

    @reroll.takes
    def _(self, s: War, action: Action) -> None:
        count = int(action[1])
        if count:
            kept = [d for d in self.dice if self.succeeds(d)]
            failed = sorted(d for d in self.dice if not self.succeeds(d))
            again = roll_dice(s, count)
            self.dice = (*kept, *failed[count:], *again)
            self.successes = sum(map(self.succeeds, self.dice))
            tell(
                s,
                "hunt_reroll",
                replaced=failed[:count],
                dice=again,
                modifier=self.modifier,
                successes=self.successes,
            )

    def result(self, s: War) -> None:
        if self.successes:
            call(s, HuntTile(cause="hunt", successes=self.successes))
        else:
            tell(s, "hunt_failed")


# ---- a tile and its effects


class HuntTile(Frame):
    """Draw one hunt tile and apply it in the order of wotr.9.19.

    `cause`: "hunt" (a successful hunt roll, with its `successes`), "mordor" (a move on the Mordor
    Track), "stronghold" (wotr.8.23), "balrog", or "card". Cards change what happens:
    `ignore_eye`, `ignore_fp_special`: such a tile is thrown away unresolved;
    `ignore_reveal`: a Reveal icon is void (wotr.9.17);
    `no_reduction`: nothing lowers the damage, all of it becomes Corruption (Isildur's Bane);
    `forced_random_casualty`: the casualty must be taken and is a random Companion (Foul Thing from
    the Deep);
    `separates`: that many Companions separate instead of damage, icons are void (The Breaking of
    the Fellowship).
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "prevent",
        "draw",
        "determine_damage",
        "use_event",
        "break_up",
        "guide_ability",
        "forced_casualty",
        "take_casualty",
        "use_of_the_ring",
        "advance_in_mordor",
        "reveal",
    )
    cause: str = "hunt"
    successes: int = 0
    ignore_eye: int = 0
    ignore_fp_special: int = 0
    ignore_reveal: int = 0
    no_reduction: int = 0
    forced_random_casualty: int = 0
    separates: int = 0

    tile: int = -1
    damage: int = 0
    helped: int = 0
    """1 when an Event on the table was used: one for each tile (wotr.9.19)."""
    fallen: int = 0
    """1 when a casualty was taken: one for each tile (wotr.9.21)."""
    asked_guide: int = -1
    """The Guide whose ability was offered last: a new one may use his at once (wotr.9.20)."""
    self_revealed: int = 0
    """1 when Gollum chose to reveal the Fellowship."""

    # -- the draw

    @choice("wizards_staff", rule="wotr.9.19")
    def prevent(self, s: War) -> Offered:
        """Wizard's Staff: no tile is drawn at all."""
        if WIZARDS_STAFF not in s.table:
            return None
        return hunted(s), [("use_table_card", CARDS[WIZARDS_STAFF]), NO]

    @prevent.takes
    def _(self, s: War, action: Action) -> None:
        if action != NO:
            discard_from_table(s, WIZARDS_STAFF)
            tell(s, "hunt_tile_prevented")
            self.goto("advance_in_mordor")

    def draw(self, s: War) -> None:
        self.tile = draw_tile(s)

    def determine_damage(self, s: War) -> None:
        """The damage of the tile (wotr.9.05, wotr.9.06, wotr.9.13 to wotr.9.15, wotr.9.31)."""
        value = TILE_VALUE[self.tile]
        if value == EYE:
            if self.ignore_eye:
                return self.throw_away(s)
            if self.cause == "hunt":
                value = self.successes
            else:
                value = eye_in_mordor(s) if self.cause == "mordor" else 0
        elif value == DIE:
            value = roll(s)
            tell(s, "hunt_tile_die", roll=value)
        elif self.ignore_fp_special and self.tile in FP_SPECIAL_TILES:
            return self.throw_away(s)
        self.damage = max(0, value)
        tell(s, "hunt_damage", tile=TILES[self.tile], cause=self.cause, damage=self.damage)
        return None

    def throw_away(self, s: War) -> None:
        tell(s, "hunt_tile_ignored", tile=TILES[self.tile])
        put_tiles_back(s)
        self.end()

    # -- 1: an Event card on the table

    @choice("hunt_table_card", rule="wotr.9.19")
    def use_event(self, s: War) -> Offered:
        if not s.table or self.helped:
            return None
        cards = []
        barred = self.no_reduction and ISILDURS_BANE_AND_THE_MITHRIL_COAT in s.house_rulings
        if MITHRIL_COAT_AND_STING in s.table and not barred:  # draws again, lowers nothing
            cards.append(MITHRIL_COAT_AND_STING)
        if self.damage and not self.separates and not self.no_reduction:
            cards += [c for c in (AXE_AND_BOW, HORN_OF_GONDOR) if c in s.table]
        if not cards:
            return None
        return hunted(s), [*(("use_table_card", CARDS[c]) for c in cards), NO]

    @use_event.takes
    def _(self, s: War, action: Action) -> None:
        if action == NO:
            return
        self.helped = 1
        card = CARD[str(action[1])]
        discard_from_table(s, card)
        if card == MITHRIL_COAT_AND_STING:
            first = self.tile
            self.tile = draw_tile(s, (first,))
            return_tile(s, first)
            self.goto("determine_damage")
        else:
            self.lower(s, 1, CARDS[card])

    def lower(self, s: War, amount: int, by: str) -> None:
        """Lower the damage, not below 0."""
        self.damage = max(0, self.damage - amount)
        tell(s, "hunt_damage_lowered", by=by, damage=self.damage)

    def break_up(self, s: War) -> None:
        if self.separates:
            put_tiles_back(s)
            call(s, BreakFellowship(count=self.damage))
            self.end()

    # -- 2: the Guide's ability, then a casualty

    @choice("guide_ability", rule="wotr.9.19")
    def guide_ability(self, s: War) -> Offered:
        guide = s.guide
        if not self.damage or self.no_reduction or guide == self.asked_guide:
            return None
        if guide not in HOBBITS and (guide != GOLLUM or not self.may_reveal(s)):
            return None
        return hunted(s), [USE_GUIDE, NO]

    @guide_ability.takes
    def _(self, s: War, action: Action) -> None:
        guide = self.asked_guide = s.guide
        if action == NO:
            return
        self.lower(s, 1, CHARACTERS[guide])
        if guide == GOLLUM:
            self.self_revealed = 1
        else:
            distance = s.progress + LEVEL[guide]
            call(s, Depart(seat=hunted(s), group=(guide,), distance=distance))
        self.goto("guide_ability")

    def may_reveal(self, s: War) -> bool:
        """Gollum reveals the Fellowship only where it is hidden and this tile does not do it."""
        return not (s.revealed or self.ignore_reveal or self.tile_reveals(s))

    def tile_reveals(self, s: War) -> bool:
        """Whether the tile's own icon reveals the Fellowship. With Gollum as Guide standard
        numbered tiles do not (wotr.9.16)."""
        tile = self.tile
        if tile < 0 or self.ignore_reveal or not TILE_REVEALS[tile]:
            return False
        return s.guide != GOLLUM or TILE_VALUE[tile] == EYE or tile not in STANDARD_TILES

    def forced_casualty(self, s: War) -> None:
        """The casualty that a card demands, of damage that an Event on the table and the Guide have
        left, while anybody is there to fall."""
        if not self.forced_random_casualty or self.fallen or not self.damage:
            return
        company = companions_in_fellowship(s)
        if company:
            self.fall(s, choose_one(s, company, "character"))
            self.goto("guide_ability")

    @choice("hunt_casualty", rule="wotr.9.21")
    def take_casualty(self, s: War) -> Offered:
        if not self.damage or self.fallen or self.no_reduction:
            return None
        company = len(companions_in_fellowship(s))
        if not company:
            return None
        if company == 1:
            return hunted(s), [LOSE_GUIDE, USE_THE_RING]
        return hunted(s), [LOSE_GUIDE, LOSE_RANDOM, USE_THE_RING]

    @take_casualty.takes
    def _(self, s: War, action: Action) -> None:
        if action == LOSE_GUIDE:
            self.fall(s, s.guide)
            self.goto("guide_ability")
        elif action == LOSE_RANDOM:
            self.fall(s, choose_one(s, companions_in_fellowship(s), "character"))
            self.goto("guide_ability")

    def fall(self, s: War, companion: int) -> None:
        """A casualty absorbs its Level (wotr.9.22)."""
        self.fallen = 1
        tell(s, "hunt_casualty", character=CHARACTERS[companion])
        self.lower(s, LEVEL[companion], CHARACTERS[companion])
        call(s, EliminateCompanion(character=companion, casualty=1))

    # -- 3: Use of the Ring

    def use_of_the_ring(self, s: War) -> None:
        """What is left becomes Corruption (wotr.9.23); a negative tile heals (wotr.9.05)."""
        put_tiles_back(s)
        if TILE_VALUE[self.tile] < 0:
            heal(s, -TILE_VALUE[self.tile])
        corrupt(s, self.damage)

    # -- 4: further on, or found

    def advance_in_mordor(self, s: War) -> None:
        """On the Mordor Track the move itself, unless the tile stops it (wotr.9.32)."""
        if self.cause == "mordor" and (self.tile < 0 or not TILE_STOPS[self.tile]):
            step_forward(s)

    def reveal(self, s: War) -> None:
        if not s.revealed and (self.self_revealed or self.tile_reveals(s)):
            call(s, RevealFellowship())


# ---- being revealed


def discard_the_last_battle(s: War) -> None:
    """The Last Battle ends when the Fellowship is declared or revealed."""
    if THE_LAST_BATTLE in s.table:
        discard_from_table(s, THE_LAST_BATTLE)


class RevealFellowship(PlaceRingBearers):
    """The Fellowship is revealed: the Free Peoples place the Ring-bearers, not in one of their own
    Cities or Strongholds; then further tiles, in the order of wotr.9.18."""

    sequence: ClassVar[tuple[str, ...]] = ("turn_up", "set_out", "walk", "found", "further_tiles")
    shelter_barred: ClassVar[bool] = True

    def turn_up(self, s: War) -> None:
        if s.revealed:
            return self.end()
        s.revealed = 1
        discard_the_last_battle(s)
        if s.mordor != NOT_IN_MORDOR:
            # No path is traced on the Mordor Track (wotr.9.33).
            tell(s, "fellowship_revealed", step=s.mordor)
            self.end()
        return None

    def found(self, s: War) -> None:
        s.progress = 0
        tell(
            s,
            "fellowship_revealed",
            region=REGIONS[s.ring_bearers],
            path=[REGIONS[r] for r in self.touched()],
        )

    def further_tiles(self, s: War) -> None:
        tiles: list[Frame] = []
        if balrog_wakes(s, self):
            tiles.append(BalrogOfMoria())
        if any(is_shadow_stronghold(s, r) for r in self.touched()):
            tiles.append(HuntTile(cause="stronghold"))
        call(s, *tiles)


def balrog_wakes(s: War, journey: PlaceRingBearers) -> bool:
    """Whether the path entered, left or crossed Moria while Balrog of Moria is on the table."""
    return BALROG_OF_MORIA in s.table and bool(journey.path) and MORIA in journey.touched()


class BalrogOfMoria(Frame):
    """Balrog of Moria: the Shadow may discard it for one more tile; an Eye does nothing. A Reveal
    icon is void after declaring in a City or Stronghold of the Free Peoples (wotr.9.17)."""

    sequence: ClassVar[tuple[str, ...]] = ("ask",)
    ignore_reveal: int = 0

    @choice("balrog_of_moria", rule="wotr.9.18")
    def ask(self, s: War) -> Offered:
        return hunter(s), [("use_table_card", CARDS[BALROG_OF_MORIA]), NO]

    @ask.takes
    def _(self, s: War, action: Action) -> None:
        if action != NO:
            discard_from_table(s, BALROG_OF_MORIA)
            call(s, HuntTile(cause="balrog", ignore_eye=1, ignore_reveal=self.ignore_reveal))
