"""Actions: text form, ids, the action space."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.decision import action_of, text_of
from westmarch.kernel.engine.errors import WestmarchError


def space() -> ActionSpace:
    found = ActionSpace()
    found.verb("march", ["edoras", "helms_deep"], ["west", "east", "south"])
    found.verb("pass")
    found.verb("bid", range(5))
    return found


def test_every_id_is_one_action_and_back() -> None:
    s = space()
    actions = [s.action_of(number) for number in range(s.size)]
    assert len(set(actions)) == s.size == 2 * 3 + 1 + 5
    assert [s.id_of(action) for action in actions] == list(range(s.size))


def test_ids_do_not_depend_on_the_order_of_declaration() -> None:
    other = ActionSpace()
    other.verb("pass")
    other.verb("bid", range(5))
    other.verb("march", ["edoras", "helms_deep"], ["west", "east", "south"])
    assert other.id_of(("march", "helms_deep", "east")) == space().id_of(
        ("march", "helms_deep", "east")
    )


@pytest.mark.parametrize(
    "action", [("fly",), ("march", "edoras"), ("march", "edoras", "up"), ("bid", 9), ()]
)
def test_unknown_actions_have_no_id(action: tuple[str | int, ...]) -> None:
    with pytest.raises(WestmarchError, match="no such action"):
        space().id_of(action)


@pytest.mark.parametrize("number", [-1, 12])
def test_unknown_ids_have_no_action(number: int) -> None:
    with pytest.raises(WestmarchError, match=str(number)):
        space().action_of(number)


def test_a_verb_is_declared_once() -> None:
    s = space()
    with pytest.raises(WestmarchError, match="twice"):
        s.verb("pass")


words = st.from_regex(r"[a-z][a-z_0-9]{0,8}", fullmatch=True)


@given(st.lists(words | st.integers(-99, 99), min_size=1, max_size=5))
def test_text_form_reads_back(parts: list[str | int]) -> None:
    assert action_of(text_of(tuple(parts))) == tuple(parts)
