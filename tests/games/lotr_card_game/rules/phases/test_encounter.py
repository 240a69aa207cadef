"""Chapter 8: the encounter phase."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    find,
    ids,
    offered,
    put,
    put_all,
    seat_to_act,
    start,
    table,
    told,
    where,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import engage
from westmarch.games.lotr_card_game.rules.phases.encounter import (
    EncounterPhase,
    EngagementChecks,
    may_engage,
)
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import ENGAGED, STAGING, engaged_with


@pytest.mark.rule("lcg.8.01", "lcg.17.09")
def test_two_steps_with_a_window_after_each() -> None:
    s = table(phase="encounter", heroes=[["beravor"]])
    s.threat[0] = 30
    put_all(s, "deck", *["gandalf"] * 9)
    put_all(s, "staging", "forest_spider", "dol_guldur_orcs")
    start(s, EncounterPhase())
    seen = []
    while s.offer is not None:
        seen.append((s.offer.kind, len(s.zones[ENGAGED[0]])))
        act(s, "pass")
    assert seen == [("optional_engagement", 0), ("action_window", 0), ("action_window", 2)]


@pytest.mark.rule("lcg.8.02", "lcg.8.03")
def test_each_player_may_engage_one_enemy_whatever_its_cost() -> None:
    s = table(2, phase="encounter")
    s.threat = [5, 5, 0, 0]
    s.first_player = 1
    put_all(s, "staging", "ungoliants_spawn", "chieftain_ufthak", "king_spider")
    start(s, EncounterPhase())
    assert seat_to_act(s) == 1 and len(offered(s)) == 4
    act(s, "engage ungoliants_spawn")
    assert seat_to_act(s) == 0
    act(s, "pass")
    assert s.offer is None
    assert ids(s, s.zones[ENGAGED[1]]) == ["ungoliants_spawn"]
    assert len(s.zones[STAGING]) == 2


def checks() -> Adventure:
    s = table(2, phase="encounter")
    s.threat = [24, 35, 0, 0]
    put_all(s, "staging", "king_spider", "forest_spider", "ungoliants_spawn", "hummerhorns")
    return s


@pytest.mark.rule("lcg.8.04")
def test_the_highest_cost_not_above_the_threat_engages() -> None:
    s = checks()
    assert ids(s, may_engage(s, 0)) == ["king_spider"]
    assert ids(s, may_engage(s, 1)) == ["ungoliants_spawn"]
    s.threat[0] = 19
    assert may_engage(s, 0) == []


@pytest.mark.rule("lcg.8.04")
def test_the_checking_player_chooses_among_equal_costs() -> None:
    s = table(phase="encounter")
    put_all(s, "staging", "black_forest_bats", "misty_mountain_goblins")
    start(s, EngagementChecks())
    assert sorted(offered(s)) == ["engage black_forest_bats", "engage misty_mountain_goblins"]


@pytest.mark.rule("lcg.8.05", "lcg.8.06")
def test_checks_go_round_until_nobody_engages() -> None:
    s = table(2, phase="encounter")
    s.threat = [30, 30, 0, 0]
    s.first_player = 1
    put_all(s, "staging", *["dol_guldur_orcs"] * 2, "king_spider", "ungoliants_spawn")
    start(s, EngagementChecks())
    while s.offer is not None:
        act(s, offered(s)[0])
    order = [e.data["seat"] for e in told(s, "engaged")]
    assert order == [1, 0, 1]
    assert ids(s, s.zones[STAGING]) == ["ungoliants_spawn"]


@pytest.mark.rule("lcg.8.07")
def test_engagement_is_symmetric_however_it_came_about() -> None:
    s = table(phase="planning", heroes=[["aragorn"]])
    spider = put(s, "forest_spider", "staging")
    start(s)
    engage(s, spider, 0)
    assert engaged_with(s, spider) == 0
    assert told(s, "engaged")[0].data["seat"] == 0


@pytest.mark.rule("lcg.8.08")
def test_engaging_is_not_attacking() -> None:
    s = table(phase="encounter")
    put(s, "dol_guldur_orcs", "staging")
    start(s, EncounterPhase())
    act(s, "engage dol_guldur_orcs")
    assert s.offer is None and not told(s, "attack")


@pytest.mark.rule("lcg.ex.8.01", "lcg.ex.8.02", "lcg.ex.8.03", "lcg.ex.8.04")
def test_example_tom_and_kris_are_engaged() -> None:
    s = checks()
    start(s, EncounterPhase())
    act(s, "pass")
    act(s, "pass")
    assert s.offer is None
    told_of = [(e.data["seat"], e.data["card"]) for e in told(s, "engaged")]
    assert told_of == [
        (0, find(s, "king_spider")),
        (1, find(s, "ungoliants_spawn")),
        (1, find(s, "forest_spider")),
    ]
    assert where(s, find(s, "hummerhorns")) == "staging"
