"""The real command in a process of its own, to be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from tests.server.service import until

ROOT = Path(__file__).parents[2]
COMMAND = [
    sys.executable,
    "-c",
    "from tests.server import broken_bots\n"
    "from westmarch.kernel import registry\n"
    "from westmarch.bots.registry import BOTS\n"
    "registry.GAMES['duel'] = 'westmarch.games.duel.game'\n"
    "BOTS['dawdles'] = 'tests.server.broken_bots:Dawdles'\n"
    "from westmarch.cli.app import main\n"
    "main()\n",
]
"""``westmarch``, with the made-up game and its bots."""


class Process:
    """``westmarch serve`` on a database, at any free port. A process for bots is started only when
    one has to think."""

    def __init__(self, database: Path | str, *more: str) -> None:
        arguments = ["serve", "--port", "0", "--database", str(database), "--no-limits"]
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self._process = subprocess.Popen(
            [*COMMAND, *arguments, "--bot-workers", "1", "--no-bots", *more],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=self._log,
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

    def log(self) -> str:
        """What it has told so far."""
        return os.pread(self._log.fileno(), 10_000_000, 0).decode()

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def wait(self, seconds: float = 60) -> int:
        """Wait for its end; the exit code."""
        return self._process.wait(seconds)

    def kill(self) -> None:
        """kill -9: no farewell."""
        self.signal(signal.SIGKILL)
        self.wait(10)

    def stop(self) -> int:
        """A polite end; the exit code."""
        self.signal(signal.SIGINT)
        return self.wait()

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()
        assert self._process.stdout is not None
        self._process.stdout.close()
        sys.stderr.write(self.log())  # pytest shows it where a test fails
        self._log.close()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
