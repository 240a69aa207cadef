"""Every code block of the documentation does what it says.

Blocks of `python` and of `sh` are run page by page, in order, in an empty folder. A comment right
above a block says otherwise:

    <!-- not run: the reason -->           it needs root, Docker, hours ...
    <!-- run in the soak -->               it takes longer than `make test` should
    <!-- keep running -->                  it starts a server for the blocks that follow

A block that begins with the name of a file in a comment is written into that file.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import socket
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from tests.docs.commands import commands_in, understood
from tests.docs.pages import PAGES, ROOT, Block, blocks, name_of
from westmarch.arena.contest.standings import Standings

SOAK = "run in the soak"
KEPT = "keep running"
SHELL = ("sh", "console")
LANGUAGES = {"python", *SHELL, "json", "toml", "yaml", "ini", "ftl", "text", "mermaid"}
PORT = "8000"
"""The port that the pages name; a test's server has one of its own."""
PATIENCE = 60.0
BLOCKS = [block for page in PAGES for block in blocks(page)]


def runs(block: Block, soak: bool) -> bool:
    if block.language not in ("python", *SHELL) or block.marker.startswith("not run: "):
        return False
    return soak or block.marker != SOAK


class Reader:
    """Somebody who follows a page to the letter, in a folder of their own."""

    def __init__(self, folder: Path, log: io.StringIO) -> None:
        self.folder, self.log = folder, log
        self.names: dict[str, Any] = {"__name__": "__main__"}
        self.port = ""
        self.servers: list[subprocess.Popen[bytes]] = []
        self.environment = {
            **os.environ,
            "HOME": str(folder),
            "LC_ALL": "C.UTF-8",
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "WESTMARCH_DATABASE": f"sqlite:///{folder}/westmarch.sqlite3",
        }

    def follow(self, block: Block) -> None:
        text = block.text.replace(f"localhost:{PORT}", f"127.0.0.1:{self.port}")
        if block.file is not None:
            file = self.folder / block.file
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        elif block.language == "python":
            code = compile("\n" * block.line + text, block.page, "exec")
            with contextlib.chdir(self.folder), contextlib.redirect_stdout(self.log):
                exec(code, self.names)
        elif block.marker == KEPT:
            self.serve(text)
        else:
            self.shell(text, block)

    def shell(self, text: str, block: Block) -> None:
        if block.language == "console":
            text = "\n".join(re.findall(r"^\$ (.*)$", text, re.MULTILINE))
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", text],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.log.write(done.stdout)
        assert done.returncode == 0, f"{block.place} exits with {done.returncode}:\n{done.stdout}"
        self.environment |= re.findall(r"^export (\w+)=([\w.:/-]+)$", text, re.MULTILINE)

    def serve(self, text: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = str(free.getsockname()[1])
        command = ["bash", "-c", "exec " + text.replace(PORT, self.port)]
        self.servers.append(subprocess.Popen(command, cwd=self.folder, env=self.environment))
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/health").close()
                return
            assert self.servers[-1].poll() is None and time.monotonic() < end, "no server"
            time.sleep(0.1)

    def leave(self) -> None:
        for server in self.servers:
            server.terminate()
            server.wait()


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    known = set(sys.modules)
    one = Reader(tmp_path, io.StringIO())
    yield one
    one.leave()
    for name in set(sys.modules) - known:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def learnt(reader: Reader) -> None:
    """The first bot learns, and wins in the arena."""
    won = re.search(r"won (\d+) of 500", reader.log.getvalue())
    assert won is not None and int(won[1]) > 280, "it has learnt nothing"
    assert "my_bot.Learner is stronger" in reader.log.getvalue()
    table = (reader.folder / "first_arena/standings.json").read_bytes()
    best = msgspec.json.decode(table, type=Standings).bots[0]
    assert best.bot == "my_bot.Learner" and best.rating_low > 0 and best.share.games == 200
    report = reader.folder / "first_arena/report.html"
    assert "my_bot.Learner" in report.read_text(encoding="utf-8")


RUNNING = {"docs/guides/moderation.md", "docs/explanation/rules-versions.md"}
"""Pages for those who run a site: it runs already."""
CHECKS: dict[str, Callable[[Reader], None]] = {"docs/start/first-bot.md": learnt}
"""What else must be so after a page has been followed."""


def follow(page: Path, reader: Reader, soak: bool) -> None:
    if name_of(page) in RUNNING:
        reader.serve(f"westmarch serve --port {PORT}")
    for block in blocks(page):
        if runs(block, soak) or block.file is not None:
            reader.follow(block)
    CHECKS.get(name_of(page), lambda reader: None)(reader)


QUICK = [page for page in PAGES if any(runs(block, soak=False) for block in blocks(page))]
LONG = [page for page in PAGES if any(block.marker == SOAK for block in blocks(page))]


@pytest.mark.parametrize("page", QUICK, ids=name_of)
def test_a_page_does_what_it_says(page: Path, reader: Reader) -> None:
    follow(page, reader, soak=False)


@pytest.mark.soak
@pytest.mark.parametrize("page", LONG, ids=name_of)
def test_a_page_does_what_it_says_in_full(page: Path, reader: Reader) -> None:
    follow(page, reader, soak=True)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.place)
def test_a_block_is_well_formed(block: Block) -> None:
    assert block.language in LANGUAGES, f"{block.place}: name the language of the block"
    known = not block.marker or block.marker in (SOAK, KEPT)
    assert known or re.match(r"not run: \w.{5,}", block.marker), f"{block.place}: {block.marker}"
    if block.language == "toml":
        tomllib.loads(block.text)
    elif block.language == "json":
        json.loads(block.text)
    elif block.language == "yaml":
        yaml.safe_load(block.text)
    elif block.language == "python":
        compile(block.text, block.place, "exec")


@pytest.mark.parametrize(
    "block", [one for one in BLOCKS if one.language in SHELL], ids=lambda block: block.place
)
def test_our_commands_have_these_options(block: Block) -> None:
    """Also where a block is not run."""
    for words in commands_in(block.text):
        understood(words)


def test_every_target_of_make_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r"(?:^|`)make ([a-z-]+)", text, re.MULTILINE):
            assert target in targets, f"{name_of(page)}: make {target}"
