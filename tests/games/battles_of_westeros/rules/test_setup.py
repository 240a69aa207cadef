"""Components and set-up (chapter 1)."""

from __future__ import annotations

import json

import pytest

from tests.games.battles_of_westeros.helpers import field, plan
from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    DISTANCE,
    DOWN,
    HEX,
    HEXES,
    NEIGHBOURS,
    UP,
)
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BLUE,
    CLASS_OF,
    CLASSES,
    COMMANDER,
    COMMANDER_NAMES,
    COMMANDER_TITLES,
    COMMANDERS,
    FACES,
    FIGURES,
    GREEN,
    HOUSE_OF_COMMANDER,
    HOUSE_OF_KIND,
    KIND,
    KIND_OF_COMMANDER,
    LANNISTER,
    LIMIT,
    MORALE,
    PERSONS,
    RATING,
    RED,
    STARK,
    STRENGTH,
    VALOR,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import OFF
from westmarch.games.battles_of_westeros.rules.catalogue import CARDS, LEADERSHIP, deck_of
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import mistakes, plan_named, read
from westmarch.games.battles_of_westeros.rules.setup import lay_out, new_battle

INTRODUCTION = "clash_on_the_kingsroad"


@pytest.mark.rule("bow.1.03", "bow.1.13")
def test_figures_and_strengths() -> None:
    assert dict(zip(KIND, FIGURES, strict=True)) == {
        "war_host": 32,
        "riders": 12,
        "northmen_archers": 12,
        "kennelmasters": 9,
        "guard": 24,
        "cavaliers": 15,
        "westerlands_archers": 12,
        "heavy_infantry": 12,
    }
    assert sum(FIGURES) + len(PERSONS) == 138
    for kind, number in KIND.items():
        three = CLASSES[CLASS_OF[number]] == "cavalry" or kind == "kennelmasters"
        assert STRENGTH[number] == (3 if three else 4)


@pytest.mark.rule("bow.1.06")
def test_the_die_has_eight_faces() -> None:
    counts = [FACES.count(symbol) for symbol in (GREEN, BLUE, RED, VALOR, MORALE)]
    assert counts == [3, 2, 1, 1, 1]


@pytest.mark.rule("bow.1.07")
def test_rows_run_parallel_to_the_edges() -> None:
    inner = HEX["e5"]
    assert len(NEIGHBOURS[inner]) == 6
    assert [HEXES[h] for h in UP[inner]] == ["d4", "e4"]
    assert [HEXES[h] for h in DOWN[inner]] == ["d6", "e6"]
    shifted = HEX["e6"]
    assert [HEXES[h] for h in UP[shifted]] == ["e5", "f5"]
    assert [HEXES[h] for h in DOWN[shifted]] == ["e7", "f7"]


@pytest.mark.rule("bow.1.07")
def test_only_whole_hexes_belong_to_the_battlefield() -> None:
    units = [
        {"kind": "war_host", "rank": "green", "hex": "a2"},
        {"kind": "guard", "rank": "green", "hex": "a1"},
    ]
    s = field(map="..-\n...", unit=units)
    assert s.terrain[HEX["c1"]] == OFF
    assert s.terrain[HEX["d1"]] == OFF
    assert s.terrain[HEX["a3"]] == OFF
    assert s.terrain[HEX["c2"]] != OFF


@pytest.mark.rule("bow.1.08")
def test_distance_counts_steps() -> None:
    here = HEX["e5"]
    assert DISTANCE[here][here] == 0
    assert all(DISTANCE[here][n] == 1 for n in NEIGHBOURS[here])
    assert DISTANCE[here][HEX["g5"]] == 2
    assert DISTANCE[HEX["a1"]][HEX["a9"]] == 8


@pytest.mark.rule("bow.1.10")
def test_commander_cards() -> None:
    assert len(COMMANDERS) == 14
    assert len(PERSONS) == 10
    assert len(set(zip(COMMANDER_NAMES, COMMANDER_TITLES, strict=True))) == 14
    for house in (STARK, LANNISTER):
        assert sum(h == house for h in HOUSE_OF_COMMANDER) == 7
    for commander in range(14):
        assert 1 <= LIMIT[commander] <= 3
        assert 2 <= RATING[commander] <= 4
        assert HOUSE_OF_KIND[KIND_OF_COMMANDER[commander]] == HOUSE_OF_COMMANDER[commander]


@pytest.mark.rule("bow.ex.1.01", "bow.1.10", "bow.1.18")
def test_the_plan_names_the_version_of_a_commander() -> None:
    units = [
        {"commander": "greatjon_last_hearth", "rank": "blue", "hex": "c9"},
        {"kind": "guard", "rank": "green", "hex": "k1"},
    ]
    s = field(unit=units)
    assert s.commander[0] == COMMANDER["greatjon_last_hearth"]
    assert s.fresh[COMMANDER["greatjon_last_hearth"]] == 1
    assert s.fresh[COMMANDER["greatjon_the_greatjon"]] == 0
    twice = [*units, {"commander": "greatjon_the_greatjon", "rank": "red", "hex": "d9"}]
    assert any("greatjon is there twice" in m for m in mistakes(plan(unit=twice)))


@pytest.mark.rule("bow.1.19", "bow.ex.1.02")
def test_the_deck_has_the_cards_of_the_commanders_present() -> None:
    p = plan_named(INTRODUCTION)
    deck = deck_of(STARK, p.persons(STARK))
    assert len(deck) == 20
    assert {PERSONS[LEADERSHIP[c].person] for c in deck if LEADERSHIP[c].person >= 0} == {
        "maege",
        "rickard",
    }
    assert len(CARDS) == 70
    for house in (STARK, LANNISTER):
        assert len(deck_of(house, ())) == 10
        assert len(deck_of(house, tuple(range(10)))) == 35


@pytest.mark.rule("bow.1.19")
def test_decks_are_shuffled() -> None:
    one, two = new_battle(INTRODUCTION, 1), new_battle(INTRODUCTION, 2)
    assert one.decks != two.decks
    assert sorted(one.decks[0]) == sorted(two.decks[0])


@pytest.mark.rule("bow.1.14", "bow.1.20", "bow.1.21", "bow.1.22", "bow.1.25")
def test_the_plan_gives_tracks_tokens_and_momentum() -> None:
    s = lay_out(INTRODUCTION)
    p = plan_named(INTRODUCTION)
    assert p.rounds == 5
    assert s.morale == 0
    assert s.command == list(p.command)
    assert p.momentum == STARK
    assert new_battle(INTRODUCTION, 1).momentum == STARK
    assert p.rout == (True, True)
    assert {s.rank[u] for u in range(len(s.rank))} <= {GREEN, BLUE, RED}


@pytest.mark.rule("bow.1.25")
def test_momentum_can_be_given_at_random() -> None:
    data = json.dumps(plan(momentum="random"))
    assert {new_battle(data, seed).momentum for seed in range(20)} == {STARK, LANNISTER}


@pytest.mark.rule("bow.1.23", "bow.1.24")
def test_units_start_at_full_strength_with_the_commander_as_bearer() -> None:
    s = lay_out(INTRODUCTION)
    for unit, kind in enumerate(s.kind):
        assert s.figures[unit] == STRENGTH[kind]
        assert s.unit_at[s.hex[unit]] == unit
    maege = s.commander.index(COMMANDER["maege_bear_island"])
    assert s.kind[maege] == KIND["war_host"]
    assert s.figures[maege] == 4


@pytest.mark.rule("bow.1.03", "bow.1.24", "bow.16.10")
def test_a_commander_replaces_a_figure_of_the_box() -> None:
    units = [{"kind": "cavaliers", "rank": "green", "hex": f"{c}1"} for c in "abcde"]
    units.append({"kind": "war_host", "rank": "green", "hex": "a9"})
    assert not mistakes(plan(unit=units))
    more = [*units, {"commander": "addam_ashemark", "rank": "blue", "hex": "f1"}]
    assert mistakes(plan(unit=more)) == [
        "17 figures of Casterly Rock Cavaliers are needed, the box has 15"
    ]
    assert read(plan(unit=more), limits=False).units[6].commander >= 0
