"""The round: Rally, Marshaling and Regroup phases (chapters 2, 3, 11)."""

from __future__ import annotations

import pytest

from tests.games.battles_of_westeros.helpers import (
    ablaze,
    act,
    at,
    dice,
    field,
    offered,
    pool,
    put,
    start,
    told,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDER,
    HOUSES,
    LANNISTER,
    STARK,
)
from westmarch.games.battles_of_westeros.rules.catalogue import CARD
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.round import morale, victory
from westmarch.games.battles_of_westeros.rules.round.leadership import draw
from westmarch.games.battles_of_westeros.rules.round.orders import Orders
from westmarch.games.battles_of_westeros.rules.round.rounds import DiscardSurplus, Round, marshal
from westmarch.games.battles_of_westeros.rules.state import PHASES, Field
from westmarch.kernel.engine.flow import advance
from westmarch.kernel.engine.state import with_item

JAIME = "jaime_kingslayer"
OBJECTIVE = [{"hex": "e5", "control": "stark"}, {"hex": "g5", "control": "stark"}]


def at_step(s: Field, step: str) -> None:
    """Run the round from one of its steps."""
    frame = Round()
    frame.goto(step)
    start(s, frame)


# ---- the round and the Rally phase


@pytest.mark.rule("bow.2.01", "bow.2.03", "bow.11.01")
def test_the_steps_of_a_round_stand_in_the_order_of_the_rulebook() -> None:
    assert PHASES == ("rally", "marshaling", "command", "regroup")
    assert Round.sequence == (
        "begin_round",
        "advantage",
        "refresh_commanders",
        "rally_units",
        "marshal_first",
        "marshal_second",
        "command_phase",
        "status_conditions",
        "score",
        "check_victory",
        "discard_surplus",
        "recover_morale",
        "next_round",
    )


@pytest.mark.rule("bow.2.01", "bow.2.05", "bow.2.04")
def test_a_round_leads_to_the_command_phase_of_the_first_player() -> None:
    s = field()
    s.round = 0
    at_step(s, "begin_round")
    assert s.round == 1
    assert s.offer is not None
    assert (s.offer.kind, s.offer.seat) == ("choose_action", STARK)


@pytest.mark.rule("bow.2.04", "bow.2.06", "bow.11.06")
def test_unspent_command_tokens_buy_the_advantage() -> None:
    s = field()
    s.command = [1, 2]
    s.tokens_on[COMMANDER["maege_bear_island"]] = 1
    s.tokens_on[COMMANDER["robb_young_wolf"]] = 1
    at_step(s, "advantage")
    assert s.first == LANNISTER
    assert s.offer is not None and s.offer.seat == LANNISTER
    assert s.command == [3, 2]
    assert not any(s.tokens_on)


@pytest.mark.rule("bow.2.04", "bow.1.25")
@pytest.mark.parametrize("house", [STARK, LANNISTER])
def test_momentum_breaks_the_tie(house: int) -> None:
    s = field()
    s.momentum = house
    at_step(s, "advantage")
    assert s.first == house


@pytest.mark.rule("bow.2.07", "bow.2.09", "bow.ex.2.02")
def test_every_unit_is_rallied() -> None:
    s = field()
    tired = put(s, "e5", "war_host", active=False)
    fresh = put(s, "f5", "war_host")
    at_step(s, "rally_units")
    assert s.active[tired] and s.active[fresh]


@pytest.mark.rule("bow.2.08")
def test_who_was_ordered_is_active_again_in_the_next_round() -> None:
    """In every round: what is inactive in one counts as active in the next, and the other way
    round, without anybody's doing."""
    s = field()
    unit, idle = put(s, "e5", "war_host"), put(s, "g7", "war_host")
    pool(s, "stark", green=2)
    at_step(s, "command_phase")
    for number in (1, 2, 3):
        assert s.round == number
        assert s.active[unit] and s.active[idle]
        pool(s, "stark", green=2)
        s.offer = None
        advance(s)
        assert s.offer is not None and s.offer.seat == STARK
        act(s, "token green", f"choose_unit {at(s, unit)}")
        act(s, "stay")
        assert not s.active[unit] and s.active[idle]
        while s.round == number and s.offer is not None:
            act(s, "pass" if "pass" in offered(s) else offered(s)[0])


@pytest.mark.rule("bow.2.02", "bow.ex.2.01", "bow.11.04")
def test_the_game_ends_in_the_regroup_phase_of_the_last_round() -> None:
    s = field()
    s.round = 4
    at_step(s, "begin_round")
    assert s.round == 5
    while s.offer is not None:
        act(s, "pass")
    assert s.ending == "momentum"
    assert s.round == 5


# ---- Marshaling


@pytest.mark.rule("bow.3.01", "bow.3.02", "bow.3.03", "bow.ex.3.01")
def test_order_dice_become_order_tokens() -> None:
    s = field()
    pool(s, "stark", red=1)
    dice(s, "green", "green", "valor")
    marshal(s, STARK)
    assert s.pool[:5] == [2, 0, 1, 1, 0]
    assert s.pool[5:] == [0] * 5
    assert len(s.hands[STARK]) == 3


@pytest.mark.rule("bow.3.01")
def test_the_first_player_marshals_first() -> None:
    s = field()
    s.first = LANNISTER
    at_step(s, "marshal_first")
    assert [e.data["house"] for e in told(s, "order_tokens")] == ["lannister", "stark"]
    kinds = [e.kind for e in s.events or ()]
    assert kinds.index("order_tokens") < kinds.index("cards_drawn")


@pytest.mark.rule("bow.3.04", "bow.ex.3.02", "bow.11.06")
def test_cards_join_the_one_kept() -> None:
    s = field()
    kept = s.decks[STARK].pop(0)
    s.hands[STARK] = [kept]
    marshal(s, STARK)
    assert len(s.hands[STARK]) == 4
    assert s.hands[STARK][0] == kept


@pytest.mark.rule("bow.3.05")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    s = field()
    s.discards[STARK] = s.decks[STARK][:4]
    s.decks[STARK] = s.decks[STARK][4:5]
    assert draw(s, STARK, 3) == 3
    assert len(s.hands[STARK]) == 3
    assert s.discards[STARK] == []
    assert len(s.decks[STARK]) == 2
    assert draw(s, STARK, 5) == 2
    assert draw(s, STARK, 1) == 0


# ---- Regroup


@pytest.mark.rule("bow.11.05")
def test_all_but_one_card_and_one_token_are_discarded() -> None:
    s = field()
    s.hands[STARK] = [CARD["stark_01"], CARD["stark_04"], CARD["stark_10"]]
    pool(s, "stark", green=2, morale=1)
    start(s, DiscardSurplus(seat=STARK))
    assert offered(s) == ["discard_card stark_01", "discard_card stark_04", "discard_card stark_10"]
    act(s, "discard_card stark_04", "discard_card stark_01")
    assert s.hands[STARK] == [CARD["stark_10"]]
    assert s.discards[STARK] == [CARD["stark_04"], CARD["stark_01"]]
    assert offered(s) == ["discard_token green", "discard_token morale"]
    act(s, "discard_token green", "discard_token green")
    assert s.pool[:5] == [0, 0, 0, 0, 1]
    assert s.offer is None


@pytest.mark.rule("bow.11.05", "bow.11.01")
def test_the_first_player_discards_first() -> None:
    s = field()
    s.first = LANNISTER
    pool(s, "stark", green=1, red=1)
    pool(s, "lannister", green=1, red=1)
    at_step(s, "discard_surplus")
    assert s.offer is not None and s.offer.seat == LANNISTER
    act(s, "discard_token green")
    assert s.offer is not None and s.offer.seat == STARK


@pytest.mark.rule("bow.11.07", "bow.ex.11.01", "bow.10.09")
def test_morale_recovers_to_the_break_point() -> None:
    s = field()
    s.morale = 6
    at_step(s, "recover_morale")
    assert s.offer is not None
    assert (s.offer.kind, s.offer.seat) == ("recover_morale", LANNISTER)
    act(s, "yes")
    assert s.morale == 4
    assert morale.recovery(s, LANNISTER) == 0


@pytest.mark.rule("bow.11.07")
@pytest.mark.parametrize(
    ("space", "goal"), [(0, 0), (3, 0), (4, 0), (5, 4), (7, 0), (9, 7), (10, 0), (11, 10)]
)
def test_recovery_by_zones(space: int, goal: int) -> None:
    s = field()
    s.morale = -space
    assert morale.recovery(s, STARK) == goal
    assert morale.recovery(s, LANNISTER) == 0


@pytest.mark.rule("bow.11.07")
def test_recovery_is_optional() -> None:
    s = field()
    s.morale = -9
    at_step(s, "recover_morale")
    act(s, "no")
    assert s.morale == -9


@pytest.mark.rule("bow.11.08")
def test_the_round_marker_moves_on() -> None:
    s = field()
    tired = put(s, "e5", "war_host", active=False)
    at_step(s, "next_round")
    assert s.round == 2
    assert s.active[tired]


# ---- victory


@pytest.mark.rule("bow.11.03")
def test_points_are_scored_each_round_and_at_the_end() -> None:
    goals = [
        {"house": "stark", "what": "objectives", "when": "round", "points": 2, "objectives": [1]},
        {"house": "stark", "what": "objectives", "when": "end", "points": 5},
        {"house": "both", "what": "morale", "when": "end", "zones": [1, 2, 3]},
    ]
    s = field(objective=OBJECTIVE, score=goals)
    s.morale = 8
    at_step(s, "score")
    assert s.points == [2, 0]
    s.round = 5
    at_step(s, "score")
    assert s.points == [2 + 2 + 10 + 2, 0]
    assert (s.ending, s.winners) == ("points", [STARK])


@pytest.mark.rule("bow.11.03", "bow.10.10")
def test_points_are_scored_at_once() -> None:
    goals = [
        {"house": "both", "what": "eliminate", "when": "at_once", "by_rank": [1, 2, 3]},
        {"house": "stark", "what": "capture", "when": "at_once", "points": 5},
    ]
    s = field(score=goals)
    army.eliminate(s, put(s, "e5", "guard", "red"))
    assert s.points == [3, 0]
    army.capture(s, put(s, "e6", commander="tywin_casterly_rock", rank="blue"))
    assert s.points == [3 + 5 + 2, 0]


@pytest.mark.rule("bow.11.12")
def test_control_of_an_objective_stays_after_leaving() -> None:
    s = field(objective=OBJECTIVE)
    guard = put(s, "e4", "guard")
    army.move(s, guard, HEX["e5"])
    assert s.control == (LANNISTER, STARK)
    army.move(s, guard, HEX["e4"])
    assert s.control == (LANNISTER, STARK)


@pytest.mark.rule("bow.11.12")
def test_a_plan_can_ask_for_a_unit_on_the_objective() -> None:
    s = field(objective=[{"hex": "e5", "keeps": False}])
    p = plan_named(s.battle)
    guard = put(s, "e4", "guard")
    assert victory.holder(s, p, 0) == -1
    army.move(s, guard, HEX["e5"])
    assert victory.holder(s, p, 0) == LANNISTER
    army.move(s, guard, HEX["e4"])
    assert victory.holder(s, p, 0) == -1


@pytest.mark.rule("bow.11.11", "bow.11.04")
@pytest.mark.parametrize("taken", [True, False])
def test_the_plan_states_how_to_win(taken: bool) -> None:
    won = {"house": "lannister", "conditions": [{"what": "controls", "count": 2}]}
    s = field(objective=OBJECTIVE, victory=won)
    s.control = (LANNISTER, LANNISTER if taken else STARK)
    s.round = 5
    at_step(s, "check_victory")
    assert (s.ending, s.winners) == ("condition", [LANNISTER if taken else STARK])


@pytest.mark.rule("bow.11.13")
def test_ties_go_to_morale_and_then_to_momentum() -> None:
    for marker, momentum, ending, winner in (
        (1, LANNISTER, "morale", STARK),
        (-1, STARK, "morale", LANNISTER),
        (0, LANNISTER, "momentum", LANNISTER),
    ):
        s = field()
        s.morale, s.momentum, s.points = marker, momentum, [3, 3]
        victory.judge(s)
        assert (s.ending, s.winners) == (ending, [winner])


@pytest.mark.rule("bow.11.09", "bow.11.10")
def test_an_instant_victory_ends_the_game_at_once() -> None:
    instant = [{"house": "lannister", "conditions": [{"what": "occupies", "hexes": ["e5"]}]}]
    s = field(instant=instant)
    guard = put(s, "e4", "guard")
    army.move(s, guard, HEX["e5"])
    assert (s.ending, s.winners) == ("instant", [LANNISTER])
    assert at(s, guard) == "e5"


@pytest.mark.rule("bow.11.10")
@pytest.mark.parametrize("active", [STARK, LANNISTER])
def test_of_two_instant_victories_the_active_players_counts(active: int) -> None:
    both = [
        {"house": house, "conditions": [{"what": "points", "at_least": 1}]}
        for house in ("stark", "lannister")
    ]
    s = field(instant=both)
    s.points = [1, 1]
    s.to_act = active
    victory.check_instant(s)
    assert s.winners == [active]


@pytest.mark.rule("bow.11.01", "bow.11.10", "bow.11.03")
@pytest.mark.parametrize("first", [STARK, LANNISTER])
@pytest.mark.parametrize("lines", [("stark", "lannister"), ("lannister", "stark"), ("both",)])
def test_the_first_player_scores_first_whatever_the_order_of_the_plan(
    first: int, lines: tuple[str, ...]
) -> None:
    """Both would win at once with their points of this round: the first player has them first."""
    goals = [{"house": h, "what": "survive", "when": "round", "points": 5} for h in lines]
    wins = [{"house": house, "conditions": [{"what": "points", "at_least": 5}]} for house in HOUSES]
    s = field(score=goals, instant=wins)
    s.first, s.to_act = first, 1 - first
    start(s, Round(step=Round.sequence.index("status_conditions")))
    assert (s.ending, s.winners) == ("instant", [first])
    assert s.points[1 - first] == 0, "the game ends at once"


@pytest.mark.rule("bow.11.01", "bow.11.03")
@pytest.mark.parametrize("first", [STARK, LANNISTER])
@pytest.mark.parametrize("at_the_end", [STARK, LANNISTER])
def test_in_the_last_round_the_first_player_scores_all_his_goals_first(
    first: int, at_the_end: int
) -> None:
    """What counts at the end of the game comes in the same step as what counts each round."""
    goals = [
        {
            "house": house,
            "what": "survive",
            "when": "end" if seat == at_the_end else "round",
            "points": 5,
        }
        for seat, house in enumerate(HOUSES)
    ]
    wins = [{"house": house, "conditions": [{"what": "points", "at_least": 5}]} for house in HOUSES]
    s = field(score=goals, instant=wins)
    s.first, s.round = first, 5
    start(s, Round(step=Round.sequence.index("status_conditions")))
    assert (s.ending, s.winners) == ("instant", [first])


@pytest.mark.rule("bow.11.01", "bow.11.10")
@pytest.mark.parametrize("points", [(3, 5), (5, 3)])
def test_the_order_of_a_houses_own_goals_decides_nothing(points: tuple[int, int]) -> None:
    """Lannister would win with Stark's first three points, Stark with five: eight come at once."""
    goals = [
        {"house": "stark", "what": "survive", "when": "round", "points": many} for many in points
    ]
    wins = [
        {"house": "stark", "conditions": [{"what": "points", "at_least": 5}]},
        {
            "house": "lannister",
            "conditions": [{"house": "stark", "what": "points", "at_least": 3}],
        },
    ]
    s = field(score=goals, instant=wins)
    start(s, Round(step=Round.sequence.index("status_conditions")))
    assert (s.ending, s.winners, s.points) == ("instant", [STARK], [8, 0])


@pytest.mark.rule("bow.11.10", "bow.10.12")
def test_rout_comes_before_other_instant_victories() -> None:
    instant = [{"house": "lannister", "conditions": [{"what": "eliminated", "count": 1}]}]
    s = field(instant=instant, morale={"stark": "rout", "lannister": "rout"})
    s.morale = -9
    army.eliminate(s, put(s, "e5", "war_host", "blue"))
    assert (s.ending, s.winners) == ("rout", [LANNISTER])
    # A capture and the loss of morale it brings come together.
    instant = [{"house": "stark", "conditions": [{"what": "captured", "commander": JAIME}]}]
    captures = [{"house": "stark", "what": "capture", "when": "at_once", "points": 3}]
    s = field(instant=instant, score=captures)
    s.morale = 10
    army.capture(s, put(s, "e5", commander=JAIME))
    assert (s.ending, s.winners) == ("rout", [STARK])
    assert s.points[STARK] == 3


@pytest.mark.rule("bow.11.09")
def test_an_instant_victory_does_not_wait_for_the_end_of_the_turn() -> None:
    left = [{"house": "lannister", "conditions": [{"what": "escaped", "count": 1}]}]
    way_out = [{"house": "lannister", "hexes": ["e9"]}]
    s = field(instant=left, exit=way_out)
    first, second = put(s, "e8", "guard"), put(s, "g5", "guard")
    s.ordered = [first, second]
    start(s, Orders(seat=LANNISTER))
    act(s, "move_unit e8", "leave_battlefield")
    assert (s.ending, s.winners) == ("instant", [LANNISTER])
    shaken = {"what": "morale", "house": "stark", "zone": "green", "test": "worse"}
    s = field(instant=[{"house": "lannister", "conditions": [shaken]}])
    s.morale = -3
    morale.fall(s, STARK, 1)
    assert (s.ending, s.winners) == ("instant", [LANNISTER])


@pytest.mark.rule("bow.11.09")
@pytest.mark.parametrize(
    ("condition", "ready"),
    [
        ({"what": "morale", "house": "lannister", "zone": "green", "test": "worse"}, "morale"),
        ({"what": "lead", "by": 3}, "points"),
        ({"what": "captured", "commander": ["jaime_kingslayer", "jaime_second"]}, "captor"),
        ({"what": "eliminated", "units": [2]}, "unit"),
        ({"what": "escaped", "count": 1}, "escape"),
    ],
)
def test_conditions_of_the_vocabulary(condition: dict[str, object], ready: str) -> None:
    s = field(instant=[{"house": "stark", "conditions": [condition]}])
    victory.check_instant(s)
    assert not s.ending
    if ready == "morale":
        s.morale = 4
    elif ready == "points":
        s.points = [4, 1]
    elif ready == "captor":
        s.captor = with_item(s.captor, COMMANDER["jaime_second"], STARK)
    elif ready == "unit":
        s.hex[1] = -1
    else:
        s.hex[0] = -3
    victory.check_instant(s)
    assert s.winners == [STARK]


@pytest.mark.rule("bow.11.03")
def test_ground_taken_is_scored_by_rows() -> None:
    rows = {"what": "rows", "when": "round", "rows": [[5, 1], [3, 2]], "count": 2}
    s = field(score=[rows | {"house": "stark"}])
    put(s, "e5", "war_host")
    at_step(s, "score")
    assert s.points == [0, 0]
    put(s, "e2", "war_host")
    at_step(s, "score")
    assert s.points == [1, 0]


@pytest.mark.rule("bow.11.02")
def test_fire_is_resolved_before_points_are_scored() -> None:
    goals = [{"house": "lannister", "what": "eliminate", "when": "at_once"}]
    s = field(score=goals)
    unit = put(s, "e5", "war_host")
    ablaze(s, 4, "e5")
    dice(s, "morale")
    s.luck = [0]
    at_step(s, "status_conditions")
    assert at(s, unit) == ""
    assert s.points == [0, 1]
