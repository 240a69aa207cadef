"""A decision says what it is for: procedure, source and reason, and nothing a seat may not know."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from tests.contract.cases import CASES, Case
from tools.reference.offers import vocabularies, walk
from westmarch.kernel.engine.choice import Choice
from westmarch.kernel.engine.state import FRAMES
from westmarch.kernel.registry import game
from westmarch.kernel.table import Table

FIRST = list({case.game.id: case for case in reversed(CASES)}.values())
SOURCES = {
    "war_of_the_ring": {"die": "face", "card": "card", "combat": "combat", "tile": "tile"},
    "five_armies": {
        "die": "face",
        "card": "card",
        "character": "character",
        "tile": "tile",
        "combat": "combat",
        "manoeuvre": "manoeuvre",
    },
    "lotr_card_game": dict.fromkeys(("card", "enemy", "location", "quest"), "card"),
    "battles_of_westeros": {"card": "card", "token": "symbol", "commander": "commander"},
    "duel": {},
}
"""The kinds of sources of each game, and the names they have."""


@pytest.mark.parametrize("case", FIRST, ids=str)
def test_a_purpose_is_where_the_decision_comes_from(case: Case) -> None:
    rng = Random(2)
    words = vocabularies(case.game)
    found = set()
    for number, s in enumerate(islice(walk(case.game, 5), 500)):
        offer = s.offer
        asked = case.game.asked(s)
        if offer is None:
            assert asked is None and case.game.purpose(s, None) is None
            break
        assert asked is not None and asked.purpose is not None and offer.purpose is None
        purpose = asked.purpose
        cls = FRAMES[case.game.package, purpose.procedure]
        step = cls.steps[cls.sequence.index(purpose.step)]
        assert isinstance(step, Choice) and step.kind == offer.kind
        assert purpose.rule == offer.rule
        assert all((case.game.package, outer) in FRAMES for outer in purpose.within)
        for kind, name in purpose.source.items():
            assert name in words[SOURCES[case.game.id][kind]]
        found |= purpose.source.keys()
        if number % 20 == 0:
            for seat in range(len(case.game.seats(case.game.options_of(s)))):
                unknown = case.game.determinize(s, seat, rng)
                if unknown.offer is not None and unknown.offer.kind == offer.kind:
                    assert case.game.purpose(unknown, seat) == case.game.purpose(s, seat)
    assert found or case.game.id == "duel"


def test_an_event_card_is_the_source_of_what_it_asks() -> None:
    table = Table(
        game("war_of_the_ring"),
        position="""
        phase: action_resolution ; to act: fp ; dice fp: event ; dice shadow: army
        hand fp: fp_strat_14
        """,
    )
    table.act(("use_die", "event"))
    assert table.decision is not None and table.decision.purpose is not None
    assert table.decision.purpose.source == {"die": "event"}
    assert table.decision.purpose.reason == "die"
