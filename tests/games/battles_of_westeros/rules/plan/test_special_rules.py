"""Special rules, and the points and conditions that go with them (bow.16.03 to bow.16.08)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.battles_of_westeros.helpers import (
    ablaze,
    act,
    at,
    dice,
    field,
    ground,
    offered,
    offered_hexes,
    plan,
    put,
    start,
)
from westmarch.games.battles_of_westeros.determinize import determinize
from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.rules.battlefield import army, fire
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BLUE,
    COMMANDER,
    GREEN,
    LANNISTER,
    RED,
    STARK,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import GROUND
from westmarch.games.battles_of_westeros.rules.combat.retreat import Retreat
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import mistakes, plan_named
from westmarch.games.battles_of_westeros.rules.plan.battle_rules import HideCaptive, Palisades
from westmarch.games.battles_of_westeros.rules.plan.special_rules import happen
from westmarch.games.battles_of_westeros.rules.round import victory
from westmarch.games.battles_of_westeros.rules.round.orders import Orders
from westmarch.games.battles_of_westeros.rules.setup import new_battle
from westmarch.games.battles_of_westeros.rules.state import (
    FEINT,
    FEINT_FOUND,
    GATHERED,
    REAL,
    Field,
)
from westmarch.games.battles_of_westeros.view import view
from westmarch.kernel.engine.flow import advance, take


def with_rule(**rule: Any) -> Field:
    """The small battle with one special rule."""
    return field(special=[rule])


def decider(s: Field) -> int:
    """Who has to decide."""
    assert s.offer is not None
    return s.offer.seat


def score(s: Field) -> list[int]:
    victory.score_phase(s, "end")
    return s.points


# ---- the validator


@pytest.mark.rule("bow.16.10")
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"special": [{"rule": "bystander", "hex": "e5"}]}, "bystander needs 'by'"),
        (
            {"special": [{"rule": "bystander", "hex": "z9", "by": "stark", "points": 1}]},
            "no hex 'z9'",
        ),
        (
            {"special": [{"rule": "bystander", "hex": "e5", "by": "tully", "points": 1}]},
            "by must be stark or lannister, not 'tully'",
        ),
        (
            {"special": [{"rule": "strategic_positions", "hexes": ["e5"], "real": 2}]},
            "real must be a number from 1 to 1",
        ),
        (
            {"special": [{"rule": "strategic_positions", "hexes": ["e5", "e5"], "real": 1}]},
            "a hex is named twice",
        ),
        (
            {"special": [{"rule": "catapults", "house": "stark", "hexes": []}]},
            "catapults takes 1 to 9 hexes",
        ),
        (
            {
                "special": [
                    {"rule": "palisade_strength", "house": "stark", "tokens": [1], "dice": 5}
                ]
            },
            "tokens must be three numbers",
        ),
        (
            {"special": [{"rule": "shallow_water"}, {"rule": "shallow_water"}]},
            "'shallow_water' is there 2 times",
        ),
        ({"score": [{"house": "stark", "what": "fires", "when": "end"}]}, "fires needs 'terrain'"),
        (
            {"score": [{"house": "stark", "what": "fires", "when": "end", "terrain": "sea"}]},
            "there is no terrain 'sea'",
        ),
        (
            {"instant": [{"house": "stark", "conditions": [{"what": "points"}]}]},
            "points needs 'at_least'",
        ),
    ],
)
def test_mistakes_in_rules_are_explained(changes: dict[str, Any], sentence: str) -> None:
    found = mistakes(plan(**changes))
    assert any(sentence in wrong for wrong in found), found


# ---- water and engines


@pytest.mark.rule("bow.13.17", "bow.16.08")
def test_shallow_water_turns_rivers_into_fords() -> None:
    data = plan(special=[{"rule": "shallow_water"}])
    data["map"] = (
        data["map"].replace("...........", "~~~~~~~~~~~", 5).replace("~" * 11, "." * 11, 4)
    )
    s = new_battle(json.dumps(data), 1)
    assert {s.ground[HEX[f"{column}5"]] for column in "abcdefghijk"} == {GROUND["ford"]}
    assert GAME.broken(s) == []


@pytest.mark.rule("bow.13.12", "bow.13.17", "bow.16.08")
def test_where_a_bridge_over_shallow_water_burns_down_there_is_a_ford() -> None:
    data = plan(special=[{"rule": "shallow_water"}], tokens={"wooden_bridge": ["e5"]})
    data["map"] = "\n".join(["." * 11] * 4 + ["~" * 11] + ["." * 11] * 4)
    s = new_battle(json.dumps(data), 1, listen=True)
    guard = put(s, "e5", "guard")
    ablaze(s, 3, "e5")
    start(s, fire.Fires())
    assert s.ground[HEX["e5"]] == GROUND["ford"]
    assert not s.fire[HEX["e5"]]
    assert at(s, guard) == "e5" and s.figures[guard] == 1  # burned, but it need not retreat


def catapults(*hexes: str) -> dict[str, Any]:
    return {"rule": "catapults", "house": "lannister", "hexes": list(hexes)}


@pytest.mark.rule("bow.16.04")
def test_catapults_are_aimed_so_that_each_colour_touches_the_others() -> None:
    s = with_rule(**catapults("b4", "c4", "c5"))  # each next to the other two
    happen(s, "round")
    start(s, *s.stack)
    assert decider(s) == STARK
    assert offered(s) == ["choose_symbol green", "choose_symbol blue", "choose_symbol red"]
    act(s, "choose_symbol blue")
    assert offered(s) == ["choose_symbol green", "choose_symbol red"]
    act(s, "choose_symbol red")
    assert s.targets == (BLUE, RED, GREEN)
    assert s.offer is None
    assert view(s, LANNISTER)["targets"] == [
        {"hex": "b4", "colour": "blue"},
        {"hex": "c4", "colour": "red"},
        {"hex": "c5", "colour": "green"},
    ]


@pytest.mark.rule("bow.16.04")
def test_every_way_to_aim_is_allowed_where_tokens_cannot_touch() -> None:
    s = with_rule(**catapults("b4", "e4", "h4"))
    happen(s, "round")
    start(s, *s.stack)
    act(s, "choose_symbol red", "choose_symbol green")
    assert s.targets == (RED, GREEN, BLUE)
    s.round = 2
    s.stack = []
    happen(s, "round")
    assert not s.stack


@pytest.mark.rule("bow.16.04")
def test_catapults_destroy_who_enters_if_the_die_fits() -> None:
    s = with_rule(**catapults("e5", "f5"))
    s.targets = (BLUE, BLUE)
    blue, green = put(s, "e4", "guard", "blue"), put(s, "g4", "guard")
    stark = put(s, "e6", "war_host", "blue")
    dice(s, "green")
    army.move(s, blue, HEX["e5"])
    assert at(s, blue) == "e5"
    army.move(s, green, HEX["f5"])
    assert at(s, green) == "f5"  # another rank
    army.move(s, green, HEX["g5"])
    army.move(s, stark, HEX["f5"])
    assert at(s, stark) == "f5"
    army.move(s, stark, HEX["e6"])
    dice(s, "blue")
    army.move(s, blue, HEX["f5"])
    assert at(s, blue) == ""
    leader = put(s, "e4", commander="jaime_kingslayer", rank="blue")
    dice(s, "blue")
    army.move(s, leader, HEX["e5"])
    assert s.captor[COMMANDER["jaime_kingslayer"]] == STARK


@pytest.mark.rule("bow.9.07", "bow.16.04")
def test_a_unit_destroyed_where_it_retreats_pays_no_hits() -> None:
    s = with_rule(**catapults("e4"))
    s.targets = (GREEN,)
    unit = put(s, "e5", "guard")
    for h in ("d4", "d3", "e3", "f3"):
        put(s, h, "war_host")
    dice(s, "green")
    start(s, Retreat(unit=unit, hexes=2))
    assert at(s, unit) == ""
    assert s.morale == 1
    assert s.offer is None


# ---- persons


@pytest.mark.rule("bow.16.04")
def test_a_bystander_is_taken_once() -> None:
    s = with_rule(rule="bystander", hex="e5", by="lannister", points=5)
    unit, friend = put(s, "e4", "guard"), put(s, "e6", "war_host")
    army.move(s, friend, HEX["e5"])
    assert s.points == [0, 0]
    army.move(s, friend, HEX["e6"])
    army.move(s, unit, HEX["e5"])
    assert s.points == [0, 5]
    army.move(s, unit, HEX["e4"])
    army.move(s, unit, HEX["e5"])
    assert s.points == [0, 5]
    assert view(s, STARK)["taken"] == ["e5"]


CAPTIVE = {"rule": "captive", "house": "lannister", "hexes": ["c3", "d3", "h3", "i3"], "first": 2}
RESCUE = {"house": "stark", "what": "rescued", "when": "end", "points": 4}


def hidden() -> Field:
    """Tokens in d3, the true one, and h3."""
    s = field(special=[CAPTIVE], score=[RESCUE])
    happen(s, "round")
    frames = list(s.stack)
    assert isinstance(frames[-1], HideCaptive)
    start(s, *frames)
    assert s.offer is not None and s.offer.seat == LANNISTER
    assert offered(s) == ["choose_hex c3", "choose_hex d3"]
    act(s, "choose_hex d3")
    assert offered(s) == ["choose_hex h3", "choose_hex i3"]
    act(s, "choose_hex h3")
    act(s, "choose_hex d3")
    return s


@pytest.mark.rule("bow.16.04")
def test_a_captive_is_hidden_in_one_of_two_places() -> None:
    s = hidden()
    assert (s.captive, s.decoy) == (HEX["d3"], HEX["h3"])
    assert view(s, LANNISTER)["captive"] == {"tokens": ["d3", "h3"], "hex": "d3"}
    for seat in (STARK, None):
        assert view(s, seat)["captive"] == {"tokens": ["d3", "h3"], "hex": None}
    seen = {determinize(s, STARK, Random(n)).captive for n in range(20)}
    assert seen == {HEX["d3"], HEX["h3"]}
    assert {determinize(s, LANNISTER, Random(n)).captive for n in range(20)} == {HEX["d3"]}


@pytest.mark.rule("bow.16.04")
def test_a_captive_is_found_and_carried_off() -> None:
    s = hidden()
    guard, riders = put(s, "h2", "guard"), put(s, "g4", "riders")
    army.move(s, guard, HEX["h3"])
    assert s.decoy == HEX["h3"]  # his own captors reveal nothing
    army.move(s, guard, HEX["h2"])
    army.move(s, riders, HEX["h3"])
    assert s.decoy == -1
    assert view(s, STARK)["captive"] == {"tokens": ["d3"], "hex": "d3"}
    assert score(s) == [0, 0]
    army.move(s, riders, HEX["d3"])
    assert score(s) == [4, 0]
    s.turn = bytearray(len(s.turn))
    s.ordered = [riders]
    start(s, Orders(seat=STARK))
    act(s, "move d6")
    assert offered(s) == ["yes", "no"]
    act(s, "yes")
    assert s.captive == HEX["d6"]
    assert s.offer is None


@pytest.mark.rule("bow.16.04")
def test_a_captive_may_be_left_behind() -> None:
    s = hidden()
    riders = put(s, "d4", "riders")
    army.move(s, riders, HEX["d3"])
    s.turn = bytearray(len(s.turn))
    s.ordered = [riders]
    start(s, Orders(seat=STARK))
    act(s, "move d6", "no")
    assert s.captive == HEX["d3"]
    assert score(s) == [0, 0]


# ---- strategy tokens

POSITIONS = {"rule": "strategic_positions", "hexes": ["c5", "e5", "g5"], "real": 2}
FOUND = [{"house": "stark", "conditions": [{"what": "gathered", "count": 2}]}]


@pytest.mark.rule("bow.16.03")
def test_strategy_tokens_are_dealt_at_random_and_hidden() -> None:
    battle = json.dumps(plan(special=[POSITIONS]))
    dealt = {tuple(new_battle(battle, n).strategy) for n in range(30)}
    assert dealt == {(REAL, REAL, FEINT), (REAL, FEINT, REAL), (FEINT, REAL, REAL)}
    s = new_battle(battle, 1)
    for seat in (STARK, LANNISTER, None):
        shown = view(s, seat)["strategy"]
        assert shown == [{"hex": h, "token": "hidden"} for h in ("c5", "e5", "g5")]


@pytest.mark.rule("bow.16.03")
def test_nobody_can_tell_a_real_position_from_a_feint() -> None:
    """States that differ only in which tokens are real look the same to both players and to a
    spectator, and a bot thinks of every distribution."""
    one = field(special=[POSITIONS])
    other = field(special=[POSITIONS])
    one.strategy, other.strategy = [REAL, REAL, FEINT], [FEINT, REAL, REAL]
    for seat in (STARK, LANNISTER, None):
        assert view(one, seat) == view(other, seat)
    for seat in (STARK, LANNISTER):
        thought = {tuple(determinize(one, seat, Random(n)).strategy) for n in range(40)}
        assert thought == {(REAL, REAL, FEINT), (REAL, FEINT, REAL), (FEINT, REAL, REAL)}


@pytest.mark.rule("bow.16.03", "bow.11.09")
def test_strategy_tokens_are_turned_over_by_who_comes() -> None:
    s = field(special=[POSITIONS], instant=FOUND)
    s.strategy = [REAL, FEINT, REAL]
    one, two = put(s, "c6", "war_host"), put(s, "g4", "guard")
    army.move(s, one, HEX["c5"])
    assert s.strategy == [GATHERED + STARK, FEINT, REAL]
    seen = {tuple(determinize(s, STARK, Random(n)).strategy) for n in range(20)}
    assert seen == {(GATHERED, FEINT, REAL), (GATHERED, REAL, FEINT)}
    army.move(s, one, HEX["e5"])
    assert s.strategy[1] == FEINT_FOUND
    assert [t["token"] for t in view(s, None)["strategy"]] == ["stark", "feint", "hidden"]
    other = s.strategy[:]
    army.move(s, two, HEX["g5"])
    assert s.strategy == [*other[:2], GATHERED + LANNISTER]
    assert not s.winners
    s.strategy[2] = REAL
    army.move(s, two, HEX["g4"])
    army.move(s, one, HEX["g5"])
    assert s.winners == [STARK]


# ---- fire and camps


@pytest.mark.rule("bow.12.14", "bow.13.15")
def test_in_a_burning_camp_only_tents_burn_and_at_once() -> None:
    s = with_rule(rule="burning_camp")
    unit = put(s, "e5", "war_host")
    ground(s, "tent", "e4", "f5")
    put(s, "f5", "guard")
    assert fire.scorch_hexes(s, unit) == [HEX["e4"]]
    dice(s, "red", "red")
    fire.scorch(s, unit, HEX["e4"])
    assert s.ground[HEX["e4"]] == GROUND["tent"]
    dice(s, "green", "red")
    fire.scorch(s, unit, HEX["e4"])
    assert s.ground[HEX["e4"]] == GROUND["plains"]
    assert not any(s.fire)


@pytest.mark.rule("bow.11.03")
def test_points_for_fires_ruins_and_what_stands() -> None:
    lines = [
        {"house": "lannister", "what": "fires", "terrain": "building", "points": 1},
        {"house": "lannister", "what": "destroyed", "terrain": "building", "points": 5},
        {"house": "lannister", "what": "destroyed", "terrain": "wooden_bridge", "points": 4},
        {"house": "stark", "what": "standing", "terrain": "building", "points": 2},
    ]
    rows = ["." * 11] * 9
    rows[4] = "bb~bb......"
    tokens = {"wooden_bridge": ["c5"]}
    s = field(map="\n".join(rows), tokens=tokens, score=[x | {"when": "end"} for x in lines])
    assert score(s) == [8, 0]
    s.points = [0, 0]
    ablaze(s, 3, "a5")
    ablaze(s, 2, "e4")
    fire.devastate(s, HEX["b5"])
    fire.remove_token(s, HEX["c5"])
    assert score(s) == [6, 3 + 5 + 4]


@pytest.mark.rule("bow.11.03", "bow.13.19")
def test_an_objective_may_count_only_while_it_stands() -> None:
    line = {"house": "stark", "what": "objectives", "when": "end", "terrain": "building"}
    rows = ["." * 11] * 9
    rows[4] = "b.b........"
    goals = [{"hex": "a5", "control": "stark"}, {"hex": "c5", "control": "stark"}]
    s = field(map="\n".join(rows), objective=goals, score=[line])
    fire.devastate(s, HEX["a5"])
    assert score(s) == [1, 0]


@pytest.mark.rule("bow.11.03")
def test_points_for_every_three_units_in_an_area() -> None:
    area = ["c3", "d3", "e3", "f3", "g3", "h3"]
    line = {"house": "lannister", "what": "area", "when": "end", "hexes": area, "per": 3}
    s = field(score=[line])
    for h in ("c3", "d3"):
        put(s, h, "guard")
    put(s, "e3", "war_host")
    assert score(s) == [0, 0]
    for h in ("f3", "g3", "h3"):
        put(s, h, "guard")
    assert score(s) == [0, 1]


# ---- palisades

STRENGTH = {"rule": "palisade_strength", "house": "lannister", "tokens": [1, 1, 1], "dice": 3}


def siege() -> Field:
    s = with_rule(**STRENGTH)
    ground(s, "palisade", "c5", "e5")
    happen(s, "round")
    frames = list(s.stack)
    assert isinstance(frames[-1], Palisades)
    start(s, *frames)
    assert s.offer is not None and s.offer.seat == LANNISTER
    return s


@pytest.mark.rule("bow.16.08", "bow.13.14")
def test_every_palisade_gets_a_token_and_shields_remove_their_colour() -> None:
    s = siege()
    act(s, "choose_hex c5")  # red
    assert offered_hexes(s, "choose_hex") == {"c5", "e5"}
    dice(s, "red", "morale", "green", "valor")
    act(s, "choose_hex c5")  # blue; the green one has to go to e5
    assert decider(s) == STARK
    assert offered(s) == [
        "choose_symbol green",
        "choose_symbol red",
        "choose_symbol valor",
        "two_dice",
        "done",
    ]
    act(s, "choose_symbol green")
    act(s, "choose_symbol red")
    act(s, "choose_symbol valor")
    assert s.offer is None
    assert s.ground[HEX["c5"]] == s.ground[HEX["e5"]] == GROUND["plains"]


@pytest.mark.rule("bow.16.08")
def test_two_dice_remove_any_token_and_one_may_stop() -> None:
    s = siege()
    dice(s, "green", "green", "red")
    act(s, "choose_hex c5", "choose_hex c5")  # red and blue in c5, green in e5
    act(s, "two_dice", "choose_symbol green", "choose_symbol green")
    assert offered_hexes(s, "choose_hex") == {"c5", "e5"}
    act(s, "choose_hex c5")
    assert offered(s) == ["choose_symbol blue", "choose_symbol red"]
    act(s, "choose_symbol blue")
    assert offered(s) == ["choose_symbol red", "done"]
    act(s, "done")
    assert s.offer is None
    assert s.ground[HEX["c5"]] == s.ground[HEX["e5"]] == GROUND["palisade"]


def test_palisades_are_strengthened_once() -> None:
    s = with_rule(**STRENGTH)
    s.round = 2
    happen(s, "round")
    assert not s.stack
    assert plan_named("wolf_raiders").special


@pytest.mark.rule("bow.2.05", "bow.16.04", "bow.16.08")
@pytest.mark.parametrize("first", [STARK, LANNISTER])
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_first_player_decides_first_before_the_battle(
    first: int, order: tuple[int, ...]
) -> None:
    """Stark hides a captive and aims the catapults, Lannister builds palisades: in which order the
    plan says so does not matter."""
    lines = [
        {"rule": "captive", "house": "stark", "hexes": ["c3", "d3", "e3"], "first": 2},
        {"rule": "catapults", "house": "lannister", "hexes": ["c5", "d5", "e5"]},
        {"rule": "palisade_strength", "house": "lannister", "tokens": [1, 1, 1], "dice": 2},
    ]
    s = field(special=[lines[i] for i in order], tokens={"palisade": ["g3", "h3"]})
    s.first = first
    s.stack = []
    happen(s, "round")
    advance(s)
    asked: list[str] = []
    while s.offer is not None:
        if s.offer.kind in ("aim_catapults", "hide_captive", "strengthen_palisade"):
            if s.offer.kind not in asked:
                asked.append(s.offer.kind)
        take(s, s.offer.actions[-1])
    stark, walls = ["aim_catapults", "hide_captive"], ["strengthen_palisade"]
    assert sorted(asked[:2] if first == STARK else asked[1:]) == stark
    assert asked == [*asked[:2], *walls] if first == STARK else [*walls, *asked[1:]]
