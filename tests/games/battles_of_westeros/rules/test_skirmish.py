"""Skirmishes (chapter 15)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from tests.games.battles_of_westeros.helpers import act, offered, offered_hexes
from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEX, row_of
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    COMMANDER,
    KIND,
    LANNISTER,
    LIMIT,
    PERSONS,
    STARK,
    STRENGTH,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import GROUNDS, OFF
from westmarch.games.battles_of_westeros.rules.catalogue import LEADERSHIP
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    SKIRMISHES,
    mistakes,
    plan_named,
)
from westmarch.games.battles_of_westeros.rules.skirmish import (
    COMMANDER_OF_SETUP,
    HOUSE_OF_SETUP,
    SETUP_CARD,
    SETUP_CARDS,
    TERRAIN_OF_SETUP,
    UNITS_OF_SETUP,
    SetUp,
    commander_cards,
)
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.flow import take

RAID = "raid_in_the_riverlands"
HUNT = "hunt_in_the_westerlands"
MAEGE, ROBB = "maege_bear_island", "robb_young_wolf"


def skirmish(name: str = RAID, seed: int = 1) -> Field:
    return GAME.new({"battle": name}, seed, listen=True)


def kind(s: Field) -> str:
    return s.offer.kind if s.offer is not None else ""


def until(s: Field, wanted: str, rng: Random | None = None) -> None:
    """Go on at random up to a kind of decision."""
    rng = rng or Random(1)
    while s.offer is not None and s.offer.kind != wanted:
        take(s, rng.choice(s.offer.actions))


def chosen(stark: list[str], lannister: list[str], seed: int = 1) -> Field:
    """A raid in which these commanders were chosen."""
    s = skirmish(seed=seed)
    for names in (stark, lannister):
        seat = s.offer.seat if s.offer is not None else -1
        for name in names:
            act(s, f"take_commander {name}")
        if s.offer is not None and s.offer.kind == "take_commander" and s.offer.seat == seat:
            act(s, "done")
    return s


@pytest.mark.rule("bow.15.01", "bow.15.04", "bow.15.14")
@pytest.mark.parametrize("name", [RAID, HUNT])
@pytest.mark.parametrize("seed", range(8))
def test_a_skirmish_is_set_up_and_played(name: str, seed: int) -> None:
    s = skirmish(name, seed)
    assert GAME.options_of(s)["battle"] == name
    until(s, "choose_action", Random(seed))
    assert not s.setting_up
    made = json.loads(s.battle)
    assert not mistakes(made)
    assert not GAME.broken(s)
    p = plan_named(s.battle)
    assert (p.rounds, p.order) == (SKIRMISHES[name]["rounds"], (4, 4))
    assert p.momentum == s.momentum
    rng = Random(seed)
    while s.offer is not None:
        take(s, rng.choice(s.offer.actions))
    assert s.winners
    assert GAME.options_of(s)["battle"] == name


@pytest.mark.rule("bow.15.01")
def test_the_steps_stand_in_the_order_of_the_rulebook() -> None:
    assert SetUp.sequence == (
        "choose_commanders",
        "reveal_commanders",
        "decks_and_tokens",
        "momentum",
        "draw_units",
        "draw_terrain",
        "place",
        "begin",
    )


@pytest.mark.rule("bow.15.03", "bow.15.02")
def test_setup_cards() -> None:
    assert len(SETUP_CARDS) == 16
    for house in BOTH:
        assert HOUSE_OF_SETUP.count(house) == 8
    assert sum(c < 0 for c in COMMANDER_OF_SETUP) == 2
    assert all(UNITS_OF_SETUP) and all(TERRAIN_OF_SETUP)


@pytest.mark.rule("bow.15.05")
def test_the_board_has_the_size_of_the_summary_card() -> None:
    for name, columns, rows in ((RAID, 15, 11), (HUNT, 11, 15)):
        s = skirmish(name)
        assert sum(t != OFF for t in s.terrain) == columns * rows
        assert plan_named(name).top == LANNISTER


@pytest.mark.rule("bow.15.06", "bow.ex.15.01", "bow.1.24")
def test_commanders_are_chosen_in_secret_within_the_limit() -> None:
    s = skirmish()
    assert kind(s) == "take_commander"
    act(s, f"take_commander {ROBB}")
    # Robb is worth 3 of 4: only a commander of value 1 fits, and not the other Robb
    assert offered(s) == [f"take_commander {MAEGE}", "done"]
    assert GAME.view(s, STARK)["setting_up"]["picks"] == ["stark_setup_2"]
    assert GAME.view(s, LANNISTER)["setting_up"]["picks"] == []
    act(s, f"take_commander {MAEGE}")
    assert s.offer is not None and s.offer.seat == LANNISTER
    assert GAME.view(s, LANNISTER)["setting_up"]["picks"] == []
    assert not s.kind
    act(s, "done")
    leaders = [c for c in s.commander if c >= 0]
    assert leaders == [COMMANDER[ROBB], COMMANDER[MAEGE]]
    assert all(s.fresh[c] for c in leaders)
    assert sum(LIMIT[c] for c in leaders) == 4
    assert s.figures[0] == STRENGTH[KIND["riders"]]
    assert SETUP_CARD["stark_setup_2"] not in s.setup_cards[STARK]


@pytest.mark.rule("bow.15.06")
def test_one_person_is_not_taken_twice() -> None:
    s = skirmish(HUNT)
    act(s, "take_commander greatjon_the_greatjon")
    persons = {COMMANDER_OF_SETUP[c] for c in commander_cards(s, STARK)}
    assert COMMANDER["greatjon_last_hearth"] not in persons
    assert COMMANDER[ROBB] in persons


@pytest.mark.rule("bow.15.07")
def test_decks_and_tokens_as_in_a_battle() -> None:
    s = chosen([MAEGE], [])
    assert s.command == [4, 4]
    assert [len(d) for d in s.decks] == [15, 10]
    people = {LEADERSHIP[c].person for c in s.decks[STARK]}
    assert people == {-1, PERSONS.index("maege")}
    assert s.morale == 0


@pytest.mark.rule("bow.15.08", "bow.ex.15.02")
def test_momentum_goes_to_a_random_player() -> None:
    assert {chosen([], [], seed).momentum for seed in range(20)} == {STARK, LANNISTER}


@pytest.mark.rule("bow.15.09")
def test_units_come_from_drawn_cards_besides_those_of_commanders() -> None:
    s = chosen([MAEGE], [])
    own = [u for u, house in enumerate(s.house) if house == STARK]
    assert len(s.setup_cards[STARK]) == 8 - 1 - 2 - 2
    assert len(own) == 1 + sum(len(units) for units in _drawn(s, STARK, 0))


def _drawn(s: Field, house: int, which: int) -> list[tuple[tuple[int, int], ...]]:
    """The units of the set-up cards a House drew; which: 0 for units, 1 for terrain."""
    told = [e for e in s.events or () if e.kind == "setup_cards"]
    mine = [e for e in told if e.data["house"] == GAME.seats({})[house]][which]
    return [UNITS_OF_SETUP[SETUP_CARD[c]] for c in mine.data["cards"]]


@pytest.mark.rule("bow.ex.15.03", "bow.15.09")
def test_the_figures_of_two_cards() -> None:
    figures: Counter[int] = Counter()
    for card in ("stark_setup_1", "stark_setup_4"):
        for unit, _ in UNITS_OF_SETUP[SETUP_CARD[card]]:
            figures[unit] += STRENGTH[unit]
    assert sorted(figures.values()) == [3, 4, 6, 16]
    assert figures.total() == 29


@pytest.mark.rule("bow.ex.15.04", "bow.15.10")
def test_the_overlays_of_two_cards() -> None:
    overlays = Counter(
        GROUNDS[g]
        for card in ("stark_setup_1", "stark_setup_2")
        for g in TERRAIN_OF_SETUP[SETUP_CARD[card]]
    )
    assert overlays == {"forest": 3, "hills": 4, "building": 1}
    s = chosen([], [])
    assert all(s.overlays)


@pytest.mark.rule("bow.15.11", "bow.ex.15.05")
def test_terrain_is_placed_within_eight_hexes_of_the_own_edge() -> None:
    s = chosen([], [])
    assert kind(s) == "place_terrain"
    assert s.offer is not None and s.offer.seat == s.momentum
    house = s.momentum
    rows = {row_of(HEX[h]) for h in offered_hexes(s, "place_terrain")}
    assert rows == (set(range(8)) if house == LANNISTER else set(range(3, 11)))
    first = s.overlays[house][0]
    act(s, "place_terrain e6")
    assert s.ground[HEX["e6"]] == first
    assert "e6" not in offered_hexes(s, "place_terrain")
    while s.offer is not None and s.offer.seat == house:
        take(s, s.offer.actions[-1])
    assert kind(s) == "place_terrain"
    assert not s.overlays[house]


@pytest.mark.rule("bow.15.12", "bow.ex.15.06", "bow.5.04")
def test_commanders_are_placed_near_the_edge_with_zones_apart() -> None:
    for seed in range(6):
        s = chosen([ROBB, MAEGE], ["jaime_kingslayer", "gregor_reaver"], seed)
        until(s, "place_unit")
        assert s.offer is not None and s.offer.seat == s.momentum
        house = s.momentum
        rows = {row_of(HEX[h]) for h in offered_hexes(s, "place_unit")}
        assert rows == (set(range(3)) if house == LANNISTER else set(range(8, 11)))
        take(s, s.offer.actions[len(s.offer.actions) // 2])
        stands = next(h for h in s.hex if h >= 0)
        for h in offered_hexes(s, "place_unit"):
            assert DISTANCE[stands][HEX[h]] >= 5


@pytest.mark.rule("bow.15.13", "bow.ex.15.05")
def test_other_units_are_placed_within_four_hexes() -> None:
    s = chosen([], [])
    until(s, "place_unit")
    house = s.momentum
    found = offered_hexes(s, "place_unit")
    rows = {row_of(HEX[h]) for h in found}
    assert rows == (set(range(4)) if house == LANNISTER else set(range(7, 11)))
    assert s.offer is not None
    take(s, s.offer.actions[0])
    assert len(offered_hexes(s, "place_unit")) == len(found) - 1
    until(s, "choose_action")
    assert s.round == 1


@pytest.mark.rule("bow.15.14", "bow.11.03")
def test_a_raid_is_won_by_units_destroyed() -> None:
    s = chosen([], [])
    until(s, "choose_action")
    scores = plan_named(s.battle).scores
    assert {(g.house, g.what, g.when) for g in scores} == {
        (STARK, "eliminate", "at_once"),
        (LANNISTER, "eliminate", "at_once"),
    }
