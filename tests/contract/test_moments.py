"""Each event knows the turn and the phase in which it happened."""

from __future__ import annotations

from random import Random

import pytest

from tests.contract.cases import CASES, Case, Sample, told, walk
from westmarch.games.battles_of_westeros.rules.state import PHASES as WESTEROS
from westmarch.games.five_armies.rules.state import PHASES as FIVE_ARMIES
from westmarch.games.lotr_card_game.rules.state import PHASES as CARD_GAME
from westmarch.games.war_of_the_ring.rules.state import PHASES as WAR_OF_THE_RING
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.state import SETUP, State
from westmarch.kernel.table import UNDONE, Table

PHASES = {
    "war_of_the_ring": WAR_OF_THE_RING,
    "five_armies": FIVE_ARMIES,
    "lotr_card_game": CARD_GAME,
    "battles_of_westeros": WESTEROS,
    "duel": ("duel",),
}
BEGINS = {
    "war_of_the_ring": "turn_began",
    "five_armies": "turn_began",
    "lotr_card_game": "round",
    "battles_of_westeros": "round_began",
}
"""The event with which a turn begins."""
BELONGS = {
    "war_of_the_ring": {
        "turn_began": {"recover_and_draw"},
        "hunt_allocated": {"hunt_allocation"},
        "dice_rolled": {"action_roll"},
        "die_used": {"action_resolution"},
        "passed": {"action_resolution"},
    },
    "five_armies": {
        "turn_began": {"recovery"},
        "activated": {"activation_of_generals"},
        "fate_tile_drawn": {"fate"},
        "bats_called": {"shadow_leadership"},
        "dice_rolled": {"action_round"},
        "die_used": {"action_round"},
    },
    "lotr_card_game": {
        "mulligan": {SETUP},
        "round": {"resource"},
        "committed": {"quest"},
        "quest_resolved": {"quest"},
        "travelled": {"travel"},
    },
    "battles_of_westeros": {
        "commanders_chosen": {SETUP},
        "unit_placed": {SETUP},
        "round_began": {"rally"},
        "advantage": {"rally"},
        "card_played": {"command"},
        "passed": {"command"},
        "token_discarded": {"regroup"},
    },
}
"""In which phase something happens by the rules."""


def test_an_event_stands_where_it_happened(case: Case, seed: int) -> None:
    order = (SETUP, *PHASES[case.game.id])
    last = (0, 0)
    for before, events, after in told(case, seed).moves:
        assert last <= (before[0], order.index(before[1]))
        for event in events:
            moment = (event.turn, order.index(event.phase))
            assert (before[0], order.index(before[1])) <= moment
            assert last <= moment <= (after[0], order.index(after[1])), event
            assert (event.turn == 0) == (event.phase == SETUP)
            last = moment


@pytest.mark.parametrize("game", BEGINS)
def test_the_end_of_a_turn_stands_under_it(game: str) -> None:
    """What comes before the beginning of a turn belongs to the one before it, in one move too."""
    ended_in_a_move = 0
    for case in (case for case in CASES if case.game.id == game):
        turn = 0
        for before, events, after in told(case, 1).moves:
            for place, event in enumerate(events):
                if event.kind == BEGINS[game]:
                    ended_in_a_move += place > 0 < turn
                    turn += 1
                assert event.turn == turn, event
            assert before[0] <= turn == after[0]
    assert ended_in_a_move


@pytest.mark.parametrize("game", BELONGS)
def test_phases_are_those_of_the_rulebook(game: str) -> None:
    found: dict[str, set[str]] = {}
    for case in (case for case in CASES if case.game.id == game):
        for _, events, _ in told(case, 0).moves:
            for event in events:
                found.setdefault(event.kind, set()).add(event.phase)
    for kind, phases in BELONGS[game].items():
        assert found.get(kind, set()) <= phases, kind
    assert len(set(BELONGS[game]) & set(found)) >= len(BELONGS[game]) - 1


def test_the_moment_is_that_of_the_view(case: Case) -> None:
    before, closely = None, Sample(3, stride=11, first=3)
    for s in walk(case, 3):
        if s.offer is None:
            break
        turn, phase = s.moment()
        assert turn == case.game.rounds(s)
        if closely.takes(s) or (turn, phase) != before:
            view = case.game.view(s, 0)
            assert view.get("turn", view.get("round")) == turn
            if "phase" in view and turn:
                assert view["phase"] == phase
        before = (turn, phase)


def test_what_is_taken_back_is_told_where_the_game_is_then(case: Case) -> None:
    table = Table(case.game, case.options, 3)
    rng = Random(3)
    for _ in range(40):
        if table.decision is None:
            break
        moment = table.state.moment()
        table.act(rng.choice(table.decision.actions))
        table.undo(agreed=True)
        assert table.log[-1].kind == UNDONE
        assert (table.log[-1].turn, table.log[-1].phase) == moment
        table.act(rng.choice(table.decision.actions))


def test_nobody_asks_for_the_moment_while_nobody_listens() -> None:
    class Deaf(State, kw_only=True):
        def moment(self) -> tuple[int, str]:
            raise AssertionError("asked for nothing")

    s = Deaf()
    tell(s, "rolled", value=6)
    assert s.events is None
