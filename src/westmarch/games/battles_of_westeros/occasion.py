"""What brings decisions about: the card played, the token used, the commander, the moment."""

from __future__ import annotations

from westmarch.games.battles_of_westeros.rules.battlefield.pieces import COMMANDERS, SYMBOLS
from westmarch.games.battles_of_westeros.rules.cards.commanders import (
    ChangePlaces,
    Direwolf,
    FanFlames,
    StandFast,
)
from westmarch.games.battles_of_westeros.rules.catalogue import CARDS
from westmarch.games.battles_of_westeros.rules.round.command_phase import OrderByToken
from westmarch.games.battles_of_westeros.rules.round.commanders import Window
from westmarch.games.battles_of_westeros.rules.round.leadership import PlayCard
from westmarch.games.battles_of_westeros.rules.state import Field


def occasion(s: Field, seat: int | None) -> tuple[dict[str, str], str]:
    """All of it lies open on the table."""
    found: dict[str, str] = {}
    word = ""
    for frame in s.stack:
        if isinstance(frame, PlayCard):
            found["card"] = CARDS[frame.card]
        elif isinstance(frame, OrderByToken):
            found["token"] = SYMBOLS[frame.symbol]
        elif isinstance(frame, Window):
            word = frame.window
        elif isinstance(frame, Direwolf | ChangePlaces | FanFlames | StandFast):
            if s.commander[frame.leader] >= 0:
                found["commander"] = COMMANDERS[s.commander[frame.leader]]
    return found, word
