"""The heuristic player of Battles of Westeros: whole battles, made-up battles, moves not to be
missed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.games.battles_of_westeros.helpers import ablaze, dice, field, ground, pool, put, start
from tests.games.battles_of_westeros.rules.plan.test_random_battles import battles
from westmarch import bots
from westmarch.bots.battles_of_westeros import Heuristic
from westmarch.bots.battles_of_westeros.attack_values import fate_of
from westmarch.bots.battles_of_westeros.distances import FAR, ways
from westmarch.bots.battles_of_westeros.features import NAMES, features
from westmarch.bots.battles_of_westeros.goals import Aims
from westmarch.bots.battles_of_westeros.knowledge import KNOWLEDGE
from westmarch.bots.battles_of_westeros.policies import POLICIES
from westmarch.bots.battles_of_westeros.situation import Situation
from westmarch.bots.battles_of_westeros.unit_tasks import UnitTasks
from westmarch.bots.random_bot import RandomBot
from westmarch.bots.search.network import Layer, Network, write
from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.odds import attack_odds, prepared
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.effects import BATTLE, grant
from westmarch.games.battles_of_westeros.rules.battlefield.fire import Fires
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BLUE,
    CAVALRY,
    GREEN,
    INFANTRY,
    RED,
    SCORCH,
)
from westmarch.games.battles_of_westeros.rules.combat.attack import Attack
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    SKIRMISHES,
    battle_ids,
    mistakes,
    plan_named,
)
from westmarch.games.battles_of_westeros.rules.round.command_phase import CommandPhase, OrderByToken
from westmarch.games.battles_of_westeros.rules.round.orders import ChooseDeed, Orders
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import Choice, apply, take
from westmarch.kernel.engine.state import FRAMES, clone, state_hash, with_byte
from westmarch.kernel.player import Player, ask, stream

INTRODUCTION = "clash_on_the_kingsroad"


def played(options: dict[str, str], seed: int, crew: list[Player] | None = None) -> Field:
    """A battle played to its end, by two heuristic players unless others are named."""
    s = GAME.new(options, seed)
    crew = crew or [Heuristic(stream(seed, seat)) for seat in (0, 1)]
    rng = Random(seed)
    while s.offer is not None:
        apply(s, ask(crew[s.offer.seat], GAME, s, rng))
    assert s.ending and s.winners
    assert GAME.broken(s) == []
    return s


def answer(s: Field) -> Action:
    """What the bot does now."""
    assert s.offer is not None
    return ask(Heuristic(stream(1, s.offer.seat)), GAME, s, Random(1))


# ---- whole battles


@pytest.mark.parametrize("battle", [*battle_ids(), *SKIRMISHES])
def test_plays_every_battle_and_skirmish_to_the_end(battle: str) -> None:
    played({"battle": battle}, seed=3)


def test_plays_with_the_retreats_of_the_errata() -> None:
    played({"battle": INTRODUCTION, "retreat": "directional"}, seed=4)


def test_the_same_seed_gives_the_same_battle() -> None:
    first, second = (played({"battle": "raid_in_the_riverlands"}, seed=5) for _ in range(2))
    assert state_hash(first) == state_hash(second)


@pytest.mark.parametrize("seat", [0, 1])
def test_beats_random_on_the_introductory_battle(seat: int) -> None:
    wins = 0
    for seed in range(8):
        crew: list[Player] = [RandomBot(stream(seed, 0)), RandomBot(stream(seed, 1))]
        crew[seat] = Heuristic(stream(seed, seat))
        wins += played({"battle": INTRODUCTION}, seed, crew).winners == [seat]
    assert wins >= 7


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(battles(), st.integers(0, 1000))
def test_plays_battles_nobody_has_seen(data: dict[str, Any], seed: int) -> None:
    assume(not mistakes(data))
    played({"battle": json.dumps(data)}, seed)


def test_has_an_answer_of_its_own_to_every_kind_of_decision() -> None:
    kinds = {
        step.kind
        for (home, _), frame in FRAMES.items()
        if home == "westmarch.games.battles_of_westeros"
        for name in frame.sequence
        if isinstance(step := getattr(frame, name), Choice)
    }
    assert kinds == set(POLICIES)


@pytest.mark.parametrize("first", [0, 1])
def test_burns_the_enemys_unit_first(first: int) -> None:
    """Each House is a step from Rout at its turn: the first player does not lose by his choice."""
    s = field()
    s.first = first
    put(s, "e4", "war_host", figures=1), put(s, "e6", "guard", figures=1)
    ablaze(s, 1, "e4", "e6")
    s.morale = 10 if first == 0 else -10
    start(s, Fires())
    assert s.offer is not None and s.offer.kind == "burn_unit"
    take(s, answer(s))
    assert s.winners == [first]


def test_lets_the_own_unit_leave_its_burnt_bridge_first() -> None:
    s = field()
    s.first = 1
    ground(s, "river", "d5", "e5")
    ground(s, "wooden_bridge", "d5", "e5")
    put(s, "d5", "war_host"), put(s, "e5", "guard")
    ablaze(s, 3, "d5", "e5")
    start(s, Fires())
    assert answer(s) == ("choose_unit", "e5")


def test_is_found_by_its_name() -> None:
    assert isinstance(bots.make("heuristic", GAME, stream(1, 0)), Heuristic)


# ---- moves not to be missed


def test_finishes_a_unit_off() -> None:
    s = field()
    a = put(s, "e5", "war_host", "blue")
    put(s, "f5", "guard", "green")
    put(s, "d5", "guard", "green", figures=1)
    start(s, ChooseDeed(unit=a))
    assert answer(s) == ("attack", "d5")


def test_a_token_goes_to_the_unit_that_can_attack() -> None:
    s = field()
    put(s, "e5", "war_host", "green")
    put(s, "f5", "guard", "green", figures=1)
    put(s, "b8", "war_host", "green")
    pool(s, "stark", green=1)
    start(s, OrderByToken(seat=0, symbol=0))
    assert answer(s) == ("choose_unit", "e5")


def test_takes_the_position_that_wins_in_the_last_round() -> None:
    s = field(
        rounds=1,
        objective=[{"hex": "f5", "control": "lannister"}],
        victory={"house": "stark", "conditions": [{"what": "controls", "count": 1}]},
    )
    unit = put(s, "d5", "war_host", "green")
    put(s, "c4", "guard", "green", figures=1)  # an easy prey, but not what matters
    s.ordered = [unit]
    start(s, Orders(seat=0))
    assert answer(s) == ("move", "f5")


def test_does_not_leave_the_position_it_has_to_hold() -> None:
    s = field(
        rounds=1,
        objective=[{"hex": "e5", "control": "lannister", "keeps": False}],
        victory={"house": "stark", "conditions": [{"what": "controls", "count": 1}]},
    )
    unit = put(s, "e5", "war_host", "green")
    put(s, "h5", "guard", "green", figures=1)
    s.ordered = [unit]
    start(s, Orders(seat=0))
    assert answer(s) == ("stay",)


def test_rides_off_the_field_where_that_counts() -> None:
    s = field(
        exit=[{"house": "lannister", "hexes": ["e9"]}],
        victory={"house": "lannister", "conditions": [{"what": "escaped", "count": 1}]},
    )
    unit = put(s, "e7", "cavaliers", "green")
    s.ordered = [unit]
    start(s, Orders(seat=1))
    assert answer(s) == ("leave_battlefield",)


def test_burns_what_is_worth_points_and_nothing_else() -> None:
    s = field(score=[{"house": "stark", "what": "destroyed", "when": "end", "terrain": "tent"}])
    ground(s, "tent", "f5")
    unit = put(s, "e5", "riders", "green")
    grant(s, SCORCH, unit, 1, BATTLE)
    start(s, ChooseDeed(unit=unit))
    assert answer(s) == ("set_fire", "f5")
    s.ground = with_byte(s.ground, HEX["f5"], s.terrain[HEX["f5"]])
    start(s, ChooseDeed(unit=unit))
    assert answer(s) == ("done",)


def test_rerolls_the_misses_of_a_flank_attack() -> None:
    s = field()
    a, other = put(s, "e5", "war_host", "blue"), put(s, "e6", "war_host", "green")
    t = put(s, "f5", "guard", "green")
    army.engage(s, other, t)
    dice(s, "green", "red", "red")
    start(s, Attack(attacker=a, target=t))
    assert answer(s) == ("reroll", "red")


def test_does_not_run_from_a_fight_it_is_winning() -> None:
    s = field()
    a, t = put(s, "e5", "war_host", "red"), put(s, "f5", "guard", "green", figures=1)
    army.engage(s, a, t)
    s.ordered = [a]
    start(s, Orders(seat=0))
    assert answer(s) == ("stay",)


# ---- what it knows


def test_the_way_round_a_river() -> None:
    s = field(map="...........\n" * 4 + "~~~~~.~~~~~\n" + "...........\n" * 4)
    way = ways(bytes(s.ground), INFANTRY, HEX["a6"])
    assert way[HEX["a4"]] > 8
    assert way[HEX["a5"]] == FAR
    ground(s, "ford", "a5")
    assert ways(bytes(s.ground), INFANTRY, HEX["a6"])[HEX["a4"]] == 3  # the ford stops a move
    assert ways(bytes(s.ground), CAVALRY, HEX["a6"])[HEX["a4"]] == 3


@pytest.mark.rule("bow.7.24", "bow.9.07")
def test_the_fate_of_a_target_counts_the_hits_of_a_blocked_retreat() -> None:
    s = field()
    a, t = put(s, "e5", "war_host", "green"), put(s, "e4", "guard", "green")
    free = fate_of(s, a, t)
    assert free.hits == pytest.approx(attack_odds(s, prepared(s, a, t)).expected_hits)
    put(s, "f3", "guard")
    put(s, "e3", "guard")
    s.house = with_byte(
        with_byte(s.house, t + 1, 0), t + 2, 0
    )  # enemies bar the way; no friend makes it Stalwart
    blocked = fate_of(s, a, t)
    assert blocked.hits > free.hits and blocked.stays > free.stays


def test_aims_of_both_houses_at_the_kingsroad() -> None:
    s = GAME.new({"battle": INTRODUCTION}, 1)
    known = plan_named(INTRODUCTION)
    holding, taking = Aims(s, known, 0), Aims(s, known, 1)
    assert [p.take for p in holding.places] == [0.0, 0.0]
    assert all(p.take > p.hold > 0 for p in taking.places)
    assert holding.morale[0] == -taking.morale[0] < 0  # Stark's rout
    assert holding.morale[22] == -taking.morale[22] > 0


def test_a_unit_is_worth_more_when_its_loss_costs_points() -> None:
    plain, scored = (
        Situation(field(**changes), 1)
        for changes in ({}, {"score": [{"house": "both", "what": "eliminate", "when": "at_once"}]})
    )
    assert scored.worth[0] > plain.worth[0] + 2


def test_the_danger_of_a_place_is_what_the_enemy_could_do_there() -> None:
    s = field()
    unit = put(s, "e5", "war_host", "green")
    view = Situation(s, 0)
    assert view.danger(unit, HEX["e5"]) == 0
    put(s, "e3", "cavaliers", "red")
    view = Situation(s, 0)
    near = view.danger(unit, HEX["e5"])
    assert near > 0
    ground(s, "forest", "e5")
    assert Situation(s, 0).danger(unit, HEX["e5"]) < near


@pytest.mark.rule("bow.16.04")
def test_minds_the_catapults_where_it_goes() -> None:
    s = field(special=[{"rule": "catapults", "house": "lannister", "hexes": ["e4", "e5", "e6"]}])
    unit = put(s, "d5", "guard", "green")
    before = dict(UnitTasks(Situation(s, 1)).moves(unit))
    s.targets = (BLUE, GREEN, RED)
    jobs = UnitTasks(Situation(s, 1))
    after = dict(jobs.moves(unit))
    assert jobs.peril(unit) > 0
    assert after[HEX["e5"]] == pytest.approx(before[HEX["e5"]] - jobs.peril(unit))
    assert after[HEX["e6"]] == pytest.approx(before[HEX["e6"]])  # aimed at another rank


def test_a_unit_is_rallied_only_when_it_can_still_be_ordered() -> None:
    s = field()
    put(s, "e5", "war_host", "green", active=False)
    put(s, "f5", "guard", "green", figures=1)
    pool(s, "stark", morale=1)
    start(s, CommandPhase())
    assert answer(s) != ("rally_for_morale",)
    pool(s, "stark", morale=1, green=1)
    s.active[0] = 0
    start(s, CommandPhase())
    assert answer(s) == ("rally_for_morale",)


# ---- what the searching player knows


@pytest.mark.parametrize("battle", battle_ids())
def test_features_tell_nothing_that_is_hidden(battle: str) -> None:
    """At the ends of turns, where they are asked for: hands, decks, strategy tokens and where a
    captive is hidden leave no trace, whoever is to act."""
    s = GAME.new({"battle": battle}, 5)
    rng = Random(6)
    mark = KNOWLEDGE.stops(s)
    looked = [0, 0]
    while s.offer is not None and sum(looked) < 24:
        here = KNOWLEDGE.stops(s)
        if here is not None and here != mark:
            mark = here
            for seat in (0, 1):
                hidden = GAME.scramble(s, seat, rng)
                assert features(hidden, seat) == features(s, seat)
                assert KNOWLEDGE.value(hidden, seat) == KNOWLEDGE.value(s, seat)
            looked[s.to_act] += 1
        apply(s, KNOWLEDGE.policy(s, s.offer))
    assert min(looked) > 3


def test_a_battle_is_judged_by_its_own_weights_where_it_has_any(tmp_path: Path) -> None:
    def written(name: str, bias: float) -> str:
        one = Layer((tuple([0.0] * len(NAMES)),), (bias,))
        plain = tuple([0.0] * len(NAMES)), tuple([1.0] * len(NAMES))
        path = tmp_path / f"{name}.json"
        path.write_bytes(write(Network(NAMES, *plain, (one,))))
        return str(path)

    written("mine_wolf_raiders", 1.0)
    knowledge = KNOWLEDGE.judging_by(written("mine", -1.0))
    for battle, low, high in (("wolf_raiders", 0.7, 0.8), (INTRODUCTION, 0.2, 0.3)):
        s = GAME.new({"battle": battle}, 5)
        assert low < knowledge.value(s, 0) < high
    s = GAME.new({"battle": "wolf_raiders"}, 5)
    assert knowledge.value(s, 1) == 1.0 - knowledge.value(s, 0)  # as Stark sees it
    assert KNOWLEDGE.network(GAME.new({"battle": "wolf_raiders"}, 5)) is not None


def test_a_card_shown_is_no_news_to_who_plays_it_but_dice_are() -> None:
    s = GAME.new({"battle": INTRODUCTION}, 5)
    told: set[tuple[str, bool]] = set()
    while s.offer is not None and s.round < 4:
        before = clone(s)
        action = KNOWLEDGE.policy(s, s.offer)
        kind = s.offer.kind
        apply(s, action)
        if s.phase == before.phase:
            told.add((str(action[0]), KNOWLEDGE.news(before, s)))
            if s.rng != before.rng:
                assert KNOWLEDGE.news(before, s), kind
    assert ("play", False) in told and ("attack", True) in told and ("move", False) in told
