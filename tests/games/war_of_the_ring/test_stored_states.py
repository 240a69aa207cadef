"""Games stored in an earlier layout of the state go on where they stood."""

from __future__ import annotations

import json

from tests.games.war_of_the_ring.helpers import act, army, characters, offered, start
from tests.games.war_of_the_ring.rules.battle.test_battle import field, roll
from tests.games.war_of_the_ring.rules.fellowship.test_hunt import hunt, only, tile
from westmarch.games.war_of_the_ring.rules.battle.attack import Attack
from westmarch.games.war_of_the_ring.rules.map.pieces import MERIADOC
from westmarch.games.war_of_the_ring.rules.state import War
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
