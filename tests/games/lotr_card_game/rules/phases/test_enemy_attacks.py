"""Chapter 9: enemies attack."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    attached,
    do,
    find,
    give,
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
from westmarch.games.lotr_card_game.rules.card_effects.effects import discard, engage, to_staging
from westmarch.games.lotr_card_game.rules.phases.combat import (
    CombatPhase,
    DealShadowCards,
    EnemyAttacks,
)
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import SHADOW, shadows_of


def fighting(players: int = 1, *enemies: str) -> Adventure:
    s = table(players, phase="combat")
    put_all(s, "engaged", *enemies)
    return s


@pytest.mark.rule("lcg.9.01", "lcg.17.10")
def test_shadow_cards_then_enemies_then_players() -> None:
    s = fighting(2, "dol_guldur_orcs")
    put(s, "king_spider", "engaged", 1)
    put_all(s, "encounter_deck", *["enchanted_stream"] * 4)
    start(s, CombatPhase())
    assert len(told(s, "shadow_dealt")) == 2
    seen = []
    while s.offer is not None:
        seen.append((s.offer.kind, s.offer.seat))
        act(s, offered(s)[-1])
    kinds = list(dict.fromkeys(seen))
    assert kinds.index(("declare_defender", 0)) < kinds.index(("declare_defender", 1))
    assert kinds.index(("declare_defender", 1)) < kinds.index(("declare_attack", 0))
    assert kinds.index(("declare_attack", 0)) < kinds.index(("declare_attack", 1))


@pytest.mark.rule("lcg.9.02", "lcg.9.15")
def test_every_engaged_enemy_attacks_its_player_once() -> None:
    s = fighting(2, "dol_guldur_orcs", "forest_spider")
    put(s, "king_spider", "engaged", 1)
    put(s, "east_bight_patrol", "staging")
    s.first_player = 1
    start(s, EnemyAttacks(seat=1), EnemyAttacks(seat=0))
    while s.offer is not None:
        act(s, offered(s)[0])
    attacks = [(e.data["seat"], e.data["card"]) for e in told(s, "attack")]
    assert attacks[0] == (1, find(s, "king_spider"))
    assert len(attacks) == len(set(attacks)) == 3


def engaged_anew(*switched: str) -> tuple[Adventure, int]:
    """King Spider has attacked the first player, whereupon the second one engages it."""
    s = fighting(2)
    s.house_rulings = switched
    spider = put(s, "king_spider", "engaged", 0)
    put(s, "dol_guldur_orcs", "engaged", 0)
    start(s, EnemyAttacks(seat=0), EnemyAttacks(seat=1))
    act(s, "resolve_attack king_spider", "no_defender", "take_damage aragorn")
    engage(s, spider, 1)
    while s.offer is not None and s.offer.seat == 0:
        act(s, offered(s)[-1])
    return s, spider


@pytest.mark.rule("lcg.9.02")
def test_an_enemy_engaged_anew_attacks_no_more() -> None:
    s, _ = engaged_anew()
    assert s.offer is None
    assert [e.data["seat"] for e in told(s, "attack")] == [0, 0]


@pytest.mark.rule("lcg.9.02")
def test_by_the_house_ruling_it_attacks_each_player_once() -> None:
    s, spider = engaged_anew("enemy_engaged_anew")
    assert seat_to_act(s) == 1
    attacks = [(e.data["seat"], e.data["card"]) for e in told(s, "attack")]
    assert attacks[0] == (0, spider) and attacks[-1] == (1, spider)
    assert not shadows_of(s, spider), "no second shadow card"
    while s.offer is not None:
        act(s, offered(s)[-1])
    start(s, EnemyAttacks(seat=0), EnemyAttacks(seat=1))
    assert s.offer is None, "each of them once a round"


@pytest.mark.rule("lcg.9.02")
def test_by_the_house_ruling_an_enemy_that_comes_back_attacks_no_more() -> None:
    s = fighting(2, "king_spider")
    s.house_rulings = ("enemy_engaged_anew",)
    start(s, EnemyAttacks(seat=0))
    act(s, "no_defender", "take_damage aragorn")
    spider = find(s, "king_spider")
    to_staging(s, spider)
    engage(s, spider, 0)
    start(s, EnemyAttacks(seat=0))
    assert s.offer is None


@pytest.mark.rule("lcg.9.03", "lcg.9.04")
def test_one_shadow_card_each_the_highest_cost_first() -> None:
    s = fighting(1, "dol_guldur_orcs", "ungoliants_spawn", "forest_spider")
    put_all(s, "encounter_deck", "enchanted_stream", "forest_gate", "old_forest_road")
    start(s, DealShadowCards(seat=0))
    dealt = {e: ids(s, shadows_of(s, find(s, e))) for e in ("ungoliants_spawn", "dol_guldur_orcs")}
    assert dealt == {
        "ungoliants_spawn": ["enchanted_stream"],
        "dol_guldur_orcs": ["old_forest_road"],
    }
    assert all(s.zone[c] == SHADOW for c in s.zones[SHADOW])


@pytest.mark.rule("lcg.9.04")
def test_the_player_chooses_among_equal_costs() -> None:
    s = fighting(1, "black_forest_bats", "misty_mountain_goblins")
    put_all(s, "encounter_deck", "enchanted_stream", "forest_gate")
    start(s, DealShadowCards(seat=0))
    assert seat_to_act(s) == 0 and len(offered(s)) == 2
    act(s, "shadow_card_for misty_mountain_goblins")
    assert ids(s, shadows_of(s, find(s, "misty_mountain_goblins"))) == ["enchanted_stream"]


@pytest.mark.rule("lcg.9.05")
def test_an_empty_encounter_deck_deals_no_more() -> None:
    s = fighting(1, "dol_guldur_orcs", "ungoliants_spawn")
    put(s, "enchanted_stream", "encounter_deck")
    put(s, "forest_gate", "encounter_discard")
    start(s, DealShadowCards(seat=0))
    assert shadows_of(s, find(s, "dol_guldur_orcs")) == []
    start(s, EnemyAttack(enemy=find(s, "dol_guldur_orcs"), seat=0))
    act(s, "no_defender", "take_damage gloin")
    assert s.damage[find(s, "gloin")] == 2, "it attacks all the same"


@pytest.mark.rule("lcg.9.06", "lcg.17.11")
def test_a_window_after_each_of_the_four_steps() -> None:
    s = table(phase="combat", heroes=[["beravor", "gimli"]])
    put_all(s, "deck", *["gandalf"] * 9)
    orcs = put(s, "dol_guldur_orcs", "engaged")
    start(s, EnemyAttack(enemy=orcs, seat=0))
    seen = []
    while s.offer is not None:
        seen.append(s.offer.kind)
        act(
            s,
            {
                "action_window": "pass",
                "declare_defender": "no_defender",
                "take_damage": "take_damage gimli",
            }[s.offer.kind],
        )
    window = "action_window"
    assert seen == [window, "declare_defender", window, window, "take_damage", window]


@pytest.mark.rule("lcg.9.07")
def test_the_active_player_chooses_the_order() -> None:
    s = fighting(2, "dol_guldur_orcs", "forest_spider")
    start(s, EnemyAttacks(seat=0))
    assert seat_to_act(s) == 0
    assert sorted(offered(s)) == ["resolve_attack dol_guldur_orcs", "resolve_attack forest_spider"]


@pytest.mark.rule("lcg.9.08")
def test_one_ready_character_of_the_attacked_player_defends() -> None:
    s = fighting(2, "dol_guldur_orcs")
    s.exhausted[find(s, "aragorn")] = 1
    start(s, EnemyAttack(enemy=find(s, "dol_guldur_orcs"), seat=0))
    assert offered(s) == ["defend gloin", "defend theodred", "no_defender"]
    do(s, "defend gloin")
    assert s.exhausted[find(s, "gloin")]
    assert s.offer is None, "no second defender"
    assert s.damage[find(s, "gloin")] == 1


@pytest.mark.rule("lcg.9.09", "lcg.9.13")
def test_an_undefended_attack_hits_one_hero_with_all_its_strength() -> None:
    s = fighting(1, "king_spider")
    put(s, "faramir", "play")
    start(s, EnemyAttack(enemy=find(s, "king_spider"), seat=0))
    do(s, "no_defender")
    assert offered(s) == ["take_damage aragorn", "take_damage gloin", "take_damage theodred"]
    do(s, "take_damage aragorn")
    assert s.damage[find(s, "aragorn")] == 3, "defense does not count"


@pytest.mark.rule("lcg.9.10", "lcg.13.11")
def test_the_shadow_card_is_turned_up_and_only_its_shadow_effect_counts() -> None:
    s = fighting(1, "forest_spider")
    spider = find(s, "forest_spider")
    card = put(s, "dol_guldur_orcs", "encounter_deck")
    start(s, DealShadowCards(seat=0), EnemyAttack(enemy=spider, seat=0))
    act(s, "no_defender", "take_damage gloin")
    assert where(s, card) == "shadow_up"
    assert where(s, find(s, "gloin")) == "discard_1", "2 + 3 for an undefended attack"
    s = fighting(1, "forest_spider")
    put(s, "endless_caverns", "encounter_deck")
    start(s, DealShadowCards(seat=0), EnemyAttack(enemy=find(s, "forest_spider"), seat=0))
    act(s, "no_defender", "take_damage gloin")
    assert s.damage[find(s, "gloin")] == 2
    assert s.threat[0] == s.start_threat[0], "no doomed, no surge"


@pytest.mark.rule("lcg.9.11")
def test_damage_is_attack_less_defense() -> None:
    s = fighting(1, "king_spider", "dol_guldur_orcs")
    start(s, EnemyAttack(enemy=find(s, "king_spider"), seat=0))
    act(s, "defend aragorn")
    assert s.damage[find(s, "aragorn")] == 1
    s.exhausted[find(s, "aragorn")] = 0
    start(s, EnemyAttack(enemy=find(s, "dol_guldur_orcs"), seat=0))
    act(s, "defend aragorn")
    assert s.damage[find(s, "aragorn")] == 1, "2 attack against 2 defense"


@pytest.mark.rule("lcg.9.12")
def test_damage_beyond_the_defender_is_lost() -> None:
    s = fighting(1, "ungoliants_spawn")
    scout = put(s, "snowbourn_scout", "play")
    start(s, EnemyAttack(enemy=find(s, "ungoliants_spawn"), seat=0))
    act(s, "defend snowbourn_scout")
    assert where(s, scout) == "discard_1"
    assert not any(s.damage[c] for c in s.zones[18])


@pytest.mark.rule("lcg.9.14")
def test_a_defender_that_is_gone_makes_the_attack_undefended() -> None:
    s = fighting(1, "king_spider")
    scout = put(s, "snowbourn_scout", "play")
    attack = EnemyAttack(enemy=find(s, "king_spider"), seat=0, defenders=(scout,), step=6)
    discard(s, scout)
    start(s, attack)
    assert s.offer is not None and s.offer.kind == "take_damage"
    act(s, "take_damage aragorn")
    assert s.damage[find(s, "aragorn")] == 3


@pytest.mark.rule("lcg.9.16")
def test_a_defender_stays_exhausted() -> None:
    s = fighting(1, "dol_guldur_orcs", "king_spider")
    start(s, EnemyAttacks(seat=0))
    act(s, "resolve_attack dol_guldur_orcs", "defend aragorn")
    assert s.exhausted[find(s, "aragorn")]
    assert s.offer is not None and "defend aragorn" not in offered(s), "next attack"


def test_forest_snare_stops_the_attack() -> None:
    s = fighting(1, "king_spider")
    attached(s, "forest_snare", find(s, "king_spider"))
    start(s, EnemyAttacks(seat=0))
    assert s.offer is None and not told(s, "attack")


@pytest.mark.rule("lcg.ex.9.01")
def test_example_kris_is_dealt_shadow_cards() -> None:
    s = fighting(1, "forest_spider", "ungoliants_spawn")
    put_all(s, "encounter_deck", "east_bight_patrol", "enchanted_stream")
    start(s, DealShadowCards(seat=0), EnemyAttacks(seat=0))
    assert ids(s, shadows_of(s, find(s, "ungoliants_spawn"))) == ["east_bight_patrol"]
    assert ids(s, shadows_of(s, find(s, "forest_spider"))) == ["enchanted_stream"]
    assert len(offered(s)) == 2
    act(s, "resolve_attack ungoliants_spawn")


@pytest.mark.rule("lcg.ex.9.02")
def test_example_silverlode_archer_defends() -> None:
    s = fighting(1, "ungoliants_spawn")
    archer = put(s, "silverlode_archer", "play")
    put(s, "east_bight_patrol", "encounter_deck")
    start(s, DealShadowCards(seat=0), EnemyAttacks(seat=0))
    act(s, "defend silverlode_archer")
    assert told(s, "attack_damage")[0].data["n"] == 6
    assert where(s, archer) == "discard_1"
    assert not any(s.damage[c] for c in s.zones[18])
    assert s.threat[0] == s.start_threat[0]


@pytest.mark.rule("lcg.ex.9.03")
def test_example_aragorn_takes_an_undefended_attack() -> None:
    s = table(phase="combat", heroes=[["aragorn"]])
    put(s, "forest_spider", "engaged")
    put(s, "enchanted_stream", "encounter_deck")
    start(s, DealShadowCards(seat=0), EnemyAttacks(seat=0))
    act(s, "no_defender")
    assert s.damage[find(s, "aragorn")] == 2
    assert where(s, find(s, "aragorn")) == "area_1"


def test_a_killed_hero_leaves_resources() -> None:
    s = fighting(1, "ungoliants_spawn")
    give(s, find(s, "theodred"), 3)
    start(s, EnemyAttack(enemy=find(s, "ungoliants_spawn"), seat=0))
    act(s, "no_defender", "take_damage theodred")
    assert s.resources[find(s, "theodred")] == 0
