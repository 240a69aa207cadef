"""The real command in a process of its own, to be killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import tempfile
from pathlib import Path
from typing import IO

import httpx

from tools.harness.site_client import until
from westmarch.bots.registry import BOTS
from westmarch.cli import app
from westmarch.kernel import registry

ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-c", "from tests.server.support.server_process import main; main()"]
"""``westmarch``, with the made-up game and its bots."""

PREPARED = multiprocessing.get_context("forkserver")
"""Where processes are forked from one that has read the whole program already: to read it takes two
seconds of a processor, each time. That the command itself starts is seen in tests/cli and
tests/web."""
PREPARED.set_forkserver_preload(
    ["westmarch.cli.app", "westmarch.server.app.serve", *registry.GAMES.values()]
)


def main() -> None:
    registry.GAMES["duel"] = "westmarch.games.duel.game"
    BOTS["dawdles"] = "tests.server.support.broken_bots:Dawdles"
    app.main()


def _run(arguments: list[str], environment: dict[str, str], out: str, log: str) -> None:
    """The command with these arguments; what it says goes to files, as a shell would lead it."""
    os.environ.update(environment)
    for path, number in ((out, 1), (log, 2)):
        file = os.open(path, os.O_WRONLY | os.O_APPEND)
        os.dup2(file, number)
        os.close(file)
    sys.argv = ["westmarch", *arguments]
    main()


class Process:
    """``westmarch serve`` on a database, at any free port. A process for bots is started only when
    one has to think."""

    def __init__(self, database: Path | str, *more: str, **environment: str) -> None:
        arguments = ["serve", "--port", "0", "--database", str(database), "--no-limits"]
        arguments += ["--bot-workers", "1", "--no-bots", *more]
        # Open as long as this is: a killed server's last words are read afterwards.
        self._out = tempfile.NamedTemporaryFile()  # noqa: SIM115
        self._log = tempfile.NamedTemporaryFile()  # noqa: SIM115
        self._process = PREPARED.Process(
            target=_run, args=(arguments, environment, self._out.name, self._log.name)
        )
        self._process.start()
        until(lambda: self._told(self._out).endswith("\n") or not self._process.is_alive())
        self.url = self._told(self._out).split()[-1]
        until(self._answers)

    @staticmethod
    def _told(file: IO[bytes]) -> str:
        return os.pread(file.fileno(), 10_000_000, 0).decode()

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
        return self._told(self._log)

    def signal(self, number: signal.Signals) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, number)

    def wait(self, seconds: float = 60) -> int:
        """Wait for its end; the exit code."""
        self._process.join(seconds)
        assert self._process.exitcode is not None, "it goes on"
        return self._process.exitcode

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
        if self._process.is_alive():
            self.kill()
        sys.stderr.write(self.log())  # pytest shows it where a test fails
        for file in (self._out, self._log):
            file.close()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
