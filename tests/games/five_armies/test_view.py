"""What a seat is shown of the procedures going on."""

from __future__ import annotations

from westmarch.games.five_armies.game import GAME
from westmarch.games.five_armies.view import LOCALS


def test_every_local_of_a_frame_is_explained() -> None:
    """A new local says whether its numbers are names: nothing is guessed from how it is called."""
    assert LOCALS.unexplained(GAME.package) == []
