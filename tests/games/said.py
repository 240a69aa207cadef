"""What a game's source says it can say: for tests that prove that everything has a text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from westmarch.kernel import table
from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.decision import GAME_OVER, NOT_OFFERED
from westmarch.kernel.engine.state import FRAMES
from westmarch.kernel.texts.language import ENGLISH
from westmarch.kernel.texts.messages import Line
from westmarch.kernel.texts.prose import Prose

KERNEL_KEYS = {
    NOT_OFFERED,
    GAME_OVER.key,
    table.NOT_YOUR_TURN.key,
    table.NOTHING_TO_UNDO.key,
    table.UNDO_NEW_INFORMATION.key,
    table.UNDO_OTHER_SEAT.key,
}
"""Refusals every game must have a sentence for."""


def sections(prose: Prose) -> dict[str, Any]:
    """The English messages by section and key, those of decisions and stories one deeper; each with
    its lines."""
    found: dict[str, Any] = {}
    for name, lines in prose.messages(ENGLISH).lines.items():
        *above, key = name.split("-")
        section = found
        for part in above:
            section = section.setdefault(part, {})
        section[key] = lines
    return found


def texts(node: ast.expr, tree: ast.AST) -> list[str]:
    """The texts an argument can be: written out, one of two, or a variable set to such."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return texts(node.body, tree) + texts(node.orelse, tree)
    found = []
    if isinstance(node, ast.Name):
        for other in ast.walk(tree):
            if isinstance(other, ast.Assign) and any(
                isinstance(t, ast.Name) and t.id == node.id for t in other.targets
            ):
                found += texts(other.value, tree)
    return found


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

    def calls(self, name: str) -> Iterator[tuple[ast.Call, ast.Module]]:
        """Calls of a function, by its name or as one of a frame or module; with their files."""
        names = {name, *(f"{module}.{name}" for module in ("self", *self.modules))}
        for tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in names:
                    yield node, tree

    def texts(self, name: str, at: int) -> set[str]:
        """The texts given as an argument to calls of a function."""
        found = self.calls(name)
        return {
            t for call, tree in found if len(call.args) > at for t in texts(call.args[at], tree)
        }

    @property
    def kinds(self) -> set[str]:
        """Kinds of decisions."""
        return self.texts("choice", 0)

    @property
    def keys(self) -> set[str]:
        """Keys of refusals."""
        pointing: Any = import_module(f"{self.package}.why_not")
        told = self.texts("Refusal", 1) | self.texts("p.because", 0)
        return told | pointing.WHY.messages

    @property
    def frames(self) -> set[str]:
        """Names of the frames."""
        return {name for home, name in FRAMES if home == self.package}

    def events(self, **tellers: int) -> Iterator[tuple[str, set[str]]]:
        """Every kind of event told, and the names of its data; `tellers` are functions of the game
        that tell events too, with the place of the kind among their arguments."""
        for name, at in {"tell": 1, "tell_only": 2, **tellers}.items():
            for call, tree in self.calls(name):
                for kind in texts(call.args[at], tree):
                    yield kind, {k.arg for k in call.keywords if k.arg is not None}

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
        """Wherever an event is told some line of its kind can be filled, and no line is there that
        never can; `added` is what a game adds by itself to the data of a kind of event."""
        used: set[str] = set()
        for kind, names in self.events(**tellers):
            lines: tuple[Line, ...] = messages["event"][kind]
            known = names | added.get(kind, set())
            fitting = [line for line in lines if set(line.variables) <= known]
            assert fitting, kind
            used |= {line.name for line in fitting}
        told = {kind for kind, _ in self.events(**tellers)}
        for kind in told:
            for line in messages["event"][kind]:
                assert line.name in used, line.name
