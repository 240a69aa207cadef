"""Special rules that battle plans may name (bow.16.03, bow.16.04, bow.16.08).

`shallow_water`: river hexes are fords. `catapults`: engines shoot at whoever enters a marked hex.
`strategic_positions`: hidden strategy tokens. `bystander`: a person who can be taken.
`captive`: a person hidden by one House and looked for by the other. `palisade_strength`: which
palisades still stand is settled before the battle. `burning_camp`, by which only tents burn, is in
fire.py.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, ClassVar

from westmarch.games.battles_of_westeros.rules.actions import (
    CHOOSE_HEX,
    CHOOSE_SYMBOL,
    DONE,
    NO,
    SPACE,
    YES,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army, fire
from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    HEX,
    HEX_COUNT,
    HEXES,
    NEIGHBOURS,
)
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BLUE,
    FACES,
    GREEN,
    HOUSE,
    HOUSES,
    MORALE,
    RANKS,
    RED,
    SYMBOL,
    SYMBOLS,
    VALOR,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    FORD,
    FOREST_RIVER,
    PALISADE,
    RIVER,
)
from westmarch.games.battles_of_westeros.rules.combat.attack import how_many, roll_symbols, shown
from westmarch.games.battles_of_westeros.rules.plan.special_rules import dangers, endangers, special
from westmarch.games.battles_of_westeros.rules.round.victory import check_instant, gain
from westmarch.games.battles_of_westeros.rules.state import (
    FEINT,
    FEINT_FOUND,
    GATHERED,
    MOVED,
    ORDERED,
    REAL,
    Field,
)
from westmarch.kernel.engine.chance import choose_one, reveal, shuffle
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame, with_byte

TWO_DICE: Action = (SPACE.verb("two_dice"),)


@special("shallow_water", "start")
def _(s: Field, args: dict[str, Any], unit: int) -> None:
    """All river hexes count as fords."""
    for h in range(HEX_COUNT):
        if s.ground[h] in (RIVER, FOREST_RIVER):
            s.ground = with_byte(s.ground, h, FORD)


@special("bystander", "arrive", "hex", "by", "points")
def _(s: Field, args: dict[str, Any], unit: int) -> None:
    """A person who takes no part in the fight: the House named scores when a unit of it ends a move
    in the person's hex, once."""
    house, h = HOUSE[args["by"]], HEX[args["hex"]]
    if s.hex[unit] == h and s.house[unit] == house and h not in s.taken:
        s.taken = (*s.taken, h)
        tell(s, "bystander_taken", house=HOUSES[house], hex=args["hex"])
        gain(s, house, int(args["points"]), "bystander")
        check_instant(s)


# ---- strategy tokens


@special("strategic_positions", "start", "hexes", "real")
def _(s: Field, args: dict[str, Any], unit: int) -> None:
    """Some of the positions are real, the others feints; nobody knows which (bow.16.03)."""
    hexes, real = len(args["hexes"]), int(args["real"])
    s.strategy = [REAL] * real + [FEINT] * (hexes - real)
    shuffle(s, s.strategy, "strategy")


@special("strategic_positions", "arrive")
def _(s: Field, args: dict[str, Any], unit: int) -> None:
    """Who ends a move on a position turns its token over; a real one is his."""
    at = HEXES[s.hex[unit]]
    if at not in args["hexes"]:
        return
    number = args["hexes"].index(at)
    token = s.strategy[number]
    if token in (FEINT, REAL):
        house = s.house[unit]
        reveal(s)
        s.strategy[number] = GATHERED + house if token == REAL else FEINT_FOUND
        tell(s, "strategy", house=HOUSES[house], hex=at, real=token == REAL)
        check_instant(s)


# ---- a captive


@special("captive", "round", "house", "hexes", "first", asks=lambda args: HOUSE[args["house"]])
def _(s: Field, args: dict[str, Any], unit: int) -> None:
    """The House named hides a captive: a token in the first so many hexes and one in the others,
    one of them his and one a decoy."""
    if s.round == 1:
        first = int(args["first"])
        hexes = tuple(HEX[h] for h in args["hexes"])
        call(s, HideCaptive(house=HOUSE[args["house"]], first=hexes[:first], second=hexes[first:]))


@special("captive", "ordered")
def _(s: Field, args: dict[str, Any], unit: int) -> None:
    """A unit of the other House ordered in the hex of a captive found may take him along."""
    if s.carrier == unit:
        s.carrier = -1
    if s.decoy < 0 and s.hex[unit] == s.captive and s.house[unit] != HOUSE[args["house"]]:
        s.carrier = unit


@special("captive", "arrive")
def _(s: Field, args: dict[str, Any], unit: int) -> None:
    """A unit of the other House that ends a move on a token turns both over; the decoy goes."""
    if s.house[unit] == HOUSE[args["house"]] or s.captive < 0:
        return
    if s.decoy >= 0:
        if s.hex[unit] in (s.captive, s.decoy):
            reveal(s)
            s.decoy = -1
            army.tell_of(s, "captive_found", unit, hex=HEXES[s.captive])
    elif unit == s.carrier and s.turn[unit] & ORDERED and s.turn[unit] & MOVED:
        call(s, TakeAlong(unit=unit))


class HideCaptive(Frame):
    """The captors put down the two tokens; which is the true one they alone know."""

    sequence: ClassVar[tuple[str, ...]] = ("first_token", "second_token", "true_token")
    house: int
    first: tuple[int, ...]
    second: tuple[int, ...]
    places: tuple[int, ...] = ()

    @choice("hide_captive", rule="bow.16.04")
    def first_token(self, s: Field) -> Offered:
        return self.house, [CHOOSE_HEX[h] for h in self.first]

    @first_token.takes
    def _(self, s: Field, action: Action) -> None:
        self.places = (HEX[str(action[1])],)

    @choice("hide_captive", rule="bow.16.04")
    def second_token(self, s: Field) -> Offered:
        return self.house, [CHOOSE_HEX[h] for h in self.second]

    @second_token.takes
    def _(self, s: Field, action: Action) -> None:
        self.places = (*self.places, HEX[str(action[1])])

    @choice("true_captive", rule="bow.16.04", secret=True)
    def true_token(self, s: Field) -> Offered:
        return self.house, [CHOOSE_HEX[h] for h in self.places]

    @true_token.takes
    def _(self, s: Field, action: Action) -> None:
        s.captive = HEX[str(action[1])]
        s.decoy = self.places[1] if s.captive == self.places[0] else self.places[0]
        tell(s, "captive_hidden", hexes=sorted(HEXES[h] for h in self.places))


class TakeAlong(Frame):
    """A unit that has moved out of the captive's hex may have taken him along."""

    sequence: ClassVar[tuple[str, ...]] = ("take_along",)
    unit: int

    @choice("take_along", rule="bow.16.04")
    def take_along(self, s: Field) -> Offered:
        return s.house[self.unit], [YES, NO]

    @take_along.takes
    def _(self, s: Field, action: Action) -> None:
        s.carrier = -1
        if action == YES:
            s.captive = s.hex[self.unit]
            army.tell_of(s, "captive_moved", self.unit, hex=HEXES[s.captive])


# ---- catapults


@special("catapults", "round", "house", "hexes", asks=lambda args: 1 - HOUSE[args["house"]])
def _(s: Field, args: dict[str, Any], unit: int) -> None:
    """Before the battle the enemy of the House named aims his catapults at the marked hexes."""
    if s.round == 1:
        hexes = tuple(HEX[h] for h in args["hexes"])
        call(s, AimCatapults(seat=1 - HOUSE[args["house"]], hexes=hexes))


@endangers("catapults")
def _(s: Field, args: dict[str, Any], unit: int) -> frozenset[int]:
    """For a unit of the House named, the hexes with a token of the colour of its rank."""
    if s.house[unit] != HOUSE[args["house"]] or not s.targets:
        return frozenset()
    aimed = zip(args["hexes"], s.targets, strict=True)
    return frozenset(HEX[h] for h, colour in aimed if colour == s.rank[unit])


@special("catapults", "enter")
def _(s: Field, args: dict[str, Any], unit: int) -> None:
    """A unit that enters a hex with a token of the colour of its rank, be it on its way, is
    destroyed if a die shows that colour."""
    if s.hex[unit] in dangers(s, unit):
        face = choose_one(s, FACES, "symbol")
        army.tell_of(s, "catapults", unit, hex=HEXES[s.hex[unit]], face=SYMBOLS[face])
        if face == s.rank[unit]:
            if s.commander[unit] >= 0:
                army.capture(s, unit)
            else:
                army.eliminate(s, unit)


@cache
def aims(hexes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The ways to lay out as many targeting tokens of each colour so that each touches both other
    colours; all ways where the hexes do not allow that."""
    share = -(-len(hexes) // len(RANKS))
    near = [[i for i, h in enumerate(hexes) if h in NEIGHBOURS[here]] for here in hexes]
    even = [
        colours
        for colours in product(range(len(RANKS)), repeat=len(hexes))
        if all(colours.count(rank) <= share for rank in range(len(RANKS)))
    ]
    touching = [
        colours
        for colours in even
        if all(len({colours[i], *(colours[j] for j in near[i])}) == 3 for i in range(len(hexes)))
    ]
    return tuple(touching or even)


class AimCatapults(Frame):
    """The owner of the catapults lays out the targeting tokens, hex by hex."""

    sequence: ClassVar[tuple[str, ...]] = ("aim",)
    seat: int
    hexes: tuple[int, ...]
    colours: tuple[int, ...] = ()
    """Colours of the first hexes; the next one is being chosen."""

    @choice("aim_catapults", rule="bow.16.04")
    def aim(self, s: Field) -> Offered:
        count = len(self.colours)
        if count == len(self.hexes):
            return None
        found = {way[count] for way in aims(self.hexes) if way[:count] == self.colours}
        return self.seat, [CHOOSE_SYMBOL[rank] for rank in sorted(found)]

    @aim.takes
    def _(self, s: Field, action: Action) -> None:
        self.colours = (*self.colours, SYMBOL[str(action[1])])
        if len(self.colours) < len(self.hexes):
            self.goto("aim")
        else:
            s.targets = self.colours
            hexes = [HEXES[h] for h in self.hexes]
            tell(s, "catapults_aimed", hexes=hexes, colours=[RANKS[c] for c in self.colours])


# ---- palisades


@special(
    "palisade_strength",
    "round",
    "house",
    "tokens",
    "dice",
    asks=lambda args: HOUSE[args["house"]],
)
def _(s: Field, args: dict[str, Any], unit: int) -> None:
    """Before the battle the House named strengthens its palisades and the other batters them."""
    if s.round == 1:
        walls = tuple(h for h in range(HEX_COUNT) if s.ground[h] == PALISADE)
        house, dice = HOUSE[args["house"]], int(args["dice"])
        left = tuple(int(n) for n in args["tokens"])
        strength = (0,) * (3 * len(walls))
        call(s, Palisades(house=house, dice=dice, walls=walls, left=left, strength=strength))


class Palisades(Frame):
    """The defender spreads green, blue and red order tokens over the palisades, at least one on
    each. The attacker rolls dice: a shield removes a token of its colour, valor any, and any two
    dice together any. A palisade left without tokens is removed."""

    sequence: ClassVar[tuple[str, ...]] = (
        "place",
        "roll",
        "choose_die",
        "give_up",
        "choose_wall",
        "choose_colour",
        "clear",
    )
    house: int
    dice: int
    walls: tuple[int, ...]
    left: tuple[int, ...]
    """Tokens of each colour still to be placed."""
    strength: tuple[int, ...]
    """Tokens on each palisade: green, blue, red of the first, then of the next."""
    results: tuple[int, ...] = (0, 0, 0, 0, 0)
    using: tuple[int, ...] = ()
    """Symbols of the dice being used: one, or two that are given up for any token."""
    owed: int = 0
    """Dice still to be given up."""
    wall: int = -1

    def _tokens(self, wall: int) -> tuple[int, ...]:
        return self.strength[3 * wall : 3 * wall + 3]

    def _change(self, wall: int, colour: int, by: int) -> None:
        counts = list(self.strength)
        counts[3 * wall + colour] += by
        self.strength = tuple(counts)

    @choice("strengthen_palisade", rule="bow.16.08")
    def place(self, s: Field) -> Offered:
        rest = sum(self.left)
        if not rest or not self.walls:
            return None
        empty = [h for i, h in enumerate(self.walls) if not any(self._tokens(i))]
        return self.house, [CHOOSE_HEX[h] for h in (empty if len(empty) >= rest else self.walls)]

    @place.takes
    def _(self, s: Field, action: Action) -> None:
        colour = max(i for i in (GREEN, BLUE, RED) if self.left[i])
        self.left = tuple(n - (i == colour) for i, n in enumerate(self.left))
        self._change(self.walls.index(HEX[str(action[1])]), colour, 1)
        self.goto("place")

    def roll(self, s: Field) -> None:
        """Morale results are rolled again."""
        fell = roll_symbols(s, self.dice)
        again = fell.count(MORALE)
        while again:
            more = roll_symbols(s, again)
            again = more.count(MORALE)
            fell += more
        results = how_many(fell)
        results[MORALE] = 0
        self.results = tuple(results)
        tell(
            s,
            "palisades_battered",
            house=HOUSES[1 - self.house],
            faces=shown(results),
            dice=[SYMBOLS[symbol] for symbol in fell],
        )

    def _colours(self) -> tuple[int, ...]:
        """The colours that the dice in use remove."""
        if len(self.using) == 2 or self.using == (VALOR,):
            return (GREEN, BLUE, RED)
        return self.using

    def _removable(self, symbol: int) -> bool:
        return any(self.strength) if symbol == VALOR else any(self.strength[symbol::3])

    @choice("batter_palisade", rule="bow.16.08")
    def choose_die(self, s: Field) -> Offered:
        if not any(self.strength):
            return None
        shown = [i for i in range(MORALE) if self.results[i]]
        found = [CHOOSE_SYMBOL[i] for i in shown if self._removable(i)]
        if sum(self.results) > 1:
            found.append(TWO_DICE)
        return (1 - self.house, [*found, DONE]) if found else None

    @choose_die.takes
    def _(self, s: Field, action: Action) -> None:
        if action == TWO_DICE:
            self.owed = 2
        elif action != DONE:
            self._spend(SYMBOL[str(action[1])])

    def _spend(self, symbol: int) -> None:
        self.using = (*self.using, symbol)
        self.results = tuple(n - (i == symbol) for i, n in enumerate(self.results))

    @choice("give_up_die", rule="bow.16.08")
    def give_up(self, s: Field) -> Offered:
        """The two dice that are given up for any token, one after the other."""
        if not self.owed:
            return None
        return 1 - self.house, [CHOOSE_SYMBOL[i] for i in range(MORALE) if self.results[i]]

    @give_up.takes
    def _(self, s: Field, action: Action) -> None:
        self._spend(SYMBOL[str(action[1])])
        self.owed -= 1
        self.goto("give_up")

    @choice("choose_palisade", rule="bow.16.08")
    def choose_wall(self, s: Field) -> Offered:
        colours = self._colours()
        return 1 - self.house, [
            CHOOSE_HEX[h]
            for i, h in enumerate(self.walls)
            if any(self._tokens(i)[colour] for colour in colours)
        ]

    @choose_wall.takes
    def _(self, s: Field, action: Action) -> None:
        self.wall = self.walls.index(HEX[str(action[1])])

    @choice("remove_token", rule="bow.16.08")
    def choose_colour(self, s: Field) -> Offered:
        if not self.using:
            return None
        tokens = self._tokens(self.wall)
        return 1 - self.house, [CHOOSE_SYMBOL[i] for i in self._colours() if tokens[i]]

    @choose_colour.takes
    def _(self, s: Field, action: Action) -> None:
        self._change(self.wall, SYMBOL[str(action[1])], -1)
        self.using = ()
        self.goto("choose_die")

    def clear(self, s: Field) -> None:
        for number, h in enumerate(self.walls):
            if not any(self._tokens(number)):
                fire.remove_token(s, h)
