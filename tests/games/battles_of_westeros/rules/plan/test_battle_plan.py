"""Battle plans as data, hidden information (chapter 16)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.battles_of_westeros.helpers import act, at, field, offered, plan, put, start
from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.plan_advice import unwise
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DIRECTIONS, HEX, STEP
from westmarch.games.battles_of_westeros.rules.battlefield.movement import MoveUnit
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import LANNISTER, STARK, load
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    BadBattle,
    battle_ids,
    mistakes,
    plan_named,
    read,
)
from westmarch.games.battles_of_westeros.rules.plan.plan_check import find
from westmarch.games.battles_of_westeros.rules.round.rounds import Reinforcements
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import clone

STARK_UNIT = {"kind": "war_host", "rank": "green", "hex": "a9"}
LANNISTER_UNIT = {"kind": "guard", "rank": "green", "hex": "k1"}


@pytest.mark.rule("bow.16.08", "bow.16.10")
@pytest.mark.parametrize("battle", battle_ids())
def test_every_battle_of_the_game_is_valid(battle: str) -> None:
    found = plan_named(battle)
    assert found.id == battle
    assert found.rounds and found.units


@pytest.mark.rule("bow.16.10", "bow.16.09")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"rounds": 0}, "rounds must be 1 to 20, not 0"),
        ({"momentum": "tully"}, "momentum goes to stark, lannister or random, not 'tully'"),
        ({"top": "tully"}, "top names a House, not 'tully'"),
        ({"ratings": {"stark": {}}}, "the command rating of stark must be 0 to 12"),
        ({"ratings": {"stark": {}}}, "ratings of lannister are missing"),
        ({"morale": {"stark": "12"}}, "the last morale space of stark must be '11' or 'rout'"),
        ({"directions": ["n"]}, f"directions must be {', '.join(DIRECTIONS)} in some order"),
        ({"map": "..x"}, "row 1 of the map has 'x' (letters: . h f ~ w b = # -)"),
        ({"map": "." * 21}, "row 1 of the map has 21 hexes, at most 20 fit"),
        ({"map": ".\n" * 21}, "the map has 21 rows, at most 20 fit"),
        ({"tokens": {"moat": ["a1"]}}, "there is no terrain token 'moat'"),
        ({"tokens": {"ford": ["z1"]}}, "ford: there is no hex 'z1'"),
        ({"tokens": {"ford": ["t20"]}}, "ford: hex t20 is off the battlefield"),
        ({"tokens": {"ford": ["b1", "b1"]}}, "ford: hex b1 has two terrain tokens"),
        ({"unit": [STARK_UNIT]}, "House lannister has no units"),
        ({"unit": [STARK_UNIT, STARK_UNIT]}, "unit 2: hex a9 already has a unit"),
        ({"unit": [{"kind": "giants"}]}, "unit 1: there are no units 'giants'"),
        ({"unit": [STARK_UNIT | {"rank": "gold"}]}, "unit 1: the rank must be green, blue or red"),
        ({"unit": [STARK_UNIT | {"hex": ["a9", "b9"]}]}, "unit 1: only a unit that arrives later"),
        (
            {"unit": [STARK_UNIT | {"hex": ["a9", "a9"], "round": 1}]},
            "unit 1: a hex is named twice",
        ),
        ({"unit": [{"kind": "war_host", "rank": "green"}]}, "unit 1: it has no hex"),
        ({"unit": [STARK_UNIT | {"keywords": {"pursue": 0}}]}, "unit 1: pursue must be 1 to 9"),
        ({"unit": [STARK_UNIT | {"rank": 3}]}, "unit 1: 'rank' is not of the right type"),
        ({"unit": [STARK_UNIT, 3]}, "unit 2: 'unit' is not of the right type"),
        ({"title": " "}, "the battle has no title"),
        ({"title": "a\tb"}, "'title' is not of the right type"),
        ({"summary": "x" * 601}, "the summary has more than 600 characters"),
        ({"rounds": True}, "'rounds' is not of the right type"),
        (
            {"morale": {"stark": "11", "lannister": "11", "tully": "11"}},
            "morale: there is no House",
        ),
        ({"exit": [{"house": "stark", "hexes": []}]}, "exit 1: it has no hexes"),
        (
            {"score": [{"house": "stark", "what": "morale", "zones": [1, 2]}]},
            "score 1: zones must be three numbers: green, yellow, red zone",
        ),
        (
            {"score": [{"house": "stark", "what": "rows", "rows": [[1]]}]},
            "score 1: rows must be pairs of a row and its points",
        ),
        (
            {"score": [{"house": "stark", "what": "morale", "points": 0}]},
            "score 1: points must be a number from 1 to 99",
        ),
        (
            {"score": [{"house": "stark", "what": "standing", "terrain": "off"}]},
            "score 1: there is no terrain 'off'",
        ),
        (
            {"instant": [{"house": "stark", "conditions": [{"what": "eliminated"}]}]},
            "instant 1: eliminated needs 'count' or 'units'",
        ),
        (
            {
                "victory": {
                    "house": "stark",
                    "conditions": [{"what": "morale", "zone": "pink", "test": "even"}],
                }
            },
            "victory: there is no zone 'pink'",
        ),
        ({"unit": [STARK_UNIT | {"round": 9}]}, "unit 1: it cannot arrive in round 9"),
        ({"unit": [STARK_UNIT | {"colour": 1}]}, "unit 1: 'colour' is not known of a unit"),
        ({"unit": [STARK_UNIT | {"keywords": {"fly": 1}}]}, "unit 1: there is no keyword 'fly'"),
        ({"unit": [{"commander": "hodor"}]}, "unit 1: there is no commander 'hodor'"),
        (
            {"unit": [STARK_UNIT | {"commander": "robb_young_wolf"}]},
            "unit 1: robb_young_wolf leads Winterfell Riders",
        ),
        ({"tokens": {"palisade": ["a9"]}}, "unit 1: no unit can enter hex a9"),
        ({"objective": [{"hex": "z9"}]}, "objective 1: there is no hex 'z9'"),
        ({"objective": [{"hex": "a1"}, {"hex": "a1"}]}, "objective 2: hex a1 is an objective"),
        ({"objective": [{"hex": "a1", "control": "x"}]}, "objective 1: control names a House"),
        ({"objective": [{"hex": "a1", "gold": 1}]}, "objective 1: 'gold' is not known"),
        ({"exit": [{"house": "x", "hexes": ["z1"]}]}, "exit 1: house must be stark or lannister"),
        ({"exit": [{"house": "stark", "hexes": ["z1"]}]}, "exit 1: there is no hex 'z1'"),
        ({"score": [{"house": "stark", "what": "gold"}]}, "score 1: 'gold' is not known"),
        (
            {"score": [{"house": "stark", "what": "objectives", "sum": 1}]},
            "score 1: objectives has no parameter 'sum'",
        ),
        ({"score": [{"house": "x", "what": "morale"}]}, "score 1: house must be stark, lannister"),
        (
            {"score": [{"house": "stark", "what": "morale", "when": "never"}]},
            "score 1: when must be one of at_once, round, end",
        ),
        (
            {"score": [{"house": "stark", "what": "eliminate", "when": "end"}]},
            "score 1: eliminate is scored at_once only",
        ),
        (
            {"score": [{"house": "stark", "what": "objectives", "objectives": [1]}]},
            "score 1: there is no objective 1",
        ),
        ({"victory": {"house": "stark"}}, "victory: it has no conditions"),
        (
            {"instant": [{"house": "stark", "conditions": [{"what": "luck"}]}]},
            "instant 1: 'luck' is not known",
        ),
        (
            {
                "instant": [
                    {"house": "x", "conditions": [{"what": "captured", "commander": "hodor"}]}
                ]
            },
            "instant 1: there is no commander 'hodor'",
        ),
        ({"special": [{"rule": "winter"}]}, "special 1: 'winter' is not known"),
        ({"weather": "rain"}, "'weather' is not known in a battle"),
        ({"title": 3}, "'title' is not of the right type"),
    ],
)
def test_the_validator_explains_every_mistake(changes: dict[str, Any], message: str) -> None:
    data = plan(**changes)
    found = mistakes(data)
    assert any(m.startswith(message) for m in found), found
    with pytest.raises(BadBattle, match="battle 'test': "):
        read(data)


@pytest.mark.rule("bow.16.10")
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"title": 3}, "'title' is not of the right type: a text is wanted, not a whole number"),
        (
            {"ratings": {"stark": {"order": "x"}}},
            "ratings, stark: 'order' is not of the right type: "
            "a whole number is wanted, not a text",
        ),
        (
            {"unit": [STARK_UNIT | {"hex": 9}]},
            "unit 1: 'hex' is not of the right type: "
            "a text or a list of texts is wanted, not a whole number",
        ),
        (
            {"tokens": {"tent": ["e5", True]}},
            "tokens, tent 2: 'tent' is not of the right type: a text is wanted, not true or false",
        ),
        (
            {"instant": [{"house": "stark", "conditions": [{"what": "lead", "by": "1"}]}]},
            "instant 1, conditions 1: 'by' is not of the right type: "
            "a whole number is wanted, not a text",
        ),
        (
            {"title": "a\tb"},
            "'title' is not of the right type: "
            "a text is wanted, not one with characters that cannot be printed",
        ),
    ],
)
def test_a_wrong_type_is_named_with_key_place_and_what_is_wanted(
    changes: dict[str, Any], sentence: str
) -> None:
    assert sentence in mistakes(plan(**changes))


@pytest.mark.rule("bow.16.10")
def test_a_missing_key_is_a_mistake() -> None:
    data = plan()
    del data["map"], data["unit"]
    assert mistakes(data) == ["'map' is missing", "'unit' is missing"]


@pytest.mark.rule("bow.16.10")
def test_limits_of_the_box_can_be_left_out() -> None:
    data = plan(ratings={h: {"command": 6, "order": 1, "leadership": 1} for h in GAME.seats({})})
    assert mistakes(data) == ["12 command tokens are needed, the box has 10"]
    assert not mistakes(data, limits=False)
    eight = [{"hex": f"{c}5"} for c in "abcdefgh"]
    assert mistakes(plan(objective=eight)) == ["at most 7 objectives can be marked"]
    assert mistakes(plan(tokens={"tent": [f"{c}5" for c in "abcdefgh"]})) == [
        "8 tokens tent are needed, the box has 7"
    ]


@pytest.mark.rule("bow.16.10")
def test_a_plan_may_say_that_it_needs_more_than_one_box() -> None:
    many = {h: {"command": 6, "order": 1, "leadership": 1} for h in GAME.seats({})}
    with pytest.raises(BadBattle, match="12 command tokens"):
        GAME.new({"battle": json.dumps(plan(ratings=many))}, 1)
    s = GAME.new({"battle": json.dumps(plan(ratings=many, box=False))}, 1)
    assert s.command == [6, 6]


@pytest.mark.rule("bow.16.10")
@pytest.mark.parametrize(
    ("changes", "path", "at"),
    [
        ({"unit": [STARK_UNIT, LANNISTER_UNIT | {"hex": "a9"}]}, ("unit", 1, "hex"), "a9"),
        ({"tokens": {"palisade": ["a9"]}}, ("unit", 0, "hex"), "a9"),
        ({"objective": [{"hex": "t20"}]}, ("objective", 0, "hex"), "t20"),
        (
            {"ratings": {"stark": {"command": 3, "order": 13, "leadership": 3}}},
            ("ratings", "stark", "order"),
            "",
        ),
        (
            {"instant": [{"house": "stark", "conditions": [{"what": "points"}]}]},
            ("instant", 0, "conditions", 0, "at_least"),
            "",
        ),
    ],
)
def test_a_mistake_says_where_it_is(changes: dict[str, Any], path: Any, at: str) -> None:
    assert (path, at) in [(wrong.path, wrong.hex) for wrong in find(plan(**changes))]


@pytest.mark.rule("bow.16.10")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({}, "nothing gives points or victory"),
        ({}, "House Stark has no commander"),
        ({"map": "\n".join(["." * 11] * 4 + ["~" * 11] + ["." * 11] * 4)}, "the two Houses cannot"),
        (
            {"tokens": {"palisade": ["e5"]}, "objective": [{"hex": "e5"}]},
            "objective 1: no unit can",
        ),
        (
            {"score": [{"house": "stark", "what": "escape", "when": "at_once"}]},
            "escape: House Stark",
        ),
        (
            {"score": [{"house": "stark", "what": "capture", "commander": "robb_young_wolf"}]},
            "capture: Robb Stark (robb_young_wolf) is not in the battle",
        ),
        (
            {"victory": {"house": "stark", "conditions": [{"what": "controls", "count": 2}]}},
            "controls: 2 needed, the battle has 0 objectives",
        ),
        (
            {"score": [{"house": "stark", "what": "destroyed", "terrain": "tent"}]},
            "destroyed: the battle has no tent",
        ),
        ({"score": [{"house": "stark", "what": "rescued"}]}, "rescued: the battle has no captive"),
        (
            {"victory": {"house": "stark", "conditions": [{"what": "gathered", "count": 2}]}},
            "gathered: the battle has no strategic positions",
        ),
        (
            {"instant": [{"house": "stark", "conditions": [{"what": "eliminated", "count": 2}]}]},
            "eliminated: 2 needed, the enemy has 1 units",
        ),
        (
            {"score": [{"house": "stark", "what": "rows", "rows": [[1, 2]], "count": 2}]},
            "rows: 2 needed, House Stark has 1 units",
        ),
        (
            {"score": [{"house": "stark", "what": "survive", "units": [2]}]},
            "survive: none of these units is of House Stark",
        ),
        (
            {
                "tokens": {"palisade": ["e5"]},
                "instant": [
                    {"house": "stark", "conditions": [{"what": "occupies", "hexes": ["e5"]}]}
                ],
            },
            "occupies: no unit can enter e5",
        ),
        (
            {"instant": [{"house": "stark", "conditions": [{"what": "lead", "by": 3}]}]},
            "lead: nothing gives points to House Stark",
        ),
        (
            {
                "instant": [
                    {"house": "stark", "conditions": [{"what": "occupies", "hexes": ["a9"]}]}
                ]
            },
            "instant 1: House Stark has won when the battle begins",
        ),
    ],
)
def test_what_is_hardly_meant_is_warned_of(changes: dict[str, Any], message: str) -> None:
    assert any(wrong.text.startswith(message) for wrong in unwise(plan(**changes)))


@pytest.mark.rule("bow.16.10")
@pytest.mark.parametrize("battle", battle_ids())
def test_no_battle_of_the_game_is_unwise(battle: str) -> None:
    assert unwise(load(f"battles/{battle}.toml")) == []


@pytest.mark.rule("bow.16.09")
def test_a_battle_of_ones_own_is_played_from_its_text() -> None:
    text = json.dumps(plan())
    s = GAME.new({"battle": text}, 1)
    assert GAME.options_of(s)["battle"] == text
    assert s.offer is not None
    with pytest.raises(BadBattle, match="cannot be read"):
        GAME.new({"battle": "{"}, 1)
    with pytest.raises(BadOption):
        GAME.new({"battle": "red_wedding"}, 1)
    with pytest.raises(BadBattle, match="no battle is called"):
        plan_named("red_wedding")


@pytest.mark.rule("bow.16.05")
def test_direction_tokens_follow_the_plan() -> None:
    order = ["w", "e", "ne", "nw", "se", "sw"]
    found = read(plan(directions=order))
    assert [DIRECTIONS[d] for d in found.directions] == order
    assert STEP[HEX["e5"]][found.directions[1]] == HEX["f5"]


@pytest.mark.rule("bow.16.08")
def test_reinforcements_arrive_in_their_round() -> None:
    late = {"kind": "riders", "rank": "blue", "hex": ["a9", "b9", "c9"], "round": 2}
    s = field(unit=[STARK_UNIT, LANNISTER_UNIT, late])
    assert at(s, 2) == ""
    start(s, Reinforcements(seat=STARK))
    assert s.offer is None and at(s, 2) == ""
    s.round = 2
    start(s, Reinforcements(seat=LANNISTER))
    assert s.offer is None
    start(s, Reinforcements(seat=STARK))
    assert offered(s) == ["deploy b9", "deploy c9"]
    act(s, "deploy c9")
    assert at(s, 2) == "c9" and s.active[2]


def arrivals(*late: dict[str, object]) -> set[tuple[str, ...]]:
    """Every way in which units that arrive now can come to stand, each where it is in the list."""
    found = set()

    def play(s: Field) -> None:
        if s.offer is None:
            found.add(tuple(at(s, unit) for unit in range(2, 2 + len(late))))
            return
        for action in s.offer.actions:
            other = clone(s)
            take(other, action)
            play(other)

    s = field(unit=[STARK_UNIT, LANNISTER_UNIT, *late])
    s.round = 2
    start(s, Reinforcements(seat=STARK))
    play(s)
    return found


@pytest.mark.rule("bow.16.08", "bow.11.01")
def test_the_owner_chooses_who_arrives_where_there_is_not_room_for_all() -> None:
    """Whatever the order of the plan's lines, and with no question where it cannot matter."""
    riders = {"kind": "riders", "rank": "blue", "hex": ["c9"], "round": 2}
    archers = {"kind": "northmen_archers", "rank": "green", "hex": ["c9"], "round": 2}
    either = archers | {"hex": ["c9", "d9"]}
    assert arrivals(riders, archers) == {("c9", ""), ("", "c9")}
    assert arrivals(archers, riders) == {("c9", ""), ("", "c9")}
    there = {("c9", "d9"), ("", "c9")}
    assert arrivals(riders, either) == there
    assert arrivals(either, riders) == {(b, a) for a, b in there}
    room = arrivals(either, riders | {"hex": ["c9", "d9"]})
    assert room == {("c9", "d9"), ("d9", "c9")}
    s = field(unit=[STARK_UNIT, LANNISTER_UNIT, either, riders | {"hex": ["c9", "d9"]}])
    s.round = 2
    start(s, Reinforcements(seat=STARK))
    assert offered(s) == ["deploy c9", "deploy d9"]
    dogs = archers | {"kind": "kennelmasters"}
    three = {("c9", "", ""), ("", "c9", ""), ("", "", "c9")}
    assert arrivals(riders, archers, dogs) == arrivals(dogs, archers, riders) == three
    same = arrivals(riders, riders)
    assert same == {("c9", "")}, "which of two equal units waits is no question"


@pytest.mark.rule("bow.16.08")
def test_a_reinforcement_passed_over_is_asked_again_last() -> None:
    riders = {"kind": "riders", "rank": "blue", "hex": ["c9"], "round": 2}
    archers = {"kind": "northmen_archers", "rank": "green", "hex": ["c9", "d9"], "round": 2}
    s = field(unit=[STARK_UNIT, LANNISTER_UNIT, riders, archers])
    s.round = 2
    start(s, Reinforcements(seat=STARK))
    assert offered(s) == ["deploy c9", "stay"]
    act(s, "stay")
    assert offered(s) == ["deploy c9", "deploy d9"]
    act(s, "deploy d9")
    assert s.offer is None and (at(s, 2), at(s, 3)) == ("c9", "d9")


@pytest.mark.rule("bow.6.03", "bow.16.08")
def test_units_leave_the_battlefield_only_where_the_plan_says_so() -> None:
    s = field(exit=[{"house": "stark", "hexes": ["a1"]}])
    away = put(s, "a2", "war_host")
    other = put(s, "e1", "war_host")
    foe = put(s, "c1", "guard")
    start(s, MoveUnit(unit=other))
    assert "leave_battlefield" not in offered(s)
    start(s, MoveUnit(unit=foe))
    assert "leave_battlefield" not in offered(s)
    start(s, MoveUnit(unit=away))
    act(s, "leave_battlefield")
    assert at(s, away) == ""
    assert s.figures[away] == 4
    assert s.morale == 0


@pytest.mark.rule("bow.16.01", "bow.16.02")
def test_what_each_seat_sees() -> None:
    s = GAME.new({}, 3)
    for seat in (STARK, LANNISTER):
        seen = GAME.view(s, seat)
        drawn = plan_named(s.battle).leadership
        assert len(seen["hand"]) == drawn[seat]
        other = GAME.view(s, 1 - seat)
        assert seen["hand"] != other["hand"]
        assert {k: v for k, v in seen.items() if k != "hand"} == {
            k: v for k, v in other.items() if k != "hand"
        }
        house = seen["houses"][GAME.seats({})[1 - seat]]
        assert house["hand"] == drawn[1 - seat] and house["deck"] == 20 - drawn[1 - seat]
        assert sum(house["pool"].values()) >= 3
    assert GAME.view(s, None)["hand"] == []
