"""Telling an event changes nothing: a game nobody listens to plays just the same.

What stands in the arguments of a `tell` may be left out where nobody listens, so nothing there may
change the state.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import westmarch
from tests.contract.changing import Sources
from westmarch.kernel import registry

HOME = Path(westmarch.__file__).parent


@pytest.mark.parametrize("game", [name for name in registry.GAMES if name != "duel"])
def test_nothing_is_changed_in_what_is_told(game: str) -> None:
    sources = Sources(HOME / "games" / game / "rules", HOME / "kernel/engine")
    told = list(sources.told())
    assert len(told) > 20
    wrong = [f"{where}: {what}" for where, call in told for what in sources.wrong(call)]
    assert not wrong


RULES = """
def look(s):
    found = [n for n in s.hand]
    found.append(1)
    return found

def lay_out(s, count):
    s.supply -= count
    return count

def indirectly(s):
    return lay_out(s, 2)

def drawn(s):
    hand = s.hand
    return hand.pop()

def note(s, kind, **data):
    tell(s, kind, **data)

def rule(s):
    {}
"""


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("tell(s, 'a', count=len(s.hand), cards=list(s.hand), found=look(s))", []),
        ("tell(s, 'a', count=lay_out(s, 2))", ["lay_out(s, 2)"]),
        ("tell_only(s, (0,), 'a', count=[indirectly(s)])", ["indirectly(s)"]),
        ("note(s, 'a', card=drawn(s))", ["drawn(s)"]),
        ("tell(s, 'a', card=s.hand.pop())", ["s.hand.pop()"]),
        ("tell(s, 'a', card=(top := s.hand[0]))", ["(top := s.hand[0])"]),
        ("tell(s, 'a', card=elsewhere(s))", ["elsewhere(s)"]),
    ],
)
def test_what_changes_something_is_found(tmp_path: Path, line: str, wrong: list[str]) -> None:
    (tmp_path / "rules.py").write_text(RULES.format(line))
    sources = Sources(tmp_path)
    calls = [call for _, call in sources.told() if "**" not in ast.unparse(call)]
    assert [what for call in calls for what in sources.wrong(call)] == wrong
