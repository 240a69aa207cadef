"""What the table shows of units: keywords, reach, lines of sight; what actions point at."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battles_of_westeros.helpers import field, ground, put
from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.prospects import can_reach, keywords, sees
from westmarch.games.battles_of_westeros.rules.battlefield.movement import reach
from westmarch.games.battles_of_westeros.rules.combat.sight import targets
from westmarch.games.battles_of_westeros.rules.state import Field


def line(s: Field, unit: int, other: int) -> dict[str, Any]:
    return next(one for one in sees(s, unit) if one["unit"] == other)


@pytest.mark.rule("bow.12.01", "bow.12.18")
def test_keywords_from_card_commander_and_neighbours() -> None:
    s = field()
    tough = put(s, "e5", commander="greatjon_last_hearth")
    assert keywords(s, tough) == {"advance": 1, "toughness": 1}
    put(s, "d5", "war_host")
    put(s, "f5", "war_host")
    assert keywords(s, tough) == {"advance": 1, "toughness": 1, "stalwart": 1}


@pytest.mark.rule("bow.4.20")
def test_hexes_from_which_a_unit_may_attack_and_those_it_may_only_march_to() -> None:
    s = field()
    host = put(s, "e5", "war_host", "blue")
    near, far = can_reach(s, host)
    assert set(near) == {"e4", "f5", "e6", "d6", "d5", "d4"}
    assert len(far) == 12 and not set(near) & set(far)
    assert len(reach(s, host, 2)) == len(near) + len(far)


@pytest.mark.rule("bow.7.12")
def test_a_line_along_hex_edges_is_shifted_to_the_free_side() -> None:
    s = field()
    archers = put(s, "e5", "northmen_archers")
    enemy = put(s, "e3", "guard")
    ground(s, "forest", "d4")
    assert line(s, archers, enemy) == {"unit": enemy, "through": ["e4"], "blocked": []}
    ground(s, "forest", "e4")
    assert line(s, archers, enemy)["blocked"]
    assert enemy not in targets(s, archers)


@pytest.mark.rule("bow.7.09", "bow.7.14")
def test_units_block_except_from_hills() -> None:
    s = field()
    archers = put(s, "e5", "northmen_archers")
    put(s, "f5", "war_host")
    enemy = put(s, "g5", "guard")
    assert line(s, archers, enemy) == {"unit": enemy, "through": ["f5"], "blocked": ["f5"]}
    ground(s, "hills", "e5")
    assert line(s, archers, enemy)["blocked"] == []


def test_what_is_seen_agrees_with_what_may_be_attacked() -> None:
    """On the field of every battle, at its start."""
    for battle in GAME.options[0].values[:10]:
        s = GAME.new({"battle": battle}, 1)
        for unit, h in enumerate(s.hex):
            if h >= 0 and sees(s, unit):
                free = [one["unit"] for one in sees(s, unit) if not one["blocked"]]
                assert free == targets(s, unit), (battle, unit)


def test_units_without_bows_have_no_lines() -> None:
    s = field()
    assert sees(s, put(s, "e5", "war_host")) == []


@pytest.mark.parametrize(
    ("action", "target"),
    [
        (("move", "e5"), {"hex": "e5"}),
        (("choose_unit", "e5"), {"hex": "e5"}),
        (("play", "stark_01"), {"card": "stark_01"}),
        (("lead", "maege_bear_island"), {"commander": "maege_bear_island"}),
        (("use_ability", "maege_bear_island"), {"commander": "maege_bear_island"}),
        (("token", "green"), {"symbol": "green"}),
        (("raise_morale",), {"symbol": "morale"}),
        (("command", 2), {"command": 2}),
        (("done",), {}),
    ],
)
def test_what_actions_point_at(action: Any, target: dict[str, Any]) -> None:
    assert GAME.targets(action) == target


def test_the_catalogue_names_everything_with_its_provenance() -> None:
    facts = GAME.facts()
    for kind in ("units", "commanders", "cards"):
        assert facts[kind] and all(one["name"] and one["provenance"] for one in facts[kind])
    assert {one["id"] for one in facts["battles"]} < set(GAME.options[0].values)
    assert all(one["title"] and one["summary"] for one in facts["battles"])


def test_the_plan_in_the_view_says_what_wins() -> None:
    s = GAME.new({}, 1)
    shown = GAME.view(s, None)["plan"]
    assert shown["top"] == "lannister"
    assert shown["ratings"]["lannister"]["order"] == 4
    assert shown["victory"]["house"] == "lannister"
    assert shown["victory"]["conditions"][0]["what"] == "controls"
