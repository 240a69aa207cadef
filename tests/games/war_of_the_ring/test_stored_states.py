"""Games stored in an earlier layout of the state go on where they stood."""

from __future__ import annotations

import json

import pytest

from tests.games.war_of_the_ring.helpers import (
    act,
    army,
    bare,
    capture,
    characters,
    everyone_at_war,
    offered,
    put_army,
    start,
)
from tests.games.war_of_the_ring.rules.battle.test_battle import field, roll
from tests.games.war_of_the_ring.rules.cards.playing_cards import play
from tests.games.war_of_the_ring.rules.fellowship.test_hunt import hunt, only, tile
from westmarch.games.war_of_the_ring.game import GAME
from westmarch.games.war_of_the_ring.rules.battle.attack import Attack
from westmarch.games.war_of_the_ring.rules.catalogue import CARDS
from westmarch.games.war_of_the_ring.rules.map.board import REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import MERIADOC
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.recruitment import EnforceLimits
from westmarch.kernel.engine.flow import resume
from westmarch.kernel.engine.state import decode, encode


def stored(s: War, steps: list[tuple[str, int]]) -> War:
    """The game as the first layout stored it, with the steps its frames stood at, read by today's
    program."""
    raw = json.loads(encode(s))
    raw["schema"] = 1
    assert [frame["frame"] for frame in raw["stack"]] == [name for name, _ in steps]
    for frame, (_, step) in zip(raw["stack"], steps, strict=True):
        frame["step"] = step
    again = decode(json.dumps(raw), War)
    resume(again)
    return again


def test_a_hunt_at_the_guides_ability() -> None:
    s = hunt("hollin", progress=1)
    only(s, "meriadoc", "peregrin")
    s.guide = MERIADOC
    tile(s, "std_3_1")
    again = stored(s, [("HuntTile", 6)])
    assert offered(again) == ["use_guide", "no"]
    act(again, "use_guide", "choose_region moria")
    assert characters(again, "moria") == ["meriadoc"]


def test_an_advance_after_a_battle() -> None:
    s = field({"sauron_regular": 3}, {"gondor_regular": 1})
    start(s, Attack(seat=1))
    act(s, "leave_behind sauron_regular")
    roll(s, 6, 6, 1)
    act(s, "done")
    again = stored(s, [("Attack", 5), ("Battle", 8), ("AdvanceAfterBattle", 0)])
    assert offered(again) == ["advance_with_all", "done", "advance_with sauron_regular"]
    act(again, "advance_with sauron_regular", "done")
    assert army(again, "dead_marshes") == {"sauron_regular": 1}


def test_a_landing_in_battle_moves_the_winner() -> None:
    """Corsairs of Umbar stored in battle: the Attack knows that the card brought the Army."""
    s = bare()
    everyone_at_war(s)
    put_army(s, "umbar", southrons_easterlings_regular=3)
    put_army(s, "pelargir", gondor_regular=2)
    coast = (REGION["pelargir"],)
    start(s, Attack(seat=1, origins=(REGION["umbar"],), targets=coast, remote=1, no_cease=1))
    roll(s, 1, 1, 1, 1, 1)
    act(s, "done")
    raw = json.loads(encode(s))
    raw["schema"] = 1
    assert raw["stack"][1].pop("landing") == 1
    again = decode(json.dumps(raw), War)
    resume(again)
    act(again, "retreat_to lossarnach")
    assert again.offer is None
    assert army(again, "pelargir") == {"southrons_easterlings_regular": 3}


def test_units_above_the_limit() -> None:
    s = bare()
    put_army(s, "moria", sauron_regular=10, isengard_regular=1)
    start(s, EnforceLimits())
    again = stored(s, [("EnforceLimits", 2)])
    assert set(offered(again)) == {"disband sauron_regular", "disband isengard_regular"}
    act(again, "disband isengard_regular")
    assert army(again, "moria") == {"sauron_regular": 10} and again.offer is None


def test_partners_who_have_met() -> None:
    for steps, answers in (((1,), ("yes", "yes")), ((2,), ("yes",))):
        s = bare(4)
        put_army(s, "minas_tirith", gondor_regular=1, rohan_regular=1)
        start(s, EnforceLimits())
        act(s, *answers[1:])
        again = stored(s, [("EnforceLimits", 1), ("MeetPartners", *steps)])
        act(again, *answers)
        assert again.mixed[REGION["minas_tirith"]] == 1 and again.offer is None


def test_the_regions_of_return_to_valinor() -> None:
    s = bare()
    capture(s, "woodland_realm", 1)
    put_army(s, "grey_havens", elves_regular=2, elves_elite=1)
    put_army(s, "rivendell", elves_regular=2)
    play(s, "sh_strat_01", 1)
    s.luck = [6, 1, 1]
    act(s, "choose_place grey_havens")
    raw = json.loads(encode(s))
    raw["schema"] = 1
    valinor = next(frame for frame in raw["stack"] if frame["frame"] == "ReturnToValinor")
    assert valinor.pop("seat") == 1
    again = decode(json.dumps(raw), War)
    resume(again)
    again.luck = [6, 6]
    act(again, "lose elves_regular")
    assert army(again, "rivendell") == {}


@pytest.mark.parametrize(("leading", "asked"), [(0, 1), (1, 1)])
def test_partners_who_exchange_cards(leading: int, asked: int) -> None:
    """Where the second seat leads the question begins anew: the leading player is asked first."""
    s = GAME.new({"players": "4"}, 1)
    act(s, "yes")
    s.leading[0] = leading
    again = stored(s, [("Turn", s.stack[0].step), ("ExchangeCards", 0), ("ExchangeCards", 1)])
    assert again.offer is not None and again.offer.seat == asked
    act(again, "yes")
    if leading:
        act(again, "yes")
    before = [hand[:] for hand in again.hands]
    for seat in (leading, 1 - leading):
        assert again.offer.seat == seat
        act(again, f"choose_card {CARDS[before[seat][0]]}")
    assert sorted(again.hands[0]) == sorted([before[0][1], before[1][0]])
