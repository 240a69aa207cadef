"""The lists of events the browser's scenes are held against."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.contract.cases import CASES, Case, told
from tools.generate.events import BOARDS, Unreadable, kinds_of, written
from westmarch.kernel import registry
from westmarch.kernel.engine.choice import ONLY_CHOICE

OF_THE_HOUSE = [case for case in CASES if case.game.id in registry.GAMES]


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_lists_are_what_the_source_says(game: str) -> None:
    assert (BOARDS / game / "film/events.json").read_text() == written(game), (
        "the game's events changed: run `python -m tools.generate.events`"
    )


@pytest.mark.parametrize("case", OF_THE_HOUSE, ids=str)
def test_a_game_tells_nothing_that_is_not_listed(case: Case) -> None:
    listed = json.loads((BOARDS / case.game.id / "film/events.json").read_text())
    # What is taken without asking is the kernel's own to tell.
    log = [event for event in told(case, 0).table.log if event.kind != ONLY_CHOICE]
    said = {(event.kind, key) for event in log for key in event.data}
    assert {event.kind for event in log} <= set(listed)
    assert [(kind, key) for kind, key in sorted(said) if key not in listed[kind]] == []


def source(folder: Path, text: str) -> Path:
    (folder / "game.py").write_text(
        "from westmarch.kernel.engine.events import tell, tell_only\n" + text
    )
    return folder


def test_a_kind_is_read_through_names_choices_and_helpers(tmp_path: Path) -> None:
    text = """
KIND = "named"
def step(s, lost):
    tell(s, "plain", to=1)
    tell(s, "plain", origin=2)
    tell_only(s, (0,), KIND)
    kind = "lost" if lost else "won"
    tell(s, kind, side=1)
def helper(s, event, unit, **data):
    tell(s, event, unit=unit, **data)
def again(s, word):
    helper(s, word, 3, hex=1)
class Battle:
    def said(self, s, kind, dice):
        tell(s, kind, dice=dice)
    def roll(self, s):
        self.said(s, "rolled", dice=3)
def use(s):
    helper(s, "moved", unit=1, to=2)
    again(s, "fell")
"""
    assert kinds_of(source(tmp_path, text)) == {
        "fell": ["hex", "unit"],
        "lost": ["side"],
        "moved": ["to", "unit"],
        "named": [],
        "plain": ["origin", "to"],
        "rolled": ["dice"],
        "won": ["side"],
    }


@pytest.mark.parametrize(
    "text",
    [
        "def step(s):\n    tell(s, KINDS[0])\n",
        "def step(s):\n    tell(s, 'a' + 'b')\n",
        "def step(s, data):\n    tell(s, 'moved', **data)\n",
        "def step(s):\n    tell(s, kind='moved')\n",
        "from westmarch.kernel.engine.events import tell as say\n",
        "from westmarch.kernel.engine.events import Event\ns.events.append(Event('moved', {}))\n",
    ],
)
def test_a_call_that_cannot_be_read_is_not_left_out(tmp_path: Path, text: str) -> None:
    with pytest.raises(Unreadable):
        kinds_of(source(tmp_path, text))
