"""The mutants that `make mutate` tries are programs, each with one fault."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import mutate

SAMPLE = """
def wages(hours: int = 8, paid: bool = True) -> int:
    \"\"\"Nothing here: 1 < 2.\"\"\"
    total = 0
    if hours > 40 and paid:
        total += extra(hours)
    tell(total)
    return total


class Shop:
    def open(self) -> None:
        def ring() -> bool:
            return not self.closed

        assert ring() is True
        self.bell = ring
"""


def faults(tmp_path: Path) -> dict[str, set[str]]:
    file = tmp_path / "sample.py"
    file.write_text(SAMPLE)
    return {
        name: {mutate.changed(one) for one in found}
        for name, found in mutate.mutants_of(file).items()
    }


def test_every_kind_of_fault_is_made_once_where_it_belongs(tmp_path: Path) -> None:
    found = faults(tmp_path)
    assert set(found) == {"wages", "Shop.open.ring"}
    added = {
        line[1:].strip() for text in found["wages"] for line in text.splitlines() if line[0] == "+"
    }
    assert added == {
        "total = 1",
        "if (not (hours > 40 and paid)):",
        "if ((hours > 40) or (paid)):",
        "if hours >= 40 and paid:",
        "if hours > 41 and paid:",
        "pass",
        "return None",
    }


@pytest.mark.parametrize("package", ["westmarch.server", "westmarch.kernel"])
def test_a_mutant_is_a_program(package: str) -> None:
    drawn = mutate.draw(package, 150, "programs")
    assert len(drawn) == 150
    assert len({(one.file, one.function) for one in drawn}) == 150
    for one in drawn:
        source = one.file.read_bytes()
        mutated = source[: one.start] + one.text.encode() + source[one.end :]
        assert ast.dump(ast.parse(mutated)) != ast.dump(ast.parse(source))


def test_the_same_seed_draws_the_same_mutants() -> None:
    assert mutate.draw("westmarch.kernel", 20, "a") == mutate.draw("westmarch.kernel", 20, "a")
    assert mutate.draw("westmarch.kernel", 20, "a") != mutate.draw("westmarch.kernel", 20, "b")
