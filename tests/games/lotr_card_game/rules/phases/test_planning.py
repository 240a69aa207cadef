"""Chapter 5: the planning phase."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    calm,
    do,
    find,
    give,
    offered,
    put,
    put_all,
    seat_to_act,
    start,
    table,
    where,
    why,
    window,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import attach_to, put_into_play
from westmarch.games.lotr_card_game.rules.phases.planning import PlanningPhase, PlanningTurn
from westmarch.games.lotr_card_game.rules.table.zones import attachments_of, controller_of
from westmarch.games.lotr_card_game.view import view


@pytest.mark.rule("lcg.5.01", "lcg.5.08", "lcg.15.01")
def test_allies_and_attachments_are_played_in_planning_only() -> None:
    s = table(phase="quest")
    for hero in s.zones[18]:
        give(s, hero, 5)
    put_all(s, "hand", "guard_of_the_citadel", "steward_of_gondor")
    window(s)
    assert s.offer is None, "no action of theirs in other phases"
    start(s, PlanningTurn(seat=0))
    act(s, "play guard_of_the_citadel", "pay gloin", "pay gloin")
    guard = find(s, "guard_of_the_citadel")
    assert where(s, guard) == "area_1" and not s.exhausted[guard]
    act(s, "play steward_of_gondor", "pay aragorn", "pay aragorn", "choose theodred")
    assert attachments_of(s, find(s, "theodred")) == [find(s, "steward_of_gondor")]


@pytest.mark.rule("lcg.5.01")
def test_effects_may_put_cards_into_play_at_any_time() -> None:
    s = table(phase="combat")
    assert put_into_play(s, put(s, "faramir", "hand"), 0)


@pytest.mark.rule("lcg.5.02", "lcg.17.06")
def test_each_player_has_one_turn_in_player_order() -> None:
    s = table(3)
    s.first_player = 1
    for seat in range(3):
        put(s, "gandalf", "hand", seat)
        for hero in s.zones[18 + 5 * seat]:
            give(s, hero, 2)
    start(s, PlanningPhase())
    asked = []
    calm(s)
    while s.offer is not None:
        asked.append(seat_to_act(s))
        do(s, "done")
    assert asked == [1, 2, 0]


@pytest.mark.rule("lcg.17.06", "lcg.17.13")
def test_a_window_before_each_turn_and_after_the_last() -> None:
    s = table(2, heroes=[["eowyn"], ["beravor"]])
    put(s, "gandalf", "hand", 0)
    give(s, find(s, "eowyn"), 5)
    put_all(s, "deck", *["faramir"] * 4)
    start(s, PlanningPhase())
    kinds = []
    while s.offer is not None:
        kinds.append((s.offer.kind, s.offer.seat))
        act(s, "done" if s.offer.kind == "planning" else "pass")
    assert kinds == [
        ("action_window", 0),
        ("action_window", 1),
        ("planning", 0),
        ("action_window", 0),
        ("action_window", 1),
        ("action_window", 0),
        ("action_window", 1),
    ]


@pytest.mark.rule("lcg.5.03", "lcg.5.04")
def test_payment_from_matching_pools_goes_to_the_bank() -> None:
    s = table(heroes=[["gloin", "eowyn"]])
    give(s, find(s, "eowyn"), 5)
    give(s, find(s, "gloin"), 1)
    put_all(s, "hand", "guard_of_the_citadel", "wandering_took")
    start(s, PlanningTurn(seat=0))
    assert offered(s) == ["play wandering_took", "done"]
    assert why(s, "play guard_of_the_citadel") == ("lcg.5.03", "cannot_pay")
    act(s, "play wandering_took")
    assert s.resources[find(s, "eowyn")] == 3
    assert s.resources[find(s, "gloin")] == 1


@pytest.mark.rule("lcg.5.05")
def test_exhausted_heroes_can_pay() -> None:
    s = table(heroes=[["gloin"]])
    gloin = find(s, "gloin")
    give(s, gloin, 2)
    s.exhausted[gloin] = 1
    put(s, "guard_of_the_citadel", "hand")
    start(s, PlanningTurn(seat=0))
    assert "play guard_of_the_citadel" in offered(s)


@pytest.mark.rule("lcg.5.06")
def test_a_card_of_cost_0_needs_a_matching_hero() -> None:
    for hero, able in (("gloin", True), ("eowyn", False)):
        s = table(heroes=[[hero, "beravor"]])
        s.exhausted[find(s, "beravor")] = 1
        put(s, "common_cause", "hand")
        window(s)
        assert ("play common_cause" in offered(s)) == able


@pytest.mark.rule("lcg.5.07")
def test_the_payer_chooses_among_matching_pools() -> None:
    s = table(heroes=[["aragorn", "gloin", "eowyn"]])
    for name in ("aragorn", "gloin", "eowyn"):
        give(s, find(s, name), 2)
    put(s, "guard_of_the_citadel", "hand")
    start(s, PlanningTurn(seat=0))
    act(s, "play guard_of_the_citadel")
    assert offered(s) == ["pay aragorn", "pay gloin"]
    act(s, "pay aragorn", "pay gloin")
    assert [s.resources[c] for c in s.zones[18][:3]] == [1, 1, 2]


def test_what_is_left_to_pay_is_seen() -> None:
    s = table()
    for hero in ("aragorn", "gloin", "theodred"):
        give(s, find(s, hero), 2)
    put(s, "faramir", "hand")
    start(s, PlanningTurn(seat=0))
    assert view(s, 0)["to_pay"] is None
    act(s, "play faramir")
    assert view(s, 0)["to_pay"] == {"left": 4, "distinct": False, "taken": []}
    act(s, "pay aragorn")
    assert view(s, None)["to_pay"] == {
        "left": 3,
        "distinct": False,
        "taken": [find(s, "aragorn")],
    }


def test_whose_resources_match_is_seen() -> None:
    s = table(heroes=[["aragorn", "gloin", "eowyn"]])
    attach_to(s, put(s, "celebrians_stone", "hand"), find(s, "aragorn"), 0)
    spheres = {card["id"]: card["spheres"] for card in view(s, 0)["player"][0]["area"]}
    assert spheres == {
        "aragorn": ["leadership", "spirit"],
        "gloin": ["leadership"],
        "eowyn": ["spirit"],
    }


@pytest.mark.rule("lcg.5.09")
def test_neutral_cards_are_paid_from_any_pools() -> None:
    s = table(heroes=[["aragorn", "eowyn", "beravor"]])
    for hero in s.zones[18]:
        give(s, hero, 2)
    put(s, "gandalf", "hand")
    start(s, PlanningTurn(seat=0))
    act(s, "play gandalf", *["pay aragorn"] * 2, *["pay eowyn"] * 2)
    assert where(s, find(s, "gandalf")) == "area_1"
    assert [s.resources[c] for c in s.zones[18][:3]] == [0, 0, 1]


@pytest.mark.rule("lcg.5.10")
def test_abilities_in_play_need_no_match_unless_they_say_so() -> None:
    s = table(heroes=[["glorfindel", "eowyn"]])
    s.damage[find(s, "eowyn")] = 1
    give(s, find(s, "eowyn"), 3)
    window(s)
    assert s.offer is None, "Glorfindel pays from his own pool only, as his text says"
    give(s, find(s, "glorfindel"), 1)
    window(s)
    assert "use glorfindel" in offered(s)


@pytest.mark.rule("lcg.15.12", "lcg.5.08")
def test_an_attachment_may_go_on_another_players_hero() -> None:
    s = table(2, heroes=[["gloin"], ["eowyn"]])
    give(s, find(s, "gloin"), 2)
    put(s, "steward_of_gondor", "hand")
    start(s, PlanningTurn(seat=0))
    act(s, "play steward_of_gondor", "choose eowyn")
    steward = find(s, "steward_of_gondor")
    assert controller_of(s, steward) == 1 and s.owner[steward] == 0


@pytest.mark.rule("lcg.ex.5.01", "lcg.ex.5.02")
def test_example_tom_plays_two_allies() -> None:
    s = table(heroes=[["gloin", "eowyn", "eleanor"]])
    for name, tokens in (("gloin", 3), ("eowyn", 2), ("eleanor", 2)):
        give(s, find(s, name), tokens)
    put_all(s, "hand", "guard_of_the_citadel", "northern_tracker")
    start(s, PlanningTurn(seat=0))
    act(s, "play guard_of_the_citadel")
    heroes = s.zones[18][:3]
    assert [s.resources[c] for c in heroes] == [1, 2, 2]
    guard = find(s, "guard_of_the_citadel")
    assert where(s, guard) == "area_1" and not s.exhausted[guard]
    act(s, "play northern_tracker")
    assert [s.resources[c] for c in heroes] == [1, 0, 0]
    assert controller_of(s, find(s, "northern_tracker")) == 0
