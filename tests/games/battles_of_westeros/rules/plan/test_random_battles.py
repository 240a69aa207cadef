"""Battles made up by Hypothesis: every valid plan can be played to its end, in a box or not, and
goes through its files unchanged; whatever else comes is explained, never a crash."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.contract.checks import check_end, check_offer, check_saving, check_sound
from tests.games.battles_of_westeros.rules.plan.strategies import battles
from westmarch.games.battles_of_westeros import plan_advice, plan_files
from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.rules.plan import plan_check
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import BadBattle, mistakes
from westmarch.kernel.engine.flow import take

SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much]


@pytest.mark.rule("bow.16.09", "bow.16.10")
@settings(max_examples=50, deadline=None, suppress_health_check=SLOW)
@given(battles(), st.integers(0, 1000))
def test_every_valid_battle_can_be_played(data: dict[str, Any], seed: int) -> None:
    assert not mistakes(data, limits=False) or len(data["unit"]) < 2
    assume(not mistakes(data))
    plan_advice.unwise(data)
    rng = Random(seed)
    s = GAME.new({"battle": plan_files.option_of(data)}, seed)
    for number in range(5000):
        check_sound(GAME, s)
        if s.offer is None:
            check_end(GAME, s, 2)
            return
        check_offer(GAME, s, 2)
        if number % 10 == 0:
            check_saving(GAME, s)
        bold = [a for a in s.offer.actions if a != ("pass",)]
        take(s, rng.choice(bold if bold and rng.random() < 0.8 else s.offer.actions))
    raise AssertionError("no end in sight")


def bare(text: str) -> list[str]:
    return [line.replace(" ", "") for line in text.strip("\n").splitlines()]


@pytest.mark.rule("bow.16.08")
@settings(max_examples=50, deadline=None, suppress_health_check=SLOW)
@given(battles())
def test_files_say_the_same_in_both_forms(data: dict[str, Any]) -> None:
    for text in (plan_files.write_toml(data), plan_files.write_json(data)):
        back = plan_files.read_text(text)
        assert back.keys() == data.keys()
        assert {k: v for k, v in back.items() if k != "map"} == {
            k: v for k, v in data.items() if k != "map"
        }
        assert bare(back["map"]) == bare(data["map"])


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=5,
)


@st.composite
def spoilt(draw: st.DrawFn) -> dict[str, Any]:
    """A battle in which something, anywhere, has become anything else."""
    data: dict[str, Any] = json.loads(json.dumps(draw(battles())))
    place: Any = data
    for _ in range(draw(st.integers(1, 5))):
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            break
        key = draw(st.sampled_from(keys))
        if not isinstance(place[key], (dict, list)) or draw(st.integers(0, 3)) == 0:
            place[key] = draw(JUNK)
            break
        place = place[key]
    return data


@pytest.mark.rule("bow.16.10")
@settings(max_examples=100, deadline=None, suppress_health_check=SLOW)
@given(spoilt())
def test_nothing_breaks_the_validator(data: dict[str, Any]) -> None:
    found = plan_check.find(data)
    for wrong in found:
        assert wrong.text and wrong.path and isinstance(wrong.path[0], str)
    if found:
        with pytest.raises(BadBattle):
            GAME.new({"battle": json.dumps(data)}, 1)
    else:
        plan_advice.unwise(data)
        GAME.new({"battle": json.dumps(data)}, 1)


@pytest.mark.parametrize("text", ["{" * 100, "[" * 9000, "a =", '{"a": 1.5}', '{"a": null}', "x"])
def test_what_is_no_plan_is_refused(text: str) -> None:
    with pytest.raises(BadBattle, match="the battle cannot be read"):
        plan_files.read_text(text)


def test_a_text_nested_too_deeply_is_refused() -> None:
    with pytest.raises(BadBattle, match="cannot be read"):
        GAME.new({"battle": '{"a":' + "[" * 9000}, 1)
    with pytest.raises(BadBattle, match="more than 32000 characters"):
        GAME.new({"battle": "{" + " " * 32_000}, 1)
