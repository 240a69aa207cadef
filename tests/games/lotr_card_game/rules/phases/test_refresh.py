"""Chapter 11: the refresh phase."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    attached,
    calm,
    find,
    put,
    put_all,
    run,
    start,
    table,
    told,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import raise_threat
from westmarch.games.lotr_card_game.rules.phases.refresh import RefreshPhase
from westmarch.games.lotr_card_game.rules.phases.round import Round


@pytest.mark.rule("lcg.11.01")
def test_all_exhausted_cards_ready() -> None:
    s = table(2, phase="refresh")
    ally = put(s, "guard_of_the_citadel", "play", 1)
    steward = attached(s, "steward_of_gondor", find(s, "aragorn"))
    cards = [*s.zones[18], *s.zones[23], steward]
    for card in cards:
        s.exhausted[card] = 1
    start(s, RefreshPhase())
    assert ally in cards and not any(s.exhausted[c] for c in cards)


@pytest.mark.rule("lcg.11.02")
def test_each_players_threat_rises_by_1_and_may_eliminate() -> None:
    s = table(2, phase="refresh")
    s.threat[1] = 49
    start(s, RefreshPhase())
    assert s.threat[0] == s.start_threat[0] + 1
    assert s.eliminated[1]


@pytest.mark.rule("lcg.11.03")
def test_the_first_player_token_goes_to_the_left() -> None:
    s = table(3, phase="refresh")
    start(s, RefreshPhase())
    assert s.first_player == 1
    raise_threat(s, 2, 50)
    start(s, RefreshPhase())
    assert s.first_player == 0, "eliminated players are skipped"
    s = table(1, phase="refresh")
    start(s, RefreshPhase())
    assert s.first_player == 0


@pytest.mark.rule("lcg.11.04", "lcg.17.12")
def test_order_and_the_window_at_the_end() -> None:
    s = table(2, phase="refresh", heroes=[["beravor"], ["gimli"]])
    put_all(s, "deck", *["gandalf"] * 3)
    s.exhausted[find(s, "beravor")] = 1
    start(s, RefreshPhase())
    assert s.offer is not None and s.offer.kind == "action_window"
    kinds = [e.kind for e in s.events or []]
    assert kinds == ["readied", "threat_raised", "threat_raised", "first_player"]


@pytest.mark.rule("lcg.17.01", "lcg.17.13")
def test_a_round_has_seven_phases_and_another_follows() -> None:
    s = table(phase="planning")
    s.round = 0
    put_all(s, "encounter_deck", *["old_forest_road"] * 3)
    start(s, Round())
    while s.round < 2:
        calm(s)
        if s.round < 2:
            assert s.offer is not None
            act(s, "done")
    run(s)
    phases = [(e.data["round"], e.data["phase"]) for e in told(s, "phase")]
    names = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"]
    assert phases[:8] == [*((1, name) for name in names), (2, "resource")]
