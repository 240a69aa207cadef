"""Chapter 13: what card effects there are, and when they work."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    attached,
    calm,
    do,
    find,
    give,
    offered,
    put,
    put_all,
    run,
    seat_to_act,
    start,
    table,
    told,
    where,
    window,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import draw, engage, put_into_play
from westmarch.games.lotr_card_game.rules.card_effects.happenings import Happenings, happen
from westmarch.games.lotr_card_game.rules.phases.combat import DealShadowCards
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.quest import Commit
from westmarch.games.lotr_card_game.rules.phases.windows import ActionWindow
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal
from westmarch.games.lotr_card_game.rules.table.zones import ACTIVE, STAGING, move


@pytest.mark.rule("lcg.13.03", "lcg.ex.13.01")
def test_a_constant_effect_applies_while_its_condition_holds() -> None:
    s = table()
    stream = put(s, "enchanted_stream", "staging")
    put_all(s, "deck", *["gandalf"] * 3)
    assert draw(s, 0) == 1
    move(s, stream, ACTIVE)
    assert draw(s, 0) == 0
    move(s, stream, STAGING)
    assert draw(s, 0) == 1


@pytest.mark.rule("lcg.13.04", "lcg.ex.13.02")
def test_an_action_is_optional_and_possible_in_any_window() -> None:
    for phase in ("resource", "planning", "quest", "travel", "encounter", "combat", "refresh"):
        s = table(phase=phase, heroes=[["glorfindel"]])
        hero = find(s, "glorfindel")
        s.damage[hero] = 1
        give(s, hero, 1)
        window(s)
        assert offered(s) == ["use glorfindel", "pass", "pass_phase"]
        act(s, "use glorfindel")
        assert s.damage[hero] == 0 and s.resources[hero] == 0


@pytest.mark.rule("lcg.13.04")
def test_only_the_controller_uses_an_action() -> None:
    s = table(2, heroes=[["gimli"], ["glorfindel"]])
    s.damage[find(s, "gimli")] = 1
    give(s, find(s, "glorfindel"), 1)
    window(s)
    assert seat_to_act(s) == 1


@pytest.mark.rule("lcg.13.05", "lcg.ex.13.03")
def test_phase_actions_only_in_their_phase() -> None:
    s = table(heroes=[["denethor"]])
    s.exhausted[find(s, "denethor")] = 1
    give(s, find(s, "denethor"), 2)
    put(s, "radagasts_cunning", "hand")
    put(s, "forest_spider", "staging")
    for phase in ("planning", "travel", "combat", "refresh"):
        window(s, phase)
        assert s.offer is None
    window(s, "quest")
    assert "play radagasts_cunning" in offered(s)


@pytest.mark.rule("lcg.13.06")
def test_actions_of_cards_need_them_in_play() -> None:
    s = table(heroes=[["gimli"]])
    put(s, "faramir", "hand")
    put(s, "gleowine", "discard")
    window(s)
    assert s.offer is None


@pytest.mark.rule("lcg.13.07", "lcg.13.08", "lcg.ex.13.04", "lcg.17.03")
def test_a_response_is_optional_and_immediate() -> None:
    for used in (True, False):
        s = table()
        spider = put(s, "forest_spider", "staging")
        son = put(s, "son_of_arnor", "hand")
        start(s)
        put_into_play(s, son, 0)
        run(s)
        assert offered(s) == ["respond son_of_arnor", "pass"]
        act(s, "respond son_of_arnor" if used else "pass")
        assert where(s, spider) == ("engaged_1" if used else "staging")


@pytest.mark.rule("lcg.13.08")
def test_a_response_event_is_played_from_hand() -> None:
    s = table(heroes=[["eowyn"]])
    give(s, find(s, "eowyn"), 1)
    put(s, "a_test_of_will", "hand")
    put(s, "king_spider", "encounter_deck")
    start(s, Reveal(staging=True))
    assert offered(s) == ["respond a_test_of_will", "pass"]
    act(s, "respond a_test_of_will")
    assert not s.exhausted[find(s, "eowyn")]
    assert where(s, find(s, "a_test_of_will")) == "discard_1"
    assert where(s, find(s, "king_spider")) == "staging"


@pytest.mark.rule("lcg.13.07")
def test_one_use_of_a_response_for_each_trigger_in_any_order() -> None:
    s = table(phase="quest", heroes=[["aragorn", "theodred"]])
    start(s, Commit(seat=0))
    act(s, "commit aragorn", "commit theodred")
    assert offered(s) == ["respond theodred", "pass"], "Aragorn cannot pay yet"
    act(s, "respond theodred", "choose aragorn")
    assert offered(s) == ["respond aragorn", "pass"]
    act(s, "respond aragorn")
    assert s.offer is None and not s.exhausted[find(s, "aragorn")]


@pytest.mark.rule("lcg.13.09", "lcg.ex.13.05")
def test_forced_effects_happen_every_time() -> None:
    s = table(phase="combat")
    adder = put(s, "marsh_adder", "engaged")
    for times in (1, 2):
        start(s, EnemyAttack(enemy=adder, seat=0))
        assert s.threat[0] == s.start_threat[0] + times
        do(s, "no_defender", "take_damage aragorn" if times == 1 else "take_damage gloin")


@pytest.mark.rule("lcg.13.09", "lcg.17.03")
def test_the_first_player_orders_forced_effects() -> None:
    s = table(2, heroes=[["aragorn"], ["gimli"]])
    s.first_player = 1
    horns, spider = put(s, "hummerhorns", "staging"), put(s, "forest_spider", "staging")
    start(s)
    engage(s, horns, 0)
    engage(s, spider, 0)
    run(s)
    assert seat_to_act(s) == 1
    assert offered(s) == ["trigger hummerhorns", "trigger forest_spider"]
    act(s, "trigger forest_spider")
    assert where(s, find(s, "aragorn")) == "discard_1"


@pytest.mark.rule("lcg.13.10")
def test_when_revealed_happens_on_revealing_only() -> None:
    s = table(heroes=[["aragorn"]])
    put(s, "king_spider", "staging")
    assert not s.exhausted[find(s, "aragorn")]
    put(s, "king_spider", "encounter_deck")
    start(s, Reveal())
    assert s.exhausted[find(s, "aragorn")]


@pytest.mark.rule("lcg.13.12", "lcg.ex.13.06")
def test_shadow_effects_only_of_shadow_cards() -> None:
    s = table(phase="combat", heroes=[["aragorn"]])
    spider = put(s, "forest_spider", "engaged")
    put(s, "dol_guldur_orcs", "encounter_deck")
    start(s, DealShadowCards(seat=0), EnemyAttack(enemy=spider, seat=0))
    do(s, "defend aragorn")
    assert s.damage[find(s, "aragorn")] == 2 + 1 - 2
    s = table(phase="quest", heroes=[["aragorn"]])
    put(s, "dol_guldur_orcs", "encounter_deck")
    start(s, Reveal(staging=True))
    assert not s.lasting and where(s, find(s, "dol_guldur_orcs")) == "staging"


def test_windows_without_actions_are_skipped_and_passing_lasts() -> None:
    s = table(2, heroes=[["beravor"], ["glorfindel"]])
    put_all(s, "deck", *["gandalf"] * 5)
    start(s, ActionWindow(name="one"), ActionWindow(name="two"))
    act(s, "pass_phase")
    assert s.offer is None, "not asked again for the same action"
    give(s, find(s, "glorfindel"), 1)
    s.damage[find(s, "beravor")] = 1
    start(s, ActionWindow(name="three"))
    assert seat_to_act(s) == 1
    act(s, "pass")
    s.exhausted[find(s, "beravor")] = 1
    put(s, "gleowine", "play")
    start(s, ActionWindow(name="four"))
    assert seat_to_act(s) == 0 and "use gleowine" in offered(s), "something new can be used"


def test_a_happening_without_listeners_costs_no_frame() -> None:
    s = table(heroes=[["gimli"]])
    start(s)
    engage(s, put(s, "king_spider", "staging"), 0)
    assert not any(isinstance(frame, Happenings) for frame in s.stack)
    calm(s)
    assert told(s, "engaged")


def test_a_forced_effect_that_no_longer_applies_is_passed_over() -> None:
    s = table(2, heroes=[["aragorn"], ["gimli"]])
    hero = find(s, "aragorn")
    torch = attached(s, "dungeon_torch", hero)
    key = attached(s, "shadow_key", hero)
    s.threat[0] = 48
    start(s)
    happen(s, "round_ends", n=1)
    run(s)
    act(s, "trigger dungeon_torch")
    assert s.eliminated[0]
    assert where(s, torch) == where(s, key) == "staging", "the bearer is out of the game"
    assert s.offer is None
