"""Write down which events each game can tell: `python -m tools.generate.events`.

The browser shows every event as a scene; its tests hold the scenes against these lists, so that no
event is forgotten there. They are read out of the games' sources: every call of `tell` and
`tell_only`, and of the helpers that pass an event's kind on to them. A call whose kind cannot be
read is an error, never left out.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from westmarch.kernel import registry

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/westmarch/games"
BOARDS = ROOT / "web/src/boards"

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Unreadable(Exception):
    """A call whose kind of event, or whose data, cannot be read from the source."""


class Teller(NamedTuple):
    """A function that tells an event."""

    place: int
    """Which of its arguments is the kind."""
    parameters: tuple[str, ...] = ()
    """Arguments that are not data of the event."""
    keys: frozenset[str] = frozenset()
    """The data it gives itself."""
    more: bool = True
    """Whether it passes its other keywords on as data."""


TELLERS = {"tell": Teller(1), "tell_only": Teller(2)}


class Call(NamedTuple):
    """A call of something by its name, the function it stands in and the file."""

    name: str
    node: ast.Call
    inside: Function | None
    path: Path

    def problem(self, text: str) -> Unreadable:
        return Unreadable(f"{self.path.name}:{self.node.lineno}: {text}")


def _calls(path: Path, node: ast.AST, inside: Function | None = None) -> Iterator[Call]:
    """Every call below a node, with the innermost function around it."""
    waiting = [(node, inside)]
    while waiting:
        above, inside = waiting.pop()
        if isinstance(above, ast.Call) and above is not node:
            called = above.func
            if isinstance(called, ast.Name | ast.Attribute):
                name = called.id if isinstance(called, ast.Name) else called.attr
                yield Call(name, above, inside, path)
        if isinstance(above, Function) and above is not node:
            inside = above
        waiting += [(child, inside) for child in reversed(list(ast.iter_child_nodes(above)))]


def _constants(node: ast.AST) -> dict[str, list[ast.expr]]:
    """What the names assigned to below a node are given."""
    found: dict[str, list[ast.expr]] = {}
    for child in ast.walk(node):
        if isinstance(child, ast.Assign):
            for target in child.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(child.value)
        elif isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
            if child.value is not None:
                found.setdefault(child.target.id, []).append(child.value)
    return found


class Source:
    """The Python files of one game."""

    def __init__(self, package: Path) -> None:
        self.calls: list[Call] = []
        self.constants: dict[str, list[ast.expr]] = {}
        for path in sorted(package.rglob("*.py")):
            tree = ast.parse(path.read_text())
            self.calls.extend(_calls(path, tree))
            for statement in tree.body:
                if isinstance(statement, ast.Assign | ast.AnnAssign):
                    for name, values in _constants(ast.Module([statement], [])).items():
                        self.constants.setdefault(name, []).extend(values)
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".events"):
                    if any(name.asname or name.name == "Event" for name in node.names):
                        self._only_for_types(node, tree, path)

    @staticmethod
    def _only_for_types(node: ast.ImportFrom, tree: ast.AST, path: Path) -> None:
        """A game may name `Event`, but it makes none by itself and calls `tell` by its name."""
        made = [call for call in _calls(path, tree) if call.name == "Event"]
        if made or any(name.asname for name in node.names):
            raise Unreadable(f"{path.name}:{node.lineno}: events are told with `tell` only")

    def kinds(self, call: Call, value: ast.expr) -> set[str]:
        """The kinds an expression can name."""
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return {value.value}
        if isinstance(value, ast.IfExp):
            return self.kinds(call, value.body) | self.kinds(call, value.orelse)
        if isinstance(value, ast.Name):
            local = {} if call.inside is None else _constants(call.inside)
            values = local.get(value.id) or self.constants.get(value.id)
            if values:
                return set().union(*(self.kinds(call, one) for one in values))
        raise call.problem(f"cannot read the kind {ast.unparse(value)!r}")


def _parameters(function: Function) -> tuple[str, ...]:
    """The names of a function's arguments, without self."""
    given = function.args
    names = [a.arg for a in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    return tuple(names[1:] if names[:1] == ["self"] else names)


def _told(call: Call, teller: Teller) -> tuple[ast.expr, frozenset[str], bool]:
    """The kind a call tells, the data's keys, and whether it passes keywords of its own on."""
    if len(call.node.args) <= teller.place:
        raise call.problem("the kind is not given by its place")
    keys, more = set(teller.keys), False
    for keyword in call.node.keywords:
        if keyword.arg is not None:
            if keyword.arg not in teller.parameters:
                keys.add(keyword.arg)
            continue
        rest = None if call.inside is None else call.inside.args.kwarg
        if rest is None or not isinstance(keyword.value, ast.Name) or keyword.value.id != rest.arg:
            raise call.problem("cannot read the data")
        more = True
    if not teller.more and keys - teller.keys:
        raise call.problem("cannot read the data")
    return call.node.args[teller.place], frozenset(keys), more


def told_in(package: Path) -> dict[str, set[frozenset[str]]]:
    """Every kind of event the game in a package can tell, with each set of keys its data may have.

    Raises `Unreadable` where the source does not say.
    """
    source = Source(package)
    found: dict[str, set[frozenset[str]]] = {}
    new = dict(TELLERS)
    while new:
        tellers, new = new, {}
        for call in source.calls:
            if call.name not in tellers:
                continue
            kind, keys, more = _told(call, tellers[call.name])
            names = () if call.inside is None else _parameters(call.inside)
            if isinstance(kind, ast.Name) and kind.id in names:
                assert call.inside is not None
                new[call.inside.name] = Teller(names.index(kind.id), names, keys, more)
                continue
            if more:
                raise call.problem("cannot read the data")
            for one in source.kinds(call, kind):
                found.setdefault(one, set()).add(keys)
    return {kind: found[kind] for kind in sorted(found)}


def kinds_of(package: Path) -> dict[str, list[str]]:
    """Every kind of event the game in a package can tell, with the keys its data may have."""
    return {kind: sorted(frozenset().union(*sets)) for kind, sets in told_in(package).items()}


def written(game: str) -> str:
    """The list of a game as it stands in its file."""
    lines = [f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in kinds_of(GAMES / game).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    for game in registry.games():
        (BOARDS / game.id / "film/events.json").write_text(written(game.id))


if __name__ == "__main__":
    main()
