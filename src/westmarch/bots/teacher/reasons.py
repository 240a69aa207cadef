"""Why one plan is better than another: what in the positions it led to was different.

A table for each game says which numbers of a position people have a word for, and how to turn them
back from what the searching player learns from (`features`) to what is counted at the table. Of
these the ones are told that differed most in the good direction, weighed by how they went with
winning in the trials. The words are texts of the house, ``gain-<game>-<key>``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from westmarch.bots.search.knowledge import Knowledge
from westmarch.bots.teacher.plan_trials import Outcome
from westmarch.kernel.engine.state import State

MOST = 2
"""So many reasons are told of a choice."""
LEAST = 0.05
"""A difference below this is not told: at the table everything is counted in whole numbers."""
SHARE = 0.15
"""The part of the difference in chance that a number must go with to be called a reason."""


class Countable(NamedTuple):
    """Something people count: the features that are summed up, what 1.0 of them is, and whether
    more of it is good (1) or bad (-1): for the seat, or for the Shadow where it plays."""

    key: str
    features: tuple[str, ...]
    unit: float
    good: int = 1


class Gain(msgspec.Struct, frozen=True):
    """By how much more of something a plan leaves, on average; less where it is below 0."""

    key: str
    amount: float


def _good(key: str, feature: str, unit: float = 1.0) -> Countable:
    return Countable(key, (feature,), unit)


def _bad(key: str, feature: str, unit: float = 1.0) -> Countable:
    return Countable(key, (feature,), unit, -1)


def _houses(key: str, feature: str, unit: float, good: int = 1) -> tuple[Countable, Countable]:
    return (
        Countable(f"own_{key}", (f"own {feature}",), unit, good),
        Countable(f"other_{key}", (f"other {feature}",), unit, -good),
    )


_FREE_NATIONS = ("dwarves", "elves", "gondor", "north", "rohan")
_SHADOW_NATIONS = ("isengard", "sauron", "southrons_easterlings")
_RANKS = ("regular", "elite")
_REFUGES = (
    "dol_amroth",
    "erebor",
    "grey_havens",
    "helms_deep",
    "lorien",
    "minas_tirith",
    "rivendell",
    "woodland_realm",
)

COUNTABLE: dict[str, tuple[Countable, ...]] = {
    "war_of_the_ring": (
        _good("points_shadow", "points_shadow", 5.0),
        _bad("points_free_peoples", "points_free_peoples", 2.0),
        _good("threatened", "pressure_shadow", 5.0),
        _bad("counter_threat", "pressure_free_peoples", 2.0),
        _bad("road", "road", 100.0),
        _good("steps", "steps", 8.0),
        _good("corruption", "corruption", 5.0),
        _good("revealed", "revealed"),
        _bad("companions", "company", 4.0),
        _good("hunt_dice", "hunting", 2.0),
        Countable("besieged", tuple(f"besieged_{place}" for place in _REFUGES), 1.0),
        Countable(
            "units_free_peoples",
            tuple(f"on_map_{nation}_{rank}" for nation in _FREE_NATIONS for rank in _RANKS),
            6.0,
            -1,
        ),
        Countable(
            "units_shadow",
            tuple(f"on_map_{nation}_{rank}" for nation in _SHADOW_NATIONS for rank in _RANKS),
            6.0,
        ),
        Countable("active_nations", tuple(f"active_{nation}" for nation in _FREE_NATIONS), 1.0, -1),
        _good("pool_shadow", "pools_shadow", 8.0),
        _bad("pool_free_peoples", "pools_free_peoples", 5.0),
        _bad("rings_free_peoples", "rings_free_peoples", 2.0),
    ),
    "five_armies": (
        _good("points", "points", 10.0),
        _good("ten", "ten", 100.0),
        _bad("fate", "fate", 15.0),
        Countable(
            "units_free_peoples",
            ("dwarf_regular", "dwarf_veteran", "lake_men", "elf_archer", "elf_spearman"),
            5.0,
            -1,
        ),
        Countable("units_shadow", ("orc", "warg", "goblin", "great_orc"), 5.0),
        _good("damage_free_peoples", "damage_free_peoples", 5.0),
        _bad("damage_shadow", "damage_shadow", 5.0),
        _bad("leaders_free_peoples", "leaders_free_peoples", 4.0),
        _good("leaders_shadow", "leaders_shadow", 4.0),
        _good("bodyguards", "bodyguards", 2.0),
        _bad("generals_ready", "generals_ready", 3.0),
        _bad("eagles", "eagles", 3.0),
    ),
    "lotr_card_game": (
        _bad("quest_points_left", "quest points left", 4.0),
        _bad("threat", "threat most", 10.0),
        _good("heroes", "heroes"),
        _bad("hero_damage", "hero damage", 4.0),
        _good("allies", "allies"),
        _good("willpower", "willpower", 4.0),
        _good("attack", "attack", 4.0),
        _good("defence", "defence", 4.0),
        _good("resources", "resources", 3.0),
        _good("attachments", "attachments"),
        _good("cards", "cards in own hand"),
        _bad("staging_threat", "staging threat", 4.0),
        _bad("engaged", "engaged"),
        _bad("engaged_attack", "engaged attack", 3.0),
        _bad("location_points", "location points", 6.0),
        _bad("active_location_points", "active location points", 4.0),
    ),
    "battles_of_westeros": (
        *_houses("figures", "figures", 10.0),
        *_houses("points", "points", 4.0),
        *_houses("lost", "lost", 3.0, -1),
        *_houses("commanders", "commanders", 1.0),
        *_houses("order_tokens", "order tokens", 4.0),
        *_houses("command_tokens", "command tokens", 3.0),
        *_houses("cards", "cards in hand", 3.0),
    ),
}
TURNED = "shadow"
"""A feature of this name says from whose side the others are told: 1 or -1."""


class Counting:
    """What can be counted in the positions of a game."""

    def __init__(self, knowledge: Knowledge[State]) -> None:
        places = {name: place for place, name in enumerate(knowledge.names)}
        self.things = tuple(
            thing
            for thing in COUNTABLE.get(knowledge.game, ())
            if all(name in places for name in thing.features)
        )
        self._places = [[places[name] for name in thing.features] for thing in self.things]
        self._turned = places.get(TURNED)

    def sign(self, features: Sequence[float]) -> float:
        """1 where the numbers are told from the side for which they are good, -1 from the other."""
        return 1.0 if self._turned is None else features[self._turned]

    def counts(self, features: Sequence[float]) -> list[float]:
        """How much there is of each thing."""
        return [
            self.sign(features) * thing.unit * sum(features[place] for place in places)
            for thing, places in zip(self.things, self._places, strict=True)
        ]


def gains(
    counting: Counting, all_of_them: Sequence[Outcome], one: Outcome, other: Outcome
) -> list[Gain]:
    """What speaks for one plan against another, the weightiest first; what speaks for the other
    where that is the better one. Both are compared on the same deals."""
    deals = [deal for deal in one.features if deal in other.features]
    if not deals:
        return []
    counted = {
        id(outcome): {deal: counting.counts(f) for deal, f in outcome.features.items()}
        for outcome in all_of_them
    }
    better = sum(one.chances[deal] - other.chances[deal] for deal in deals)
    whose = counting.sign(one.features[deals[0]])
    sign = whose if better >= 0 else -whose
    found = []
    for place, thing in enumerate(counting.things):
        apart = sum(
            counted[id(one)][deal][place] - counted[id(other)][deal][place] for deal in deals
        ) / len(deals)
        slope = _slope(
            [
                (counts[place], outcome.chances[deal])
                for outcome in all_of_them
                for deal, counts in counted[id(outcome)].items()
            ]
        )
        good = sign * thing.good * apart
        weight = abs(slope * apart) if good > 0 and slope * whose * thing.good > 0 else 0.0
        if abs(apart) >= LEAST and weight > SHARE * abs(better) / len(deals):
            found.append((-weight, place, Gain(thing.key, round(apart, 2))))
    return [reason for _, _, reason in sorted(found)[:MOST]]


def _slope(points: Sequence[tuple[float, float]]) -> float:
    """How the chance grows with a number, over all trials."""
    count = len(points)
    x = sum(point[0] for point in points) / count
    y = sum(point[1] for point in points) / count
    spread = sum((point[0] - x) ** 2 for point in points)
    if spread < 1e-12:
        return 0.0
    return sum((point[0] - x) * (point[1] - y) for point in points) / spread
