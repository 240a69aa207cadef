"""The heuristic companion of the Card Game."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.lotr_card_game.helpers import (
    attached,
    find,
    give,
    put,
    start,
    table,
    window,
)
from westmarch.bots.lotr_card_game import Heuristic
from westmarch.bots.lotr_card_game.battle import Fight, Fighter, boosts, fewest, foe_of
from westmarch.bots.lotr_card_game.events import action_score, send_away
from westmarch.bots.lotr_card_game.goals import goal_of, guards_a_need
from westmarch.bots.lotr_card_game.knowledge import KNOWLEDGE
from westmarch.bots.lotr_card_game.lookahead import outlook
from westmarch.bots.lotr_card_game.policies import by_thumb, planning_score
from westmarch.bots.lotr_card_game.questing import stands_up
from westmarch.bots.lotr_card_game.valuation import keep_worth
from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.rules.card_effects.abilities import PASSIVES
from westmarch.games.lotr_card_game.rules.card_effects.effects import claimed_objectives
from westmarch.games.lotr_card_game.rules.catalogue import ENEMY, IDS, NUMBER, STAGE, TYPE
from westmarch.games.lotr_card_game.rules.phases.combat import EnemyAttacks
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.planning import PlanningTurn
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerTurn
from westmarch.games.lotr_card_game.rules.phases.quest import Commit
from westmarch.games.lotr_card_game.rules.phases.travel import Travel
from westmarch.games.lotr_card_game.rules.phases.windows import ActionWindow
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import engaged_enemies, named
from westmarch.kernel.engine.flow import apply
from westmarch.kernel.engine.state import clone, state_hash
from westmarch.kernel.player import ask, stream


def played(options: dict[str, str], seed: int, samples: int) -> str:
    s = GAME.new(options, seed)
    seats = len(GAME.seats(options))
    bots = [Heuristic(stream(seed, seat), samples=samples) for seat in range(seats)]
    rng = Random(seed)
    while s.offer is not None:
        apply(s, ask(bots[s.offer.seat], GAME, s, rng))
    assert s.ending
    return state_hash(s)


@pytest.mark.parametrize(
    "scenario",
    ["passage_through_mirkwood", "journey_along_the_anduin", "escape_from_dol_guldur"],
)
@pytest.mark.parametrize("players", ["1", "2", "4"])
def test_plays_every_scenario_to_the_end(scenario: str, players: str) -> None:
    played({"scenario": scenario, "players": players}, seed=3, samples=0)


def test_the_same_seed_gives_the_same_game() -> None:
    options = {"players": "1"}
    assert played(options, 5, samples=1) == played(options, 5, samples=1)


def test_kills_what_it_can_kill() -> None:
    s = table(heroes=[["legolas", "gimli"]], phase="combat")
    put(s, "dol_guldur_orcs", "engaged")
    weak = put(s, "black_forest_bats", "engaged")
    s.damage[weak] = 1
    start(s, PlayerTurn(seat=0))
    assert s.offer is not None
    assert by_thumb(s, s.offer) == ("attack", weak) or by_thumb(s, s.offer)[0] == "attack"


@pytest.mark.parametrize(
    ("scenario", "stage", "barring"),
    [
        ("passage_through_mirkwood", "beorns_path", "ungoliants_spawn"),
        ("journey_along_the_anduin", "to_the_river", "hill_troll"),
    ],
)
def test_goes_for_the_enemy_that_bars_the_way(scenario: str, stage: str, barring: str) -> None:
    s = table(scenario=scenario, stage=stage, heroes=[["legolas", "gimli"]], phase="combat")
    wounded = put(s, "chieftain_ufthak", "engaged")
    enemy = put(s, barring, "engaged")
    start(s, PlayerTurn(seat=0))
    assert s.offer is not None and by_thumb(s, s.offer) == ("attack", enemy)
    before = outlook(s)
    s.damage[wounded] += 1
    little = outlook(s) - before
    s.damage[enemy] += 1
    assert outlook(s) - before - little > 2 * little > 0


def test_reads_from_each_stage_what_it_asks_for() -> None:
    found = {IDS[n]: goal_of(n) for n in range(len(STAGE)) if STAGE[n]}
    enemies = {stage: {IDS[n] for n in goal.enemies} for stage, goal in found.items()}
    everyone = {IDS[n] for n in range(len(TYPE)) if TYPE[n] == ENEMY}
    assert {stage: some for stage, some in enemies.items() if some} == {
        "dont_leave_the_path": {"ungoliants_spawn"},
        "beorns_path": {"ungoliants_spawn"},
        "to_the_river": {"hill_troll"},
        "ambush_on_the_shore": everyone,
        "out_of_the_dungeons": {"nazgul_of_dol_guldur"},
    }
    wanted = {stage: goal[1:] for stage, goal in found.items() if any(goal[1:])}
    assert wanted == {"the_necromancers_tower": (1, False), "through_the_caverns": (3, True)}


@pytest.mark.pure
def test_understands_a_stage_nobody_has_told_it_of(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = NUMBER["flies_and_spiders"]

    def stays(s: Adventure, card: int, quest: int) -> bool:
        return any(True for _ in named(s, "King Spider")) or claimed_objectives(s) < 2

    monkeypatch.setitem(PASSIVES["cannot_advance"], stage, stays)
    goal_of.cache_clear()
    try:
        assert goal_of(stage) == (frozenset({NUMBER["king_spider"]}), 2, False)
    finally:
        goal_of.cache_clear()


def test_goes_for_the_guards_of_what_the_stage_asks_for() -> None:
    tower = {"scenario": "escape_from_dol_guldur", "stage": "the_necromancers_tower"}
    s = table(**tower, heroes=[["legolas", "gimli"]], phase="travel")
    objective = put(s, "shadow_key", "staging")
    guard, other = put(s, "endless_caverns", "staging"), put(s, "endless_caverns", "staging")
    s.guarding = tuple(objective if card == guard else g for card, g in enumerate(s.guarding))
    assert guards_a_need(s, guard) and not guards_a_need(s, other)
    start(s, Travel())
    assert s.offer is not None and by_thumb(s, s.offer) == ("travel", guard)


def test_does_not_let_a_hero_die_when_an_ally_can_stand_in() -> None:
    s = table(heroes=[["aragorn"]], phase="combat")
    s.damage[find(s, "aragorn")] = 4
    scout = put(s, "snowbourn_scout", "play")
    troll = put(s, "hill_troll", "engaged")
    start(s, EnemyAttack(enemy=troll, seat=0))
    assert s.offer is not None and by_thumb(s, s.offer) == ("defend", scout)


def test_plays_the_steward_first() -> None:
    s = table()
    steward = put(s, "steward_of_gondor", "hand")
    put(s, "guard_of_the_citadel", "hand")
    give(s, find(s, "aragorn"), 2)
    start(s, PlanningTurn(seat=0))
    assert s.offer is not None and by_thumb(s, s.offer) == ("play", steward)


def test_keeps_what_the_round_will_need() -> None:
    s = table(heroes=[["glorfindel", "denethor"]], phase="planning")
    elf, steward = find(s, "glorfindel"), find(s, "denethor")
    s.resources[elf], s.damage[elf], s.threat[0] = 1, 2, 30
    window(s, "planning")
    # An enemy may come: somebody must be able to defend, and cards are worth more than a wound.
    assert action_score(s, 0, steward) == action_score(s, 0, elf) == 0.0
    s.damage[elf] = 4
    assert action_score(s, 0, elf) > 0.0


def test_looks_at_the_deck_when_the_fight_is_over() -> None:
    s = table(heroes=[["glorfindel", "denethor"]], phase="combat")
    put(s, "forest_spider", "encounter_deck")
    start(s, ActionWindow(name="combat", seat=0, step=1))
    assert action_score(s, 0, find(s, "denethor")) > 0.0


DECLARE = EnemyAttack.sequence.index("declare_defender")


def fight(s: Adventure, *ready: str) -> Fight:
    """The fight against everybody engaged, with these ready."""
    fighters = [Fighter(s, find(s, name)) for name in ready]
    foes = [foe_of(s, e, 0, True, True) for e in engaged_enemies(s, 0)]
    found = Fight(s, 0, foes, fighters)
    found.run()
    return found


def test_meets_each_enemy_with_the_others_in_mind() -> None:
    # Denethor bears the spider best, Glorfindel and Beravor together kill it.
    s = table(heroes=[["glorfindel", "denethor", "beravor"]], phase="combat")
    spider = put(s, "king_spider", "engaged")
    found = fight(s, "glorfindel", "denethor", "beravor")
    assert found.first >= 0
    assert found.fighters[found.first].card == find(s, "denethor")
    assert found.best > fight(s, "glorfindel", "denethor").best
    start(s, EnemyAttack(enemy=spider, seat=0, step=DECLARE))
    assert s.offer is not None and by_thumb(s, s.offer) == ("defend", find(s, "denethor"))


def test_the_strongest_enemy_attacks_first() -> None:
    s = table(heroes=[["glorfindel", "denethor", "beravor"]], phase="combat")
    put(s, "black_forest_bats", "engaged")
    spider = put(s, "king_spider", "engaged")
    start(s, EnemyAttacks(seat=0))
    assert s.offer is not None and by_thumb(s, s.offer) == ("resolve_attack", spider)


def test_a_point_of_defense_is_worth_more_than_a_card_only_where_it_saves_a_life() -> None:
    """The Protector of Lórien costs a card: nobody gives one up for a wound, or for nothing."""
    s = table(heroes=[["glorfindel", "denethor"]], phase="combat")
    elf = find(s, "glorfindel")
    protector = attached(s, "protector_of_lorien", elf)
    put(s, "unexpected_courage", "hand")
    spider = put(s, "king_spider", "engaged")
    attack = EnemyAttack(enemy=spider, seat=0, defenders=(elf,))
    s.stack = [attack, ActionWindow(name="shadow_resolved")]

    def worth(damage: int) -> float:
        s.damage[elf] = damage
        return action_score(s, 0, protector)

    strength, left = 3, 5  # of the spider's attack, and Glorfindel's hit points
    saved = left - (strength - 1)
    assert worth(saved) > 0.0 > worth(saved - 1)
    attack.defenders = (find(s, "denethor"),)
    assert worth(saved) == 0.0


def test_strikes_with_no_more_than_it_takes() -> None:
    s = table(heroes=[["legolas", "gimli", "thalin"]], phase="combat")
    able = [Fighter(s, find(s, name)) for name in ("legolas", "gimli", "thalin")]
    assert sum(f.attack for f in fewest(able, 4)) <= 5
    assert len(fewest(able, 2)) == 1
    assert fewest(able, 8) == []


def test_rides_out_alone_where_nobody_else_can_strike() -> None:
    s = table(heroes=[["eowyn", "dunhere", "eleanor"]], phase="combat")
    spider = put(s, "forest_spider", "staging")
    start(s, PlayerTurn(seat=0))
    assert s.offer is not None and by_thumb(s, s.offer) == ("attack", spider)


def test_leaves_nobody_at_home_where_nobody_comes() -> None:
    s = table(heroes=[["eowyn", "dunhere", "eleanor"]], phase="quest")
    s.threat[0] = 20
    start(s, Commit(seat=0))
    assert s.offer is not None and by_thumb(s, s.offer) == ("commit", find(s, "eowyn"))


def test_sends_first_whom_courage_readies_again() -> None:
    s = table(heroes=[["eowyn", "dunhere", "eleanor"]], phase="quest")
    eowyn = find(s, "eowyn")
    assert not stands_up(s, eowyn)
    courage = attached(s, "unexpected_courage", eowyn)
    assert stands_up(s, eowyn)
    s.exhausted[courage] = 1
    assert not stands_up(s, eowyn)


def test_spends_what_is_not_wanted_and_keeps_what_is() -> None:
    s = table(heroes=[["glorfindel", "denethor", "beravor"]], phase="quest")
    hand = [
        put(s, name, "hand")
        for name in (
            "forest_snare",
            "gandalf",
            "loriens_wealth",
            "lore_of_imladris",
            "self_preservation",
            "dark_knowledge",
        )
    ]
    kept = [keep_worth(s, 0, card) for card in hand]
    assert kept[-1] == min(kept) and kept[1] == max(kept)
    elf = find(s, "glorfindel")
    assert boosts(s, elf) == 0
    attached(s, "protector_of_lorien", elf)
    assert 1 <= boosts(s, elf) <= 3


def test_sends_an_enemy_away_that_is_too_strong() -> None:
    s = table(heroes=[["eowyn", "dunhere", "eleanor"]], phase="combat")
    s.threat[0] = 28
    put(s, "black_forest_bats", "engaged")
    spawn = put(s, "ungoliants_spawn", "engaged")
    worth, which = send_away(s, 0)
    assert worth > 0.0 and which == spawn
    s = table(heroes=[["eowyn", "dunhere", "eleanor"]], phase="combat")
    put(s, "black_forest_bats", "engaged")
    assert send_away(s, 0)[0] <= 0.0


def test_a_snare_waits_for_who_is_worth_it() -> None:
    s = table(heroes=[["glorfindel", "denethor", "beravor"]], phase="planning")
    snare = put(s, "forest_snare", "hand")
    put(s, "forest_spider", "engaged")
    assert planning_score(s, 0, ("play", snare)) == 0.0
    put(s, "ungoliants_spawn", "engaged")
    assert planning_score(s, 0, ("play", snare)) > 0.5


def test_the_plain_formula_counts_for_half_where_nothing_is_learned_for_the_scenario() -> None:
    s = GAME.new({}, 1)
    assert isinstance(s, Adventure) and s.offer is not None
    even = (KNOWLEDGE.value(s, 0) + KNOWLEDGE.guess(s, 0)) / 2
    assert KNOWLEDGE.merit(s, 0) == pytest.approx(even)


def test_travels_where_it_pays() -> None:
    s = table(phase="travel")
    gate = put(s, "forest_gate", "staging")
    put(s, "necromancers_pass", "staging")
    start(s, Travel())
    assert s.offer is not None and by_thumb(s, s.offer) == ("travel", gate)


def test_the_outlook_prefers_the_living() -> None:
    s = table()
    worse = clone(s)
    worse.damage[find(s, "aragorn")] = 4
    worse.threat[0] += 10
    assert outlook(worse) < outlook(s)
