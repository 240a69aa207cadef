"""What a battle plan may say but hardly means: goals nobody can reach, armies that cannot meet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, HEXES, NEIGHBOURS
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    COMMANDER,
    HOUSE_OF_COMMANDER,
    HOUSE_OF_KIND,
    HOUSES,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import GROUND, PASSABLE
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.plan.plan_check import (
    Data,
    Mistake,
    Path,
    kind_of,
    listed,
    read_map,
    tokens_of,
    words,
)
from westmarch.games.battles_of_westeros.rules.round.victory import holds
from westmarch.games.battles_of_westeros.rules.setup import lay_out
from westmarch.kernel.engine.errors import Saying


def _say(key: str, **values: Any) -> Saying:
    return words(f"advice-{key}", **values)


def unwise(data: Data) -> list[Mistake]:
    """Warnings about a plan without mistakes."""
    terrain, _ = read_map(data["map"])
    tokens = tokens_of(data)
    ground = [tokens.get(HEXES[h], g) for h, g in enumerate(terrain)]
    return [
        *_nothing_to_win(data),
        *_nobody_leads(data),
        *_out_of_reach(data, ground),
        *_empty_words(data, ground),
        *_beyond_the_armies(data, ground),
        *_won_already(data),
    ]


def _nothing_to_win(data: Data) -> Iterator[Mistake]:
    if not (data.get("score") or data.get("instant") or "victory" in data):
        yield Mistake(_say("nothing_to_win"), ("score",))


def _nobody_leads(data: Data) -> Iterator[Mistake]:
    led = {HOUSE_OF_COMMANDER[COMMANDER[u["commander"]]] for u in data["unit"] if "commander" in u}
    for house in BOTH:
        if house not in led:
            yield Mistake(_say("nobody_leads", house=house), ("unit",))


def _out_of_reach(data: Data, ground: list[int]) -> Iterator[Mistake]:
    """Objectives nobody can enter; armies that cannot meet."""
    for number, goal in enumerate(data.get("objective", ())):
        if not PASSABLE[ground[HEX[goal["hex"]]]]:
            text = _say("objective", number=number + 1, hex=goal["hex"])
            yield Mistake(text, ("objective", number), goal["hex"])
    starts: tuple[set[int], set[int]] = (set(), set())
    for unit in data["unit"]:
        starts[HOUSE_OF_KIND[kind_of(unit)]].update(HEX[h] for h in listed(unit["hex"]))
    shallow = any(line["rule"] == "shallow_water" for line in data.get("special", ()))
    water = (GROUND["river"], GROUND["forest_river"]) if shallow else ()
    reached, edge = set(starts[0]), list(starts[0])
    while edge:
        for h in NEIGHBOURS[edge.pop()]:
            if h not in reached and (PASSABLE[ground[h]] or ground[h] in water):
                reached.add(h)
                edge.append(h)
    if not reached & starts[1]:
        yield Mistake(_say("apart"), ("map",))


def _empty_words(data: Data, ground: list[int]) -> Iterator[Mistake]:
    """Words that speak of something the battle does not have."""
    rules = {line["rule"] for line in data.get("special", ())}
    exits = {way["house"] for way in data.get("exit", ())}
    there = {unit["commander"] for unit in data["unit"] if "commander" in unit}
    objectives = len(data.get("objective", ()))
    for path, house, line in _spoken(data):
        what = line["what"]
        who = HOUSES if house == "both" else (house,)
        if what in ("escape", "escaped") and not exits.intersection(who):
            yield Mistake(_say("no_exit", what=what, house=who[0]), path)
        if what in ("objectives", "controls") and line.get("count", 1) > objectives:
            needed = line.get("count", 1)
            has = {"needed": needed, "objectives": objectives}
            yield Mistake(_say("too_few_objectives", what=what, **has), path)
        if what == "gathered" and "strategic_positions" not in rules:
            yield Mistake(_say("no_positions"), path)
        if what == "rescued" and "captive" not in rules:
            yield Mistake(_say("no_captive"), path)
        for name in listed(line.get("commander", [])):
            if name not in there:
                yield Mistake(_say("not_there", what=what, commander=name, id=name), path)
        if what in ("destroyed", "standing", "fires") and GROUND[line["terrain"]] not in ground:
            yield Mistake(_say("no_terrain", what=what, terrain=line["terrain"]), path)
    if "palisade_strength" in rules and GROUND["palisade"] not in ground:
        yield Mistake(_say("no_palisade"), ("special",))


def _beyond_the_armies(data: Data, ground: list[int]) -> Iterator[Mistake]:
    """Goals for which there are too few units, hexes or points."""
    houses = [HOUSES[HOUSE_OF_KIND[kind_of(unit)]] for unit in data["unit"]]
    scoring = {line["house"] for line in data.get("score", ())}
    for path, house, line in _spoken(data):
        what, needed = line["what"], line.get("count", 1)
        own = len(houses) if house == "both" else houses.count(house)
        whose = HOUSES if house == "both" else house
        if what == "eliminated" and needed > len(houses) - own:
            enemies = len(houses) - own
            few = {"needed": needed, "units": enemies}
            yield Mistake(_say("too_few_enemies", what=what, **few), path)
        if (
            what in ("escaped", "rows", "area")
            and (needed := max(needed, line.get("per", 1))) > own
        ):
            few = {"needed": needed, "units": own}
            yield Mistake(_say("too_few_units", what=what, house=whose, **few), path)
        if what == "survive" and not any(
            house in (houses[n - 1], "both")
            for n in line.get("units", ()) or range(1, len(houses) + 1)
        ):
            yield Mistake(_say("none_of_these", what=what, house=whose), path)
        if what in ("occupies", "area"):
            closed = [h for h in line["hexes"] if not PASSABLE[ground[HEX[h]]]]
            if len(line["hexes"]) - len(closed) < line.get("count", len(line["hexes"])):
                text = _say("closed", what=what, hexes=", ".join(closed))
                yield Mistake(text, path, closed[0] if closed else "")
        if what in ("points", "lead") and not scoring & {house, "both"}:
            yield Mistake(_say("no_points", what=what, house=whose), path)


def _won_already(data: Data) -> Iterator[Mistake]:
    """Instant victories whose conditions hold when the battle is laid out (bow.11.09)."""
    if not data.get("instant"):
        return
    battle = json.dumps(data)
    s, plan = lay_out(battle), plan_named(battle)
    for number, way in enumerate(plan.instant):
        if holds(s, plan, way):
            text = _say("won_already", number=number + 1, house=way.house)
            yield Mistake(text, ("instant", number))


def _spoken(data: Data) -> Iterator[tuple[Path, str, Data]]:
    """Every score and condition: where it is, whose it is, what it says."""
    for number, line in enumerate(data.get("score", ())):
        yield ("score", number), line["house"], line
    ways: list[tuple[Path, Data]] = [(("victory",), data["victory"])] if "victory" in data else []
    ways += [(("instant", n), line) for n, line in enumerate(data.get("instant", ()))]
    for path, way in ways:
        for number, line in enumerate(way["conditions"]):
            yield (*path, "conditions", number), line.get("house", way["house"]), line
