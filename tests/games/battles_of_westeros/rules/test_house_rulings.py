"""The rulings that a table may switch, by both readings. The standard ones are tested with their
rules too; here each stands beside the other one."""

from __future__ import annotations

import pytest

from tests.games.battles_of_westeros.helpers import (
    ablaze,
    act,
    at,
    dice,
    field,
    ground,
    offered,
    offered_hexes,
    put,
    start,
)
from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.rules import cards
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.effects import BATTLE, grant
from westmarch.games.battles_of_westeros.rules.battlefield.fire import WHO_BURNS_FIRST, Fires
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import LANNISTER, STALWART, STARK
from westmarch.games.battles_of_westeros.rules.catalogue import CARD
from westmarch.games.battles_of_westeros.rules.combat.attack import (
    ARCHERS_COUNTERATTACK,
    Attack,
    may_counterattack,
)
from westmarch.games.battles_of_westeros.rules.combat.pursuit import PURSUIT_HOME
from westmarch.games.battles_of_westeros.rules.combat.sight import FIRE_AND_SIGHT, clear_line
from westmarch.games.battles_of_westeros.rules.round.leadership import (
    TACTIC_AFTER_CAPTURE,
    PlayCard,
)
from westmarch.games.battles_of_westeros.rules.state import Field


def ruled(other: bool, ruling: str, **changes: object) -> Field:
    """The small field, by the other reading of a ruling or by the standard one."""
    s = field(**changes)
    if other:
        s.house_rulings = (ruling,)
    return s


def test_these_are_the_house_rulings_of_the_game() -> None:
    assert {option.name for option in GAME.options if option.ruling} == {
        FIRE_AND_SIGHT,
        WHO_BURNS_FIRST,
        ARCHERS_COUNTERATTACK,
        PURSUIT_HOME,
        TACTIC_AFTER_CAPTURE,
    }


@pytest.mark.rule("bow.7.10", "bow.13.02", "bow.13.18")
@pytest.mark.parametrize("other", [False, True])
@pytest.mark.parametrize("wood", ["forest", "building", "forest_road"])
def test_a_burning_wood_and_the_line_of_sight(other: bool, wood: str) -> None:
    s = ruled(other, FIRE_AND_SIGHT)
    a, b = HEX["e5"], HEX["g5"]
    ablaze(s, 2, "f5")
    assert clear_line(s, a, b), "a fire on open ground is no obstacle"
    ground(s, wood, "f5")
    assert clear_line(s, a, b) == (not other)
    ablaze(s, 4 if wood == "building" else 3, "f5")
    s.luck = [0]
    start(s, Fires())
    assert clear_line(s, a, b), "burnt down it is plains"


@pytest.mark.rule("bow.14.04", "bow.11.01")
@pytest.mark.parametrize("other", [False, True])
@pytest.mark.parametrize("first", [STARK, LANNISTER])
def test_the_order_of_burning(other: bool, first: int) -> None:
    """With the last men of both Houses in fires and the other House a step from Rout, the first
    player wins if he may choose, and saves the other if his own unit must burn first."""
    s = ruled(other, WHO_BURNS_FIRST)
    s.first = first
    put(s, "e4", "war_host", figures=1)
    put(s, "e6", "guard", figures=1)
    ablaze(s, 1, "e4", "e6")
    s.morale = 10 if first == STARK else -10
    start(s, Fires())
    if other:
        assert not s.ending and abs(s.morale) == 10
    else:
        assert s.offer is not None and s.offer.seat == first
        act(s, "choose_unit e6" if first == STARK else "choose_unit e4")
        assert s.winners == [first]


@pytest.mark.rule("bow.14.04", "bow.5.22")
@pytest.mark.parametrize("other", [False, True])
def test_who_is_asked_for_the_order_among_units_of_one_house(other: bool) -> None:
    assert cards.commanders  # what Tywin can do is registered there
    s = ruled(other, WHO_BURNS_FIRST)
    put(s, "e4", commander="tywin_casterly_rock", rank="red", figures=1)
    put(s, "e6", "guard", "red", figures=1)
    ablaze(s, 1, "e4", "e6")
    start(s, Fires())
    assert s.first == STARK and s.offer is not None
    assert s.offer.seat == (LANNISTER if other else STARK)


@pytest.mark.rule("bow.14.04", "bow.13.12")
@pytest.mark.parametrize("other", [False, True])
def test_the_order_of_leaving_bridges(other: bool) -> None:
    """Both would step into the hexes of their own side, so only the order is in question."""
    s = ruled(other, WHO_BURNS_FIRST)
    s.first = LANNISTER
    ground(s, "river", "d5", "f5")
    ground(s, "wooden_bridge", "d5", "f5")
    put(s, "d5", "war_host")
    put(s, "f5", "guard")
    ablaze(s, 3, "d5", "f5")
    start(s, Fires())
    assert s.offer is not None and s.offer.seat == LANNISTER
    assert s.offer.kind == ("retreat" if other else "leave_bridge")


@pytest.mark.rule("bow.8.18", "bow.12.17")
@pytest.mark.parametrize("other", [False, True])
def test_a_stalwart_archer_and_his_counterattack(other: bool) -> None:
    s = ruled(other, ARCHERS_COUNTERATTACK)
    archers, host = put(s, "e5", "northmen_archers"), put(s, "f5", "war_host")
    foe = put(s, "e4", "guard")
    for unit in (archers, host):
        grant(s, STALWART, unit, 1, BATTLE)
    assert may_counterattack(s, archers, foe, HEX["e5"]) == (not other)
    assert may_counterattack(s, host, foe, HEX["f5"])


@pytest.mark.rule("bow.12.12", "bow.12.13")
@pytest.mark.parametrize("other", [False, True])
def test_a_pursuit_that_leads_back(other: bool) -> None:
    s = ruled(other, PURSUIT_HOME)
    riders, foe = put(s, "e5", "riders"), put(s, "e4", "guard", figures=1)
    put(s, "f5", "guard")
    dice(s, "green", "red")
    start(s, Attack(attacker=riders, target=foe))
    assert ("e5" in offered_hexes(s, "advance")) == (not other)
    if not other:
        act(s, "advance e5")
        assert at(s, riders) == "e5" and "attack f5" in offered(s)


@pytest.mark.rule("bow.5.14", "bow.5.15", "bow.10.04")
@pytest.mark.parametrize("other", [False, True])
def test_the_tactic_of_a_captured_commander(other: bool) -> None:
    s = ruled(other, TACTIC_AFTER_CAPTURE)
    eddard = put(s, "e7", commander="eddard_lord_of_winterfell", figures=1)
    put(s, "d7", "war_host")
    s.decks[STARK].clear()
    s.hands[STARK] = [CARD["stark_13"]]
    start(s, PlayCard(seat=STARK, card=CARD["stark_13"]))
    act(s, "choose_unit d7", "done")
    army.capture(s, eddard)
    act(s, "stay")
    assert offered(s) == ([] if other else ["tactic", "no"])
