"""The build pass: what the compiler is given says what the source says."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools.compiler import building, constants, primitives, statements
from tools.compiler.constants import type_text
from tools.compiler.modules import PASSED_OVER, ROOT, groups
from tools.compiler.rewriting import Source, rewritten
from westmarch.kernel.engine import state

MODULE = '''"""A frame for the tests."""

from __future__ import annotations

from typing import ClassVar

from msgspec import field

from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame, State

LIMIT = 3
NO = Refusal("toy.1", "no")


class Bowl(State, kw_only=True):
    """How many nuts there are."""

    nuts: int = 7
    shells: list[int] = []
    layers: list[list[int]] = field(default_factory=lambda: [[], []])
    husks: bytearray = field(default_factory=lambda: bytearray(4))
    names: tuple[str, ...] = ()


class Nibble(Frame):
    """Take nuts, one after the other."""

    sequence: ClassVar[tuple[str, ...]] = ("begin", "how_many", "again")
    seat: int
    taken: tuple[int, ...] = ()

    def begin(self, s: Bowl) -> None:
        tell(s, "begun", seat=self.seat)

    @choice("how_many", rule="toy.2")
    def how_many(self, s: Bowl) -> Offered:
        return self.seat, [("take", n) for n in range(s.nuts + 1)]

    @how_many.refuses
    def _(self, s: Bowl, action: Action) -> Refusal | None:
        return NO if int(action[1]) > LIMIT else None

    @how_many.takes
    def _(self, s: Bowl, action: Action) -> None:
        s.nuts -= int(action[1])
        self.taken = (*self.taken, int(action[1]))

    def again(self, s: Bowl) -> None:
        if s.nuts:
            self.goto("how_many")
        else:
            call(s, Nibble(self.seat))


def ready(s: Bowl) -> bool:
    return s.nuts in (*s.shells, 3)
'''


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The module as the compiler gets it."""
    (tmp_path / "nibbling.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    found = dict(state.FRAMES)
    source = Source("nibbling", tmp_path / "nibbling.py")
    name = state.State.__module__
    kernel = Source(name, ROOT.joinpath(*name.split(".")).with_suffix(".py"))
    try:
        return rewritten(source, {"nibbling": source, name: kernel})
    finally:
        sys.modules.pop("nibbling")
        state.FRAMES.clear()
        state.FRAMES.update(found)


def has(text: str, *lines: str) -> bool:
    return all(line in text for line in lines)


def test_a_choice_becomes_plain_methods_with_names(written: str) -> None:
    assert has(written, "def how_many__offers(", "def how_many__refuses(", "def how_many__takes(")
    assert "@choice" not in written
    assert "setattr(Nibble, 'how_many', _Nibble__how_many)" in written


def test_steps_are_run_by_their_numbers(written: str) -> None:
    assert has(written, "if at == 0:\n            self.step = 1\n            self.begin(s)")
    assert "_Nibble__how_many.put(self, s, at, self.how_many__legal(s))" in written
    assert has(written, "self.how_many__takes(s, action)", "self.step = 1\n")
    assert "goto" not in written


def test_fields_are_taken_and_copied_in_the_order_of_the_struct(written: str) -> None:
    assert "def __init__(self, seat: int, taken: tuple[int, ...]=(), *, step: int=0)" in written
    assert "def copied(self) -> _Frame:\n        return _same(self)" in written
    assert "_describe(Nibble, ('seat', 'taken', 'step')" in written


def test_every_state_has_lists_of_its_own(written: str) -> None:
    assert has(
        written, "self.shells = [] if shells is None else shells", "[[], []] if layers is None"
    )
    assert has(written, "c = _same(self)", "c.stack = [f.copied() for f in self.stack]")
    assert has(written, "c.shells = self.shells[:]", "c.layers = [i[:] for i in self.layers]")
    assert "c.husks = self.husks.copy()" in written
    assert not has(written, "c.nuts =") and not has(written, "c.names =")


def test_what_the_compiler_is_taught_is_in_the_header() -> None:
    taught = Path(primitives.__file__).read_text("utf-8")
    header = building.INLINED.read_text("utf-8")
    for name in re.findall(r'"(CPy\w+?)"', taught):
        assert f" {name}(" in header.replace("*", " ")
    assert header.count("CPyList_HoldsNumber(") == 2 and "CPyTuple_HoldsNumber(" in header
    module, _, function = primitives.SAME.rpartition(".")
    assert callable(getattr(importlib.import_module(module), function))


def test_some_games_may_be_compiled_alone() -> None:
    names = groups(["five_armies"])
    assert list(names) == [
        "westmarch_engine",
        "westmarch_bots",
        "westmarch_five_armies",
        "westmarch_five_armies_bots",
    ]


def test_nobody_is_told_what_nobody_listens_to(written: str) -> None:
    assert "if s.events is not None:\n            tell(s, 'begun', seat=self.seat)" in written


def test_one_frame_is_put_on_the_stack_without_a_call(written: str) -> None:
    assert "s.stack.append(Nibble(self.seat))" in written


def test_what_breaks_the_compiler_is_written_otherwise(written: str) -> None:
    assert "return s.nuts in tuple([*s.shells, 3])" in written


def test_constants_are_final(written: str) -> None:
    assert has(written, "LIMIT: Final = 3", "NO: Final = Refusal('toy.1', 'no')")


def test_only_numbers_that_no_data_can_change_are_written_into_the_code() -> None:
    module = ModuleType("toy")
    text = "from __future__ import annotations\nA, B = range(2)\nC = len(B)\nD = ((1, 2), (3, 4))\n"
    vars(module).update(A=0, B=1, C=9, D=((1, 2), (3, 4)))
    tree = ast.parse(text)
    constants.make_final(tree, module)
    assert ast.unparse(tree).splitlines()[2:] == [
        "A: Final = 0",
        "B: Final = 1",
        "C: Final = len(B)",
        "D: Final[tuple[tuple[int, int], ...]] = ((1, 2), (3, 4))",
    ]


def test_a_name_that_is_set_twice_is_no_constant() -> None:
    module = ModuleType("toy")
    vars(module).update(A=2)
    tree = ast.parse("from __future__ import annotations\nA = 1\nA = 2\n")
    constants.make_final(tree, module)
    assert "Final =" not in ast.unparse(tree)


def test_types_of_constants() -> None:
    assert type_text((1, 2)) == "tuple[int, ...]"
    assert type_text((("a",), ("b", "c"))) == "tuple[tuple[str, ...], ...]"
    assert type_text((1, "a")) is None
    assert type_text([1]) is None


def test_nameless_functions_get_names() -> None:
    tree = ast.parse("@a\ndef _(): pass\n@b\ndef _(): pass\n")
    statements.rename_nameless(tree)
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert len(set(names)) == 2


def test_a_missing_compiler_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building.shutil, "which", lambda name: None)
    with pytest.raises(building.CannotBuild, match=r"^the compiled engine needs a C compiler .+$"):
        building.compiler()


def test_every_module_of_the_rooms_is_compiled_or_passed_over_for_a_reason() -> None:
    found = {name for modules in groups().values() for name in modules}
    assert "westmarch.kernel.engine.flow" in found
    assert "westmarch.games.five_armies.rules.turn.turn" in found
    assert all(PASSED_OVER.values()) and not found & PASSED_OVER.keys()


def test_a_library_has_the_rarer_parts_of_the_compiler_even_from_its_cache(tmp_path: Path) -> None:
    (tmp_path / "c").mkdir()
    (tmp_path / "c" / "bytearray_extra_ops.c").touch()
    told = "toy__mypyc c/__native_toy.c c/CPy.c\ntoy c/toy.c\n"
    (tmp_path / "extensions.txt").write_text(told, encoding="utf-8")
    assert building._extensions(tmp_path) == [
        ["toy__mypyc", "c/__native_toy.c", "c/CPy.c", "c/bytearray_extra_ops.c"],
        ["toy", "c/toy.c"],
    ]
