"""What a game's source says it can say: for tests that prove that everything has a text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from westmarch.kernel import table
from westmarch.kernel.actions import ActionSpace
from westmarch.kernel.decision import GAME_OVER, NOT_OFFERED
from westmarch.kernel.prose import slots
from westmarch.kernel.state import FRAMES

KERNEL_KEYS = {
    NOT_OFFERED,
    GAME_OVER.key,
    table.NOT_YOUR_TURN.key,
    table.NOTHING_TO_UNDO.key,
    table.UNDO_NEW_INFORMATION.key,
    table.UNDO_OTHER_SEAT.key,
}
"""Refusals every game must have a sentence for."""


def text(node: ast.expr) -> str:
    """A text written out in the source."""
    assert isinstance(node, ast.Constant), "ids are written out where they are used"
    assert isinstance(node.value, str)
    return node.value


class Said:
    """The decisions, refusals and events of a game's package, found in its source."""

    def __init__(self, package: ModuleType) -> None:
        self.package = package.__name__
        assert package.__file__ is not None
        folder = Path(package.__file__).parent
        self.trees: list[ast.Module] = []
        self.modules: list[str] = []
        for path in sorted(folder.rglob("*.py")):
            dotted = ".".join(path.relative_to(folder).with_suffix("").parts)
            import_module(f"{self.package}.{dotted}".removesuffix(".__init__"))
            self.modules.append(path.stem)
            self.trees.append(ast.parse(path.read_text(encoding="utf-8")))

    def calls(self, *names: str) -> Iterator[ast.Call]:
        """Calls of functions with these names; ``army.tell_of`` is one of the module army."""
        for tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in names:
                    yield node

    def texts(self, name: str, at: int) -> set[str]:
        """The texts given as an argument to calls of a function."""
        return {text(call.args[at]) for call in self.calls(name)}

    def _elsewhere(self, name: str) -> list[str]:
        """How a function of one module is called in others that import the module."""
        return [f"{module}.{name}" for module in self.modules]

    @property
    def kinds(self) -> set[str]:
        """Kinds of decisions."""
        return self.texts("choice", 0)

    @property
    def keys(self) -> set[str]:
        """Keys of refusals."""
        return self.texts("Refusal", 1)

    @property
    def frames(self) -> set[str]:
        """Names of the frames."""
        return {name for home, name in FRAMES if home == self.package}

    def events(self, **tellers: int) -> Iterator[tuple[str, set[str]]]:
        """Every kind of event told, and the names of its data; `tellers` are functions of the game
        that tell events too, with the place of the kind among their arguments."""
        for name, at in {"tell": 1, "tell_only": 2, **tellers}.items():
            for call in self.calls(name, *self._elsewhere(name)):
                if isinstance(call.args[at], ast.Constant):
                    yield text(call.args[at]), {k.arg for k in call.keywords if k.arg is not None}

    def check(
        self,
        messages: dict[str, Any],
        space: ActionSpace,
        made: set[str] | None = None,
        **tellers: int,
    ) -> None:
        """Everything has a text, and no text is for what does not exist. `made` are events that
        only the notation makes, from others."""
        told = {kind for kind, _ in self.events(**tellers)}
        assert not told - set(messages["event"])
        assert not set(messages["event"]) - told - {table.UNDONE} - (made or set())
        asked = {kind for kind, texts in messages["decision"].items() if "question" in texts}
        assert asked == self.kinds
        assert set(messages["decision"]) == self.kinds
        assert set(messages["refusal"]) == self.keys | KERNEL_KEYS
        assert set(messages["action"]) == set(space.verbs())
        assert not set(messages["procedure"]) - self.frames
        for kind, texts in messages["decision"].items():
            assert not set(texts) - {"question"} - set(space.verbs()), kind

    def check_lines(
        self, messages: dict[str, Any], added: dict[str, set[str]], **tellers: int
    ) -> None:
        """The lines of events show only what is told; `added` is what a game adds by itself to the
        data of a kind of event."""
        for kind, names in self.events(**tellers):
            options = messages["event"][kind]
            options = [options] if isinstance(options, str) else options
            known = names | added.get(kind, set())
            for template in options:
                assert set(slots(template)) <= known, f"{kind}: {template}"
