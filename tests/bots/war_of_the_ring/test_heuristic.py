"""The heuristic player of War of the Ring: legal games in every seat, moves not to be missed."""

from __future__ import annotations

from random import Random

import pytest

from westmarch import bots
from westmarch.bots.war_of_the_ring import Heuristic
from westmarch.bots.war_of_the_ring.evaluation import value
from westmarch.bots.war_of_the_ring.mordor_odds import arrivals, between
from westmarch.bots.war_of_the_ring.odds import hits, win_chance
from westmarch.bots.war_of_the_ring.policies import POLICIES
from westmarch.games.war_of_the_ring.game import GAME
from westmarch.games.war_of_the_ring.rules.catalogue import TILE_VALUE
from westmarch.games.war_of_the_ring.rules.map.armies import units_at
from westmarch.games.war_of_the_ring.rules.map.board import MINAS_TIRITH, REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import ARAGORN, FREE_PEOPLES, SARUMAN, SHADOW
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.player import Player, ask, stream


def at(position: str) -> War:
    """The position, before its first decision."""
    return GAME.read_position(position, seed=1)


def play(s: War, decisions: int, players: list[Player] | None = None) -> list[Action]:
    """Let heuristic players make so many decisions; what they did."""
    seats = len(GAME.seats(GAME.options_of(s)))
    crew = players or [Heuristic(stream(1, seat)) for seat in range(seats)]
    rng = Random(1)
    taken = []
    while s.offer is not None and len(taken) < decisions:
        action = ask(crew[s.offer.seat], GAME, s, rng)
        flow.apply(s, action)
        taken.append(action)
    return taken


def finish_action(s: War, seat: int, judgement: str = "") -> None:
    """Play on until the seat's action is over."""
    bot = Heuristic(stream(1, seat), judgement=judgement)
    rng = Random(1)
    dice = len(s.dice[0]) + len(s.dice[1])
    while s.offer is not None and (len(s.dice[0]) + len(s.dice[1]) == dice or s.offer.seat == seat):
        if s.offer.kind == "choose_die" and len(s.dice[0]) + len(s.dice[1]) < dice:
            break
        flow.apply(s, ask(bot, GAME, s, rng))


# ---- games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plays_legal_turns_in_every_seat(players: int) -> None:
    s = GAME.new({"players": str(players)}, seed=5)
    play(s, 130)
    assert s.ending or s.turn >= 2
    assert GAME.broken(s) == []


def test_both_sides_beat_chance() -> None:
    for seat, seed in ((0, 4), (1, 3)):
        s = GAME.new({}, seed)
        crew: list[Player] = [bots.make("random", GAME, stream(seed, i)) for i in range(2)]
        crew[seat] = bots.make("heuristic", GAME, stream(seed, seat))
        play(s, 5000, crew)
        assert s.winners == [seat]


def test_same_seed_same_game() -> None:
    games = []
    for _ in range(2):
        s = GAME.new({}, seed=9)
        games.append(play(s, 60))
    assert games[0] == games[1]


def test_is_known_by_name() -> None:
    assert isinstance(bots.make("heuristic", GAME, Random(1)), Heuristic)
    assert len(POLICIES) > 50


# ---- the Free Peoples

AFTER_FOUR_TURNS = "turn: 4; phase: action_resolution; to act: free_peoples;"
QUIET = "base: empty; minas_tirith: gondor 5 regular; orthanc: isengard 2 regular;"


def test_crowns_aragorn() -> None:
    s = at(
        f"{AFTER_FOUR_TURNS} dice fp: will_of_the_west, muster; dice shadow: army;"
        "minas_tirith: gondor 3 regular 1 elite 1 leader, strider; gondor: active, at war"
    )
    finish_action(s, 0)
    assert s.characters[ARAGORN] == MINAS_TIRITH


def test_hides_the_fellowship() -> None:
    s = at(
        f"{QUIET} {AFTER_FOUR_TURNS} dice fp: 2 character; dice shadow: army;"
        "fellowship: dimrill_dale, revealed, corruption 3, companions gimli legolas"
    )
    finish_action(s, 0)
    assert not s.revealed


def test_moves_the_fellowship_when_nobody_hunts() -> None:
    s = at(
        f"{QUIET} {AFTER_FOUR_TURNS} dice fp: character; dice shadow: army;"
        "fellowship: parth_celebrant, hidden, companions gimli legolas; hunt box: fp 0 shadow 0"
    )
    finish_action(s, 0)
    assert s.progress == 1


def test_declares_at_the_gate_and_enters_mordor() -> None:
    s = at("turn: 9; phase: fellowship; fellowship: dagorlad, progress 1, hidden, corruption 2")
    assert play(s, 3)[:2] == [("declare_fellowship",), ("walk", "morannon")]
    assert s.mordor == 0


def test_rests_in_the_golden_wood() -> None:
    s = at("turn: 9; phase: fellowship; fellowship: lorien, progress 0, hidden, corruption 3")
    assert play(s, 1) == [("declare_fellowship",)]
    assert s.corruption == 2


def test_minas_tirith_is_not_left_empty_next_to_the_enemy() -> None:
    s = at(
        f"{AFTER_FOUR_TURNS} dice fp: 2 army_muster, character; dice shadow: army, army;"
        "gondor: active, at war; minas_tirith: gondor 3 regular 1 elite 1 leader;"
        "osgiliath: sauron 6 regular; sauron: at war"
    )
    crew: list[Player] = [Heuristic(stream(1, 0)), Heuristic(stream(1, 1))]
    while s.offer is not None and s.dice[FREE_PEOPLES]:
        before = units_at(s, FREE_PEOPLES, MINAS_TIRITH)
        seat = s.offer.seat
        flow.apply(s, ask(crew[seat], GAME, s, Random(1)))
        if seat == 0 and before >= 3:
            assert units_at(s, FREE_PEOPLES, MINAS_TIRITH) >= 1 or s.offer is None


def test_who_waits_in_mordor_is_lost_so_he_goes_on() -> None:
    s = at(
        f"{QUIET} {AFTER_FOUR_TURNS} dice fp: 2 character; dice shadow: army;"
        "fellowship: hidden, corruption 10; mordor: step 2; hunt box: fp 0 shadow 3"
    )
    finish_action(s, 0, "learned")
    assert s.mordor_effort and s.hunt_box[FREE_PEOPLES] == 1


# ---- the Shadow

SHADOW_TO_ACT = "turn: 4; phase: action_resolution; to act: shadow;"


def test_takes_an_empty_stronghold_next_door() -> None:
    s = at(
        f"{SHADOW_TO_ACT} dice shadow: army; dice fp: character;"
        "sauron: at war; helms_deep: empty; isengard: at war;"
        "westemnet: isengard 4 regular 1 elite"
    )
    finish_action(s, 1)
    assert s.control[REGION["helms_deep"]] == SHADOW


def test_brings_saruman() -> None:
    s = at(
        f"{SHADOW_TO_ACT} dice shadow: muster; dice fp: character; isengard: at war; sauron: at war"
    )
    finish_action(s, 1)
    assert s.characters[SARUMAN] >= 0


def test_marches_out_for_the_last_points() -> None:
    """Nobody is near who could take Orthanc, and Helm's Deep wins the war."""
    s = at(
        f"base: empty; {SHADOW_TO_ACT} dice shadow: army; dice fp: character;"
        "isengard: at war; sauron: at war; rohan: active, at war; barad_dur: sauron 1 regular;"
        "orthanc: isengard 4 regular 3 elite; helms_deep: rohan 1 regular;"
        "dol_amroth: gondor 5 regular; control lorien: shadow;"
        "control woodland_realm: shadow; control erebor: shadow; control minas_tirith: shadow"
    )
    assert s.victory_points[SHADOW] == 8
    finish_action(s, 1, "learned")
    assert units_at(s, SHADOW, REGION["fords_of_isen"]) >= 5


def test_plans_with_the_last_die_of_the_war() -> None:
    """An only attack fights itself, and with it the game may be over."""
    s = at(
        f"base: empty; {SHADOW_TO_ACT} dice shadow: army; isengard: at war; sauron: at war;"
        "rohan: active, at war; westemnet: isengard 1 regular; eastemnet: rohan 1 regular;"
        "control lorien: shadow; control woodland_realm: shadow; control erebor: shadow;"
        "control minas_tirith: shadow; control helms_deep: shadow"
    )
    play(s, 40)
    assert s.ending == "shadow_conquest"


def test_hunts() -> None:
    s = at("turn: 3; phase: hunt_allocation; fellowship: hollin, progress 1, hidden")
    assert play(s, 1)[0] in (("allocate", 1), ("allocate", 2))


# ---- judgement


def test_the_value_has_one_sign_for_each_side() -> None:
    s = GAME.new({}, seed=1)
    assert value(s, SHADOW) == -value(s, FREE_PEOPLES)
    before = value(s, SHADOW)
    s.corruption = 6
    assert value(s, SHADOW) > before


def test_the_mordor_track_tile_by_tile() -> None:
    harmless, three = TILE_VALUE.index(0), TILE_VALUE.index(3)
    assert arrivals(bytes([harmless]))[5][1] == 1
    assert arrivals(bytes([three]))[1][4] == 1 and arrivals(bytes([three]))[1][3] == 0
    one_of_two = arrivals(bytes([harmless, three]))
    assert one_of_two[2][3] == pytest.approx(0.25)
    assert between(one_of_two[2], 3.5) == pytest.approx((0.25 + 0.75) / 2)


def test_odds() -> None:
    assert sum(hits(5, 2, 5)) == pytest.approx(1)
    assert win_chance(10, 12, 3, 2, 2, 0, 5) > 0.95
    assert win_chance(2, 2, 0, 8, 10, 2, 5) < 0.05
    assert win_chance(5, 5, 0, 5, 5, 0, 6) < win_chance(5, 5, 0, 5, 5, 0, 5)
