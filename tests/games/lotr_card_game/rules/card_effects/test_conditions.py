"""The other half of each condition: what cards do not do where their text does not say so."""

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
    start,
    table,
    told,
    where,
    window,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import claim, draw, hosts
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.catalogue import ATTACK, LORE, SPIRIT
from westmarch.games.lotr_card_game.rules.phases.encounter import OptionalEngagement
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import (
    EnemyAttack,
    can_attack,
    possible_defenders,
)
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerTurn, ready_attackers
from westmarch.games.lotr_card_game.rules.phases.refresh import RefreshPhase
from westmarch.games.lotr_card_game.rules.phases.travel import Travel
from westmarch.games.lotr_card_game.rules.state import COMBAT, QUEST_PHASE, Adventure
from westmarch.games.lotr_card_game.rules.table import zones
from westmarch.games.lotr_card_game.rules.table.leaving import destroy, discard
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal
from westmarch.games.lotr_card_game.rules.table.stats import (
    has_icon,
    has_trait,
    staging_threat,
    stat,
)
from westmarch.games.lotr_card_game.rules.table.zones import current_quest
from westmarch.kernel.engine.state import with_item

DOL_GULDUR = "escape_from_dol_guldur"
ANDUIN = "journey_along_the_anduin"


def attack(s: Adventure, enemy: str, shadow: str, *, seat: int = 0) -> int:
    """An enemy with a shadow card attacks a player, up to the question who defends."""
    attacker = put(s, enemy, "engaged", seat)
    s.attached_to[put(s, shadow, "shadow")] = attacker
    start(s, EnemyAttack(enemy=attacker, seat=seat))
    return attacker


# ---- encounter cards


@pytest.mark.rule("lcg.13.03")
def test_only_the_hill_trolls_own_excess_damage_raises_threat() -> None:
    s = table(scenario=ANDUIN, heroes=[["aragorn", "gloin"]], phase="combat")
    put(s, "hill_troll", "engaged")
    put(s, "snowbourn_scout", "play")
    attack(s, "chieftain_ufthak", "forest_gate")
    do(s, "defend snowbourn_scout")
    assert where(s, find(s, "snowbourn_scout")) == "discard_1"
    assert s.threat[0] == s.start_threat[0]


@pytest.mark.rule("lcg.13.09")
@pytest.mark.parametrize(("place", "phase"), [("engaged", COMBAT), ("staging", QUEST_PHASE)])
def test_the_goblin_sniper_shoots_from_staging_after_combat_only(place: str, phase: int) -> None:
    s = table(scenario=ANDUIN, heroes=[["aragorn", "gloin"]], phase="combat")
    put(s, "goblin_sniper", place)
    happen(s, "phase_ends", n=phase)
    run(s)
    assert s.offer is None and not told(s, "damaged")


@pytest.mark.rule("lcg.8.02")
def test_a_goblin_sniper_alone_may_be_engaged() -> None:
    s = table(scenario=ANDUIN, phase="encounter")
    put(s, "goblin_sniper", "staging")
    put(s, "wargs", "engaged")
    start(s, OptionalEngagement(seat=0))
    assert "engage goblin_sniper" in offered(s)


@pytest.mark.rule("lcg.13.03")
def test_gladden_fields_in_staging_raises_nobodys_threat() -> None:
    s = table(scenario=ANDUIN, phase="refresh")
    put(s, "gladden_fields", "staging")
    start(s, RefreshPhase())
    assert s.threat[0] == s.start_threat[0] + 1


@pytest.mark.rule("lcg.13.03")
def test_an_enchanted_stream_in_staging_lets_cards_be_drawn() -> None:
    s = table()
    put(s, "enchanted_stream", "staging")
    put(s, "gandalf", "deck")
    assert draw(s, 0) == 1


@pytest.mark.rule("lcg.13.10")
def test_the_fog_leaves_enemies_and_careful_players_alone() -> None:
    s = table(2, ANDUIN, phase="quest")
    s.threat[:2] = [34, 35]
    for seat in (0, 1):
        put_all(s, "hand", "gandalf", "gandalf", seat=seat)
    put(s, "wargs", "staging")
    before = staging_threat(s)
    put_all(s, "encounter_deck", "treacherous_fog", "forest_gate")
    start(s, Reveal(staging=True))
    calm(s)
    assert staging_threat(s) == before
    assert [len(s.zones[zones.HAND[seat]]) for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("lcg.13.09")
def test_the_dungeon_jailor_takes_objectives_only_from_staging() -> None:
    s = table(scenario=DOL_GULDUR, phase="quest")
    put(s, "dungeon_jailor", "engaged")
    key = put(s, "shadow_key", "staging")
    happen(s, "quest_failed", current_quest(s), n=1)
    run(s)
    assert where(s, key) == "staging"


@pytest.mark.rule("lcg.13.09", "lcg.14.07")
def test_the_dungeon_jailor_takes_a_guarded_objective_but_no_claimed_one() -> None:
    s = table(scenario=DOL_GULDUR, phase="quest")
    jailor = put(s, "dungeon_jailor", "staging")
    key, torch = put(s, "shadow_key", "staging"), put(s, "dungeon_torch", "staging")
    claim(s, torch, s.zones[zones.AREA[0]][0])
    s.guarding = with_item(s.guarding, jailor, key)
    happen(s, "quest_failed", current_quest(s), n=1)
    run(s)
    assert (where(s, key), where(s, torch)) == ("encounter_deck", "attached")
    assert s.guarding[jailor] == -1


@pytest.mark.rule("lcg.13.09", "lcg.15.08")
def test_the_nazgul_takes_nobody_for_a_cancelled_shadow_effect() -> None:
    s = table(scenario=DOL_GULDUR, heroes=[["eowyn", "dunhere"]], phase="combat")
    give(s, find(s, "eowyn"), 1)
    put(s, "hasty_stroke", "hand")
    attack(s, "nazgul_of_dol_guldur", "ungoliants_spawn")
    while "defend dunhere" not in offered(s):
        act(s, "pass")
    act(s, "defend dunhere")
    while "respond hasty_stroke" not in offered(s):
        act(s, "pass")
    act(s, "respond hasty_stroke")
    calm(s)
    assert s.threat[0] == s.start_threat[0] and not told(s, "discarded")


@pytest.mark.rule("lcg.13.09")
def test_the_nazgul_takes_nobody_for_the_shadow_effect_of_another() -> None:
    s = table(scenario=DOL_GULDUR, heroes=[["aragorn", "gloin"]], phase="combat")
    put(s, "nazgul_of_dol_guldur", "engaged")
    attack(s, "cavern_guardian", "ungoliants_spawn")
    do(s, "defend aragorn")
    assert s.offer is None and len(s.zones[zones.AREA[0]]) == 2


@pytest.mark.rule("lcg.13.03")
def test_attachments_may_be_played_on_other_enemies_than_the_nazgul() -> None:
    s = table(scenario=DOL_GULDUR)
    put(s, "nazgul_of_dol_guldur", "engaged")
    guardian = put(s, "cavern_guardian", "engaged")
    snare = put(s, "forest_snare", "hand")
    assert hosts(s, s.design[snare]) == [guardian]


@pytest.mark.rule("lcg.4.04")
@pytest.mark.parametrize("first", [0, 1])
def test_iron_shackles_hold_the_first_players_deck_only(first: int) -> None:
    s = table(2, DOL_GULDUR, phase="quest")
    s.first_player = first
    for seat in (0, 1):
        put_all(s, "deck", "gandalf", "gandalf", seat=seat)
    put(s, "iron_shackles", "encounter_deck")
    start(s, Reveal(staging=True))
    assert draw(s, 1 - first) == 1 and draw(s, first) == 0


@pytest.mark.rule("lcg.13.03", "lcg.13.09")
def test_objectives_burden_their_bearers_alone() -> None:
    s = table(scenario=DOL_GULDUR, heroes=[["gloin", "aragorn"]], phase="combat")
    gloin, aragorn = find(s, "gloin"), find(s, "aragorn")
    put_all(s, "staging", "dungeon_torch", "shadow_key")
    happen(s, "round_ends")
    run(s)
    assert s.offer is None and s.threat[0] == s.start_threat[0] and not told(s, "damaged")
    claim(s, put(s, "gandalfs_map", "staging"), gloin)
    run(s)
    assert possible_defenders(s, 0) == ready_attackers(s, 0) == [aragorn]


@pytest.mark.rule("lcg.13.03")
def test_thalin_hurts_only_enemies_and_only_those_revealed() -> None:
    s = table(heroes=[["thalin"]], phase="quest")
    s.committed[find(s, "thalin")] = 1
    there = put(s, "forest_spider", "staging")
    put_all(s, "encounter_deck", "old_forest_road", "forest_gate")
    start(s, Reveal(staging=True))
    assert not s.damage[there] and not s.damage[find(s, "old_forest_road")]


@pytest.mark.rule("lcg.11.01")
def test_a_web_holds_only_the_hero_it_is_on_and_costs_nothing_while_ready() -> None:
    s = table(heroes=[["gloin", "aragorn"]], phase="refresh")
    gloin, aragorn = find(s, "gloin"), find(s, "aragorn")
    attached(s, "caught_in_a_web", gloin)
    give(s, gloin, 4)
    s.exhausted[aragorn] = 1
    start(s, RefreshPhase())
    assert s.offer is None and not s.exhausted[aragorn] and s.resources[gloin] == 4
    s.exhausted[gloin] = 1
    attached(s, "caught_in_a_web", gloin)
    start(s, RefreshPhase())
    act(s, "yes")
    assert not s.exhausted[gloin] and s.resources[gloin] == 0, "2 for each copy"
    s.exhausted[gloin] = 1
    give(s, gloin, 4)
    start(s, RefreshPhase())
    act(s, "no")
    assert s.exhausted[gloin] and s.resources[gloin] == 4


# ---- player cards


@pytest.mark.rule("lcg.2.16")
def test_celebrians_stone_gives_an_icon_to_aragorn_alone() -> None:
    s = table(heroes=[["gloin", "aragorn"]])
    stone = attached(s, "celebrians_stone", find(s, "gloin"))
    assert not has_icon(s, find(s, "gloin"), SPIRIT)
    discard(s, stone)
    attached(s, "celebrians_stone", find(s, "aragorn"))
    assert has_icon(s, find(s, "aragorn"), SPIRIT) and not has_icon(s, find(s, "aragorn"), LORE)
    assert not has_icon(s, find(s, "gloin"), SPIRIT)


@pytest.mark.rule("lcg.2.07")
def test_the_steward_makes_a_man_of_gondor_of_his_bearer_alone() -> None:
    s = table(heroes=[["gloin", "aragorn"]])
    attached(s, "steward_of_gondor", find(s, "gloin"))
    assert has_trait(s, find(s, "gloin"), "Gondor")
    assert not has_trait(s, find(s, "aragorn"), "Gondor")


@pytest.mark.rule("lcg.13.03")
def test_attachments_change_their_hero_and_one_statistic() -> None:
    s = table(heroes=[["gimli", "legolas"]], phase="combat")
    gimli, legolas = find(s, "gimli"), find(s, "legolas")
    attached(s, "dwarven_axe", legolas)
    attached(s, "citadel_plate", gimli)
    attached(s, "blade_of_gondolin", gimli)
    assert [stat(s, gimli, n) for n in range(4)] == [2, 2, 2, 9]
    assert [stat(s, legolas, n) for n in range(4)] == [1, 4, 1, 4]


@pytest.mark.rule("lcg.13.03")
@pytest.mark.parametrize(("enemy", "strength"), [("east_bight_patrol", 3), ("forest_spider", 2)])
def test_the_blade_of_gondolin_is_for_orcs(enemy: str, strength: int) -> None:
    s = table(heroes=[["gimli", "beravor"]], phase="combat")
    put_all(s, "deck", "gandalf", "gandalf")
    attached(s, "blade_of_gondolin", find(s, "gimli"))
    put(s, enemy, "engaged")
    start(s, PlayerTurn(seat=0))
    act(s, f"attack {enemy}", "attacker gimli", "done")
    assert stat(s, find(s, "gimli"), ATTACK) == strength


@pytest.mark.rule("lcg.13.03", "lcg.10.02")
def test_dunhere_is_stronger_only_against_staging() -> None:
    s = table(heroes=[["dunhere", "beravor"]], phase="combat")
    put_all(s, "deck", "gandalf", "gandalf")
    put(s, "forest_spider", "engaged")
    start(s, PlayerTurn(seat=0))
    act(s, "attack forest_spider", "attacker dunhere", "done")
    assert stat(s, find(s, "dunhere"), ATTACK) == 2


@pytest.mark.rule("lcg.13.07")
def test_the_horn_of_gondor_does_not_sound_for_enemies_or_the_discarded() -> None:
    s = table(heroes=[["gimli", "legolas"]])
    attached(s, "horn_of_gondor", find(s, "gimli"))
    destroy(s, put(s, "forest_spider", "staging"))
    discard(s, put(s, "gondorian_spearman", "play"))
    run(s)
    assert s.offer is None
    destroy(s, put(s, "gondorian_spearman", "play"))
    run(s)
    assert "respond horn_of_gondor" in offered(s)


@pytest.mark.rule("lcg.13.07")
def test_valiant_sacrifice_is_for_allies_and_whoever_controlled_them() -> None:
    s = table(2, heroes=[["aragorn", "gloin"], ["eowyn", "dunhere"]])
    give(s, find(s, "aragorn"), 1)
    put(s, "valiant_sacrifice", "hand")
    put_all(s, "deck", "gandalf", "gandalf", "gandalf", seat=1)
    destroy(s, find(s, "gloin"))
    discard(s, attached(s, "unexpected_courage", find(s, "eowyn"), seat=1))
    run(s)
    assert s.offer is None, "heroes and attachments are no allies"
    destroy(s, put(s, "wandering_took", "play", seat=1))
    run(s)
    act(s, "respond valiant_sacrifice")
    assert (len(s.zones[zones.HAND[0]]), len(s.zones[zones.HAND[1]])) == (0, 2)


@pytest.mark.rule("lcg.13.07")
@pytest.mark.parametrize(("hero", "seat"), [("aragorn", 0), ("gimli", 1)])
def test_brok_comes_only_for_a_dwarf_hero_of_his_player(hero: str, seat: int) -> None:
    s = table(2, heroes=[["aragorn", "theodred"], ["gimli", "eowyn"]])
    put(s, "brok_ironfist", "hand")
    put(s, "veteran_axehand", "play")
    destroy(s, find(s, hero))
    destroy(s, find(s, "veteran_axehand"))
    run(s)
    assert s.offer is None


@pytest.mark.rule("lcg.13.03")
def test_a_forest_snare_holds_only_the_enemy_it_is_on() -> None:
    s = table(heroes=[["denethor"]], phase="combat")
    held, free = put(s, "forest_spider", "engaged"), put(s, "king_spider", "engaged")
    attached(s, "forest_snare", held)
    assert not can_attack(s, held, 0) and can_attack(s, free, 0)


@pytest.mark.rule("lcg.13.05")
@pytest.mark.parametrize("phase", ["planning", "quest", "travel", "encounter", "combat", "refresh"])
def test_actions_of_a_phase_are_offered_in_it_alone(phase: str) -> None:
    s = table(heroes=[["legolas", "denethor"]])
    for hero in ("legolas", "denethor"):
        give(s, find(s, hero), 3)
        s.exhausted[find(s, hero)] = 1
    put_all(s, "hand", "feint", "radagasts_cunning", "secret_paths")
    put_all(s, "staging", "king_spider", "forest_gate")
    put(s, "forest_spider", "engaged")
    window(s, phase)
    played = {text for text in offered(s) if text.startswith("play ")}
    wanted = {
        "combat": {"play feint"},
        "quest": {"play radagasts_cunning", "play secret_paths"},
    }
    assert played == wanted.get(phase, set())


@pytest.mark.rule("lcg.13.04")
def test_what_is_unhurt_is_not_healed() -> None:
    s = table(heroes=[["glorfindel", "beravor", "denethor"]])
    for hero in ("glorfindel", "beravor", "denethor"):
        give(s, find(s, hero), 5)
        s.exhausted[find(s, hero)] = 1
    attached(s, "self_preservation", find(s, "beravor"))
    put(s, "daughter_of_the_nimrodel", "play")
    put(s, "lore_of_imladris", "hand")
    window(s)
    assert s.offer is None
    s.damage[find(s, "denethor")] = 1
    window(s)
    assert set(offered(s)) >= {
        "use glorfindel",
        "use daughter_of_the_nimrodel",
        "play lore_of_imladris",
    }
    assert "use self_preservation" not in offered(s), "it is for its own character"


@pytest.mark.rule("lcg.15.06")
def test_common_cause_needs_another_hero() -> None:
    s = table(heroes=[["aragorn"]])
    put(s, "common_cause", "hand")
    window(s)
    assert s.offer is None


@pytest.mark.rule("lcg.2.13", "lcg.2.14")
def test_a_second_brok_stays_in_hand() -> None:
    s = table(2, heroes=[["gloin", "theodred"], ["eowyn"]])
    put(s, "brok_ironfist", "play", seat=1)
    put(s, "brok_ironfist", "hand")
    destroy(s, find(s, "gloin"))
    run(s)
    assert s.offer is None


@pytest.mark.rule("lcg.15.06", "lcg.2.16")
def test_only_spirit_characters_exhaust_for_strength_of_will() -> None:
    s = table(heroes=[["aragorn", "gloin", "eowyn"]], phase="travel")
    give(s, find(s, "eowyn"), 1)
    put(s, "strength_of_will", "hand")
    put_all(s, "play", "northern_tracker", "guard_of_the_citadel")
    attached(s, "celebrians_stone", find(s, "aragorn"))
    put(s, "forest_gate", "staging")
    start(s, Travel())
    act(s, "travel forest_gate", "respond strength_of_will")
    assert sorted(offered(s)) == [
        "choose aragorn",
        "choose eowyn",
        "choose northern_tracker",
    ], "by sphere or by resource icon"


@pytest.mark.rule("lcg.15.08")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_what_is_cancelled_is_not_cancelled_again(first: int, second: int) -> None:
    s = table(heroes=[["eleanor", "eowyn"]], phase="quest")
    give(s, find(s, "eowyn"), 1)
    put(s, "a_test_of_will", "hand")
    s.uses.append((find(s, "eowyn"), 0, 0, "round"))
    answers = ["respond eleanor", "respond a_test_of_will"]
    put_all(s, "encounter_deck", "despair", "forest_gate", "forest_gate")
    start(s, Reveal(staging=True))
    assert set(answers) <= set(offered(s))
    act(s, answers[first])
    assert answers[second] not in offered(s)


@pytest.mark.rule("lcg.13.07")
def test_a_test_of_will_has_nothing_to_do_without_a_when_revealed_effect() -> None:
    s = table(heroes=[["eowyn"]], phase="quest")
    give(s, find(s, "eowyn"), 1)
    put(s, "a_test_of_will", "hand")
    put_all(s, "encounter_deck", "forest_gate", "forest_gate")
    start(s, Reveal(staging=True))
    assert s.offer is None


@pytest.mark.rule("lcg.13.04")
def test_a_wandering_took_wanders_once_a_round() -> None:
    s = table(2, heroes=[["eowyn"], ["dunhere"]])
    put(s, "wandering_took", "play")
    window(s)
    act(s, "use wandering_took")
    assert s.threat[:2] == [s.start_threat[0] - 3, s.start_threat[1] + 3]
    assert s.offer is None, "nor does the new controller send it back"
