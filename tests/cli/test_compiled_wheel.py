"""The wheel with the compiled engine says what it is, and plays as the pure one does."""

from __future__ import annotations

from importlib.metadata import Distribution
from pathlib import Path

import pytest

import westmarch
from tests.cli.test_wheel import asked_for, lay_out, start, unpacked
from tools.compiler.wheel import VARIABLE
from westmarch import builds

pytestmark = pytest.mark.skipif(
    westmarch.BUILD != builds.COMPILED, reason="`make test-fast` packs the engine it has compiled"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = next(f for f in builds.folders() if (f / builds.LIST).is_file())
    found = unpacked(tmp_path_factory.mktemp("wheel"), **{VARIABLE: str(folder)})
    (described,) = found.glob("westmarch-*.dist-info")
    lay_out(asked_for(Distribution.at(described)), found)
    return found


def output(site: Path, *words: str, **variables: str) -> str:
    done = start(site, *words, **variables)
    out, err = done.communicate(timeout=300)
    assert done.returncode == 0, err
    return out


def test_it_is_for_this_python_and_this_machine(site: Path) -> None:
    (wheel,) = site.parent.glob("*.whl")
    assert not wheel.name.endswith("-py3-none-any.whl")


def test_it_says_that_it_is_compiled(site: Path) -> None:
    assert f"({builds.COMPILED}, " in output(site, "--version")
    assert f"({builds.PURE}, " in output(site, "--version", **{builds.VARIABLE: "1"})


def test_its_records_are_those_of_the_source(site: Path) -> None:
    words = ("simulate", "five_armies", "--games", "1", "--bots", "heuristic,random")
    kept = {}
    for build, pure in ((builds.COMPILED, "0"), (builds.PURE, "1")):
        folder = site.parent / build
        output(site, *words, "--record", str(folder), **{builds.VARIABLE: pure})
        (record,) = folder.glob("*.jsonl")
        kept[build] = record.read_bytes()
        other = "0" if pure == "1" else "1"
        output(site, "replay", str(record), "--verify", **{builds.VARIABLE: other})
    assert kept[builds.COMPILED] == kept[builds.PURE]
