"""The odds shown before a decision."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import act, bare, everyone_at_war, put_army, start
from westmarch.games.war_of_the_ring.attack import Attack
from westmarch.games.war_of_the_ring.battle import Battle
from westmarch.games.war_of_the_ring.board import PLACE
from westmarch.games.war_of_the_ring.pending_odds import pending_odds
from westmarch.games.war_of_the_ring.pieces import SHADOW
from westmarch.games.war_of_the_ring.state import War


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
