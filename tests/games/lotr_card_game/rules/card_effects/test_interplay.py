"""How cards work on each other: attacks inside attacks, guards and cancelled treacheries, delayed
effects that meet, players who drop out in the middle of a step."""

from __future__ import annotations

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
    seat_to_act,
    start,
    table,
    told,
    where,
    window,
)
from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.rules.card_effects.effects import deal_shadow
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.catalogue import ATTACK
from westmarch.games.lotr_card_game.rules.phases.encounter import EngagementChecks
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerTurn
from westmarch.games.lotr_card_game.rules.phases.quest import QuestPhase
from westmarch.games.lotr_card_game.rules.phases.round import Phase
from westmarch.games.lotr_card_game.rules.phases.travel import Travel
from westmarch.games.lotr_card_game.rules.state import PHASES, Adventure
from westmarch.games.lotr_card_game.rules.table import zones
from westmarch.games.lotr_card_game.rules.table.leaving import discard
from westmarch.games.lotr_card_game.rules.table.progress import location_progress
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal
from westmarch.games.lotr_card_game.rules.table.stats import stat
from westmarch.games.lotr_card_game.rules.table.zones import current_quest, guard_of
from westmarch.kernel.engine.state import with_item


def shadow(s: Adventure, name: str, enemy: int) -> int:
    """Give an enemy a shadow card."""
    card = put(s, name, "shadow")
    s.attached_to[card] = enemy
    return card


# ---- what an attack destroys


@pytest.mark.rule("lcg.13.07")
@pytest.mark.parametrize("who", ["legolas", "blade_of_gondolin"])
def test_an_enemy_destroyed_during_an_attack_but_not_by_it_gives_no_progress(who: str) -> None:
    s = table(heroes=[["legolas", "aragorn"]], phase="combat")
    attached(s, "blade_of_gondolin", find(s, "legolas"))
    put(s, "horseback_archer", "play")
    give(s, find(s, "legolas"), 1)
    put(s, "rain_of_arrows", "hand")
    patrol = put(s, "east_bight_patrol", "engaged")
    s.damage[patrol] = 1
    start(s, PlayerTurn(seat=0))
    act(s, "attack east_bight_patrol", "attacker legolas", "done", "play rain_of_arrows")
    assert where(s, patrol) == "encounter_discard"
    assert f"respond {who}" not in offered(s)
    calm(s)
    assert s.progress[current_quest(s)] == 0


# ---- attacks inside attacks


@pytest.mark.rule("lcg.15.03")
def test_a_quick_strike_does_not_end_the_shadow_effect_of_the_attack_around_it() -> None:
    s = table(heroes=[["gimli", "thalin"]], phase="combat")
    spider = put(s, "forest_spider", "engaged")
    put(s, "king_spider", "engaged")
    shadow(s, "dol_guldur_orcs", spider)
    give(s, find(s, "gimli"), 1)
    put(s, "quick_strike", "hand")
    start(s, EnemyAttack(enemy=spider, seat=0))
    act(s, "pass", "defend gimli", "pass")
    assert stat(s, spider, ATTACK) == 3, "+1 by the shadow effect"
    act(s, "play quick_strike", "choose king_spider")
    assert s.damage[find(s, "gimli")] == 1, "3 against 2: the bonus held until the damage"


@pytest.mark.rule("lcg.15.03")
def test_the_wolf_riders_attack_does_not_end_the_effects_of_the_attack_around_it() -> None:
    s = table(heroes=[["aragorn", "gloin"]], phase="combat")
    beastmaster = put(s, "dol_guldur_beastmaster", "engaged")
    shadow(s, "dol_guldur_orcs", beastmaster)
    shadow(s, "wolf_rider", beastmaster)
    start(s, EnemyAttack(enemy=beastmaster, seat=0))
    do(s, "defend aragorn", "defend gloin")
    assert s.damage[find(s, "gloin")] == 1, "the Wolf Rider's 2 against 1"
    assert s.damage[find(s, "aragorn")] == 2, "3 + 1 against 2"


@pytest.mark.rule("lcg.15.03", "lcg.9.11")
def test_defense_not_counted_in_one_attack_counts_in_the_attack_inside_it() -> None:
    s = table(heroes=[["aragorn", "gloin"]], phase="combat")
    beastmaster = put(s, "dol_guldur_beastmaster", "engaged")
    shadow(s, "despair", beastmaster)
    shadow(s, "wolf_rider", beastmaster)
    aragorn = find(s, "aragorn")
    attached(s, "unexpected_courage", aragorn)
    start(s, EnemyAttack(enemy=beastmaster, seat=0))
    act(s, "defend aragorn", "pass", "use unexpected_courage", "defend aragorn")
    assert s.damage[aragorn] == 3, "0 from the Wolf Rider, 3 from the Beastmaster"


@pytest.mark.rule("lcg.9.11")
def test_the_table_does_not_count_a_defense_that_does_not_count() -> None:
    s = table(heroes=[["aragorn", "beravor"]], phase="combat")
    put_all(s, "deck", "gandalf", "gandalf")
    spider = put(s, "forest_spider", "engaged")
    shadow(s, "despair", spider)
    start(s, EnemyAttack(enemy=spider, seat=0))
    act(s, "pass", "defend aragorn")
    assert GAME.view(s, 0)["attack"]["defense"] == 2
    act(s, "pass")
    assert GAME.view(s, 0)["attack"]["defense"] == 0, "Despair"


@pytest.mark.rule("lcg.13.09", "lcg.12.05")
def test_what_follows_an_attack_follows_one_that_eliminates_the_player() -> None:
    s = table(2, heroes=[["gloin"], ["aragorn"]], phase="combat")
    ufthak = put(s, "chieftain_ufthak", "engaged")
    s.damage[find(s, "gloin")] = 3
    start(s, EnemyAttack(enemy=ufthak, seat=0))
    act(s, "no_defender", "no_defender")
    assert s.eliminated[0] and where(s, ufthak) == "staging"
    assert s.resources[ufthak] == 1


@pytest.mark.rule("lcg.13.09")
def test_an_attack_cut_short_is_not_followed_by_anything() -> None:
    s = table(2, heroes=[["gloin"], ["aragorn"]], phase="combat")
    ufthak = put(s, "chieftain_ufthak", "engaged")
    shadow(s, "ungoliants_spawn", ufthak)
    s.threat[0] = 45
    start(s, EnemyAttack(enemy=ufthak, seat=0))
    act(s, "no_defender", "no_defender")
    assert s.eliminated[0] and s.resources[ufthak] == 0


# ---- shadow cards


@pytest.mark.rule("lcg.13.09")
def test_one_shadow_card_without_effect_among_several_sends_the_wargs_back() -> None:
    s = table(heroes=[["aragorn", "gloin"]], phase="combat")
    wargs = put(s, "wargs", "engaged")
    shadow(s, "massing_at_night", wargs)
    put(s, "old_forest_road", "encounter_deck")
    start(s, EnemyAttack(enemy=wargs, seat=0))
    act(s, "defend aragorn")
    assert where(s, wargs) == "staging"


@pytest.mark.rule("lcg.13.07")
@pytest.mark.parametrize("place", [0, 1])
def test_dark_knowledge_looks_at_any_of_the_shadow_cards_just_dealt(place: int) -> None:
    s = table(heroes=[["beravor", "denethor"]], phase="combat")
    knowledge = attached(s, "dark_knowledge", find(s, "beravor"))
    spider = put(s, "forest_spider", "engaged")
    shadow(s, "massing_at_night", spider)
    dealt = put_all(s, "encounter_deck", "despair", "old_forest_road")
    for _ in dealt:  # as Massing at Night deals them to an attacker
        deal_shadow(s, spider)
    run(s)
    assert len(offered(s)) == 3, "either card, or none"
    act(s, f"respond {knowledge} 0 {place}")
    assert [bool(s.seen_by[card] & 1) for card in dealt] == [place == 0, place == 1]


@pytest.mark.rule("lcg.13.07")
def test_dark_knowledge_sees_the_shadow_card_of_the_wolf_rider() -> None:
    s = table(heroes=[["beravor", "denethor"]], phase="combat")
    attached(s, "dark_knowledge", find(s, "beravor"))
    spider = put(s, "forest_spider", "engaged")
    shadow(s, "wolf_rider", spider)
    dealt = put(s, "despair", "encounter_deck")
    for hero in ("beravor", "denethor"):
        s.exhausted[find(s, hero)] = 1
    start(s, EnemyAttack(enemy=spider, seat=0))
    act(s, "respond dark_knowledge")
    assert s.seen_by[dealt] & 1


@pytest.mark.rule("lcg.13.12")
def test_the_defending_player_chooses_what_driven_by_shadow_discards() -> None:
    s = table(2, heroes=[["eowyn"], ["aragorn"]], phase="combat")
    aragorn = find(s, "aragorn")
    attached(s, "citadel_plate", aragorn, seat=1)
    attached(s, "celebrians_stone", aragorn, seat=1)
    spider = put(s, "forest_spider", "engaged", seat=1)
    shadow(s, "driven_by_shadow", spider)
    start(s, EnemyAttack(enemy=spider, seat=1))
    act(s, "defend aragorn")
    assert seat_to_act(s) == 1 and s.first_player == 0


@pytest.mark.rule("lcg.14.07")
def test_an_objective_that_fell_with_its_bearer_is_not_discarded_as_well() -> None:
    s = table(2, "escape_from_dol_guldur", heroes=[["gloin", "eowyn"], ["aragorn"]], phase="combat")
    gloin = find(s, "gloin")
    attached(s, "citadel_plate", gloin)
    key = attached(s, "shadow_key", gloin)
    s.damage[gloin] = 4
    guardian = put(s, "dungeon_jailor", "engaged")
    shadow(s, "cavern_guardian", guardian)
    start(s, EnemyAttack(enemy=guardian, seat=0))
    do(s, "no_defender", "no_defender")
    assert where(s, gloin) == "discard_1" and where(s, key) == "staging"
    assert len(told(s, "objective_lost")) == 1


@pytest.mark.rule("lcg.15.08")
def test_a_cancelled_shadow_effect_is_not_cancelled_again() -> None:
    s = table(heroes=[["eowyn", "aragorn"]], phase="combat")
    give(s, find(s, "eowyn"), 2)
    put_all(s, "hand", "hasty_stroke", "hasty_stroke")
    spider = put(s, "forest_spider", "engaged")
    shadow(s, "dol_guldur_orcs", spider)
    s.uses.append((find(s, "eowyn"), 0, 0, "round"))
    start(s, EnemyAttack(enemy=spider, seat=0))
    act(s, "defend aragorn", "respond hasty_stroke")
    assert "respond hasty_stroke" not in offered(s)
    assert ids(s, s.zones[zones.HAND[0]]) == ["hasty_stroke"]


@pytest.mark.rule("lcg.15.15", "lcg.15.13")
@pytest.mark.parametrize("answer", ["gondorian_spearman", "swift_strike"])
def test_a_shadow_card_that_attacks_is_not_in_play_and_takes_no_damage(answer: str) -> None:
    s = table(heroes=[["gimli", "legolas"]], phase="combat")
    give(s, find(s, "gimli"), 2)
    put(s, "gondorian_spearman", "play")
    put(s, "swift_strike", "hand")
    spider = put(s, "forest_spider", "engaged")
    shadow(s, "wolf_rider", spider)
    start(s, EnemyAttack(enemy=spider, seat=0))
    do(s, "defend gimli")
    act(s, "defend gondorian_spearman")
    assert f"respond {answer}" not in offered(s)


# ---- revealing


@pytest.mark.rule("lcg.13.10")
def test_driven_by_shadow_does_not_surge_while_an_objective_lies_in_staging() -> None:
    s = table(phase="quest", scenario="escape_from_dol_guldur")
    put(s, "shadow_key", "staging")
    driven, road = put_all(s, "encounter_deck", "driven_by_shadow", "old_forest_road")
    start(s, Reveal(staging=True))
    assert where(s, driven) == "encounter_discard" and where(s, road) == "encounter_deck"


@pytest.mark.rule("lcg.13.10")
def test_an_objective_that_went_with_its_guard_is_not_in_staging() -> None:
    s = table(phase="quest", scenario="escape_from_dol_guldur")
    key = put(s, "shadow_key", "staging")
    guard = put(s, "cavern_guardian", "engaged")
    s.guarding = with_item(s.guarding, guard, key)
    _, road = put_all(s, "encounter_deck", "driven_by_shadow", "old_forest_road")
    start(s, Reveal(staging=True))
    assert where(s, road) == "staging", "surge: there is no card in the staging area"


@pytest.mark.rule("lcg.14.06")
def test_the_card_revealed_in_place_of_a_cancelled_guard_guards() -> None:
    s = table(heroes=[["eleanor"]], phase="quest", scenario="escape_from_dol_guldur")
    key, _, spider = put_all(s, "encounter_deck", "shadow_key", "under_the_shadow", "king_spider")
    start(s, Reveal(staging=True))
    act(s, "respond eleanor")
    assert guard_of(s, key) == spider


@pytest.mark.rule("lcg.14.06")
def test_guarded_works_at_every_reveal_whatever_surge_and_doomed_do() -> None:
    s = table(heroes=[["aragorn"]], phase="travel", scenario="escape_from_dol_guldur")
    s.keywords = "staging_only"
    key, caverns, _ = put_all(
        s, "encounter_deck", "shadow_key", "endless_caverns", "old_forest_road"
    )
    start(s, Reveal())
    assert guard_of(s, key) == caverns
    assert s.threat[0] == s.start_threat[0], "no doomed outside of staging"


@pytest.mark.rule("lcg.14.03")
def test_cards_of_massing_at_night_are_revealed_in_the_same_staging_step() -> None:
    s = table(phase="quest", scenario="journey_along_the_anduin")
    s.keywords = "staging_only"
    _, crows, road = put_all(
        s, "encounter_deck", "massing_at_night", "eastern_crows", "old_forest_road"
    )
    start(s, Reveal(staging=True))
    assert where(s, crows) == where(s, road) == "staging"


@pytest.mark.rule("lcg.6.07", "lcg.15.17")
def test_the_encounter_deck_is_made_anew_as_soon_as_it_runs_out_in_the_quest_phase() -> None:
    s = table(heroes=[["aragorn"]], phase="quest")
    put(s, "old_forest_road", "encounter_deck")
    put_all(s, "encounter_discard", "forest_gate", "enchanted_stream")
    start(s, QuestPhase())
    do(s, "done")
    assert len(s.zones[zones.ENCOUNTER_DECK]) == 2, "shadow cards come from it this round"


# ---- travelling


@pytest.mark.rule("lcg.13.13", "lcg.7.07")
def test_nobody_travels_to_the_mountains_without_a_card_to_reveal() -> None:
    s = table(phase="travel")
    put(s, "mountains_of_mirkwood", "staging")
    start(s, Travel())
    assert s.offer is None and where(s, find(s, "mountains_of_mirkwood")) == "staging"


@pytest.mark.rule("lcg.13.07")
def test_each_player_decides_whether_to_search_for_the_mountains() -> None:
    s = table(2, phase="quest")
    mountains = put(s, "mountains_of_mirkwood", "active")
    for seat in (0, 1):
        put_all(s, "deck", "gandalf", "beorn", seat=seat)
    location_progress(s, mountains, 3)
    run(s)
    act(s, "respond mountains_of_mirkwood")
    assert seat_to_act(s) == 0
    act(s, "choose_option 0", "choose beorn")
    assert seat_to_act(s) == 1
    act(s, "choose_option 1")
    assert ids(s, s.zones[zones.HAND[0]]) == ["beorn"] and not s.zones[zones.HAND[1]]
    assert not any(s.seen_by[c] for c in s.zones[zones.DECK[1]]), "player 2 did not look"


@pytest.mark.rule("lcg.13.07")
def test_a_player_may_search_for_the_mountains_though_the_first_player_passed() -> None:
    s = table(2, phase="quest")
    for seat in (0, 1):
        put_all(s, "deck", "gandalf", "beorn", seat=seat)
    location_progress(s, put(s, "mountains_of_mirkwood", "active"), 3)
    run(s)
    assert seat_to_act(s) == 0
    act(s, "pass")
    assert seat_to_act(s) == 1
    act(s, "respond mountains_of_mirkwood")
    assert seat_to_act(s) == 0, "each player is asked, in player order"
    act(s, "choose_option 1")
    assert seat_to_act(s) == 1
    act(s, "choose_option 0", "choose gandalf")
    assert ids(s, s.zones[zones.HAND[1]]) == ["gandalf"] and not s.zones[zones.HAND[0]]
    assert s.offer is None, "used once"


@pytest.mark.rule("lcg.13.09", "lcg.15.06")
def test_strength_of_will_is_not_spent_on_a_location_that_is_gone() -> None:
    s = table(heroes=[["eowyn", "dunhere"]], phase="travel", scenario="journey_along_the_anduin")
    give(s, find(s, "eowyn"), 1)
    put(s, "strength_of_will", "hand")
    lands = put(s, "the_brown_lands", "staging")
    start(s, Travel())
    act(s, "travel the_brown_lands")
    assert where(s, lands) == "encounter_discard" and "respond strength_of_will" not in offered(s)


# ---- delayed effects


def sneaking_beorn(first: str) -> tuple[Adventure, int]:
    s = table(heroes=[["aragorn", "legolas"]], phase="combat")
    give(s, find(s, "aragorn"), 1)
    put(s, "sneak_attack", "hand")
    beorn = put(s, "beorn", "hand")
    put_all(s, "deck", "gandalf", "gandalf")
    start(s, Phase(phase=PHASES.index("combat")))
    act(s, "play sneak_attack", "use beorn")
    calm(s)
    assert s.offer is not None
    assert [GAME.label(s, a) for a in s.offer.actions] == [
        "Sneak Attack ends: Beorn returns to its owner's hand",
        "Beorn is shuffled into its owner's deck",
    ]
    act(s, offered_place(s, first))
    return s, beorn


def offered_place(s: Adventure, first: str) -> str:
    """The action whose label has these words."""
    assert s.offer is not None
    return " ".join(str(p) for p in next(a for a in s.offer.actions if first in GAME.label(s, a)))


@pytest.mark.rule("lcg.13.09", "lcg.17.04")
@pytest.mark.parametrize(("first", "zone"), [("hand", "hand_1"), ("deck", "deck_1")])
def test_the_first_player_says_where_a_beorn_who_sneaked_in_goes(first: str, zone: str) -> None:
    s, beorn = sneaking_beorn(first)
    assert where(s, beorn) == zone


@pytest.mark.rule("lcg.15.03")
def test_a_card_that_left_play_is_free_of_what_was_to_happen_to_it() -> None:
    s = table(heroes=[["aragorn", "legolas"]], phase="combat")
    beorn = put(s, "beorn", "play")
    put(s, "gandalf", "deck")
    window(s)
    act(s, "use beorn")
    calm(s)
    discard(s, beorn)
    zones.move(s, beorn, zones.AREA[0])
    happen(s, "phase_ends", n=PHASES.index("combat"))
    run(s)
    assert where(s, beorn) == "area_1", "he came back after it was said"


# ---- healing


@pytest.mark.rule("lcg.13.04")
@pytest.mark.parametrize("n", [1, 2])
def test_up_to_two_damage_is_healed_on_one_who_makes_use_of_wounds(n: int) -> None:
    s = table(heroes=[["gimli", "denethor"]])
    gimli = find(s, "gimli")
    s.damage[gimli] = 4
    put(s, "daughter_of_the_nimrodel", "play")
    window(s)
    act(s, "use daughter_of_the_nimrodel")
    assert s.offer is not None and GAME.question(s, s.offer).endswith("how much damage to heal")
    act(s, f"choose_number {n}")
    assert s.damage[gimli] == 4 - n


# ---- players who drop out


@pytest.mark.rule("lcg.8.05", "lcg.12.06")
def test_the_player_after_one_who_drops_out_makes_the_next_engagement_check() -> None:
    s = table(3, heroes=[["eowyn"], ["aragorn", "gloin"], ["gimli", "thalin"]], phase="encounter")
    s.threat[:3] = [40, 40, 40]
    hummerhorns = put(s, "hummerhorns", "staging")
    spider = put(s, "forest_spider", "staging")
    start(s, EngagementChecks())
    assert s.eliminated[0], "Hummerhorns killed her only hero"
    assert zones.engaged_with(s, hummerhorns) == 1 and seat_to_act(s) == 1
    act(s, "choose gloin")
    assert zones.engaged_with(s, spider) == 2


# ---- what the table is told


@pytest.mark.rule("lcg.12.07", "lcg.8.04")
@pytest.mark.parametrize(
    ("stage", "enemy", "blocked", "checks"),
    [
        ("to_the_river", "hill_troll", True, True),
        ("to_the_river", "wargs", False, True),
        ("anduin_passage", "hill_troll", False, False),
    ],
)
def test_the_table_tells_a_blocked_stage_and_one_without_checks(
    stage: str, enemy: str, blocked: bool, checks: bool
) -> None:
    s = table(scenario="journey_along_the_anduin", stage=stage)
    put(s, enemy, "staging")
    seen = GAME.view(s, 0)
    assert (seen["stage_blocked"], seen["engagement_checks"]) == (blocked, checks)


@pytest.mark.rule("lcg.13.12", "lcg.9.10")
def test_the_table_shows_a_shadow_card_that_attacks_with_its_own_shadow_card() -> None:
    s = table(heroes=[["aragorn", "beravor"]], phase="combat")
    spider = put(s, "forest_spider", "engaged")
    rider = shadow(s, "wolf_rider", spider)
    put(s, "despair", "encounter_deck")
    start(s, EnemyAttack(enemy=spider, seat=0))
    do(s, "defend aragorn")
    shown = GAME.view(s, 0)["attack"]
    assert (shown["enemy"], shown["number"], shown["attack"]) == (rider, s.design[rider], 2)
    assert shown["shadow_cards"] == [{"card": None}], "face down"
