"""Cards of the Spirit sphere."""

from __future__ import annotations

from westmarch.games.lotr_card_game.abilities import action, response
from westmarch.games.lotr_card_game.catalogue import HAS_WHEN_REVEALED
from westmarch.games.lotr_card_game.costs import DISCARD_ONE
from westmarch.games.lotr_card_game.effects import going_on, last
from westmarch.games.lotr_card_game.reveal import Reveal
from westmarch.games.lotr_card_game.state import Adventure
from westmarch.games.lotr_card_game.uses import Use

# ---- heroes


@action("eowyn", cost=DISCARD_ONE, anyone=True, limit=1, per="round", per_player=True)
def eowyn(s: Adventure, u: Use) -> None:
    """Any player may discard a card: +1 willpower until the end of the phase."""
    last(s, "willpower", u.card, 1, "phase", u.card)


# ---- events


def _cancellable(s: Adventure, u: Use) -> bool:
    reveal = going_on(s, Reveal)
    return reveal is not None and not reveal.cancelled and HAS_WHEN_REVEALED[s.design[u.subject]]


@response("a_test_of_will", on="revealed", needs=_cancellable)
def a_test_of_will(s: Adventure, u: Use) -> None:
    """Cancel the When Revealed effect of the card just revealed."""
    reveal = going_on(s, Reveal)
    assert reveal is not None
    reveal.cancelled = True
