"""The odds agree with arithmetic done by hand and with battles really fought."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.war_of_the_ring.helpers import (
    act,
    bare,
    everyone_at_war,
    offered,
    place_character,
    put_army,
    start,
)
from westmarch.games.war_of_the_ring.odds import (
    Force,
    battle_odds,
    chance_to_hit,
    expected_hits,
    force_at,
    hit_chances,
    units_after_hits,
)
from westmarch.games.war_of_the_ring.rules.battle.battle import Battle
from westmarch.games.war_of_the_ring.rules.battle.combat_round import hits_among
from westmarch.games.war_of_the_ring.rules.map.board import REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import FREE_PEOPLES, SHADOW
from westmarch.kernel.engine.chance import seed_of


@pytest.mark.rule("wotr.6.64", "wotr.6.66", "wotr.6.67")
@pytest.mark.parametrize("needed", [4, 5, 6])
@pytest.mark.parametrize("modifier", [-2, -1, 0, 1, 2, 3, 9])
def test_the_chance_of_a_die_is_that_of_the_rules(needed: int, modifier: int) -> None:
    hits = hits_among((1, 2, 3, 4, 5, 6), needed, modifier)
    assert chance_to_hit(needed, modifier) == pytest.approx(hits / 6)


@pytest.mark.rule("wotr.6.54", "wotr.6.55", "wotr.6.65")
@pytest.mark.parametrize(("strength", "leadership"), [(1, 0), (2, 1), (3, 1), (2, 5), (3, 2)])
def test_hit_chances_agree_with_counting_every_roll(strength: int, leadership: int) -> None:
    counted = [0.0] * (strength + 1)
    for roll in product(range(1, 7), repeat=strength):
        hits = hits_among(roll, 5, 0)
        again = min(leadership, strength - hits)
        ways = list(product(range(1, 7), repeat=again))
        for reroll in ways:
            counted[hits + hits_among(reroll, 5, 0)] += 1 / len(ways) / 6**strength
    assert hit_chances(strength, leadership) == pytest.approx(counted)
    assert sum(hit_chances(strength, leadership)) == pytest.approx(1)


@pytest.mark.rule("wotr.6.56")
def test_more_than_five_units_or_leaders_add_nothing() -> None:
    assert hit_chances(9, 7) == hit_chances(5, 5)


def test_expected_hits() -> None:
    assert expected_hits(5) == pytest.approx(5 / 3)
    assert expected_hits(3, 0, 6) == pytest.approx(0.5)
    assert expected_hits(1, 1) == pytest.approx(1 / 3 + 2 / 9)


@pytest.mark.rule("wotr.6.69")
def test_units_after_hits() -> None:
    assert units_after_hits(Force(2, 1)) == [3, 3, 2, 1, 0]
    assert units_after_hits(Force(2, 1), keep_elites=True) == [3, 2, 1, 1, 0]
    assert units_after_hits(Force(0, 2)) == [2, 2, 2, 1, 0]
    assert units_after_hits(Force(0, 2), keep_elites=True) == [2, 2, 1, 1, 0]


def test_a_duel_by_hand() -> None:
    """One Regular each: the next round with a hit decides."""
    p = 1 / 3
    some = 1 - (1 - p) ** 2
    odds = battle_odds(Force(1), Force(1))
    assert odds.attacker_wins == pytest.approx(p * (1 - p) / some)
    assert odds.defender_wins == pytest.approx(p * (1 - p) / some)
    assert odds.both_destroyed == pytest.approx(p * p / some)
    assert odds.undecided == 0
    once = battle_odds(Force(1), Force(1), attacker_needed=6, rounds=1)
    assert once.attacker_wins == pytest.approx(1 / 6 * 2 / 3)
    assert once.undecided == pytest.approx(5 / 6 * 2 / 3)
    assert once.attackers_left == pytest.approx(2 / 3)


def test_a_city_helps_once() -> None:
    plain = battle_odds(Force(3), Force(3))
    city = battle_odds(Force(3), Force(3), first_attacker_needed=6)
    wall = battle_odds(Force(3), Force(3), attacker_needed=6)
    assert wall.attacker_wins < city.attacker_wins < plain.attacker_wins
    one_round = battle_odds(Force(3), Force(3), first_attacker_needed=6, rounds=1)
    assert one_round == battle_odds(Force(3), Force(3), attacker_needed=6, rounds=1)


@pytest.mark.parametrize("rounds", [0, 1, 4])
def test_the_chances_add_up(rounds: int) -> None:
    odds = battle_odds(Force(5, 5, 3), Force(3, 2, 1, 2), rounds=rounds)
    assert sum(odds[:4]) == pytest.approx(1)


def test_the_odds_agree_with_battles_fought() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "north_ithilien", sauron_regular=4, nazgul=1)
    put_army(s, "dead_marshes", gondor_regular=3, gondor_leader=1)
    place_character(s, "gimli", "dead_marshes")
    attacker = force_at(s, SHADOW, REGION["north_ithilien"])
    defender = force_at(s, FREE_PEOPLES, REGION["dead_marshes"])
    assert (attacker, defender) == (Force(4, 0, 1, 0), Force(3, 0, 2, 1))
    odds = battle_odds(attacker, defender)
    games, won, lost = 600, 0, 0
    for seed in range(games):
        s = bare()
        everyone_at_war(s)
        s.rng = seed_of(seed)
        put_army(s, "north_ithilien", sauron_regular=4, nazgul=1)
        put_army(s, "dead_marshes", gondor_regular=3, gondor_leader=1)
        place_character(s, "gimli", "dead_marshes")
        start(s, Battle(seat=1, origin=REGION["north_ithilien"], target=REGION["dead_marshes"]))
        while s.offer is not None and s.offer.kind != "advance":
            wanted = {"continue_attack", "stand_and_fight"} & set(offered(s))
            act(s, wanted.pop())
        won += s.shadow_units[REGION["north_ithilien"]] > 0
        lost += s.fp_units[REGION["dead_marshes"]] > 0
    assert won / games == pytest.approx(odds.attacker_wins, abs=0.06)
    assert lost / games == pytest.approx(odds.defender_wins, abs=0.06)
