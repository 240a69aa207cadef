"""Servers for the benchmarks: one on SQLite, or several on PostgreSQL and Redis of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

import httpx

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tools.harness.services import Postgres, Redis  # noqa: E402

PROGRAM = [sys.executable, "-c", "from westmarch.cli import main; main()"]


class Server:
    """A process of Westmarch."""

    def __init__(self, *options: str) -> None:
        command = [*PROGRAM, *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
        for _ in range(400 if options[0] == "serve" else 0):
            try:
                if httpx.get(f"{self.url}/api/health").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        if options[0] == "serve":
            raise SystemExit("the server does not answer")

    def cpu(self) -> float:
        """Processor seconds used so far; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class _House:
    """Processes on one database; all end with it."""

    def __init__(self) -> None:
        self.started: list[Server] = []

    def options(self) -> list[str]:
        raise NotImplementedError

    def start(self, bots: bool) -> Server:
        """One more process that serves."""
        more = [] if bots else self.without_bots
        command = ["serve", "--port", "0", *self.options(), "--no-limits", "--bot-workers", "1"]
        self.started.append(Server(*command, *more))
        return self.started[-1]

    without_bots: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for server in self.started:
            if server.process.poll() is None:
                server.kill()


class Alone(_House):
    """One process on SQLite."""

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()

    def options(self) -> list[str]:
        return ["--database", str(Path(self._folder.name) / "load.sqlite3")]

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        self._folder.cleanup()


class Site(_House):
    """Any number of processes on PostgreSQL and Redis."""

    without_bots = ["--no-bots"]

    def __enter__(self) -> Self:
        self.postgres = Postgres().__enter__()
        self.redis = Redis().__enter__()
        self._database = self.postgres.database()
        return self

    def options(self) -> list[str]:
        return ["--database", self._database, "--redis", self.redis.url]

    def work(self) -> Server:
        """One more process that lets bots think."""
        self.started.append(Server("work", *self.options(), "--bot-workers", "1"))
        return self.started[-1]

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        self.redis.__exit__()
        self.postgres.__exit__()
