"""States and frames as native classes.

A Struct is made at run time: its ``__init__``, its copies, its comparison. A native class has them
written out. The choices of a frame become plain methods, and ``run_step`` and ``run_take`` go to
the step by its number.
"""

from __future__ import annotations

import ast
import inspect
from typing import TYPE_CHECKING, Any

from tools.compiler.fields import Field, cloned, default_of
from westmarch.kernel.engine.choice import Choice
from westmarch.kernel.engine.state import Frame, State

if TYPE_CHECKING:
    from tools.compiler.rewriting import Source

PARTS = ("refuses", "takes", "considers")
"""What a choice consists of, besides its offer."""


def make_native(tree: ast.Module, source: Source, sources: dict[str, Source]) -> None:
    """Rewrite the states and frames of a module."""
    body: list[ast.stmt] = []
    needed: dict[str, str] = {}
    found = False
    for node in tree.body:
        body.append(node)
        if not isinstance(node, ast.ClassDef):
            continue
        _drop_slots(node)
        cls = getattr(source.module, node.name)
        if issubclass(cls, (State, Frame)):
            found = True
            written = _NativeClass(node, cls, source, sources)
            body += written.rewrite()
            needed |= written.needed
    tree.body = body
    if found:
        _add_imports(tree, source, needed)


def _drop_slots(node: ast.ClassDef) -> None:
    """Every native class has slots."""
    node.body = [
        part
        for part in node.body
        if not (
            isinstance(part, ast.Assign)
            and isinstance(part.targets[0], ast.Name)
            and part.targets[0].id == "__slots__"
        )
    ]


def _add_imports(tree: ast.Module, source: Source, needed: dict[str, str]) -> None:
    lines = [f"from {home} import {name} as _of_{name}" for name, home in needed.items()]
    state = State.__module__
    if source.name != state:
        lines += [f"from {state} import enroll as _enroll, State as _State, Frame as _Frame"]
    lines += [
        f"from {_native()} import describe as _describe, same as _same",
        "from typing import TYPE_CHECKING as _TYPE_CHECKING",
        "if _TYPE_CHECKING:",
        "    from mypy_extensions import mypyc_attr",
        "from typing import Any as _Any",
        f"from {Choice.__module__.rpartition('.')[0]}.decision import Action as _Action",
        f"from {Choice.__module__.rpartition('.')[0]}.decision import Decision as _Decision",
        f"from {Choice.__module__} import Offered as _Offered",
    ]
    for at, node in enumerate(tree.body):
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            tree.body[at + 1 : at + 1] = ast.parse("\n".join(lines)).body
            return


def _native() -> str:
    return f"{State.__module__.rpartition('.')[0]}.native"


class _NativeClass:
    def __init__(
        self, node: ast.ClassDef, cls: type[Any], source: Source, sources: dict[str, Source]
    ) -> None:
        self.node = node
        self.cls = cls
        self.source = source
        self.sources = sources
        self.needed: dict[str, str] = {}
        self.is_root = cls in (State, Frame)
        self.is_frame = issubclass(cls, Frame)
        self.choices: dict[str, dict[str, str]] = {}

    def rewrite(self) -> list[ast.stmt]:
        fields = self._fields()
        made = self._made_choices()
        self._plain_body()
        if self.is_root:
            self.node.bases = []
            self._root()
        self.node.keywords = []
        self._add(self._init(fields))
        self._add(self._copies(fields))
        if self.is_frame and self.cls.sequence:
            self._add(self._run())
        fields_told = f"{self.cls.__struct_fields__!r}, {self._own_annotations()!r}"
        lines = [*made, f"_describe({self.cls.__name__}, {fields_told})"]
        if self.is_frame and not self.is_root:
            enroll = "enroll" if self.source.name == State.__module__ else "_enroll"
            lines.append(f"{enroll}({self.cls.__name__})")
        return ast.parse("\n".join(lines)).body

    def _add(self, text: str) -> None:
        self.node.body += ast.parse(text).body

    # ---- fields

    def _own_annotations(self) -> dict[str, str]:
        node = self.source.class_node(self.cls.__name__)
        return {
            part.target.id: ast.unparse(part.annotation)
            for part in node.body
            if isinstance(part, ast.AnnAssign)
            and isinstance(part.target, ast.Name)
            and "ClassVar" not in ast.unparse(part.annotation)
        }

    def _fields(self) -> list[Field]:
        """All fields in the order the class takes them."""
        found = []
        for parameter in inspect.signature(self.cls).parameters.values():
            keyword = parameter.kind is inspect.Parameter.KEYWORD_ONLY
            found.append(self._field(parameter.name, keyword))
        return found

    def _field(self, name: str, keyword: bool) -> Field:
        for base in self.cls.__mro__:
            source = self.sources.get(base.__module__)
            if source is None or name not in inspect.get_annotations(base):
                continue
            for part in source.class_node(base.__name__).body:
                if isinstance(part, ast.AnnAssign) and ast.unparse(part.target) == name:
                    kind, (default, fresh) = part.annotation, default_of(part.value)
                    if source is not self.source:
                        kind = self._imported(kind, source)
                        default = None if default is None else self._imported(default, source)
                    text = None if default is None else ast.unparse(default)
                    return Field(name, ast.unparse(kind), text, fresh, keyword)
        raise LookupError(f"{self.cls.__name__}.{name} is declared nowhere")

    def _imported(self, kind: ast.expr, source: Source) -> ast.expr:
        """An expression of another module, with the names it needs imported from there."""
        kind = ast.parse(ast.unparse(kind), mode="eval").body
        for part in ast.walk(kind):
            if isinstance(part, ast.Name) and hasattr(source.module, part.id):
                self.needed[part.id] = source.name
                part.id = f"_of_{part.id}"
        return kind

    def _init(self, fields: list[Field]) -> str:
        parameters, lines = [], []
        base = self.cls.__mro__[1]
        inherited = set(getattr(base, "__struct_fields__", ())) if not self.is_root else set()
        starred = False
        for field in fields:
            if field.keyword and not starred:
                parameters.append("*")
                starred = True
            kind, default = field.kind, field.default
            if field.fresh:
                kind, default = f"{kind} | None", "None"
            parameters.append(
                f"{field.name}: {kind}" + ("" if default is None else f" = {default}")
            )
        if inherited:
            given = ", ".join(f"{f.name}={f.name}" for f in fields if f.name in inherited)
            lines.append(f"super().__init__({given})")
        for field in fields:
            if field.name not in inherited:
                value = field.name
                if field.fresh:
                    value = f"{field.default} if {field.name} is None else {field.name}"
                lines.append(f"self.{field.name} = {value}")
        head = f"def __init__(self, {', '.join(parameters)}) -> None:\n"
        return head + "".join(f"    {line}\n" for line in lines or ["pass"])

    def _copies(self, fields: list[Field]) -> str:
        name = self.cls.__name__
        root = "Frame" if self.is_frame else "State"
        if not self.is_root and self.source.name != State.__module__:
            root = f"_{root}"
        if self.is_root:
            return "def __copy__(self) -> Any:\n    return native.copied(self)\n"
        text = "def __copy__(self) -> _Any:\n    return _same(self)\n"
        if self.is_frame:
            return text + f"def copied(self) -> {root}:\n    return _same(self)\n"
        own = [(f.name, cloned(f)) for f in fields]
        deep = "".join(f"    c.{field} = {value}\n" for field, value in own if value)
        return text + f"def copied(self) -> {name}:\n    c = _same(self)\n{deep}    return c\n"

    def _root(self) -> None:
        """What the two classes do that all states and frames come from."""
        decorator = "mypyc_attr(allow_interpreted_subclasses=True)"
        self.node.decorator_list = [ast.parse(decorator, mode="eval").body]
        self.node.body = [
            part
            for part in self.node.body
            if not (isinstance(part, ast.FunctionDef) and part.name == "__init_subclass__")
        ]
        enrolled = "enroll(cls)" if self.is_frame else ""
        name = self.cls.__name__
        self._add(
            f"__struct_fields__: ClassVar[tuple[str, ...]] = ()\n"
            "@classmethod\n"
            "def __init_subclass__(cls, **config: Any) -> None:\n"
            # A native class has no dictionary, and describes itself when it is whole.
            "    if cls.__dictoffset__:\n"
            f"        native.adopt(cls, {name}, config)\n"
            f"        {enrolled}\n"
            "def __eq__(self, other: object) -> bool:\n"
            "    return native.equal(self, other)\n"
            "def __repr__(self) -> str:\n"
            "    return native.shown(self)\n"
        )

    def _plain_body(self) -> None:
        """Leave the defaults to `__init__`."""
        for part in self.node.body:
            if isinstance(part, ast.AnnAssign) and "ClassVar" not in ast.unparse(part.annotation):
                part.value = None
            if isinstance(part, ast.FunctionDef):
                _Body(self).visit(part)

    # ---- steps

    def _made_choices(self) -> list[str]:
        """Give the functions of each choice names of their own. Returns the statements that put the
        choices together again, for those who explain them."""
        lines: list[str] = []
        for part in self.node.body:
            if not isinstance(part, ast.FunctionDef) or not part.decorator_list:
                continue
            decorator = part.decorator_list[0]
            if isinstance(decorator, ast.Attribute) and decorator.attr in PARTS:
                assert isinstance(decorator.value, ast.Name)
                name = decorator.value.id
                part.name = f"{name}__{decorator.attr}"
                self.choices[name][decorator.attr] = part.name
                const = self.const(name)
                lines.append(f"{const}.{decorator.attr}({self.cls.__name__}.{part.name})")
            elif isinstance(self.cls.__dict__.get(part.name), Choice):
                name = part.name
                part.name = f"{name}__offers"
                plain = ast.unparse(decorator).startswith("choice(")
                self.choices[name] = {"offers": part.name, "made": "" if plain else "elsewhere"}
                const = self.const(name)
                made = f"{ast.unparse(decorator)}({self.cls.__name__}.{part.name})"
                lines.append(f"{const}: Final = {made}")
                lines.append(f"setattr({self.cls.__name__}, {name!r}, {const})")
            else:
                continue
            part.decorator_list = []
        for name, parts in self.choices.items():
            if "refuses" in parts and "considers" not in parts:
                self._add(
                    f"def {name}__legal(self, s: {self._state()}) -> _Offered:\n"
                    f"    offered = self.{name}__offers(s)\n"
                    "    if offered is None:\n"
                    "        return None\n"
                    "    seat, actions = offered\n"
                    f"    return seat, [a for a in actions if self.{name}__refuses(s, a) is None]\n"
                )
        return lines

    def const(self, name: str) -> str:
        return f"_{self.cls.__name__}__{name}"

    def _state(self) -> str:
        """The class of states these frames belong to, as the module calls it."""
        frames = [node for node in self.source.tree.body if isinstance(node, ast.ClassDef)]
        for node in (self.source.class_node(self.cls.__name__), *frames):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and len(part.args.args) > 1:
                    first = part.args.args[1]
                    if first.arg == "s" and first.annotation is not None:
                        return ast.unparse(first.annotation)
        raise LookupError(f"{self.source.name}: no step says what its state is")

    def _run(self) -> str:
        """Going to a step by its number."""
        steps, takes = [], []
        for number, name in enumerate(self.cls.sequence):
            parts = self.choices.get(name)
            if not isinstance(getattr(self.cls, name), Choice):
                steps.append(
                    (number, f"self.step = {number + 1}", f"self.{name}(s)", "return None")
                )
            elif parts is None or parts["made"]:
                steps.append((number, "return self.steps[at].ask(self, s, at)"))
            else:
                filtered = "refuses" in parts and "considers" not in parts
                legal = f"self.{name}__legal(s)" if filtered else f"self.{name}__offers(s)"
                steps.append((number, f"return {self.const(name)}.put(self, s, at, {legal})"))
                if "takes" in parts:
                    takes.append((number, f"self.{name}__takes(s, action)", "return"))
        root = "State" if self.source.name == State.__module__ else "_State"
        checked = f"    assert isinstance(s, {self._state()})\n"
        return (
            f"def run_step(self, s: {root}, at: int) -> _Decision | None:\n"
            f"{checked}{_branches(steps)}    s.stack.pop()\n    return None\n"
            f"def run_take(self, s: {root}, at: int, action: _Action) -> None:\n"
            f"{checked}{_branches(takes)}    self.steps[at].take(self, s, action)\n"
        )


def _branches(steps: list[tuple[Any, ...]]) -> str:
    """What is done at each step, by its number."""
    return "".join(
        f"    if at == {number}:\n" + "".join(f"        {line}\n" for line in lines)
        for number, *lines in steps
    )


class _Body(ast.NodeTransformer):
    """The methods of a frame: ``self.goto("name")`` is the setting of a number, and a choice that
    is asked about itself is a constant."""

    def __init__(self, written: _NativeClass) -> None:
        self._cls = written.cls
        self._written = written

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        own = isinstance(node.value, ast.Name) and node.value.id == "self"
        if own and node.attr in self._written.choices:
            return ast.Name(self._written.const(node.attr), ast.Load())
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        self.generic_visit(node)
        made = node.value
        if (
            isinstance(made, ast.Call)
            and ast.unparse(made.func) == "self.goto"
            and isinstance(made.args[0], ast.Constant)
            and all(kind.sequence == self._cls.sequence for kind in _heirs(self._cls))
        ):
            number = self._cls.step_numbers[made.args[0].value]
            return ast.parse(f"self.step = {number}").body[0]
        return node


def _heirs(cls: type[Any]) -> list[type[Any]]:
    return [cls, *(heir for kind in cls.__subclasses__() for heir in _heirs(kind))]
