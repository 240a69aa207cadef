"""Chapter 17: action windows."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    find,
    give,
    offered,
    put,
    put_all,
    seat_to_act,
    start,
    table,
    window,
)
from westmarch.games.lotr_card_game.rules.phases.combat import CombatPhase
from westmarch.games.lotr_card_game.rules.phases.travel import TravelPhase
from westmarch.games.lotr_card_game.rules.phases.windows import ActionWindow, speak_again


@pytest.mark.rule("lcg.17.04")
def test_any_player_may_act_until_all_pass() -> None:
    s = table(2, heroes=[["beravor"], ["glorfindel"]])
    put_all(s, "deck", *["gandalf"] * 5)
    s.damage[find(s, "beravor")] = 3
    give(s, find(s, "glorfindel"), 1)
    window(s)
    assert seat_to_act(s) == 0
    act(s, "pass")
    assert seat_to_act(s) == 1
    act(s, "use glorfindel")
    if s.offer is not None and s.offer.kind != "action_window":
        act(s, "choose beravor")
    assert seat_to_act(s) == 0, "after an action everybody may act again"
    act(s, "pass")
    assert s.offer is None


@pytest.mark.rule("lcg.17.04")
def test_a_window_without_actions_is_skipped() -> None:
    s = table(heroes=[["gimli"]])
    put(s, "gandalf", "hand")
    window(s)
    assert s.offer is None


@pytest.mark.rule("lcg.17.08")
def test_a_window_after_travelling() -> None:
    s = table(phase="travel", heroes=[["beravor"]])
    put_all(s, "deck", *["gandalf"] * 5)
    put(s, "endless_caverns", "staging")
    start(s, TravelPhase())
    act(s, "travel endless_caverns")
    assert s.offer is not None and s.offer.kind == "action_window"


@pytest.mark.rule("lcg.17.10")
def test_windows_after_dealing_shadow_cards_and_at_the_end() -> None:
    s = table(phase="combat", heroes=[["beravor"]])
    put_all(s, "deck", *["gandalf"] * 5)
    start(s, CombatPhase())
    windows = 0
    while s.offer is not None:
        windows += 1
        act(s, "pass")
    assert windows == 2


def test_passing_for_the_phase_ends_with_it() -> None:
    s = table(heroes=[["beravor"]])
    put_all(s, "deck", *["gandalf"] * 5)
    start(s, ActionWindow(name="one"), ActionWindow(name="two"))
    act(s, "pass_phase")
    assert s.offer is None and s.silent[0]
    speak_again(s)
    start(s, ActionWindow(name="three"))
    assert "use beravor" in offered(s)
