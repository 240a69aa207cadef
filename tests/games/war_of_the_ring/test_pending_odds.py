"""The odds shown before a decision."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import act, bare, everyone_at_war, put_army, start
from westmarch.games.war_of_the_ring.pending_odds import pending_odds
from westmarch.games.war_of_the_ring.rules.battle.attack import Attack
from westmarch.games.war_of_the_ring.rules.battle.battle import Battle
from westmarch.games.war_of_the_ring.rules.catalogue import FACE
from westmarch.games.war_of_the_ring.rules.map.board import PLACE
from westmarch.games.war_of_the_ring.rules.map.pieces import SHADOW
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.action_dice import ActionResolution


def at_the_walls() -> War:
    s = bare()
    everyone_at_war(s)
    put_army(s, "south_ithilien", sauron_regular=5)
    put_army(s, "osgiliath", gondor_regular=5)
    return s


@pytest.mark.rule("wotr.6.80")
def test_odds_of_the_first_round_against_a_fortification_and_of_the_next() -> None:
    s = at_the_walls()
    start(s, Attack(seat=SHADOW))
    while s.offer is not None and s.offer.kind != "rearguard":
        act(
            s, "attack_from south_ithilien" if s.offer.kind == "attack_from" else "attack osgiliath"
        )
    odds = pending_odds(s)
    assert odds is not None and odds["battles"][0]["attacker"]["needed"] == 6
    s = at_the_walls()
    s.luck = [1] * 10
    start(s, Battle(seat=SHADOW, origin=PLACE["south_ithilien"], target=PLACE["osgiliath"]))
    assert s.offer is not None and s.offer.kind == "cease_or_go_on"
    odds = pending_odds(s)
    assert odds is not None and odds["battles"][0]["attacker"]["needed"] == 5
    assert odds["battles"][0]["round"] == 2


def test_no_odds_outside_a_battle() -> None:
    assert pending_odds(at_the_walls()) is None


def pairs(s: War) -> list[tuple[str, str]]:
    odds = pending_odds(s)
    assert odds is not None
    return [(battle["origin"], battle["target"]) for battle in odds["battles"]]


@pytest.mark.rule("wotr.6.46")
def test_odds_of_every_attack_while_the_army_is_chosen() -> None:
    s = at_the_walls()
    put_army(s, "orthanc", isengard_regular=3)
    put_army(s, "fords_of_isen", rohan_regular=2)
    start(s, Attack(seat=SHADOW))
    assert s.offer is not None and s.offer.kind == "attack_from"
    assert sorted(pairs(s)) == [("orthanc", "fords_of_isen"), ("south_ithilien", "osgiliath")]


@pytest.mark.rule("wotr.4.40")
def test_odds_of_the_only_attack_before_the_die_is_used_for_it() -> None:
    s = at_the_walls()
    s.dice[SHADOW] = [FACE["army"]]
    s.to_act = SHADOW
    start(s, ActionResolution(first=SHADOW))
    assert s.offer is not None and ("act", "attack") in s.offer.actions
    assert pairs(s) == [("south_ithilien", "osgiliath")]


@pytest.mark.rule("wotr.6.81")
def test_odds_of_the_field_and_of_the_walls_where_the_defenders_may_withdraw() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "osgiliath", sauron_regular=5)
    put_army(s, "minas_tirith", gondor_regular=3)
    start(s, Battle(seat=SHADOW, origin=PLACE["osgiliath"], target=PLACE["minas_tirith"]))
    assert s.offer is not None and s.offer.kind == "field_battle_or_siege"
    odds = pending_odds(s)
    assert odds is not None
    field, walls = odds["battles"]
    assert (field["form"], field["attacker"]["needed"]) == ("field", 5)
    assert (walls["form"], walls["attacker"]["needed"]) == ("assault", 6)
    assert walls["defender"]["strength"] == 3
