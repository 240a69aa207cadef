"""Every card of the encounter deck: its text and its shadow effect."""

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
    start,
    table,
    where,
    window,
)
from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    REGISTERED,
    SHADOWS,
    WHEN_REVEALED,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    draw,
    engage,
    hosts,
    location_progress,
)
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    HAS_SHADOW,
    HAS_WHEN_REVEALED,
    IDS,
    NUMBERS,
    WILLPOWER,
)
from westmarch.games.lotr_card_game.rules.phases.encounter import EncounterPhase
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.refresh import RefreshPhase
from westmarch.games.lotr_card_game.rules.phases.travel import Travel
from westmarch.games.lotr_card_game.rules.state import COMBAT, Adventure
from westmarch.games.lotr_card_game.rules.table.leaving import destroy, discard
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal
from westmarch.games.lotr_card_game.rules.table.stats import staging_threat, stat
from westmarch.games.lotr_card_game.rules.table.zones import AREA, current_quest, engaged_with
from westmarch.kernel.engine.state import with_item

TRIO = (("aragorn", "theodred", "gloin"),)


def revealed(s: Adventure, name: str, staging: bool = True) -> int:
    """Reveal a card and return it."""
    card = put(s, name, "encounter_deck")
    start(s, Reveal(card=card, staging=staging))
    return card


def commit(s: Adventure, *names: str) -> None:
    for name in names:
        s.committed[find(s, name)] = s.exhausted[find(s, name)] = 1


def attack(s: Adventure, shadow: str, defender: str = "", enemy: str = "east_bight_patrol") -> int:
    """An enemy with this shadow card attacks; stops at the first question after the shadow."""
    attacker = put(s, enemy, "engaged")
    card = put(s, shadow, "shadow")
    s.attached_to[card] = attacker
    start(s, EnemyAttack(enemy=attacker, seat=0))
    act(s, f"defend {defender}" if defender else "no_defender")
    return attacker


def test_every_card_is_written() -> None:
    assert [IDS[n] for n in range(1, NUMBERS) if n not in REGISTERED] == []
    assert {n for n in range(NUMBERS) if HAS_SHADOW[n]} == set(SHADOWS)
    assert {n for n in range(NUMBERS) if HAS_WHEN_REVEALED[n]} <= set(WHEN_REVEALED)


# ---- Spiders of Mirkwood


def test_king_spider() -> None:
    s = table(2, heroes=[["aragorn", "gloin"], ["eowyn"]], phase="quest")
    revealed(s, "king_spider")
    act(s, "choose gloin")
    assert s.exhausted[find(s, "gloin")] and s.exhausted[find(s, "eowyn")]
    assert not s.exhausted[find(s, "aragorn")]


@pytest.mark.parametrize(("defender", "count"), [("gloin", 1), ("", 2)])
def test_king_spider_shadow(defender: str, count: int) -> None:
    s = table(heroes=TRIO, phase="combat")
    attack(s, "king_spider", defender)
    for _ in range(count):
        act(s, next(t for t in offered(s) if t.startswith("choose ")))
    heroes = [find(s, h) for h in TRIO[0]]
    assert sum(s.exhausted[h] for h in heroes) == min(count + bool(defender), 3)


def test_hummerhorns() -> None:
    s = table(heroes=TRIO)
    engage(s, put(s, "hummerhorns", "staging"), 0)
    run(s)
    act(s, "choose aragorn")
    assert where(s, find(s, "aragorn")) == "discard_1", "5 damage kill a hero of 5 hit points"


@pytest.mark.parametrize(("defender", "damage"), [("gloin", 1), ("", 2)])
def test_hummerhorns_shadow(defender: str, damage: int) -> None:
    s = table(heroes=TRIO, phase="combat")
    attack(s, "hummerhorns", defender)
    assert s.damage[find(s, "theodred")] == damage


def test_ungoliants_spawn() -> None:
    s = table(heroes=TRIO, phase="quest")
    commit(s, "aragorn")
    revealed(s, "ungoliants_spawn")
    assert stat(s, find(s, "aragorn"), WILLPOWER) == 1
    assert stat(s, find(s, "gloin"), WILLPOWER) == 2, "not committed"


@pytest.mark.parametrize(("defender", "threat"), [("gloin", 4), ("", 8)])
def test_ungoliants_spawn_shadow(defender: str, threat: int) -> None:
    s = table(heroes=TRIO, phase="combat")
    before = s.threat[0]
    attack(s, "ungoliants_spawn", defender)
    assert s.threat[0] == before + threat


def test_great_forest_web() -> None:
    s = table(2, heroes=[["aragorn", "gloin"], ["eowyn"]], phase="travel")
    web = put(s, "great_forest_web", "staging")
    s.exhausted[find(s, "eowyn")] = 1
    start(s, Travel())
    assert "travel great_forest_web" not in offered(s), "one player has no ready hero"
    s.exhausted[find(s, "eowyn")] = 0
    start(s, Travel())
    act(s, "travel great_forest_web", "choose gloin")
    assert where(s, web) == "active_location" and s.exhausted[find(s, "eowyn")]


def test_mountains_of_mirkwood() -> None:
    s = table(heroes=TRIO, phase="travel")
    mountains = put(s, "mountains_of_mirkwood", "staging")
    spider = put(s, "forest_spider", "encounter_deck")
    start(s, Travel())
    act(s, "travel mountains_of_mirkwood")
    assert where(s, spider) == "staging", "the price of travelling"
    deck = ["gandalf", "beorn", "gleowine", "faramir", "grim_resolve", "brok_ironfist"]
    put_all(s, "deck", *deck)
    location_progress(s, mountains, 3)
    run(s)
    act(s, "respond mountains_of_mirkwood")
    assert offered(s) == [f"choose {name}" for name in deck[:5]] + ["decline"], "the top five"
    act(s, "choose beorn")
    assert ids(s, s.zones[16]) == ["beorn"]
    assert sorted(ids(s, s.zones[15])) == sorted(set(deck) - {"beorn"})
    assert not any(s.seen_by[card] for card in s.zones[15]), "shuffled: nobody knows the rest"


def test_a_search_may_take_nothing() -> None:
    s = table(heroes=TRIO, phase="quest")
    put_all(s, "deck", "gandalf", "beorn")
    location_progress(s, put(s, "mountains_of_mirkwood", "active"), 3)
    run(s)
    act(s, "respond mountains_of_mirkwood", "decline")
    assert s.zones[16] == [] and len(s.zones[15]) == 2
    assert not any(s.seen_by[card] for card in s.zones[15])


def test_eyes_of_the_forest() -> None:
    s = table(heroes=TRIO, phase="quest")
    put_all(s, "hand", "ever_vigilant", "gandalf", "grim_resolve")
    revealed(s, "eyes_of_the_forest")
    assert ids(s, s.zones[16]) == ["gandalf"]


def test_caught_in_a_web() -> None:
    s = table(2, heroes=[["aragorn", "gloin"], ["eowyn"]], phase="quest")
    s.threat[:2] = [30, 28]
    web = revealed(s, "caught_in_a_web")
    act(s, "choose gloin")
    gloin = find(s, "gloin")
    assert s.attached_to[web] == gloin
    s.exhausted[gloin] = 1
    s.resources[gloin] = 1
    start(s, RefreshPhase())
    assert s.exhausted[gloin], "2 resources are needed"
    s.resources[gloin] = 2
    start(s, RefreshPhase())
    if s.offer is not None:
        act(s, "yes")
    assert not s.exhausted[gloin] and s.resources[gloin] == 0


# ---- Wilderlands


def test_wolf_rider_attacks_as_a_shadow_card_and_returns() -> None:
    s = table(heroes=TRIO, phase="combat")
    put_all(s, "encounter_deck", "forest_gate", "forest_gate")
    attack(s, "wolf_rider", "aragorn")
    act(s, "defend gloin")
    rider = find(s, "wolf_rider")
    assert s.exhausted[find(s, "gloin")], "a second attack was defended"
    while s.offer is not None:
        act(s, offered(s)[-1])
    happen(s, "phase_ends", n=COMBAT)
    run(s)
    assert where(s, rider) == "encounter_deck" and s.zones[1][-1] == rider


def test_hill_troll_turns_excess_damage_into_threat() -> None:
    s = table(heroes=TRIO, phase="combat")
    put(s, "snowbourn_scout", "play")
    troll = put(s, "hill_troll", "engaged")
    before = s.threat[0]
    start(s, EnemyAttack(enemy=troll, seat=0))
    act(s, "defend snowbourn_scout")
    assert s.threat[0] == before + 6 - 1 - 1, "6 against defense 1 and 1 hit point"


def test_goblin_sniper() -> None:
    s = table(heroes=TRIO, phase="encounter")
    put(s, "goblin_sniper", "staging")
    put(s, "hill_troll", "staging")
    s.threat[0] = 0
    start(s, EncounterPhase())
    assert "engage goblin_sniper" not in offered(s) and "engage hill_troll" in offered(s)
    happen(s, "phase_ends", n=COMBAT)
    s.stack = s.stack[-1:]
    s.offer = None
    run(s)
    act(s, "choose gloin")
    assert s.damage[find(s, "gloin")] == 1


def test_marsh_adder() -> None:
    s = table(heroes=TRIO, phase="combat")
    before = s.threat[0]
    start(s, EnemyAttack(enemy=put(s, "marsh_adder", "engaged"), seat=0))
    assert s.threat[0] == before + 1


@pytest.mark.parametrize(
    ("shadow", "place"), [("forest_gate", "staging"), ("ungoliants_spawn", "engaged_1")]
)
def test_wargs(shadow: str, place: str) -> None:
    s = table(heroes=TRIO, phase="combat")
    wargs = attack(s, shadow, "aragorn", enemy="wargs")
    assert where(s, wargs) == place


@pytest.mark.parametrize(("defender", "damage"), [("gloin", 3), ("", 5)])
def test_wargs_shadow(defender: str, damage: int) -> None:
    s = table(heroes=TRIO, phase="combat")
    attack(s, "wargs", defender)
    if not defender:
        act(s, "take_damage aragorn")
        assert where(s, find(s, "aragorn")) == "discard_1" and damage == 5
    else:
        assert s.damage[find(s, "gloin")] == damage, "3 + 1 against 1"


def test_despair() -> None:
    s = table(heroes=TRIO, phase="quest")
    s.progress[current_quest(s)] = 6
    revealed(s, "despair")
    assert s.progress[current_quest(s)] == 2
    revealed(s, "despair")
    assert s.progress[current_quest(s)] == 0


def test_despair_shadow() -> None:
    s = table(heroes=TRIO, phase="combat")
    attack(s, "despair", "gloin")
    assert s.damage[find(s, "gloin")] == 3, "no defense counts"


def test_the_brown_lands() -> None:
    s = table(heroes=TRIO, phase="travel")
    lands = put(s, "the_brown_lands", "staging")
    start(s, Travel())
    act(s, "travel the_brown_lands")
    assert where(s, lands) == "encounter_discard", "explored at once"


def test_the_east_bight() -> None:
    s = table(heroes=TRIO, phase="travel")
    bight = put(s, "the_east_bight", "staging")
    put(s, "forest_gate", "staging")
    start(s, Travel())
    assert where(s, bight) == "active_location", "there is no choice"


# ---- Dol Guldur Orcs


def test_dol_guldur_orcs() -> None:
    s = table(heroes=TRIO, phase="quest")
    commit(s, "aragorn", "gloin")
    revealed(s, "dol_guldur_orcs")
    act(s, "choose aragorn")
    assert s.damage[find(s, "aragorn")] == 2


@pytest.mark.parametrize(("defender", "damage"), [("gloin", 3), ("", 6)])
def test_dol_guldur_orcs_shadow(defender: str, damage: int) -> None:
    s = table(heroes=TRIO, phase="combat")
    enemy = attack(s, "dol_guldur_orcs", defender)
    if defender:
        assert s.damage[find(s, "gloin")] == damage
    else:
        assert stat(s, enemy, ATTACK) == damage


def test_chieftain_ufthak() -> None:
    s = table(heroes=TRIO, phase="combat")
    ufthak = attack(s, "forest_gate", "aragorn", enemy="chieftain_ufthak")
    assert s.resources[ufthak] == 1 and stat(s, ufthak, ATTACK) == 5


def test_dol_guldur_beastmaster() -> None:
    s = table(heroes=TRIO, phase="combat")
    put_all(s, "encounter_deck", "forest_gate", "forest_gate")
    master = put(s, "dol_guldur_beastmaster", "engaged")
    start(s, EnemyAttack(enemy=master, seat=0))
    assert len(s.zones[9]) == 1, "an extra shadow card when it attacks"


def test_driven_by_shadow() -> None:
    s = table(heroes=TRIO, phase="quest")
    put_all(s, "staging", "forest_spider", "forest_gate")
    before = staging_threat(s)
    revealed(s, "driven_by_shadow")
    assert staging_threat(s) == before + 2
    put(s, "king_spider", "staging")
    assert staging_threat(s) == before + 2 + 2, "what comes later is not affected"


def test_driven_by_shadow_surges_into_an_empty_staging_area() -> None:
    s = table(heroes=TRIO, phase="quest")
    road = put(s, "old_forest_road", "encounter_deck")
    revealed(s, "driven_by_shadow")
    assert where(s, road) == "staging"


def test_driven_by_shadow_shadow() -> None:
    s = table(heroes=TRIO, phase="combat")
    plate = attached(s, "citadel_plate", find(s, "gloin"))
    stone = attached(s, "celebrians_stone", find(s, "aragorn"))
    attack(s, "driven_by_shadow", "gloin")
    assert where(s, plate) == "discard_1" and where(s, stone) == "attached"
    s = table(heroes=TRIO, phase="combat")
    plate = attached(s, "citadel_plate", find(s, "gloin"))
    stone = attached(s, "celebrians_stone", find(s, "aragorn"))
    attack(s, "driven_by_shadow")
    assert (where(s, plate), where(s, stone)) == ("discard_1", "discard_1")


def test_the_necromancers_reach() -> None:
    s = table(heroes=TRIO, phase="quest")
    commit(s, "aragorn")
    revealed(s, "the_necromancers_reach")
    assert (s.damage[find(s, "aragorn")], s.damage[find(s, "theodred")]) == (1, 0)


def test_necromancers_pass() -> None:
    s = table(heroes=TRIO, phase="travel")
    put(s, "necromancers_pass", "staging")
    put(s, "gandalf", "hand")
    start(s, Travel())
    assert "travel necromancers_pass" not in offered(s), "fewer than two cards"
    put_all(s, "hand", "beorn", "faramir", "gleowine")
    start(s, Travel())
    act(s, "travel necromancers_pass")
    assert len(s.zones[16]) == 2, "two of four"


def test_enchanted_stream() -> None:
    s = table(heroes=TRIO)
    put(s, "gandalf", "deck")
    stream = put(s, "enchanted_stream", "active")
    assert draw(s, 0, 1) == 0
    discard(s, stream)
    assert draw(s, 0, 1) == 1


# ---- Passage Through Mirkwood


def test_forest_spider() -> None:
    s = table(heroes=TRIO)
    spider = put(s, "forest_spider", "staging")
    engage(s, spider, 0)
    run(s)
    assert stat(s, spider, ATTACK) == 3


def test_forest_spider_shadow() -> None:
    s = table(heroes=TRIO, phase="combat")
    plate = attached(s, "citadel_plate", find(s, "aragorn"))
    attack(s, "forest_spider", "gloin")
    assert where(s, plate) == "discard_1"


@pytest.mark.parametrize(("defender", "threat"), [("gloin", 0), ("", 3)])
def test_east_bight_patrol_shadow(defender: str, threat: int) -> None:
    s = table(heroes=TRIO, phase="combat")
    before = s.threat[0]
    enemy = attack(s, "east_bight_patrol", defender)
    assert s.threat[0] == before + threat
    if defender:
        assert s.damage[find(s, "gloin")] == 3, "3 + 1 against 1"
    else:
        assert stat(s, enemy, ATTACK) == 4


@pytest.mark.rule("lcg.13.10")
def test_black_forest_bats() -> None:
    s = table(2, heroes=[["aragorn", "gloin"], ["eowyn"]], phase="quest")
    commit(s, "aragorn", "gloin", "eowyn")
    put(s, "guard_of_the_citadel", "play")
    revealed(s, "black_forest_bats")
    everybody = ["choose aragorn", "choose gloin", "choose eowyn"]
    assert offered(s) == everybody, "those committed, whoever controls them"
    act(s, "choose gloin")
    gloin = find(s, "gloin")
    assert not s.committed[gloin] and s.exhausted[gloin]
    assert s.offer is not None and s.offer.seat == 1, "then the next player chooses"
    assert offered(s) == ["choose aragorn", "choose eowyn"]
    act(s, "choose aragorn")
    assert not s.committed[find(s, "aragorn")] and s.committed[find(s, "eowyn")]


@pytest.mark.rule("lcg.13.10")
def test_black_forest_bats_and_a_player_who_committed_nobody() -> None:
    s = table(2, heroes=[["aragorn"], ["eowyn", "gloin", "legolas"]], phase="quest")
    commit(s, "eowyn", "gloin", "legolas")
    revealed(s, "black_forest_bats")
    assert s.offer is not None and s.offer.seat == 0, "the first player must choose all the same"
    act(s, "choose legolas", "choose gloin")
    assert [c for c in s.zones[AREA[1]] if s.committed[c]] == [find(s, "eowyn")]


def test_old_forest_road() -> None:
    s = table(heroes=TRIO, phase="travel")
    put(s, "old_forest_road", "staging")
    s.exhausted[find(s, "gloin")] = 1
    start(s, Travel())
    act(s, "travel old_forest_road", "respond old_forest_road")
    assert not s.exhausted[find(s, "gloin")]


def test_forest_gate() -> None:
    s = table(heroes=TRIO, phase="travel")
    put(s, "forest_gate", "staging")
    put_all(s, "deck", "gandalf", "beorn")
    start(s, Travel())
    act(s, "travel forest_gate", "respond forest_gate")
    assert len(s.zones[16]) == 2


# ---- Escape from Dol Guldur


def escape(players: int = 1) -> Adventure:
    return table(players, "escape_from_dol_guldur", heroes=TRIO, phase="quest")


def test_dungeon_jailor() -> None:
    s = escape()
    put(s, "dungeon_jailor", "staging")
    key = put(s, "shadow_key", "staging")
    happen(s, "quest_failed", current_quest(s), n=1)
    run(s)
    assert where(s, key) == "encounter_deck"


def test_nazgul_of_dol_guldur() -> None:
    s = escape()
    nazgul = put(s, "nazgul_of_dol_guldur", "engaged")
    put(s, "forest_snare", "hand")
    assert nazgul not in hosts(s, s.design[find(s, "forest_snare")])
    card = put(s, "ungoliants_spawn", "shadow")
    s.attached_to[card] = nazgul
    start(s, EnemyAttack(enemy=nazgul, seat=0))
    act(s, "defend aragorn")
    assert "choose gloin" in offered(s)
    act(s, "choose gloin")
    assert where(s, find(s, "gloin")) == "discard_1"


def test_nazgul_takes_nobody_without_a_shadow_effect() -> None:
    s = escape()
    attack(s, "forest_gate", "aragorn", enemy="nazgul_of_dol_guldur")
    assert all(where(s, find(s, h)) == "area_1" for h in TRIO[0])


@pytest.mark.parametrize(("defender", "left"), [("gloin", 1), ("", 0)])
def test_cavern_guardian_shadow(defender: str, left: int) -> None:
    s = escape()
    attached(s, "citadel_plate", find(s, "aragorn"))
    attached(s, "the_favor_of_the_lady", find(s, "theodred"))
    attack(s, "cavern_guardian", defender)
    while s.offer is not None and any(t.startswith("choose ") for t in offered(s)):
        act(s, offered(s)[0])
    assert len(s.zones[11]) == left


def test_an_objective_lost_returns_to_staging() -> None:
    s = escape()
    key = put(s, "shadow_key", "staging")
    from westmarch.games.lotr_card_game.rules.card_effects.effects import claim

    claim(s, key, find(s, "gloin"))
    run(s)
    attack(s, "cavern_guardian")
    assert where(s, key) == "staging"


def test_under_the_shadow() -> None:
    s = table(2, "escape_from_dol_guldur", heroes=[["aragorn"], ["eowyn"]], phase="quest")
    before = staging_threat(s)
    revealed(s, "under_the_shadow")
    assert staging_threat(s) == before + 2


def test_under_the_shadow_shadow() -> None:
    s = escape()
    put(s, "forest_spider", "engaged")
    before = s.threat[0]
    attack(s, "under_the_shadow", "aragorn")
    assert s.threat[0] == before + 2


def test_iron_shackles_replace_the_next_draw() -> None:
    s = escape()
    put_all(s, "deck", "gandalf", "beorn")
    shackles = revealed(s, "iron_shackles")
    assert draw(s, 0, 2) == 0 and where(s, shackles) == "encounter_discard"
    assert draw(s, 0, 2) == 2


def test_iron_shackles_shadow() -> None:
    s = escape()
    put(s, "gandalf", "deck")
    attack(s, "iron_shackles", "aragorn")
    assert where(s, find(s, "iron_shackles")) == "attached"
    assert draw(s, 0, 1) == 0


def test_endless_caverns_and_cavern_guardian_only_have_keywords() -> None:
    s = escape()
    gate = put(s, "forest_gate", "encounter_deck")
    before = s.threat[0]
    revealed(s, "endless_caverns")
    assert s.threat[0] == before + 1 and where(s, gate) == "staging", "doomed 1 and surge"
    revealed(s, "cavern_guardian")
    assert s.threat[0] == before + 2


def test_tower_gate_brings_orc_guards() -> None:
    s = table(2, "escape_from_dol_guldur", heroes=[["aragorn"], ["eowyn"]], phase="travel")
    put(s, "gandalf", "deck", 0)
    put(s, "beorn", "deck", 1)
    put(s, "tower_gate", "staging")
    start(s, Travel())
    act(s, "travel tower_gate")
    guards = [c for c in range(len(s.design)) if s.design[c] == 0 and engaged_with(s, c) >= 0]
    assert [engaged_with(s, g) for g in guards] == [0, 1]
    destroy(s, guards[0])
    run(s)
    assert where(s, find(s, "gandalf")) == "discard_1", "the card goes to its owner's pile"


@pytest.mark.parametrize("name", ["gandalfs_map", "dungeon_torch", "shadow_key"])
def test_objectives_are_claimed_for_two_threat(name: str) -> None:
    s = escape()
    objective = put(s, name, "staging")
    guard = put(s, "forest_spider", "staging")
    s.guarding = with_item(s.guarding, guard, objective)
    window(s)
    assert f"use {name}" not in offered(s), "guarded"
    destroy(s, guard)
    run(s)
    before = s.threat[0]
    window(s)
    act(s, f"use {name}", "choose gloin")
    assert s.threat[0] == before + 2 and s.attached_to[objective] == find(s, "gloin")


def test_the_burdens_of_the_objectives() -> None:
    s = escape()
    from westmarch.games.lotr_card_game.rules.card_effects.effects import claim
    from westmarch.games.lotr_card_game.rules.phases.enemy_attack import possible_defenders
    from westmarch.games.lotr_card_game.rules.phases.player_attack import ready_attackers

    gloin, aragorn = find(s, "gloin"), find(s, "aragorn")
    claim(s, put(s, "gandalfs_map", "staging"), gloin)
    claim(s, put(s, "dungeon_torch", "staging"), aragorn)
    claim(s, put(s, "shadow_key", "staging"), aragorn)
    run(s)
    assert gloin not in possible_defenders(s, 0) and gloin not in ready_attackers(s, 0)
    before = s.threat[0]
    happen(s, "round_ends")
    run(s)
    while s.offer is not None:
        act(s, offered(s)[0])
    assert s.threat[0] == before + 2 and s.damage[aragorn] == 1


# ---- Journey Along the Anduin, Sauron's Reach


def test_misty_mountain_goblins() -> None:
    s = table(heroes=TRIO, phase="combat")
    s.progress[current_quest(s)] = 5
    attack(s, "forest_gate", "aragorn", enemy="misty_mountain_goblins")
    assert s.progress[current_quest(s)] == 4


@pytest.mark.parametrize(("defender", "left"), [("aragorn", 4), ("", 2)])
def test_misty_mountain_goblins_shadow(defender: str, left: int) -> None:
    s = table(heroes=TRIO, phase="combat")
    s.progress[current_quest(s)] = 5
    attack(s, "misty_mountain_goblins", defender)
    assert s.progress[current_quest(s)] == left


def test_massing_at_night() -> None:
    s = table(2, heroes=[["aragorn"], ["eowyn"]], phase="quest")
    put_all(s, "encounter_deck", "forest_gate", "old_forest_road", "forest_gate")
    revealed(s, "massing_at_night")
    assert len(s.zones[0]) == 2


def test_massing_at_night_shadow() -> None:
    s = table(heroes=TRIO, phase="combat")
    before = s.threat[0]
    put(s, "ungoliants_spawn", "encounter_deck")
    attack(s, "massing_at_night", "aragorn")
    assert s.threat[0] == before + 4, "the extra shadow card is resolved too"


def test_banks_of_the_anduin() -> None:
    s = table(heroes=TRIO)
    banks = put(s, "banks_of_the_anduin", "active")
    put(s, "forest_gate", "encounter_deck")
    discard(s, banks)
    run(s)
    assert s.zones[1][-1] == banks


def test_gladden_fields() -> None:
    s = table(2, heroes=[["aragorn"], ["eowyn"]], phase="refresh")
    put(s, "gladden_fields", "active")
    before = s.threat[:2]
    start(s, RefreshPhase())
    assert s.threat[:2] == [b + 2 for b in before]


def test_eastern_crows() -> None:
    s = table(heroes=TRIO)
    crows = put(s, "eastern_crows", "staging")
    destroy(s, crows)
    run(s)
    assert where(s, crows) == "encounter_deck"


@pytest.mark.parametrize(("threat", "strength"), [(34, 4), (35, 5)])
def test_eastern_crows_shadow(threat: int, strength: int) -> None:
    s = table(heroes=TRIO, phase="combat")
    s.threat[0] = threat
    enemy = attack(s, "eastern_crows")
    assert stat(s, enemy, ATTACK) == strength


def test_evil_storm() -> None:
    s = table(2, heroes=[["aragorn"], ["eowyn"]], phase="quest")
    s.threat[:2] = [35, 34]
    revealed(s, "evil_storm")
    assert (s.damage[find(s, "aragorn")], s.damage[find(s, "eowyn")]) == (1, 0)


def test_pursued_by_shadow() -> None:
    s = table(heroes=TRIO, phase="quest")
    commit(s, "aragorn")
    before = s.threat[0]
    revealed(s, "pursued_by_shadow")
    assert s.threat[0] == before + 2


def test_pursued_by_shadow_shadow() -> None:
    s = table(heroes=TRIO, phase="combat")
    before = s.threat[0]
    attack(s, "pursued_by_shadow", "aragorn")
    assert s.threat[0] == before + 3, "no exhausted ally"
    s = table(heroes=TRIO, phase="combat")
    put(s, "snowbourn_scout", "play")
    guard = put(s, "guard_of_the_citadel", "play")
    s.exhausted[guard] = 1
    attack(s, "pursued_by_shadow", "aragorn")
    assert where(s, guard) == "hand_1"


def test_treacherous_fog() -> None:
    s = table(heroes=TRIO, phase="quest")
    s.threat[0] = 40
    put(s, "forest_gate", "staging")
    put(s, "gandalf", "hand")
    before = staging_threat(s)
    revealed(s, "treacherous_fog")
    assert staging_threat(s) == before + 1 and s.zones[16] == []
    road = put(s, "old_forest_road", "staging")
    assert staging_threat(s) == before + 1 + 1 + 1, "later locations are affected too"
    assert road >= 0
