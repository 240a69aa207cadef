"""The odds agree with arithmetic done by hand, with counting every roll and with battles fought."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.five_armies.helpers import FP, SHADOW, act, asked, bare, put_army, start
from westmarch.games.five_armies.odds import (
    army_force,
    battle_odds,
    beorn_force,
    chance_to_hit,
    force_at,
    hampered,
    hit_chances,
)
from westmarch.games.five_armies.rules.battle.battle import Battle
from westmarch.games.five_armies.rules.battle.combat_round import is_hit
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.chance import seed_of


@pytest.mark.rule("b5a.10.18", "b5a.10.22")
@pytest.mark.parametrize("needed", [4, 5, 6])
@pytest.mark.parametrize("bonus", [0, 1, 2, 9])
def test_the_chance_of_a_die_is_that_of_the_rules(needed: int, bonus: int) -> None:
    hits = sum(is_hit(d, bonus, needed) for d in range(1, 7))
    assert chance_to_hit(needed, bonus) == pytest.approx(hits / 6)


@pytest.mark.rule("b5a.10.23")
@pytest.mark.parametrize(("dice", "leadership"), [(1, 0), (2, 1), (3, 1), (2, 5), (3, 2)])
def test_hit_chances_agree_with_counting_every_roll(dice: int, leadership: int) -> None:
    counted = [0.0] * (dice + 1)
    for roll in product(range(1, 7), repeat=dice):
        hits = sum(is_hit(d, 0, 5) for d in roll)
        again = min(leadership, dice - hits)
        ways = list(product(range(1, 7), repeat=again))
        for reroll in ways:
            counted[hits + sum(is_hit(d, 0, 5) for d in reroll)] += 1 / len(ways) / 6**dice
    assert hit_chances(dice, leadership) == pytest.approx(counted)


@pytest.mark.rule("b5a.10.14")
def test_more_than_five_dice_are_never_rolled() -> None:
    assert hit_chances(9, 0) == hit_chances(5, 0)
    assert army_force((2, 2, 2)).dice[0] == 5


@pytest.mark.rule("b5a.10.27", "b5a.10.28")
def test_units_fall_when_there_are_more_tokens_than_units() -> None:
    force = army_force((1, 1, 2))
    assert force.left == (3, 3, 3, 3, 2, 1, 0)
    assert force.dice == (4, 4, 4, 4, 3, 2, 0)
    assert army_force((1, 1, 2), damage=3).left == (3, 2, 1, 0)
    assert army_force((1, 1), damage=3).left == (1, 0)
    assert army_force((1,), damage=5).left == (0,)


def test_a_duel_by_hand() -> None:
    """One unit each, with one Damage: the next round with a hit decides."""
    p = 1 / 3
    some = 1 - (1 - p) ** 2
    one = army_force((1,), damage=1)
    odds = battle_odds((one,), one)
    assert odds.attacker_wins == pytest.approx(p * (1 - p) / some)
    assert odds.both_destroyed == pytest.approx(p * p / some)
    assert odds.undecided == 0


@pytest.mark.rule("b5a.10.19", "b5a.10.20", "b5a.10.21")
def test_walls_and_hard_ways_help_the_defender() -> None:
    army = army_force((1, 1, 1))
    plain = battle_odds((army,), army)
    ford = battle_odds((army,), army, hard=(True,))
    walls = battle_odds((army,), army_force((1, 1, 1), walls=3))
    assert walls.attacker_wins < ford.attacker_wins < plain.attacker_wins
    assert hampered(PLACE["bl_ford_swamp"], PLACE["v_east_swamp"])
    assert hampered(PLACE["eb_spur_plain"], PLACE["eastern_spur"])
    assert not hampered(PLACE["eastern_spur"], PLACE["eb_spur_plain"])


@pytest.mark.rule("b5a.12.19", "b5a.12.20")
def test_beorn_keeps_his_dice_until_his_wrath_is_gone() -> None:
    beorn = beorn_force(3)
    assert beorn.left == (3, 2, 1, 0)
    assert beorn.dice == (4, 4, 4, 0)
    assert beorn.leadership == 4


@pytest.mark.rule("b5a.10.44")
def test_armies_of_a_combined_attack_fight_one_after_the_other() -> None:
    one = army_force((1,), damage=1)
    alone = battle_odds((one,), one)
    two = battle_odds((one, one), one)
    again = alone.defender_wins
    assert two.attacker_wins == pytest.approx(
        alone.attacker_wins + alone.both_destroyed + again * alone.attacker_wins
    )
    assert two.defender_wins == pytest.approx(again * again)
    assert two.both_destroyed == pytest.approx(again * alone.both_destroyed)
    assert sum(two[:4]) == pytest.approx(1)


def at_the_spur(seed: int) -> Battlefield:
    """Both leave their cards at Regroup, which does nothing to the dice."""
    s = bare()
    s.rng = seed_of(seed)
    put_army(s, "eb_spur_plain", orc=3, great_orc=1, damage=1, leaders=1)
    put_army(s, "eastern_spur", dwarf_veteran=1, lake_men=1)
    return s


@pytest.mark.rule("b5a.10.29")
def test_the_odds_agree_with_battles_fought() -> None:
    origin, target = PLACE["eb_spur_plain"], PLACE["eastern_spur"]
    s = at_the_spur(0)
    odds = battle_odds(
        (force_at(s, SHADOW, origin),),
        force_at(s, FP, target, defends=True),
        (hampered(origin, target),),
    )
    games, won, lost, left = 600, 0, 0, 0
    for seed in range(games):
        s = at_the_spur(seed)
        start(s, Battle(attacker=SHADOW, armies=(origin,), region=target))
        while asked(s) not in ("", "advance"):
            assert s.offer is not None
            actions = s.offer.actions
            if asked(s) == "casualties":
                weak = [a for a in actions if a[1:] not in (("great_orc",), ("dwarf_veteran",))]
                act(s, "done" if ("done",) in actions else " ".join(map(str, (weak or actions)[0])))
            elif asked(s) == "leader_reroll":
                most = max(actions, key=lambda a: int(a[1]) + int(a[2]))
                act(s, " ".join(map(str, most)))
            else:
                choices = {"manoeuvre": "manoeuvre regroup", "cease": "fight_on"}
                act(s, choices.get(asked(s), "stand"))
        won += s.shadow_units[origin] > 0
        lost += s.fp_units[target] > 0
        left += s.fp_units[target]
    assert won / games == pytest.approx(odds.attacker_wins, abs=0.06)
    assert lost / games == pytest.approx(odds.defender_wins, abs=0.06)
    assert left / games == pytest.approx(odds.defenders_left, abs=0.12)
