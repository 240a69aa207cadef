"""Chapter 15: ready and exhausted, lasting effects, costs, control, in play, empty decks."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    attached,
    find,
    give,
    ids,
    offered,
    put,
    put_all,
    run,
    start,
    table,
    where,
    window,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    change_control,
    deal_damage,
    discard,
    exhaust,
    last,
    ready,
    to_hand,
)
from westmarch.games.lotr_card_game.rules.catalogue import ATTACK, DEFENSE, THREAT, WILLPOWER
from westmarch.games.lotr_card_game.rules.phases.quest import Commit
from westmarch.games.lotr_card_game.rules.phases.round import Phase
from westmarch.games.lotr_card_game.rules.state import PLANNING
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal
from westmarch.games.lotr_card_game.rules.table.stats import expire, stat
from westmarch.games.lotr_card_game.rules.table.zones import (
    ACTIVE,
    AREA,
    ATTACHED,
    DECK,
    DISCARD,
    ENGAGED,
    HAND,
    IN_PLAY,
    QUEST,
    SHADOW,
    STAGING,
    VICTORY,
    cards_in_play,
    controller_of,
)


@pytest.mark.rule("lcg.15.02")
def test_an_exhausted_card_cannot_be_exhausted_again() -> None:
    s = table(phase="quest", heroes=[["beravor"]])
    hero = find(s, "beravor")
    put_all(s, "deck", *["gandalf"] * 5)
    window(s)
    act(s, "use beravor")
    assert s.exhausted[hero]
    s.uses = []
    window(s)
    assert s.offer is None
    start(s, Commit(seat=0))
    assert s.offer is None, "cannot commit"
    ready(s, hero)
    start(s, Commit(seat=0))
    assert offered(s) == ["commit beravor", "done"]


@pytest.mark.rule("lcg.15.03")
def test_lasting_effects_end_with_their_period() -> None:
    s = table()
    hero = find(s, "aragorn")
    for until, amount in (("attack", 1), ("phase", 2), ("round", 4)):
        last(s, "attack", hero, amount, until)
    assert stat(s, hero, ATTACK) == 3 + 7
    expire(s, "attack")
    assert stat(s, hero, ATTACK) == 3 + 6
    start(s, Phase(phase=PLANNING))
    assert stat(s, hero, ATTACK) == 3 + 4
    expire(s, "round")
    assert stat(s, hero, ATTACK) == 3


@pytest.mark.rule("lcg.15.04", "lcg.15.05")
def test_the_net_sum_counts_and_never_below_0() -> None:
    s = table()
    hero = find(s, "theodred")
    last(s, "willpower", hero, -3, "phase")
    assert stat(s, hero, WILLPOWER) == 0
    last(s, "willpower", hero, 3, "phase")
    assert stat(s, hero, WILLPOWER) == 1, "the sum is clamped, not each change"
    road = put(s, "old_forest_road", "staging")
    last(s, "threat", road, -4, "phase")
    assert stat(s, road, THREAT) == 0
    spider = put(s, "forest_spider", "engaged")
    last(s, "defense", spider, -9, "phase")
    last(s, "attack", spider, -9, "phase")
    assert (stat(s, spider, DEFENSE), stat(s, spider, ATTACK)) == (0, 0)


@pytest.mark.rule("lcg.15.06")
def test_the_cost_is_paid_before_the_effect() -> None:
    s = table(heroes=[["glorfindel"]])
    hero = find(s, "glorfindel")
    s.damage[hero] = 2
    window(s)
    assert s.offer is None, "cannot pay, so cannot use"
    give(s, hero, 1)
    window(s)
    act(s, "use glorfindel")
    assert (s.resources[hero], s.damage[hero]) == (0, 1)


@pytest.mark.rule("lcg.15.07")
def test_costs_are_paid_with_what_one_controls() -> None:
    s = table(2, heroes=[["gimli"], ["legolas"]])
    give(s, find(s, "gimli"), 1)
    put(s, "rain_of_arrows", "hand", 0)
    put(s, "forest_spider", "engaged", 0)
    window(s)
    assert s.offer is None, "Legolas is not Gimli's player's to exhaust"


@pytest.mark.rule("lcg.15.08")
def test_a_cancelled_effects_cost_stays_paid() -> None:
    s = table(heroes=[["eleanor"]])
    hero = find(s, "eleanor")
    put_all(s, "encounter_deck", "eyes_of_the_forest", "old_forest_road")
    put(s, "a_test_of_will", "hand")
    start(s, Reveal(staging=True))
    act(s, "respond eleanor")
    assert s.exhausted[hero]
    assert where(s, find(s, "a_test_of_will")) == "hand_1", "the treachery was cancelled"


@pytest.mark.rule("lcg.15.09")
def test_owners_control_their_cards() -> None:
    s = table(2)
    assert [controller_of(s, c) for c in s.zones[AREA[1]]] == [1, 1, 1]
    assert all(s.owner[c] == 1 for c in s.zones[AREA[1]])


@pytest.mark.rule("lcg.15.10")
def test_cards_leave_play_to_their_owner() -> None:
    s = table(2)
    first, second = put(s, "faramir", "play", 1), put(s, "beorn", "play", 1)
    for card in (first, second):
        change_control(s, card, 0)
    to_hand(s, first)
    discard(s, second)
    run(s)
    assert where(s, first) == "hand_2" and where(s, second) == "discard_2"


@pytest.mark.rule("lcg.15.11")
def test_control_of_an_ally_changes_by_effects_only() -> None:
    s = table(2)
    ally = put(s, "wandering_took", "play", 0)
    assert controller_of(s, ally) == 0
    window(s)
    act(s, "use wandering_took")
    assert controller_of(s, ally) == 1 and s.owner[ally] == 0
    assert ally in s.zones[AREA[1]]


@pytest.mark.rule("lcg.15.12")
def test_attachments_follow_their_character() -> None:
    s = table(2)
    ally = put(s, "faramir", "play", 0)
    gear = attached(s, "self_preservation", ally, 1)
    assert controller_of(s, gear) == 0
    change_control(s, ally, 1)
    assert controller_of(s, gear) == 1
    snare = attached(s, "forest_snare", put(s, "forest_spider", "engaged", 1), 0)
    assert controller_of(s, snare) == 0, "who played it keeps it on an enemy"


@pytest.mark.rule("lcg.15.13", "lcg.15.14")
def test_in_play_and_out_of_play() -> None:
    inside = {STAGING, QUEST, ACTIVE, ATTACHED, *AREA, *ENGAGED}
    assert {z for z, there in enumerate(IN_PLAY) if there} == inside
    assert not any(IN_PLAY[z] for z in (*HAND, *DECK, *DISCARD, SHADOW, VICTORY))


@pytest.mark.rule("lcg.15.15")
def test_effects_do_not_reach_cards_out_of_play() -> None:
    s = table()
    put(s, "dol_guldur_orcs", "encounter_discard")
    put(s, "faramir", "hand")
    orcs = put(s, "dol_guldur_orcs", "staging")
    assert find(s, "faramir") not in set(cards_in_play(s))
    start(s)
    put(s, "longbeard_orc_slayer", "hand")
    from westmarch.games.lotr_card_game.rules.card_effects.effects import put_into_play

    put_into_play(s, find(s, "longbeard_orc_slayer"), 0)
    run(s)
    act(s, "respond longbeard_orc_slayer")
    assert s.damage[orcs] == 1
    assert sum(s.damage) == 1


@pytest.mark.rule("lcg.15.16")
def test_a_player_without_a_deck_plays_on() -> None:
    s = table()
    put(s, "gandalf", "hand")
    put(s, "feint", "discard")
    from westmarch.games.lotr_card_game.rules.phases.resource import ResourcePhase

    start(s, ResourcePhase())
    assert ids(s, s.zones[HAND[0]]) == ["gandalf"] and ids(s, s.zones[DISCARD[0]]) == ["feint"]
    assert not s.eliminated[0]


@pytest.mark.rule("lcg.15.01")
def test_cards_enter_play_ready_and_fresh() -> None:
    s = table()
    ally = put(s, "faramir", "play")
    exhaust(s, ally)
    deal_damage(s, ally, 1)
    to_hand(s, ally)
    run(s)
    from westmarch.games.lotr_card_game.rules.card_effects.effects import put_into_play

    put_into_play(s, ally, 0)
    assert (s.exhausted[ally], s.damage[ally]) == (0, 0)
