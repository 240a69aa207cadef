"""Chapters 1 and 2: what is in the box, card types, unique cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    attached,
    calm,
    do,
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
    why,
    window,
)
from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.rules import catalogue as cat
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    deal_damage,
    discard,
    put_into_play,
    quest_progress,
    raise_threat,
)
from westmarch.games.lotr_card_game.rules.phases.planning import PlanningTurn
from westmarch.games.lotr_card_game.rules.phases.quest import QuestPhase
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal
from westmarch.games.lotr_card_game.rules.table.stats import has_icon, staging_threat
from westmarch.games.lotr_card_game.rules.table.zones import (
    all_characters,
    engaged_with,
    player_order,
)
from westmarch.kernel.engine.errors import BadOption


@pytest.mark.rule("lcg.1.01")
def test_the_team_wins_and_loses_together() -> None:
    s = table(2, stage="beorns_path")
    quest_progress(s, 10)
    run(s)
    assert (s.ending, s.winners) == ("victory", [0, 1])
    s = table(2)
    raise_threat(s, 0, 50)
    assert not s.ending
    raise_threat(s, 1, 50)
    assert (s.ending, s.winners) == ("all_eliminated", [])
    assert GAME.sides({"players": "3"}) == (0, 0, 0)


@pytest.mark.rule("lcg.1.02")
def test_one_to_four_players() -> None:
    assert GAME.players == (1, 4)
    for count in range(1, 5):
        s = GAME.new({"players": str(count)}, 1)
        assert len(GAME.seats({"players": str(count)})) == len(player_order(s)) == count
    with pytest.raises(BadOption):
        GAME.choose_options({"players": "5"})


@pytest.mark.rule("lcg.1.03")
def test_226_cards() -> None:
    heroes = [c for c in cat.PLAYER_CARDS if c["type"] == "hero"]
    others = [c for c in cat.PLAYER_CARDS if c["type"] != "hero"]
    assert len(heroes) == 12
    assert sum(c["copies"] for c in others) == 120
    assert sum(c["copies"] for c in cat.ENCOUNTER_CARDS) == 84
    assert len(cat.STAGE_DATA) == 10
    assert len(cat.STARTERS) == 4 and len(cat.SCENARIOS) == 3
    in_starters: Counter[int] = Counter()
    for deck in cat.STARTERS:
        in_starters.update(dict(cat.STARTER_CARDS[deck]))
    assert in_starters == {c["number"]: c["copies"] for c in others}


@pytest.mark.rule("lcg.1.04")
def test_each_player_has_a_threat_level_of_their_own() -> None:
    s = table(2)
    before = list(s.threat)
    raise_threat(s, 1, 3)
    assert s.threat[0] == before[0] and s.threat[1] == before[1] + 3


@pytest.mark.rule("lcg.1.06", "lcg.17.02")
def test_players_act_from_the_first_player_clockwise() -> None:
    s = table(4, phase="quest")
    s.first_player = 2
    assert player_order(s) == (2, 3, 0, 1)
    start(s, QuestPhase())
    asked = []
    calm(s)
    while s.offer is not None and s.offer.kind == "commit":
        asked.append(s.offer.seat)
        do(s, "done")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("lcg.1.07", "lcg.2.16")
def test_spheres_and_resource_icons() -> None:
    s = table(heroes=[["aragorn", "eowyn"]])
    aragorn, eowyn = find(s, "aragorn"), find(s, "eowyn")
    assert has_icon(s, aragorn, cat.LEADERSHIP) and not has_icon(s, aragorn, cat.SPIRIT)
    assert has_icon(s, eowyn, cat.SPIRIT)
    assert has_icon(s, eowyn, cat.NEUTRAL), "any hero pays for neutral cards"
    neutral = [c for c in cat.PLAYER_CARDS if c["sphere"] == "neutral"]
    assert [c["name"] for c in neutral] == ["Gandalf"]


@pytest.mark.rule("lcg.2.16")
def test_a_hero_with_two_icons_pays_for_both_spheres() -> None:
    s = table(heroes=[["aragorn"]])
    aragorn = find(s, "aragorn")
    attached(s, "celebrians_stone", aragorn)
    assert has_icon(s, aragorn, cat.LEADERSHIP) and has_icon(s, aragorn, cat.SPIRIT)
    give(s, aragorn, 3)
    put_all(s, "hand", "guard_of_the_citadel", "wandering_took")
    start(s, PlanningTurn(seat=0))
    assert offered(s) == ["play wandering_took", "play guard_of_the_citadel", "done"]


@pytest.mark.rule("lcg.1.08")
def test_golden_rule_a_card_overrides_the_rules() -> None:
    s = table(phase="resource")
    put(s, "enchanted_stream", "active")
    put(s, "gandalf", "deck")
    from westmarch.games.lotr_card_game.rules.phases.resource import ResourcePhase

    start(s, ResourcePhase())
    assert where(s, find(s, "gandalf")) == "deck_1", "no card is drawn"


@pytest.mark.rule("lcg.1.09", "lcg.2.08", "lcg.2.09")
def test_staging_area() -> None:
    s = table()
    spider, road = put(s, "forest_spider", "staging"), put(s, "old_forest_road", "staging")
    assert engaged_with(s, spider) == -1
    assert staging_threat(s) == 3
    assert where(s, road) == "staging"


@pytest.mark.rule("lcg.1.10", "lcg.10.13", "lcg.2.20")
def test_discarded_cards_go_to_the_pile_of_their_deck() -> None:
    s = table(2)
    own = put(s, "faramir", "play", 1)
    hero = find(s, "legolas")
    spider = put(s, "forest_spider", "engaged")
    for card in (own, hero, spider):
        deal_damage(s, card, 9)
    run(s)
    assert [where(s, c) for c in (own, hero)] == ["discard_2", "discard_2"]
    assert where(s, spider) == "encounter_discard"


@pytest.mark.rule("lcg.1.11")
def test_what_scales_with_the_number_of_players() -> None:
    for players in (1, 2, 3, 4):
        s = table(players, phase="quest")
        put_all(s, "encounter_deck", *["old_forest_road"] * 6)
        start(s, QuestPhase())
        calm(s)
        while s.offer is not None:
            do(s, "done")
        assert len(s.zones[0]) == players, "one card for each player"
        assert s.threat[:players] == [t + players for t in s.start_threat[:players]]


@pytest.mark.rule("lcg.2.02", "lcg.2.03", "lcg.3.08", "lcg.3.09", "lcg.3.10")
def test_scenario_quest_deck_and_sides() -> None:
    s = GAME.new({}, 3)
    act(s, "keep")
    assert s.round == 1 and s.phase in (0, 1, 2)
    assert ids(s, s.zones[4]) == ["flies_and_spiders"]
    assert [cat.STAGE[s.design[c]] for c in s.zones[3]] == [3, 3, 2], "the next stage is on top"
    assert sorted(ids(s, s.zones[0]))[:2] == ["forest_spider", "old_forest_road"], "side A"


@pytest.mark.rule("lcg.2.05", "lcg.16.05", "lcg.2.11")
def test_the_encounter_deck_holds_all_types_objectives_included() -> None:
    s = GAME.new({"scenario": "escape_from_dol_guldur"}, 1)
    kinds = {cat.TYPE[s.design[c]] for c in range(len(s.design)) if s.owner[c] < 0}
    assert kinds >= {cat.ENEMY, cat.LOCATION, cat.TREACHERY, cat.OBJECTIVE}
    sets = {cat.CARDS[s.design[c]].get("encounter_set") for c in range(len(s.design))}
    assert sets >= {"escape_from_dol_guldur", "spiders_of_mirkwood", "dol_guldur_orcs"}


@pytest.mark.rule("lcg.2.10")
def test_a_treachery_resolves_and_is_discarded() -> None:
    s = table(phase="quest")
    card, _ = put_all(s, "encounter_deck", "the_necromancers_reach", "forest_gate")
    start(s, Reveal())
    assert where(s, card) == "encounter_discard"


@pytest.mark.rule("lcg.2.12", "lcg.3.03")
def test_heroes_begin_in_play_and_set_the_threat() -> None:
    s = GAME.new({"players": "4"}, 1)
    assert s.threat == [29, 29, 24, 30]
    for seat in range(4):
        heroes = s.zones[18 + 5 * seat]
        assert len(heroes) == 3
        assert not any(s.exhausted[c] or s.damage[c] or s.resources[c] for c in heroes)


@pytest.mark.rule("lcg.2.13")
def test_nobody_may_play_a_unique_card_of_a_name_in_play() -> None:
    s = table(2, heroes=[["gloin"], ["theodred"]])
    put(s, "faramir", "play", 1)
    put(s, "faramir", "hand", 0)
    give(s, find(s, "gloin"), 9)
    start(s, PlanningTurn(seat=0))
    assert s.offer is None, "only done was left"
    put(s, "guard_of_the_citadel", "hand", 0)
    start(s, PlanningTurn(seat=0))
    assert why(s, f"play {find(s, 'faramir', 'hand')}") == ("lcg.2.13", "unique_in_play")


@pytest.mark.rule("lcg.2.14")
def test_a_barred_unique_card_stays_where_it_is() -> None:
    s = table()
    put(s, "faramir", "play")
    second = put(s, "faramir", "discard")
    assert not put_into_play(s, second, 0)
    assert where(s, second) == "discard_1"
    discard(s, find(s, "faramir"))
    assert put_into_play(s, second, 0), "a card in a discard pile bars nothing"
    for _ in range(2):
        assert put_into_play(s, put(s, "guard_of_the_citadel", "discard"), 0)


@pytest.mark.rule("lcg.2.17")
def test_characters_are_heroes_and_allies() -> None:
    s = table()
    put(s, "faramir", "play")
    put(s, "forest_spider", "engaged")
    assert ids(s, all_characters(s)) == ["aragorn", "gloin", "theodred", "faramir"]


@pytest.mark.rule("lcg.2.18")
def test_the_player_deck_is_shuffled_and_holds_allies_attachments_events() -> None:
    one, two = GAME.new({}, 1), GAME.new({}, 2)
    assert one.zones[15] != two.zones[15]
    assert {cat.TYPE[one.design[c]] for c in one.zones[15]} <= {
        cat.ALLY,
        cat.ATTACHMENT,
        cat.EVENT,
    }


@pytest.mark.rule("lcg.2.19")
def test_attachments_leave_with_their_card() -> None:
    s = table(2)
    hero = find(s, "aragorn")
    axe = attached(s, "dwarven_axe", hero, 1)
    deal_damage(s, hero, 5)
    run(s)
    assert where(s, hero) == "discard_1" and where(s, axe) == "discard_2"


@pytest.mark.rule("lcg.2.21", "lcg.13.06")
def test_an_event_is_played_from_hand_and_discarded() -> None:
    s = table(phase="combat", heroes=[["gimli"]])
    give(s, find(s, "gimli"), 1)
    card = put(s, "feint", "hand")
    put(s, "forest_spider", "engaged")
    window(s)
    act(s, "play feint")
    assert where(s, card) == "discard_1"
    assert s.resources[find(s, "gimli")] == 0
