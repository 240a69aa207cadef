"""Chapter 10: players attack; damage and destruction."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    attached,
    calm,
    do,
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
    check_damage,
    deal_damage,
    deal_shadow,
    discard,
    heal,
)
from westmarch.games.lotr_card_game.rules.phases.combat import CombatPhase
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerAttack, PlayerTurn
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import shadows_of


def fighting(*enemies: str, players: int = 1) -> Adventure:
    s = table(players, phase="combat")
    put_all(s, "engaged", *enemies)
    return s


@pytest.mark.rule("lcg.10.01", "lcg.10.10")
def test_players_attack_in_player_order_and_need_not() -> None:
    s = fighting("dol_guldur_orcs", players=2)
    put(s, "king_spider", "engaged", 1)
    s.first_player = 1
    start(s, PlayerTurn(seat=1), PlayerTurn(seat=0))
    assert seat_to_act(s) == 1
    act(s, "done")
    assert seat_to_act(s) == 0
    act(s, "done")
    assert s.offer is None and not told(s, "player_attack")


@pytest.mark.rule("lcg.10.02")
def test_declaring_an_attack() -> None:
    s = fighting("dol_guldur_orcs", players=2)
    put(s, "king_spider", "engaged", 1)
    put(s, "forest_spider", "staging")
    s.exhausted[find(s, "aragorn")] = 1
    start(s, PlayerTurn(seat=0))
    assert offered(s) == ["attack dol_guldur_orcs", "done"], "only enemies engaged with oneself"
    act(s, "attack dol_guldur_orcs")
    assert offered(s) == ["attacker gloin", "attacker theodred"], "at least one ready character"
    act(s, "attacker gloin")
    assert s.exhausted[find(s, "gloin")]
    assert offered(s) == ["attacker theodred", "done"]


@pytest.mark.rule("lcg.10.03", "lcg.10.08")
def test_one_attack_on_each_enemy_one_after_the_other() -> None:
    s = fighting("ungoliants_spawn", "dol_guldur_orcs")
    start(s, PlayerTurn(seat=0))
    do(s, "attack ungoliants_spawn", "attacker aragorn", "done")
    assert why(s, f"attack {find(s, 'ungoliants_spawn')}") == (
        "lcg.10.03",
        "already_attacked_this_round",
    )
    assert offered(s) == ["attack dol_guldur_orcs", "done"]
    do(s, "attack dol_guldur_orcs", "attacker gloin", "done")
    assert s.offer is None
    assert [e.data["n"] for e in told(s, "attack_damage")] == [1, 2]


@pytest.mark.rule("lcg.10.04", "lcg.17.11")
def test_a_window_after_each_of_the_three_steps() -> None:
    s = table(phase="combat", heroes=[["beravor", "gimli"]])
    put_all(s, "deck", *["gandalf"] * 9)
    orcs = put(s, "dol_guldur_beastmaster", "engaged")
    start(s, PlayerAttack(enemy=orcs, seat=0))
    act(s, "attacker gimli", "done")
    windows = 0
    while s.offer is not None:
        assert s.offer.kind == "action_window"
        windows += 1
        act(s, "pass")
    assert windows == 3


@pytest.mark.rule("lcg.10.05", "lcg.10.06")
def test_attack_strength_less_defense() -> None:
    s = fighting("dol_guldur_beastmaster")
    enemy = find(s, "dol_guldur_beastmaster")
    start(s, PlayerTurn(seat=0))
    do(s, "attack dol_guldur_beastmaster", "attacker aragorn", "attacker gloin", "done")
    assert s.damage[enemy] == 3 + 2 - 1
    s = fighting("ungoliants_spawn")
    start(s, PlayerTurn(seat=0))
    do(s, "attack ungoliants_spawn", "attacker gloin", "done")
    assert s.damage[find(s, "ungoliants_spawn")] == 0


@pytest.mark.rule("lcg.10.07")
def test_attackers_stay_exhausted() -> None:
    s = fighting("dol_guldur_orcs", "king_spider")
    start(s, PlayerTurn(seat=0))
    do(s, "attack dol_guldur_orcs", "attacker aragorn", "done", "attack king_spider")
    assert offered(s) == ["attacker gloin", "attacker theodred"]


@pytest.mark.rule("lcg.10.09")
def test_shadow_cards_leave_with_the_enemy_or_at_the_end_of_the_phase() -> None:
    s = fighting("dol_guldur_orcs", "king_spider")
    put_all(s, "encounter_deck", "enchanted_stream", "old_forest_road")
    orcs, spider = find(s, "dol_guldur_orcs"), find(s, "king_spider")
    start(s)
    deal_shadow(s, orcs)
    deal_shadow(s, spider)
    (of_orcs,) = shadows_of(s, orcs)
    deal_damage(s, orcs, 3)
    run(s)
    assert where(s, of_orcs) == "encounter_discard"
    assert len(shadows_of(s, spider)) == 1
    start(s, CombatPhase(step=5))
    assert shadows_of(s, spider) == []
    assert where(s, find(s, "old_forest_road")) == "encounter_discard"


@pytest.mark.rule("lcg.10.11")
def test_damage_stays_until_healed() -> None:
    s = fighting("ungoliants_spawn")
    hero, enemy = find(s, "aragorn"), find(s, "ungoliants_spawn")
    deal_damage(s, hero, 2)
    deal_damage(s, enemy, 4)
    run(s)
    assert (s.damage[hero], s.damage[enemy]) == (2, 4)
    heal(s, hero, 1)
    assert s.damage[hero] == 1
    heal(s, hero, 5)
    assert s.damage[hero] == 0


@pytest.mark.rule("lcg.10.12", "lcg.10.13")
def test_destroyed_at_once_when_no_hit_points_are_left() -> None:
    s = fighting("dol_guldur_orcs")
    orcs = find(s, "dol_guldur_orcs")
    deal_damage(s, orcs, 2)
    assert where(s, orcs) == "engaged_1"
    deal_damage(s, orcs, 1)
    assert where(s, orcs) == "encounter_discard" and s.damage[orcs] == 0


@pytest.mark.rule("lcg.10.12")
def test_losing_hit_points_destroys_too() -> None:
    s = table()
    hero = find(s, "aragorn")
    plate = attached(s, "citadel_plate", hero)
    deal_damage(s, hero, 7)
    run(s)
    assert where(s, hero) == "area_1"
    discard(s, plate)
    run(s)
    assert where(s, hero) == "discard_1"
    check_damage(s, find(s, "gloin"))
    assert where(s, find(s, "gloin")) == "area_1"


@pytest.mark.rule("lcg.10.14")
def test_heroes_in_a_discard_pile_stay_there() -> None:
    s = table(phase="planning", heroes=[["eowyn", "eleanor"]])
    for hero in s.zones[18]:
        s.resources[hero] = 3
    eleanor = find(s, "eleanor")
    deal_damage(s, eleanor, 3)
    run(s)
    put(s, "dwarven_tomb", "hand")
    from tests.games.lotr_card_game.helpers import window

    window(s)
    assert "play dwarven_tomb" not in offered(s), "a hero is no card to take back"
    put(s, "unexpected_courage", "discard")
    put(s, "will_of_the_west", "hand")
    window(s)
    act(s, "play will_of_the_west")
    calm(s)
    assert where(s, eleanor) == "discard_1"
    assert where(s, find(s, "unexpected_courage")) == "deck_1"


@pytest.mark.rule("lcg.10.15")
def test_an_undefeated_enemy_stays_engaged_with_its_damage() -> None:
    s = fighting("ungoliants_spawn")
    enemy = find(s, "ungoliants_spawn")
    start(s, CombatPhase())
    do(s, "no_defender", "take_damage aragorn")
    do(s, "attack ungoliants_spawn", "attacker gloin", "attacker theodred")
    assert where(s, enemy) == "engaged_1" and s.damage[enemy] == 2


def example() -> Adventure:
    s = table(phase="combat", heroes=[["glorfindel", "legolas"]])
    put(s, "gondorian_spearman", "play")
    put_all(s, "engaged", "dol_guldur_orcs", "dol_guldur_beastmaster")
    start(s, PlayerTurn(seat=0))
    do(s, "attack dol_guldur_orcs", "attacker glorfindel", "done")
    return s


@pytest.mark.rule("lcg.ex.10.01")
def test_example_glorfindel_destroys_the_orcs() -> None:
    s = example()
    assert where(s, find(s, "dol_guldur_orcs")) == "encounter_discard"


@pytest.mark.rule("lcg.ex.10.02")
def test_example_legolas_and_the_spearman_attack_the_beastmaster() -> None:
    s = example()
    do(s, "attack dol_guldur_beastmaster", "attacker legolas", "attacker gondorian_spearman")
    enemy = find(s, "dol_guldur_beastmaster")
    assert s.damage[enemy] == 3 and where(s, enemy) == "engaged_1"
