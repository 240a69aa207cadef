"""Which build runs: the compiled engine only where it is what the source says."""

from __future__ import annotations

import json
import os
import sys
import sysconfig
from pathlib import Path

import pytest

from westmarch import builds

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with one source, compiled."""
    (tmp_path / "rule.py").write_text("LIMIT = 3\n", encoding="utf-8")
    (tmp_path / builds.FOLDER).mkdir()
    monkeypatch.setattr(builds, "_HOME", tmp_path)
    monkeypatch.setattr(builds, "folders", lambda: [tmp_path / builds.FOLDER])
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.delenv(builds.VARIABLE, raising=False)
    write_list(tmp_path)
    return tmp_path


def write_list(home: Path, suffix: str = SUFFIX) -> None:
    source = home / "rule.py"
    seen = source.stat()
    told = (seen.st_size, seen.st_mtime_ns, builds.stamp(source))
    listed = {"suffix": suffix, "modules": {"rule": "rule.so"}, "sources": {"rule.py": told}}
    (home / builds.FOLDER / builds.LIST).write_text(json.dumps(listed), encoding="utf-8")


def test_the_compiled_engine_is_taken_where_it_is_there(home: Path) -> None:
    assert builds.choose() == (builds.COMPILED, "")
    spec = sys.meta_path[0].find_spec("rule", None, None)
    assert spec is not None and spec.origin == str(home / builds.FOLDER / "rule.so")
    assert sys.meta_path[0].find_spec("other", None, None) is None


def test_without_one_the_source_runs(home: Path) -> None:
    (home / builds.FOLDER / builds.LIST).unlink()
    assert builds.choose() == (builds.PURE, "")


def test_a_variable_asks_for_the_source(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(builds.VARIABLE, "1")
    assert builds.choose() == (builds.PURE, "")
    monkeypatch.setenv(builds.VARIABLE, "0")
    assert builds.choose() == (builds.COMPILED, "")


def test_a_changed_rule_is_never_hidden_by_an_old_build(home: Path) -> None:
    (home / "rule.py").write_text("LIMIT = 4\n", encoding="utf-8")
    build, note = builds.choose()
    assert build == builds.PURE and "rule.py was changed" in note
    (home / "rule.py").unlink()
    assert builds.choose()[0] == builds.PURE


def test_a_file_that_was_only_touched_says_the_same(home: Path) -> None:
    os.utime(home / "rule.py", (1, 1))
    assert builds.choose() == (builds.COMPILED, "")


def test_another_pythons_build_is_passed_over(home: Path) -> None:
    write_list(home, ".cpython-30.so")
    build, note = builds.choose()
    assert build == builds.PURE and "another Python's" in note
