"""What a seat is shown of the procedures going on."""

from __future__ import annotations

from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.rules.battlefield.fire import Fires
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.combat.attack import SHOT, Attack
from westmarch.games.battles_of_westeros.view import LOCALS, procedure
from westmarch.kernel.engine.flow import take


def test_every_local_of_a_frame_is_explained() -> None:
    """A new local says whether its numbers are names: nothing is guessed from how it is called."""
    assert LOCALS.unexplained(GAME.package) == []


def test_tokens_of_palisades_are_told_by_hex_and_colour() -> None:
    s = GAME.new({"battle": "wolf_raiders"}, 1)
    while s.offer is not None and s.offer.kind == "aim_catapults":
        take(s, s.offer.actions[0])
    assert s.offer is not None
    where = s.offer.actions[0][1]
    take(s, s.offer.actions[0])
    shown = procedure(s)[-1]
    assert (shown["name"], shown["house"]) == ("Palisades", "lannister")
    assert shown["left"] == {"green": 6, "blue": 5, "red": 3}
    assert list(shown["strength"]) == shown["walls"] and shown["wall"] is None
    assert shown["strength"][where] == {"green": 0, "blue": 0, "red": 1}


def test_units_go_by_their_number_and_everything_else_by_name() -> None:
    s = GAME.new({"battle": "clash_on_the_kingsroad"}, 1)
    fires = Fires(levels=((HEX["c4"], 2),), spreading=(HEX["c4"],))
    s.stack += [Attack(attacker=2, target=0, kind=SHOT, results=(1, 0, 0, 2, 0)), fires]
    attack, fire = procedure(s)[-2:]
    assert (attack["attacker"], attack["target"], attack["at"]) == (2, 0, None)
    assert attack["kind"] == "ranged"
    assert attack["results"] == {"green": 1, "blue": 0, "red": 0, "valor": 2, "morale": 0}
    assert fire["levels"] == {"c4": 2} and fire["spreading"] == ["c4"]
