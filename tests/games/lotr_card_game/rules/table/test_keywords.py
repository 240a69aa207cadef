"""Chapter 14: keywords."""

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
    run,
    seat_to_act,
    start,
    table,
    told,
    where,
    window,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    deal_damage,
    discard,
    engage,
    location_progress,
)
from westmarch.games.lotr_card_game.rules.ending.scoring import victory_points
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.planning import PlanningTurn
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerTurn
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal
from westmarch.games.lotr_card_game.rules.table.stats import staging_threat
from westmarch.games.lotr_card_game.rules.table.zones import STAGING, guard_of


@pytest.mark.rule("lcg.14.02")
def test_ranged_attacks_enemies_of_others() -> None:
    s = table(2, phase="combat", heroes=[["aragorn"], ["legolas", "gimli"]])
    put(s, "dol_guldur_orcs", "engaged", 0)
    start(s, PlayerTurn(seat=1))
    assert offered(s) == ["attack dol_guldur_orcs", "done"]
    act(s, "attack dol_guldur_orcs")
    assert s.exhausted[find(s, "legolas")] and not s.exhausted[find(s, "gimli")]
    do(s)
    assert where(s, find(s, "dol_guldur_orcs")) == "encounter_discard"


@pytest.mark.rule("lcg.14.02")
def test_ranged_joins_anothers_attack() -> None:
    s = table(2, phase="combat", heroes=[["aragorn"], ["legolas", "gimli"]])
    enemy = put(s, "ungoliants_spawn", "engaged", 0)
    start(s, PlayerTurn(seat=0))
    act(s, "attack ungoliants_spawn")
    assert seat_to_act(s) == 1 and offered(s) == ["attacker legolas", "pass"]
    do(s, "attacker legolas")
    assert s.damage[enemy] == 3 + 3 - 2
    assert s.exhausted[find(s, "legolas")]


@pytest.mark.rule("lcg.14.03")
def test_surge_reveals_another_card() -> None:
    s = table(phase="quest")
    put_all(s, "encounter_deck", "wolf_rider", "eastern_crows", "old_forest_road", "forest_gate")
    start(s, Reveal(staging=True))
    assert ids(s, s.zones[STAGING]) == ["wolf_rider", "eastern_crows", "old_forest_road"]


@pytest.mark.rule("lcg.14.03", "lcg.14.14")
def test_keywords_outside_staging_are_a_switch() -> None:
    for setting, count in (("every_reveal", 2), ("staging_only", 1)):
        s = table(phase="travel")
        s.keywords = setting
        put_all(s, "encounter_deck", "endless_caverns", "forest_gate")
        start(s, Reveal())
        assert len(s.zones[STAGING]) == count
        assert s.threat[0] - s.start_threat[0] == count - 1
        s = table(phase="quest")
        s.keywords = setting
        put_all(s, "encounter_deck", "endless_caverns", "forest_gate")
        start(s, Reveal(staging=True))
        assert len(s.zones[STAGING]) == 2


@pytest.mark.rule("lcg.14.04", "lcg.14.05")
def test_a_third_restricted_attachment_makes_its_controller_discard_one() -> None:
    s = table(2, heroes=[["thalin"], ["aragorn"]])
    hero = find(s, "aragorn")
    attached(s, "dwarven_axe", hero)
    attached(s, "horn_of_gondor", hero)
    give(s, find(s, "thalin"), 4)
    put(s, "citadel_plate", "hand")
    start(s, PlanningTurn(seat=0))
    act(s, "play citadel_plate", "choose aragorn")
    assert seat_to_act(s) == 1, "the character's controller chooses"
    assert sorted(offered(s)) == [
        "choose citadel_plate",
        "choose dwarven_axe",
        "choose horn_of_gondor",
    ]
    act(s, "choose horn_of_gondor")
    assert where(s, find(s, "horn_of_gondor")) == "discard_1"
    assert where(s, find(s, "citadel_plate")) == "attached"


@pytest.mark.rule("lcg.14.06", "lcg.14.09", "lcg.14.10")
def test_guarded_objectives_get_a_guard_that_counts() -> None:
    s = table(phase="quest")
    key, spider, _ = put_all(s, "encounter_deck", "shadow_key", "forest_spider", "old_forest_road")
    start(s, Reveal(staging=True))
    assert guard_of(s, key) == spider
    assert where(s, key) == where(s, spider) == "staging"
    assert staging_threat(s) == 2
    deal_damage(s, spider, 4)
    run(s)
    assert guard_of(s, key) == -1 and where(s, key) == "staging"


@pytest.mark.rule("lcg.14.07", "lcg.14.10", "lcg.14.11")
def test_a_guarded_objective_cannot_be_claimed() -> None:
    s = table(phase="quest", heroes=[["gimli"]])
    game_map, stream = put_all(s, "encounter_deck", "gandalfs_map", "enchanted_stream")
    start(s, Reveal(staging=True))
    window(s)
    assert s.offer is None
    location_progress(s, stream, 2)
    run(s)
    window(s)
    assert "use gandalfs_map" in offered(s)
    act(s, "use gandalfs_map")
    assert s.attached_to[game_map] == find(s, "gimli")
    assert s.threat[0] == s.start_threat[0] + 2


@pytest.mark.rule("lcg.14.08")
def test_a_second_guarded_objective_makes_way() -> None:
    s = table(phase="quest")
    key, torch, one, two = put_all(
        s, "encounter_deck", "shadow_key", "dungeon_torch", "old_forest_road", "forest_gate"
    )
    start(s, Reveal(staging=True))
    assert guard_of(s, key) == one, "the next card guards the first"
    assert guard_of(s, torch) == two


@pytest.mark.rule("lcg.14.10")
def test_a_treachery_does_not_stay_as_a_guard() -> None:
    s = table(phase="quest")
    order = ("shadow_key", "the_necromancers_reach", "forest_gate")
    key, reach, _ = put_all(s, "encounter_deck", *order)
    start(s, Reveal(staging=True))
    assert guard_of(s, key) == -1 and where(s, reach) == "encounter_discard"


@pytest.mark.rule("lcg.14.10", "lcg.14.09")
def test_an_engaged_guard_still_guards_but_adds_no_threat() -> None:
    s = table(phase="quest")
    key, spider = put_all(s, "encounter_deck", "shadow_key", "king_spider")
    for hero in s.zones[18]:
        s.exhausted[hero] = 1
    start(s, Reveal(staging=True))
    engage(s, spider, 0)
    run(s)
    assert guard_of(s, key) == spider and staging_threat(s) == 0
    discard(s, spider)
    assert guard_of(s, key) == -1


@pytest.mark.rule("lcg.14.12", "lcg.14.13")
def test_a_sentinel_defends_for_another_player() -> None:
    s = table(2, phase="combat", heroes=[["gimli"], ["aragorn", "eowyn"]])
    orcs = put(s, "king_spider", "engaged", 0)
    start(s, EnemyAttack(enemy=orcs, seat=0))
    do(s, "no_defender")
    assert seat_to_act(s) == 1 and offered(s) == ["defend aragorn", "no_defender"]
    do(s, "defend aragorn")
    assert s.damage[find(s, "aragorn")] == 1 and s.exhausted[find(s, "aragorn")]
    assert s.damage[find(s, "gimli")] == 0


@pytest.mark.rule("lcg.14.12")
def test_no_sentinel_when_a_defender_is_declared() -> None:
    s = table(2, phase="combat", heroes=[["gimli"], ["aragorn"]])
    orcs = put(s, "king_spider", "engaged", 0)
    start(s, EnemyAttack(enemy=orcs, seat=0))
    do(s, "defend gimli")
    assert s.offer is None and not s.exhausted[find(s, "aragorn")]


@pytest.mark.rule("lcg.14.13")
def test_a_sentinel_that_is_gone_leaves_the_attacked_player_undefended() -> None:
    s = table(2, phase="combat", heroes=[["gimli", "thalin"], ["eowyn"]])
    orcs = put(s, "king_spider", "engaged", 0)
    guard = put(s, "gondorian_spearman", "play", 1)
    start(s, EnemyAttack(enemy=orcs, seat=0, defenders=(guard,), step=7))
    assert s.offer is None and where(s, guard) == "discard_2", "3 attack, 1 hit point"
    s.exhausted[find(s, "gimli")] = 0
    attack = EnemyAttack(enemy=orcs, seat=0, defenders=(guard,), step=7)
    start(s, attack)
    assert seat_to_act(s) == 0
    assert offered(s) == ["take_damage gimli", "take_damage thalin"]


@pytest.mark.rule("lcg.14.14")
def test_doomed_raises_every_players_threat() -> None:
    s = table(3, phase="quest")
    put(s, "cavern_guardian", "encounter_deck")
    start(s, Reveal(staging=True))
    assert s.threat[:3] == [t + 1 for t in s.start_threat[:3]]
    assert told(s, "doomed")


@pytest.mark.rule("lcg.14.15")
def test_victory_points() -> None:
    s = table(2)
    horns, fields = put(s, "hummerhorns", "engaged"), put(s, "gladden_fields", "staging")
    other = put(s, "marsh_adder", "staging")
    deal_damage(s, horns, 3)
    location_progress(s, fields, 3)
    discard(s, other)
    run(s)
    assert where(s, horns) == where(s, fields) == "victory"
    assert where(s, other) == "encounter_discard", "only for defeating it"
    assert victory_points(s) == 8
