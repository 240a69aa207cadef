"""Positions as short texts: what they say, what they refuse, and that they can be written."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.contract.checks import check_sound
from tests.games.battles_of_westeros.helpers import at, offered, plan
from westmarch.games.battles_of_westeros.game import BATTLES, GAME
from westmarch.games.battles_of_westeros.position import read_position, write_position
from westmarch.games.battles_of_westeros.rules.battlefield.effects import has
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDER,
    ELIMINATED,
    ESCAPED,
    LANNISTER,
    STALWART,
    STARK,
    WAITING,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import GROUND, PLAINS
from westmarch.games.battles_of_westeros.rules.catalogue import CARD, CARDS
from westmarch.games.battles_of_westeros.rules.state import FEINT, GATHERED, REAL, Field
from westmarch.kernel.engine.errors import BadPosition
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import encode

EXAMPLE = """
battle: clash_on_the_kingsroad ; base: empty
round: 3 ; to act: lannister ; first: stark ; momentum: stark    # a comment
morale: lannister 4 ; points: stark 2 lannister 1
c5: green war_host 3
c6: blue guard 2, used
e9: maege_bear_island ; e3: addam_ashemark
engaged c5: c6 stark
commander maege_bear_island: 1, spent
pool stark: 2 green valor ; hand stark: stark_01 stark_05 ; discards stark: stark_02
deck lannister: lannister_07 lannister_01
fire: f7 2 ; control j8: lannister
effect unit5: stalwart 1 round
"""


def unit_at(s: Field, name: str) -> int:
    unit = s.unit_at[HEX[name]]
    assert unit >= 0, f"nobody is at {name}"
    return unit


def test_a_position_says_everything() -> None:
    s = read_position(EXAMPLE)
    check_sound(GAME, s)
    assert (s.round, s.first, s.momentum, s.morale, s.points) == (3, STARK, STARK, 4, [2, 1])
    assert s.offer is not None and (s.offer.seat, s.offer.kind) == (LANNISTER, "choose_action")
    host, guard = unit_at(s, "c5"), unit_at(s, "c6")
    assert (s.figures[host], s.active[host]) == (3, 1)
    assert (s.figures[guard], s.active[guard]) == (2, 0)
    assert s.foe[host] == guard and s.token[guard] == STARK
    assert sum(h >= 0 for h in s.hex) == 4
    maege = COMMANDER["maege_bear_island"]
    assert s.commander[unit_at(s, "e9")] == maege
    assert s.tokens_on[maege] == 1 and not s.fresh[maege]
    assert s.command[STARK] == 2
    assert s.captor[COMMANDER["rickard_lord_of_karhold"]] == LANNISTER  # not named: lost
    assert s.pool[:5] == [2, 0, 0, 1, 0]
    assert [CARDS[c] for c in s.hands[STARK]] == ["stark_01", "stark_05"]
    assert [CARDS[c] for c in s.discards[STARK]] == ["stark_02"]
    assert [CARDS[c] for c in s.decks[LANNISTER][-2:]] == ["lannister_01", "lannister_07"]
    assert s.fire[HEX["f7"]] == 2
    assert s.control == (LANNISTER, STARK)
    assert has(s, STALWART, 4)


def test_without_statements_the_battle_has_just_been_set_up() -> None:
    """Nobody has cards or tokens yet: play goes on by itself to the next round."""
    s = read_position("battle: paying_the_piper ; phase: rally")
    assert s.round == 1 and s.offer is not None
    assert GAME.options_of(s)["battle"] == "paying_the_piper"
    assert encode(s) == encode(read_position("battle: paying_the_piper ; phase: rally"))
    assert encode(s) != encode(read_position("battle: paying_the_piper ; phase: rally", seed=1))


def test_a_stated_hex_of_the_set_up_holds_exactly_what_is_stated() -> None:
    before = read_position("phase: rally")
    moved = before.unit_at[HEX["i7"]]
    s = read_position("i7: empty ; d8: green riders ; pool stark: green")
    assert s.hex[moved] == ELIMINATED
    assert s.kind[unit_at(s, "d8")] == s.kind[before.unit_at[HEX["f9"]]]
    assert s.unit_at[HEX["f9"]] < 0  # the riders have come from there
    assert s.hex[before.unit_at[HEX["d8"]]] == ELIMINATED


def test_special_rules_and_terrain() -> None:
    rules = [
        {"rule": "strategic_positions", "hexes": ["c5", "e5", "g5"], "real": 2},
        {"rule": "catapults", "house": "lannister", "hexes": ["b2", "c2"]},
        {"rule": "captive", "house": "lannister", "hexes": ["b8", "c8", "h8"], "first": 2},
        {"rule": "bystander", "hex": "i4", "by": "stark", "points": 1},
    ]
    units = [
        {"kind": "war_host", "rank": "green", "hex": "a9"},
        {"kind": "riders", "rank": "green", "hex": ["b9", "c9"], "round": 4},
        {"kind": "riders", "rank": "green", "hex": "e9"},
        {"kind": "guard", "rank": "green", "hex": "k1"},
    ]
    tokens = {"tent": ["d4"], "palisade": ["f4"]}
    goals = [{"hex": "e6", "control": "stark"}]
    rows = ["." * 11] * 9
    rows[2] = "..f........"
    battle = plan(
        special=rules, unit=units, tokens=tokens, objective=goals, map="\n".join(rows), rounds=6
    )
    text = f"""battle: {json.dumps(battle)}
        round: 3 ; waiting: unit2 ; escaped: unit3
        strategy c5: stark ; strategy g5: found
        captive: b8 ; decoy: h8 ; taken: i4 ; aim b2: green ; aim c2: red
        gone: d4 ; devastated: c3 ; control e6: nobody ; pool stark: green"""
    s = read_position(text)
    check_sound(GAME, s)
    assert s.strategy == [GATHERED + STARK, REAL, 2]
    assert (s.captive, s.decoy, s.taken) == (HEX["b8"], HEX["h8"], (HEX["i4"],))
    assert s.targets == (0, 2)
    assert s.ground[HEX["d4"]] == PLAINS and s.ground[HEX["f4"]] == GROUND["palisade"]
    assert s.ground[HEX["c3"]] == PLAINS and s.devastated == (HEX["c3"],)
    assert s.control == (-1,)
    assert s.hex[1:3] == [WAITING, ESCAPED] and at(s, 0) == "a9"
    again = read_position(write_position(s))
    assert write_position(again) == write_position(s)
    assert FEINT not in again.strategy


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("no such position", "line 1: there is no hex or statement called 'no such position'"),
        ("battle: clash_on_the_kingsrod", "line 1: battle must be one of clash_on_the_kingsroad, "),
        ("battle: {", "position: the battle cannot be read: "),
        ('battle: {"id": "x"}', "position: battle 'x': 'title' is missing"),
        ("round: 9", "line 1: round must be a number from 1 to 5"),
        ("phase: dawn", "line 1: phase must be one of rally, marshaling, command, regroup"),
        ("\nto act: tully", "line 2: to act must be one of stark, lannister"),
        ("to act: stark ; passed: stark", "line 1: stark has passed and cannot act"),
        ("morale: stark 12", "line 1: morale: a House and a space from 1 to 11, or 0"),
        ("points: stark", "line 1: points needs names with a number each"),
        ("t20: green war_host", "line 1: t20 is off the battlefield"),
        (
            "c5: green war_hots",
            "line 1: there is no rank, unit or commander called 'war_hots' (did you",
        ),
        ("c5: green", "line 1: which unit is at c5?"),
        ("c5: red war_host", "line 1: the battle has no red war_host"),
        (
            "base: empty; c5: blue guard; d5: blue guard",
            "line 1: the battle has 1 blue guard, all are named already",
        ),
        ("c5: green war_host 5", "line 1: the unit at c5 has 1 to 4 figures"),
        ("c5: unit99", "line 1: the battle has only 19 units, no unit99"),
        ("c5: green riders unit1", "line 1: the battle has no green riders #1"),
        ("c5: unit2 ; d5: unit2", "line 1: unit2 has already been named in line 1"),
        ("c5: unit2\nc5: unit3", "line 2: c5 has already been named in line 1"),
        ("escaped: 3", "line 1: '3' is not a unit: say unit1, unit2 ..."),
        ("waiting: unit1", "line 1: unit1 is there from the start"),
        ("engaged i7: c4 stark", "line 1: there is no unit at c4"),
        ("engaged i7: k7 stark", "line 1: i7 and k7 are no enemies side by side"),
        ("engaged i7: k7", "line 1: engaged with whom, and whose is the token?"),
        ("commander robb_young_wolf: 1", "line 1: robb_young_wolf is not in this battle"),
        ("commander maege_bear_island: 9", "line 1: maege_bear_island: 0 to 1 tokens, fresh or"),
        ("pool stark: 2", "line 1: 2 needs the name of something to count"),
        (
            "pool stark: 2 gren",
            "line 1: there is no order token called 'gren' (did you mean green?)",
        ),
        ("pool: 2 green", "line 1: 'pool' needs a name after it"),
        ("hand stark: stark_99", "line 1: there is no card called 'stark_99'"),
        ("hand stark: lannister_01", "line 1: lannister_01 is not in the deck of stark here"),
        ("hand stark: stark_01 stark_01", "line 1: stark_01 has already been named in line 1"),
        ("deck stark: lannister_01", "line 1: lannister_01 belongs to a different deck"),
        ("fire: h8 9", "line 1: "),
        ("gone: c5", "line 1: there is no terrain token at c5"),
        ("control c5: stark", "line 1: c5 is no objective"),
        ("strategy c5: real", "line 1: no strategy token lies at c5"),
        ("captive: c5", "line 1: the battle has no captive"),
        ("aim c5: green", "line 1: no catapult aims at c5"),
        ("effect unit1: courage 1 round", "line 1: there is no effect called 'courage'"),
        ("effect unit1: dice 1 2 3", "line 1: effect unit1: its name, a value, and turn or round"),
        ("{", "not a position: "),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, line: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text)
    told = str(caught.value)
    assert line in told
    assert "\n" not in told


@pytest.mark.parametrize("battle", BATTLES)
def test_positions_are_written_and_read_back(battle: str) -> None:
    """Between turns as a short text, else as the whole state; either way the same board and the
    same choices come back."""
    rng = Random(battle)
    s = GAME.new({"battle": battle}, 3)
    short = 0
    while s.offer is not None:
        text = write_position(s)
        if rng.random() < (0.9 if text.startswith("{") else 0.6):
            take(s, rng.choice(s.offer.actions))
            continue
        found = read_position(text, 5)
        assert found.offer == s.offer
        for seat in (STARK, LANNISTER, None):
            assert GAME.view(found, seat) == GAME.view(s, seat)
        assert GAME.options_of(found) == GAME.options_of(s)
        if not text.startswith("{"):
            short += 1
            assert write_position(found) == text
        bold = [a for a in s.offer.actions if a != ("pass",)]
        take(s, rng.choice(bold if bold and rng.random() < 0.9 else s.offer.actions))
    assert short > 4
    assert write_position(s).startswith("{")


def test_a_position_in_the_middle_of_something_is_whole() -> None:
    s = read_position("pool stark: green 2 valor")
    assert not write_position(s).startswith("{")
    take(s, ("token", "green"))
    assert write_position(s).startswith("{")
    found = read_position(write_position(s))
    assert offered(found) == offered(s)
    assert CARD  # the cards of both are the same
    broken = json.loads(write_position(s))
    broken["figures"][0] = 9
    with pytest.raises(BadPosition, match="is inconsistent: unit 0 has 9 figures"):
        read_position(json.dumps(broken))
