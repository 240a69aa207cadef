"""The real command in a process of its own, to be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.service import until

ROOT = Path(__file__).parents[2]


class Process:
    """``westmarch serve`` on a database, at any free port."""

    def __init__(self, database: Path, *more: str) -> None:
        code = (
            "from tests.server import broken_bots\n"
            "from westmarch.kernel import registry\n"
            "from westmarch.bots.registry import BOTS\n"
            "registry.GAMES['duel'] = 'tests.toy.duel'\n"
            "BOTS['dawdles'] = 'tests.server.broken_bots:Dawdles'\n"
            "from westmarch.cli.app import main\n"
            "main()\n"
        )
        arguments = ["serve", "--port", "0", "--database", str(database), "--no-limits"]
        self._process = subprocess.Popen(
            [sys.executable, "-c", code, *arguments, "--bot-workers", "1", *more],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().split()[-1]
        until(self._answers)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def children(self) -> list[int]:
        """The processes it started, and theirs."""
        found = []
        for folder in Path("/proc").iterdir():
            if folder.name.isdecimal():
                try:
                    parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                except OSError:
                    continue
                if parent == self._process.pid:
                    found.append(int(folder.name))
        return found

    def kill(self) -> None:
        """kill -9: no farewell."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)

    def stop(self) -> int:
        """A polite end; the exit code."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(15)

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()
        assert self._process.stdout is not None
        self._process.stdout.close()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
