"""Which rules the tests name: finds ``@pytest.mark.rule("...")`` in the sources of the tests."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec

import westmarch
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.rulebook import Rule, Rulebook
from westmarch.kernel.texts.site_texts import say


class Coverage(msgspec.Struct, frozen=True):
    """How much of a rulebook the tests name."""

    total: int
    informative: int
    covered: int
    """Of those that are not informative."""
    uncovered: list[str]
    examples: int
    examples_uncovered: list[str]
    unknown: list[str]
    """Ids the tests name that the rulebook does not have."""

    @property
    def percent(self) -> float:
        provable = self.total - self.informative
        return 100 * self.covered / provable if provable else 100.0

    def summary(self) -> str:
        """One line."""
        proved = self.examples - len(self.examples_uncovered)
        counted = {
            "rules": self.total,
            "informative": self.informative,
            "covered": self.covered,
            "percent": f"{self.percent:.1f}",
            "uncovered": len(self.uncovered),
            "examples": f"{proved}/{self.examples}",
        }
        return say("covered-summary", **counted)


def tests_folder() -> Path:
    """The tests of the source checkout this program runs from."""
    folder = Path(westmarch.__file__).parents[2] / "tests"
    if not folder.is_dir():
        raise BadOption("rules-no_tests")
    return folder


def named_rules(folder: Path) -> set[str]:
    """The ids in all ``mark.rule(...)`` calls of all Python files under a folder."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (OSError, SyntaxError, UnicodeDecodeError) as error:
            raise BadOption("file-unreadable", file=path, why=error) from None
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_rule_mark(node.func):
                found.update(_strings(node))
    return found


def _is_rule_mark(function: ast.expr) -> bool:
    """Whether it is ``pytest.mark.rule`` or ``mark.rule``."""
    return ast.unparse(function) in ("pytest.mark.rule", "mark.rule")


def _strings(call: ast.Call) -> set[str]:
    inside = (node for argument in call.args for node in ast.walk(argument))
    return {n.value for n in inside if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def coverage(book: Rulebook, named: set[str]) -> Coverage:
    """Hold the named ids against the rulebook."""
    provable = [rule.id for rule in book.rules if not rule.informative]
    examples = [example.id for example in book.examples]
    known = {rule.id for rule in book.rules} | set(examples)
    prefixes = {_game_of(rule) for rule in book.rules}
    return Coverage(
        total=len(book.rules),
        informative=len(book.rules) - len(provable),
        covered=sum(rule in named for rule in provable),
        uncovered=[rule for rule in provable if rule not in named],
        examples=len(examples),
        examples_uncovered=[example for example in examples if example not in named],
        unknown=sorted(i for i in named - known if i.partition(".")[0] in prefixes),
    )


def _game_of(rule: Rule) -> str:
    return rule.id.partition(".")[0]
