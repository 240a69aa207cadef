"""Chapter 7: the travel phase."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    find,
    offered,
    put,
    put_all,
    run,
    seat_to_act,
    start,
    table,
    told,
    where,
    why,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    location_progress,
    quest_progress,
)
from westmarch.games.lotr_card_game.rules.phases.travel import TravelPhase
from westmarch.games.lotr_card_game.rules.table.stats import staging_threat
from westmarch.games.lotr_card_game.rules.table.zones import current_quest


@pytest.mark.rule("lcg.7.01", "lcg.17.08")
def test_the_players_may_travel_to_one_location() -> None:
    s = table(phase="travel")
    gate, pass_ = put_all(s, "staging", "endless_caverns", "enchanted_stream")
    put(s, "forest_spider", "staging")
    start(s, TravelPhase())
    assert sorted(offered(s)) == ["done", "travel enchanted_stream", "travel endless_caverns"]
    act(s, "travel endless_caverns")
    assert where(s, gate) == "active_location" and where(s, pass_) == "staging"
    assert s.offer is None
    start(s, TravelPhase())
    assert s.offer is None


@pytest.mark.rule("lcg.7.01")
def test_travelling_is_optional() -> None:
    s = table(phase="travel")
    stream = put(s, "enchanted_stream", "staging")
    start(s, TravelPhase())
    act(s, "done")
    assert where(s, stream) == "staging"


@pytest.mark.rule("lcg.7.02")
def test_the_first_player_decides() -> None:
    s = table(3, phase="travel")
    s.first_player = 2
    put(s, "enchanted_stream", "staging")
    start(s, TravelPhase())
    assert seat_to_act(s) == 2


@pytest.mark.rule("lcg.7.03")
def test_one_active_location_at_a_time() -> None:
    s = table(phase="travel")
    put(s, "enchanted_stream", "active")
    put(s, "endless_caverns", "staging")
    start(s, TravelPhase())
    assert s.offer is None and not told(s, "travelled")


@pytest.mark.rule("lcg.7.04")
def test_the_active_location_adds_no_threat() -> None:
    s = table(phase="travel")
    put(s, "enchanted_stream", "staging")
    assert staging_threat(s) == 2
    start(s, TravelPhase())
    act(s, "travel enchanted_stream")
    assert staging_threat(s) == 0


@pytest.mark.rule("lcg.7.05")
def test_progress_from_any_source_goes_to_the_active_location_first() -> None:
    s = table(phase="combat")
    gate = put(s, "forest_gate", "active")
    quest_progress(s, 2)
    run(s)
    assert s.progress[gate] == 2 and s.progress[current_quest(s)] == 0


@pytest.mark.rule("lcg.7.06")
def test_a_location_is_explored_anywhere_at_any_time() -> None:
    s = table(phase="planning")
    gate = put(s, "enchanted_stream", "staging")
    location_progress(s, gate, 1)
    assert where(s, gate) == "staging"
    location_progress(s, gate, 1)
    run(s)
    assert where(s, gate) == "encounter_discard" and s.progress[gate] == 0
    fields = put(s, "gladden_fields", "staging")
    location_progress(s, fields, 5)
    run(s)
    assert where(s, fields) == "victory"


@pytest.mark.rule("lcg.7.07", "lcg.13.13")
def test_a_travel_effect_must_be_paid() -> None:
    s = table(2, phase="travel")
    web = put(s, "great_forest_web", "staging")
    put(s, "enchanted_stream", "staging")
    for name in ("legolas", "gimli", "thalin"):
        s.exhausted[find(s, name)] = 1
    start(s, TravelPhase())
    assert why(s, "travel great_forest_web") == ("lcg.7.07", "travel_cost_not_met")
    s.exhausted[find(s, "gimli")] = 0
    start(s, TravelPhase())
    act(s, "travel great_forest_web", "choose aragorn")
    assert where(s, web) == "active_location"
    assert s.exhausted[find(s, "aragorn")] and s.exhausted[find(s, "gimli")]


@pytest.mark.rule("lcg.ex.7.01")
def test_example_enchanted_stream_is_explored() -> None:
    s = table(phase="quest")
    stream = put(s, "enchanted_stream", "active")
    quest_progress(s, 3)
    run(s)
    assert where(s, stream) == "encounter_discard"
    assert s.progress[current_quest(s)] == 1
