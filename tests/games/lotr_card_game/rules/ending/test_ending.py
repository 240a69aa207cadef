"""Chapter 12: elimination, advancing, winning, scoring."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    attached,
    find,
    ids,
    offered,
    put,
    put_all,
    run,
    seat_to_act,
    start,
    table,
    told,
    where,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    capture,
    change_control,
    deal_damage,
    deal_shadow,
    discard,
    lower_threat,
    orc_guard,
    quest_progress,
    raise_threat,
    rescue,
)
from westmarch.games.lotr_card_game.rules.ending.elimination import eliminate
from westmarch.games.lotr_card_game.rules.ending.scoring import score
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.quest import Commit
from westmarch.games.lotr_card_game.rules.table.zones import (
    DECK,
    DISCARD,
    ENGAGED,
    HAND,
    attachments_of,
    current_quest,
    shadows_of,
)
from westmarch.kernel.engine.chance import seed_of


@pytest.mark.rule("lcg.12.01")
def test_winning_with_one_player_left() -> None:
    s = table(3, stage="beorns_path")
    raise_threat(s, 0, 50)
    raise_threat(s, 2, 50)
    quest_progress(s, 12)
    run(s)
    assert (s.ending, s.winners) == ("victory", [0, 1, 2]), "eliminated players win too"


@pytest.mark.rule("lcg.12.02")
def test_all_players_eliminated() -> None:
    s = table()
    raise_threat(s, 0, 30)
    assert (s.ending, s.winners) == ("all_eliminated", [])


@pytest.mark.rule("lcg.12.03", "lcg.10.13")
def test_elimination_by_threat_heroes_or_a_card() -> None:
    s = table(4)
    raise_threat(s, 0, 50 - s.threat[0] - 1)
    assert not s.eliminated[0]
    raise_threat(s, 0, 1)
    assert s.eliminated[0]
    for name in ("legolas", "gimli", "thalin"):
        deal_damage(s, find(s, name), 9)
    run(s)
    assert s.eliminated[1]
    eliminate(s, 2, "card")
    assert s.eliminated == [1, 1, 1, 0]


@pytest.mark.rule("lcg.12.04")
def test_an_eliminated_players_cards_go_to_their_owners_piles() -> None:
    s = table(2)
    mine = put_all(s, "hand", "gandalf", "feint") + put_all(s, "deck", "faramir")
    lent = put(s, "wandering_took", "play", 1)
    change_control(s, lent, 0)
    axe = attached(s, "dwarven_axe", find(s, "aragorn"), 1)
    own = attached(s, "steward_of_gondor", find(s, "gimli"), 0)
    raise_threat(s, 0, 50)
    assert {where(s, c) for c in mine} == {"discard_1"}
    assert where(s, lent) == where(s, axe) == "discard_2"
    assert where(s, own) == "attached", "the other player controls it"
    assert not s.zones[HAND[0]] and not s.zones[DECK[0]]
    assert {"aragorn", "gloin", "theodred"} <= set(ids(s, s.zones[DISCARD[0]]))


@pytest.mark.rule("lcg.12.05")
def test_engaged_enemies_return_to_staging_with_their_damage() -> None:
    s = table(2, phase="combat")
    spider = put(s, "ungoliants_spawn", "engaged")
    put(s, "enchanted_stream", "encounter_deck")
    start(s)
    deal_shadow(s, spider)
    s.damage[spider] = 4
    raise_threat(s, 0, 50)
    assert where(s, spider) == "staging" and s.damage[spider] == 4
    assert len(shadows_of(s, spider)) == 1, "shadow cards stay until the end of the phase"


@pytest.mark.rule("lcg.12.05")
def test_an_attack_in_progress_ends_with_the_players_elimination() -> None:
    s = table(2, phase="combat")
    s.threat[0] = 49
    adder = put(s, "marsh_adder", "engaged")
    start(s, EnemyAttack(enemy=adder, seat=0))
    assert s.offer is None and not told(s, "attack_damage")
    assert s.eliminated[0]


@pytest.mark.rule("lcg.12.06")
def test_the_others_play_on_and_the_token_passes() -> None:
    s = table(3, phase="quest")
    raise_threat(s, 0, 50)
    assert not s.ending and s.first_player == 1
    start(s, Commit(seat=1), Commit(seat=2))
    assert seat_to_act(s) == 1


@pytest.mark.rule("lcg.12.07", "lcg.12.08", "lcg.12.09")
def test_advancing_at_once_without_the_surplus() -> None:
    s = table(phase="combat")
    first = current_quest(s)
    quest_progress(s, 7)
    run(s)
    assert current_quest(s) == first
    quest_progress(s, 9)
    run(s)
    second = current_quest(s)
    assert ids(s, [second]) == ["a_fork_in_the_road"]
    assert s.progress[second] == 0 and where(s, first) == "removed"


@pytest.mark.rule("lcg.12.10")
def test_advancing_changes_nothing_else() -> None:
    s = table(phase="quest")
    spider = put(s, "forest_spider", "staging")
    orcs = put(s, "dol_guldur_orcs", "engaged")
    hero = find(s, "aragorn")
    s.exhausted[hero] = s.committed[hero] = 1
    s.damage[hero], s.resources[hero] = 2, 3
    quest_progress(s, 8)
    run(s)
    assert told(s, "stage_defeated")
    assert where(s, spider) == "staging" and where(s, orcs) == "engaged_1"
    assert (s.exhausted[hero], s.committed[hero], s.damage[hero], s.resources[hero]) == (1, 1, 2, 3)


@pytest.mark.rule("lcg.12.07")
def test_a_blocked_stage_advances_when_the_block_goes() -> None:
    s = table(stage="beorns_path")
    spawn = put(s, "ungoliants_spawn", "staging")
    quest_progress(s, 14)
    run(s)
    assert not s.ending and s.progress[current_quest(s)] == 14
    discard(s, spawn)
    run(s)
    assert s.ending == "victory"


@pytest.mark.rule("lcg.12.11")
def test_score() -> None:
    s = table(2)
    deal_damage(s, find(s, "theodred"), 4)
    deal_damage(s, find(s, "gimli"), 2)
    deal_damage(s, put(s, "faramir", "play"), 1)
    put(s, "hummerhorns", "victory")
    run(s)
    assert score(s) == s.threat[0] + s.threat[1] + 8 + 2 - 5


@pytest.mark.rule("lcg.12.11")
def test_rounds_add_to_the_score_by_the_house_ruling_only() -> None:
    s = table(2)
    s.round = 7
    plain = score(s)
    s.house_rulings = ("points_for_rounds",)
    assert score(s) == plain + 70


@pytest.mark.rule("lcg.12.12")
def test_score_of_an_eliminated_player() -> None:
    s = table(2)
    raise_threat(s, 1, 80)
    assert s.threat[1] == 50
    assert score(s) == s.threat[0] + 50 + (9 + 11 + 9)
    lower_threat(s, 1, 20)
    assert s.threat[1] == 50


@pytest.mark.rule("lcg.ex.12.01")
def test_example_score() -> None:
    s = table(heroes=[["aragorn", "theodred", "gloin"]], stage="beorns_path")
    deal_damage(s, find(s, "theodred"), 4)
    run(s)
    s.damage[find(s, "aragorn")], s.damage[find(s, "gloin")] = 4, 2
    put(s, "hummerhorns", "victory")
    s.threat[0] = 43
    quest_progress(s, 10)
    run(s)
    assert s.ending == "victory" and s.score == 52


def test_the_fork_leads_to_either_path() -> None:
    found = set()
    for seed in range(12):
        s = table(stage="a_fork_in_the_road")
        s.rng = seed_of(seed)
        quest_progress(s, 2)
        run(s)
        found.add(ids(s, [current_quest(s)])[0])
        while s.offer is not None:
            act(s, offered(s)[0])
    assert found == {"dont_leave_the_path", "beorns_path"}


@pytest.mark.rule("lcg.12.04", "lcg.2.19", "lcg.10.09")
def test_an_orc_guard_of_an_eliminated_player_drops_what_is_on_it() -> None:
    s = table(2, "escape_from_dol_guldur", stage="out_of_the_dungeons", phase="combat")
    gandalf = put(s, "gandalf", "deck", seat=1)
    orc_guard(s, 1)
    guard = s.zones[ENGAGED[1]][0]
    snare = attached(s, "forest_snare", guard)
    mine = attached(s, "forest_snare", guard, seat=1)
    shadow = put(s, "forest_gate", "encounter_deck")
    deal_shadow(s, guard)
    raise_threat(s, 1, 50)
    assert where(s, guard) == "removed" and where(s, gandalf) == "discard_2"
    assert where(s, snare) == "discard_1" and where(s, mine) == "discard_2", "to their owners"
    assert where(s, shadow) == "encounter_discard"
    put(s, "beorn", "deck")
    orc_guard(s, 0)
    assert s.zones[ENGAGED[0]] == [guard] and not attachments_of(s, guard), "the next guard is free"
    assert not shadows_of(s, guard)


@pytest.mark.rule("lcg.12.03")
def test_a_player_whose_only_hero_is_taken_prisoner_plays_on() -> None:
    s = table(2, "escape_from_dol_guldur", heroes=[["gloin"], ["aragorn"]], phase="quest")
    gloin = find(s, "gloin")
    capture(s, gloin)
    run(s)
    assert not s.eliminated[0] and not s.ending, "none of the player's heroes was killed"
    put(s, "guard_of_the_citadel", "play")
    start(s, Commit(seat=0))
    assert offered(s) == ["commit guard_of_the_citadel", "done"] and seat_to_act(s) == 0
    rescue(s)
    assert where(s, gloin) == "area_1"
    deal_damage(s, gloin, 9)
    assert s.eliminated[0], "killed now"


@pytest.mark.rule("lcg.12.03")
def test_the_prisoner_does_not_keep_its_player_in_the_game() -> None:
    s = table(2, "escape_from_dol_guldur", heroes=[["gloin", "eowyn"], ["aragorn"]])
    capture(s, find(s, "gloin"))
    deal_damage(s, find(s, "eowyn"), 9)
    assert s.eliminated[0] and s.ending == "prisoner_lost"
