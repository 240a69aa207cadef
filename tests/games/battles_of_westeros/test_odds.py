"""The odds of attacks, against the engine itself: every result of the dice is played out."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.battles_of_westeros.helpers import act, dice, field, ground, offered, put, start
from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.odds import (
    CHANCE,
    attack_odds,
    dogs_odds,
    flank_choice,
    loose_choice,
    prepared,
    rolls,
    spread,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.effects import DICE as MORE_DICE
from westmarch.games.battles_of_westeros.rules.battlefield.effects import REROLL, grant
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import FACES, SYMBOLS
from westmarch.games.battles_of_westeros.rules.combat.attack import (
    COUNTER,
    PARTING,
    Attack,
    DogsOfWar,
    attack_kind,
)
from westmarch.games.battles_of_westeros.rules.round.orders import ChooseDeed, Orders
from westmarch.games.battles_of_westeros.rules.state import MOVED, Field
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import clone

SIDES = len(FACES)


def dealt_by_engine(s: Field, attacker: int, target: int, kind: int, most: int) -> list[float]:
    """The chance of each number of hits dealt, by playing every result of `most` rolled dice."""
    found = [0.0] * 12
    for luck in product(range(SIDES), repeat=most):
        c = clone(s)
        c.events = []
        c.luck = list(luck)
        start(c, Attack(attacker=attacker, target=target, kind=kind))
        while c.offer is not None and c.offer.kind in ("flank_reroll", "reroll"):
            frame = c.stack[-1]
            assert isinstance(frame, Attack)
            rank, valor = 0, True
            if c.offer.kind == "flank_reroll":
                symbol = flank_choice(frame.results, rank, valor)
                take(c, ("reroll", SYMBOLS[symbol]) if symbol >= 0 else ("done",))
            else:
                again = loose_choice(frame.results, rank, valor, frame.rerolls)
                for symbol in again:
                    take(c, ("reroll_one", SYMBOLS[symbol]))
                if c.offer is not None and c.offer.kind == "reroll":
                    take(c, ("done",))
        told = [e for e in c.events if e.kind == "hits"]
        found[told[0].data["dealt"] if told else 0] += 1 / SIDES**most
    return found


def agree(s: Field, attacker: int, target: int, kind: int, rolled: int) -> None:
    ours = attack_odds(s, prepared(s, attacker, target, kind)).hits
    engine = dealt_by_engine(s, attacker, target, kind, rolled)
    assert engine == pytest.approx([*ours, *[0.0] * (len(engine) - len(ours))])


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_the_rolls_of_so_many_dice_are_all_there(count: int) -> None:
    assert sum(chance for _, chance in rolls(count)) == pytest.approx(1)
    assert all(sum(shown) == count for shown, _ in rolls(count))


@pytest.mark.rule("bow.7.20", "bow.7.21", "bow.7.22", "bow.7.23", "bow.12.09", "bow.12.10")
@pytest.mark.parametrize(
    ("attacker", "rank", "target", "target_rank", "expected"),
    [
        ("war_host", "green", "guard", "green", 2 * 4 / 8),
        ("war_host", "blue", "guard", "blue", 3 * 3 / 8),
        ("war_host", "red", "guard", "red", 4 * 2 / 8),
        ("war_host", "green", "cavaliers", "green", 2 * 3 / 8),  # no valor against cavalry
        ("riders", "green", "cavaliers", "green", 2 * 4 / 8),
        ("war_host", "green", "heavy_infantry", "green", 2 * 3 / 8),  # as if blue
        ("war_host", "red", "heavy_infantry", "red", 4 * 1 / 8),  # no valor against red armor
    ],
)
def test_expected_hits_by_rank_and_kind(
    attacker: str, rank: str, target: str, target_rank: str, expected: float
) -> None:
    s = field()
    a, t = put(s, "e5", attacker, rank), put(s, "f5", target, target_rank)
    attack = prepared(s, a, t)
    assert attack_odds(s, attack).expected_hits == pytest.approx(expected)
    if attack.dice < 4:
        agree(s, a, t, attack.kind, attack.dice)


@pytest.mark.rule("bow.7.16", "bow.12.11")
def test_limits_of_terrain_and_clumsy_archers() -> None:
    s = field()
    ground(s, "forest", "f5")
    a, t = put(s, "e5", "war_host", "red"), put(s, "f5", "guard")
    archers = put(s, "e6", "northmen_archers", "blue")
    s.turn[archers] |= MOVED
    assert prepared(s, a, t).dice == 2
    assert prepared(s, archers, t).dice == 1
    agree(s, a, t, attack_kind(s, a), 2)
    agree(s, archers, t, attack_kind(s, archers), 1)


@pytest.mark.rule("bow.12.04", "bow.13.09")
def test_cover_ends_where_the_target_began_the_fight_unless_its_opponent_attacks() -> None:
    s = field()
    ground(s, "building", "f5")
    a, other = put(s, "e5", "war_host", "blue"), put(s, "e6", "war_host", "blue")
    t = put(s, "f5", "guard", "green")
    agree(s, a, t, attack_kind(s, a), 3)
    army.engage(s, t, a)
    agree(s, a, t, attack_kind(s, a), 3)  # the token is turned, so the building helps
    assert attack_odds(s, prepared(s, other, t)).hits[0] < 0.2
    army.disengage(s, a)
    army.engage(s, a, t)
    assert attack_odds(s, prepared(s, other, t)).expected_hits < 1.5


@pytest.mark.rule("bow.8.08")
def test_a_flank_attack_with_its_reroll() -> None:
    s = field()
    a, other = put(s, "e5", "war_host", "green"), put(s, "e6", "war_host", "green")
    t = put(s, "f5", "guard", "green")
    army.engage(s, other, t)
    agree(s, a, t, attack_kind(s, a), 4)  # two dice, of which two may be rolled again
    plain = attack_odds(s, prepared(s, other, t)).expected_hits
    assert attack_odds(s, prepared(s, a, t)).expected_hits > plain


@pytest.mark.rule("bow.5.06", "bow.8.20")
def test_dice_and_rerolls_of_cards_count_when_attacking_only() -> None:
    s = field()
    a, t = put(s, "e5", "war_host", "green"), put(s, "f5", "guard", "green")
    grant(s, MORE_DICE, a)
    grant(s, REROLL, a)
    agree(s, a, t, attack_kind(s, a), 4)
    attack = prepared(s, a, t)
    assert (attack.dice, attack.rerolls) == (3, 1)
    back = prepared(s, a, t, COUNTER)
    assert (back.dice, back.rerolls) == (2, 0)
    assert s.effects == [(MORE_DICE, a, 1, 0), (REROLL, a, 1, 0)]  # nothing is used up


@pytest.mark.rule("bow.10.02", "bow.10.03")
def test_a_commander_is_captured_by_as_many_hits_as_his_rating() -> None:
    s = field()
    a = put(s, "e5", "war_host", "red")
    t = put(s, "f5", rank="green", commander="kevan_trusted_captain", figures=2)
    found = attack_odds(s, prepared(s, a, t))
    assert found.eliminates == pytest.approx(sum(found.hits[3:]))
    lone = put(s, "d5", "guard", "green", figures=1)
    assert attack_odds(s, prepared(s, a, lone)).eliminates == pytest.approx(1 - (4 / 8) ** 4)


@pytest.mark.rule("bow.12.07", "bow.12.08")
def test_dogs_of_war_are_a_mixture() -> None:
    s = field()
    a, t = put(s, "e5", "kennelmasters", "green"), put(s, "g5", "guard", "green")
    found = dogs_odds(s, a, t)
    expected = 3 / 8 * 2 * 4 / 8 + 2 / 8 * 3 * 4 / 8 + 1 / 8 * 4 * 4 / 8 + 1 / 8
    assert found.expected_hits == pytest.approx(expected)
    tally = [0.0] * 6
    for luck in product(range(SIDES), repeat=5):
        c = clone(s)
        c.luck = list(luck)
        before = c.figures[t]
        start(c, DogsOfWar(unit=a, target=t))
        tally[min(4, before - c.figures[t])] += 1 / SIDES**5
    assert tally[:4] == pytest.approx(found.hits[:4])
    assert sum(found.hits) == pytest.approx(1) and sum(found.morale) == pytest.approx(1)


def test_the_spread_of_morale_results() -> None:
    found = spread(2, 0, True)
    morale = sum(chance for _, results, chance in found if results)
    assert morale == pytest.approx(1 - (1 - CHANCE[4]) ** 2)


# ---- what a player is shown


def test_each_attack_a_unit_may_choose() -> None:
    s = field()
    a = put(s, "e5", "kennelmasters")
    near, far = put(s, "f5", "guard"), put(s, "e2", "westerlands_archers")
    start(s, ChooseDeed(unit=a))
    found = GAME.odds(s)
    assert found is not None and not found["in_progress"]
    shown = {(x["target"], x["how"]): x for x in found["attacks"]}
    assert set(shown) == {(near, "melee"), (far, "dogs_of_war")}
    melee = shown[near, "melee"]
    assert (melee["from"], melee["to"], melee["dice"]) == ("e5", "f5", 2)
    assert melee["hit_by"] == ["green", "valor"] and not melee["flank"]
    assert shown[far, "dogs_of_war"]["dice"] is None


def test_a_moving_unit_sees_its_attacks_from_everywhere_it_could_attack_from() -> None:
    s = field()
    a = put(s, "e5", "war_host", "blue")  # moves 1 and attacks, or 2
    put(s, "g5", "guard")
    s.ordered = [a]
    start(s, Orders(seat=0))
    assert s.offer is not None and s.offer.kind == "move"
    found = GAME.odds(s)
    assert found is not None
    assert {"move f5", "move f4"} <= set(offered(s))  # f4 is two hexes away: no attack from there
    assert {x["from"] for x in found["attacks"]} == {"f5"}


@pytest.mark.rule("bow.8.08")
def test_a_flanking_player_sees_what_each_reroll_gives() -> None:
    s = field()
    a, other = put(s, "e5", "war_host", "blue"), put(s, "e6", "war_host", "green")
    t = put(s, "f5", "guard", "green")
    army.engage(s, other, t)
    dice(s, "green", "red", "red")
    start(s, Attack(attacker=a, target=t))
    found = GAME.odds(s)
    assert found is not None and found["in_progress"]
    (shown,) = found["attacks"]
    assert shown["rolled"] == {"green": 1, "blue": 0, "red": 2, "valor": 0, "morale": 0}
    by = {tuple(c["action"]): c["expected_hits"] for c in shown["choices"]}
    assert by["done",] == pytest.approx(1)
    assert by["reroll", "red"] == pytest.approx(2)
    assert by["reroll", "green"] == pytest.approx(0.5)
    assert shown["expected_hits"] == pytest.approx(2)


def test_blows_that_may_be_struck() -> None:
    s = field()
    a, t = put(s, "e5", "war_host"), put(s, "f5", "guard")
    army.engage(s, t, a)
    s.ordered = [a]
    start(s, Orders(seat=0))
    assert s.offer is not None and s.offer.kind == "disengage"
    found = GAME.odds(s)
    assert found is not None
    parting = [x for x in found["attacks"] if x["how"] == "parting_blow"]
    assert [(x["attacker"], x["target"]) for x in parting] == [(t, a)]
    act(s, "disengage")
    assert s.offer is not None and s.offer.kind == "parting_blow"
    found = GAME.odds(s)
    assert found is not None and len(found["attacks"]) == 1
    assert found["attacks"][0]["how"] == "parting_blow"
    assert attack_odds(s, prepared(s, t, a, PARTING)).expected_hits == pytest.approx(
        found["attacks"][0]["expected_hits"]
    )


@pytest.mark.parametrize("battle", ["clash_on_the_kingsroad", "razing_the_red_fork"])
def test_odds_change_nothing_and_are_the_same_for_every_deal(battle: str) -> None:
    rng = Random(4)
    s = GAME.new({"battle": battle}, 4)
    seen = 0
    for _ in range(400):
        if s.offer is None:
            break
        before = clone(s)
        found = GAME.odds(s)
        assert s == before
        if found is not None:
            seen += 1
            for attack in found["attacks"]:
                assert sum(attack["hits"]) == pytest.approx(1)
                assert 0 <= attack["eliminates"] <= 1
            assert GAME.odds(GAME.determinize(s, 1 - s.offer.seat, rng)) == found
        bold = [a for a in s.offer.actions if a != ("pass",)]
        take(s, rng.choice(bold or s.offer.actions))
    assert seen > 10
