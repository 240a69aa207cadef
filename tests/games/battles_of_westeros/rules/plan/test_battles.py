"""The ten battles that come with the game: their plans and what is known of the printed ones."""

from __future__ import annotations

import pytest

from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, NEIGHBOURS, row_of
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    COMMANDER,
    COMMANDERS,
    KIND,
    LANNISTER,
    STARK,
    STRENGTH,
    load,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import OFF, PASSABLE
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    battle_ids,
    mistakes,
    plan_named,
)
from westmarch.games.battles_of_westeros.rules.plan.special_rules import RULES
from westmarch.games.battles_of_westeros.rules.setup import new_battle

NUMBERED = (
    "clash_on_the_kingsroad",
    "paying_the_piper",
    "battle_of_the_green_fork",
    "stand_at_the_golden_tooth",
    "battle_in_the_whispering_wood",
    "wolf_raiders",
    "rallying_the_remnant",
    "breaking_the_siege",
    "razing_the_red_fork",
    "harassment_to_harrenhal",
)


def test_there_are_ten_battles_in_their_order() -> None:
    assert battle_ids() == NUMBERED


@pytest.mark.rule("bow.16.08", "bow.16.10")
@pytest.mark.parametrize("battle", NUMBERED)
def test_the_plan_is_valid_and_says_what_it_is(battle: str) -> None:
    data = load(f"battles/{battle}.toml")
    assert mistakes(data) == []
    assert data["id"] == battle
    assert data["number"] == NUMBERED.index(battle) + 1
    assert data["provenance"] in ("reconstruction", "original")
    assert data["summary"]
    for rule in data.get("special", ()):
        assert any(name == rule["rule"] for name, _ in RULES)


@pytest.mark.parametrize("battle", NUMBERED)
def test_everybody_can_reach_everything_that_matters(battle: str) -> None:
    plan = plan_named(battle)
    s = new_battle(battle, 1)
    start = next(h for u in plan.units for h in u.hexes)
    seen, queue = {start}, [start]
    for h in queue:
        for n in NEIGHBOURS[h]:
            if n not in seen and PASSABLE[s.ground[n]]:
                seen.add(n)
                queue.append(n)
    wanted = {h for u in plan.units for h in u.hexes}
    wanted |= {goal.hex for goal in plan.objectives} | plan.exits[0] | plan.exits[1]
    for _, args in plan.special:
        wanted |= {HEX[h] for h in args.get("hexes", ())}
    assert wanted <= seen


@pytest.mark.parametrize("battle", NUMBERED)
def test_the_armies_begin_on_their_own_halves(battle: str) -> None:
    plan = plan_named(battle)
    rows = [row_of(h) for h, terrain in enumerate(plan.terrain) if terrain != OFF]
    middle = max(rows) / 2
    commanders = [u for u in plan.units if u.commander >= 0]
    assert {u.house for u in commanders} == set(BOTH)
    for unit in commanders:
        assert (row_of(unit.hexes[0]) < middle) == (unit.house == plan.top)


def test_every_commander_fights_somewhere() -> None:
    found = {u.commander for battle in NUMBERED for u in plan_named(battle).units}
    assert {COMMANDERS[c] for c in found if c >= 0} == set(COMMANDERS)


@pytest.mark.parametrize("battle", NUMBERED)
def test_a_battle_can_be_begun(battle: str) -> None:
    s = GAME.new({"battle": battle}, 7)
    assert s.offer is not None
    assert GAME.broken(s) == []
    assert GAME.view(s, None)["title"] == plan_named(battle).title


# ---- known facts


def commanders_of(battle: str, house: int) -> set[str]:
    return {
        COMMANDERS[u.commander]
        for u in plan_named(battle).units
        if u.house == house and u.commander >= 0
    }


@pytest.mark.parametrize(
    ("battle", "rounds", "ratings"),
    [
        ("wolf_raiders", 4, (4, 4, 4)),
        ("rallying_the_remnant", 6, (3, 4, 3)),
        ("breaking_the_siege", 5, (3, 4, 3)),
        ("razing_the_red_fork", 5, (3, 4, 3)),
    ],
)
def test_known_rounds_and_ratings(battle: str, rounds: int, ratings: tuple[int, ...]) -> None:
    plan = plan_named(battle)
    assert plan.rounds == rounds
    for house in BOTH:
        assert (plan.command[house], plan.order[house], plan.leadership[house]) == ratings


def test_breaking_the_siege_has_the_known_roster() -> None:
    battle = "breaking_the_siege"
    assert commanders_of(battle, STARK) == {"robb_young_wolf", "greatjon_the_greatjon"}
    assert commanders_of(battle, LANNISTER) == {
        "addam_ashemark",
        "gregor_the_mountain",
        "kevan_trusted_captain",
    }
    figures: dict[int, int] = {}
    for unit in plan_named(battle).units:
        count = STRENGTH[unit.kind] - (unit.commander >= 0)
        figures[unit.kind] = figures.get(unit.kind, 0) + count
    assert figures == {
        KIND["war_host"]: 27,
        KIND["riders"]: 11,
        KIND["kennelmasters"]: 6,
        KIND["westerlands_archers"]: 8,
        KIND["cavaliers"]: 2,
        KIND["heavy_infantry"]: 12,
        KIND["guard"]: 22,
    }


def test_known_commanders_of_the_whispering_wood_and_harrenhal() -> None:
    persons = {name.split("_")[0] for name in commanders_of("battle_in_the_whispering_wood", STARK)}
    assert persons == {"robb", "greatjon", "maege", "rickard"}
    assert plan_named("battle_in_the_whispering_wood").momentum == LANNISTER
    persons = {name.split("_")[0] for name in commanders_of("harassment_to_harrenhal", LANNISTER)}
    assert persons == {"gregor", "addam", "kevan"}
    assert plan_named("harassment_to_harrenhal").momentum == STARK


def test_the_reavers_start_next_to_gregor() -> None:
    plan = plan_named("razing_the_red_fork")
    gregor = next(u for u in plan.units if u.commander == COMMANDER["gregor_reaver"])
    near = [u for u in plan.units if u.keywords and u.hexes[0] in NEIGHBOURS[gregor.hexes[0]]]
    assert len(near) == 3
    greatjon = next(u for u in plan.units if u.commander == COMMANDER["greatjon_last_hearth"])
    assert greatjon.rank == 1
