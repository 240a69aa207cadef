"""Every card of the Tactics sphere."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import (
    act,
    attached,
    find,
    give,
    offered,
    put,
    put_all,
    run,
    start,
    table,
    where,
    window,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import deal_damage
from westmarch.games.lotr_card_game.rules.catalogue import ATTACK, DEFENSE, HIT_POINTS
from westmarch.games.lotr_card_game.rules.phases.combat import EnemyAttacks
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack, can_attack
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerTurn
from westmarch.games.lotr_card_game.rules.phases.round import Phase
from westmarch.games.lotr_card_game.rules.state import PHASES, Adventure
from westmarch.games.lotr_card_game.rules.table.leaving import destroy
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal
from westmarch.games.lotr_card_game.rules.table.stats import stat
from westmarch.games.lotr_card_game.rules.table.zones import current_quest

HEROES = (("legolas", "gimli", "thalin"),)


def rich(s: Adventure, n: int = 3) -> None:
    for hero in ("legolas", "gimli", "thalin"):
        give(s, find(s, hero), n)


def settle(s: Adventure) -> None:
    """Answer payment questions with the first choice until a window or nothing is open."""
    while s.offer is not None and s.offer.kind.startswith("pay"):
        act(s, offered(s)[0])


def fighting(*enemies: str) -> Adventure:
    s = table(heroes=HEROES, phase="combat")
    for enemy in enemies:
        put(s, enemy, "engaged")
    return s


def test_gimli_grows_stronger_with_his_wounds() -> None:
    s = table(heroes=HEROES)
    gimli = find(s, "gimli")
    s.damage[gimli] = 3
    assert stat(s, gimli, ATTACK) == 5 and stat(s, gimli, DEFENSE) == 2


def attack(s: Adventure, *attackers: str) -> None:
    start(s, PlayerTurn(seat=0))
    while s.offer is not None and s.offer.kind == "action_window":
        act(s, "pass")
    if s.offer is not None and s.offer.kind != "choose_attackers":
        act(s, next(t for t in offered(s) if t.startswith("attack ")))
    for attacker in attackers:
        act(s, f"attacker {attacker}")
    if s.offer is not None and "done" in offered(s):
        act(s, "done")


def pass_windows(s: Adventure) -> None:
    while s.offer is not None and s.offer.kind == "action_window":
        act(s, "pass")


def test_legolas_makes_progress_when_his_attack_destroys() -> None:
    s = fighting("east_bight_patrol")
    s.damage[find(s, "east_bight_patrol")] = 1
    attack(s, "legolas")
    pass_windows(s)
    act(s, "respond legolas")
    assert s.progress[current_quest(s)] == 2


def test_legolas_takes_no_credit_for_others() -> None:
    s = fighting("east_bight_patrol")
    s.damage[find(s, "east_bight_patrol")] = 1
    attack(s, "gimli")
    pass_windows(s)
    assert "respond legolas" not in offered(s)
    assert s.progress[current_quest(s)] == 0


def test_thalin_hurts_enemies_as_they_are_revealed() -> None:
    s = table(heroes=HEROES, phase="quest")
    s.committed[find(s, "thalin")] = s.exhausted[find(s, "thalin")] = 1
    bats = put(s, "black_forest_bats", "encounter_deck")
    start(s, Reveal(card=bats))
    assert s.damage[bats] == 1
    s.committed[find(s, "thalin")] = 0
    spider = put(s, "forest_spider", "encounter_deck")
    start(s, Reveal(card=spider))
    assert s.damage[spider] == 0


def test_an_enemy_thalin_kills_is_never_really_revealed() -> None:
    s = table(heroes=HEROES, phase="quest")
    s.committed[find(s, "thalin")] = 1
    crows = put(s, "eastern_crows", "encounter_deck")
    put(s, "old_forest_road", "encounter_deck")
    start(s, Reveal(card=crows, staging=True))
    assert where(s, crows) != "staging"
    assert where(s, find(s, "old_forest_road")) == "encounter_deck", "no surge"


def test_veteran_axehand_and_horseback_archer_have_no_text() -> None:
    s = table(heroes=HEROES)
    put(s, "veteran_axehand", "play")
    put(s, "horseback_archer", "play")
    window(s)
    assert s.offer is None


def test_gondorian_spearman_strikes_when_defending() -> None:
    s = fighting("east_bight_patrol")
    put(s, "gondorian_spearman", "play")
    enemy = find(s, "east_bight_patrol")
    start(s, EnemyAttack(enemy=enemy, seat=0))
    act(s, "defend gondorian_spearman", "respond gondorian_spearman")
    assert s.damage[enemy] == 1


def test_beorn_strikes_and_goes() -> None:
    s = table(heroes=HEROES, phase="combat")
    beorn = put(s, "beorn", "play")
    put(s, "gleowine", "play")
    put_all(s, "deck", "gandalf", "gandalf")
    start(s, Phase(phase=PHASES.index("combat")))
    act(s, "use beorn")
    assert stat(s, beorn, ATTACK) == 8
    assert "use beorn" not in offered(s), "once a round"
    while s.offer is not None:
        act(s, "pass")
    assert where(s, beorn) == "deck_1"


def test_blade_mastery() -> None:
    s = table(heroes=HEROES)
    rich(s)
    put(s, "blade_mastery", "hand")
    window(s)
    act(s, "play blade_mastery")
    settle(s)
    act(s, "choose thalin")
    thalin = find(s, "thalin")
    assert (stat(s, thalin, ATTACK), stat(s, thalin, DEFENSE)) == (3, 3)


def test_rain_of_arrows() -> None:
    s = fighting("east_bight_patrol", "forest_spider")
    rich(s)
    put(s, "rain_of_arrows", "hand")
    window(s)
    act(s, "play rain_of_arrows")
    settle(s)
    patrol, spider = find(s, "east_bight_patrol"), find(s, "forest_spider")
    assert s.exhausted[find(s, "legolas")], "the only ranged character"
    assert (s.damage[patrol], s.damage[spider]) == (1, 1)


def test_feint_stops_one_enemy() -> None:
    s = fighting("east_bight_patrol", "forest_spider")
    rich(s)
    put(s, "feint", "hand")
    window(s)
    act(s, "play feint")
    settle(s)
    act(s, "choose forest_spider")
    assert not can_attack(s, find(s, "forest_spider"), 0)
    assert can_attack(s, find(s, "east_bight_patrol"), 0)


def test_feint_is_for_the_combat_phase() -> None:
    s = table(heroes=HEROES, phase="planning")
    rich(s)
    put(s, "forest_spider", "engaged")
    put(s, "feint", "hand")
    window(s)
    assert s.offer is None


def test_quick_strike_attacks_at_once() -> None:
    s = fighting("east_bight_patrol")
    s.phase = PHASES.index("planning")
    rich(s)
    put(s, "quick_strike", "hand")
    window(s)
    act(s, "play quick_strike")
    settle(s)
    act(s, "choose legolas")
    patrol = find(s, "east_bight_patrol")
    while s.offer is not None and s.damage[patrol] == 0 and where(s, patrol) == "engaged_1":
        act(s, "pass")
    assert s.damage[patrol] or where(s, patrol) != "engaged_1"
    assert s.exhausted[find(s, "legolas")] and not s.exhausted[find(s, "gimli")]


def test_thicket_of_spears_needs_three_pools() -> None:
    s = fighting("east_bight_patrol", "forest_spider")
    give(s, find(s, "legolas"), 3)
    put(s, "thicket_of_spears", "hand")
    window(s)
    assert "play thicket_of_spears" not in offered(s)
    give(s, find(s, "gimli"), 1)
    give(s, find(s, "thalin"), 1)
    window(s)
    act(s, "play thicket_of_spears")
    assert [s.resources[find(s, h)] for h in HEROES[0]] == [2, 0, 0]
    for enemy in ("east_bight_patrol", "forest_spider"):
        assert not can_attack(s, find(s, enemy), 0)
    late = put(s, "wargs", "engaged")
    assert can_attack(s, late, 0), "who engages later is not held off"


def test_swift_strike() -> None:
    s = fighting("dol_guldur_orcs")
    rich(s)
    put(s, "swift_strike", "hand")
    enemy = find(s, "dol_guldur_orcs")
    start(s, EnemyAttack(enemy=enemy, seat=0))
    pass_windows(s)
    act(s, "defend gimli", "respond swift_strike")
    settle(s)
    assert s.damage[enemy] == 2


def test_stand_together_lets_several_defend() -> None:
    s = fighting("dol_guldur_orcs")
    put(s, "stand_together", "hand")
    window(s)
    act(s, "play stand_together")
    start(s, EnemyAttacks(seat=0))
    act(s, "defend gimli", "defend thalin", "done")
    assert s.damage[find(s, "gimli")] == 0, "two defenses of 2 hold off an attack of 2"


def test_blade_of_gondolin() -> None:
    s = fighting("east_bight_patrol")
    s.damage[find(s, "east_bight_patrol")] = 1
    attached(s, "blade_of_gondolin", find(s, "gimli"))
    assert stat(s, find(s, "gimli"), ATTACK) == 2, "only while attacking an Orc"
    attack(s, "gimli")
    assert stat(s, find(s, "gimli"), ATTACK) == 3 or s.offer is not None
    pass_windows(s)
    act(s, "respond blade_of_gondolin")
    assert s.progress[current_quest(s)] == 1


def test_citadel_plate() -> None:
    s = table(heroes=HEROES)
    gimli = find(s, "gimli")
    plate = attached(s, "citadel_plate", gimli)
    assert stat(s, gimli, HIT_POINTS) == 9
    s.damage[gimli] = 6
    from westmarch.games.lotr_card_game.rules.table.leaving import discard

    discard(s, plate)
    run(s)
    assert where(s, gimli) == "discard_1", "damage is checked at once"


@pytest.mark.parametrize(("hero", "bonus"), [("legolas", 1), ("gimli", 2)])
def test_dwarven_axe(hero: str, bonus: int) -> None:
    s = table(heroes=HEROES)
    before = stat(s, find(s, hero), ATTACK)
    attached(s, "dwarven_axe", find(s, hero))
    assert stat(s, find(s, hero), ATTACK) == before + bonus


def test_horn_of_gondor() -> None:
    s = table(2, heroes=[["legolas"], ["eowyn"]])
    legolas = find(s, "legolas")
    attached(s, "horn_of_gondor", legolas)
    tracker = put(s, "northern_tracker", "play", 1)
    destroy(s, tracker)
    run(s)
    act(s, "respond horn_of_gondor")
    assert s.resources[legolas] == 1
    spider = put(s, "forest_spider", "staging")
    destroy(s, spider)
    run(s)
    assert s.offer is None, "enemies are no characters"


def test_horn_of_gondor_hears_no_ally_that_merely_leaves() -> None:
    s = table(heroes=HEROES)
    attached(s, "horn_of_gondor", find(s, "legolas"))
    from westmarch.games.lotr_card_game.rules.card_effects.effects import to_hand

    to_hand(s, put(s, "beorn", "play"))
    run(s)
    assert s.offer is None
    deal_damage(s, find(s, "thalin"), 1)
    run(s)
    assert s.offer is None
