"""The wheel alone: what it asks for is all it needs to serve the app, without Node."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
SERVE = "from westmarch.cli import main; main()"


def unpacked(folder: Path, **variables: str) -> Path:
    """The wheel as `make wheel` builds it, opened; environment variables change what goes in."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    env = {**os.environ, **variables}
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, env=env)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def asked_for(of: Distribution, extras: frozenset[str] = frozenset()) -> Iterator[Distribution]:
    """Everything a distribution asks for, and what that asks for in turn."""
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = [(of, extras)]
    while waiting:
        one, wanted = waiting.pop()
        for line in one.requires or ():
            need = Requirement(line)
            marks = [{"extra": extra} for extra in ("", *wanted)]
            if need.marker and not any(need.marker.evaluate(mark) for mark in marks):
                continue
            key = (need.name.lower(), frozenset(need.extras))
            if key not in seen:
                seen.add(key)
                found = distribution(need.name)
                waiting.append((found, key[1]))
                yield found


def lay_out(distributions: Iterator[Distribution], site: Path) -> None:
    """Put their packages, and nothing else, into a folder."""
    for one in distributions:
        for file in one.files or ():
            top = file.parts[0]
            if top not in ("..", "__pycache__") and not (site / top).exists():
                (site / top).symlink_to(Path(str(one.locate_file(top))))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (ROOT / "src/westmarch/server/static/index.html").is_file():
        raise RuntimeError("the browser client is not built; run `make web`")
    found = unpacked(tmp_path_factory.mktemp("wheel"))
    (described,) = found.glob("westmarch-*.dist-info")
    lay_out(asked_for(Distribution.at(described)), found)
    return found


def start(site: Path, *words: str, **variables: str) -> subprocess.Popen[str]:
    """`westmarch` in an environment where nothing is but the wheel and what it asks for."""
    return subprocess.Popen(
        [sys.executable, "-S", "-c", SERVE, *words],
        env={"PYTHONPATH": str(site), "PATH": "", "HOME": str(site.parent), **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=site.parent,
        start_new_session=True,
    )


def test_it_serves_the_app(site: Path, tmp_path: Path) -> None:
    server = start(site, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/rooms.db")
    try:
        assert server.stdout is not None and server.stderr is not None
        line = server.stdout.readline()
        assert "http://" in line, server.stderr.read()
        address = f"http://localhost:{int(line.rstrip().rpartition(':')[2])}"
        with urllib.request.urlopen(address, timeout=60) as answer:
            page = answer.read().decode()
        assert "has not been built" not in page
        script = page.partition('type="module"')[2].partition('src="')[2].partition('"')[0]
        with urllib.request.urlopen(address + script, timeout=60) as answer:
            assert "javascript" in answer.headers["content-type"]
        with urllib.request.urlopen(f"{address}/api/games", timeout=60) as answer:
            assert b"war_of_the_ring" in answer.read()
    finally:
        os.killpg(server.pid, 15)
        server.wait(30)


def test_it_plays_without_the_sources(site: Path) -> None:
    words = ("simulate", "five_armies", "--games", "1", "--bots", "random,random", "--json")
    done = start(site, *words)
    out, err = done.communicate(timeout=300)
    assert done.returncode == 0, err
    assert json.loads(out)["finished"] == 1
