"""How the log and questions of the Card Game read."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.notation import tale
from westmarch.games.lotr_card_game.rules.card_effects.abilities import DELAYS
from westmarch.games.lotr_card_game.rules.catalogue import IDS
from westmarch.kernel.engine.events import Event
from westmarch.kernel.texts.language import speaking

GUARD = IDS.index("guard_of_the_citadel")
ARAGORN = IDS.index("aragorn")
GLOIN = IDS.index("gloin")


def told(kind: str, players: int = 1, **data: Any) -> str:
    return tale(Event(kind, {"card": 1, **data}), players)


def delay(name: str) -> str:
    """A delayed effect by its function's name."""
    return next(go for go in DELAYS if go.endswith(f".{name}"))


def test_who_plays_alone_is_you() -> None:
    assert told("played", number=GUARD, seat=0) == "You play Guard of the Citadel."
    assert told("threat_raised", seat=0, n=1, threat=30) == "Your threat rises by 1 to 30."
    assert told("engaged", number=GUARD, seat=0).endswith(" you.")
    with speaking("pl"):
        assert told("played", number=GUARD, seat=0) == "Zagrywasz kartę „Strażnik Cytadeli”."
    with speaking("ru"):
        line = told("threat_raised", seat=0, n=1, threat=30)
        assert line == "Ваша угроза растёт на 1, теперь 30."


def test_players_at_one_table_are_told_apart() -> None:
    assert told("played", 2, number=GUARD, seat=1) == "Player 2 plays Guard of the Citadel."
    assert told("threat_raised", 2, seat=0, n=1, threat=30) == (
        "Player 1's threat rises by 1 to 30."
    )
    game = {"players": "2", "scenario": "passage_through_mirkwood"}
    event = Event("mulligan", {"seat": 1})
    assert GAME.tale(event, game) == "Player 2 draws a new opening hand."
    assert GAME.tale(event, {**game, "players": "1"}) == "You draw a new opening hand."


@pytest.mark.parametrize(
    ("go", "line"),
    [
        (
            "sneak_back",
            "Sneak Attack ends: Guard of the Citadel returns to its owner's hand.",
        ),
        ("beorn_leaves", "Guard of the Citadel is shuffled into its owner's deck."),
        ("rider_returns", "Guard of the Citadel returns to the top of the encounter deck."),
    ],
)
def test_a_delayed_effect_says_what_happens(go: str, line: str) -> None:
    assert told("delayed", number=GUARD, go=delay(go)) == line


def test_a_delayed_effect_told_before_events_named_it_is_a_sentence() -> None:
    assert told("delayed", number=GUARD) == "The effect on Guard of the Citadel ends."


def test_a_card_responds_to_what_happens_to_it_or_to_another() -> None:
    used = {"number": ARAGORN, "seat": 0, "ability": "response", "on": "committed"}
    assert told("used", subject=1, subject_number=ARAGORN, **used) == (
        "You use the response of Aragorn."
    )
    assert told("used", subject=2, subject_number=GLOIN, **used) == (
        "You respond to Glóin committing to the quest with Aragorn."
    )
    with speaking("ru"):
        assert told("used", subject=2, subject_number=GLOIN, **used) == (
            "Вы откликаетесь картой «Арагорн» на отправку Глоина на задание."
        )
