"""Skirmishes (chapter 15): a battle made by chance and choice, in thirteen steps.

While it is set up, the plan is the bare board of the skirmish; when everything stands, the state's
plan becomes the battle that was made, as JSON text like any battle of one's own.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, ClassVar

from westmarch.games.battles_of_westeros.rules.actions import DONE, SPACE, by_hex
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    DISTANCE,
    HEX,
    HEX_COUNT,
    HEXES,
    hex_at,
    row_of,
)
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    COMMANDER,
    COMMANDERS,
    HOUSE,
    HOUSES,
    KIND,
    KIND_OF_COMMANDER,
    KINDS,
    LIMIT,
    NOBODY,
    PERSON_OF,
    RANK,
    RANKS,
    STRENGTH,
    WAITING,
    ZONE,
    load,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    GROUND,
    GROUNDS,
    OFF,
    PASSABLE,
    PLAINS,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import SYMBOL_OF as LETTERS
from westmarch.games.battles_of_westeros.rules.catalogue import deck_of
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    RANDOM,
    SKIRMISHES,
    plan_named,
)
from westmarch.games.battles_of_westeros.rules.round.rounds import Round
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.chance import begin, choose_one, draw_one, reveal, shuffle
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame, with_byte

_CARDS = load("skirmishes.toml")["card"]
SETUP_CARDS: tuple[str, ...] = tuple(c["id"] for c in _CARDS)
SETUP_CARD = {name: i for i, name in enumerate(SETUP_CARDS)}
HOUSE_OF_SETUP: tuple[int, ...] = tuple(HOUSE[c["house"]] for c in _CARDS)
COMMANDER_OF_SETUP: tuple[int, ...] = tuple(
    COMMANDER[c["commander"]] if "commander" in c else NOBODY for c in _CARDS
)
RANK_OF_SETUP: tuple[int, ...] = tuple(RANK[c.get("rank", "blue")] for c in _CARDS)
UNITS_OF_SETUP: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((KIND[kind], RANK[rank]) for kind, rank in c["units"]) for c in _CARDS
)
TERRAIN_OF_SETUP: tuple[tuple[int, ...], ...] = tuple(
    tuple(GROUND[name] for name, count in c["terrain"].items() for _ in range(count))
    for c in _CARDS
)
LETTER_OF = {ground: letter for letter, ground in LETTERS.items()}

SPACE.verb("take_commander", COMMANDERS)
TAKE: tuple[Action, ...] = tuple(("take_commander", name) for name in COMMANDERS)
PLACE_TERRAIN = by_hex("place_terrain")
PLACE_UNIT = by_hex("place_unit")


def rules_of(s: Field) -> dict[str, Any]:
    """The summary card of the skirmish."""
    return SKIRMISHES[s.skirmish]


def new_skirmish(
    name: str,
    seed: int | str,
    luck: Sequence[int] = (),
    listen: bool = False,
    directional: int = 0,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> Field:
    """A skirmish before its first choice: the empty board (bow.15.04, bow.15.05)."""
    s = Field(battle=name, skirmish=name, setting_up=1, directional=directional)
    s.terrain = bytes(plan_named(name).terrain)
    s.ground = s.terrain
    s.setup_cards = tuple(
        tuple(i for i, house in enumerate(HOUSE_OF_SETUP) if house == own) for own in BOTH
    )
    begin(s, seed, luck, listen, ask_always, house_rulings)
    s.stack = [SetUp()]
    return s


def with_cards(
    both: tuple[tuple[int, ...], ...], house: int, cards: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """The cards or overlays of both Houses, with others for one House."""
    return (tuple(cards), both[1]) if house == 0 else (both[0], tuple(cards))


def value_of(cards: Sequence[int]) -> int:
    """The total value of the commanders on set-up cards."""
    return sum(LIMIT[COMMANDER_OF_SETUP[c]] for c in cards)


def commander_cards(s: Field, house: int) -> list[int]:
    """The set-up cards whose commander a player could still take (bow.15.06)."""
    rules = rules_of(s)
    taken = s.picks[house]
    if len(taken) >= rules["commanders"]:
        return []
    persons = {PERSON_OF[COMMANDER_OF_SETUP[c]] for c in taken}
    return [
        c
        for c in s.setup_cards[house]
        if COMMANDER_OF_SETUP[c] >= 0
        and c not in taken
        and PERSON_OF[COMMANDER_OF_SETUP[c]] not in persons
        and value_of([*taken, c]) <= rules["value"]
    ]


def edge_distance(s: Field, house: int, h: int) -> int:
    """How many hexes a hex is from the edge of a House, counting both rows: 1 at the edge."""
    row = row_of(h)
    return row + 1 if plan_named(s.battle).top == house else int(rules_of(s)["rows"]) - row


def free_hexes(s: Field, house: int, rows: int) -> list[int]:
    """Hexes within so many rows of the own edge that a unit can be placed in (bow.15.13)."""
    return [
        h
        for h in range(HEX_COUNT)
        if PASSABLE[s.ground[h]] and s.unit_at[h] < 0 and edge_distance(s, house, h) <= rows
    ]


class SetUp(Frame):
    """The thirteen steps (bow.15.01); the first two are done when the frame starts."""

    sequence: ClassVar[tuple[str, ...]] = (
        "choose_commanders",
        "reveal_commanders",
        "decks_and_tokens",
        "momentum",
        "draw_units",
        "draw_terrain",
        "place",
        "begin",
    )

    def choose_commanders(self, s: Field) -> None:
        """Step 3: in secret, both before either is shown."""
        call(s, ChooseCommanders(seat=0), ChooseCommanders(seat=1))

    def reveal_commanders(self, s: Field) -> None:
        reveal(s)
        for house in BOTH:
            for card in s.picks[house]:
                commander = COMMANDER_OF_SETUP[card]
                _recruit(s, KIND_OF_COMMANDER[commander], house, RANK_OF_SETUP[card], commander)
                s.fresh[commander] = 1
            left = [card for card in s.setup_cards[house] if card not in s.picks[house]]
            s.setup_cards = with_cards(s.setup_cards, house, left)
            names = [COMMANDERS[COMMANDER_OF_SETUP[c]] for c in s.picks[house]]
            tell(s, "commanders_chosen", house=HOUSES[house], commanders=names)

    def decks_and_tokens(self, s: Field) -> None:
        """Steps 4 to 7 (bow.15.07)."""
        plan = plan_named(s.battle)
        s.command = list(plan.command)
        for house in BOTH:
            persons = tuple(
                PERSON_OF[c] for u, c in enumerate(s.commander) if c >= 0 and s.house[u] == house
            )
            s.decks[house] = deck_of(house, persons)
            shuffle(s, s.decks[house], "card")

    def momentum(self, s: Field) -> None:
        """Step 8 (bow.15.08)."""
        plan = plan_named(s.battle)
        s.momentum = choose_one(s, BOTH, "house") if plan.momentum == RANDOM else plan.momentum
        tell(s, "momentum", house=HOUSES[s.momentum])

    def draw_units(self, s: Field) -> None:
        """Step 9: units of the middle parts (bow.15.09)."""
        for house in BOTH:
            for card in self._draw(s, house, int(rules_of(s)["unit_cards"])):
                for kind, rank in UNITS_OF_SETUP[card]:
                    _recruit(s, kind, house, rank, NOBODY)

    def draw_terrain(self, s: Field) -> None:
        """Step 10: overlays of the lower parts (bow.15.10)."""
        for house in BOTH:
            overlays = list(s.overlays[house])
            for card in self._draw(s, house, int(rules_of(s)["terrain_cards"])):
                overlays.extend(TERRAIN_OF_SETUP[card])
            s.overlays = with_cards(s.overlays, house, overlays)

    def _draw(self, s: Field, house: int, count: int) -> list[int]:
        left = list(s.setup_cards[house])
        cards = [draw_one(s, left, "setup_card") for _ in range(count)]
        s.setup_cards = with_cards(s.setup_cards, house, left)
        tell(s, "setup_cards", house=HOUSES[house], cards=[SETUP_CARDS[c] for c in cards])
        return cards

    def place(self, s: Field) -> None:
        """Steps 11 to 13: terrain, commanders, other units, who has the Momentum first."""
        order = (s.momentum, 1 - s.momentum)
        call(
            s,
            *(PlaceTerrain(seat=house) for house in order),
            *(PlaceUnits(seat=house, led=1) for house in order),
            *(PlaceUnits(seat=house) for house in order),
        )

    def begin(self, s: Field) -> None:
        """The battle made so is the plan from now on (bow.15.14)."""
        s.battle = json.dumps(plan_made(s))
        s.setting_up = 0
        s.stack.pop()  # setting up is over
        call(s, Round())


def _recruit(s: Field, kind: int, house: int, rank: int, commander: int) -> None:
    """A new unit, not yet on the battlefield."""
    s.kind += bytes([kind])
    s.house += bytes([house])
    s.rank += bytes([rank])
    s.commander = (*s.commander, commander)
    s.figures.append(STRENGTH[kind])
    s.hex.append(WAITING)
    s.active.append(0)
    s.foe.append(NOBODY)
    s.token.append(NOBODY)
    s.turn.append(0)


class ChooseCommanders(Frame):
    """A player takes commanders within the number and value allowed, in secret (bow.15.06)."""

    sequence: ClassVar[tuple[str, ...]] = ("take_commander",)
    seat: int

    @choice("take_commander", rule="bow.15.06", secret=True)
    def take_commander(self, s: Field) -> Offered:
        found = commander_cards(s, self.seat)
        return (self.seat, [*(TAKE[COMMANDER_OF_SETUP[c]] for c in found), DONE]) if found else None

    @take_commander.takes
    def _(self, s: Field, action: Action) -> None:
        if action != DONE:
            card = COMMANDER_OF_SETUP.index(COMMANDER[str(action[1])])
            s.picks = with_cards(s.picks, self.seat, [*s.picks[self.seat], card])
            self.goto("take_commander")


class PlaceTerrain(Frame):
    """A player places all his overlays, each on an empty hex without another (bow.15.11)."""

    sequence: ClassVar[tuple[str, ...]] = ("place_terrain",)
    seat: int

    @choice("place_terrain", rule="bow.15.11")
    def place_terrain(self, s: Field) -> Offered:
        if not s.overlays[self.seat]:
            return None
        rows = int(rules_of(s)["terrain_rows"])
        return self.seat, [
            PLACE_TERRAIN[h]
            for h in range(HEX_COUNT)
            if s.ground[h] == PLAINS and edge_distance(s, self.seat, h) <= rows
        ]

    @place_terrain.takes
    def _(self, s: Field, action: Action) -> None:
        h = HEX[str(action[1])]
        overlay = s.overlays[self.seat][0]
        s.terrain = with_byte(s.terrain, h, overlay)
        s.ground = with_byte(s.ground, h, overlay)
        s.overlays = with_cards(s.overlays, self.seat, s.overlays[self.seat][1:])
        tell(s, "terrain_placed", hex=action[1], terrain=GROUNDS[s.ground[h]])
        self.goto("place_terrain")


class PlaceUnits(Frame):
    """A player places his commanders' units, or his other units (bow.15.12, bow.15.13)."""

    sequence: ClassVar[tuple[str, ...]] = ("place_unit",)
    seat: int
    led: int = 0

    def next_unit(self, s: Field) -> int:
        """The next unit to place, or -1."""
        for unit, h in enumerate(s.hex):
            if h == WAITING and s.house[unit] == self.seat:
                if (s.commander[unit] >= 0) == bool(self.led):
                    return unit
        return NOBODY

    @choice("place_unit", rule="bow.15.13")
    def place_unit(self, s: Field) -> Offered:
        if self.next_unit(s) < 0:
            return None
        rules = rules_of(s)
        rows = rules["commander_rows"] if self.led else rules["unit_rows"]
        found = free_hexes(s, self.seat, int(rows))
        if self.led:  # no two zones of control overlap
            leaders = [s.hex[u] for u, c in enumerate(s.commander) if c >= 0 and s.hex[u] >= 0]
            found = [h for h in found if all(DISTANCE[h][other] > 2 * ZONE for other in leaders)]
        return self.seat, [PLACE_UNIT[h] for h in found]

    @place_unit.takes
    def _(self, s: Field, action: Action) -> None:
        unit = self.next_unit(s)
        army.put(s, unit, HEX[str(action[1])])
        army.tell_of(s, "unit_placed", unit, hex=action[1])
        self.goto("place_unit")


def plan_made(s: Field) -> dict[str, Any]:
    """The battle as it was set up, as data of a battle plan."""
    rules = rules_of(s)
    lines = [
        "".join(_letter(s, hex_at(column, row)) for column in range(rules["columns"]))
        for row in range(rules["rows"])
    ]
    units = []
    for unit in range(len(s.kind)):
        kind = s.kind[unit]
        entry: dict[str, Any] = {"kind": KINDS[kind], "rank": RANKS[s.rank[unit]]}
        entry["hex"] = HEXES[s.hex[unit]]
        if s.commander[unit] >= 0:
            entry["commander"] = COMMANDERS[s.commander[unit]]
        units.append(entry)
    return {
        "id": rules["id"],
        "title": rules["title"],
        "provenance": "skirmish",
        "rounds": rules["rounds"],
        "momentum": HOUSES[s.momentum],
        "map": "\n".join(lines),
        "ratings": dict.fromkeys(HOUSES, rules["ratings"]),
        "morale": dict.fromkeys(HOUSES, rules["morale"]),
        "score": rules["score"],
        "unit": units,
    }


def _letter(s: Field, h: int) -> str:
    return "-" if s.terrain[h] == OFF else LETTER_OF[s.terrain[h]]
