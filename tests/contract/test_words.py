"""The words of every game: what it asks, offers, refuses and tells over random games is sound."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.contract.cases import Case, sampled, told
from tests.contract.words import faults
from westmarch.kernel.engine.flow import prompt
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game

MOST_REFUSED = 40


def said_at(game: Game, s: State) -> Iterator[tuple[str, str]]:
    """What a decision says, with where."""
    offer = s.offer
    assert offer is not None
    yield f"question of {offer.kind}", game.question(s, offer)
    for action in offer.actions:
        yield f"label of {action[0]}", game.label(s, action)
    asked = prompt(s)
    for action, why in asked.refused[:MOST_REFUSED] if asked else ():
        yield f"label of {action[0]}", game.label(s, action)
        yield f"refusal {why.key}", game.reason(why)


@pytest.fixture(autouse=True)
def _real_game(request: pytest.FixtureRequest) -> None:
    """The made-up game of the tests is not read by people."""
    if "case" in request.fixturenames and request.getfixturevalue("case").game.id == "duel":
        pytest.skip("a toy")


def test_what_is_asked_and_offered(case: Case, seed: int) -> None:
    wrong = {}
    for s in sampled(case, seed, stride=11, first=3):
        for where, text in said_at(case.game, s):
            for fault in faults(text, case.game):
                wrong.setdefault((where, fault), text)
    assert not wrong


def test_what_the_log_tells(case: Case, seed: int) -> None:
    wrong = {}
    for event in told(case, seed).table.log:
        text = case.game.tale(event, case.options)
        found = faults(text, case.game) + _not_a_sentence(text)
        for fault in found:
            wrong.setdefault((event.kind, fault), text)
    assert not wrong


def _not_a_sentence(text: str) -> list[str]:
    if not text:
        return []
    begins = text[0].isupper() or text[0].isdigit()
    return [] if begins and text[-1] in ".!?" else ["not a sentence"]


def test_what_games_and_options_are_called(case: Case) -> None:
    game = case.game
    texts = [game.title, game.summary, *(option.text for option in game.options)]
    assert not [fault for text in texts for fault in faults(text, game)]


@pytest.mark.parametrize(
    "text",
    [
        "With a Army or Event die",
        "An die is rolled.",
        "The Elves advances to At War.",
        "Dol Guldur Orcs is revealed.",
        "The the army moves.",
        "Two  spaces.",
        "The dice show .",
        "You draw For Gondor!.",
        "To the River....",
        "{card} is played.",
        "None is played.",
        "play fp_char_01",
        "1 cards are drawn.",
        "The helm's deep garrison.",
    ],
)
def test_faults_are_found(text: str) -> None:
    from westmarch.games.war_of_the_ring.game import GAME

    assert faults(text, GAME)


def test_good_lines_pass() -> None:
    from westmarch.games.war_of_the_ring.game import GAME

    for text in (
        "The Elves advance to At War.",
        "A unit of Gondor, an elite and a leader are in Helm's Deep.",
        "Shadow roll: 1, 1, 6 (+0, hits on 5): 1 hit.",
        "Nothing of this would do anything now.",
        "Stage 1: To the River...",
    ):
        assert faults(text, GAME) == []
