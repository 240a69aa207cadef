"""Every verb, question, refusal and event of the game has words, and every action a target."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import westmarch.games.lotr_card_game as package
from tests.games.said import sections
from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.notation import PROSE
from westmarch.games.lotr_card_game.rules.actions import SPACE
from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    HAND_RESPONDS_TO,
    RESPONDS_TO,
)
from westmarch.games.lotr_card_game.rules.catalogue import IDS, NAMES, SCENARIOS
from westmarch.kernel.engine.errors import BadPosition
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import apply
from westmarch.kernel.texts.translation import names_of

ROOT = Path(package.__file__).parent
MESSAGES = sections(PROSE)


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """Calls of functions of these names in the game's modules."""
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in names:
                    yield node.func.id, node


def texts(node: ast.Call, place: int) -> list[str]:
    """A text argument, where it is written out."""
    if place < len(node.args):
        found = node.args[place]
        if isinstance(found, ast.Constant) and isinstance(found.value, str):
            return [found.value]
    return []


def test_every_verb_has_a_label() -> None:
    assert set(SPACE.verbs()) <= set(MESSAGES["label"])


@pytest.mark.parametrize(
    ("function", "place", "table"),
    [
        ("choice", 0, "question"),
        ("Refusal", 1, "refusal"),
        ("open_window", 1, "window"),
    ],
)
def test_every_key_has_words(function: str, place: int, table: str) -> None:
    keys = {key for _, node in calls(function) for key in texts(node, place)}
    assert keys and keys <= set(MESSAGES[table])


def test_every_event_has_words() -> None:
    told = {
        k for name, node in calls("tell", "tell_only") for k in texts(node, 1 + (name != "tell"))
    }
    by_result = {"used", "quest_resolved"}
    assert told - by_result <= set(MESSAGES["event"])


def test_every_reason_and_option_of_a_choice_has_words() -> None:
    for _, node in calls("choose_card", "choose_option", "choose_player", "choose_number"):
        for word in node.keywords:
            if word.arg == "why" and isinstance(word.value, ast.Constant):
                assert word.value.value in MESSAGES["why"]
    assert set(RESPONDS_TO) | set(HAND_RESPONDS_TO) <= set(MESSAGES["on"])


@pytest.mark.parametrize("seed", range(6))
def test_choices_of_played_games_read_well(seed: int) -> None:
    rng = Random(seed)
    scenario = SCENARIOS[seed % 3]
    options = {"players": str(1 + seed % 4), "scenario": scenario}
    s = GAME.new(options, seed, listen=True)
    for _ in range(150):
        if s.offer is None:
            break
        asked = s.offer
        assert len(GAME.question(s, asked)) > 8
        labels = [GAME.label(s, action) for action in asked.actions]
        assert len(set(labels)) == len(labels) and "_" not in "".join(labels)
        for action in asked.actions:
            if len(action) > 1 and str(action[0]) not in ("choose_option", "choose_number"):
                assert set(GAME.targets(action)) <= {"card", "player"} and GAME.targets(action)
        assert s.events is not None
        s.events.clear()
        apply(s, rng.choice(asked.actions))
        for event in s.events:
            assert "_" not in GAME.tale(event)
        assert GAME.board(s, 0) and "_" not in GAME.board(s, None)


def test_a_position_that_does_not_fit_together_is_refused() -> None:
    s = GAME.new({"players": "1"}, 1)
    text = GAME.write_position(s)
    again = GAME.read_position(text, 1)
    assert GAME.write_position(again) == GAME.write_position(GAME.read_position(text, 1))
    s.zones[0].append(s.zones[1][0])
    with pytest.raises(BadPosition, match="inconsistent"):
        GAME.read_position(GAME.write_position(s), 1)
    with pytest.raises(BadPosition):
        GAME.read_position("[]", 1)


def test_verbs_agree_with_the_names_of_cards() -> None:
    assert set(names_of(PROSE.package, "en")["card"]) <= set(IDS)
    for name, told in (
        ("Forest Spider", "Forest Spider is revealed."),
        ("Dol Guldur Orcs", "Dol Guldur Orcs are revealed."),
        ("Mountains of Mirkwood", "Mountains of Mirkwood are revealed."),
    ):
        event = Event("revealed", {"number": NAMES.index(name)})
        assert GAME.tale(event) == told
