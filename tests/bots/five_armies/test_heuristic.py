"""The heuristic player of The Battle of Five Armies: legal games, moves not to be missed."""

from __future__ import annotations

from random import Random

import pytest

from westmarch import bots
from westmarch.bots.five_armies import Heuristic
from westmarch.bots.five_armies.balance import Balance, power
from westmarch.bots.five_armies.evaluation import value
from westmarch.bots.five_armies.marches import best_attacks
from westmarch.bots.five_armies.plans import Planner
from westmarch.bots.five_armies.policies import POLICIES, quick
from westmarch.bots.trial_play import Plan
from westmarch.games.five_armies.game import GAME
from westmarch.games.five_armies.rules.catalogue import TILE
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.map.pieces import FREE_PEOPLES, SHADOW
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.fate import Fate
from westmarch.games.five_armies.rules.turn.victory import shadow_points
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.flow import Choice
from westmarch.kernel.engine.state import FRAMES, state_hash
from westmarch.kernel.player import Player, ask, stream

ACTIONS = "base: empty; turn: 5; phase: action_round;"


def at(position: str) -> Battlefield:
    return GAME.read_position(position, seed=1)


def play(s: Battlefield, decisions: int, players: list[Player] | None = None) -> list[Action]:
    """Let heuristic players make so many decisions; what they did."""
    crew = players or [Heuristic(stream(1, seat)) for seat in range(2)]
    rng = Random(1)
    taken = []
    while s.offer is not None and len(taken) < decisions:
        action = ask(crew[s.offer.seat], GAME, s, rng)
        flow.apply(s, action)
        taken.append(action)
    return taken


def finish_turn(s: Battlefield) -> None:
    """Play on until the turn is over."""
    crew: list[Player] = [Heuristic(stream(1, seat)) for seat in range(2)]
    rng = Random(1)
    turn = s.turn
    while s.offer is not None and s.turn == turn:
        flow.apply(s, ask(crew[s.offer.seat], GAME, s, rng))


# ---- games


def test_both_sides_beat_chance() -> None:
    for seat in (FREE_PEOPLES, SHADOW):
        s = GAME.new({}, seed=seat + 2)
        crew: list[Player] = [bots.make("random", GAME, stream(1, i)) for i in range(2)]
        crew[seat] = bots.make("heuristic", GAME, stream(1, seat))
        play(s, 5000, crew)
        assert s.winners == [seat]
        assert GAME.broken(s) == []


def test_same_seed_same_game() -> None:
    games = []
    for _ in range(2):
        s = GAME.new({}, seed=9)
        play(s, 60)
        games.append(state_hash(s))
    assert games[0] == games[1]


def test_is_known_by_name() -> None:
    assert isinstance(bots.make("heuristic", GAME, Random(1)), Heuristic)


def test_every_kind_of_decision_has_a_quick_answer() -> None:
    kinds = {
        step.kind
        for (home, _), frame in FRAMES.items()
        if home.endswith("five_armies")
        for step in frame.steps
        if isinstance(step, Choice)
    }
    assert kinds
    assert kinds - set(POLICIES) == {"choose_die", "choose_action"}


# ---- moves not to be missed


def test_beorn_comes_when_that_wins() -> None:
    s = at(
        f"{ACTIONS} to act: fp; fate: 11; dice fp: character muster; dice shadow: army;"
        "camp: 3 lake_men, dain, 1 leaders; bl_muster_n: 5 orc"
    )
    play(s, 3)
    assert s.ending == "beorn"


def test_the_shadow_walks_through_an_open_gate() -> None:
    s = at(
        f"{ACTIONS} to act: shadow; dice shadow: army; dice fp: event;"
        "eb_gate_plain: 4 orc; ravenhill: 3 goblin; lower_slopes: 2 orc;"
        "camp: 2 dwarf_regular; bl_muster_n: 3 orc"
    )
    assert shadow_points(s) == 6
    play(s, 6)
    assert s.ending == "front_gate"


def test_the_free_peoples_take_back_what_would_lose_the_game() -> None:
    s = at(
        f"{ACTIONS} to act: fp; dice fp: character; pools: fp 5 shadow 6;"
        "ravenhill: 5 goblin; eastern_spur: 5 orc; control lower_slopes: shadow;"
        "ss_east_hills: 3 elf_spearman, thranduil, 1 leaders; camp: 3 dwarf_veteran, dain"
    )
    assert shadow_points(s) == 10
    finish_turn(s)
    assert s.ending != "conquest"
    assert not s.shadow_control[PLACE["lower_slopes"]]


def test_an_army_attacks_what_it_can_crush() -> None:
    s = at(
        f"{ACTIONS} to act: shadow; dice shadow: army; dice fp: event;"
        "v_east_plain: 3 orc 2 great_orc, 1 leaders; ruins_of_dale: 1 lake_men;"
        "ravenhill: 5 elf_spearman, thranduil"
    )
    taken = play(s, 4)
    assert ("attack", "ruins_of_dale") in taken


def test_a_better_tile_is_waited_for() -> None:
    s = at("turn: 3; phase: fate; activations: 3")

    def answer(tile: str, *pool: str) -> Action:
        frame = Fate(tile=TILE[tile], drawn=1)
        s.stack = [frame]
        frame.goto("stop_or_go_on")
        s.fate_pool = sorted(TILE[t] for t in pool)
        d = Decision(SHADOW, "fate_tile", [("apply_tile",), ("draw_again",)], "b5a.7.03")
        return quick(s, d)

    assert answer("plain_3", "plain_1", "plain_1") == ("draw_again",)
    assert answer("plain_1", "plain_3", "fate_2") == ("apply_tile",)
    assert answer("fate_1", "plain_1", "plain_1") == ("draw_again",)


# ---- what a position is worth


def test_the_value_is_what_the_other_side_loses() -> None:
    s = GAME.new({}, seed=1)
    assert value(s, FREE_PEOPLES) == -value(s, SHADOW)


def test_a_captured_settlement_and_a_dead_unit_count() -> None:
    field = (
        f"{ACTIONS} to act: shadow; dice shadow: army; dice fp: event; ravenhill: 3 elf_spearman;"
    )
    far = at(f"{field} v_east_plain: 4 orc; ruins_of_dale: 1 lake_men")
    empty = at(f"{field} v_east_plain: 4 orc")
    taken = at(f"{field} ruins_of_dale: 4 orc")
    assert value(far, SHADOW) < value(empty, SHADOW) < value(taken, SHADOW)


def test_recruits_count_however_far_away_they_are() -> None:
    field = f"{ACTIONS} to act: shadow; dice shadow: army; dice fp: event;"
    for region in ("front_gate", "camp", "eastern_spur", "ravenhill", "fallen_bridge"):
        field += f"{region}: 1 dwarf_regular;" if region == "camp" else f"{region}: 2 lake_men;"
    few = at(f"{field} bl_muster_nw: 2 orc")
    many = at(f"{field} bl_muster_nw: 4 orc")
    nearer = at(f"{field} bl_spur_end_plain: 4 orc")
    assert value(few, SHADOW) < value(many, SHADOW) < value(nearer, SHADOW)


def test_six_points_press_when_beorn_is_near() -> None:
    field = f"{ACTIONS} to act: shadow; dice shadow: army; dice fp: event; eastern_spur: 5 orc;"
    field += "ravenhill: 5 elf_spearman;"

    def gain(fate: int) -> float:
        far = at(f"{field} fate: {fate}; bl_muster_e: 5 orc; ruins_of_dale: 1 lake_men")
        near = at(f"{field} fate: {fate}; v_dale_hills: 5 orc; ruins_of_dale: 1 lake_men")
        return Balance(near).worth() - Balance(far).worth()

    assert gain(9) > gain(1)


def test_marches_are_looked_at_without_changing_the_balance() -> None:
    s = GAME.new({}, seed=3)
    balance = Balance(s)
    before = balance.worth()
    strong = power(s, SHADOW, PLACE["bl_muster_e"])
    balance.put(SHADOW, PLACE["bl_muster_e"], -strong)
    balance.put(SHADOW, PLACE["eb_spur_plain"], strong)
    assert balance.worth() > before
    balance.put(SHADOW, PLACE["eb_spur_plain"], -strong)
    balance.put(SHADOW, PLACE["bl_muster_e"], strong)
    assert balance.worth() == pytest.approx(before)


def test_the_enemys_reply_is_seen() -> None:
    field = f"{ACTIONS} to act: shadow; dice shadow: army; dice fp: event;"
    field += "camp: 5 dwarf_veteran, dain;"
    assert best_attacks(at(f"{field} eb_north_plain: 2 orc"), FREE_PEOPLES) > 0.5
    assert best_attacks(at(f"{field} eb_ford_plain: 2 orc"), FREE_PEOPLES) == 0


def test_the_shadow_comes_within_reach_of_what_it_can_crush() -> None:
    s = at(
        f"{ACTIONS} to act: shadow; dice shadow: army army; dice fp: event; v_east_swamp: 5 orc;"
        "ruins_of_dale: 1 lake_men; ravenhill: 5 elf_spearman, thranduil"
    )
    start = (("use_die", "army"), ("act", "strategic_move"), ("move_from", "v_east_swamp"))
    scripts = [
        (*start, ("move_to", to), ("take_all",), ("done",))
        for to in ("v_southeast_plain", "v_east_plain", "bl_ford_swamp")
    ]
    planner = Planner(s, SHADOW, Random(1))
    chosen = planner.after_reply([Plan(1.0, script) for script in scripts])
    assert chosen.script == scripts[1]
